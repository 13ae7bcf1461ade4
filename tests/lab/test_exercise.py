"""A sample of the pool is exercised; `arbitre exercise lorcana` does it with all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.ability.nodes.optional import Battle, Only, Pay
from arbitre.games.fallen import card as fallen_card
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.games.spoils import card as spoils_card
from arbitre.kernel.error import BadScenario
from arbitre.lab.exercise import play
from arbitre.lab.exercise.ground import ground_of
from arbitre.lab.exercise.play import Report, exercise, write
from arbitre.lab.lorcana.decks import playable
from arbitre.pool import fallen, spoils
from arbitre.pool.lorcana import Pool, pool
from arbitre.scenario.run import check_text

SAMPLE = 32
PARTS = 4


def card(**more: object) -> CardData:
    """A character of our own."""
    data = {
        "name": "Tester",
        "type": "character",
        "cost": 2,
        "strength": 2,
        "willpower": 3,
        "lore": 1,
        "inks": ["Ruby"],
    }
    return LANGUAGE.convert({**data, **more}, CardData)


def tried(one: CardData, most: int = 60) -> Report:
    return exercise(ground_of("lorcana"), one, 4, most, Pool([one]))


def without_trouble(game: str, most: int, sample: int, part: int, parts: int) -> None:
    """Some cards of the pool, exercised: nothing breaks, and hardly anything is not reached."""
    ground = ground_of(game)
    known = ground.playable()
    reports = [exercise(ground, one, 3, most) for one in known[:: max(1, len(known) // sample)][part::parts]]
    assert [(report.name, fault.what) for report in reports for fault in report.faults] == []
    missed = [(report.name, report.missed) for report in reports if report.missed]
    assert len(missed) <= len(reports) // 10, missed


@pytest.mark.on_either_engine
@pytest.mark.parametrize("part", range(PARTS))
def test_cards_of_the_pool_do_what_they_say_without_trouble(part: int) -> None:
    without_trouble("lorcana", 60, SAMPLE, part, PARTS)


def test_what_a_tree_asks_for_is_there() -> None:
    """Somebody of a kind, damaged, an opponent's; cards in a discard; a location to move to."""
    report = tried(
        card(
            abilities=[
                {
                    "ability": "triggered",
                    "when": [{"event": "quests", "card": "this"}],
                    "condition": {
                        "if": "have",
                        "cards": {"what": "character", "whose": "you", "other": True},
                        "count": 3,
                    },
                    "effects": [
                        {
                            "do": "banish",
                            "target": {
                                "of": "chosen",
                                "cards": {
                                    "what": "character",
                                    "whose": "opponents",
                                    "where": [{"is": "classified", "any": ["Pirate"]}, {"is": "damaged"}],
                                },
                            },
                        }
                    ],
                },
                {
                    "ability": "triggered",
                    "when": [{"event": "moves", "card": "this"}],
                    "effects": [
                        {
                            "do": "return to hand",
                            "target": {"of": "chosen", "cards": {"what": "item", "zone": "discard"}},
                        }
                    ],
                },
            ]
        )
    )
    assert (report.missed, report.skipped, report.faults) == ([], [], [])


def test_what_can_never_happen_is_reported_as_not_reached() -> None:
    never = {"if": "all", "conditions": [{"if": "during", "turn": t} for t in ("your turn", "opponents' turn")]}
    report = tried(
        card(
            abilities=[
                {"ability": "activated", "cost": [], "effects": [{"do": "draw"}], "condition": never},
                {
                    "ability": "static",
                    "effects": [{"static": "gets", "cards": "this", "stat": "lore", "amount": 1}],
                    "condition": never,
                },
                {
                    "ability": "activated",
                    "cost": [],
                    "effects": [{"do": "if", "condition": never, "then": [{"do": "draw"}]}],
                },
            ]
        ),
        most=8,
    )
    assert report.missed == ["#0", "#1.0"]
    assert report.skipped == ["#2 [1] draw"]


def test_a_fault_leaves_a_scenario_that_can_be_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def complain(game: Lorcana) -> None:
        if len(game.picks) > 5:
            raise AssertionError("not as it should be")

    monkeypatch.setattr(play, "check", complain)
    report = exercise(ground_of("lorcana"), playable(pool())[0], 1, 1)
    assert [fault.what for fault in report.faults] == ["AssertionError: not as it should be"]
    text = write(tmp_path, report)[0].read_text(encoding="utf-8")
    assert text.count("[[do]]") == 6
    assert check_text(text).log
    with pytest.raises(BadScenario, match="pick 99"):
        check_text(text.replace('"pick 1"', '"pick 99"', 1))


@pytest.mark.on_either_engine
@pytest.mark.parametrize("part", range(2))
def test_cards_of_the_spoils_do_what_they_say_without_trouble(part: int) -> None:
    without_trouble("spoils", 200, 12, part, 2)


@pytest.mark.on_either_engine
def test_an_ability_of_the_spoils_that_can_never_be_used_is_reported() -> None:
    one = spoils_card.CardData(
        name="Tester",
        type="character",
        cost=1,
        strength=1,
        life=2,
        speed=3,
        abilities=(
            n.Activated(
                cost=(Pay(1), n.Choose(n.Chosen(n.Select("item")))), effects=(n.Banish(n.That()),), name="SMASH"
            ),
            n.Activated(cost=(Only(n.All((Battle(), n.NoneOf(Battle())))),), effects=(n.Draw(),), name="NEVER"),
            n.Keyword("Flip Up", value=1),
        ),
    )
    report = exercise(ground_of("spoils"), one, 4, 40, spoils.Pool([one]))
    assert (report.missed, report.faults) == (["#1", "#1 cost"], [])


@pytest.mark.on_either_engine
@pytest.mark.parametrize("part", range(2))
def test_cards_of_7_fallen_do_what_they_say_without_trouble(part: int) -> None:
    without_trouble("fallen", 40, 12, part, 2)


@pytest.mark.parametrize("kind", ["deity", "archangel", "temple", "gift", "familiar", "worshipper"])
def test_what_is_no_page_of_the_book_is_exercised_where_it_belongs(kind: str) -> None:
    ground = ground_of("fallen")
    one = next(card for card in ground.playable() if card.type == kind and card.abilities)
    report = exercise(ground, one, 3, 60)
    assert (report.missed, report.faults) == ([], [])


@pytest.mark.on_either_engine
def test_an_ability_of_7_fallen_that_can_never_be_used_is_reported() -> None:
    never = Only(n.All((Battle(), n.NoneOf(Battle()))))
    one = fallen_card.CardData(
        name="Tester",
        type="angel",
        cost=1,
        attack=1,
        life=2,
        abilities=(
            n.Keyword("Phoenix", value=2),
            n.Activated(
                cost=(Pay(1), n.Choose(n.Chosen(n.Select("golem", "opponents", "battlefield")))),
                effects=(n.Banish(n.That()),),
                name="Parole divine",
            ),
            n.Activated(cost=(never,), effects=(n.Draw(),), name="Parole divine"),
        ),
    )
    report = exercise(ground_of("fallen"), one, 4, 60, fallen.Pool([*fallen.pool(), one]))
    assert (report.missed, report.faults) == (["#2 cost", "#2"], [])
