"""What cards are called on the screen: by name alone where that is clear, else with the version or a number."""

from __future__ import annotations

from arbitre.terminal.sight import Card, Sight


class Labels:
    """The names of the cards that one seat sees now."""

    def __init__(self, sight: Sight) -> None:
        self._versions: dict[str, set[str]] = {}
        seen = [*sight.zone(sight.seat, "hand"), *sight.shown()]
        for side in sight.sides:
            seen += sight.in_play(side["seat"])
        for card in seen:
            self._versions.setdefault(self._short(card), set()).add(self.full(card))

    def full(self, card: Card) -> str:
        """The whole name; a facedown card has none for a seat that may not look at it."""
        title: str = card["title"]
        return title

    def row(self, card: Card) -> str:
        """For a line of the board."""
        return self.full(card) + self.number(card)

    def short(self, card: Card, numbered: bool = True) -> str:
        """For a menu or inside a sentence."""
        name = self._short(card)
        if len(self._versions.get(name, ())) > 1:
            name = self.full(card)
        return name + self.number(card) if numbered else name

    def _short(self, card: Card) -> str:
        return self.full(card).split(" - ")[0]

    def number(self, card: Card) -> str:
        """What tells it from others of its name, if there are."""
        return f" #{card['which']}" if "which" in card else ""
