"""Games played through the terminal: every command, in every language, to the end."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from tests.terminal.position import position
from tests.terminal.table import Table, new_game

import arbitre
from arbitre.games.lorcana.zones import DECK, HAND, INKWELL
from arbitre.kernel.knowledge import knows
from arbitre.players import answer, greedy
from arbitre.terminal.files import AUTOSAVE
from arbitre.terminal.words import LANGUAGES, Words

# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_every_command(lang: str, tmp_path: Path) -> None:
    words = Words(lang)

    def typed(command: str, rest: str = "") -> str:
        return f"{words.aliases(f'command-{command}')[0]} {rest}".strip()

    at = {
        1: [typed("help"), typed("card", "stitch - new dog"), typed("why", words.aliases("verb-end-turn")[0])],
        5: [typed("log"), typed("board"), "", "999", "abracadabra", typed("why"), typed("card"), typed("save")],
        7: [typed("save", "one.record"), typed("undo"), words.aliases("answer-no")[0]],
        9: [typed("load", "one.record"), words.aliases("answer-yes")[0]],
    }
    table = Table(new_game(), lang, at=at)
    text = table.run()
    game = table.session.game
    assert game.over
    assert not table.at
    assert table.screen.speaker.result(game, table.session.seat) in text
    assert words("goodbye") in text
    assert words("no-such-number", number=999, first=0, last=0).split("999")[0] in text
    assert words("not-understood", text="abracadabra") in text
    assert words("saved", file="one.record") in text
    assert words("needs-card", example=typed("card", "stitch")) in text
    examples = {about: words(f"example-{about}") for about in ("move", "refused", "rule")}
    first_help_line = words("help", **examples).splitlines()[0]
    assert first_help_line in text
    assert arbitre.replay((tmp_path / "one.record").read_text("utf-8")).turn == 7
    assert not (tmp_path / AUTOSAVE).exists()


@pytest.mark.parametrize("players", [3, 4])
def test_more_players(players: int) -> None:
    table = Table(new_game(3, players), width=80, height=24)
    text = table.run()
    assert table.session.game.over
    for name in ["Ada", "Basile", "Clio"][: players - 1]:
        assert f"{name} (computer)" in text


def test_the_next_game_has_the_next_seed_and_the_loser_says_who_starts() -> None:
    table = Table(new_game(starting=None), lines=["concede", "y", "again"])
    text = table.run()
    game = table.session.game
    assert game.setup.seed == 6
    assert game.over
    assert "Who goes first?" in text


# -- what one may not see ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hidden_card_is_ever_written(lang: str) -> None:
    """Names that only hidden cards bear which nobody has seen yet: in the opponent's hand, in the decks."""
    table = Table(new_game(12), lang, at={turn: ["log"] for turn in range(2, 40)})
    known: set[int] = set()
    checked = 0

    def look(text: str) -> None:
        nonlocal checked
        game = table.session.game
        known.update(card for card in range(len(game.facts)) if knows(game, card, 0))
        for event in game.events:
            if event.known_to(0):
                known.update(card for card in (event.card, event.other, *event.cards) if card >= 0)
        seen = {game.facts[card].key for card in known}
        for card in [*game.zones[1][HAND], *game.zones[0][DECK], *game.zones[1][DECK]]:
            if game.facts[card].key not in seen:
                checked += 1
                assert table.screen.speaker.card(game, card) not in text

    table.watch = look
    table.run()
    assert checked > 100


def test_a_hidden_card_can_not_be_asked_for_either() -> None:
    """`why` speaks only of cards one knows: otherwise it would tell what the opponent holds."""
    game = new_game()
    hidden = next(
        card
        for card in game.zones[1][HAND]
        if all(game.facts[card].key != game.facts[other].key for other in game.zones[0][HAND])
    )
    name = game.facts[hidden].full_name
    table = Table(game, lines=["0", f"why challenge stitch -> {name}"], plays_on=False)
    text = table.run()
    assert table.screen.words("no-such-card", text=name.casefold()) in text


# -- undo ----------------------------------------------------------------------------------------------------------


