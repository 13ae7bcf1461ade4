"""`arbitre cards try TEXT` reads one text; `import FILE`, `imported` and `forget CODE` are about sets of one's own."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any, Final

import msgspec

from arbitre.ability.parse.fault import NotUnderstood
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.pool.base import tidy
from arbitre.pool.compile_command import Attempt, bytes_of, compiler, tell, tell_faults
from arbitre.pool.imported import Unreadable
from arbitre.pool.incoming import Taken, take

TRYING: Final = """\
examples:
  arbitre cards try "Whenever this character quests, you may draw a card."
  arbitre cards try "Draw 2 cards." "Each opponent loses 1 lore." --on action
  arbitre cards try --game spoils "When this card comes into play, draw a card."
  arbitre cards try --game fallen "Ciblez un Ange adverse pour le détruire."
"""

IMPORTING: Final = """\
A file of the LorcanaJSON kind (allCards.json, or setdata.13.json for one set) is read in English; its files in French
and Italian may be given beside it, for the cards' names. What comes with Arbitre stays as it is, and gains printings.
A set that was imported before is replaced. Facts, names and ability trees are kept, no printed text.

examples:
  arbitre cards import setdata.13.json
  arbitre cards import allCards.json --set 13
  arbitre cards import en/setdata.13.json fr/setdata.13.json it/setdata.13.json
  arbitre cards imported                      what was imported
  arbitre cards forget 13                     remove it again
"""


def add_parsers(commands: Any) -> None:
    known = registry.names("compiler")
    trying = commands.add_parser(
        "try",
        help="read one card text: the tree it becomes, and how that reads in each language",
        epilog=TRYING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    trying.add_argument("text", nargs="+", metavar="TEXT", help="what is written on a card, a paragraph each")
    trying.add_argument("--on", default="", metavar="TYPE", help="the type of card, such as item; else any is tried")
    trying.add_argument("--game", choices=known, default=known[0], help="whose card it is")
    trying.set_defaults(run=_try)
    importing = commands.add_parser(
        "import",
        help="play a new set: compile a card file and keep its cards in your own data folder",
        epilog=IMPORTING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    importing.add_argument("file", nargs="+", metavar="FILE", help="a JSON file of cards")
    importing.add_argument("--set", action="append", default=[], metavar="CODE", help="only this set")
    importing.add_argument("--game", choices=known, default=known[0], help="whose cards they are")
    importing.set_defaults(run=_import)
    listing = commands.add_parser("imported", help="list the sets that were imported")
    listing.set_defaults(run=_imported)
    forgetting = commands.add_parser("forget", help="remove an imported set")
    forgetting.add_argument("code", metavar="CODE", help="the code of the set, such as 13")
    forgetting.add_argument("--game", choices=known, default=known[0], help="whose set it is")
    forgetting.set_defaults(run=_forget)


# -- one text ------------------------------------------------------------------------------------------------------


def _try(args: argparse.Namespace) -> int:
    found = compiler(args.game)
    if args.on and args.on not in found.types:
        raise Error(f"there is no type of card {args.on!r}; there are: {', '.join(found.types)}")
    text = "\n".join(args.text)
    if not text.strip():
        raise Error("there is no text to try")
    attempt = found.attempt(text, args.on)
    on = f"{'an' if attempt.type[0] in 'aeiou' else 'a'} {attempt.type}"
    if attempt.faults:
        print(f"Not understood, as on {on}:")
        for fault in attempt.faults:
            _tell_fault(fault)
        return 1
    print(f"Understood, as on {on}.")
    _tell_texts(args.game, attempt)
    _tell_trees(attempt)
    return 0


def _tell_fault(fault: NotUnderstood) -> None:
    print(f"\n  {fault.text}")
    if fault.why:
        print(f"  {fault.why}")
        return
    at = len(fault.text) - len(fault.rest) if fault.text.endswith(fault.rest) else len(fault.text)
    print(f"  {' ' * at}^ from here on")
    _tell_list("what could come here", fault.expected or ["nothing"])
    if fault.near:
        _tell_list("phrases that are near", [repr(phrase) for phrase in fault.near])


def _tell_list(title: str, things: list[str]) -> None:
    print(textwrap.fill(", ".join(things), 110, initial_indent=f"  {title}: ", subsequent_indent="    "))


def _tell_texts(game: str, attempt: Attempt) -> None:
    from arbitre.sentences.card_texts import card_texts  # takes a while

    texts = card_texts(game)
    for lang in registry.entry(game).languages if texts is not None else ():
        print(f"\n{lang}:")
        for paragraph in texts.whole(attempt, lang) if texts is not None else ():
            print(f"  {paragraph}")


def _tell_trees(attempt: Attempt) -> None:
    print("\ntree:")
    for ability in attempt.abilities:
        tree = msgspec.json.format(msgspec.json.encode(tidy(ability)), indent=2)
        print(textwrap.indent(tree.decode(), "  "))


# -- sets ----------------------------------------------------------------------------------------------------------


def _import(args: argparse.Namespace) -> int:
    found = compiler(args.game)
    incoming = found.incoming([(file, bytes_of(file)) for file in args.file])
    tell_faults(args.file[0], incoming.faults)
    if not incoming.cards:
        raise Error(f"{args.file[0]} has no card that can be read")
    taken = take(incoming, found.shelf, args.set)
    if not taken.known and not taken.built.cards and not taken.homeless:
        raise Error(f"{args.file[0]} has no card of set {' or '.join(args.set)}")
    _tell_taken(taken)
    for head in taken.heads:
        also = f", {len(head.reprints)} more printed again" if head.reprints else ""
        print(f"kept: set {head.called}: {head.cards} cards, {head.playable} of them playable{also}")
    if taken.heads:
        print(f"in {found.shelf.folder()}\nA table that is running knows them after a restart.")
    else:
        print("There is nothing new in it.")
    return 1 if incoming.faults or taken.homeless else 0


def _tell_taken(taken: Taken) -> None:
    if taken.built.compiled:
        tell(taken.built.compiled, True)
        print()
    if taken.known:
        print(f"known already, and left as they are: {len(taken.known)}")
    for title, lines in (
        ("The file says otherwise of", taken.differing),
        ("In the sets before, and not in this file; gone now", taken.gone),
        ("In no set (a card needs `setCode`, or its file `code`); not kept", taken.homeless),
    ):
        if lines:
            print(f"{title}:")
            for line in lines:
                print(f"  {line}")


def _imported(args: argparse.Namespace) -> int:
    anything = False
    for game in registry.names("compiler"):
        shelf = compiler(game).shelf
        for one in shelf.listed():
            anything = True
            if isinstance(one, Unreadable):
                print(f"{game}: {one.path} can't be used: {one.why}")
                continue
            head, cards = one
            known = sum(shelf.package().name_of(card) in shelf.package() for card in cards)
            also = f", {len(head.reprints)} printed again" if head.reprints else ""
            now = f"; {known} come with Arbitre by now" if known else ""
            print(f"{game}: set {head.called}: {head.cards} cards, {head.playable} of them playable{also}{now}")
    if not anything:
        print("No set was imported: arbitre cards import FILE")
    return 0


def _forget(args: argparse.Namespace) -> int:
    print(f"removed: {compiler(args.game).shelf.forget(args.code)}")
    return 0
