"""What a paragraph waits for: when this card enters play, if you are attacked, at the start of your turn."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.amounts import Compared
from arbitre.games.spoils.grammar.nouns import Nominal, select


class Moment(NamedTuple):
    when: tuple[n.When, ...]
    condition: n.Condition | None = None


def add_events(g: Grammar) -> None:
    _add_subjects(g)
    _add_deeds(g)
    _add_turns(g)

    g.means("moment", {"(when | if) {what:happening}": lambda what: Moment(what)})

    @g.rule("moment", "(when | if) {what:happening} while {condition:condition}")
    def moment_while(what: tuple[n.When, ...], condition: n.Condition) -> Moment:
        return Moment(what, condition)

    g.means("moment", {"if {condition:standing} and {what:happening}": lambda what, condition: Moment(what, condition)})


def _add_subjects(g: Grammar) -> None:
    g.means("subject", {"{what:named}": lambda what: what})
    g.means("subject", {"it": lambda: "this"})
    g.means("named", {"this card": lambda: "this"})
    g.means("named", {"[the] attached character": partial(n.Select, "character", where=(n.HostOfThis(),))})
    g.means("named", {"a|an {what:nominal}": lambda what: select(what)})
    g.means("named", {"a|an {what:either nominal}": lambda what: select(what)})

    @g.rule("named", "{whose:an opponent's} {what:nominal}")
    def of_an_opponent(whose: Any, what: Nominal) -> Any:
        if what.whose != "any" or "faction" in what.types:
            return None
        return select(what._replace(whose=whose))

    g.means("named", {("another {what:nominal}", "any other {what:nominal}"): lambda what: select(what, other=True)})


def _add_deeds(g: Grammar) -> None:
    g.word(
        "card event",
        {
            "enters|enter play": ("enters play",),
            "leaves play": ("leaves play",),
            "enters or leaves play": ("enters play", "leaves play"),
            "attacks": ("attacks",),
            "blocks": ("blocks",),
            "is blocked": ("is blocked",),
            "is restored": ("readies",),
            "restores": ("readies",),
            "(becomes | is) depleted": ("exerts",),
            "is picked": ("chosen",),
            "is flipped down": ("flipped",),
        },
    )

    g.row(
        "happening",
        {
            "{who:subject} {event:card event}": lambda who, event: tuple(n.When(one, card=who) for one in event),
            "{card:subject} enters play under {player:side's} control": partial(n.When, "enters play"),
            "{card:subject} enters play from {player:side's} {origin:zone}": partial(n.When, "enters play"),
            "{who:subject} is destroyed [{how:how destroyed}]": lambda who, how=None: replace(
                how or n.When("destroyed"), card=who
            ),
        },
    )
    g.word(
        "how destroyed",
        {
            "by battle damage": n.When("destroyed", in_battle=True),
            "during a battle": n.When("destroyed", condition=n.Battle()),
        },
    )

    @g.rule("happening", "a|an {what:nominal} is destroyed during a turn when this card damaged it")
    def destroyed_when_hurt(what: Nominal) -> tuple[n.When, ...]:
        hurt = n.Did(n.When("inflicts damage", card="this"), role="other")
        return (n.When("destroyed", card=select(what._replace(where=(*what.where, hurt)))),)

    g.row(
        "happening",
        {
            "{who:subject} inflicts {battle:kind of damage} [{other:hurt whom}]": lambda who, battle, other=None: (
                n.When("inflicts damage", card=who, other=other, in_battle=battle == "battle")
            ),
            "{battle:kind of damage} is inflicted to {what:hurt}": lambda battle, what: n.When(
                "dealt damage", card=what, in_battle=battle == "battle"
            ),
        },
    )
    g.means("hurt whom", {"to {other:hurt}": lambda other: other})

    g.word("pile", {"a discard pile": "any"})

    @g.rule("pile", "{whose:side's} discard pile")
    def pile(whose: Any) -> Any:
        return whose

    @g.rule("happening", "{who:subject} is put into {pile:pile} from play")
    def into_discard(who: Any, pile: Any) -> tuple[n.When, ...]:
        return (n.When("put into discard", card=who, player=pile, origin="play"),)

    g.row(
        "happening",
        {
            # 402.3: a card in play, where nothing else is said.
            "{who:subject} goes to a discard pile": lambda who: into_discard(who, "any"),
            "{card:subject} is put into {player:pile} from anywhere": partial(n.When, "put into discard"),
        },
    )

    # parties of a certain size

    @g.rule("happening", "{party:formed} is formed including this card [{more:and others}]")
    def in_party(party: Any, more: n.Condition | None = None) -> tuple[n.When, ...] | None:
        event: Any = {"attacking": "attacks", "blocking": "blocks"}.get(party)
        return None if event is None else (n.When(event, card="this", condition=more),)

    @g.rule("and others", "and at least {count:count} other character|characters")
    def and_others(count: int) -> n.Condition:
        return n.CompareIs(n.PartySize("own"), ">", count)

    g.word("in battle", {"attacks": "attacks", "blocks": "blocks", "is blocked": "is blocked"})

    @g.rule("happening", "this card {event:in battle} in a party with {than:compared} member|members")
    def in_party_of(event: Any, than: Compared) -> tuple[n.When, ...] | None:
        size = n.CompareIs(n.PartySize("own"), than.sign, than.amount)
        return (n.When(event, card="this", condition=size),) if event != "is blocked" else None

    @g.rule(
        "happening",
        "this card {event:in battle} by an opposing party of {than:compared} characters|members",
    )
    def against_party_of(event: Any, than: Compared) -> tuple[n.When, ...] | None:
        if event != "is blocked":
            return None
        return (n.When(event, card="this", condition=n.CompareIs(n.PartySize("opposing"), than.sign, than.amount)),)

    @g.rule("happening", "this card blocks a covert party")
    def blocks_covert() -> tuple[n.When, ...]:
        visible = n.Have(n.Select("character", where=(n.InBattle("attacking"), n.Not(n.HasKeyword("Covert")))), 0, "=")
        return (n.When("blocks", card="this", condition=visible),)


def _add_turns(g: Grammar) -> None:
    g.word("whose turn", {"(each player's turn | each turn)": "any"})
    g.means("whose turn", {"{whose:side's} turn": lambda whose: whose})
    g.means("moment", {"at the start of {who:whose turn}": lambda who: Moment((n.When("turn starts", player=who),))})
    g.means("moment", {"at the end of {who:whose turn}": lambda who: Moment((n.When("turn ends", player=who),))})

    g.word(
        "happening",
        {
            "an effect controlled by your opponent causes you to discard any number of cards": (
                n.When("discards", player="you", by=n.Select(whose="opponents"), together=True),
            ),
            "a coin is flipped": (n.When("coin flipped"),),
        },
    )
    g.word("anybody", {"a player": "any"})
    g.means("anybody", {"{who:side}": lambda who: who})
    g.row("happening", {"{who:anybody} {does:player event}": lambda who, does: replace(does, player=who)})

    g.word(
        "player event",
        {
            "is|are attacked": n.When("attacked"),
            "attack|attacks": n.When("attack announced"),
            "draw|draws any number of cards": n.When("draws", together=True),
            "play|plays a resource": n.When("plays resource"),
        },
    )

    @g.rule("player event", "play|plays a|an {what:nominal}")
    def plays(what: Nominal) -> n.When | None:
        return n.When("played", card=select(what)) if what.types != ("resource",) else None

    @g.rule("happening", "any other {what:nominal} is played")
    def is_played(what: Nominal) -> tuple[n.When, ...]:
        return (n.When("played", card=select(what, other=True)),)

    g.word("standing", {"there are no tokens on this card": n.CompareIs(n.StatOf("tokens", n.This()), "=", 0)})
