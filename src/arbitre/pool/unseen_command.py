"""`arbitre cards unseen FILE`: how much a grammar would understand of cards nobody had seen when it was written."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, Final

from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.needs import Part, told
from arbitre.arguments import whole
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.pool.compile_command import compiler
from arbitre.pool.unseen import Known, Trial, fifths, hide, rare, read, score, sets

ABOUT: Final = """\
Every phrase of a grammar was written because some card needed it. So the cards are hidden, a part at a time; all that
no other card needs is taken out of the grammar, phrase by phrase and line by line; and the hidden cards are read again.
A text counts as understood if it still means the same, as wrong if it means something else."""


def add_parsers(commands: Any) -> None:
    known = registry.names("compiler")
    parser = commands.add_parser(
        "unseen", help="hide cards, and see how much of them is understood by what the others need", description=ABOUT
    )
    parser.add_argument("--game", choices=known, default=known[0], help="whose cards they are")
    parser.add_argument("file", metavar="FILE", help="a JSON file: a list of cards, or an object with `cards`")
    parser.add_argument("--by", choices=("part", "set"), default="part", help="hide parts by chance, or whole sets")
    parser.add_argument("--parts", type=whole(2), default=5, metavar="N", help="how many parts (a fifth each)")
    parser.add_argument("--seed", type=whole(0), default=1, metavar="N", help="which cards are in which part")
    parser.add_argument(
        "--list", action="store_true", help="show what was not understood or wrongly, and what it lacks"
    )
    parser.add_argument("--rare", type=whole(), metavar="N", help="instead: the phrases that at most N cards need")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    corpus_of = compiler(args.game).corpus
    if corpus_of is None:
        raise Error(f"no card of {args.game} has phrases written for it: they are made from what it is rendered with")
    corpus = corpus_of(args)
    cards = read(corpus)
    texts = sum(len(one.texts) + len(one.compiled.refusals) for one in cards)
    if not texts:
        raise Error(f"{args.file} has no card with a text")
    print(f"{len(cards)} cards with {texts} texts", flush=True)
    if args.rare:
        for part, names in rare(cards, args.rare):
            print(f"{len(names):>4}  {told(corpus.grammar, part)}: {', '.join(names)}")
        return 0
    trials: list[Trial] = []
    print(f"\n{'hidden':>36}{'cards':>8}{'texts':>8}{'understood':>13}{'of new ones':>13}{'wrong':>7}")
    for name, hidden in _parts(args, cards):
        found = hide(corpus.grammar, cards, hidden)
        trials += found
        print(_row(name, len(hidden), found), flush=True)
    print(_row("all", len(cards), trials))
    if args.list:
        for trial in sorted(trials, key=lambda one: one.fate):
            _tell(corpus.grammar, trial)
    return 1 if any(trial.fate == "wrong" for trial in trials) else 0


def _parts(args: argparse.Namespace, cards: Sequence[Known]) -> Iterator[tuple[str, list[Known]]]:
    if args.by == "set":
        yield from sets(cards).items()
        return
    for number, hidden in enumerate(fifths(cards, args.seed, args.parts), 1):
        yield f"part {number} of {args.parts}, seed {args.seed}", hidden


def _row(name: str, cards: int, trials: Sequence[Trial]) -> str:
    every, new = score(trials), score(one for one in trials if one.new)
    return f"{name[:36]:>36}{cards:>8}{every.texts:>8}{every.share:>13.1%}{new.share:>13.1%}{every.wrong:>7}"


def _tell(grammar: Grammar, trial: Trial) -> None:
    if trial.fate == "understood":
        return
    print(f"\n{trial.card}: {trial.fate}\n  {trial.text}")
    for need in trial.lacks:
        if isinstance(need, Part):
            print(f"  lacks {told(grammar, need)}")
    if trial.fate == "refused" and not trial.lacks:
        print("  is not understood, or what comes before it on the card is not")
