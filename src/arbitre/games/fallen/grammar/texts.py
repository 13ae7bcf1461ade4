"""Clauses, sentences, what is paid for what, and abilities."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.deeds import Effects, predicated
from arbitre.games.fallen.grammar.meaning import Letter, Subject
from arbitre.games.fallen.grammar.phrases import FORMS, Phrasebook, gap
from arbitre.games.fallen.keywords import INTRODUCING
from arbitre.games.fallen.text.walk import DILEMMA, FROM_PURGATORY, INTRODUCED

Players = n.Draw | n.Discard | n.GainEnergy | n.Pay | n.MakeTokens | n.TakeControl | n.RevealHand
HARMFUL: Final = n.DealDamage | n.PutDamage | n.Banish


class Sentence(NamedTuple):
    kind: str  # plain, if do, if not, otherwise
    effects: Effects


class Paid(NamedTuple):
    """What is done for what."""

    cost: Effects
    effects: Effects
    may: bool = False


class Body(NamedTuple):
    """The whole of what an ability does."""

    once: bool
    condition: n.Condition | None
    cost: Effects
    effects: Effects
    may: bool


def done_by(who: str, what: Effects) -> Effects | None:
    """The same, done by another player."""
    made: list[Any] = []
    for effect in what:
        if isinstance(effect, n.PutIntoDiscard) and isinstance(effect.target, n.TopOfDeck):
            made.append(replace(effect, target=replace(effect.target, player=who)))
        elif isinstance(effect, n.Choose) and isinstance(effect.target, n.Chosen):
            made.append(replace(effect, target=replace(effect.target, by=who)))
        elif isinstance(effect, Players) and not (isinstance(effect, n.GainEnergy) and effect.target is not None):
            made.append(replace(effect, player=who))
        else:
            return None
    return tuple(made)


def add_texts(b: Phrasebook) -> None:
    _add_clauses(b)
    _add_paid(b)
    _add_sentences(b)
    _add_bodies(b)
    _add_abilities(b)


# -- clauses -------------------------------------------------------------------------------------------------------


def _add_clauses(b: Phrasebook) -> None:
    tongue = b.tongue
    b.value("deity", tongue.possess("deity", "you"), "you")
    for form in FORMS:
        _lists(b, f"deeds {form.name}", f"deed {form.name}")
        _lists(b, f"costs {form.name}", f"cost {form.name}")
        b.saying("gains vitality", b.t("gain", x="counted vitality"), lambda x: x, (form,))
    for kind, shapes in (
        ("clause", (("one", "one"), ("many", "many"))),
        ("wish", (("one", "wished one"), ("many", "wished many"))),
    ):
        for number, verb in shapes:
            b.rule(kind, f"{{who:player {number}}} {{what:deeds {verb}}}")(done_by)
            b.rule(kind, f"{{who:subject {number}}} {{what:says {verb}}} {{duration:duration?}}")(predicated)
        many = b.t("present and future", cards="who=subject many")
        said = f"{many} {gap('what', f'says {shapes[1][1]}')} {gap('duration')}"
        b.add(kind, said, _present_and_future)
        verb = shapes[0][1]
        b.rule(kind, f"{{who:deity}} {{what:deed {verb}}}")(by_deity)
        b.rule(kind, f"{{who:whose deity}} {{what:gains vitality {verb}}}")(_vitality)
    b.rule("clause", "{what:deed order}")(lambda what: what)
    b.rule("clause", "{what:statics1} {duration:duration}")(_for_a_while)
    b.add(
        "clause",
        f"{gap('letter')} {tongue.conjugate(b.t('is so much', amount='amount'), 'one', FORMS[2].nouns[0])}",
        lambda letter, amount: (n.Count(amount, letter),),
    )
    b.value(
        "clause",
        tongue.said(tongue.thing("card").reworded(tongue.t("no player")), tongue.t("no answer")),
        (n.CantBeAnswered(),),
    )
    _lists(b, "clauses", "clause")
    b.rule("cost order", "{who:whose deity} {what:gains vitality one}")(_vitality)
    b.rule("cost order", "{who:player one} {what:deeds one}")(done_by)
    b.rule("cost order", "{who:deity} {what:deed one}")(by_deity)
    _lists(b, "wishes", "wish", tongue.t("and that"))
    # what somebody has done by others
    if not b.clitics:
        b.rule("deed bare", "have {who:player one} {what:deed bare}", "have {who:player many} {what:deed bare}")(
            done_by
        )
        b.rule("deed bare", "have {who:deity} {what:deed bare}")(by_deity)
        b.rule("deed bare", "have {who:whose deity} {what:gains vitality bare}")(_vitality)
    else:
        b.rule("deed bare", "décider que {what:clause}")(lambda what: what)


def _lists(b: Phrasebook, kind: str, item: str, joint: str = "") -> None:
    b.lists(f"{kind} list", item, joint or b.tongue.AND)
    b.rule(kind, f"{{all:{kind} list}}")(lambda all: tuple(effect for one in all for effect in one))


def by_deity(who: str, what: Effects) -> Effects | None:
    if not all(isinstance(effect, HARMFUL) for effect in what):
        return None
    return tuple(replace(effect, deity=True) for effect in what)


def _present_and_future(who: Subject, what: tuple[Any, ...], duration: Any) -> Effects | None:
    """Whatever fits while it lasts."""
    if not isinstance(who.who, n.Each):
        return None
    return tuple(n.Continuous(replace(part, cards=who.who.cards), duration) for part in what)


def _vitality(who: Any, what: n.Amount) -> Effects | None:
    return (n.HealDeity(what, who),) if who in ("you", "opponents", "that player") else None


def _for_a_while(what: tuple[Any, ...], duration: Any) -> Effects | None:
    if any(isinstance(static, n.Gets | n.Gains | n.Cant | n.Can | n.Loses | n.GainsClass) for static in what):
        return None  # said of the cards themselves
    return tuple(n.Continuous(static, duration) for static in what)


# -- what is paid for what -----------------------------------------------------------------------------------------


def put_for(node: Any, letter: str, amount: Any) -> Any:
    """With an amount in the place of a letter."""
    if isinstance(node, Letter):
        return amount if node.letter == letter else node
    if isinstance(node, tuple):
        made = [put_for(part, letter, amount) for part in node]
        return type(node)(*made) if hasattr(node, "_fields") else tuple(made)
    if isinstance(node, msgspec.Struct):
        return replace(node, **{name: put_for(getattr(node, name), letter, amount) for name in node.__struct_fields__})
    return node


def letters(node: Any) -> set[str]:
    if isinstance(node, Letter):
        return {node.letter}
    if isinstance(node, tuple):
        return {letter for part in node for letter in letters(part)}
    if isinstance(node, msgspec.Struct):
        return {letter for name in node.__struct_fields__ for letter in letters(getattr(node, name))}
    return set()


def explained(what: Any, told: tuple[tuple[str, Any], ...]) -> Any:
    for letter, amount in told:
        if letter not in letters(what):
            return None
        what = put_for(what, letter, amount)
    return what


def _add_paid(b: Phrasebook) -> None:
    t, tongue = b.t, b.tongue
    may = f"{tongue.YOU.text} {tongue.can(tongue.YOU)}"
    do = t("to do", what="deeds bare")
    wish = t("so that", what="wishes")
    for purpose in (do, wish):
        b.add("paid0", f"{gap('cost', 'costs order')} {purpose}", lambda cost, what: Paid(cost, what))
        b.add("paid0", f"{may} {gap('cost', 'costs bare')} {purpose}", lambda cost, what: Paid(cost, what, True))
    arrow = t("leads to")
    told = gap("what", "said")
    b.add("paid0", f"{gap('cost', 'costs order')}{arrow}{told}", lambda cost, what: Paid(cost, what))
    b.add("paid0", f"{may} {gap('cost', 'costs bare')}{arrow}{told}", lambda cost, what: Paid(cost, what, True))
    # what letters stand for
    where = b.t("where", x="letter", amount="amount")
    b.add("where", where, lambda x, amount: ((x, amount),))
    another = b.t("and where", x="y=letter", amount="other=amount")
    b.add("where", where + another, lambda x, amount, y, other: ((x, amount), (y, other)))
    for kind in ("paid", "said", "picking sentence"):
        b.rule(kind, f"{{what:{kind}0}}")(lambda what: what)
        b.rule(kind, f"{{what:{kind}0}} {{told:where}}")(lambda what, told: explained(what, told))


# -- sentences -----------------------------------------------------------------------------------------------------


def _add_sentences(b: Phrasebook) -> None:
    t, tongue = b.t, b.tongue
    b.rule("said0", "{what:clauses}")(lambda what: what)
    for player in ("you", "opponents", "that player", "its player", "actor"):
        who = tongue.YOU if player == "you" else tongue.player(player)
        b.add("said0", f"{who.text} {tongue.can(who)} {gap('what', 'deeds bare')}", _may(player))
    b.add("said0", f"{t('if', clause='condition')}, {gap('what', 'said0')}", lambda clause, what: (n.If(clause, what),))
    ending = n.When("turn ends")
    b.add(
        "said0",
        f"{tongue.t('at end of this turn')}, {gap('what', 'said0')}",
        lambda what: (n.CreateTrigger(ending, what, once=True),),
    )
    b.rule("said0", "{when:moment} , {what:said0}")(_later)
    now = tongue.t("now")
    for once in (False, True):
        head = t("next time" if once else "each time", clause="happening")
        b.add("said0", f"{head}{now}, {gap('what', 'said0')}", _waits("this turn", once))
        b.add("said0", f"{head}, {gap('what', 'said0')}", _waits("always", once))
        for duration in ("until your next turn", "until their next turn", "during their next turn", "while in play"):
            lasts = tongue.t(f"lasts {duration}")
            b.add("said0", f"{head} {lasts}, {gap('what', 'said0')}", _waits(duration, once))
        head = t("next time" if once else "if", clause="happening")
        b.add("said0", f"{head}{now}, {t('instead', clause='what=said0')}", _instead(once))
    b.rule("sentence", "{what:said} .")(lambda what: Sentence("plain", what))
    later = tongue.said(tongue.thing("card").reworded(tongue.t("no player")), tongue.t("no later answer"))
    b.value("sentence", later + ".", Sentence("no answer", ()))
    for key, kind in (
        ("if you do", "if do"),
        ("if you do not", "if not"),
        ("otherwise", "otherwise"),
        ("if they do", "if do"),
        ("if they do not", "if not"),
    ):
        b.add("sentence", f"{tongue.t(key)}, {gap('what', 'said')}.", lambda what, kind=kind: Sentence(kind, what))
    b.rule("sentences", "{one:sentence} {rest:sentences?}")(lambda one, rest: (one, *(rest or ())))


def _may(player: str) -> Any:
    def build(what: Effects) -> Effects | None:
        if player == "you":
            return (n.May(what),)
        done = done_by(player, what)
        return None if done is None else (n.May(done, player),)

    return build


def _later(when: n.When, what: Effects) -> Effects | None:
    """At the end of the phase: the present one, or the next."""
    if when.event == "turn ends":
        return None
    return (n.CreateTrigger(when, what, once=True),)


def _waits(duration: Any, once: bool) -> Any:
    return lambda clause, what: (n.CreateTrigger(clause, what, duration, once),)


def _instead(once: bool) -> Any:
    """If it is destroyed this turn, banish it instead."""

    def build(clause: n.When, what: Effects) -> Effects | None:
        if clause != n.When(clause.event, card=clause.card) or clause.event not in ("destroyed", "dealt damage"):
            return None
        event: Any = clause.event
        card: Any = clause.card  # a card spoken of
        if isinstance(card, n.Select) or card is None:
            return None
        return (n.Continuous(n.Instead(event, what, "this", once=once), "this turn", card),)

    return build


def combined(sentences: tuple[Sentence, ...]) -> Effects | None:
    """One text of its sentences; None where one of them hangs in the air."""
    made: list[Any] = []
    for sentence in sentences:
        last = made[-1] if made else None
        if sentence.kind == "plain":
            made += sentence.effects
        elif last is None:
            return None
        elif sentence.kind == "no answer":
            if not isinstance(last, n.CreateTrigger):
                return None
            made[-1] = replace(last, effects=(n.CantBeAnswered(), *last.effects))
        elif sentence.kind == "otherwise" and isinstance(last, n.If | n.IfYouDo) and not last.otherwise:
            made[-1] = replace(last, otherwise=sentence.effects)
        elif sentence.kind == "if do" and isinstance(last, n.May):
            made[-1] = n.IfYouDo(last.effects, sentence.effects, True, last.by)
        elif sentence.kind == "if not" and isinstance(last, n.May):
            made[-1] = n.IfYouDo(last.effects, (), True, last.by, sentence.effects)
        else:
            return None
    return tuple(made)


# -- bodies --------------------------------------------------------------------------------------------------------


def _add_bodies(b: Phrasebook) -> None:
    t, tongue = b.t, b.tongue
    b.add("lead", tongue.t("only once a turn") + ",", lambda: ("once", True))
    b.add("lead", t("if", clause="condition") + ",", lambda clause: ("condition", clause))
    b.add("lead", t("only if", clause="condition") + ",", lambda clause: ("only", clause))
    b.rule("leads", "")(lambda: ())
    b.rule("leads", "{one:lead} {rest:leads}")(lambda one, rest: (one, *rest))
    may = f"{tongue.YOU.text} {tongue.can(tongue.YOU)}"
    _lists(b, "pickings order", "picking order")
    _lists(b, "pickings bare", "picking bare")
    b.rule("picking sentence0", "{what:pickings order}")(lambda what: Paid(what, ()))
    b.rule("picking sentence0", f"{may} {{what:pickings bare}}")(lambda what: Paid(what, (), True))
    b.rule("body", "{leads:leads} {paid:paid} . {rest:sentences?}")(_body)
    b.rule("body", "{leads:leads} {paid:picking sentence} . {rest:sentences}")(_body)
    b.rule("body", "{leads:leads} {rest:sentences}")(lambda leads, rest: _body(leads, Paid((), ()), rest))
    b.rule("body", "{leads:leads} {what:modes}")(_modes_body)
    for cost, may_ in (("costs order", False), ("costs bare", True)):
        first = f"{may} " if may_ else ""
        text = f"{gap('leads')} {first}{gap('cost', cost)}{t('leads to')}{gap('what', 'modes')}"
        b.add("body", text, lambda leads, cost, what, may_=may_: _body(leads, Paid(cost, (what,), may_), None))
    b.rule("mode", "• {body:body}")(_mode)
    b.rule("listed", "{one:mode} {rest:listed?}")(lambda one, rest: (one, *(rest or ())))
    for player in ("you", "opponents"):
        for key in ("make a choice", "make choices"):
            who = tongue.YOU if player == "you" else tongue.player(player)
            text = t(key, n="n") if key == "make choices" else t(key)
            said = tongue.conjugate(text, "order", who) if player == "you" else tongue.said(who, text)
            b.add(
                "modes",
                f"{said}{tongue.COLON}{gap('modes', 'listed')}",
                lambda modes, player=player, **given: n.Modes(modes, given.get("n", 1), player),
            )


def _body(leads: tuple[tuple[str, Any], ...], paid: Paid, rest: tuple[Sentence, ...] | None) -> Body | None:
    told = [name for name, _ in leads]
    if len(set(told)) < len(told) or told != sorted(told, key=("once", "condition", "only").index):
        return None
    said = dict(leads)
    more = combined(rest) if rest else ()
    if more is None:
        return None
    effects = (*paid.effects, *more)
    if not paid.cost:
        single = rest is None or len(rest) == 1
        if "condition" in said and not single:
            return None  # the condition is that of its sentence alone
        if "condition" not in said and single and effects and isinstance(effects[0], n.If) and not effects[0].otherwise:
            return None  # the condition is that of the ability
    if any(isinstance(effect, n.CantBeAnswered) for effect in effects):
        effects = (n.CantBeAnswered(), *(one for one in effects if not isinstance(one, n.CantBeAnswered)))
    cost = paid.cost
    if "only" in said:
        only = said["only"].conditions if isinstance(said["only"], n.All) else (said["only"],)
        cost = (*(n.Only(one) for one in only), *cost)
    return Body(said.get("once", False), said.get("condition"), cost, effects, paid.may)


def _modes_body(leads: Any, what: n.Modes) -> Body | None:
    return _body(leads, Paid((), (what,)), None)


def _mode(body: Body) -> n.Mode | None:
    if body.once or body.condition is not None or body.may:
        return None
    return n.Mode(body.effects, body.cost)


# -- abilities -----------------------------------------------------------------------------------------------------


def _add_abilities(b: Phrasebook) -> None:
    t, tongue = b.t, b.tongue
    colon = tongue.COLON
    b.rule("ability", "{one:keyword ability}")(lambda one: (one,))
    b.rule("ability", "{one:static ability}")(lambda one: (one,))
    b.rule("ability", "{one:triggered}")(lambda one: (one,))
    b.rule("ability", "{one:used}")(lambda one: (one,))
    b.rule("given ability", "{one:static ability}", "{one:triggered}", "{one:used}")(lambda one: one)
    for zone in ("play", "discard", "limbo"):
        first = "" if zone == "play" else f"{tongue.t('while', clause=tongue.t(f'this in {zone}'))}, "
        once = f"{first}{tongue.t('only once a turn')}, "
        b.add(
            "triggered",
            f"{first}{gap('head')}, {gap('body')}",
            lambda head, body, zone=zone: triggered("", head, body, zone),
        )
        b.add(
            "triggered",
            f"{once}{gap('head')}, {gap('body')}",
            lambda head, body, zone=zone: triggered("", head, body, zone, True),
        )
        b.add(
            "triggered",
            f"{gap('name', 'intro')}{colon} {once}{gap('head')}, {gap('body')}",
            lambda name, head, body, zone=zone: triggered(name, head, body, zone, True),
        )
        b.add(
            "triggered",
            f"{gap('name', 'intro')}{colon} {first}{gap('body')}",
            lambda name, body, zone=zone: introduced(name, body, zone),
        )
        b.add(
            "triggered",
            f"{gap('name', 'intro')}{colon} {first}{gap('head')}, {gap('body')}",
            lambda name, head, body, zone=zone: triggered(name, head, body, zone),
        )
        first = "" if zone == "play" else f"{tongue.t('if', clause=tongue.t(f'this in {zone}'))}, "
        b.add(
            "used",
            f"{gap('name', 'intro')}{colon} {first}{gap('body')}",
            lambda name, body, zone=zone: used(name, body, zone),
        )
        b.add("used", f"{first}{gap('body')}", lambda body, zone=zone: used("", body, zone) if body.cost else None)
    b.add("triggered", f"{gap('name', 'intro')}{colon}{gap('modes', 'listed')}", dilemma)

    oath = tongue.t("oath")
    only = t("oath if", clause="condition")
    b.add("ability", f"{oath}{colon} {only}.", lambda clause: (n.Oath(only_if(clause)),))
    b.add("ability", f"{oath}{colon} {gap('what', 'costs order')}.", lambda what: (n.Oath(what),))
    both = f"{only}{tongue.AND}{gap('what', 'costs order')}"
    b.add("ability", f"{oath}{colon} {both}.", lambda clause, what: (n.Oath((*only_if(clause), *what)),))
    # what holds
    b.rule("static lead", "")(lambda: ())
    for turn in ("your turn", "opponents' turn"):
        b.value("static lead", tongue.t(f"during {turn}") + ",", (("during", turn),))
    for key in ("while", "if"):
        b.add("static lead", t(key, clause="condition") + ",", lambda clause, key=key: (("condition", (key, clause)),))
        for turn in ("your turn", "opponents' turn"):
            text = f"{tongue.t(f'during {turn}')}, {t(key, clause='condition')},"
            b.add(
                "static lead", text, lambda clause, key=key, turn=turn: (("during", turn), ("condition", (key, clause)))
            )
    held = f"{gap('leads', 'static lead')} {gap('what', 'static list')}"
    for end in ("", " " + t("unless", clause="condition")):
        b.add("static ability", f"{held}{end}.", static)
        b.add(
            "static ability", f"{held}{end} {gap('told', 'where')}.", lambda told, **given: _with_letters(told, **given)
        )
    b.rule("action", "{body:body}")(action)


def only_if(condition: n.Condition) -> Effects:
    found = condition.conditions if isinstance(condition, n.All) else (condition,)
    return tuple(n.Only(one) for one in found)


def triggered(
    name: str, head: tuple[n.When, ...], body: Body, zone: Any, once: bool = False, implied: bool = False
) -> n.Triggered | None:
    if body.once and not implied:
        return None  # said before what it waits for
    if name and name not in INTRODUCING:
        return None
    if name in INTRODUCED and head == (INTRODUCED[name],):
        return None
    cost, effects, may = body.cost, body.effects, body.may
    match effects:
        case (n.May(effects=inner, by="you"),) if not cost and not may:
            effects, may = inner, True
    return n.Triggered(head, effects, body.condition, body.once or once, zone, cost=cost, may=may, name=name)


def introduced(name: str, body: Body, zone: Any) -> n.Triggered | None:
    if name not in INTRODUCED:
        return None
    made = triggered("", (INTRODUCED[name],), body, zone, implied=True)
    return None if made is None else replace(made, name=name)


def dilemma(name: str, modes: tuple[n.Mode, ...]) -> n.Triggered | None:
    if name != "Dilemme":
        return None
    return n.Triggered((INTRODUCED[name],), (n.Modes(modes, DILEMMA, "opponents"),), name=name)


def used(name: str, body: Body, zone: Any) -> n.Activated | None:
    if name in INTRODUCING or body.may:
        return None
    if name == FROM_PURGATORY:
        if zone != "play":
            return None  # its name says so
    return n.Activated(body.cost, body.effects, body.condition, body.once, name, zone=zone)


def _with_letters(told: Any, **given: Any) -> n.StaticAbility | None:
    made = static(**given)
    return None if made is None else explained(made, told)


def static(
    leads: tuple[tuple[str, Any], ...], what: tuple[tuple[Any, ...], ...], clause: Any = None
) -> n.StaticAbility | None:
    said = dict(leads)
    word, condition = said.get("condition", ("", None))
    if word and (word == "if") != isinstance(condition, n.Happened):
        return None
    effects = tuple(static for part in what for static in part)
    return n.StaticAbility(effects, condition, clause, said.get("during", "any"))


def action(body: Body) -> tuple[Any, ...] | None:
    if body.once or body.may:
        return None
    effects = body.effects
    if body.condition is not None:
        if body.cost:
            return None
        effects = (n.If(body.condition, effects),)
    return (*((n.ExtraCost(body.cost),) if body.cost else ()), *((n.ActionEffect(effects),) if effects else ()))
