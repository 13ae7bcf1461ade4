"""`python -m docs.site FOLDER`: builds the site. A warning is an error, and so is a link that leads nowhere.

The pages are those of docs/, CONTRIBUTING.md and CHANGELOG.md, as they are on a forge. Two of them get what is made
from the code: the reference of the library (`api.py`) and of the command line (`commands.py`). What is in the
navigation, and in which order, says docs/index.md.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import patch

from docs.site import api, commands

from arbitre.games import registry

HERE: Final = Path(__file__).parent
DOCS: Final = HERE.parent
ROOT: Final = DOCS.parent
OUTSIDE: Final = ("CONTRIBUTING.md", "CHANGELOG.md")
"""Pages of the site that are not in docs/."""

SECTION: Final = re.compile(r"^## (.+)$|^- \[([^\]]+)\]\(([^)#]+)\.md\)", re.MULTILINE)


def pages() -> Iterator[tuple[str, str]]:
    """The pages of the site by name, with links as they are there."""
    for name in OUTSIDE:
        yield name, (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
    for path in sorted(DOCS.glob("*.md")):
        text = path.read_text(encoding="utf-8").replace("](../", "](")
        match path.name:
            case "api.md":
                text = api.reference(text)
            case "commands.md":
                with patch.object(registry, "_installed", dict):  # whoever reads this has not the example of a game
                    text = f"{text}\n{commands.reference()}"
            case "index.md":
                text += navigation(text)
        yield path.name, text


def navigation(index: str) -> str:
    """What index.md lists, as Sphinx wants it: a part for each of its sections."""
    parts: dict[str, list[str]] = {}
    entries: list[str] = []
    for section, title, page in SECTION.findall(index):
        if section:
            entries = parts.setdefault(section, [])
        else:
            entries.append(f"{title} <{page.removeprefix('../')}>")
    trees = (
        "\n".join(["```{toctree}", ":hidden:", f":caption: {section}", "", *entries, "```", ""])
        for section, entries in parts.items()
        if entries
    )
    return "\n" + "\n".join(trees)


def main(into: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder)
        for name, text in pages():
            (source / name).write_text(text, encoding="utf-8")
        shutil.copytree(DOCS / "pictures", source / "pictures")
        strictly = ["-W", "--keep-going", "-n", "-q", "-E", "-c", str(HERE)]
        return subprocess.run([sys.executable, "-m", "sphinx", *strictly, str(source), into], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
