"""The pages of the documentation: their commands and programs work as shown, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from docs.site.commands import commands, reference

from arbitre import cli

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [*ROOT.glob("*.md"), *DOCS.glob("*.md"), *ROOT.glob("examples/*/README.md")]
GUIDES = [*DOCS.glob("guide-*.md"), ROOT / "CONTRIBUTING.md"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FIVE_MINUTES = re.compile(r"^## In five minutes\n(.*?)(?=^## )", re.MULTILINE | re.DOTALL)
SAVED = re.compile(r"[Ss]ave this as `([^`]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!`)!?\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
HEADING = re.compile(r"^(#{1,6}) (.+)$", re.MULTILINE)

PLACEHOLDERS = {"GAME": "lorcana", "N": "1", "SECONDS": "1", "SEED": "1"}


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def typed(block: str) -> Iterator[list[str]]:
    """The commands of a block, as words."""
    for line in block.splitlines():
        words = shlex.split(line.partition(" > ")[0], comments=True)
        if words:
            yield words


# -- commands ------------------------------------------------------------------------------------------------------


def test_every_guide_begins_with_something_for_five_minutes() -> None:
    assert len(GUIDES) >= 6
    for guide in GUIDES:
        text = guide.read_text(encoding="utf-8")
        assert "\n## In five minutes\n" in text, named(guide)
        assert text.index("\n## ") == text.index("\n## In five minutes\n"), named(guide)


@pytest.mark.parametrize("guide", GUIDES, ids=named)
def test_what_a_guide_shows_for_five_minutes_works(
    guide: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = FIVE_MINUTES.search(guide.read_text(encoding="utf-8"))
    assert found is not None
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", _nobody)
    for name, text in SAVED.findall(found[1]):
        (tmp_path / name).write_text(text, encoding="utf-8")
    ran = 0
    for language, block in FENCED.findall(found[1]):
        if language == "python":
            exec(block, {})
            ran += 1
        for words in typed(block) if language == "sh" else ():
            ran += 1
            if words[0] != "arbitre":
                check_tool(words)
                continue
            assert cli.main(words[1:]) == 0, words
            told = capsys.readouterr()
            assert "arbitre: " not in told.err, words  # a laboratory says there how far it is
            assert told.out or "-o" in words, words
    assert ran


def _nobody(prompt: str = "") -> str:
    raise EOFError


def check_tool(words: list[str]) -> None:
    """A command of another program, which a test does not run: what it is given is there."""
    match words:
        case ["make", target, *_]:
            assert f"\n{target}:" in (ROOT / "Makefile").read_text(encoding="utf-8")
        case ["pip", "install", *rest]:
            for what in rest:
                if what != "-e":
                    folder, _, extra = what.rstrip("]").partition("[")
                    assert (ROOT / folder / "pyproject.toml").is_file(), words
                    assert not extra or extra in PROJECT["optional-dependencies"], words
        case _:
            raise AssertionError(f"nobody knows how to check {words}")


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_command_that_a_page_shows_can_be_typed(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = page.read_text(encoding="utf-8")
    shown = [block for language, block in FENCED.findall(text) if language == "sh"]
    shown += re.findall(r"`((?:arbitre|make) [a-z][^`]*)`", FENCED.sub("", text))
    for words in (words for block in shown for words in typed(block)):
        if words[0] != "arbitre":
            check_tool(words)
            continue
        told = ""
        try:
            cli.parser().parse_args([PLACEHOLDERS.get(word, word) for word in words[1:]])
        except SystemExit as end:
            told = capsys.readouterr().err if end.code else ""
        assert not told or "the following arguments are required" in told, f"{' '.join(words)}: {told}"


@pytest.mark.parametrize("page", [DOCS / "api.md", DOCS / "index.md", *GUIDES], ids=named)
def test_every_program_that_a_page_shows_runs(page: Path) -> None:
    for language, block in FENCED.findall(page.read_text(encoding="utf-8")):
        if language == "python":
            exec(block, {})


# -- links ---------------------------------------------------------------------------------------------------------


def anchors(text: str) -> set[str]:
    """What the headings of a page can be linked to as, on forges and on the site."""
    found: set[str] = set()
    for _, heading in HEADING.findall(FENCED.sub("", text)):
        said = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", said.lower()).replace(" ", "-")
        number = 0
        while (name := f"{slug}-{number}" if number else slug) in found:
            number += 1
        found.add(name)
    return found


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    for target in (link or image for link, image in LINK.findall(text)):
        assert not target.startswith(("http:", "https:", "/")), f"{target}: pages link to what is in the repository"
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        assert there.is_relative_to(ROOT), target
        if anchor:
            assert anchor in anchors(there.read_text(encoding="utf-8")), target


def test_every_page_is_listed_once() -> None:
    text = re.sub(r"<!--.*?-->", "", (DOCS / "index.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    listed = [(DOCS / link).resolve() for link, _ in LINK.findall(text) if link.endswith(".md")]
    there = {path.resolve() for path in DOCS.glob("*.md")} | {ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"}
    assert sorted(listed) == sorted(there - {DOCS / "index.md"})


# -- what is made ----------------------------------------------------------------------------------------------------


def test_the_reference_of_commands_has_every_one_with_all_it_takes() -> None:
    text = reference()
    for command in commands(cli.parser()):
        section = text.partition(f" {command.prog}\n")[2].partition("\n#")[0]
        assert "```text\narbitre " in section, command.prog
        for action in command._actions:
            for option in action.option_strings:
                assert option in ("-h", "--help") or f"`{option}" in section or f", {option}" in section, option


def test_the_citation_is_of_this_version() -> None:
    cited: dict[str, Any] = dict(
        line.split(": ", 1)
        for line in (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
        if re.match(r"[a-z-]+: ", line)
    )
    assert cited["version"] == PROJECT["version"]
    assert cited["license"] == PROJECT["license"]
    assert f"\n## {PROJECT['version']} (" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
