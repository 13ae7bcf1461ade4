"""What holds as long as a card is in play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.amounts import Compared, put_for, speaks_of
from arbitre.games.spoils.grammar.changes import AS_LONG, Change, Changes, as_statics
from arbitre.games.spoils.grammar.nouns import THEIR_FACTION, YOUR_FACTION, Nominal, select
from arbitre.games.spoils.grammar.sentences import Effects, Sentence, combine, lasting, refers_back
from arbitre.games.spoils.language import LANGUAGE

Statics = tuple[n.Static, ...]


IT: Any = "?it"
"""A card that the condition speaks of."""


def meant(statics: Any, it: Any) -> Any:
    """The same with what "it" is."""
    if isinstance(statics, tuple):
        return tuple(meant(part, it) for part in statics)
    cards = {name: it for name in ("cards", "include") if getattr(statics, name, None) == IT}
    return replace(statics, **cards) if cards else statics


def one_spoken_of(condition: Any) -> Any:
    """The one card a condition speaks of: what this card is attached to, or this card; none if it is neither."""
    host = [one for one in parts_of(condition) if isinstance(one, n.Select) and n.HostOfThis() in one.where]
    if host:
        return n.Select(host[0].what, where=(n.HostOfThis(),))
    return "this" if any(isinstance(one, n.This) for one in parts_of(condition)) else None


def parts_of(node: Any) -> Iterator[Any]:
    yield node
    fields = (
        node if isinstance(node, tuple) else [getattr(node, name) for name in getattr(node, "__struct_fields__", ())]
    )
    for part in fields:
        yield from parts_of(part)


def add_statics(g: Grammar) -> None:
    g.means("static", {"{what:affected} {changes}": lambda what, changes: as_statics(what, changes)})

    @g.rule("static", "{what:affected} {changes:changes} , where {letter:letter} is {amount:told}")
    def changed_by(what: Any, changes: Changes, letter: str, amount: n.Amount) -> Statics | None:
        made = as_statics(what, changes)
        found: Statics | None = put_for(made, letter, amount) if speaks_of(made, letter) else None
        return found

    g.word("affected", {"this card": "this", "it": IT})

    @g.rule("affected", "{what:ref}", "{what:all}", "{what:bare}")
    def others(what: n.Target) -> Any:
        return what.cards if isinstance(what, n.Each) else None

    @g.rule("static ability", "{what:static}")
    def plain(what: Statics) -> n.StaticAbility | None:
        return None if meant(what, None) != what else n.StaticAbility(what)

    @g.rule(
        "static ability",
        "(while | if) {condition:condition} , {what:static}",
        "{what:static} while {condition:condition}",
    )
    def when_so(condition: n.Condition, what: Statics) -> n.StaticAbility | None:
        it = one_spoken_of(condition)
        made = meant(what, it)
        return None if it is None and made != what else n.StaticAbility(made, condition)

    @g.rule("statics", "{first:static ability} . {rest:statics?}")
    def statics(first: n.StaticAbility, rest: tuple[n.StaticAbility, ...] | None) -> tuple[n.StaticAbility, ...] | None:
        """What follows on something that happens instead is part of it."""
        if rest and any(isinstance(one, n.Instead) for one in first.effects):
            return None
        return (first, *(rest or ()))

    g.means(
        "statics",
        {
            "the top card of (each | your) opponent's deck is revealed at all times . if any of those cards are a|an {kind:one type} , {what:static} .": lambda kind, what: (
                n.StaticAbility((n.TopFaceUp("opponents"),)),
                n.StaticAbility(what, n.TopRevealed("opponents", kind)),
            ),
        },
    )

    @g.rule("statics", "players can attack only once each turn .")
    def one_attack() -> tuple[n.StaticAbility, ...]:
        """A player who has attacked cannot attack."""
        sides: tuple[Any, ...] = ("you", "opponents")
        return tuple(
            n.StaticAbility((n.PlayersCannot(who, "attack"),), n.Happened(n.When("attack announced", player=who)))
            for who in sides
        )

    g.row(
        "static",
        {
            "reduce the numeric cost of your faction's abilities by {amount:count} , to a minimum of {least:count}": partial(
                n.AbilitiesCostLess, YOUR_FACTION
            ),
            "{what:nominal} depleted by this card {changes}": lambda what, changes: as_statics(
                select(what._replace(where=(*what.where, n.DepletedBy()))), changes
            ),
            "the party is covert": partial(n.PartyCovert, "this"),
        },
    )

    g.means("blocked", {"only {by:nominal} can block (it | this card)": lambda by: n.BlockedOnlyBy("this", select(by))})

    @g.rule("blocked", "only parties with at least {count:count} members can block (it | this card)")
    def blocked_by_many(count: int) -> n.Static:
        return n.BlockedOnlyBy("this", members=count)

    g.means("static", {"{what:blocked}": lambda what: (what,)})

    @g.rule("static", "{what:blocked} , where {letter:letter} is {amount:told}")
    def blocked_where(what: n.Static, letter: str, amount: n.Amount) -> Statics | None:
        return (put_for(what, letter, amount),) if speaks_of(what, letter) else None

    @g.rule("change", "while {condition:condition} , {what:blocked}")
    def blocked_while(condition: n.Condition, what: n.Static) -> Changes:
        return (Change("ability", n.StaticAbility((what,), condition)),)

    @g.rule("static", "the named card cannot be played")
    def named_card() -> Statics:
        return (n.PlayersCant("all", n.Select(zone="hand", where=(n.NamedCard(),))),)

    @g.rule("static", "{what:affected} cannot {deed:forbidden} by {by:by such}")
    def not_by(what: Any, deed: Any, by: tuple[n.Filter, ...]) -> Statics | None:
        return (n.Cant(what, deed, by),) if deed in ("be picked", "be destroyed") else None

    @g.rule("by such", "{one:adjective} cards or {other:adjective} abilities")
    def such_cards_or_abilities(one: n.Filter, other: n.Filter) -> tuple[n.Filter, ...] | None:
        return (one,) if one == other else None

    @g.rule("by such", "{one:one type} cards or {other:one type} abilities")
    def of_type(one: Any, other: Any) -> tuple[n.Filter, ...] | None:
        return such_cards_or_abilities(n.TypeIs((one,)), n.TypeIs((other,)))

    @g.rule("by such", "the effects of {what:nominal}")
    def effects_of(what: Nominal) -> tuple[n.Filter, ...] | None:
        return None if what.types or what.whose != "any" or what.zone != "play" else what.where

    _add_own(g)
    _add_parties(g)
    _add_damage(g)
    _add_rules(g)


def _add_own(g: Grammar) -> None:
    g.row("static", {"(this card | it) enters play {how:entering}": lambda how: how})
    g.word("entering", {"depleted": n.EntersWith(exerted=True)})
    g.means("entering", {"with {tokens:how many} token|tokens on it": n.EntersWith})
    g.means("entering", {"under {player:an opponent's} control": n.EntersWith})

    g.word(
        "static",
        {
            "all battle damage that could be assigned to this card must be assigned to it": (n.TakesAllDamage("this"),),
            "anything that can pick this card must pick it": (n.MustBePicked(),),
            "you may play this card whenever you could play a tactic": (n.PlayAsTactic("this"),),
            "you may include as many copies of this card in your deck as you want": (n.AnyNumberInDeck(),),
            "you may assign its battle damage to the target of the attack instead of the blocking party": (
                n.Can("this", "assign to the target"),
            ),
            "you do not lose the game because your faction has 0 influence": (
                n.PlayersCannot("you", "lose at 0 influence"),
            ),
            "covert parties can be blocked by characters without covert": (
                n.Can(n.Select("character"), "block covert parties"),
            ),
        },
    )

    @g.rule("static", "if {who:side} draw|draws any number of cards , {change:by how much}")
    def drawn(who: Any, change: dict[str, Any]) -> Statics | None:
        more = change.get("change", 0)
        return (n.DrawMore(more) if who == "you" else n.DrawMore(more, who),) if more > 0 else None

    # what players cannot do

    g.means("players", {"{who:side}": lambda who: who})
    g.word("players", {"(players | both players)": "all"})
    g.word(
        "player's deed",
        {
            "draw cards": "draw",
            "attack": "attack",
            "play tactics": "play tactics",
            "play characters": "play characters",
            "play cards using flip up": "flip up",
            "respond to this card": "respond to this",
        },
    )

    g.row("static", {"{players} (cannot | may not) {forbid:player's deed}": n.PlayersCannot})
    g.word("not to be played", {"tactics": "play tactics", "characters": "play characters"})
    g.row("static", {"{forbid:not to be played} cannot be played": partial(n.PlayersCannot, "all")})
    g.word("done to this", {"pick": "be picked by opponents", "take control of": "be taken by opponents"})

    @g.rule("static", "{who:side} cannot {deed:done to this} {what:affected}")
    def opponents_cannot(who: str, deed: Any, what: Any) -> Statics | None:
        return (n.Cant(what, deed),) if who == "opponents" else None

    @g.rule("static", "{who:side} cannot attack {whose:side's} faction")
    def not_attacked(who: str, whose: str) -> Statics | None:
        return (n.Cant(YOUR_FACTION, "be attacked"),) if (who, whose) == ("opponents", "you") else None

    # what everybody sees

    g.row("static", {"{what:kept open} is revealed at all times": lambda what: what})
    g.means("kept open", {"{players:side's} hand": n.HandRevealed})
    g.means("kept open", {"the top card of {players:side's} deck": n.TopFaceUp})

    @g.rule(
        "static ability",
        "you may use abilities on {what:theirs} , but you must pay any numeric cost with your own resources ."
        " any additional costs must be satisfied as though {who:player} is using the ability ."
        " the ability's effect happens as if {again:player} used it",
    )
    def use_abilities(what: n.Select, who: str, again: str) -> n.StaticAbility | None:
        return n.StaticAbility((n.UseAbilities(what),)) if who == again == what.whose else None

    @g.rule("theirs", "your opponent's {what:nominal}")
    def theirs(what: Nominal) -> n.Select | None:
        return select(what._replace(whose="opponents")) if what.whose == "any" else None

    @g.rule(
        "static",
        "you may use abilities of {what:nominal} as though their controller used them , but you pay the numeric cost",
    )
    def use_as_controller(what: Nominal) -> Statics:
        return (n.UseAbilities(select(what)),)

    @g.rule("static", "you may play {what:nominal} whenever you could play a tactic")
    def as_tactic(what: Nominal) -> Statics | None:
        if what.whose != "any" or what.zone != "play":
            return None
        return (n.PlayAsTactic(select(what._replace(whose="you", zone="hand"))),)

    _add_instead(g)


class Would(NamedTuple):
    """What would happen, and to what: something may happen instead."""

    event: Any
    cards: Any
    player: Any = "any"
    in_battle: bool = False
    anywhere: bool = False
    by_opponents: bool = False


def _add_instead(g: Grammar) -> None:
    @g.rule("would", "{what:subject} (is | would be) destroyed [{how:how destroyed}]")
    def destroyed(what: Any, how: n.When | None = None) -> Would | None:
        if how is None:
            return Would("destroyed", what)
        return Would("destroyed", what, in_battle=how.in_battle) if how.condition is None else None

    @g.rule("would", "{what:subject} (is | would be) destroyed by an opposing card or effect")
    def destroyed_by_opponents(what: Any) -> Would:
        return Would("destroyed", what, by_opponents=True)

    @g.rule("would", "a|an {what:nominal} is destroyed during a turn when this card damaged it")
    def destroyed_when_hurt(what: Nominal) -> Would:
        hurt = n.Did(n.When("inflicts damage", card="this"), role="other")
        return Would("destroyed", select(what._replace(where=(*what.where, hurt))))

    @g.rule("would", "{what:subject} (is | would be) put into your discard pile from anywhere")
    def into_yours_from_anywhere(what: Any) -> Would:
        return Would("put into discard", what, "you", anywhere=what == "this")

    @g.rule("would", "a|an {what:nominal} is put into your discard pile")
    def into_yours(what: Nominal) -> Would:
        return Would("put into discard", select(what), "you")

    @g.rule("would", "{what:subject} is put into a discard pile from play")
    def from_play(what: Any) -> Would:
        return Would("put into discard", what)

    g.word("hand of", {"a player's hand": "any", "your hand": "you", "(your | an) opponent's hand": "opponents"})

    @g.rule("would", "a|an {what:nominal} (is | would be) put into {whose:hand of} [from play]")
    def into_hand(what: Nominal, whose: Any) -> Would:
        return Would("put into hand", select(what), whose)

    def made(would: Would, effects: tuple[n.Effect, ...], may: bool = False, once: bool = False) -> n.Instead:
        event, cards, player, in_battle, anywhere, by_opponents = would
        return n.Instead(event, effects, cards, player, may, in_battle, once, by_opponents, anywhere)

    def done(effects: tuple[n.Effect, ...], rest: list[Sentence]) -> tuple[n.Effect, ...] | None:
        """What a player may do instead, and what happens if they do: both are what happens instead."""
        if rest[0].kind != "if do":
            return None
        then = combine([Sentence("plain", (n.May(effects),)), *rest])
        if then is None or len(then) != 1 or not isinstance(then[0], n.IfYouDo) or then[0].otherwise:
            return None
        if any(isinstance(one, n.Exert | n.RemoveFromBattle) for one in then[0].then):
            return (n.IfYouDo(then[0].first, then[0].then),)  # what need not be possible for it to be done
        return (*then[0].first, *then[0].then)

    @g.rule("instead", "if {would:would} , {effects:said} instead")
    def instead(would: Would, effects: tuple[n.Effect, ...]) -> n.Instead | None:
        return None if _may(effects) else made(would, effects)

    @g.rule("instead", "if {would:would} , you may {effects:clause} instead")
    def instead_may(would: Would, effects: tuple[n.Effect, ...]) -> n.Instead:
        return made(would, effects, may=True)

    g.means("static", {"{what:instead}": lambda what: (what,)})

    @g.rule("static ability", "if {would:would} , {effects:said} instead . {rest:more text}")
    def instead_and_more(would: Would, effects: tuple[n.Effect, ...], rest: list[Sentence]) -> n.StaticAbility | None:
        then = None if _may(effects) else combine([Sentence("plain", effects), *rest])
        return None if then is None else n.StaticAbility((made(would, then),))

    @g.rule("static ability", "if {would:would} , you may {effects:clause} instead . {rest:more text}")
    def instead_if_you_like(
        would: Would, effects: tuple[n.Effect, ...], rest: list[Sentence]
    ) -> n.StaticAbility | None:
        then = done(effects, rest)
        return None if then is None else n.StaticAbility((made(would, then, may=True),))

    g.means("more text", {"{what:said}": lambda what: [Sentence("plain", what)]})
    g.means("more text", {"if you do [,] {what:said}": lambda what: [Sentence("if do", what)]})
    g.means("more text", {"otherwise [,] {what:said}": lambda what: [Sentence("otherwise", what)]})
    g.means("more text", {"{first:sentence} {rest:more text}": lambda first, rest: [first, *rest]})

    @g.rule("static ability", "if {condition:standing} and it is destroyed , {effects:said} instead")
    def instead_while(condition: n.Condition, effects: tuple[n.Effect, ...]) -> n.StaticAbility:
        return n.StaticAbility((n.Instead("destroyed", effects, "this"),), condition)

    # the next time only

    @g.rule("next time", "the next time {what:ref} is destroyed [{how:how destroyed}] {long:how long} ,")
    def next_time(what: n.Target, long: str, how: n.When | None = None) -> tuple[Would, str] | None:
        cards = _among(what)
        if cards is None or (how is not None and how.condition is not None):
            return None
        return Would("destroyed", cards, in_battle=how is not None and how.in_battle), long

    @g.rule("sentences", "{when:next time} {effects:said} instead . {rest:sentences?}")
    def replaced_once(
        when: tuple[Would, str], effects: tuple[n.Effect, ...], rest: list[Sentence] | None
    ) -> list[Sentence] | None:
        """What is then said of the same card belongs to it."""
        if _may(effects):
            return None
        inner = [Sentence("plain", effects)]
        left = list(rest or [])
        while left and left[0].kind == "plain" and refers_back(left[0].effects):
            inner.append(left.pop(0))
        then = combine(inner)
        if then is None:
            return None
        would, long = when
        waits: Any = n.Continuous(made(would, then, once=True), long)
        return [Sentence("plain", (waits,)), *left]

    @g.rule(
        "sentences", "{when:next time} if this card is in play you may {effects:clause} instead . {rest:more text} ."
    )
    def replaced_once_if_you_like(
        when: tuple[Would, str], effects: tuple[n.Effect, ...], rest: list[Sentence]
    ) -> list[Sentence] | None:
        """What must be in play is destroyed for it, so it can be done only while it is."""
        if effects != (n.Banish(n.That("?it")),):
            return None
        then = done((n.Banish(n.This()),), rest)
        would, long = when
        return None if then is None else [Sentence("plain", (n.Continuous(made(would, then, True, True), long),))]


def _may(effects: Any) -> bool:
    """Whether a player may do it: that something may be replaced does not mean that it is replaced by something a
    player may do."""
    if isinstance(effects, tuple):
        return any(_may(one) for one in effects)
    return isinstance(effects, n.May) or (isinstance(effects, n.If) and _may((*effects.then, *effects.otherwise)))


def _among(what: n.Target) -> n.Select | None:
    """One certain card spoken of."""
    if not isinstance(what, n.That) or not what.ref.startswith("?the "):
        return None
    called: Any = what.ref.removeprefix("?the ").partition("#")[0]
    return n.Select(called, among=what.ref) if called in LANGUAGE.words["CardType"] else None


def _add_parties(g: Grammar) -> None:
    g.word(
        "formed",
        {"an attacking party": "attacking", "a blocking party": "blocking", "an attacking or blocking party": "any"},
    )
    g.word("members", {"an even number of members": ("even", 0)})

    @g.rule("members", "{than:compared} member|members")
    def so_many(than: Compared) -> tuple[str, int] | None:
        return (than.sign, than.amount) if isinstance(than.amount, int) else None

    def must(party: Any, members: tuple[Any, int], with_this: bool) -> n.PartyMust:
        sign, count = members
        if sign == "even":
            return n.PartyMust(party, with_this, even=True)
        return n.PartyMust(party, with_this, compare=sign, members=count)

    @g.rule("static", "when|if {party:formed} is formed , it must have {members:members}")
    def every_party(party: Any, members: tuple[Any, int]) -> Statics:
        return (must(party, members, False),)

    @g.rule("static", "when|if {party:formed} is formed including {what:named} , it must have {members:members}")
    def party_with(party: Any, what: Any, members: tuple[Any, int]) -> Statics:
        return (must(party, members, True) if what == "this" else replace(must(party, members, False), with_card=what),)

    @g.rule("static", "if you are attacked , this card must block if it can")
    def must_block() -> Statics:
        return (n.PartyMust("blocking", include="this"),)


def _add_damage(g: Grammar) -> None:
    g.word("less or more", {"reduce": -1, "increase": 1})

    @g.rule("by how much", "{sign:less or more} (the amount | it) by {amount:count}")
    def by(sign: int, amount: int) -> dict[str, Any]:
        return {"change": sign * amount}

    g.means("by how much", {"reduce (the amount | it) to {amount:count}": lambda amount: {"to": amount}})
    g.word("kind of damage", {"damage": "any", "battle damage": "battle"})

    def only(battle: str) -> bool | None:
        return True if battle == "battle" else None

    @g.rule("hurt", "{what:named}")
    def hurt_card(what: Any) -> Any:
        """Not "it": that might be the card that inflicts the damage."""
        return what

    g.means("hurt", {"{what:bare}": lambda what: what.cards})
    g.word("hurt", {"your faction": YOUR_FACTION, "(an | your) opponent's faction": THEIR_FACTION})

    @g.rule(
        "damage rule", "if {battle:kind of damage} is inflicted to {hurt:hurt} [{by:hurt by}] , {change:by how much}"
    )
    def inflicted(battle: str, hurt: Any, change: dict[str, Any], by: Any = None) -> n.DamageChange:
        return n.DamageChange(hurt, by, battle=only(battle), **change)

    g.means("hurt by", {"by {by:named}": lambda by: by})
    g.means("hurt by", {"by {by:bare}": lambda by: by.cards})

    @g.rule("damage rule", "if {by:subject} inflicts {battle:kind of damage} to {hurt:hurt} , {change:by how much}")
    def inflicts(by: Any, battle: str, hurt: Any, change: dict[str, Any]) -> n.DamageChange:
        return n.DamageChange(hurt, by, battle=only(battle), **change)

    @g.rule("damage rule", "reduce all {battle:kind of damage} inflicted to {hurt:hurt} [{by:hurt by}] to {to:count}")
    @g.rule(
        "damage rule", "all {battle:kind of damage} inflicted to {hurt:hurt} [{by:hurt by}] is reduced to {to:count}"
    )
    def all_damage(battle: str, hurt: Any, to: int, by: Any = None) -> n.DamageChange:
        return n.DamageChange(hurt, by, battle=only(battle), to=to)

    g.row("static", {"{what:damage rule}": lambda what: what})

    @g.rule(
        "static ability",
        "if {battle:kind of damage} is inflicted to this card while it is {state:state} , {change:by how much}",
    )
    def inflicted_while(battle: str, state: n.Filter, change: dict[str, Any]) -> n.StaticAbility:
        made = n.DamageChange("this", battle=only(battle), **change)
        return n.StaticAbility((made,), n.Is(n.This(), where=(state,)))

    g.row(
        "static",
        {
            "if any amount of damage greater than {most:count} is inflicted to this card , {change:by how much}": lambda most, change: (
                n.DamageChange("this", more_than=most, **change)
            ),
            "{by:bare} cannot inflict damage to this card": lambda by: n.DamageChange("this", by=by.cards, to=0),
        },
    )

    # for a while: of cards spoken of, by this card, or in a battle

    @g.rule("damage deed", "if {battle:kind of damage} is inflicted to {what:ref} , {change:by how much}")
    def hurt_for_now(battle: str, what: n.Target, change: dict[str, Any]) -> Effects:
        return (n.Continuous(n.DamageChange("this", battle=only(battle), **change), AS_LONG, what),)

    @g.rule("damage deed", "all {battle:kind of damage} inflicted to {what:ref} is reduced to {to:count}")
    @g.rule("damage deed", "reduce all {battle:kind of damage} inflicted to {what:ref} to {to:count}")
    def all_to(battle: str, what: n.Target, to: int) -> Effects:
        return hurt_for_now(battle, what, {"to": to})

    @g.rule("damage deed", "reduce all {battle:kind of damage} inflicted by {what:ref} to {to:count}")
    def all_by(battle: str, what: n.Target, to: int) -> Effects:
        return (n.Continuous(n.DamageChange(by="this", battle=only(battle), to=to), AS_LONG, what),)

    @g.rule("damage deed", "reduce all {battle:kind of damage} {what:ref} inflicts to {hurt:hurt} to {to:count}")
    def all_by_to(battle: str, what: n.Target, hurt: Any, to: int) -> Effects:
        return (n.Continuous(n.DamageChange(hurt, "this", battle=only(battle), to=to), AS_LONG, what),)

    @g.rule("damage deed", "{what:damage rule}")
    def rule_for_now(what: n.DamageChange) -> Effects | None:
        """Where this card inflicts it, it must be in play all the while."""
        if what.cards == "this":
            return None
        return (n.Continuous(what, AS_LONG, n.This()),) if what.by == "this" else (n.Continuous(what, AS_LONG),)

    g.means("told deed", {"{what:damage deed}": lambda what: what})

    @g.rule("while1", "if {battle:kind of damage} is inflicted to {what:ref} {long:how long} , {change:by how much}")
    def hurt_this_turn(battle: str, what: n.Target, long: str, change: dict[str, Any]) -> Effects | None:
        made: Effects | None = lasting(hurt_for_now(battle, what, change), long)
        return made

    g.word("attached's", {"the attached character's": n.Each(n.Select("character", where=(n.HostOfThis(),)))})
    g.row(
        "while1",
        {
            "reduce all {battle:kind of damage} inflicted {long:how long} to {to:count}": lambda battle, long, to: (
                n.Continuous(n.DamageChange(battle=only(battle), to=to), long)
            ),
            "reduce {what:attached's} {battle:kind of damage} {long:how long} to {to:count}": lambda what, battle, long, to: (
                n.Continuous(n.DamageChange(by=what.cards, battle=only(battle), to=to), long)
            ),
            "[this turn ,] the next {amount} damage inflicted to {what:target} [this turn] is inflicted to {to:ref} instead": lambda amount, what, to: (
                n.ReplaceDamage(what, amount, to) if isinstance(to, n.This | n.That) else None
            ),
            "reduce the next damage inflicted to {target} this turn by {amount}": partial(n.ReplaceDamage, once=True),
        },
    )

    @g.rule("told deed", "{who:player} (cannot | may not) {deed:player's deed}")
    @g.rule("told deed", "{who:players} (cannot | may not) {deed:player's deed}")
    def they_cannot(who: Any, deed: Any) -> Effects | None:
        if who not in ("opponents", "all", "that player"):
            return None
        return (n.Continuous(n.PlayersCannot(who, deed), AS_LONG),)

    @g.rule("told deed", "{deed:not to be played} cannot be played")
    def not_played_now(deed: Any) -> Effects:
        return (n.Continuous(n.PlayersCannot("all", deed), AS_LONG),)

    @g.rule(
        "while1",
        "if {what:ref} assigns battle damage to the blocking party during this battle ,"
        " assign it to the target of the attack instead",
    )
    def past_blockers(what: n.Target) -> tuple[n.Effect, ...]:
        return (n.Continuous(n.Can("this", "assign only to the target"), "this battle", what),)

    g.row("while1", {"{duration:how long} , {effect:instead}": n.Continuous})

    @g.rule("while1", "this turn , while this card is in a battle , {what:static}")
    def in_battle_this_turn(what: Statics) -> tuple[n.Effect, ...] | None:
        if not all(
            isinstance(one, n.Gets) and one.cards != "this" and n.InBattle("against this") in one.cards.where
            for one in what
        ):
            return None  # only of those it is in a battle with: of them it holds only then
        return tuple(n.Continuous(one, "this turn") for one in what)

    g.means("said1", {"{what:while1}": lambda what: what})

    @g.rule("static", "all damage assigned to this card by {by:bare} is reduced to {to:count}")
    def assigned(by: n.Each, to: int) -> Statics:
        return (n.DamageChange("this", by=by.cards, battle=True, to=to),)

    @g.rule("static", "if {whose:side's} faction loses influence , {change:by how much}")
    def influence(whose: Any, change: dict[str, Any]) -> Statics | None:
        return (n.InfluenceChange(whose, change["change"]),) if "change" in change else None


def _add_rules(g: Grammar) -> None:
    @g.rule(
        "static",
        "reduce the numeric cost of {what:nominal} you play by {amount:count} , to a minimum of {least:count}",
        "the numeric cost of {what:nominal} you play is reduced by {amount:count} , to a minimum of {least:count}",
    )
    def cheaper(what: Nominal, amount: int, least: int) -> Statics:
        return (n.CostsLess(select(what._replace(zone="hand", whose="you")), amount, least=least),)

    @g.rule("static", "{who:players} must pay {amount:count} to {deed:paid for}")
    def must_pay(who: Any, amount: int, deed: n.MustPay) -> Statics:
        if deed.action == "attack with" and deed.cards is None:
            return (n.PartyMust("attacking", players=who, pay=amount),)
        return (replace(deed, players=who, amount=amount),)

    g.word(
        "paid for",
        {"attack": n.MustPay("all", "attack with", 0), "search their|your deck": n.MustPay("all", "search", 0)},
    )

    @g.rule("paid for", "use a|an {kind:one type's} ability")
    def to_use(kind: Any) -> n.MustPay:
        return n.MustPay("all", "use ability", 0, n.Select(kind))

    @g.rule("paid for", "play a|an {what:nominal}")
    def to_play(what: Nominal) -> n.MustPay | None:
        if what.zone != "play" or what.whose != "any":
            return None
        return n.MustPay("all", "play", 0, select(what._replace(zone="hand")))

    @g.rule("paid for", "{deed:paid with} a|an {what:nominal}")
    def to_do_with(deed: Any, what: Nominal) -> n.MustPay:
        return n.MustPay("all", deed, 0, select(what))

    g.word("paid with", {"pick": "pick", "attack with": "attack with", "block with": "block with"})

    g.row(
        "static",
        {
            "treat {what:ref} as though it has no rules text": lambda what: (
                n.NoText(what.cards) if isinstance(what, n.Each) else None
            ),
            "{cards:affected} gain|gains the rules text “ {abilities:paragraph} ”": n.Gains,
        },
    )

    @g.rule("static", "{what:attached's} controller must pay {amount:count} to {deed:paid with} it")
    def pay_to_use_host(what: n.Each, amount: int, deed: Any) -> Statics | None:
        return (n.MustPay("all", deed, amount, what.cards),) if deed != "pick" else None
