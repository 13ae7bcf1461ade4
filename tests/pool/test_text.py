"""What the pool's cards say: rendered, and read again."""

from __future__ import annotations

import pytest

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.grammar import NotUnderstood
from arbitre.games.lorcana.text import TEXT
from arbitre.pool.compiling import lexicon_of
from arbitre.pool.lorcana import pool
from arbitre.pool.synonyms import normal

KINDS = ("character", "item", "location", "action")


def kind(card: CardData) -> str:
    return "song" if card.song else card.type


def spoken(ability: n.Ability, card: CardData) -> str:
    return TEXT.render_ability(ability, "en", kind=kind(card))


@pytest.mark.parametrize("what", KINDS)
def test_every_ability_is_read_again_as_the_same_tree(what: str) -> None:
    known = lexicon_of(pool())
    wrong: list[str] = []
    for card in pool():
        if card.type != what or card.by_hand or not card.playable:
            continue
        for ability in card.abilities:
            if isinstance(ability, n.Keyword):
                continue
            text = spoken(ability, card)
            try:
                again = known.parse(text, "action" if isinstance(ability, n.ActionEffect) else "ability")
            except NotUnderstood as fault:
                wrong.append(f"{card.full_name}: {fault}")
                continue
            if again != ability:
                wrong.append(f"{card.full_name}: {text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", TEXT.languages)
def test_every_ability_can_be_told(lang: str) -> None:
    for card in pool():
        for ability in card.abilities:
            text = TEXT.render_ability(ability, lang, kind=kind(card))
            assert text
            assert "  " not in text, f"{card.full_name}: {text}"
            assert "None" not in text, f"{card.full_name}: {text}"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Whenever he quests, you may draw a card.", "When they quest, you may draw a card."),
        ("Banish one of your items.", "Banish chosen item of yours."),
        ("Choose one: • Banish chosen item. • Draw a card.", "Banish chosen item or draw a card."),
        ("Gain lore equal to the number of items you have in play.", "Gain 1 lore for each item you have in play."),
        ("You may banish this item. If you do, draw a card.", "You may banish this item to draw a card."),
        ("Draw a card. Then, gain 1 lore.", "Draw a card and gain 1 lore."),
        (
            "Damaged characters can't challenge this character.",
            "This character can't be challenged by damaged characters.",
        ),
    ],
)
def test_what_says_the_same(one: str, other: str) -> None:
    assert normal(one, "item") == normal(other, "item")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("You may draw a card and gain 1 lore.", "You may draw a card. Gain 1 lore."),  # what one may do
        ("Banish chosen character.", "Banish chosen opposing character."),  # whose
        ("Banish chosen character.", "Banish another chosen character."),
        ("Banish each character.", "Banish chosen character."),  # how many
        ("Each opponent discards a card at random.", "Each opponent chooses and discards a card."),  # who chooses
        ("Whenever you play an item, ready this character.", "Whenever you play an item, ready it."),  # which card
        (
            "Whenever this character quests, if it's exerted, draw a card.",
            "While this character is exerted, draw a card.",
        ),
        (
            "Draw a card. If you have an item in play, gain 1 lore.",
            "If you have an item in play, draw a card and gain 1 lore.",
        ),
    ],
)
def test_what_does_not(one: str, other: str) -> None:
    assert normal(one, "character") != normal(other, "character")
