"""Who knows which card lies where: as long as it can be followed, and no longer."""

from __future__ import annotations

from typing import Any

import arbitre
from arbitre.games.lorcana import changing_zones
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import DECK, DISCARD, HAND, INKWELL
from arbitre.kernel.knowledge import EVERYBODY, knows, look, reveal, sees
from arbitre.kernel.zone import BOTTOM
from arbitre.scenario.lorcana import LorcanaScenario
from arbitre.scenario.spoils import SpoilsScenario

STITCH, MIRROR, SMASH = "Stitch - New Dog", "Magic Mirror", "Smash"


def table(**seats: Any) -> Lorcana:
    data = {"game": "lorcana", "title": "", "rules": [], "A": {}, "B": {}, **seats}
    return LorcanaScenario(data).game


def find(game: Any, name: str) -> int:
    return next(card for card, facts in enumerate(game.facts) if facts.key == name)


def test_what_everybody_saw_go_to_a_hand_is_known_there() -> None:
    game = table(B={"play": [STITCH], "hand": [MIRROR]})
    stitch = find(game, STITCH)
    changing_zones.move_out_of_play(game, [stitch], HAND, "returned to hand", "7.3.1")
    assert knows(game, stitch, 0)
    assert not sees(game, stitch, 0)
    assert not knows(game, find(game, MIRROR), 0)


def test_a_hidden_choice_out_of_a_hand_ends_what_others_knew_of_it() -> None:
    game = table(B={"play": [STITCH], "hand": [MIRROR, SMASH]})
    stitch, mirror = find(game, STITCH), find(game, MIRROR)
    changing_zones.move_out_of_play(game, [stitch], HAND, "returned to hand", "7.3.1")
    game.put(mirror, 1, DECK, BOTTOM)
    assert not knows(game, stitch, 0)
    assert knows(game, stitch, 1)
    assert knows(game, mirror, 1)


def test_the_only_card_of_a_hand_can_be_followed() -> None:
    game = table(B={"play": [STITCH]})
    stitch = find(game, STITCH)
    changing_zones.move_out_of_play(game, [stitch], HAND, "returned to hand", "7.3.1")
    game.put(stitch, 1, DECK, BOTTOM)
    assert knows(game, stitch, 0)


def test_what_is_discarded_in_public_tells_nothing_of_the_rest() -> None:
    game = table(B={"play": [STITCH], "hand": [MIRROR, SMASH]})
    stitch, mirror = find(game, STITCH), find(game, MIRROR)
    changing_zones.move_out_of_play(game, [stitch], HAND, "returned to hand", "7.3.1")
    game.put(mirror, 1, DISCARD)
    assert knows(game, stitch, 0)
    assert game.known_to[mirror] == EVERYBODY


def test_a_card_revealed_on_the_deck_is_followed_into_the_hand_until_it_is_shuffled() -> None:
    game = table(A={"deck": [STITCH, MIRROR]})
    stitch = find(game, STITCH)
    reveal(game, [stitch])
    assert knows(game, stitch, 1)
    changing_zones.draw(game, 0)
    assert game.zone_of[stitch] == HAND
    assert knows(game, stitch, 1)
    game.put(stitch, 0, DECK, openly=True)
    changing_zones.shuffle_deck(game, 0, "7.2.1")
    assert not knows(game, stitch, 0)
    assert not knows(game, stitch, 1)


def test_who_looks_at_several_cards_may_rearrange_them() -> None:
    game = table(A={"deck": [STITCH, MIRROR]})
    stitch, mirror = find(game, STITCH), find(game, MIRROR)
    reveal(game, [stitch])
    look(game, 0, [stitch])
    assert knows(game, stitch, 1)  # one card alone goes where everybody sees it go
    look(game, 0, [stitch, mirror])
    assert knows(game, stitch, 0)
    assert knows(game, mirror, 0)
    assert not knows(game, stitch, 1)


def test_ink_is_remembered_but_not_seen() -> None:
    """7.5.4; an effect that inks a card does not reveal it (7.5.6)."""
    game = table(A={"hand": [STITCH, MIRROR]})
    stitch, mirror = find(game, STITCH), find(game, MIRROR)
    assert game.decision is not None
    game.apply(next(option for option in game.decision.options if option.key()[:2] == ("ink", stitch)))
    assert game.zone_of[stitch] == INKWELL
    assert knows(game, stitch, 0)
    assert knows(game, stitch, 1)
    changing_zones.ink_together(game, [mirror], exerted=True, rule="7.5.6")
    assert knows(game, mirror, 0)
    assert not knows(game, mirror, 1)
    assert not sees(game, mirror, 0)


def test_a_resource_played_face_down_hides_what_was_known_of_the_hand() -> None:
    """The Spoils: any card of the hand may lie there (605.1b)."""
    faction = {"faction": "Plain Faction"}
    data = {"game": "spoils", "title": "", "rules": [], "A": {**faction, "hand": ["Rage", "Fistfight"]}, "B": faction}
    game = SpoilsScenario(data).game
    rage, other = find(game, "Rage"), find(game, "Fistfight")
    reveal(game, [rage])
    assert knows(game, rage, 1)
    game.put(other, 0, game.zone_index["play"], face_down=True)
    assert not knows(game, rage, 1)
    assert knows(game, rage, 0)


def test_numbers_of_cards_say_nothing() -> None:
    """They do not follow the deck list: cards of one name are neighbours in number as often as chance has it."""
    deck = arbitre.decks("lorcana")["The Heart of Magic"]
    games = [arbitre.new("lorcana", decks=[deck, deck], seed=seed) for seed in range(40)]
    keys = [facts.key for facts in games[0].facts]
    near = sum(one.facts[card].key == one.facts[card + 1].key for one in games for card in range(len(keys) - 1))
    expected = len(games) * sum(keys.count(key) - 1 for key in keys) / len(keys)
    assert abs(near - expected) < 5 * expected**0.5
