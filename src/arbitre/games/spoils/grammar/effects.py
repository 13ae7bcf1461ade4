"""What is done: actions of a player, as an order or told of somebody."""

from __future__ import annotations

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

    @g.rule("picking", "{how:pick} {target:some}")
    def picked(how: bool, target: n.Chosen) -> n.Choose:
        return n.Choose(target)

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

    @g.rule("deed", "{how:pick} {who:a player}")
    def pick_player(how: bool, who: Any) -> Effects:
        return (n.ChoosePlayer(who),)

    @g.rule("at will", "{amount:how many}")
    def so_many(amount: n.Amount) -> AtWill:
        return AtWill(amount)

    @g.rule("at will", "up to {amount:amount}")
    def up_to(amount: n.Amount) -> AtWill:
        return AtWill(amount, True)

    @g.rule("deed", "draw|draws {many:at will} card|cards")
    def draw(many: AtWill) -> Effects:
        if not many.up_to:
            return (n.Draw(many.amount, WHO),)
        return (n.ChooseNumber("drawn", high=many.amount, player=WHO), n.Draw(n.Tally("drawn"), WHO))

    @g.rule("deed", "discard|discards {amount:how many} card|cards")
    def discard(amount: n.Amount) -> Effects:
        return (n.Discard(amount, WHO),)

    @g.rule("deed", "discard|discards another card")
    def discard_another() -> Effects:
        return (n.Discard(1, WHO),)

    @g.rule("deed", "discard|discards {amount:how many} card|cards at random")
    def discard_random(amount: n.Amount) -> Effects:
        return (n.Discard(amount, WHO, at_random=True),)

    @g.rule("deed", "discard|discards {amount:how many} {what:nominal} [from your hand]")
    def discard_such(amount: n.Amount, what: Nominal) -> Effects | None:
        if what == Nominal() or what.zone != "play" or what.whose != "any":
            return None
        return (n.Discard(amount, WHO, select(what._replace(zone="hand"))),)

    @g.rule("deed", "discard|discards their hand")
    def discard_hand() -> Effects:
        return (n.Discard(1, WHO, all=True),)

    @g.rule("deed", "discard|discards {what:ref}")
    def discard_it(what: n.Target) -> Effects | None:
        if not isinstance(what, n.That):
            return None
        return (n.Discard(1, WHO, n.Select(zone="hand", among=what.ref), all=True),)

    @g.rule("deed", "inflict|inflicts {amount:amount} [additional] damage to {target:target}")
    def damage(amount: n.Amount, target: n.Target) -> Effects:
        return (n.DealDamage(target, amount),)

    g.word("divided", {"divided however you want": "you"})

    @g.rule("divided", "divided however {who:an opponent} wants")
    def divided_by(who: str) -> str:
        return who

    @g.rule("deed", "inflict {many:at will} damage {by:divided} to {target:target}")
    def damage_divided(many: AtWill, by: Any, target: n.Target) -> Effects:
        return (n.DealDamage(target, many.amount, divided=True, up_to=many.up_to, by=by),)

    @g.rule("deed", "inflict the same amount of damage to {target:target}")
    def same_damage(target: n.Target) -> Effects:
        return (n.DealDamage(target, n.EventAmount()),)

    @g.rule("deed", "take|takes control of {target:target}")
    def control(target: n.Target) -> Effects:
        return (n.TakeControl(target, WHO),)

    @g.rule("deed", "flip {target:target} face-down under (its | their) owner's control")
    def flip(target: n.Target) -> Effects:
        return (n.FlipDown(target),)

    @g.rule("deed", "remove|removes {target:target} from the game")
    def out_of_game(target: n.Target) -> Effects:
        return (n.RemoveFromGame(target),)

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

    @g.rule("deed", "remove|removes the top card of {deck:deck of} from the game")
    def top_card_out_of_game(deck: Any) -> Effects:
        return top_out_of_game(1, deck)

    @g.rule("deed", "remove {target:ref} from (the battle | combat)")
    def out_of_battle(target: n.Target) -> Effects:
        return (n.RemoveFromBattle(target),)

    @g.rule(
        "deed",
        "add {target:ref} to (your attacking or blocking party | an attacking or blocking party you control)",
    )
    def into_battle(target: n.Target) -> Effects:
        return (n.AddToBattle(target),)

    @g.rule("deed", "add {target:ref} to the blocking party")
    def into_blocking_party(target: n.Target) -> Effects:
        return (n.AddToBattle(target, blocking=True),)

    @g.rule("deed", "remove {amount:amount} damage from {target:target}")
    def heal(amount: n.Amount, target: n.Target) -> Effects:
        return (n.RemoveDamage(target, amount),)

    @g.rule("deed", "reduce the amount of damage inflicted to {target:ref} this turn to 0")
    def heal_all(target: n.Target) -> Effects:
        return (n.RemoveDamage(target),)

    @g.rule("told deed", "this card inflicts {amount:amount} damage to {target:target}")
    def this_damages(amount: n.Amount, target: n.Target) -> Effects:
        return (n.DealDamage(target, amount),)

    @g.rule("deed", "attack your opponent")
    def attack() -> Effects:
        return (n.Attack(),)

    @g.rule("deed", "{how:pick} a number for {letter:letter}")
    def number(how: bool, letter: str) -> Effects:
        return (n.ChooseNumber(letter, player=WHO),)

    @g.rule(
        "deed", "{how:pick} a number for {letter:letter} (that is | , where x is) less than or equal to {most:told}"
    )
    def number_at_most(how: bool, letter: str, most: n.Amount) -> Effects:
        return (n.ChooseNumber(letter, high=most),)

    @g.rule("deed", "{how:pick} a number for {letter:letter} that is {than:compared}")
    def number_so(how: bool, letter: str, than: Compared) -> Effects | None:
        if than.sign == "<=":
            return (n.ChooseNumber(letter, high=than.amount),)
        if not isinstance(than.amount, int) or than.sign not in (">", ">=", "<"):
            return None
        if than.sign == "<":
            return (n.ChooseNumber(letter, high=than.amount - 1),)
        return (n.ChooseNumber(letter, low=than.amount + (than.sign == ">")),)

    @g.rule(
        "told deed",
        "players take turns bidding on {what:ref} . players cannot bid a number greater than the number of detached "
        "resources they control",
    )
    def bid(what: n.Target) -> Effects:
        return (n.Bid(within_resources=True),)

    @g.rule("deed", "choose a card type")
    def card_type() -> Effects:
        return (n.ChooseType(),)

    @g.rule("deed", "name a card")
    def name() -> Effects:
        return (n.NameCard(),)

    @g.rule("deed", "name a {but:adjective} card")
    def name_but(but: n.Filter) -> Effects | None:
        return (n.NameCard("resource"),) if but == n.Not(n.TypeIs(("resource",))) else None

    @g.rule("deed", "change the target of your opponent's attack to {target:ref}")
    def change_target(target: n.Target) -> Effects:
        return (n.ChangeTarget(target),)

    @g.rule("may", "you may play any number of cards for free with total numeric cost {total:amount} or less")
    def play_within(total: n.Amount) -> Effects:
        return (n.PlayWithin(total),)

    @g.rule("may", "you may use an ability")
    def use_an_ability() -> Effects:
        return (n.UseAnAbility(),)

    @g.rule("said1", "on your next turn , skip your faction's restore rule")
    def skip_restore() -> Effects:
        return (n.SkipRestore(),)

    @g.rule("told deed", "it cannot be used again this turn")
    def not_again() -> Effects:
        return (n.ForbidAbility(),)

    @g.rule("told deed", "all unresolved cards are terminated")
    def terminate_all() -> Effects:
        return (n.Terminate(target=n.Each(n.Select(zone="being played", other=True))),)


