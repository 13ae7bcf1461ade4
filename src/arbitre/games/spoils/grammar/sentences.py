"""Sentences from clauses, and texts from sentences: this turn; where X is; you may; if you do; otherwise."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.amounts import put_for, speaks_of
from arbitre.games.spoils.grammar.changes import AS_LONG, Changes, OneOf, for_a_while
from arbitre.games.spoils.grammar.players import done_by

Effects = tuple[n.Effect, ...]
WHILES = n.Modify | n.Grant | n.Restrict | n.Continuous | n.TakeControl | n.Become | n.ProvideFor | n.MustBlock


class Sentence(NamedTuple):
    """What a sentence says, and how it is connected to the one before it."""

    kind: str  # plain, if do, if not, otherwise, coin, win, lose
    effects: Effects


def lasting(effects: Any, duration: str) -> Any:
    """The same for a while; None where nothing of it lasts."""
    found = False

    def walk(node: Any) -> Any:
        nonlocal found
        if isinstance(node, tuple):
            return tuple(walk(part) for part in node)
        if isinstance(node, WHILES):
            found = True
            return replace(node, duration=duration) if node.duration in ("always", AS_LONG) else node
        if isinstance(node, n.May | n.If | n.ChooseOne | n.ForEachPlayer):
            return replace(node, **{name: walk(getattr(node, name)) for name in node.__struct_fields__})
        return node

    made = walk(effects)
    return made if found else None


def _as_long(effects: Effects) -> Effects:
    """What is additional lasts as long as what it is added to."""
    last: Any = "always"

    def walk(node: Any) -> Any:
        nonlocal last
        if isinstance(node, tuple):
            return tuple(walk(part) for part in node)
        if not isinstance(node, n.Node):
            return node
        made = replace(node, **{name: walk(getattr(node, name)) for name in node.__struct_fields__})
        if isinstance(made, n.Modify):
            if made.duration == AS_LONG:
                made = replace(made, duration=last)
            last = made.duration
        return made

    made: Effects = walk(effects)
    return made


def untimed_yet(node: Any) -> bool:
    """Whether it holds for a while of which nothing says how long."""
    if isinstance(node, n.Continuous) and node.duration == AS_LONG:
        return True
    if isinstance(node, tuple):
        return any(untimed_yet(part) for part in node)
    return any(untimed_yet(getattr(node, name)) for name in getattr(node, "__struct_fields__", ()))


def refers_back(node: Any) -> bool:
    """Whether it speaks of a card without saying which."""
    if isinstance(node, n.That):
        return node.ref.startswith("?")
    if isinstance(node, tuple):
        return any(refers_back(part) for part in node)
    return any(refers_back(getattr(node, name)) for name in getattr(node, "__struct_fields__", ()))


def calls(node: Any, ref: str) -> bool:
    """Whether it speaks of cards under this name."""
    if isinstance(node, n.That):
        return node.ref == ref
    if isinstance(node, tuple):
        return any(calls(part, ref) for part in node)
    return any(calls(getattr(node, name), ref) for name in getattr(node, "__struct_fields__", ()))


def of_that_player(node: Any) -> bool:
    if isinstance(node, tuple):
        return any(of_that_player(part) for part in node)
    fields = getattr(node, "__struct_fields__", ())
    return any(
        getattr(node, name) in ("that player", "they")
        if name in ("player", "players", "by", "whose")
        else of_that_player(getattr(node, name))
        for name in fields
    )


def of_a_player(sentences: list[Sentence], before: Effects) -> bool:
    """Whether the next of these sentences speaks of a player who was picked just before."""
    picked = any(isinstance(one, n.ChoosePlayer) for one in before)
    return picked and bool(sentences) and sentences[0].kind == "plain" and of_that_player(sentences[0].effects)


def combine(sentences: list[Sentence]) -> Effects | None:
    """One text from its sentences; None where one of them hangs in the air."""
    made: list[n.Effect] = []
    at = 0
    while at < len(sentences):
        one = sentences[at]
        at += 1
        follows = sentences[at].kind if at < len(sentences) else ""
        if one.kind == "coin":
            found = _coin(sentences, at)
            if found is None:
                return None
            flip, at = found
            made.append(flip)
            continue
        if one.kind != "plain":
            return None
        last = one.effects[-1] if one.effects else None
        if follows in ("if do", "if not") and isinstance(last, n.If) and last.then and isinstance(last.then[-1], n.May):
            inner = combine([Sentence("plain", last.then), *sentences[at:]])
            return None if inner is None else (*made, *one.effects[:-1], replace(last, then=inner))
        if follows in ("if do", "if not") and last is not None:
            body = _if_you_do(sentences, at)
            if body is None:
                return None
            then, otherwise, at = body
            made += one.effects[:-1] if isinstance(last, n.May) else ()
            may = isinstance(last, n.May)
            first = last.effects if isinstance(last, n.May) else one.effects
            by: Any = last.by if isinstance(last, n.May) else "you"
            made.append(n.IfYouDo(first, then, may, by, otherwise))
        elif (isinstance(last, n.If) and _asks_for_picks(last.condition) and follows == "plain") or (
            isinstance(last, n.If) and not last.otherwise and of_a_player(sentences[at:], last.then)
        ):
            then, at = _while_it_refers(last.then, sentences, at)
            made += (*one.effects[:-1], replace(last, then=then))
        elif isinstance(last, n.May) and follows == "plain" and calls(sentences[at].effects, "?made"):
            made += (*one.effects[:-1], n.IfYouDo(last.effects, sentences[at].effects, True, last.by))
            at += 1
        elif follows == "otherwise" and isinstance(last, n.If) and not last.otherwise:
            made += (*one.effects[:-1], replace(last, otherwise=sentences[at].effects))
            at += 1
        elif follows == "otherwise" and isinstance(last, n.May):
            made += (*one.effects[:-1], n.IfYouDo(last.effects, (), True, last.by, sentences[at].effects))
            at += 1
        else:
            made += one.effects
    return tuple(made)


def _if_you_do(sentences: list[Sentence], at: int) -> tuple[Effects, Effects, int] | None:
    """What happens if it was done, what if not, and where the text goes on. A sentence about a card that is known only
    if it was done belongs to it; so does everything before "otherwise"."""
    inner: list[Sentence] = []
    otherwise: Effects = ()
    if sentences[at].kind == "if do":
        inner.append(Sentence("plain", sentences[at].effects))
        at += 1
    end = next((i for i in range(at, len(sentences)) if sentences[i].kind in ("otherwise", "if not")), None)
    counted = {part.slot for one in inner for part in one.effects if isinstance(part, n.Count)}
    needed = max(
        (i for i in range(at, len(sentences)) if any(speaks_of(sentences[i].effects, x) for x in counted)), default=-1
    )
    while at < len(sentences):
        one = sentences[at]
        if one.kind in ("otherwise", "if not"):
            last = inner[-1].effects[-1] if inner and inner[-1].effects else None
            if (one.kind == "otherwise" and isinstance(last, n.If)) or (
                one.kind == "if not" and isinstance(last, n.May)
            ):
                inner.append(one)
                at += 1
                end = next((i for i in range(at, len(sentences)) if sentences[i].kind in ("otherwise", "if not")), None)
                continue
            otherwise = one.effects
            at += 1
            break
        known = tuple(part for done in inner for part in done.effects)
        known = (*known, *(part for done in known if isinstance(done, n.If) for part in done.then))
        if one.kind == "plain" and end is None and at > needed and not refers_back(one.effects):
            if not of_a_player(sentences[at:], known):
                break
        inner.append(one)
        at += 1
    then = combine(inner)
    return None if then is None else (then, otherwise, at)


def _asks_for_picks(condition: n.Condition) -> bool:
    """Whether something was picked: what is said of it afterwards holds only then."""
    if isinstance(condition, n.All):
        return any(_asks_for_picks(one) for one in condition.conditions)
    return isinstance(condition, n.CompareIs) and isinstance(condition.left, n.SizeOf)


def _while_it_refers(then: Effects, sentences: list[Sentence], at: int) -> tuple[Effects, int]:
    """Together with the sentences that speak of the same cards or numbers."""
    while at < len(sentences) and sentences[at].kind == "plain":
        said = sentences[at].effects
        if not refers_back(said) and not any(speaks_of(said, letter) for letter in ("X", "Y")):
            if not of_a_player(sentences[at:], then):
                break
        then = (*then, *said)
        at += 1
    return then, at


def _coin(sentences: list[Sentence], at: int) -> tuple[n.Effect, int] | None:
    win: Effects = ()
    lose: Effects = ()
    start = at
    while at < len(sentences) and sentences[at].kind in ("win", "lose", "otherwise"):
        if sentences[at].kind == "win":
            win = sentences[at].effects
        else:
            lose = sentences[at].effects
        at += 1
    return (n.FlipCoin(win, lose), at) if at > start else None


def add_sentences(g: Grammar) -> None:
    _add_clauses(g)
    _add_said(g)

    g.means(
        "sentence",
        {
            "{what:said} .": lambda what: Sentence("plain", what),
            "if you|they do [,] [then] {what:said} .": lambda what: Sentence("if do", what),
            "if you|they do and {condition} [,] {what:said} .": lambda condition, what: Sentence(
                "if do", (n.If(condition, what),)
            ),
            "if you|they don't [,] {what:said} .": lambda what: Sentence("if not", what),
            "otherwise [,] {what:said} .": lambda what: Sentence("otherwise", what),
            "flip a coin .": lambda: Sentence("coin", ()),
            "if you win [,] {what:said} .": lambda what: Sentence("win", what),
            "if you lose [,] {what:said} .": lambda what: Sentence("lose", what),
        },
    )

    @g.rule(
        "sentence",
        "if there is [a] tie , you decide which {kind:one type} {done:tied} .",
    )
    def tie(kind: str, done: bool) -> Sentence:
        return Sentence("plain", ())  # the choice says so already

    g.word("tied", {"is destroyed|affected|picked": True, "gets the token": True})
    g.means("sentences", {"{first:sentence} {rest:sentences?}": lambda first, rest: [first, *(rest or [])]})

    @g.rule("text", "{all:sentences}")
    def text(all: list[Sentence]) -> Effects | None:
        made = combine(all)
        made = _as_long(made) if made else None
        return None if made is None or untimed_yet(made) else made


def _add_clauses(g: Grammar) -> None:
    g.means("clause1", {"[then] {deed}": lambda deed: done_by("you", deed)})
    g.means("deeds", {("{one:deed}", "{one:deed} and {other:deed}"): lambda one, other=(): (*one, *other)})
    g.means("clause1", {("{who:player} {deed}", "{who:player} must {deed}"): lambda who, deed: done_by(who, deed)})

    @g.rule("clause1", "{who:player} {one:deed} , {two:deed} , and {three:deed}")
    def told_of_three(who: str, one: Effects, two: Effects, three: Effects) -> Effects:
        return done_by(who, (*one, *two, *three))

    @g.rule("clause1", "whichever player makes the winning bid {one:deed} and {other:deed}")
    def winner(one: Effects, other: Effects) -> Effects:
        return done_by("that player", (*one, *other))

    g.means("clause1", {"{what:told deed}": lambda what: what})

    @g.rule("clause1", "{what:target} [also] {changes:changes}", "{what:bare} {changes:changes}")
    def changed(what: n.Target, changes: Changes) -> Effects | None:
        if isinstance(what, n.Chosen):
            return None
        return for_a_while(what, changes, "always")

    @g.rule("clause1", "{what:ref} {either:either}")
    def either(what: n.Target, either: OneOf) -> Effects:
        return (n.ChooseOne(tuple(for_a_while(what, way, "always") for way in either.ways)),)

    @g.rule("clause1", "{one:deed} or {other:deed}")
    def one_or_other(one: Effects, other: Effects) -> Effects:
        return (n.ChooseOne((done_by("you", one), done_by("you", other))),)

    @g.rule("clause1", "choose one of the following : {one:deed} or {other:deed}")
    def choose_one(one: Effects, other: Effects) -> Effects:
        return (n.ChooseOne((done_by("you", one), done_by("you", other))),)

    g.means("clause", {"{one:clause1}": lambda one: one})

    @g.rule("clause", "{one:clause1} [,] (and | and then | then) {rest:clause}", "{one:clause1} , {rest:clause listed}")
    def more(one: Effects, rest: Effects) -> Effects:
        return (*one, *rest)

    g.means("clause listed", {"{one:clause1} , and {rest:clause1}": lambda one, rest: (*one, *rest)})
    g.row("may", {"you may {effects:clause}": n.May})

    @g.rule("may", "{who:player} may {one:deed} and may {other:deed}")
    def they_may_each(who: str, one: Effects, other: Effects) -> Effects | None:
        return (n.May(done_by(who, one), who), n.May(done_by(who, other), who)) if who != "all" else None

    @g.rule("may", "{who:player} may {deed:deeds}")
    def they_may(who: str, deed: Effects) -> Effects:
        if who == "all":
            done = done_by("all", deed)[0]
            assert isinstance(done, n.ForEachPlayer)
            return (replace(done, effects=(n.May(done.effects, "actor"),)),)
        return (n.May(done_by(who, deed), who),)

    @g.rule("may", "any player may {first:deed} to {then:deed}")
    def any_player_may(first: Effects, then: Effects) -> Effects:
        """One after the other, as long as it can be done."""
        done = done_by("all", first)[0]
        assert isinstance(done, n.ForEachPlayer)
        return (n.ForEachPlayer("all", (n.IfYouDo(done.effects, done_by("you", then), True, "actor"),)),)

    g.means("clause", {"{what:may}": lambda what: what})
    g.means("clause", {"{one:may} and {other:may}": lambda one, other: (*one, *other)})


def _add_said(g: Grammar) -> None:
    g.means("timed", {"{what:clause} [if you|they can]": lambda what: what})

    g.word(
        "how long",
        {
            "this turn": "this turn",
            "during this battle": "this battle",
            "until the start of your next turn": "until your next turn",
        },
    )

    @g.rule("timed", "{long:how long} [,] {what:clause}", "{what:clause} {long:how long}")
    def for_so_long(long: str, what: Effects) -> Effects | None:
        made: Effects | None = lasting(what, long)
        return made

    @g.rule("timed", "you may this turn {what:clause}")
    def may_this_turn(what: Effects) -> Effects | None:
        made = lasting(what, "this turn")
        return None if made is None else (n.May(made),)

    g.means("said1", {"{what:timed}": lambda what: what})
    g.row("said1", {"{then:timed} if {condition}": n.If})

    g.word(
        "later",
        {
            "at the end of the turn": n.CreateTrigger(n.When("turn ends"), (), once=True),
            "at the start of your next turn": n.CreateTrigger(
                n.When("turn starts", player="you"), (), "always", once=True
            ),
            "at the end of the battle": n.CreateTrigger(n.When("battle ends"), (), "this battle", once=True),
        },
    )

    @g.rule("said1", "{when:later} [,] {what:said}", "{what:clause} {when:later}")
    def later(when: n.CreateTrigger, what: Effects) -> Effects:
        return (replace(when, effects=what),)

    @g.rule("said1", "at the start of the next turn {what:clause} for that turn")
    def at_any_turn(what: Effects) -> Effects | None:
        made = lasting(what, "this turn")
        return None if made is None else (n.CreateTrigger(n.When("turn starts"), made, "always", once=True),)

    g.row("said1", {"[then ,] if {condition} [,] [then] {then:said}": n.If})
    g.row("said1", {"if {condition} [,] {then:said} , otherwise {otherwise:said}": n.If})

    @g.rule(
        "said1",
        "if either character was a member of an opponent's attacking party , destroy all characters in that party",
    )
    def with_the_party() -> Effects:
        attacking = n.InBattle("attacking")
        either = n.Is(n.That("?either character"), where=(attacking,))
        theirs = n.Banish(n.Each(n.Select("character", where=(attacking,))))
        return (n.If(n.All((n.Battle("you are attacked"), either)), (theirs,)),)

    @g.rule("said1", "repeat this card's effect until {condition:condition}")
    def repeated(condition: n.Condition) -> Effects:
        return (n.If(n.NoneOf(condition), (n.Repeat(),)),)

    @g.rule("said1", "if {what:ref} leaves play or is in play at the end of the turn , {effects:said}")
    def at_latest(what: n.Target, effects: Effects) -> Effects | None:
        """As soon as it leaves play, and else when the turn ends."""
        if not isinstance(what, n.That):
            return None
        gone = n.When("leaves play", slot=what.ref)
        return (
            n.CreateTrigger(gone, effects, once=True),
            n.CreateTrigger(n.When("turn ends"), effects, once=True),
        )

    g.row(
        "said1",
        {
            "{slot:letter} is {amount:told}": n.Count,
            "{one:letter} is {amount:told} and {other:letter} is {second:told}": lambda one, amount, other, second: (
                n.Count(amount, one),
                n.Count(second, other),
            ),
            "if {condition} [,] [then] {one:letter} is {amount:told} , otherwise {other:letter} is {second:told}": lambda condition, one, amount, other, second: (
                n.If(condition, (n.Count(amount, one),), (n.Count(second, other),)) if one == other else None
            ),
        },
    )

    g.means("said", {"{what:said1}": lambda what: what})

    @g.rule("said", "{what:said1} [,] where {letter:letter} is {amount:told}")
    def where(what: Effects, letter: str, amount: n.Amount) -> Effects | None:
        if not speaks_of(what, letter):
            return None
        made: Effects = put_for(what, letter, amount)
        return made

    @g.rule("said", "{what:said1} [,] where {letter:letter} is {amount:told}")
    def where_and_later(what: Effects, letter: str, amount: n.Amount) -> Effects | None:
        """The same where later sentences speak of the number, too."""
        return (n.Count(amount, letter), *what) if speaks_of(what, letter) else None
