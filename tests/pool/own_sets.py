"""A set of our own invention, laid out as LorcanaJSON lays out the file of a set."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

WANDERER = "Wanderer - Of the Tests"
RIDDLE = "Riddle - Of the Tests"
TUNE = "A Tune for the Tests"
MINNIE = "Minnie Mouse - Beloved Princess"  # printed in set 1 only, which has rotated out


def card(number: int, name: str, version: str = "", **more: Any) -> dict[str, Any]:
    full = f"{name} - {version}" if version else name
    found: dict[str, Any] = {
        "id": 90000 + number,
        "name": name,
        "fullName": full,
        "simpleName": full.lower(),
        "type": "Character",
        "color": "Amber",
        "cost": 2,
        "inkwell": True,
        "rarity": "Common",
        "story": "Tests",
        "number": number,
        "fullIdentifier": f"{number}/204 EN 13",
        "flavorText": "Nobody ever printed these words.",
        "images": {"full": "somewhere"},
        "fullText": "",
        **more,
    }
    if version:
        found["version"] = version
    if found["type"] == "Character":
        found = {"strength": 2, "willpower": 3, "lore": 1, "subtypes": ["Storyborn", "Tester"], **found}
    return found


def ability(effect: str, kind: str = "triggered", **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": "AS TESTED", "effect": effect, "fullText": f"AS TESTED {effect}", **more}


def with_text(found: dict[str, Any], *abilities: dict[str, Any]) -> dict[str, Any]:
    return {**found, "abilities": list(abilities), "fullText": "\n".join(one["fullText"] for one in abilities)}


DRAWS = "When you play this character, draw a card."
ODD = "This character tickles each other character."


def cards() -> list[dict[str, Any]]:
    return [
        with_text(card(1, "Wanderer", "Of the Tests"), ability(DRAWS)),
        with_text(card(2, "Riddle", "Of the Tests"), ability(ODD, "static")),
        card(3, "A Tune for the Tests", type="Action", subtypes=["Song"], effects=["Draw 2 cards."], cost=3),
        card(4, "Minnie Mouse", "Beloved Princess", subtypes=["Dreamborn", "Princess"]),
        card(205, "Wanderer", "Of the Tests", rarity="Enchanted", abilities=[ability(DRAWS)]),
    ]


def file(folder: Path, rows: list[dict[str, Any]] | None = None, code: str = "13", lang: str = "en") -> str:
    path = folder / f"setdata.{code}.{lang}.json"
    about = {"formatVersion": "2.3.1", "language": lang}
    table = {"metadata": about, "code": code, "name": f"The {code}th Chapter", "type": "expansion"}
    path.write_text(json.dumps({**table, "cards": cards() if rows is None else rows}), "utf-8")
    return str(path)
