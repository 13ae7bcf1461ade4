"""7 Fallen at the terminal: the board, the moves, what is typed, windows, draws, decks, and whole games."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text
from tests.fallen_board import WORSHIPPER, Board
from tests.random_games import take
from tests.terminal.table import Table, new_game

from arbitre.cli import main
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.zones import ADORATION, HAND, LIMBO
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import Refusal
from arbitre.kernel.error import Error
from arbitre.players import answer, greedy
from arbitre.pool.fallen import pool
from arbitre.sentences import fallen_texts, languages
from arbitre.terminal.again import Start
from arbitre.terminal.fallen.kit import STILL
from arbitre.terminal.fallen.typed import FallenReader
from arbitre.terminal.kits import deck_kit
from arbitre.terminal.lines import fold
from arbitre.terminal.typed import Unclear
from arbitre.terminal.words import Words

KIT = deck_kit("fallen")
LANGUAGES = languages("fallen")

SPEAR, SHELL, DRAGON, BREATH, ERUPTION, CABIN = (
    "Lance en croc",
    "Coquille d'obsidienne",
    "Garungun",
    "Souffle du volcan",
    "Éruption rituelle",
    "Moussaillon",
)


def starter_game(seed: int = 4, starting: int | None = 0) -> Fallen:
    names = KIT.usual_decks()
    game = KIT.new([KIT.find_deck(name)[1] for name in names[:2]], seed, starting)
    assert isinstance(game, Fallen)
    return game


def table() -> Board:
    """Seat 0 has a pair, a Blessing, four Worshippers and energy; seat 1 an Angel."""
    board = Board(SPEAR, SHELL, DRAGON, DRAGON, BREATH, ERUPTION, CABIN)
    for name in (DRAGON, SHELL):
        board.change()
        board.put(name, 0)
        board.go_on()
    board.change()
    board.rich(0)
    board.worshippers(0, 3)
    board.hold(SPEAR, 0)
    board.hold(BREATH, 0)
    board.put(ERUPTION, 0)
    board.put(CABIN, 1)
    board.go_on()
    return board


def drawn(game: Fallen, lang: str = "en", width: int = 105) -> list[str]:
    return [line.plain for line in Table(game, lang, width=width).board().lines()]


def row(lines: list[str], name: str) -> str:
    """The first line that begins so, with single spaces."""
    single = [" ".join(line.split()) for line in lines]
    return next(line for line in single if line.startswith(name))


def menu_lines(game: Fallen, lang: str = "en", width: int = 100) -> list[str]:
    return [" ".join(line.plain.split()) for line in Table(game, lang, width=width).menu().lines(width)]


def until(game: Fallen, *kinds: str) -> None:
    """The first answer to every question, until one of these is asked."""
    while game.decision is not None and game.decision.kind not in kinds:
        game.apply(0)
    assert game.decision is not None


def attacking() -> Fallen:
    """Seat 0, in its third turn, is to say which attackers it announces: a Dewblade and a pair."""
    board = table()
    game = board.game
    game.turn = 3
    board.change()
    board.put("Lame de Rosée", 0)
    board.go_on()
    take(game, "announce attack")
    until(game, "announce attackers")
    return game


# -- the board ---------------------------------------------------------------------------------------------------


def test_it_shows_what_every_player_has() -> None:
    game = table().game
    game.damage[game.deity[1]] = 3
    game.mortal = (True, False)
    lines = drawn(game)
    assert lines[0].startswith("Turn 1, your turn, Word ")
    life = game.facts[game.deity[1]].life
    told = row(lines, "Ada")
    assert told.startswith(f"Ada (computer) Celianne, Mother of Clouds · VF {life - 3}/{life} · Feathers 1 · CE 14 ·")
    assert row(lines, "Register") == "Register 10 · Archangel to come"
    assert (
        row(lines, "▶")
        == "▶ Player (you) Celianne, Mother of Clouds · MORTAL · Feathers 1 · CE 50 · hand 9 · Book 25 · Register 6"
    )
    sources = " ".join(" ".join(lines).split())
    assert "Adoration · City of Clouds 30 CE, Pilgrim of the Clouds x4 5 CE" in sources
    assert row(lines, "Archangel ·") == "Archangel · Seraphiel the Immaculate 6/8, Time Factor 5"
    assert " ".join(lines).count("Seraphiel") == 1, "the opponent's Archangel lies face down"


def test_what_is_linked_stands_under_its_angel() -> None:
    board = table()
    board.do("play", board.find(SPEAR, 0), equip=board.find(DRAGON, 0))
    game = board.game
    dragon = board.find(DRAGON, 0)
    game.damage[dragon] = 1
    game.exerted[dragon] = True
    game.markers = with_row(game.markers, dragon, (("+1|+1", 2),))
    lines = drawn(game)
    place = next(place for place, line in enumerate(lines) if "Garungun" in line)
    assert row(lines, "RG Garungun") == "RG Garungun 2 7↑ 4↑ damage 1, tilted, +1|+1 x2, Archery, Storm"
    assert lines[place + 1].startswith("       Obsidian Shell")
    assert row(lines, "Obsidian Shell") == "Obsidian Shell 2 3 Golem"
    assert row(lines, "Fang Spear") == "Fang Spear 2 +2 Equipment"
    assert row(lines, "RG Ritual Eruption") == "RG Ritual Eruption 3 Blessing, Hourglass x3"
    assert row(drawn(game, "fr"), "AG Garungun").endswith("dégâts 1, incliné, +1|+1 x2, Archerie, Tempête")


def test_limbo_and_what_is_missing_are_shown() -> None:
    board = Board(BREATH, DRAGON, SHELL)
    board.change()
    board.hold(BREATH, 0)
    board.hold(SHELL, 0)
    board.into(LIMBO, DRAGON, 1)
    board.rich(0, 0)
    board.go_on()
    game = board.game
    for card in range(len(game.facts)):
        game.energy[card] = 0
    game.work_out_anew()
    lines = drawn(game)
    assert row(lines, "Limbo") == "Limbo · Garungun"
    assert row(lines, "Breath").endswith("Miracle, Worshippers 3/1, lacks 2 Worshippers")
    assert row(lines, "Obsidian Shell") == "Obsidian Shell 2 3 Golem, Storm 3, lacks 2 CE"


@pytest.mark.parametrize(
    ("lang", "title", "item"),
    [
        ("en", "Effect stack,", "1 Breath of the Volcano (Player): Deal 4 damage to the Angel. → Cabin Mate (Ada)"),
        ("fr", "Pile d'effets,", "1 Souffle du volcan (Joueur)\u00a0: "),
    ],
)
def test_the_stack_says_what_will_happen_to_whom(lang: str, title: str, item: str) -> None:
    game = table().game
    take(game, "play", BREATH)
    take(game, "choose", CABIN)
    until(game, "response")
    lines = drawn(game, lang, 100)
    assert row(lines, title)
    assert row(lines, "1 ").startswith(" ".join(item.split()))
    assert row(lines, "1 ").endswith("(Ada)")


def test_the_combat_is_shown_with_ambush_and_who_defends() -> None:
    game = attacking()
    take(game, "attack", DRAGON)
    take(game, "ambush", "Lame de Rosée")  # the last who can: nobody is asked whether that is all
    until(game, "declare attack")
    assert row(drawn(game), "Combat:") == "Combat: announced: Garungun 3/2[3] · in Ambush: Dewblade 3/3"
    assert menu_lines(game) == ["Attack 1 Cabin Mate 2/1", "0 Do not attack"]
    take(game, "attack", CABIN)
    until(game, "contemplation")
    lines = drawn(game)
    assert row(lines, "Combat:").startswith("Combat: Garungun 3/2[3] → Cabin Mate 2/1 · in Ambush: Dewblade 3/3")
    assert "ATTACKS, tilted" in row(lines, "FL Garungun")
    assert "in Ambush" in row(lines, "FL Dewblade")
    assert "DEFENDS" in row(lines, "RG Cabin Mate")


@pytest.mark.on_either_engine
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (120, 40)])
def test_no_line_is_wider_than_the_screen(lang: str, width: int, height: int) -> None:
    game = starter_game(width)
    while game.decision is not None and game.turn < 7:
        if game.decision.seat == 0:
            table = Table(game, lang, width=width, height=height, plays_on=False)
            with pytest.raises(EOFError):
                table.session._ask()
            assert not [line for line in table.text.splitlines() if len(line) > width]
        game.apply(answer(greedy(1), game))


def test_nothing_hidden_is_on_the_screen() -> None:
    """With the opponent's hidden cards exchanged for others, the screen is the same."""
    game = starter_game()
    while game.decision is not None and (game.turn < 5 or game.decision.seat != 0):
        game.apply(answer(greedy(1), game))
    assert game.decision is not None
    hidden = [card for card, facts in enumerate(game.facts) if facts.type == "archangel" and game.face_down[card]]
    hidden = [card for card in (*game.zones[1][HAND], *hidden) if game.owner[card] == 1]
    assert len(hidden) > 1
    other = game.copy()
    other.facts = game.facts.copy()
    for card in hidden:
        if other.facts[card].type != "archangel":
            other.facts[card] = game.facts[game.zones[0][HAND][0]]
    screens = []
    for one in (game, other):
        table = Table(one, plays_on=False)
        with pytest.raises(EOFError):
            table.session._ask()
        screens.append(table.text)
    assert screens[0] == screens[1]
    assert all(KIT.name_of(game.facts[card].data, "en") not in screens[0] for card in hidden)


