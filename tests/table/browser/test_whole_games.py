"""A whole game of each kind through the page, against the computer, to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.table.browser.conftest import OpenPage
from tests.table.browser.playing import Mouse, Player, Sight, at_once
from tests.table.browser.starting import choose, choose_game, sat_down, seeded, sit_down, unfold
from tests.table.browser.words import words

from arbitre.table.words import said

SIZE = {"width": 1440, "height": 900}
MOST = 250  # answers
SWAY = 24  # pixels by which the middle of the strip may move: it grows both ways when cards are laid out in it

# What is played, how well the computer plays it, and which moves are liked best.
GAMES = {
    "Disney Lorcana": ("random", ["quest", "shift", "play", "ink"]),
    "The Spoils": ("random", ["attack", "play"]),
    "7 Fallen": ("novice", ["attack", "play"]),
    "Briscola": ("", ["play"]),
}


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_against_the_computer(open_page: OpenPage, title: str) -> None:
    level, likes = GAMES[title]
    page = open_page(viewport=SIZE, reduced_motion="reduce")
    seeded(page, 7)
    choose_game(page, title)
    if level:
        unfold(page)
        choose(page, "start-level", said("en", f"level-{level}"))
    sit_down(page)
    sat_down(page)
    at_once(page)
    player = Player(page, Mouse(), likes=likes, seed=1)
    assert player.play(MOST), "it is not over yet"
    result = page.get_by_role("region", name=words("sill-label")).get_by_role("status")
    expect(result).to_be_visible()
    assert result.get_by_role("heading").inner_text() in {words(f"result-{how}") for how in ("won", "lost", "draw")}
    assert len(result.get_by_role("paragraph").inner_text()) > 10, "and why"
    nothing_moved(player.looked)


def nothing_moved(looked: list[Sight]) -> None:
    """The question and the end of the turn were where they always are; nothing had to be looked for sideways."""
    assert {seen.end for seen in looked} == {looked[0].end}
    assert looked[0].end is not None
    assert {(seen.sill.left, seen.sill.width) for seen in looked} == {(looked[0].sill.left, looked[0].sill.width)}
    middles = [seen.sill.top + seen.sill.height / 2 for seen in looked if not seen.opening]
    assert max(middles) - min(middles) <= SWAY
    assert all(seen.wide <= 0 for seen in looked)
