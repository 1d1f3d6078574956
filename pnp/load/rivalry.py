"""Rivalry files."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

from pnp.errors import Finding
from pnp.load.deck import set_fields
from pnp.load.fit import fit
from pnp.load.nodes import Node
from pnp.load.shapes import RivalryCardShape, RivalryShape, ScoreShape
from pnp.load.source import Source
from pnp.load.values import at_least
from pnp.model.rivalry import RivalryCard, RivalrySet, RuleChange, Scoring


def read_rivalry(root: Node, source: Source) -> tuple[RivalrySet | None, Node, tuple[Node, ...], list[Finding]]:
    """The set with every card that could be read."""
    shape, kept, findings = fit(root, RivalryShape)
    if shape is None:
        return None, kept, (), findings
    cards, nodes = [], []
    for index, card in enumerate(shape.cards):
        node = kept.nearest(("cards", index))[0]
        effect = _effect(card)
        problems = [*_effect_is_one(card, node)]
        if effect is not None and not problems and node.is_whole("effect"):
            problems += _numbers_are_known(card, effect, node)
        findings += problems
        if effect is not None and not problems:
            cards.append(RivalryCard(card.id, card.kind, effect, card.name, card.text))
            nodes.append(node)
    return RivalrySet(shape.rivalry, tuple(cards), shape.ruleset, shape.note), kept, tuple(nodes), findings


def _effect(card: RivalryCardShape) -> RuleChange | Scoring | None:
    if card.effect.rules is not None:
        return RuleChange(set_fields(card.effect.rules))
    return _scoring(card.effect.score) if card.effect.score is not None else None


def _scoring(score: ScoreShape) -> Scoring:
    number = at_least(score.condition)
    return Scoring(
        region=score.region,
        condition="at least" if number else score.condition,  # type: ignore[arg-type]
        points=score.points,
        at_least=number or 1,
        tokens=score.tokens,
        view=score.view,
        levels=tuple(sorted(set(score.levels))) or None,
        ties=score.ties,
    )


def _effect_is_one(card: RivalryCardShape, node: Node) -> Iterator[Finding]:
    """A card changes rules or adds points, as its kind says."""
    given = sorted(card.effect.model_fields_set)
    effect, rules = (node.nearest(path)[0] for path in (("effect",), ("effect", "rules")))
    if effect.is_torn:
        return
    wanted = "rules" if card.kind == "rule" else "score"
    if given != [wanted]:
        has = " and ".join(f"`{key}:`" for key in given) or "nothing"
        message = (
            f"card {card.id} is of kind {card.kind} but its effect has {has}; give it `{wanted}:` and nothing else"
        )
        yield Finding("effect-not-of-kind", node.at("effect"), message)
    elif card.kind == "rule" and not card.effect.rules.model_fields_set and not rules.is_torn:
        message = f"card {card.id} changes no rule; set a field such as hand_size"
        yield Finding("effect-does-nothing", rules.place, message)
    elif card.kind == "scoring" and card.effect.score.points == 0:
        message = f"card {card.id} scores 0 points; give it a number other than 0"
        yield Finding("effect-does-nothing", node.at("effect", "score", "points"), message)


def _numbers_are_known(card: RivalryCardShape, effect: RuleChange | Scoring, node: Node) -> Iterator[Finding]:
    """A text in braces stands for a number of the card's own effect."""
    known = effect.numbers()
    for language, text in card.text.items():
        place = node.at("text", language)
        try:
            parts = [(name, spec, turn) for _, name, spec, turn in Formatter().parse(text) if name is not None]
        except ValueError:
            message = f"the text of card {card.id} has a lone brace; write {{points}}, or {{{{ for a brace itself"
            yield Finding("number-unknown", place, message)
            continue
        for name, spec, conversion in parts:
            if name not in known or spec or conversion:
                message = f"the text of card {card.id} names {{{name}}}; its effect has {', '.join(known)}"
                yield Finding("number-unknown", place, message)
