"""Which cards: nouns with what comes before and after them, and who chooses them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Found, Grammar, Parser
from arbitre.ability.parse.lists import lists
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.language import KEYWORDS

INKS = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
TYPES: dict[str, n.CardType] = {
    "card|cards": "card",
    "character|characters": "character",
    "item|items": "item",
    "location|locations": "location",
    "action|actions": "action",
    "song|songs": "song",
}

IN_PLAY = "?in play"  # left to `refs.py`: no cards are being looked at
CALLED = ("card", "character", "item", "location", "action", "song")  # a card spoken of: that character, those items


class Nominal(NamedTuple):
    """A noun with all that describes it, before it is known whose or where its cards are."""

    types: tuple[n.CardType, ...]
    where: tuple[n.Filter, ...] = ()
    as_card: bool = False  # "character card": the card, not the character in play
    other: bool = False
    whose: str = "any"
    zone: str = ""
    each_of_whose: str = ""
    by_class: bool = False  # "a Villain": the noun is the classification itself
    together: bool = False  # "characters and items": of one card it would say "or"


def order(part: n.Filter) -> int:
    """Filters are in a tree in the order in which they are said."""
    match part:
        case n.Damaged() | n.Exerted() | n.InChallenge():
            return -2
        case n.Classified() | n.Ink() | n.Not(filter=n.TypeIs()):
            return -1
        case n.TypeIs():
            return 0
        case n.Named() | n.NamedCard() | n.Not(filter=n.Named()):
            return 3
        case n.HasKeyword() | n.StatIs() | n.StatThanEach() | n.Inkable():
            return 4
        case n.AtLocation(value=True):
            return 6
        case n.Here():
            return 7
        case _:
            return 8


def select(nominal: Nominal, **changes: Any) -> n.Select:
    """The description a nominal gives, with the zone and owner said beside it."""
    what: n.CardType = "card"
    where = list(nominal.where)
    if len(nominal.types) == 1:
        what = nominal.types[0]
    else:
        where.append(n.TypeIs(nominal.types))
    where.sort(key=order)
    zone = nominal.zone or ("looked" if nominal.as_card else "play")
    found = n.Select(what=what, whose=nominal.whose, zone=zone, where=tuple(where), other=nominal.other)
    return replace(found, **changes) if changes else found


def described(before: list[Any] | None, noun: Nominal, after: list[Any] | None) -> Nominal | None:
    """A noun with what comes before and after it; None where two of them contradict each other."""
    for part in [*(before or ()), *(after or ())]:
        if isinstance(part, dict):
            for field, value in part.items():
                if getattr(noun, field) not in ("", "any", False):
                    return None
                noun = noun._replace(**{field: value})
        elif part is not None:
            if isinstance(part, n.Here | n.AtLocation) and "location" in noun.types:
                return None  # only characters are at a location
            noun = noun._replace(where=(*noun.where, part))
    return noun


def add_nouns(g: Grammar) -> None:
    g.word("type", TYPES)
    lists(g, "types", "type", joint="(or | and / or)")
    lists(g, "types together", "type", joint="and")
    g.word("number", {str(i): i for i in range(100)})
    g.word("number", {"a|an|one": 1, "two": 2, "three": 3})
    g.word("plus", {f"+{i}": i for i in range(21)} | {f"-{i}": -i for i in range(21)})
    g.word("keyword", {keyword: keyword for keyword in KEYWORDS})
    g.word("ink type", {ink: ink for ink in INKS})
    _names(g)
    _nominal(g)
    _adjectives(g)
    _after(g)
    _targets(g)


def _names(g: Grammar) -> None:
    @g.reader("name")
    def name(p: Parser, at: int) -> Iterator[Found]:
        """A name of a card, the longest first."""
        if at >= len(p.words):
            return
        start = p.words[at].start
        for end in range(min(len(p.words), at + 10), at, -1):
            text = p.text[start : p.words[end - 1].end]
            if text in p.names:
                yield end, text
        p.missed(at, frozenset(("a name",)))

    @g.reader("class")
    def classification(p: Parser, at: int) -> Iterator[Found]:
        for end in range(min(len(p.words), at + 3), at, -1):
            text = p.text[p.words[at].start : p.words[end - 1].end]
            if text in p.classes:
                yield end, text
        p.missed(at, frozenset(("a classification",)))

    @g.reader("ability name")
    def ability_name(p: Parser, at: int) -> Iterator[Found]:
        """A name of an ability, in capitals or not; the longest first."""
        for end in range(min(len(p.words), at + 12), at, -1):
            text = p.text[p.words[at].start : p.words[end - 1].end].upper()
            if text in p.abilities:
                yield end, text
        p.missed(at, frozenset(("a name of an ability",)))

    lists(g, "names", "name")
    lists(g, "classes", "class")


def _nominal(g: Grammar) -> None:
    g.means("noun", {"{types}": lambda types: Nominal(types)})
    g.means("noun", {"{types} card|cards": lambda types: None if types == ("card",) else Nominal(types, as_card=True)})

    @g.rule("noun", "{types:types together} [{card:card word}]")
    def together(types: tuple[n.CardType, ...], card: bool = False) -> Nominal | None:
        return Nominal(types, as_card=card, together=True) if len(types) > 1 else None

    g.word("card word", {"card|cards": True})

    @g.rule("noun", "{classes:classes}")
    def by_class(classes: tuple[str, ...]) -> Nominal:
        """A Villain: a character of that classification."""
        return Nominal(("character",), (n.Classified(classes),), by_class=True)

    @g.rule("nominal", "{before:adjectives?} {noun:noun} {after:postmodifiers?}")
    def nominal(before: list[Any] | None, noun: Nominal, after: list[Any] | None) -> Nominal | None:
        return described(before, noun, after)

    @g.rule("adjectives", "{first:adjective} {rest:adjectives?}")
    @g.rule("postmodifiers", "{first:after} {rest:postmodifiers?}")
    def several(first: Any, rest: list[Any] | None) -> list[Any]:
        return [first, *(rest or ())]


def _adjectives(g: Grammar) -> None:
    g.word(
        "adjective",
        {
            "other": {"other": True},
            "opposing": {"whose": "opponents"},
            "challenged": n.InChallenge("challenged"),
        },
    )
    g.word(
        "state word",
        {
            "damaged": n.Damaged(),
            "undamaged": n.Damaged(False),
            "exerted": n.Exerted(),
            "ready": n.Exerted(False),
            "challenging": n.InChallenge("challenging"),
        },
    )

    g.means("adjective", {"{state:state word}": lambda state: state})
    g.means("adjective", {"{any:classes}": n.Classified})
    g.means("adjective", {"{ink:ink type}": n.Ink})
    g.means("adjective", {"{types:non type}": lambda types: n.Not(n.TypeIs((types,)))})


def _after(g: Grammar) -> None:
    g.word(
        "after",
        {
            "in play": {},
            "of yours": {"whose": "you"},
            "you have in play": {"whose": "you"},
            "you have here": {"whose": "you", "each_of_whose": "here"},
            "of theirs": {"whose": "actor"},
            "they have in play": {"whose": "actor"},
            "opponents have in play": {"whose": "opponents"},
            "here": n.Here(),
            "at a location": n.AtLocation(),
            "at locations": n.AtLocation(),
            "in their hand|hands": {"zone": "hand", "whose": "actor"},
            "from there": {"zone": "looked"},
        },
    )

    g.means("after", {"named {names}": n.Named})
    g.means("after", {"not named {names}": lambda names: n.Not(n.Named(names))})

    # what cards have: with it, without it, that have it

    g.means("after", {("with {what:quality}", "that have|has {what:quality}"): lambda what: what})
    g.word(
        "quality",
        {
            "damage": n.Damaged(),
            "no damage": n.Damaged(False),
            "the inkwell symbol": n.Inkable(),
            "◉": n.Inkable(),
            "that name": n.NamedCard(),
            "(a card | cards) under it|them|him|her": n.StatIs("cards under", ">=", 1),
            "no cards under it|them|him|her": n.StatIs("cards under", "=", 0),
        },
    )
    g.means("quality", {"{keyword}": n.HasKeyword})
    g.means("after", {"without {keyword}": lambda keyword: n.Not(n.HasKeyword(keyword))})

    @g.rule("quality", "{sign:more or less} {stat:stat} than each {cards:nominal}")
    def more_than_each(sign: n.Compare, stat: n.Stat, cards: Nominal) -> n.Filter:
        return n.StatThanEach(stat, sign, select(cards))

    @g.rule("quality", "{sign:more or less} {stat:stat} than {card:one spoken of}")
    def more_than_one(sign: n.Compare, stat: n.Stat, card: n.This | n.That) -> n.Filter:
        return n.StatIs(stat, sign, n.StatOf(stat, card))

    g.word("more or less", {"more": ">", "less": "<"})
    g.means("after", {"that isn't|aren't {filter:being}": n.Not})
    g.means("noun", {"{types:non type}": lambda types: Nominal(("card",), (n.Not(n.TypeIs((types,))),))})
    g.word("non type", {f"non-{word}": kind for kinds, kind in TYPES.items() for word in kinds.split("|")})

    @g.rule("after", "that isn't|aren't {types:types} [card|cards]", "that isn't a|an {types:types} [card]")
    def not_of_type(types: tuple[n.CardType, ...]) -> n.Filter:
        return n.Not(n.TypeIs(types))

    g.means("quality", {"{stat:stat value}": lambda stat: stat})
    g.means("after", {"with {stat:stat value} each": lambda stat: stat})
    g.word("stat", {"¤": "strength", "⛉": "willpower", "◊": "lore", "cost": "cost"})
    g.word("or less", {"or less|fewer": "<=", "or more|greater": ">="})

    @g.rule("stat value", "cost {than:number} {sign:or less?}", "a cost of {than:number} {sign:or less?}")
    def cost(than: int, sign: n.Compare | None) -> n.Filter:
        return n.StatIs("cost", sign or "=", than)

    g.word(
        "than another",
        {
            "equal to or less than": "<=",
            "equal to or greater than": ">=",
            "equal to": "=",
            "less than": "<",
            "more|greater than": ">",
        },
    )

    g.means("stat value", {"{stat} {compare:than another} {than:quantity}": n.StatIs})

    @g.rule("stat value", "{stat:stat} up to {more:number} more than {card:one spoken of}")
    def up_to_more(stat: n.Stat, more: int, card: n.This | n.That) -> n.Filter:
        return n.StatIs(stat, "<=", n.Plus(n.StatOf(stat, card), more))

    @g.rule("stat value", "the same {stat:stat} or less")
    def same_or_less(stat: n.Stat) -> n.Filter:
        return n.StatIs(stat, "<=", n.StatOf(stat, n.That("?them")))

    @g.rule("quality", "the same name as {card:one spoken of}")
    def same_name(card: n.This | n.That) -> n.Filter:
        return n.SameNameAs("?this" if isinstance(card, n.This) else card.ref)

    g.word("one spoken of", {"this character|item|location|card": n.This()})
    g.means("one spoken of", {"{one:called}": lambda one: n.That("?" + one)})

    @g.rule("stat value", "{than:number} {stat:stat} {sign:or less?}", "{than:number} {sign:or less} {stat:stat}")
    def stat(than: int, stat: n.Stat, sign: n.Compare | None) -> n.Filter | None:
        return None if stat == "cost" and sign is None else n.StatIs(stat, sign or "=", than)

    g.means(
        "stat value",
        {
            "{than:number} {compare:or less} damage": partial(n.StatIs, "damage"),
            "{than:number} damage {compare:or less}": partial(n.StatIs, "damage"),
            "damage {than:number} {compare:or less}": partial(n.StatIs, "damage"),
        },
    )

    g.means("after", {"from|in {place}": lambda place: place})

    @g.rule("place", "{whose:somebody's} {zone:zone}")
    def of_somebody(whose: str, zone: str) -> dict[str, str]:
        return {"zone": zone, "whose": whose}

    g.means("place", {"any {zone}": lambda zone: of_somebody("any", zone)})
    g.means("place", {"(your opponents' | opponents') {zone:zones}": lambda zone: of_somebody("opponents", zone)})

    zones = ("discard", "hand", "inkwell", "deck")
    g.word("zone", {zone: zone for zone in (*zones, "hand or discard")})
    g.word("zones", {f"{zone}s": zone for zone in zones})
    g.word(
        "somebody's",
        {
            "your": "you",
            "their": "actor",
            "that player's": "that player",
            "chosen opponent's": "chosen opponent",
            "chosen player's": "chosen player",
        },
    )


def _targets(g: Grammar) -> None:
    g.word(
        "this",
        {
            "this character": "character",
            "this item": "item",
            "this location": "location",
            "this card": "card",
            "this action": "action",
            "this song": "song",
        },
    )

    g.means("target", {"{this}": lambda this: n.This()})
    g.means("target", {"{pronoun}": lambda pronoun: n.That("?" + pronoun)})

    g.word(
        "pronoun",
        {
            "it": "it",
            "him|her|he|she": "her",
            "them|they": "them",
            "the rest": "rest",
            "the other": "rest",
        },
    )

    g.means("pronoun", {"{one:called}": lambda one: one})
    g.means("pronoun", {"those {kind:called kinds}": lambda kind: f"those {kind}s"})
    g.means("pronoun", {"the other {kind:called kind}": lambda kind: f"other {kind}"})

    @g.rule("called", "that {kind:called kind}")
    @g.rule("called's", "that {kind:called kind's}")
    def that(kind: str) -> str:
        return f"that {kind}"

    @g.rule("called", "the {done:participle} {kind:called kind}")
    @g.rule("called's", "the {done:participle} {kind:called kind's}")
    def done_to(done: str, kind: str) -> str:
        return f"{done} {kind}"

    g.word("called kind", {kind: kind for kind in CALLED})
    g.word("called kinds", {f"{kind}s": kind for kind in CALLED})
    g.word("called kind's", {f"{kind}'s": kind for kind in CALLED})
    participles = (
        "banished",
        "challenged",
        "challenging",
        "chosen",
        "discarded",
        "exerted",
        "moved",
        "returned",
        "revealed",
    )
    g.word("participle", {done: done for done in participles})

    @g.rule("target", "chosen {cards:nominal}", "{other:another} chosen {cards:nominal}")
    def chosen(cards: Nominal, other: bool = False) -> n.Target | None:
        found = _chosen(cards._replace(as_card=cards.as_card and bool(cards.zone)), other)
        if found is not None and cards.as_card and not cards.zone:  # a card in play, unless cards are looked at
            return replace(found, cards=replace(found.cards, among=IN_PLAY))
        return found

    g.word("another", {"another": True})
    g.word("type's", {"character's": "character", "item's": "item", "location's": "location"})

    @g.rule(
        "target's",
        "chosen {before:adjectives?} {what:type's}",
        "{other:another} chosen {before:adjectives?} {what:type's}",
    )
    def of_chosen(before: list[Any] | None, what: n.CardType, other: bool = False) -> n.Chosen | None:
        """A chosen character's ..."""
        cards = described(before, Nominal((what,)), None)
        return None if cards is None else _chosen(cards, other)

    g.means("some cards", {"another {cards:nominal}": lambda cards: _chosen(cards, True)})

    @g.rule(
        "target",
        "{count:number} {other:other?} chosen {cards:nominal}",
        "{other:another} {count:number} chosen {cards:nominal}",
    )
    def some_chosen(count: int, cards: Nominal, other: bool | None = None) -> n.Target | None:
        return _chosen(cards, bool(other), count=count)

    g.means("some cards", {"{count:number} {cards:nominal}": lambda count, cards: _chosen(cards, False, count=count)})
    g.word("other", {"other": True})

    @g.rule("target", "up to {count:number} {other:other?} chosen {cards:nominal}")
    def up_to_chosen(count: int, cards: Nominal, other: bool | None = None) -> n.Target | None:
        return _chosen(cards, bool(other), count=count, up_to=True)

    @g.rule("some cards", "up to {count:number} {cards:nominal}")
    def up_to(count: int, cards: Nominal) -> n.Target | None:
        return _chosen(cards, False, count=count, up_to=True)

    g.word("so many", {"one": 1} | {str(i): i for i in range(1, 10)})
    g.means("target", {"{count:so many}": partial(n.Chosen, n.Select(zone="looked"))})

    @g.rule("target", "{count:so many} of those {kind:called kinds}", "{other:another} of those {kind:called kinds}")
    def some_of_those(kind: str, count: int = 1, other: bool = False) -> n.Target:
        """Of several that were just chosen: `refs.py` finds out of which, and that none is taken twice."""
        return n.Chosen(n.Select(among=f"?those {kind}s"), count)

    @g.rule("target", "the revealed {kind:called kinds}")
    def all_revealed(kind: str) -> n.Target:
        return n.Each(n.Select(kind, zone="deck", among="?revealed"))

    g.word("target", {"this card from your discard": n.This()})
    g.word("target", {"that card from your|their discard": n.That("?that card")})

    @g.rule("target", "{count:number} {cards:nominal} at random {place:after}")
    def at_random(count: int, cards: Nominal, place: Any) -> n.Target | None:
        if not isinstance(place, dict) or cards.zone or cards.whose != "any":
            return None
        found = _chosen(cards._replace(**place), False, count=count, at_random=True)
        return found if found is not None and found.cards.zone != "play" else None

    g.means("target", {"any number of them": partial(n.Chosen, n.Select(zone="looked"), any_number=True)})

    @g.rule("target", "any number of your {cards:nominal}")
    def any_of_yours(cards: Nominal) -> n.Target | None:
        return _chosen(cards._replace(whose="you"), False, any_number=True) if cards.whose == "any" else None

    @g.rule("target", "any number of chosen {cards:nominal} with total {stat:stat} {most:number} or less")
    def within_a_total(cards: Nominal, stat: n.Stat, most: int) -> n.Target | None:
        return _chosen(cards, False, any_number=True, total=n.Total(stat, most))

    g.means("target", {"any number of chosen {cards:nominal}": lambda cards: _chosen(cards, False, any_number=True)})
    g.means("some cards", {"any number of {cards:nominal}": lambda cards: _chosen(cards, False, any_number=True)})
    g.means("target", {"{cards:some cards}": lambda cards: cards if _needs_no_choosing(cards.cards) else None})

    @g.rule("to choose from", "{cards:target}", "{cards:some cards}")
    def whatever(cards: n.Target) -> n.Target:
        """Where the verb itself says that they are chosen: play, choose, search for."""
        return cards

    @g.rule("target", "any {cards:nominal}")
    def whichever(cards: Nominal) -> n.Target | None:
        return _chosen(cards, False) if cards.zone in ("hand", "discard") else None

    @g.rule("target", "{count:number} of your {cards:nominal}")
    def one_of_yours(count: int, cards: Nominal) -> n.Target | None:
        return _chosen(cards._replace(whose="you"), False, count=count) if cards.whose == "any" else None

    @g.rule("target", "up to {count:number} of your {cards:nominal}")
    def up_to_of_yours(count: int, cards: Nominal) -> n.Target | None:
        if cards.whose != "any":
            return None
        return _chosen(cards._replace(whose="you"), False, count=count, up_to=True)

    @g.rule("target", "{count:number} of their {cards:nominal}")
    def one_of_theirs(count: int, cards: Nominal) -> n.Target | None:
        if cards.whose != "any":
            return None
        return _chosen(cards._replace(whose="actor"), False, count=count, by="actor")

    @g.rule("target", "all cards from under {this:this}", "all cards from under {pronoun:pronoun}")
    def all_under(this: str = "", pronoun: str = "") -> n.Target:
        return n.Each(n.Select(whose="you", zone="under", among="?" + pronoun if pronoun else ""))

    g.means("target", {"each of {pronoun}": lambda pronoun: n.That("?" + pronoun) if pronoun == "them" else None})

    g.word("all", {"each": True, "all": True, "all the": True, "all of": True})
    g.word("all of", {"each of": True, "all": True, "all of": True})
    g.means("target", {"{_:all} {cards:nominal}": lambda cards, _: n.Each(select(cards))})

    @g.rule("target", "{_:all of} your {cards:nominal}", "your {cards:nominal}")
    def each_of_yours(cards: Nominal, _: bool = True) -> n.Target | None:
        return n.Each(select(cards, whose="you")) if cards.whose == "any" and not cards.zone else None


def _needs_no_choosing(cards: n.Select) -> bool:
    """Cards that need not be called chosen: not in play, one's own, at this location, or a location to move to. Of all
    others Ward asks whether they are chosen (8.15.1), so it must be said."""
    here = any(isinstance(part, n.Here) for part in cards.where)
    return cards.zone != "play" or cards.whose in ("you", "actor") or here or cards.what == "location"


def _chosen(cards: Nominal, other: bool, **fields: Any) -> n.Chosen | None:
    if (other and cards.other) or (cards.together and fields.get("count", 1) == 1 and not fields.get("any_number")):
        return None
    if cards.whose == "actor" and not fields.get("by"):
        fields["by"] = "actor"
    return n.Chosen(select(cards, other=cards.other or other), **fields)
