"""What must be true of a game of 7 Fallen at every decision, whatever happened. `broken` names what is not."""

from __future__ import annotations

from collections import Counter

from arbitre.ability.replacing import being_replaced
from arbitre.games.fallen import actions, changing_zones, energy, linking, revoking, sides, stats, triggers
from arbitre.games.fallen.combat import AttackPhase, can_attack
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.turn import Turn
from arbitre.games.fallen.zones import (
    ADORATION,
    BOOK,
    DIVINE,
    HAND,
    IN_PLAY,
    LIMBO,
    LINES,
    PANDEMONIUM,
    PRIVATE,
    PURGATORY,
    REGISTER,
    UNDER,
)
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.roles import fields_of
from arbitre.lab.holding import Expected, asked_in_time, everywhere, in_one_place, named

ACTIONS = ("turn action", "contemplation", "response", "announce attackers", "next attacker", "declare attack")
"""Questions of the game itself, which are asked only when everything that happened has been dealt with."""


def broken(game: Fallen) -> list[str]:
    """Every invariant that does not hold; empty when all is well."""
    return [
        *in_one_place(game, game.setup_size),
        *_places(game),
        *_states(game),
        *_links(game),
        *_standing(game),
        *_combat(game),
        *_abilities(game),
        *_sides(game),
        *_question(game),
    ]


def _places(game: Fallen) -> list[str]:
    """F3.4.7: private zones hold only their owner's cards; some types of cards can only be in some zones."""
    faults = []
    for seat, zone, card in everywhere(game):
        name = named(game, card)
        facts = game.facts[card]
        if game.owner[card] != seat and zone in PRIVATE:
            faults.append(f"{name}: in another player's private zone (F3.4.7)")
        if game.owner[card] != seat and zone in (PURGATORY, PANDEMONIUM) and card not in game.guests:
            faults.append(f"{name}: stays where its owner is not (F5.21.2)")
        if card >= game.setup_size and zone not in LINES:
            faults.append(f"{name}: a Familiar outside the Battlefield (F1.12.6)")
        if facts.type == "worshipper" and zone not in (REGISTER, ADORATION, PURGATORY, PANDEMONIUM, UNDER):
            faults.append(f"{name}: a Worshipper where none can be (F1.19.9)")
        if facts.is_eden and zone in (BOOK, HAND, REGISTER, PURGATORY):
            faults.append(f"{name}: a card of the Eden in zone {zone} (F1.5.14, F1.6.8)")
        if zone == REGISTER and facts.type != "worshipper":
            faults.append(f"{name}: in the Register (F1.18.4)")
        if facts.type == "miracle" and zone in IN_PLAY and card not in game.copied:
            faults.append(f"{name}: a Miracle in play (F1.15.8)")
    for seat, zones in enumerate(game.zones):
        if game.turn and game.deity[seat] not in zones[DIVINE]:
            faults.append(f"player {seat} is without their Deity")
    faults += [f"{named(game, card)}: a guest in its own zone" for card in game.guests if _home(game, card)]
    return faults


def _home(game: Fallen, card: int) -> bool:
    return game.zone_of[card] not in (PURGATORY, PANDEMONIUM) or game.owner[card] == game.controller[card]


def _states(game: Fallen) -> list[str]:
    """F1.20.5: no number below 0. What is out of play has none of what it has there (F3.5.2)."""
    faults = []
    if min(game.feathers) < 0:
        faults.append("Feathers below zero")
    for card in range(len(game.facts)):
        name = named(game, card)
        zone = game.zone_of[card]
        if game.damage[card] < 0 or game.energy[card] < 0:
            faults.append(f"{name}: damage or energy below zero")
        if any(number <= 0 for _, number in game.markers[card]):
            faults.append(f"{name}: markers {game.markers[card]}")
        if len({word for word, _ in game.markers[card]}) != len(game.markers[card]):
            faults.append(f"{name}: one kind of markers twice")
        if stats.marks(game, card, "+1|+1") and stats.marks(game, card, "-1|-1"):
            faults.append(f"{name}: markers that take each other away (F5.56.3)")
        if zone in IN_PLAY:
            continue
        if (game.damage[card] and zone != DIVINE) or game.energy[card]:
            faults.append(f"{name}: damage or energy on it out of play (F3.5.2)")
        if game.exerted[card] and zone != DIVINE:
            faults.append(f"{name}: tilted out of play")
        if game.markers[card] and zone not in (LIMBO, DIVINE):
            faults.append(f"{name}: markers on it out of play (F3.5.2)")
        if game.applied[card] and zone not in (LIMBO, DIVINE):
            faults.append(f"{name}: keeps effects out of play (F3.5.2)")
        if card in game.copied and zone != LIMBO:
            faults.append(f"{name}: still a copy out of play (F5.77.4)")
        if game.face_down[card] and zone != DIVINE:
            faults.append(f"{name}: face down")
    return faults


