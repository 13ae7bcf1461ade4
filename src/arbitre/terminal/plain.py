"""The terminal for a game that brings nothing of its own but words: a board from its view, moves by card names."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from arbitre.kernel.decision import Refusal
from arbitre.kernel.view import SEAT, VIEW
from arbitre.terminal.board import Board
from arbitre.terminal.kit import Kit
from arbitre.terminal.lines import flow
from arbitre.terminal.typed import Reader, Unclear


class PlainBoard(Board):
    """What everybody may know about the table, and for each player their facts, their cards in play and how many cards
    are where; one's own hand by name. Facts and zones are called as `term-...` says in the game's sentences."""

    def lines(self, detail: int = 0) -> list[Text]:
        view = self.sight.view
        head = Text(self.when(), style="bold")
        out = [head.append(self.seed(self.width - head.cell_len), style="dim")]
        out += [Text("  " + self._fact(key, fact)) for key, fact in view.items() if key not in VIEW]
        for seat in self.seats():
            out += self._side(view["seats"][seat])
        return out

    def _side(self, side: dict[str, Any]) -> list[Text]:
        seat = side["seat"]
        told = [self._fact(key, fact) for key, fact in side.items() if key not in SEAT]
        rows: list[Text] = []
        for name, zone in side["zones"].items():
            if zone["cards"] and (zone["in play"] or (name == "hand" and seat == self.seat)):
                cards = [self.labels.full(card) for card in zone["cards"]]
                rows += flow(f"  {self._term(name)}:", cards, self.width)
            elif zone["count"]:
                told.append(f"{self.speaker.term(name)} {zone['count']}")
        bold = [Text(fact, style="bold") for fact in told]
        return [*flow(self.side_title(seat), bold, self.width, joint=f" {self.marks.dot} "), *rows]

    def _fact(self, key: str, value: object) -> str:
        return f"{self.speaker.term(key)} {self.speaker.term(value) if isinstance(value, str) else value}"

    def _term(self, name: str) -> str:
        term = self.speaker.term(name)
        return term[0].upper() + term[1:]


class PlainReader(Reader):
    """Moves are a verb and a card's name, as options are a kind and a card."""

    verbs: ClassVar[tuple[str, ...]] = ()

    def find(self, text: str) -> int | Refusal:
        verb, name = self.verb_and_rest(text, ())
        found = self.cards(name)
        if not found:
            raise Unclear(self.unknown(name))
        offered = {option.get("object"): option["place"] for option in self._sight.options if option["kind"] == verb}
        card = self.one_name(name, [card for card in found if card["object"] in offered] or found)[0]
        return offered[card["object"]] if card["object"] in offered else self._ask(f"{verb} {card['name']}")


class PlainKit(Kit):
    board: ClassVar[type[Board]] = PlainBoard
    reader: ClassVar[type[Reader]] = PlainReader
