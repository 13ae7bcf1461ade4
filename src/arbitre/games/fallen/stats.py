"""What a card is right now: its type, characteristics with markers and modifiers, keywords, classes, limits."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import TYPE_CHECKING, Any, Final

from arbitre.ability import memory
from arbitre.ability.asking import in_time, said_of
from arbitre.ability.match import amount, matches
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.zones import (
    ADORATION,
    BOOK,
    DIVINE,
    HAND,
    LIMBO,
    LINES,
    PRESENT,
    ZONE_GROUPS,
    ZONE_INDEX,
)
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce
from arbitre.kernel.roles import CARD, declare

if TYPE_CHECKING:
    from arbitre.games.fallen.facts import Facts
    from arbitre.games.fallen.game import Fallen


SPOKEN_OF: Final = {
    **{name: (zone,) for name, zone in ZONE_INDEX.items()},
    **{name: tuple(ZONE_INDEX[part] for part in parts) for name, parts in ZONE_GROUPS.items()},
}
"""The zones that the words of a text mean."""


def in_force(game: Fallen, found: InForce) -> bool:
    """Whether a passive ability applies now: as long as its card is awake and its condition holds (F3.9.1). One that a
    card was given is silent in the Adoration like its own (F3.7.6)."""
    if found.slots and found.slots.get("given") and game.zone_of[found.source] == ADORATION:
        return False
    return in_time(game, found)  # F3.9.1


def reaches(game: Fallen, cards: Any, card: int) -> bool:
    """A text about Angels on the battlefield says nothing of those in a hand or a Purgatory (F3.7.5)."""
    if not isinstance(cards, n.Select) or cards.zone == "play":
        return True
    return game.zone_of[card] in SPOKEN_OF.get(cards.zone, (game.zone_of[card],))


def printed(game: Fallen, card: int) -> Facts:
    """What counts as printed on a card: of a transformed one, what it is a copy of."""
    copied = game.copied
    return copied[card] if copied and card in copied else game.facts[card]


# -- types and classes -----------------------------------------------------------------------------------------


def counts_as(game: Fallen, card: int) -> Any:
    """The effect by which a card counts as another type now, or None. One that is about markers also works in Limbo
    (F3.7.8)."""
    facts = printed(game, card)
    statics = game.in_force.get("CountsAs")
    if not facts.turns and not statics:
        return None
    if (card, "type") in game.asking:  # what it is now may not depend on itself
        return None
    game.asking.append((card, "type"))
    try:
        if facts.turns and (game.zone_of[card] in LINES or game.zone_of[card] == LIMBO):
            for part in facts.turns:
                if in_force(game, InForce(card, game.controller[card], part)):
                    return part.effect
        for found in statics or ():
            effect = found.ability.effect
            if matches(game, found, effect.cards, card) and reaches(game, effect.cards, card) and in_force(game, found):
                return effect
    finally:
        game.asking.pop()
    return None


def kind(game: Fallen, card: int) -> str:
    """A card's type as it is now."""
    copied = game.copied
    facts = copied[card] if copied and card in copied else game.facts[card]
    if facts.turning or "CountsAs" in game.in_force:
        found = counts_as(game, card)
        if found is not None:
            return str(found.type)
    return facts.type


def is_a(game: Fallen, card: int, what: str) -> bool:
    """Whether it is such a card now, by any of the words for its type."""
    copied = game.copied
    facts = copied[card] if copied and card in copied else game.facts[card]
    if facts.turning or "CountsAs" in game.in_force:
        return what in words_for(kind(game, card))  # F1.3.4, F1.5.7, F1.5.9, F1.12.3
    return what in facts.are  # F1.3.4, F1.5.7, F1.5.9, F1.12.3


