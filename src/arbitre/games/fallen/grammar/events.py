"""What happens: what triggers wait for, and what has happened this turn."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.amounts import your
from arbitre.games.fallen.grammar.meaning import HOME, Description, Spoken, Subject
from arbitre.games.fallen.grammar.phrases import NOUNS, PAST, TOLD, YOU, Phrasebook, gap
from arbitre.games.fallen.text.told import FallenTold

PLAIN: Final = (
    "enters play",
    "leaves play",
    "destroyed",
    "attacks",
    "removed from game",
    "exerts",
    "readies",
    "chosen",
)
DOERS: Final = ("you", "opponents", "any", "that player")
FORMS: Final = (*TOLD, *PAST)


class Limits(NamedTuple):
    """From where, in whose turn, while what."""

    fields: tuple[tuple[str, Any], ...] = ()


def add_events(b: Phrasebook) -> None:
    _add_subjects(b)
    _add_card_events(b)
    _add_player_events(b)
    _add_limits(b)
    _add_moments(b)
    _add_heads(b)


def _add_subjects(b: Phrasebook) -> None:
    """This Angel; an Angel on the battlefield; one of your Golems; the opposing Deity; a card spoken of."""

    def described(card: Description) -> Subject | None:
        cards = card.select(HOME.get(card.what, "") if card.what != "card" else "play")
        return None if cards is None else Subject(cards, False)

    def mine(cards: Description) -> Subject | None:
        found = your(cards)
        return None if found is None else Subject(found, False)

    for noun in NOUNS[:2]:
        b.add("trigger card", b.tongue.a(noun.reworded(gap("card", "nominal one"))), described)
    if not b.clitics:
        b.add("trigger card", f"an {gap('card', 'nominal one')}", described)
        b.add(
            "trigger card", f"another {gap('card', 'nominal one')}", lambda card: described(card._replace(other=True))
        )
    b.add("trigger card", b.t("one of yours", cards="nominal many"), mine)
    b.rule("trigger card", "{one:only one}")(lambda one: Subject(one, False))
    b.rule("trigger card", "{one:subject ref one}")(lambda one: Subject(one, False))


def _add_card_events(b: Phrasebook) -> None:
    t = b.t

    def event(text: str, name: Any, fixed: Any = None, **fields: Any) -> None:
        """A text as an event; its gaps fill the fields of the same name."""

        def build(**given: Any) -> n.When:
            said = {key: value.who if isinstance(value, Subject) else value for key, value in given.items()}
            return n.When(name, **{**(fixed or {}), **said})

        b.saying("event", text, build, FORMS)
        b.saying("no event", text, build, PAST, False)

    for name in PLAIN:
        event(t(f"event {name}"), name)
    for name in ("destroyed", "removed from game", "exerts", "readies", "chosen"):
        event(t(f"event {name}") + t("by", card="by=trigger card"), name)
    event(
        t("event destroyed") + b.tongue.t("by", card=b.tongue.thing("battle damage").text),
        "destroyed",
        {"in_battle": True},
    )
    battle = t("event destroyed") + b.tongue.t("by", card=b.tongue.thing("battle damage").text)
    event(battle + t("by", card="by=trigger card"), "destroyed", {"in_battle": True})
    for who in ("you", "opponents", "that player"):
        control = b.tongue.t("under control", control=b.tongue.possess("control", who))
        event(t("event enters play") + control, "enters play", {"player": who})
        by = b.tongue.t("by", card=b.tongue.by_player(who))
        event(t("event chosen") + by, "chosen", {"player": who})
        event(t("event revoked") + by, "revoked", {"player": who})
    event(t("event revoked"), "revoked")
    for in_battle in (False, True):
        text = t("event inflicts battle damage" if in_battle else "event inflicts damage")
        fixed = {"in_battle": True} if in_battle else {}
        event(text, "inflicts damage", fixed)
        event(text + t("to", card="other=trigger card"), "inflicts damage", fixed)
        for name in ("dealt damage", "heals"):
            text = t(f"event {name} combat" if in_battle else f"event {name}")
            event(text, name, fixed)
            event(text + t("by from", card="other=trigger card"), name, fixed)
    event(t("event declares attack"), "declares attack")
    event(t("event declares attack") + t("against", card="other=trigger card"), "declares attack")
    event(t("event collateral"), "collateral")
    event(t("event gains markers"), "gains markers")
    for player, owner in (("any", "owner"), ("you", "you"), ("opponents", "opponents"), ("that player", "that player")):
        event(t("event put into hand") + b.tongue.possess("hand", owner), "put into hand", {"player": player})
    event(t("event is played"), "played")


def _add_player_events(b: Phrasebook) -> None:
    """You draw a page; your opponent plays an Angel; your Deity gains VF."""

    for name in ("played", "draws", "discards", "uses ability", "changes control"):
        text = b.t(f"event {name}", card="trigger thing")

        def build(card: Any, name: Any = name) -> n.When:
            return n.When(name, card=card)

        b.saying("deed event", text, build, (*FORMS, *YOU))
        b.saying("no deed event", text, build, (*PAST, YOU[1]), False)
        for kind in ("card", "page"):
            text = b.t(f"event {name}", card="=" + b.tongue.a(b.tongue.thing(kind)))
            b.saying("deed event", text, lambda name=name: n.When(name), (*FORMS, *YOU))
            b.saying("no deed event", text, lambda name=name: n.When(name), (*PAST, YOU[1]), False)

    for noun in NOUNS[:2]:
        b.add("trigger thing", b.tongue.a(noun.reworded(gap("card", "nominal one"))), _thing)
    if not b.clitics:
        b.add("trigger thing", f"an {gap('card', 'nominal one')}", _thing)
    b.rule("trigger thing", "{one:named ref one}")(
        lambda one: one if isinstance(one, Spoken) and one.way == "this" else None
    )
    for owner in ("you", "opponents", "any", "that player"):
        deity = b.tongue.possess("deity", owner)
        b.value("whose deity", deity, owner)
    text = b.t("event deity gains vitality")
    for said in (text, text + b.t("vitality by", card="by page")):
        b.saying("deity event", said, lambda card=None: n.When("deity gains vitality", by=card), FORMS)
        b.saying("no deity event", said, lambda card=None: n.When("deity gains vitality", by=card), PAST, False)
    for noun in NOUNS[:2]:
        b.add("by page", b.tongue.a(noun.reworded(gap("card", "nominal one"))), _source)
        if not b.clitics:
            b.add("by page", f"an {gap('card', 'nominal one')}", _source)


def _thing(card: Description) -> n.Select | None:
    if card.whose or card.zone or (card == Description(card.what, False) and card.what in ("card", "page")):
        return None  # any card at all: said of none
    return card.select("play")


def _source(card: Description) -> n.Select | None:
    return card.select("play")


def _add_limits(b: Phrasebook) -> None:
    for during in ("your turn", "opponents' turn", "their turn"):
        b.value("limit", b.tongue.t(f"during {during}"), ("during", during))
    b.add("limit", b.t("while", clause="condition"), lambda clause: ("condition", clause))
    b.value("limit", b.tongue.t("from", zone=b.tongue.t("zone of play")), ("origin", "play"))
    for origin in ("discard", "hand"):
        for owner in ("you", "opponents", "owner"):
            b.value("limit", b.tongue.t("from", zone=b.tongue.possess(origin, owner)), ("origin", origin))
    b.rule("limits", "")(lambda: Limits())
    b.rule("limits", "{one:limit} {rest:limits}")(lambda one, rest: Limits((one, *rest.fields)))


def limited(what: n.When, limits: Limits) -> n.When | None:
    fields = dict(limits.fields)
    if len(fields) < len(limits.fields):
        return None
    return replace(what, **fields)


def _of(who: Subject, what: n.When) -> n.When:
    return replace(what, card=None if who.who == n.Select() else who.who)


def _by(who: str, what: n.When) -> n.When:
    return replace(what, player=who)


def _add_happenings(b: Phrasebook) -> None:
    you = b.tongue.YOU.text
    for player in DOERS:
        said = b.tongue.doer(player)
        if player != "you":
            b.value("doer", said.text, player)
    for kind, form, event in (
        ("happening0", "one", "event"),
        ("has happened0", "past one", "event"),
        ("has not happened0", "past one", "no event"),
    ):
        b.rule(kind, f"{{who:trigger card}} {{what:{event} {form}}}")(_of)
        deed = event.replace("event", "deed event")
        b.rule(kind, f"{{who:doer}} {{what:{deed} {form}}}")(_by)
        yours = form.replace("one", "you")
        b.rule(kind, f"{you} {{what:{deed} {yours}}}")(lambda what: _by("you", what))
        deity = event.replace("event", "deity event")
        b.rule(kind, f"{{who:whose deity}} {{what:{deity} {form}}}")(_by)
    b.rule("happening", "{what:happening0} {limits:limits}")(limited)
    b.rule("has happened", "{what:has happened0} {limits:limits}")(limited)
    b.rule("has not happened", "{what:has not happened0} {limits:limits}")(limited)


def _add_moments(b: Phrasebook) -> None:
    _add_happenings(b)
    for event in FallenTold.MOMENTS:
        for player in ("you", "opponents", "any", "that player"):
            when = n.When(event, player=player)
            b.value("moment0", b.tongue.t(f"at {event}", turn=b.tongue.whose_turn(when)), when)
    b.rule("moment", "{what:moment0} {limits:limits}")(limited)


def _add_heads(b: Phrasebook) -> None:
    """When this or that happens; at the start of your Dawn."""
    b.lists("moments", "moment", b.tongue.OR)
    b.lists("happenings", "happening", b.tongue.OR)
    b.rule("happenings", f"{{who:trigger card}} {{one:event one}} {b.tongue.OR.strip()} {{other:event one}}")(
        lambda who, one, other: (_of(who, one), _of(who, other))
    )
    b.add("head", b.t("when", clause="happenings"), lambda clause: clause)
    b.rule("head", "{one:moments}")(lambda one: one)
    b.rule("head", f"{{one:moments}} {b.tongue.OR.strip()} {{other:whens}}")(lambda one, other: (*one, *other))
    b.add("whens", b.t("when", clause="happenings"), lambda clause: clause)
