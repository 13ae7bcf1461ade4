"""The rulebook: every number is there, in order, in every language; what is wrong in a file is said."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.kernel.error import BadData, Error
from arbitre.rulebook import Book, Rule, book, games
from arbitre.rulebook.search import look_up, search
from arbitre.rulebook.texts import Head, Language, read_book

LORCANA = book("lorcana")
BOOKS = [pytest.param(book(game), id=game) for game in games()]


def test_these_games_have_a_rulebook() -> None:
    assert games()[:3] == ["lorcana", "spoils", "fallen"]


def test_all_474_numbers_of_lorcana_are_there() -> None:
    assert sum(LORCANA.is_counted(rule) for rule in LORCANA.rules.values()) == 474


def test_the_rules_stand_in_the_order_of_the_book() -> None:
    numbers = list(LORCANA.rules)
    assert numbers.index("1.9.4") < numbers.index("1.10") < numbers.index("1.11.2") < numbers.index("2")
    assert numbers.index("5.1.1.9") < numbers.index("5.1.1.10")


# What the book itself leaves out: it goes on with 505.2a after 505.1.
GAPS = {"spoils": {"505.2"}}
FIRST_CHAPTER = {"fallen": 0}  # the prologue


@pytest.mark.parametrize("rulebook", BOOKS)
def test_no_number_is_left_out_between_two_others(rulebook: Book) -> None:
    order, path = rulebook.numbering.order, rulebook.numbering.path
    siblings: dict[tuple[str, ...], list[int]] = {}
    for number in rulebook.rules:
        *above, _ = path(number)
        assert set(above) - GAPS.get(rulebook.game, set()) <= set(rulebook.rules), number
        siblings.setdefault(tuple(above), []).append(order(number)[-1])
    for under, counts in siblings.items():
        first = 1 if under else FIRST_CHAPTER.get(rulebook.game, 1)
        assert counts == list(range(first, first + len(counts))), under


@pytest.mark.parametrize("rulebook", BOOKS)
def test_every_rule_has_a_sentence_in_every_language_of_the_book(rulebook: Book) -> None:
    for rule in rulebook.rules.values():
        assert tuple(rule.texts) == rulebook.languages
        for text in rule.texts.values():
            assert text == text.strip()
            assert text, rule.number
            if rule.kind != "heading":
                assert text[-1] in ".»”)", f"{rule.number} is no whole sentence"


@pytest.mark.parametrize("rulebook", BOOKS)
def test_the_languages_are_not_mixed_up(rulebook: Book) -> None:
    for rule in rulebook.rules.values():
        if rule.kind != "heading":  # a title may be the same word in two languages
            assert len(set(rule.texts.values())) == len(rulebook.languages), rule.number
    assert "wins" in LORCANA.rule("1.8.1.1").text("en")


@pytest.mark.parametrize("rulebook", BOOKS)
def test_sentences_refer_only_to_numbers_that_exist(rulebook: Book) -> None:
    for rule in rulebook.rules.values():
        if (rulebook.game, rule.number) == ("lorcana", "1.4.1"):  # the size of a card in centimetres
            continue
        for lang, text in rule.texts.items():
            for match in rulebook.numbering.cited(text):
                assert match[0] in rulebook.rules, f"{rule.number} ({lang}) refers to {match[0]}"
    for ruling in rulebook.rulings:
        for lang, text in ruling.texts.items():
            for match in rulebook.numbering.cited(text):
                assert match[0] in rulebook.rules, f"the ruling on {ruling.rules} ({lang}) refers to {match[0]}"


def test_a_part_is_the_number_and_all_below_it() -> None:
    assert [rule.number for rule in LORCANA.part("8.14")] == ["8.14", "8.14.1", "8.14.2"]
    assert "8.14" not in [rule.number for rule in LORCANA.part("8.1")]


def test_an_unknown_number_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(Error, match=r"no rule 4\.6\.4\.9 .* 4\.6\.4\.3, 4\.6\.4\.4, 4\.6\.4\.5$"):
        LORCANA.rule("4.6.4.9")
    with pytest.raises(Error, match=r"4\.7$"):
        LORCANA.part("4.8")


@pytest.mark.parametrize("number", ["", "four", "4..6", "0.1", "4.6.x"])
def test_what_is_no_number_is_refused(number: str) -> None:
    with pytest.raises(Error, match="not a rule number"):
        LORCANA.rule(number)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Error, match=r"'chess'.*lorcana"):
        book("chess")


def test_reading_the_rules_loads_no_game() -> None:
    script = """
