"""What is done: actions of a player, as an order or told of somebody."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.amounts import Compared, times
from arbitre.games.spoils.grammar.nouns import CHOSEN, TOKEN_CARDS, Nominal, select
from arbitre.games.spoils.grammar.players import WHO

Effects = tuple[n.Effect, ...]


class AtWill(NamedTuple):
    """So many, or up to so many."""

    amount: n.Amount
    up_to: bool = False


def add_effects(g: Grammar) -> None:
    _add_simple(g)
    _add_tokens(g)
    _add_influence(g)
    _add_resources(g)
    _add_playing(g)


def _add_simple(g: Grammar) -> None:
    for words, node in (
        ("destroy|destroys", n.Banish),
        ("deplete|depletes", n.Exert),
        ("restore|restores", n.Ready),
    ):

        @g.rule("deed", f"{words} {{target:target}}")
        def done(target: n.Target, node: Any = node) -> Effects:
            return (node(target),)

        @g.rule("deed", f"{words} {{first:target}} and {{second:target}}")
        def done_to_both(first: n.Target, second: n.Target, node: Any = node) -> Effects:
            """All at once, where nobody has to choose."""
            if isinstance(first, n.This | n.That | n.Each) and isinstance(second, n.This | n.That | n.Each):
                return (node(n.Both((first, second))),)
            return (node(first), node(second))

    g.means("picking", {"{how:pick} {target:some}": lambda how, target: n.Choose(target)})
    g.word("pick", {"(pick|picks | choose|chooses)": True})

    @g.rule("deed", "{one:picking}", "{one:picking} and {other:some}")
    def pick(one: n.Choose, other: n.Chosen | None = None) -> Effects:
        return (one,) if other is None else (one, n.Choose(other))

    @g.rule("deed", "pick 2 cards of the same type {where:suffixes}")
    def pick_alike(where: tuple[dict[str, Any], ...]) -> Effects | None:
        """One, and another of its type."""
        what = Nominal()
        for suffix in where:
            if "where" in suffix:
                return None
            what = what._replace(**suffix)
        first, second = select(what), select(what, other=True)
        return (n.Choose(n.Chosen(first)), n.Choose(n.Chosen(replace(second, where=(n.SameTypeAs("?it"),)))))

    @g.rule("deed", "choose|chooses a card of each non-resource type they control")
    def choose_of_each_type() -> Effects:
        return tuple(n.Choose(n.Chosen(n.Select(kind, "actor"))) for kind in ("character", "item", "location"))

    @g.rule("deed", "choose|chooses a card of each non-resource type in it")
    def choose_of_each_type_in_hand() -> Effects:
        kinds = ("character", "item", "location", "tactic")
        return tuple(n.Choose(n.Chosen(n.Select(kind, "actor", "hand"))) for kind in kinds)

    @g.rule("deed", "discard|discards the remaining {what:nominal}")
    def discard_remaining(what: Nominal) -> Effects | None:
        if what.zone != "play" or what.whose != "any":
            return None
        kept = replace(select(what._replace(zone="hand")), besides=CHOSEN)
        return (n.Discard(1, WHO, kept, all=True),)

    g.word("a player", {"an opponent": "opponents", "a player": "all"})
    g.means("at will", {"{amount:how many}": AtWill})
    g.means("at will", {"up to {amount}": partial(AtWill, up_to=True)})
    g.row("deed", {"{how:pick} {who:a player}": lambda how, who: n.ChoosePlayer(who)})

    @g.rule("deed", "draw|draws {many:at will} card|cards")
    def draw(many: AtWill) -> Effects:
        if not many.up_to:
            return (n.Draw(many.amount, WHO),)
        return (n.ChooseNumber("drawn", high=many.amount, player=WHO), n.Draw(n.Tally("drawn"), WHO))

    g.row(
        "deed",
        {
            "discard|discards {amount:how many} card|cards": partial(n.Discard, player=WHO),
            "discard|discards another card": partial(n.Discard, 1, WHO),
            "discard|discards {amount:how many} card|cards at random": partial(n.Discard, player=WHO, at_random=True),
        },
    )

    @g.rule("deed", "discard|discards {amount:how many} {what:nominal} [from your hand]")
    def discard_such(amount: n.Amount, what: Nominal) -> Effects | None:
        if what == Nominal() or what.zone != "play" or what.whose != "any":
            return None
        return (n.Discard(amount, WHO, select(what._replace(zone="hand"))),)

    g.row("deed", {"discard|discards their hand": partial(n.Discard, 1, WHO, all=True)})

    @g.rule("deed", "discard|discards {what:ref}")
    def discard_it(what: n.Target) -> Effects | None:
        if not isinstance(what, n.That):
            return None
        return (n.Discard(1, WHO, n.Select(zone="hand", among=what.ref), all=True),)

    g.word("divided", {"divided however you want": "you"})
    g.means("divided", {"divided however {who:an opponent} wants": lambda who: who})

    g.row(
        "deed",
        {
            "inflict|inflicts {amount} [additional] damage to {target}": n.DealDamage,
            "inflict {many:at will} damage {by:divided} to {target}": lambda many, by, target: n.DealDamage(
                target, many.amount, divided=True, up_to=many.up_to, by=by
            ),
            "inflict the same amount of damage to {target}": partial(n.DealDamage, amount=n.EventAmount()),
            "take|takes control of {target}": partial(n.TakeControl, player=WHO),
            "flip {target} face-down under (its | their) owner's control": n.FlipDown,
            "remove|removes {target} from the game": n.RemoveFromGame,
        },
    )

    @g.rule("deed", "remove {one:some} or {other:some} from the game")
    def either_out_of_game(one: n.Chosen, other: n.Chosen) -> Effects | None:
        """Where they are is said once for both."""
        cards = other.cards
        if one.cards.zone != "play" or cards.zone == "play" or one.cards.whose != "any":
            return None
        there = replace(one, cards=replace(one.cards, whose=cards.whose, zone=cards.zone))
        return (n.ChooseOne(((n.RemoveFromGame(there),), (n.RemoveFromGame(other),)), WHO),)

    @g.rule("deed", "remove|removes the top {count:count} cards of {deck:deck of} from the game")
    def top_out_of_game(count: int, deck: Any) -> Effects:
        return (n.RemoveFromGame(n.TopOfDeck(count, deck)),)

    g.row(
        "deed",
        {
            "remove|removes the top card of {deck:deck of} from the game": lambda deck: top_out_of_game(1, deck),
            "remove {target:ref} from (the battle | combat)": n.RemoveFromBattle,
            "add {target:ref} to (your attacking or blocking party | an attacking or blocking party you control)": n.AddToBattle,
            "add {target:ref} to the blocking party": partial(n.AddToBattle, blocking=True),
            "remove {amount} damage from {target}": n.RemoveDamage,
            "reduce the amount of damage inflicted to {target:ref} this turn to 0": n.RemoveDamage,
            "attack your opponent": n.Attack,
            "{how:pick} a number for {letter}": lambda how, letter: n.ChooseNumber(letter, player=WHO),
            "{how:pick} a number for {letter} (that is | , where x is) less than or equal to {most:told}": lambda how, letter, most: (
                n.ChooseNumber(letter, high=most)
            ),
            "choose a card type": n.ChooseType,
            "name a card": n.NameCard,
            "name a {but:adjective} card": lambda but: (
                n.NameCard("resource") if but == n.Not(n.TypeIs(("resource",))) else None
            ),
            "change the target of your opponent's attack to {target:ref}": n.ChangeTarget,
        },
    )

    @g.rule("deed", "{how:pick} a number for {letter:letter} that is {than:compared}")
    def number_so(how: bool, letter: str, than: Compared) -> Effects | None:
        if than.sign == "<=":
            return (n.ChooseNumber(letter, high=than.amount),)
        if not isinstance(than.amount, int) or than.sign not in (">", ">=", "<"):
            return None
        if than.sign == "<":
            return (n.ChooseNumber(letter, high=than.amount - 1),)
        return (n.ChooseNumber(letter, low=than.amount + (than.sign == ">")),)

    g.row(
        "told deed",
        {
            "this card inflicts {amount} damage to {target}": n.DealDamage,
            "players take turns bidding on {what:ref} . players cannot bid a number greater than the number of detached resources they control": lambda what: (
                n.Bid(within_resources=True)
            ),
        },
    )

    @g.rule("may", "you may play any number of cards for free with total numeric cost {total:amount} or less")
    def play_within(total: n.Amount) -> Effects:
        return (n.PlayWithin(total),)

    g.row("may", {"you may use an ability": n.UseAnAbility})
    g.row("said1", {"on your next turn , skip your faction's restore rule": n.SkipRestore})
    g.row("told deed", {"it cannot be used again this turn": n.ForbidAbility})

    @g.rule("told deed", "all unresolved cards are terminated")
    def terminate_all() -> Effects:
        return (n.Terminate(target=n.Each(n.Select(zone="being played", other=True))),)


def _add_tokens(g: Grammar) -> None:
    g.row(
        "deed",
        {
            "put|puts {amount:how many} token|tokens on {target}": n.PutTokens,
            "add {amount:how many} token|tokens to {target:ref}": n.PutTokens,
            "put {many:at will} tokens {by:divided} on {target}": lambda many, by, target: (
                n.PutTokens(target, many.amount, divided=True, up_to=many.up_to) if by == "you" else None
            ),
            "remove|removes {amount:how many} token|tokens from {target}": n.RemoveTokens,
            "add or remove {amount:how many} token|tokens from {target:ref}": lambda amount, target: n.ChooseOne(
                ((n.PutTokens(target, amount),), (n.RemoveTokens(target, amount),)), WHO
            ),
            "remove all tokens from {target}": partial(n.RemoveTokens, amount=None),
            "double the number of tokens on {target:ref}": lambda target: (
                n.PutTokens(target, n.StatOf("tokens", target)) if isinstance(target, n.That) else None
            ),
        },
    )

    @g.rule("tokens made", f"{{amount:how many}} {TOKEN_CARDS} token|tokens [{{covert:covert}}]")
    def made(amount: n.Amount, covert: bool = False) -> n.MakeTokens:
        return n.MakeTokens(amount, player=WHO, covert=covert)

    g.word("covert", {"with covert": True})

    @g.rule("deed", "put|puts {what:tokens made} into play [{control:control}]")
    def make(what: n.MakeTokens, control: Any = WHO) -> Effects:
        return (replace(what, player=control),)

    @g.rule("deed", "put|puts {what:tokens made} into play [{control:control}] for each {unit:unit}")
    def make_for_each(what: n.MakeTokens, unit: n.Amount, control: Any = WHO) -> Effects | None:
        if not isinstance(what.amount, int):
            return None
        return (replace(what, amount=times(unit, what.amount), player=control),)

    @g.rule("deed", "put|puts up to {what:tokens made} into play [{control:control}]")
    def make_up_to(what: n.MakeTokens, control: Any = WHO) -> Effects:
        chosen = n.ChooseNumber("made", high=what.amount, player=WHO)
        return (chosen, replace(what, amount=n.Tally("made"), player=control))


def _add_influence(g: Grammar) -> None:
    g.word("influence deed", {"gain|gains": n.GainInfluence(0, "you"), "lose|loses": n.LoseInfluence(0, "you")})

    @g.rule("told deed", "{who:faction} {how:influence deed} {amount:amount} influence")
    def of_faction(who: Any, how: Any, amount: n.Amount) -> Effects:
        return (replace(how, amount=amount, player=who),)

    g.row("told deed", {"it gains {amount} influence": partial(n.GainInfluence, player="?faction")})

    @g.rule("told deed", "{who:faction} {how:influence deed} {each:count} influence for each {unit:unit}")
    def of_faction_each(who: Any, how: Any, each: int, unit: n.Amount) -> Effects:
        return of_faction(who, how, times(unit, each))

    @g.rule("deed", "{how:influence deed} {amount:amount} influence")
    def of_player(how: Any, amount: n.Amount) -> Effects:
        return (replace(how, amount=amount, player=WHO),)


def _add_resources(g: Grammar) -> None:
    g.word("from faction", {"from your|their faction": True})

    g.row(
        "deed",
        {
            "pay|pays {amount}": partial(n.Pay, player=WHO),
            "pay|pays that many resources": partial(n.Pay, n.Tally("X"), WHO),
            "pay {each:count} for each {unit}": lambda each, unit: n.Pay(
                unit if each == 1 else n.Times(unit, each), WHO
            ),
            "detach {many:at will} resource|resources [{whence:from faction}]": lambda many, whence=True: n.Detach(
                many.amount, up_to=many.up_to, player=WHO
            ),
            "detach all resources [{whence:from faction}]": lambda whence=True: n.Detach(None, player=WHO),
            "detach {target:ref} [{whence:from faction}]": lambda target, whence=True: n.Detach(target=target),
            "attach {target:ref} to {host:ref}": lambda target, host: (
                n.AttachCard(target, host) if isinstance(host, n.This | n.That) else None
            ),
            "attach {target:ref} to {player:side's} faction": n.AttachCard,
        },
    )

    @g.rule("deed", "attach a resource to their faction")
    def attach_resource() -> Effects:
        free = n.Select("resource", "actor", where=(n.AttachedTo("faction", False),))
        return (n.AttachCard(n.Chosen(free), player=WHO),)

    g.row(
        "deed",
        {
            "play a card as a face-down resource": partial(n.PlayResource, WHO, face_down=True),
            "reduce this card's numeric cost by {amount:told}": n.ReduceCost,
            "play a resource": partial(n.PlayResource, WHO),
            "play up to {up_to:count} resources": partial(n.PlayResource, WHO),
            "reduce the next numeric cost you pay this turn by {amount}": n.ReduceNext,
            "reduce the numeric cost of the next {what:nominal} you play this turn by {amount}": lambda what, amount: (
                n.ReduceNext(amount, select(what._replace(zone="hand", whose="you")), abilities=False)
            ),
            "reduce the next item's or item's ability's numeric cost you pay this turn by {amount}": partial(
                n.ReduceNext, cards=n.Select("item")
            ),
        },
    )


def _add_playing(g: Grammar) -> None:
    def from_hand(target: n.Chosen) -> n.Chosen:
        cards = target.cards
        if cards.zone == "play":
            cards = n.Select(cards.what, "you", "hand", cards.where, cards.other)
        return n.Chosen(cards, target.count, target.up_to)

    g.row(
        "deed",
        {
            "play {target:some} for free": lambda target: n.Play(from_hand(target)),
            "play {target:some}": lambda target: (
                None if target.cards.what == "resource" else (n.Play(from_hand(target), free=False),)
            ),
            "play {target:ref}": partial(n.Play, free=False),
            "play {target:ref} for free": n.Play,
            "terminate {target:ref}": lambda target: (
                n.Terminate(target=target) if isinstance(target, n.This | n.That) else None
            ),
            "terminate {target:ref} , but put it into its owner's hand instead of their discard pile": lambda target: (
                n.Terminate("hand", target) if isinstance(target, n.This | n.That) else None
            ),
            "terminate {target:ref} . put that (tactic | card) into play under its owner's control as a face-down resource instead of into their discard pile": lambda target: (
                n.Terminate("face-down resource", target) if isinstance(target, n.This | n.That) else None
            ),
        },
    )

    @g.rule("told deed", "{target:ref} enters play under your control")
    def enters_under(target: n.Target) -> Effects | None:
        return (n.EntersUnder(),) if isinstance(target, n.That) else None

    g.row("deed", {"terminate the ability": n.Terminate})
    g.row("deed", {"duplicate {target:ref}": n.Duplicate})

    _add_types(g)


def _add_types(g: Grammar) -> None:
    @g.rule(
        "told deed",
        "this card gains the “ character ” type (, and gains | and has) {strength:count} strength , {life:count} life , and {speed:count} speed",
    )
    def become(strength: int, life: int, speed: int) -> Effects:
        return (n.Become(n.This(), "character", strength, life, speed, duration="always"),)

    @g.rule(
        "told deed",
        "{what:ref} is a {word:subtype} character with strength and life equal to its numeric cost and {speed:count} speed",
    )
    def become_like(what: n.Target, word: str, speed: int) -> Effects | None:
        cost = n.StatOf("cost", what)  # type: ignore[arg-type]
        return (n.Become(what, "character", cost, cost, speed, (word,), "always"),)

    g.row("told deed", {"{target:ref} loses the “ character ” type": n.LoseType})
    g.row("told deed", {"you control an additional {icons}": partial(n.ProvideFor, duration="always")})
    g.row("told deed", {"{target:ref} must block this card if it can": partial(n.MustBlock, duration="always")})

    @g.rule("told deed", "only {what:ref} can block")
    def only_they_block(what: n.Target) -> Effects | None:
        if not isinstance(what, n.That):
            return None
        return (n.Continuous(n.Cant(n.Select("character", besides=what.ref), "block"), "this battle"),)

    g.word("host's", {"the attached character's": "character", "the attached item's": "item"})

    @g.rule("told deed", "{kind:host's} owner takes control of {what:ref}")
    def back_to_owner(kind: Any, what: n.Target) -> Effects | None:
        host = n.Each(n.Select(kind, where=(n.HostOfThis(),)))
        return (n.TakeControl(host, "its player"),) if what == n.That("?the " + kind) else None

    @g.rule("told deed", "treat {what:ref} as though it has no rules text")
    def no_text(what: n.Target) -> Effects:
        return (n.Continuous(n.NoText("this"), "always", what),)
