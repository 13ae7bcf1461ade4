"""Records: read, compared, and refused with the line that is wrong."""

from __future__ import annotations

import os
import re
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import arbitre
from arbitre.games import registry
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


# -- versions (docs/versions.md) -----------------------------------------------------------------------------------

OLD = Path(__file__).with_name("old_records")
"""A game of each version that plays differently from the one before. None is changed once its version is released."""
HERE = metadata.version("arbitre")


def with_wrong_digest(text: str) -> str:
    return re.sub(r"^  = .*$", "  = 00", text, count=1, flags=re.MULTILINE)


def test_a_record_of_another_version_replays_if_nothing_is_different() -> None:
    text = a_record()
    other = text.replace("engine: ", "engine: 0.0.").replace("cards: ", "cards: f00").replace("rules: ", "rules: 0.")
    assert other.count("0.0.") == other.count("f00") == 1
    assert arbitre.replay(other).digest() == arbitre.replay(text).digest()


@pytest.mark.parametrize(("line", "called"), [("engine", "Arbitre"), ("rules", "rules"), ("cards", "cards")])
def test_a_record_that_stops_matching_says_which_version_it_needs(line: str, called: str) -> None:
    text = with_wrong_digest(a_record())
    with pytest.raises(BadRecord) as same:
        arbitre.replay(text)
    assert "needs" not in str(same.value)  # it was made with what is here: somebody has altered it
    with pytest.raises(BadRecord) as other:
        arbitre.replay(re.sub(f"^{line}: .*$", f"{line}: 0.0.7", text, flags=re.MULTILINE))
    assert str(other.value).startswith(str(same.value))
    assert f"{called} 0.0.7" in str(other.value)
    assert f"this is Arbitre {HERE}" in str(other.value)


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
@pytest.mark.parametrize("gone", ["card", "format"])
def test_a_record_that_names_what_is_gone_says_which_version_it_needs(game: str, gone: str) -> None:
    text = arbitre.new(game, decks=list(arbitre.decks(game))[:2], seed=1).record()
    text = text.replace("engine: ", "engine: 0.0.")
    if gone == "card":
        text = re.sub(r"(?<=deck A:\n  )(\d+) .*", r"\1 A Card of Old", text)
    else:
        text = text.replace("format: ", "format: old ")
    with pytest.raises(BadRecord, match=f"old|Old.*Arbitre 0.0.{HERE}; this is"):
        arbitre.replay(text)


def test_a_record_of_a_later_form_says_which_version_it_needs() -> None:
    text = a_record().replace("arbitre record 1", "arbitre record 2").replace("engine: ", "engine: 9.")
    with pytest.raises(BadRecord, match=f"'arbitre record 2'.*needs Arbitre 9.{HERE}"):
        arbitre.replay(text)


@pytest.mark.parametrize("game", [entry.name for entry in registry.OWN])
def test_a_record_of_this_version_is_kept_for_later_ones(game: str) -> None:
    path = OLD / f"{game}-{HERE}.record"
    if os.environ.get("ARBITRE_PIN"):  # a change of behaviour, as long as this version is not released
        path.write_text(whole_game(game), encoding="utf-8")
    assert arbitre.replay(path.read_text(encoding="utf-8")).over


@pytest.mark.parametrize("path", sorted(OLD.iterdir()), ids=lambda path: path.name)
def test_an_old_record_replays_or_says_which_version_it_needs(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    engine = path.stem.partition("-")[2]
    assert f"\nengine: {engine}\n" in text
    told = ""
    try:
        assert arbitre.replay(text).over
    except BadRecord as fault:
        told = str(fault)
    assert not told or f"needs what it was made with: Arbitre {engine}" in told


def whole_game(name: str) -> str:
    game = arbitre.new(name, decks=list(arbitre.decks(name))[:2], seed=5)
    player = arbitre.player("greedy")
    while game.decision is not None:
        game.apply(player(game))
    return game.record()