# -- moves -------------------------------------------------------------------------------------------------------


def test_moves_stand_in_groups_and_what_goes_on_is_0() -> None:
    game = table().game
    assert menu_lines(game) == [
        "Play 1 Breath of the Volcano (Worshippers required 3, revoke 1)",
        "2 Dewblade (2 CE)",
        "3 Fang Spear (2 CE)",
        "Use 4 Celianne, Mother of Clouds: Divine Ability: Pay 2 CE and target one of your Angels to remove",
        "3 damage from it and give it +1 ATK until the end of the turn. → Garungun",
        "0 Contemplation (no attack phase in the first turn)",
    ]
    take(game, "announce attack")
    until(game, "contemplation")
    assert menu_lines(game)[-2:] == ["Pass 4 for the rest of the turn", "0 Pass"]


def test_a_target_says_whose_it_is_and_the_question_says_the_verb() -> None:
    board = table()
    game = board.game
    game.energy[board.find(WORSHIPPER, 0)] = 1
    take(game, "play", BREATH)
    text = Table(game, plays_on=False).run()
    assert "Target a card for Breath of the Volcano" in text
    assert "1 Garungun 3/2[3] (yours)   2 Cabin Mate 2/1 (Ada)" in text
    take(game, "choose", CABIN)
    assert "Worshipper 1 of 1" in Table(game, plays_on=False).run()


