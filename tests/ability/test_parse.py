"""Card text is read wholly or refused at a certain word."""

from __future__ import annotations

import pytest

from arbitre.ability import nodes as n
from arbitre.ability.parse import NotUnderstood, grammar, parse
from arbitre.ability.render import render_ability

NAMES = frozenset(("Ada", "Old Mill", "Ada & Bo", "Stop!"))
CLASSES = frozenset(("Baker", "Night Watch"))


def read(text: str, kind: str = "ability") -> object:
    return parse(text, kind, NAMES, CLASSES)


def test_every_gap_of_every_phrase_has_a_kind() -> None:
    grammar().check()


def test_a_trigger_with_a_condition_and_a_choice() -> None:
    assert read(
        "Whenever this character quests, if you have another Baker character in play, you may draw 2 cards."
    ) == n.Triggered(
        (n.When("quests", card="this"),),
        (n.May((n.Draw(2),)),),
        n.Have(n.Select("character", "you", where=(n.Classified(("Baker",)),), other=True)),
    )


def test_names_may_hold_anything() -> None:
    named = read("Your characters named Stop! or Ada & Bo get +1 {S}.")
    assert named == n.StaticAbility(
        (n.Gets(n.Select("character", "you", where=(n.Named(("Stop!", "Ada & Bo")),)), "strength", 1),)
    )


def test_reminder_text_is_left_out() -> None:
    assert read("This character gains Rush. (Words that only remind.)") == read("This character gains Rush.")


def test_a_text_is_refused_at_the_word_that_is_not_understood() -> None:
    with pytest.raises(NotUnderstood) as refused:
        read("Whenever this character quests, gain 2 lore and juggle.")
    assert refused.value.rest.startswith("juggle")


def test_a_pronoun_that_nothing_explains_is_refused() -> None:
    with pytest.raises(NotUnderstood, match="challenging"):
        read("When you play this character, banish the challenging character.")


def test_they_are_the_characters_just_chosen() -> None:
    effects = read("Ready chosen character. They can't quest for the rest of this turn.", "action")
    assert effects == n.ActionEffect(
        (n.Ready(n.Chosen(n.Select("character"))), n.Restrict(n.That("chosen"), "quest", "this turn"))
    )


@pytest.mark.parametrize(
    "text",
    [
        "Deal 2 damage to chosen opposing character.",
        "Look at the top 3 cards of your deck. Put them back on the top of your deck in any order.",
        "Each opponent chooses and banishes one of their characters.",
        "Choose one: • Draw a card. • Gain 1 lore.",
    ],
)
def test_what_is_rendered_is_read_as_the_same_tree(text: str) -> None:
    tree = parse(text, "action", NAMES, CLASSES)
    assert parse(render_ability(tree, "en", kind="action"), "action", NAMES, CLASSES) == tree
