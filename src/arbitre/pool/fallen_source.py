"""Cards of 7 Fallen that somebody wrote: facts and text, French or English, from a JSON file.

A record has the fields of a card of the pool but its trees, and `text` (one, or a paragraph each), `set` and `number`.
No file of this kind is published: it is for sets of one's own.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from arbitre.games.fallen.card import CardData, CardType
from arbitre.games.fallen.spelling import check
from arbitre.kernel.error import BadData
from arbitre.pool.base import plain
from arbitre.pool.compiled import NOT_UNDERSTOOD
from arbitre.pool.records import Records, opened, read_records


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """A record of a file."""

    name: str
    en: str = ""
    type: CardType
    kingdom: str = ""
    classes: tuple[str, ...] = ()
    cost: int | None = None
    attack: int | None = None
    life: int | None = None
    shield: int | None = None
    storm: int | None = None
    condition: int = 0
    revoke: int = 0
    hourglasses: int = 0
    energy: int = 0
    time_factor: int = 0
    will: int = 0
    feathers: int = 0
    legendary: bool = False
    renown: str = ""
    set: str = ""
    number: str = ""
    text: str | tuple[str, ...] = ""

    @property
    def whole(self) -> str:
        return self.text if isinstance(self.text, str) else "\n".join(self.text)


FACTS = tuple(name for name in Source.__struct_fields__ if name in CardData.__struct_fields__)


def read(text: bytes, where: str = "the card file") -> Records[Source]:
    """The records of a file, and what is wrong with others. What it says of its `set` holds for all its cards."""
    file = opened(text, where)
    records, faults = read_records(file, Source, facts_of)
    code = file.table.get("set", "")
    if not isinstance(code, str):
        raise BadData(f"{where}: set: a text, not {code!r}")
    return Records([replace(record, set=record.set or code) for record in records], faults)


def facts_of(record: Source) -> CardData:
    """A card without its abilities."""
    facts = {name: getattr(record, name) for name in FACTS}
    facts["name"], facts["en"] = plain(record.name), plain(record.en)
    printings = ((record.set, record.number),) if record.set else ()
    lacks = NOT_UNDERSTOOD if record.whole.strip() else ""
    card = CardData(**facts, printings=printings, lacks=lacks, by_hand=False)
    check(card)
    return card