def _add_tokens(g: Grammar) -> None:
    @g.rule(
        "deed",
        "put|puts {amount:how many} token|tokens on {target:target}",
        "add {amount:how many} token|tokens to {target:ref}",
    )
    def put(amount: n.Amount, target: n.Target) -> Effects:
        return (n.PutTokens(target, amount),)

    @g.rule("deed", "put {many:at will} tokens {by:divided} on {target:target}")
    def put_divided(many: AtWill, by: str, target: n.Target) -> Effects | None:
        return (n.PutTokens(target, many.amount, divided=True, up_to=many.up_to),) if by == "you" else None

    @g.rule("deed", "remove|removes {amount:how many} token|tokens from {target:target}")
    def remove(amount: n.Amount, target: n.Target) -> Effects:
        return (n.RemoveTokens(target, amount),)

    @g.rule("deed", "add or remove {amount:how many} token|tokens from {target:ref}")
    def put_or_remove(amount: n.Amount, target: n.Target) -> Effects:
        return (n.ChooseOne(((n.PutTokens(target, amount),), (n.RemoveTokens(target, amount),)), WHO),)

    @g.rule("deed", "remove all tokens from {target:target}")
    def remove_all(target: n.Target) -> Effects:
        return (n.RemoveTokens(target, None),)

    @g.rule("deed", "double the number of tokens on {target:ref}")
    def double(target: n.Target) -> Effects | None:
        return (n.PutTokens(target, n.StatOf("tokens", target)),) if isinstance(target, n.That) else None

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

    @g.rule("told deed", "it gains {amount:amount} influence")
    def it_gains(amount: n.Amount) -> Effects:
        return (n.GainInfluence(amount, "?faction"),)

    @g.rule("told deed", "{who:faction} {how:influence deed} {each:count} influence for each {unit:unit}")
    def of_faction_each(who: Any, how: Any, each: int, unit: n.Amount) -> Effects:
        return of_faction(who, how, times(unit, each))

    @g.rule("deed", "{how:influence deed} {amount:amount} influence")
    def of_player(how: Any, amount: n.Amount) -> Effects:
        return (replace(how, amount=amount, player=WHO),)


