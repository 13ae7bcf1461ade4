"""What a view tells about The Spoils besides what it tells about every game (403): influence, resources and icons, the
battle, what may be responded to, the state of each card, what an option costs and would do, and what a player might
want to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.choosing import ANY_NUMBER
from arbitre.games.spoils import costs, stats, use
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.battle import BLOCKERS, Assign, Attack
from arbitre.games.spoils.card import ICONS, TYPES
from arbitre.games.spoils.facts import KEYWORDS
from arbitre.games.spoils.play import PlayACard
from arbitre.games.spoils.respond import responding_to
from arbitre.games.spoils.setup import SetUp
from arbitre.games.spoils.triggers import AtOnce
from arbitre.games.spoils.use import UseAbility
from arbitre.games.spoils.zones import FACTION, HAND, PLAY
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.knowledge import knows
from arbitre.kernel.view import CHANGES, Keys, Wish, changed, named, object_of

if TYPE_CHECKING:
    from arbitre.ability.waiting import Waiting
    from arbitre.games.spoils.game import Spoils

CANT: Final = (
    "attack",
    "block",
    "be blocked",
    "be picked",
    "be picked by opponents",
    "be destroyed",
    "be restored",
    "be restored by the restore rule",
    "be attacked",
    "use abilities",
)
"""What effects can keep a card from."""
FIGHTING: Final = ("strength", "life", "speed")


KEYS: Final[Keys] = Keys(
    table={
        "active": "whose turn it is",
        "battle": "`attacker`, `defender`, what is attacked (`target`), how far it is (`stage`), who is `attacking` "
        "and `blocking`, and the damage `assigned` so far; or null",
        "responding to": "what may be responded to: its `kind`, its `source`, its `ability`; or null",
        "under way": "what is being played or used, each in response to the one before it: its `kind` (`play` or "
        "`use`), whose (`seat`), its `source`, its `ability`, and the objects picked for it (`aims`); with a "
        "language, its `text`",
        "waiting": "triggers that resolve next: whose (`seat`), of which card (`source`), which `ability`, which "
        "`rule` of a faction if it is one; with a language, its `text`",
    },
    question={
        "total": "how many resources are to be attached in all",
        "rest to": "the objects that get what is not assigned now",
    },
    seat={
        "influence": "how much",
        "icons": "how many of each, in the order O G E D R V",
        "resources": "how many",
        "free resources": "how many could be paid with",
    },
    card={
        "type": "as printed",
        "types": "those it has now",
        "printed": "the numbers printed on it, its threshold, the icons it provides",
        "cost": "in hand: what it costs now",
        "lacks": "in hand: the icons that are missing for its threshold",
        "keywords": "those it has",
        "said": "with a language: its keywords as one says them, with their numbers",
        "abilities": 'where one works: what can be used, in order: the `name`, or ""; with a language, the `text`',
        "depleted": "or restored",
        "damage": "on it",
        "tokens": "on it",
        "attached to": "the object it is attached to, or null",
        "attached": "the objects attached to it",
        "strength": "as it counts now",
        "life": "as it counts now",
        "speed": "as it counts now",
        "structure": "as it counts now",
        "changes": CHANGES,
        "new": "whether it came this turn and may not attack",
        "can't": "what effects keep it from",
        "shielded": "whether an effect will take the next damage from it",
    },
    cost={
        "resources": "how many",
        "deplete": "whether the card depletes",
        "other": "whether there is a cost of another kind",
    },
    forecast={
        "left": "how much damage the target could still take, afterwards",
        "damage": "what is assigned; of an attack, what it does if nobody blocks",
        "destroyed": "whether that is enough",
    },
)


# -- what stands -----------------------------------------------------------------------------------------------


def view_table(game: Spoils, audience: int) -> dict[str, Any]:
    top = game.stack[-1]
    return {
        "active": game.active,
        "battle": _battle(game, audience),
        "responding to": _responding(game, audience),
        "under way": [_acting(game, action, audience) for action in under_way(game, audience)],
        "waiting": [
            {
                "seat": entry.seat,
                "source": named(game, entry.source, audience),
                "ability": entry.trigger.key,
                "rule": rule_of(game, entry),
            }
            for entry in (top.entries if isinstance(top, AtOnce) else ())
        ],
    }


def rule_of(game: Spoils, entry: Waiting) -> str:
    """Which of the two rules of a faction a trigger is (202.7, 202.8), if it is one."""
    facts = game.facts[entry.source]
    if not facts.is_faction:
        return ""
    return {f"{facts.key}#0": "restore", f"{facts.key}#1": "develop"}.get(entry.trigger.key, "")


def _battle(game: Spoils, audience: int) -> dict[str, Any] | None:
    battle = game.battle
    if battle is None:
        return None
    return {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "target": object_of(game, battle.target, audience),
        "stage": stage(game),
        "attacking": [game.serial[card] for card in battle.attacking],
        "blocking": [game.serial[card] for card in battle.blocking],
        "assigned": [
            {"by": game.serial[striker], "to": game.serial[target], "damage": number}
            for striker, target, number in battle.assigned
        ],
    }


def stage(game: Spoils) -> str:
    """How far a battle is: "attackers", "blockers" or "damage"."""
    attack: Any = next((one for one in reversed(game.stack) if isinstance(one, Attack)), None)
    if attack is None or attack.cursor <= BLOCKERS:
        return "attackers"
    return "damage" if game.battle is not None and game.battle.assigned else "blockers"


def _responding(game: Spoils, audience: int) -> dict[str, Any] | None:
    """607.2: what may be responded to; null where nobody may."""
    decision = game.decision
    if decision is None or decision.kind != "response":
        return None
    action = responding_to(game)
    if isinstance(action, PlayACard):
        return {"kind": "play", "source": named(game, action.card, audience)}
    if isinstance(action, UseAbility):
        return {"kind": "use", "source": named(game, action.card, audience), "ability": action.ability.name}
    return {"kind": "end turn"}


def under_way(game: Spoils, audience: int) -> list[PlayACard | UseAbility]:
    """607.2a: actions and the responses to them, the outermost first; not one whose card is not shown yet."""
    return [
        action
        for action in game.stack
        if isinstance(action, (PlayACard, UseAbility)) and knows(game, action.card, audience)
    ]


def _acting(game: Spoils, action: PlayACard | UseAbility, audience: int) -> dict[str, Any]:
    picked = [
        object_of(game, card, audience)
        for card, serial in action.slots.get("chosen", ())
        if game.serial[card] == serial
    ]
    return {
        "kind": "use" if isinstance(action, UseAbility) else "play",
        "seat": action.seat,
        "source": named(game, action.card, audience),
        "ability": action.ability.name if isinstance(action, UseAbility) else "",
        "aims": [number for number in picked if number is not None],
    }


def view_question(game: Spoils) -> dict[str, Any]:
    """How many resources are to be attached; among whom damage is divided after this one."""
    top = game.stack[-1]
    if isinstance(top, costs.Paying):
        return {"total": top.total}
    if isinstance(top, Assign):
        return {"rest to": [game.serial[card] for card in top.to[1:]]}
    return {}


def picked(game: Spoils) -> Sequence[int]:
    """Who attacks or blocks, what is put away, what is paid with."""
    top = game.stack[-1]
    return top.chosen if isinstance(top, (Attack, SetUp, costs.Paying)) else ()


SEVERAL: Final = {"choose attackers": (1, ANY_NUMBER), "choose blockers": (0, ANY_NUMBER), "mulligan": (0, ANY_NUMBER)}


def to_pick(game: Spoils) -> tuple[int, int] | None:
    """One attacker or more, any number of blockers, any cards of an opening hand."""
    asked = "" if game.decision is None else game.decision.kind
    return SEVERAL.get(asked)


def view_seat(game: Spoils, seat: int) -> dict[str, Any]:
    return {
        "influence": game.influence[seat],
        "icons": list(stats.icons(game, seat)),
        "resources": len(stats.resources(game, seat)),
        "free resources": stats.count_free(game, seat),
    }


def view_card(game: Spoils, card: int) -> dict[str, Any]:
    """The state of a card in play; of a card in hand what it costs and lacks; elsewhere what is printed on it."""
    zone = game.zone_of[card]
    facts = game.facts[card]
    printed: dict[str, Any] = {"cost": facts.cost, "threshold": facts.data.threshold}
    if facts.type == "character":
        printed.update({name: getattr(facts, name) for name in FIGHTING})
    if facts.structure:
        printed["structure"] = facts.structure
    if facts.is_resource:
        printed["provides"] = facts.data.provides
    told: dict[str, Any] = {"type": facts.type, "printed": printed}
    if zone in (PLAY, FACTION):
        told.update(view_back(game, card))
        told.update(_face_up(game, card))
        told["changes"] = [
            change
            for what in (*FIGHTING, "structure")
            if what in told and told[what] != printed.get(what, 0)
            for change in changed(game, what, stats.changes(game, card, what, printed.get(what, 0)))
        ]
        return told
    told["keywords"] = sorted(facts.keywords)
    if zone == HAND:
        told["cost"] = price(game, game.controller[card], card)
        told["lacks"] = lacking(game, game.controller[card], card)
    if any(use.in_place(game, game.owner[card], card, ability) for ability in use.abilities(game, card)):
        told["abilities"] = _abilities(game, card)
    return told


def view_back(game: Spoils, card: int) -> dict[str, Any]:
    """411.1: what everybody sees of a card in play, and all there is of one that lies face down."""
    host = game.host[card]
    return {
        "types": [what for what in TYPES if stats.is_a(game, card, what)],
        "depleted": game.exerted[card],
        "damage": game.damage[card],
        "tokens": game.tokens[card],
        "attached to": game.serial[host] if host != NO_CARD and game.zone_of[host] in (PLAY, FACTION) else None,
        "attached": [game.serial[other] for other in game.under[card] if game.zone_of[other] == PLAY],
    }


def _face_up(game: Spoils, card: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if stats.is_a(game, card, "character"):
        told.update({name: stats.stat(game, card, name) for name in FIGHTING})
        told["new"] = is_new(game, card)
    if stats.is_a(game, card, "location"):
        told["structure"] = stats.stat(game, card, "structure")
    told["keywords"] = sorted(word for word in KEYWORDS if stats.has(game, card, word))
    told["abilities"] = _abilities(game, card)
    told["can't"] = [what for what in CANT if stats.forbidden(game, card, f"can't {what}")]
    told["shielded"] = any(modifier.kind == "shield" for modifier in game.applied[card])
    return told


def _abilities(game: Spoils, card: int) -> list[dict[str, Any]]:
    return [{"name": ability.name} for ability in use.abilities(game, card)]


def is_new(game: Spoils, card: int) -> bool:
    """602.1c: it may not attack this turn."""
    return (
        stats.is_a(game, card, "character")
        and not game.settled[card]
        and not stats.allowed(game, card, "can attack at once")
    )


def lacking(game: Spoils, seat: int, card: int) -> str:
    """The icons that are missing for a card's threshold (405.2)."""
    have = stats.icons(game, seat)
    needed = game.facts[card].threshold
    return "".join(icon * max(0, need - there) for icon, need, there in zip(ICONS, needed, have, strict=True))


