"""The board of Lorcana: lore and ink, characters, locations with who is there, items, the bag."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from arbitre.terminal.board import TableBoard, printed_cost
from arbitre.terminal.lines import flow
from arbitre.terminal.sight import Card


class LorcanaBoard(TableBoard):
    heads: ClassVar[tuple[str, str, str]] = ("head-strength", "head-willpower", "head-lore")

    def counts(self, seat: int) -> list[str]:
        words, side = self.words, self.sight.sides[seat]
        return [
            words("count-lore", number=side["lore"], goal=self.sight.view["lore to win"]),
            words("count-ink", ready=side["ready ink"], number=side["ink"]),
        ]

    def table(self, seat: int) -> list[Text]:
        """Characters, then each location with who is there, then items on a line."""
        cards = self.zone(seat, "play")
        out: list[Text] = []
        for card in cards:
            if card["type"] == "character" and card["at"] is None:
                out += self._row(card)
        for place in cards:
            if place["type"] == "location":
                out += self._row(place)
                for card in cards:
                    if card.get("at") == place["object"]:
                        out += self._row(card, indent=4)
        items = [card for card in cards if card["type"] == "item"]
        if items:
            out += flow("  " + self.words("items"), [self._item(card) for card in items], self.width)
            if self.with_texts:
                for card in {card["name"]: card for card in items}.values():
                    out += self.text(card)
        for card in cards:
            if card["type"] == "action":
                out += self._row(card)  # it is being resolved
        return out

    def _row(self, card: Card, indent: int = 2) -> list[Text]:
        """Name, cost, characteristics as they count, state."""
        return self.row(card, str(printed_cost(card)), self.numbers(card), card.get("exerted", False), indent)

    def numbers(self, card: Card) -> list[str]:
        stats = ("strength", "willpower", "lore")
        return [self.number(card[stat], card["printed"][stat]) if stat in card else "" for stat in stats]

    def in_brief(self, seat: int) -> list[str]:
        items = [self._item(card) for card in self.zone(seat, "play") if card["type"] == "item"]
        return [*super().in_brief(seat), *items]

    def in_rows(self, seat: int) -> list[Card]:
        return [card for card in self.zone(seat, "play") if card["type"] != "item"]

    def _item(self, card: Card) -> str:
        about = [self.words("card-cost", cost=printed_cost(card))]
        if card["exerted"]:
            about.append(self.speaker.term("exerted"))
        about += self._under(card)
        return f"{self.labels.row(card)} ({', '.join(about)})"

    # -- words about a card in play ----------------------------------------------------------------------------

    def state(self, card: Card) -> list[str]:
        words = self.words
        out: list[str] = []
        if card["damage"]:
            out.append(words("state-damage", number=card["damage"]))
        if card.get("exerted"):
            out.append(self.speaker.term("exerted"))
        if card.get("drying"):
            out.append(words("state-drying"))
        if "move cost" in card:
            out.append(words("state-move-cost", cost=card["move cost"]))
        out += self._under(card)
        keywords = card.get("said", {})
        out += [said for word, said in keywords.items() if word not in ("Shift", "Sing Together")]
        if "Singer" not in keywords and card.get("sings as", printed_cost(card)) != printed_cost(card):
            out.append(words("state-sings", cost=card["sings as"]))
        out += [words(f"cant-{what.replace(' ', '-')}") for what in card["can't"]]
        return [*out, words("state-shield")] if card["shielded"] else out

    def _under(self, card: Card) -> list[str]:
        return [self.words("state-under", count=len(card["under"]))] if card["under"] else []

    # -- one's own hand, and what is passing by ----------------------------------------------------------------

    def hand_title(self) -> str:
        return self.words("hand", mark=self.marks.ink)

    def in_hand(self, card: Card) -> tuple[str, list[str]]:
        cost, printed = card["cost"], card["printed"]
        sign = self.marks.down if cost < printed["cost"] else self.marks.up if cost > printed["cost"] else ""
        ink = self.marks.ink if card["inkable"] else " "
        numbers = [str(printed.get(stat, "")) for stat in ("strength", "willpower", "lore")]
        return f"{sign}{ink}{cost:>2}", numbers

    def about(self, card: Card) -> list[str]:
        out: list[str] = []
        if card["type"] != "character":
            out.append(self.speaker.term("song" if card["song"] else card["type"]))
        if "move cost" in card["printed"]:
            out.append(self.words("state-move-cost", cost=card["printed"]["move cost"]))
        return [*out, *card["said"].values()]

    def passing(self) -> list[Text]:
        """Also what waits in the bag."""
        out = super().passing()
        bag = self.sight.view["bag"]
        if bag:
            waiting = [f"{self._source(entry['source'])} ({self.name(entry['seat'])})" for entry in bag]
            out += flow("  " + self.words("bag"), waiting, self.width)
        return out

    def _source(self, source: Card) -> str:
        """The card an ability belongs to, as it is on the board if it is there."""
        card = self.sight.card(source["object"])
        return str(source["title"]) if card is None else self.labels.short(card)
