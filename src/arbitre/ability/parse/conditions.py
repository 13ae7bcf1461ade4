"""On what condition: if, while, unless; whose turn it is."""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability import nodes as n
from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.nouns import Nominal, select


def add_conditions(g: Grammar) -> None:
    @g.rule("condition", "{one:simple condition}")
    def one(one: n.Condition) -> n.Condition:
        return one

    @g.rule("condition", "{first:simple condition} and {second:condition}")
    def both(first: n.Condition, second: n.Condition) -> n.Condition:
        more = second.conditions if isinstance(second, n.All) else (second,)
        return n.All((first, *more))

    @g.rule("condition", "{first:simple condition} or {second:condition}")
    def either(first: n.Condition, second: n.Condition) -> n.Condition:
        more = second.conditions if isinstance(second, n.Either) else (second,)
        return n.Either((first, *more))

    _having(g)
    _being(g)
    _past(g)


def _having(g: Grammar) -> None:
    g.word("a", {"a|an": True})

    @g.rule("how many", "{count:number} {sign:or less}")
    def at_least(count: int, sign: n.Compare) -> tuple[int, n.Compare]:
        return count, sign

    @g.rule("how many", "{count:number}", "exactly {count:number}")
    def exactly(count: int) -> tuple[int, n.Compare] | None:
        return None if count == 1 else (count, "=")

    g.word("how many", {"no": (0, "="), "a|an": (1, ">="), "any": (1, ">="), "more than 1": (2, ">=")})

    def have(whose: str, number: tuple[int, n.Compare], cards: Nominal, other: bool = False) -> n.Condition | None:
        if cards.whose not in ("any", whose):
            return None
        count, sign = number
        found = select(cards._replace(whose=whose), other=cards.other or other)
        return n.Have(found, count, sign)

    g.word("who has", {"you have": "you", "an opponent has": "opponents", "they have": "actor"})

    @g.rule("simple condition", "{whose:who has} {number:how many} {cards:nominal}")
    def has(whose: str, number: tuple[int, n.Compare], cards: Nominal) -> n.Condition | None:
        return have(whose, number, cards)

    @g.rule("simple condition", "{whose:who has} another {cards:nominal}")
    def has_another(whose: str, cards: Nominal) -> n.Condition | None:
        return have(whose, (1, ">="), cards, True)

    @g.rule("simple condition", "{whose:who has} {number:how many} other {cards:nominal}")
    def has_others(whose: str, number: tuple[int, n.Compare], cards: Nominal) -> n.Condition | None:
        return have(whose, number, cards, True)

    @g.rule("simple condition", "you have characters named {names:names} in play")
    def has_all(names: tuple[str, ...]) -> n.Condition | None:
        parts = tuple(n.Have(n.Select("character", "you", where=(n.Named((name,)),))) for name in names)
        return n.All(parts) if len(parts) > 1 else None

    @g.rule(
        "simple condition",
        "there (is | are) {number:how many} {cards:nominal}",
        "there's {number:how many} {cards:nominal}",
    )
    def there_is(number: tuple[int, n.Compare], cards: Nominal) -> n.Condition | None:
        count, sign = number
        return n.Have(select(cards), count, sign)

    g.word("simple condition", {"there's a card under this|that character|item|location": _under(n.This())})
    g.word("simple condition", {"there's a card under him|her|them": _under(n.That("?them"))})
    g.word("simple condition", {"there's a card under it": _under(n.That("?it"))})

    @g.rule("simple condition", "{player:who has} {count:number} {sign:or less} lore")
    def lore(player: n.Players, count: int, sign: n.Compare) -> n.Condition:
        return n.CompareIs(n.LoreOf(player), sign, count)


def _under(target: n.This | n.That) -> n.Condition:
    return n.Is(target, where=(n.StatIs("cards under", ">=", 1),))


