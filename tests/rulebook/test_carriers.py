"""A number is carried by the statement or the function it stands at, and by nothing that runs with it by chance."""

from __future__ import annotations

from pathlib import Path

from arbitre.rulebook.carriers import Carriers, carriers
from arbitre.rulebook.numbering import NUMBERINGS

SOURCE = '''\
"""1.1.1 The module carries nothing."""

REASON = Reason("why", "1.2.1")  # 1.2.2: neither does what runs when it is loaded


@decorated
def function(game):  # 1.3.1
    """1.3.2: the function."""
    first = 1  # 1.4.1
    # 1.4.2, and more
    # than one line above
    second = 2
    if first:  # 1.4.3
        third = 3
    else:  # 1.4.4
        fourth = 4
    # 1.4.5: nothing, for there is air below

    emit("happens", "1.5.1")
    emit("happens", "1.5.2" if first else "1.5.3")
    fifth = [
        first,
        second,  # 1.6.1
    ]  # 1.6.2
    for one in fifth:
        if one:
            continue  # 1.6.3


class Process:
    """1.7.1: the class, in whatever it does."""

    field: int  # 1.7.2

    def begin(self):
        def inner():
            """1.7.3."""

        return inner

    # 1.7.4
    def end(self):
        """1.7.5."""
        return self.begin()


Process.steps = (("1.8.1", Process.begin),)
'''


def read(tmp_path: Path) -> Carriers:
    (tmp_path / "source.py").write_text(SOURCE, encoding="utf-8")
    return carriers([tmp_path], NUMBERINGS["dotted"])


def lines_of(table: dict[tuple[str, int], set[str]]) -> dict[str, set[str]]:
    """For each number the lines that carry it, as text."""
    text = SOURCE.split("\n")
    found: dict[str, set[str]] = {}
    for (_, line), numbers in table.items():
        for number in numbers:
            found.setdefault(number, set()).add(text[line - 1].split("  #")[0].strip())
    return found


def test_statements_carry_what_stands_at_them(tmp_path: Path) -> None:
    assert lines_of(read(tmp_path).lines) == {
        "1.4.1": {"first = 1"},
        "1.4.2": {"second = 2"},
        "1.4.3": {"if first:"},
        "1.4.4": {"fourth = 4"},
        "1.5.1": {'emit("happens", "1.5.1")'},
        "1.6.1": {"second,"},
        "1.6.2": {"fifth = [", "first,", "second,"},
        "1.6.3": {"continue"},
        "1.7.1": {"return self.begin()"},  # all that function does
        "1.7.4": {"return self.begin()"},
        "1.7.5": {"return self.begin()"},
    }


def test_functions_carry_what_their_docstrings_name(tmp_path: Path) -> None:
    assert lines_of(read(tmp_path).functions) == {
        "1.3.1": {"@decorated"},
        "1.3.2": {"@decorated"},
        "1.7.1": {"def begin(self):", "def end(self):"},
        "1.7.3": {"def inner():"},
        "1.7.4": {"def end(self):"},
        "1.7.5": {"def end(self):"},
    }
