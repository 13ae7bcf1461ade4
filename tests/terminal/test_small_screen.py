"""At 80x24 nothing that counts scrolls away, and numbers stay where they are."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.console import Console
from tests.random_games import every_game
from tests.terminal.position import position
from tests.terminal.table import Table, new_game

from arbitre.lab.subject import Subject
from arbitre.players import answer, greedy

pytestmark = pytest.mark.on_either_engine


WIDTH, HEIGHT = 80, 24


def frame(game: Any, lang: str = "en", seen: int = 0) -> list[str]:
    """What is on the screen when the player is asked."""
    table = Table(game, lang, width=WIDTH, height=HEIGHT, plays_on=False)
    table.session._seen = seen
    table.run()
    return table.text.split("\n\n")[0].splitlines()


@every_game
def test_the_whole_screen_fits_and_the_others_line_is_on_it(subject: Subject) -> None:
    tight = 0
    for seed in range(4):
        pick = random.Random(seed)
        game: Any = subject.random_game(seed, subject.decks[-1], 0)
        player = greedy(seed)
        for _ in range(160):
            if game.decision is None:
                break
            if game.decision.seat == 0 and pick.random() < 0.25:
                lines = frame(game, seen=max(0, len(game.events) - 20))
                assert len(lines) < HEIGHT
                assert any("Ada (computer)" in line for line in lines[:4])
                tight += len(lines) == HEIGHT - 1
            choices = len(game.decision.options)
            game.apply(answer(player, game) if pick.random() < 0.7 else pick.randrange(choices))
    assert tight > 0  # there were boards that had to be drawn small


def test_a_move_keeps_its_number_for_the_turn() -> None:
    table = Table(new_game(3), plays_on=False)
    session = table.session
    while session.game.turn < 7 or session.game.decision.seat != 0 or session.game.decision.kind != "turn action":
        session.game.apply(answer(greedy(1), session.game))
    kept = 0
    for _ in range(4):
        before = {entry.text: entry.number for entry in table.menu().entries}
        turn = session.game.turn
        last = max(before.values())
        session._pick(table.menu().place(last) or 0)
        if session.game.turn != turn or session.game.decision.kind != "turn action":
            break
        after = {entry.text: entry.number for entry in table.menu().entries}
        both = before.keys() & after.keys()
        assert {text: after[text] for text in both} == {text: before[text] for text in both}
        kept += len(both)
        assert table.menu().is_gone(last) or last in after.values()
    assert kept > 3


def test_a_number_that_is_gone_is_told_to_be_gone() -> None:
    table = Table(new_game(3), lines=["1", "1"], plays_on=False)
    assert "Move 1 can no longer be made." in table.run()


def test_what_was_set_aside_is_shown() -> None:
    table = Table(new_game(3), lines=["2"], plays_on=False)
    name = next(entry.text for entry in table.menu().entries if entry.number == 2)
    text = table.run()
    assert "So far: " in text
    assert name.split(" - ")[0] in text[text.index("So far: ") :].splitlines()[0]


def told(lines: list[str]) -> tuple[Table, str]:
    """A game that goes on while the player looks away, at a real terminal."""
    game: Any = new_game(4)
    while game.turn < 6 or game.decision.seat != 0:
        game.apply(answer(greedy(2), game))
    table = Table(game, width=WIDTH, height=14, lines=lines, plays_on=False)
    table.screen.console = Console(file=table.file, width=WIDTH, height=14, force_terminal=True, color_system=None)
    table.session._seen = max(0, len(game.events) - 40)
    return table, table.run()


def test_news_that_has_no_room_is_told_page_by_page() -> None:
    table, text = told(["", "", "", "", "", ""])
    assert "Since your last move:" in text
    log = table.screen.log(table.session.game, table.session._seen)
    fresh = [event["sentence"] for event in log if event["kind"] not in table.screen.kit.table_talk]
    assert len(fresh) > 12
    assert [line for line in fresh if line and line[:30] not in text] == []


def test_what_is_typed_at_the_news_is_an_answer() -> None:
    table, text = told(["help"])
    assert "A number takes that move" in text
    assert len(table.prompts) == 2  # at the news, and the next question


ONLY = """
[[card]]
name = "Zap"
type = "action"
cost = 1
abilities = [{ ability = "action", effects = [
    { do = "deal damage", amount = 1, target = { of = "chosen", cards = { what = "character", whose = "opponents" } } },
] }]
"""


@pytest.mark.parametrize(("foes", "named"), [('["Foe"]', True), ('["Foe", "Weak"]', False)])
def test_the_only_card_that_can_be_chosen_is_named(foes: str, named: bool) -> None:
    game = position(ONLY + f'[A]\nhand = ["Zap"]\nink = 3\n[B]\nplay = {foes}\n')
    texts = [entry.text for entry in Table(game).menu().entries]
    assert ("Zap (1) → Foe" in texts) == named
    assert ("Zap (1)" in texts) != named
