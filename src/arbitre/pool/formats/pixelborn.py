"""Pixelborn's deck code, which Dreamborn writes and Inktable and Lorcanito read, and the links that carry it.

The code is Base64 of "Name_Version$count|" for each card.
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import Final
from urllib.parse import parse_qs, quote, urlsplit

from arbitre.kernel.error import Error
from arbitre.pool.formats.decklist import DeckList, Reading, not_understood

INKTABLE: Final = "https://inktable.net/lor/import?svc=dreamborn"
_ENTRY: Final = re.compile(r"(?P<name>.+)\$(?P<count>\d{1,6})")


def is_link(text: str) -> bool:
    return text.strip().lower().startswith(("http://", "https://")) and len(text.split()) == 1


def is_code(text: str) -> bool:
    try:
        payload = _decoded(text)
    except Error:
        return False
    return "$" in payload


def _decoded(code: str) -> str:
    """What a code says: in either Base64 alphabet, broken into lines or not, padded or not."""
    plain = "".join(code.split()).replace("-", "+").replace("_", "/").rstrip("=")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError, ValueError) as fault:
        raise Error(f"that is no deck code: {fault}") from fault


def read(text: str, into: Reading) -> None:
    for place, entry in enumerate((part for part in _decoded(text).split("|") if part.strip()), 1):
        match = _ENTRY.fullmatch(entry.strip())
        if match is None:
            into.fault(f"card {place}", f"{entry!r} is not a name and a number: Stitch_New Dog$2")
        else:
            into.named(int(match["count"]), match["name"].replace("_", " - ", 1), f"card {place}")


def read_link(text: str, into: Reading) -> None:
    fields = parse_qs(urlsplit(text.strip()).query)
    code = next((fields[key][0] for key in ("id", "list", "deck", "code") if key in fields), None)
    if code is None:
        raise not_understood("the link", "it has no deck code in it (id=... or list=...)")
    into.name = fields.get("name", [""])[0]
    read(code.replace(" ", "+"), into)  # a plus sign that was not escaped reads as a space


def write(deck: DeckList) -> str:
    parts = []
    for count, card in deck.cards:
        name = f"{card.name}_{card.version}" if card.version else card.name
        parts.append(f"{name}${count}|")
    return base64.b64encode("".join(parts).encode()).decode("ascii")


def write_link(deck: DeckList) -> str:
    return f"{INKTABLE}&name={quote(deck.name or 'Deck', safe='')}&id={quote(write(deck), safe='')}"
