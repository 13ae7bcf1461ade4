"""What happened this turn: whether, how often, to how many cards."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.events import THEY
from arbitre.games.lorcana.grammar.nouns import Nominal, select

Number = tuple[int, n.Compare]
SOME: Number = (1, ">=")

# What a card is for good. The log does not tell how anything else was when something happened.
LASTING = (n.Named, n.Classified, n.Ink, n.Inkable, n.TypeIs)


def is_lasting(part: n.Filter) -> bool:
    if isinstance(part, n.Not):
        return is_lasting(part.filter)
    return isinstance(part, LASTING) or (isinstance(part, n.StatIs) and part.stat == "cost")


def add_past(g: Grammar) -> None:
    g.means("simple condition", {"{what:past} this turn": lambda what: what})

    _players(g)
    _cards(g)
    _discards(g)


def condition(when: n.When | None, number: Number | None) -> n.Condition | None:
    """This often, or never."""
    if when is None or number is None:
        return None
    for cards in (when.card, when.other):
        if isinstance(cards, n.Select) and not all(is_lasting(part) for part in cards.where):
            return None
    count, sign = number
    if (count, sign) == (0, "="):
        return n.NoneOf(n.Happened(when))
    return n.Happened(when, count, sign)


# -- what players did --------------------------------------------------------------------------------------------


def _players(g: Grammar) -> None:
    g.word("had", {"you": "you", "you've": "you", "an opponent": "opponents", "an opponent has": "opponents"})
    g.word("had not", {"you didn't|haven't": "you"})

    @g.rule("past", "{player:had} played {number:how many of} {cards:nominal}")
    def played(player: Any, number: tuple[Number, bool], cards: Nominal) -> n.Condition | None:
        return condition(_played(player, cards, number[1]), number[0])

    @g.rule("past", "{player:had not} play|played a|an|any {cards:nominal}")
    def not_played(player: Any, cards: Nominal) -> n.Condition | None:
        return condition(_played(player, cards, False), (0, "="))

    def _played(player: Any, cards: Nominal, other: bool) -> n.When | None:
        if cards.whose != "any" or cards.zone:
            return None
        return n.When("played", card=select(cards, other=other or cards.other), player=player)

    g.means("how many of", {"{number:how many}": lambda number: (number, False)})
    g.means("how many of", {"{number:how many} other": lambda number: (number, True)})
    g.word("how many of", {"another": (SOME, True)})

    # What one did with cards: its present, and the same in the past.
    @g.rule("past", "{player:had} put {number:how many of} card|cards into your|their inkwell")
    def inked(player: Any, number: tuple[Number, bool]) -> n.Condition | None:
        return None if number[1] else condition(n.When("inked", player=player), number[0])

    @g.rule("past", "{player:had not} put a|any card|cards into your|their inkwell")
    def not_inked(player: Any) -> n.Condition | None:
        return condition(n.When("inked", player=player), (0, "="))

    g.word("host of it", {"him|her": "?her", "it": "?it", "them": THEY})

    @g.rule("past", "{player:had} put a card under {host:object}", "{player:had} put a card under {host:host of it}")
    def put_under(player: Any, host: Any) -> n.Condition | None:
        return condition(n.When("put under", card=host, player=player), SOME)

    @g.rule("past", "{player:had} drawn|drew {number:how many of} card|cards")
    def drew(player: Any, number: tuple[Number, bool]) -> n.Condition | None:
        return None if number[1] else condition(n.When("draws", player=player), number[0])

    @g.rule("past", "{player:had} removed [1 or more] damage from {card:object}")
    def healed(player: Any, card: Any) -> n.Condition | None:
        return condition(n.When("heals", card=card, player=player), SOME)

    g.means("past", {"damage was removed from {card:object}": lambda card: condition(n.When("heals", card=card), SOME)})


# -- what cards did ----------------------------------------------------------------------------------------------


def _cards(g: Grammar) -> None:
    def deed(event: n.EventName, **fields: Any) -> Any:
        return lambda subject: n.When(event, card=subject, **fields)

    g.word(
        "past deed",
        {
            "[has|have] challenged": deed("challenges"),
            "[has|have] quested": deed("quests"),
            "[has|have] sung|sang a song": deed("sings", other=n.Select("song")),
            "[has|have] sung|sang this song": deed("sings", other="this"),
            "took damage": deed("takes damage"),
            "has|have taken damage": deed("takes damage"),
            "was|were dealt damage": deed("dealt damage"),
            "was|were banished": deed("banished"),
            "was|were banished in a challenge": deed("banished", in_challenge=True),
            "was|were challenged": lambda subject: n.When("challenges", other=subject),
            "[has|have] moved to a location": deed("moves"),
        },
    )

    g.means("past", {"{subject:doer} {deed:past deed}": lambda subject, deed: condition(deed(subject), SOME)})

    @g.rule("past", "one of their {cards:nominal} {deed:past deed}")
    def theirs_did(cards: Nominal, deed: Any) -> n.Condition | None:
        plain = cards.whose == "any" and not cards.zone
        return condition(deed(select(cards, whose="actor")), SOME) if plain else None

    @g.rule("past", "{number:how many of} {cards:nominal} {deed:past deed}")
    def so_many_did(number: tuple[Number, bool], cards: Nominal, deed: Any) -> n.Condition | None:
        if number[0] == SOME:
            return None  # a doer
        return condition(deed(select(cards, other=cards.other or number[1])), number[0])

    @g.rule("after", "that|who {deed:past deed} this turn")
    def who_did(deed: Any) -> n.Filter | None:
        when = deed(THEY)
        if when.card == THEY:
            return n.Did(replace(when, card=None))
        return n.Did(replace(when, other=None), "other") if when.event == "challenges" else None

    @g.rule("after", "that|who sang this song")
    def who_sang_this() -> n.Filter:
        """The song that is resolving was sung just now."""
        return n.Did(n.When("sings", other="this"))

    @g.rule("simple condition", "{number:how many of} {cards:nominal} sang this song")
    def sang_this(number: tuple[Number, bool], cards: Nominal) -> n.Condition | None:
        """The song that is resolving was sung just now."""
        return condition(n.When("sings", card=select(cards, other=number[1]), other="this"), number[0])

    @g.rule("past", "none of your {cards:nominal} {deed:past deed}")
    def none_did(cards: Nominal, deed: Any) -> n.Condition | None:
        return condition(deed(select(cards, whose="you")), (0, "=")) if cards.whose == "any" else None


def _discards(g: Grammar) -> None:
    g.word("whose discard", {"your": "you", "an opponent's": "opponents", "a player's": "any"})

    @g.rule("past", "{number:how many of} {cards:nominal} was|were put into {player:whose discard} discard")
    def put_into(number: tuple[Number, bool], cards: Nominal, player: Any) -> n.Condition | None:
        found = select(cards, other=cards.other or number[1])
        card = None if found == n.Select() else found
        return condition(n.When("put into discard", card=card, player=player), number[0])

    @g.rule("past", "{number:how many of} {cards:nominal} [has|have] left {player:whose discard} discard")
    def left(number: tuple[Number, bool], cards: Nominal, player: Any) -> n.Condition | None:
        found = select(cards, other=cards.other or number[1])
        card = None if found == n.Select() else found
        return condition(n.When("leaves discard", card=card, player=player), number[0])
