"""What is said of cards: bonuses, keywords, what they can, can't and must do."""

from __future__ import annotations

import pytest

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar import NotUnderstood, parse
from arbitre.games.lorcana.text import TEXT

NAMES = frozenset(("Ada", "Old Mill"))
CLASSES = frozenset(("Baker", "Night Watch"))


def read(text: str, kind: str = "ability") -> n.Ability:
    ability: n.Ability = parse(text, kind, NAMES, CLASSES)
    return ability


BAKERS = n.Select("character", "you", where=(n.Classified(("Baker",)),))


def test_several_bonuses_share_what_they_are_counted_by() -> None:
    bakers = n.CountOf(BAKERS)
    assert read("This character gets +1 {S}, +1 {W}, and +2 {L} for each Baker character you have in play.") == (
        n.StaticAbility(
            (
                n.Gets("this", "strength", bakers),
                n.Gets("this", "willpower", bakers),
                n.Gets("this", "lore", n.Times(bakers, 2)),
            )
        )
    )


def test_for_each_in_front_counts_for_all_that_follows() -> None:
    bakers = n.CountOf(BAKERS)
    assert read("For each Baker character you have in play, this character gains Resist +1 and gets +1 {L}.") == (
        n.StaticAbility(
            (
                n.Gains("this", (n.Keyword("Resist", 1),), for_each=bakers),
                n.Gets("this", "lore", bakers),
            )
        )
    )


def test_a_keyword_without_a_number_is_not_gained_several_times() -> None:
    with pytest.raises(NotUnderstood):
        read("For each Baker character you have in play, this character gains Evasive.")


def test_while_doing_something_is_about_whom_the_sentence_is_about() -> None:
    assert read("While being challenged, this character gets +2 {W}.") == n.StaticAbility(
        (n.Gets("this", "willpower", 2),), n.Is(n.This(), where=(n.InChallenge("challenged"),))
    )
    others = n.Select("character", "you", where=(n.InChallenge("challenged"),), other=True)
    assert read("While being challenged, your other characters gain Resist +2.") == n.StaticAbility(
        (n.Gains(others, (n.Keyword("Resist", 2),)),)
    )


def test_a_damaged_character_is_no_damaged_location() -> None:
    challenging = n.InChallenge("challenging", (n.TypeIs(("character",)), n.Damaged()))
    assert read("While challenging a damaged character, this character gets +1 {S}.") == n.StaticAbility(
        (n.Gets("this", "strength", 1),), n.Is(n.This(), where=(challenging,))
    )


def test_locations_are_not_at_locations() -> None:
    assert read("Your locations and characters at locations get +1 {W}.") == n.StaticAbility(
        (
            n.Gets(n.Select("location", "you"), "willpower", 1),
            n.Gets(n.Select("character", "you", where=(n.AtLocation(),)), "willpower", 1),
        )
    )


def test_no_damage_from_challenges_needs_to_be_told_how_long() -> None:
    assert read("Chosen character takes no damage from challenges this turn.", "action") == n.ActionEffect(
        (n.Restrict(n.Chosen(n.Select("character")), "be dealt challenge damage", "this turn"),)
    )
    with pytest.raises(NotUnderstood):
        read("Chosen character takes no damage from challenges.", "action")


def test_they_in_a_condition_are_the_cards_it_is_said_of() -> None:
    assert read("This character can't be dealt damage unless she's being challenged.") == n.StaticAbility(
        (n.Cant("this", "be dealt damage"),), unless=n.Is(n.This(), where=(n.InChallenge("challenged"),))
    )
    calm = n.Select("character", "you", where=(n.Not(n.InChallenge("challenged")),))
    assert read("Your characters can't be dealt damage unless they're being challenged.") == n.StaticAbility(
        (n.Cant(calm, "be dealt damage"),)
    )


def test_choosing_and_then_speaking_of_the_chosen_is_one_choice() -> None:
    apart = read("When you play this item, choose a character. They can't challenge while this item is in play.")
    assert apart == read("When you play this item, chosen character can't challenge while this item is in play.")


def test_what_all_such_characters_gain_only_those_in_play_gain() -> None:
    damaged = n.Select("character", "opponents", where=(n.Damaged(),))
    assert read("Opposing damaged characters gain Rush this turn.", "action") == n.ActionEffect(
        (n.Grant(n.Each(damaged), (n.Keyword("Rush"),), "this turn"),)
    )


@pytest.mark.parametrize(
    "text",
    [
        "This character can challenge ready Baker characters.",
        "While you have a Baker character in play, this character can challenge ready damaged characters.",
        "This character can quest the turn they're played.",
        "Characters named Ada lose Ward and can't gain Ward.",
        "Your other characters gain the Night Watch classification.",
        "Opposing characters can't ready at the start of their turn.",
        "Your characters not named Ada can't ready at the start of your turn.",
        "This character takes no damage from challenges.",
        "Your characters gain “This character can challenge ready characters.”",
        "While this character is being challenged, the challenging character gets -2 ¤.",
        "For each Baker character you have in play, this character gains Challenger +2 and gets +1 ◊.",
        "Opposing Baker characters enter play exerted.",
        "Your Baker characters may enter play exerted.",
        "This character enters play exerted and they can't ready at the start of your turn.",
        "While you have a Baker character in play, cards enter opponents' inkwells exerted.",
        "All Baker character cards in your hand count as having ◉.",
        "This character also counts as being named Ada for Shift.",
        "Opponents need 30 lore to win the game.",
        "Each turn, only 2 characters can challenge.",
        "During challenges, your Baker characters deal damage with their ⛉ instead of their ¤.",
        "You may have up to 20 copies of this card in your deck.",
        "You may only have 3 copies of this card in your deck.",
        "During your turn, you can't gain lore.",
        "Opponents can't gain lore unless one of their characters challenged this turn.",
        "During your turn, if an effect would cause you to discard one or more cards, you don't discard.",
        "Each player pays 1 ⬡ more to play actions or items.",
        "Your characters can't have damage removed.",
        "Your items can't be chosen by opponents for abilities or effects.",
        "Your other Baker characters can't be dealt damage unless they're being challenged.",
        "Opposing items with cost 3 or less can't ready at the start of their players' turns.",
        "When you play this character, chosen character can't quest while this character is in play.",
    ],
)
def test_a_static_ability_is_rendered_in_the_words_it_was_read_from(text: str) -> None:
    assert TEXT.render_ability(read(text), "en", kind="character") == text


@pytest.mark.parametrize(
    "text",
    [
        "Chosen character gains Resist +1 and the Baker classification until the start of your next turn.",
        "Chosen character gets +1 ¤ and loses Evasive this turn.",
        "Chosen opposing Baker character can't challenge and must quest during their next turn if able.",
        "Chosen opposing character can't ready at the start of their next turn unless they're at a location.",
        "Your characters get +2 ¤ while challenging a location this turn.",
        "Chosen character counts as having +2 cost to sing songs this turn.",
        "Ready your characters. They take no damage from challenges and can't quest for the rest of this turn.",
        "Chosen character gains Challenger +2 and Rush and can challenge ready characters this turn.",
    ],
)
def test_what_is_said_for_a_while_is_rendered_in_the_words_it_was_read_from(text: str) -> None:
    assert TEXT.render_ability(read(text, "action"), "en", kind="action") == text
