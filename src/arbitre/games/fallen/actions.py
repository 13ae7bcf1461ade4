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
ANY_NUMBER: Final = 1_000_000
END_TURN: Final = offer("end turn")
ANNOUNCE: Final = offer("announce attack")


def options(game: Fallen, seat: int) -> list[Option]:
    """The Word phase of the active player: pages, Miracles included (F1.15.14), abilities, the attack phase, the
    end."""
    out = [END_TURN if game.attacked else ANNOUNCE]
    _pages(game, seat, "word", out)  # F1.15.14
    _abilities(game, seat, "word", out)
    return out


def responses(game: Fallen, seat: int) -> list[Option]:
    """Wherever a Miracle could be played: in Contemplations (F1.15.16) and in response to an effect on the stack
    (F1.15.15). There Equipment, pages by Storm (F1.15.17) and Divine abilities (F1.4.5) are possible too."""
    out: list[Option] = []
    _pages(game, seat, "miracle", out)  # F1.15.15, F1.15.16, F1.15.17
    _abilities(game, seat, "miracle", out)  # F1.4.5
    return out


def _pages(game: Fallen, seat: int, now: str, out: list[Option]) -> None:
    force, facts_of = game.in_force, game.facts
    slow = now == "miracle" and not ("Tempête" in force or "Bourrasque" in force)
    pages = answers(game, seat) if slow else in_hand(game, seat)
    plain = bool(pages) and play.as_printed(game)
    for card in pages:
        facts = facts_of[card]
        if facts.gate is not None and not facts.spends and not facts.gate.can(game, InForce(card, seat, None)):
            continue
        if plain and facts.type == "equipment" and not sides.unarmed(game, seat):
            continue
        if (plain and facts.playable) or play.unplayable(game, card) is None:
            _ways(game, seat, card, play.ways(game, seat, card, now, plain), out)
    for card in game.zones[seat][LIMBO]:  # F1.26.2
        if slow and not facts_of[card].fast and not game.copied and not game.applied[card]:
            continue
        if play.unplayable(game, card) is None:
            _ways(game, seat, card, play.ways(game, seat, card, now), out)


def _ways(game: Fallen, seat: int, card: int, ways: tuple[str, ...], out: list[Option]) -> None:
    for way in ways:
        if play.refusal(game, seat, card, way) is None:
            out.append(PLAY[way][card])


def within_reach(game: Fallen, seat: int, cards: list[int]) -> list[int]:
    """Pages in hand that energy, Worshippers and markers might be enough for. Of several identical ones there is one:
    it makes no difference which is played."""
    free, bound = energy.purse(game, seat)
    for source in bound:
        free += game.energy[source]
    if "CostsLess" in game.in_force:
        free = ANY_NUMBER
    worshippers = len(revoking.worshippers(game, seat))
    revocable = ANY_NUMBER if "RevokeThis" in game.in_force else worshippers
    found: list[int] = []
    seen: list[str] = []
    facts_of = game.facts
    for card in cards:
        facts = facts_of[card]
        if facts.least > free or facts.condition > worshippers or facts.revoke > revocable:
            continue
        if facts.spends and sides.marks(game, seat, facts.marker) < facts.spends:
            continue
        if facts.name not in seen:
            seen.append(facts.name)
            found.append(card)
    return found


def in_hand(game: Fallen, seat: int) -> list[int]:
    """Pages in hand within reach. They are kept until cards, energy or markers come or go, unless something makes pages
    cheaper or more cards revocable."""
    if "CostsLess" in game.in_force or "RevokeThis" in game.in_force:
        return within_reach(game, seat, game.zones[seat][HAND])
    mine = game.sides[seat] or sides.side(game, seat)
    found = mine.reach
    if found is None:
        found = within_reach(game, seat, game.zones[seat][HAND])
        mine.reach = found
    return found


def answers(game: Fallen, seat: int) -> list[int]:
    """Those that may be played where a Miracle could; kept until such pages, Worshippers, energy or markers come or
    go."""
    if "CostsLess" in game.in_force or "RevokeThis" in game.in_force:
        return within_reach(game, seat, sides.fast(game, seat))
    mine = game.sides[seat] or sides.side(game, seat)
    found = mine.ready
    if found is None:
        found = within_reach(game, seat, sides.fast(game, seat))
        mine.ready = found
    return found


def _abilities(game: Fallen, seat: int, now: str, out: list[Option]) -> None:
    """Those of the Deity first, then of the Adoration, the battlefield, the Purgatory, Limbo."""
    facts = game.facts
    roster = game.roster if game.roster.facts is facts else game.cards()
    anyone = roster.lends or bool(game.copied)
    if anyone:
        cards = list(range(len(facts)))
    else:
        cards = users(game, seat, now == "miracle")
    if not cards:
        return
    found: list[Option] = []
    for card in cards:
        if anyone and (game.controller[card] != seat or PLACES[game.zone_of[card]] < 0):
            continue
        number = -1
        for ability in use.abilities(game, card) if anyone else facts[card].activations:
            number += 1
            gate = None if ability.spends else ability.gate
            if gate is not None and not gate.can(game, InForce(card, seat, None)):
                continue
            if use.why_not(game, seat, card, ability, now) is None:
                found.append(USE[card][number])
    out += found if len(found) < 2 else _as_they_lie(game, seat, found)


def users(game: Fallen, seat: int, answer: bool) -> list[int]:
    """Cards with a printed ability to use in the Word, or where a Miracle could be played, that there is enough energy
    and there are enough markers for. They are kept until such cards, energy or markers come or go."""
    mine = game.sides[seat] or sides.side(game, seat)
    found = mine.prepared if answer else mine.usable
    if found is None:
        free, _ = energy.purse(game, seat)
        found = []
        for card in sides.able(game, seat, answer):
            for ability in game.facts[card].activations:
                if _affordable(game, seat, ability, free):
                    found.append(card)
                    break
        if answer:
            mine.prepared = found
        else:
            mine.usable = found
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
