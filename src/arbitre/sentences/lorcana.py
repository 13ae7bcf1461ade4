"""What sentences about Lorcana need: which events are worth a line, why a card was banished, what a move costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from arbitre.games.lorcana import activate, view
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.decision import NO_CARD, Decision, Option, Refusal
from arbitre.kernel.event import Event
from arbitre.sentences.speaker import Seats, yes_no

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.kernel.game import Result
    from arbitre.sentences.speaker import Speaker, Value

SILENT: Final = frozenset(
    (
        "played",  # told when the card was announced
        "readies all",
        "challenge ends",
        "waits in the bag",  # told when it resolves
        "leaves for the inkwell",  # told by what follows
        "leaves to go under",
    )
)
"""Kinds of events that no reader of a log would miss."""

QUIET: Final[Mapping[str, frozenset[str]]] = {
    "draws": frozenset(("2.2.1.4", "2.2.2.1")),  # opening hands
    "shuffles": frozenset(("2.2.1.2", "7.2.1")),  # before the game; with the card that is shuffled into the deck
    "reveals": frozenset(("4.2.1.1",)),  # told as it becomes ink
    "exerts": frozenset(("4.4.3.4", "4.5.1.3", "4.6.4.4", "5.4.4.2", "8.12.1")),  # a part of something told
    "readies": frozenset(("3.2.1.1",)),
    "gains lore": frozenset(("4.5.1.4",)),  # told with the quest
}
"""Events that are part of something another line tells: silent under these rules."""

OF_ABILITIES: Final = frozenset(("uses", "waits in the bag", "resolves", "resolves with no effect"))
"""Kinds of events that tell an ability by its name."""

STACKING: Final = frozenset(("Challenger", "Resist"))  # 8.1.2: keywords written with +N
STATE_CHECK: Final = "1.8.1.4"


# -- events ----------------------------------------------------------------------------------------------------


def worth_a_line(game: Lorcana, event: Event) -> bool:
    if event.kind in SILENT or event.rule in QUIET.get(event.kind, ()):
        return False
    return event.kind != "chance" or event.amount > 0


def event_values(speaker: Speaker, game: Lorcana, event: Event, hidden: bool) -> dict[str, Value]:
    cause, by = _cause(event) if event.kind == "banished" else ("", NO_CARD)
    shifted = event.kind == "plays" and event.other != NO_CARD and game.facts[event.card].is_character
    called = event.kind in OF_ABILITIES and event.word != ""
    return {
        "what": _what(speaker, game, event),
        "way": "shift" if shifted else "named" if called else "plain",
        "sign": "minus" if event.amount < 0 else "plus",
        "size": abs(event.amount),
        "cause": cause,
        "by": speaker.known_as(game, by, hidden),
    }


def _what(speaker: Speaker, game: Lorcana, event: Event) -> str:
    """The word an event carries, as a reader knows it."""
    word = event.word
    if event.kind == "gets":
        return speaker.term("lore value" if word == "lore" else word)
    if event.kind == "gains" and word != "ability":
        return keyword(speaker, word, event.amount)
    if event.kind == "skips":
        return speaker.term(f"step-{word}")
    if event.kind in OF_ABILITIES:
        return ability_name(speaker, game, event.card, word)
    return speaker.title(word) if event.kind == "names" else ""


def ability_name(speaker: Speaker, game: Lorcana, card: int, name: str) -> str:
    """The name of an ability as it is on this card in the speaker's language."""
    data = game.facts[card].data
    return data.named(data.called.index(name), speaker.lang) if name in data.called else name


def keyword(speaker: Speaker, word: str, value: int) -> str:
    """A keyword with its number, if it has one: Evasive, Singer 5, Resist +2."""
    name = speaker.term(f"keyword-{word}")
    if not value:
        return name
    message = "keyword-plus" if word in STACKING else "keyword-number"
    return speaker.says(message, {"keyword": name, "number": value})


def _cause(event: Event) -> tuple[str, int]:
    """Why a card was banished, and by which card."""
    by = event.cause
    if event.rule != STATE_CHECK:
        if by == NO_CARD:
            return ("unknown", by)
        return ("itself" if by == event.card else "effect", by)
    if by in (NO_CARD, event.card):
        return ("state", NO_CARD)
    return ("challenge" if event.amount and by == event.other else "damage", by)


# -- questions -------------------------------------------------------------------------------------------------


def question_values(speaker: Speaker, game: Lorcana, decision: Decision) -> dict[str, Value]:
    """A question mentions only the card that asks."""
    return {}


