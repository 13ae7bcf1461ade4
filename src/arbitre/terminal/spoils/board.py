"""The board of The Spoils: factions with influence, resources and icons, characters with what is attached to them,
locations, items, the battle, the hand with costs and thresholds."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from rich.text import Text

from arbitre.sentences.spoils import held
from arbitre.terminal.board import TableBoard, printed_cost
from arbitre.terminal.lines import flow
from arbitre.terminal.sight import Card

SHOWN_KEYWORDS: Final = ("Covert", "Unique")
FIGHTING: Final = ("strength", "life", "speed")


class SpoilsBoard(TableBoard):
    heads: ClassVar[tuple[str, str, str]] = ("head-strength", "head-life", "head-speed")

    # -- what a player has ---------------------------------------------------------------------------------------

    def counts(self, seat: int) -> list[str]:
        words, side = self.words, self.sight.sides[seat]
        return [
            words("count-influence", number=side["influence"]),
            words("count-resources", free=side["free resources"], number=side["resources"]),
            words("count-icons", icons=held(side["icons"]) or "0"),
        ]

    def table(self, seat: int) -> list[Text]:
        """The faction and its resources, characters, locations, items; what is attached to a card is listed under
        it."""
        out = self._resources(seat)
        cards = [card for card in self.zone(seat, "play") if self._stands_alone(card)]
        characters = [card for card in cards if "character" in card["types"]]
        locations = [card for card in cards if "location" in card["types"] and card not in characters]
        others = [card for card in cards if card not in characters and card not in locations]
        for card in (*characters, *locations, *others):
            out += self._row(card)
        return out

    def _resources(self, seat: int) -> list[Text]:
        """The faction, then resources by name; the player's own face-down ones have names too (411.2)."""
        up: Counter[str] = Counter()
        down: Counter[str] = Counter()
        for card in self.zone(seat, "play"):
            if "resource" in card["types"]:
                (down if "face down" in card else up)[self.labels.full(card)] += 1
        parts = [f"{name} x{count}" if count > 1 else name for name, count in up.items()]
        if down and seat == self.seat:
            names = [f"{name} x{count}" if count > 1 else name for name, count in down.items()]
            parts.append(self.words("facedown-cards", cards=", ".join(names)))
        elif down:
            parts.append(self.words("facedown-count", count=down.total()))
        faction = "".join(self.labels.full(card) for card in self.zone(seat, "faction"))
        return flow(f"  {faction} {self.marks.dot}", parts or [self.words("no-resources")], self.width, joint=", ")

    # -- cards in play -------------------------------------------------------------------------------------------

    def _stands_alone(self, card: Card) -> bool:
        """Resources are summed up, attached cards stand under their host; but what has paid is under no other row."""
        if "resource" in card["types"] and "character" not in card["types"]:
            return False
        host = card["attached to"]
        return host is None or self.sight.zone_of(self.sight.at(host)) == "faction"

    def _row(self, card: Card, indent: int = 2) -> list[Text]:
        cost = str(printed_cost(card)) if "printed" in card else ""
        out = self.row(card, cost, self.numbers(card), card["depleted"], indent)
        for other in card["attached"]:
            out += self._row(self.sight.at(other), indent + 2)
        return out

    def numbers(self, card: Card) -> list[str]:
        printed = card.get("printed", {})
        return [self.number(card[stat], printed.get(stat, 0)) if stat in card else "" for stat in FIGHTING]

    def in_rows(self, seat: int) -> list[Card]:
        return [card for card in self.zone(seat, "play") if "resource" not in card["types"]]

    def state(self, card: Card) -> list[str]:
        words = self.words
        out: list[str] = []
        if card["attached to"] is not None:
            out.append(words("state-attached"))
            seat = self.sight.seat_of(card)
            if seat != self.sight.seat_of(self.sight.at(card["attached to"])):
                out.append(words("state-of", player=self.name(seat)))
        battle = self.sight.view["battle"] or {}
        if card["object"] in battle.get("attacking", ()):
            out.append(words("state-attacking"))
        elif card["object"] in battle.get("blocking", ()):
            out.append(words("state-blocking"))
        if card["damage"]:
            out.append(words("state-damage", number=card["damage"]))
        if "structure" in card:
            out.append(words("state-structure", number=card["structure"]))
        if card["depleted"]:
            out.append(self.speaker.term("depleted"))
        if card.get("new"):
            out.append(words("state-new"))
        if card["tokens"]:
            out.append(words("state-tokens", number=card["tokens"]))
        if "type" in card and not {"character", "location"}.intersection(card["types"]):
            out.append(self.speaker.term(card["type"]))
        out += [said for word, said in card.get("said", {}).items() if word in SHOWN_KEYWORDS]
        out += [words(f"cant-{what.replace(' ', '-')}") for what in card.get("can't", ())]
        return [*out, words("state-shield")] if card.get("shielded") else out

    # -- one's own hand, and what is passing by ------------------------------------------------------------------

    def hand_title(self) -> str:
        return self.words("hand")

    def widest_cost(self) -> int:
        hand = self.zone(self.seat, "hand")
        return max((len(card["printed"]["threshold"]) + 4 for card in hand), default=4)

    def in_hand(self, card: Card) -> tuple[str, list[str]]:
        """Threshold and cost: GG 3."""
        printed = card["printed"]
        numbers = [str(printed.get(stat, "")) for stat in FIGHTING]
        if "provides" in printed:
            return "", numbers
        cost = card["cost"]
        sign = self.marks.down if cost < printed["cost"] else self.marks.up if cost > printed["cost"] else ""
        return f"{printed['threshold']} {sign}{cost:>{2 - len(sign)}}", numbers

    def about(self, card: Card) -> list[str]:
        printed = card["printed"]
        out: list[str] = []
        if card["type"] != "character":
            out.append(self.speaker.term(card["type"]))
        if "structure" in printed:
            out.append(self.words("state-structure", number=printed["structure"]))
        if printed.get("provides"):
            out.append(self.words("card-provides", icons=printed["provides"]))
        out += [said for word, said in card["said"].items() if word != "Attach"]
        if card["lacks"]:
            out.append(self.words("state-lacks", icons=card["lacks"]))
        return out

    def _lying_open(self) -> list[Card]:
        """The player's own face-down cards are among the resources."""
        return [*super()._lying_open(), *self.zone(self.seat, "play")]

    def passing(self) -> list[Text]:
        """Cards being played, and the battle."""
        words = self.words
        out = super().passing()
        played = [card for side in self.sight.sides for card in self.zone(side["seat"], "being played")]
        if played:
            parts = [f"{self.labels.full(card)} ({self.name(self.sight.seat_of(card))})" for card in played]
            out += flow("  " + words("being-played"), parts, self.width)
        return out + self._battle()

    def _battle(self) -> list[Text]:
        battle = self.sight.view["battle"]
        if battle is None:
            return []
        words = self.words
        parts = [words("battle-attack", player=self.name(battle["attacker"]), target=self._target(battle["target"]))]
        if battle["attacking"]:
            parts.append(words("battle-attackers", cards=self._fighters(battle["attacking"])))
        if battle["blocking"]:
            parts.append(words("battle-blockers", cards=self._fighters(battle["blocking"])))
        for blow in battle["assigned"]:
            who = f"{self._target(blow['by'])} {self.marks.arrow} {self._target(blow['to'])}"
            parts.append(words("labelled", what=who, list=str(blow["damage"])))
        return flow("  " + words("battle"), parts, self.width)

    def _target(self, number: int | None) -> str:
        card = self.sight.card(number)
        if card is None:
            return self.words("battle-nothing")
        at_faction = self.sight.zone_of(card) == "faction"
        return self.name(self.sight.seat_of(card)) if at_faction else self.labels.short(card)

    def _fighters(self, numbers: list[int]) -> str:
        cards = [card for number in numbers if (card := self.sight.card(number)) is not None]
        return ", ".join(f"{self.labels.short(card)} {fighter(card)}" for card in cards)


def fighter(card: Card) -> str:
    """Strength, life and speed as they count; life with the damage on it taken off."""
    return f"{card['strength']}/{card['life'] - card['damage']}/{card['speed']}"
