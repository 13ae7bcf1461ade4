"""The hook that hatchling calls when Arbitre is installed or packed: it builds the page of the table.

Where the page has been built already, as in a source distribution, neither node nor npm is needed; with
ARBITRE_SKIP_PAGE=1 it is left out. Without npm's registry the installation goes on: Arbitre then has no page, says so
at `arbitre table`, and is played in the terminal.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILDER = Path(__file__).parent / "page/build.py"


class BuildPage(BuildHookInterface[Any]):
    """The hook, found by hatchling since it is the only one here."""

    def dependencies(self) -> list[str]:
        """What pip fetches before the build: node, if the page is to be built."""
        return self.metadata.core.optional_dependencies["page"] if is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not is_wanted():
            return
        status = subprocess.run([sys.executable, BUILDER]).returncode
        if status not in (0, runpy.run_path(str(BUILDER))["NO_REGISTRY"]):
            raise SystemExit(status)


def is_wanted() -> bool:
    if os.environ.get("ARBITRE_SKIP_PAGE") or not BUILDER.is_file():
        return False
    return not runpy.run_path(str(BUILDER))["is_current"]()
