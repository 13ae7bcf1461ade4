"""What a player can do now: in the Word phase, and wherever a Miracle could be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.fallen import energy, play, revoking, sides, use
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.sides import PLACES
from arbitre.games.fallen.zones import HAND, LIMBO
from arbitre.kernel.decision import Option
from arbitre.kernel.game import InForce
from arbitre.kernel.offers import OfCard, OfNumber
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.fallen.facts import Activation
    from arbitre.games.fallen.game import Fallen
    from arbitre.games.fallen.kinds import OptionKind

WAYS: Final = {"play": "normal", "storm": "storm", "gust": "gust", "phoenix": "phoenix"}
PLAY: Final[dict[str, OfCard[OptionKind]]] = {
    "normal": OfCard("play"),
    "storm": OfCard("storm"),
    "gust": OfCard("gust"),
    "phoenix": OfCard("phoenix"),
}
USE: Final[OfNumber[OptionKind]] = OfNumber("use")
END_TURN: Final = offer("end turn")
ANNOUNCE: Final = offer("announce attack")


def options(game: Fallen, seat: int) -> list[Option]:
    """The Word phase of the active player: pages, Miracles included (F1.15.14), abilities, the attack phase, the
    end."""
    out = [END_TURN if game.attacked else ANNOUNCE]
    free, bound = energy.purse(game, seat)
    _pages(game, seat, "word", free, bound, out)  # F1.15.14
    _abilities(game, seat, "word", free, out)
    return out


def responses(game: Fallen, seat: int) -> list[Option]:
    """Wherever a Miracle could be played: in Contemplations (F1.15.16) and in response to an effect on the stack
    (F1.15.15). There Equipment, pages by Storm (F1.15.17) and Divine abilities (F1.4.5) are possible too."""
    out: list[Option] = []
    free, bound = energy.purse(game, seat)
    _pages(game, seat, "miracle", free, bound, out)  # F1.15.15, F1.15.16, F1.15.17
    _abilities(game, seat, "miracle", free, out)  # F1.4.5
    return out


def _pages(game: Fallen, seat: int, now: str, free: int, bound: list[int], out: list[Option]) -> None:
    force, facts_of, zones = game.in_force, game.facts, game.zones[seat]
    slow = now == "miracle" and not ("Tempête" in force or "Bourrasque" in force)
    if not slow:
        pages = within_reach(game, seat, zones[HAND])
    elif "CostsLess" in force or "RevokeThis" in force:
        pages = within_reach(game, seat, sides.fast(game, seat))
    else:
        pages = answers(game, seat)
    for card in pages:
        facts = facts_of[card]
        if facts.spends:
            if sides.marks(game, seat, facts.marker) < facts.spends:
                continue
        elif facts.gate is not None and not facts.gate.can(game, InForce(card, seat, None)):
            continue
        _ways(game, seat, card, now, free, bound, out)
    for card in zones[LIMBO]:  # F1.26.2
        if slow and not facts_of[card].fast and not game.copied and not game.applied[card]:
            continue
        _ways(game, seat, card, now, free, bound, out)


def within_reach(game: Fallen, seat: int, cards: list[int]) -> list[int]:
    """Pages in hand that energy and Worshippers might be enough for. Of several identical ones there is one: it makes
    no difference which is played."""
    free, bound = energy.purse(game, seat)
    for source in bound:
        free += game.energy[source]
    cheaper = "CostsLess" in game.in_force
    worshippers = len(revoking.worshippers(game, seat))
    more = "RevokeThis" in game.in_force
    found: list[int] = []
    seen: list[str] = []
    for card in cards:
        facts = game.facts[card]
        if (facts.least > free and not cheaper) or facts.condition > worshippers:
            continue
        if facts.revoke > worshippers and not more:
            continue
        if facts.name not in seen:
            seen.append(facts.name)
            found.append(card)
    return found


def answers(game: Fallen, seat: int) -> list[int]:
    """Those that may be played where a Miracle could, unless something makes pages cheaper or more
    cards revocable. They are kept until such pages, Worshippers or energy come or go."""
    mine = game.sides[seat] or sides.side(game, seat)
    found = mine.ready
    if found is None:
        found = within_reach(game, seat, sides.fast(game, seat))
        mine.ready = found
    return found


def _ways(game: Fallen, seat: int, card: int, now: str, free: int, bound: list[int], out: list[Option]) -> None:
    if play.unplayable(game, card) is None:
        for way in play.ways(game, seat, card, now):
            if play.refusal(game, seat, card, way, free, bound) is None:
                out.append(PLAY[way][card])


def _abilities(game: Fallen, seat: int, now: str, free: int, out: list[Option]) -> None:
    """Those of the Deity first, then of the Adoration, the battlefield, the Purgatory, Limbo."""
    facts = game.facts
    anyone = game.cards().lends or bool(game.copied)
    if anyone:
        cards = list(range(len(facts)))
    else:
        cards = users(game, seat) if now == "miracle" else sides.able(game, seat, False)
    if not cards:
        return
    found: list[Option] = []
    for card in cards:
        if anyone and (game.controller[card] != seat or PLACES[game.zone_of[card]] < 0):
            continue
        number = -1
        for ability in use.abilities(game, card) if anyone else facts[card].activations:
            number += 1
            if not _affordable(game, seat, ability, free):
                continue
            if not ability.spends and ability.gate is not None:
                if not ability.gate.can(game, InForce(card, seat, None)):
                    continue
            if use.why_not(game, seat, card, ability, now) is None:
                found.append(USE[card][number])
    out += found if len(found) < 2 else _as_they_lie(game, seat, found)


def users(game: Fallen, seat: int) -> list[int]:
    """Cards with a printed ability to use where a Miracle could be played that there is enough energy and there are
    enough markers for. They are kept until such cards, energy or markers come or go."""
    mine = game.sides[seat] or sides.side(game, seat)
    found = mine.prepared
    if found is None:
        free, _ = energy.purse(game, seat)
        found = []
        for card in sides.able(game, seat, True):
            for ability in game.facts[card].activations:
                if _affordable(game, seat, ability, free):
                    found.append(card)
                    break
        mine.prepared = found
    return found


def _affordable(game: Fallen, seat: int, ability: Activation, free: int) -> bool:
    if ability.deed.price > free:
        return False
    return not ability.spends or sides.marks(game, seat, ability.marker) >= ability.spends


def _as_they_lie(game: Fallen, seat: int, options: list[Option]) -> list[Option]:
    zones, zone_of = game.zones[seat], game.zone_of
    return sorted(options, key=lambda one: (PLACES[zone_of[one.card]], zones[zone_of[one.card]].index(one.card)))


def perform(game: Fallen, seat: int, option: Option) -> Procedure:
    if option.kind == "use":
        return use.UseAbility(seat, option.card, use.abilities(game, option.card)[option.number])
    return play.PlayAPage(seat, option.card, WAYS[option.kind])
