"""Texts of our own making are read as the trees they mean, wholly or not at all."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar import Lexicon, grammar, read_card
from arbitre.pool.spoils import pool

WORDS = Lexicon(frozenset(("Testing Ground",)), frozenset(("gear", "tester")))
CHARACTER = n.Select("character")
YOURS = n.Select("character", "you")
PICK = n.Choose(n.Chosen(CHARACTER))
ENTERS = (n.When("enters play", card="this"),)


def read(text: str, kind: str = "character") -> tuple[n.Ability, ...]:
    found = read_card(text, kind, WORDS)
    assert not found.faults, [str(fault) for fault in found.faults]
    return found.abilities


CASES: list[tuple[str, str, tuple[n.Ability, ...]]] = [
    (
        "character",
        "UNIQUE Tester\nCOVERT\nFLIP UP: 7 [E][R] and discard 3 cards.",
        (
            n.Keyword("Unique", name="Tester"),
            n.Keyword("Covert"),
            n.Keyword("Flip Up", 7, icons="ER", cost=(n.Discard(3),)),
        ),
    ),
    (  # an ability with a threshold, a number that is chosen, and a pick
        "item",
        "TRY IT: [O][G]\nCOST: Choose a number for X. Pay X+X. Deplete this card. Pick a location.\n"
        "EFFECT: Inflict X+2 damage to the location.",
        (
            n.Activated(
                (
                    n.ChooseNumber("X"),
                    n.Pay(n.Times(n.Tally("X"), 2)),
                    n.Exert(n.This()),
                    n.Choose(n.Chosen(n.Select("location"))),
                ),
                (n.DealDamage(n.That(), n.Plus(n.Tally("X"), 2)),),
                name="TRY IT",
                icons="OG",
            ),
        ),
    ),
    (  # from the discard pile
        "tactic",
        "Draw 6 cards.\nAGAIN: [D]\nCOST: Use this only if this card is in your discard pile. Pay 9.\n"
        "EFFECT: Draw 7 cards.",
        (
            n.ActionEffect((n.Draw(6),)),
            n.Activated((n.Pay(9),), (n.Draw(7),), name="AGAIN", icons="D", zone="discard"),
        ),
    ),
    (  # the picked one, not the one that was destroyed for it
        "tactic",
        "COST: Pick a character. Destroy an item you control.\nEFFECT: This turn, the character loses 7 speed.",
        (
            n.ExtraCost((PICK, n.Banish(n.Chosen(n.Select("item", "you"), slot="second")))),
            n.ActionEffect((n.Modify(n.That(), "speed", -7),)),
        ),
    ),
    (  # "the character" is one: it must still be
        "tactic",
        "COST: Pick a character.\nEFFECT: If the character has 6 life or less, destroy it.",
        (
            n.ExtraCost((PICK,)),
            n.ActionEffect(
                (n.If(n.Is(n.That(), "character", (n.StatIs("life", "<=", 6),)), (n.Banish(n.That()),)),),
            ),
        ),
    ),
    (  # what follows "if you do" belongs to it as long as it speaks of the same card
        "character",
        "When this card enters play, you may pick a character. If you do, restore it. Put 4 tokens on it. "
        "Draw 5 cards.",
        (
            n.Triggered(
                ENTERS,
                (
                    n.IfYouDo((PICK,), (n.Ready(n.That()), n.PutTokens(n.That(), 4)), may=True),
                    n.Draw(5),
                ),
            ),
        ),
    ),
    (  # "they" are each of both players
        "location",
        "At the end of your turn, both players destroy an item they control.",
        (
            n.Triggered(
                (n.When("turn ends", player="you"),),
                (n.ForEachPlayer("all", (n.Banish(n.Chosen(n.Select("item", "actor"), by="actor")),)),),
            ),
        ),
    ),
    (
        "character",
        '[V][V]: While you control at least 3 "gear" cards, this card gains 6 life and cannot block.',
        (
            n.StaticAbility(
                (n.Gets("this", "life", 6), n.Cant("this", "block")),
                n.Have(n.Select("card", "you", where=(n.Classified(("gear",)),)), 3),
                icons="VV",
            ),
        ),
    ),
    (  # factions of both players
        "item",
        "If damage is inflicted to a faction, reduce the amount by 6.",
        (n.StaticAbility((n.DamageChange(n.Select("faction", zone="faction"), change=-6),)),),
    ),
    (
        "item",
        "If a character inflicts battle damage to a character or faction, increase the amount by 6.",
        (
            n.StaticAbility(
                (
                    n.DamageChange(
                        n.Select(zone="play or faction", where=(n.TypeIs(("character", "faction")),)),
                        CHARACTER,
                        change=6,
                        battle=True,
                    ),
                )
            ),
        ),
    ),
    (  # not a change of the damage, but what it triggers
        "item",
        "If battle damage is inflicted to your faction, draw 6 cards.",
        (
            n.Triggered(
                (n.When("dealt damage", n.Select("faction", "you", "faction"), in_battle=True),),
                (n.Draw(6),),
            ),
        ),
    ),
    (  # an ability without a name; the first cost is that of the card
        "location",
        "COST: Discard 2 cards.\nSTIR\nCOST: Pay 6.\nEFFECT: Draw 7 cards.\nCOST: Pay 8. EFFECT: Draw 9 cards.",
        (
            n.ExtraCost((n.Discard(2),)),
            n.Activated((n.Pay(6),), (n.Draw(7),), name="STIR"),
            n.Activated((n.Pay(8),), (n.Draw(9),)),
        ),
    ),
    (
        "tactic",
        "Choose one of the following as this card's rules text:\nOPTION 1\nDraw 8 cards.\nOPTION 2\n"
        "COST: Pick a character.\nEFFECT: Destroy the character.",
        (
            n.OneTextOf(
                (
                    (n.ActionEffect((n.Draw(8),)),),
                    (n.ExtraCost((PICK,)), n.ActionEffect((n.Banish(n.That()),))),
                )
            ),
        ),
    ),
]


@pytest.mark.parametrize(("kind", "text", "tree"), CASES)
def test_a_text_means_its_tree(kind: str, text: str, tree: tuple[n.Ability, ...]) -> None:
    assert read(text, kind) == tree


def test_reminders_and_the_kind_of_quotes_mean_nothing() -> None:
    plain = read('All "tester" characters gain 9 strength.')
    assert read("All “tester” characters  gain 9 strength. (They grow.)") == plain


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("When this card enters play, draw 2 cards and sing.", "sing."),
        ("This card gains 2 strength and yawns.", "yawns."),
        ('Destroy all "unheard" cards.', "Destroy"),
    ],
)
def test_what_is_not_understood_is_refused_at_the_word(text: str, rest: str) -> None:
    found = read_card(text, "character", WORDS)
    assert not found.abilities
    assert found.faults[0].rest.startswith(rest)


@pytest.mark.parametrize(
    "text",
    [
        "When this card enters play, draw X cards.",  # nothing says what X is
        "At the start of your turn, destroy the location.",  # nothing was spoken of
        "At the start of your turn, they discard a card.",
        "If a character inflicts damage to it, draw 2 cards.",  # to which of the two
        "EFFECT: Draw 2 cards.",  # only a tactic has an effect of its own
    ],
)
def test_nothing_is_guessed(text: str) -> None:
    assert read_card(text, "character", WORDS).faults


def test_one_part_that_is_refused_refuses_the_card() -> None:
    found = read_card("COVERT\nThis card sings.", "character", WORDS)
    assert found.faults
    assert not found.abilities


def test_the_grammar_names_no_card() -> None:
    words = {rule.source for rules in grammar().rules.values() for rule in rules}
    said = re.sub(r"[^a-z ]", " ", " ".join(words).lower())
    # Names of one word are words of the game as well (resources, Flip Up's neighbours); longer ones stand for a card.
    names = [card.name for card in pool() if len(card.name.split()) > 1 and card.copies != 0]  # a token is no card
    assert len(names) > 500
    assert not [name for name in names if f" {re.sub(r'[^a-z ]', ' ', name.lower())} " in f" {said} "]
    folder = Path(str(resources.files("arbitre.games.spoils.grammar")))
    source = " ".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert source
    assert not [name for name in names if name in source]


def test_a_refusal_names_kinds_of_phrases() -> None:
    found = read_card("At the start of your turn, destroy target rabbit.", "character", WORDS)
    assert "expected cards such as 'a character'" in str(found.faults[0])
    found = read_card("Whenever it rains, draw a card.", "character", WORDS)
    assert "when, such as 'at the start of your turn'" in str(found.faults[0])