def test_a_keyword_with_a_value_says_its_number() -> None:
    board = table()
    archer = pool().data("Leana d'Eondra")
    written = fallen_texts.written_at(board.game, f"{archer.name}#Archerie")
    assert written is not None
    assert (
        fallen_texts.TEXTS.effects(written.effects, "angel", "en", within=written.cost) == "Deal 2 damage to the page."
    )


# -- what is typed -------------------------------------------------------------------------------------------------


def reader(game: Fallen, lang: str = "en") -> FallenReader:
    found = Table(game, lang).session.reader()
    assert isinstance(found, FallenReader)
    return found


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "play breath", "play Souffle du volcan"),
        ("en", "use celianne", "use Célianne Mère des Nuages: Capacité divine"),
        ("en", "use celianne: divine ability", "use Célianne Mère des Nuages: Capacité divine"),
        ("en", "use celianne: capacite divine", "use Célianne Mère des Nuages: Capacité divine"),
        ("en", "attack", "announce attack"),
        ("fr", "annoncer", "announce attack"),
        ("fr", "jouer lance en croc", "play Lance en croc"),
        ("fr", "jouer fang spear", "play Lance en croc"),
    ],
)
def test_what_is_typed_is_understood(lang: str, typed: str, meant: str) -> None:
    game = table().game
    found = reader(game, lang).find(typed)
    assert isinstance(found, int)
    assert game.decision is not None
    assert game.describe(game.decision.options[found]) == meant


