"""Looking for puzzles: computer players play, and positions like those of their games are looked at for something that
can be done in a turn, is not easily seen, and can be shown with few cards.

What the seat could not know is left out: the other's hand, and decks. To make a puzzle of how far one can get, the
number that counts is set so that one gets there only by the best way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import arbitre
from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.lab.subject import subject
from arbitre.players import answer, named
from arbitre.puzzles.extremes import Extreme
from arbitre.puzzles.measuring import Measured, idly, measured, needs_thought, succeeds
from arbitre.puzzles.solving import Solver, TooWide
from arbitre.puzzles.writing import script
from arbitre.scenario.base import Scenario
from arbitre.scenario.goal import SOLVER, Goal
from arbitre.scenario.run import scenario_of
from arbitre.scenario.words import CARDS, SEATS

PLAYERS: Final = ("greedy", "plan@40")
MOST: Final = 1_500  # positions
FIRST_TURN: Final = 5
LAST_TURN: Final = 24
FEWEST_MOVES: Final = 3
LEAST_BITS: Final = 38  # tenths
EASIER: Final = 0.7  # how much of its difficulty must stay when a card is taken out
OTHER: Final = 1
MIXED: Final = 20  # positions that are made of those of a game
MANY_CARDS: Final = 4  # in each place that is looked at
FEW_CARDS: Final = 3
SEEN: Final = ("play", "hand", "rear", "firing")
KEPT: Final = ("adoration", "face_down", "inkwell")
"""Where it counts how many cards there are."""

Told = dict[str, Any]


class Candidate(NamedTuple):
    """A puzzle that was found."""

    data: Told
    measured: Measured


def search(game: str, seed: int, most: int = MOST, wanted: str = "") -> Iterator[Candidate]:
    """The puzzles in one game, decks, players and chance by its seed. `wanted`: only goals with this word."""
    seen: set[str] = set()
    chance = Chance(seed)
    for told in thinned(list(positions(game, seed)), chance):
        for alike in goals(told, most, wanted):
            new = (data for data in alike if str(data["goal"]) not in seen)
            data, found = next(((data, found) for data in new if (found := examined(data, most))), (told, None))
            if found is None:
                continue
            seen.update(str(data["goal"]) for data in alike)
            plain = simplified(Candidate(data, found), most)
            solution = script(plain.data, line(plain.data, most))
            yield Candidate({**plain.data, "measured": plain.measured._asdict(), "do": solution}, plain.measured)


def positions(game: str, seed: int) -> Iterator[Told]:
    """What the first seat sees at the beginning of its turns."""
    kind = registry.entry(game).load("scenario")
    playing = _new(game, seed)
    player = named(PLAYERS[seed % len(PLAYERS)], seed)
    turn = -1
    while playing.decision is not None and playing.turn <= LAST_TURN:
        decision = playing.decision
        if decision.kind == "turn action" and decision.seat == SOLVER and playing.turn != turn:
            turn = playing.turn
            if turn >= FIRST_TURN and playing.is_active(SOLVER):
                head = {"game": game, "rules": [], "title": f"Game {seed}, turn {turn}"}
                yield {**head, **kind.shown_to(SEATS[SOLVER], kind.written(playing))}
        playing.apply(answer(player, playing))


def thinned(moments: list[Told], chance: Chance) -> Iterator[Told]:
    """Positions with so few cards that one can look through them: those of a game with some of their cards; then some
    where any cards lie in sight that were there at some moment."""
    for moment in moments:
        yield _thinned(moment, [moment], MANY_CARDS, chance)
    for _ in range(MIXED if moments else 0):
        yield _thinned(moments[chance.below(len(moments))], moments, FEW_CARDS, chance)


def _thinned(told: Told, moments: list[Told], most: int, chance: Chance) -> Told:
    kind = registry.entry(told["game"]).load("scenario")
    words = [word for word, declared in kind.seat_words.items() if declared.kind is CARDS and word not in KEPT]
    new = dict(told)
    for seat in (SEATS[SOLVER], SEATS[OTHER]):
        new[seat] = {word: value for word, value in told[seat].items() if word not in words}
        for word in [word for word in words if word in SEEN]:
            there = {str(card): card for moment in moments for card in moment[seat].get(word, ())}
            cards = list(there.values())
            left = chance.below(most + 1)
            while len(cards) > left:
                cards.pop(chance.below(len(cards)))
            if cards:
                new[seat][word] = cards
    return new


def _new(game: str, seed: int) -> Any:
    """Every third game with random decks; the others with those that come with the game."""
    decks = list(arbitre.decks(game))
    if seed % 3 == 0 or len(decks) < 2:
        return subject(game).random_game(seed, subject(game).decks[0], 2)
    first, second = seed % len(decks), (seed // len(decks) + seed // 2 + 1) % len(decks)
    return arbitre.new(game, decks=[decks[first], decks[second]], seed=seed)


# -- goals -----------------------------------------------------------------------------------------------------------


def goals(told: Told, most: int, wanted: str) -> Iterator[list[Told]]:
    """The position with goals that might make a puzzle; of some that are alike the first that does is enough."""
    for make in (_to_win, _to_survive, _to_banish, _to_keep):
        if wanted in make.__name__:
            try:
                yield from make(told, most)
            except TooWide:
                return
            except Error:  # a card or a number that can't be
                continue


def _to_win(told: Told, most: int) -> Iterator[list[Told]]:
    scenario = scenario_of(told)
    for seat, field, wanted in scenario.nearer:
        now = scenario.read_seat(seat, field)
        sign = 1 if wanted > now else -1
        if wanted == now:
            continue
        best = sign * Extreme(scenario, seat, field, sign, most=most).value(scenario.game)
        if abs(best - now) < 2:
            continue
        data = scenario.with_number(seat, field, now + wanted - best)
        number = {"least" if sign > 0 else "most": {f"{SEATS[seat]}.{field}": wanted}}
        yield [{**data, "goal": {"win": True}}, {**data, "goal": number}]


def _to_survive(told: Told, most: int) -> Iterator[list[Told]]:
    scenario = scenario_of(told)
    seat, field, wanted = scenario.nearer[0]
    seat = 1 - seat
    now = scenario.read_seat(seat, field)
    sign = -1 if wanted > now else 1
    extreme = Extreme(scenario, seat, field, sign, turns=2, most=most)
    best = sign * extreme.value(scenario.game)
    passing = scenario.game.copy()
    ending = [place for place, option in enumerate(passing.decision.options) if option.kind == "end turn"]
    if not ending:
        return
    passing.apply(ending[0])
    if sign * extreme.value(passing) == best:
        return
    data = scenario.with_number(seat, field, now + wanted + sign - best)
    number = {"least" if sign > 0 else "most": {f"{SEATS[seat]}.{field}": wanted + sign}, "until": "reply"}
    yield [{**data, "goal": {"survive": True}}, {**data, "goal": number}]


def _to_banish(told: Told, most: int) -> Iterator[list[Told]]:
    """One of the others' cards; then the same without losing one's own."""
    scenario = scenario_of(told)
    game = scenario.game
    theirs, mine = (_fighters(scenario, seat) for seat in (OTHER, SOLVER))
    for card in theirs:
        data = {**told, "goal": {"gone": [_called(scenario, card)]}}
        laid = scenario_of(data)
        if not Solver(Goal(laid), laid.game, most).solves(game):
            continue
        keep = [_called(scenario, one) for one in mine]
        own = keep and len({*keep}) == len(keep)
        yield [data, {**told, "goal": {"gone": [_called(scenario, card)], "keep": keep}}] if own else [data]


def _to_keep(told: Told, most: int) -> Iterator[list[Told]]:
    """One of one's own, until the others have had their turn; if it is in danger."""
    scenario = scenario_of(told)
    for card in _fighters(scenario, SOLVER):
        data = {**told, "goal": {"keep": [_called(scenario, card)], "until": "reply"}}
        laid = scenario_of(data)
        solver = Solver(Goal(laid), laid.game, most)
        if solver.solves(laid.game) and not succeeds(solver, laid.game, idly):
            yield [data]


