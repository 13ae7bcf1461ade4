"""Rooms with cards of an imported set, on a real server: also after the set is gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.pool.own_sets import WANDERER, file
from tests.table.serving import Client, served

from arbitre import folders
from arbitre.cli import main
from arbitre.pool.lorcana import SHELF, package


def test_a_room_is_played_with_imported_cards_and_says_so_when_they_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.DATA, str(tmp_path / "data"))
    SHELF.forget_what_is_known()
    amber = [one.full_name for one in package() if one.playable and one.inks == ("Amber",)]
    deck = "\n".join([f"4 {WANDERER}", *(f"1 {name}" for name in amber[:56])])
    database = str(tmp_path / "table.sqlite")
    seats = [{"who": who, "name": who, "deck": deck} for who in ("me", "computer")]
    try:
        assert main(["cards", "import", file(tmp_path)]) == 0
        with served(database) as server:
            room = server.room("lorcana", seats=seats)
            key = room["seats"][0]
            assert Client(server, key).hear()["type"] == "welcome"
        assert main(["cards", "forget", "13"]) == 0
        with served(database) as server:
            said = Client(server, key).hear()
            assert (said["type"], said["why"]) == ("refused", "no such key")
            assert "cards of an imported set that are not here any more" in said["text"]
    finally:
        monkeypatch.undo()
        SHELF.forget_what_is_known()
