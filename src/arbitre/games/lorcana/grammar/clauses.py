"""From verb phrases to sentences: who does it, whether they may, on what condition, in what order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Found, Grammar, Parser
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import Nominal, select
from arbitre.games.lorcana.grammar.players import add_players, unless
from arbitre.games.lorcana.grammar.playing import at_the_bottom
from arbitre.games.lorcana.grammar.predicates import add_predicates
from arbitre.games.lorcana.grammar.refs import Spoken

Effects = tuple[n.Effect, ...]


THAT = ("?that card", "?that character", "?chosen character")
BACK = ("?it", "?them", "?her", *THAT, "?those characters", "?those cards")
"""Words for what was just chosen."""


class IfDone(NamedTuple):
    """If you do, ...: it belongs to the sentence before."""

    effects: Effects


class Otherwise(NamedTuple):
    """Otherwise, ...; if you don't, ...: what happens if the sentence before did not."""

    effects: Effects
    not_done: bool = False


class Instead(NamedTuple):
    """If ..., ... instead: another way for the sentence before."""

    condition: n.Condition
    effects: Effects


class BottomInstead(NamedTuple):
    """Where an action just played goes: below the deck, and not into the discard."""


Sentence = Effects | IfDone | Otherwise | Instead | BottomInstead


def add_clauses(g: Grammar) -> None:
    g.word(
        "duration",
        {
            "this turn": "this turn",
            "for the rest of this turn": "this turn",
            "until the start of your next turn": "until your next turn",
            "until the start of their next turn": "until their next turn",
            "during their next turn": "during their next turn",
            "while this item|location|character|card is in play": "while in play",
            "during this challenge": "this challenge",
            "during that challenge": "this challenge",
        },
    )
    add_predicates(g)
    add_players(g)
    _clauses(g)
    _sentences(g)


# -- who does it -------------------------------------------------------------------------------------------------

PLAYERS: dict[str, n.Players] = {
    "you": "you",
    "each opponent": "opponents",
    "each opposing player": "opponents",
    "all opponents": "opponents",
    "each player": "all",
    "chosen opponent": "chosen opponent",
    "chosen player": "chosen player",
    "that player": "that player",
    "its player": "its player",
    "their player": "its player",
    "that character's player": "its player",
}


NAMES_PLAYER = (n.Draw, n.Discard, n.DiscardUntil, n.GainLore, n.LoseLore, n.DrawUntil, n.RevealHand)


CHOOSES = {"chosen opponent": n.ChoosePlayer(), "chosen player": n.ChoosePlayer("all")}


def by_player(effects: Effects, player: n.Players) -> Effects:
    """What a player other than you does."""
    if player == "you":
        return effects
    if player in CHOOSES and not (len(effects) == 1 and isinstance(effects[0], NAMES_PLAYER)):
        return (CHOOSES[player], *by_player(effects, "that player"))
    made: list[n.Effect] = []
    loop: list[n.Effect] = []
    for effect in effects:
        if isinstance(effect, NAMES_PLAYER):
            made.append(replace(effect, player=player))
        else:
            loop.append(effect)
    if loop:
        inner = tuple(acting(effect, "actor") for effect in effects)
        return (n.ForEachPlayer(player, inner),)
    return tuple(made)


def acting(effect: n.Effect, player: n.Players) -> n.Effect:
    """The same, done by the player of a loop."""
    fields: dict[str, Any] = {}
    if getattr(effect, "player", None) == "you":
        fields["player"] = player
    if isinstance(effect, n.May | n.IfYouDo | n.ChooseOne) and effect.by == "you":
        fields["by"] = player
    if isinstance(effect, n.ChooseOne):
        fields["options"] = tuple(tuple(acting(part, player) for part in option) for option in effect.options)
    if isinstance(effect, n.May):
        fields["effects"] = tuple(acting(part, player) for part in effect.effects)
    if isinstance(effect, n.IfYouDo):
        fields["first"] = tuple(acting(part, player) for part in effect.first)
        fields["then"] = tuple(acting(part, player) for part in effect.then)
    for name in ("target", "source"):
        target = getattr(effect, name, None)
        if isinstance(target, n.Chosen) and target.by == "you":
            fields[name] = replace(target, by=player)
    return replace(effect, **fields) if fields else effect


