"""Writes what pictures are made from, for every card of every game and the decks that come with the games.

The page's tests and contact sheets read it (`cards.json`): names and facts, no card text. Run it again when
a pool changes: `python page/scripts/card_facts.py`, where the games are installed, the example of a fourth one too.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from arbitre.games import registry

TO: Final = Path(__file__).with_name("cards.json")
COLOURS: Final = ("inks", "trade", "kingdom", "suit")
TRAITS: Final = ("classifications", "subtypes", "classes")


def several(card: Any, fields: tuple[str, ...]) -> list[str]:
    """What a card says under the first of these names that its game knows: one word, or several."""
    for field in fields:
        said = getattr(card, field, None)
        if said is not None:
            return [said] if isinstance(said, str) and said else list(said)
    return []


def kind(card: Any) -> str:
    return "song" if getattr(card, "song", False) else str(getattr(card, "type", "card"))


def facts(card: Any) -> list[Any]:
    """Short name, version, kind, traits, colours."""
    return [card.name, getattr(card, "version", ""), kind(card), several(card, TRAITS), several(card, COLOURS)]


def game_facts(name: str) -> dict[str, Any]:
    entry = registry.entry(name)
    cards = [getattr(card, "data", card) for card in entry.load("pool")()]
    places = {(card.name, getattr(card, "version", "")): place for place, card in enumerate(cards)}
    decks = entry.load("decks").decks() if entry.decks else {}
    return {
        "cards": [facts(card) for card in cards],
        "decks": {
            deck: sorted(places[card.name, getattr(card, "version", "")] for _, card in listed.cards)
            for deck, listed in decks.items()
        },
    }


def line(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """One line a card, one line a deck: a change of the pool is a change of its lines."""
    blocks = []
    for name in registry.names("pool"):
        told = game_facts(name)
        cards = ",\n".join(map(line, told["cards"]))
        decks = ",\n".join(f"{line(deck)}:{line(places)}" for deck, places in told["decks"].items())
        blocks.append(f'"{name}":{{"cards":[\n{cards}\n],"decks":{{\n{decks}\n}}}}')
    TO.write_text("{" + ",\n".join(blocks) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
