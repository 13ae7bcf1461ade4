"""What sentences need in a game whose words say all there is to say: nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.kernel.decision import Decision, Option, Refusal
from arbitre.kernel.event import Event
from arbitre.kernel.game import Game, Result

if TYPE_CHECKING:
    from arbitre.sentences.speaker import Speaker, Values


def worth_a_line(game: Game, event: Event) -> bool:
    return True


def event_values(speaker: Speaker, game: Game, event: Event, hidden: bool) -> Values:
    return {}


def option_values(speaker: Speaker, game: Game, option: Option) -> Values:
    return {}


def question_values(speaker: Speaker, game: Game, decision: Decision) -> Values:
    return {}


def refusal_values(speaker: Speaker, game: Game, refusal: Refusal, values: Values) -> Values:
    return {}


def result_values(speaker: Speaker, game: Game, result: Result) -> Values:
    return {}
