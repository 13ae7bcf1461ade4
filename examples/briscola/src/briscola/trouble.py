"""What must hold at every decision of a game of Briscola, besides what must hold in every game."""

from __future__ import annotations

from typing import Any

from arbitre.lab.subject import Subject
from briscola.game import HAND, WON, Briscola


class BriscolaSubject(Subject):
    limit = 40

    def broken(self, game: Briscola) -> list[str]:
        faults = super().broken(game)
        hands = [len(game.zones[seat][HAND]) for seat in range(game.number_of_seats)]
        if max(hands) > 3 or max(hands) - min(hands) > 1:
            faults.append(f"hands of {hands} cards (B2.1.3, B3.3.1)")
        won = sum(game.facts[card].points for zones in game.zones for card in zones[WON])
        if game.over and game.result is not None and game.result.reason != "concession" and won != 120:
            faults.append(f"{won} points were won (B1.1.2)")
        return faults

    def actions(self, game: Briscola) -> list[tuple[tuple[str, int, int, int], tuple[Any, ...]]]:
        if game.decision is None:
            return []
        return [(("play", card, -1, 0), ("play", card)) for card in range(len(game.facts))]