@functools.cache
def words_for(kind: str) -> frozenset[str]:
    """Cards of the Eden are no pages (F1.3.4); an Archangel is no Angel, and hardly anything means it (F1.5.7, F1.5.9);
    a Familiar is an Angel (F1.12.3)."""
    words = {"card", kind}
    if kind not in ("deity", "archangel", "temple", "gift"):  # F1.3.4, F1.5.7
        words.add("page")
    if kind == "familiar":  # F1.5.9, F1.12.3
        words.add("angel")
    return frozenset(words)


NO_CLASSES: Final[frozenset[str]] = frozenset()
NO_WORDS: Final[frozenset[str]] = frozenset()


def classes(game: Fallen, card: int) -> frozenset[str]:
    """All classes of a card, each once (F5.60.1)."""
    applied, copied = game.applied[card], game.copied
    facts = game.facts[card]
    own = copied[card].classes if copied and card in copied else facts.classes  # F5.60.1
    gained = frozenset(m.word for m in applied if m.kind == "class") if applied else NO_CLASSES
    if "GainsClass" in game.in_force:
        gained |= frozenset(
            found.ability.effect.classification
            for found in game.in_force["GainsClass"]
            if matches(game, found, found.ability.effect.cards, card)
            and reaches(game, found.ability.effect.cards, card)
            and in_force(game, found)
            and affects(game, found, card)
        )
    if "Doppelgänger" in facts.keywords and card not in copied:
        chosen = game.chosen_class.get(card)
        if chosen:  # the class that was chosen, and no other (F6.11.3)
            return gained | {chosen}
        if game.zone_of[card] in (BOOK, HAND):  # all there are (F6.11.1); elsewhere the printed ones (F6.11.4)
            return frozenset(game.classes)
    return own | gained if gained else own


def names_match(game: Fallen, card: int, name: str) -> bool:
    return called(printed(game, card), name)


def called(facts: Facts, name: str) -> bool:
    """Heroes' renown: a winged name is that of every page whose name contains it (F5.72.1). Accents don't count: the
    book itself writes such a name in two ways."""
    return facts.name == name or (facts.renown != "" and facts.renown in bare(name))  # F5.72.1


@functools.cache
def bare(name: str) -> str:
    """A name without capitals and accents."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


# -- characteristics -------------------------------------------------------------------------------------------

_PAIR = re.compile(r"([+-]\d+)\|([+-]\d+)")
_SHIELD = re.compile(r"([+-]\d+) shield")


@functools.cache
def adds(marker: str) -> tuple[int, int, int]:
    """What a marker adds to attack, vitality, shield: +X|+X, +X|+0, +0|+X, +X shield; others, such as a Poseidor,
    nothing. Each kind is its own (F5.56.2)."""
    pair = _PAIR.fullmatch(marker)
    if pair:
        return (int(pair[1]), int(pair[2]), 0)
    shield = _SHIELD.fullmatch(marker)
    return (0, 0, int(shield[1])) if shield else (0, 0, 0)


def marks(game: Fallen, card: int, marker: str) -> int:
    for name, number in game.markers[card]:
        if name == marker:
            return number
    return 0


def from_markers(game: Fallen, card: int, place: int) -> int:
    total = 0
    for name, number in game.markers[card]:
        total += adds(name)[place] * number  # F5.56.1, F5.56.2
    return total


def modified(game: Fallen, card: int, name: str, base: int, by: list[tuple[int, int]] | None = None) -> int:
    """No number drops below 0. `by` is told each change: whose doing it is, and how much."""
    applied = game.applied[card]
    statics = game.in_force.get(name)
    if not applied and not statics:
        return max(0, base)
    total = base
    for modifier in applied:
        if modifier.kind == name and modifier.applies(game):
            total += modifier.amount
            if by is not None:
                by.append((modifier.source, modifier.amount))
    if statics and (card, name) not in game.asking and game.zone_of[card] in PRESENT:
        game.asking.append((card, name))
        try:
            golem = name == "strength" and is_a(game, card, "golem")
            for found in statics:
                effect = found.ability.effect
                if golem and not golems_meant(effect.cards):
                    continue
                if not reaches(game, effect.cards, card):
                    continue
                if matches(game, found, effect.cards, card) and in_force(game, found) and affects(game, found, card):
                    change = amount(game, found, effect.amount)
                    total += change
                    if by is not None:
                        by.append((found.source, change))
        finally:
            game.asking.pop()
    return max(0, total)


def changes(game: Fallen, card: int, name: str, printed: int) -> list[tuple[int, int]]:
    """What makes a characteristic of a card in play other than printed: whose doing each is, and how much. What is left
    when effects and Equipment are told is the card's own: markers, Symbiose, what it counts as."""
    by: list[tuple[int, int]] = []
    if name == "strength":
        by += [(other, game.facts[other].attack) for other in game.under[card] if is_a(game, other, "equipment")]
    modified(game, card, name, printed, by)
    own = stat(game, card, name) - printed - sum(amount for _, amount in by)
    return [*by, (card, own)]