import sys
from arbitre.rulebook import book, command
book("lorcana")
print([name for name in sys.modules if name.startswith(("arbitre.games.", "arbitre.pool", "arbitre.scenario", "rich"))])
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['arbitre.games.registry']"


CHAPTER = """
["1"]
kind = "heading"
en = "Things"
fr = "Choses"
it = "Cose"
["1.1"]
kind = "play"
en = "A thing."
fr = "Une chose."
it = "Una cosa."
"""

HEAD = 'title = "Small"\nlanguages = ["en", "fr", "it"]\nnumbering = "dotted"\n'

RULING = """\
[[ruling]]
rules = ["1.1"]
en = "So."
fr = "Ainsi."
it = "Così."
why.en = "Because."
why.fr = "Parce que."
why.it = "Perché."
"""


def written(folder: Path, chapter: str = CHAPTER, rulings: str | None = None) -> Path:
    (folder / "book.toml").write_text(HEAD, encoding="utf-8")
    (folder / "chapters-1.toml").write_text(chapter, encoding="utf-8")
    if rulings is not None:
        (folder / "rulings.toml").write_text(rulings, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('kind = "play"', 'kind = "fun"', r"chapters-1\.toml, 1\.1: .*fun"),
        ('it = "Una cosa."', 'it = ""', r"1\.1: .*it"),
        ('it = "Una cosa."', "", r"1\.1: .*it"),
        ('it = "Una cosa."', 'it = "Una cosa."\nde = "Ein Ding."', r"1\.1: .*de"),
        ('["1.1"]', '["1.one"]', r"chapters-1\.toml: '1\.one'"),
        ('["1.1"]', "[1.1", r"chapters-1\.toml: .*line"),
    ],
)
def test_a_fault_in_a_chapter_is_told_with_its_place(tmp_path: Path, old: str, new: str, fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        read_book(written(tmp_path, CHAPTER.replace(old, new)))


def test_a_number_given_in_two_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "chapters-2.toml").write_text(CHAPTER, encoding="utf-8")
    with pytest.raises(BadData, match=r"chapters-2\.toml: 1 is given twice"):
        read_book(written(tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("title", "tittle", r"book\.toml: .*tittle"),
        ('"fr"', '"de"', r"book\.toml: .*'de'"),
        ("dotted", "roman", r"book\.toml: .*roman"),
        (', "it"', "", r"chapters-1\.toml, 1: .* it,"),  # a text the book says it does not have
    ],
)
def test_a_fault_in_the_kind_of_book_is_told(tmp_path: Path, old: str, new: str, fault: str) -> None:
    folder = written(tmp_path)
    (folder / "book.toml").write_text(HEAD.replace(old, new), encoding="utf-8")
    with pytest.raises(BadData, match=fault):
        read_book(folder)


def test_a_book_needs_no_rulings(tmp_path: Path) -> None:
    assert read_book(written(tmp_path)).rulings == ()
    assert read_book(written(tmp_path, rulings="")).rulings == ()


