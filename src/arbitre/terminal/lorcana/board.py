"""The board of Lorcana: lore and ink, characters, locations with who is there, items, the bag."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from arbitre.games.lorcana import play, stats
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.view import CANT, keywords
from arbitre.games.lorcana.zones import INKWELL, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.sentences.lorcana import keyword
from arbitre.terminal.board import TableBoard
from arbitre.terminal.lines import flow
from arbitre.terminal.lorcana.cardtext import abilities_of


class LorcanaBoard(TableBoard):
    heads: ClassVar[tuple[str, str, str]] = ("head-strength", "head-willpower", "head-lore")
    game: Lorcana

    def counts(self, seat: int) -> list[str]:
        game = self.game
        words = self.words
        return [
            words("count-lore", number=game.lore[seat], goal=game.variant.lore_to_win),
            words("count-ink", ready=game.ready_ink(seat), number=len(game.zones[seat][INKWELL])),
        ]

    def table(self, seat: int) -> list[Text]:
        """Characters, then each location with who is there, then items on a line."""
        game = self.game
        facts = game.facts
        cards = game.zones[seat][PLAY]
        out: list[Text] = []
        for card in cards:
            if facts[card].is_character and game.at[card] == NO_CARD:
                out += self._row(card)
        for place in cards:
            if facts[place].is_location:
                out += self._row(place)
                for card in cards:
                    if game.at[card] == place:
                        out += self._row(card, indent=4)
        items = [card for card in cards if facts[card].is_item]
        if items:
            out += flow("  " + self.words("items"), [self._item(card) for card in items], self.width)
            if self.with_texts:
                for card in {facts[card].key: card for card in items}.values():
                    out += self.text(card)
        for card in cards:
            if facts[card].is_action:
                out += self._row(card)  # it is being resolved
        return out

    def _row(self, card: int, indent: int = 2) -> list[Text]:
        """Name, cost, characteristics as they count, state."""
        game = self.game
        facts = game.facts[card]
        numbers = ["", "", ""]
        if facts.is_character:
            numbers[0] = self.number(stats.stat(game, card, "strength"), facts.strength)
        if facts.is_character or facts.is_location:
            numbers[1] = self.number(stats.willpower(game, card), facts.willpower)
            numbers[2] = self.number(stats.stat(game, card, "lore"), facts.lore)
        return self.row(card, str(facts.cost), numbers, indent)

    def abilities_of(self, card: int) -> tuple[str, ...]:
        """Keywords left aside: they stand in its line."""
        return abilities_of(self.game.facts[card].data, self.words.lang)

    def in_rows(self, seat: int) -> list[int]:
        return [card for card in self.game.zones[seat][PLAY] if not self.game.facts[card].is_item]

    def _item(self, card: int) -> str:
        game = self.game
        about = [self.words("card-cost", cost=game.facts[card].cost)]
        if game.exerted[card]:
            about.append(self.speaker.term("exerted"))
        about += self._under(card)
        return f"{self.labels.row(card)} ({', '.join(about)})"

    # -- words about a card in play ----------------------------------------------------------------------------

    def state(self, card: int) -> list[str]:
        game = self.game
        words = self.words
        facts = game.facts[card]
        out: list[str] = []
        if game.damage[card]:
            out.append(words("state-damage", number=game.damage[card]))
        if game.exerted[card]:
            out.append(self.speaker.term("exerted"))
        if game.drying[card]:
            out.append(words("state-drying"))
        if facts.is_location:
            out.append(words("state-move-cost", cost=max(0, stats.stat(game, card, "move cost"))))
        out += self._under(card)
        if facts.is_character:
            out += self._keywords(card)
            if not stats.has(game, card, "Singer") and stats.sings_as(game, card) != facts.cost:
                out.append(words("state-sings", cost=stats.sings_as(game, card)))
        for what in CANT:
            if stats.forbidden(game, card, f"can't {what}"):
                out.append(words(f"cant-{what.replace(' ', '-')}"))
        if any(modifier.kind == "shield" for modifier in game.applied[card]):
            out.append(words("state-shield"))
        return out

    def _under(self, card: int) -> list[str]:
        under = self.game.under[card]
        return [self.words("state-under", count=len(under))] if under else []

    def _keywords(self, card: int) -> list[str]:
        found = keywords(self.game, card)
        return [
            keyword(self.speaker, self.game, word, value)
            for word, value in found.items()
            if word not in ("Shift", "Sing Together")
        ]

    # -- one's own hand, and what is passing by ----------------------------------------------------------------

    def hand_title(self) -> str:
        return self.words("hand", mark=self.marks.ink)

    def in_hand(self, card: int) -> tuple[str, list[str]]:
        game = self.game
        facts = game.facts[card]
        cost = play.total_cost(game, self.seat, card)
        sign = self.marks.down if cost < facts.cost else self.marks.up if cost > facts.cost else ""
        ink = self.marks.ink if facts.inkable else " "
        numbers = ["", "", ""]
        if facts.is_character:
            numbers[0] = str(facts.strength)
        if facts.is_character or facts.is_location:
            numbers[1], numbers[2] = str(facts.willpower), str(facts.lore)
        return f"{sign}{ink}{cost:>2}", numbers

    def about(self, card: int) -> list[str]:
        facts = self.game.facts[card]
        out: list[str] = []
        if not facts.is_character:
            out.append(self.speaker.term("song" if facts.is_song else facts.type))
        if facts.is_location:
            out.append(self.words("state-move-cost", cost=facts.move_cost))
        return out + [keyword(self.speaker, self.game, word, value) for word, value in sorted(facts.keywords.items())]

    def passing(self) -> list[Text]:
        """Also what waits in the bag."""
        game = self.game
        out = super().passing()
        if game.bag:
            waiting = [f"{self.labels.short(entry.source)} ({self.name(entry.seat)})" for entry in game.bag]
            out += flow("  " + self.words("bag"), waiting, self.width)
        return out
