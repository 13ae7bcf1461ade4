"""The one list of games: for each an entry that says what the game brings and where that is.

A part is named "package.module:name" (or a module alone) and loaded when somebody asks for it. So starting costs no
more than what is used, and parts of higher layers can be named here without being imported. A folder of texts is named
"package:folder". What a game does not bring is "".

Other packages add games through the entry point group `arbitre.games`: its name is the game's name, its object an
`Entry`. No other place lists the games.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from arbitre.kernel.error import Error

GROUP: Final = "arbitre.games"
LANGUAGES: Final = ("en", "fr", "it")  # the languages any game can be told in


@dataclass(frozen=True, kw_only=True)
class Entry:
    """What a game brings.

    >>> entry = arbitre.games()["spoils"]
    >>> entry.title, entry.languages, entry.players
    ('The Spoils', ('en', 'fr'), (2,))
    """

    name: str
    """What it is called in commands, records and files."""
    title: str
    """What it is called in print."""
    languages: tuple[str, ...]
    """The languages in which it is told and played."""
    players: tuple[int, ...]
    """How many can play."""

    state: str
    """Its `kernel.game.Game`."""
    language: str = ""
    """Its ability language (`ability.language.Language`)."""
    making: str
    """A module: `new` makes a game, `read` the game of a record at its start."""
    pool: str = ""
    """A function: the cards there are (`pool.base.CardPool`)."""
    decks: str = ""
    """A module: `decks` gives the decks that come with the pool, `find_deck` the one that a name or a list means."""
    workshop: str = ""
    """How decks are built of its cards (`pool.workshop.Workshop`)."""
    compiler: str = ""
    """How its card texts become ability trees (`pool.compile_command.Compiler`)."""
    sentences: str = "arbitre.sentences.plain"
    """A module: what its sentences need besides their words."""
    sentence_files: str
    """The folder of their words, one file per language."""
    rulebook: str = ""
    """The folder of its rules."""
    scenario: str = ""
    """Its `scenario.base.Scenario`."""
    greedy: str = ""
    """A function: what the greedy player picks (`players.greedy.Pick`)."""
    guide: str = ""
    """What players that search need (`players.guide.Guide`)."""
    texts: str = ""
    """What its cards do, in words (`sentences.card_texts.CardTexts`)."""
    names: str = ""
    """The names of all cards in a language, by what the pool calls them: names(lang)."""
    terminal: str = "arbitre.terminal.plain:PlainKit"
    """Its `terminal.kit.Kit`."""
    terminal_files: str
    """The folder of the terminal's own words, one file per language."""
    table: str = "arbitre.table.fitting:PLAIN"
    """How it is played at the table (`table.fitting.Fitting`)."""
    trouble: str = "arbitre.lab.subject:Subject"
    """Its random games and invariants (`lab.subject.Subject`)."""
    exercise: str = ""
    """The ground its cards are exercised on (`lab.exercise.ground.Ground`)."""
    reading: str = ""
    """What the laboratory reads off a game (`lab.reading.Reading`)."""
    encoding: str = "arbitre.env.encoding:PLAIN"
    """What learning agents are told of it in numbers (`env.encoding.Encoding`)."""

    def load(self, part: str) -> Any:
        """A part, ready to use. An Error says which games have what this one lacks.

        >>> arbitre.games()["lorcana"].load("state").__name__
        'Lorcana'
        """
        where = str(getattr(self, part))
        if not where:
            having = ", ".join(names(part)) or "no game has"
            raise Error(f"{self.name} has no {_CALLED.get(part, part)}; these have: {having}")
        return _loaded(where)

    def folder(self, part: str) -> Path:
        """A folder of texts.

        >>> arbitre.games()["lorcana"].folder("rulebook").name
        'lorcana'
        """
        where = str(getattr(self, part))
        if not where:
            raise Error(f"{self.name} has no {_CALLED.get(part, part)}; these have: {', '.join(names(part))}")
        from importlib import resources

        package, _, folder = where.partition(":")
        return Path(str(resources.files(package))) / folder

    def source(self) -> Path:
        """The folder of the code that carries its rules.

        >>> arbitre.games()["lorcana"].source().name
        'lorcana'
        """
        from importlib import util

        found = util.find_spec(self.state.partition(":")[0])
        assert found is not None
        assert found.origin is not None
        return Path(found.origin).parent


_CALLED: Final = {
    "compiler": "compiler of card texts",
    "scenario": "scenarios",
    "greedy": "greedy player",
    "guide": "player that searches",
    "exercise": "ground to exercise cards on",
    "reading": "decks that the laboratory could test",
    "pool": "pool of cards",
}

