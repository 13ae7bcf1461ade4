"""414 Loops of actions: those nobody can stop, those a player proposes, and those of both players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from arbitre.games.spoils.offering import PASS
from arbitre.kernel.decision import ANSWER, NOBODY, Option
from arbitre.kernel.error import Error
from arbitre.kernel.game import HIGHEST, Result
from arbitre.kernel.record import LOOP
from arbitre.kernel.roles import PLAIN, Fields, Many, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils
    from arbitre.kernel.decision import Decision

PASSES: Final = ("pass", "pass for the turn")

Act = tuple[str, int, Option]
"""What a player does in a round: at which question, how high the stack is then, and the answer."""


class Proposal(NamedTuple):
    """414.2 The rounds that a player has proposed and not yet gone through."""

    seat: int
    acts: tuple[Act, ...]  # of one round
    done: int  # of this round
    left: int  # rounds


declare(Proposal, acts=Many(Fields(PLAIN, PLAIN, ANSWER)))


def end(game: Spoils) -> None:
    """414.1: something that would go on for ever and that nobody can stop is a draw. A player who has passed for the
    turn might stop it, and is asked again first. What players can stop but never do is a draw too (ruling)."""
    if any(game.passed) and len(game.stack) <= HIGHEST:
        game.passed = (False, False)
        return
    game.emit("endless loop", "414.1")
    game.finish(Result((), "endless loop", ("414.1",)))


def propose(game: Spoils, length: int, times: int) -> None:
    """414.2: the voluntary actions of the last `length` picks (414.2a) are repeated a number of times (414.2b). Where
    the opponent has only passed, they are asked in every round as usual, and may respond (414.2c). Where both players
    act, they have agreed on the lower number of theirs (414.3a, 414.3b), and all of it is repeated; the last round need
    not be finished (414.3c)."""
    made = game.answers.since(max(0, len(game.answers) - length))
    seat = NOBODY if game.decision is None else game.decision.seat
    own = [option for by, option in made if by == seat]
    if any(by != seat and option.kind not in PASSES for by, option in made) or not own:
        game.repeat(length, times)  # 414.3a, 414.3b, 414.3c
        goes_through(game, times)
        return
    trial = game.copy()
    trial.repeat(length, min(times, 0))  # an error if these picks have not just been made, or times makes no sense
    acts = tuple([act for round_number in range(times) for act in _round(trial, seat, own, round_number)][: len(own)])
    goes_through(game, times)
    game.proposal = Proposal(seat, acts, 0, times)  # 414.2, 414.2a
    go_on(game)


def goes_through(game: Spoils, times: int) -> None:
    game.picks.recent.append(LOOP - times)
    game.emit("goes through a loop", "414.2b", game.active, amount=times)


def _round(trial: Spoils, seat: int, own: list[Option], number: int) -> list[Act]:
    """One round on a copy on which the opponent lets everything pass; an error where it is not like the one shown."""
    acts: list[Act] = []
    for option in own:
        while trial.decision is not None and trial.decision.seat != seat:
            trial.apply(_place(trial.decision, PASS, number))
        if trial.decision is None:
            break
        acts.append((trial.decision.kind, len(trial.stack), option))
        trial.apply(_place(trial.decision, option, number))
    return acts


def _place(decision: Decision, wanted: Option, number: int) -> int:
    for place, option in enumerate(decision.options):
        if option.key() == wanted.key():
            return place
    raise Error(f"round {number + 1} would not be like the one just played: no {wanted!r} there")


def go_on(game: Spoils) -> None:
    """414.2c: the loop goes on, even after the opponent has responded, until all rounds are done, or its next
    action is no longer possible. Whatever else players are asked meanwhile they answer themselves."""
    while (proposal := game.proposal) is not None:
        decision = game.decision
        if decision is None or not proposal.left:
            game.proposal = None
            return
        kind, height, wanted = proposal.acts[proposal.done]
        if decision.seat != proposal.seat or decision.kind != kind or len(game.stack) > height:
            return
        found = [place for place, option in enumerate(decision.options) if option.key() == wanted.key()]
        if len(game.stack) < height or not found:
            game.proposal = None
            return
        last = proposal.done + 1 == len(proposal.acts)
        game.proposal = proposal._replace(done=0 if last else proposal.done + 1, left=proposal.left - last)
        game.answer_pending(found[0])  # 414.2c
