"""What the next attack of a side could bring, by numbers alone: who would fall, and what would reach the Deity."""

from __future__ import annotations

from typing import Final

from arbitre.games.fallen import combat, linking, stats
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.zones import FIRING, REAR
from arbitre.kernel.decision import NO_CARD

FIGHTERS: Final = ("angel", "familiar", "archangel")


class Fighter:
    """A combatant on the lines, its numbers worked out once."""

    __slots__ = (
        *("attack", "attacks", "card", "double", "doubled", "guards"),
        *("holds", "life", "line", "returns", "upright"),
    )

    def __init__(self, game: Fallen | None, card: int, moves: bool = False) -> None:
        """`moves`: its player's turn begins, so it has gone back to the rear guard."""
        self.card = card
        if game is None:
            return
        self.line = REAR if moves else game.zone_of[card]
        self.attack = stats.attack(game, card)
        self.life = max(0, stats.life(game, card) - game.damage[card])
        golem = linking.golem_of(game, card)
        self.holds = self.life if golem == NO_CARD else self.life + stats.shield(game, golem) - game.damage[golem]
        self.attacks = self.attack > 0 and not (stats.has(game, card, "Gardien") or stats.has(game, card, "Pacifiste"))
        self.guards = self.line == REAR and combat.can_defend(game, card)
        # One's own stand up again before one's next attack, unless they were tilted in the turn of another.
        self.upright = not game.exerted[card] or game.active == game.controller[card]
        self.double = stats.is_a(game, card, "page") and not stats.has(game, card, "Vaillant")
        self.doubled = self.double and self.line == FIRING
        self.returns = stats.has(game, card, "Retrait")

    def copy(self) -> Fighter:
        twin = Fighter(None, self.card)
        twin.attack = self.attack
        twin.attacks = self.attacks
        twin.double = self.double
        twin.doubled = self.doubled
        twin.guards = self.guards
        twin.holds = self.holds
        twin.life = self.life
        twin.line = self.line
        twin.returns = self.returns
        twin.upright = self.upright
        return twin

    def numbers(self) -> tuple[int, ...]:
        """All that counts."""
        marks = (self.attacks, self.doubled, self.double, self.guards, self.returns, self.upright)
        return (self.card, self.attack, self.holds, *marks)

    def forward(self) -> None:
        """It has attacked."""
        if not self.returns:
            self.guards = False
            self.doubled = self.double


def newcomer(card: int, attack: int, life: int) -> Fighter:
    """One who may come: an Angel of which only the numbers are known."""
    one = Fighter(None, card)
    one.attack = attack
    one.life = life
    one.holds = life
    one.line = REAR
    one.attacks = attack > 0
    one.guards = True
    one.upright = True
    one.double = True
    one.doubled = False
    one.returns = False
    return one


class Raid:
    """An attack of all that can, where each of the attackers strikes where it wins most. `reach` is what the Deity
    could take."""

    __slots__ = ("count", "lost", "reach")

    def __init__(self, attackers: list[Fighter], defenders: list[Fighter]) -> None:
        able = [one for one in attackers if one.attacks and one.upright]
        able.sort(key=lambda one: (-one.attack, one.card))
        self.count = 0
        self.lost = 0
        self._strikes(able, defenders)
        guards = [one for one in defenders if one.guards]
        self.reach = self._past(able, guards) if guards else sum([one.attack for one in able[:2]])

    def _strikes(self, able: list[Fighter], defenders: list[Fighter]) -> None:
        """Who falls, if each strikes where that pays best."""
        found: list[tuple[int, int, int, int]] = []
        for target in defenders:
            for one in able:
                dealt = one.attack * 2 if target.doubled else one.attack
                if dealt >= target.holds:
                    worth = target.attack + target.holds
                    gain = worth - (one.attack + one.holds if target.attack >= one.holds else 0)
                    if gain > 0:
                        found.append((-gain, one.card, target.card, worth))
        used: set[int] = set()
        for _, card, target_card, worth in sorted(found):
            if card not in used and target_card not in used:
                used.add(card)
                used.add(target_card)
                self.count += 1
                self.lost += worth

    @staticmethod
    def _past(able: list[Fighter], guards: list[Fighter]) -> int:
        """What an ambush would deal once the others have struck down all who stand before the Deity."""
        others = able[1:]
        for guard in sorted(guards, key=lambda one: (one.holds, one.card)):
            need = guard.holds
            while need > 0:
                if not others:
                    return 0
                fit = [one for one in others if one.attack >= need]
                one = fit[-1] if fit else others[0]
                others.remove(one)
                need -= one.attack
        return able[0].attack if able else 0