def test_undo_returns_to_the_same_digest() -> None:
    game = new_game()
    table = Table(game, lines=["0"], plays_on=False)
    digests: list[str] = []

    def follow(_: str) -> None:
        decision = table.session.game.decision
        if decision is not None and decision.kind == "turn action":
            digests.append(table.session.game.digest())
            table.lines += [["1"], ["undo"], []][len(digests) - 1]

    table.watch = follow
    text = table.run()
    assert len(digests) == 3
    assert digests[0] == digests[2] != digests[1]
    assert table.screen.words("undone") in text


def test_undo_takes_back_the_whole_play_not_only_the_last_answer() -> None:
    """From the middle of an effect that asks, back to the decision the play began with."""
    game = new_game()
    at_turn_action = game.copy()
    place = 0
    while game.decision is not None and not (game.decision.seat == 0 and game.decision.kind == "may"):
        chosen = answer(greedy(9), game)
        if game.decision.kind == "turn action" and game.decision.seat == 0:
            at_turn_action, place = game.copy(), chosen
        game.apply(chosen)
    assert game.decision is not None, "a game with a may"
    digest = at_turn_action.digest()
    question = Table(game).screen.speaker.question(game, game.decision)
    table = Table(at_turn_action, plays_on=False)
    table.lines = [str(table.number(place)), "undo"]
    table.run()
    assert table.session.game.digest() == digest
    assert question in table.text, "it was asked in the middle"


def test_undo_asks_when_something_hidden_became_known() -> None:
    game = new_game()
    table = Table(
        game, lines=["0", "0", "undo", "n"], plays_on=False
    )  # keep the hand, end the turn, the computer draws
    table.run()
    turn = table.session.game.turn
    assert turn == 3
    assert any("(y/n)" in prompt for prompt in table.prompts)
    table = Table(new_game(), lines=["0", "0", "undo", "y"], plays_on=False)
    table.run()
    assert table.session.game.turn == 1


def test_undo_with_nothing_to_take_back() -> None:
    table = Table(new_game(), lines=["undo"], plays_on=False)
    assert table.screen.words("nothing-to-undo") in table.run()


# -- files ---------------------------------------------------------------------------------------------------------


def test_save_and_load_round_trip(tmp_path: Path) -> None:
    game = new_game()
    table = Table(game, at={5: ["save game.record", "quit"]})
    table.run()
    digest = table.session.game.digest()
    other = Table(new_game(8), lines=["load game.record"], plays_on=False)
    text = other.run()
    assert other.session.game.digest() == digest
    assert "game.record" in text
    assert other.session.takebacks.possible()


def test_a_loaded_game_can_be_taken_back_and_goes_on_alike(tmp_path: Path) -> None:
    played = Table(new_game())
    played.run()
    stopped = Table(new_game(), at={7: ["save half.record", "quit"]})
    stopped.run()
    opened = Table(new_game(1), lines=["load half.record"])
    opened.run()
    assert opened.session.game.digest() == played.session.game.digest()


@pytest.mark.parametrize("content", [None, "nonsense", "arbitre record 1\ngame: chess\npicks:\nend\n"])
def test_a_file_that_is_no_game_changes_nothing(tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / "bad.record").write_text(content)
    game = new_game()
    digest = game.digest()
    table = Table(game, lines=["load bad.record"], plays_on=False)
    text = table.run()
    assert table.session.game.digest() == digest
    assert "bad.record" in text
    assert not (tmp_path / AUTOSAVE).exists(), "no pick was made"


