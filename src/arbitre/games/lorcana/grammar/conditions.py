"""On what condition: if, while, unless; whose turn it is."""

from __future__ import annotations

from typing import Any

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import Nominal, order, select
from arbitre.games.lorcana.grammar.past import add_past


def add_conditions(g: Grammar) -> None:
    g.means("condition", {"{one:simple condition}": lambda one: one})

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
    _comparing(g)
    add_past(g)


def _having(g: Grammar) -> None:
    g.word("a", {"a|an": True})
    g.means("how many", {"{count:number} {sign:or less}": lambda count, sign: (count, sign)})

    @g.rule("how many", "{count:number}")
    def just(count: int) -> tuple[int, n.Compare] | None:
        return None if count == 1 else (count, "=")  # "a" is at least one

    g.means("how many", {"exactly {count:number}": lambda count: (count, "=")})
    g.word("how many", {"no": (0, "="), "a|an": (1, ">="), "any": (1, ">=")})
    g.means("how many", {"{sign:more than} than {count:number}": lambda sign, count: (count, sign)})
    g.word("more than", {"more": ">", "fewer|less": "<"})

    def have(whose: str, number: tuple[int, n.Compare], cards: Nominal, other: bool = False) -> n.Condition | None:
        theirs = whose in ("opponents", "each opponent") and cards.whose == "actor"  # in their hand
        if cards.whose not in ("any", whose) and not theirs:
            return None
        count, sign = number
        other = cards.other or other
        if whose == "each opponent" or (whose == "opponents" and number != (1, ">=")):
            found = n.Have(select(cards._replace(whose="actor"), other=other), count, sign)
            return n.SomePlayer("opponents", found, every=whose == "each opponent")
        return n.Have(select(cards._replace(whose=whose), other=other), count, sign)

    g.word(
        "who has",
        {
            "you have": "you",
            "an opponent has": "opponents",
            "(one | 1) or more opponents have": "opponents",
            "each opponent has": "each opponent",
            "they have": "actor",
        },
    )

    g.means("simple condition", {"you don't have a|an|any {cards:nominal}": lambda cards: have("you", (0, "="), cards)})
    g.word("a or another", {"a|an": False, "another": True})

    def two_of(whose: str, first: Nominal, other: bool, second: Nominal, another: bool) -> tuple[n.Condition, ...]:
        """The words about where they are come after the second."""
        if first.whose == "any" and not first.zone:
            first = first._replace(whose=second.whose, zone=second.zone)
        parts = (have(whose, (1, ">="), first, other), have(whose, (1, ">="), second, another))
        return tuple(part for part in parts if part is not None)

    @g.rule(
        "simple condition",
        "{whose:who has} {other:a or another} {first:nominal} {joint:and or or} {another:a or another} {second:nominal}",
    )
    def has_two(
        whose: str, other: bool, first: Nominal, joint: str, another: bool, second: Nominal
    ) -> n.Condition | None:
        parts = two_of(whose, first, other, second, another)
        if len(parts) != 2:
            return None
        return n.All(parts) if joint == "and" else n.Either(parts)

    g.word("and or or", {"and": "and", "or": "or"})

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

    g.word("there is", {"(there is|are | there's)": True})

    @g.rule("simple condition", "{_:there is} {number:how many} {cards:nominal}")
    def there_is(number: tuple[int, n.Compare], cards: Nominal, _: bool) -> n.Condition | None:
        count, sign = number
        return n.Have(select(cards), count, sign)

    @g.rule("simple condition", "{_:there is} another {cards:nominal}")
    def there_is_another(cards: Nominal, _: bool) -> n.Condition:
        return n.Have(select(cards, other=True))

    @g.rule("simple condition", "{other:a or another} {cards:nominal} is in play")
    def is_there(other: bool, cards: Nominal) -> n.Condition | None:
        return None if cards.zone else n.Have(select(cards, other=cards.other or other))

    @g.rule("simple condition", "{other:a or another} {cards:nominal} {state:state}")
    def one_is(other: bool, cards: Nominal, state: n.Filter) -> n.Condition | None:
        return _such(cards, state, other, (1, ">="))

    @g.rule("simple condition", "one of your {cards:nominal} {state:state}")
    def one_of_yours_is(cards: Nominal, state: n.Filter) -> n.Condition | None:
        return _such(cards._replace(whose="you"), state, False, (1, ">=")) if cards.whose == "any" else None

    @g.rule("simple condition", "{number:how many} {cards:nominal} {state:state}")
    def so_many_are(number: tuple[int, n.Compare], cards: Nominal, state: n.Filter) -> n.Condition | None:
        return None if number == (1, ">=") else _such(cards, state, False, number)

    @g.rule("simple condition", "{_:there is} a card under {card:target}")
    def is_under(card: n.Target, _: bool) -> n.Condition | None:
        return _under(card) if isinstance(card, n.This | n.That) else None

    @g.rule("simple condition", "{player:who has} {number:how many} lore")
    def so_much_lore(player: Any, number: tuple[int, n.Compare]) -> n.Condition:
        return lore(player, *number)

    @g.rule("simple condition", "{player:who has} {count:number} lore [{sign:or less}]")
    def lore(player: Any, count: int, sign: n.Compare = "=") -> n.Condition:
        if player == "each opponent" or (player == "opponents" and sign != ">="):
            theirs = n.CompareIs(n.LoreOf("actor"), sign, count)
            return n.SomePlayer("opponents", theirs, every=player == "each opponent")
        return n.CompareIs(n.LoreOf(player), sign, count)


