"""What is done: actions of a player, as an order or told of somebody."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.nouns import CHOSEN, TOKEN_CARDS, Nominal, select
from arbitre.games.spoils.grammar.players import WHO

Effects = tuple[n.Effect, ...]


def add_effects(g: Grammar) -> None:
    _add_simple(g)
    _add_tokens(g)
    _add_influence(g)
    _add_resources(g)
    _add_playing(g)


def _add_simple(g: Grammar) -> None:
    for words, node in (
        ("destroy|destroys|destoy", n.Banish),
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

    @g.rule("deed", "pick|picks {target:some}", "choose|chooses {target:some}")
    def pick(target: n.Chosen) -> Effects:
        return (n.Choose(target),)

    @g.rule("deed", "pick|picks {first:some} and {second:some}")
    def pick_two(first: n.Chosen, second: n.Chosen) -> Effects:
        return (n.Choose(first), n.Choose(second))

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

    g.row(
        "deed",
        {
            "pick|choose an opponent": partial(n.ChoosePlayer, "opponents"),
            "pick|choose a player": partial(n.ChoosePlayer, "all"),
            "draw|draws {amount:how many} card|cards": partial(n.Draw, player=WHO),
            "draw up to {amount} cards": lambda amount: (
                n.ChooseNumber("drawn", high=amount, player=WHO),
                n.Draw(n.Tally("drawn"), WHO),
            ),
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

    g.row(
        "deed",
        {
            "inflict|inflicts {amount} [additional] damage to {target}": n.DealDamage,
            "inflict {amount} damage divided however you want to {target}": partial(n.DealDamage, divided=True),
            "inflict up to {amount} damage divided however you want to {target}": partial(
                n.DealDamage, divided=True, up_to=True
            ),
            "inflict {amount} damage divided however your opponent wants to {target}": partial(
                n.DealDamage, divided=True, by="opponents"
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
            "choose|chooses a number for {slot:letter}": partial(n.ChooseNumber, player=WHO),
            "(choose | pick) a number for {slot:letter} (that is | , where x is) less than or equal to {high:told}": n.ChooseNumber,
            "choose a number for {slot:letter} that is {high:count} or less": n.ChooseNumber,
            "choose a number for {letter} that is greater than {least:count}": lambda letter, least: n.ChooseNumber(
                letter, low=least + 1
            ),
            "choose a card type": n.ChooseType,
            "name a card": n.NameCard,
            "name a {but:adjective} card": lambda but: (
                n.NameCard("resource") if but == n.Not(n.TypeIs(("resource",))) else None
            ),
            "change the target of your opponent's attack to {target:ref}": n.ChangeTarget,
        },
    )

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
            "put up to {amount} tokens divided however you want on {target}": partial(
                n.PutTokens, divided=True, up_to=True
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

    @g.rule("deed", f"put|puts {{amount:how many}} {TOKEN_CARDS} token|tokens into play [under (your | their) control]")
    def make(amount: n.Amount) -> Effects:
        return (n.MakeTokens(amount, player=WHO),)

    @g.rule("deed", f"put|puts {{amount:how many}} {TOKEN_CARDS} token|tokens with covert into play")
    def make_covert(amount: n.Amount) -> Effects:
        return (n.MakeTokens(amount, player=WHO, covert=True),)

    @g.rule("deed", f"put a {TOKEN_CARDS} token into play under your control for each {{unit:unit}}")
    def make_for_each(unit: n.Amount) -> Effects:
        return (n.MakeTokens(unit, player=WHO),)

    @g.rule("deed", f"put|puts up to {{amount:amount}} {TOKEN_CARDS} tokens into play [under (your | their) control]")
    def make_up_to(amount: n.Amount) -> Effects:
        return (n.ChooseNumber("made", high=amount, player=WHO), n.MakeTokens(n.Tally("made"), player=WHO))


def _add_influence(g: Grammar) -> None:
    g.word(
        "faction",
        {
            "your faction": "you",
            "(your | each) opponent's faction": "opponents",
            "their faction": "actor",
            "that player's faction": "that player",
            "that card's controller's faction": "its controller",
        },
    )

    g.row("told deed", {"{player:faction} loses {amount} influence": n.LoseInfluence})
    g.row("told deed", {"{player:faction} gains {amount} influence": n.GainInfluence})
    g.row("told deed", {"it gains {amount} influence": partial(n.GainInfluence, player="?faction")})
    g.row("deed", {"lose {amount} influence": partial(n.LoseInfluence, player=WHO)})
    g.row("deed", {"gain {amount} influence": partial(n.GainInfluence, player=WHO)})


def _add_resources(g: Grammar) -> None:
    g.row(
        "deed",
        {
            "pay|pays {amount}": partial(n.Pay, player=WHO),
            "pay|pays that many resources": partial(n.Pay, n.Tally("X"), WHO),
            "pay {each:count} for each {unit}": lambda each, unit: n.Pay(
                unit if each == 1 else n.Times(unit, each), WHO
            ),
            "detach {amount:how many} resource|resources [from (your | their) faction]": partial(n.Detach, player=WHO),
            "detach up to {amount} resources [from (your | their) faction]": partial(n.Detach, up_to=True, player=WHO),
            "detach all resources from your faction": partial(n.Detach, None, player=WHO),
            "detach {target:ref} from your faction": n.Detach,
            "attach {target:ref} to {host:ref}": lambda target, host: (
                n.AttachCard(target, host) if isinstance(host, n.This | n.That) else None
            ),
            "attach {target:ref} to your faction": n.AttachCard,
            "attach {target:ref} to your opponent's faction": partial(n.AttachCard, player="opponents"),
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

    @g.rule("told deed", "tactics cannot be played")
    def no_tactics() -> Effects:
        return (n.Continuous(n.PlayersCannot("all", "play tactics"), "always"),)

    @g.rule("told deed", "treat {what:ref} as though it has no rules text")
    def no_text(what: n.Target) -> Effects:
        return (n.Continuous(n.NoText("this"), "always", what),)