def test_saving_over_a_file_is_asked_first(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    table = Table(new_game(), lines=["save letter.txt", "n", "save no/such/folder"], plays_on=False)
    text = table.run()
    assert (tmp_path / "letter.txt").read_text() == "dear"
    assert table.screen.words("not-saved") in text
    assert "no/such/folder" in text


# -- leaving -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("leave", "status"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_leaving_without_a_word_loses_nothing(tmp_path: Path, leave: type[BaseException], status: int) -> None:
    table = Table(new_game(), lines=["0", "1"], plays_on=False)

    def go(_: str) -> None:
        if not table.lines:
            raise leave

    table.watch = go
    text = table.run(status)
    assert AUTOSAVE in text
    assert arbitre.replay((tmp_path / AUTOSAVE).read_text("utf-8")).digest() == table.session.game.digest()


def test_leaving_at_once_leaves_no_file(tmp_path: Path) -> None:
    Table(new_game(), plays_on=False).run()
    assert not (tmp_path / AUTOSAVE).exists()


def test_quit_offers_to_save(tmp_path: Path) -> None:
    Table(new_game(), lines=["0", "quit", "mine.record"], plays_on=False).run()
    assert arbitre.replay((tmp_path / "mine.record").read_text("utf-8")).turn == 1
    Table(new_game(), lines=["0", "quit", ""], plays_on=False).run()
    assert (tmp_path / AUTOSAVE).exists()


def test_conceding_is_asked_twice_and_ends_the_game() -> None:
    table = Table(new_game(), lines=["concede", "n", "concede", "y"])
    text = table.run()
    assert table.session.game.result is not None
    assert table.session.game.result.reason == "concession"
    assert table.screen.words("you-lost") in text


def test_after_conceding_among_four_the_others_play_on() -> None:
    table = Table(new_game(3, 4), lines=["0", "concede", "y"])
    table.run()
    assert table.session.game.over
    assert 0 not in (table.session.game.result.winners if table.session.game.result else ())


# -- typing moves --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "move", "question"),
    [
        ("en", "ink dinglehopper", "why ink olaf"),
        ("fr", "encrer zirgouflex", "pourquoi encrer olaf"),
        ("it", "inchiostro arricciaspiccia", "perche inchiostro olaf"),
    ],
)
def test_moves_can_be_typed_and_refusals_name_the_rule(lang: str, move: str, question: str) -> None:
    game = new_game(24)
    local = Table(game, lang).screen.speaker
    hand = {local.card(game, card) for card in game.zones[0][HAND]}
    item = next(name for name in hand if " - " not in name)
    verb = move.split()[0]
    table = Table(game, lang, lines=["0", f"{verb} {item}", question], plays_on=False)
    text = table.run()
    assert len(table.session.game.zones[0][HAND]) == 6
    assert "4.2.3)" in text, "already inked this turn"


def test_why_says_that_a_legal_move_is_legal() -> None:
    table = Table(new_game(24), lines=["0", "why ink dinglehopper", "why flurb", "why ink xyzzy"], plays_on=False)
    text = table.run()
    assert "it is number" in text
    assert "A move starts with one of" in text
    assert 'No card you can see is called "xyzzy"' in text


def test_a_single_letter_is_no_move() -> None:
    """An "e" could be the beginning of "End the turn", and a slip of the finger."""
    game = new_game(3)
    table = Table(game, lines=["0", "e", "p", "End the turn"], plays_on=False)
    text = table.run()
    assert text.count("I don't understand") == 2
    assert table.session.game.turn == 3


def test_yes_and_no_can_be_typed() -> None:
    mickey = "Mickey Mouse - Detective"
    for said, more in (("yes", 1), ("n", 0)):
        table = Table(position(f'[A]\nink = 3\nhand = ["{mickey}"]'), lines=["play mickey", said], plays_on=False)
        table.run()
        assert len(table.session.game.zones[0][INKWELL]) == 3 + more


def test_the_computer_waits_if_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    table = Table(new_game(), lines=["0", "0"], plays_on=False)
    table.session._delay = 0.25
    table.run()
    assert waited
    assert set(waited) == {0.25}


# -- nothing is lost -----------------------------------------------------------------------------------------------


def test_a_fault_of_the_program_keeps_the_game(tmp_path: Path) -> None:
    table = Table(new_game(), lines=["0", "log"], plays_on=False)

    def broken() -> None:
        raise ZeroDivisionError("oh")

    table.session._log = broken  # type: ignore[method-assign]
    assert table.session.run() == 1
    assert "ZeroDivisionError: oh" in table.text
    assert AUTOSAVE in table.text
    assert arbitre.replay((tmp_path / AUTOSAVE).read_text("utf-8")).digest() == table.session.game.digest()


