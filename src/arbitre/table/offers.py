"""What can be played here, and what is wrong with a deck list."""

from __future__ import annotations

import functools
from typing import Any

import arbitre
from arbitre.games import registry
from arbitre.kernel.error import Error, IllegalDeck
from arbitre.table import protocol as p
from arbitre.table.fitting import brings_decks, fitting, knows_draws, seats, takes
from arbitre.table.setup import LONGEST_DECK, MOST_CARDS, deck_faults, levels, reading_faults
from arbitre.table.words import said


def offers(pictures: bool, lang: p.Language) -> p.Offers:
    return p.Offers(version=p.VERSION, games=[_game(name, lang) for name in registry.entries()], pictures=pictures)


def _game(name: str, lang: p.Language) -> p.GameOffer:
    entry, fits = registry.entry(name), fitting(name)
    return p.GameOffer(
        name=name,
        title=entry.title,
        languages=list(entry.languages),
        seats=seats(name),
        teams=takes(name, "teams"),
        draws=knows_draws(name),
        windows=fits.windows,
        formats=[
            p.FormatOffer(
                name=form,
                title=form.title(),
                decks="own" if brings_decks(name) and form not in fits.handed_out else "none",
            )
            for form in fits.formats
        ],
        decks=[p.DeckOffer(name=deck, format=form) for deck, form in _decks(name)] if brings_decks(name) else [],
        levels=[
            p.LevelOffer(name=level, title=said(lang, f"level-{level}"), about=said(lang, f"level-{level}-about"))
            for level in levels(name)
        ],
    )


@functools.cache
def _decks(game: str) -> list[tuple[str, str]]:
    """The decks that come with a game, each with the first format it is legal in."""
    found: list[tuple[str, str]] = []
    for name, deck in arbitre.decks(game).items():
        legal = (form for form in fitting(game).formats if not _illegal(game, deck.names(), form))
        found.append((name, next(legal, "")))
    return found


def _illegal(game: str, names: list[str], form: str) -> list[p.Fault]:
    """What a format has against a deck: found by sitting down to play with it."""
    wishes: dict[str, Any] = {"format": form} if form and takes(game, "format") else {}
    try:
        arbitre.new(game, decks=[names], players=2, **wishes)
    except IllegalDeck as fault:
        return deck_faults(fault)
    except Error as fault:
        return [p.Fault(text=str(fault))]
    return []


def checked(wanted: p.DeckText) -> p.Checked:
    """A deck list, read and held against a format."""
    try:
        if len(wanted.text) > LONGEST_DECK:
            raise Error(said(wanted.lang, "fault-long"))
        deck = registry.entry(wanted.game).load("decks").named(wanted.text)
        names: list[str] = deck.names()
        if len(names) > MOST_CARDS:
            raise Error(said(wanted.lang, "fault-long"))
    except Error as fault:
        return p.Checked(name="", cards=0, faults=reading_faults(fault))
    form = wanted.format or next(iter(fitting(wanted.game).formats), "")
    return p.Checked(name=deck.name, cards=len(names), faults=_illegal(wanted.game, names, form))
