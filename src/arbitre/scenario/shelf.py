"""The scenario files that come with Arbitre: the rulebooks' examples and our rulings as positions, by game and name."""

from __future__ import annotations

import functools
from pathlib import PurePosixPath
from typing import NamedTuple

from arbitre.rulebook.citations import place_of, read_scenarios
from arbitre.scenario.run import read_text


class Shelved(NamedTuple):
    """A scenario file."""

    name: str
    """Its path within the folder of its game, without the ending."""
    title: str
    rules: tuple[str, ...]
    place: str


@functools.cache
def shelf(game: str) -> dict[str, Shelved]:
    """All of a game, by name; none where Arbitre was installed without them."""
    found = read_scenarios(game)
    shelved: dict[str, Shelved] = {}
    for file in found.files if found is not None else ():
        parts = PurePosixPath(file.path).with_suffix("").parts
        after = parts.index("conformance") + 1
        name = "/".join(parts[after + 1 :] if parts[after] == game else parts[after:])
        shelved[name] = Shelved(name, file.title, file.rules, str(place_of(file)))
    return shelved


@functools.cache
def by_rule(game: str) -> dict[str, list[Shelved]]:
    """Those that exercise each rule; first those that are about it, the plainest before the others."""
    found: dict[str, list[Shelved]] = {}
    for one in shelf(game).values():
        for rule in one.rules:
            found.setdefault(rule, []).append(one)
    for rule, those in found.items():
        those.sort(key=lambda one: (one.rules[0] != rule, "/" in one.name, len(one.rules)))
    return found


def text_of(game: str, name: str) -> str | None:
    """What a file says; None if there is none of this name."""
    found = shelf(game).get(name)
    return None if found is None else read_text(found.place)
