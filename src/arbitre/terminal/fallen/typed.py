"""Moves of 7 Fallen as a player types them."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from arbitre.kernel.decision import Refusal
from arbitre.kernel.error import Error
from arbitre.terminal.fallen.board import LINES
from arbitre.terminal.fallen.cardtext import names_by_key
from arbitre.terminal.sight import Asked, Card
from arbitre.terminal.typed import Reader, Unclear
from arbitre.terminal.words import simple

ALONE: Final = ("announce attack", "attack deity", "no attack", "end turn", "pass", "pass for the turn", "done", "look")
"""Moves that need no card."""
FROM_HAND: Final = ("play", "storm", "gust", "phoenix", "discard", "put away")


WAYS: Final = ("storm", "gust", "phoenix")


class FallenReader(Reader):
    verbs: ClassVar[tuple[str, ...]] = (
        "play",
        "storm",
        "gust",
        "phoenix",
        "use",
        "announce attack",
        "attack",
        "ambush",
        "attack deity",
        "no attack",
        "end turn",
        "pass",
        "pass for the turn",
        "done",
        "choose",
        "revoke",
        "retreat",
        "look",
        "worshipper",
        "archangel",
        "top",
        "bottom",
        "put away",
        "discard",
    )

    def names(self, card: Card) -> list[str]:
        """In either language."""
        return [*super().names(card), *names_by_key(card["name"])]

    def find(self, text: str) -> int | Refusal:
        verb, rest = self.verb_and_rest(text, (*ALONE, "attack", "archangel"))
        if verb == "attack" and not rest:
            verb = "announce attack"
        ability = ""
        if verb == "use":
            rest, ability = self._ability(rest)
        meant = self._meant(rest, verb) if rest else []
        able = self._able((verb,), meant, not rest)
        if verb == "play" and not able:  # there may be another way to play it now
            able = self._able(WAYS, meant)
        if ability:
            able = [option for option in able if self._has(option, ability)]
        if len({(option.get("object"), option.get("number")) for option in able}) > 1 and not self._alike(able):
            raise Unclear(self._words("move-unclear"))
        return able[0]["place"] if able else self._refused(verb, meant, ability)

    def _able(self, kinds: tuple[str, ...], meant: list[Card], alone: bool = False) -> list[Asked]:
        """The options of these kinds with one of these cards."""
        objects = {card["object"] for card in meant}
        return [
            option
            for option in self._sight.options
            if option["kind"] in kinds and (alone or option.get("object") in objects)
        ]

    def _alike(self, able: list[Asked]) -> bool:
        """Copies of a page in hand: it makes no difference which."""
        cards = [self._sight.at(option["object"]) for option in able]
        in_hand = all(self._sight.zone_of(card) == "hand" for card in cards)
        return len({card["name"] for card in cards}) == 1 and in_hand

    def _refused(self, verb: str, meant: list[Card], ability: str) -> Refusal:
        said = verb
        if meant:
            said += f" {self.written(meant[0])}"
            place = self._place(meant[0], ability)
            said += f": {ability if place < 0 else place + 1}" if ability else ""
        try:
            found = self._ask(said)
        except Error as fault:
            raise Unclear(self._words("move-unclear")) from fault
        if not isinstance(found, Refusal):
            raise Unclear(self._words("move-unclear"))
        return found

    def _ability(self, rest: str) -> tuple[str, str]:
        """ "ignara: capacité divine", "ignara 2": a card and which of its abilities."""
        name, colon, ability = rest.partition(":")
        if colon:
            return name.strip(), ability.strip()
        match = re.fullmatch(r"(.*\S)\s+(\d{1,3})", rest)
        return (match[1], match[2]) if match else (rest, "")

    def _has(self, option: Asked, ability: str) -> bool:
        return bool(option["number"] == self._place(self._sight.at(option["object"]), ability))

    def _place(self, card: Card, ability: str) -> int:
        """Which ability of a card is meant, by its place or its name; -1: none."""
        if ability.isdecimal():
            return int(ability) - 1
        wanted = simple(ability)
        names = [(simple(one["name"]), simple(one["title"])) for one in card.get("abilities", ())]
        return next((place for place, known in enumerate(names) if wanted in known), -1)

    def _meant(self, text: str, verb: str) -> list[Card]:
        """Cards of one name; "#2" is the second of them as the board numbers them."""
        match = re.fullmatch(r"(.*?)\s*(?:#(\d{1,6}))?", text)
        assert match is not None
        name, which = match[1], match[2]
        found = self.cards(name)
        if not found:
            raise Unclear(self.unknown(name))
        found = self.one_name(name, [one for one in found if self._likely(one, verb)] or found)
        if which:
            found = [card for card in found if card.get("which") == int(which)] or found
        return sorted(found, key=lambda card: not self._likely(card, verb))

    def _likely(self, card: Card, verb: str) -> bool:
        """Where such a card is usually found."""
        if self._able((verb,), [card]):
            return True
        mine, zone = self._sight.mine(card), self._sight.zone_of(card)
        if verb in FROM_HAND:
            return mine and zone in ("hand", "limbo")
        if verb in ("attack", "ambush"):
            announcing = self._sight.question.get("kind") == "announce attackers"
            return zone in LINES and mine == announcing
        if verb == "revoke":
            return mine and zone == "adoration"
        return mine and zone in (*LINES, "adoration", "divine", "discard")
