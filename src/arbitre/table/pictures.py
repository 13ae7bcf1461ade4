"""Pictures of cards from a folder of the owner's: which file is whose.

A file is named like its card, in any of the folder's own folders: `Elsa - Snow Queen.jpg`. Only letters and digits
count, and neither case nor accents, so that names with signs that file systems refuse can be written without them. A
folder with the name of a game has only its pictures.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Final

from arbitre.games import registry
from arbitre.table import looking_up

PICTURES: Final = frozenset((".png", ".jpg", ".jpeg", ".webp", ".avif"))


def pictures(folder: Path, game: str) -> dict[str, str]:
    """For each card of a game that has one, the path of its picture within the folder."""
    files = _files(folder, game)
    return {name: files[plain] for name in looking_up.cards(game).cards if (plain := _plain(name)) in files}


def _files(folder: Path, game: str) -> dict[str, str]:
    others = {name for name in registry.entries() if name != game}
    found: dict[str, str] = {}
    # What lies in the game's own folder is looked at last, and counts.
    for path in sorted(folder.rglob("*"), key=lambda path: (game in path.relative_to(folder).parts, path)):
        within = path.relative_to(folder)
        if path.suffix.lower() in PICTURES and not others.intersection(within.parts[:-1]) and path.is_file():
            found[_plain(path.stem)] = within.as_posix()
    return found


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())
