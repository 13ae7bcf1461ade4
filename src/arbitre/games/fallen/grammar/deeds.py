"""What is done: each deed as a phrase, in every form of its verb."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.meaning import Description, Goes, Spoken, Subject
from arbitre.games.fallen.grammar.phrases import FORMS, NOUNS, Phrasebook, gap
from arbitre.games.fallen.grammar.says import Told, merged
from arbitre.games.fallen.text.cards import FIELD

Effects = tuple[Any, ...]
TO_CARD: Final[dict[str, Any]] = {
    "destroy": n.Banish,
    "deplete": n.Exert,
    "restore": n.Ready,
    "remove from game": n.RemoveFromGame,
    "reveal": n.Reveal,
    "heal": n.RemoveDamage,
    "regenerate": n.Regenerate,
    "reinforce": n.Reinforce,
    "remove from battle": n.RemoveFromBattle,
    "add to battle": n.AddToBattle,
    "take control": n.TakeControl,
    "prevent all": n.ReplaceDamage,
}
OWNERS: Final = ("you", "opponents", "actor", "owner", "owners", "its controller", "that player")


def add_deeds(b: Phrasebook) -> None:
    _add_to_cards(b)
    _add_amounts(b)
    _add_moves(b)
    _add_looks(b)
    _add_given(b)


def _deed(b: Phrasebook, text: str, build: Any) -> None:
    b.saying("deed", text, build)


def _add_to_cards(b: Phrasebook) -> None:
    t = b.t
    for key, node in TO_CARD.items():
        _deed(b, t(key, card="target"), lambda card, node=node: (node(card),))
    for key in ("heal so much", "heal one", "heal up to"):
        build = {
            "heal so much": lambda card, **given: (n.RemoveDamage(card, given["n"]),),
            "heal one": lambda card: (n.RemoveDamage(card, 1),),
            "heal up to": lambda card, **given: (n.RemoveDamage(card, given["n"], True),),
        }[key]
        _deed(b, t(key, card="target", n="n"), build)
    _deed(b, t("wound", n="signed", card="target"), lambda card, **given: (n.PutDamage(card, given["n"]),))
    _deed(b, t("prevent", x="n", card="target"), lambda x, card: (n.ReplaceDamage(card, x),))
    for divided in (False, True):
        amount = gap("x", "counted damage") + (t("divided you") if divided else "")
        _deed(b, t("inflict", x="=" + amount, card="target"), _dealt(divided))
    for line in ("rear", "firing", "adoration"):
        _deed(b, t(f"move to {line}", card="target"), lambda card, line=line: (n.MoveToLine(card, line),))
    _deed(b, t("put under", card="target", host="target"), lambda card, host: (n.PutUnder(card, host),))
    copy = t("copy of", card="into=target")
    familiar = b.tongue.t(
        "into familiar",
        familiar=b.tongue.t("named token", name=_quoted_familiar(), token=b.tongue.thing("familiar").text),
    )
    for duration in (False, True):
        end = " " + gap("duration") if duration else ""
        _deed(
            b,
            t("transform", card="target", into="=" + copy) + end,
            lambda card, into, duration="always": (n.TransformInto(card, into, duration=duration),),
        )
        _deed(
            b,
            t("transform", card="target", into="=" + familiar) + end,
            lambda card, name, duration="always": (n.TransformInto(card, familiar=name, duration=duration),),
        )


def _quoted_familiar() -> str:
    return gap("name", "quoted familiar")


def _dealt(divided: bool) -> Any:
    def build(x: Any, card: Any) -> Effects | None:
        if divided and not isinstance(card, n.Chosen | n.Each | Spoken):
            return None
        return (n.DealDamage(card, x, divided),)

    return build


def _add_amounts(b: Phrasebook) -> None:
    t = b.t
    _deed(b, t("draw", cards="counted page"), lambda cards: (n.Draw(cards),))
    _deed(b, t("tear", cards="counted page"), lambda cards: (n.PutIntoDiscard(n.TopOfDeck(cards)),))
    _deed(b, t("pay", x="counted energy"), lambda x: (n.Pay(x),))
    _deed(b, t("gain", x="counted energy"), lambda x: (n.GainEnergy(x),))
    _deed(b, t("put energy", x="counted energy", card="target"), lambda x, card: (n.GainEnergy(x, target=card),))
    _deed(b, t("omen", n="n"), lambda **given: (n.Omen(given["n"]),))
    for noun in NOUNS[:1]:
        b.add("markers", b.tongue.a(noun.reworded(t("one marker", marker="marker"))), lambda marker: (marker, 1))
    if not b.clitics:
        b.add("markers", "an " + t("one marker", marker="marker"), lambda marker: (marker, 1))
    b.add("markers", t("so many markers", n="n", marker="marker"), lambda marker, **given: (marker, given["n"]))
    b.rule("markers held", "{one:markers}")(lambda one: one if one[1] == 1 else None)
    b.add("markers held", t("amount >=", x="markers"), lambda x: x if isinstance(x[1], int) else None)
    _deed(b, t("put markers", x="markers", card="target"), lambda x, card: (n.PutMarkers(card, *x),))
    _deed(b, t("remove markers", x="markers", card="target"), lambda x, card: (n.RemoveMarkers(card, *x),))
    every = t("all markers", marker="x=marker")
    _deed(b, t("remove markers", x="=" + every, card="target"), lambda x, card: (n.RemoveMarkers(card, x, None),))
    _deed(b, t("spend markers", n="n", marker="marker"), lambda marker, **given: (n.SpendMarkers(marker, given["n"]),))
    token = b.tongue.thing("familiar")
    named = b.tongue.t("named token", name=_quoted_familiar(), token=token.text)
    several = b.tongue.t("named token", name=_quoted_familiar(), token=b.tongue.thing("familiar", True).text)
    for line in ("", "rear", "firing"):
        end = " " + b.tongue.t(f"at {line}") if line else ""
        text = t("make tokens", tokens="=" + b.tongue.a(token.reworded(named))) + end
        _deed(b, text, lambda name, line=line: (n.MakeTokens(1, name, line=line),))
        if not b.clitics:
            _deed(
                b,
                t("make tokens", tokens="=an " + named) + end,
                lambda name, line=line: (n.MakeTokens(1, name, line=line),),
            )
        text = t("make tokens", tokens="=" + b.tongue.some(gap("n"), token.reworded(several))) + end
        _deed(b, text, lambda name, line=line, **given: (n.MakeTokens(given["n"], name, line=line),))
    _add_discards(b)


def _add_discards(b: Phrasebook) -> None:
    t = b.t

    def discard(cards: Description, **how: Any) -> Effects | None:
        if cards.whose or cards.zone or cards.among is not None or cards.other:
            return None
        what = "card" if cards.what == "page" and not cards.where else cards.what
        return (n.Discard(how.pop("n", 1), cards=n.Select(what, zone="hand", where=cards.at("hand").where), **how),)

    ways: list[tuple[str, dict[str, Any]]] = [
        (b.tongue.a(noun.reworded(gap("cards", "nominal one"))), {}) for noun in NOUNS[:2]
    ]
    if not b.clitics:
        ways.append(("an " + gap("cards", "nominal one"), {}))
    ways.append((b.tongue.some(gap("n"), NOUNS[2].reworded(gap("cards", "nominal many"))), {}))
    ways.append((t("any number of", cards="nominal many"), {"any_number": True}))
    for text, how in ways:
        for random in (False, True):
            said = b.tongue.t("at random", cards=text) if random else text
            more = {**how, "at_random": True} if random else how
            _deed(b, t("discard", cards="=" + said), lambda more=more, **given: discard(**given, **more))
    for own in ("you", "actor"):
        hand = b.tongue.possess("hand", own)
        _deed(b, t("discard", cards="=" + hand), lambda: (n.Discard(all=True),))


# -- cards that go somewhere ---------------------------------------------------------------------------------------


def _add_moves(b: Phrasebook) -> None:
    t, possess = b.t, b.tongue.possess
    for owner in OWNERS:
        hand, deck = "=" + possess("hand", owner), possess("deck", owner)
        for key in ("send back", "add to hand"):
            _deed(b, t(key, card="target", hand=hand), lambda card, owner=owner: (Goes(n.ReturnToHand(card), owner),))
        for place in ("top", "bottom", "either"):
            for order in ("", "in any order"):
                text = t(f"put on deck {place}", card="target", deck="=" + deck) + (t(order) if order else "")
                _deed(b, text, lambda card, place=place, owner=owner: (Goes(n.PutOnDeck(card, place), owner),))
        for key, zone, node in (
            ("put into", "limbo", n.PutIntoLimbo),
            ("put into", "discard", n.PutIntoDiscard),
            ("shuffle into", "deck", n.ShuffleIntoDeck),
        ):
            _deed(
                b,
                t(key, card="target", zone="=" + possess(zone, owner)),
                lambda card, node=node, owner=owner: (Goes(node(card), owner),),
            )
    for players in ("you", "opponents"):
        _deed(
            b, t("shuffle deck", deck="=" + possess("deck", players)), lambda players=players: (n.ShuffleDeck(players),)
        )
    for tilted in ("", "put tilted"):
        for line in ("", "rear", "firing"):
            for owner in ("you", "opponents", "owner", "owners", "that player", "actor"):
                text = t("put into play", card="target") + (t(tilted) if tilted else "")
                text += " " + b.tongue.t(f"at {line}") if line else ""
                if owner != "you":
                    text += b.tongue.t("under control", control=possess("control", owner))
                player = "its player" if owner in ("owner", "owners") else owner

                def build(card: Any, player: Any = player, tilted: Any = tilted, line: Any = line) -> Effects:
                    return (n.PutIntoPlay(card, player, exerted=bool(tilted), line=line),)

                _deed(b, text, build)


def _add_looks(b: Phrasebook) -> None:
    t = b.t
    _deed(b, t("look", cards="top"), lambda cards: (n.Look(cards.count, cards.player),))
    _deed(b, t("reveal", card="top"), lambda card: (n.RevealTop(card.player, card.count),))
    for owner in ("you", "opponents"):
        hand = b.tongue.possess("hand", owner)
        _deed(b, t("look", cards="=" + hand), lambda owner=owner: (n.LookAtZone("hand", owner),))
    for own in ("you", "actor"):
        _deed(b, t("reveal", card="=" + b.tongue.possess("hand", own)), lambda: (n.RevealHand("you"),))
    _deed(b, t("name a card"), lambda: (n.NameCard(),))
    _deed(b, t("repeat"), lambda: (n.Repeat(),))
    _deed(b, t("designate", card="chosen"), lambda card: (n.Choose(card),))
    _deed(b, t("designate", card="only one"), lambda card: (n.Choose(n.Chosen(card)),))
    for owner in ("you", "opponents", "actor"):
        deck = b.tongue.possess("deck", owner)
        _deed(b, t("search", deck="=" + deck, card="sought"), _searched(owner))
    for noun in NOUNS[:2]:
        b.add("sought", b.tongue.a(noun.reworded(gap("card", "nominal one"))), lambda card: (card, {"up_to": True}))
    if not b.clitics:
        b.add("sought", "an " + gap("card", "nominal one"), lambda card: (card, {"up_to": True}))
    b.add(
        "sought",
        t("up to", n="n", cards="nominal many"),
        lambda cards, **given: (cards, {"count": given["n"], "up_to": True}),
    )
    b.add(
        "sought",
        b.tongue.some(gap("n"), NOUNS[2].reworded(gap("cards", "nominal many"))),
        lambda cards, **given: (cards, {"count": given["n"]}),
    )
    b.add("sought", t("any number of", cards="nominal many"), lambda cards: (cards, {"any_number": True}))
    # what is only done as something is paid
    for key in ("target", "choose"):
        b.saying("picking", t(key, card="picks"), lambda card, key=key: _picked(card, key))
    for form in FORMS:
        b.rule(f"cost {form.name}", f"{{one:deed {form.name}}}", f"{{one:picking {form.name}}}")(lambda one: one)


def _searched(owner: str) -> Any:
    def build(card: Any) -> Effects | None:
        cards, how = card
        if cards.whose or cards.zone or cards.among is not None:
            return None
        return (n.Choose(n.Chosen(cards.select("deck", owner), **how)),)

    return build


def _picked(card: Any, verb: str) -> Effects | None:
    """Cards are targeted in play, and chosen elsewhere."""
    if isinstance(card, Spoken):
        return (n.Choose(card),) if verb == "target" else None  # type: ignore[arg-type]
    if (card.cards.zone in FIELD) != (verb == "target"):
        return None
    return (n.Choose(card),)


# -- what is given -------------------------------------------------------------------------------------------------


def _add_given(b: Phrasebook) -> None:
    for verb in ("gain", "suffer"):
        for end in ("", " " + gap("duration")):
            text = b.t("give", x=f"items {verb}", card="target") + end
            _deed(b, text, lambda x, card, duration="always": given(card, x, duration))


def given(target: Any, says: tuple[Told, ...], duration: str) -> Effects:
    """What is said of cards for a while, as effects on them."""
    first, *rest = merged(says)
    again = Spoken("last") if isinstance(target, n.Chosen) else target
    return (_given(target, first, duration), *(_given(again, part, duration) for part in rest))


def _given(target: Any, part: Told, duration: Any) -> Any:
    match part:
        case n.Gets():
            return n.Modify(target, part.stat, part.amount, duration)
        case n.Gains(for_each=1):
            return n.Grant(target, part.abilities, duration)
        case n.Cant():
            return n.Restrict(target, part.forbid, duration)
        case _:
            return n.Continuous(part, duration, target)


def predicated(who: Subject, what: tuple[Told, ...], duration: str | None = None) -> Effects:
    return given(who.who, what, duration or "always")
