"""Cards as texts of The Spoils speak of them: a depleted character, an item in your discard pile, all your other cards.

A card spoken of before is `That` with a question mark before the word it is called by; `refs.py` finds out which it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Found, Grammar, Parser
from arbitre.ability.parse.lists import lists
from arbitre.games.spoils import nodes as n

TYPES = {
    "character|characters": "character",
    "item|items": "item",
    "location|locations": "location",
    "tactic|tactics": "tactic",
    "resource|resources": "resource",
    "faction|factions": "faction",
}
TRADES = ("Arcanist", "Banker", "Gearsmith", "Rogue", "Warlord")
STATS = {"strength": "strength", "life": "life", "speed": "speed", "structure": "structure", "numeric cost": "cost"}
TOKEN_CARDS = "micromajig"  # the only tokens that count as cards

CHOSEN = "?chosen"
"""All cards that were chosen before, until `refs.py` knows which."""
SHOWN: Any = "?shown"
"""Where the cards are that were just revealed, until `refs.py` knows."""

ANY = n.Chosen(n.Select())
"""A card that is chosen, until it is told which could be."""
YOUR_FACTION = n.Select("faction", "you", "faction")
THEIR_FACTION = n.Select("faction", "opponents", "faction")


class Nominal(NamedTuple):
    """A description of cards that is not finished."""

    types: tuple[str, ...] = ()  # none: any card
    where: tuple[n.Filter, ...] = ()
    whose: str = "any"
    zone: str = "play"
    plural: bool = False
    different: bool = False  # with different names
    among: str = ""  # only those in this slot


def select(what: Nominal, other: bool = False) -> n.Select:
    """The description finished. Factions are in a zone of their own."""
    zone = what.zone
    where = what.where
    if zone == "play" and "faction" in what.types:
        zone = "faction" if what.types == ("faction",) else "play or faction"
    if len(what.types) > 1:
        where = (n.TypeIs(what.types), *where)
    kind: Any = what.types[0] if len(what.types) == 1 else "card"
    if n.FaceDown() in where and zone == "play" and kind not in ("card", "resource"):
        # 411.1: lying face-down it is a resource; what it is called by is its face.
        where = tuple(n.FaceIs((kind,)) if part == n.FaceDown() else part for part in where)
        kind = "card"
    return n.Select(kind, what.whose, zone, where, other, among=what.among)


def quoted(parser: Parser, at: int) -> tuple[int, str] | None:
    """What is in quotes here."""
    if at >= len(parser.words) or parser.words[at].text != "“":
        return None
    for end in range(at + 1, len(parser.words)):
        if parser.words[end].text == "”":
            return end + 1, parser.text[parser.words[at].end : parser.words[end].start].strip()
    return None


def add_nouns(g: Grammar) -> None:
    g.word("type", TYPES)
    g.word("one type", {words.split("|")[0]: kind for words, kind in TYPES.items()})
    g.word("many type", {words.split("|")[1]: kind for words, kind in TYPES.items()})
    g.word("one type's", {f"{kind}'s": kind for kind in TYPES.values()})
    lists(g, "types", "type")
    lists(g, "one types", "one type")
    lists(g, "many types", "many type")

    @g.reader("subtype")
    def subtype(parser: Parser, at: int) -> Iterator[Found]:
        found = quoted(parser, at)
        if found and found[1].lower() in parser.classes:
            yield found[0], found[1].lower()
        else:
            parser.missed(at, frozenset(("a subtype",)))

    @g.reader("card name")
    def card_name(parser: Parser, at: int) -> Iterator[Found]:
        found = quoted(parser, at)
        if found and found[1] in parser.names:
            yield found
        else:
            parser.missed(at, frozenset(("the name of a card",)))

    @g.reader("icons")
    def icons(parser: Parser, at: int) -> Iterator[Found]:
        if at + 2 < len(parser.words) and parser.words[at].text == "⟦":
            yield at + 3, parser.words[at + 1].text
        else:
            parser.missed(at, frozenset(("icons",)))

    _add_heads(g)
    _add_suffixes(g)
    _add_targets(g)
    _add_refs(g)


def _add_heads(g: Grammar) -> None:
    g.word(
        "condition word",
        {
            "depleted": n.Exerted(),
            "attacking": n.InBattle("attacking"),
            "blocking": n.InBattle("blocking"),
            "attacking or blocking": n.InBattle(),
        },
    )
    # Not of a card's condition: that it is restored is something that happens to it.
    g.word("adjective", {"face-down": n.FaceDown(), "restored": n.Exerted(False), "staple": n.Staple()})
    g.means("adjective", {"{word:condition word}": lambda word: word})
    g.word("trade", {word.lower(): n.Trade(word) for word in TRADES})
    g.word("none of", {f"non-{word.lower()}": n.Not(n.Trade(word)) for word in TRADES})
    g.word("none of", {f"non-{word}": n.Not(n.TypeIs((word,))) for word in TYPES.values()})
    g.means("adjective", {("{word:trade}", "{word:none of}"): lambda word: word})
    g.means("adjective", {"{word:subtype}": lambda word: n.Classified((word,))})
    g.means("head", {"{types} [card|cards]": lambda types: Nominal(types)})
    g.means("head", {"{first:type} or a|an {second:type}": lambda first, second: Nominal((first, second))})
    g.means("head", {"card|cards": lambda: Nominal()})

    @g.reader("identifier")
    def identifier(parser: Parser, at: int) -> Iterator[Found]:
        if at < len(parser.words) and parser.words[at].text.isalpha():
            yield at + 1, parser.words[at].text
        else:
            parser.missed(at, frozenset(("an identifier",)))

    g.means("unique", {"unique {name:identifier}": lambda name: n.HasKeyword("Unique", name.upper())})

    lists(g, "uniques", "unique", joint="or")

    @g.rule("head", "{ones:uniques}")
    def one_of_uniques(ones: tuple[n.Filter, ...]) -> Nominal:
        return Nominal((), ones if len(ones) == 1 else (n.AnyOf(tuple((one,) for one in ones)),))

    g.means("head", {"copies of the [named] card": lambda: Nominal((), (n.NamedCard(),))})

    @g.rule("head", f"{TOKEN_CARDS} token|tokens")
    def token() -> Nominal:
        return Nominal(("character",), (n.IsToken(),))

    g.means("nominal", {"{word:adjective} {rest:nominal}": lambda word, rest: rest._replace(where=(word, *rest.where))})
    g.means("nominal", {"{head}": lambda head: head})
    g.means("nominals", {"{what:nominal}": lambda what: what})

    @g.rule("nominals", "{one:nominal} and {other:nominal}")
    def of_either_kind(one: Nominal, other: Nominal) -> Nominal | None:
        """All of this and of that kind: they differ only in what must hold of them."""
        if not one.where or not other.where or one._replace(where=()) != other._replace(where=()):
            return None
        return one._replace(where=(n.AnyOf((one.where, other.where)),))

    @g.rule("either nominal", "{one:nominal} or {other:nominal}")
    def of_one_kind_or_another(one: Nominal, other: Nominal) -> Nominal | None:
        """What this card is attached to is said of both."""
        shared = tuple(part for part in other.where if part == n.HostOfThis())
        rest = tuple(part for part in other.where if part not in shared)
        if not one.where or not rest or one._replace(where=()) != other._replace(where=()):
            return None
        return one._replace(where=(n.AnyOf((one.where, rest)), *shared))

    @g.rule("nominal", "{head:head} {suffixes:suffixes}")
    def with_suffixes(head: Nominal, suffixes: tuple[dict[str, Any], ...]) -> Nominal | None:
        for suffix in suffixes:
            where = (*head.where, *suffix.get("where", ()))
            for field, usual in (("whose", "any"), ("zone", "play")):
                if field in suffix and getattr(head, field) != usual:
                    return None  # said twice
            head = head._replace(**{**suffix, "where": where})
        return head


def _add_suffixes(g: Grammar) -> None:
    g.means("suffixes", {"{first:suffix} [and] {rest:suffixes?}": lambda first, rest: (first, *(rest or ()))})

    g.word(
        "suffix",
        {
            "own": {"where": (n.OwnedBy("actor"),)},
            "in a discard pile": {"zone": "discard"},
            "in that party": {"where": (n.InBattle("with this"),)},
            "in it": {"zone": "looked"},
            "revealed this way": {"zone": SHOWN},
            "that was removed from the game by this card": {"zone": "out of game", "among": "removed"},
            "among them": {"zone": "looked"},
            "in play": {"zone": "play"},
            "being played": {"zone": "being played"},
            "in covert parties": {"where": (n.InCovertParty(),)},
            "that this card is attached to": {"where": (n.HostOfThis(),)},
            "in a party with this card": {"where": (n.InBattle("with this"),)},
            "in your party": {"whose": "you", "where": (n.InBattle(),)},
            "[that is] not in [a] battle [party]": {"where": (n.InBattle(value=False),)},
            "attached to your faction": {"where": (n.AttachedTo("faction"),), "whose": "you"},
            "with different names": {"different": True},
            "with [an] items|item attached to them|it": {"where": (n.HasAttached(n.Select("item")),)},
            "with the unique keyword in its rules text": {"where": (n.HasKeyword("Unique"),)},
            "with an ability in its rules text": {"where": (n.HasAbility(),)},
            "with covert": {"where": (n.HasKeyword("Covert"),)},
            "without covert": {"where": (n.Not(n.HasKeyword("Covert")),)},
            "that inflicted damage to your faction this turn": {
                "where": (n.Did(n.When("inflicts damage", other=YOUR_FACTION)),)
            },
        },
    )
    g.word("stat", STATS)
    g.means("suffix", {"{who:person} control|controls": lambda who: {"whose": who}})

    g.means(
        "suffix",
        {
            "{who:person} own|owns": lambda who: {"where": (n.OwnedBy(who),)},
            "{who:person} don't|doesn't own": lambda who: {"where": (n.Not(n.OwnedBy(who)),)},
            "(in | from) {whose:person's} {zone}": lambda whose, zone: {"whose": whose, "zone": zone},
            "in|of {party:the party}": lambda party: {"where": (n.InBattle(party),)},
            "with {value}": lambda value: {"where": (value,)},
            "named {name:card name}": lambda name: {"where": (n.Named((name,)),)},
            "(of | with) the same type as {what:ref}": lambda what: (
                {"where": (n.SameTypeAs(what.ref),)} if isinstance(what, n.That) else None
            ),
            "with the same name": lambda: {"where": (n.SameNameAs("it"),)},
            "with a different name than this card": lambda: {"where": (n.Not(n.SameNameAs("this")),)},
            "that provides|provide at least {icons}": lambda icons: {"where": (n.ProvidesIcons(icons),)},
        },
    )


def _add_targets(g: Grammar) -> None:
    g.word("end", {"highest": ">=", "lowest": "<="})
    g.means("some", {"a|an {what:nominal}": lambda what: n.Chosen(select(what))})

    g.means(
        "how much of",
        {
            "{count:amount}": partial(n.Chosen, ANY.cards),
            ("{count:amount} or fewer", "up to {count:amount} [different]"): partial(n.Chosen, ANY.cards, up_to=True),
            "any number of": partial(n.Chosen, ANY.cards, any_number=True),
            "a random": partial(n.Chosen, ANY.cards, at_random=True),
        },
    )

    @g.rule("some", "{much:how much of} {what:nominal}")
    def so_much(much: n.Chosen, what: Nominal) -> n.Chosen | None:
        if much == ANY and what == Nominal():
            return None  # 1 card: of those spoken of
        return replace(much, cards=select(what), different=what.different)

    @g.rule("some", "{much:how much of} other {what:nominal}")
    def so_much_else(much: n.Chosen, what: Nominal) -> n.Chosen:
        return replace(much, cards=select(what, other=True), different=what.different)

    g.means("some", {"a|an {what:either nominal}": lambda what: n.Chosen(select(what))})
    g.means("some", {"another {what:nominal}": lambda what: n.Chosen(select(what, other=True))})

    @g.rule("some", "{whose:an opponent's} {what:nominal}")
    def an_opponents(whose: Any, what: Nominal) -> n.Chosen | None:
        return n.Chosen(select(what._replace(whose=whose))) if what.whose == "any" else None

    @g.rule("some", "{whose:an opponent's} {what:nominal} with the {end:end} {stat:stat}")
    def extreme_of_theirs(whose: Any, what: Nominal, end: Any, stat: Any) -> n.Chosen | None:
        return extreme(what._replace(whose=whose), end, stat) if what.whose == "any" else None

    @g.rule("some", "{count:amount} of {those:ref}")
    def so_many_of(count: n.Amount, those: n.Target) -> n.Chosen | None:
        if count == 1 or not isinstance(those, n.That):
            return None
        return n.Chosen(n.Select(among=those.ref), count)

    @g.rule("some", "(one | 1) of {those:ref}", "(one | 1) card")
    def one_of(those: n.Target | None = None) -> n.Chosen | None:
        those = n.That("?those card") if those is None else those
        return n.Chosen(n.Select(among=those.ref)) if isinstance(those, n.That) else None

    @g.rule(
        "some",
        "the {what:nominal} with the {end:end} {stat:stat}",
        "a|an {what:nominal} with the {end:end} {stat:stat}",
    )
    def extreme(what: Nominal, end: Any, stat: Any) -> n.Chosen:
        """The first of them; where several are, one of these is chosen."""
        among = select(what)
        return n.Chosen(replace(among, where=(*among.where, n.StatThanEach(stat, end, among))))

    g.means("all", {"all|each {what:nominals}": lambda what: n.Each(select(what))})
    g.means("all", {"all|each other {what:nominal}": lambda what: n.Each(select(what, other=True))})

    @g.rule("all", "{all:all of} {whose:side's} {what:nominals}", "{whose:side's} {what:nominals}")
    def all_of_a_side(whose: Any, what: Nominal, all: bool = True) -> n.Each | None:
        if what.whose != "any" or what.types == ("faction",):
            return None
        return n.Each(select(what._replace(whose=whose)))

    @g.rule("all", "{all:all of} {whose:side's} other {what:nominal}", "{whose:side's} other {what:nominal}")
    def all_else_of_a_side(whose: Any, what: Nominal, all: bool = True) -> n.Each | None:
        return n.Each(select(what._replace(whose=whose), other=True)) if what.whose == "any" else None

    g.word("all of", {"(all | all of)": True})

    @g.rule("all", "{all:all members} of {party:the party}", "{party:the party}")
    @g.rule("all", "the {party:party role} characters")
    def party(party: Any, all: bool = True) -> n.Each:
        return n.Each(n.Select("character", where=(n.InBattle(party),)))

    g.word("all members", {"(all members | each member)": True})
    g.word("party role", {"attacking": "attacking", "blocking": "blocking", "opposing": "against this"})
    g.means("the party", {"the {role:party role} party": lambda role: role})
    g.means("all", {"all remaining {what:nominal}": lambda what: n.Each(replace(select(what), besides=CHOSEN))})

    @g.rule("all", "all revealed {what:nominal}")
    def revealed(what: Nominal) -> n.Each | None:
        return n.Each(select(what._replace(zone="looked"))) if what.zone == "play" else None

    @g.rule("all", "any {what:nominal} discarded this way")
    def discarded(what: Nominal) -> n.Each:
        return n.Each(replace(select(what._replace(zone="discard")), among="discarded"))

    @g.rule("all", "all other members of its party")
    def its_party() -> n.Each:
        return n.Each(n.Select("character", where=(n.InBattle("with this"),), other=True))

    g.means("bare", {"{what:nominal}": lambda what: n.Each(select(what))})
    g.means("factions", {"{whose:faction}": lambda whose: n.Each(n.Select("faction", whose, "faction"))})
    g.word("factions", {"all factions": n.Each(n.Select("faction", zone="faction"))})

    g.means("target", {("{one:factions}", "{one:some}", "{one:all}", "{one:ref}"): lambda one: one})


def _add_refs(g: Grammar) -> None:
    g.word(
        "ref",
        {
            "this card": n.This(),
            "it|itself": n.That("?it"),
            "them|they": n.That("?them"),
            "[the] attached character": n.Each(n.Select("character", where=(n.HostOfThis(),))),
            "[the] attached item": n.Each(n.Select("item", where=(n.HostOfThis(),))),
            "the discarded card": n.That("discarded"),
            "the damaged character": n.That("other"),
            "the removed (card | character)": n.That("?removed"),
            "the (revealed card | card revealed)": n.That("?revealed"),
            "the (card | character | tactic | item) being played": n.That("?played"),
            "the destroyed character": n.That("?it"),
            "the picked card": n.That("?the card"),
            "the remaining cards": n.That("rest"),
            "the rest": n.That("rest"),
            "the character you depleted": n.That("?the character"),
            "the last tactic played this turn": n.That("last tactic"),
            "the card you searched for": n.That("?searched"),
            "the first picked card": n.That("?first picked"),
            "the second picked card": n.That("?second picked"),
            "that token": n.That("?made"),
            "the card|cards removed": n.That("?removed"),
        },
    )

    g.means("ref", {"(the | that) [picked] {types:one types}": lambda types: n.That("?the " + "|".join(types))})
    g.means("ref", {"(the | those) [picked] {types:many types}": lambda types: n.That("?those " + "|".join(types))})

    g.word(
        "ref",
        {
            "(the | that) [chosen] card": n.That("?the card"),
            "(the | those) [chosen | picked] cards": n.That("?those card"),
        },
    )

    @g.rule("ref", "(the | that) {word:adjective} {types:one types}")
    def the_such(word: n.Filter, types: tuple[str, ...]) -> n.Target | None:
        """Of those spoken of, the one that was described so."""
        return None if isinstance(word, n.Classified) else n.That("?the " + "|".join(types) + "#" + repr(word))

    @g.rule("ref", "(the | that) [picked] {types:one types} {whose:side} control|controls")
    def the_ones(types: tuple[str, ...], whose: str) -> n.Target:
        return n.That("?the " + "|".join(types) + "#" + whose)

    @g.rule("ref", "the {kind:one type} {what:ref} is attached to")
    def bearer(kind: Any, what: n.Target) -> n.Target | None:
        if not isinstance(what, n.That):
            return None
        return n.Each(n.Select(kind, where=(n.HasAttached(n.Select(among=what.ref)),)))

    g.means("ref", {"(the | that) {word:subtype} card": lambda word: n.That(f"?the “{word}”")})
    g.means("ref", {("the other {kind:type}", "the other card|cards"): lambda kind="card": n.That(f"?other {kind}")})
    g.means("all", {"each of {what:ref}": lambda what: what if isinstance(what, n.That) else None})

    @g.rule("all", "each picked {what:nominal}")
    def each_picked(what: Nominal) -> n.Target:
        if not what.where:
            return n.That("?those " + "|".join(what.types or ("card",)))
        return n.Each(replace(select(what), among="?those " + "|".join(what.types or ("card",))))
