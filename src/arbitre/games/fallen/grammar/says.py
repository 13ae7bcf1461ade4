"""What holds of cards: what they gain, suffer, can or cannot do; and what else a card says as long as it is in play."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.amounts import NAMED_STATS, times
from arbitre.games.fallen.grammar.meaning import About, Description, Spoken, Subject
from arbitre.games.fallen.grammar.phrases import FORMS, NOUNS, TOLD, Phrasebook, gap
from arbitre.games.fallen.language import LANGUAGE

Told = n.Gets | n.Gains | n.Cant | n.Can | n.Loses | n.GainsClass
SAID: Final = FORMS[2:]
OURS: Final = "this"  # stands for the cards it is said of
DURATIONS: Final = tuple(word for word in LANGUAGE.words["Duration"] if word not in ("always", "this turn"))


def add_says(b: Phrasebook) -> None:
    _add_durations(b)
    _add_gained(b)
    _add_says(b)
    _add_statics(b)
    _add_damage(b)


def _add_durations(b: Phrasebook) -> None:
    b.value("duration", b.tongue.t("until end of turn"), "this turn")
    for duration in DURATIONS:
        b.value("duration", b.tongue.t(f"lasts {duration}"), duration)


def _add_gained(b: Phrasebook) -> None:
    """+1 ATK; Berserk; Archery (2); an ability in quotes; the class "Dragon"."""
    for stat in NAMED_STATS:
        noun = b.tongue.thing(stat).text
        b.add("item gain", f"+{gap('n')} {noun}", lambda stat=stat, **given: n.Gets(OURS, stat, given["n"]))
        b.add("item suffer", f"-{gap('n')} {noun}", lambda stat=stat, **given: n.Gets(OURS, stat, _less(given["n"])))
    b.rule("item gain", "{one:keyword ability}")(lambda one: n.Gains(OURS, (one,)))
    b.rule("item gain", "{one:quoted ability}")(lambda one: n.Gains(OURS, (one,)))
    b.add("item gain", b.t("class", x="quoted class"), lambda x: n.GainsClass(OURS, x))
    b.rule("item lose", "{one:keyword}")(lambda one: n.Loses(OURS, one))
    b.rule("keyword ability", "{one:keyword}")(lambda one: _keyword(one, 0))
    b.add("keyword ability", f"{gap('one', 'keyword')} ({gap('value', 'digits')})", _keyword)
    opening, closing = b.tongue.QUOTES
    b.add("quoted ability", f"{opening}{gap('one', 'given ability')}{closing}", lambda one: one)
    for verb in ("gain", "suffer", "lose"):
        b.lists(f"items {verb}", f"item {verb}", b.tongue.AND)
        b.rule(f"comma items {verb}", f"{{one:item {verb}}}")(lambda one: (one,))
        b.rule(f"comma items {verb}", f"{{one:item {verb}}} , {{rest:comma items {verb}}}")(
            lambda one, rest: (one, *rest)
        )


def _less(amount: n.Amount) -> n.Amount:
    return -amount if isinstance(amount, int) else n.Times(amount, -1)


def _keyword(one: Any, value: int) -> n.Keyword | None:
    made = n.Keyword(one, value)
    return None if LANGUAGE.wrong_number(made) else made


def _add_says(b: Phrasebook) -> None:
    tongue = b.tongue
    for restriction in LANGUAGE.words["Restriction"]:
        for noun in NOUNS:
            b.value("forbidden", tongue.agree(tongue.t(f"cannot {restriction}"), noun), n.Cant(OURS, restriction))
    b.rule("forbidden all", "{one:forbidden}")(lambda one: (one,))
    b.add("forbidden all", gap("one", "forbidden") + b.t("nor", x="forbidden all"), lambda one, x: (one, *x))
    for form in SAID:
        kind = f"group {form.name}"
        for verb in ("gain", "suffer", "lose"):
            b.saying("group", b.t(verb, x=f"items {verb}"), lambda x: x, (form,))
            b.saying("group first", b.t(verb, x=f"comma items {verb}"), lambda x: x, (form,))
        b.saying("group", b.t("cannot", x="forbidden all"), lambda x: x, (form,))
        b.saying("group first", b.t("cannot", x="forbidden all"), lambda x: x, (form,))
        for permission in LANGUAGE.words["Permission"]:
            text = b.t(f"can {permission}")
            for where in ("group", "group first"):
                b.saying(where, text, lambda permission=permission: (n.Can(OURS, permission),), (form,))
        says = f"says {form.name}"
        b.rule(says, f"{{one:{kind}}}")(lambda one: merged(one))
        b.rule(says, f"{{one:{kind}}} {{each:for each}}")(lambda one, each: _for_each(one, each))
        joint = tongue.AND.strip()
        for whole in (says, f"{says} more"):
            b.rule(whole, f"{{one:group first {form.name}}} [,] {joint} {{rest:{kind}}}")(
                lambda one, rest: merged((*one, *rest))
            )
            b.rule(whole, f"{{one:group first {form.name}}} , {{rest:{says} more}}")(
                lambda one, rest: merged((*one, *rest))
            )


def merged(parts: tuple[Told, ...]) -> tuple[Told, ...]:
    """Abilities that are gained one after the other are gained at once."""
    out: list[Told] = []
    for part in parts:
        last = out[-1] if out else None
        if isinstance(part, n.Gains) and isinstance(last, n.Gains) and part.for_each == last.for_each == 1:
            out[-1] = n.Gains(OURS, last.abilities + part.abilities)
        else:
            out.append(part)
    return tuple(out)


def _for_each(parts: tuple[Told, ...], each: n.Amount) -> tuple[Told, ...] | None:
    """So much for each of something: all that is told before it, which must be numbers."""
    out: list[Told] = []
    for part in parts:
        if isinstance(part, n.Gains) and len(parts) == 1:
            return (replace(part, for_each=each),)
        if not isinstance(part, n.Gets) or not isinstance(part.amount, int):
            return None
        out.append(replace(part, amount=each if part.amount == 1 else n.Times(each, part.amount)))
    return tuple(out)


# -- static effects ------------------------------------------------------------------------------------------------


def cards_of(who: Subject) -> Any:
    """What a passive ability is about: the card itself, or all cards of a description."""
    return who.who.cards if isinstance(who.who, n.Each) else who.who


def _spoken_or_each(who: Subject) -> bool:
    return isinstance(who.who, n.Each | Spoken)


def _add_statics(b: Phrasebook) -> None:
    t = b.t
    for number in ("one", "many"):
        b.rule("statics1", f"{{who:subject {number}}} {{what:says {number}}}")(_told)
        for kind in ("counts as", "insensible", "link", "arrives"):
            b.rule("statics1", f"{{who:subject {number}}} {{what:{kind} {number}}}")(_of)
    _add_counts_as(b)
    _add_insensible(b)
    b.lists("classes of link", "quoted class", b.tongue.OR)
    for key, stay in (("link only", False), ("link stay", True)):
        b.saying("link", t(key, x="classes of link"), lambda x, stay=stay: n.LinkOnly(x, stay), TOLD)
    for line in ("rear", "firing"):
        text = t("arrives on", line="=" + b.tongue.t(f"at {line}"))
        b.saying("arrives", text, lambda line=line: n.ArrivesOn(line), TOLD)
    b.add("statics1", t("revoke this", card="ref"), lambda card: (About(card, n.RevokeThis()),))
    b.add("statics1", t("energy only", card="ref", cards="=" + _some(b)), _energy_only)
    for each in (False, True):
        text = t("phoenix less", card="ref", n="n") + (gap("each", "for each") if each else "")
        b.add("statics1", text, _phoenix)
        _add_costs(b, each)
    b.add(
        "statics1",
        t("cannot play", who="=" + b.tongue.YOU.text, cards="ref"),
        lambda cards: (About(cards, n.CantPlayThis()),),
    )
    you = b.tongue.YOU
    for players in ("you", "opponents", "all"):
        who = you if players == "you" else b.tongue.player(players)
        said = b.tongue.said(who, t("cannot play such", cards="=" + t("any cards", cards="nominal many")))
        b.add("statics1", said, lambda cards, players=players: _cant_play(players, cards))
    for key, once in (("if", False), ("next time", True)):
        text = f"{t(key, clause='happening')}, {t('instead', clause='what=said0')}"
        b.add("statics1", text, lambda clause, what, once=once: _instead(clause, what, once))
    b.lists("static list", "statics1", b.tongue.AND)


def _instead(clause: n.When, what: Any, once: bool) -> Any:
    """If this Angel is destroyed, heal it instead."""
    event: Any = clause.event
    if event not in ("destroyed", "dealt damage") or clause != n.When(event, clause.card, in_battle=clause.in_battle):
        return None
    match what:
        case (n.May(effects=effects, by="you"),):
            return (n.Instead(event, effects, clause.card, may=True, in_battle=clause.in_battle, once=once),)
        case _:
            return (n.Instead(event, what, clause.card, in_battle=clause.in_battle, once=once),)


def _told(who: Subject, what: tuple[Told, ...]) -> tuple[n.Static, ...] | None:
    if not _spoken_or_each(who):
        return None
    return tuple(replace(part, cards=cards_of(who)) for part in what)


def _of(who: Subject, what: n.Static) -> tuple[Any, ...] | None:
    if not _spoken_or_each(who):
        return None
    if "cards" in what.__struct_fields__:
        return (replace(what, cards=cards_of(who)),)
    return (About(who.who, what),)


def _add_counts_as(b: Phrasebook) -> None:
    t = b.t
    for kind in ("angel", "golem"):
        for plural in (False, True):
            noun = b.tongue.thing(kind, plural)
            text = t("counts as", card="=" + b.tongue.a(noun))
            b.saying("counts as", text, lambda kind=kind: n.CountsAs(OURS, kind) if kind != "angel" else None, TOLD)
            said = text + t("with stats", stats="stats")
            b.saying("counts as", said, lambda stats, kind=kind: _counts_as(kind, stats), TOLD)
    for stat in ("strength", "life"):
        b.rule("one stat", f"{{one:counted {stat}}}")(lambda one, stat=stat: (stat, one))
    for key in ("life as shield", "life as shield many"):
        b.value("one stat", b.tongue.t(key), ("life", None))
    b.rule("one stat", "{one:keyword}")(lambda one: ("keyword", one))
    b.lists("stats", "one stat", b.tongue.AND)


def _counts_as(kind: Any, stats: tuple[tuple[str, Any], ...]) -> n.Static | None:
    told = [name for name, _ in stats]
    keywords = tuple(value for name, value in stats if name == "keyword")
    if kind != "angel":
        return n.CountsAs(OURS, kind, keywords=keywords) if len(keywords) == len(stats) else None
    if told[:2] != ["strength", "life"] or set(told[2:]) - {"keyword"}:
        return None
    return n.CountsAs(OURS, "angel", stats[0][1], stats[1][1], keywords)


def _add_insensible(b: Phrasebook) -> None:
    t = b.t
    b.saying("insensible", t("insensible to all"), lambda: n.Insensible(OURS), TOLD)
    of = t("effects of", cards="=" + t("such cards", cards="nominal many"))
    for targeting in ("", "targeting", "targeting feminine", "targeting many"):
        end = t(targeting) if targeting else ""
        if targeting:
            b.saying("insensible", t("insensible") + end, lambda: n.Insensible(OURS, None, True), TOLD)
        for whose in ("any", "you", "opponents"):
            played = t(f"played {whose}") if whose != "any" else ""

            def build(cards: Description, whose: Any = whose, targeting: Any = targeting) -> n.Static | None:
                if cards.whose or cards.zone:
                    return None
                return n.Insensible(OURS, cards.select("play", whose), bool(targeting))

            b.saying("insensible", t("insensible") + of + played + end, build, TOLD)


def _some(b: Phrasebook) -> str:
    """Cards of a kind, as many as there are."""
    return b.tongue.a(NOUNS[2].reworded(gap("cards", "nominal many")))


def _energy_only(card: Any, cards: Description) -> Any:
    if cards.whose or cards.zone:
        return None
    found = cards.at("play")
    if found.what == "card" and found.where:  # Angels or Golems: pages, as nothing else is played
        first = found.where[0]
        if isinstance(first, n.TypeIs):
            groups = tuple((n.TypeIs((kind,)),) for kind in first.any)
            found = replace(found, what="page", where=(n.AnyOf(groups), *found.where[1:]))
    return (About(card, n.EnergyOnly(found)),)


def _phoenix(card: Any, each: Any = None, **given: Any) -> Any:
    amount = _times(given["n"], each)
    return None if amount is None else (About(card, n.PhoenixLess(amount)),)


def _times(number: Any, each: Any) -> Any:
    return number if each is None else times(number, each)


def _add_costs(b: Phrasebook, each: bool) -> None:
    """The CE cost of Angels you play is reduced by 1."""
    t = b.t
    for key, sign in (("cost less", 1), ("cost more", -1)):
        for least in ("", b.t("to a minimum", n="least=digits")):
            end = (gap("each", "for each") if each else "") + least
            for players in ("you", "opponents", "all"):
                limbo = b.tongue.possess("limbo", "you" if players == "you" else "actor")
                for zone, place in (("hand", ""), ("limbo", b.tongue.t("played from", zone=limbo))):
                    cards = t("such cards", cards="nominal many") + b.tongue.t(f"played {players}") + place
                    b.add("statics1", t(key, cards="=" + cards, n="n") + end, _costs(sign, players, zone))
            b.add("statics1", t(key, cards="ref", n="n") + end, _costs(sign, "you", ""))


def _costs(sign: int, players: Any, zone: str) -> Any:
    """Of cards of a kind that are played from somewhere; or (`zone` is empty) of the card itself."""

    def build(cards: Any, each: Any = None, least: int = 0, **given: Any) -> Any:
        amount = _times(given["n"], each)
        if amount is None or (zone and (cards.whose or cards.zone)):
            return None
        found = cards.select(zone, players if players != "all" else "any") if zone else cards
        return (n.CostsLess(found, _signed(amount, sign), players=players, least=least),)

    return build


def _signed(amount: Any, sign: int) -> Any:
    return amount if sign > 0 else _less(amount)


def _cant_play(players: Any, cards: Description) -> Any:
    if cards.whose or cards.zone:
        return None
    return (n.PlayersCant(players, cards.at("play")),)


# -- damage --------------------------------------------------------------------------------------------------------


def _add_damage(b: Phrasebook) -> None:
    """Damage dealt to your Angels is reduced by 1."""
    t = b.t
    for kind, battle in (("any", None), ("combat", True), ("other", False)):
        for to in (False, True):
            for by in (False, True):
                whom = t("to", card="to=subject") if to else ""
                source = t("by", card="by=subject") if by else ""
                damage = b.tongue.thing("some damage")
                said = b.tongue.agree(t("inflicted", to="=" + whom, by="=" + source), damage)
                form = TOLD[damage.plural]
                for change in ("is made", "is raised", "is lowered"):
                    verb = b.tongue.conjugate(t(change, n="n"), form.voice, damage)
                    text = f"{t(f'the damage {kind}')}{said} {verb}"
                    b.add("statics1", text, _damage(battle, change))
                    b.add("statics1", text + t("if more than", n="more=digits"), _damage(battle, change))


def _damage(battle: Any, change: str) -> Any:
    def build(to: Subject | None = None, by: Subject | None = None, more: int = 0, **given: Any) -> Any:
        amount = given["n"]
        for cards in (to, by):
            if cards is not None and not _spoken_or_each(cards):
                return None
        fields: dict[str, Any] = {"more_than": more, "battle": battle}
        if change == "is made":
            if not isinstance(amount, int):
                return None
            fields["to"] = amount
        else:
            fields["change"] = amount if change == "is raised" else _less(amount)
        return (n.DamageChange(None if to is None else cards_of(to), None if by is None else cards_of(by), **fields),)

    return build
