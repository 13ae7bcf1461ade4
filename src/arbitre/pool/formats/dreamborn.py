"""Dreamborn's collection file: CSV with set number, card number, variant, count, and more columns or not.

Where there is a name it decides, because builders do not agree on all numbers. A list may have commas, semicolons or
tabs between its columns.
"""

from __future__ import annotations

import csv
import io
import re
from typing import Final

from arbitre.pool.finding import Finder
from arbitre.pool.formats.decklist import DeckList, Reading

COLUMNS: Final = ("Set Number", "Card Number", "Variant", "Count", "Name", "Color", "Rarity")
_NUMBER: Final = re.compile(r"(?P<number>\d{1,4})(?P<series>/\w+)?")


def is_csv(text: str) -> bool:
    head = text.strip().lstrip("\ufeff").partition("\n")[0].replace('"', "").lower()
    return "count" in head and ("card number" in head or "name" in head) and any(sign in head for sign in ",;\t")


def read(text: str, into: Reading) -> None:
    text = text.lstrip("\ufeff")
    head = text.lstrip().partition("\n")[0]
    between = max(",;\t", key=head.count)
    rows = csv.DictReader(io.StringIO(text.lstrip()), delimiter=between)
    for row in rows:
        place = f"line {rows.line_num}"
        cells = {str(key).strip().lower(): str(value or "").strip() for key, value in row.items()}
        count = cells.get("count", "")
        if not any(cells.values()) or count == "0":
            continue  # a collection also lists cards its owner does not have
        if not (count.isascii() and count.isdecimal() and len(count) <= 6):
            into.fault(place, f"the count is a number, not {count!r}")
        elif cells.get("name"):
            into.named(int(count), cells["name"], place)
        else:
            _read_number(int(count), cells.get("set number", ""), cells.get("card number", ""), into, place)


def _read_number(count: int, code: str, number: str, into: Reading, place: str) -> None:
    match = _NUMBER.fullmatch(number)
    if match is None or not code:
        into.fault(place, f"set {code!r}, card {number!r}: a number such as 001 and 32 is needed, or a name")
    else:
        series = (match["series"] or "").lstrip("/")
        into.printed(count, code, int(match["number"]), place, series.upper().startswith("P"))


def write(deck: DeckList, finder: Finder) -> str:
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for count, card in deck.cards:
        code, number = finder.printing(card)
        ink = "-".join(card.inks)
        table.writerow([code.zfill(3), number, "normal", count, card.full_name, ink, card.rarity])
    return out.getvalue()
