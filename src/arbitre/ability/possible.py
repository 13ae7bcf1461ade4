"""What can be done at all: whether effects can happen as things stand, in full or in part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from arbitre.ability import nodes as n
from arbitre.ability.choosing import choice_of, chosen_in
from arbitre.ability.match import SHARED, amount, candidates, seats_of, target_refs
from arbitre.ability.nodes.optional import Both
from arbitre.ability.settle import among, settled, views
from arbitre.ability.table import Context, Table
from arbitre.ability.vocabulary import Vocabulary

CHOSEN: Final = n.Chosen  # nodes that are asked for again and again
EACH: Final = n.Each


class Prospect:
    """Several effects that are to be done one after another, ready to be judged: what does not depend on the game is
    worked out once. One that speaks of what an earlier one will have chosen or shown, or takes from where an earlier
    one puts cards, can't be judged yet, and is taken to be possible."""

    __slots__ = ("parts",)

    def __init__(self, vocabulary: Vocabulary, effects: tuple[Any, ...]) -> None:
        coming: set[str] = set()
        filled: set[str] = set()
        parts: list[Part] = []
        for effect in effects:
            if not (coming or filled) or not _open_yet(effect, coming, filled):
                parts.append(Part(vocabulary, effect))
            coming.update(target.slot for target in _targets(effect) if isinstance(target, n.Chosen | n.Together))
            coming.update(LEAVES.get(type(effect), ()))
            if type(effect) in FILLS:
                filled.add(FILLS[type(effect)])
        self.parts = tuple(parts)

    def opens(self, game: Table, ctx: Context) -> bool:
        """Whether all of these can be done in full now."""
        for part in self.parts:
            if not part.can(game, ctx) or (part.deck is not None and not _enough(game, ctx, part.deck)):
                return False
        return True

    def begins(self, game: Table, ctx: Context) -> bool:
        """Whether the first of these can be done in full now; with none there is nothing that could not be."""
        return not self.parts or self.parts[0].opens(game, ctx)


class Part:
    """One effect, with how it is judged."""

    __slots__ = ("among", "check", "deck", "effect", "parts", "picked", "targets")

    def __init__(self, vocabulary: Vocabulary, effect: Any) -> None:
        self.effect = effect
        self.among = among(effect)
        self.check: Callable[[Any, Any, Any], bool] | None = None
        self.parts: tuple[Part, ...] = ()
        """The same about `that player`, where one is chosen first; or about each kind of card that is chosen."""
        self.targets: list[Any] = []
        """What it needs cards for, where nothing else says how it is judged."""
        self.picked = isinstance(effect, n.Choose)
        target = getattr(effect, "target", None)
        self.deck = target if isinstance(target, n.TopOfDeck) and target.count != 1 else None
        if self.among is not None:
            self.parts = (Part(vocabulary, settled(effect)),)
        elif isinstance(target, n.Together):
            self.parts = tuple([Part(vocabulary, replace(effect, target=part)) for part in target.parts])
        else:
            self.check = vocabulary.possible.get(type(effect))
            if self.check is None:
                needs = (target, getattr(effect, "source", None), chosen_in(getattr(effect, "amount", None)))
                self.targets = [one for one in needs if one is not None]

    def opens(self, game: Table, ctx: Context) -> bool:
        """Whether it can be done in full."""
        return self.can(game, ctx) and (self.deck is None or _enough(game, ctx, self.deck))

    def can(self, game: Table, ctx: Context) -> bool:
        if self.check is not None:
            return self.check(game, ctx, self.effect)
        if self.among is not None:
            known = self.parts[0]
            return any(known.can(game, about) for about in views(game, ctx, self.among))
        for part in self.parts:
            if not part.can(game, ctx):
                return False
        for target in self.targets:
            if not reachable(game, ctx, target, self.picked):
                return False
        return True


MOST: Final = 20_000
_PROSPECTS: dict[int, tuple[tuple[Any, ...], Vocabulary, Prospect]] = {}


def _prospect(vocabulary: Vocabulary, effects: tuple[Any, ...]) -> Prospect:
    """Texts are never altered, so effects that are the very same object are judged in the same way. The object is kept,
    so that no other takes its identity."""
    known = _PROSPECTS.get(id(effects))
    if known is None or known[1] is not vocabulary:
        if len(_PROSPECTS) >= MOST:
            _PROSPECTS.clear()
        known = _PROSPECTS[id(effects)] = (effects, vocabulary, Prospect(vocabulary, effects))
    return known[2]


def possible(game: Table, ctx: Context, effects: tuple[Any, ...]) -> bool:
    """Whether all of these can be done in full now (`Prospect`)."""
    return _prospect(game.vocabulary, effects).opens(game, ctx)


_PARTS: dict[int, tuple[Vocabulary, Part]] = {}


