"""Who reads a sentence about oneself is spoken to: "You draw Stitch", "Vous piochez Stitch", "Peschi Stitch"."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.random_games import every_game
from tests.sentences.variables import variables_of

import arbitre
from arbitre.games import registry
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import Event
from arbitre.kernel.game import Result
from arbitre.kernel.knowledge import EVERYTHING, SPECTATOR
from arbitre.lab.subject import Subject
from arbitre.sentences import Speaker, languages
from arbitre.sentences.view import happened, seen_by

pytestmark = pytest.mark.on_either_engine


NAMES = ("Wunibald", "Ottokar", "Xenia", "Zacharias", "Quirin", "Yolanda")
PLAYERS = {"player": "you", "owner": "you-owner", "rival": "you-rival"}  # what one is called, and one's form
SIDES = {"winners": "you-winners", "losers": "you-losers"}  # the same for those who may be several
SPOILT = re.compile(r"  |^ | $|[{}]|\byour (a|no|\d+) (face-?down )?cards?\b|carta una carta|votre une", re.IGNORECASE)
TOLD = [(game, lang) for game in registry.names() for lang in languages(game)]
SHOWN = ("event", "option", "question", "reason", "result")


def messages(game: str, lang: str) -> dict[str, ast.Message]:
    text = (registry.entry(game).folder("sentence_files") / f"{lang}.ftl").read_text("utf-8")
    found = (entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message))
    return {message.id.name: message for message in found}


def named_in(pattern: ast.Pattern | None, called: dict[str, str]) -> set[str]:
    assert pattern is not None
    return {name for name in called if name in variables_of(pattern)}


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_every_sentence_that_names_players_has_a_form_for_each_of_them(game: str, lang: str) -> None:
    named = 0
    for name, message in messages(game, lang).items():
        if not name.startswith(SHOWN):
            continue
        called = PLAYERS | SIDES
        wanted = {called[one] for one in named_in(message.value, called)}
        assert {form.id.name for form in message.attributes} == wanted, name
        named += len(wanted)
    assert named > 10


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_no_form_calls_the_one_it_speaks_to_by_name(game: str, lang: str) -> None:
    for name, message in messages(game, lang).items():
        for form in message.attributes:
            gone = {one for one, called in PLAYERS.items() if called == form.id.name}
            assert not gone & variables_of(form.value), (name, form.id.name)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_all_forms_of_a_language_begin_as_sentences_do(lang: str) -> None:
    for game in registry.names():
        if lang not in languages(game):
            continue
        for name, message in messages(game, lang).items():
            if name != "seat-name":
                for form in message.attributes:
                    first = form.value.elements[0]
                    text = first.value if isinstance(first, ast.TextElement) else ""
                    assert not text[:1].islower(), (game, name, text)


def sayings(subject: Subject, seed: int, lang: str, most: int) -> Any:
    """A random game, and what each seat is told on the way: log, questions, options, result."""
    game = subject.random_game(seed, subject.decks[0], 0)
    pick = random.Random(seed)
    seats = range(game.number_of_seats)
    speaker = Speaker(lang, NAMES, game.name)
    told: dict[int, list[str]] = {seat: [] for seat in seats}
    for _ in range(most):
        if game.decision is None:
            break
        asked = seen_by(game, game.decision.seat, speaker)["decision"]
        told[game.decision.seat] += [asked["sentence"], *(option["sentence"] for option in asked["options"])]
        game.apply(pick.randrange(len(game.decision.options)))
    for seat in seats:
        told[seat] += [event["sentence"] for event in happened(game, seat, speaker) if event["sentence"]]
        told[seat].append(speaker.result(game, seat))
    return game, speaker, told


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_nobody_reads_their_own_name(subject: Subject, seed: int) -> None:
    for lang in languages(subject.name):
        _, _, told = sayings(subject, seed, lang, 250)
        for seat, lines in told.items():
            assert lines
            for line in lines:
                assert NAMES[seat] not in line
                assert not SPOILT.search(line), line


@every_game
def test_who_has_no_seat_reads_the_names_of_all(subject: Subject) -> None:
    game, speaker, _ = sayings(subject, 1, "en", 60)
    for audience in (None, SPECTATOR, EVERYTHING):
        lines = [line for event in game.events if (line := speaker.event(game, event, audience))]
        assert all(any(name in line for line in lines) for name in NAMES[: game.number_of_seats])
        assert not [line for line in lines if re.match(r"You (draw|go|have|play|put|shuffle|start)\b", line)]


def test_the_log_of_a_seat_speaks_to_it() -> None:
    game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    first = {"en": "You go first", "fr": "Vous commencez", "it": "Inizi la partita"}
    other = {"en": "Player A goes first", "fr": "Joueur A commence", "it": "Giocatore A inizia la partita"}
    for lang in languages("lorcana"):
        assert first[lang] in arbitre.log(game, 0, lang)
        assert other[lang] in arbitre.log(game, 1, lang)
        assert other[lang] in arbitre.log(game, None, lang)
        assert first[lang] in [event["sentence"] for event in game.view_events(0, lang)]


def test_what_happens_to_ones_own_card_happens_to_your_card() -> None:
    game: Any = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    card = game.zones[0][0][0]
    banished = Event("banished", "1.8.1.4", 0, card, NO_CARD, 0, (), -1)
    name = Speaker().card(game, card)
    assert Speaker().event(game, banished, 0) == f"Your {name} is banished: its damage has reached its Willpower"


@pytest.mark.parametrize(
    ("lang", "winner", "mate", "loser"),
    [
        ("en", "You win with 20 lore.", "You and Xenia win with 20 lore.", "Wunibald wins with 20 lore."),
        (
            "fr",
            "Vous remportez la partie avec 20 éclats de Lore.",
            "Vous et Xenia remportez la partie avec 20 éclats de Lore.",
            "Wunibald remporte la partie avec 20 éclats de Lore.",
        ),
        ("it", "Vinci con 20 leggenda.", "Tu e Xenia vincete con 20 leggenda.", "Wunibald vince con 20 leggenda."),
    ],
)
def test_who_won_alone_or_with_others_is_told_so(lang: str, winner: str, mate: str, loser: str) -> None:
    game: Any = arbitre.new("lorcana", decks=["The Heart of Magic"] * 4, seed=1)
    speaker = Speaker(lang, NAMES)
    game.lore = [20, 0, 0, 0]
    game.result = Result((0,), "lore", ())
    assert speaker.result(game, 0) == winner
    assert speaker.result(game, 1) == speaker.result(game) == loser
    game.result = Result((0, 2), "lore", ())
    assert speaker.result(game, 0) == mate
    assert speaker.result(game, 2) == mate.replace("Xenia", "Wunibald")


def test_who_lost_is_told_so() -> None:
    game: Any = arbitre.new("lorcana", decks=["The Heart of Magic"] * 4, seed=1)
    speaker = Speaker("en", NAMES)
    game.result = Result((0,), "deck", (), (1, 3))
    assert speaker.result(game, 3) == "Wunibald wins: you and Ottokar had no card left in the deck."
    assert speaker.result(game, 2) == "Wunibald wins: Ottokar and Zacharias had no card left in the deck."


def test_who_is_attacked_is_told_so() -> None:
    for lang, said in (("en", "Ottokar attacks you"), ("fr", "Ottokar vous attaque")):
        game: Any = arbitre.new("spoils", decks=sorted(arbitre.decks("spoils"))[:2], seed=1)
        faction = next(card for card, facts in enumerate(game.facts) if facts.is_faction and game.controller[card] == 0)
        attack = Event("attack announced", "405.1", 1, faction, NO_CARD, 0, (), -1)
        assert Speaker(lang, NAMES, "spoils").event(game, attack, 0) == said
