"""The moves by number: grouped, equal cards once, challenges with what they would do."""

from __future__ import annotations

import pytest
from tests.terminal.position import position
from tests.terminal.table import Table, new_game

from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import PLAY
from arbitre.players import answer, greedy
from arbitre.terminal.lorcana.cardtext import _spoken
from arbitre.terminal.words import LANGUAGES

ARENA = """
[A]
play = ["Hero", "Lancer", "Weak", "Tool"]
[B]
play = [{ card = "Weak", exerted = true }, { card = "Foe", exerted = true }, "Keep"]
"""


def arena(*, brief: bool = False) -> list[str]:
    return menu_lines(position(ARENA), brief=brief)


def menu_lines(game: Lorcana, brief: bool = False, width: int = 100) -> list[str]:
    return [line.plain for line in Table(game, width=width).menu().lines(width, brief)]


@pytest.mark.parametrize(
    "line",
    [
        "Hero → Weak: deals 4, takes 1; banishes it",
        "Hero → Foe: deals 4, takes 4; both are banished",
        "Hero → Keep: deals 4; nobody is banished",
        "Lancer → Foe: deals 4, takes 4; both are banished",
        "Weak → Foe: deals 1, takes 4; is banished",
        "Weak → Weak: deals 1, takes 1; nobody is banished",
    ],
)
def test_a_challenge_says_before_what_it_would_do(line: str) -> None:
    assert any(text.endswith(line) for text in arena())


def test_what_it_says_is_what_happens() -> None:
    """Damage and banishments of a challenge nothing interferes with, compared with the line of the menu."""
    game = position(ARENA)
    assert game.decision is not None
    checked = 0
    for place, option in enumerate(game.decision.options):
        if option.kind != "challenge":
            continue
        entry = next(e for e in Table(game).menu().entries if e.place == place)
        twin = game.copy()
        twin.apply(place)
        both = twin.zone_of[option.card] != PLAY and twin.zone_of[option.target] != PLAY
        assert ("both are banished" in entry.text) == both
        assert ("banishes it" in entry.text) == (twin.zone_of[option.target] != PLAY and not both)
        assert ("; is banished" in entry.text) == (twin.zone_of[option.card] != PLAY and not both)
        checked += 1
    assert checked == 9


def test_a_small_screen_says_it_shorter() -> None:
    text = "\n".join(arena(brief=True))
    assert "Hero → Weak (4:1 wins)" in text
    assert "Hero → Foe (4:4 both)" in text
    assert "Weak → Foe (1:4 loses)" in text


def test_an_ability_to_use_is_written_out() -> None:
    assert any("Tool: " in line and "draw" in line.lower() for line in arena())


def test_groups_stand_in_order_and_the_end_of_the_turn_is_0() -> None:
    lines = arena()
    titles = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert titles == ["Use", "Quest", "Challenge"]
    assert lines[-1].split() == ["0", "End", "the", "turn"]


def test_equal_cards_in_hand_are_one_entry() -> None:
    game = position('[A]\nink = 3\nhand = ["Weak", "Hero", "Weak"]')
    lines = menu_lines(game)
    assert lines[0] == "Ink   1 Weak   2 Hero"
    assert lines[1] == "Play  3 Weak (1)   4 Hero (3)"


def test_two_of_the_same_name_in_play_are_told_apart() -> None:
    game = position('[A]\nplay = ["Weak", { card = "Weak", damage = 1 }]')
    assert "Quest  1 Weak #1 (+1)   2 Weak #2 (+1)" in menu_lines(game)


def test_where_it_makes_no_difference_which_it_is_offered_once() -> None:
    game = position('[A]\nplay = ["Weak", "Weak"]')
    assert "Quest  1 Weak (+1)" in menu_lines(game)
    table = Table(game)
    assert game.decision is not None
    numbers = [table.number(place) for place, option in enumerate(game.decision.options) if option.kind == "quest"]
    assert numbers == [1, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_every_decision_has_a_number(lang: str) -> None:
    kinds: set[str] = set()
    for seed in range(4):
        game = new_game(seed)
        while game.decision is not None:
            if game.decision.seat == 0:
                menu = Table(game, lang).menu()
                numbers = {menu.number(place) for place in range(len(game.decision.options))}
                assert numbers == {entry.number for entry in menu.entries}
                assert all(entry.text for entry in menu.entries)
                assert len({entry.text for entry in menu.entries}) == len(menu.entries)
                kinds.add(game.decision.kind)
            game.apply(answer(greedy(seed), game))
    assert {"turn action", "alter hand", "choose card", "may"} <= kinds


def test_a_question_with_very_many_answers_is_answered_by_name() -> None:
    game = position('[A]\nplay = ["Oracle"]')
    lines = ["1", "5", "xyzzyx", "elsaa", "Stitch"]
    table = Table(game, lines=lines, plays_on=False)
    text = table.run()
    words = table.screen.words
    assert words("no-moves-to-number") in text
    assert words("no-such-card-at-all", text="xyzzyx") in text
    assert "Did you mean Elsa" in text
    assert any(event.kind == "names" and event.word == "Stitch" for event in table.session.game.events)


def test_a_facedown_card_has_no_name_in_the_menu() -> None:
    """Not even two of the same name are told apart from two others."""
    under = ", ".join('{ card = "Ghost", facedown = true }' for _ in range(2))
    game = position(f'[A]\nplay = ["Sweep", {{ card = "Hero", under = [{under}] }}]')
    table = Table(game, lines=["1"], plays_on=False)
    text = table.run()
    decision = table.session.game.decision
    assert decision is not None
    assert decision.kind == "choose order"
    assert len(table.menu().entries) == 3
    assert "Ghost" not in text
    assert text.count("a facedown card") == 2


@pytest.mark.parametrize("said", ["Polochon", "polochon", "Flounder", "FLOUND"])
@pytest.mark.parametrize("more", ["", '[B]\nhand = ["Flounder - Voice of Reason"]'])
def test_any_card_of_the_pool_can_be_named_in_both_languages(said: str, more: str) -> None:
    table = Table(position(f'[A]\nplay = ["Oracle"]\n{more}'), "fr", lines=["1", said], plays_on=False)
    text = table.run()
    assert [event.word for event in table.session.game.events if event.kind == "names"] == ["Flounder"]
    assert "nommez Polochon" in text


def test_naming_does_not_tell_which_cards_are_in_the_game() -> None:
    """The same names in the same words, whatever the decks are."""
    shown = []
    for hand in ("Flounder - Voice of Reason", "Stitch - New Dog"):
        table = Table(position(f'[A]\nplay = ["Oracle"]\n[B]\nhand = ["{hand}"]'), "fr", lines=["1"], plays_on=False)
        table.run()
        game = table.session.game
        assert game.decision is not None
        shown.append([table.screen.speaker.option(game, option) for option in game.decision.options])
    assert shown[0] == shown[1]
    assert "Polochon" in shown[1]
    assert "Flounder" not in shown[0]


def test_ink_is_counted_in_french() -> None:
    assert _spoken("Payez 1 ⬡ ou 2 ⬡.", "fr") == "Payez 1 encre ou 2 encres."
    assert _spoken("pay 2 ⬡", "en") == "pay 2 ink"