@pytest.mark.parametrize("command", ["save", "load"])
@pytest.mark.parametrize("name", ["~nobody-here/x", "a\0b", ".", "x" * 5000])
def test_a_file_that_can_not_be_is_explained(command: str, name: str) -> None:
    answers = ["y"] if (command, name) == ("save", ".") else []
    table = Table(new_game(), lines=["0", f"{command} {name}", *answers], plays_on=False)
    assert "can't be" in " ".join(table.run().split())


def test_thousands_of_digits_are_no_number() -> None:
    table = Table(new_game(), lines=["0", "9" * 5000, f"use stitch {'9' * 5000}"], plays_on=False)
    text = table.run()
    assert "There is no move 9999" in text


def test_what_is_no_text_is_asked_again() -> None:
    table = Table(new_game(), lines=["caf\ufffd", "0"], plays_on=False)
    text = table.run()
    assert table.screen.words("not-text") in text
    assert table.session.game.turn == 1


def test_after_save_undo_and_another_move_the_game_is_not_saved(tmp_path: Path) -> None:
    lines = ["0", "1", "save one.record", "undo", "2", "quit", "n"]
    table = Table(new_game(), lines=lines, plays_on=False)
    text = table.run()
    assert any("Save the game?" in prompt for prompt in table.prompts)
    assert not (tmp_path / "n").exists()
    assert not (tmp_path / AUTOSAVE).exists()
    assert "The game is in" not in text


def test_load_asks_when_the_game_is_not_saved(tmp_path: Path) -> None:
    (tmp_path / "other.record").write_text(new_game(8).record(), encoding="utf-8")
    table = Table(new_game(), lines=["0", "1", "load other.record", "n"], plays_on=False)
    table.run()
    assert table.session.game.setup.seed == 5
    assert any("The present game is not saved" in prompt for prompt in table.prompts)


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_keeps_the_game(tmp_path: Path, number: signal.Signals) -> None:
    table = Table(new_game(), lines=["0"], plays_on=False)

    def end(_: str) -> None:
        if not table.lines:
            signal.raise_signal(number)

    table.watch = end
    outside = signal.signal(number, signal.SIG_DFL)  # one that is ignored, as under nohup, stays ignored
    try:
        assert table.session.run() == 128 + number
        assert (tmp_path / AUTOSAVE).exists()
        assert signal.getsignal(number) == signal.SIG_DFL
    finally:
        signal.signal(number, outside)


def test_another_game_is_not_overwritten_but_the_same_game_is(tmp_path: Path) -> None:
    Table(new_game(), lines=["0"], plays_on=False).run()
    first = (tmp_path / AUTOSAVE).read_text("utf-8")
    text = Table(new_game(8), lines=["0"], plays_on=False).run()
    second = "arbitre-autosave-2.record"
    assert f"\narbitre play lorcana --load {second}\n" in text
    assert (tmp_path / AUTOSAVE).read_text("utf-8") == first
    Table(new_game(1), lines=[f"load {AUTOSAVE}", "1"], plays_on=False).run()
    assert (tmp_path / AUTOSAVE).read_text("utf-8").startswith(first.partition("  =")[0])
    assert (tmp_path / AUTOSAVE).read_text("utf-8") != first
    assert sorted(path.name for path in tmp_path.iterdir()) == [second, AUTOSAVE]


def test_a_loaded_game_with_more_players_has_their_names(tmp_path: Path) -> None:
    (tmp_path / "four.record").write_text(new_game(3, 4).record(), encoding="utf-8")
    table = Table(new_game(), lines=["load four.record"], plays_on=False)
    assert "Clio (computer)" in table.run()


# -- in one's own language -----------------------------------------------------------------------------------------


def test_french_examples_and_suggestions_are_french() -> None:
    lines = ["0", "pourquoi", "carte", "carte elsaa", "défier"]
    text = " ".join(Table(new_game(), "fr", lines=lines, plays_on=False, width=200).run().split())
    assert "pourquoi défier stitch -> polochon" in text
    assert "Par exemple : défier stitch" in text.replace("\xa0", " ")
    assert "Elsa - Reine régente" in text
    assert "Queen Regent" not in text
