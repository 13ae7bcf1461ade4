"""Whole games of 7 Fallen, played at random, told in every language."""

from __future__ import annotations

import random
import re

import pytest

import arbitre
from arbitre.games.fallen import keywords, zones
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.start import new_game
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import Event
from arbitre.kernel.view import SPECTATOR, knows
from arbitre.pool.fallen import pool, starter_decks
from arbitre.sentences import Speaker, languages
from tests.fallen_board import PAGE, WORSHIPPER

SEEDS = range(3)
MOST_PICKS = 300
LANGUAGES = languages("fallen")
SPOILT = re.compile(r"[{}]|\bNone\b|  |\( |\(\)| \)|^ | $|^$")


def fresh(seed: int) -> Fallen:
    deck = starter_decks()["purete"]
    names = [deck.deity, deck.archangel, deck.temple, *[WORSHIPPER] * 10]
    names += [card.name for card in pool() if card.type in ("angel", "golem", "miracle", "equipment", "blessing")][:50]
    names += [PAGE] * 10
    decks = [[pool().facts(name) for name in names]] * 2
    return new_game(decks, names=("A", "B"), seed=seed, tokens=pool().familiars, starting=0)


def clean(text: str) -> str:
    assert not SPOILT.search(text), repr(text)
    return text


def spoken_of(event: Event) -> set[int]:
    return {card for card in (event.card, event.other, *event.cards) if card != NO_CARD}


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_in_a_game_can_be_said(seed: int) -> None:
    game = fresh(seed)
    rng = random.Random(seed)
    speakers = [Speaker(lang, game="fallen") for lang in LANGUAGES]
    told = 0
    for _ in range(MOST_PICKS):
        decision = game.decision
        if decision is None:
            break
        for speaker in speakers:
            clean(speaker.question(game, decision))
            for option in decision.options:
                clean(speaker.option(game, option))
        before = len(game.events)
        game.apply(rng.randrange(len(decision.options)))
        for event in game.events.since(before):
            lines = [speaker.event(game, event, audience) for speaker in speakers for audience in (None, -1, 0, 1)]
            assert all(line is None for line in lines) or all(line is not None for line in lines)
            for line in lines:
                if line is not None:
                    clean(line)
                    told += 1
    assert told > 300
    for speaker in speakers:
        clean(speaker.result(game))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_names_a_card_its_reader_may_not_know(seed: int) -> None:
    game = fresh(seed)
    rng = random.Random(seed)
    audiences = (SPECTATOR, 0, 1)
    seen: dict[int, set[str]] = {audience: set() for audience in audiences}
    speaker = Speaker("fr", game="fallen")
    hidden = 0
    before = 0

    def names(cards: set[int]) -> set[str]:
        return {game.facts[card].name for card in cards}

    for _ in range(MOST_PICKS):
        for event in game.events.since(before):
            for audience in audiences:
                if event.seen == -1 or (audience >= 0 and event.known_to(audience)):
                    seen[audience] |= names(spoken_of(event))
                    continue
                unknown = names(spoken_of(event)) - seen[audience]
                hidden += len(unknown)
                line = speaker.event(game, event, audience) or ""
                assert not any(name in line for name in unknown), line
        before = len(game.events)
        for audience in audiences:
            seen[audience] |= names({card for card in range(len(game.facts)) if knows(game, card, audience)})
        if game.decision is None:
            break
        game.apply(rng.randrange(len(game.decision.options)))
    assert hidden > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_zones_types_and_figures_have_words(lang: str) -> None:
    speaker = Speaker(lang, game="fallen")
    figures = ("strength", "life", "shield", "energy", "cost", "damage", "storm", "condition", "revoke", "hourglasses")
    keys = [*(kind.name for kind in zones.ZONES), *{card.type for card in pool()}, *figures]
    assert all(speaker.term(key) for key in [*keys, "time factor", "will", "feathers", "legendary", "renown"])
    assert keywords.KEYWORDS


def test_the_log_of_a_game_is_told_in_both_languages() -> None:
    game = fresh(1)
    assert "Joueur A commence" in arbitre.log(game, 0, "fr")
    assert "Player A goes first" in arbitre.log(game, 0, "en")
    names = [option for option in arbitre.log(game, 0, "fr") if "a pour Divinité" in option]
    assert len(names) == 2
