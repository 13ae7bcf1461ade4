"""Random decks of The Spoils, made from a stream of chance alone: the same seed gives the same decks."""

from __future__ import annotations

from arbitre.games.spoils.card import ICONS
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.lab.decks import playable
from arbitre.pool.spoils import Pool, starter_decks

SIZE = 45  # 103.2b: as small as a deck for Limited may be, so that its cards are drawn
RESOURCES = 13
VOLITION = ICONS[-1]  # what a face-down card provides, so that every deck has it


def random_deck(chance: Chance, cards: Pool) -> list[str]:
    """A faction, the resources it starts with, staple resources of one or two trades, and cards whose thresholds those
    can meet; few copies of each, so that many cards meet each other."""
    known = playable(cards)
    factions = [card for card in known if card.type == "faction"]
    staples = [card for card in known if card.staple]
    if not factions or not staples:
        raise Error("no faction or no staple resource can be played yet")
    faction = factions[chance.below(len(factions))]
    own = [staples[chance.below(len(staples))] for _ in range(1 + chance.below(2))]
    names = [own[0].name if word == "staple" else word for word in faction.starting_resources]
    names += [own[chance.below(len(own))].name for _ in range(RESOURCES - len(names))]
    icons = {VOLITION, *(icon for name in names for icon in cards.data(name).provides)}
    among = [card for card in known if card.type != "faction" and not card.staple and icons.issuperset(card.threshold)]
    while len(names) < SIZE and among:
        card = among.pop(chance.below(len(among)))
        names += [card.name] * min(1 + chance.below(3), SIZE - len(names))
    return [faction.name, *names]


def starter_deck(chance: Chance) -> list[str]:
    """One of the preconstructed decks that can be played in full."""
    decks = sorted(starter_decks().values(), key=lambda deck: deck.name)
    if not decks:
        raise Error("no starter deck can be played wholly yet")
    deck = decks[chance.below(len(decks))]
    return deck.names()
