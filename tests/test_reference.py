"""The reference of the library lists all that is public, and every entry shows how it is used."""

from __future__ import annotations

import doctest
import inspect

import pytest
from docs.site.entries import entry, is_shown, listed, members

import arbitre

pytestmark = pytest.mark.in_plain_python  # documentation is read from the sources

NAMES = listed()
WITHOUT = {"compiled"}  # a plain value, shown in the documentation of the package


def documented() -> list[str]:
    """The entries, and the methods and properties of classes that are listed without their members."""
    found: list[str] = []
    for name in NAMES:
        found.append(name)
        one = entry(name)
        if inspect.isclass(one) and not members(name, NAMES):
            found += [f"{name}.{own}" for own in vars(one) if not own.startswith("_") and is_shown(vars(one)[own])]
    return found


def test_the_reference_lists_all_that_is_public() -> None:
    assert sorted(name for name in NAMES if "." not in name) == sorted(arbitre.__all__)
    assert len(set(NAMES)) == len(NAMES)


def test_every_entry_shows_how_it_is_used() -> None:
    lacking = [name for name in NAMES if is_shown(entry(name)) and ">>> " not in (inspect.getdoc(entry(name)) or "")]
    assert lacking == []
    plain = {name for name in NAMES if not is_shown(entry(name)) and "." not in name}
    assert plain == WITHOUT
    assert all(f"arbitre.{name}" in (arbitre.__doc__ or "") for name in plain)


@pytest.mark.parametrize("name", [name for name in documented() if is_shown(entry(name))])
def test_an_example_works(name: str) -> None:
    told = inspect.cleandoc(entry(name).__doc__ or "")
    test = doctest.DocTestParser().get_doctest(told, {"arbitre": arbitre}, name, None, 0)
    done = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert done.failed == 0
