"""The board of 7 Fallen: both Deities, energy and where it is, the lines of the battlefield with what is linked to each
card, Limbo, the effect stack, the combat, the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from arbitre.sentences.speaker import slug
from arbitre.terminal.board import TableBoard
from arbitre.terminal.lines import flow, pad
from arbitre.terminal.sight import Card

PILES: Final = (
    ("count-hand", "hand"),
    ("count-book", "deck"),
    ("count-register", "register"),
    ("count-pandemonium", "out of game"),
)
LINES: Final = ("rear", "firing")
LINE_WORDS: Final = {"rear": "line-rear", "firing": "line-firing"}
LACKS: Final = {"lacks energy": "lacks-energy", "lacks worshippers": "lacks-worshippers"}
FIGHTERS: Final = ("angel", "familiar", "archangel")
SEEN_ANYWAY: Final = frozenset(("Leader", "Loyaliste"))  # keywords that only matter when a deck is built


class FallenBoard(TableBoard):
    heads: ClassVar[tuple[str, str, str]] = ("head-strength", "head-life", "head-shield")
    counts_from: ClassVar[int | None] = 4

    # -- what a player has ---------------------------------------------------------------------------------------

    def when(self) -> str:
        """With the phase: what a player may do depends on it."""
        when, phase = super().when(), slug(self.sight.view["phase"])
        return when if self.sight.turn == 0 else f"{when}, {self.words(f'phase-{phase}')}"

    def counts(self, seat: int) -> list[str]:
        words, side = self.words, self.sight.sides[seat]
        life = words("count-life", left=side["vitality"], life=side["life"])
        return [
            self._deity(seat),
            words("count-mortal") if side["mortal"] else life,
            words("count-feathers", number=side["feathers"]),
            words("count-energy", number=side["energy"]),
        ]

    def _deity(self, seat: int) -> str:
        card = self.sight.card(self.sight.sides[seat]["deity"])
        return "" if card is None else self.labels.full(card)

    def piles(self, seat: int) -> list[str]:
        words = self.words
        out: list[str] = []
        for said, zone in PILES:
            number = self.sight.count(seat, zone)
            if number or zone != "out of game":
                out.append(words(said, number=number))
        if seat != self.seat and self._to_come(seat):
            out.append(words("count-archangel"))  # one's own has a line
        torn = self.sight.count(seat, "discard")
        return [*out, words("count-purgatory", number=torn)] if torn else out

    def _to_come(self, seat: int) -> list[Card]:
        """The Archangel, while it lies face down in the Heavens."""
        return [card for card in self.zone(seat, "divine") if "face down" in card]

    def table(self, seat: int) -> list[Text]:
        """The Adoration with its energy, then the lines, the firing line nearest to the other side."""
        words, dot = self.words, self.marks.dot
        sources = self._sources(sorted(self.zone(seat, "adoration"), key=_temple_first))
        out = flow(f"  {words('adoration')} {dot}", sources or [words("nothing")], self.width)
        for line in reversed(LINES) if seat == self.seat else LINES:
            for card in self.zone(seat, line):
                host = self.sight.card(card["linked to"])
                if host is None or self.sight.zone_of(host) not in LINES:
                    out += self._row(card)
        if not any(self.zone(seat, line) for line in LINES):
            out.append(Text(f"  {words('empty-battlefield')}", style="dim"))
        limbo = [self._in_limbo(card) for card in self.zone(seat, "limbo")]
        if limbo:
            out += flow(f"  {self.speaker.term('limbo')} {dot}", limbo, self.width)
        return out

    def _sources(self, cards: list[Card]) -> list[str]:
        """Temple and Worshippers with the energy on them; identical ones are counted."""
        alike: dict[tuple[object, ...], list[Card]] = {}
        for card in cards:
            same = (card["name"], card["energy"], card["tilted"], tuple(card.get("markers", {}).items()))
            alike.setdefault(same, []).append(card)
        return [self._source(same) for same in alike.values()]

    def _source(self, same: list[Card]) -> str:
        card = same[0]
        name = f"{self.labels.full(card)} x{len(same)}" if len(same) > 1 else self.labels.row(card)
        said = self.words("source", card=name, number=card["energy"])
        more = [self.words("energy-only")] if card["energy only"] and card["energy"] else []
        more += self._markers(card)
        if card["tilted"]:
            more.append(self.speaker.term("tilted"))
        return f"{said} ({', '.join(more)})" if more else said

    def _in_limbo(self, card: Card) -> str:
        more = self._markers(card)
        return f"{self.labels.full(card)} ({', '.join(more)})" if more else self.labels.full(card)

    def _markers(self, card: Card) -> list[str]:
        said = card.get("markers said", {})
        return [
            self.words("state-markers", name=said[name], number=number)
            for name, number in card.get("markers", {}).items()
        ]

    # -- cards in play -------------------------------------------------------------------------------------------

    def _row(self, card: Card, indent: int = 2) -> list[Text]:
        printed = card["printed"]
        cost = "" if printed["cost"] is None else str(printed["cost"])
        line = "" if indent > 2 else self._line_of(card)
        out = self.row(card, cost, self.numbers(card), card["tilted"], indent, line)
        for other in card["linked"]:
            out += self._row(self.sight.at(other), 4 + len(self._line_of(card)))
        return out

    def numbers(self, card: Card) -> list[str]:
        printed = card["printed"]
        if card["kind"] in FIGHTERS:
            life = self.number(card["life"], printed["life"] or 0)
            return [self.number(card["attack"], printed["attack"] or 0), life, ""]
        if card["kind"] == "golem":
            shield = self.number(card["shield"], printed["shield"] or 0)
            return [self.number(card["attack"], 0) if card["attack"] else "", "", shield]
        return [f"{printed['attack'] or 0:+d}" if card["kind"] == "equipment" else "", "", ""]

    def in_brief(self, seat: int) -> list[str]:
        """Also what brings energy, and what is in Limbo."""
        sources = self._sources(sorted(self.zone(seat, "adoration"), key=_temple_first))
        limbo = [f"{self.speaker.term('limbo')} {self._in_limbo(card)}" for card in self.zone(seat, "limbo")]
        return [*sources, *super().in_brief(seat), *limbo]

    def _line_of(self, card: Card) -> str:
        """The line it stands on, in the letters every player knows."""
        widest = max(len(self.words(said)) for said in LINE_WORDS.values())
        return pad(self.words(LINE_WORDS[self.sight.zone_of(card)]), widest) + " "

    def _longest(self) -> int:
        """With the line before each card, and room for what stands under one."""
        return super()._longest() + max(len(self.words(said)) for said in LINE_WORDS.values()) + 1

    def in_rows(self, seat: int) -> list[Card]:
        return [card for line in LINES for card in self.zone(seat, line)]

    def state(self, card: Card) -> list[str]:
        words = self.words
        out: list[str] = []
        if card["kind"] != "angel":
            out.append(self.speaker.term(card["kind"]))
        out += self._fighting(card["object"])
        if card["damage"]:
            out.append(words("state-wounds", number=card["damage"]))
        if card["tilted"]:
            out.append(self.speaker.term("tilted"))
        if card["energy"]:
            out.append(words("state-energy", number=card["energy"]))
        out += self._markers(card)
        if "copy title" in card:
            out.append(words("state-copy", card=card["copy title"]))
        if "class title" in card:
            out.append(card["class title"])
        if "owner" in card:
            out.append(words("state-of", player=self.name(card["owner"])))
        out += [said for word, said in card["said"].items() if word not in SEEN_ANYWAY]
        return [*out, *(words(f"cant-{what.replace(' ', '-')}") for what in card["can't"])]

    def _fighting(self, number: int) -> list[str]:
        combat = self.sight.view["combat"]
        if combat is None:
            return []
        hidden = number in combat["ambush"]
        if number in combat["attacking"]:
            out = [self.words("state-attacking")]
        elif number in combat["defending"]:
            out = [self.words("state-defending")]
        else:
            out = [self.words("state-announced")] if number in combat["announced"] and not hidden else []
        return [*out, self.words("state-ambush")] if hidden else out

    # -- one's own hand ------------------------------------------------------------------------------------------

    def hand_title(self) -> str:
        return self.words("hand")

    def in_hand(self, card: Card) -> tuple[str, list[str]]:
        printed = card["printed"]
        attack, life, shield = (printed[stat] for stat in ("attack", "life", "shield"))
        numbers = [
            "" if attack is None else f"{attack:+d}" if card["type"] == "equipment" else str(attack),
            "" if life is None else str(life),
            "" if shield is None else str(shield),
        ]
        return "" if printed["cost"] is None else self.number(card["cost"], printed["cost"]), numbers

    def about(self, card: Card) -> list[str]:
        words, printed = self.words, card["printed"]
        out: list[str] = []
        if card["type"] != "angel":
            out.append(self.speaker.term(card["type"]))
        if printed["storm"] is not None:
            out.append(words("about-storm", number=printed["storm"]))
        if printed["condition"] or printed["revoke"]:
            out.append(words("about-worshippers", condition=printed["condition"], revoke=printed["revoke"]))
        if printed["hourglasses"]:
            out.append(words("about-hourglasses", number=printed["hourglasses"]))
        out += card["said"].values()
        return out + [words(said, number=card[key]) for key, said in LACKS.items() if card[key]]

    def _lying_open(self) -> list[Card]:
        return [*super()._lying_open(), *self._to_come(self.seat)]

    # -- what is passing by --------------------------------------------------------------------------------------

    def passing(self) -> list[Text]:
        """The player's Archangel as long as it is still to come, the combat, the effect stack."""
        return [*self._archangel(), *super().passing(), *self._combat(), *self._stack()]

    def _archangel(self) -> list[Text]:
        words = self.words
        out: list[Text] = []
        for card in self._to_come(self.seat):
            printed = card["printed"]
            fights = f"{printed['attack']}/{printed['life']}"
            factor = printed["time factor"]
            said = words("archangel-to-come", card=self.labels.full(card), fights=fights, factor=factor)
            out += flow(f"  {self.speaker.term('archangel')} {self.marks.dot}", [said], self.width)
        return out

    def _combat(self) -> list[Text]:
        combat = self.sight.view["combat"]
        if combat is None or combat["stopped"]:
            return []
        words = self.words
        parts: list[str] = []
        if combat["attacking"]:
            if combat["at deity"]:
                against = words("move-attack-deity", card=self._deity(1 - combat["seat"]))
            else:
                against = self._fighters(combat["defending"]) or words("nobody")
            parts.append(f"{self._fighters(combat['attacking'])} {self.marks.arrow} {against}")
        waiting = [card for card in combat["announced"] if card not in combat["ambush"]]
        hidden = [card for card in combat["announced"] if card in combat["ambush"]]
        if waiting:
            parts.append(words("combat-announced", cards=self._fighters(waiting)))
        if hidden:
            parts.append(words("combat-ambush", cards=self._fighters(hidden)))
        return flow("  " + words("combat"), parts, self.width, joint=f" {self.marks.dot} ") if parts else []

    def _fighters(self, numbers: list[int]) -> str:
        cards = [card for number in numbers if (card := self.sight.card(number)) is not None]
        return ", ".join(f"{self.labels.short(card)} {self.fighter(card)}" for card in cards)

    def fighter(self, card: Card) -> str:
        return fighter(card, [self.sight.at(number) for number in card["linked"]])

    def _stack(self) -> list[Text]:
        """The newest effect first: whose, what it will do, to whom."""
        stack = self.sight.view["effect stack"]
        if not stack:
            return []
        out = [Text(f"  {self.words('stack')}", style="bold")]
        for place, item in enumerate(reversed(stack), 1):
            card = self.sight.card(item["source"]["object"])
            source = item["source"]["title"] if card is None else self.labels.short(card)
            told = self._labelled(f"{source} ({self.name(item['seat'])})", item["keyword"], item["text"])
            aims = [card for number in item["aims"] if (card := self.sight.card(number)) is not None]
            if aims:
                whom = [f"{self.labels.short(card)} ({self.name(self.sight.seat_of(card))})" for card in aims]
                told += f" {self.marks.arrow} {', '.join(whom)}"
            out += flow(f"    {place}", [told], self.width)
        return out

    def _labelled(self, *parts: str) -> str:
        """ "A: B: C"."""
        *before, told = parts
        for part in reversed(before):
            told = self.words("labelled", what=part, list=told) if part else told
        return told


def _temple_first(card: Card) -> tuple[bool, str, int]:
    return card["type"] != "temple", card["title"], card.get("which", 0)


def fighter(card: Card, linked: list[Card]) -> str:
    """ "3/4": attack, and what is left of vitality; of a Golem "[2]": of its shield; of a pair "3/4[2]"."""
    left = card["limit"] - card["damage"]
    attack = card["attack"]
    if card["kind"] == "golem":
        return f"{attack}[{left}]" if attack else f"[{left}]"
    golems = [other for other in linked if other["kind"] == "golem"]
    shields = "".join(f"[{other['shield'] - other['damage']}]" for other in golems)
    return f"{attack}/{left}{shields}"
