"""What a view tells about 7 Fallen besides what it tells about every game (F3.4): the Deities, energy, the effect
stack, the combat, the state of each card, what an option costs and would do, and what a player might want to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.choosing import ANY_NUMBER
from arbitre.games.fallen import arrival, damage, energy, play, revoking, stats, use
from arbitre.games.fallen.actions import WAYS
from arbitre.games.fallen.combat import AttackPhase, harms_deity
from arbitre.games.fallen.keywords import KEYWORDS
from arbitre.games.fallen.setup import EXCHANGED, SetUp
from arbitre.games.fallen.strike import Strike, doubled
from arbitre.games.fallen.turn import Turn
from arbitre.games.fallen.zones import ADORATION, DIVINE, HAND, LIMBO, LINES, PRESENT, PURGATORY
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.view import CHANGES, Keys, Wish, changed, named, object_of

if TYPE_CHECKING:
    from arbitre.games.fallen.effect_stack import Item
    from arbitre.games.fallen.facts import Facts
    from arbitre.games.fallen.game import Fallen

CANT: Final = (
    "attack",
    "defend",
    "be attacked",
    "be destroyed",
    "be banished",
    "be targeted",
    "be targeted by opponents",
    "be put on the firing line",
    "gain energy",
)
"""What effects can keep a card from."""


KEYS: Final[Keys] = Keys(
    table={
        "active": "whose turn it is",
        "phase": "of the turn",
        "attacked": "whether the attack phase of this turn has been announced",
        "effect stack": "the newest last: whose (`seat`), of which card (`source`), which `ability`, whether it is "
        "`divine`, and the objects it `aims` at; with a language, its `text`, and the `keyword` that says it",
        "combat": "who attacks (`seat`), who is `announced`, in `ambush`, `attacking`, `defending`, whether the attack "
        "is `at deity`, whether the phase is `stopped`; or null",
        "waiting": "triggers that come next: whose (`seat`), of which card (`source`), which `ability`; with a "
        "language, its `text`",
    },
    question={
        "total": "how many Worshippers are to be revoked in all",
        "left": "how much energy is still to be paid, or damage to be divided or to arrive",
        "in ambush": "those of the objects picked that are in ambush",
    },
    seat={
        "deity": "the object",
        "vitality": "what is left of the Deity's",
        "life": "the whole of it",
        "mortal": "whether the Deity is",
        "feathers": "how many are left",
        "energy": "on all cards together",
        "worshippers": "in the Adoration",
        "draw offered": "whether the player agrees to a draw",
    },
    card={
        "type": "as printed",
        "kind": "what it counts as now",
        "printed": "the numbers printed on it; null where there is none",
        "cost": "in hand: what it costs now, or null",
        "storm": "in hand: what it costs in a storm, or null",
        "lacks energy": "in hand: how much is missing",
        "lacks worshippers": "in hand: how many are missing",
        "keywords": "those it has, each with its number",
        "said": "with a language: its keywords as one says them, with their numbers",
        "abilities": 'where one works: what can be used, in order: `name`, or ""; with a language, `title` and `text`',
        "tilted": "or upright",
        "damage": "on it",
        "energy": "on it",
        "energy only": "whether that energy is not for everything",
        "linked to": "the object it is linked to, or null",
        "linked": "the objects linked to it",
        "attack": "as it counts now",
        "life": "as it counts now",
        "shield": "as it counts now",
        "limit": "how much damage destroys it",
        "changes": CHANGES,
        "markers": "how many of each",
        "markers said": "with a language: what each is called",
        "can't": "what effects keep it from",
        "copy of": "what it has been transformed into",
        "copy title": "with a language: that card's name",
        "class": "the class that was chosen for it",
        "class title": "with a language: what the class is called",
        "doubled": "whether attacks on it are doubled",
    },
    cost={
        "energy": "how much",
        "condition": "Worshippers the player must have",
        "revoke": "Worshippers the player must destroy",
        "sacrifice": "whether an Angel is destroyed for it",
        "other": "whether there is a cost of another kind",
    },
    forecast={
        "dealt": "the damage an attack, or a number of its points, deals",
        "taken": "and what the attacker is dealt; null where the defender divides it",
        "destroyed": "the objects that would be destroyed",
    },
)


# -- what stands -----------------------------------------------------------------------------------------------


def view_table(game: Fallen, audience: int) -> dict[str, Any]:
    return {
        "active": game.active,
        "phase": game.phase,
        "attacked": game.attacked,
        "effect stack": [
            {
                "seat": item.seat,
                "source": named(game, item.source, audience),
                "ability": item.program.key,
                "divine": item.divine,
                "aims": [object_of(game, card, audience) for card in aimed_at(game, item)],
            }
            for item in game.effect_stack
        ],
        "combat": _combat(game),
        "waiting": [
            {"seat": entry.seat, "source": named(game, entry.source, audience), "ability": entry.trigger.key}
            for entry in game.waiting
        ],
    }


def aimed_at(game: Fallen, item: Item) -> list[int]:
    """The cards an effect on the stack was aimed at, or that were chosen for it, and that are still there."""
    refs = [ref for _, chosen in item.aims for ref in chosen]
    cards = [card for card, serial in refs if game.serial[card] == serial]
    return list(dict.fromkeys((*cards, *item.slots.get("targets", ()))))


def _combat(game: Fallen) -> dict[str, Any] | None:
    combat = game.combat
    if combat is None:
        return None
    return {
        "seat": combat.seat,
        "announced": [game.serial[card] for card in combat.announced],
        "ambush": [game.serial[card] for card in combat.ambush],
        "attacking": [game.serial[card] for card in combat.attacking],
        "defending": [game.serial[card] for card in combat.defending],
        "at deity": combat.at_deity,
        "stopped": combat.stopped,
    }


def view_question(game: Fallen) -> dict[str, Any]:
    """What is left to be paid or divided, how many are to be revoked, who is in ambush."""
    top = game.stack[-1]
    if isinstance(top, energy.PayEnergy):
        return {"left": top.rest}
    if isinstance(top, Strike):
        return {"left": top.to_come()}
    if isinstance(top, play.PlayAPage):
        return {"total": game.facts[top.card].data.revoke}
    if isinstance(top, AttackPhase):
        return {"in ambush": [game.serial[card] for card in top.in_ambush]}
    return {}


def picked(game: Fallen) -> Sequence[int]:
    """Who is announced or attacks together, who goes back, who is revoked, what is put back."""
    top, asked = game.stack[-1], game.decision
    if isinstance(top, AttackPhase):
        return top.chosen if asked is not None and asked.kind == "announce attackers" else top.group
    if isinstance(top, SetUp):
        return top.chosen
    if isinstance(top, Turn):
        return top.back if asked is not None and asked.kind == "retreat to the rear" else ()
    return top.revoked if isinstance(top, play.PlayAPage) else ()


SEVERAL: Final = {
    "announce attackers": (0, ANY_NUMBER),
    "attack together": (1, ANY_NUMBER),  # with the one that begins
    "retreat to the rear": (0, ANY_NUMBER),
    "divine grace": (0, EXCHANGED),
}


def to_pick(game: Fallen) -> tuple[int, int] | None:
    """Any number that attack or go back; up to five pages of the opening hand; the Worshippers a page costs."""
    top, asked = game.stack[-1], "" if game.decision is None else game.decision.kind
    if asked == "revoke" and isinstance(top, play.PlayAPage):
        revoked = game.facts[top.card].data.revoke
        return revoked, revoked
    return SEVERAL.get(asked)


def view_seat(game: Fallen, seat: int) -> dict[str, Any]:
    deity = game.deity[seat]
    there = deity != NO_CARD
    life = stats.life(game, deity) if there else 0
    return {
        "deity": game.serial[deity] if there else None,
        "vitality": max(0, life - game.damage[deity]) if there else 0,
        "life": life,
        "mortal": game.mortal[seat],
        "feathers": game.feathers[seat],
        "energy": sum(game.energy[card] for zone in (ADORATION, *LINES) for card in game.zones[seat][zone]),
        "worshippers": len(revoking.worshippers(game, seat)),
        "draw offered": game.willing[seat],
    }


def view_card(game: Fallen, card: int) -> dict[str, Any]:
    """F3.4.10: everything on a card in play; of a card in hand what it costs and lacks; elsewhere what is printed on
    it, and markers."""
    zone = game.zone_of[card]
    facts = stats.printed(game, card)
    told = {**_printed(facts), "keywords": dict(sorted(facts.keywords.items()))}
    if zone == HAND:
        told.update(_in_hand(game, game.controller[card], card))
    elif zone in PRESENT and not game.face_down[card]:
        told.update(_in_play(game, card))
    elif any(use.in_place(game, game.owner[card], card, ability) for ability in use.abilities(game, card)):
        told["abilities"] = _abilities(game, card)
    if game.markers[card]:
        told["markers"] = dict(game.markers[card])
    return told


def _printed(facts: Facts) -> dict[str, Any]:
    data = facts.data
    return {
        "type": facts.type,
        "printed": {
            "cost": data.cost,
            "attack": data.attack,
            "life": data.life,
            "shield": data.shield,
            "storm": data.storm,
            "condition": data.condition,
            "revoke": data.revoke,
            "hourglasses": data.hourglasses,
            "energy": data.energy,
            "time factor": data.time_factor,
        },
    }


def _in_hand(game: Fallen, seat: int, card: int) -> dict[str, Any]:
    facts = game.facts[card]
    cost = play.base_cost(game, seat, card, "normal")
    storm = play.base_cost(game, seat, card, "storm") if facts.data.storm is not None else None
    less = min(cost, storm) if storm is not None else cost
    worshippers = len(revoking.worshippers(game, seat))
    missing = max(facts.data.condition - worshippers, facts.data.revoke - len(revoking.revocable(game, seat)))
    return {
        "cost": None if facts.data.cost is None else cost,
        "storm": storm,
        "lacks energy": max(0, less - energy.available(game, seat, card)),
        "lacks worshippers": max(0, missing),
    }


def _in_play(game: Fallen, card: int) -> dict[str, Any]:
    told: dict[str, Any] = {
        "kind": stats.kind(game, card),
        "tilted": game.exerted[card],
        "damage": game.damage[card],
        "energy": game.energy[card],
        "energy only": game.facts[card].energy_only is not None,
        "linked to": game.serial[game.host[card]] if game.host[card] != NO_CARD else None,
        "linked": [game.serial[other] for other in game.under[card]],
    }
    if game.zone_of[card] in LINES:
        told["attack"] = stats.attack(game, card)
        told["life"] = stats.life(game, card)
        told["shield"] = stats.shield(game, card)
        told["limit"] = stats.limit(game, card)
        told["doubled"] = doubled(game, card)
        told["changes"] = _changes(game, card, told)
    told["keywords"] = {word: value for word in sorted(KEYWORDS) if (value := stats.value(game, card, word))}
    told["abilities"] = _abilities(game, card)
    told["can't"] = [what for what in CANT if stats.forbidden(game, card, f"can't {what}")]
    if card in game.copied:
        told["copy of"] = game.copied[card].key
    if card in game.chosen_class:
        told["class"] = game.chosen_class[card]
    return told


def _changes(game: Fallen, card: int, told: dict[str, Any]) -> list[dict[str, Any]]:
    facts = stats.printed(game, card)
    numbers = {"attack": ("strength", facts.attack), "life": ("life", facts.life), "shield": ("shield", facts.shield)}
    return [
        change
        for what, (name, number) in numbers.items()
        if told[what] != number
        for change in changed(game, what, stats.changes(game, card, name, number))
    ]


def _abilities(game: Fallen, card: int) -> list[dict[str, Any]]:
    return [{"name": ability.name} for ability in use.abilities(game, card)]


# -- what an option costs and would do -------------------------------------------------------------------------


def option_cost(game: Fallen, option: Option) -> dict[str, Any] | None:
    """Energy; Worshippers the player must have, and those they must destroy; whether there is a cost of another
    kind."""
    kind, card = option.kind, option.card
    if kind in WAYS:
        data = game.facts[card].data
        told: dict[str, Any] = {"condition": data.condition, "revoke": data.revoke}
        if data.cost is not None or kind in ("storm", "phoenix"):
            told["energy"] = play.base_cost(game, game.controller[card], card, WAYS[kind])
        return told
    if kind == "use":
        known = use.abilities(game, card)
        if option.number < len(known):
            ability = known[option.number]
            return {
                "energy": ability.deed.price,
                "sacrifice": ability.name == "Sacrifice",
                "other": bool(ability.deed.cost),
            }
    return None


def forecast(game: Fallen, option: Option) -> dict[str, Any] | None:
    """What the attack being declared does, and what the next points of divided damage do."""
    phase = game.stack[-1]
    if option.kind == "strike" and isinstance(phase, Strike):
        dealt, gone = arrival.foretold(game, phase.landing, (option.card, phase.coming[0][1], option.number))
        return {"dealt": dealt, "destroyed": [game.serial[card] for card in gone]}
    if option.kind not in ("attack", "attack deity") or not isinstance(phase, AttackPhase) or not phase.group:
        return None
    return outcome(game, phase.group, option.card)


def outcome(game: Fallen, group: tuple[int, ...], target: int) -> dict[str, Any]:
    """What the blows of both sides would do if nothing intervened: tried out on a copy. How a defender divides its
    damage among several attackers is up to its player."""
    deity = target in game.deity
    blows: list[tuple[int, int, int]] = []
    for card in group:
        if not deity or harms_deity(game, card, game.controller[target]):
            blows.append((card, target, stats.attack(game, card) * (2 if not deity and doubled(game, target) else 1)))
    if not deity and len(group) == 1:
        blows.append((target, group[0], stats.attack(game, target)))
    twin = game.copy()
    dealt, taken = 0, 0
    weighed = [(who, whom, damage.weighed(twin, who, whom, number, True)) for who, whom, number in blows]
    for who, whom, number in weighed:
        done = damage.arrive(twin, who, whom, number, "F2.8.1", True)
        if whom == target:
            dealt += done
        else:
            taken += done
    both = [card for card in (*group, target) if card not in game.deity]
    pairs = [*both, *(other for card in both for other in game.under[card] if stats.is_a(game, other, "golem"))]
    return {
        "dealt": dealt,
        "taken": taken if deity or len(group) == 1 else None,
        "destroyed": [game.serial[card] for card in pairs if twin.damage[card] >= stats.limit(game, card)],
    }


# -- what one might want -------------------------------------------------------------------------------------------


def wishes(game: Fallen, seat: int) -> Iterator[Wish]:
    """F3.2.3: what a player who has priority may do, with each of their own cards."""
    for card in game.zones[seat][HAND]:
        yield ("play", (card,), 0)
        if game.facts[card].data.storm is not None:
            yield ("storm", (card,), 0)
    for zone in (DIVINE, ADORATION, *LINES, LIMBO, PURGATORY):
        for card in game.zones[seat][zone]:
            if not game.face_down[card]:
                for number in range(len(use.abilities(game, card))):
                    yield ("use", (card,), number)
