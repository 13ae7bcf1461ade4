"""A seat's own turn as a whole: the best plans, found by a beam.

A plan is a series of picks. It is made in one imagined game and goes on until the turn ends, or until only cards could
be chosen that the seat does not know yet: it would see something new there and plan again. Between two settled
questions all ways to answer what comes up are tried, as far as the number of tries allows; whatever others are asked is
answered by what is worst for the seat. Positions are judged as if the turn ended there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from arbitre.kernel.decision import Decision, Option
from arbitre.players.budget import Budget, OutOfBudget
from arbitre.players.evaluation import SURE
from arbitre.players.guide import Guide
from arbitre.players.strangers import unseen
from arbitre.players.trial import WIDE, goes_in_circles

WIDTHS: Final = (3, 10)  # good plans soon, then better ones
TRIES: Final = (10, 24)  # positions looked at for one option of a settled question, by width
LONGEST: Final = 60  # picks of a plan
FEW: Final = 4  # of so few answers the best is looked for also when the tries are used up
SOON: Final = 12  # answers by habit before a position is looked at

Key = tuple[str, int, int, int]


def key_of(option: Option) -> Key:
    return (option.kind, option.card, option.target, option.number)


class Plan(NamedTuple):
    """What a seat means to do."""

    picks: tuple[Key, ...]
    value: float
    """What the position it leads to is worth, as a logit."""
    ends: bool
    """Whether the turn (or what was asked) is over then; else something new is to be seen."""
    whole: bool = True
    """Whether there was time to look at all that a beam would look at."""


class Node:
    """A position on the way, at a settled question of the seat."""

    __slots__ = ("game", "picks", "value")

    def __init__(self, game: Any, picks: tuple[Key, ...], value: float) -> None:
        self.game = game
        self.picks = picks
        self.value = value


class Planner:
    """Finds plans for a seat in one world."""

    def __init__(self, guide: Guide, world: Any, seat: int, budget: Budget) -> None:
        self.guide: Final = guide
        self.evaluation: Final = guide.evaluation
        self.seat: Final = seat
        self.side: Final = world.side(seat)
        self.world: Final = world
        self.budget: Final = budget
        self.strangers: Final = unseen(world, seat)
        self.in_turn: Final = bool(world.is_active(seat))
        self.kind: Final = world.decision.kind
        self.plans: Final[dict[tuple[float, Key], Plan]] = {}
        self.gone_on: Final[set[tuple[Key, ...]]] = set()  # the ways that were gone on from
        self.seen: Final[dict[tuple[int, frozenset[Key]], list[Node]]] = {}  # what a narrower beam found, all of it

    def best(self, count: int, beams: int = len(WIDTHS)) -> list[Plan]:
        """The best plans, the best first, unlike in where they lead. None if not even one position could be looked
        at. `beams`: how many are tried, each wider than the one before."""
        cut_off = False
        won = self.guide.winning(self.world, self.world.decision)
        if won is not None:  # a win on the board may take more attacks than there is time to try
            self._keep(Plan((key_of(self.world.decision.options[won]),), SURE, ends=False))
        try:
            for width, tries in list(zip(WIDTHS, TRIES, strict=True))[:beams]:
                if self._search(width, tries):
                    break
        except OutOfBudget:
            cut_off = True
        found = sorted(self.plans.values(), key=lambda plan: (-plan.value, len(plan.picks), plan.picks))[:count]
        return [self._open(plan) for plan in found] if cut_off else found

    def _open(self, plan: Plan) -> Plan:
        """There was no time to see what else could be done before the turn ends: that is thought about when the rest
        is done."""
        picks = plan.picks[:-1]
        if not picks or picks in self.gone_on or plan.picks[-1][0] not in self.guide.ending:
            return plan._replace(whole=False)
        return Plan(picks, plan.value, ends=False, whole=False)

    def _search(self, width: int, tries: int) -> bool:
        """A beam of that width; whether a wider one could not find more."""
        beam = [Node(self.world, (), 0.0)]
        whole = True
        while beam:
            reached: dict[tuple[float, frozenset[Key]], Node] = {}
            tried: set[frozenset[Key]] = set()
            for node in beam:
                for found in self._expand(node, tried, tries):
                    if found.value >= SURE:
                        return True
                    same = (found.value, frozenset(found.picks))  # in whatever order
                    other = reached.get(same)
                    if other is None or found.picks < other.picks:
                        reached[same] = found
            ranked = sorted(reached.values(), key=lambda node: (-node.value, node.picks))
            whole = whole and len(ranked) <= width
            beam = ranked[:width]
        return whole

    def _expand(self, node: Node, tried: set[frozenset[Key]], tries: int) -> Iterator[Node]:
        """What can be done next. The same things in another order are not tried again (`tried`)."""
        decision = node.game.decision
        ending = self.guide.ending
        places = self.distinct(node.game, decision)
        if node.picks and any(option.kind in ending for option in decision.options):
            if len(node.picks) > LONGEST or goes_in_circles(node.game):
                return
            places = [place for place in places if decision.options[place].kind not in ending]
        for place in places:
            picks = (*node.picks, key_of(decision.options[place]))
            same = frozenset(picks)
            if same in tried:
                continue
            tried.add(same)
            found = self.seen.get((len(picks), same))
            if found is None:
                twin = node.game.copy()
                twin.apply(place)
                left = Tries(tries)
                found = list(self._settle(twin, picks, left))
                if not left.short:
                    self.seen[len(picks), same] = found
            yield from found
        self.gone_on.add(node.picks)

    def _settle(self, game: Any, picks: tuple[Key, ...], tries: Tries) -> Iterator[Node]:
        """All that a position leads to before the next settled question of the seat."""
        guide = self.guide
        while True:
            self.budget.check()
            decision = game.decision
            if decision is None or guide.rests(game, decision):
                yield from self._reached(game, picks)
                return
            if decision.seat not in self.side:
                game.apply(self.worst(game, decision))
                continue
            usual = guide.usual(game, decision, own=True)
            places = [usual] if usual is not None else self.distinct(game, decision)
            if not places:
                self._add(game, picks, ends=False)
                return
            if len(places) > 1 and tries.left < len(places):
                tried, tries.left, tries.short = tries.left, 0, True
                places = [self._at_once(game, decision, places) if tried or len(places) <= FEW else places[0]]
            if len(places) == 1:
                picks = (*picks, key_of(decision.options[places[0]]))
                game.apply(places[0])
                continue
            tries.left -= len(places) - 1
            for place in places:
                twin = game.copy()
                twin.apply(place)
                yield from self._settle(twin, (*picks, key_of(decision.options[place])), tries)
            return

    def _reached(self, game: Any, picks: tuple[Key, ...]) -> Iterator[Node]:
        decision = game.decision
        if decision is not None and decision.seat in self.side and self._goes_on(game, decision):
            if not self.distinct(game, decision):
                self._add(game, picks, ends=False)
                return
            node = Node(game, picks, self.value(game))
            end = next((option for option in decision.options if option.kind in self.guide.ending), None)
            if end is not None:  # a plan of its own: the turn could end here
                self._keep(Plan((*picks, key_of(end)), node.value, ends=True))
            yield node
            return
        value = self._add(game, picks, ends=True)
        if value >= SURE:
            yield Node(game, picks, value)

    def _goes_on(self, game: Any, decision: Decision) -> bool:
        """Whether this question belongs to the same turn, or to the same series of questions."""
        if decision.kind == self.kind:
            return True
        return self.in_turn and self.kind not in self.guide.alone and bool(game.is_active(self.seat))

    def _add(self, game: Any, picks: tuple[Key, ...], ends: bool) -> float:
        value = self.value(game)
        self._keep(Plan(picks, value, ends))
        return value

    def _keep(self, plan: Plan) -> None:
        """Of plans that begin alike and are worth the same, the shortest."""
        place = (plan.value, plan.picks[0])
        other = self.plans.get(place)
        if other is None or (len(plan.picks), plan.picks) < (len(other.picks), other.picks):
            self.plans[place] = plan

    def value(self, game: Any) -> float:
        self.budget.spend()
        return self.evaluation.logit(game, self.seat, False, self.strangers)

    # -- options -------------------------------------------------------------------------------------------------

    def distinct(self, game: Any, decision: Decision) -> list[int]:
        """The options worth trying: of those that do the same with equal cards only the first, and none that names a
        card the seat can't know yet."""
        return worth_trying(self.guide, game, decision, self.strangers)

    def worst(self, game: Any, decision: Decision) -> int:
        """What somebody else answers: by habit, or what is worst for the seat."""
        usual = self.guide.usual(game, decision, own=False)
        if usual is not None:
            return usual
        places = worth_trying(self.guide, game, decision)[:WIDE]
        if len(places) == 1:
            return places[0]
        values = [self._after(game, place) for place in places]
        return places[values.index(min(values))]

    def _at_once(self, game: Any, decision: Decision, places: Sequence[int]) -> int:
        """The answer that looks best at once."""
        values = [self._after(game, place) for place in places[:WIDE]]
        return places[values.index(max(values))]

    def _after(self, game: Any, place: int) -> float:
        """What an answer leads to, once all that follows by habit is answered: what was chosen is often done only
        then."""
        twin = game.copy()
        twin.apply(place)
        for _ in range(SOON):
            decision = twin.decision
            if decision is None or self.guide.rests(twin, decision):
                break
            usual = self.guide.usual(twin, decision, own=decision.seat in self.side)
            if usual is None:
                break
            twin.apply(usual)
        return self.value(twin)


class Tries:
    """How many more ways may be tried."""

    __slots__ = ("left", "short")

    def __init__(self, left: int) -> None:
        self.left = left
        self.short = False  # whether there were more ways than may be tried


def distinct(game: Any, decision: Decision, strangers: frozenset[int] = frozenset()) -> list[int]:
    """The places of options that differ, without those that name strangers."""
    seen: set[tuple[object, ...]] = set()
    places: list[int] = []
    hand = game.zone_index.get("hand", -1)
    for place, option in enumerate(decision.options):
        card: object = option.card
        if option.card >= 0:
            if option.card in strangers or option.target in strangers:
                continue
            if game.zone_of[option.card] == hand:
                card = game.facts[option.card].key
        key = (option.kind, card, option.target, option.number)
        if key not in seen:
            seen.add(key)
            places.append(place)
    return places


def worth_trying(guide: Guide, game: Any, decision: Decision, strangers: frozenset[int] = frozenset()) -> list[int]:
    """The places of options that differ and make sense."""
    places = distinct(game, decision, strangers)
    sensible = guide.sensible(game, decision)
    return places if sensible is None else [place for place in sensible if place in places] or places
