"""Where rule numbers are cited: in the source of a game, and in the `rules` of the scenario files."""

from __future__ import annotations

import ast
import functools
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.rulebook.numbering import Numbering

PACKAGE = Path(__file__).parent.parent


class Citation(NamedTuple):
    """One place in the source that cites a rule."""

    number: str
    path: str
    line: int
    name: str  # the function, class or constant it stands in, such as Challenge.deal_damage; "" for the module itself


class Scenario(NamedTuple):
    path: str
    title: str
    rules: tuple[str, ...]


class Broken(NamedTuple):
    """A scenario file that could not be read."""

    path: str
    fault: str


class Scenarios(NamedTuple):
    folder: str
    files: list[Scenario]
    broken: list[Broken]

    def citing(self, number: str) -> list[Scenario]:
        return [scenario for scenario in self.files if number in scenario.rules]


def repository() -> Path | None:
    """The root of the repository, if the package runs from one: an installed package has no `src` above it."""
    source = PACKAGE.parent
    return source.parent if source.name == "src" else None


def code_folders(game: str) -> list[Path]:
    """Where the rules of a game are carried out: its own folder, what it builds on, and the pool's files about it."""
    pool = sorted((PACKAGE / "pool").glob(f"{game}*.py"))
    return [registry.entry(game).source(), PACKAGE / "ability", PACKAGE / "kernel", *pool]


def code_citations(folders: Iterable[Path], numbering: Numbering) -> list[Citation]:
    """Every citation in the Python files of these folders or in these files, once for each line it stands on."""
    found: list[Citation] = []
    for path, text in sources(folders, numbering):
        tree = ast.parse(text, str(path))
        names = _names(tree, text.count("\n") + 1)
        cited = dict.fromkeys((number, line) for number, line, _ in cited_in(text, tree, numbering))
        found.extend(Citation(number, _shown(path), line, names[line]) for number, line in cited)
    return found


def sources(folders: Iterable[Path], numbering: Numbering) -> Iterator[tuple[Path, str]]:
    """The Python files of these folders, or these files, that may cite something, with their text."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            text = path.read_text(encoding="utf-8")
            if any(numbering.cited(text)):
                yield path, text


def cited_in(text: str, tree: ast.Module, numbering: Numbering) -> Iterator[tuple[str, int, int]]:
    """The numbers in a source, each with its line and its column in bytes, as ast counts."""
    floats = {
        (node.lineno, node.col_offset)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, float)
    }
    for line, content in enumerate(text.split("\n"), 1):  # as ast does; splitlines() has more kinds of line ends
        for match in numbering.cited(content):
            column = len(content[: match.start()].encode())
            if (line, column) not in floats:
                yield match[0], line, column


def _names(tree: ast.Module, lines: int) -> list[str]:
    """For each line the function, class or constant it stands in; a method or a field with its class: Class.method."""
    names = [""] * (lines + 1)

    def walk(nodes: Iterable[ast.stmt], outer: str) -> None:
        for node in nodes:
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                    _fill(names, first, node.end_lineno, outer + node.name)
                    if isinstance(node, ast.ClassDef):
                        walk(node.body, f"{outer}{node.name}.")
                case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                    _fill(names, node.lineno, node.end_lineno, outer + name)
                case ast.Assign(targets=[ast.Attribute() as target]):  # Challenge.steps = (...)
                    _fill(names, node.lineno, node.end_lineno, outer + ast.unparse(target))
                case _:
                    pass

    walk(tree.body, "")
    return names


def _fill(names: list[str], first: int, last: int | None, name: str) -> None:
    for line in range(first, (last or first) + 1):
        names[line] = name


def read_scenarios(game: str, folder: Path | None = None) -> Scenarios | None:
    """The scenario files of a game; None when no folder is named and those that come with Arbitre are not there."""
    if folder is None:
        folder = (repository() or PACKAGE) / "conformance"
        if not folder.is_dir():
            return None
    elif not folder.is_dir():
        raise Error(f"there is no folder {folder} to look for scenario files in")
    result = Scenarios(_shown(folder), [], [])
    for path in sorted(folder.rglob("*.toml")):
        try:
            scenario = _read_scenario(path, game)
        except (OSError, ValueError) as fault:  # broken TOML and broken UTF-8 are ValueErrors
            result.broken.append(Broken(_shown(path), str(fault)))
            continue
        if scenario is not None:
            result.files.append(scenario)
    return result


def _read_scenario(path: Path, game: str) -> Scenario | None:
    """Only the head is read here; whether the rest makes sense is for `arbitre check` to say."""
    state = path.stat()
    of, title, rules = _head(path, state.st_mtime_ns, state.st_size)
    if not isinstance(of, str):
        raise ValueError("`game` is missing")
    if of != game:
        return None
    if not isinstance(rules, list) or not all(isinstance(number, str) for number in rules):
        raise ValueError("`rules` is missing or not a list of rule numbers, each in quotes")
    return Scenario(_shown(path), title, tuple(rules))


@functools.cache
def _head(path: Path, changed: int, size: int) -> tuple[Any, str, Any]:
    """The game, title and rules of a file. Thousands are read for one game after another: once is enough for all."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return data.get("game"), str(data.get("title", "")), data.get("rules")


def place_of(scenario: Scenario) -> Path:
    """Where its file is, whatever the current folder."""
    return (repository() or PACKAGE.parent) / scenario.path


def _shown(path: Path) -> str:
    """A path as a person in the repository would type it."""
    root = repository() or PACKAGE.parent
    try:
        return path.resolve().relative_to(root.resolve()).as_posix()
    except ValueError:
        return str(path)