OWN: Final = (
    Entry(
        name="lorcana",
        title="Disney Lorcana",
        languages=("en", "fr", "it"),
        players=(2, 3, 4, 5, 6, 7, 8),
        state="arbitre.games.lorcana.game:Lorcana",
        language="arbitre.games.lorcana.language:LANGUAGE",
        making="arbitre.pool.lorcana_game",
        pool="arbitre.pool.lorcana:pool",
        decks="arbitre.pool.decks",
        workshop="arbitre.pool.lorcana_workshop:WORKSHOP",
        compiler="arbitre.pool.lorcana_command:COMPILER",
        sentences="arbitre.sentences.lorcana",
        sentence_files="arbitre.sentences:lorcana",
        texts="arbitre.sentences.lorcana_texts:TEXTS",
        names="arbitre.pool.lorcana:local_names",
        rulebook="arbitre.rulebook:lorcana",
        scenario="arbitre.scenario.lorcana:LorcanaScenario",
        greedy="arbitre.players.lorcana.greedy:pick",
        guide="arbitre.players.lorcana.guide:GUIDE",
        terminal="arbitre.terminal.lorcana.kit:LorcanaKit",
        terminal_files="arbitre.terminal:lorcana",
        table="arbitre.table.lorcana:FITTING",
        trouble="arbitre.lab.lorcana.games:LorcanaSubject",
        exercise="arbitre.lab.lorcana.ground:GROUND",
        reading="arbitre.lab.lorcana.reading:READING",
        encoding="arbitre.env.lorcana:ENCODING",
    ),
    Entry(
        name="spoils",
        title="The Spoils",
        languages=("en", "fr"),
        players=(2,),
        state="arbitre.games.spoils.game:Spoils",
        language="arbitre.games.spoils.language:LANGUAGE",
        making="arbitre.pool.spoils_game",
        pool="arbitre.pool.spoils:pool",
        decks="arbitre.pool.spoils_decks",
        workshop="arbitre.pool.spoils_workshop:WORKSHOP",
        compiler="arbitre.pool.spoils_command:COMPILER",
        sentences="arbitre.sentences.spoils",
        sentence_files="arbitre.sentences:spoils",
        texts="arbitre.sentences.spoils_texts:TEXTS",
        rulebook="arbitre.rulebook:spoils",
        scenario="arbitre.scenario.spoils:SpoilsScenario",
        greedy="arbitre.players.spoils.greedy:pick",
        guide="arbitre.players.spoils.guide:GUIDE",
        terminal="arbitre.terminal.spoils.kit:SpoilsKit",
        terminal_files="arbitre.terminal:spoils",
        table="arbitre.table.spoils:FITTING",
        trouble="arbitre.lab.spoils.games:SpoilsSubject",
        exercise="arbitre.lab.spoils.ground:GROUND",
        reading="arbitre.lab.spoils.reading:READING",
        encoding="arbitre.env.spoils:ENCODING",
    ),
    Entry(
        name="fallen",
        title="7 Fallen",
        languages=("en", "fr"),
        players=(2,),
        state="arbitre.games.fallen.game:Fallen",
        language="arbitre.games.fallen.language:LANGUAGE",
        making="arbitre.pool.fallen_game",
        pool="arbitre.pool.fallen:pool",
        decks="arbitre.pool.fallen_decks",
        workshop="arbitre.pool.fallen_workshop:WORKSHOP",
        compiler="arbitre.pool.fallen_command:COMPILER",
        sentences="arbitre.sentences.fallen",
        sentence_files="arbitre.sentences:fallen",
        texts="arbitre.sentences.fallen_texts:TEXTS",
        names="arbitre.pool.fallen:local_names",
        rulebook="arbitre.rulebook:fallen",
        scenario="arbitre.scenario.fallen:FallenScenario",
        greedy="arbitre.players.fallen.greedy:pick",
        guide="arbitre.players.fallen.guide:GUIDE",
        terminal="arbitre.terminal.fallen.kit:FallenKit",
        terminal_files="arbitre.terminal:fallen",
        table="arbitre.table.fallen:FITTING",
        trouble="arbitre.lab.fallen.games:FallenSubject",
        exercise="arbitre.lab.fallen.ground:GROUND",
        reading="arbitre.lab.fallen.reading:READING",
        encoding="arbitre.env.fallen:ENCODING",
    ),
)

_added: Final[dict[str, Entry]] = {entry.name: entry for entry in OWN}


def add(entry: Entry) -> None:
    """Add a game without an entry point, for this process."""
    if entry.name in entries():
        raise Error(f"there is already a game {entry.name!r}")
    _added[entry.name] = entry


def entries() -> Mapping[str, Entry]:
    """All games by name, ours first."""
    return {**_added, **_installed()}


def names(part: str = "state") -> list[str]:
    """The games that bring a part."""
    assert part in {field.name for field in fields(Entry)}, part
    return [name for name, entry in entries().items() if getattr(entry, part)]


def entry(name: object) -> Entry:
    """The game of that name."""
    found = (_added.get(name) or entries().get(name)) if isinstance(name, str) else None
    if found is None:
        raise Error(f"there is no game {name!r}; there are: {', '.join(entries())}")
    return found


@functools.cache
def _installed() -> Mapping[str, Entry]:
    """The games of other packages. One that can't be loaded is no reason not to play another."""
    import warnings
    from importlib import metadata  # takes a while

    found: dict[str, Entry] = {}
    for point in metadata.entry_points(group=GROUP):
        try:
            entry = point.load()
        except Exception as fault:  # whatever another package does wrong
            warnings.warn(f"the game {point.name!r} ({point.value}) can't be loaded: {fault}", stacklevel=2)
            continue
        if not isinstance(entry, Entry) or entry.name != point.name or entry.name in _added:
            warnings.warn(f"{point.value} is not the entry of a new game {point.name!r}", stacklevel=2)
            continue
        found[entry.name] = entry
    return found


@functools.cache
def _loaded(where: str) -> Any:
    module, _, name = where.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found
