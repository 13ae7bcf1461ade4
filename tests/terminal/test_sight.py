"""What is drawn at the terminal comes from the view alone, as a page would get it: plain data that went over a wire."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.random_games import every_game
from tests.terminal.table import Table

from arbitre.lab.subject import Subject
from arbitre.terminal.labels import Labels
from arbitre.terminal.sight import Sight

pytestmark = pytest.mark.on_either_engine


def sent(sight: Sight) -> Sight:
    """The same after it was sent as JSON."""
    return Sight(msgspec.json.decode(msgspec.json.encode(sight.view)), sight.seed)


@every_game
def test_board_menu_and_question_are_drawn_from_plain_data(subject: Subject) -> None:
    drawn: set[str] = set()
    for seed in range(3):
        pick = random.Random(seed)
        game: Any = subject.random_game(seed, pick.choice(subject.decks), 0)
        for _ in range(150):
            if game.decision is None:
                break
            table = Table(game)
            if game.decision.seat == 0:
                screen, seen = table.screen, table.session.sight()
                screens = []
                for sight in (seen, sent(seen)):
                    board = screen.board(sight)
                    menu = screen.kit.menu(sight, screen.speaker, screen.words, board.labels, screen.marks)
                    about = screen.kit.asked_about(sight, screen.words, Labels(sight))
                    lines = [*board.lines(2), *menu.lines(100)]
                    screens.append([*about, *(line.plain for line in lines), str(screen.kit.settled(sight))])
                assert screens[0] == screens[1]
                drawn.update(screens[0])
            game.apply(pick.randrange(len(game.decision.options)))
    assert len(drawn) > 50
