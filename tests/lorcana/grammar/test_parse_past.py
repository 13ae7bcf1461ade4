"""What happened this turn, how players compare, which one of a turn: read as the right tree, and rendered to be."""

from __future__ import annotations

import pytest

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar import NotUnderstood, parse
from arbitre.games.lorcana.text import TEXT

NAMES = frozenset(("Ada", "Bo"))
CLASSES = frozenset(("Baker", "Knight"))
BAKER = n.Classified(("Baker",))
HERS = n.Select("character", "you")


def condition(text: str) -> n.Condition | None:
    found = parse(f"While {text}, this character gets +4 ⛉.", "ability", NAMES, CLASSES)
    assert isinstance(found, n.StaticAbility)
    return found.condition


def trigger(text: str) -> n.When:
    found = parse(f"{text}, draw 3 cards.", "ability", NAMES, CLASSES)
    assert isinstance(found, n.Triggered)
    return found.when[0]


def hand(whose: str) -> n.CountOf:
    return n.CountOf(n.Select(whose=whose, zone="hand"))


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("you played 3 or more songs this turn", n.Happened(n.When("played", n.Select("song"), player="you"), 3)),
        (
            "you've played another Baker character this turn",
            n.Happened(n.When("played", n.Select("character", where=(BAKER,), other=True), player="you")),
        ),
        ("you didn't play an item this turn", n.NoneOf(n.Happened(n.When("played", n.Select("item"), player="you")))),
        ("none of your characters quested this turn", n.NoneOf(n.Happened(n.When("quests", HERS)))),
        (
            "no other Knight character has challenged this turn",
            n.NoneOf(
                n.Happened(n.When("challenges", n.Select("character", where=(n.Classified(("Knight",)),), other=True)))
            ),
        ),
        (
            "4 or more cards were put into your discard this turn",
            n.Happened(n.When("put into discard", player="you"), 4),
        ),
        ("a card left your discard this turn", n.Happened(n.When("leaves discard", player="you"))),
        ("you've put a card under this character this turn", n.Happened(n.When("put under", "this", player="you"))),
        (
            "an opponent has fewer cards in their hand than you",
            n.SomePlayer("opponents", n.CompareIs(hand("actor"), "<", hand("you"))),
        ),
        (
            "you have more lore than each opponent",
            n.SomePlayer("opponents", n.CompareIs(n.LoreOf("you"), ">", n.LoreOf("actor")), every=True),
        ),
        (
            "an opponent has 4 or more items in play",
            n.SomePlayer("opponents", n.Have(n.Select("item", "actor"), 4)),
        ),
        ("you have more than 4 items in play", n.Have(n.Select("item", "you"), 4, ">")),
        ("another Baker character is in play", n.Have(n.Select("character", where=(BAKER,), other=True))),
        ("an opposing item is exerted", n.Have(n.Select("item", "opponents", where=(n.Exerted(),)))),
        (
            "you have a Baker character or an item in play",
            n.Either((n.Have(n.Select("character", "you", where=(BAKER,))), n.Have(n.Select("item", "you")))),
        ),
        ("this is your first turn", n.FirstTurn()),
    ],
)
def test_conditions(text: str, tree: n.Condition) -> None:
    assert condition(text) == tree


@pytest.mark.parametrize("state", ["a damaged", "an exerted"])
def test_how_a_card_was_when_something_happened_is_not_guessed(state: str) -> None:
    with pytest.raises(NotUnderstood):
        condition(f"{state} character was banished this turn")


@pytest.mark.parametrize(
    ("text", "when"),
    [
        (
            "Whenever you play a third item in a turn",
            n.When(
                "played",
                n.Select("item"),
                player="you",
                condition=n.Happened(n.When("played", n.Select("item"), player="you"), 2, "="),
            ),
        ),
        (
            "Whenever this character challenges, if it's the third challenge this turn",
            n.When("challenges", "this", condition=n.Happened(n.When("challenges"), 2, "=")),
        ),
        (
            "Whenever one of your characters quests while they're damaged",
            n.When("quests", n.Select("character", "you", where=(n.Damaged(),))),
        ),
        (
            "Whenever this character quests while he has 4 ¤ or more",
            n.When("quests", "this", condition=n.Is(n.This(), where=(n.StatIs("strength", ">=", 4),))),
        ),
        (
            "Whenever you ready one of your Baker characters",
            n.When("readies", n.Select("character", "you", where=(BAKER,)), player="you"),
        ),
        (
            "Whenever you pay 4 ⬡ or less to play an item",
            n.When("pays to play", n.Select("item"), player="you", amount=4),
        ),
        (
            "Whenever one of your items is returned to your hand from play",
            n.When("returned to hand", n.Select("item", "you"), player="you", origin="play"),
        ),
        (
            "Whenever this character is chosen for an item's ability",
            n.When("chosen", "this", other=n.Select("item")),
        ),
    ],
)
def test_triggers(text: str, when: n.When) -> None:
    assert trigger(text) == when


def test_this_or_another_is_one_ability_that_waits_for_both() -> None:
    found = parse(
        "Whenever this character or one of your Baker characters sings a song, gain 4 lore.", "ability", NAMES, CLASSES
    )
    assert [when.card for when in found.when] == ["this", n.Select("character", "you", where=(BAKER,))]
    assert TEXT.render_ability(found, "en", kind="character").startswith("Whenever this character or one of your Baker")


def test_they_are_the_ones_it_is_about_not_this_card() -> None:
    found = parse("Your Baker characters can't be dealt damage unless they're exerted.", "ability", NAMES, CLASSES)
    tired = n.Select("character", "you", where=(BAKER, n.Not(n.Exerted())))
    assert found == n.StaticAbility((n.Cant(tired, "be dealt damage"),))


def test_shift_used_for_the_character_just_played() -> None:
    found = parse(
        "Whenever you play a Baker character, if you used Shift to play them, gain 4 lore.", "ability", NAMES, CLASSES
    )
    assert found.condition == n.PlayedBy("shift", n.That("it"))
    own = parse("When you play this character, if you used Shift to play her, gain 4 lore.", "ability", NAMES, CLASSES)
    assert own.condition == n.PlayedBy("shift")


@pytest.mark.parametrize(
    "text",
    [
        "At the end of your turn, if you didn't put any cards into your inkwell this turn, draw 3 cards.",
        "While you have an item with more ¤ than each opposing character in play, this character gains Ward.",
        "Whenever you ink a card, if it's the third card you've put into your inkwell this turn, draw 3 cards.",
        "When an opponent draws a card during their turn, if it's the third card they've drawn this turn, gain 4 lore.",
        "The third time this character is dealt damage each turn, draw 3 cards.",
        "For each opposing Baker character banished in a challenge this turn, you pay 4 ⬡ less to play this character.",
        "Gain lore equal to the number of times one of your characters challenged this turn.",
        "Whenever you play an action that isn't a song while this character is exerted, gain 4 lore.",
        "Whenever this character deals damage to another character in a challenge, gain 4 lore.",
        "Whenever you play a Baker character on this card, gain 4 lore.",
        "Whenever you remove 1 or more damage from one of your items, gain 4 lore.",
        "Whenever a card leaves an opponent's discard, gain 4 lore.",
    ],
)
def test_what_is_rendered_is_read_as_the_same_tree(text: str) -> None:
    kind = "action" if text.startswith("Gain") else "ability"
    tree = parse(text, kind, NAMES, CLASSES)
    assert parse(TEXT.render_ability(tree, "en", kind="character"), kind, NAMES, CLASSES) == tree
