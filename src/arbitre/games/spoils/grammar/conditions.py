"""What must be true: while you control an item, if there are no tokens on this card."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.amounts import Compared
from arbitre.games.spoils.grammar.nouns import Nominal, select
from arbitre.games.spoils.language import LANGUAGE

ATTACKS = n.Is(n.This(), where=(n.InBattle("attacking"),))
ALONE = n.All((ATTACKS, n.CompareIs(n.PartySize("own"), "=", 1)))


def about(what: n.Target, where: tuple[n.Filter, ...], kind: Any = "card") -> n.Condition | None:
    """That a card spoken of is like this; for cards described, that there is one."""
    if isinstance(what, n.This | n.That):
        called = what.ref.removeprefix("?the ") if isinstance(what, n.That) else ""
        if kind == "card" and called in LANGUAGE.words["CardType"]:
            kind = called  # "the character" is one
        return n.Is(what, kind, where)
    if isinstance(what, n.Each):
        cards = what.cards
        return n.Have(n.Select(cards.what, cards.whose, cards.zone, (*cards.where, *where), cards.other))
    return None


def add_conditions(g: Grammar) -> None:
    g.word(
        "condition1",
        {
            "you played this card in response to a tactic": n.InResponseTo(
                cards=n.Select("tactic", zone="being played")
            ),
            "you picked [a|an] (character | characters | item | character or location) as part of its cost": n.CompareIs(
                n.SizeOf("chosen"), ">=", 1
            ),
        },
    )

    g.means("condition", {"{one:condition1} and {other:condition1}": lambda one, other: n.All((one, other))})

    @g.rule("condition", "{one:condition1} and {other:condition1} or {third:condition1}")
    def both_or(one: n.Condition, other: n.Condition, third: n.Condition) -> n.Condition:
        return n.All((one, n.Either((other, third))))

    g.means("condition", {"{one:condition1}": lambda one: one})

    g.word("condition1", {"you played this card using flip up": n.PlayedBy("flip up")})
    g.word("condition1", {"you did not play this card using flip up": n.NoneOf(n.PlayedBy("flip up"))})

    @g.rule("condition1", "(you played this card during | it is) {whose:side's} turn")
    def in_turn(whose: str) -> n.Condition:
        return n.During("your turn" if whose == "you" else "opponents' turn")

    g.word("battle side", {"attacking": "attacks", "being attacked": "attacked", "blocking": "blocks"})

    @g.rule("condition1", "{who:side} is|are {side:battle side}")
    def in_battle(who: str, side: str) -> n.Condition | None:
        sides: dict[tuple[str, str], Any] = {
            ("you", "attacks"): "you attack",
            ("opponents", "attacks"): "you are attacked",
            ("you", "attacked"): "you are attacked",
            ("opponents", "attacked"): "you attack",
            ("you", "blocks"): "you block",
            ("opponents", "blocks"): "opponent blocks",
        }
        return n.Battle(sides[who, side])

    @g.rule("condition1", "there is|are {many:so many} token|tokens on {what:ref}")
    @g.rule("condition1", "{many:so many} token|tokens is|are on {what:ref}")
    @g.rule("condition1", "{what:ref} has|have {many:so many} token|tokens on it|them")
    def tokens(what: n.Target, many: Compared) -> n.Condition | None:
        return about(what, (n.StatIs("tokens", many.sign, many.amount),))

    g.word("so many", {"a|an": Compared(">=", 1), "no": Compared("=", 0)})
    g.means("so many", {"{than:compared}": lambda than: than})
    g.means("condition1", {("you control at least {icons}", "you control {icons}"): n.Threshold})

    _add_counts(g)
    _add_states(g)


def _add_counts(g: Grammar) -> None:
    g.word("having", {"there is|are": "any"})
    g.means("having", {"{who:side} control|controls|have|has": lambda who: who})

    def of(you: Any, what: Nominal) -> Nominal | None:
        if what.whose not in ("any", "actor", you) or (what.whose == "actor" and you == "any"):
            return None
        return what._replace(whose=you)

    @g.rule("condition1", "{you:having} any {what:nominal}")
    def has(you: Any, what: Nominal) -> n.Condition | None:
        return has_so_many(you, Compared(">=", 1), what)

    @g.rule("condition1", "{you:having} (another | any other) {what:nominal}")
    def has_other(you: Any, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        return n.Have(select(found, other=True)) if found else None

    @g.rule("condition1", "{you:having} {many:so many} {what:nominal}")
    def has_so_many(you: Any, many: Compared, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        if found is None:
            return None
        cards = select(found)
        if not isinstance(many.amount, int):
            return n.CompareIs(n.CountOf(cards), many.sign, many.amount)
        return n.Have(cards, many.amount) if many.sign == ">=" else n.Have(cards, many.amount, many.sign)

    @g.rule("condition1", "{you:having} an even number of {what:nominal}")
    def even(you: Any, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        return n.Even(n.CountOf(select(found))) if found else None

    g.word("more or fewer", {"more": ">", "fewer|less": "<", "(as many | the same number of)": "="})

    @g.rule("condition1", "{one:side} control|controls {sign:more or fewer} {what:nominal} than|as {other:side}")
    def more(one: str, sign: Any, what: Nominal, other: str) -> n.Condition | None:
        if one == other or what.whose != "any":
            return None
        ones, others = (n.CountOf(select(what._replace(whose=who))) for who in (one, other))
        return n.CompareIs(ones, sign, others)

    g.means("condition1", {"{left:term} is greater than or equal to {right:term}": partial(n.CompareIs, compare=">=")})

    @g.rule("condition1", "{whose:side's} faction has {amount:amount} influence {sign:or so}")
    def influence_or_so(whose: Any, amount: n.Amount, sign: Any) -> n.Condition:
        return n.CompareIs(n.InfluenceOf(whose), sign, amount)

    @g.rule("condition1", "{whose:side's} faction has {than:compared} influence")
    def influence(whose: Any, than: Compared) -> n.Condition:
        return n.CompareIs(n.InfluenceOf(whose), than.sign, than.amount)

    # what happened this turn

    @g.rule("condition1", "{who:side} [have|has] played {many:so many} {what:nominal} this turn")
    def played(who: Any, many: Compared, what: Nominal) -> n.Condition | None:
        return happened(n.When("played", card=select(what), player=who), many)

    @g.rule("condition1", "{who:side} [have|has] played {many:so many} other {what:nominal} this turn")
    def played_others(who: Any, many: Compared, what: Nominal) -> n.Condition | None:
        return happened(n.When("played", card=select(what, other=True), player=who), many)

    @g.rule("condition1", "{many:so many} {what:nominal} (has|have been | was|were) played this turn")
    def were_played(many: Compared, what: Nominal) -> n.Condition | None:
        return happened(n.When("played", card=select(what)), many)

    @g.rule("condition1", "{who:side} [have|has] played {many:so many} cards with the same name this turn")
    def played_alike(who: Any, many: Compared) -> n.Condition | None:
        return n.PlayedAlike(who, many.amount) if many.sign == ">=" and isinstance(many.amount, int) else None

    g.word("did", {"attack": n.When("attacks"), "block": n.When("blocks"), "assign damage": n.When("assigns damage")})
    g.word("done", {"attacked": n.When("attacks"), "blocked": n.When("blocks")})
    g.word("done", {"assigned damage": n.When("assigns damage")})

    @g.rule("condition1", "[this card] did not {what:did} this turn", "this card has not {what:done} this turn")
    def did_not(what: n.When) -> n.Condition:
        return n.NoneOf(did(what))

    @g.rule("condition1", "this card [has] {what:done} this turn")
    def did(what: n.When) -> n.Condition:
        return n.Happened(replace(what, card="this"))


def happened(when: n.When, many: Compared) -> n.Condition | None:
    if not isinstance(many.amount, int) or n.SameNameAs("it") in getattr(when.card, "where", ()):
        return None
    return n.Happened(when, many.amount) if many.sign == ">=" else n.Happened(when, many.amount, many.sign)


def _add_states(g: Grammar) -> None:
    g.word(
        "state",
        {
            "in a battle": n.InBattle(),
            "covert": n.HasKeyword("Covert"),
            "under your control since the start of the turn": n.HereSinceStart(),
        },
    )

    g.means("state", {"{word:condition word}": lambda word: word})
    g.means("state", {"a member of {role:formed}": n.InBattle})
    g.means("condition1", {"{what:ref} is|was|are|were {state}": lambda what, state: about(what, (state,))})

    @g.rule("condition1", "{what:ref} is|was|are|were not {state:state}")
    def is_not_so(what: n.Target, state: n.Filter) -> n.Condition | None:
        if isinstance(state, n.InBattle):
            return about(what, (replace(state, value=False),))
        return about(what, (n.Not(state),))

    @g.rule(
        "condition1", "{what:ref} (started the turn under your control | has been in play since the start of the turn)"
    )
    def since_start(what: n.Target) -> n.Condition | None:
        return about(what, (n.HereSinceStart(),))

    g.means("condition1", {"{who:side} own|owns {what:ref}": lambda who, what: about(what, (n.OwnedBy(who),))})

    @g.rule("condition1", "{what:ref} is the only member of an attacking party")
    def alone(what: n.Target) -> n.Condition | None:
        return ALONE if what in (n.This(), n.That("?it")) else None

    @g.rule(
        "condition1", "damage has been inflicted to {what:ref} this turn", "{what:ref} has received damage this turn"
    )
    def hurt(what: n.Target) -> n.Condition | None:
        return n.Is(what, where=(n.Did(n.When("inflicts damage"), "other"),)) if isinstance(what, n.That) else None

    @g.rule("condition1", "this card is in (play | your {zone:zone})")
    def in_zone(zone: Any = "play") -> n.Condition | None:
        return n.InZone(zone) if zone != "deck" else None

    @g.rule("condition1", "the top card of {whose:side's} deck is revealed")
    def top_revealed(whose: Any) -> n.Condition:
        return n.TopRevealed() if whose == "you" else n.TopRevealed(whose)

    @g.rule("condition1", "{what:ref} is in play")
    def still_there(what: n.Target) -> n.Condition | None:
        if not isinstance(what, n.That) or not what.ref.startswith("?the "):
            return None
        called = what.ref.removeprefix("?the ").partition("#")[0]
        return n.Have(n.Select(called if called in LANGUAGE.words["CardType"] else "card", among=what.ref))

    @g.rule("condition1", "a|an [appropriate] {kind:one type} is revealed")
    def was_revealed(kind: str) -> n.Condition:
        return n.CompareIs(n.SizeOf("?revealed"), ">=", 1)

    @g.rule("condition1", "{what:ref} is|was destroyed by that damage")
    def died_of_it(what: n.Target) -> n.Condition | None:
        return about(what, (n.Did(n.When("destroyed", by="this")),))

    @g.rule("condition1", "{what:ref} is|was a|an {kind:nominal}")
    def is_a(what: n.Target, kind: Nominal) -> n.Condition | None:
        cards = select(kind)
        if kind.whose != "any" or kind.zone != "play" or (what == n.This() and n.FaceDown() in cards.where):
            return None  # a card that lies face-down says nothing, unless it says that it does so there
        return about(what, cards.where, cards.what)

    @g.rule("condition1", "{what:ref} is|was a|an {word:subtype}")
    def is_such(what: n.Target, word: str) -> n.Condition | None:
        return about(what, (n.Classified((word,)),))

    @g.rule("condition1", "{what:ref} is|was not a|an {kind:nominal}")
    def is_not_a(what: n.Target, kind: Nominal) -> n.Condition | None:
        found = is_a(what, kind)
        return n.NoneOf(found) if found is not None else None

    @g.rule("condition1", "{what:ref} has|have {value:value}")
    def has_value(what: n.Target, value: n.Filter) -> n.Condition | None:
        tokens = isinstance(value, n.StatIs) and value.stat == "tokens"
        return None if tokens else about(what, (value,))

    @g.rule("condition1", "{what:ref} has [a] {stat:stat} of {low:digits} {high:added}")
    def has_between(what: n.Target, stat: Any, low: int, high: int) -> n.Condition | None:
        return about(what, (n.StatIs(stat, ">=", low), n.StatIs(stat, "<=", -high))) if high < 0 else None

    @g.rule("condition1", "{whose:whose} {stat:stat} is {than:than}")
    def its_value(whose: n.Target, stat: Any, than: Compared) -> n.Condition | None:
        return about(whose, (n.StatIs(stat, than.sign, than.amount),))

    @g.rule("condition1", "a|an {what:nominal} is attached to this card")
    def attached(what: Nominal) -> n.Condition:
        return n.Is(n.This(), where=(n.HasAttached(select(what)),))

    @g.rule("condition1", "this card is attacking a|an {what:nominal}")
    def attacking(what: Nominal) -> n.Condition:
        return n.All((ATTACKS, n.AttackOn(select(what))))

    @g.rule("condition1", "this card is attached to a|an {what:nominal}")
    def attached_to(what: Nominal) -> n.Condition:
        host = select(what)
        return n.Have(n.Select(host.what, host.whose, host.zone, (*host.where, n.HostOfThis())))

    g.means("condition1", {"{what:ref} is the chosen type": lambda what: about(what, (n.ChosenType(),))})
