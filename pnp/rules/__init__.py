"""The reference rules, written to be read: a constant `Game`, a frozen `State`, and what may follow it.

game = Game.of(deck, layout, players=2)
state = game.deal(Deal.shuffled(game, seed=7))
while not state.is_over():
    state = state.after(state.actions()[0])
print(state.outcome())
"""
