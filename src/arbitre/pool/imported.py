"""Sets that the user has imported: their cards are kept in the user's own data folder as the package keeps its own,
with facts, names and ability trees, and no printed text.

A set is one file, `cards/GAME/set-CODE.jsonl`: a line about it, then a line for each card. It is written whole or not
at all. What can't be read any more, as it is damaged or as the language of abilities has changed since, is left out
with a line on stderr that says what to do; nothing else suffers from it.
"""

from __future__ import annotations

import functools
import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar
from urllib.parse import quote

import msgspec

from arbitre import writing
from arbitre.folders import data_folder
from arbitre.kernel.error import Error
from arbitre.pool.base import CardLines, CardPool, tidy

FORMAT: Final = 1
"""What a kept file means. It is raised when a node of the language comes to mean something else, or this file is laid
out anew: sets kept before must then be imported again. Nodes and fields that are gone are found without it."""

FOLDER: Final = "cards"
Reprints = dict[str, tuple[tuple[str, Any], ...]]
AnyPool = TypeVar("AnyPool", bound=CardPool[Any, Any])


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says of its set."""

    arbitre: int
    """The format of the file."""
    game: str
    code: str
    name: str = ""
    cards: int
    playable: int
    engine: str
    """The version of Arbitre that kept it."""
    digest: str
    """Of the cards: records name it."""
    reprints: Reprints = {}
    """Printings in this set of cards that are known from elsewhere."""

    @property
    def called(self) -> str:
        return f"{self.code} ({self.name})" if self.name else self.code


class Unreadable(NamedTuple):
    """A file that is there and can't be used."""

    path: Path
    why: str


class Shelf(Generic[AnyPool]):
    """The imported sets of a game, and the pools made with them."""

    def __init__(self, game: str, lines: CardLines[Any], package: Callable[[], AnyPool]) -> None:
        self.game = game
        self.package = package
        """The cards that come with Arbitre."""
        self._lines = lines
        self._pools: dict[tuple[str, ...], AnyPool] = {}
        self._everything: AnyPool | None = None

    def folder(self) -> Path:
        return data_folder() / FOLDER / self.game

    def path(self, code: str) -> Path:
        return self.folder() / f"set-{quote(code, safe='')}.jsonl"

    # -- pools -------------------------------------------------------------------------------------------------

    def everything(self) -> AnyPool:
        """The package's cards and all imported sets."""
        if self._everything is None:
            self._everything = self.pool(tuple(self._sets))
        return self._everything

    @functools.cached_property
    def _sets(self) -> dict[str, tuple[Head, list[Any]]]:
        """The sets that can be used, by code."""
        found: dict[str, tuple[Head, list[Any]]] = {}
        for one in self.listed():
            if isinstance(one, Unreadable):
                print(f"arbitre: {one.path}: an imported set is left out: {one.why}", file=sys.stderr)
            else:
                found[one[0].code] = one
        return found

    def pool(self, codes: tuple[str, ...]) -> AnyPool:
        """The package's cards and these sets."""
        known = self._pools.get(codes)
        if known is not None:
            return known
        found = self.package()
        for code in codes:
            if code not in self._sets:
                raise Error(f"the imported set {code} of {self.game} is not here; {HOW}")
            head, cards = self._sets[code]
            found = found.with_set(code, head.digest, cards, head.reprints)
        self._pools[codes] = found
        return found

    def forget_what_is_known(self) -> None:
        """Read everything again when it is next asked for."""
        self._everything = None
        self._pools.clear()
        self.__dict__.pop("_sets", None)

    # -- files -------------------------------------------------------------------------------------------------

    def listed(self) -> list[tuple[Head, list[Any]] | Unreadable]:
        """Every file there is, in the order of the codes."""
        try:
            paths = list(self.folder().glob("set-*.jsonl"))
        except OSError:
            return []  # nothing was imported yet, or nobody may look
        return sorted(
            (self._read(path) for path in paths),
            key=lambda one: (2, one.path.name, 0) if isinstance(one, Unreadable) else place(one[0].code),
        )

    def _read(self, path: Path) -> tuple[Head, list[Any]] | Unreadable:
        try:
            first, _, rest = path.read_bytes().partition(b"\n")
            head = msgspec.json.decode(first, type=Head)
        except OSError as fault:
            return Unreadable(path, f"it can't be read: {fault.strerror}")
        except msgspec.DecodeError:
            return Unreadable(path, f"it is damaged; {HOW}")
        again = f"it was kept by Arbitre {head.engine}, whose cards are told in another way; {HOW}"
        if head.arbitre != FORMAT:
            return Unreadable(path, again)
        if head.game != self.game or path != self.path(head.code) or digest_of(rest, head.reprints) != head.digest:
            return Unreadable(path, f"it is damaged; {HOW}")
        try:
            cards = [self._lines.decode(line, path.name) for line in rest.splitlines()]
        except Error:
            return Unreadable(path, again)
        return head, cards

    def heads(self) -> dict[str, Head]:
        """Of the sets that can be used, by code."""
        return {code: head for code, (head, _) in self._sets.items()}

    def cards(self, code: str) -> list[Any]:
        """The cards of a set that can be used; none if it is not there."""
        return self._sets[code][1] if code in self._sets else []

    def keep(self, code: str, name: str, cards: Sequence[Any], reprints: Reprints) -> Head:
        """Keep a set in the place of what was kept of it before."""
        lines = b"".join(msgspec.json.encode(tidy(card)) + b"\n" for card in cards)
        head = Head(
            arbitre=FORMAT,
            game=self.game,
            code=code,
            name=name,
            cards=len(cards),
            playable=sum(not card.lacks for card in cards),
            engine=metadata.version("arbitre"),
            digest=digest_of(lines, reprints),
            reprints=reprints,
        )
        path = self.path(code)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            writing.write(path, msgspec.json.encode(head) + b"\n" + lines)
        except OSError as fault:
            raise Error(f"{path} can't be written: {fault.strerror}") from fault
        self.forget_what_is_known()
        return head

    def forget(self, code: str) -> Path:
        """Remove a set, whether it can be read or not."""
        path = self.path(code)
        try:
            path.unlink()
        except FileNotFoundError:
            there = ", ".join(self._codes()) or "none"
            raise Error(f"no set {code!r} of {self.game} was imported; there are: {there}") from None
        except OSError as fault:
            raise Error(f"{path} can't be removed: {fault.strerror}") from fault
        self.forget_what_is_known()
        return path

    def _codes(self) -> Iterator[str]:
        for one in self.listed():
            yield one.path.name if isinstance(one, Unreadable) else one[0].code


HOW: Final = "import its file again (arbitre cards import FILE), or forget it (arbitre cards forget CODE)"


def digest_of(lines: bytes, reprints: Reprints) -> str:
    told = msgspec.json.encode(sorted(reprints.items()))
    return hashlib.blake2b(lines + told, digest_size=8).hexdigest()


def place(code: str) -> tuple[int, str, int]:
    """Sets are in the order of their numbers, and the others follow."""
    numbered = code.isascii() and code.isdecimal()
    return (0, "", int(code)) if numbered else (1, code, 0)