def golems_meant(cards: Any) -> bool:
    """Whether a text names Golems: only then does it give a Golem attack (F1.14.13)."""
    if not isinstance(cards, n.Select):
        return True  # the card itself
    return cards.what == "golem" or _of_type("golem", cards.where)


def _of_type(what: str, where: tuple[Any, ...]) -> bool:
    """Whether filters name a type, even as one of several."""
    return any(
        (isinstance(one, n.TypeIs) and what in one.any)
        or (isinstance(one, n.AnyOf) and any(_of_type(what, group) for group in one.groups))
        for one in where
    )


def attack(game: Fallen, card: int) -> int:
    """A Golem has no attack unless something gives it to Golems (F1.14.13)."""
    copied = game.copied
    facts = copied[card] if copied and card in copied else game.facts[card]
    base = facts.attack
    found = counts_as(game, card) if facts.is_golem else None
    if found is not None:
        base = amount(game, InForce(card, game.controller[card], None), found.strength)
    if not facts.is_golem or found is not None:
        if game.markers[card]:
            base += from_markers(game, card, 0)
        for other in game.under[card]:
            if game.facts[other].type == "equipment":
                base += game.facts[other].attack  # F1.16.1
        if has(game, card, "Symbiose"):
            base += symbiotes(game, card)
    elif not game.applied[card] and "strength" not in game.in_force:
        return max(0, base)
    return modified(game, card, "strength", base)


def symbiotes(game: Fallen, card: int) -> int:
    """The other cards with Symbiose its controller has in play (F6.34.1): pages, Temple and Archangel; the Deity, which
    counts as in play (ruling on F1.3.2); not what an effect has put into the Adoration (F3.7.6)."""
    seat = game.controller[card]
    zones = game.zones[seat]
    there = [other for line in LINES for other in zones[line]]
    there += [other for other in zones[ADORATION] if game.facts[other].type in ("temple", "worshipper")]
    if game.deity[seat] != NO_CARD:
        there.append(game.deity[seat])  # F1.3.2
    return sum([other != card and has(game, other, "Symbiose") for other in there])  # F6.34.1


def life(game: Fallen, card: int) -> int:
    copied = game.copied
    facts = copied[card] if copied and card in copied else game.facts[card]
    if facts.is_golem:
        found = counts_as(game, card)
        if found is None:
            return 0
        if found.life is None:
            base = shield(game, card)
        else:
            base = amount(game, InForce(card, game.controller[card], None), found.life)
    else:
        base = facts.life
        if game.zone_of[card] == DIVINE and facts.type == "deity":
            base += game.vitality[game.controller[card]]  # what it has gained (F5.35.2)
    if game.markers[card]:
        base += from_markers(game, card, 1)
    if game.applied[card] or "life" in game.in_force:
        return modified(game, card, "life", base)
    return base if base > 0 else 0


def shield(game: Fallen, card: int) -> int:
    copied = game.copied
    facts = copied[card] if copied and card in copied else game.facts[card]
    if not facts.is_golem:
        return 0
    return modified(game, card, "shield", facts.shield + from_markers(game, card, 2))


