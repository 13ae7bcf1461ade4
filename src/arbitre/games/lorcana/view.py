"""What a view tells about Lorcana besides what it tells about every game (7.1): lore, ink, the bag, the state of each
card, what an option costs and would do, and what a player might want to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.choosing import ANY_NUMBER
from arbitre.games.lorcana import activate, bag, challenge, costs, damage, move, play, stats
from arbitre.games.lorcana.facts import KEYWORDS
from arbitre.games.lorcana.setup import SetUp
from arbitre.games.lorcana.zones import DISCARD, HAND, INKWELL, PLAY
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.view import CHANGES, Keys, Wish, changed, named, object_of

if TYPE_CHECKING:
    from arbitre.ability.waiting import Waiting
    from arbitre.games.lorcana.game import Lorcana

CANT: Final = (
    "quest",
    "challenge",
    "sing",
    "ready",
    "exert",
    "move",
    "be challenged",
    "be dealt damage",
    "be dealt challenge damage",
)
"""What effects can keep a card from."""
STACKING: Final = ("Challenger", "Resist")  # these add up (8.1.2); of the others the first counts


KEYS: Final[Keys] = Keys(
    table={
        "active": "whose turn it is",
        "starting": "who went first",
        "lore to win": "how much lore wins",
        "bag": "what waits there: whose (`seat`), of which card (`source`), which `ability`, its `name` if it has one, "
        "`about` which objects; with a language, its `text`",
        "challenge": "the challenging and the challenged object, or null",
    },
    seat={
        "lore": "how much",
        "ready ink": "ink that can be paid",
        "ink": "cards in the inkwell",
        "inked": "cards put there as a turn action this turn",
        "gone": "whether the player has left the game",
    },
    card={
        "type": "character, action, item or location",
        "song": "whether it is a song",
        "inkable": "whether it has the inkwell symbol",
        "printed": "the numbers printed on it",
        "cost": "in hand: what it costs now",
        "keywords": "those it has, each with its number, or 0",
        "said": "with a language: its keywords as one says them, with their numbers",
        "abilities": 'in play: those that can be used, in order: the `name`, or ""; with a language, the `text`',
        "damage": "on it",
        "under": "the objects under it, the uppermost first",
        "exerted": "or ready",
        "strength": "as it counts now",
        "willpower": "as it counts now",
        "lore": "as it counts now",
        "move cost": "as it counts now",
        "drying": "or dry",
        "at": "the location it is at, or null",
        "changes": CHANGES,
        "sings as": "the cost it counts as when it sings",
        "can't": "what effects keep it from",
        "shielded": "whether an effect will take the next damage from it",
    },
    cost={
        "ink": "how much",
        "exert": "whether the card is exerted",
        "other": "whether there is a cost of another kind",
    },
    forecast={
        "lore": "what a quest brings",
        "dealt": "the damage a challenge deals",
        "taken": "and what the challenger is dealt",
        "banished": "the objects that would be banished",
    },
)


# -- what stands -----------------------------------------------------------------------------------------------


def view_table(game: Lorcana, audience: int) -> dict[str, Any]:
    """7.1.2.1: the bag is public, too."""
    fight = game.challenge
    return {
        "active": game.active,
        "starting": game.starting,
        "lore to win": game.variant.lore_to_win,
        "bag": [
            {
                "seat": entry.seat,
                "source": named(game, entry.source, audience),
                "ability": entry.trigger.key,
                "name": bag.called(game, entry),
                "about": [object_of(game, card, audience) for card in about(game, entry)],
            }
            for entry in game.bag
        ],
        "challenge": None if fight is None else [object_of(game, card, audience) for card in fight],
    }


def about(game: Lorcana, entry: Waiting) -> list[int]:
    """The cards that an ability in the bag speaks of as "it", where everybody sees them."""
    return [
        card
        for card, serial in entry.slots.get("it", ())
        if card != entry.source and game.serial[card] == serial and game.zone_of[card] in (PLAY, DISCARD)
    ]


def view_seat(game: Lorcana, seat: int) -> dict[str, Any]:
    return {
        "lore": game.lore[seat],
        "ready ink": game.ready_ink(seat),
        "ink": len(game.zones[seat][INKWELL]),
        "inked": game.inked[seat],
        "gone": game.gone[seat],
    }


def view_card(game: Lorcana, card: int) -> dict[str, Any]:
    """7.4.2: the state of a card in play can't be hidden. Of a card in hand what it costs now; elsewhere what is
    printed on it."""
    zone = game.zone_of[card]
    facts = game.facts[card]
    printed: dict[str, Any] = {"cost": facts.cost}
    if facts.is_character:
        printed["strength"] = facts.strength
    if facts.has_willpower:
        printed["willpower"] = facts.willpower
        printed["lore"] = facts.lore
    if facts.is_location:
        printed["move cost"] = facts.move_cost
    told: dict[str, Any] = {"type": facts.type, "song": facts.is_song, "inkable": facts.inkable, "printed": printed}
    if zone == PLAY:
        told.update(_in_play(game, card))
        told["changes"] = [
            change
            for what, number in printed.items()
            if told.get(what, number) != number
            for change in changed(game, what, stats.changes(game, card, what, number))
        ]
        return told
    told["keywords"] = dict(sorted(facts.keywords.items()))
    if zone == HAND:
        told["cost"] = play.total_cost(game, game.controller[card], card)
    return {**told, **view_back(game, card)}


def _in_play(game: Lorcana, card: int) -> dict[str, Any]:
    """5.1.1.9: cards under it are objects of the zone "under"; facedown ones nobody knows (7.4.2.1)."""
    facts = game.facts[card]
    told: dict[str, Any] = {"damage": game.damage[card], "under": [game.serial[other] for other in game.under[card]]}
    if not facts.is_location:
        told["exerted"] = game.exerted[card]
    if facts.is_character:
        told["strength"] = stats.strength(game, card)
        told["drying"] = game.drying[card]
        told["at"] = None if game.at[card] == NO_CARD else game.serial[game.at[card]]
        told["keywords"] = keywords(game, card)
        told["sings as"] = stats.sings_as(game, card)
    if facts.has_willpower:
        told["willpower"] = stats.willpower(game, card)
        told["lore"] = stats.stat(game, card, "lore")
    if facts.is_location:
        told["move cost"] = max(0, stats.stat(game, card, "move cost"))
    told["abilities"] = [{"name": ability.keyword} for ability in activate.abilities(game, card)]
    told["can't"] = [what for what in CANT if stats.forbidden(game, card, f"can't {what}")]
    told["shielded"] = any(modifier.kind == "shield" for modifier in game.applied[card])
    return told


def keywords(game: Lorcana, card: int) -> dict[str, int]:
    """The keywords a character has, each with its number, or 0."""
    found: dict[str, int] = {}
    for word in sorted(KEYWORDS):
        if stats.has(game, card, word):
            value = stats.keyword_value if word in STACKING else stats.first_value
            found[word] = value(game, card, word)
    return found


def view_back(game: Lorcana, card: int) -> dict[str, Any]:
    """7.5.4: of ink, whether it is ready."""
    return {"exerted": game.exerted[card]} if game.zone_of[card] == INKWELL else {}


def picked(game: Lorcana) -> Sequence[int]:
    """The cards to be put away as a hand is altered; who sings."""
    top = game.stack[-1]
    if isinstance(top, play.PlayACard):
        return top.singers
    return top.chosen if isinstance(top, SetUp) else ()


SEVERAL: Final = {"alter hand": (0, ANY_NUMBER), "choose singer": (1, ANY_NUMBER)}


def to_pick(game: Lorcana) -> tuple[int, int] | None:
    """Any cards of an opening hand; as many singers as it takes, or more."""
    asked = "" if game.decision is None else game.decision.kind
    return SEVERAL.get(asked)


# -- what an option costs and would do -------------------------------------------------------------------------


def option_cost(game: Lorcana, option: Option) -> dict[str, Any] | None:
    """Ink; whether the card is exerted; whether there is a cost of another kind."""
    kind, card = option.kind, option.card
    if kind == "play":
        return {"ink": play.total_cost(game, game.controller[card], card)}
    if kind == "shift":
        shift = game.facts[card].shifts[option.number]
        return {"ink": play.ink_to_shift(game, game.controller[card], card, shift), "other": bool(shift.cost)}
    if kind in ("use", "use free"):
        ability = activate.abilities(game, card)[option.number]
        free = kind == "use free"
        return {
            "ink": 0 if free else ability.ink,
            "exert": ability.exerts,
            "other": bool(ability.cost) and not free,
        }
    if kind in ("quest", "challenge"):
        return {"ink": costs.ink_to(game, card, f"pay to {kind}"), "exert": True}
    if kind == "move":
        return {"ink": move.total_cost(game, card, option.target)}
    return None


def forecast(game: Lorcana, option: Option) -> dict[str, Any] | None:
    if option.kind == "quest":
        return {"lore": stats.stat(game, option.card, "lore")}
    if option.kind == "challenge":
        return outcome(game, option.card, option.target)
    return None


def outcome(game: Lorcana, challenger: int, target: int) -> dict[str, Any]:
    """What a challenge would do if nothing triggered: tried out on a copy, so that "while challenging" counts. Of
    several effects that would replace damage the first."""
    twin = game.copy()
    twin.challenge = (challenger, target)
    twin.in_it = (twin.serial[challenger], twin.serial[target])
    blows = [(challenger, target, challenge.dealt_by(twin, challenger))]
    if game.facts[target].is_character:
        blows.append((target, challenger, challenge.dealt_by(twin, target)))
    hits: dict[int, int] = {challenger: 0, target: 0}
    for source, onto, strength in blows:
        amount = damage.after_modifiers(twin, onto, strength, True)
        replaced = damage.replacements(twin, (source, onto, amount, True), ()) if amount else []
        if not replaced:
            hits[onto] += amount
        elif replaced[0][2] != onto:  # a shielded card takes none
            hits[replaced[0][2]] = hits.get(replaced[0][2], 0) + amount
    gone = [game.serial[card] for card in hits if twin.damage[card] + hits[card] >= stats.willpower(twin, card)]
    return {"dealt": hits[target], "taken": hits[challenger], "banished": gone}


# -- what one might want -------------------------------------------------------------------------------------------


def wishes(game: Lorcana, seat: int) -> Iterator[Wish]:
    """4.1.3: the turn actions with each of the player's own cards; where an action needs another card, with each
    possible one, unless something else is in the way."""
    mine = game.zones[seat][PLAY]
    characters = [card for card in mine if game.facts[card].is_character]
    for card in game.zones[seat][HAND]:
        facts = game.facts[card]
        yield ("ink", (card,), 0)
        yield ("play", (card,), 0)
        for number in range(len(facts.shifts)):
            for onto in characters:
                yield ("shift", (card, onto), number)
        if facts.is_song:
            for singer in characters:
                yield ("sing", (card, singer), 0)
        if "Sing Together" in facts.keywords:
            yield ("sing together", (card,), 0)
    for card in mine:
        for number in range(len(activate.abilities(game, card))):
            yield ("use", (card,), number)
    places = [card for card in mine if game.facts[card].is_location]
    for card in characters:
        yield ("quest", (card,), 0)
        if challenge.why_not_challenger(game, seat, card) is not None:
            yield ("challenge", (card,), 0)
        else:
            for other in game.opponents(seat):
                for target in game.zones[other][PLAY]:
                    if game.facts[target].has_willpower:
                        yield ("challenge", (card, target), 0)
        for place in places:
            yield ("move", (card, place), 0)