def done_to(chosen: n.Chosen, effect: n.Effect) -> n.Effect | None:
    """Choose something and do something to it: the same as doing it to something chosen."""
    target = getattr(effect, "target", None)
    source = getattr(effect, "source", None)
    if isinstance(source, n.Each) and source.cards.other:
        return None  # all others: all but the one chosen before
    if takes_up(target, chosen):
        return replace(effect, target=chosen)
    return None


def takes_up(target: Any, chosen: n.Chosen) -> bool:
    """Whether a pronoun means what was just chosen: one or several, a character or not."""
    if not isinstance(target, n.That) or target.ref not in BACK:
        return False
    several = chosen.count != 1 or chosen.any_number
    what = Spoken(None, chosen.cards.what, several, chosen.cards.where, chosen.cards.zone == "play")
    word = target.ref[1:].replace("chosen", "that")
    return what.can_be(word) and (word != "her" or what.known)


def _clauses(g: Grammar) -> None:
    g.word("player", PLAYERS)
    g.means("dos", {"{one:do}": lambda one: (one,)})

    @g.rule(
        "dos",
        "{first:do} [,] and|then {rest:dos}",
        "{first:do} , then {rest:dos}",
        "{first:do} and then {rest:dos}",
        "{first:do} , {rest:dos}",
    )
    def more(first: n.Effect, rest: Effects) -> Effects:
        if isinstance(first, n.Choose) and first.target.cards.zone != "deck":
            done = done_to(first.target, rest[0])
            return (first, *rest) if done is None else (done, *rest[1:])
        return (first, *rest)

    g.means("clause", {("{effects:dos}", "you {effects:dos}"): lambda effects: effects})

    @g.rule("clause", "{player:player} with {sign:more than} lore than you {effects:dos}")
    def those_ahead(player: n.Players, sign: n.Compare, effects: Effects) -> Effects | None:
        if player not in ("opponents", "all"):
            return None
        ahead = n.CompareIs(n.LoreOf("actor"), sign, n.LoreOf("you"))
        return (n.ForEachPlayer(player, (n.If(ahead, tuple(acting(effect, "actor") for effect in effects)),)),)

    @g.rule("clause", "{player:player} with {number:how many} {cards:nominal} {effects:dos}")
    def those_with(
        player: n.Players, number: tuple[int, n.Compare], cards: Nominal, effects: Effects
    ) -> Effects | None:
        if player not in ("opponents", "all") or cards.whose not in ("any", "actor"):
            return None
        theirs = n.Have(select(cards._replace(whose="actor")), *number)
        return (n.ForEachPlayer(player, (n.If(theirs, tuple(acting(effect, "actor") for effect in effects)),)),)

    @g.rule("clause", "{player:player} {effects:dos}")
    def done_by(player: n.Players, effects: Effects) -> Effects | None:
        return by_player(effects, player) if player != "you" else None

    @g.rule("clause", "{effects:dos} unless {player:player} {first:dos}")
    def unless_they(effects: Effects, player: n.Players, first: Effects) -> Effects | None:
        return unless(player, first, effects, acting) if player != "you" else None

    g.row("clause", {"you may [also] {effects:dos}": n.May})

    @g.rule("clause", "{player:player} may {effects:dos}")
    def they_may(player: n.Players, effects: Effects) -> Effects | None:
        if player == "you":
            return None
        if player in CHOOSES:
            return (CHOOSES[player], n.ForEachPlayer("that player", (acting(n.May(effects), "actor"),)))
        return (n.ForEachPlayer(player, (acting(n.May(effects), "actor"),)),)

    g.means("clause", {"they {effects:dos}": lambda effects: tuple(acting(effect, "actor") for effect in effects)})
    g.means("clause", {"they may {effects:dos}": lambda effects: (acting(n.May(effects), "actor"),)})
    g.row("clause", {"you may {first:dos} to {then:dos}": partial(n.IfYouDo, may=True)})
    g.row("clause", {"{first:dos} to {then:dos}": n.IfYouDo})
    g.row("clause", {"{first:dos} or {second:dos}": lambda first, second: n.ChooseOne((first, second))})

    @g.rule("clause", "you may {first:dos} to choose one : {options:options}")
    def may_to_one(first: Effects, options: tuple[Effects, ...]) -> Effects:
        return (n.IfYouDo(first, (n.ChooseOne(options),), may=True),)

    @g.rule("do", "have {player:player} {effects:dos}")
    def have(player: n.Players, effects: Effects) -> n.Effect | None:
        made = by_player(effects, player) if player != "you" else ()
        return made[0] if len(made) == 1 else None

    @g.rule("clause", "{effects:clause} unless {player:player} {deeds:dos}")
    def unless_done(effects: Effects, player: n.Players, deeds: Effects) -> Effects | None:
        """They may do something to be spared it."""
        if player not in ("its player", "that player", "chosen opponent"):
            return None  # of several players it would not be clear for whom it counts
        if player == "its player" and getattr(effects[0], "target", None) == n.That("?challenging character"):
            player = "?challenging"  # their player: of the character the sentence begins with
        spared = n.IfYouDo(tuple(acting(deed, "actor") for deed in deeds), (), True, "actor", effects)
        return (n.ForEachPlayer(player, (spared,)),)

    g.row("clause", {("choose one : {options}", "choose one — {options}"): n.ChooseOne})
    g.row("clause", {"you may choose one : {options}": lambda options: n.May((n.ChooseOne(options),))})
    g.means("options", {"• {one:sequence}": lambda one: (one,)})
    g.means("options", {"• {one:sequence} {rest:options}": lambda one, rest: (one, *rest)})

    g.row(
        "clause",
        {
            "{when:trigger} this turn , {effects:clause}": n.CreateTrigger,
            "[for the rest of] this turn , {when:trigger} , {effects:clause}": n.CreateTrigger,
            "the next time {when:event} this turn , {effects:clause}": partial(n.CreateTrigger, once=True),
        },
    )

    g.word("whose end", {"your": "you", "the": "any"})  # the turn: the present one, whoever's it is

    @g.rule(
        "clause",
        "at the end of {whose:whose end} turn , {effects:clause}",
        "{effects:clause} at the end of {whose:whose end} turn",
    )
    def later(whose: Any, effects: Effects) -> Effects:
        return (n.CreateTrigger(n.When("turn ends", player=whose), effects, "always", once=True),)

    @g.rule("clause", "{effects:clause} after the challenge", "after the challenge , {effects:clause}")
    def after_challenge(effects: Effects) -> Effects:
        when = n.When("challenge ends", card="this")
        return (n.CreateTrigger(when, effects, "this challenge", once=True),)

    @g.rule("clause", "{target:target} may move there for free")
    def may_move(target: n.Target) -> Effects:
        return (n.May((n.MoveToLocation(target, n.That("?that location")),)),)

    @g.rule("clause", "{time:duration} , {static:permission}", "{static:permission} {time:duration}")
    def permitted(time: n.Duration, static: tuple[n.Static, ...]) -> Effects:
        return tuple(n.Continuous(part, time) for part in static)

    @g.rule("clause", "{player:player} chooses {first:called out} or {second:called out} : {options:called options}")
    def calls_out(
        player: n.Players, first: str, second: str, options: tuple[tuple[str, Effects], ...]
    ) -> Effects | None:
        """A player chooses between words; what each of them does is told after it."""
        if player not in CHOOSES or tuple(word for word, _ in options) != (first, second):
            return None
        one = n.ChooseOne(tuple(effects for _, effects in options), "actor", (first, second))
        return (CHOOSES[player], n.ForEachPlayer("that player", (one,)))

    @g.rule("called options", "• {word:called out} {one:sequence} {rest:called options?}")
    def called_options(word: str, one: Effects, rest: Any) -> tuple[tuple[str, Effects], ...]:
        return ((word, one), *(rest or ()))

    @g.reader("called out")
    def called_out(p: Parser, at: int) -> Iterator[Found]:
        """A word in capitals with an exclamation mark."""
        if at + 1 < len(p.words) and p.words[at].text.isupper() and p.words[at + 1].text == "!":
            yield at + 2, p.words[at].text + "!"
        p.missed(at, frozenset(("a word in capitals",)))

    @g.rule(
        "clause",
        "each opponent can't ready more than {count:number} of their {cards:nominal} at the start of their next turn",
        "opponents can't ready more than {count:number} of their {cards:nominal} at the start of their next turn",
    )
    def readies_at_most(count: int, cards: Nominal) -> Effects | None:
        if cards.whose != "any" or cards.zone or cards.as_card:
            return None
        limit = n.ReadiesAtMost("opponents", select(cards), count)
        return (n.Continuous(limit, "during their next turn"),)

    @g.rule("clause", "opponents can't play {cards:nominal} {time:duration}")
    def cant_play(cards: Nominal, time: n.Duration) -> Effects:
        return (n.Continuous(n.PlayersCant("opponents", select(cards)), time),)


