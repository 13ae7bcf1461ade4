"""Replacements: something happens instead of something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability import replacing
from arbitre.ability.match import matches, seats_of
from arbitre.ability.possible import possible
from arbitre.ability.replacing import How, name_of, waiting_for
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen import stats
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce, keep_in
from arbitre.kernel.roles import CARD, CARDS, PLAIN, Fields, Told, declare

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


ROUNDS: Final = 3  # of a loop (F5.13.1)


def replacement(game: Fallen, card: int, seat: int, events: tuple[str, ...], combat: bool) -> list[InForce]:
    """What happens instead of this event to this card or player, if anything does: of incompatible effects the first
    one resolved prevails (F3.14.2). Each only once on the same thing; and if the rules destroy a page again and again
    that something else keeps happening to, three times (F5.13.1)."""
    if not _anything(game, events):
        return []
    for event in events:
        for one in waiting_for(game, card, event):
            effect = one.ability.effect
            if (card, name_of(one)) in game.replaced:
                continue
            if game.spared and game.spared.count((card, name_of(one))) >= ROUNDS:  # F5.13.1
                continue
            if effect.cards is not None and (card == NO_CARD or not matches(game, one, effect.cards, card)):
                continue
            if effect.player != "any" and (seat == one.seat) != (effect.player == "you"):
                continue
            if effect.in_battle and not combat:
                continue
            if effect.may and not possible(game, one, effect.effects):
                continue
            if not stats.in_force(game, one) or not _can_happen(game, one, card):
                continue
            if card == NO_CARD or stats.affects(game, one, card):
                return [one]
    return []


def _anything(game: Fallen, events: tuple[str, ...]) -> bool:
    """Whether anything in force speaks of what happens instead of such events."""
    for event in events:
        if "instead " + event in game.in_force:
            return True
    return False


def _can_happen(game: Fallen, found: InForce, card: int) -> bool:
    """What is forbidden to the card replaces nothing: Ténèbres goes to the Purgatory as usual (ruling on F6.37.1)."""
    from arbitre.games.fallen import legal

    return all(
        legal.allowed(game, found.seat, effect, card)
        for effect in found.ability.effect.effects
        if isinstance(effect, legal.FORBIDDABLE) and effect.target == n.That("it")
    )


def spared_too_often(game: Fallen, cards: list[int]) -> list[int]:
    """Of these cards, those that something has happened to three times instead of their destruction (F5.13.1)."""
    spared = game.spared
    return [card for card in dict.fromkeys(one[0] for one in spared if spared.count(one) >= ROUNDS) if card in cards]


def rerouted(game: Fallen, card: int) -> int | None:
    """Whether an effect says that this card, if it is destroyed, be banished or go to somebody's Limbo: it is still
    destroyed, even for a cost, and only goes elsewhere (F6.9.1, F6.9.4). Whose Limbo, or NO_CARD to be banished."""
    if "instead destroyed" not in game.in_force:
        return None
    for one in replacement(game, card, game.controller[card], ("destroyed",), game.phase == "damage"):
        effect = one.ability.effect
        if effect.may or len(effect.effects) != 1 or getattr(effect.effects[0], "target", None) != n.That("it"):
            return None
        node = effect.effects[0]
        if not isinstance(node, n.RemoveFromGame | n.PutIntoLimbo):
            return None
        if effect.once:
            there = game.in_force["instead destroyed"]
            keep_in(game.in_force, "instead destroyed", tuple([found for found in there if found is not one]))
        if isinstance(node, n.RemoveFromGame):
            return NO_CARD  # F6.9.4
        seats = () if node.player == "its player" else seats_of(game, one, node.player)
        return next(iter(seats), game.controller[card])
    return None


def replace(game: Fallen, card: int, seat: int, events: tuple[str, ...], how: How, number: int = 0) -> bool:
    """Whether something happens instead; then it happens right after the present step."""
    if not _anything(game, events):
        return False
    combat = game.phase == "damage" and (card in game.blows or "dealt damage" in events)  # F2.10.7
    if not replacement(game, card, seat, events, combat):
        return False
    game.push(Replaced(card, game.serial[card] if card != NO_CARD else -1, seat, events, how, number, combat))
    return True


class Replaced(replacing.Replaced):
    """An event that would happen is replaced."""

    __slots__ = ()

    choice = "F3.14.2"
    instead = "F3.14.2"

    def found(self, game: Fallen) -> list[InForce]:
        return replacement(game, self.card, self.seat, self.events, self.battle)

    def as_it_was(self, game: Fallen) -> None:
        as_it_was(game, self.how)


Replaced.steps = (("F3.14.2", Replaced.choose), ("F3.14.2", Replaced.happen), ("F3.14.2", Replaced.done))

declare(
    Replaced,
    how=Told(
        {
            "destroy": Fields(CARDS, PLAIN, CARD, PLAIN, PLAIN),
            "take": Fields(CARD, CARD, PLAIN, PLAIN, PLAIN),
        }
    ),
)


def as_it_was(game: Fallen, how: How) -> None:
    """What would have happened happens after all."""
    from arbitre.games.fallen import changing_zones, damage

    what, given = how
    if what == "destroy":
        changing_zones.destroy(game, *given)
    else:
        damage.take(game, *given)
