"""What a text does not say is never read into it: words, pronouns and numbers that nothing explains are refused."""

from __future__ import annotations

import pytest

from arbitre.ability.references import unexplained
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar import NotUnderstood, parse
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.pool.compiling import Lexicon, from_text

WORDS = Lexicon(frozenset(("Ada", "Old Mill")), frozenset(("Baker", "Princess")))


def read(text: str, own: str = "character") -> n.Ability:
    kind = "action" if own in ("action", "song") else "ability"
    found: n.Ability = parse(text, kind, WORDS.names, WORDS.classes, own)
    return found


def refusal(text: str, own: str = "character") -> str:
    with pytest.raises(NotUnderstood) as refused:
        read(text, own)
    return str(refused.value)


@pytest.mark.parametrize(
    ("own", "text"),
    [
        ("item", "If there's a card under that character, they gain Resist +1."),
        ("item", "At the end of your turn, if a character of yours challenged this turn, banish them."),
        ("item", "Banish this character — Draw a card."),
        ("character", "When you play this character, banish this item."),
        ("character", "While this item is exerted, opposing characters can't quest."),
        ("character", "Whenever this character is challenged, banish that item."),
        ("character", "When you play this character, you may remove up to 1 damage from that character."),
        ("character", "While you have a character named Ada in play, she gains Ward."),
        ("character", "While you have another Baker character in play, they get +1 {S}."),
        ("character", "When you play this character, if you have an item in play, banish it."),
        ("character", "If you have a character named Ada in play, you pay 1 {I} less to play her."),
        ("character", "Whenever one of your characters quests, she gets +1 {S} this turn."),
        ("character", "Whenever a character challenges another character, deal 1 damage to them."),
        ("character", "Whenever this character challenges another character, deal 1 damage to them."),
        ("character", "Whenever this character is challenged, deal 1 damage to them."),
        ("character", "When you play this character, return the banished character to your hand."),
        ("character", "Whenever this character quests, gain lore equal to the moved character's {L}."),
        ("character", "Whenever this character quests, banish the chosen character."),
        ("character", "When you play this character, banish those characters."),
        ("character", "Your characters get +1 {S} while the challenged character is damaged."),
        ("character", "While being challenged, they can't quest."),
        ("action", "Choose one: • Exert chosen character. • Banish them."),
        ("action", "If you have a character in play, banish them."),
        ("action", "Ready your exerted characters. They can't quest for the rest of this turn."),
        ("action", "Exert chosen character. Banish that item."),
        ("action", "Banish chosen item. Draw cards equal to the banished character's cost."),
        ("action", "Put the rest on the bottom of your deck."),
        ("action", "Put the revealed card into your hand."),
        ("action", "Exert up to 2 chosen characters. That character can't ready at the start of their next turn."),
        ("action", "Exert chosen character. Those characters can't ready at the start of their next turn."),
        ("action", "Return all cards with that name to their players' hands."),
    ],
)
def test_a_pronoun_that_nothing_or_too_much_explains_is_refused(own: str, text: str) -> None:
    refusal(text, own)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this character quests, that player chooses and discards a card.",
        "When you play this character, you may draw a card. If you do, that player gains 2 lore.",
        "When you play this character, they put the top 2 cards of their deck into their discard.",
        "At the start of your turn, choose one: • Each player draws a card. • Its player chooses and discards a card.",
        "When you play this character, return an item card from that player's discard to their hand.",
    ],
)
def test_a_player_whom_nothing_explains_is_refused(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this character quests, deal that much damage to chosen character.",
        "Whenever this character quests, gain 1 lore for each card discarded.",
        "When you play this character, draw a card for each 1 damage removed this way.",
        "When you play this character, remove up to 3 damage from chosen character. "
        "Gain 1 lore for each 1 damage moved this way.",
        "When you play this character, gain 2 lore. Draw a card for each 1 lore gained this way.",
        "When you play this character, you pay that amount of {I} less for the next item you play this turn.",
    ],
)
def test_a_number_that_nothing_explains_is_refused(text: str) -> None:
    refusal(text)


def test_she_is_this_character_where_the_other_option_speaks_of_cards() -> None:
    ability = read("At the start of your turn, choose and discard a card or banish her.")
    assert isinstance(ability, n.Triggered)
    assert ability.effects == (n.ChooseOne(((n.Discard(),), (n.Banish(n.This()),))),)


def test_he_is_this_character_where_somebody_that_could_be_anyone_is_described() -> None:
    ability = read("When you play this character, if you have another Baker character in play, ready him.")
    assert isinstance(ability, n.Triggered)
    assert ability.effects == (n.Ready(n.This()),)


def test_a_card_under_that_character_is_under_the_one_spoken_of() -> None:
    text = (
        "Whenever you put a card under a character, if there's a card under that character, they gain Rush this turn."
    )
    ability = read(text, "item")
    assert isinstance(ability, n.Triggered)
    assert ability.condition == n.Is(n.That("it"), where=(n.StatIs("cards under", ">=", 1),))
    assert ability.effects == (n.Grant(n.That("it"), (n.Keyword("Rush"),)),)


