"""The sub-command `arbitre play`: a game is made as it was asked for, and played."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.console import Console

from arbitre.kernel.error import Error
from arbitre.players import Player, levels_of, named, of_game, usual_level
from arbitre.terminal import files
from arbitre.terminal.again import Start
from arbitre.terminal.kit import DeckKit, Kit
from arbitre.terminal.kits import kit as kit_of
from arbitre.terminal.marks import writable
from arbitre.terminal.options import language, language_of
from arbitre.terminal.paper import Paper
from arbitre.terminal.play import Session
from arbitre.terminal.screen import Screen
from arbitre.terminal.takeback import Takebacks, opened
from arbitre.terminal.words import Words

COMPUTERS: Final = ("Ada", "Basile", "Clio")
ME: Final = 0  # the person's seat


def run_play(args: argparse.Namespace, console: Console | None = None, read: Callable[[str], str] | None = None) -> int:
    kit = kit_of(args.game)
    lang = language(args.lang, kit.name)
    words = Words(lang, kit.name)
    console = console or Paper()
    takebacks: Takebacks | None = None
    called: dict[tuple[str, ...], str] = {}
    if args.load:
        game, takebacks = opened(kit, _read(args.load), ME)
        greeting = words("loaded", file=args.load, turn=game.turn)
    else:
        game, decks = _new_game(kit, args, lang, called)
        seed = str(game.setup.seed)
        greeting = words("greeting-plain", game=kit.entry.title, seed=seed)
        if decks:
            greeting = words("greeting", deck=decks[ME], others=", ".join(decks[ME + 1 :]), seed=seed)
    names = [args.name or words("name-human"), *COMPUTERS]
    screen = Screen(console, ME, kit, kit.speaker(lang, names), words)
    read = read or reader()
    begun = Start(kit, tuple(_own_options(args, lang)), called, lang)
    session = Session(
        game,
        players_of(kit.name, args.opponent),
        screen,
        read,
        delay=args.delay,
        takebacks=takebacks,
        begun=begun,
    )
    session.say(greeting)
    return session.run()


def reader() -> Callable[[str], str]:
    """How lines are read: at a terminal they can be edited; what comes from elsewhere is echoed, to be read later."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
        return input

    def read(prompt: str) -> str:
        line = input(prompt)
        print(writable(line, sys.stdout.encoding))
        return line

    return read


def _read(name: str) -> str:
    try:
        return files.read(name)
    except files.Unusable as fault:
        raise Error(f"{name} can't be read: {fault}") from fault


def _deck(kit: DeckKit, text: str) -> tuple[str, list[str]]:
    try:
        return kit.find_deck(text)
    except files.FAULTS as fault:
        raise Error(f"the deck {text!r} can't be read: {files.reason(fault)}") from fault


def _own_options(args: argparse.Namespace, lang: str) -> Iterator[str]:
    """What was asked for besides the game itself."""
    if lang != language_of(os.environ, args.game):
        yield from ("--lang", lang)
    if args.name:
        yield from ("--name", args.name)
    if args.opponent:
        yield from ("--opponent", args.opponent)


def _new_game(
    kit: Kit, args: argparse.Namespace, lang: str, called: dict[tuple[str, ...], str]
) -> tuple[Any, list[str]]:
    """The game that was asked for, and what its decks are called; `called` notes how each was asked for."""
    if args.players not in kit.entry.players:
        by = " or ".join(map(str, kit.entry.players))
        raise Error(f"{kit.name} is played by {by}, not {args.players}")
    if args.payment not in (kit.payments if isinstance(kit, DeckKit) else ("auto",)):
        raise Error(f"--payment {args.payment}: in {kit.name} paying leaves nothing to choose")
    seed = args.seed if args.seed is not None else secrets.randbelow(1_000_000)
    starting = {"me": ME, "computer": ME + 1, "random": None}[args.first]
    if not isinstance(kit, DeckKit):
        if args.deck or args.against:
            raise Error(f"{kit.name} is played without decks brought by the players")
        return kit.making.new(seed=seed, players=args.players, starting=starting), []
    starter = kit.usual_decks(lang)
    wanted = [args.deck or starter[0], *(args.against or [])]
    if len(wanted) > args.players:
        raise Error(f"{len(wanted) - 1} decks were given with --against, for {args.players - 1} computer player(s)")
    wanted += [starter[place % len(starter)] for place in range(len(wanted), args.players)]
    decks = [_deck(kit, text) for text in wanted]
    starter_cards = kit.sold()
    for text, (_, cards) in zip(wanted, decks, strict=True):
        if tuple(cards) not in starter_cards:
            called[tuple(cards)] = text
    game = kit.new([cards for _, cards in decks], seed, starting, payment=args.payment)
    return game, [name for name, _ in decks]


def _opponent(game: str, wanted: str | None) -> str:
    """Who plays against the person."""
    if wanted is None:
        return usual_level(game)
    if wanted.partition("@")[0] not in (known := (*levels_of(game), *of_game(game))):
        raise Error(f"{wanted} can't play {game} yet; these can: {', '.join(dict.fromkeys(known))}")
    return wanted


def players_of(game: str, wanted: str | None) -> Callable[[int], Player]:
    """The computer player of each seat."""
    kind = _opponent(game, wanted)
    made: dict[int, Player] = {}

    def player(seat: int) -> Player:
        if seat not in made:
            made[seat] = named(kind, seat)
        return made[seat]

    return player