def _being(g: Grammar) -> None:
    g.word("subject", {"this character|item|location": n.This(), "this card": n.This()})
    g.word("subject", {"he|she": n.That("?them"), "it": n.That("?it"), "they": n.That("?them")})
    g.word("subject's", {"it's": n.That("?it"), "they're|he's|she's": n.That("?them")})
    g.word("subject", {"that card": n.That("?that card"), "that character": n.That("?that character")})
    g.word("subject", {"that item": n.That("?that item"), "that song": n.That("?that song")})
    g.word(
        "subject",
        {"the challenging character": n.That("?challenging"), "the challenged character": n.That("?challenged")},
    )
    g.word("subject", {"the moved character": n.That("?moved"), "the revealed card": n.That("?it")})
    g.word("subject", {"the chosen character": n.That("?chosen"), "the exerted character": n.That("?exerted")})
    g.word("subject", {"the banished character|item|location": n.That("?banished")})

    @g.rule("simple condition", "you returned a|an {cards:nominal} this way")
    def returned(cards: Nominal) -> n.Condition | None:
        found = select(cards)
        plain = found.whose == "any" and found.zone == "play" and not found.other
        return n.Is(n.That("?returned"), where=found.where) if plain and found.where else None

    g.word(
        "state",
        {
            "is|are exerted": n.Exerted(),
            "is|are ready": n.Exerted(False),
            "is|are damaged": n.Damaged(),
            "is|are undamaged": n.Damaged(False),
            "has|have damage": n.Damaged(),
            "has|have no damage": n.Damaged(False),
            "is|are at a location": n.AtLocation(),
            "is|are here": n.Here(),
            "isn't|aren't exerted": n.Exerted(False),
            "is|are being challenged": n.InChallenge("challenged"),
            "is|are challenging": n.InChallenge("challenging"),
            "is|are the named card": n.NamedCard(),
        },
    )

    @g.rule("simple condition", "a|an {cards:nominal} is|was discarded this way")
    def discarded(cards: Nominal) -> n.Condition | None:
        found = select(cards)
        plain = found.whose == "any" and not cards.zone and not found.other
        return n.Is(n.That("?discarded"), found.what, found.where) if plain else None

    @g.rule("state", "has|have the same name as {card:one spoken of}")
    def same_name(card: n.This | n.That) -> n.Filter:
        return n.SameNameAs("?this" if isinstance(card, n.This) else card.ref)

    @g.rule("state", "has|have {part:stat value}")
    def has_stat(part: n.Filter) -> n.Filter:
        return part

    @g.rule("state", "has|have {keyword:keyword}")
    def has_keyword(keyword: str) -> n.Filter:
        return n.HasKeyword(keyword)

    @g.rule("state", "has|have a card under him|her|them|it")
    def has_under() -> n.Filter:
        return n.StatIs("cards under", ">=", 1)

    @g.rule("simple condition", "{subject:subject} {state:state}")
    def being(subject: n.This | n.That, state: n.Filter) -> n.Condition:
        return n.Is(subject, where=(state,))

    @g.rule(
        "simple condition",
        "{subject:subject} is|are a|an {cards:nominal}",
        "{subject:subject's} a|an {cards:nominal}",
    )
    def being_such(cards: Nominal, subject: n.This | n.That) -> n.Condition | None:
        found = select(cards)
        if found.whose != "any" or found.zone not in ("play", "looked") or found.other or cards.by_class:
            return None
        if len(cards.types) != 1:
            return n.Is(subject, where=found.where)
        return n.Is(subject, found.what, found.where)

    @g.rule("simple condition", "{subject:subject's} named {names:names}", "{subject:subject} is named {names:names}")
    def being_named(names: tuple[str, ...], subject: n.This | n.That) -> n.Condition:
        return n.Is(subject, where=(n.Named(names),))

    @g.rule(
        "simple condition",
        "{subject:subject} is|are a|an {classes:classes}",
        "{subject:subject's} a|an {classes:classes}",
    )
    def being_class(classes: tuple[str, ...], subject: n.This | n.That) -> n.Condition:
        return n.Is(subject, where=(n.Classified(classes),))

    g.word("simple condition", {"it's the named card": n.Is(n.That("?it"), where=(n.NamedCard(),))})
    g.word(
        "simple condition",
        {"it's your turn": n.During("your turn"), "it's an opponent's turn": n.During("opponents' turn")},
    )

    @g.rule("simple condition", "a|an {cards:nominal} is chosen")
    def such_chosen(cards: Nominal) -> n.Condition:
        found = select(cards)
        return n.Is(n.That("?chosen"), where=found.where)

    g.word(
        "simple condition",
        {
            "this card is in your discard": n.InZone("discard"),
            "you used Shift to play him|her|them": n.PlayedBy("shift", n.That("?them")),
            "you used Shift to play it": n.PlayedBy("shift", n.That("?it")),
            "you used Shift to play this character": n.PlayedBy("shift"),
        },
    )


def _past(g: Grammar) -> None:
    @g.rule("simple condition", "{when:past event} this turn", "you've {when:done event} this turn")
    def happened(when: n.When) -> n.Condition:
        return n.Happened(when)

    @g.rule("past event", "a|an {cards:nominal} was banished [{challenge:in a challenge}]")
    def was_banished(cards: Nominal, challenge: bool = False) -> n.When:
        return n.When("banished", card=select(cards), in_challenge=challenge)

    @g.rule("past event", "one of your {cards:nominal} was banished [{challenge:in a challenge}]")
    def own_banished(cards: Nominal, challenge: bool = False) -> n.When:
        return n.When("banished", card=select(cards, whose="you"), in_challenge=challenge)

    @g.rule("done event", "played a|an {cards:nominal}", "played {other:another} {cards:nominal}")
    def have_played(cards: Nominal, other: bool = False) -> n.When:
        return n.When("played", card=select(cards, other=other), player="you")

    @g.rule("past event", "you played a|an {cards:nominal}")
    def played(cards: Nominal) -> n.When:
        return n.When("played", card=select(cards), player="you")

    g.word("in a challenge", {"in a challenge": True})


def with_here(select_: n.Select) -> n.Select:
    return replace(select_, where=(*select_.where, n.Here()))