def test_to_play_means_whichever_way_there_is_now() -> None:
    board = table()
    board.hold(DRAGON, 0)
    board.go_on()
    game = board.game
    take(game, "announce attack")
    until(game, "contemplation")
    assert game.decision is not None
    found = reader(game).find("play garungun")
    assert isinstance(found, int)
    assert game.decision.options[found].kind == "storm"


def test_attackers_are_typed_with_what_they_do() -> None:
    game = attacking()
    assert game.decision is not None
    for typed, meant in (("ambush garungun", "ambush Garungun"), ("attack dewblade", "attack Lame de Rosée")):
        found = reader(game).find(typed)
        assert isinstance(found, int)
        assert game.describe(game.decision.options[found]) == meant


@pytest.mark.parametrize(
    ("typed", "rule"),
    [("end", "F1.37.2"), ("play garungun", "F5.50.1"), ("use pilgrim", "F3.7.1"), ("storm fang spear", "F1.11.7")],
)
def test_what_can_not_be_done_is_refused_with_its_rule(typed: str, rule: str) -> None:
    found = reader(table().game).find(typed)
    assert isinstance(found, Refusal)
    assert found.rule == rule


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("jump dewblade", "A move starts with one of: play, storm"),
        ("play dewblad e", "Did you mean Dewblade"),
        ("play", "Which card? For example: play garungun"),
    ],
)
def test_what_is_not_understood_is_said(typed: str, answer: str) -> None:
    with pytest.raises(Unclear, match=answer.replace("?", r"\?")):
        reader(table().game).find(typed)


# -- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.on_either_engine
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_every_command(lang: str) -> None:
    words = Words(lang, "fallen")

    def typed(command: str, rest: str = "") -> str:
        return f"{words.first(f'command-{command}')} {rest}".strip()

    at = {
        3: ["999", "abracadabra", typed("help"), typed("log"), typed("card", "thanator le or"), typed("why")],
        5: [
            *(typed("why", words.first("verb-end-turn")), typed("save", "one.record"), typed("board")),
            *(typed("draw"), words.first("answer-yes")),
        ],
        7: [typed("undo"), words.first("answer-yes")],
    }
    table = Table(starter_game(), lang, at=at)
    text = table.run()
    game = table.session.game
    assert game.result is not None
    assert not table.at
    assert table.screen.speaker.result(game, table.session.seat) in text
    assert words("not-understood", text="abracadabra") in text
    assert words("saved", file="one.record") in text
    assert words("undone") in text
    assert words("draw-refused") in text
    assert words("needs-move", example=words("example-refused")) in text
    assert "Phoenix" in text
    assert Path("one.record").read_text("utf-8").startswith("arbitre record")


def test_a_saved_game_goes_on_where_it_was() -> None:
    game = starter_game()
    while game.decision is not None and (game.turn < 3 or game.decision.kind != "turn action"):
        game.apply(answer(greedy(1), game))
    Path("kept.record").write_text(game.record(), encoding="utf-8")
    table = Table(starter_game(9), lines=["load kept.record", "y"], plays_on=False)
    assert "kept.record is open: turn" in table.run()
    assert table.session.game.digest() == game.digest()


def test_torn_pages_are_named_in_the_log() -> None:
    """They lie open in the Purgatory, whoever saw the Book they come from (F5.24.1)."""
    board = Board("Spiritiste Novice")
    board.change()
    board.hold("Spiritiste Novice", 0)
    board.rich(0)
    board.go_on()
    board.do("play", board.find("Spiritiste Novice", 0))
    speaker = KIT.speaker("en", ["Me", "Ada"])
    for audience, said in enumerate(("Your Dewblade goes to Purgatory", "Dewblade goes to Purgatory (Me)")):
        lines = [speaker.event(board.game, event, audience) for event in board.game.events]
        assert lines.count(said) == 2


# -- draws ---------------------------------------------------------------------------------------------------------


def test_a_draw_is_agreed_on_when_nothing_has_happened_for_long() -> None:
    game = starter_game()
    until(game, "turn action")
    assert KIT.agrees_to_draw(game) is False
    table = Table(game.copy(), lines=["draw", "n", "draw", "y"], plays_on=False)
    assert "Your opponent wants to play on" in table.run()
    assert not table.session.game.over
    game.turn = game.eventful + STILL + 1
    table = Table(game, lines=["draw", "y"], plays_on=False)
    assert "The game is a draw by agreement." in table.run()


