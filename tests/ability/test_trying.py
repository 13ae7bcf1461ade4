"""The search for a way to pay, where only trying tells: it finds one, finds that there is none, or says it gave up."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.ability import trying
from arbitre.lab.trouble import Search, search
from arbitre.scenario.run import check_text

GAMES = ("lorcana", "spoils", "fallen")

MINE = '{ do = "banish", target = { of = "chosen", cards = { what = "character", whose = "you" } } }'
TOY = '{ do = "banish", target = { of = "chosen", cards = { what = "item", whose = "you" } } }'
ANGEL = '{ do = "banish", target = { of = "chosen", cards = { what = "angel", whose = "you", zone = "rear" } } }'
GREAT = (
    '{ do = "banish", target = { of = "chosen", cards = { what = "angel", whose = "you", zone = "rear", '
    'where = [{ is = "stat", stat = "cost", compare = ">=", than = 3 }] } } }'
)

LORCANA = f"""
game = "lorcana"
rules = ["1.5.3"]
title = "Three characters and an item are banished for 3 lore"
[[card]]
name = "Bonfire"
type = "character"
cost = 1
strength = 1
willpower = 1
lore = 1
abilities = [
    {{ ability = "activated", cost = [{MINE}, {MINE}, {MINE}, {TOY}], effects = [{{ do = "gain lore", amount = 3 }}] }},
]
"""
SPOILS = f"""
game = "spoils"
rules = ["401.2", "604.1e"]
title = "Three characters and an item are destroyed for 3 influence"
[[card]]
name = "Bonfire"
type = "tactic"
cost = 0
abilities = [
    {{ ability = "extra cost", cost = [{MINE}, {MINE}, {MINE}, {TOY}] }},
    {{ ability = "action", effects = [{{ do = "gain influence", amount = 3 }}] }},
]
"""
FALLEN = f"""
game = "fallen"
rules = ["F5.74.1"]
title = "Three Angels and two great ones are destroyed for another"
[[card]]
name = "Bonfire"
type = "angel"
cost = 0
attack = 1
life = 2
abilities = [{{ ability = "oath", cost = [{ANGEL}, {ANGEL}, {ANGEL}, {GREAT}, {GREAT}] }}]
[[card]]
name = "Page"
type = "angel"
cost = 1
attack = 1
life = 2
[[card]]
name = "Knight"
type = "angel"
cost = 3
attack = 1
life = 2
"""


def gave_up(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == trying.LOG.name]


def passes(text: str) -> None:
    outcome = check_text(text)
    assert outcome.passed, outcome.faults


def test_what_can_be_paid_in_one_of_few_ways_is_offered(caplog: pytest.LogCaptureFixture) -> None:
    """And of the answers those alone that leave the rest of it payable."""
    passes(
        FALLEN
        + """
        [A]
        hand = ["Bonfire"]
        rear = ["Knight", "Page", "Knight", "Page", "Page"]
        [[do]]
        A = "play Bonfire"
        expect = { asked = { kind = "choose card", options = ["choose Page", "choose Page", "choose Page"] } }
        [[do]]
        A = ["choose Page", "choose Page", "choose Knight"]
        [[expect]]
        "A.rear" = ["Bonfire"]
        """
    )
    assert gave_up(caplog) == []


def test_what_cannot_be_paid_is_refused_while_every_way_can_be_looked_at(caplog: pytest.LogCaptureFixture) -> None:
    passes(
        FALLEN
        + """
        [A]
        hand = ["Bonfire"]
        rear = ["Knight", "Page", "Page", "Page", "Page"]
        [[do]]
        A = "play Bonfire"
        refused = "F5.74.1"
        """
    )
    assert gave_up(caplog) == []


def test_cards_chosen_together_are_tried_in_one_order_only(caplog: pytest.LogCaptureFixture) -> None:
    """Three of ten: 120 ways, which would be 720 one after another."""
    passes(
        LORCANA.replace(f"{MINE}, {MINE}, {MINE}", MINE.replace('"you" }', '"you" }, count = 3'))
        + f"""
        [A]
        play = {["Bonfire"] * 10}
        [[do]]
        A = "use Bonfire"
        refused = "1.5.3"
        """
    )
    assert gave_up(caplog) == []


FEW = "Stitch - New Dog"
MANY = ["Bonfire", "Flounder - Voice of Reason", *[FEW] * 7]


def test_lorcana_lets_it_be_begun_where_the_search_gives_up_and_nothing_comes_of_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    passes(
        LORCANA
        + f"""
        [A]
        play = {MANY}
        [[do]]
        A = ["use Bonfire", "choose Flounder", "choose Stitch", "choose Stitch"]
        [[expect]]
        "A.lore" = 0
        "A.discard" = ["Flounder - Voice of Reason", "{FEW}", "{FEW}"]
        """
    )
    assert any("200 positions" in said and "Bonfire" in said for said in gave_up(caplog))


def test_the_spoils_takes_it_back_where_the_search_gives_up(caplog: pytest.LogCaptureFixture) -> None:
    passes(
        SPOILS
        + f"""
        [A]
        hand = ["Bonfire"]
        play = {["Key Man"] * 8}
        [[do]]
        A = ["play Bonfire", "choose Key Man", "choose Key Man", "choose Key Man"]
        [[expect]]
        "A.hand" = ["Bonfire"]
        "A.play" = {["Key Man"] * 8}
        log = ["takes back"]
        """
    )
    assert any("200 positions" in said and "Bonfire" in said for said in gave_up(caplog))


def test_in_7_fallen_the_page_stays_where_it_is_where_the_search_gives_up(caplog: pytest.LogCaptureFixture) -> None:
    passes(
        FALLEN
        + """
        [A]
        hand = ["Bonfire"]
        rear = ["Knight", "Page", "Page", "Page", "Page", "Page", "Page", "Page"]
        [[do]]
        A = ["play Bonfire", "choose Page", "choose Page", "choose Page"]
        [[expect]]
        "A.hand" = ["Bonfire"]
        log = ["cancelled"]
        """
    )
    assert any("200 positions" in said and "Bonfire" in said for said in gave_up(caplog))


@pytest.mark.parametrize("name", GAMES)
def test_random_games_keep_the_invariants_without_a_search(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worst a bound can do."""
    monkeypatch.setattr(trying, "BOUND", 0)
    assert search(1, 3, Search(name, "random", 2, tmp_path, every=10)) == []


@pytest.mark.parametrize("name", GAMES)
def test_in_random_games_no_search_gives_up(name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    search(11, 4, Search(name, "random", 2, tmp_path, every=1000))
    assert gave_up(caplog) == []
