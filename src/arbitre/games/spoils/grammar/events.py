"""What a paragraph waits for: when this card enters play, if you are attacked, at the start of your turn."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n
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
    g.means("named", {("another {what:nominal}", "any other {what:nominal}"): lambda what: select(what, other=True)})


def _add_deeds(g: Grammar) -> None:
    g.word(
        "card event",
        {
            "enters|enter play": ("enters play",),
            "leaves play": ("leaves play",),
            "enters or leaves play": ("enters play", "leaves play"),
            "is destroyed": ("destroyed",),
            "attacks": ("attacks",),
            "blocks": ("blocks",),
            "is blocked": ("is blocked",),
            "is restored": ("readies",),
            "restores": ("readies",),
            "(becomes | is) depleted": ("exerts",),
            "is picked": ("chosen",),
            "is flipped down": ("flipped",),
            "inflicts damage": ("inflicts damage",),
        },
    )

    g.row(
        "happening",
        {
            "{who:subject} {event:card event}": lambda who, event: tuple(n.When(one, card=who) for one in event),
            "{card:subject} enters play under your control": partial(n.When, "enters play", player="you"),
            "{card:subject} enters play under (your | an | and) opponent's control": partial(
                n.When, "enters play", player="opponents"
            ),
            "{card:subject} enters play from your hand": partial(n.When, "enters play", player="you", origin="hand"),
            "{card:subject} is destroyed by battle damage": partial(n.When, "destroyed", in_battle=True),
        },
    )

    @g.rule("happening", "a {what:nominal} is destroyed during a turn when this card damaged it")
    def destroyed_when_hurt(what: Nominal) -> tuple[n.When, ...]:
        hurt = n.Did(n.When("inflicts damage", card="this"), role="other")
        return (n.When("destroyed", card=select(what._replace(where=(*what.where, hurt)))),)

    g.row(
        "happening",
        {
            "{card:subject} is destroyed during a battle": partial(n.When, "destroyed", condition=n.Battle()),
            "{card:subject} inflicts damage to {other:hurt}": partial(n.When, "inflicts damage"),
            "{card:subject} inflicts battle damage": partial(n.When, "inflicts damage", in_battle=True),
            "{card:subject} inflicts battle damage to {other:hurt}": partial(n.When, "inflicts damage", in_battle=True),
            "{battle:kind of damage} is inflicted to {what:hurt}": lambda battle, what: n.When(
                "dealt damage", card=what, in_battle=battle == "battle"
            ),
        },
    )

    g.word("pile", {"your discard pile": "you", "a discard pile": "any"})

    @g.rule("happening", "{who:subject} is put into {pile:pile} from play")
    def into_discard(who: Any, pile: Any) -> tuple[n.When, ...]:
        return (n.When("put into discard", card=who, player=pile, origin="play"),)

    g.row(
        "happening",
        {
            # 402.3: a card in play, where nothing else is said.
            "{who:subject} goes to a discard pile": lambda who: into_discard(who, "any"),
            "{card:subject} is put into {player:pile} from anywhere": partial(n.When, "put into discard"),
            "an attacking party is formed including this card": partial(n.When, "attacks", "this"),
            "an attacking party is formed including this card and at least {count} other characters": lambda count: (
                n.When("attacks", card="this", condition=n.CompareIs(n.PartySize("own"), ">", count))
            ),
            "this card attacks in a party with more than {count} member|members": lambda count: n.When(
                "attacks", card="this", condition=n.CompareIs(n.PartySize("own"), ">", count)
            ),
            "this card is blocked by an opposing party of {count} or more characters": lambda count: n.When(
                "is blocked", card="this", condition=n.CompareIs(n.PartySize("opposing"), ">=", count)
            ),
        },
    )

    @g.rule("happening", "this card blocks a covert party")
    def blocks_covert() -> tuple[n.When, ...]:
        visible = n.Have(n.Select("character", where=(n.InBattle("attacking"), n.Not(n.HasKeyword("Covert")))), 0, "=")
        return (n.When("blocks", card="this", condition=visible),)


def _add_turns(g: Grammar) -> None:
    g.word("whose turn", {
        "your turn": "you",
        "(your | an) opponent's turn": "opponents",
        "each player's turn": "any",
        "each turn": "any",
    })  # fmt: skip

    g.means("moment", {"at the start of {who:whose turn}": lambda who: Moment((n.When("turn starts", player=who),))})
    g.means("moment", {"at the end of {who:whose turn}": lambda who: Moment((n.When("turn ends", player=who),))})

    g.word(
        "happening",
        {
            "you are attacked": (n.When("attacked", player="you"),),
            "you attack": (n.When("attack announced", player="you"),),
            "your opponent attacks": (n.When("attack announced", player="opponents"),),
            "you draw any number of cards": (n.When("draws", player="you", together=True),),
            "an effect controlled by your opponent causes you to discard any number of cards": (
                n.When("discards", player="you", by=n.Select(whose="opponents"), together=True),
            ),
            "your opponent plays a resource": (n.When("plays resource", player="opponents"),),
            "you play a resource": (n.When("plays resource", player="you"),),
            "a coin is flipped": (n.When("coin flipped"),),
        },
    )
    g.word("plays", {"you play": "you", "your opponent plays": "opponents", "a player plays": "any"})

    @g.rule("happening", "{who:plays} a|an {what:nominal}")
    def plays(who: Any, what: Nominal) -> tuple[n.When, ...] | None:
        return (n.When("played", card=select(what), player=who),) if what.types != ("resource",) else None

    @g.rule("happening", "any other {what:nominal} is played")
    def is_played(what: Nominal) -> tuple[n.When, ...]:
        return (n.When("played", card=select(what, other=True)),)

    g.word("standing", {"there are no tokens on this card": n.CompareIs(n.StatOf("tokens", n.This()), "=", 0)})
