"""What one audience may know of a game, as plain data. A whitelist: what is not put in here is not known.

An audience is a seat, SPECTATOR (who knows what everybody knows) or EVERYTHING (a replay after the game). A card is
told as the object it is now, by its number; each object is described once, in the zone where it lies. What the audience
sees there is apart from what it only remembers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.kernel.error import Error
from arbitre.kernel.knowledge import EVERYTHING, SPECTATOR, knows, sees
from arbitre.kernel.outside import SENTENCES, TELLERS
from arbitre.kernel.zone import NOWHERE, Sight

if TYPE_CHECKING:
    from arbitre.kernel.event import Event
    from arbitre.kernel.game import Game

Meanings = Mapping[str, str]
"""Keys of plain data, and what each means."""
NOTHING: Final[Meanings] = {}


class Keys(NamedTuple):
    """What a game adds to a view: to the whole, to the question, to each seat, to each card, and what its costs and
    forecasts are."""

    table: Meanings = NOTHING
    question: Meanings = NOTHING
    seat: Meanings = NOTHING
    card: Meanings = NOTHING
    cost: Meanings = NOTHING
    forecast: Meanings = NOTHING


VIEW: Final = {
    "game": "which game it is",
    "audience": "who looks: a seat, -1 (a spectator), -2 (somebody who may know everything)",
    "turn": "its number, from 1; 0 before the first",
    "decision": "the pending question, or null",
    "result": "how the game ended, or null",
    "shown": "objects that lie hidden and are being shown to the audience at this moment",
    "seats": "for each seat what it has, and its zones",
}
"""The keys of a view; a game adds its own (`Keys`)."""

DECISION: Final = {
    "seat": "who is asked",
    "kind": "a word of the game's table of questions",
    "rules": "the rules it rests on",
    "source": "the object that asks, or null",
    "options": "the answers; only for the seat that is asked",
    "chosen": "the objects picked so far, where several are picked; only for the seat that is asked",
    "least": "where several are picked one after another: how many in all at least; only for the seat that is asked",
    "most": "there, how many at most",
    "sentence": "with a language: what is asked",
    "text": "with a language: what the effect that asks says, if one does; only for the seat that is asked",
}

OPTION: Final = {
    "place": "its place in the list: what `game.apply` takes",
    "kind": "a word of the game's table of options",
    "object": "the object it is about; null where that one can't be pointed at: then `lies` says where it lies",
    "lies": "`seat` and `zone` of such a card",
    "target": "the other object",
    "seat": "the seat it is about",
    "number": "as the table says",
    "command": "as it is written in records and typed",
    "cost": "what it costs, as the game counts",
    "forecast": "what it will do if nothing intervenes, where the rules allow working it out",
    "sentence": "with a language: what it does; options with different outcomes have different sentences",
    "text": "with a language: what the ability or effect that is used, resolved or chosen says",
    "only": "where it was asked for: the objects its effect would choose without a question, as there are no others",
    "same as": "with a language: the place of the first option that leads to the same position; offer only that one",
}

RESULT: Final = {
    "winners": "the seats that won; none: a draw",
    "losers": "whose loss ended the game, if one did",
    "reason": "a word",
    "rules": "the rules it rests on",
    "sentence": "with a language: who won and why",
}

SEAT: Final = {
    "seat": "which",
    "active": "whether it is this player's turn",
    "playing": "whether the player is still in the game",
    "zones": "the zones, by name",
    "name": "with a language: what the player is called",
}

ZONE: Final = {
    "in play": "whether cards there are in play",
    "count": "how many cards lie there",
    "cards": "those the audience sees",
    "remembered": "those it knows but does not see",
    "unknown": "those that lie on the table one by one, and whose back is all it knows",
}

CARD: Final = {
    "object": "its number; a change of zone gives a new one",
    "name": "which card it is, as the pool calls it; not for unknown cards",
    "which": "in play, where several on that side have its name: which of them, from 1",
    "owner": "the seat that owns it, where that is not the seat where it lies",
    "face down": "true if it lies face down",
    "place": "how many cards lie above it, in a deck",
    "title": "with a language: its name, or what an unknown card is called",
    "text": "with a language: what it does, a paragraph for each ability; without the keywords that are in `keywords`",
}

REASON: Final = {
    "action": "what a player might want to do, as `why_not` knows it",
    "object": "with which card",
    "target": "with which other card",
    "number": "which of several ways, from 0",
    "reason": "a word",
    "rule": "the rule that forbids it",
    "sentence": "with a language: why not",
}

EVENT: Final = {
    "kind": "a word of the game's table of events",
    "rule": "the rule by which it happened",
    "seat": "as the table says, or -1",
    "amount": "as the table says, or 0",
    "place": "its place in the log",
    "word": "as the table says",
    "from": "the zone its cards leave",
    "to": "the zone they go to",
    "cause": "the card that made it happen",
    "card": "as the table says, unless it is secret",
    "other": "as the table says, unless it is secret",
    "cards": "as the table says, unless they are secret",
    "sentence": "with a language: what happened, or null where another event tells it",
}
"""A card of an event is its `name`, and the `object` it is now, or null where the audience can't know that."""

