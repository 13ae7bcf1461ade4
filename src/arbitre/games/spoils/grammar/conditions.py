"""What must be true: while you control an item, if there are no tokens on this card."""

from __future__ import annotations

from functools import partial
from typing import Any

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.nouns import Nominal, select
from arbitre.games.spoils.language import LANGUAGE

ATTACKS = n.Is(n.This(), where=(n.InBattle("attacking"),))
ALONE = n.All((ATTACKS, n.CompareIs(n.PartySize("own"), "=", 1)))
TOKENS_HERE = n.StatOf("tokens", n.This())


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
            "you played this card using flip up": n.PlayedBy("flip up"),
            "you did not play this card using flip up": n.NoneOf(n.PlayedBy("flip up")),
            "you played this card in response to a tactic": n.InResponseTo(
                cards=n.Select("tactic", zone="being played")
            ),
            "you picked [a|an] (character | characters | item | character or location) as part of its cost": n.CompareIs(
                n.SizeOf("chosen"), ">=", 1
            ),
            "there is a token on this card": n.CompareIs(TOKENS_HERE, ">=", 1),
            "(there are no tokens on this card | no tokens are on this card | there are no tokens on it)": n.CompareIs(
                TOKENS_HERE, "=", 0
            ),
            "it is your turn": n.During("your turn"),
            "you are attacking": n.Battle("you attack"),
            "your opponent is attacking": n.Battle("you are attacked"),
            "you are being attacked": n.Battle("you are attacked"),
            "your opponent is blocking": n.Battle("opponent blocks"),
            "this card is in play": n.InZone("play"),
            "this card is in your hand": n.InZone("hand"),
            "you own this card": n.Is(n.This(), where=(n.OwnedBy("you"),)),
            "this card has not assigned damage this turn": n.NoneOf(n.Happened(n.When("assigns damage", card="this"))),
            "(damage has been inflicted to the character | the character has received damage) this turn": n.Is(
                n.That("?the character"), where=(n.Did(n.When("inflicts damage"), "other"),)
            ),
            "a tactic has been played this turn": n.Happened(n.When("played", card=n.Select("tactic"))),
            "this card started the turn under your control": n.Is(n.This(), where=(n.HereSinceStart(),)),
            "[this card] did not attack this turn": n.NoneOf(n.Happened(n.When("attacks", card="this"))),
            "you played this card during (an | your) opponent's turn": n.During("opponents' turn"),
            "this card is the only member of an attacking party": ALONE,
            "it is the only member of an attacking party": ALONE,
            "the top card of your deck is revealed": n.TopRevealed(),
            "this card has been in play since the start of the turn": n.Is(n.This(), where=(n.HereSinceStart(),)),
        },
    )

    g.means("condition", {"{one:condition1} and {other:condition1}": lambda one, other: n.All((one, other))})

    @g.rule("condition", "{one:condition1} and {other:condition1} or {third:condition1}")
    def both_or(one: n.Condition, other: n.Condition, third: n.Condition) -> n.Condition:
        return n.All((one, n.Either((other, third))))

    g.means("condition", {"{one:condition1}": lambda one: one})

    g.means(
        "condition1",
        {
            "(there are at least {right:count} tokens on this card | this card has at least {right:count} tokens on it)": partial(
                n.CompareIs, TOKENS_HERE, ">="
            ),
            "{what:ref} (has | have) at least {amount} token|tokens on it": lambda what, amount: about(
                what, (n.StatIs("tokens", ">=", amount),)
            ),
            "you control at least {icons}": n.Threshold,
            "you control {icons}": n.Threshold,
        },
    )

    _add_counts(g)
    _add_states(g)