# -- sentences ---------------------------------------------------------------------------------------------------


def _sentences(g: Grammar) -> None:
    g.means("clauses", {"{one:clause}": lambda one: one})

    @g.rule("clauses", "{first:clause} [,] and {rest:clauses}", "{first:clause} , then {rest:clauses}")
    def joined(first: Effects, rest: Effects) -> Effects:
        if isinstance(first[-1], n.May) and first[-1].by == "you":  # what one may do goes on to the end of the sentence
            return (*first[:-1], replace(first[-1], effects=(*first[-1].effects, *rest)))
        return (*first, *rest)

    g.means("sentence", {("{effects:clauses}", "then [,] {effects:clauses}"): lambda effects: effects})
    g.row("sentence", {"[then ,] if {condition} , {then:clauses}": n.If})
    g.word("one chosen", {"chosen opponent": "opponents", "chosen player": "all"})

    @g.rule("sentence", "if {among:one chosen} has {sign:more than} {cards:nominal} than you , {effects:clauses}")
    def of_a_chosen_player(among: n.Players, sign: n.Compare, cards: Nominal, effects: Effects) -> Sentence | None:
        """The player is chosen first, and is the one spoken of in what follows."""
        if cards.whose not in ("any", "actor"):
            return None
        theirs, yours = (n.CountOf(select(cards._replace(whose=whose))) for whose in ("actor", "you"))
        return n.ChoosePlayer(among), n.If(n.CompareIs(theirs, sign, yours), effects)

    @g.rule("by type", "• {types:types} , {effects:clauses} [.]")
    def of_type(types: tuple[n.CardType, ...], effects: Effects) -> Effects:
        it = n.That("?it")
        fits = n.Is(it, types[0]) if len(types) == 1 else n.Is(it, where=(n.TypeIs(types),))
        return (n.If(fits, effects),)

    g.means("by types", {"{one:by type} {rest:by types?}": lambda one, rest: (*one, *(rest or ()))})
    g.means("sentence", {"if its card type is : {cases:by types}": lambda cases: cases})

    @g.rule("sentence", "[then ,] {effects:clauses} unless {condition:condition}")
    def unless_so(condition: n.Condition, effects: Effects) -> Sentence:
        return (n.If(n.NoneOf(condition), effects),)

    g.row("sentence", {"{then:clauses} if {condition}": n.If})

    @g.rule(
        "sentence",
        "if {condition:condition} , {effects:clauses} instead",
        "if {condition:condition} , instead {effects:clauses}",
    )
    def instead(condition: n.Condition, effects: Effects) -> Sentence:
        return Instead(condition, effects)

    @g.rule("sentence", "if {condition:condition} , {pronoun:pronoun} {says:predicates} instead")
    def instead_says(condition: n.Condition, pronoun: str, says: tuple[n.Static, ...]) -> Sentence | None:
        effects: list[n.Effect] = []
        for part in says:
            if not isinstance(part, n.Gets):
                return None
            effects.append(n.Modify(n.That("?" + pronoun), part.stat, part.amount, "always"))
        return Instead(condition, tuple(effects))

    g.means(
        "sentence",
        {
            (
                "if {condition} , deal {count:number} damage instead",
                "if {condition} , remove up to {count:number} damage instead",
            ): lambda condition, count: Instead(condition, (n.DealDamage(n.That("?same"), count),)),
            "if you|they do , {effects:clauses}": lambda effects: IfDone(effects),
            "if you do and {condition} , {effects:clauses}": lambda condition, effects: IfDone(
                (n.If(condition, effects),)
            ),
            "if you do , put {_:it again} on the bottom of your deck instead of into your discard": lambda _: (
                BottomInstead()
            ),
            "for each opponent|player who doesn't , {effects:clauses}": lambda effects: Otherwise(
                effects, not_done=True
            ),
            "otherwise , {effects:clauses}": lambda effects: Otherwise(effects),
            "if you|they don't , {effects:clauses}": lambda effects: Otherwise(effects, not_done=True),
        },
    )

    g.means("raw sequence", {"{one:sentence} [.]": lambda one: (one,)})
    g.means("raw sequence", {"{one:sentence} . {rest:raw sequence}": lambda one, rest: (one, *rest)})
    g.means("sequence", {"{raw:raw sequence}": lambda raw: fold(raw)})


