"""The board of 7 Fallen: both Deities, energy and where it is, the lines of the battlefield with what is linked to each
card, Limbo, the effect stack, the combat, the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from arbitre.games.fallen import energy, play, revoking, stats
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.keywords import KEYWORDS
from arbitre.games.fallen.text.terms import local
from arbitre.games.fallen.view import CANT
from arbitre.games.fallen.zones import (
    ADORATION,
    BOOK,
    DIVINE,
    FIRING,
    HAND,
    LIMBO,
    LINES,
    PANDEMONIUM,
    PURGATORY,
    REAR,
    REGISTER,
)
from arbitre.kernel.decision import NO_CARD
from arbitre.pool.fallen import name_of
from arbitre.sentences.fallen import marker
from arbitre.sentences.speaker import slug
from arbitre.terminal.board import TableBoard
from arbitre.terminal.fallen.cardtext import TEXTS, abilities_of, aimed_at
from arbitre.terminal.lines import flow, pad

PILES: Final = (
    ("count-hand", HAND),
    ("count-book", BOOK),
    ("count-register", REGISTER),
    ("count-pandemonium", PANDEMONIUM),
)
FIGHTERS: Final = ("angel", "familiar", "archangel")
SEEN_ANYWAY: Final = frozenset(("Leader", "Loyaliste"))  # keywords that only matter when a deck is built


class FallenBoard(TableBoard):
    heads: ClassVar[tuple[str, str, str]] = ("head-strength", "head-life", "head-shield")
    short_hand: ClassVar[bool] = True
    counts_from: ClassVar[int | None] = 4
    game: Fallen

    # -- what a player has ---------------------------------------------------------------------------------------

    def when(self) -> str:
        """With the phase: what one may do depends on it."""
        when = super().when()
        return when if self.game.turn == 0 else f"{when}, {self.words(f'phase-{slug(self.game.phase)}')}"

    def counts(self, seat: int) -> list[str]:
        game = self.game
        words = self.words
        deity = game.deity[seat]
        life = stats.life(game, deity)
        left = max(0, life - game.damage[deity])
        out = [self.labels.full(deity)]
        out.append(words("count-mortal") if game.mortal[seat] else words("count-life", left=left, life=life))
        out.append(words("count-feathers", number=game.feathers[seat]))
        total = sum(game.energy[card] for zone in (ADORATION, *LINES) for card in game.zones[seat][zone])
        out.append(words("count-energy", number=total))
        return out

    def piles(self, seat: int) -> list[str]:
        game = self.game
        words = self.words
        out: list[str] = []
        for said, zone in PILES:
            number = len(game.zones[seat][zone])
            if number or zone != PANDEMONIUM:
                out.append(words(said, number=number))
        if seat != self.seat and any(game.facts[card].type == "archangel" for card in game.zones[seat][DIVINE]):
            out.append(words("count-archangel"))  # one's own has a line
        torn = len(game.zones[seat][PURGATORY])
        return [*out, words("count-purgatory", number=torn)] if torn else out

    def table(self, seat: int) -> list[Text]:
        """The Adoration with its energy, then the lines, the firing line nearest to the other side."""
        game = self.game
        words = self.words
        sources = self._sources(sorted(game.zones[seat][ADORATION], key=self._temple_first))
        dot = self.marks.dot
        out = flow(f"  {words('adoration')} {dot}", sources or [words("nothing")], self.width)
        for line in (FIRING, REAR) if seat == self.seat else (REAR, FIRING):
            for card in game.zones[seat][line]:
                host = game.host[card]
                if host == NO_CARD or game.zone_of[host] not in LINES:
                    out += self._row(card)
        if not any(game.zones[seat][line] for line in LINES):
            out.append(Text(f"  {words('empty-battlefield')}", style="dim"))
        limbo = [self._in_limbo(card) for card in game.zones[seat][LIMBO]]
        if limbo:
            out += flow(f"  {self.speaker.term('limbo')} {dot}", limbo, self.width)
        return out

    def _temple_first(self, card: int) -> tuple[bool, int]:
        return self.game.facts[card].type != "temple", card

    def _sources(self, cards: list[int]) -> list[str]:
        """Temple and Worshippers with the energy on them; of those that differ in nothing, how many."""
        game = self.game
        alike: dict[tuple[object, ...], list[int]] = {}
        for card in cards:
            same = (game.facts[card].key, game.energy[card], game.exerted[card], game.markers[card])
            alike.setdefault(same, []).append(card)
        return [self._source(same) for same in alike.values()]

    def _source(self, same: list[int]) -> str:
        game = self.game
        card = same[0]
        name = f"{self.labels.full(card)} x{len(same)}" if len(same) > 1 else self.labels.row(card)
        said = self.words("source", card=name, number=game.energy[card])
        more = [self.words("energy-only")] if game.facts[card].energy_only is not None and game.energy[card] else []
        more += [self._marker(name, number) for name, number in game.markers[card]]
        if game.exerted[card]:
            more.append(self.speaker.term("tilted"))
        return f"{said} ({', '.join(more)})" if more else said

    def _in_limbo(self, card: int) -> str:
        game = self.game
        more = [self._marker(name, number) for name, number in game.markers[card]]
        return f"{self.labels.full(card)} ({', '.join(more)})" if more else self.labels.full(card)

    # -- cards in play -------------------------------------------------------------------------------------------

    def _row(self, card: int, indent: int = 2) -> list[Text]:
        game = self.game
        facts = stats.printed(game, card)
        kind = stats.kind(game, card)
        numbers = ["", "", ""]
        if kind in FIGHTERS:
            numbers = [
                self.number(stats.attack(game, card), facts.attack),
                self.number(stats.life(game, card), facts.life),
                "",
            ]
        elif kind == "golem":
            attack = stats.attack(game, card)
            shield = self.number(stats.shield(game, card), facts.shield)
            numbers = [self.number(attack, 0) if attack else "", "", shield]
        elif kind == "equipment":
            numbers = [f"{facts.attack:+d}", "", ""]
        cost = "" if facts.data.cost is None else str(facts.cost)
        line = "" if indent > 2 else self._line_of(card)
        out = self.row(card, cost, numbers, indent, line)
        for other in game.under[card]:
            out += self._row(other, 4 + len(self._line_of(card)))
        return out

    def _line_of(self, card: int) -> str:
        """The line it stands on, in the letters every player knows."""
        lines = {zone: self.words(said) for zone, said in ((FIRING, "line-firing"), (REAR, "line-rear"))}
        return pad(lines[self.game.zone_of[card]], max(map(len, lines.values()))) + " "

    def _longest(self) -> int:
        """With the line before each card, and room for what stands under one."""
        return super()._longest() + max(len(self.words(said)) for said in ("line-firing", "line-rear")) + 1

    def in_rows(self, seat: int) -> list[int]:
        return [card for line in LINES for card in self.game.zones[seat][line]]

    def abilities_of(self, card: int) -> tuple[str, ...]:
        return abilities_of(stats.printed(self.game, card).data, self.words.lang)

    def state(self, card: int) -> list[str]:
        game = self.game
        words = self.words
        out: list[str] = []
        kind = stats.kind(game, card)
        if kind != "angel":
            out.append(self.speaker.term(kind))
        out += self._fighting(card)
        if game.damage[card]:
            out.append(words("state-wounds", number=game.damage[card]))
        if game.exerted[card]:
            out.append(self.speaker.term("tilted"))
        if game.energy[card]:
            out.append(words("state-energy", number=game.energy[card]))
        out += [self._marker(name, number) for name, number in game.markers[card]]
        if card in game.copied:
            out.append(words("state-copy", card=name_of(game.copied[card].data, words.lang)))
        if card in game.chosen_class:
            out.append(local(game.chosen_class[card], self.words.lang))
        if game.owner[card] != game.controller[card]:
            out.append(words("state-of", player=self.name(game.owner[card])))
        for word in sorted(KEYWORDS - SEEN_ANYWAY):
            value = stats.value(game, card, word)
            if value:
                name = local(word, self.words.lang)
                out.append(f"{name} ({value})" if value > 1 else name)
        out += [words(f"cant-{what.replace(' ', '-')}") for what in CANT if self._forbidden(card, what)]
        return out

    def _forbidden(self, card: int, what: str) -> bool:
        return stats.forbidden(self.game, card, f"can't {what}")

    def _fighting(self, card: int) -> list[str]:
        combat = self.game.combat
        if combat is None:
            return []
        if card in combat.attacking:
            out = [self.words("state-attacking")]
        elif card in combat.defending:
            out = [self.words("state-defending")]
        else:
            out = [self.words("state-announced")] if card in combat.announced and card not in combat.ambush else []
        return [*out, self.words("state-ambush")] if card in combat.ambush else out

    def _marker(self, name: str, number: int) -> str:
        return self.words("state-markers", name=marker(self.speaker, name), number=number)

    # -- one's own hand ------------------------------------------------------------------------------------------

    def hand_title(self) -> str:
        return self.words("hand")

    def in_hand(self, card: int) -> tuple[str, list[str]]:
        game = self.game
        facts = game.facts[card]
        data = facts.data
        numbers = [
            "" if data.attack is None else f"{data.attack:+d}" if facts.type == "equipment" else str(data.attack),
            "" if data.life is None else str(data.life),
            "" if data.shield is None else str(data.shield),
        ]
        if data.cost is None:
            return "", numbers
        return self.number(play.base_cost(game, self.seat, card, "normal"), data.cost), numbers

    def about(self, card: int) -> list[str]:
        game = self.game
        words = self.words
        facts = game.facts[card]
        data = facts.data
        out: list[str] = []
        if facts.type != "angel":
            out.append(self.speaker.term(facts.type))
        if data.storm is not None:
            out.append(words("about-storm", number=data.storm))
        if data.condition or data.revoke:
            out.append(words("about-worshippers", condition=data.condition, revoke=data.revoke))
        if data.hourglasses:
            out.append(words("about-hourglasses", number=data.hourglasses))
        for word, value in sorted(facts.keywords.items()):
            name = local(word, self.words.lang)
            out.append(f"{name} ({value})" if value > 1 else name)
        return out + self._lacking(card)

    def _lacking(self, card: int) -> list[str]:
        """What is missing to pay for it."""
        game = self.game
        data = game.facts[card].data
        out: list[str] = []
        cost = play.base_cost(game, self.seat, card, "normal")
        if data.storm is not None:
            cost = min(cost, play.base_cost(game, self.seat, card, "storm"))
        less = cost - energy.available(game, self.seat, card)
        if less > 0:
            out.append(self.words("lacks-energy", number=less))
        worshippers = len(revoking.worshippers(game, self.seat))
        missing = max(data.condition - worshippers, data.revoke - len(revoking.revocable(game, self.seat)))
        if missing > 0:
            out.append(self.words("lacks-worshippers", number=missing))
        return out

    def _lying_open(self) -> list[int]:
        """Also what stands in the menu anyway, under its whole name."""
        decision = self.game.decision
        asked = decision.options if decision is not None and decision.seat == self.seat else ()
        return [*super()._lying_open(), *self._archangel(), *(option.card for option in asked)]

    def _archangel(self) -> list[int]:
        """One's own, while it lies face down in the Heavens."""
        return [card for card in self.game.zones[self.seat][DIVINE] if self.game.face_down[card]]

    # -- what is passing by --------------------------------------------------------------------------------------

    def passing(self) -> list[Text]:
        """One's Archangel as long as it is to come, the combat, the effect stack."""
        return [*self._to_come(), *super().passing(), *self._combat(), *self._stack()]

    def _to_come(self) -> list[Text]:
        words = self.words
        out: list[Text] = []
        for card in self._archangel():
            data = self.game.facts[card].data
            if data.type == "archangel":
                fights = f"{data.attack}/{data.life}"
                said = words("archangel-to-come", card=self.labels.full(card), fights=fights, factor=data.time_factor)
                out += flow(f"  {self.speaker.term('archangel')} {self.marks.dot}", [said], self.width)
        return out

    def _combat(self) -> list[Text]:
        combat = self.game.combat
        if combat is None or combat.stopped:
            return []
        words = self.words
        parts: list[str] = []
        if combat.attacking:
            if combat.at_deity:
                against = words("move-attack-deity", card=self.labels.full(self.game.deity[1 - combat.seat]))
            else:
                against = self._fighters(combat.defending) or words("nobody")
            parts.append(f"{self._fighters(combat.attacking)} {self.marks.arrow} {against}")
        waiting = [card for card in combat.announced if card not in combat.ambush]
        hidden = [card for card in combat.announced if card in combat.ambush]
        if waiting:
            parts.append(words("combat-announced", cards=self._fighters(tuple(waiting))))
        if hidden:
            parts.append(words("combat-ambush", cards=self._fighters(tuple(hidden))))
        return flow("  " + words("combat"), parts, self.width, joint=f" {self.marks.dot} ") if parts else []

    def _fighters(self, cards: tuple[int, ...]) -> str:
        return ", ".join(f"{self.labels.short(card)} {fighter(self.game, card)}" for card in cards)

    def _stack(self) -> list[Text]:
        """The newest effect first: whose, what it will do, to whom."""
        game = self.game
        if not game.effect_stack:
            return []
        out = [Text(f"  {self.words('stack')}", style="bold")]
        for place, item in enumerate(reversed(game.effect_stack), 1):
            who = f"{self.labels.short(item.source)} ({self.name(item.seat)})"
            told = self._labelled(who, *TEXTS.item(game, item, self.words.lang))
            aims = [f"{self.labels.short(card)} ({self.name(game.controller[card])})" for card in aimed_at(game, item)]
            if aims:
                told += f" {self.marks.arrow} {', '.join(aims)}"
            out += flow(f"    {place}", [told], self.width)
        return out

    def _labelled(self, *parts: str) -> str:
        """ "A: B: C"."""
        *before, told = parts
        for part in reversed(before):
            told = self.words("labelled", what=part, list=told) if part else told
        return told


def fighter(game: Fallen, card: int) -> str:
    """ "3/4": attack, and what is left of vitality; of a Golem "[2]": of its shield; of a pair "3/4[2]"."""
    left = stats.limit(game, card) - game.damage[card]
    attack = stats.attack(game, card)
    if stats.kind(game, card) == "golem":
        return f"{attack}[{left}]" if attack else f"[{left}]"
    golems = [other for other in game.under[card] if stats.is_a(game, other, "golem")]
    shields = "".join(f"[{stats.shield(game, other) - game.damage[other]}]" for other in golems)
    return f"{attack}/{left}{shields}"
