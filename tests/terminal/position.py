"""Positions to look at, written as in scenario files, with a few cards that exist only here."""

from __future__ import annotations

import tomllib

from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import PLAY
from arbitre.scenario.lorcana import LorcanaScenario

CARDS = """
[[card]]
name = "Hero"
type = "character"
cost = 3
strength = 4
willpower = 4
lore = 2
[[card]]
name = "Foe"
type = "character"
cost = 3
strength = 4
willpower = 4
lore = 1
[[card]]
name = "Ghost"
type = "character"
cost = 4
strength = 2
willpower = 3
lore = 1
abilities = [{ ability = "keyword", keyword = "Evasive" }, { ability = "keyword", keyword = "Resist", value = 1 }]
[[card]]
name = "Weak"
type = "character"
cost = 1
strength = 1
willpower = 2
lore = 1
[[card]]
name = "Lancer"
type = "character"
cost = 2
strength = 1
willpower = 3
lore = 1
abilities = [{ ability = "keyword", keyword = "Challenger", value = 3 }]
[[card]]
name = "Bard"
type = "character"
cost = 2
strength = 1
willpower = 3
lore = 1
[[card.abilities]]
ability = "keyword"
keyword = "Support"
[[card.abilities]]
ability = "triggered"
when = [{ event = "quests", card = "this" }]
effects = [{ do = "look", amount = 2 }, { do = "put on deck", target = { of = "that", ref = "looked" }, place = "top" }]
[[card]]
name = "Keep"
type = "location"
cost = 2
willpower = 6
lore = 1
move_cost = 2
[[card]]
name = "Tool"
type = "item"
cost = 2
inkable = false
[[card.abilities]]
ability = "activated"
cost = [{ do = "exert", target = { of = "this" } }]
effects = [{ do = "draw" }]
[[card]]
name = "Banner"
type = "item"
cost = 1
[[card.abilities]]
ability = "static"
effects = [{ static = "gets", cards = { what = "character", whose = "you" }, stat = "strength", amount = 1 }]
[[card]]
name = "Guild"
type = "item"
cost = 1
abilities = [{ ability = "static", effects = [{ static = "costs less", cards = { what = "item" }, amount = 1 }] }]
[[card]]
name = "Sweep"
type = "item"
cost = 1
[[card.abilities]]
ability = "activated"
cost = [{ do = "exert", target = { of = "this" } }]
effects = [{ do = "put on deck", target = { of = "chosen", cards = { what = "character" } }, place = "bottom" }]
[[card]]
name = "Oracle"
type = "item"
cost = 1
[[card.abilities]]
ability = "activated"
cost = [{ do = "exert", target = { of = "this" } }]
effects = [{ do = "name a card" }, { do = "reveal top" }]
"""


def position(text: str) -> Lorcana:
    """The main phase of seat A in such a position."""
    return LorcanaScenario(tomllib.loads(f'game = "lorcana"\n{text}\n{CARDS}')).game


def in_play(game: Lorcana, seat: int, name: str, nth: int = 0) -> int:
    return [card for card in game.zones[seat][PLAY] if game.facts[card].name == name][nth]