def fold(sentences: tuple[Sentence, ...]) -> Effects | None:
    """Sentences that belong to the one before are put where they belong."""
    made: list[n.Effect] = []
    for sentence in sentences:
        before = len(made)
        if isinstance(sentence, IfDone):
            if not made:
                return None
            last = made.pop()
            if isinstance(last, n.May):
                made.append(n.IfYouDo(last.effects, sentence.effects, may=True, by=last.by))
            elif isinstance(last, n.ForEachPlayer) and isinstance(last.effects[-1], n.May):
                inner = last.effects[-1]
                then = tuple(acting(part, "actor") for part in sentence.effects)
                made.append(replace(last, effects=(*last.effects[:-1], n.IfYouDo(inner.effects, then, True, inner.by))))
            else:
                made.append(n.IfYouDo((last,), sentence.effects))
        elif isinstance(sentence, Otherwise):
            if not made:
                return None
            last = made.pop()
            other = if_not_done(last, sentence.effects) if sentence.not_done else else_of(last, sentence.effects)
            if other is None:
                return None
            made.extend(chosen_first(other))
        elif isinstance(sentence, BottomInstead):
            moved = at_the_bottom(made.pop()) if made else None
            if moved is None:
                return None
            made.append(moved)
        elif isinstance(sentence, Instead):
            if not made:
                return None
            folded = instead_of(made.pop(), sentence)
            if folded is None:
                return None
            made.extend(folded)
        else:
            made = [*taken_up(made, sentence)]
        if 0 < before < len(made):
            fresh = tuple(made[before:])
            taken = absorb(made[before - 1], fresh)
            if taken is not None:
                made[before - 1 :] = [taken]
    return tuple(made)


