"""Hints: the options of a question ranked by the chance to win, each with its error, and the line of play it expects.

A hint is made of what a player that searches has: for every option the best plan that begins with it (`planning.py`),
weighed in games as they might be (`weighing.py`). Options that come to the same are one. It sees no more than the seat
that is asked, so it may be shown to it: what it tells of a reply names only cards which that seat knows.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from arbitre.kernel.decision import NO_CARD, Decision
from arbitre.kernel.error import Error
from arbitre.kernel.knowledge import SPECTATOR
from arbitre.players.budget import Budget, OutOfBudget
from arbitre.players.evaluation import chance, logit_of
from arbitre.players.guide import Guide, guide_of
from arbitre.players.planning import Key, Plan, Planner, key_of
from arbitre.players.question import Question
from arbitre.players.strangers import unseen
from arbitre.players.weighing import Weighing
from arbitre.sentences.apart import Positions, cards_of
from arbitre.sentences.apart import options as in_words
from arbitre.sentences.card_texts import in_full
from arbitre.sentences.speaker import Speaker

SECONDS: Final = 1.0
PLANNING: Final = 0.35  # how much of the budget goes into finding plans
FILLING: Final = 0.2  # and of the rest into options for which none was found
WORLDS: Final = 40  # at most: by then the error is small
TRIED: Final = 8  # options that are tried in an imagined game; the others are judged by where they lead at once
FEWEST: Final = 3  # options that are tried in every world
LINE: Final = 10  # picks of a line that are told
UNTOLD: Final = frozenset(("pass", "pass for the turn", "done"))  # they go without saying
REPLIES: Final = 3  # moves of a reply that are told
LONGEST: Final = 60  # picks by which a line goes on like another
USUAL: Final = 0.06  # by how much games differ as a rule, and how many games that is worth knowing
USUAL_GAMES: Final = 2
FAR: Final = 5.0  # a logit beyond which a plan is as good as won or lost
BRIEF: Final = re.compile(r" \([^()]*\)$")  # what a move costs and brings


class Advice(NamedTuple):
    """What is known of an option, or of several that come to the same.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> best = arbitre.hint(game, positions=50).best
    >>> 0 < best.chance < 1, best.error > 0, best.places[0] in range(8)
    (True, True, True)
    """

    places: tuple[int, ...]
    """In the list of options."""
    sentence: str
    """What the option does."""
    chance: float
    """To win, from 0 to 1."""
    error: float
    """Its standard error."""
    worlds: int
    """In how many imagined games it was tried."""
    line: tuple[str, ...]
    """What the seat would do next in its turn."""
    reply: tuple[str, ...]
    """What the others would probably do then, as far as it is about cards that the seat knows."""


class Hint(NamedTuple):
    """The options of a question, the best first.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> hint = arbitre.hint(game, positions=50)
    >>> hint.seat, hint.question
    (0, 'Which cards of your opening hand do you put on the bottom of your deck?')
    >>> hint.of(0).sentence
    'Done'
    """

    seat: int
    """Who is asked."""
    question: str
    """What is asked, as a sentence."""
    advice: tuple[Advice, ...]
    """One for each option that leads elsewhere, the best first."""

    @property
    def best(self) -> Advice:
        """What is known of the best option."""
        return self.advice[0]

    @property
    def only(self) -> bool:
        """Whether there is nothing to choose."""
        return len(self.advice) == 1

    def of(self, place: int) -> Advice:
        """What is known of an option."""
        return next(one for one in self.advice if place in one.places)


def has_hints(game: str) -> bool:
    """Whether there are hints for a game: it needs an evaluation of its positions."""
    return guide_of(game) is not None


def hint(question: Question, budget: Budget, speaker: Speaker, keep: Iterable[int] = ()) -> Hint:
    """The options of a question ranked. `keep`: options that are tried as often as the best one."""
    guide = guide_of(question.game)
    if guide is None:
        raise Error(f"there are no hints for {question.game}: the computer can't judge its positions yet")
    world = question.imagine(0)
    tries = _Trying(guide, question, world, budget, speaker)
    kept = set(keep)
    tried = [_Tried(places, plan) for places, plan in tries.plans()]
    tries.try_out(tried, [one for one in tried if not kept.isdisjoint(one.places)])
    options = zip(world.decision.options, in_words(speaker, world), strict=True)
    sentences = [in_full(speaker, world, option, said.sentence) for option, said in options]
    ranked = _ranked(tried)
    advice = tuple(
        Advice(
            one.places,
            sentences[one.places[0]],
            figure,
            error,
            len(one.chances),
            tries.line(one.plan),
            one.expected(),
        )
        for one, figure, error in ranked
    )
    return Hint(question.seat, speaker.question(world, world.decision), advice)


class _Tried:
    """An option with its plan, and what came of it in the games it was tried in."""

    def __init__(self, places: tuple[int, ...], plan: Plan) -> None:
        self.places: Final = places
        self.plan: Final = plan
        self.planned: Final = chance(plan.value)
        self.chances: Final[list[float]] = []
        self.replies: Final[Counter[str]] = Counter()

    @property
    def mean(self) -> float:
        return sum(self.chances) / len(self.chances)

    def expected(self) -> tuple[str, ...]:
        """The replies that came in at least half of the games."""
        often = [reply for reply, times in self.replies.items() if times * 2 >= len(self.chances)]
        return tuple(often[:REPLIES])


class _Trying:
    """Plans for the options of a question, and games in which they are tried."""

    def __init__(self, guide: Guide, question: Question, world: Any, budget: Budget, speaker: Speaker) -> None:
        self.question: Final = question
        self.world: Final = world
        self.seat: Final = question.seat
        self.strangers: Final = unseen(world, question.seat)
        self.speaker: Final = speaker
        self.planning: Final = budget.part(PLANNING)
        self.planner: Final = Planner(guide, world, question.seat, self.planning)
        self.budget: Final = budget
        self.left = budget  # for games, when there are plans
        self.guide: Final = guide

    # -- plans -------------------------------------------------------------------------------------------------

    def plans(self) -> list[tuple[tuple[int, ...], Plan]]:
        """For the options, equal ones together, the best plan that begins with each; the most promising first."""
        decision = self.world.decision
        best: dict[Key, Plan] = {}
        for plan in self.planner.best(len(decision.options) * 1000):
            best.setdefault(plan.picks[0], plan)
        model = next(iter(best.values()), None)
        left = self.budget.rest(self.planning)
        filling = left.part(FILLING)
        now = self.planner.evaluation.logit(self.world, self.seat, False, self.strangers)
        found: list[tuple[tuple[int, ...], Plan]] = []
        for places in alike(self.world, decision, self.strangers):
            keys = [key_of(decision.options[place]) for place in places]
            ways = [best[key] for key in keys if key in best]
            if model not in ways:
                ways.append(self._like(decision, places[0], model, now, filling))
            found.append((places, max(ways, key=lambda plan: plan.value)))
        found.sort(key=lambda one: (-one[1].value, one[0]))
        self.left = left.rest(filling)
        return found

    def _like(self, decision: Decision, place: int, model: Plan | None, now: float, budget: Budget) -> Plan:
        """A plan that begins with an option and goes on like another, as far as it can. Without a budget it is worth
        what there is now."""
        key = key_of(decision.options[place])
        try:
            budget.spend()
        except OutOfBudget:
            return Plan((key,), now, False)
        rest = [pick for pick in model.picks if pick != key] if model is not None else []
        picks = [key]
        game = self.world.copy()
        game.apply(place)
        for _ in range(LONGEST):
            asked = game.decision
            if asked is None or asked.seat not in self.planner.side:
                break
            keys = [key_of(option) for option in asked.options]
            pick = next((pick for pick in rest if pick in keys), None)
            if pick is None:
                break
            rest.remove(pick)
            picks.append(pick)
            game.apply(keys.index(pick))
        value = self.planner.evaluation.logit(game, self.seat, False, self.strangers)
        return Plan(tuple(picks), value, False)

    # -- games -------------------------------------------------------------------------------------------------

    def try_out(self, tried: Sequence[_Tried], kept: Sequence[_Tried]) -> None:
        """Carry the plans out in one imagined game after another, as long as the budget lasts. The same games are
        imagined for all of them; those that fall behind are dropped."""
        running = [one for place, one in enumerate(tried) if place < TRIED or one in kept]
        weighing = _Watched(self)
        try:
            for number in range(1, WORLDS + 1):
                for one in running:
                    one.chances.append(weighing.outcome(self.question.imagine(number), one.plan))
                    one.replies.update(dict.fromkeys(weighing.told(), 1))
                if len(running) > FEWEST:
                    running.sort(key=lambda one: -one.mean)
                    fewer = running[: max(FEWEST, (len(running) + 1) // 2)]
                    running = [*fewer, *(one for one in kept if one not in fewer)]
        except OutOfBudget:
            pass

    # -- words -------------------------------------------------------------------------------------------------

    def line(self, plan: Plan) -> tuple[str, ...]:
        """What the seat does after its first pick, where it has a choice."""
        game = self.world.copy()
        said: list[str] = []
        told = 0
        for number, pick in enumerate(plan.picks):
            while game.decision is not None and game.decision.seat not in self.planner.side:
                game.apply(0)
            if game.decision is None:
                break
            keys = [key_of(option) for option in game.decision.options]
            if pick not in keys:
                break
            place = keys.index(pick)
            option = game.decision.options[place]
            if number and len(keys) > 1 and option.kind not in UNTOLD:
                if told == LINE or not self.strangers.isdisjoint(cards_of(game, option)):
                    break
                told += 1
                self._say(said, game, game.decision, place)
            game.apply(place)
        return tuple(said)

    def _say(self, said: list[str], game: Any, decision: Decision, place: int) -> None:
        """A move, or what is chosen for the one before."""
        option = decision.options[place]
        sentence = in_full(self.speaker, game, option, self.speaker.option(game, option, self.seat))
        if decision.kind in self.guide.settled:
            said.append(brief(sentence))
        elif said:
            said[-1] += f" → {sentence}"
        else:
            said.append(f"→ {sentence}")


class _Watched(Weighing):
    """Notes what others do in an imagined game."""

    def __init__(self, trying: _Trying) -> None:
        super().__init__(trying.guide, trying.seat, trying.question.imagine, trying.left)
        self._trying: Final = trying
        self._replies: list[str] = []

    def outcome(self, game: Any, plan: Plan) -> float:
        self._replies = []
        return super().outcome(game, plan)

    def told(self) -> list[str]:
        return self._replies

    def notice(self, game: Any, decision: Decision, place: int) -> None:
        option = decision.options[place]
        if (
            decision.seat not in self._trying.planner.side
            and decision.kind in self.guide.settled
            and option.kind not in self.guide.ending
            and option.card >= 0
            and self._trying.strangers.isdisjoint(cards_of(game, option))
        ):
            self._replies.append(brief(self._trying.speaker.option(game, option, SPECTATOR)))


# -- figures -------------------------------------------------------------------------------------------------------


def _ranked(tried: Sequence[_Tried]) -> list[tuple[_Tried, float, float]]:
    """Each with its chance and error, the best first.

    What was tried in fewer games than the leader is compared with it in those: a lucky game makes nothing look
    better than it is. What was not tried at all is judged by where it leads at once, as far as that was right for the
    others."""
    measured = [one for one in tried if one.chances]
    if not measured:  # there was no time for even one game
        return [(one, one.planned, one.planned * (1.0 - one.planned)) for one in tried]  # a logit either way
    most = max(len(one.chances) for one in measured)
    leader = max((one for one in measured if len(one.chances) == most), key=lambda one: one.mean)
    spread = _spread(measured)
    shift = sum(_bounded(logit_of(one.mean)) - _bounded(one.plan.value) for one in measured) / len(measured)
    wrong = [_bounded(logit_of(one.mean)) - _bounded(one.plan.value) - shift for one in measured]
    doubt = math.sqrt(sum(each**2 for each in wrong) / len(wrong))
    out: list[tuple[_Tried, float, float]] = []
    for one in tried:
        count = len(one.chances)
        if count:
            behind = sum(mine - best for mine, best in zip(one.chances, leader.chances, strict=False)) / count
            figure = min(max(leader.mean + behind, 0.0), 1.0)
            out.append((one, figure, _error(spread, count, figure)))
        else:
            figure = min(chance(one.plan.value + shift), leader.mean)
            slope = figure * (1.0 - figure)  # of the chance, over the logit
            out.append((one, figure, slope * math.hypot(doubt, 4 * spread)))
    out.sort(key=lambda found: (-found[1], len(found[0].plan.picks), found[0].places))  # the shortest way first
    return out


def _spread(measured: Sequence[_Tried]) -> float:
    """How much the games differ, over all options: of one that was tried twice little is known by itself."""
    squares = sum((value - one.mean) ** 2 for one in measured for value in one.chances)
    freedom = sum(len(one.chances) - 1 for one in measured)
    return math.sqrt((squares + USUAL_GAMES * USUAL**2) / (freedom + USUAL_GAMES))


def _error(spread: float, count: int, figure: float) -> float:
    return 0.0 if figure in (0.0, 1.0) else spread / math.sqrt(count)


def _bounded(value: float) -> float:
    """A logit, not so large that one win on the board says anything about other plans."""
    return min(max(value, -FAR), FAR)


def brief(sentence: str) -> str:
    """A move without what it costs and brings."""
    return BRIEF.sub("", sentence)


def alike(world: Any, decision: Decision, strangers: frozenset[int]) -> list[tuple[int, ...]]:
    """The places of options, those that come to the same together: equal cards, and cards the seat can't tell
    apart."""
    likely: dict[tuple[object, ...], list[int]] = {}
    for place, option in enumerate(decision.options):
        cards = cards_of(world, option)
        known = tuple([_looks(world, card, strangers) for card in cards])
        seat = option.target if world.words.options[option.kind].seat else NO_CARD
        likely.setdefault((option.kind, option.number, known, seat), []).append(place)
    positions = Positions(world, decision)
    groups: dict[object, list[int]] = {}
    for number, places in enumerate(likely.values()):
        for place in places:
            if len(places) == 1:
                groups[number, None] = [place]
                continue
            unknown = not strangers.isdisjoint(cards_of(world, decision.options[place]))
            groups.setdefault((number, "unknown" if unknown else positions.after(place)), []).append(place)
    return [tuple(places) for places in groups.values()]


def _looks(world: Any, card: int, strangers: frozenset[int]) -> tuple[object, ...]:
    """By what a seat tells cards apart."""
    what = None if card in strangers else world.facts[card].key
    return (what, world.zone_of[card], world.controller[card])
