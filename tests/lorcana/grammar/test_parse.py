"""Card text is read wholly or refused at a certain word."""

from __future__ import annotations

import pytest

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar import NotUnderstood, grammar, parse
from arbitre.games.lorcana.text import TEXT

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
        "Gain lore equal to the ◊ of another chosen Baker character of yours, then banish them.",
        "Chosen opposing character loses ¤ equal to the ⛉ of chosen character until the start of your next turn.",
        "Each opponent loses lore equal to the damage on chosen character of yours, to a maximum of 4 lore.",
    ],
)
def test_what_is_rendered_is_read_as_the_same_tree(text: str) -> None:
    tree = parse(text, "action", NAMES, CLASSES)
    assert parse(TEXT.render_ability(tree, "en", kind="action"), "action", NAMES, CLASSES) == tree


def test_a_location_is_never_they() -> None:
    ability = read("Whenever a character quests while here, you may banish this location to give them Rush this turn.")
    assert isinstance(ability, n.Triggered)
    paid = ability.effects[0]
    assert isinstance(paid, n.IfYouDo)
    assert isinstance(paid.then[0], n.Grant)
    assert paid.then[0].target == n.That("it")


def test_that_location_is_the_one_moved_to() -> None:
    ability = read("Whenever this character moves to a location, gain lore equal to that location's {L}.")
    assert isinstance(ability, n.Triggered)
    assert ability.effects == (n.GainLore(n.StatOf("lore", n.That("other"))),)


def test_that_player_is_the_player_of_the_card_that_was_spoken_of() -> None:
    ability = read("When you play this character, return chosen item to its player's hand. That player draws a card.")
    assert isinstance(ability, n.Triggered)
    assert ability.effects == (
        n.ReturnToHand(n.Chosen(n.Select("item"), slot="it")),
        n.Draw(player="its player"),
    )


def test_what_one_may_do_goes_on_to_the_end_of_the_sentence() -> None:
    action = read("You may ready chosen character and they gain Rush this turn. Gain 1 lore.", "action")
    assert isinstance(action, n.ActionEffect)
    may, gain = action.effects
    assert isinstance(may, n.May)
    assert len(may.effects) == 2
    assert gain == n.GainLore(1)


def test_one_chosen_opponent_does_all_of_it() -> None:
    action = read("Chosen opponent reveals their hand and discards an item card of your choice.", "action")
    assert isinstance(action, n.ActionEffect)
    assert action.effects[0] == n.ChoosePlayer()
    assert [getattr(effect, "player", "") for effect in action.effects[1:]] == ["that player", "that player"]


def test_choosing_something_and_doing_something_to_it_is_one_effect() -> None:
    one = read("Each opponent chooses one of their characters and deals 2 damage to them.", "action")
    chosen = n.Chosen(n.Select("character", "actor"), by="actor")
    assert one == n.ActionEffect((n.ForEachPlayer("opponents", (n.DealDamage(chosen, 2),)),))


def test_another_is_another_than_the_one_that_does_it() -> None:
    ability = read("Whenever one of your characters banishes another character in a challenge, draw a card.")
    assert isinstance(ability, n.Triggered)
    assert ability.when[0].card == n.Select("character")  # this card can be the one that is banished
