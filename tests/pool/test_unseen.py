"""`arbitre cards unseen`: hidden cards read by what the others need."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arbitre.cli import main
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar import grammar, read_card
from arbitre.games.spoils.grammar.card import Lexicon
from arbitre.pool.compiled import Compiled
from arbitre.pool.unseen import CardText, Corpus, Known, fifths, hide, rare, read, score

Captured = pytest.CaptureFixture[str]
TEXTS = {
    "Drawer": "Draw 2 cards.",
    "Breaker": "Destroy all items.",
    "Both": "Destroy all items. Draw 3 cards.",
    "Again": "Draw 4 cards. Destroy all locations.",
    "Odd": "Double the number of tokens on this card.",
}


def corpus() -> Corpus:
    def card(name: str, text: str) -> CardText:
        def compiled() -> Compiled:
            found = read_card(text, "tactic", Lexicon(frozenset(), frozenset()))
            return Compiled(name, "one", found.abilities, ())

        return CardText(name, "one", compiled)

    return Corpus(grammar(), [card(name, text) for name, text in TEXTS.items()])


def named(cards: list[Known], *names: str) -> list[Known]:
    return [one for one in cards if one.card.name in names]


def test_what_the_others_need_is_enough_or_not() -> None:
    made = corpus()
    cards = read(made)
    assert [one.card.name for one in cards if one.texts] == [name for name in TEXTS if name != "Odd"]
    trials = hide(made.grammar, cards, named(cards, "Both", "Drawer"))
    assert [(one.card, one.fate, one.new) for one in trials] == [
        ("Drawer", "understood", True),
        ("Both", "understood", True),
    ]
    trials = hide(made.grammar, cards, named(cards, "Breaker", "Both", "Again"))
    assert score(trials) == (3, 0, 0)  # nobody else destroys anything
    assert all(one.lacks for one in trials)


def test_the_whole_grammar_is_back_afterwards() -> None:
    made = corpus()
    cards = read(made)
    before = made.grammar.rules
    hide(made.grammar, cards, cards)
    assert made.grammar.rules is before


def test_texts_alike_but_for_numbers_are_not_new() -> None:
    made = corpus()
    again = CardText(
        "Drawer again",
        "one",
        lambda: Compiled("", "", read_card("Draw 9 cards.", "tactic", Lexicon(frozenset(), frozenset())).abilities, ()),
    )
    cards = read(Corpus(made.grammar, [*made.cards, again]))
    (trial,) = hide(made.grammar, cards, named(cards, "Drawer again"))
    assert (trial.fate, trial.new) == ("understood", False)


def test_another_tree_is_wrong() -> None:
    made = corpus()
    cards = read(made)
    known = named(cards, "Drawer")[0]
    other = known._replace(compiled=known.compiled._replace(abilities=(n.ActionEffect((n.Draw(7),)),)))
    trials = hide(made.grammar, [*cards, other], [other])
    assert [one.fate for one in trials] == ["wrong"]


def test_parts_by_a_seed() -> None:
    cards = read(corpus())
    parts = fifths(cards, 3, 2)
    assert sorted(one.card.name for part in parts for one in part) == sorted(TEXTS)
    names = [[one.card.name for one in part] for part in parts]
    assert names == [[one.card.name for one in part] for part in fifths(cards, 3, 2)]


def test_rare_phrases() -> None:
    found = {part.phrase: names for part, names in rare(read(corpus()), 9)}
    assert found["draw|draws {many:at will} card|cards"] == ["Drawer", "Both", "Again"]


def source(tmp_path: Path) -> str:
    cards = [
        {"name": name, "type": "Tactic", "set": "One" if name < "C" else "Two", "cost": 1, "text": text}
        for name, text in TEXTS.items()
    ]
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(cards), "utf-8")
    return str(file)


def test_the_command(tmp_path: Path, capsys: Captured) -> None:
    file = source(tmp_path)
    assert main(["cards", "unseen", file, "--game", "spoils", "--seed", "2", "--parts", "2"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("5 cards with 5 texts\n")
    assert "part 2 of 2, seed 2" in said
    assert said.splitlines()[-1].split()[:3] == ["all", "5", "5"]


def test_the_command_by_set_and_with_what_is_lacking(tmp_path: Path, capsys: Captured) -> None:
    assert main(["cards", "unseen", source(tmp_path), "--game", "spoils", "--by", "set", "--list"]) == 0
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.splitlines()[3:6]] == ["Two", "One", "all"]
    assert "Odd: refused\n  Double the number of tokens on this card" in said


def test_the_command_with_rare_phrases(tmp_path: Path, capsys: Captured) -> None:
    assert main(["cards", "unseen", source(tmp_path), "--game", "spoils", "--rare", "2"]) == 0
    assert ": Drawer" not in capsys.readouterr().out.replace("Drawer, Both", "")


def test_a_game_whose_phrases_come_from_its_renderer(tmp_path: Path, capsys: Captured) -> None:
    assert main(["cards", "unseen", source(tmp_path), "--game", "fallen"]) != 0
    assert "rendered" in capsys.readouterr().err