def test_for_each_card_they_are_that_one_card() -> None:
    ability = read("For each of your Baker characters, deal 1 damage to them.", "action")
    assert isinstance(ability, n.ActionEffect)
    [loop] = ability.effects
    assert isinstance(loop, n.ForEachCard)
    assert loop.effects == (n.DealDamage(n.That("it"), 1),)


@pytest.mark.parametrize(
    "text",
    [
        "Your characters gain Singer.",
        "Chosen character gains Singer and counts as having +2 cost to sing this turn.",
        "Your characters gain Resist.",
        "Your characters gain Resist 2.",
        "Your characters gain Singer +5.",
        "Your characters gain Singer 0.",
        "Your characters gain Ward 2.",
        "Your characters gain Rush +1.",
        "Your characters gain Flying.",
    ],
)
def test_a_keyword_has_a_number_just_where_it_takes_one(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize(
    "text", ["Gloom", "Singer", "Ward 2", "Resist", "Challenger 0", "Rush: 3", "Singer: Draw a card"]
)
def test_a_printed_keyword_is_known_and_has_a_number_just_where_it_takes_one(text: str) -> None:
    with pytest.raises(NotUnderstood):
        from_text([text], "character", WORDS)


def test_what_stands_before_shift_is_a_classification() -> None:
    assert from_text(["Baker Shift 3"], "character", WORDS) == (n.Keyword("Shift", 3, ("Baker",)),)
    assert from_text(["Universal Shift 4"], "character", WORDS) == (n.Keyword("Shift", 4, "anyone"),)
    with pytest.raises(NotUnderstood, match="no classification 'Bakker'; did you mean Baker"):
        from_text(["Bakker Shift 3"], "character", WORDS)
    with pytest.raises(NotUnderstood, match="no classification 'Sparkling'"):
        from_text(["Sparkling Shift 3"], "character", WORDS)


@pytest.mark.parametrize(
    ("own", "text"),
    [
        ("action", "Banish a character."),  # Ward asks whether it is chosen
        ("action", "Deal 2 damage to up to 2 characters."),
        ("character", "Songs can't challenge this character."),
        ("character", "Locations can't challenge this character."),
        ("character", "Opposing characters can't challenge this character."),
        ("item", "{E} — Exert chosen character. If a Princess item is chosen, banish it instead."),
        ("action", "Return chosen opposing character to your hand."),
        ("character", "When you play this character, return an item card from your discard to that player's hand."),
        ("character", "Whenever one of your other opposing characters quests, draw a card."),
        ("action", "Exert chosen character. If a Princess character is chosen, draw a card instead."),
    ],
)
def test_no_word_is_passed_over(own: str, text: str) -> None:
    refusal(text, own)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Banish chosen character with 5 or more {S}.", "Banish chosen character with 5 {S} or more."),
        ("Banish chosen character with 2 or less {W}.", "Banish chosen character with 2 {W} or less."),
        ("Banish chosen character with 2 or more {L}.", "Banish chosen character with 2 {L} or more."),
        ("Banish chosen character with 3 or less cost.", "Banish chosen character with cost 3 or less."),
        ("Banish chosen character with 3 damage or more.", "Banish chosen character with 3 or more damage."),
        ("If you have 10 lore or more, draw a card.", "If you have 10 or more lore, draw a card."),
    ],
)
def test_so_many_or_more_can_stand_before_or_after_what_is_counted(one: str, other: str) -> None:
    assert read(one, "action") == read(other, "action")


def test_a_refusal_names_kinds_of_phrases_and_near_ones() -> None:
    told = refusal("When you play this character, draw juggling cards.")
    assert "a number" in told
    assert "'0'" not in told
    told = refusal("When you play this character, search your deck for a shiny card.")
    assert "'shiny card.'" in told
    assert "a description of cards" in told
    assert "search your deck for" in told.partition("understood is")[2]
    assert "a keyword" in refusal("This character gains Flying.")


def test_a_tree_that_speaks_of_what_nobody_chose_is_told() -> None:
    chosen = n.Chosen(n.Select("character"))
    wrong = n.ActionEffect((n.ChooseOne(((n.Exert(chosen),), (n.Banish(n.That()),))),))
    assert "`chosen`" in unexplained((wrong,), LANGUAGE)[0]
    after = n.ActionEffect((n.ChooseOne(((n.Exert(chosen),), (n.Draw(),))), n.Banish(n.That())))
    assert unexplained((after,), LANGUAGE)
    right = n.ActionEffect((n.May((n.Exert(chosen),)), n.Restrict(n.That(), "quest")))
    assert unexplained((right,), LANGUAGE) == []
    assert unexplained((n.ActionEffect((n.Draw(player="its player"),)),), LANGUAGE)
    assert unexplained((n.ActionEffect((n.GainLore(n.Tally()),)),), LANGUAGE)