def _links(game: Fallen) -> list[str]:
    """F1.13, F1.16: a Golem and an Equipment are linked to an Angel of the same player, on its line, one of each."""
    faults = []
    for card in range(len(game.facts)):
        name = named(game, card)
        linked = game.under[card]
        for other in linked:
            if game.host[other] != card:
                faults.append(f"{named(game, other)} does not know that it is linked to {name}")
        kinds = Counter("golem" if stats.is_a(game, other, "golem") else "equipment" for other in linked)
        if kinds and max(kinds.values()) > 1 and not _busy(game):
            faults.append(f"{name}: linked to {dict(kinds)} (F1.13.4, F1.16.9)")
        host = game.host[card]
        if host == NO_CARD:
            if game.zone_of[card] == UNDER:
                faults.append(f"{name}: under nothing (F5.76.2)")
            continue
        if game.zone_of[card] == UNDER:
            if game.zone_of[host] not in IN_PLAY:
                faults.append(f"{name}: under a card that is not in play (F5.76.2)")
            continue
        if card not in game.under[host]:
            faults.append(f"{name}: its Angel does not know of it")
        if game.zone_of[card] not in LINES or game.zone_of[card] != game.zone_of[host]:
            faults.append(f"{name}: linked, but not where its Angel is (F1.13.15)")
        if game.controller[card] != game.controller[host] and not _busy(game):
            faults.append(f"{name}: linked to another player's Angel (F1.13.8, F1.16.8)")
    return faults


def _busy(game: Fallen) -> bool:
    """While an effect resolves, is paid for, or damage is dealt, links and the like wait (F1.13.23)."""
    return bool(game.resolving or game.paying or game.phase == "damage" or game.unchecked)


def _standing(game: Fallen) -> list[str]:
    """What the rules do at once has been done."""
    if game.over:
        return []
    faults = []
    answered = game.decision is not None and game.decision.kind in ACTIONS
    for seat in (0, 1):
        if not game.turn:
            continue
        deity = game.deity[seat]
        if game.damage[deity] > stats.life(game, deity) and not game.mortal[seat]:
            faults.append(f"player {seat}: a Deity with more damage than vitality (F5.27.1)")
        if answered and game.damage[deity] >= stats.life(game, deity) and not game.mortal[seat]:
            faults.append(f"player {seat}: a Deity without vitality that is not Mortal (F1.4.2)")
        if answered and game.mortal[seat] and not game.feathers[seat]:
            faults.append(f"player {seat} plays on without Feathers (F1.1.2)")
        battlefield = changing_zones.battlefield(game, seat)
        for card in battlefield:
            if stats.kind(game, card) not in ("angel", "familiar", "golem", "archangel"):
                continue
            if answered and game.damage[card] >= stats.limit(game, card) and not _lasting(game, card):
                faults.append(f"{named(game, card)}: {game.damage[card]} damage, and it still stands (F5.32.1)")
        if answered:
            faults += _lonely(game, battlefield)
            faults += _legends(game, seat, battlefield)
    return faults


def _lasting(game: Fallen, card: int) -> bool:
    """Something says that it is not destroyed."""
    return stats.forbidden(game, card, "can't be destroyed") or being_replaced(game, card)


def _lonely(game: Fallen, battlefield: list[int]) -> list[str]:
    """What needs an Angel or an hourglass to stay has it."""
    faults = []
    for card in battlefield:
        facts = game.facts[card]
        if facts.type == "equipment" and game.host[card] == NO_CARD and card not in game.copied:
            faults.append(f"{named(game, card)}: an Equipment without an Angel (F1.16.8)")
        if facts.type == "blessing" and not stats.marks(game, card, "hourglass") and not _lasting(game, card):
            faults.append(f"{named(game, card)}: a Blessing without an hourglass (F1.17.10)")
    free = [c for c in battlefield if game.host[c] == NO_CARD and stats.is_a(game, c, "golem")]
    angels = [c for c in battlefield if stats.is_a(game, c, "angel") and linking.golem_of(game, c) == NO_CARD]
    plain = [c for c in free if stats.printed(game, c).link_only is None]
    if plain and any("LinkOnly" not in game.in_force for _ in angels):
        faults.append(f"{named(game, plain[0])} and {named(game, angels[0])} are not linked (F1.13.2)")
    return faults