def stat(game: Fallen, card: int, name: str) -> int:
    if name == "strength":
        return attack(game, card)
    if name == "life":
        return life(game, card)
    if name == "shield":
        return shield(game, card)
    if name == "damage":
        return game.damage[card]
    if name == "energy":
        return game.energy[card]
    if name == "cost":
        return printed(game, card).cost
    return 0


def limit(game: Fallen, card: int) -> int:
    """How much damage destroys it: vitality (F1.5.2, F1.11.2), or a Golem's shield (F1.14.2, F5.12.1)."""
    return shield(game, card) if kind(game, card) == "golem" else life(game, card)  # F1.14.2, F5.12.1


# -- keywords --------------------------------------------------------------------------------------------------


def value(game: Fallen, card: int, keyword: str) -> int:
    """How much of a keyword a card has; those without a number count 1. Numbers add up (F6.13.3). In the Adoration an
    Angel, Golem or Archangel has none (F3.7.6), except Ténèbres, which does not depend on being in play (F6.37.1)."""
    facts = printed(game, card)
    if game.zone_of[card] == ADORATION and keyword != "Ténèbres" and not at_home(facts):
        return 0
    total = facts.keywords.get(keyword, 0)  # F6.13.3
    if facts.is_golem:
        found = counts_as(game, card)
        if found is not None and keyword in found.keywords:
            total += 1
    if "Loses" in game.in_force and _loses(game, card, keyword):
        return 0
    applied = game.applied[card]
    given = game.in_force.get(keyword)
    if not applied and not given:
        return total
    for modifier in applied:
        if modifier.kind == "keyword" and modifier.word == keyword and modifier.applies(game):
            total += max(1, modifier.amount)
        elif modifier.kind == "loses" and modifier.word == keyword:
            return 0
    if given and (card, keyword) not in game.asking:
        game.asking.append((card, keyword))
        try:
            for one in given:
                effect = one.ability.effect
                if not reaches(game, effect.cards, card):
                    continue
                if matches(game, one, effect.cards, card) and in_force(game, one) and affects(game, one, card):
                    times = amount(game, one, effect.for_each)
                    total += times * sum(max(1, v) for word, v in one.ability.given.keywords if word == keyword)
        finally:
            game.asking.pop()
    return total


def _loses(game: Fallen, card: int, keyword: str) -> bool:
    """Whether a passive ability takes it away."""
    if (card, f"loses {keyword}") in game.asking:
        return False
    game.asking.append((card, f"loses {keyword}"))
    try:
        for found in game.in_force["Loses"]:
            effect = found.ability.effect
            if effect.keyword == keyword and reaches(game, effect.cards, card):
                if matches(game, found, effect.cards, card) and in_force(game, found) and affects(game, found, card):
                    return True
    finally:
        game.asking.pop()
    return False


def at_home(facts: Facts) -> bool:
    """Whether a card belongs in the Adoration, and works there (F5.4.1)."""
    return facts.type in ("worshipper", "temple")


def has(game: Fallen, card: int, keyword: str) -> bool:
    facts, force = game.facts[card], game.in_force
    given = keyword in force or game.applied[card]
    if given or game.copied or facts.turning or "Loses" in force or "CountsAs" in force:
        return anyone_has(game, keyword) and value(game, card, keyword) > 0
    if keyword not in facts.keywords:  # nothing gives it and nothing takes it: what is printed
        return False
    return game.zone_of[card] != ADORATION or value(game, card, keyword) > 0


def anyone_has(game: Fallen, keyword: str) -> bool:
    """Whether there may be such a card at all: if no card here speaks of it, none has it."""
    return bool(game.copied) or keyword in game.cards().words


def forbidden(game: Fallen, card: int, what: str) -> bool:
    return (what in game.in_force or bool(game.applied[card])) and said_of(game, card, what)