Wish = tuple[str, tuple[int, ...], int]
"""What a player might want to do: an action, the cards, and the number that says which of several ways."""

Change = tuple[int, int]
"""What changes a number of a card: the card whose doing it is, and by how much."""

CHANGES: Final = (
    "in play: what makes its numbers other than printed: which number (`what`), the `amount`, and the card whose "
    "doing it is (`source`), or null"
)

Told = dict[str, Any] | list[dict[str, Any]]
"""A view, or events."""


def tell(game: Game, told: Told, audience: int, lang: str) -> None:
    """Put sentences into a view or into events."""
    if not TELLERS:
        raise Error("there is nobody who speaks: import arbitre")
    for teller in TELLERS:
        teller(game, told, audience, lang)


def view(game: Game, audience: int) -> dict[str, Any]:
    """Everything that audience may know now."""
    decision, result = game.decision, game.result
    shown = game.shown_to(audience)
    which = numbers(game, audience)
    return {
        "game": game.name,
        "audience": audience,
        "turn": game.turn,
        "decision": None if decision is None else _decision(game, decision, audience),
        "result": None
        if result is None
        else {
            "winners": list(result.winners),
            "losers": list(result.losers),
            "reason": result.reason,
            "rules": list(result.rules),
        },
        "shown": [game.serial[card] for card in sorted(shown, key=lambda card: _lying(game, card))],
        **game.view_table(audience),
        "seats": [_seat(game, seat, audience, shown, which) for seat in range(game.number_of_seats)],
    }


def _lying(game: Game, card: int) -> tuple[int, ...]:
    """Where a card lies: those of a deck in their order, the top one first; how a hand is held says nothing."""
    seat, zone = game.controller[card], game.zone_of[card]
    above = -game.zones[seat][zone].index(card) if game.zone_kinds[zone].ordered else 0
    return (seat, zone, above, game.serial[card])


# -- objects ---------------------------------------------------------------------------------------------------


def object_of(game: Game, card: int, audience: int) -> int | None:
    """The number of the object that a card is now. There is none for a card in a hand or deck that the audience does
    not know: it can't be followed there."""
    if card == NO_CARD or game.zone_of[card] == NO_CARD:
        return None
    if knows(game, card, audience) or game.zone_kinds[game.zone_of[card]].tabled:
        return game.serial[card]
    return None


Numbers = Mapping[int, int]


def in_play(game: Game, seat: int) -> list[int]:
    """A player's cards in play; where play is several zones, in an order that moving between them does not change."""
    zones = game.zone_groups.get("play", ("play",))
    found = [card for zone in zones for card in game.zones[seat][game.zone_index[zone]]]
    return found if len(zones) == 1 else sorted(found)


def numbers(game: Game, audience: int) -> Numbers:
    """Which of several of the same name on one side a card in play is, as that audience sees them."""
    found: dict[int, int] = {}
    for seat in range(game.number_of_seats):
        found.update(counted(game, audience, in_play(game, seat)))
    return found


def counted(game: Game, audience: int, cards: Iterable[int]) -> Numbers:
    """Which of several of the same name each of these cards is."""
    together: dict[str, list[int]] = {}
    for card in cards:
        together.setdefault(game.facts[card].key if knows(game, card, audience) else "", []).append(card)
    return {card: place for same in together.values() if len(same) > 1 for place, card in enumerate(same, 1)}


def _seat(game: Game, seat: int, audience: int, shown: Collection[int], which: Numbers) -> dict[str, Any]:
    zones = {kind.name: _zone(game, seat, index, audience, shown, which) for index, kind in enumerate(game.zone_kinds)}
    playing = seat in game.players()
    return {"seat": seat, "active": game.is_active(seat), "playing": playing, **game.view_seat(seat), "zones": zones}


def _zone(game: Game, seat: int, zone: int, audience: int, shown: Collection[int], which: Numbers) -> dict[str, Any]:
    kind = game.zone_kinds[zone]
    cards = game.zones[seat][zone]
    seen: list[dict[str, Any]] = []
    remembered: list[dict[str, Any]] = []
    unknown: list[dict[str, Any]] = []
    deck = kind.ordered and kind.sight is not Sight.ALL
    for place, card in enumerate(cards):
        if knows(game, card, audience):
            told = _card(game, card, seat)
            if card in which:
                told["which"] = which[card]
            if deck:
                told["place"] = len(cards) - 1 - place
            (seen if sees(game, card, audience, shown) else remembered).append(told)
        elif kind.tabled:
            told = {"object": game.serial[card], "face down": True, **game.view_back(card)}
            if card in which:
                told["which"] = which[card]
            unknown.append(told)
    if deck:  # the top one first
        seen.reverse()
        remembered.reverse()
    elif kind.sight is Sight.OWNER and audience not in (seat, EVERYTHING):  # how a hand is held says nothing
        seen.sort(key=_by_name)
        remembered.sort(key=_by_name)
    in_play = kind.name in game.zone_groups.get("play", ("play",))
    return {"in play": in_play, "count": len(cards), "cards": seen, "remembered": remembered, "unknown": unknown}


