"""The commands of the laboratory about decks: what they say, write, and refuse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import arbitre
from arbitre.cli import main
from arbitre.games import registry
from arbitre.lab import tables
from arbitre.lab.reading import name_of
from arbitre.lab.report import Words

QUICK = ["--player", "random", "--jobs", "1"]
DATA = [f"{name}.parquet" for name in tables.SCHEMA]
WORDS = Path(tables.__file__).parent / "words"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lab(*words: str) -> int:
    return main(["lab", *words, *QUICK])


def test_two_decks(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("run", "eondra", "poseidia", "--games", "6", "--out", "found") == 0
    said = capsys.readouterr().out
    assert "of 6 games" in said
    assert "eondra goes first" in said
    assert "Played by random" in said
    assert sorted(path.name for path in Path("found").iterdir()) == sorted([*DATA, "games.jsonl", "report.html"])


def test_a_report_needs_nothing_from_elsewhere() -> None:
    lab("run", "eondra", "poseidia", "--games", "2", "--out", "found", "--lang", "fr")
    page = Path("found/report.html").read_text("utf-8")
    assert '<html lang="fr">' in page
    assert "Qui commence" in page
    own = page.split("<script>")[0]
    assert not re.findall(r"(?:src|href)=", own)
    assert "vegaEmbed" in page
    assert "<!--" not in own.partition("<style>")[2]


def test_it_stops_when_it_knows_enough(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("run", "eondra", "poseidia", "--games", "40", "--until", "45", "--out", "a") == 0
    assert "of 2 games" in capsys.readouterr().out
    assert lab("run", "eondra", "poseidia", "--games", "12", "--sprt", "30,70", "--out", "b") == 0
    assert "The test" in capsys.readouterr().out


def test_many_decks_and_a_field(capsys: pytest.CaptureFixture[str]) -> None:
    Path("field.txt").write_text("2 eondra  # common\n\n1 poseidia\n", "utf-8")
    decks = ["eondra", "poseidia", "metascience"]
    assert lab("matrix", *decks, "--games", "4", "--field", "field.txt", "--out", "found") == 0
    said = capsys.readouterr().out
    assert "3 decks against each other" in said
    assert "66.7 %" in said.partition("Against the field")[2]
    assert "The mix that nobody can exploit" in said


def test_a_deck_and_what_a_card_of_it_is_worth(capsys: pytest.CaptureFixture[str]) -> None:
    card = next(name for name in arbitre.decks("fallen")["eondra"].names() if _is_page(name))
    asked = ["deck", "eondra", "--against", "poseidia", "--games", "10", "--worth", card, "--out", "found"]
    assert lab(*asked) == 0
    said = capsys.readouterr().out
    assert name_of("fallen", card, "en") in said.partition("What one copy is worth")[2].partition("Who goes first")[0]
    assert "Energy" in said
    assert "These numbers flatter" in said


def test_a_deck_and_what_altering_its_hands_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("deck", "eondra", "--against", "poseidia", "--games", "12", "--hands", "--out", "found") == 0
    said = capsys.readouterr().out
    rows = said.partition("What altering the hand does")[2].partition("What putting a card away does")[0]
    assert re.search(r"all hands +[+−][0-9.]+ \[", rows)
    assert "hands that were altered" in rows
    assert main(["lab", "sql", "SELECT max(put_away) FROM cards WHERE deck LIKE '%(hand kept)'", "found"]) == 0
    assert capsys.readouterr().out.split()[-1] == "0"


def _is_page(name: str) -> bool:
    return bool(arbitre.cards("fallen").data(name).type == "angel")


def test_a_change(capsys: pytest.CaptureFixture[str]) -> None:
    names = arbitre.decks("lorcana")["The Heart of Magic"].names()
    names[names.index("Dinglehopper")] = "Stitch - Rock Star"
    Path("changed.txt").write_text("\n".join(f"1 {name}" for name in names), "utf-8")
    asked = ["compare", "The Heart of Magic", "changed.txt", "--against", "Daring and Deception"]
    assert lab(*asked, "--games", "10", "--out", "found") == 0
    said = capsys.readouterr().out
    assert re.search(r"Dinglehopper +-1", said)
    assert re.search(r"Stitch - Rock Star +\+1", said)
    assert "39,2" in said, "how many games a point would need"


def test_swaps_are_tried_and_the_best_are_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    Path("pool.txt").write_text("Stitch - Rock Star\n", "utf-8")
    asked = ["tune", "The Heart of Magic", "--pool", "pool.txt", "--against", "Daring and Deception"]
    assert lab(*asked, "--games", "2", "--out", "found") == 0
    said = capsys.readouterr().out
    assert "round 1" in said
    assert "→ Stitch - Rock Star" in said
    assert Path("found/last.jsonl").is_file()


def test_cards_over_many_decks(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("cards", "fallen", "--games", "40", "--deck", "eondra", "--out", "found") == 0
    said = capsys.readouterr().out
    assert "Cards over 40 games" in said
    assert "in bad company" in said


def test_the_tables_can_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    lab("run", "eondra", "poseidia", "--games", "4")
    capsys.readouterr()
    assert main(["lab", "sql", "SELECT count(*) AS n, count(DISTINCT seed) AS starts FROM games"]) == 0
    assert capsys.readouterr().out.split() == ["n", "starts", "4", "2"]
    held = "SELECT sum(opening) AS held FROM cards WHERE side = 'A' AND seed = 1 AND NOT swapped"
    main(["lab", "sql", held])
    assert capsys.readouterr().out.split() == ["held", "7"]
    main(["lab", "sql", "SELECT min(turn), max(what) FROM plays"])
    assert capsys.readouterr().out.split()[-1] == "played"
    assert main(["lab", "sql", "SELECT nothing FROM games"]) == 2
    assert "games, turns, plays, cards" in capsys.readouterr().err


def test_files_of_another_version_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    lab("run", "eondra", "poseidia", "--games", "2", "--out", "found")
    with tables.connected() as db:
        db.execute("COPY (SELECT 1 AS x) TO 'found/turns.parquet' (FORMAT PARQUET, KV_METADATA {arbitre_lab: '99'})")
    asked = ["lab", "sql", "SELECT 1", "found"]
    capsys.readouterr()
    assert main(asked) == 2
    assert "version 99" in capsys.readouterr().err
    Path("found/games.parquet").write_bytes(b"nothing of the kind")
    assert main(asked) == 2
    assert "no Parquet file" in capsys.readouterr().err
    assert main(["lab", "sql", "SELECT 1", "nowhere"]) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["run", "eondra", "nobody's"], "no game knows"),
        (["run", "eondra", "poseidia", "--games", "3"], "odd"),
        (["run", "eondra", "poseidia", "--on", "mars"], "--on mars"),
        (["run", "eondra", "poseidia", "--until", "1", "--sprt"], "leave one of them out"),
        (["matrix"], "which decks"),
        (["matrix", "eondra"], "nobody to play against"),
        (["matrix", "eondra", "poseidia", "--field", "missing.txt"], "can't be read"),
        (["deck", "eondra", "--worth", "Elsa"], "Elsa"),
        (["deck", "eondra", "--worth", "Ignara"], "Ignara"),
        (["compare", "eondra", "eondra"], "same deck"),
        (["tune", "eondra", "--pool", "missing.txt"], "can't be read"),
        (["run", "illegal.txt", "The Heart of Magic"], "not legal"),
        (["run", "eondra", "poseidia", "--out", "taken/found"], "taken"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_played(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("illegal.txt").write_text("60 Dinglehopper\n", "utf-8")
    Path("taken").write_text("a file", "utf-8")
    assert lab(*words) == 2
    assert said in capsys.readouterr().err
    assert Path("taken").read_text("utf-8") == "a file"
    assert not Path("arbitre-lab").exists()


def test_every_language_says_everything() -> None:
    keys = {}
    for lang in registry.LANGUAGES:
        entries = FluentParser().parse((WORDS / f"{lang}.ftl").read_text("utf-8")).body
        keys[lang] = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
        assert Words(lang)("head-who")
    assert sorted(keys["fr"]) == sorted(keys["it"]) == sorted(keys["en"])
    for game in registry.names("reading"):
        reading = registry.entry(game).load("reading")
        for what in (reading.resources, reading.score):
            assert {f"head-{what}", f"number-{what}"} <= set(keys["en"])


def test_the_documentation_tells_what_stands_in_the_tables() -> None:
    text = (Path(__file__).parents[2] / "docs/lab.md").read_text("utf-8")
    assert "\n".join(tables.described()) in text
