"""`arbitre cards import`: sets of one's own, kept in the user's data folder and played like those of the package."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.pool.own_sets import DRAWS, MINNIE, ODD, RIDDLE, TUNE, WANDERER, ability, card, cards, file, with_text

import arbitre
from arbitre import folders
from arbitre.cli import main
from arbitre.games.lorcana.card import LocalName
from arbitre.kernel.error import BadRecord, Error, UnknownCard
from arbitre.pool import fallen, imported, lorcana, spoils
from arbitre.pool.finding import finder
from arbitre.pool.lorcana import package, pool
from arbitre.table import protocol as p
from arbitre.table import workbench
from arbitre.table.setup import Unfit, made
from arbitre.terminal.kits import deck_kit

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(folders.DATA, str(tmp_path / "data"))
    reread()
    yield
    monkeypatch.undo()
    reread()


def reread() -> None:
    for shelf in (lorcana.SHELF, spoils.SHELF, fallen.SHELF):
        shelf.forget_what_is_known()


def kept(tmp_path: Path, code: str = "13") -> Path:
    return tmp_path / "data" / "cards" / "lorcana" / f"set-{code}.jsonl"


def test_the_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert folders.data_folder({"XDG_DATA_HOME": "/there"}) == Path("/there/arbitre")
    assert folders.data_folder({"XDG_DATA_HOME": "not/there"}) == Path.home() / ".local/share/arbitre"
    assert folders.data_folder({folders.DATA: "/here", "XDG_DATA_HOME": "/there"}) == Path("/here")


# -- importing ---------------------------------------------------------------------------------------------------


def test_what_is_understood_is_kept_and_the_rest_is_listed_with_where_it_stops(
    tmp_path: Path, capsys: Captured
) -> None:
    assert main(["cards", "import", file(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert f"{RIDDLE} (set 13)\n  not understood from 'tickles each other character.' on" in said
    assert "kept: set 13 (The 13th Chapter): 3 cards, 2 of them playable, 1 more printed again" in said
    assert str(tmp_path / "data" / "cards") in said
    assert pool().data(WANDERER).printings == (("13", 1), ("13", 205))
    assert pool().data(TUNE).song
    assert len(pool()) == len(package()) + 3


def test_no_printed_text_is_kept(tmp_path: Path) -> None:
    main(["cards", "import", file(tmp_path)])
    there = kept(tmp_path).read_text("utf-8")
    assert "AS TESTED" in there  # the name of an ability is a fact
    for words in (DRAWS, ODD, "tickles", "Nobody", "somewhere"):
        assert words not in there


def test_a_card_that_is_not_understood_can_be_looked_up_and_is_in_no_game(tmp_path: Path) -> None:
    main(["cards", "import", file(tmp_path)])
    assert RIDDLE in pool()
    with pytest.raises(UnknownCard, match="can't be played yet"):
        pool().facts(RIDDLE)
    with pytest.raises(Error, match="not playable yet"):
        arbitre.new("lorcana", decks=[deck(RIDDLE)], players=2)


def test_what_comes_with_arbitre_stays_and_gains_printings(tmp_path: Path, capsys: Captured) -> None:
    rows = cards()
    rows[3]["cost"] = 7
    before = package().data(MINNIE)
    main(["cards", "import", file(tmp_path, rows)])
    said = capsys.readouterr().out
    assert "known already, and left as they are: 1" in said
    assert f"{MINNIE}: cost is 2, and 7 in the file" in said
    now = pool().data(MINNIE)
    assert now == msgspec.structs.replace(before, printings=(*before.printings, ("13", 4)))
    assert finder(pool()).printed("13", 4) is now
    assert package().data(MINNIE) is before


def test_a_set_is_in_the_formats_like_any_other(tmp_path: Path, capsys: Captured) -> None:
    list_file = tmp_path / "deck.txt"
    list_file.write_text(f"4 {MINNIE}\n4 {WANDERER}\n", "utf-8")
    assert main(["cards", "import", file(tmp_path)]) == 0
    capsys.readouterr()
    main(["decks", "check", str(list_file), "--format", "core", "--lang", "en"])
    said = capsys.readouterr().out
    assert "8 cards, but Core needs at least 60" in said
    assert "in none of the sets" not in said  # the reprint is in Core again
    main(["cards", "forget", "13"])
    list_file.write_text(f"4 {MINNIE}\n", "utf-8")
    main(["decks", "check", str(list_file), "--format", "core", "--lang", "en"])
    assert f"{MINNIE} is in none of the sets of Core" in capsys.readouterr().out


def test_the_same_file_again_changes_nothing(tmp_path: Path, capsys: Captured) -> None:
    main(["cards", "import", file(tmp_path)])
    before = kept(tmp_path).read_bytes()
    assert main(["cards", "import", file(tmp_path)]) == 0
    assert kept(tmp_path).read_bytes() == before
    assert "gone now" not in capsys.readouterr().out


def test_a_later_file_of_a_set_takes_its_place(tmp_path: Path, capsys: Captured) -> None:
    main(["cards", "import", file(tmp_path)])
    new = with_text(card(6, "Latecomer", "Of the Tests"), ability(DRAWS))
    dearer = {**cards()[0], "cost": 5}
    assert main(["cards", "import", file(tmp_path, [dearer, new])]) == 0
    assert f"gone now:\n  {RIDDLE}\n  {TUNE}\n" in capsys.readouterr().out
    assert pool().data(WANDERER).cost == 5
    assert "Latecomer - Of the Tests" in pool()
    assert TUNE not in pool()


def test_a_card_printed_again_in_a_later_set_belongs_to_the_earlier(tmp_path: Path, capsys: Captured) -> None:
    main(["cards", "import", file(tmp_path)])
    again = with_text({**card(9, "Wanderer", "Of the Tests"), "cost": 9}, ability(DRAWS))
    other = with_text(card(10, "Newcomer", "Of the Tests"), ability(DRAWS))
    assert main(["cards", "import", file(tmp_path, [again, other], "14")]) == 0
    assert (
        "kept: set 14 (The 14th Chapter): 1 cards, 1 of them playable, 1 more printed again" in capsys.readouterr().out
    )
    wanderer = pool().data(WANDERER)
    assert (wanderer.cost, wanderer.printings) == (2, (("13", 1), ("13", 205), ("14", 9)))
    main(["cards", "import", file(tmp_path)])  # the earlier one again: nothing of the later is lost
    assert pool().data(WANDERER).printings == wanderer.printings
    main(["cards", "forget", "13"])
    assert WANDERER not in pool()
    assert "Newcomer - Of the Tests" in pool()


def test_new_printings_alone_leave_the_rest_of_their_set(tmp_path: Path) -> None:
    main(["cards", "import", file(tmp_path)])
    row = card(50, "Lilo", "Galactic Hero", color="Steel", cost=3)
    assert main(["cards", "import", file(tmp_path, [row])]) == 0
    assert WANDERER in pool()
    assert pool().data("Lilo - Galactic Hero").printings == (("1", 184), ("13", 50))
    assert ("13", 4) in pool().data(MINNIE).printings


def test_one_set_of_a_file_of_many(tmp_path: Path, capsys: Captured) -> None:
    rows = [{**one, "setCode": "13"} for one in cards()]
    other = with_text({**card(7, "Stranger", "Of the Tests"), "setCode": "14"}, ability(DRAWS))
    path = tmp_path / "allCards.json"
    sets = {"13": {"name": "The Thirteenth"}, "14": {"name": "The Fourteenth"}}
    path.write_text(json.dumps({"metadata": {"language": "en"}, "sets": sets, "cards": [*rows, other]}), "utf-8")
    assert main(["cards", "import", str(path), "--set", "14"]) == 0
    assert "kept: set 14 (The Fourteenth): 1 cards" in capsys.readouterr().out
    assert WANDERER not in pool()
    assert main(["cards", "import", str(path)]) == 0
    assert list(pool().sets) == ["13", "14"]
    assert main(["cards", "import", str(path), "--set", "15"]) == 2
    assert "has no card of set 15" in capsys.readouterr().err


def test_cards_of_no_set_are_not_kept(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(cards()[:1]), "utf-8")
    assert main(["cards", "import", str(path)]) == 1
    said = capsys.readouterr().out
    assert f"not kept:\n  {WANDERER}" in said
    assert "nothing new" in said
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b'{"cards": [', "is no JSON"),
        (b"\xff\xfe", "is no JSON"),
        (b'{"code": "13"}', "a list of cards is needed"),
        (b"[]", "has no card that can be read"),
        (b'{"metadata": {"language": "de"}, "cards": []}', "one file with the cards in English is needed, not 0"),
    ],
)
def test_a_broken_file_is_an_error_and_nothing_is_lost(
    text: bytes, said: str, tmp_path: Path, capsys: Captured
) -> None:
    main(["cards", "import", file(tmp_path)])
    before = kept(tmp_path).read_bytes()
    broken = tmp_path / "broken.json"
    broken.write_bytes(text)
    assert main(["cards", "import", str(broken)]) == 2
    assert said in capsys.readouterr().err
    assert kept(tmp_path).read_bytes() == before
    assert main(["cards", "import", str(tmp_path / "nothing.json")]) == 2
    assert "can't be read" in capsys.readouterr().err


def test_a_broken_record_is_named_and_the_others_are_kept(tmp_path: Path, capsys: Captured) -> None:
    rows = cards()
    rows[2]["cost"] = "three"
    assert main(["cards", "import", file(tmp_path, rows)]) == 1
    assert f"{TUNE}: Expected `int`, got `str`" in capsys.readouterr().out
    assert WANDERER in pool()
    assert TUNE not in pool()


def test_a_disk_that_can_not_be_written_is_said(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "data").write_text("a file where the folder should be", "utf-8")
    assert main(["cards", "import", file(tmp_path)]) == 2
    assert "can't be written" in capsys.readouterr().err


def test_names_in_other_languages_from_the_file_itself(tmp_path: Path) -> None:
    rows = cards()
    rows[0]["localized"] = {"fr": {"name": "Vagabond", "version": "Des essais", "rulesText": "Rien."}}
    main(["cards", "import", file(tmp_path, rows)])
    assert pool().data(WANDERER).fr == LocalName("Vagabond", "Des essais")
    assert finder(pool()).card("vagabond - des essais").full_name == WANDERER
    assert lorcana.local_names("fr")["Wanderer"] == "Vagabond"
    assert "Rien" not in kept(tmp_path).read_text("utf-8")


def test_names_in_other_languages_from_files_beside_it(tmp_path: Path, capsys: Captured) -> None:
    french = [{"number": 1, "name": "Vagabond", "version": "Des essais", "type": "Personnage", "fullText": "Rien."}]
    italian = [{"number": 1, "name": "Vagabondo", "version": "Delle prove"}, {"number": 2, "name": "Riddle"}]
    given = [file(tmp_path), file(tmp_path, french, lang="fr"), file(tmp_path, italian, lang="it")]
    assert main(["cards", "import", *given]) == 0
    found = pool().data(WANDERER)
    assert (found.fr, found.it) == (LocalName("Vagabond", "Des essais"), LocalName("Vagabondo", "Delle prove"))
    assert "Rien" not in kept(tmp_path).read_text("utf-8")
    german = file(tmp_path, french, lang="de")
    assert main(["cards", "import", file(tmp_path), german]) == 2
    assert "names in 'de' are not kept" in capsys.readouterr().err


def test_a_word_for_a_new_kind_of_character_is_shown_in_every_language(tmp_path: Path, capsys: Captured) -> None:
    speaks = with_text(card(8, "Herald", "Of the Tests"), ability("Your Tester characters get +1 ¤.", "static"))
    assert main(["cards", "import", file(tmp_path, [*cards(), speaks])]) == 0
    assert pool().data("Herald - Of the Tests").playable
    for lang in ("en", "fr", "it"):
        assert main(["cards", "show", "Herald", "--lang", lang]) == 0
        assert "Tester" in capsys.readouterr().out


# -- listing and forgetting --------------------------------------------------------------------------------------


def test_sets_are_listed_and_forgotten(tmp_path: Path, capsys: Captured) -> None:
    assert main(["cards", "imported"]) == 0
    assert "No set was imported" in capsys.readouterr().out
    main(["cards", "import", file(tmp_path)])
    capsys.readouterr()
    main(["cards", "imported"])
    assert capsys.readouterr().out == (
        "lorcana: set 13 (The 13th Chapter): 3 cards, 2 of them playable, 1 printed again\n"
    )
    assert main(["cards", "forget", "12"]) == 2
    assert "no set '12' of lorcana was imported; there are: 13" in capsys.readouterr().err
    assert main(["cards", "forget", "13"]) == 0
    assert WANDERER not in pool()
    assert pool() is package()


def test_a_code_is_no_path(tmp_path: Path, capsys: Captured) -> None:
    rows = [{**one, "setCode": "../../13 1/2"} for one in cards()]
    assert main(["cards", "import", file(tmp_path, rows)]) == 0
    assert [path.name for path in kept(tmp_path).parent.iterdir()] == ["set-..%2F..%2F13%201%2F2.jsonl"]
    assert main(["cards", "forget", "../../13 1/2"]) == 0


# -- what an older Arbitre kept ----------------------------------------------------------------------------------


def altered(path: Path, **head: Any) -> None:
    """A kept file with another head, or with cards told in another way, as an older Arbitre would have kept it."""
    first, _, rest = path.read_bytes().partition(b"\n")
    lines = rest.replace(b'"do":"draw"', b'"do":"pull"') if head.pop("words", False) else rest
    told = {**json.loads(first), **head}
    told["digest"] = imported.digest_of(lines, told.get("reprints", {}))
    path.write_bytes(json.dumps(told).encode() + b"\n" + lines)


@pytest.mark.parametrize("how", [{"arbitre": 0}, {"arbitre": 99}, {"words": True}])
def test_a_set_kept_in_other_words_is_left_out_with_a_message(
    how: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    main(["cards", "import", file(tmp_path)])
    altered(kept(tmp_path), engine="0.0.1", **how)
    reread()
    assert main(["cards", "show", MINNIE]) == 0
    assert "was kept by Arbitre 0.0.1, whose cards are told in another way; import its file again" in (
        capsys.readouterr().err
    )
    assert WANDERER not in pool()
    main(["cards", "imported"])
    assert "can't be used: it was kept by Arbitre 0.0.1" in capsys.readouterr().out
    assert main(["cards", "import", file(tmp_path)]) == 0  # and all is well again
    assert WANDERER in pool()


@pytest.mark.parametrize("left", [0, 1, 40, 400, -20])
def test_a_damaged_file_is_left_out_with_a_message(left: int, tmp_path: Path, capsys: Captured) -> None:
    main(["cards", "import", file(tmp_path)])
    whole = kept(tmp_path).read_bytes()
    kept(tmp_path).write_bytes(whole[:left])
    reread()
    assert pool() is package()
    assert "an imported set is left out: it is damaged" in capsys.readouterr().err
    assert main(["cards", "forget", "13"]) == 0
    assert not kept(tmp_path).exists()


def test_what_comes_with_arbitre_by_now_is_taken_from_there(tmp_path: Path, capsys: Captured) -> None:
    main(["cards", "import", file(tmp_path)])
    capsys.readouterr()
    whole = package().extended([msgspec.structs.replace(pool().data(WANDERER), cost=1)])
    later = whole.with_set("13", "digest", lorcana.SHELF.cards("13"), {})
    assert later.data(WANDERER).cost == 1
    assert TUNE in later


# -- playing -----------------------------------------------------------------------------------------------------


def deck(*names: str) -> list[str]:
    """Sixty cards, these among them."""
    others = [one.full_name for one in package() if one.playable and one.inks == ("Amber",)]
    return [*(name for name in names for _ in range(4)), *others[: 60 - 4 * len(names)]]


def played(seed: int = 3, **more: Any) -> Any:
    game = arbitre.new("lorcana", decks=[deck(WANDERER, TUNE), deck()], seed=seed, **more)
    while game.decision is not None and len(game.picks) < 300:
        game.apply(len(game.picks) * 7 % len(game.decision.options))
    return game


def test_they_are_played_and_the_record_says_with_which_set(tmp_path: Path) -> None:
    main(["cards", "import", file(tmp_path)])
    game = played()
    assert {"Wanderer - Of the Tests", TUNE} <= {game.facts[card].key for card in range(len(game.facts))}
    text = game.record()
    digest = pool().sets["13"]
    assert f"\nimported:\n  {digest} 13\nformat: " in text
    assert arbitre.replay(text).digest() == game.digest()
    assert pickle.loads(pickle.dumps(game)).digest() == game.digest()
    assert game.setup.cards is pickle.loads(pickle.dumps(game.setup.cards))


def test_a_record_whose_set_is_not_here_says_which(tmp_path: Path) -> None:
    main(["cards", "import", file(tmp_path)])
    text = played().record()
    main(["cards", "forget", "13"])
    with pytest.raises(BadRecord, match=rf"{WANDERER}.*it was played with the imported set 13, which is not here"):
        arbitre.replay(text)


def test_a_record_of_other_cards_says_so_when_it_matters(tmp_path: Path) -> None:
    main(["cards", "import", file(tmp_path)])
    game = played()
    text = game.record()
    more = with_text(card(6, "Latecomer", "Of the Tests"), ability(DRAWS))
    main(["cards", "import", file(tmp_path, [*cards(), more])])
    assert list(arbitre.replay(text).picks) == list(game.picks)  # one card more: nothing changes here
    main(["cards", "import", file(tmp_path, [{**one, "cost": 5} for one in cards()])])
    with pytest.raises(BadRecord, match="it was played with other cards of the imported set 13"):
        arbitre.replay(text)


def test_games_without_imported_cards_are_the_same_for_everybody(tmp_path: Path) -> None:
    before: Any = arbitre.new("lorcana", decks=[deck()], players=2, seed=1)
    main(["cards", "import", file(tmp_path)])
    after: Any = arbitre.new("lorcana", decks=[deck()], players=2, seed=1)
    assert after.record() == before.record()
    assert after.names == before.names
    with_them: Any = arbitre.new("lorcana", decks=[deck(WANDERER)], players=2)
    assert "Wanderer" in with_them.names


def test_a_head_that_makes_no_sense_is_said(tmp_path: Path) -> None:
    main(["cards", "import", file(tmp_path)])
    text = played().record().replace(f"  {pool().sets['13']} 13", "  13")
    with pytest.raises(BadRecord, match="line 7: '13' is not the digest and the code of an imported set"):
        arbitre.replay(text)


# -- in the terminal, at the table, in the laboratory ---------------------------------------------------------------


def test_they_are_searched_in_the_terminal(tmp_path: Path, capsys: Captured) -> None:
    main(["cards", "import", file(tmp_path)])
    assert [one.full_name for one in deck_kit("lorcana").search("set:13 cost=2 draw")] == [WANDERER]
    capsys.readouterr()
    assert main(["cards", "show", "13-1", "--lang", "en"]) == 0
    assert "Core: allowed" in capsys.readouterr().out


def test_they_are_found_and_played_at_the_table(tmp_path: Path) -> None:
    main(["cards", "import", file(tmp_path)])
    found = workbench.found("lorcana", "set:13 draw", 0, "fr")
    assert [one.card["name"] for one in found.cards] == [WANDERER, TUNE]
    assert "Lorsque vous jouez ce personnage, piochez une carte." in str(found.cards[0])
    text = "\n".join(f"1 {name}" for name in deck(WANDERER))
    seats = [p.NewSeat(who="me", name="A", deck=text), p.NewSeat(who="computer", name="B", deck=text)]
    setup = made(p.NewRoom(game="lorcana", seats=seats))
    assert setup.sets == pool().sets
    assert setup.new_game().decision is not None
    main(["cards", "import", file(tmp_path, [{**one, "cost": 5} for one in cards()])])
    with pytest.raises(UnknownCard, match="imported sets 13 are not what they were"):
        setup.new_game()
    main(["cards", "forget", "13"])
    with pytest.raises(Unfit, match="Wanderer"):
        made(p.NewRoom(game="lorcana", seats=seats))


def test_the_laboratory_plays_them_on_all_cores(tmp_path: Path) -> None:
    main(["cards", "import", file(tmp_path)])
    own = tmp_path / "own.txt"
    own.write_text("\n".join(f"1 {name}" for name in deck(WANDERER, TUNE)), "utf-8")
    command = [sys.executable, "-m", "arbitre", "lab", "run", str(own), "heart", "--games", "4", "--jobs", "2"]
    command += ["--player", "random", "--out", str(tmp_path / "found")]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)
    assert done.returncode == 0, done.stderr
    assert "of 4 games" in done.stdout


def test_they_are_exercised(tmp_path: Path, capsys: Captured) -> None:
    main(["cards", "import", file(tmp_path)])
    assert main(["exercise", "lorcana", WANDERER]) == 0


# -- the spoils --------------------------------------------------------------------------------------------------

BRUTE = {
    "name": "Brute of the Tests",
    "set": "Tests",
    "number": "1",
    "type": "Character",
    "trade": "Warlord",
    "cost": 2,
    "threshold_raw": "R",
    "strength": 2,
    "life": 2,
    "speed": 2,
    "text": "When this card comes into play, draw a card.",
}


def test_the_spoils_likewise(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "tests.json"
    odd = {**BRUTE, "name": "Oddity of the Tests", "number": "2", "text": "This card tickles."}
    path.write_text(json.dumps([BRUTE, odd]), "utf-8")
    assert main(["cards", "import", "--game", "spoils", str(path)]) == 0
    said = capsys.readouterr().out
    assert "kept: set Tests: 2 cards, 1 of them playable" in said
    assert "Oddity of the Tests (set Tests)" in said
    assert spoils.pool().data("Brute of the Tests").playable
    sold = next(iter(arbitre.decks("spoils").values())).names()
    own = [*sold[:-4], *["Brute of the Tests"] * 4]
    game = arbitre.new("spoils", decks=[own, own], seed=1)
    assert arbitre.replay(game.record()).digest() == game.digest()
    assert "Tests" in game.record()
    assert main(["cards", "forget", "--game", "spoils", "Tests"]) == 0


# -- 7 Fallen ------------------------------------------------------------------------------------------------------

GUARD = {
    "name": "Garde des essais",
    "en": "Guard of the Tests",
    "set": "Essais",
    "type": "angel",
    "kingdom": "Eondra",
    "classes": ["Dragon"],
    "cost": 2,
    "attack": 2,
    "life": 3,
    "text": ["Berserk", "Ferveur : Vous pouvez cibler un Ange « Garde » pour le guérir."],
}


def test_seven_fallen_likewise_in_either_language(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "essais.json"
    english = {**GUARD, "name": "Bold Guard", "en": "", "classes": ["Garde"], "text": "Fervour: Draw a page."}
    odd = {**GUARD, "name": "Drôle", "en": "", "text": "Cette page chatouille."}
    lost = {**GUARD, "name": "Perdu", "en": "", "kingdom": "Atlantis"}
    path.write_text(json.dumps([GUARD, english, odd, lost]), "utf-8")
    assert main(["cards", "import", "--game", "fallen", str(path)]) == 1
    said = capsys.readouterr().out
    assert "there is no kingdom 'Atlantis'" in said
    assert "kept: set Essais: 3 cards, 2 of them playable" in said
    assert "Drôle (set Essais)" in said
    assert fallen.pool().data("Guard of the Tests").name == "Garde des essais"
    assert fallen.local_names("en")["Garde des essais"] == "Guard of the Tests"
    own = [
        name if name != "Dragonnet braisé" else "Garde des essais" for name in arbitre.decks("fallen")["eondra"].names()
    ]
    assert "Garde des essais" in own
    game = arbitre.new("fallen", decks=[own, own], seed=1)
    assert arbitre.replay(game.record()).digest() == game.digest()
    assert "Essais" in game.record()
    assert main(["cards", "forget", "--game", "fallen", "Essais"]) == 0
    assert "Garde des essais" not in fallen.pool()
