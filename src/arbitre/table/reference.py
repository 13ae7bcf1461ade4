"""The section "The table" of docs/protocol.md, made from the messages themselves. `arbitre protocol` prints it after
what the games say."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from arbitre.table import protocol
from arbitre.table.typescript import comments, structs, type_of

HEAD = """## The table

What the server of the table and its page say to each other, declared in `src/arbitre/table/protocol.py`; the page's
types (`page/src/protocol.ts`) are made from the same. Everything is JSON. A message has a `type`; a part of one has
not. An unknown field is refused.

| address | what is sent | what comes back |
| --- | --- | --- |
| `GET /api/offers?lang=en` | | `Offers` |
| `POST /api/deck` | `DeckText` | `Checked`, or `Wrong` |
| `POST /api/rooms` | `NewRoom` | `RoomMade`, or `Wrong` |
| `GET /api/cards/GAME` | | `Cards`, or `Wrong` |
| `GET /api/card/GAME/LANG?name=NAME` | | `CardPrinted`, or `Wrong` |
| `GET /api/decks/GAME?lang=en` | | `Workshop`, or `Wrong` |
| `GET /api/pool/GAME?lang=en&search=QUERY&after=48` | | `FoundCards`, or `Wrong` |
| `POST /api/decks/read` | `GivenList` | `DeckRead`, or `Wrong` |
| `POST /api/decks/tell` | `BuiltDeck` | `DeckTold`, or `Wrong` |
| `POST /api/decks/write` | `WantedList` | `ListWritten`, or `Wrong` |
| `POST /api/decks/hand` | `WantedHand` | `HandDrawn`, or `Wrong` |
| `GET /api/rules/GAME?lang=en&search=WORDS` | | `Book`, or `Wrong` |
| `GET /api/rules/GAME/NUMBER?lang=en` | | `RuleText`, or `Wrong` |
| `GET /api/scenarios/GAME/NAME` | | `ScenarioText`, or `Wrong` |
| `GET /api/lessons/GAME?lang=en` | | `Lesson`, or `Wrong` |
| `GET /api/puzzles/GAME?lang=en` | | `Puzzles`, or `Wrong` |
| `GET /api/puzzles/GAME/NAME?lang=en` | | `Puzzle`, or `Wrong` |
| `POST /api/puzzles/GAME/NAME` | `PuzzleWish` | `RoomMade`, or `Wrong` |
| `POST /api/records` | `GivenRecord` | `RoomMade`, or `Wrong` |
| `GET /api/positions/GAME?lang=en` | | `PositionWords`, or `Wrong` |
| `GET /api/replays/REPLAY/scenario` | | `ScenarioText`, or `Wrong` |
| `POST /api/positions` | `GivenPosition` | `RoomMade`, or `Wrong` |
| `GET /api/replays/REPLAY?lang=en&as=EYES` | | `Replay`, or `Wrong` |
| `GET /api/replays/REPLAY/MOMENT?lang=en&as=EYES` | | `Moment`, or `Wrong` |
| `GET /api/replays/REPLAY/record` | | the record, as text |
| `POST /api/forks` | `Fork` | `RoomMade`, or `Wrong` |
| `/ws` | `Hello`, then what comes from the page | `Welcome`, `Table` or `Steps`, then what comes from the server |
| `GET /api/pictures/GAME` | | `Pictures` |
| `GET /pictures/NAME` | | a picture of the owner's own folder |

A connection is closed with 4001 when another took the seat, 4002 when nothing has happened for hours, 4003 for a key
that opens nothing, 4004 after too many messages that make no sense, 4005 when it does not keep up, 1012 when the server
closes, 1013 when there are too many from one address. After 1012, and when it was cut off, a page comes back by itself,
and says in `Hello` up to which entry it knows.

"""


def reference() -> str:
    """The whole section."""
    _, schemas = msgspec.json.schema_components(structs())
    one_way = {struct: name for name in ("FromPage", "FromServer") for struct in getattr(protocol, name).__args__}
    heads = {"": "Over HTTP, and parts", "FromPage": "From the page", "FromServer": "From the server"}
    lines = [HEAD + inspect.cleandoc(protocol.__doc__ or "").partition("\n\n")[2].partition("\n\nA view")[0], ""]
    for which, head in heads.items():
        lines += [f"### {head}", "", "| of | key | type | what it is |", "| --- | --- | --- | --- |"]
        for struct in structs():
            if one_way.get(struct, "") == which:
                lines += _rows(struct, schemas[struct.__name__])
        lines.append("")
    return "\n".join(lines)


def _rows(struct: type[msgspec.Struct], schema: Any) -> Iterator[str]:
    about = comments()
    name = struct.__name__
    yield _row((f"`{name}`", "", "", about.get((name, ""), "")))
    fields = dict(zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True))
    required = set(schema.get("required", ()))
    for key, kind in schema["properties"].items():
        meaning = about.get((name, fields[key]), "") if key in fields else ""
        may_lack = "" if key in required else " (may be left out)"
        yield _row((f"`{name}`", f"`{key}`{may_lack}", f"`{type_of(kind)}`", meaning))


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"