# -- what an option costs and would do -------------------------------------------------------------------------


def option_cost(game: Spoils, option: Option) -> dict[str, Any] | None:
    """Resources; whether the card depletes; whether there is a cost of another kind."""
    kind, card = option.kind, option.card
    if kind == "play":
        return {"resources": price(game, game.controller[card], card)}
    if kind == "flip up":
        return {"resources": price(game, game.controller[card], card, flip_up=True)}
    if kind == "use":
        return _to_use(game, option)
    return None


def price(game: Spoils, seat: int, card: int, flip_up: bool = False) -> int:
    """406.3: what is to be paid for a card, as far as it is known before extra costs are chosen."""
    facts = game.facts[card]
    text = facts.texts[0]
    if flip_up and text.flip_up is not None:
        return costs.numeric(game, seat, text.flip_up.cost + text.flip_up.costs.fixed, card)
    return costs.numeric(game, seat, facts.cost + text.costs.fixed, card)


def _to_use(game: Spoils, option: Option) -> dict[str, Any]:
    told = {"resources": 0, "deplete": False, "other": False}
    for part in use.abilities(game, option.card)[option.number].costs.parts:
        if isinstance(part, n.Pay) and isinstance(part.amount, int):
            told["resources"] += part.amount
        elif isinstance(part, n.Exert) and isinstance(part.target, n.This):
            told["deplete"] = True
        elif not isinstance(part, n.Only):
            told["other"] = True
    return told