def taken_up(made: list[n.Effect], then: Effects) -> Effects:
    """Choose a character. They ...: the same as what is said of the chosen character."""
    if made and isinstance(made[-1], n.Choose) and made[-1].target.cards.zone != "deck":
        target = getattr(then[0], "target", None)
        if takes_up(target, made[-1].target):
            return (*made[:-1], replace(then[0], target=made[-1].target), *then[1:])
    return (*made, *then)


def absorb(last: n.Effect, fresh: Effects) -> n.Effect | None:
    """What follows a look or a reveal one may decline speaks of what was seen: it is part of what one may do. What
    "they" do after each player did something, each of those players does."""
    if isinstance(last, n.If) and is_rider(last, fresh):
        return replace(last, then=(*last.then, *fresh))
    if not isinstance(last, n.May | n.ForEachPlayer | n.IfYouDo):
        return None
    field = "then" if isinstance(last, n.IfYouDo) else "effects"
    inner: Effects = getattr(last, field)
    deeper = absorb(inner[-1], fresh)
    if deeper is not None:
        return replace(last, **{field: (*inner[:-1], deeper)})
    seen = shown(inner) and any(speaks_back(effect) or isinstance(effect, n.ShuffleDeck) for effect in fresh)
    if isinstance(last, n.May) and len(fresh) == 1 and is_of_its_player(last, fresh[0]):
        seen = True
    if seen or (isinstance(last, n.ForEachPlayer) and any(is_theirs(effect) for effect in fresh)):
        return replace(last, **{field: (*inner, *fresh)})
    return None