def _legends(game: Fallen, seat: int, battlefield: list[int]) -> list[str]:
    """F5.52.1: a player controls one Legendary page of a name."""
    names = Counter(stats.printed(game, c).name for c in battlefield if stats.printed(game, c).data.legendary)
    return [f"player {seat}: {count} of {name} (F5.52.1)" for name, count in names.items() if count > 1]


def _combat(game: Fallen) -> list[str]:
    """Every card in the attack phase is on the battlefield, for the right player, once."""
    combat = game.combat
    if combat is None:
        return []
    faults = []
    phases = [frame for frame in game.stack if isinstance(frame, AttackPhase)]
    if len(phases) != 1 and not game.over:
        faults.append(f"{len(phases)} attack phases at once")
    for word, cards, seat in (
        ("announced", combat.announced, combat.seat),
        ("attacking", combat.attacking, combat.seat),
        ("defending", combat.defending, 1 - combat.seat),
    ):
        if len(set(cards)) != len(cards):
            faults.append(f"{word} twice: {cards}")
        for card in cards:
            if game.zone_of[card] not in LINES or game.controller[card] != seat:
                faults.append(f"{named(game, card)}: {word}, but not there (F2.8.5)")
    return faults


def _abilities(game: Fallen) -> list[str]:
    """F3.7.5: abilities are in force exactly for the cards that are there, for those who control them."""
    expected = Expected()
    for seat, zones in enumerate(game.zones):
        if not game.turn:
            continue
        in_play = [card for zone in IN_PLAY for card in zones[zone]]
        for card in (*in_play, *(c for c in zones[DIVINE] if game.facts[c].type == "deity")):
            expected.in_play(stats.printed(game, card), card, seat)
        for zone, word in ((PURGATORY, "discard"), (LIMBO, "limbo")):
            for card in zones[zone]:
                expected.waiting(stats.printed(game, card), card, seat, word)
    return expected.faults(game) if game.turn else []


def _sides(game: Fallen) -> list[str]:
    """What is kept about a player's side (`games/fallen/sides.py`) is what it would be if it were worked out now."""
    faults: list[str] = []
    twin: Fallen = game.copy()
    twin.work_out_anew()
    triggers.loose_golems(twin)
    if game.loose is not None and twin.loose is not None and game.loose != twin.loose:
        faults.append("which Golems are free is no longer as it was")
    changed = "CostsLess" in game.in_force or "RevokeThis" in game.in_force  # then they are not asked for
    for seat, kept in enumerate(game.sides):
        if kept is None:
            continue
        free, bound = energy.purse(twin, seat)
        fresh: dict[str, object] = {
            "fast": sides.fast(twin, seat),
            "reach": kept.reach if changed else actions.in_hand(twin, seat),
            "ready": kept.ready if changed else actions.answers(twin, seat),
            "users": sides.able(twin, seat, False),
            "answering": sides.able(twin, seat, True),
            "usable": actions.users(twin, seat, False),
            "prepared": actions.users(twin, seat, True),
            "worshippers": revoking.worshippers(twin, seat),
            "legends": sides.legends(twin, seat),
            "unarmed": sides.unarmed(twin, seat),
            "marks": _marks(twin, seat),
            "frail": sides.frail(twin, seat),
            "bound": bound,
            "free": free if kept.bound is not None else kept.free,
            "shared": kept.shared,
        }
        wrong = [name for name in fields_of(sides.Side) if getattr(kept, name) not in (None, fresh[name])]
        faults.extend(f"player {seat}: {name} is no longer as it was" for name in wrong)
    return faults


def _marks(game: Fallen, seat: int) -> dict[str, int]:
    found: Counter[str] = Counter()
    for zone in IN_PLAY:
        for card in game.zones[seat][zone]:
            found.update(dict(game.markers[card]))
    return dict(found)


def _question(game: Fallen) -> list[str]:
    """Actions wait for everything else (F3.2.3)."""
    faults = asked_in_time(game, Turn)
    decision = game.decision
    if decision is None:
        return faults
    if decision.kind == "turn action" and (game.combat is not None or game.effect_stack):
        faults.append("a turn action is asked for during an attack phase, or with a stack")
    if decision.kind in ACTIONS and (game.waiting or game.paying or game.unchecked or game.resolving):
        faults.append(f"{decision.kind}: asked for before what happened has been answered to")
    if decision.kind == "announce attackers" and isinstance(game.stack[-1], AttackPhase):
        able = [card for card in changing_zones.battlefield(game, decision.seat) if can_attack(game, card)]
        if able != list(game.stack[-1].able):
            faults.append("who can attack is no longer as it was")
    if game.asking or game.now is not None or game.destroyer or game.destined:
        faults.append("something is left over that is meant for a moment")
    return faults
