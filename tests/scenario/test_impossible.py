"""Positions that no game can come to are errors that say what can't be, and by which rule."""

from __future__ import annotations

import pytest

from arbitre.kernel.error import BadScenario
from arbitre.scenario import check_text

FLOUNDER = "Flounder - Voice of Reason"
OWN = {
    "lorcana": '[[card]]\nname = "Mill"\ntype = "location"\ncost = 1\nwillpower = 5\nlore = 1\nmove_cost = 1\n',
    "spoils": "",
    "fallen": """
[[card]]
name = "Lancer"
type = "angel"
cost = 1
attack = 2
life = 3
[[card]]
name = "Saint"
type = "angel"
cost = 1
attack = 2
life = 3
legendary = true
[[card]]
name = "Stone"
type = "angel"
cost = 1
attack = 2
life = 3
abilities = [{ ability = "static", effects = [{ static = "can't", cards = "this", forbid = "be destroyed" }] }]
[[card]]
name = "Bolt"
type = "miracle"
[[card]]
name = "Calm"
type = "blessing"
hourglasses = 2
""",
}


def checked(game: str, seat: str, step: str = "") -> None:
    head = f'game = "{game}"\nrules = []\ntitle = "A position"\n{step}'
    check_text(f"{head}{OWN[game]}[A]\n{seat}\n[B]\n")


@pytest.mark.parametrize(
    ("game", "seat", "says"),
    [
        ("lorcana", 'play = ["Smash"]', "an action is never in play .*5.4.1.2"),
        ("lorcana", f'play = [{{ card = "{FLOUNDER}", damage = 2 }}]', "it would be banished .*1.8.1.4"),
        ("lorcana", f'hand = [{{ card = "{FLOUNDER}", exerted = true }}]', "only of cards under play, inkwell"),
        ("lorcana", f'deck = [{{ card = "{FLOUNDER}", damage = 1 }}]', "only of cards under play"),
        ("lorcana", f'discard = [{{ card = "{FLOUNDER}", drying = true }}]', "only of cards under play"),
        ("lorcana", f'play = [{{ card = "{FLOUNDER}", facedown = true }}]', "only of cards under under .*5.1.1.10"),
        ("lorcana", f'hand = [{{ card = "{FLOUNDER}", under = ["Lantern"] }}]', "only of cards under play"),
        ("lorcana", 'play = [{ card = "Lantern", damage = 1 }]', "an item is never damaged .*5.1.2.2"),
        ("lorcana", 'play = [{ card = "Lantern", drying = true }]', "only characters are drying"),
        ("lorcana", 'play = ["Mill", { card = "Lantern", at = "Mill" }]', "only characters are at a location"),
        ("lorcana", 'play = [{ card = "Mill", exerted = true }]', "a location is never exerted .*5.1.2.3"),
        ("lorcana", f'play = [{{ card = "{FLOUNDER}", at = "Mill" }}]', "there is no location 'Mill'"),
        ("lorcana", f'play = [{{ card = "{FLOUNDER}", damage = -1 }}]', "a number from 0, not -1"),
        ("lorcana", f'play = [{{ card = "{FLOUNDER}", count = 0 }}]', "a number from 1, not 0"),
        ("lorcana", "lore = 20", "would have won at 20 .*1.8.1.1"),
        ("lorcana", "ink = -1", "a number from 0, not -1"),
        ("spoils", 'play = ["Pinch"]', "a tactic is never in play .*205.2"),
        ("spoils", 'play = [{ card = "Scout", damage = 9 }]', "it would be destroyed .*204.5"),
        ("spoils", 'hand = [{ card = "Scout", depleted = true }]', "only of cards under play"),
        ("spoils", 'play = [{ card = "Rage", depleted = true }]', "a resource is never depleted .*203.7"),
        ("spoils", 'play = [{ card = "Lucky Charm", damage = 1 }]', "only characters and locations have damage"),
        ("spoils", 'play = [{ card = "Scout", facedown = true, damage = 1 }]', "face-down it is a resource.*411.1"),
        ("spoils", 'hand = [{ card = "Scout", facedown = true }]', "only of cards under play, face_down"),
        ("spoils", 'hand = ["The Tournament Faction"]', "a faction is nowhere but in its own place.*202.1"),
        ("spoils", 'faction = "Scout"', "the name of a faction"),
        ("spoils", 'play = ["Scout", { card = "Lucky Charm", attacks = 1 }]', "only characters attack"),
        ("spoils", "influence = 0", "would have lost .*102.1"),
        ("spoils", "attached = 1", "attached = 1, but there are 0 resources"),
        ("fallen", 'rear = ["Bolt"]', "a Miracle is never in play .*F1.15.8"),
        ("fallen", 'firing = [{ card = "Lancer", damage = 3 }]', "it would be destroyed at 3 .*F5.32.1"),
        ("fallen", 'hand = [{ card = "Lancer", tilted = true }]', "only of cards under rear, firing"),
        ("fallen", 'purgatory = [{ card = "Lancer", damage = 1 }]', "only of cards under rear, firing"),
        ("fallen", 'hand = ["Plain Worshipper"]', "a Worshipper can't be there .*F1.19.9"),
        ("fallen", 'rear = ["Saint", "Saint"]', "which is Legendary .*F5.52.1"),
        ("fallen", 'rear = [{ card = "Calm", markers = { hourglass = 0 } }]', "without an hourglass .*F1.17.10"),
        ("fallen", 'rear = [{ card = "Calm", damage = 1 }]', "there is damage only on"),
        ("fallen", 'deity = { card = "Plain Deity", damage = 30 }', "the Deity is Mortal: say so .*F1.4.2"),
        ("fallen", "mortal = true\nfeathers = 0", "would have lost .*F1.1.2"),
        ("fallen", 'rear = ["Plain Deity"]', "nowhere but in the Heavens"),
        ("fallen", 'deity = "Lancer"', "deity"),
        ("fallen", 'rear = [{ card = "Lancer", class = "Pirate" }]', "only a Doppelgänger"),
        ("fallen", 'rear = [{ card = "Lancer", on = "Nobody" }]', "there is no 'Nobody' in play"),
        ("fallen", 'adoration = ["Calm"]', "not in the Adoration"),
    ],
)
def test_what_cannot_be_is_an_error(game: str, seat: str, says: str) -> None:
    with pytest.raises(BadScenario, match=says):
        checked(game, seat)


