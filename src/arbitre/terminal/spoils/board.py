"""The board of The Spoils: factions with influence, resources and icons, characters with what is attached to them,
locations, items, the battle, the hand with costs and thresholds."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from rich.text import Text

from arbitre.games.spoils import stats
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.view import CANT, is_new, lacking, price
from arbitre.games.spoils.zones import HAND, PLAY, PLAYED
from arbitre.kernel.decision import NO_CARD
from arbitre.sentences.spoils import held
from arbitre.terminal.board import TableBoard
from arbitre.terminal.lines import flow
from arbitre.terminal.spoils.cardtext import abilities_of

SHOWN_KEYWORDS = ("Covert", "Unique")


class SpoilsBoard(TableBoard):
    heads: ClassVar[tuple[str, str, str]] = ("head-strength", "head-life", "head-speed")
    game: Spoils

    # -- what a player has ---------------------------------------------------------------------------------------

    def counts(self, seat: int) -> list[str]:
        game = self.game
        words = self.words
        return [
            words("count-influence", number=game.influence[seat]),
            words(
                "count-resources",
                free=len(stats.free_resources(game, seat)),
                number=len(stats.resources(game, seat)),
            ),
            words("count-icons", icons=held(stats.icons(game, seat)) or "0"),
        ]

    def table(self, seat: int) -> list[Text]:
        """The faction and its resources, characters, locations, items; what is attached to a card stands under it."""
        game = self.game
        out = self._resources(seat)
        cards = [card for card in game.zones[seat][PLAY] if self._stands_alone(card)]
        for what in ("character", "location"):
            for card in cards:
                if self._is(card, what):
                    out += self._row(card)
        items = [card for card in cards if not self._is(card, "character") and not self._is(card, "location")]
        for card in items:
            out += self._row(card)
        return out

    def _is(self, card: int, what: str) -> bool:
        if what == "location" and stats.is_a(self.game, card, "character"):
            return False
        return stats.is_a(self.game, card, what)

    def _stands_alone(self, card: int) -> bool:
        """Resources are summed up, attached cards stand under their host."""
        game = self.game
        if stats.is_a(game, card, "resource") and not stats.is_a(game, card, "character"):
            return False
        host = game.host[card]
        return host == NO_CARD or game.zone_of[host] != PLAY

    def _resources(self, seat: int) -> list[Text]:
        """The faction, then resources by name; one's own face-down ones have names, too (411.2)."""
        game = self.game
        up: Counter[str] = Counter()
        down: Counter[str] = Counter()
        for card in stats.resources(game, seat):
            (down if game.face_down[card] else up)[self.labels.full(card)] += 1
        parts = [f"{name} x{count}" if count > 1 else name for name, count in up.items()]
        if down and seat == self.seat:
            names = [f"{name} x{count}" if count > 1 else name for name, count in down.items()]
            parts.append(self.words("facedown-cards", cards=", ".join(names)))
        elif down:
            parts.append(self.words("facedown-count", count=down.total()))
        title = f"  {self.labels.full(game.faction[seat])} {self.marks.dot}"
        return flow(title, parts or [self.words("no-resources")], self.width, joint=", ")

    # -- cards in play -------------------------------------------------------------------------------------------

    def _row(self, card: int, indent: int = 2) -> list[Text]:
        game = self.game
        facts = game.facts[card]
        numbers = ["", "", ""]
        if stats.is_a(game, card, "character"):
            numbers = [
                self.number(stats.stat(game, card, name), printed)
                for name, printed in (("strength", facts.strength), ("life", facts.life), ("speed", facts.speed))
            ]
        out = self.row(card, str(facts.cost), numbers, indent)
        for other in game.under[card]:
            if game.zone_of[other] == PLAY:
                out += self._row(other, indent + 2)
        return out

    def in_rows(self, seat: int) -> list[int]:
        return [card for card in self.game.zones[seat][PLAY] if not self.game.is_a(card, "resource")]

    def abilities_of(self, card: int) -> tuple[str, ...]:
        return abilities_of(self.game.facts[card].data, self.words.lang)

    def state(self, card: int) -> list[str]:
        game = self.game
        words = self.words
        out: list[str] = []
        host = game.host[card]
        if host != NO_CARD and game.zone_of[host] == PLAY:
            out.append(words("state-attached"))
            if game.controller[card] != game.controller[host]:
                out.append(words("state-of", player=self.name(game.controller[card])))
        if game.battle is not None and card in game.battle.attacking:
            out.append(words("state-attacking"))
        elif game.battle is not None and card in game.battle.blocking:
            out.append(words("state-blocking"))
        if game.damage[card]:
            out.append(words("state-damage", number=game.damage[card]))
        if stats.is_a(game, card, "location"):
            out.append(words("state-structure", number=stats.stat(game, card, "structure")))
        if game.exerted[card]:
            out.append(self.speaker.term("depleted"))
        if is_new(game, card):
            out.append(words("state-new"))
        if game.tokens[card]:
            out.append(words("state-tokens", number=game.tokens[card]))
        if not any(stats.is_a(game, card, what) for what in ("character", "location")):
            out.append(self.speaker.term(game.facts[card].type))
        out += [self.speaker.term(f"keyword-{word}") for word in SHOWN_KEYWORDS if stats.has(game, card, word)]
        for what in CANT:
            if stats.forbidden(game, card, f"can't {what}"):
                out.append(words(f"cant-{what.replace(' ', '-')}"))
        if any(modifier.kind == "shield" for modifier in game.applied[card]):
            out.append(words("state-shield"))
        return out

    # -- one's own hand, and what is passing by ------------------------------------------------------------------

    def hand_title(self) -> str:
        return self.words("hand")

    def widest_cost(self) -> int:
        hand = self.game.zones[self.seat][HAND]
        return max((len(self.game.facts[card].data.threshold) + 4 for card in hand), default=4)

    def in_hand(self, card: int) -> tuple[str, list[str]]:
        """Threshold and cost: GG 3."""
        game = self.game
        facts = game.facts[card]
        numbers = ["", "", ""]
        if facts.type == "character":
            numbers = [str(facts.strength), str(facts.life), str(facts.speed)]
        if facts.is_resource:
            return "", numbers
        cost = price(game, self.seat, card)
        sign = self.marks.down if cost < facts.cost else self.marks.up if cost > facts.cost else ""
        return f"{facts.data.threshold} {sign}{cost:>{2 - len(sign)}}", numbers

    def about(self, card: int) -> list[str]:
        facts = self.game.facts[card]
        out: list[str] = []
        if facts.type != "character":
            out.append(self.speaker.term(facts.type))
        if facts.structure:
            out.append(self.words("state-structure", number=facts.structure))
        if facts.is_resource and facts.data.provides:
            out.append(self.words("card-provides", icons=facts.data.provides))
        out += [self.speaker.term(f"keyword-{word}") for word in sorted(facts.keywords - {"Attach"})]
        icons = lacking(self.game, self.seat, card)
        if icons:
            out.append(self.words("state-lacks", icons=icons))
        return out

    def _lying_open(self) -> list[int]:
        """One's own face-down cards stand among the resources."""
        return [*super()._lying_open(), *self.game.zones[self.seat][PLAY]]

    def passing(self) -> list[Text]:
        """Cards being played, and the battle."""
        game = self.game
        words = self.words
        out = super().passing()
        played = [card for zones in game.zones for card in zones[PLAYED]]
        if played:
            parts = [f"{self.labels.full(card)} ({self.name(game.controller[card])})" for card in played]
            out += flow("  " + words("being-played"), parts, self.width)
        return out + self._battle()

    def _battle(self) -> list[Text]:
        battle = self.game.battle
        if battle is None:
            return []
        words = self.words
        parts = [words("battle-attack", player=self.name(battle.attacker), target=self._target(battle.target))]
        if battle.attacking:
            parts.append(words("battle-attackers", cards=self._fighters(battle.attacking)))
        if battle.blocking:
            parts.append(words("battle-blockers", cards=self._fighters(battle.blocking)))
        for striker, target, number in battle.assigned:
            arrow = self.marks.arrow
            who = f"{self.labels.short(striker)} {arrow} {self._target(target)}"
            parts.append(self.words("labelled", what=who, list=str(number)))
        return flow("  " + words("battle"), parts, self.width)

    def _target(self, card: int) -> str:
        if card == NO_CARD:
            return self.words("battle-nothing")
        return self.name(self.game.controller[card]) if card in self.game.faction else self.labels.short(card)

    def _fighters(self, cards: tuple[int, ...]) -> str:
        return ", ".join(f"{self.labels.short(card)} {fighter(self.game, card)}" for card in cards)


def fighter(game: Spoils, card: int) -> str:
    """Strength, life and speed as they count; life with the damage on it taken off."""
    strength, life, speed = (stats.stat(game, card, name) for name in ("strength", "life", "speed"))
    return f"{strength}/{life - game.damage[card]}/{speed}"
