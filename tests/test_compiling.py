"""What is compiled when somebody asks for it, and that it is what runs then."""

from __future__ import annotations

import ast
import os
import runpy
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from packaging.requirements import Requirement

import arbitre
from arbitre.kernel.compiling import is_compiled

pytestmark = pytest.mark.on_both_engines


ROOT = Path(__file__).parents[1]
TOLD = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["arbitre"]["compiled"]
MODULES: list[str] = runpy.run_path(str(ROOT / "compile_engine.py"))["modules"]()


def test_what_stays_plain_is_there() -> None:
    package = ROOT / "src/arbitre"
    assert [pattern for pattern in TOLD["modules"] + TOLD["plain"] if not any(package.glob(pattern))] == []


def test_what_stays_plain_would_be_compiled_otherwise() -> None:
    package = ROOT / "src/arbitre"
    compilable = {path for pattern in TOLD["modules"] for path in package.glob(pattern)}
    assert [pattern for pattern in TOLD["plain"] if not compilable.intersection(package.glob(pattern))] == []


def test_structs_are_not_compiled() -> None:
    def bases(module: str) -> list[str]:
        tree = ast.parse((ROOT / "src" / module).read_text(encoding="utf-8"))
        return [ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]

    assert [module for module in MODULES if any("Struct" in base for base in bases(module))] == []


@pytest.mark.skipif(not arbitre.compiled, reason="plain Python")
def test_a_compiled_package_is_compiled_throughout() -> None:
    names = [module.removesuffix(".py").replace("/", ".") for module in MODULES]
    assert [name for name in names if not is_compiled(name)] == []
    assert not Path(arbitre.__file__).is_relative_to(ROOT / "src")
    # For debuggers, and for those who read on from a traceback.
    files = [Path(import_module(name).__file__ or "") for name in names]
    assert [file for file in files if not (file.parent / (file.name.partition(".")[0] + ".py")).is_file()] == []


@pytest.mark.skipif(not os.environ.get("ARBITRE_COMPILED"), reason="make test-compiled says so")
def test_the_tests_run_on_the_compiled_package() -> None:
    assert arbitre.compiled


def test_without_a_compiler_one_line_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "compile_engine.py", tmp_path],
        env={**os.environ, "CC": "no-such-compiler"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode
    (line,) = done.stderr.splitlines()
    assert "a C compiler is needed, and there is no no-such-compiler" in line
    assert "plain Python" in line


class TestInstalling:
    """hatch_build.py"""

    @pytest.fixture
    def needs(self, monkeypatch: pytest.MonkeyPatch) -> Any:
        """What a build of that kind needs."""
        monkeypatch.setenv("ARBITRE_SKIP_PAGE", "1")
        hook = runpy.run_path(str(ROOT / "hatch_build.py"))["BuildArbitre"]
        project = ProjectMetadata(str(ROOT), PluginManager())
        return lambda target: hook(str(ROOT), {}, None, project, "", target).dependencies()

    def test_is_plain_and_quick_unless_told_otherwise(self, needs: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("ARBITRE_COMPILED", raising=False)
        assert needs("wheel") == []
        monkeypatch.setenv("ARBITRE_COMPILED", "0")
        assert needs("wheel") == []

    def test_takes_mypyc_and_what_the_engine_imports_to_compile(
        self, needs: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("ARBITRE_COMPILED", "1")
        assert {"mypy", "setuptools", "msgspec"} <= {Requirement(need).name for need in needs("wheel")}

    def test_leaves_a_source_distribution_plain(self, needs: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("ARBITRE_COMPILED", "1")
        assert needs("sdist") == []