def _add_resources(g: Grammar) -> None:
    @g.rule("deed", "pay|pays {amount:amount}")
    def pay(amount: n.Amount) -> Effects:
        return (n.Pay(amount, WHO),)

    @g.rule("deed", "pay|pays that many resources")
    def pay_that_many() -> Effects:
        return (n.Pay(n.Tally("X"), WHO),)

    @g.rule("deed", "pay {each:count} for each {unit:unit}")
    def pay_each(each: int, unit: n.Amount) -> Effects:
        return (n.Pay(unit if each == 1 else n.Times(unit, each), WHO),)

    g.word("from faction", {"from your|their faction": True})

    @g.rule("deed", "detach {many:at will} resource|resources [{whence:from faction}]")
    def detach(many: AtWill, whence: bool = True) -> Effects:
        return (n.Detach(many.amount, up_to=many.up_to, player=WHO),)

    @g.rule("deed", "detach all resources [{whence:from faction}]")
    def detach_all(whence: bool = True) -> Effects:
        return (n.Detach(None, player=WHO),)

    @g.rule("deed", "detach {target:ref} [{whence:from faction}]")
    def detach_it(target: n.Target, whence: bool = True) -> Effects:
        return (n.Detach(target=target),)

    @g.rule("deed", "attach {target:ref} to {host:ref}")
    def attach(target: n.Target, host: n.Target) -> Effects | None:
        return (n.AttachCard(target, host),) if isinstance(host, n.This | n.That) else None

    @g.rule("deed", "attach {target:ref} to {whose:side's} faction")
    def attach_to_faction(target: n.Target, whose: Any) -> Effects:
        return (n.AttachCard(target) if whose == "you" else n.AttachCard(target, player=whose),)

    @g.rule("deed", "attach a resource to their faction")
    def attach_resource() -> Effects:
        free = n.Select("resource", "actor", where=(n.AttachedTo("faction", False),))
        return (n.AttachCard(n.Chosen(free), player=WHO),)

    @g.rule("deed", "play a card as a face-down resource")
    def play_face_down() -> Effects:
        return (n.PlayResource(WHO, face_down=True),)

    @g.rule("deed", "reduce this card's numeric cost by {amount:told}")
    def reduce_this(amount: n.Amount) -> Effects:
        return (n.ReduceCost(amount),)

    @g.rule("deed", "play a resource")
    def play() -> Effects:
        return (n.PlayResource(WHO),)

    @g.rule("deed", "play up to {count:count} resources")
    def play_up_to(count: int) -> Effects:
        return (n.PlayResource(WHO, count),)

    @g.rule("deed", "reduce the next numeric cost you pay this turn by {amount:amount}")
    def reduce(amount: n.Amount) -> Effects:
        return (n.ReduceNext(amount),)

    @g.rule("deed", "reduce the numeric cost of the next {what:nominal} you play this turn by {amount:amount}")
    def reduce_card(what: Nominal, amount: n.Amount) -> Effects:
        return (n.ReduceNext(amount, select(what._replace(zone="hand", whose="you")), abilities=False),)

    @g.rule("deed", "reduce the next item's or item's ability's numeric cost you pay this turn by {amount:amount}")
    def reduce_item(amount: n.Amount) -> Effects:
        return (n.ReduceNext(amount, n.Select("item")),)