def _fighters(scenario: Scenario, seat: int) -> list[int]:
    game = scenario.game
    kinds = ("character", "angel", "archangel")
    return [
        card
        for zone in scenario.in_play
        for card in game.zones[seat][zone]
        if any(game.is_a(card, kind) for kind in kinds) and not game.face_down[card]
    ]


def _called(scenario: Scenario, card: int) -> str:
    return f"{SEATS[scenario.game.controller[card]]}.{scenario.name(card)}"


# -- looking closer --------------------------------------------------------------------------------------------------


def examined(data: Told, most: int, bits: float = LEAST_BITS) -> Measured | None:
    """How hard it is; None if it is no puzzle."""
    try:
        scenario = scenario_of(data)
        goal = Goal(scenario)
        if goal.state(scenario.game) != "open":
            return None
        solver = Solver(goal, scenario.game, most)
        if not solver.solves(scenario.game):
            return None
        found = measured(scenario, most)
        if found is None or found.bits < bits or found.moves < FEWEST_MOVES or 2 * found.right > found.firsts:
            return None
        return None if needs_thought(scenario, solver) else found
    except Error:
        return None


def line(data: Told, most: int) -> list[int]:
    scenario = scenario_of(data)
    return Solver(Goal(scenario), scenario.game, most).line(scenario.game)


