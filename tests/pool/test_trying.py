"""`arbitre cards try`: one text, the tree it becomes, how that reads; or where it stops."""

from __future__ import annotations

import json

import pytest

from arbitre.cli import main

Captured = pytest.CaptureFixture[str]


def tried(capsys: Captured, *words: str) -> tuple[int, str]:
    status = main(["cards", "try", *words])
    return status, capsys.readouterr().out


def test_a_text_its_tree_and_how_it_reads_in_each_language(capsys: Captured) -> None:
    status, said = tried(capsys, "Whenever this character quests, you may draw a card.")
    assert status == 0
    assert said.startswith("Understood, as on a character.\n")
    assert "\nen:\n  Whenever this character quests, you may draw a card.\n" in said
    assert "\nfr:\n  Chaque fois que ce personnage est envoyé à l'aventure, vous pouvez piocher une carte.\n" in said
    assert "\nit:\n  Ogni volta che questo personaggio va all'avventura, puoi pescare una carta.\n" in said
    assert json.loads(said.partition("tree:\n")[2]) == {
        "ability": "triggered",
        "when": [{"event": "quests", "card": "this"}],
        "effects": [{"do": "may", "effects": [{"do": "draw"}]}],
    }


def test_where_it_stops_and_what_is_near(capsys: Captured) -> None:
    status, said = tried(capsys, "Whenever you play a song, you may deal 2 damage onto chosen character.")
    assert status == 1
    lines = said.splitlines()
    text = next(place for place, line in enumerate(lines) if "Whenever you play" in line)
    assert lines[text][lines[text + 1].index("^") :].startswith("onto chosen character.")
    assert "what could come here: " in said
    assert "phrases that are near: " in said


def test_a_reading_that_makes_no_sense_says_why(capsys: Captured) -> None:
    status, said = tried(capsys, "This item can't be challenged.", "--on", "character")
    assert status == 1
    assert "'this item' is said on a character" in said


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("Draw 2 cards. Each opponent loses 1 lore.", "an action"),
        ("This item enters play exerted.", "an item"),
        ("Evasive", "a character"),
        ("Shift 4", "a character"),
    ],
)
def test_the_type_of_card_is_found(text: str, on: str, capsys: Captured) -> None:
    status, said = tried(capsys, text)
    assert status == 0
    assert said.startswith(f"Understood, as on {on}.")


def test_several_paragraphs(capsys: Captured) -> None:
    status, said = tried(capsys, "Rush", "When you play this character, gain 1 lore.", "--on", "character")
    assert status == 0
    assert said.count('"ability": ') == 2
    status, said = tried(capsys, "Rush", "When you play this character, tickle it.")
    assert status == 1
    assert "Rush" not in said


def test_the_spoils_likewise(capsys: Captured) -> None:
    status, said = tried(capsys, "--game", "spoils", "When this card comes into play, draw a card.")
    assert status == 0
    assert "\nfr:\n" in said
    assert "\nit:\n" not in said
    status, said = tried(capsys, "--game", "spoils", "When this card comes into play, tickle a card.")
    assert status == 1
    assert "^ from here on" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Draw a card.", "--on", "faction"], "there is no type of card 'faction'; there are: character, action"),
        (["  "], "there is no text to try"),
    ],
)
def test_what_can_not_be_tried(words: list[str], said: str, capsys: Captured) -> None:
    assert main(["cards", "try", *words]) == 2
    assert said in capsys.readouterr().err


def test_seven_fallen_in_french_and_english(capsys: Captured) -> None:
    status, said = tried(capsys, "--game", "fallen", "Ciblez un Ange adverse pour le détruire et piocher une page.")
    assert status == 0
    assert said.startswith("Understood, as on a miracle.\n")
    assert "\nen:\n  Target an opposing Angel to destroy it and draw a page.\n" in said
    status, again = tried(capsys, "--game", "fallen", "Target an opposing Angel to destroy it and draw a page.")
    assert (status, again) == (0, said)
    status, said = tried(capsys, "--game", "fallen", "Berserk", "Ferveur : Chatouillez un Ange.", "--on", "angel")
    assert status == 1
    lines = said.splitlines()
    text = next(place for place, line in enumerate(lines) if "Ferveur" in line)
    assert lines[text][lines[text + 1].index("^") :] == "Chatouillez un Ange."
    assert "Berserk" not in said


def test_a_game_without_a_grammar_can_not_be_asked(capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main(["cards", "try", "--game", "chess", "Draw a card."])
    assert "invalid choice: 'chess'" in capsys.readouterr().err
