"""1.9 Damage: dealt, put, moved, removed. Dealing passes modifiers (6.7.2.2) and replacement effects (6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.match import matches
from arbitre.games.lorcana import stats
from arbitre.games.lorcana.offering import offer
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, PLAIN, Fields, Many, declare

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.kernel.game import InForce

Hit = tuple[int, int, int, bool]
"""Source, what would be dealt damage, how much, and whether it is dealt (or, replaced, merely put)."""
HITS = Many(Fields(CARD, CARD, PLAIN, PLAIN))


def can_be_dealt(game: Lorcana, target: int) -> bool:
    """1.2.2: whether dealing damage to it is possible at all, whatever comes of it."""
    return not stats.forbidden(game, target, "can't be dealt damage")


def after_modifiers(game: Lorcana, target: int, amount: int, in_challenge: bool) -> int:
    """4.6.6.1, 6.7.2.2: how much damage is left after what reduces it, all Resist together (8.8.1)."""
    if amount <= 0 or not can_be_dealt(game, target):
        return 0
    if in_challenge and stats.forbidden(game, target, "can't be dealt challenge damage"):
        return 0
    return max(0, amount - stats.keyword_value(game, target, "Resist"))  # 4.6.6.1, 6.7.2.2, 8.8.1


def deal(game: Lorcana, hits: list[tuple[int, int, int]], rule: str, in_challenge: bool = False) -> None:
    """Deal damage to one or several at the same time (6.7.2.3). A card left with 0 is dealt none (8.8.2)."""
    final: list[Hit] = []
    for source, target, amount in hits:
        left = after_modifiers(game, target, amount, in_challenge)
        if left:
            final.append((source, target, left, True))
    if any(replacements(game, hit, ()) for hit in final):
        game.push(DealDamage(tuple(final), rule))
    elif final:
        place(game, tuple(final), rule)


def replacements(game: Lorcana, hit: Hit, used: tuple[str, ...]) -> list[tuple[str, int, int]]:
    """6.5.3: the replacement effects that are there now and can still apply to this event, each with where it comes
    from and the card that would take the damage instead; a card that is shielded takes none."""
    _, target, _, dealt = hit
    found: list[tuple[str, int, int]] = []
    for static in game.in_force.get("NoFirstDamage", ()):
        key: str = static.ability.key
        if key not in used and _spares(game, static, target):
            found.append((key, static.source, target))
    if not dealt:
        return found
    for modifier in game.applied[target]:
        if modifier.kind in ("shield", "redirect") and modifier.word not in used and modifier.applies(game):
            to = target if modifier.kind == "shield" else modifier.source
            if game.in_play(to) and (modifier.kind == "shield" or to != target):
                found.append((modifier.word, modifier.source, to))
    for static in game.in_force.get("DamageOntoThis", ()):
        effect = static.ability.effect
        key = static.ability.key
        if key in used or not game.in_play(static.source):
            continue
        if matches(game, static, effect.cards, target) and stats.in_force(game, static):
            found.append((key, static.source, static.source))
    return found


def _spares(game: Lorcana, static: InForce, target: int) -> bool:
    """Whether this is the first time in the turn that the card would take damage, by any means (1.9.3)."""
    if (game.serial[target], static.ability.key) in game.used:
        return False
    return matches(game, static, static.ability.effect.cards, target) and stats.in_force(game, static)


def _note_first_time(game: Lorcana, target: int) -> bool:
    """The card would take damage now, whatever becomes of it: from here on it is no longer the first time. Says whether
    it is spared."""
    spared = False
    for static in game.in_force.get("NoFirstDamage", ()):
        if _spares(game, static, target):
            game.used[game.serial[target], static.ability.key] = game.turn
            spared = True
    return spared


class DealDamage(Procedure):
    """6.5.7 Damage that replacement effects want to change, then placed all at once.

    6.5.6, 6.5.7.1: what an ability replaces of itself ("deal 3 damage instead") is a branch of its own program
    (`n.If`), taken before the damage comes here."""

    __slots__ = ("done", "hits", "rule", "used")

    def __init__(self, hits: tuple[Hit, ...], rule: str) -> None:
        self.cursor = 0
        self.hits = hits  # still to be looked at, the first one now
        self.done: tuple[Hit, ...] = ()
        self.used: tuple[str, ...] = ()  # 6.5.5: each replacement effect has one chance at an event
        self.rule = rule

    def copy(self) -> DealDamage:
        twin = DealDamage(self.hits, self.rule)
        twin.cursor = self.cursor
        twin.done = self.done
        twin.used = self.used
        return twin

    def choose_replacement(self, game: Lorcana) -> None:
        """6.5.7, 6.5.7.2: the player whose card is affected chooses one; 6.5.8: the same effect twice is one choice."""
        found = replacements(game, self.hits[0], self.used)  # 6.5.3, 6.5.7.1
        if not found:
            self.done = (*self.done, self.hits[0])
            self.hits = self.hits[1:]
            self.used = ()
            if self.hits:
                self.again()
            else:
                self.cursor = 2
            return
        options = [offer("replace", one[1], number=i) for i, one in enumerate(found) if found.index(one) == i]  # 6.5.8
        seat = game.controller[self.hits[0][1]]  # 6.5.7.2
        game.ask(seat, "choose replacement", options, self.hits[0][1], ("6.5.7",))

    def apply_replacement(self, game: Lorcana) -> None:
        """6.5.4: the first event never happens, the modified one does; 6.5.8: the rest of the same effect is gone."""
        source, target, amount, _ = self.hits[0]
        place_in_list = game.answered().number
        key, _, to = replacements(game, self.hits[0], self.used)[place_in_list]
        self.used = (*self.used, key)
        _note_first_time(game, target)
        onto = NO_CARD if to == target else to  # a shielded card takes none
        game.emit("replaced", "6.5.4", game.controller[target], target, other=onto, amount=amount)
        left = [m for m in game.applied[target] if m.kind not in ("shield", "redirect") or m.word != key or m.amount]
        game.applied = with_row(game.applied, target, tuple(left))
        if to == target:
            self.hits = self.hits[1:]
            self.used = ()
        else:
            self.hits = ((source, to, amount, False), *self.hits[1:])
        self.cursor = 0 if self.hits else 2

    def place_damage(self, game: Lorcana) -> None:
        place(game, self.done, self.rule)


DealDamage.steps = (
    ("6.5.7", DealDamage.choose_replacement),
    ("6.5.7.3", DealDamage.apply_replacement),
    ("6.7.2.3", DealDamage.place_damage),
)

declare(DealDamage, hits=HITS, done=HITS)


def place(game: Lorcana, hits: tuple[Hit, ...], rule: str) -> None:
    """All damage at the same time: first the counters, one for each point (1.9.1), then what sees it."""
    for _, target, amount, _ in hits:
        game.damage[target] += amount  # 1.9.1
    game.unchecked = True
    for source, target, amount, dealt in hits:
        seat = game.controller[target]
        _credit(game, target, source)
        if dealt:
            game.emit("dealt damage", rule, seat, target, source, amount)
        else:
            game.emit("put damage", "1.9.2.2", seat, target, source, amount)
        game.signal("takes damage", "1.9.3", seat, target, source, amount)


def _credit(game: Lorcana, target: int, source: int) -> None:
    """1.8.1.4: what banishes a card by its damage: each character that damaged it; without one, the first card."""
    if source == NO_CARD:
        return
    facts = game.facts
    before = game.credit.get(target, ())
    if facts[source].is_character:
        game.credit[target] = (*[card for card in before if card != source and facts[card].is_character], source)
    elif not before:
        game.credit[target] = (source,)


def put(game: Lorcana, targets: list[int], amount: int, source: int) -> None:
    """1.9.2.2: no damage modifier looks at it (8.8.3). On several at the same time."""
    if amount > 0 and targets:
        hits = tuple([(source, target, amount, False) for target in targets])
        if "NoFirstDamage" in game.in_force:
            game.push(DealDamage(hits, "1.9.2.2"))
        else:
            place(game, hits, "1.9.2.2")


def remove(game: Lorcana, target: int, amount: int, seat: int) -> int:
    """1.9.2.3, by that player. Returns how much was removed."""
    removed = min(amount, game.damage[target])
    if stats.forbidden(game, target, "can't have damage removed"):  # 1.2.2
        return 0
    if removed > 0:
        game.damage[target] -= removed
        game.emit("heals", "1.9.2.3", seat, target, amount=removed)
    return removed


def move(game: Lorcana, starts: list[int], end: int, amount: int, source: int, seat: int) -> int:
    """1.9.2.4: removed from each of these and put on another; never back onto the same. 6.5.2: where the other is
    spared, that part of the event is replaced: it is removed all the same."""
    total = 0
    spared = False
    for start in starts:
        moved = min(amount, game.damage[start])
        if moved <= 0 or start == end or stats.forbidden(game, start, "can't have damage removed"):
            continue
        if not total and "NoFirstDamage" in game.in_force:
            spared = _note_first_time(game, end)
        total += moved
        game.damage[start] -= moved
        game.unchecked = True
        if spared:
            game.emit("heals", "1.9.2.3", seat, start, amount=moved)
            game.emit("replaced", "6.5.4", game.controller[end], end, amount=moved)
            continue
        game.damage[end] += moved  # 8.8.3
        _credit(game, end, source)
        game.emit("moves damage", "1.9.2.4", game.controller[start], start, other=end, amount=moved)
        game.signal("heals", "1.9.2.4", seat, start, NO_CARD, moved)
        game.signal("takes damage", "1.9.3", game.controller[end], end, NO_CARD, moved)
    return total
