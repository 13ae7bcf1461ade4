"""Numbers read off cards, and what is done with them: read as the right tree, and rendered as text that reads so."""

from __future__ import annotations

import pytest

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar import parse

NAMES = frozenset(("Ada",))
CLASSES = frozenset(("Baker", "Knight"))
CHOSEN = n.Chosen(n.Select("character"))


def effects(text: str) -> tuple[n.Effect, ...]:
    found = parse(text, "action", NAMES, CLASSES)
    assert isinstance(found, n.ActionEffect)
    return found.effects


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("Gain lore equal to the damage on chosen character.", n.GainLore(n.StatOf("damage", CHOSEN))),
        ("Draw cards equal to chosen character's ◊.", n.Draw(n.StatOf("lore", CHOSEN))),
        (
            "Chosen character gets -2 ¤ this turn for each card in your hand.",
            n.Modify(CHOSEN, "strength", n.Times(n.CountOf(n.Select("card", "you", "hand")), -2)),
        ),
        (
            "Gain lore equal to the ¤ of chosen character, to a maximum of 3 lore.",
            n.GainLore(n.AtMost(n.StatOf("strength", CHOSEN), 3)),
        ),
    ],
)
def test_amounts(text: str, tree: n.Effect) -> None:
    assert effects(text) == (tree,)


def test_what_is_added_is_said_before_whom_it_is_added_to() -> None:
    found = parse(
        "Whenever this character quests, you may add her ⛉ to another chosen character's ¤ this turn.",
        "ability",
        NAMES,
        CLASSES,
    )
    other = n.Chosen(n.Select("character", other=True))
    assert found.effects == (n.May((n.Modify(other, "strength", n.StatOf("willpower", n.This())),)),)