def is_rider(last: n.If, fresh: Effects) -> bool:
    """If ..., ready them. They can't quest ...: who was not readied can."""
    readied = last.then[-1].target if isinstance(last.then[-1], n.Ready) and not last.otherwise else None
    if not isinstance(readied, n.Each | n.That):
        return False
    return all(
        isinstance(effect, n.Restrict) and effect.target in (n.That("?them"), n.That("?her")) for effect in fresh
    )


def shown(effects: Effects) -> bool:
    """Whether these begin to speak of cards by showing them."""
    return any(
        isinstance(effect, n.Look | n.LookAtZone | n.RevealTop | n.RevealUntil | n.NameCard)
        or (isinstance(effect, n.Choose) and effect.target.cards.zone == "deck")
        for effect in effects
    )


def chosen_first(last: n.Effect) -> Effects:
    """If ..., do this with a chosen card. Otherwise, do that with it: the card is chosen in either case."""
    if not isinstance(last, n.If) or not last.then or not last.otherwise or speaks_back(last.condition):
        return (last,)
    target = getattr(last.then[0], "target", None)
    if not isinstance(target, n.Chosen) or not isinstance(getattr(last.otherwise[0], "target", None), n.That):
        return (last,)
    then: n.Effect = replace(last.then[0], target=n.That(target.slot))
    return (n.Choose(target), replace(last, then=(then, *last.then[1:])))


def else_of(last: n.Effect, effects: Effects) -> n.Effect | None:
    """Otherwise, ...: the other way of the last "if", wherever it stands; where there is none, if it is not done."""
    if isinstance(last, n.If):
        return None if last.otherwise else replace(last, otherwise=effects)
    if not isinstance(last, n.May | n.IfYouDo | n.ForEachPlayer):
        return None
    field = "then" if isinstance(last, n.IfYouDo) else "effects"
    inner: Effects = getattr(last, field)
    other = else_of(inner[-1], effects) if inner else None
    return if_not_done(last, effects) if other is None else replace(last, **{field: (*inner[:-1], other)})


def if_not_done(last: n.Effect, effects: Effects) -> n.Effect | None:
    if isinstance(last, n.ForEachPlayer):
        inner = if_not_done(last.effects[-1], effects)
        return None if inner is None else replace(last, effects=(*last.effects[:-1], inner))
    if isinstance(last, n.May):
        return n.IfYouDo(last.effects, (), may=True, by=last.by, otherwise=effects)
    if isinstance(last, n.IfYouDo):
        inner = if_not_done(last.then[-1], effects) if last.then else None  # what they may do then
        if inner is not None:
            return replace(last, then=(*last.then[:-1], inner))
        return None if last.otherwise else replace(last, otherwise=effects)
    return None