def _add_counts(g: Grammar) -> None:
    g.word(
        "you",
        {"you control|have": "you", "(your | an | any) opponent controls|has": "opponents", "there (is|are)": "any"},
    )

    def of(you: Any, what: Nominal) -> Nominal | None:
        if what.whose not in ("any", "actor", you) or (what.whose == "actor" and you == "any"):
            return None
        return what._replace(whose=you)

    @g.rule("condition1", "{you:you} a|an {what:nominal}", "{you:you} any {what:nominal}")
    def has(you: Any, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        return n.Have(select(found)) if found else None

    @g.rule("condition1", "{you:you} (another | any other) {what:nominal}")
    def has_other(you: Any, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        return n.Have(select(found, other=True)) if found else None

    @g.rule("condition1", "{you:you} at least {count:amount} {what:nominal}")
    def at_least(you: Any, count: n.Amount, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        if found is None:
            return None
        cards = select(found)
        return n.Have(cards, count) if isinstance(count, int) else n.CompareIs(n.CountOf(cards), ">=", count)

    @g.rule("condition1", "{you:you} {count:count} or fewer|less {what:nominal}")
    def at_most(you: Any, count: int, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        return n.Have(select(found), count, "<=") if found else None

    @g.rule("condition1", "{you:you} only {count:count} {what:nominal}")
    def only(you: Any, count: int, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        return n.Have(select(found), count, "=") if found else None

    @g.rule("condition1", "{you:you} no {what:nominal}")
    def none(you: Any, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        return n.Have(select(found), 0, "=") if found else None

    @g.rule("condition1", "{you:you} an even number of {what:nominal}")
    def even(you: Any, what: Nominal) -> n.Condition | None:
        found = of(you, what)
        return n.Even(n.CountOf(select(found))) if found else None

    @g.rule("condition1", "you control more {what:nominal} than any opponent")
    def more(what: Nominal) -> n.Condition:
        mine, theirs = (n.CountOf(select(what._replace(whose=who))) for who in ("you", "opponents"))
        return n.CompareIs(mine, ">", theirs)

    @g.rule("condition1", "your opponent controls more {what:nominal} than you")
    def fewer(what: Nominal) -> n.Condition:
        mine, theirs = (n.CountOf(select(what._replace(whose=who))) for who in ("you", "opponents"))
        return n.CompareIs(theirs, ">", mine)

    g.means("condition1", {"{left:term} is greater than or equal to {right:term}": partial(n.CompareIs, compare=">=")})

    @g.rule("condition1", "{who:faction of} has {count:count} influence or less")
    def influence(who: Any, count: int) -> n.Condition:
        return n.CompareIs(n.InfluenceOf(who), "<=", count)

    g.word("faction of", {"your faction": "you", "your opponent's faction": "opponents"})

    @g.rule("condition1", "you have played at least {count:count} other {what:nominal} this turn")
    def played_others(count: int, what: Nominal) -> n.Condition:
        return n.Happened(n.When("played", card=select(what, other=True), player="you"), count)

    @g.rule("condition1", "your opponent played a {what:nominal} this turn")
    def they_played(what: Nominal) -> n.Condition:
        return n.Happened(n.When("played", card=select(what), player="opponents"))


def _add_states(g: Grammar) -> None:
    g.word(
        "state",
        {
            "in a battle": n.InBattle(),
            "not in a battle": n.InBattle(value=False),
            "attacking": n.InBattle("attacking"),
            "a member of an attacking party": n.InBattle("attacking"),
            "blocking": n.InBattle("blocking"),
            "depleted": n.Exerted(),
            "covert": n.HasKeyword("Covert"),
        },
    )

    g.means("condition1", {"{what:ref} (is|was|are) {state}": lambda what, state: about(what, (state,))})

    @g.rule("condition1", "{what:ref} is in play")
    def still_there(what: n.Target) -> n.Condition | None:
        if not isinstance(what, n.That) or not what.ref.startswith("?the "):
            return None
        called = what.ref.removeprefix("?the ").partition("#")[0]
        return n.Have(n.Select(called if called in LANGUAGE.words["CardType"] else "card", among=what.ref))

    @g.rule("condition1", "a|an [appropriate] {kind:one type} is revealed")
    def was_revealed(kind: str) -> n.Condition:
        return n.CompareIs(n.SizeOf("?revealed"), ">=", 1)

    @g.rule("condition1", "{what:ref} (is | was) destroyed by that damage")
    def died_of_it(what: n.Target) -> n.Condition | None:
        return about(what, (n.Did(n.When("destroyed", by="this")),))

    @g.rule("condition1", "{what:ref} (is | was) a|an {kind:nominal}")
    def is_a(what: n.Target, kind: Nominal) -> n.Condition | None:
        cards = select(kind)
        if kind.whose != "any" or kind.zone != "play":
            return None
        return about(what, cards.where, cards.what)

    @g.rule("condition1", "{what:ref} (is | was) a|an {word:subtype}")
    def is_such(what: n.Target, word: str) -> n.Condition | None:
        return about(what, (n.Classified((word,)),))

    @g.rule("condition1", "{what:ref} is not a|an {kind:nominal}")
    def is_not_a(what: n.Target, kind: Nominal) -> n.Condition | None:
        found = is_a(what, kind)
        return n.NoneOf(found) if found is not None else None

    g.means(
        "condition1",
        {
            (
                "{what:ref} has {amount} {stat} or less",
                "{what:ref} has {stat} {amount} or less",
            ): lambda what, amount, stat: about(what, (n.StatIs(stat, "<=", amount),)),
            "{what:ref} has [a] {stat} of {amount:count} or higher": lambda what, stat, amount: about(
                what, (n.StatIs(stat, ">=", amount),)
            ),
            "{what:ref} has [a] {stat} of {low:digits} {high:added}": lambda what, stat, low, high: (
                about(what, (n.StatIs(stat, ">=", low), n.StatIs(stat, "<=", -high))) if high < 0 else None
            ),
            "its {stat} is {amount:count} or less": lambda amount, stat: about(
                n.That("?it"), (n.StatIs(stat, "<=", amount),)
            ),
            "{what:ref} has {amount} {stat}": lambda what, amount, stat: about(what, (n.StatIs(stat, "=", amount),)),
            "a {what:nominal} is attached to this card": lambda what: n.Is(
                n.This(), where=(n.HasAttached(select(what)),)
            ),
            "this card is attacking a|an {what:nominal}": lambda what: n.All((ATTACKS, n.AttackOn(select(what)))),
            "an opponent played at least {count} cards with the same name this turn": partial(
                n.PlayedAlike, "opponents"
            ),
            "there is at least one {what:nominal}": lambda what: n.Have(select(what)),
        },
    )

    @g.rule("condition1", "this card is attached to a|an {what:nominal}")
    def attached_to(what: Nominal) -> n.Condition:
        host = select(what)
        return n.Have(n.Select(host.what, host.whose, host.zone, (*host.where, n.HostOfThis())))

    g.means("condition1", {"{what:ref} is the chosen type": lambda what: about(what, (n.ChosenType(),))})