def _add_playing(g: Grammar) -> None:
    def from_hand(target: n.Chosen) -> n.Chosen:
        cards = target.cards
        if cards.zone == "play":
            cards = n.Select(cards.what, "you", "hand", cards.where, cards.other)
        return n.Chosen(cards, target.count, target.up_to)

    @g.rule("deed", "play {target:some} for free")
    def play_free(target: n.Chosen) -> Effects:
        return (n.Play(from_hand(target)),)

    @g.rule("deed", "play {target:some}")
    def play(target: n.Chosen) -> Effects | None:
        return None if target.cards.what == "resource" else (n.Play(from_hand(target), free=False),)

    @g.rule("deed", "play {target:ref}")
    def play_it(target: n.Target) -> Effects:
        return (n.Play(target, free=False),)

    @g.rule("deed", "play {target:ref} for free")
    def play_it_free(target: n.Target) -> Effects:
        return (n.Play(target),)

    @g.rule("deed", "terminate {target:ref}")
    def terminate(target: n.Target) -> Effects | None:
        return (n.Terminate(target=target),) if isinstance(target, n.This | n.That) else None

    @g.rule("deed", "terminate {target:ref} , but put it into its owner's hand instead of their discard pile")
    def terminate_to_hand(target: n.Target) -> Effects | None:
        return (n.Terminate("hand", target),) if isinstance(target, n.This | n.That) else None

    @g.rule(
        "deed",
        "terminate {target:ref} . put that (tactic | card) into play under its owner's control as a face-down resource "
        "instead of into their discard pile",
    )
    def terminate_to_resource(target: n.Target) -> Effects | None:
        return (n.Terminate("face-down resource", target),) if isinstance(target, n.This | n.That) else None

    @g.rule("told deed", "{target:ref} enters play under your control")
    def enters_under(target: n.Target) -> Effects | None:
        return (n.EntersUnder(),) if isinstance(target, n.That) else None

    @g.rule("deed", "terminate the ability")
    def terminate_ability() -> Effects:
        return (n.Terminate(),)

    @g.rule("deed", "duplicate {target:ref}")
    def duplicate(target: n.Target) -> Effects:
        return (n.Duplicate(target),)

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

    @g.rule("told deed", "{what:ref} loses the “ character ” type")
    def lose_type(what: n.Target) -> Effects:
        return (n.LoseType(what),)

    @g.rule("told deed", "you control an additional {icons:icons}")
    def icons(icons: str) -> Effects:
        return (n.ProvideFor(icons, "always"),)

    @g.rule("told deed", "{what:ref} must block this card if it can")
    def must_block(what: n.Target) -> Effects:
        return (n.MustBlock(what, duration="always"),)

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