def test_where_there_is_no_draw_it_is_said() -> None:
    assert "no draw by agreement" in Table(new_game(), lines=["draw"], plays_on=False).run()


# -- decks and payment ---------------------------------------------------------------------------------------------


def said(*words: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(list(words)) in (0, 1)
    return capsys.readouterr().out


def test_decks_are_listed_shown_and_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "Les braises d'Ignara, Eondra, 64" in said("decks", "--game", "fallen", "--lang", "fr", capsys=capsys)
    shown = said("decks", "show", "--game", "fallen", "ignara's embers", "--lang", "en", capsys=capsys)
    assert "2 Thanator the Gold (Angel, CE cost 6, ATK 7, VF 6)" in shown
    assert "legal for constructed" in shown
    path = tmp_path / "mine.txt"
    path.write_text("# mine\nIgnara Mère des Braises\n4 Thanator the Gold\nMoussaillon x2\n", encoding="utf-8")
    wrong = said("decks", "check", "--game", "fallen", str(path), "--lang", "en", capsys=capsys)
    for fault in ("one-archangel F1.5.5", "register-size F1.18.4", "too-few-pages F1.9.1", "too-many-copies F1.9.4"):
        key, rule = fault.split()
        assert f"(rule {rule})" in wrong, key
    assert "Cabin Mate is of Poseidia, but the Deity is of Eondra (rule F1.9.2)" in wrong
    plain = said("decks", "convert", "--game", "fallen", "eondra", "--to", "text", capsys=capsys)
    assert "3 Dragonnet braisé" in plain


def test_decks_are_found_by_key_name_and_kingdom() -> None:
    keys = KIT.usual_decks()
    for text in ("eondra", "ignara's embers", "Les braises d'Ignara", "Eondra"):
        assert KIT.find_deck(text)[0] == keys[0]
    with pytest.raises(Error, match="the decks that are sold are: eondra"):
        KIT.find_deck("no such deck")


def test_payment_is_asked_for_at_the_start_and_said_again() -> None:
    names = KIT.usual_decks()
    game = KIT.new([KIT.find_deck(name)[1] for name in names[:2]], 3, 0, payment="choose")
    assert game.choosing
    command = Start(KIT).same(game.setup)
    assert command is not None
    assert "--payment choose" in command


def test_who_pays_says_from_where() -> None:
    board = table()
    board.game.choosing = True
    take(board.game, "play", "Lame de Rosée")
    decision = board.game.decision
    assert decision is not None
    assert decision.kind == "pay from"
    text = Table(board.game, plays_on=False).run()
    assert "Still to pay: 2 CE" in text
    assert "City of Clouds: 2" in text


def test_nobody_is_asked_from_where_if_there_is_one_source() -> None:
    board = table()
    game = board.game
    game.choosing = True
    for card in game.zones[0][ADORATION]:
        game.energy[card] = 0
    board.rich(0, 5)
    take(game, "play", "Lame de Rosée")
    table_ = Table(game, plays_on=False)
    table_.run()
    after = table_.session.game
    assert "pay from" not in {after.decision.kind}
    assert sum(after.energy[card] for card in after.zones[0][ADORATION]) == 3


def test_a_language_it_is_not_told_in_is_refused() -> None:
    with pytest.raises(Error, match="it can in: en, fr"):
        Words("it", "fallen")


def test_a_line_does_not_end_within_quotation_marks() -> None:
    text = Text("Mettez un marqueur sur l'un de vos Anges « Pirate » : fini")
    for width in range(20, 60):
        lines = [line.plain for line in fold(text, width)]
        assert not [line for line in lines if line.endswith("«") or line.startswith(("»", ":"))]
        assert " ".join(lines) == text.plain


def test_what_is_chosen_from_a_list_says_what_it_targets() -> None:
    pulse = pool().data("Impulsion magnétique")
    written = fallen_texts.written_at(table().game, f"{pulse.name}#effect mode 0")
    assert written is not None
    assert fallen_texts.TEXTS._choice(written, "en") == "Target a Golem on the battlefield to destroy it."
