"""The hook that hatchling calls when Arbitre is installed or packed: it builds the page of the table, packs the
scenarios and, if ARBITRE_COMPILED=1 asks for it, compiles the engine.

Where the page has been built already, as in a source distribution, neither node nor npm is needed; with
ARBITRE_SKIP_PAGE=1 it is left out. Without npm's registry the installation goes on: Arbitre then has no page, says so
at `arbitre table`, and is played in the terminal.

Compiled modules go into the wheel beside their sources, and never into src: an editable installation and a source
distribution are plain Python.
"""

import os
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
PAGE = HERE / "page/build.py"
COMPILER = HERE / "compile_engine.py"
SCENARIOS = HERE / "conformance"


class BuildArbitre(BuildHookInterface[Any]):
    """The hook, found by hatchling since it is the only one here."""

    compiled: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What pip fetches before the build: node, if the page is to be built; mypyc, if the engine is to be compiled,
        and what Arbitre imports, whose types mypyc looks at."""
        project = self.metadata.core
        return [
            *(project.optional_dependencies["page"] if page_is_wanted() else []),
            *([*project.optional_dependencies["compiled"], *project.dependencies] if self.compiles() else []),
        ]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if page_is_wanted():
            build_page()
        if self.target_name == "wheel" and version != "editable" and SCENARIOS.is_dir():
            build_data["force_include"][str(SCENARIOS)] = "arbitre/conformance"  # the rulebook shows them as positions
        if self.compiles() and version != "editable":
            self.compiled = tempfile.TemporaryDirectory()
            into = Path(self.compiled.name)
            status = subprocess.run([sys.executable, COMPILER, into]).returncode
            if status:
                raise SystemExit(status)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(
                {str(module): module.relative_to(into).as_posix() for module in into.rglob("*.*")}
            )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.compiled:
            self.compiled.cleanup()

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("ARBITRE_COMPILED", "0") not in ("", "0")


def page_is_wanted() -> bool:
    if os.environ.get("ARBITRE_SKIP_PAGE") or not PAGE.is_file():
        return False
    return not runpy.run_path(str(PAGE))["is_current"]()


def build_page() -> None:
    status = subprocess.run([sys.executable, PAGE]).returncode
    if status not in (0, runpy.run_path(str(PAGE))["NO_REGISTRY"]):
        raise SystemExit(status)
