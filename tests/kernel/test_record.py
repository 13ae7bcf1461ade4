"""Records: read, compared, and refused with the line that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import arbitre
from arbitre.kernel.error import BadRecord
from arbitre.lab.lorcana.games import random_game
from arbitre.lab.trouble import play_out

pytestmark = pytest.mark.on_both_engines


def a_record() -> str:
    game = random_game(11, 2)
    for _ in range(70):
        if game.decision is None:
            break  # the pool has changed, and with it this game: it may be a short one
        game.apply(len(game.decision.options) // 2)
    return game.record()


def test_a_record_tells_what_was_picked() -> None:
    text = a_record()
    assert text.startswith("arbitre record 1\n")
    assert "rules: 2.1.0" in text
    assert "deck A:" in text
    assert " A " in text
    assert text.rstrip().endswith("end")


def test_a_changed_pick_is_found_at_its_line() -> None:
    lines = a_record().splitlines()
    number = next(i for i, line in enumerate(lines) if " A ink " in line or " B ink " in line)
    lines[number] = lines[number].replace(" ink ", " quest ")
    with pytest.raises(BadRecord, match=f"line {number + 1}: stops matching"):
        arbitre.replay("\n".join(lines))


def test_a_changed_digest_is_found_at_its_line() -> None:
    lines = a_record().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("  = "))
    lines[number] = "  = 000000"
    with pytest.raises(BadRecord, match=f"line {number + 1}: the game is not what it was"):
        arbitre.replay("\n".join(lines))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a record"),
        ("something else\n", "not a record"),
        ("arbitre record 1\ngame: lorcana\n", "picks"),
        ("arbitre record 1\ngame: lorcana\npicks:\n", "cut off"),
        ("arbitre record 1\npicks:\nend\n", "game"),
    ],
)
def test_what_is_no_record_says_so(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        arbitre.replay(text)


def test_a_record_cut_off_or_of_unknown_cards_is_refused() -> None:
    text = a_record()
    with pytest.raises(BadRecord, match="cut off"):
        arbitre.replay(text.rsplit("end", 1)[0])
    row = next(line for line in text.splitlines() if line.startswith(("  1 ", "  2 ")))
    with pytest.raises(BadRecord, match="card of the pool"):
        arbitre.replay(text.replace(row, "  1 Nobody - At All", 1))


def test_a_concession_is_part_of_the_record() -> None:
    game = random_game(5, 3)
    game.concede(1)
    play_out(game, 5)
    again = arbitre.replay(game.record())
    assert again.digest() == game.digest()
    assert "! concede B" in game.record()


def test_a_game_with_a_proposed_loop_can_be_recorded_and_replayed() -> None:
    for name in ("lorcana", "spoils"):
        game: Any = arbitre.new(name, decks=list(arbitre.decks(name))[:2], seed=5)
        while game.decision.kind != "turn action":
            game.apply(0)
        seat = game.decision.seat
        game.apply(next(place for place, option in enumerate(game.decision.options) if option.kind == "end turn"))
        while game.decision.kind != "turn action" or game.decision.seat != seat:
            kinds = [option.kind for option in game.decision.options]
            game.apply(kinds.index("end turn") if "end turn" in kinds else 0)
        game.propose_loop(1, 0)
        text = game.record()
        assert "  ! loop 0" in text
        assert arbitre.replay(text).digest() == game.digest()
