"""The cards of a deck as protograf makes them: a script for its own environment, which has nothing of ours.

Usage: protograf_cards.py CARDS.json, in the folder where theirs.pdf is to be written. Everything our cards show except
art: a frame, the pattern on its grid, the star, the name, the number of tokens, the deck, and the turns if they are in
the data. Nine cards a sheet, with marks along the edges of the page.
"""

# mypy: ignore-errors
import json
import sys

from protograf import Card, Create, Deck, Save, circle, rectangle, square, star, text

with open(sys.argv[1], encoding="utf-8") as file:  # noqa: PTH123
    cards = json.load(file)
# It reads the command line itself.
sys.argv = sys.argv[:1]
Create(filename="theirs.pdf", paper="A4", margin=0.97, margin_top=1.4, margin_bottom=1.4, units="cm")
Deck(cards=len(cards), card_size="poker", grid_marks=True, rows=3, cols=3)
for number, card in enumerate(cards, 1):
    colour = card["colour"]
    shapes = [
        rectangle(x=0.25, y=0.25, width=5.85, height=8.39, fill=colour, stroke=colour, rounding=0.3),
        text(x=3.17, y=0.9, text=card["name"], font_size=14, stroke="white"),
        text(x=3.17, y=8.4, text=card["deck"], font_size=6, stroke="white"),
        text(x=0.9, y=7.8, text=str(card["tokens"]), font_size=12, stroke="white"),
    ]
    for row, line in enumerate(card["pattern"]):
        for col, mark in enumerate(line):
            x, y = 0.7 + col * 1.68, 1.5 + row * 1.68
            shapes.append(square(x=x, y=y, side=1.58, fill="white", stroke="grey"))
            if mark == "x":
                shapes.append(circle(cx=x + 0.79, cy=y + 0.79, radius=0.6, fill=colour, stroke="black"))
            elif mark == "*":
                shapes.append(star(cx=x + 0.79, cy=y + 0.79, radius=0.7, fill="gold", stroke="black"))
    for turn, lines in enumerate(card["turns"]):
        for row, line in enumerate(lines):
            for col, mark in enumerate(line):
                if mark != ".":
                    x, y = 1.6 + turn * 0.95 + col * 0.26, 7.1 + row * 0.26
                    shapes.append(square(x=x, y=y, side=0.22, fill="white", stroke="white"))
    Card(number, *shapes)
Save()