def _by_name(card: dict[str, Any]) -> tuple[str, int]:
    return (card["name"], card["object"])


def _card(game: Game, card: int, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = {"object": game.serial[card], "name": game.facts[card].key}
    if game.owner[card] != seat:
        told["owner"] = game.owner[card]
    if game.face_down[card]:
        told["face down"] = True
    return {**told, **game.view_card(card)}


# -- the question ----------------------------------------------------------------------------------------------


def _decision(game: Game, decision: Decision, audience: int) -> dict[str, Any]:
    told: dict[str, Any] = {"seat": decision.seat, "kind": decision.kind, "rules": list(decision.rules)}
    told["source"] = object_of(game, decision.source, audience)
    if audience in (decision.seat, EVERYTHING):
        told["options"] = [_option(game, option, place, audience) for place, option in enumerate(decision.options)]
        told["chosen"] = [number for card in game.picked() if (number := object_of(game, card, audience)) is not None]
        several = game.to_pick()
        if several is not None:
            there = len(game.picked()) + len({option.card for option in decision.options} - {NO_CARD})
            told["least"], told["most"] = (min(number, there) for number in several)
        told.update(game.view_question())
    return told


def _option(game: Game, option: Option, place: int, audience: int) -> dict[str, Any]:
    word = game.words.options[option.kind]
    told: dict[str, Any] = {"place": place, "kind": option.kind}
    if option.card != NO_CARD:
        told["object"] = object_of(game, option.card, audience)
        if told["object"] is None:
            told["lies"] = {
                "seat": game.controller[option.card],
                "zone": game.zone_kinds[game.zone_of[option.card]].name,
            }
    if option.target != NO_CARD:
        if word.seat:
            told["seat"] = option.target
        else:
            told["target"] = object_of(game, option.target, audience)
    if word.number:
        told["number"] = option.number
    told["command"] = game.describe(option)
    for key, value in (("cost", game.option_cost(option)), ("forecast", game.forecast(option))):
        if value is not None:
            told[key] = value
    return told


def reasons(game: Game, seat: int, lang: str) -> list[dict[str, Any]]:
    """What a seat's player might want to do with its cards but can't, and why."""
    found: list[dict[str, Any]] = []
    for action, cards, number in game.wishes(seat):
        refusal = game.why_not(action, *cards, number=number, seat=seat)
        if refusal is None:
            continue
        told: dict[str, Any] = {"action": action, "object": object_of(game, cards[0], seat)}
        if len(cards) > 1:
            told["target"] = object_of(game, cards[1], seat)
        if number:
            told["number"] = number
        told["reason"] = refusal.key
        told["rule"] = refusal.rule
        if lang:
            told["sentence"] = next((said for say in SENTENCES if (said := say(game, refusal, lang))), "")
        found.append(told)
    return found


# -- the log ---------------------------------------------------------------------------------------------------


def view_events(game: Game, audience: int, since: int = 0) -> list[dict[str, Any]]:
    """Everything that happened, as far as that audience saw it, from some place of the log on."""
    return [_event(game, event, audience) for event in game.events.since(since)]


def _event(game: Game, event: Event, audience: int) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": event.kind, "rule": event.rule, "seat": event.seat, "amount": event.amount}
    told["place"] = event.place
    if event.word:
        told["word"] = event.word
    if event.origin != NOWHERE:
        told["from"] = game.zone_kinds[event.origin].name
    if event.to != NOWHERE:
        told["to"] = game.zone_kinds[event.to].name
    if event.cause != NO_CARD and knows(game, event.cause, audience):
        told["cause"] = named(game, event.cause, audience)
    known = audience == EVERYTHING or event.seen == -1 or (audience >= 0 and event.known_to(audience))
    hidden = game.words.hidden(event, known)
    if event.card != NO_CARD and "card" not in hidden:
        told["card"] = named(game, event.card, audience)
    if event.other != NO_CARD and "other" not in hidden:
        told["other"] = named(game, event.other, audience)
    if "cards" not in hidden:
        told["cards"] = [named(game, card, audience) for card in event.cards if card != NO_CARD]
    return told


def named(game: Game, card: int, audience: int) -> dict[str, Any]:
    """A card that an audience was told about: its name, and which object it is now, if the audience still knows."""
    now = game.serial[card] if game.zone_of[card] != NO_CARD and knows(game, card, audience) else None
    return {"name": game.facts[card].key, "object": now}


def changed(game: Game, what: str, by: Iterable[Change]) -> list[dict[str, Any]]:
    """What changes a number of a card in play. Which card's doing it is, is told only while everybody knows where that
    one lies: a name must not follow a card into a deck."""
    return [
        {"what": what, "amount": amount, "source": named(game, source, SPECTATOR)}
        if source != NO_CARD and knows(game, source, SPECTATOR)
        else {"what": what, "amount": amount, "source": None}
        for source, amount in by
        if amount
    ]