def _under(target: n.This | n.That) -> n.Condition:
    return n.Is(target, where=(n.StatIs("cards under", ">=", 1),))


def _such(cards: Nominal, state: n.Filter, other: bool, number: tuple[int, n.Compare]) -> n.Condition | None:
    """There are this many such cards in such a state."""
    if cards.zone or cards.as_card:
        return None
    where = tuple(sorted((*cards.where, state), key=order))
    return n.Have(select(cards._replace(where=where), other=cards.other or other), *number)


def _comparing(g: Grammar) -> None:
    """One player beside another."""
    g.word("than whom", {"you": "you", "each opponent": "each opponent", "an opponent": "opponents"})
    g.word("than whom", {"each opposing player": "each opponent"})

    def compared(who: str, sign: n.Compare, than: str, amount: Any) -> n.Condition | None:
        """Somebody and you: the one who is not you is the player looked at."""
        if (who == "you") == (than == "you"):
            return None
        if who == "actor":  # "they": a player spoken of before
            return n.CompareIs(amount("actor"), sign, amount("you"))
        pair = (amount("you"), amount("actor")) if who == "you" else (amount("actor"), amount("you"))
        every = "each opponent" in (who, than)
        return n.SomePlayer("opponents", n.CompareIs(pair[0], sign, pair[1]), every)

    @g.rule("simple condition", "{who:who has} {sign:more than} lore than {than:than whom}")
    def more_lore(who: str, sign: n.Compare, than: str) -> n.Condition | None:
        return compared(who, sign, than, n.LoreOf)

    @g.rule("simple condition", "{who:who has} {sign:more than} {cards:nominal} than {than:than whom}")
    def more_cards(who: str, sign: n.Compare, cards: Nominal, than: str) -> n.Condition | None:
        if cards.whose not in ("any", "you" if who == "you" else "actor"):
            return None
        return compared(who, sign, than, lambda whose: n.CountOf(select(cards._replace(whose=whose))))

    g.word("simple condition", {"this is your first turn": n.FirstTurn(), "it's your first turn": n.FirstTurn()})
    g.word(
        "simple condition",
        {"you're the first player": n.FirstPlayer(), "you're not the first player": n.NoneOf(n.FirstPlayer())},
    )


def _being(g: Grammar) -> None:
    g.word("subject", {"this character|item|location": n.This(), "this card": n.This()})
    g.word("subject's", {"it's": n.That("?it"), "they're": n.That("?them"), "he's|she's": n.That("?her")})
    g.means("subject", {"{pronoun}": lambda pronoun: n.That("?" + pronoun)})

    @g.rule("simple condition", "you returned a|an {cards:nominal} this way")
    def returned(cards: Nominal) -> n.Condition | None:
        found = select(cards)
        plain = found.whose == "any" and found.zone == "play" and not found.other
        return n.Is(n.That(f"?returned {found.what}"), found.what, found.where) if plain else None

    g.word(
        "being",
        {
            "at a location": n.AtLocation(),
            "here": n.Here(),
            "being challenged": n.InChallenge("challenged"),
            "the named card": n.NamedCard(),
        },
    )

    g.means("being", {"{state:state word}": lambda state: state})
    g.word("state", {"isn't|aren't exerted": n.Exerted(False)})

    g.means("state", {"is|are {being}": lambda being: being})
    g.means("simple condition", {"{subject:subject's} {being}": lambda subject, being: n.Is(subject, where=(being,))})
    g.means("simple condition", {"{subject} had {what:quality}": lambda subject, what: n.Is(subject, where=(what,))})

    @g.rule("simple condition", "a|an {cards:nominal} is|was discarded this way", "you discarded a|an {cards:nominal}")
    def discarded(cards: Nominal) -> n.Condition | None:
        found = select(cards)
        plain = found.whose == "any" and not cards.zone and not found.other
        return n.Is(n.That("?discarded"), found.what, found.where) if plain else None

    g.means("state", {"has|have {what:quality}": lambda what: what})
    g.means("simple condition", {"{subject} {state}": lambda subject, state: n.Is(subject, where=(state,))})

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

    g.word(
        "simple condition",
        {"it's your turn": n.During("your turn"), "it's an opponent's turn": n.During("opponents' turn")},
    )

    @g.rule("simple condition", "a|an {cards:nominal} is chosen")
    def such_chosen(cards: Nominal) -> n.Condition | None:
        found = select(cards)
        plain = found.whose == "any" and found.zone == "play" and not found.other
        return n.Is(n.That(f"?chosen {found.what}"), found.what, found.where) if plain else None

    g.word(
        "simple condition",
        {
            "this card is in your discard": n.InZone("discard"),
        },
    )

    @g.rule("simple condition", "you used Shift to play {card:target}")
    def shifted(card: n.Target) -> n.Condition | None:
        return n.PlayedBy("shift", card) if isinstance(card, n.This | n.That) else None