@pytest.mark.parametrize(
    ("game", "seat"),
    [
        ("lorcana", f'play = ["Mill", {{ card = "{FLOUNDER}", damage = 1, exerted = true, at = "Mill" }}]'),
        ("lorcana", f'inkwell = [{{ card = "{FLOUNDER}", exerted = true }}]'),
        ("lorcana", f'play = [{{ card = "{FLOUNDER}", under = [{{ card = "Lantern", facedown = true }}] }}]'),
        ("spoils", 'play = [{ card = "Scout", depleted = true }]\nface_down = ["Pinch"]'),
        (
            "fallen",
            'rear = [{ card = "Lancer", damage = 2, tilted = true }]\nlimbo = [{ card = "Lancer", tilted = true }]',
        ),
        ("fallen", 'rear = [{ card = "Stone", damage = 3 }]'),
        ("fallen", 'deity = { card = "Plain Deity", damage = 29 }'),
    ],
)
def test_what_can_be_is_laid_out(game: str, seat: str) -> None:
    checked(game, seat)


@pytest.mark.parametrize(("game", "seat"), [("lorcana", "lore = 3"), ("spoils", 'hand = ["Scout"]')])
def test_before_the_game_there_are_only_decks(game: str, seat: str) -> None:
    with pytest.raises(BadScenario, match="a seat has only"):
        checked(game, seat, 'step = "setup"\n')
