"""What is made from the protocol is current."""

from __future__ import annotations

from arbitre.table.protocol import FromPage, FromServer
from arbitre.table.reference import reference
from arbitre.table.typescript import FILE, structs, typescript


def test_the_types_of_the_page_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run: python -m arbitre.table.typescript"


def test_every_message_and_every_part_is_documented() -> None:
    page, types = reference(), typescript()
    for struct in structs():
        assert f"| `{struct.__name__}` |" in page
        assert f"export interface {struct.__name__} {{" in types
    for union in (FromPage, FromServer):
        assert all(struct in structs() for struct in union.__args__)


def test_comments_of_fields_come_along() -> None:
    assert "/** The last entry the page knows; -1: none. */\n  after?: number" in typescript()
    assert (
        "| `Hello` | `after` (may be left out) | `number` | The last entry the page knows; -1: none. |" in reference()
    )