# -- options ---------------------------------------------------------------------------------------------------


def option_values(speaker: Speaker, game: Lorcana, option: Option) -> dict[str, Value]:
    """What a menu shows of an option: its cost, what it would bring, whose card it is."""
    kind = option.kind
    card = option.card
    if kind in ("player", "hand over"):
        return {"player": Seats((option.target,))}
    if kind == "name":
        return {"what": speaker.title(game.names[option.number])}
    if kind == "resolve":
        return _resolve_values(speaker, game, option)
    if card == NO_CARD:
        return {}
    values: dict[str, Value] = {"player": Seats((game.controller[card],))}
    if option.target != NO_CARD:
        values["target"] = speaker.shown(game, option.target)
    cost = view.option_cost(game, option)
    if cost is not None:
        values["cost"] = cost["ink"]
        values["has-other-cost"] = yes_no(bool(cost.get("other")))
    if kind in ("use", "use free"):
        values.update(_use_values(speaker, game, option))
    elif kind == "quest":
        values.update(view.forecast(game, option) or {})
    elif kind == "challenge":
        values.update(challenge_preview(game, card, option.target))
    elif kind == "choose":
        values["damage"] = game.damage[card]
        values["state"] = "elsewhere"
        if game.zone_of[card] == PLAY:
            values["state"] = "damaged" if game.damage[card] else "undamaged"
    return values


def challenge_preview(game: Lorcana, challenger: int, target: int) -> dict[str, Value]:
    """What a challenge would do if nothing triggered."""
    told = view.outcome(game, challenger, target)
    return {
        "dealt": told["dealt"],
        "taken": told["taken"],
        "has-target-banished": yes_no(game.serial[target] in told["banished"]),
        "has-card-banished": yes_no(game.serial[challenger] in told["banished"]),
    }


def _use_values(speaker: Speaker, game: Lorcana, option: Option) -> dict[str, Value]:
    known = activate.abilities(game, option.card)
    ability = known[option.number]
    price: list[str] = []
    if ability.ink:
        price.append(speaker.phrase(game, "price-ink", {"number": ability.ink}))
    if ability.exerts:
        price.append(speaker.phrase(game, "price-exert"))
    if ability.cost:
        price.append(speaker.phrase(game, "price-other"))
    name = game.facts[option.card].called.get(ability.key, "")
    way = "named" if name else "single" if len(known) == 1 else "numbered"
    return {
        "way": "boost" if ability.keyword == "Boost" else way,
        "what": ability_name(speaker, game, option.card, name),
        "cost": ability.ink,
        "price": speaker.listed(game, price) if price else speaker.phrase(game, "price-none"),
    }


def _resolve_values(speaker: Speaker, game: Lorcana, option: Option) -> dict[str, Value]:
    """Which triggered ability it is: its keyword, its name or its place on the card, and the card it is about."""
    entry = game.bag[option.number]
    key = entry.trigger.key
    printed = list(dict.fromkeys(trigger.key for trigger in game.facts[entry.source].triggers))
    way = "single"
    name = game.facts[entry.source].called.get(key, "")
    if key in ("Support", "Vanish"):
        way = "keyword"
    elif name:
        way = "named"
    elif key in printed and len(printed) > 1:
        way = "numbered"
    about = view.about(game, entry)
    return {
        "way": way,
        "what": speaker.term(f"keyword-{key}") if way == "keyword" else ability_name(speaker, game, entry.source, name),
        "place": printed.index(key) + 1 if way == "numbered" else 0,
        "has-about": "yes" if about else "no",
        "about": speaker.card(game, about[0]) if about else "",
    }


# -- refusals and results --------------------------------------------------------------------------------------


def refusal_values(speaker: Speaker, game: Lorcana, refusal: Refusal, values: Mapping[str, Value]) -> dict[str, Value]:
    """Numbers that are asked for; whom a refusal speaks of: the singer of a song (only there is a value to sing with),
    otherwise the card."""
    numbers = {name: values.get(name, 0) for name in ("cost", "ink", "value")}
    return {**numbers, "subject": values["target"] if "value" in refusal.about else values["card"]}


def result_values(speaker: Speaker, game: Lorcana, result: Result) -> dict[str, Value]:
    """The lore that won, and who lost last."""
    return {
        "lore": max((game.lore[seat] for seat in result.winners), default=0),
        "losers": Seats(tuple(result.losers)),
    }
