"""What is said of cards: what they get, gain, lose, can or can't do; always, or for a while."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.lists import lists
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.amounts import scaled
from arbitre.games.lorcana.grammar.nouns import Nominal, select
from arbitre.games.lorcana.language import KEYWORDS

Effects = tuple[n.Effect, ...]
STACKING = ("Challenger", "Resist")  # 8.1.2: the keywords with +N


def add_predicates(g: Grammar) -> None:
    @g.rule("predicate", "get|gets {amount:plus} {stat:stat} {each:for each?}")
    def gets(amount: int, stat: n.Stat, each: n.Amount | None) -> n.Static:
        return n.Gets("this", stat, scaled(amount, each))

    g.means("predicate", {"get|gets + {stat} {amount:equal}": partial(n.Gets, "this")})
    g.means("predicate", {"lose|loses {stat} {equal}": lambda stat, equal: n.Gets("this", stat, n.Times(equal, -1))})

    @g.rule("predicate", "gain|gains {abilities:gained} {each:for each?}")
    def gains(abilities: tuple[n.Ability, ...], each: n.Amount | None) -> n.Static | None:
        return for_each_of(n.Gains("this", abilities), each)

    g.word(
        "predicate",
        {
            "can't quest": n.Cant("this", "quest"),
            "can't challenge": n.Cant("this", "challenge"),
            "can't ready": n.Cant("this", "ready"),
            "can't ready at the start of your turn": n.Cant("this", "ready at start"),
            "can't ready at the start of their turn": n.Cant("this", "ready at start"),
            "can't ready at the start of their players' turns": n.Cant("this", "ready at start"),
            "can't be challenged": n.Cant("this", "be challenged"),
            "can't exert": n.Cant("this", "exert"),
            "can't ⟳|exert to sing songs": n.Cant("this", "sing"),
            "can't move to locations": n.Cant("this", "move"),
            "can't be dealt damage": n.Cant("this", "be dealt damage"),
            "take|takes no damage from challenges": n.Cant("this", "be dealt challenge damage"),
            "can't be dealt damage in challenges": n.Cant("this", "be dealt challenge damage"),
            "can't be chosen by opponents for abilities or effects": n.Cant("this", "be chosen by opponents"),
            "can't have damage removed": n.Cant("this", "have damage removed"),
        },
    )

    @g.rule("predicate", "can|may [also] challenge ready {cards:nominal}")
    def can_challenge(cards: Nominal) -> n.Static | None:
        found = select(cards)
        if found.what != "character" or found.whose != "any" or found.zone != "play" or found.other:
            return None
        return n.Can("this", "challenge ready characters", found.where)

    g.word("predicate", {"can quest the turn he's|she's|it's|they're played": n.Can("this", "quest while drying")})
    deeds: tuple[Literal["quest", "challenge"], ...] = ("quest", "challenge")
    for deed in deeds:
        g.word("predicate", {f"must {deed} [if able]": n.Must("this", deed)})

    g.means("predicate", {"lose|loses {keyword}": partial(n.Loses, "this")})

    @g.rule("predicate", "lose|loses {keyword:keyword} and can't gain {same:keyword}")
    def loses_for_good(keyword: str, same: str) -> n.Static | None:
        return n.Loses("this", keyword, cant_gain=True) if same == keyword else None

    @g.rule("said together", "gain|gains {abilities:gained} and the {name:class} classification")
    def gains_and_class(abilities: tuple[n.Ability, ...], name: str) -> tuple[n.Static, ...]:
        return (n.Gains("this", abilities), n.GainsClass("this", name))

    g.means("predicate", {"lose|loses the {name:ability name} ability": partial(n.LosesAbility, "this")})
    g.means("predicate", {"gain|gains the {classification:class} classification": partial(n.GainsClass, "this")})
    g.means("said together", {"{one:predicate}": lambda one: (one,)})
    g.means("bonus", {"{amount:plus} {stat}": lambda amount, stat: (amount, stat)})

    lists(g, "bonuses", "bonus", joint="and")

    @g.rule("said together", "get|gets {several:bonuses} {each:for each?}")
    def gets_several(several: tuple[tuple[int, n.Stat], ...], each: n.Amount | None) -> tuple[n.Static, ...] | None:
        if len(several) == 1:
            return None
        return tuple(n.Gets("this", stat, scaled(amount, each)) for amount, stat in several)

    @g.rule("said together", "can't {first:forbidden} or {second:forbidden}")
    def cant_either(first: Any, second: Any) -> tuple[n.Static, ...]:
        return (n.Cant("this", first), n.Cant("this", second))

    g.means("predicates", {"{one:said together}": lambda one: one})

    @g.rule(
        "predicates", "{first:said together} [,] and {rest:predicates}", "{first:said together} , {rest:predicates}"
    )
    def more(first: tuple[n.Static, ...], rest: tuple[n.Static, ...]) -> tuple[n.Static, ...]:
        return (*first, *rest)

    g.word(
        "forbidden", {"quest": "quest", "challenge": "challenge", "ready": "ready", "be challenged": "be challenged"}
    )

    g.means("gained", {"{one:gained one}": lambda one: (one,)})

    @g.rule("gained", "{first:gained one} [,] and {rest:gained}", "{first:gained one} , {rest:gained}")
    def gained_more(first: n.Ability, rest: tuple[n.Ability, ...]) -> tuple[n.Ability, ...]:
        return (first, *rest)

    g.means("gained one", {"{keyword}": lambda keyword: n.Keyword(keyword) if KEYWORDS[keyword] == "none" else None})

    @g.rule("gained one", "{keyword:keyword} {value:plus}")
    def keyword_plus(keyword: str, value: int) -> n.Ability | None:
        return n.Keyword(keyword, value) if keyword in STACKING and value > 0 else None

    @g.rule("gained one", "{keyword:keyword} {value:number} [⬡]")
    def keyword_number(keyword: str, value: int) -> n.Ability | None:
        takes = KEYWORDS[keyword] if keyword not in STACKING else "none"
        return n.Keyword(keyword, value) if takes == "may" or (takes == "needed" and value > 0) else None

    g.means("gained one", {"“ {ability} ”": lambda ability: ability})

    def applied(target: n.Target, part: n.Static, time: n.Duration) -> n.Effect | None:
        if isinstance(part, n.Gets):
            return n.Modify(target, part.stat, part.amount, time)
        if isinstance(part, n.Gains):
            return n.Grant(target, part.abilities, time) if part.for_each == 1 else None
        if isinstance(part, n.Cant):
            if isinstance(target, n.Each):
                return n.Continuous(replace(part, cards=target.cards), time)
            return n.Restrict(target, part.forbid, time)
        if isinstance(part, n.Can | n.Must | n.Loses | n.GainsClass | n.SingsAs):
            return n.Continuous(part, time, target)
        return None

    @g.rule("clause", "{target:target} take|takes no damage from the challenge")
    def unhurt(target: n.Target) -> Effects:
        return (n.Restrict(target, "be dealt challenge damage", "this challenge"),)

    @g.rule("clause", "{target:target} {says:predicates} {time:duration}")
    def said(target: n.Target, says: tuple[n.Static, ...], time: n.Duration) -> Effects | None:
        effects: list[n.Effect] = []
        for part in says:
            effect = applied(target, part, time)
            if effect is None:
                return None
            effects.append(effect)
            if isinstance(target, n.Chosen):
                target = n.That(target.slot)
        return tuple(effects)

    @g.rule("clause", "{target:target} gain|gains {abilities:gained}")
    def for_good(target: n.Target, abilities: tuple[n.Ability, ...]) -> Effects | None:
        """Without a duration: for as long as they are in play. Said only of cards spoken of before."""
        return (n.Grant(target, abilities, "always"),) if isinstance(target, n.That) else None

    @g.rule("clause", "{target:target} {says:predicates} {time:duration} if able")
    def said_if_able(target: n.Target, says: tuple[n.Static, ...], time: n.Duration) -> Effects | None:
        """A player who must do something need not do what they can't."""
        return said(target, says, time) if isinstance(says[-1], n.Must) else None

    @g.rule(
        "clause",
        "{target:target} can't|doesn't|don't ready at the start of their|its next turn",
        "{target:target} can't ready at the start of their|its next turn unless (it's | they're) {where:where not}",
    )
    def not_at_start(target: n.Target, where: n.Filter | None = None) -> Effects:
        if where is None:
            return (n.Restrict(target, "ready at start", "during their next turn"),)
        return (n.Continuous(n.Cant("this", "ready at start"), "during their next turn", target, (where,)),)

    g.word("where not", {"at a location": n.AtLocation(False), "damaged": n.Damaged(False)})

    @g.rule("clause", "{target:target} {says:predicates} while {doing:doing} {time:duration}")
    def said_while(target: n.Target, says: tuple[n.Static, ...], doing: n.Filter, time: n.Duration) -> Effects | None:
        if isinstance(target, n.Chosen):
            return None  # the first effect would choose, the others not
        return tuple(n.Continuous(part, time, target, (doing,)) for part in says)

    @g.rule("clause", "{cards:every} {says:predicates} {time:duration}")
    def all_said(cards: Any, says: tuple[n.Static, ...], time: n.Duration) -> Effects | None:
        return said(n.Each(cards), says, time) if isinstance(cards, n.Select) else None

    @g.rule("clause", "{time:duration} , {target:target} {says:predicates}")
    def said_first(target: n.Target, says: tuple[n.Static, ...], time: n.Duration) -> Effects | None:
        return said(target, says, time)

    g.means("do", {"give|gives {target} {amount:plus} {stat} {duration}": n.Modify})

    @g.rule("clause", "{target:target} get|gets {amount:plus} {stat:stat} {time:duration} {each:for each}")
    def gets_each(target: n.Target, amount: int, stat: n.Stat, time: n.Duration, each: n.Amount) -> Effects:
        return (n.Modify(target, stat, scaled(amount, each), time),)

    @g.rule("do", "give|gives {target:target} {amount:plus} {stat:stat} {time:duration} {each:for each}")
    def give_each(target: n.Target, amount: int, stat: n.Stat, time: n.Duration, each: n.Amount) -> n.Effect:
        return n.Modify(target, stat, scaled(amount, each), time)

    g.means("do", {"give|gives {target} + {stat} {amount:equal} {duration}": n.Modify})

    @g.rule("do", "give|gives {target:target} - {stat:stat} {equal:equal} {time:duration}")
    def take_equal(target: n.Target, stat: n.Stat, equal: n.Amount, time: n.Duration) -> n.Effect:
        return n.Modify(target, stat, n.Times(equal, -1), time)

    @g.rule("do", "add|adds {what:quantity} to {target:target's} {stat:stat} {time:duration}")
    def add(what: n.Amount, target: n.Target, stat: n.Stat, time: n.Duration) -> n.Effect | None:
        if isinstance(what, n.StatOf) and isinstance(what.target, n.That):
            what = n.StatOf(what.stat, n.That("?before"))  # it is said before the target is
        elif not isinstance(what, n.StatOf) or not isinstance(what.target, n.This):
            return None
        return n.Modify(target, stat, what, time)

    g.means("do", {"give|gives {target} {abilities:gained} {duration}": n.Grant})


def for_each_of(part: n.Static, each: n.Amount | None) -> n.Static | None:
    """What is said of cards, several times over. Only numbers can be multiplied."""
    if each is None:
        return part
    if isinstance(part, n.Gets) and isinstance(part.amount, int):
        return replace(part, amount=scaled(part.amount, each))
    if isinstance(part, n.Gains) and part.for_each == 1:
        counted = all(isinstance(one, n.Keyword) and one.keyword in STACKING for one in part.abilities)
        return replace(part, for_each=each) if counted else None
    return None
