"""How the page is built, and that what installs Arbitre takes it along."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "page"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources of the page alone, without packages and without anything built."""
    shutil.copytree(PAGE, tmp_path / "page", ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    return tmp_path / "page"


def builder(page: Path) -> dict[str, Any]:
    return runpy.run_path(str(page / "build.py"))


def pretend_built(page: Path) -> None:
    build = builder(page)
    build["BUILT"].mkdir(parents=True)
    (build["BUILT"] / "index.html").write_text("built")
    build["BUILT_FROM"].write_text(build["digest"](build["sources"]()))


def test_the_lock_file_names_packages_and_no_addresses() -> None:
    text = (PAGE / "package-lock.json").read_text(encoding="utf-8")
    assert "http" not in text  # nor those where packages ask for money, which npm notes: take them out again
    lock = json.loads(text)
    packages = {path: package for path, package in lock["packages"].items() if path}
    assert packages
    assert [path for path, package in packages.items() if "resolved" in package] == []
    assert [path for path, package in packages.items() if "integrity" not in package] == []


def test_the_lock_file_names_the_packages_of_every_platform() -> None:
    # `npm ci` refuses one that lacks some, and on that platform the page could not be built.
    packages = json.loads((PAGE / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    named = {path.rpartition("node_modules/")[2] for path in packages}
    asked = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert asked
    assert asked - named == set()


def test_the_first_file_of_the_page_has_nothing_inline() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<style|style=|\son\w+=|https?:", html) == []
    assert re.findall(r"<script[^>]*>([^<]*)</script>", html) == [""]


def test_what_is_built_counts_until_a_source_changes(copy: Path) -> None:
    assert not builder(copy)["is_current"]()
    pretend_built(copy)
    assert builder(copy)["is_current"]()
    (copy / "src/App.test.ts").write_text("another test")
    assert builder(copy)["is_current"]()
    (copy / "src/new.ts").write_text("export const answer = 42")
    assert not builder(copy)["is_current"]()
    (copy / "src/new.ts").unlink()
    assert builder(copy)["is_current"]()
    (copy / "index.html").unlink()
    assert not builder(copy)["is_current"]()


def test_without_the_registry_one_line_says_so_and_how_to_play(copy: Path) -> None:
    nowhere = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_cache": str(copy / "cache")}
    done = subprocess.run(
        [sys.executable, copy / "build.py"], env={**os.environ, **nowhere}, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == builder(copy)["NO_REGISTRY"]
    (line,) = done.stderr.splitlines()
    assert "npm's registry can't be reached (ECONNREFUSED)" in line
    assert "arbitre play" in line


class TestInstalling:
    @pytest.fixture
    def wanted(self, copy: Path) -> Any:
        shutil.copy(ROOT / "hatch_build.py", copy.parent)
        return lambda: runpy.run_path(str(copy.parent / "hatch_build.py"))["page_is_wanted"]()

    @pytest.fixture(autouse=True)
    def nothing_set(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("ARBITRE_SKIP_PAGE", raising=False)

    def test_builds_the_page_only_if_it_is_not_built(self, wanted: Any, copy: Path) -> None:
        assert wanted()
        pretend_built(copy)
        assert not wanted()

    def test_leaves_the_page_out_if_told_so(self, wanted: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("ARBITRE_SKIP_PAGE", "1")
        assert not wanted()

    def test_takes_the_built_page_where_its_sources_are_not(self, wanted: Any, copy: Path) -> None:
        shutil.rmtree(copy)
        assert not wanted()

    def test_puts_the_page_into_the_wheel(self, copy: Path, tmp_path: Path) -> None:
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
            shutil.copy(ROOT / name, tmp_path)
        pretend_built(copy)
        subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=tmp_path, check=True)
        (wheel,) = tmp_path.glob("dist/*.whl")
        assert "arbitre/table/page/index.html" in zipfile.ZipFile(wheel).namelist()
