"""The data of a run as tables: what stands in them, writing them as Parquet, and asking them in SQL (DuckDB)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from arbitre.kernel.error import Error
from arbitre.lab.deals import A, B, Match
from arbitre.lab.reading import DRAWN, PLAYED, different

if TYPE_CHECKING:
    import duckdb

    from arbitre.lab.runs import Run

VERSION: Final = 1
MARK: Final = "arbitre_lab"  # under which the version stands in a file


class Column(NamedTuple):
    name: str
    type: str
    about: str


_GAME: Final = (
    Column("match", "VARCHAR", "which two decks met, by name"),
    Column("seed", "BIGINT", "the seed of the start; both games of a pair have it"),
    Column("swapped", "BOOLEAN", "whether deck A had the second seat: the second game of a pair"),
)
_SIDE: Final = (*_GAME, Column("side", "VARCHAR", "A or B"), Column("deck", "VARCHAR", "its deck, by name"))

SCHEMA: Final[dict[str, tuple[Column, ...]]] = {
    "games": (
        *_GAME,
        Column("a", "VARCHAR", "deck A, by name"),
        Column("b", "VARCHAR", "deck B, by name"),
        Column("player_a", "VARCHAR", "who played A"),
        Column("player_b", "VARCHAR", "who played B"),
        Column("first", "VARCHAR", "which deck went first: A or B"),
        Column("winner", "VARCHAR", "A or B; null if nobody won"),
        Column("turns", "INTEGER", "how many turns were begun, of both together"),
        Column("answers", "INTEGER", "how many questions were answered"),
        Column("ended", "VARCHAR", "how it ended, in the game's own word"),
        Column("digest", "VARCHAR", "of the game at its end: the same game has the same"),
    ),
    "turns": (
        *_SIDE,
        Column("turn", "INTEGER", "which of the side's own turns, from 1"),
        Column("resources", "INTEGER", "what it had to pay with at its first question of the turn"),
        Column("score", "INTEGER", "its lore, influence or life then"),
        Column("hand", "INTEGER", "the cards in its hand then"),
    ),
    "plays": (
        *_SIDE,
        Column("turn", "INTEGER", "in which of the side's own turns; 0: before its first"),
        Column("what", "VARCHAR", "drawn or played"),
        Column("card", "VARCHAR", "which card"),
    ),
    "cards": (
        *_SIDE,
        Column("card", "VARCHAR", "one of the different cards of the deck"),
        Column("copies", "INTEGER", "how many of it are in the deck"),
        Column("opening", "INTEGER", "how many were in the hand the game began with"),
        Column("put_away", "INTEGER", "how many were put away from the first hand"),
        Column("drawn", "INTEGER", "how many were drawn later on"),
        Column("played", "INTEGER", "how often it was played"),
        Column("first_drawn", "INTEGER", "in which own turn for the first time; 0: in the opening hand; null: never"),
        Column("first_played", "INTEGER", "the same of playing"),
        Column("won", "DOUBLE", "what the side had of the game: 1, 0, or a half"),
    ),
}

Row = tuple[Any, ...]


def rows_of(run: Run) -> dict[str, list[Row]]:
    """The tables of a run: only what counts."""
    found: dict[str, list[Row]] = {name: [] for name in SCHEMA}
    for name, match, tally in zip(run.names, run.matches, run.tallies, strict=True):
        names = match.names
        for game in tally.games:
            start = (name, game.seed, game.swapped)
            found["games"].append(
                (
                    *(*start, *names, *match.players, game.first, game.winner or None),
                    *(game.turns, game.answers, game.ended, game.digest),
                )
            )
            for side, deck, data in zip((A, B), names, game.sides, strict=True):
                won = 0.5 if not game.winner else float(game.winner == side)
                _add_side(found, (*start, side, deck), _cards_of(match, side), data, won)
    return found


def _cards_of(match: Match, side: str) -> tuple[str, ...]:
    return match.a if side == A else match.b


def _add_side(found: dict[str, list[Row]], head: Row, deck: Sequence[str], data: Mapping[str, Any], won: float) -> None:
    names = different(list(deck))
    found["turns"] += [(*head, turn, *numbers) for turn, numbers in enumerate(data["turns"], 1)]
    found["plays"] += [(*head, turn, what, names[card]) for turn, what, card in data["moves"]]
    copies = Counter(deck)
    opening, away = Counter(data["hand"]), Counter(data["put away"])
    for place, name in enumerate(names):
        drawn = [turn for turn, what, card in data["moves"] if what == DRAWN and card == place]
        played = [turn for turn, what, card in data["moves"] if what == PLAYED and card == place]
        found["cards"].append(
            (
                *(*head, name, copies[name], opening[place], away[place], len(drawn), len(played)),
                *(0 if opening[place] else min(drawn, default=None), min(played, default=None), won),
            )
        )


# -- files ---------------------------------------------------------------------------------------------------------


def write(run: Run, folder: Path) -> list[Path]:
    """Each table as a Parquet file, whole or not at all."""
    import numpy

    written = []
    with connected() as db:
        for name, rows in rows_of(run).items():
            columns = SCHEMA[name]
            table = {  # read by DuckDB under its name
                column.name: numpy.array([row[place] for row in rows], dtype=object)
                for place, column in enumerate(columns)
            }
            db.register("fresh", _typed(table, columns))
            path = folder / f"{name}.parquet"
            making = path.with_suffix(".making")
            picked = ", ".join(f"CAST({column.name} AS {column.type}) AS {column.name}" for column in columns)
            db.execute(
                f"COPY (SELECT {picked} FROM fresh) TO '{_quoted(making)}' "
                f"(FORMAT PARQUET, KV_METADATA {{{MARK}: '{VERSION}'}})"
            )
            db.unregister("fresh")
            making.replace(path)
            written.append(path)
    return written


def _typed(table: Mapping[str, Any], columns: Sequence[Column]) -> Any:
    """Numbers as numbers where none is missing; DuckDB reads the rest as words."""
    import numpy

    kinds = {"BIGINT": numpy.int64, "INTEGER": numpy.int32, "DOUBLE": numpy.float64, "BOOLEAN": numpy.bool_}
    found = {}
    for column in columns:
        values = table[column.name]
        missing = [value is None for value in values]
        if column.type in kinds:
            filled: Any = numpy.array([0 if value is None else value for value in values], dtype=kinds[column.type])
            found[column.name] = numpy.ma.array(filled, mask=missing) if any(missing) else filled
        else:
            found[column.name] = values
    return found


def connected() -> duckdb.DuckDBPyConnection:
    try:
        import duckdb
    except ImportError:
        raise Error("this needs DuckDB: pip install 'arbitre[lab]'") from None
    return duckdb.connect()


def opened(folder: Path) -> duckdb.DuckDBPyConnection:
    """The tables of a run in a folder, each by its name."""
    db = connected()
    for name in SCHEMA:
        path = folder / f"{name}.parquet"
        if not path.is_file():
            raise Error(f"{folder} holds no run of the laboratory: there is no {path.name} in it")
        _check_version(db, path)
        db.execute(f"CREATE VIEW {name} AS SELECT * FROM read_parquet('{_quoted(path)}')")
    return db


def _check_version(db: duckdb.DuckDBPyConnection, path: Path) -> None:
    import duckdb

    asked = f"SELECT decode(value) FROM parquet_kv_metadata('{_quoted(path)}') WHERE decode(key) = '{MARK}'"
    try:
        found = db.execute(asked).fetchone()
    except duckdb.Error:
        raise Error(f"{path} is no Parquet file, or not a whole one") from None
    if found is None:
        raise Error(f"{path} was not written by arbitre lab")
    if found[0] != str(VERSION):
        raise Error(
            f"{path} is of version {found[0]} of the laboratory's tables; this one reads version {VERSION}. "
            "The command that wrote it makes it anew from games.jsonl"
        )


def _quoted(path: Path) -> str:
    return str(path).replace("'", "''")


def described() -> Iterator[str]:
    """The tables and their columns, for the documentation."""
    for name, columns in SCHEMA.items():
        yield f"### {name}"
        yield ""
        yield "| column | type | |"
        yield "| --- | --- | --- |"
        for column in columns:
            yield f"| `{column.name}` | {column.type} | {column.about} |"
        yield ""
