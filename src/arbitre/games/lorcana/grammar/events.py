"""What a triggered ability waits for: when, whenever, at the start of."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.lists import lists
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import Nominal, order, select

Role = Any
THEY = "?them"  # a pronoun: `refs.py` finds out whether it is this card or one kept in a slot
ORDINALS = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def counted(when: n.When, nth: int, past: n.When) -> n.When | None:
    """Only the nth of the turn: n - 1 came before it."""
    if when.condition is not None:
        return None
    return replace(when, condition=n.Happened(past, nth - 1, "="))


def under_condition(when: n.When, condition: n.Condition) -> n.When | None:
    """While ...: what is said of the card itself describes it; when it happens, nothing else is known of it."""
    if when.condition is not None:
        return None
    if not isinstance(condition, n.Is) or not isinstance(condition.target, n.That) or when.card == "this":
        return replace(when, condition=condition)
    if not isinstance(when.card, n.Select) or condition.what != "card" or condition.target.ref not in ("?it", "?them"):
        return None
    return replace(when, card=replace(when.card, where=tuple(sorted((*when.card.where, *condition.where), key=order))))


def add_events(g: Grammar) -> None:
    _subjects(g)

    g.means("trigger", {"when|whenever {when:event}": lambda when: when})

    @g.rule(
        "trigger", "(the first time | the first time each turn) {when:event}", "the first time {when:event} each turn"
    )
    def first_time(when: n.When) -> n.When:
        return replace(when, condition=n.NoneOf(n.Happened(replace(when, condition=None))))

    g.word("nth", {word: place for place, word in enumerate(ORDINALS, 2)})
    g.means("trigger", {"the {nth} time {when:event} each turn": lambda nth, when: counted(when, nth, when)})

    @g.rule("trigger", "when|whenever {player:somebody} play|plays a {nth:nth} {cards:nominal} in a turn")
    def nth_played(player: Any, nth: int, cards: Nominal) -> n.When | None:
        when = n.When("played", card=select(cards), player=player)
        return counted(when, nth, when) if cards.whose == "any" and not cards.zone else None

    @g.rule("trigger", "when|whenever {when:event} while {condition:condition}")
    def while_so(when: n.When, condition: n.Condition) -> n.When | None:
        return under_condition(when, condition)

    @g.rule("trigger", "when|whenever {when:event} while {being:being}")
    def while_being(when: n.When, being: n.Filter) -> n.When | None:
        return under_condition(when, n.Is(n.That("?them"), where=(being,)))

    @g.rule("trigger", "when|whenever {when:event} , if there was|were {number:how many} {cards:nominal}")
    def while_there_was(when: n.When, number: tuple[int, n.Compare], cards: Nominal) -> n.When | None:
        """What was there at that moment, not what is there as it resolves."""
        if when.event not in ("banished", "leaves play") or cards.zone or cards.as_card:
            return None
        found = n.Have(select(cards)) if number == (1, ">=") else n.Have(select(cards), *number)
        return under_condition(when, found)

    g.word(
        "whose turn",
        {"your": "you", "each opponent's": "opponents", "each player's": "any", "an opponent's": "opponents"},
    )

    g.means("trigger", {"at the start of {player:whose turn} turn": partial(n.When, "turn starts")})
    g.means("trigger", {"at the end of {player:whose turn} turn": partial(n.When, "turn ends")})
    g.means("triggers", {"{first:trigger}": lambda first: (first,)})
    g.means("triggers", {"{first:trigger} [,] and|or {rest:triggers}": lambda first, rest: (first, *rest)})

    @g.rule("triggers", "when|whenever {subject:doer} {first:deed} or {second:deed}")
    def two_deeds(subject: Role, first: Any, second: Any) -> tuple[n.When, ...] | None:
        made = (first(subject), second(subject))
        return made if None not in made else None

    @g.rule("event", "{subject:doer} {deed:deed} [{here:while here}]")
    def does(subject: Role, deed: Any, here: bool = False) -> n.When | None:
        if here and isinstance(subject, n.Select):
            subject = replace(subject, where=tuple(sorted((*subject.where, n.Here()), key=order)))
        elif here:
            return None
        found: n.When | None = deed(subject)
        return found

    @g.rule("triggers", "when|whenever this character|item|location or {second:doer} {deed:deed}")
    def this_or(second: Role, deed: Any) -> tuple[n.When, ...] | None:
        made = (deed("this"), deed(second))
        return made if isinstance(second, n.Select) and None not in made else None

    @g.rule("triggers", "when|whenever you play this character|item|location or {second:doer}")
    def play_this_or(second: Role) -> tuple[n.When, ...] | None:
        if not isinstance(second, n.Select) or second.whose != "any":
            return None
        return (n.When("played", card="this"), n.When("played", card=second, player="you"))

    g.word("doer's", {"he's|she's": "?her", "it's": "?it", "they're": THEY, "they are": THEY})

    @g.rule("event", "{doer:doer's} {deed:undergone}")
    def undergoes(doer: Role, deed: Any) -> n.When:
        when: n.When = deed(doer)
        return when

    g.word("while here", {"while here": True})
    _deeds(g)
    _players(g)


def _subjects(g: Grammar) -> None:
    """Who does it: "this", or a description."""

    g.word("doer", {"this character|item|location": "this", "this card": "this"})
    g.word("doer", {"he|she": "?her", "it": "?it", "they": THEY})

    @g.rule("doer", "one of your {cards:nominal}", "a|an {cards:nominal} of yours")
    def yours(cards: Nominal) -> Role:
        return select(cards, whose="you") if cards.whose == "any" else None

    @g.rule("doer", "one of your opponents' {cards:nominal}")
    def theirs(cards: Nominal) -> Role:
        return select(cards, whose="opponents") if cards.whose == "any" else None

    g.means("doer", {"a|an {cards:nominal}": lambda cards: select(cards)})
    g.means("doer", {"another {cards:nominal}": lambda cards: None if cards.other else select(cards, other=True)})

    @g.rule("event", "one or more of your {cards:nominal} {deed:deed}")
    def some_together(cards: Nominal, deed: Any) -> n.When | None:
        when: n.When | None = deed(select(cards, whose="you")) if cards.whose == "any" else None
        return None if when is None or when.event != "sings" else replace(when, together=True)

    g.means("object", {"{doer}": lambda doer: doer})


def besides_doer(doer: Role, done_to: Role) -> Role:
    """A character that challenges "another" challenges any: no character challenges itself. Only where this card does it
    is the other one a card besides this."""
    return replace(done_to, other=False) if isinstance(doer, n.Select) and isinstance(done_to, n.Select) else done_to


def _deeds(g: Grammar) -> None:
    def deed(event: n.EventName, **fields: Any) -> Any:
        return lambda subject: n.When(event, card=subject, **fields)

    g.word(
        "deed",
        {
            "quest|quests": deed("quests"),
            "challenge|challenges and is|are banished": deed("banished", in_challenge=True, role="challenging"),
            "leave|leaves play": deed("leaves play"),
            "exert|exerts": deed("exerts"),
            "become|becomes exerted": deed("exerts"),
            "ready|readies": deed("readies"),
            "take|takes damage": deed("takes damage"),
            "challenge|challenges": deed("challenges"),
            "sing|sings a song": deed("sings", other=n.Select("song")),
            "move|moves to a location": deed("moves"),
            "move|moves here": deed("moves", other="this"),
        },
    )
    g.word(
        "undergone",
        {
            "banished": deed("banished"),
            "banished in a challenge": deed("banished", in_challenge=True),
            "challenged and banished": deed("banished", in_challenge=True, role="challenged"),
            "exerted": deed("exerts"),
            "dealt damage": deed("dealt damage"),
            "damaged": deed("dealt damage"),
            "challenged": lambda subject: n.When("challenges", other=subject),
            "played": deed("played"),
            "chosen for Support": deed("chosen for support"),
            "chosen by an opponent": deed("chosen", player="opponents"),
        },
    )

    g.means("deed", {"is|are {deed:undergone}": lambda deed: deed})
    g.word("chooser", {"an action": "action", "a song": "song", "an item's ability": "item"})
    g.word("chooser", {"a character's ability": "character", "a location's ability": "location"})
    lists(g, "choosers", "chooser")

    @g.rule("undergone", "chosen for {sources:choosers}")
    def chosen_for(sources: tuple[n.CardType, ...]) -> Any:
        source = n.Select(sources[0]) if len(sources) == 1 else n.Select(where=(n.TypeIs(sources),))
        return deed("chosen", other=source)

    @g.rule("deed", "deal|deals damage to {other:object} [{challenge:in a challenge}]")
    def deals(other: Role, challenge: bool = False) -> Any:
        return lambda subject: n.When(
            "dealt damage", card=besides_doer(subject, other), other=subject, in_challenge=challenge
        )

    g.word("in a challenge", {"in a challenge": True})

    @g.rule("deed", "challenge|challenges {other:object}")
    def challenges(other: Role) -> Any:
        return lambda subject: n.When("challenges", card=subject, other=besides_doer(subject, other))

    @g.rule("deed", "banish|banishes {other:object} in a challenge")
    def banishes(other: Role) -> Any:
        return lambda subject: n.When("banished", card=besides_doer(subject, other), by=subject, in_challenge=True)

    @g.rule("deed", "sing|sings a|an {song:nominal}")
    def sings(song: Nominal) -> Any:
        return lambda subject: n.When("sings", card=subject, other=select(song))


def _players(g: Grammar) -> None:
    g.word(
        "somebody",
        {"you": "you", "an opponent|opposing-player": "opponents", "your opponent": "opponents", "a player": "any"},
    )
    g.word("somebody", {"an opposing player": "opponents"})

    @g.rule("event", "{player:somebody} play|plays {cards:object}")
    def plays(player: Any, cards: Role) -> n.When | None:
        if cards == "this":
            return n.When("played", card="this") if player == "you" else None
        if isinstance(cards, n.Select) and cards.whose == "any":
            return n.When("played", card=cards, player=player)
        return None

    g.word(
        "players deed",
        {
            "draw|draws a card": ("draws", {}),
            "discard|discards 1 or more cards": ("discards", {"together": True}),
            "discard|discards a card": ("discards", {}),
            "gain|gains lore": ("gains lore", {}),
            "lose|loses lore": ("loses lore", {}),
        },
    )

    @g.rule("event", "{player:somebody} {deed:players deed}")
    def player_does(player: Any, deed: tuple[n.EventName, dict[str, Any]]) -> n.When:
        return n.When(deed[0], player=player, **deed[1])

    g.word(
        "event",
        {
            "a card is put into your inkwell": n.When("inked", player="you"),
            "you put a card into your inkwell": n.When("inked", player="you"),
            "you ink a card": n.When("inked", player="you"),
            "a card is put into an opponent's inkwell": n.When("inked", player="opponents"),
        },
    )

    g.means("event", {"you ready {card:object}": partial(n.When, "readies", player="you")})

    @g.rule("event", "{player:somebody} play|plays {cards:object} on this card|character")
    def played_on(player: Any, cards: Role) -> n.When | None:
        if not isinstance(cards, n.Select) or cards.whose != "any":
            return None
        return n.When("played on", card=cards, other="this", player=player)

    @g.rule("event", "{player:somebody} pay|pays {ink:number} ⬡ or less to play {cards:object}")
    def pays(player: Any, ink: int, cards: Role) -> n.When | None:
        if not isinstance(cards, n.Select) or cards.whose != "any":
            return None
        return n.When("pays to play", card=cards, player=player, amount=ink)

    @g.rule("event", "you move {card:object} here from a|another location")
    def move_here_from(card: Role) -> n.When | None:
        return (
            n.When("moves", replace(card, whose="you"), "this", origin="location")
            if isinstance(card, n.Select)
            else None
        )

    g.means(
        "event",
        {
            "a card leaves {player:whose discard} discard": partial(n.When, "leaves discard"),
            "a card is put into {player:whose discard} discard": partial(n.When, "put into discard"),
            "you put a card under {card:object}": partial(n.When, "put under", player="you"),
            "a card is put under {card:object}": partial(n.When, "put under", player="you"),
            "you use the Boost ability of {card:object}": partial(n.When, "boosts", player="you"),
            "you move {card:object} here": lambda card: (
                n.When("moves", card=replace(card, whose="you"), other="this") if isinstance(card, n.Select) else None
            ),
            "you move {card:object} to a location": lambda card: (
                n.When("moves", card=replace(card, whose="you")) if isinstance(card, n.Select) else None
            ),
            "an opponent chooses {card:object} for an action or ability": partial(n.When, "chosen", player="opponents"),
            (
                "{card:doer} is returned to {whose:hand returned to} hand {origin?}",
                "a card is returned to {whose:hand returned to} hand {origin?}",
            ): lambda whose, origin, card=None: n.When(
                "returned to hand", card=card, player=whose, origin=origin or "any"
            ),
        },
    )

    g.word("hand returned to", {"your": "you", "an opponent's": "opponents", "a player's": "any"})

    @g.rule("event", "{card:doer} is returned to their hand {origin:origin?}")
    def returned_to_theirs(card: Role, origin: Any) -> n.When | None:
        """Cards of opponents go to the hands of opponents."""
        if not isinstance(card, n.Select) or card.whose != "opponents":
            return None
        return n.When("returned to hand", card=card, player="opponents", origin=origin or "any")

    g.word("origin", {"from play": "play", "from a discard": "discard"})

    @g.rule("event", "you return a|an {cards:nominal} to your hand")
    def you_return(cards: Nominal) -> n.When | None:
        """From your discard: it was your card, and you have it back."""
        if (cards.zone, cards.whose) != ("discard", "you"):
            return None
        card = select(cards._replace(zone="", whose="any", as_card=False))
        return n.When("returned to hand", card=card, player="you", origin="discard")

    g.means("event", {"you remove [1 or more] damage from {card:object}": partial(n.When, "heals", player="you")})
    g.means("event", {"damage is removed from {card:object}": partial(n.When, "heals")})
