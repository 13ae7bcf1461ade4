"""Moves of 7 Fallen as a player types them."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from arbitre.games.fallen import notation, use
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.text.terms import local
from arbitre.games.fallen.zones import ADORATION, DIVINE, HAND, LIMBO, LINES, PURGATORY
from arbitre.kernel.decision import Option, Refusal
from arbitre.kernel.error import Error
from arbitre.kernel.record import SEATS
from arbitre.terminal.fallen.cardtext import names_of
from arbitre.terminal.labels import Labels
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
    _game: Fallen

    def names(self, card: int) -> list[str]:
        """In either language."""
        return [*super().names(card), *names_of(self._game.facts[card].data)]

    def find(self, text: str) -> int | Refusal:
        decision = self._game.decision
        assert decision is not None
        verb, rest = self.verb_and_rest(text, (*ALONE, "attack", "archangel"))
        if verb == "attack" and not rest:
            verb = "announce attack"
        ability = ""
        if verb == "use":
            rest, ability = self._ability(rest)
        meant = self._meant(rest, verb) if rest else []
        able = [
            (place, option)
            for place, option in enumerate(decision.options)
            if option.kind == verb and (not rest or option.card in meant)
        ]
        if verb == "play" and not able:  # there may be another way to play it now
            able = [
                (place, option)
                for place, option in enumerate(decision.options)
                if option.kind in WAYS and option.card in meant
            ]
        if ability:
            able = [(place, option) for place, option in able if self._has(option, ability)]
        if len({(option.card, option.number) for _, option in able}) > 1 and not self._alike(able):
            raise Unclear(self._words("move-unclear"))
        return able[0][0] if able else self._refused(verb, meant, ability)

    def _alike(self, able: list[tuple[int, Option]]) -> bool:
        """Copies of a page in hand: it makes no difference which."""
        cards = [option.card for _, option in able]
        return len({self._game.facts[card].key for card in cards}) == 1 and all(
            self._game.zone_of[card] == HAND for card in cards
        )

    def _refused(self, verb: str, meant: list[int], ability: str) -> Refusal:
        game = self._game
        said = verb
        if meant:
            card = meant[0]
            said += f" {SEATS[game.controller[card]]}.{game.facts[card].name}"
            place = self._place(card, ability)
            said += f": {ability if place < 0 else place + 1}" if ability else ""
        try:
            found = notation.find(game, said, self._seat)
        except Error as fault:
            raise Unclear(self._words("move-unclear")) from fault
        if isinstance(found, Option):
            raise Unclear(self._words("move-unclear"))
        return found

    def _ability(self, rest: str) -> tuple[str, str]:
        """ "ignara: capacité divine", "ignara 2": a card and which of its abilities."""
        name, colon, ability = rest.partition(":")
        if colon:
            return name.strip(), ability.strip()
        match = re.fullmatch(r"(.*\S)\s+(\d{1,3})", rest)
        return (match[1], match[2]) if match else (rest, "")

    def _has(self, option: Option, ability: str) -> bool:
        return option.number == self._place(option.card, ability)

    def _place(self, card: int, ability: str) -> int:
        """Which ability of a card is meant, by its place or its name in either language; -1: none."""
        if ability.isdecimal():
            return int(ability) - 1
        names = [one.name for one in use.abilities(self._game, card)]
        wanted = simple(ability)
        return next((i for i, name in enumerate(names) if wanted in (simple(name), simple(local(name, "en")))), -1)

    def _meant(self, text: str, verb: str) -> list[int]:
        """Cards of one name; "#2" is the second of them as the board numbers them."""
        match = re.fullmatch(r"(.*?)\s*(#\d{1,6})?", text)
        assert match is not None
        name, which = match[1], match[2] or ""
        found = self.cards(name)
        if not found:
            raise Unclear(self.unknown(name))
        found = self.one_name(name, [one for one in found if self._likely(one, verb)] or found)
        if which:
            labels = Labels(self._game, self._seat, self._speaker)
            found = [card for card in found if labels.number(card).strip() == which] or found
        return sorted(found, key=lambda card: not self._likely(card, verb))

    def _likely(self, card: int, verb: str) -> bool:
        """Where such a card is usually found."""
        game = self._game
        zone = game.zone_of[card]
        mine = game.controller[card] == self._seat
        decision = game.decision
        if decision is not None and any(option.kind == verb and option.card == card for option in decision.options):
            return True
        if verb in FROM_HAND:
            return mine and zone in (HAND, LIMBO)
        if verb in ("attack", "ambush"):
            announcing = decision is not None and decision.kind == "announce attackers"
            return zone in LINES and mine == announcing
        if verb == "revoke":
            return mine and zone == ADORATION
        return mine and zone in (*LINES, ADORATION, DIVINE, PURGATORY)