def test_a_ruling_is_found_under_its_number(tmp_path: Path) -> None:
    read = read_book(written(tmp_path, rulings=RULING))
    assert [ruling.text("fr") for ruling in read.rulings_on("1.1")] == ["Ainsi."]
    assert read.rulings_on("1") == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("why", "because", r"rulings\.toml, ruling 1: .*because"),
        ('why.fr = "Parce que."', "", r"ruling 1, why: the text in fr is missing"),
        ('["1.1"]', '["1.2"]', r"ruling 1: .*no rule 1\.2"),
        ('["1.1"]', "[]", r"ruling 1: .*rules"),
        ('["1.1"]', '"1.1"', r"ruling 1: .*rules"),
        ("[[ruling]]", "[[rulings]]", r"rulings\.toml: unknown: rulings"),
        ("[[ruling]]", "[ruling]", "two brackets"),
    ],
)
def test_a_fault_in_a_ruling_is_told_with_its_place(tmp_path: Path, old: str, new: str, fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        read_book(written(tmp_path, rulings=RULING.replace(old, new)))


def test_what_can_not_be_seen_is_declared_with_the_reason(tmp_path: Path) -> None:
    folder = written(tmp_path)
    assert read_book(folder).unseen == {}
    (folder / "unseen.toml").write_text('"1.1" = "What does not happen."', encoding="utf-8")
    assert read_book(folder).unseen == {"1.1": "What does not happen."}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('"1.2" = "So."', r"unseen\.toml: .*no rule 1\.2"),
        ('"1" = "So."', r"unseen\.toml: 1 is of the kind 'heading'"),
        ('"1.1" = ""', r"unseen\.toml: .*length"),
        ('"1.1" = 3', r"unseen\.toml: .*str"),
    ],
)
def test_a_fault_in_what_can_not_be_seen_is_told(tmp_path: Path, text: str, fault: str) -> None:
    folder = written(tmp_path)
    (folder / "unseen.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=fault):
        read_book(folder)


def rule(number: str, en: str, fr: str = "-") -> Rule:
    return Rule(number, "play", {"en": en, "fr": fr})


SMALL = Book(
    "small",
    Head("Small", ("en", "fr"), "dotted"),
    [
        rule("1.1.1", "Put the card into the inkwell.", "Mettez la carte dans l’encrier, près de l'œuvre."),
        rule("1.1.2", "Think twice.", "Réfléchissez."),
        rule("1.1.10", "The card thinks nothing."),
    ],
)


@pytest.mark.parametrize(
    ("words", "lang", "numbers"),
    [
        (["INK"], "en", ["1.1.1"]),  # the beginning of inkwell, not the end of think
        (["card"], "en", ["1.1.1", "1.1.10"]),
        (["think", "card"], "en", ["1.1.10", "1.1.1", "1.1.2"]),  # who has all comes first
        (["card thinks nothing"], "en", ["1.1.10"]),  # one word of three is not most of them
        (["nothing", "inkwell"], "en", ["1.1.1", "1.1.10"]),
        (["card", "xyzzy"], "en", ["1.1.1", "1.1.10"]),  # what no rule has counts for nothing
        (["CARDS"], "en", ["1.1.1", "1.1.10"]),
        (["encrier", "pres"], "fr", ["1.1.1"]),
        (["l'encrier"], "fr", ["1.1.1"]),
        (["oeuvre"], "fr", ["1.1.1"]),
        (["encrier"], "en", []),
        (["inkwell."], "en", ["1.1.1"]),
        (["..."], "en", []),
        (["reflechir"], "fr", ["1.1.2"]),  # another form of the word
    ],
)
def test_rules_are_found_by_most_of_the_words_given(words: list[str], lang: str, numbers: list[str]) -> None:
    found = search(SMALL, list(SMALL.rules.values()), words, "fr" if lang == "fr" else "en")
    assert [one.number for one in found] == numbers


@pytest.mark.parametrize(
    ("game", "lang", "typed", "number"),
    [
        ("lorcana", "fr", "4.6.4.2.", "4.6.4.2"),
        ("lorcana", "fr", "règle 4.6.4", "4.6.4"),
        ("lorcana", "en", "4.6.99", "4.6"),  # there is none: what it would stand under
        ("lorcana", "fr", "rempart", "8.3"),
        ("lorcana", "fr", "Insaisissable", "8.6"),
        ("lorcana", "fr", "sac", "7.7"),
        ("lorcana", "fr", "pioche vide", "1.8.1.2"),
        ("lorcana", "fr", "chanter une chanson", "5.4.4.2"),
        ("lorcana", "fr", "mulligan", "2.2.2"),
        ("lorcana", "it", "canzoni", "5.4.4"),
        ("lorcana", "it", "sfuggente", "8.6"),
        ("lorcana", "en", "may", "6.1.4"),
        ("lorcana", "en", "ward", "8.15"),
        ("lorcana", "en", "summoning sickness", "1.7.5"),
        ("spoils", "fr", "reponses", "607"),
        ("spoils", "fr", "seuils", "405"),
        ("spoils", "fr", "bloqueurs epuises", "608.1d"),
        ("spoils", "en", "responding", "607"),
        ("fallen", "fr", "paire liee", "F1.13"),
        ("fallen", "fr", "tempete", "F6.35"),
        ("fallen", "fr", "contemplations", "F1.39"),
        ("fallen", "en", "f1.13.14", "F1.13.14"),
        ("fallen", "en", "1.13.14", "F1.13.14"),  # without the letter of our numbers
    ],
)
def test_what_a_judge_looks_for_comes_first(game: str, lang: Language, typed: str, number: str) -> None:
    assert look_up(book(game), typed, lang)[0].number == number


def test_a_number_among_words_is_no_chapter() -> None:
    assert look_up(book("lorcana"), "20 lore", "en")[0].number in ("1.8.1.1", "1.11.3", "2.3.3.1")


def test_words_for_a_rule_that_is_not_there_are_a_fault(tmp_path: Path) -> None:
    folder = written(tmp_path)
    head = (folder / "book.toml").read_text(encoding="utf-8")
    (folder / "book.toml").write_text(head + '\n[also]\n"9.9" = { en = "nothing" }\n', encoding="utf-8")
    with pytest.raises(BadData, match=r"book\.toml: there is no rule 9\.9"):
        read_book(folder)
