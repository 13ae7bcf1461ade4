"""The board: what is on it, how it fits, and that it needs neither colour nor more than ASCII."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.terminal.position import in_play, position
from tests.terminal.table import Table, new_game

from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.column import with_row
from arbitre.kernel.modifier import Modifier
from arbitre.players import answer, greedy
from arbitre.sentences import Speaker
from arbitre.terminal.kits import kit
from arbitre.terminal.marks import writable
from arbitre.terminal.screen import Screen
from arbitre.terminal.words import LANGUAGES, Words

SCENE = """
[A]
ink = 5
play = ["Hero", { card = "Hero", damage = 2, exerted = true }, "Keep", "Banner"]
hand = ["Tool", "Hero", "Keep", "Hero"]
[B]
lore = 7
hand = ["Weak", "Lancer"]
play = ["Ghost"]
discard = ["Oracle"]
"""


def drawn(game: Lorcana, lang: str = "en", width: int = 80) -> list[str]:
    table = Table(game, lang, width=width)
    return [line.plain for line in table.board().lines()]


def row(lines: list[str], name: str) -> str:
    """The first line that begins so, with single spaces."""
    return " ".join(next(line for line in lines if line.strip().startswith(name)).split())


def test_it_shows_what_every_player_has() -> None:
    lines = drawn(position(SCENE), width=100)
    assert lines[0].startswith("Turn 3, your turn ")
    assert "Ada (computer) lore 7/20 · ink 0/0 · hand 2 · deck 10 · discard 1 (Oracle on top)" in row(lines, "Ada")
    assert row(lines, "▶") == "▶ Player (you) lore 0/20 · ink 5/5 · hand 4 · deck 10 · discard 0"


def test_ink_that_was_spent_is_no_longer_ready() -> None:
    game = position(SCENE)
    assert game.decision is not None
    place = next(i for i, option in enumerate(game.decision.options) if option.kind == "play")
    cost = game.facts[game.decision.options[place].card].cost
    game.apply(place)
    assert f"ink {5 - cost}/5" in row(drawn(game), "▶")


def test_characters_show_cost_and_what_counts_now() -> None:
    lines = drawn(position(SCENE))
    assert row(lines, "Hero #1") == "Hero #1 3 5↑ 4 2"
    assert row(lines, "Hero #2") == "Hero #2 3 5↑ 4 2 damage 2, exerted"
    assert row(lines, "Ghost") == "Ghost 4 2 3 1 Evasive, Resist +1"
    assert row(lines, "Keep") == "Keep 2 6 1 move 2"
    assert row(lines, "Items") == "Items: Banner (cost 1)"


def test_a_character_at_a_location_stands_under_it() -> None:
    lines = drawn(position('[A]\nplay = ["Weak", { card = "Hero", at = "Keep" }, "Keep"]'))
    at = next(i for i, line in enumerate(lines) if line.startswith("  Keep"))
    assert lines[at + 1].startswith("    Hero")
    assert lines[at - 1].startswith("  Weak")


def test_drying_cards_under_and_what_can_not_be_done() -> None:
    game = position('[A]\nplay = [{ card = "Hero", drying = true, under = ["Weak"] }]')
    hero = in_play(game, 0, "Hero")
    game.applied = with_row(game.applied, hero, (Modifier("can't quest", 0, "", hero, 0, "turn", -1, game.turn, None),))
    assert row(drawn(game), "Hero") == "Hero 3 4 4 2 drying, 1 card under it, can't quest"


def test_the_hand_shows_what_can_become_ink() -> None:
    lines = drawn(position(SCENE))
    hand = lines[next(i for i, line in enumerate(lines) if line.strip().startswith("Hand")) + 1 :]
    assert row(hand, "Hero") == "Hero x2 ◉ 3 4 4 2"
    assert row(hand, "Tool") == "Tool 2 item"
    assert row(hand, "Keep") == "Keep ◉ 2 6 1 location, move 2"


def test_a_cheaper_card_is_marked() -> None:
    lines = drawn(position('[A]\nplay = ["Guild"]\nhand = ["Tool"]'))
    assert row(lines, "Tool") == "Tool ↓ 1 item"


def test_the_bag_and_looked_at_cards_are_shown() -> None:
    game = position('[A]\nplay = ["Bard", "Hero"]\ndeck = ["Tool", "Weak", "Ghost"]')
    assert "In the bag" not in "\n".join(drawn(game))
    _take(game, "quest")
    assert row(drawn(game), "In the bag") == "In the bag: Bard (Player), Bard (Player)"
    _take(game, "resolve", nth=-1)
    while game.decision is not None and game.decision.kind != "choose order":
        game.apply(0)
    lines = drawn(game)
    assert row(lines, "You see") == "You see: Tool, Weak"
    assert "Ghost" not in "\n".join(lines)


def _take(game: Lorcana, kind: str, nth: int = 0) -> None:
    assert game.decision is not None
    game.apply([option for option in game.decision.options if option.kind == kind][nth])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_no_line_is_wider_than_the_screen(lang: str, width: int) -> None:
    game = new_game(7)
    while game.decision is not None and game.turn < 14:
        if game.decision.seat == 0:
            table = Table(game, lang, width=width, plays_on=False)
            with pytest.raises(EOFError):
                table.session._ask()
            too_wide = [line for line in table.text.splitlines() if len(line) > width]
            assert not too_wide
        game.apply(answer(greedy(1), game))


def test_an_early_board_fits_a_small_screen() -> None:
    game = new_game(7)
    while game.decision is not None and game.turn < 5:
        if game.decision.seat == 0 and game.decision.kind == "turn action":
            table = Table(game, width=80, height=24, plays_on=False)
            with pytest.raises(EOFError):
                table.session._ask()
            assert len(table.text.splitlines()) < 24
        game.apply(answer(greedy(1), game))


def drawn_on(console: Console) -> None:
    screen = Screen(console, 0, kit("lorcana"), Speaker("en", ["Me", "Ada"]), Words("en"))
    game = position(SCENE)
    screen.draw(screen.board(screen.sight(game)), screen.log(game), [[]], 0)


def test_a_terminal_that_knows_only_ascii() -> None:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding="ascii", write_through=True)
    console = Console(file=file, width=80, height=30, highlight=False)
    drawn_on(console)
    text = raw.getvalue().decode("ascii")
    assert "> Me (you)" in text
    assert "5+" in text


def test_french_on_a_terminal_that_knows_only_ascii() -> None:
    assert writable("Défier « Maléfique » : ⟳ — piochez", "ascii") == 'Defier " Malefique " : (exert) - piochez'
    assert writable("Défier", "utf-8") == "Défier"


def test_no_colour_is_written_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    file = io.StringIO()
    console = Console(file=file, width=80, height=30, force_terminal=True, highlight=False)
    drawn_on(console)
    assert "\x1b[3" not in file.getvalue().replace("\x1b[3J", "")
    piped = Console(file=io.StringIO(), width=80, highlight=False)
    drawn_on(piped)
    assert "\x1b" not in piped.file.getvalue()  # type: ignore[attr-defined]


LONG = "Mickey Mouse - Wayward Sorcerer"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_board_cuts_no_number(lang: str) -> None:
    game = position(f'[A]\nplay = ["{LONG}", "{LONG}"]\nhand = ["{LONG}", "{LONG}"]')
    lines = drawn(game, lang, width=60)
    text = "\n".join(lines)
    for sign in ("#1", "#2", "x2"):
        assert sign in text
    words = Words(lang)
    for key in ("count-hand", "count-deck", "count-discard"):
        number = {"count-hand": 2, "count-deck": 10, "count-discard": 0}[key]
        assert words(key, number=number) in text
    assert max(map(len, lines)) < 60


def test_a_narrow_board_gives_names_the_room_that_states_do_not_need() -> None:
    lines = drawn(position(f'[A]\nplay = ["{LONG}"]'), width=60)
    assert any(line.startswith(f"  {LONG} ") for line in lines)


def test_drying_is_not_dry_in_french() -> None:
    lines = drawn(position('[A]\nplay = [{ card = "Hero", drying = true }]'), "fr")
    assert row(lines, "Hero").endswith("en séchage")
