"""What holds as long as a card is in play."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.amounts import put_for, speaks_of
from arbitre.games.spoils.grammar.changes import Change, Changes, as_statics
from arbitre.games.spoils.grammar.nouns import THEIR_FACTION, YOUR_FACTION, Nominal, select
from arbitre.games.spoils.grammar.sentences import Sentence, combine, refers_back
from arbitre.games.spoils.language import LANGUAGE

Statics = tuple[n.Static, ...]


def add_statics(g: Grammar) -> None:
    g.means("static", {"{what:affected} {changes}": lambda what, changes: as_statics(what, changes)})

    @g.rule("static", "{what:affected} {changes:changes} , where {letter:letter} is {amount:told}")
    def changed_by(what: Any, changes: Changes, letter: str, amount: n.Amount) -> Statics | None:
        made = as_statics(what, changes)
        found: Statics | None = put_for(made, letter, amount) if speaks_of(made, letter) else None
        return found

    g.means("affected", {("this card", "it"): lambda: "this"})

    @g.rule("affected", "{what:ref}", "{what:all}", "{what:bare}")
    def others(what: n.Target) -> Any:
        return what.cards if isinstance(what, n.Each) else None

    g.means("static ability", {"{effects:static}": n.StaticAbility})
    g.means("static ability", {"(while | if) {condition} , {effects:static}": n.StaticAbility})
    g.means("static ability", {"{effects:static} while {condition}": n.StaticAbility})

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

    @g.rule("static", "this card cannot be picked by {one:adjective} cards or {other:adjective} abilities")
    def not_picked_by(one: n.Filter, other: n.Filter) -> Statics | None:
        return (n.Cant("this", "be picked", (one,)),) if one == other else None

    @g.rule("static", "this card cannot be destroyed by the effects of {what:nominal}")
    def not_destroyed_by(what: Nominal) -> Statics | None:
        if what.types or what.whose != "any" or what.zone != "play":
            return None
        return (n.Cant("this", "be destroyed", what.where),)

    _add_own(g)
    _add_parties(g)
    _add_damage(g)
    _add_rules(g)


def _add_own(g: Grammar) -> None:
    @g.rule(
        "static",
        "this card enters play with {count:how many} token|tokens on it",
        "it enters play with {count:how many} token|tokens on it",
    )
    def with_tokens(count: n.Amount) -> Statics:
        return (n.EntersWith(count),)

    g.word(
        "static",
        {
            "this card enters play depleted": (n.EntersWith(exerted=True),),
            "this card enters play under your opponent's control": (n.EntersWith(player="opponents"),),
            "all battle damage that could be assigned to this card must be assigned to it": (n.TakesAllDamage("this"),),
            "anything that can pick this card must pick it": (n.MustBePicked(),),
            "you may play this card whenever you could play a tactic": (n.PlayAsTactic("this"),),
            "you may include as many copies of this card in your deck as you want": (n.AnyNumberInDeck(),),
            "your opponents cannot respond to this card": (n.PlayersCannot("opponents", "respond to this"),),
            "(your opponent | opponents) cannot pick this card": (n.Cant("this", "be picked by opponents"),),
            "you may assign its battle damage to the target of the attack instead of the blocking party": (
                n.Can("this", "assign to the target"),
            ),
            "your opponent cannot respond to this card": (n.PlayersCannot("opponents", "respond to this"),),
            "you cannot draw cards": (n.PlayersCannot("you", "draw"),),
            "you do not lose the game because your faction has 0 influence": (
                n.PlayersCannot("you", "lose at 0 influence"),
            ),
            "your opponent cannot attack your faction": (n.Cant(YOUR_FACTION, "be attacked"),),
            "(your opponent | opponents) cannot take control of this card": (n.Cant("this", "be taken by opponents"),),
            "if you draw any number of cards , increase the amount by 1": (n.DrawMore(1),),
            "the top card of your deck is revealed at all times": (n.TopFaceUp("you"),),
            "your opponent's hand is revealed at all times": (n.HandRevealed("opponents"),),
            "your hand is revealed at all times": (n.HandRevealed("you"),),
            "covert parties can be blocked by characters without covert": (
                n.Can(n.Select("character"), "block covert parties"),
            ),
        },
    )

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
    g.means("would", {"{what:subject} (is | would be) destroyed": lambda what: Would("destroyed", what)})

    @g.rule("would", "{what:subject} (is | would be) destroyed by battle damage")
    def destroyed_in_battle(what: Any) -> Would:
        return Would("destroyed", what, in_battle=True)

    @g.rule("would", "{what:subject} would be destroyed by an opposing card or effect")
    def destroyed_by_opponents(what: Any) -> Would:
        return Would("destroyed", what, by_opponents=True)

    @g.rule("would", "a {what:nominal} is destroyed during a turn when this card damaged it")
    def destroyed_when_hurt(what: Nominal) -> Would:
        hurt = n.Did(n.When("inflicts damage", card="this"), role="other")
        return Would("destroyed", select(what._replace(where=(*what.where, hurt))))

    @g.rule("would", "{what:subject} (is | would be) put into your discard pile from anywhere")
    def into_yours_from_anywhere(what: Any) -> Would:
        return Would("put into discard", what, "you", anywhere=what == "this")

    @g.rule("would", "a {what:nominal} is put into your discard pile")
    def into_yours(what: Nominal) -> Would:
        return Would("put into discard", select(what), "you")

    @g.rule("would", "{what:subject} is put into a discard pile from play")
    def from_play(what: Any) -> Would:
        return Would("put into discard", what)

    g.word("hand of", {"a player's hand": "any", "your hand": "you", "(your | an) opponent's hand": "opponents"})

    @g.rule("would", "a {what:nominal} (is | would be) put into {whose:hand of} [from play]")
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

    g.word("how long", {"this turn": "this turn", "during this battle": "this battle"})

    @g.rule("next time", "the next time {what:ref} is destroyed {long:how long} ,")
    def next_time(what: n.Target, long: str) -> tuple[Would, str] | None:
        cards = _among(what)
        return None if cards is None else (Would("destroyed", cards), long)

    @g.rule("next time", "the next time {what:ref} is destroyed by battle damage {long:how long} ,")
    def next_time_in_battle(what: n.Target, long: str) -> tuple[Would, str] | None:
        cards = _among(what)
        return None if cards is None else (Would("destroyed", cards, in_battle=True), long)

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
    g.word(
        "members",
        {"an even number of members": ("even", 0), "only 1 member": ("=", 1)},
    )

    g.means("members", {"at least {count} members": lambda count: (">=", count)})

    def must(party: Any, members: tuple[Any, int], with_this: bool) -> n.PartyMust:
        sign, count = members
        if sign == "even":
            return n.PartyMust(party, with_this, even=True)
        return n.PartyMust(party, with_this, compare=sign, members=count)

    @g.rule("static", "(when | if) {party:formed} is formed , it must have {members:members}")
    def every_party(party: Any, members: tuple[Any, int]) -> Statics:
        return (must(party, members, False),)

    @g.rule("static", "(when | if) {party:formed} is formed including this card , it must have {members:members}")
    def party_with_this(party: Any, members: tuple[Any, int]) -> Statics:
        return (must(party, members, True),)

    @g.rule(
        "static",
        "(when | if) {party:formed} is formed including the attached character , it must have {members:members}",
    )
    def party_with_host(party: Any, members: tuple[Any, int]) -> Statics:
        host = n.Select("character", where=(n.HostOfThis(),))
        return (replace(must(party, members, False), with_card=host),)

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

    g.word("hurt", {"your faction": YOUR_FACTION, "(an | your) opponent's faction": THEIR_FACTION})

    @g.rule("static", "if {battle:kind of damage} is inflicted to {hurt:hurt} , {change:by how much}")
    def inflicted(battle: str, hurt: Any, change: dict[str, Any]) -> Statics:
        return (n.DamageChange(hurt, battle=only(battle), **change),)

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
            "if {by:subject} inflicts {battle:kind of damage} to {hurt} , {change:by how much}": lambda by, battle, hurt, change: (
                n.DamageChange(hurt, by, battle=only(battle), **change)
            ),
            "if any amount of damage greater than {most:count} is inflicted to this card , {change:by how much}": lambda most, change: (
                n.DamageChange("this", more_than=most, **change)
            ),
            "reduce all {battle:kind of damage} inflicted to {hurt} to {to:count}": lambda battle, hurt, to: (
                n.DamageChange(hurt, battle=only(battle), to=to)
            ),
            "reduce all {battle:kind of damage} inflicted to {hurt} by {by:bare} to {to:count}": lambda battle, hurt, by, to: (
                n.DamageChange(hurt, by.cards, battle=only(battle), to=to)
            ),
            "{by:bare} cannot inflict damage to this card": lambda by: n.DamageChange("this", by=by.cards, to=0),
        },
    )

    @g.rule("while1", "if {battle:kind of damage} is inflicted to {what:ref} this turn , {change:by how much}")
    def hurt_this_turn(battle: str, what: n.Target, change: dict[str, Any]) -> tuple[n.Effect, ...]:
        return (n.Continuous(n.DamageChange("this", battle=only(battle), **change), "this turn", what),)

    @g.rule(
        "while1",
        "this turn , if {battle:kind of damage} is inflicted to {hurt:hurt} by this card , {change:by how much}",
    )
    def hurts_this_turn(battle: str, hurt: Any, change: dict[str, Any]) -> tuple[n.Effect, ...] | None:
        if hurt == "this":
            return None
        made = n.DamageChange(hurt, "this", battle=only(battle), **change)
        return (n.Continuous(made, "this turn", n.This()),)

    @g.rule("while1", "this turn , all {battle:kind of damage} inflicted to {what:ref} is reduced to {to:count}")
    def all_to(battle: str, what: n.Target, to: int) -> tuple[n.Effect, ...]:
        return (n.Continuous(n.DamageChange("this", battle=only(battle), to=to), "this turn", what),)

    @g.rule("while1", "reduce the attached character's battle damage during this battle to {to:count}")
    def all_by_host(to: int) -> tuple[n.Effect, ...]:
        host = n.Select("character", where=(n.HostOfThis(),))
        return (n.Continuous(n.DamageChange(by=host, battle=True, to=to), "this battle"),)

    g.row(
        "while1",
        {
            "this turn , reduce all {battle:kind of damage} inflicted by {what:ref} to {to:count}": lambda battle, what, to: (
                n.Continuous(n.DamageChange(by="this", battle=only(battle), to=to), "this turn", what)
            ),
            "this turn , reduce all {battle:kind of damage} {what:ref} inflicts to {hurt} to {to:count}": lambda battle, what, hurt, to: (
                n.Continuous(n.DamageChange(hurt, "this", battle=only(battle), to=to), "this turn", what)
            ),
            "reduce all battle damage inflicted during this battle to {to:count}": lambda to: n.Continuous(
                n.DamageChange(battle=True, to=to), "this battle"
            ),
            "[this turn ,] the next {amount} damage inflicted to {what:target} [this turn] is inflicted to {to:ref} instead": lambda amount, what, to: (
                n.ReplaceDamage(what, amount, to) if isinstance(to, n.This | n.That) else None
            ),
            "reduce the next damage inflicted to {target} this turn by {amount}": partial(n.ReplaceDamage, once=True),
        },
    )

    g.word("picked player", {"the picked player": "that player", "that player": "that player"})

    @g.rule("while1", "{who:picked player} cannot play characters this turn")
    def no_characters(who: Any) -> tuple[n.Effect, ...]:
        return (n.Continuous(n.PlayersCannot(who, "play characters"), "this turn"),)

    @g.rule(
        "while1",
        "if {what:ref} assigns battle damage to the blocking party during this battle ,"
        " assign it to the target of the attack instead",
    )
    def past_blockers(what: n.Target) -> tuple[n.Effect, ...]:
        return (n.Continuous(n.Can("this", "assign only to the target"), "this battle", what),)

    @g.rule("while1", "this turn , {who:player} may not play cards using flip up")
    def no_flip_up(who: str) -> tuple[n.Effect, ...] | None:
        known: Any = who
        if who not in ("opponents", "all", "that player"):
            return None
        return (n.Continuous(n.PlayersCannot(known, "flip up"), "this turn"),)

    g.row("while1", {"this turn , {effect:instead}": partial(n.Continuous, duration="this turn")})

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

    @g.rule("static", "if your faction loses influence , {change:by how much}")
    def own_influence(change: dict[str, Any]) -> Statics | None:
        return (n.InfluenceChange("you", change["change"]),) if "change" in change else None

    @g.rule("static", "if your opponent's faction loses influence , {change:by how much}")
    def their_influence(change: dict[str, Any]) -> Statics | None:
        return (n.InfluenceChange("opponents", change["change"]),) if "change" in change else None


def _add_rules(g: Grammar) -> None:
    @g.rule(
        "static",
        "reduce the numeric cost of {what:nominal} you play by {amount:count} , to a minimum of {least:count}",
        "the numeric cost of {what:nominal} you play is reduced by {amount:count} , to a minimum of {least:count}",
    )
    def cheaper(what: Nominal, amount: int, least: int) -> Statics:
        return (n.CostsLess(select(what._replace(zone="hand", whose="you")), amount, least=least),)

    g.word("payer", {"your opponent": "opponents", "players": "all"})

    g.row(
        "static",
        {
            "{players:payer} must pay {pay:count} to attack": partial(n.PartyMust, "attacking"),
            "{players:payer} must pay {amount:count} to search their deck": partial(n.MustPay, action="search"),
            "{players:payer} must pay {amount:count} to use a character's ability": partial(
                n.MustPay, action="use ability", cards=n.Select("character")
            ),
            "{who:payer} must pay {amount:count} to play a {what:nominal}": lambda who, amount, what: n.MustPay(
                who, "play", amount, select(what._replace(zone="hand"))
            ),
            "{who:payer} must pay {amount:count} to pick a {what:nominal}": lambda who, amount, what: n.MustPay(
                who, "pick", amount, select(what)
            ),
            "treat {what:ref} as though it has no rules text": lambda what: (
                n.NoText(what.cards) if isinstance(what, n.Each) else None
            ),
            "{cards:affected} gain|gains the rules text “ {abilities:paragraph} ”": n.Gains,
        },
    )

    @g.rule("static", "the attached character's controller must pay {amount:count} to attack with it")
    def pay_to_attack_with(amount: int) -> Statics:
        host = n.Select("character", where=(n.HostOfThis(),))
        return (n.MustPay("all", "attack with", amount, host),)