def is_theirs(effect: Any) -> bool:
    """Whether an effect speaks of what "they" do, have or may."""
    if effect == "actor":
        return True
    if isinstance(effect, n.ForEachPlayer):
        return False
    if isinstance(effect, tuple):
        return any(is_theirs(part) for part in effect)
    return any(is_theirs(getattr(effect, name)) for name in getattr(effect, "__struct_fields__", ()))


def is_of_its_player(may: n.May, effect: n.Effect) -> bool:
    """What happens to the player of a card one may choose: nothing, if it was declined."""
    target = getattr(may.effects[-1], "target", None)
    player = getattr(effect, "player", getattr(effect, "players", ""))
    return isinstance(target, n.Chosen) and player in ("its player", "that player")


def speaks_back(effect: Any) -> bool:
    """Whether an effect speaks of something by a pronoun, or of cards that were looked at."""
    if isinstance(effect, n.That):
        return True
    if isinstance(effect, n.Select):
        return effect.zone == "looked"
    if isinstance(effect, tuple):
        return any(speaks_back(part) for part in effect)
    fields = getattr(effect, "__struct_fields__", ())
    return any(speaks_back(getattr(effect, name)) for name in fields)


def instead_of(plain: n.Effect, other: Instead) -> Effects | None:
    """X. If ..., more than X instead."""
    if isinstance(plain, n.May) and len(plain.effects) == 1:
        inner = instead_of(plain.effects[0], other)
        return None if inner is None else (replace(plain, effects=inner),)
    if isinstance(plain, n.IfYouDo) and len(plain.then) == 1:
        inner = instead_of(plain.then[0], other)
        return None if inner is None else (replace(plain, then=inner),)
    if len(other.effects) != 1:
        return None
    better = other.effects[0]
    target = getattr(plain, "target", None)
    amount = getattr(better, "amount", None)
    about_chosen = is_of_chosen(other.condition)
    if about_chosen and isinstance(target, n.Chosen) and not can_be(target.cards.what, other.condition):
        return None
    if isinstance(target, n.Chosen) and about_chosen and type(better) is not type(plain):
        said_of = getattr(better, "target", None)
        if not isinstance(said_of, n.That) or said_of.ref not in (*BACK, "?same"):
            return None
        if said_of.ref != "?same":
            that = n.That(target.slot)
            fits = of_chosen(other.condition, target)
            return (n.Choose(target), n.If(fits, (replace(better, target=that),), (replace(plain, target=that),)))
    if type(better) is not type(plain) and not (isinstance(better, n.DealDamage) and better.target == n.That("?same")):
        return (n.If(other.condition, other.effects, (plain,)),)
    if isinstance(better, n.DealDamage) and better.target == n.That("?same"):
        if not isinstance(plain, n.DealDamage | n.RemoveDamage | n.PutDamage):
            return None
        better = replace(plain, amount=amount)
    if isinstance(target, n.Chosen) and about_chosen:
        if amount is None or not hasattr(plain, "amount"):
            return None
        fits = of_chosen(other.condition, target)
        plain = replace(plain, target=n.That(target.slot))
        better = replace(plain, amount=amount)
        return (n.Choose(target), n.If(fits, (better,), (plain,)))
    if isinstance(better, n.Modify) and isinstance(plain, n.Modify):
        better = replace(plain, amount=better.amount)
    return (n.If(other.condition, (better,), (plain,)),)


def is_of_chosen(condition: n.Condition) -> bool:
    target = condition.target if isinstance(condition, n.Is) else None
    return isinstance(target, n.That) and target.ref.startswith("?chosen")


def can_be(what: str, condition: Any) -> bool:
    """Whether a card that was chosen as this can be what the condition asks for: a chosen character is no item."""
    return "card" in (what, condition.what) or what == condition.what


def of_chosen(condition: Any, chosen: n.Chosen) -> n.Condition:
    """What is said of the chosen card; that it is of the type it was chosen as goes without saying."""
    what = "card" if condition.what == chosen.cards.what else condition.what
    return n.Is(n.That(chosen.slot), what, condition.where)