def simplified(found: Candidate, most: int) -> Candidate:
    """Without what makes no difference: cards are taken out one by one, as long as it stays as long and nearly as
    hard."""
    data, now = _less_said(found.data, most), found.measured
    kind = registry.entry(data["game"]).load("scenario")
    words = [word for word, declared in kind.seat_words.items() if declared.kind is CARDS]
    for seat in (SEATS[OTHER], SEATS[SOLVER]):
        for word in sorted(words, key=lambda word: word in ("hand", "play", "rear")):
            tried: list[Callable[[list[Any]], list[Any]]] = [lambda _: []]
            tried += [_without(place) for place in reversed(range(len(data[seat].get(word, ()))))]
            for take in tried:
                cards = data[seat].get(word, [])
                fewer = take(cards)
                if len(fewer) == len(cards):
                    continue
                other = {**data, seat: {**data[seat], word: fewer}}
                if not fewer:
                    del other[seat][word]
                if _needs_all(other):
                    continue
                again = examined(other, most, EASIER * found.measured.bits)
                if again is not None and again.moves == now.moves:
                    data, now = other, again
    return Candidate(data, now)


def _less_said(data: Told, most: int) -> Told:
    """Without how cards came to be where they are, if that makes no difference."""
    plain = {key: value for key, value in data.items() if key not in ("turn", "starting")}
    for seat in (SEATS[OTHER], SEATS[SOLVER]):
        plain[seat] = {
            word: [_shorter(card) for card in value] if isinstance(value, list) else value
            for word, value in plain[seat].items()
        }
    return plain if line(plain, most) == line(data, most) else data


def _shorter(card: Any) -> Any:
    """A name alone, where nothing else is to be said."""
    if not isinstance(card, dict):
        return card
    said = {word: value for word, value in card.items() if word != "played_as"}
    return said if len(said) > 1 else said["card"]


def _without(place: int) -> Callable[[list[Any]], list[Any]]:
    return lambda cards: [*cards[:place], *cards[place + 1 :]]


def _needs_all(data: Told) -> bool:
    """Whether it can't even be laid out."""
    try:
        Goal(scenario_of(data))
    except (Error, TooWide):
        return True
    return False