def can(game: Table, ctx: Context, effect: Any) -> bool:
    """Whether one effect can be done. How it is judged is worked out once, as for a `Prospect`."""
    known = _PARTS.get(id(effect))
    if known is None or known[0] is not game.vocabulary:
        if len(_PARTS) >= MOST:
            _PARTS.clear()
        known = _PARTS[id(effect)] = (game.vocabulary, Part(game.vocabulary, effect))
    return known[1].can(game, ctx)


def _targets(effect: Any) -> list[Any]:
    return [getattr(effect, field) for field in effect.__struct_fields__ if field in TARGETS]


def _open_yet(effect: Any, coming: set[str], filled: set[str]) -> bool:
    """Whether an effect speaks of what is still to come, or takes from where cards will have been put."""
    targets: list[Any] = []
    for target in _targets(effect):
        targets += target.parts if isinstance(target, Both | n.Together) else (target,)
    if any(isinstance(target, n.That) and target.ref in coming for target in targets):
        return True
    if "looked" in coming and _takes_from(effect, targets, {"looked"}):
        return True
    return bool(filled) and _takes_from(effect, targets, filled)


def begins(game: Table, ctx: Context, option: tuple[Any, ...]) -> bool:
    """Whether a way to choose is open: what it begins with can be done; the rest is done as far as it goes (6.1.2)."""
    return _prospect(game.vocabulary, option).begins(game, ctx)


def _takes_from(effect: Any, targets: list[Any], zones: set[str]) -> bool:
    """Whether an effect is about cards in one of these zones."""
    found = [target.cards for target in targets if isinstance(target, n.Chosen | n.Each)]
    if isinstance(effect, n.Discard):
        found.append(effect.cards)
    return any(cards.zone in zones for cards in found)


TARGETS = ("target", "source", "location", "host", "into")
LEAVES: dict[type, tuple[str, ...]] = {  # what an effect leaves for later sentences to speak of
    n.Look: ("looked", "rest"),
    n.RevealTop: ("it",),
    n.Discard: ("discarded",),
}


FILLS: dict[type, str] = {  # where an effect puts cards that a later one may take
    n.Draw: "hand",
    n.DrawUntil: "hand",
    n.ReturnToHand: "hand",
    n.Discard: "discard",
    n.Banish: "discard",
    n.PutIntoDiscard: "discard",
}


def in_full(game: Table, ctx: Context, effect: Any) -> bool:
    """Whether there are as many cards on top of a deck as the effect needs."""
    target = getattr(effect, "target", None)
    return not isinstance(target, n.TopOfDeck) or target.count == 1 or _enough(game, ctx, target)


def _enough(game: Table, ctx: Context, top: n.TopOfDeck) -> bool:
    number, deck = amount(game, ctx, top.count), game.zone_index["deck"]
    return all(len(game.zones[seat][deck]) >= number for seat in seats_of(game, ctx, top.player))


def partly(game: Table, ctx: Context, effects: tuple[Any, ...]) -> bool:
    """Whether the first of these can be done at least in part, where it is done as far as possible."""
    check = game.vocabulary.partly.get(type(effects[0]))
    return check is not None and check(game, ctx, effects[0])


def reachable(game: Table, ctx: Context, target: Any, picked: bool = False) -> bool:
    """Whether a target has the cards it needs."""
    kind = type(target)
    if kind is CHOSEN:
        choice = choice_of(game, target)
        if not choice.needed:
            return True
        if choice.searched:
            return bool(candidates(game, ctx, n.Select(whose=target.cards.whose, zone=target.cards.zone)))
        chooser = ctx.seat
        if choice.by != "you":
            by = seats_of(game, ctx, choice.by)
            chooser = by[0] if by else chooser
        wanted = choice.fixed if choice.fixed is not None else choice.count(game, ctx)
        return len(choice.left(game, ctx, chooser, (), picked)) >= wanted
    if kind is n.Together:
        return all(reachable(game, ctx, part, picked) for part in target.parts)
    if kind is EACH:
        return bool(game.reached(ctx, candidates(game, ctx, target.cards), target.cards))
    if kind is n.TopOfDeck:
        return bool(target_refs(game, ctx, target))
    refs = target_refs(game, ctx, target)
    return bool(refs) and all(game.serial[card] == number for card, number in refs)


@SHARED.possible_if(n.May, n.ForEachPlayer, n.ForEachCard, n.If)
def _always(game: Table, ctx: Context, node: Any) -> bool:
    return True


@SHARED.possible_if(n.IfYouDo)
def _possible_if_you_do(game: Table, ctx: Context, node: n.IfYouDo) -> bool:
    return possible(game, ctx, node.first)


@SHARED.possible_if(n.ChooseOne)
def _possible_one(game: Table, ctx: Context, node: n.ChooseOne) -> bool:
    return any(begins(game, ctx, option) for option in node.options)
