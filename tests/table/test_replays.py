"""Games seen again over HTTP: of rooms, of records and of scenarios; and played on from a moment."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.serving import Client, Served, play, served

import arbitre
from arbitre.kernel.knowledge import EVERYTHING
from arbitre.scenario.run import check_text
from arbitre.scenario.shelf import shelf, text_of
from arbitre.table.origins import of_scenario
from arbitre.table.positions import can_be_written, of_moment
from arbitre.table.replaying import Onlooker, Replay
from arbitre.table.setup import Unfit
from arbitre.table.telling import Beside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


def got(server: Served, address: str, status: int = 200) -> dict[str, Any]:
    found, _, body = server.get(address)
    assert found == status, body
    answer: dict[str, Any] = json.loads(body)
    return answer


def played(game: str, seed: int = 3) -> Any:
    """A whole game of two greedy players."""
    made: Any = arbitre.new(game, decks=list(arbitre.decks(game))[:2], seed=seed, **_format(game))
    player = arbitre.player("greedy", seed=1)
    while not made.over:
        made.apply(player(made))
    return made


def _format(game: str) -> dict[str, Any]:
    return {"format": "starter"} if game == "spoils" else {}


def test_a_record_is_seen_again_moment_by_moment(server: Served) -> None:
    game = played("lorcana")
    status, room = server.post("/api/records", {"record": game.record()})
    assert status == 200, room
    key = room["watch"]
    replay = got(server, f"/api/replays/{key}")
    assert len(replay["moments"]) == len(game.picks) + 1
    assert replay["eyes"] == [-2, 0, 1]
    last = got(server, f"/api/replays/{key}/{len(game.picks)}")
    assert last["table"]["view"]["result"]["winners"] == list(game.result.winners)
    half = len(game.picks) // 2
    middle = arbitre.replay(game.record(), half)
    seen = got(server, f"/api/replays/{key}/{half}?as=0")["table"]["view"]
    assert seen["turn"] == middle.turn == replay["moments"][half]["turn"]
    assert len(seen["seats"][0]["zones"]["hand"]["cards"]) == len(middle.zones[0][middle.zone_index["hand"]])
    _, _, text = server.get(f"/api/replays/{key}/record")
    assert arbitre.replay(text.decode()).digest() == game.digest()


def test_with_one_seats_eyes_the_others_hand_stays_hidden(server: Served) -> None:
    _, room = server.post("/api/records", {"record": played("lorcana").record()})
    own = got(server, f"/api/replays/{room['watch']}/20?as=0")["table"]["view"]["seats"]
    both = got(server, f"/api/replays/{room['watch']}/20?as=-2")["table"]["view"]["seats"]
    assert all("name" in card for card in own[0]["zones"]["hand"]["cards"])
    assert not any("name" in card for card in own[1]["zones"]["hand"]["cards"])
    assert all("name" in card for card in both[1]["zones"]["hand"]["cards"])


def test_a_game_that_is_still_played_is_looked_back_at_only_with_ones_own_eyes(server: Served) -> None:
    room = server.room("lorcana", "me", "friend", seed=5)
    one = Client(server, room["seats"][0])
    one.hear()
    one.hear()
    for key, eyes in ((room["seats"][0], [0]), (room["seats"][1], [1]), (room["watch"], [-1])):
        assert got(server, f"/api/replays/{key}")["eyes"] == eyes
        assert got(server, f"/api/replays/{key}/0?as=-2", 403)["type"] == "wrong"
        assert got(server, f"/api/replays/{key}/record", 404)["type"] == "wrong"
        assert got(server, f"/api/replays/{key}")["table"]
        seats = [{"who": "me"}, {"who": "me"}]  # who plays on at all seats sees all hands
        status, wrong = server.post("/api/forks", {"replay": key, "moment": 0, "seats": seats})
        assert (status, wrong["faults"][0]["text"]) == (403, "A game can be played on from here once it is over.")


def test_a_game_is_played_on_from_a_moment_against_the_computer(server: Served) -> None:
    game = played("spoils")
    _, room = server.post("/api/records", {"record": game.record()})
    key, half = room["watch"], len(game.picks) // 2
    seats = [{"who": "me", "name": "Ada"}, {"who": "computer", "level": "random"}]
    status, forked = server.post("/api/forks", {"replay": key, "moment": half, "seats": seats})
    assert status == 200, forked
    client = Client(server, forked["seats"][0])
    client.hear()
    table = client.hear()
    middle = arbitre.replay(game.record(), half)
    assert table["view"]["turn"] >= middle.turn
    assert table["view"]["result"] is None
    again = got(server, f"/api/replays/{forked['seats'][0]}")  # what went before belongs to it
    assert len(again["moments"]) > half


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"moment": 99}, "99"),
        ({"seats": [{"who": "me"}]}, "2"),
        ({"seats": [{"who": "computer"}, {"who": "computer"}]}, "Somebody"),
        ({"seats": [{"who": "me"}, {"who": "computer", "level": "wizard"}]}, "wizard"),
        ({"replay": "nobody's key"}, "link"),
        ({"replay": "scenario:lorcana/nothing"}, "nothing"),
        ({"replay": "scenario:chess/nothing"}, "nothing"),
    ],
)
def test_what_can_not_be_played_on_is_said_to_be_wrong(server: Served, wish: dict[str, Any], said: str) -> None:
    usual = {"replay": "scenario:lorcana/1.2.1-must-quest", "moment": 0, "seats": [{"who": "me"}, {"who": "computer"}]}
    status, wrong = server.post("/api/forks", {**usual, **wish})
    assert status in (400, 404)
    assert said in wrong["faults"][0]["text"]


def test_a_scenario_is_seen_with_its_moves(server: Served) -> None:
    replay = got(server, "/api/replays/scenario:lorcana/1.2.1-must-quest?lang=fr")
    assert [mark["seat"] for mark in replay["moments"]] == [-1, 0, 0, 0, 0, 0, 1, 1, 0, 1]
    assert replay["moments"][0]["turn"] == 3
    assert replay["moments"][6]["text"].startswith("Joueur B envoie Stitch")
    view = got(server, "/api/replays/scenario:lorcana/1.2.1-must-quest/6")["table"]["view"]
    assert view["seats"][1]["lore"] == 1


def test_a_position_of_ones_own_is_kept_and_linked_to(server: Served) -> None:
    text = text_of("fallen", next(iter(shelf("fallen")))) or ""
    status, room = server.post("/api/positions", {"scenario": text})
    assert status == 200, room
    assert got(server, f"/api/replays/{room['watch']}/0")["table"]["view"]["seats"]
    got(server, f"/api/replays/{room['watch']}/record", 404)
    for broken in ("", "game = 'lorcana'", text.replace("[A]", "[Z]"), "x" * 50_000):
        status, wrong = server.post("/api/positions", {"scenario": broken})
        assert (status, wrong["type"]) == (400, "wrong")


def test_a_record_that_is_none_is_refused(server: Served) -> None:
    whole = played("lorcana").record()
    for broken in ("", "hello", whole.replace("picks:", "picks"), whole[:-5]):
        status, wrong = server.post("/api/records", {"record": broken})
        assert (status, wrong["type"]) == (400, "wrong"), broken[:20]


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_every_scenario_opens(game: str) -> None:
    """All that come with Arbitre: laid out, its moves made, its first and last moment seen."""
    unfit: list[str] = []
    for name in shelf(game):
        try:
            replay = Replay(name, of_scenario(text_of(game, name) or "", "en"), ())
            room = replay.room(len(replay.moments) - 1)
            reader = Onlooker(room, EVERYTHING, "en")
            assert len(reader.marks(replay.moments)) == len(replay.moments)
            assert reader.table(Beside()).view["seats"]
        except Unfit as fault:
            unfit.append(f"{name}: {fault}")
    assert not unfit


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_moments_of_a_game_that_is_over_become_positions(server: Served, game: str) -> None:
    playing: Any = arbitre.new(game, decks=list(arbitre.decks(game))[:2], seed=5)
    player = arbitre.player("greedy", seed=1)
    while not playing.over:
        playing.apply(player(playing))
    _, made = server.post("/api/records", {"record": playing.record()})
    replay = f"/api/replays/{made['watch']}"
    last = len(got(server, replay)["moments"]) - 1
    looked_at = 0
    for number in range(0, last + 1, 4):
        moment = got(server, f"{replay}/{number}")
        if not moment["position"]:
            assert "in their own turn" in got(server, f"{replay}/{number}/scenario", 404)["faults"][0]["text"]
            continue
        found = got(server, f"{replay}/{number}/scenario")
        view = moment["table"]["view"]
        assert (found["game"], found["data"]["number"]) == (game, view["turn"])
        status, laid = server.post("/api/positions", {"data": found["data"]})
        assert status == 200, laid
        again = got(server, f"/api/replays/{laid['watch']}/0")["table"]["view"]
        assert [sizes(seat) for seat in again["seats"]] == [sizes(seat) for seat in view["seats"]]
        looked_at += 1
    assert looked_at > 3
    assert not got(server, f"{replay}/{last}")["position"], "the game is over there"


def sizes(seat: dict[str, Any]) -> dict[str, int]:
    """How many cards a seat has where."""
    return {name: zone["count"] for name, zone in seat["zones"].items()}


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_a_position_made_of_a_running_game_says_nothing_of_hidden_cards(game: str) -> None:
    """The same file comes of a game in which all that the seat does not know is otherwise."""
    playing: Any = arbitre.new(game, decks=list(arbitre.decks(game))[:2], seed=6)
    player = arbitre.player("greedy", seed=2)
    looked_at = 0
    while not playing.over and looked_at < 12:
        for seat in range(2):
            if can_be_written(playing, seat) and playing.turn > 2:
                told = of_moment(playing, seat, "x", "en")
                other = of_moment(playing.imagine(seat, 77), seat, "x", "en")
                assert told.text == other.text
                looked_at += 1
        playing.apply(player(playing))
    assert looked_at >= 12


def test_of_a_running_game_who_plays_gets_what_they_see_and_who_watches_nothing(server: Served) -> None:
    room = server.room("lorcana", "me", "friend", seed=5)
    clients = [Client(server, key) for key in room["seats"]]
    for client in clients:
        client.until(lambda client: client.view)
    while clients[0].view["turn"] < 3:
        play(clients, lambda client: len(client.options()) - 1, 1)
    last = len(got(server, f"/api/replays/{room['seats'][0]}")["moments"]) - 1
    for seat, key in enumerate(room["seats"]):
        assert got(server, f"/api/replays/{key}/{last}")["position"]
        found = got(server, f"/api/replays/{key}/{last}/scenario")["data"]
        mine, theirs = found["AB"[seat]], found["BA"[seat]]
        assert len(mine["hand"]) > 5
        assert "hand" not in theirs
        assert not {"deck"} & {*mine, *theirs}
        got(server, f"/api/replays/{key}/{last}/scenario?as=-2", 403)
        got(server, f"/api/replays/{key}/{last}/scenario?as={1 - seat}", 403)
    assert not got(server, f"/api/replays/{room['watch']}/{last}")["position"]
    got(server, f"/api/replays/{room['watch']}/{last}/scenario", 404)


def test_the_rules_are_found_by_words_and_by_number(server: Served) -> None:
    whole = got(server, "/api/rules/lorcana?lang=fr")
    assert len(whole["rules"]) > 400
    assert whole["lang"] == "fr"
    found = got(server, "/api/rules/lorcana?lang=fr&search=d%C3%A9fier%20personnage")["rules"]
    assert 0 < len(found) < len(whole["rules"])
    assert got(server, "/api/rules/lorcana?search=4.6.1.")["rules"][0]["number"] == "4.6.1"
    assert got(server, "/api/rules/spoils?lang=it")["lang"] == "en"
    assert got(server, "/api/rules/lorcana?search=xyzzy")["rules"] == []
    rule = got(server, "/api/rules/lorcana/4.6.1")
    assert [one["number"] for one in rule["above"]] == ["4", "4.6"]
    assert rule["scenarios"]
    for one in rule["scenarios"][:3]:
        assert "4.6.1" in got(server, f"/api/scenarios/lorcana/{one['name']}")["rules"]


def test_a_position_is_put_together_with_the_words_of_its_game(server: Served) -> None:
    words = got(server, "/api/positions/lorcana")
    takes = {word["name"]: word["takes"] for word in words["seat"]}
    assert (takes["hand"], takes["lore"]) == ("cards", "number")
    assert {word["name"]: word["takes"] for word in words["card"]}["exerted"] == "truth"
    got(server, "/api/positions/briscola", 404)
    given = got(server, "/api/replays/scenario:lorcana/1.2.1-must-quest/scenario")
    data = {**given["data"], "A": {**given["data"]["A"], "lore": 7}}
    status, room = server.post("/api/positions", {"data": data})
    assert status == 200, room
    kept = got(server, f"/api/replays/{room['watch']}/scenario")
    assert kept["data"]["A"]["lore"] == 7
    assert "do" not in kept["data"]
    assert check_text(kept["text"]).passed
    assert got(server, f"/api/replays/{room['watch']}/0")["table"]["view"]["seats"][0]["lore"] == 7
    status, wrong = server.post("/api/positions", {"data": {**data, "A": {"lore": -1}}})
    assert (status, wrong["type"]) == (400, "wrong")
    status, wrong = server.post("/api/positions", {"data": {**data, "A": {"lore": None}}})
    assert (status, wrong["type"]) == (400, "wrong")
