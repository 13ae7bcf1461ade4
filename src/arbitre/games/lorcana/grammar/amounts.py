"""How much: numbers, for each, equal to."""

from __future__ import annotations

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import Nominal, select
from arbitre.games.lorcana.grammar.past import is_lasting


def add_amounts(g: Grammar) -> None:
    g.means("for each", {"for each {what:counted}": lambda what: what})

    @g.rule("counted", "of your {cards:nominal}")
    def yours(cards: Nominal) -> n.Amount | None:
        return n.CountOf(select(cards, whose="you")) if cards.whose == "any" else None

    @g.rule("counted", "{cards:nominal}")
    def cards(cards: Nominal) -> n.Amount:
        found = select(cards)
        if cards.each_of_whose == "here":
            found = select(cards._replace(where=(*cards.where, n.Here())))
        return n.CountOf(found)

    @g.rule("counted", "card under {target:target}")
    @g.rule("quantity", "the number of cards under {target:target}")
    def under(target: n.Target) -> n.Amount | None:
        return n.StatOf("cards under", target) if isinstance(target, n.This | n.That) else None

    g.means("quantity", {"the {stat} {target:subject} had in play": n.StatOf})

    @g.rule("counted", "1 damage on {target:target}", "damage on {target:target}")
    def damage_on(target: n.Target) -> n.Amount | None:
        return n.StatOf("damage", target) if isinstance(target, n.This | n.That) else None

    g.means("counted", {"1 damage on {cards:nominal}": lambda cards: n.StatOf("damage", n.Each(select(cards)))})

    # what just happened, or was done by the same effect

    g.word(
        "happened",
        {
            "card discarded": "discarded",
            "1 lore gained": "gained",
            "1 lore lost": "lost",
            "1 damage removed": "removed",
            "1 damage dealt": "dealt",
            "(1 damage | damage counter) moved": "moved",
        },
    )

    @g.rule("counted", "{what:happened}")
    def happened(what: str) -> n.Amount | None:
        return n.Tally("?event " + what) if what in ("discarded", "gained", "removed", "dealt") else None

    @g.rule("counted", "{what:happened} this way")
    def this_way(what: str) -> n.Amount | None:
        return n.Tally("?way " + what) if what in ("removed", "moved", "lost", "discarded") else None

    @g.rule("counted", "{cards:nominal} banished [{challenge:in a challenge}] this turn")
    def banished(cards: Nominal, challenge: bool = False) -> n.Amount | None:
        found = select(cards)
        if found.zone != "play" or not all(is_lasting(part) for part in found.where):
            return None
        return n.TimesHappened(n.When("banished", card=found, in_challenge=challenge))

    @g.rule("counted", "different ink type of cards revealed this way")
    def ink_types() -> n.Amount:
        return n.InkTypes(n.Select(zone="deck", among="?revealed"))

    @g.rule("counted", "card that was under {target:target}")
    def was_under(target: n.Target) -> n.Amount | None:
        return n.StatOf("cards under", target) if isinstance(target, n.This | n.That) else None

    @g.rule("counted", "time {what:past} this turn")
    @g.rule("quantity", "the number of times {what:past} this turn")
    def times(what: n.Condition) -> n.Amount | None:
        once = isinstance(what, n.Happened) and (what.count, what.compare) == (1, ">=")
        return n.TimesHappened(what.when) if isinstance(what, n.Happened) and once else None

    g.means("equal", {"equal to {what:quantity}": lambda what: what})
    g.means("equal", {"equal to {amount:quantity} , to a maximum of {most:number} [lore] [each]": n.AtMost})

    @g.rule("quantity", "{whose:possessive} {stat:stat}")
    def stat_of(whose: n.Target, stat: n.Stat) -> n.Amount:
        return n.StatOf(stat, whose)  # type: ignore[arg-type]

    @g.rule("quantity", "the {stat:stat} of {target:target}")
    def of_card(stat: n.Stat, target: n.Target) -> n.Amount | None:
        return n.StatOf(stat, target) if isinstance(target, n.This | n.That | n.Chosen) else None

    @g.rule("quantity", "the damage on {target:target}")
    def damage_of(target: n.Target) -> n.Amount | None:
        return n.StatOf("damage", target) if isinstance(target, n.This | n.That | n.Chosen) else None

    g.means("quantity", {"{target:target's} {stat}": n.StatOf})

    @g.rule("quantity", "the number of your {cards:nominal}")
    def number_of_yours(cards: Nominal) -> n.Amount | None:
        return n.CountOf(select(cards, whose="you")) if cards.whose == "any" else None

    g.means("quantity", {"the number of {cards:nominal}": lambda cards: n.CountOf(select(cards))})
    g.word("quantity", {"that number": n.Tally("counted")})
    g.word("quantity", {"the lore lost [this way]": n.Tally("?way lost")})

    g.word(
        "possessive",
        {
            "this character's|item's|location's": n.This(),
            "their": n.That("?them"),
            "his|her": n.That("?her"),
            "its": n.That("?it"),
        },
    )

    g.means("possessive", {"{one:called's}": lambda one: n.That("?" + one)})


def scaled(base: int, each: n.Amount | None) -> n.Amount:
    """An amount for each."""
    if each is None:
        return base
    return each if base == 1 else n.Times(each, base)
