"""What a command of the laboratory has to say: for the terminal as text, for a browser as one page that opens offline.

A report is made of sections; each has a heading, some sentences, and a table, a picture or both. Sentences come from
the language files, so that both say the same in the reader's language.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from fluent.runtime import FluentBundle, FluentResource

from arbitre import writing
from arbitre.kernel.error import Error
from arbitre.lab.reading import name_of
from arbitre.lab.statistics import Interval
from arbitre.lab.strength import columns

LONG: Final = 6  # rows; longer tables are folded away under their picture

Picture = Callable[["Words"], Any]
"""An Altair chart, given the words of a language."""


class Words:
    """The sentences and numbers of a language."""

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang: Final = lang
        self._bundle: Final = _bundle(lang)
        self._game: Final = game

    def __call__(self, key: str, /, **about: Any) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        shown = {name: value if type(value) is int else self.cell(value) for name, value in about.items()}
        said, faults = self._bundle.format_pattern(message.value, shown)
        if faults:
            raise faults[0]
        return str(said)

    def cell(self, value: Cell) -> str:
        """Whatever a report may hold, in words."""
        if isinstance(value, Said):
            return self(value.key, **value.about)
        if isinstance(value, Card):
            return name_of(self._game, value.name, self.lang) if self._game else value.name
        if isinstance(value, Ended):
            key = f"ended-{value.how.replace(' ', '-')}"
            return self(key) if self._bundle.has_message(key) else value.how
        if isinstance(value, Share):
            low, high = (self.number(100 * end) for end in value.interval)
            return f"{self.percent(value.share)} [{low}-{high}]"
        if isinstance(value, Percent):
            return self.percent(value.share)
        if isinstance(value, Gain):
            low, high = (self.signed(100 * end) for end in value.interval)
            return f"{self.signed(100 * value.gain)} [{low} … {high}]"
        if isinstance(value, Number):
            return self.number(value.value, value.places)
        return str(value)

    def number(self, value: float, places: int = 1) -> str:
        text = f"{value:.{places}f}"
        return text if self.lang == "en" else text.replace(".", ",")

    def signed(self, value: float) -> str:
        return f"{'+' if value >= 0 else '−'}{self.number(abs(value))}"

    def percent(self, share: float, places: int = 1) -> str:
        return f"{self.number(100 * share, places)} %"


@cache
def _bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    text = resources.files("arbitre.lab").joinpath(f"words/{lang}.ftl").read_text("utf-8")
    found.add_resource(FluentResource(text))
    return found


class Said(NamedTuple):
    """A sentence: its key in the language files, and what it is about."""

    key: str
    about: dict[str, Any]


def say(key: str, /, **about: Any) -> Said:
    return Said(key, about)


class Card(NamedTuple):
    """A card, as the pool calls it."""

    name: str


class Ended(NamedTuple):
    """How a game ended, in the game's own word."""

    how: str


class Share(NamedTuple):
    """A share, and where it may lie."""

    share: float
    interval: Interval


class Percent(NamedTuple):
    """A share alone."""

    share: float


class Gain(NamedTuple):
    """A difference of shares, in points, and where it may lie."""

    gain: float
    interval: Interval


class Number(NamedTuple):
    value: float
    places: int = 1


Cell = str | int | Card | Ended | Share | Percent | Gain | Number | Said


class Grid(NamedTuple):
    """A table: the keys of its columns ("" for none), and its rows. The first column says what a row is about."""

    columns: Sequence[str | Said]
    rows: Sequence[Sequence[Cell]]


class Section(NamedTuple):
    heading: Said
    text: Sequence[Said] = ()
    grid: Grid | None = None
    picture: Picture | None = None


class Report(NamedTuple):
    title: Said
    answer: Said
    """What one wants to know, in a sentence."""
    sections: Sequence[Section]
    about: Sequence[Said]
    """Who played, with which seeds and engine."""


def as_text(report: Report, words: Words) -> list[str]:
    """For the terminal: everything but the pictures."""
    lines = [words.cell(report.title), "", words.cell(report.answer)]
    for section in report.sections:
        if not section.text and section.grid is None:
            continue
        lines += ["", words.cell(section.heading)]
        lines += [f"  {words.cell(said)}" for said in section.text]
        if section.grid is not None:
            lines += [f"  {line}" for line in columns(_lines(section.grid, words))]
    return [*lines, "", *[words.cell(said) for said in report.about]]


def _lines(grid: Grid, words: Words) -> list[list[str]]:
    head = [words(one) if isinstance(one, str) and one else words.cell(one) for one in grid.columns]
    return [head, *([words.cell(cell) for cell in row] for row in grid.rows)]


# -- for a browser -------------------------------------------------------------------------------------------------


def write(report: Report, path: Path, words: Words) -> None:
    """One file that needs nothing else."""
    try:
        import vl_convert
    except ImportError:
        raise Error("reports need Altair: pip install 'arbitre[lab]'") from None
    pictures: list[dict[str, Any]] = []
    parts = [_section(section, words, pictures) for section in report.sections]
    page = resources.files("arbitre.lab").joinpath("words/report.html").read_text("utf-8")
    title = words.cell(report.title)
    filled = {
        "lang": words.lang,
        "title": html.escape(title),
        "answer": _marked(words.cell(report.answer)),
        "sections": "\n".join(parts),
        "about": "".join(f"<p>{_marked(words.cell(said))}</p>" for said in report.about),
        "pictures": json.dumps(pictures, ensure_ascii=False).replace("</", "<\\/"),
        "drawing": cast("Any", vl_convert).javascript_bundle().replace("</script", "<\\/script"),
    }
    for name, text in filled.items():
        page = page.replace(f"<!--{name}-->", text)
    writing.write(path, page)


def _marked(text: str) -> str:
    """As HTML. Lines break before an interval, and neither in it nor in an option."""
    whole = re.sub(r"\[[^\]]*\]| %", lambda found: found[0].replace(" ", "\u00a0"), html.escape(text))
    return re.sub(r"--[a-z]+", r"<code>\g<0></code>", whole)


def _section(section: Section, words: Words, pictures: list[dict[str, Any]]) -> str:
    lines = ["<section>", f"<h2>{html.escape(words.cell(section.heading))}</h2>"]
    lines += [f"<p>{_marked(words.cell(said))}</p>" for said in section.text]
    if section.picture is not None:
        spec = section.picture(words).to_dict()
        lines.append(f'<div class="picture" id="picture{len(pictures)}"></div>')
        pictures.append(spec)
    if section.grid is not None:
        head, *rows = _lines(section.grid, words)
        folded = section.picture is not None and len(rows) > LONG
        if folded:
            lines.append(f"<details><summary>{html.escape(words('numbers'))}</summary>")
        lines.append('<div class="wide"><table><thead><tr>')
        lines += [f"<th>{_marked(cell)}</th>" for cell in head]
        lines.append("</tr></thead><tbody>")
        for first, *rest in rows:
            cells = "".join(f"<td>{_marked(cell)}</td>" for cell in rest)
            lines.append(f'<tr><th scope="row">{_marked(first)}</th>{cells}</tr>')
        lines.append("</tbody></table></div>" + ("</details>" if folded else ""))
    return "\n".join([*lines, "</section>"])
