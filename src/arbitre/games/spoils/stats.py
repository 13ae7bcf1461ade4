"""What a card is right now: types (208), characteristics with modifiers (410), keywords (507), icons (405), what it
cannot do (402.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from arbitre.ability import memory
from arbitre.ability.asking import concerns, in_time, said_of
from arbitre.ability.match import amount, fits_filter, matches
from arbitre.ability.nodes import Select
from arbitre.games.spoils.card import ICONS
from arbitre.games.spoils.sides import VOLITION, side
from arbitre.games.spoils.zones import FACTION, PLAY, PLAYED
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce
from arbitre.kernel.roles import CARD, declare

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.spoils.facts import Count
    from arbitre.games.spoils.game import Spoils


def in_force(game: Spoils, found: InForce) -> bool:
    """Whether a static ability applies now: its time, and its condition (504.1), the threshold of its paragraph among
    them (201.5d, 405.4)."""
    part = found.ability
    if "NoText" in game.in_force and part.whose < 0 and textless(game, found.source) and not _says_so(game, found):
        return False
    return in_time(game, found)  # 201.5d, 504.1


def _says_so(game: Spoils, found: InForce) -> bool:
    """A paragraph that takes from its card all other text stays."""
    paragraph = found.ability.key.rpartition(".")[0]
    return any(
        one.source == found.source
        and one.ability.effect.cards == "this"
        and one.ability.key.startswith(paragraph + ".")
        for one in game.in_force["NoText"]
    )


def textless(game: Spoils, card: int) -> bool:
    """Whether a card is treated as though it had no rules text."""
    force = game.in_force.get("NoText")
    if not force or (card, "text") in game.asking:
        return False
    game.asking.append((card, "text"))
    try:
        return any(matches(game, found, found.ability.effect.cards, card) and in_force(game, found) for found in force)
    finally:
        game.asking.pop()


def players_cannot(game: Spoils, seat: int, what: str) -> bool:
    """402.7: what cannot be done beats what can."""
    force = game.in_force.get(f"players cannot {what}")
    return force is not None and any(concerns(found, seat) and in_force(game, found) for found in force)


def means(game: Spoils, ctx: Context, cards: Literal["this"] | Select | None, card: int) -> bool:
    """Whether a description of cards, or that of all there is, means a card. 402.9: a faction only if it says so."""
    if isinstance(cards, Select) and card in game.faction and "faction" not in cards.zone:  # 402.9
        return False
    return matches(game, ctx, cards, card)


# -- types -----------------------------------------------------------------------------------------------------


def is_a(game: Spoils, card: int, what: str) -> bool:
    if what == "card":
        return True
    if game.face_down[card] and game.zone_of[card] == PLAY:
        return what == "resource"  # 411.1
    applied = game.applied[card]
    if game.facts[card].type == what:
        return not applied or not any(m.kind == "loses type" and m.word == what for m in applied)
    return bool(applied) and any(m.kind == "type" and m.word == what for m in applied)  # 208.1a


def subtypes(game: Spoils, card: int) -> frozenset[str]:
    """201.4b: a face-down card has none."""
    if game.face_down[card] and game.zone_of[card] == PLAY:
        return frozenset()
    printed = game.facts[card].subtypes  # 201.4b
    applied = game.applied[card]
    gained = frozenset(m.word for m in applied if m.kind == "subtype") if applied else frozenset()
    if "GainsClass" in game.in_force:
        gained |= frozenset(
            found.ability.effect.classification
            for found in game.in_force["GainsClass"]
            if matches(game, found, found.ability.effect.cards, card) and in_force(game, found)
        )
    return printed | gained if gained else printed


# -- characteristics -------------------------------------------------------------------------------------------


def modified(game: Spoils, card: int, stat: str, printed: int, by: list[tuple[int, int]] | None = None) -> int:
    """410.3, 410.4: all increases, then all reductions; never below 0. 201.7c: gear changes its bearer's. `by` is told
    each: whose doing it is, and how much."""
    applied = game.applied[card]
    statics = game.in_force.get(stat)
    if (not applied and not statics) or game.zone_of[card] != PLAY or game.face_down[card]:
        return printed
    total = printed
    for modifier in applied:
        if modifier.kind == stat and modifier.applies(game):
            total += modifier.amount
            if by is not None:
                by.append((modifier.source, modifier.amount))
    if statics and (card, stat) not in game.asking:  # a bonus can't depend on itself
        game.asking.append((card, stat))
        try:
            for found in statics:
                effect = found.ability.effect
                if matches(game, found, effect.cards, card) and in_force(game, found):
                    change = effect.amount if isinstance(effect.amount, int) else _each(game, found, card)  # 201.7c
                    total += change
                    if by is not None:
                        by.append((found.source, change))
        finally:
            game.asking.pop()
    return max(0, total)


def _each(game: Spoils, found: InForce, card: int) -> int:
    """An amount that may speak of the very card it changes ("for each token on it")."""
    slots = {**found.slots, "it": ((card, game.serial[card]),)}
    return amount(game, InForce(found.source, found.seat, found.ability, slots), found.ability.effect.amount)


def _of_played(game: Spoils, card: int) -> int:
    """406.3: the numeric cost of a card that is being played is what it came to; until then its cost number."""
    for action in reversed(game.stack):
        if getattr(action, "card", NO_CARD) == card and getattr(action, "numeric", -1) >= 0:
            found: int = action.numeric  # type: ignore[attr-defined]
            return found
    return game.facts[card].cost


def changes(game: Spoils, card: int, name: str, printed: int) -> list[tuple[int, int]]:
    """What modifies a characteristic of a card in play: whose doing each is, and how much; first of all what gives it
    another number than the printed one."""
    by: list[tuple[int, int]] = []
    base = printed
    for modifier in game.applied[card]:
        if modifier.kind == f"base {name}":
            by.append((modifier.source, modifier.amount - base))
            base = modifier.amount
    modified(game, card, name, base, by)
    return by


def stat(game: Spoils, card: int, name: str) -> int:
    """406.1: a card's numeric cost is its cost number, a face-down card's 0."""
    facts = game.facts[card]
    if name == "tokens":
        return game.tokens[card]
    if name == "damage":
        return game.damage[card]
    if name == "cost":  # 406.1
        if game.zone_of[card] == PLAYED:
            return _of_played(game, card)
        # 406.2
        return 0 if game.face_down[card] and game.zone_of[card] == PLAY else modified(game, card, name, facts.cost)
    if name == "threshold":
        return 0 if game.face_down[card] and game.zone_of[card] == PLAY else sum(facts.threshold)  # 405.2
    # 201.7a, 201.8a, 201.8b: 0 where its type has none
    if name == "strength":
        printed = facts.strength
    elif name == "life":
        printed = facts.life
    elif name == "speed":
        printed = facts.speed
    else:
        printed = facts.structure if name == "structure" else 0
    if game.applied[card] and name != "structure":
        for modifier in game.applied[card]:
            if modifier.kind == f"base {name}":
                printed = modifier.amount
    return modified(game, card, name, printed)


def printed(game: Spoils, card: int, name: str) -> int:
    """What is printed on a card, whatever changes it."""
    facts = game.facts[card]
    if name == "strength":
        return facts.strength
    if name == "life":
        return facts.life
    if name == "speed":
        return facts.speed
    if name == "structure":
        return facts.structure
    return facts.cost if name == "cost" else sum(facts.threshold) if name == "threshold" else 0


# -- keywords --------------------------------------------------------------------------------------------------


def has(game: Spoils, card: int, keyword: str) -> bool:
    """507.1: keywords are always active. 507.3d, 508.2: one that is gained is there like one that is printed. 507.3e:
    a keyword is there or it is not. 402.6: what is lost is lost, whatever else gives it."""
    if game.face_down[card] and game.zone_of[card] == PLAY:
        return False
    applied = game.applied[card]
    given = game.in_force.get(keyword)
    losing = game.in_force.get("Loses")
    printed = keyword in game.facts[card].keywords and not textless(game, card)  # 507.1, 507.3e
    if not (applied or given or losing):
        return printed
    for modifier in applied:
        if modifier.kind == "loses" and modifier.word == keyword:  # 402.6
            return False
    for found in losing or ():
        effect = found.ability.effect
        if effect.keyword == keyword and matches(game, found, effect.cards, card) and in_force(game, found):
            return False
    if printed or any(m.kind == "keyword" and m.word == keyword and m.applies(game) for m in applied):  # 507.3d
        return True
    if not given or (card, keyword) in game.asking:
        return False
    game.asking.append((card, keyword))
    try:
        return any(matches(game, found, found.ability.effect.cards, card) and in_force(game, found) for found in given)
    finally:
        game.asking.pop()


def forbidden(game: Spoils, card: int, what: str, by: int = NO_CARD) -> bool:
    """402.7: "cannot" beats whatever allows it. `by`: the card that does it; some texts forbid it only to cards of a
    certain kind."""
    force = game.in_force.get(what)
    if force is None:
        return bool(game.applied[card]) and said_of(game, card, what)
    for found in force:
        if found.ability.effect.by:
            return _forbidden_by(game, card, what, by)
    return said_of(game, card, what)


def _forbidden_by(game: Spoils, card: int, what: str, by: int) -> bool:
    """The same where one of those that say so speaks of certain cards only."""
    for modifier in game.applied[card]:
        if modifier.kind == what and modifier.applies(game):
            return True
    for found in game.in_force[what]:
        effect = found.ability.effect
        if matches(game, found, effect.cards, card) and in_force(game, found):
            if not effect.by or (by != NO_CARD and all(fits_filter(game, found, part, by) for part in effect.by)):
                return True
    return False


def allowed(game: Spoils, card: int, what: str) -> bool:
    """101.1: a card allows something that the rules alone would not."""
    return (bool(game.applied[card]) or what in game.in_force) and said_of(game, card, what)


# -- icons and resources ---------------------------------------------------------------------------------------


def provided(game: Spoils, card: int) -> Count:
    """311.1, 311.2: the icons a card in play provides; a staple resource one of its kind, a face-down card one Volition
    (203.4a, 203.5c)."""
    places = (VOLITION,) if game.face_down[card] else _face_up(game, card)
    return tuple([places.count(place) for place in range(len(ICONS))])


def _face_up(game: Spoils, card: int) -> tuple[int, ...]:
    """The icons a face-up card provides, by their places."""
    words = [modifier.word for modifier in game.applied[card] if modifier.kind == "provides"]
    for found in game.in_force.get("Provides", ()):
        if found.source == card and in_force(game, found):
            words.append(found.ability.effect.icons)
    return (*game.facts[card].provides, *[ICONS.index(letter) for word in words for letter in word])


def icons(game: Spoils, seat: int) -> Count:
    """405.1: the icons of all cards a player controls, attached to something or not."""
    more = "Provides" in game.in_force
    if not more and not game.extra_icons:
        return (game.sides[seat] or side(game, seat)).icons
    total = [0] * len(ICONS)
    face_down = game.face_down
    facts = game.facts
    applied = game.applied
    for card in game.zones[seat][PLAY]:
        if face_down[card]:
            total[VOLITION] += 1  # 203.4a, 203.5c, 311.2, 405.5
        else:
            # 203.4, 203.5c, 311.1, 311.2
            for place in _face_up(game, card) if more or applied[card] else facts[card].provides:
                total[place] += 1
    for modifier in game.extra_icons:
        if modifier.seat == seat:
            for letter in modifier.word:
                total[ICONS.index(letter)] += 1
    return tuple(total)


def meets(have: Count, threshold: Count) -> bool:
    """405.1, 405.6: enough of every icon. None of them is spent."""
    return (
        have[0] >= threshold[0]
        and have[1] >= threshold[1]
        and have[2] >= threshold[2]
        and have[3] >= threshold[3]
        and have[4] >= threshold[4]
        and have[5] >= threshold[5]
    )


def resources(game: Spoils, seat: int) -> list[int]:
    """Every resource a player controls. Not to be altered."""
    return side(game, seat).resources


def free_resources(game: Spoils, seat: int) -> list[int]:
    """203.3a, 309.1a: those attached to nothing."""
    host = game.host
    return [card for card in side(game, seat).resources if host[card] == NO_CARD]  # 203.3a, 309.1a


def count_free(game: Spoils, seat: int) -> int:
    """How many they are."""
    mine = game.sides[seat] or side(game, seat)
    free = mine.free
    return len(mine.unattached(game) if free is None else free)


# -- what a card was -------------------------------------------------------------------------------------------


REMEMBERED = ("strength", "life", "speed", "structure", "damage", "tokens", "cost")


class LastKnown(NamedTuple):
    """A card as it was just before it left play."""

    controller: int
    host: int
    values: dict[str, int]
    keywords: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    side: str  # the party it was in

    def stat(self, name: str) -> int:
        return self.values.get(name, 0)


declare(LastKnown, host=CARD)


def remember(game: Spoils, card: int) -> None:
    battle = game.battle
    side = ""
    if battle is not None:
        side = "attacking" if card in battle.attacking else "blocking" if card in battle.blocking else ""
    state = LastKnown(
        game.controller[card],
        game.host[card],
        {name: stat(game, card, name) for name in REMEMBERED},
        frozenset(word for word in ("Covert", "Unique", "Tactical") if has(game, card, word)),
        frozenset(word for word in ("character", "item", "location", "resource", "tactic") if is_a(game, card, word)),
        subtypes(game, card),
        side,
    )
    memory.remember(game, card, state)


def controlled_by(game: Spoils, card: int) -> int:
    """Who controls a card, wherever it is. Outside play that is its owner, who never changes (407.7, 407.8)."""
    return game.controller[card] if game.zone_of[card] in (PLAY, PLAYED, FACTION) else game.owner[card]
