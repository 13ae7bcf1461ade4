"""Every event that a card's trigger can wait for happens in some scenario: no word of a language waits in vain."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arbitre.ability.language import Language
from arbitre.ability.waiting import Waiting
from arbitre.games.fallen.language import LANGUAGE as FALLEN
from arbitre.games.lorcana.language import LANGUAGE as LORCANA
from arbitre.games.spoils.language import LANGUAGE as SPOILS
from arbitre.kernel.game import Game
from arbitre.scenario import check_file

pytestmark = pytest.mark.in_plain_python


ROOT = Path(__file__).parents[2] / "conformance"


def seen_in_scenarios(game: str, patch: pytest.MonkeyPatch) -> tuple[set[str], set[str]]:
    """The events the scenarios of a game raise, and those that a trigger of a card has answered to."""
    raised: set[str] = set()
    answered: set[str] = set()

    def listen(tell: Any) -> Any:
        def telling(table: Any, kind: str, *rest: Any, **more: Any) -> None:
            raised.add(kind)
            tell(table, kind, *rest, **more)

        return telling

    wait = Waiting.__init__

    def waiting(entry: Any, seat: int, source: int, trigger: Any, slots: Any) -> None:
        answered.add(trigger.when.event)
        wait(entry, seat, source, trigger, slots)

    patch.setattr(Game, "emit", listen(Game.emit))
    patch.setattr(Game, "signal", listen(Game.signal))
    patch.setattr(Waiting, "__init__", waiting)
    for path in sorted((ROOT / game).rglob("*.toml")):
        check_file(path)
    return raised, answered


@pytest.mark.parametrize("language", [LORCANA, SPOILS, FALLEN], ids=lambda language: language.game)
def test_every_event_a_trigger_can_wait_for_happens(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """In The Spoils a trigger of some card answers to each of them, too."""
    raised, answered = seen_in_scenarios(language.game, monkeypatch)
    found = answered if language is SPOILS else raised | answered
    assert [event for event in language.words["EventName"] if event not in found] == []