def forecast(game: Spoils, option: Option) -> dict[str, Any] | None:
    """For an attack, how much more the target can take, and, once its characters are chosen, what they do if nobody
    blocks; for damage to assign, what it leaves and whether that destroys."""
    card, decision = option.card, game.decision
    if option.kind == "done" and decision is not None and decision.kind == "choose attackers":
        return _unblocked(game)
    if option.kind == "attack":
        return {"left": left(game, card)}
    if option.kind == "assign":
        rest = left(game, card) - option.number
        return {"damage": option.number, "left": max(0, rest), "destroyed": rest <= 0 and card not in game.faction}
    return None


def _unblocked(game: Spoils) -> dict[str, Any] | None:
    """What the attackers chosen so far would do: each assigns its strength."""
    battle = game.battle
    if battle is None or battle.target == NO_CARD:
        return None
    dealt = sum(max(0, stats.stat(game, card, "strength")) for card in picked(game))
    rest = left(game, battle.target) - dealt
    destroyed = rest <= 0 and battle.target not in game.faction
    return {"damage": dealt, "left": max(0, rest), "destroyed": destroyed}


def left(game: Spoils, card: int) -> int:
    """How much damage a faction, a location or a character can still take, less what has been assigned to it."""
    assigned = 0 if game.battle is None else sum(number for _, to, number in game.battle.assigned if to == card)
    if card in game.faction:
        return game.influence[game.controller[card]] - assigned
    stat = "structure" if stats.is_a(game, card, "location") else "life"
    return stats.stat(game, card, stat) - game.damage[card] - assigned


# -- what one might want -------------------------------------------------------------------------------------------


def wishes(game: Spoils, seat: int) -> Iterator[Wish]:
    """603.2: what a player may do in the main phase, with each card of their own, and whom they might attack."""
    for card in game.zones[seat][HAND]:
        if not game.facts[card].is_resource:
            yield ("play", (card,), 0)
    for card in (*game.zones[seat][FACTION], *game.zones[seat][PLAY]):
        if game.face_down[card]:
            yield ("flip up", (card,), 0)
        else:
            for number in range(len(use.abilities(game, card))):
                yield ("use", (card,), number)
    other = 1 - seat
    for card in (*game.zones[other][FACTION], *game.zones[other][PLAY]):
        if game.zone_of[card] == FACTION or stats.is_a(game, card, "location"):
            yield ("attack", (card,), 0)