def allowed(game: Fallen, card: int, what: str) -> bool:
    return (what in game.in_force or bool(game.applied[card])) and said_of(game, card, what)


def stays_behind(game: Fallen, card: int) -> bool:
    """What can't be put on the firing line (F6.17.1, F6.27.4); it is no ability that uses the stack (F6.17.3). Nor can
    what would take such a card along: its Golem, its Equipment, its Angel (F1.13.15)."""
    if kept_back(game, card):  # F6.17.3
        return True
    host = game.host[card]
    group = game.under[card] if host == NO_CARD else (host, *game.under[host])
    for other in group:
        if other != card and kept_back(game, other):
            return True
    return False


def kept_back(game: Fallen, card: int) -> bool:
    """Gardien and Pacifiste are for Angels and Archangels."""
    return forbidden(game, card, "can't be put on the firing line") or (
        not is_a(game, card, "golem") and (has(game, card, "Gardien") or has(game, card, "Pacifiste"))
    )


def holds_energy(game: Fallen, card: int) -> bool:
    """Only a Temple, a Worshipper or an Archangel has a reserve, and some of them can't gain any (F5.35.3)."""
    keeps = printed(game, card).type in ("temple", "worshipper", "archangel")
    return keeps and not forbidden(game, card, "can't gain energy")


def blessings_meant(cards: Any) -> bool:
    """Whether a text names Blessings: only then does it reach them (F1.17.6)."""
    if not isinstance(cards, n.Select):
        return False
    return cards.what == "blessing" or _of_type("blessing", cards.where)  # F1.17.6


def affects(game: Fallen, found: InForce, card: int) -> bool:
    """Whether a passive ability affects a card it speaks of: not one that is insensible to it (F5.49.1)."""
    if found.source == card or not ("Insensible" in game.in_force or game.facts[card].type == "blessing"):
        return True
    return not insensible(game, card, found.source, False, blessings_meant(found.ability.effect.cards))


def insensible(game: Fallen, card: int, source: int, targeted: bool, named: bool = False) -> bool:
    """Whether an effect of this source does nothing to the card. It may still be targeted (F5.49.2). `named`: the
    effect names Blessings."""
    if kind(game, card) == "blessing" and source != card and not named:
        return True
    for found in game.in_force.get("Insensible", ()):
        effect = found.ability.effect
        if (effect.targeting and not targeted) or not reaches(game, effect.cards, card):  # F5.49.2
            continue
        if matches(game, found, effect.cards, card) and in_force(game, found):
            if effect.by is None or (source != NO_CARD and matches(game, found, effect.by, source)):
                return True
    return False


# -- what a card was -------------------------------------------------------------------------------------------


class LastKnown:
    """A card as it was just before it left play. Never altered."""

    __slots__ = ("controller", "host", "type", "values", "keywords", "classes")  # noqa: RUF023 (digests go by this order)

    def __init__(
        self,
        controller: int,
        host: int,
        type: str,
        values: dict[str, int],
        keywords: frozenset[str],
        classes: frozenset[str],
    ) -> None:
        self.controller = controller
        self.host = host
        self.type = type
        self.values = values
        self.keywords = keywords
        self.classes = classes

    def copy(self) -> LastKnown:
        return LastKnown(self.controller, self.host, self.type, self.values, self.keywords, self.classes)

    def stat(self, name: str) -> int:
        return self.values.get(name, 0)


declare(LastKnown, host=CARD)


def remember(game: Fallen, card: int) -> None:
    facts = printed(game, card)
    values = {
        "strength": attack(game, card),
        "life": life(game, card),
        "shield": shield(game, card),
        "damage": game.damage[card],
        "energy": game.energy[card],
        "cost": facts.cost,
        "line": game.zone_of[card],
    }
    words = frozenset([word for word in facts.keywords if has(game, card, word)]) if facts.keywords else NO_WORDS
    state = LastKnown(game.controller[card], game.host[card], kind(game, card), values, words, classes(game, card))
    memory.remember(game, card, state)
