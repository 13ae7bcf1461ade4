"""`arbitre hint`: a record is played up to a question, and a hint given for it."""

from __future__ import annotations

import argparse
from typing import Any

import arbitre
from arbitre.kernel.error import Error
from arbitre.kernel.record import Parsed
from arbitre.players import Question
from arbitre.players.budget import Budget
from arbitre.players.hint import has_hints, hint
from arbitre.terminal import files, hinting
from arbitre.terminal.kits import kit as kit_of
from arbitre.terminal.options import language
from arbitre.terminal.paper import Paper
from arbitre.terminal.screen import Screen
from arbitre.terminal.words import Words


def run_hint(args: argparse.Namespace) -> int:
    try:
        text = files.read(args.record)
    except files.Unusable as fault:
        raise Error(f"{args.record} can't be read: {fault}") from fault
    moves = sum(1 for _, line in Parsed(text).picks if not line.startswith("="))
    if args.move is not None and args.move > moves + 1:
        raise Error(f"{args.record} has {moves} moves: there is no move {args.move}")
    game = arbitre.replay(text, None if args.move is None else args.move - 1)
    if game.decision is None:
        raise Error(f"the game of {args.record} is over: ask for one of its {moves} moves, such as --move {moves}")
    if not has_hints(game.name):
        raise Error(f"there are no hints for {game.name}: the computer can't judge its positions yet")
    number = moves + 1 if args.move is None else args.move
    _show(game, number, _played(text, game, number, moves), args)
    return 0


def _played(text: str, game: Any, number: int, moves: int) -> int | None:
    """The place of the option that was taken, if the record goes on with one."""
    if number > moves:
        return None
    after = arbitre.replay(text, number)
    return list(after.picks)[-1] if len(after.picks) > len(game.picks) else None


def _show(game: Any, number: int, played: int | None, args: argparse.Namespace) -> None:
    kit = kit_of(game.name)
    lang = language(args.lang, game.name)
    words = Words(lang, game.name)
    seat = game.decision.seat
    speaker = kit.speaker(lang)
    screen = Screen(Paper(), seat, kit, speaker, words)
    budget = Budget(None if args.positions else args.time, args.positions)
    found = hint(Question(game), budget, speaker, keep=() if played is None else (played,))
    player = speaker.seat(game, seat)
    screen.say(words("hint-asked", game=kit.entry.title, turn=game.turn, number=number, player=player))
    screen.say(found.question)
    numbers = {one: str(place) for place, one in enumerate(found.advice, 1)}
    for line in hinting.lines(found, words, screen.marks, screen.width, numbers.__getitem__, every=args.all):
        screen.show([line])
    if played is not None:
        mine = found.of(played)
        screen.say(words("hint-played", option=mine.sentence, chance=hinting.chance_of(words, mine)))
