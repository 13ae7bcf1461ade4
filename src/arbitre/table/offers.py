"""What can be played here, and what is wrong with a deck list."""

from __future__ import annotations

import functools
import threading
from typing import Final

import arbitre
from arbitre.games import registry
from arbitre.lessons import names
from arbitre.players import usual_level
from arbitre.players.guests import guests
from arbitre.players.hint import has_hints
from arbitre.puzzles import games as puzzling
from arbitre.puzzles import puzzles
from arbitre.table import protocol as p
from arbitre.table.fitting import brings_decks, fitting, knows_draws, seats, takes
from arbitre.table.looking_up import card, cards
from arbitre.table.setup import Unfit, decks_for, illegal, levels, read_deck
from arbitre.table.words import said, said_of


def offers(pictures: bool, lang: p.Language) -> p.Offers:
    return p.Offers(version=p.VERSION, games=games(lang), pictures=pictures)


FACES: Final = 3
FROM_DECKS: Final = 4
_LOOKING: Final = threading.Lock()
_found: dict[p.Language, list[p.GameOffer]] = {}


def games(lang: p.Language) -> list[p.GameOffer]:
    """Found once. The first time takes about a second, as all card pools are read; a server begins with it when it
    starts, and who asks meanwhile waits for that instead of doing the same again."""
    with _LOOKING:
        if lang not in _found:
            _found[lang] = [_game(name, lang) for name in registry.entries()]
        return _found[lang]


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
        formats=formats_of(name, lang),
        decks=_decks(name) if brings_decks(name) else [],
        levels=[_level(level, lang) for level in levels(name)],
        level=usual_level(name),
        hints=has_hints(name),
        lesson=name in names(),
        puzzles=len(puzzles(name)) if name in puzzling() else 0,
        faces=_faces(name),
    )


def _level(name: str, lang: p.Language) -> p.LevelOffer:
    """A computer player. Those of other packages say themselves what they are."""
    guest = guests().get(name)
    if guest is not None:
        return p.LevelOffer(name=name, title=guest.title, about=guest.about)
    return p.LevelOffer(name=name, title=said(lang, f"level-{name}"), about=said(lang, f"level-{name}-about"))


def formats_of(game: str, lang: p.Language) -> list[p.FormatOffer]:
    """The ways to play a game."""
    return [_format(game, form, lang) for form in fitting(game).formats]


def _format(game: str, form: str, lang: p.Language) -> p.FormatOffer:
    key = f"format-{game}-{form.replace(' ', '-')}"
    return p.FormatOffer(
        name=form,
        title=said_of(lang, key, form.title()),
        about=said_of(lang, f"{key}-about"),
        decks="own" if brings_decks(game) and form not in fitting(game).handed_out else "none",
    )


@functools.cache
def _decks(game: str) -> list[p.DeckOffer]:
    """The decks that come with a game, each with the formats it is legal in."""
    fits = fitting(game)
    legal = {form: decks_for(game, form) for form in fits.formats if form not in fits.handed_out}
    return [
        p.DeckOffer(name=name, formats=[form for form, names in legal.items() if name in names])
        for name in arbitre.decks(game)
    ]


@functools.cache
def _faces(game: str) -> list[p.FaceOffer]:
    """Of the cards of its first decks, or of its pool, of different colours; those with traits have more to draw."""
    facts = cards(game).cards
    decks = [deck.names() for deck in arbitre.decks(game).values()] if brings_decks(game) else [list(facts)]
    names = dict.fromkeys(name for deck in decks[:FROM_DECKS] for name in deck)
    found: dict[tuple[str, ...], p.FaceOffer] = {}
    for name in sorted(names, key=lambda name: not facts[name].traits):
        told = card(game, name, "en")
        if told is not None and facts[name].colours and len(found) < FACES:
            kind = "song" if told.card.get("song") else str(told.card.get("type", ""))
            face = p.FaceOffer(name=name, kind=kind, colours=facts[name].colours, traits=facts[name].traits)
            found.setdefault(tuple(facts[name].colours), face)
    return list(found.values())


def checked(wanted: p.DeckText) -> p.Checked:
    """A deck list, read and held against a format."""
    try:
        if wanted.game not in registry.names("decks"):
            known = ", ".join(registry.names("decks"))
            raise Unfit([p.Fault(text=said(wanted.lang, "fault-game", game=wanted.game[:40], known=known))])
        name, names = read_deck(wanted.game, wanted.text, wanted.lang)
    except Unfit as unfit:
        return p.Checked(name="", cards=0, faults=unfit.faults)
    form = wanted.format or next(iter(fitting(wanted.game).formats), "")
    return p.Checked(name=name, cards=len(names), faults=illegal(wanted.game, names, form, wanted.lang))
