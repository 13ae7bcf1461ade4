"""Whole games, played at random with the pool's cards, told in every language."""

from __future__ import annotations

import random
import re

import pytest

import arbitre
from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import Event
from arbitre.kernel.view import SPECTATOR, knows
from arbitre.pool.lorcana import pool
from arbitre.sentences import LANGUAGES, Speaker

SEEDS = range(6)
MOST_PICKS = 300
SPOILT = re.compile(r"[{}]|\bNone\b|  |\( |\(\)| \)|^ | $|^$")


def distinct_cards(seed: int, count: int) -> list[str]:
    """Cards none of whose names is part of another's, in any language: a name found in a line means that card."""
    rng = random.Random(seed)
    chosen: list[str] = []
    taken: list[str] = []
    cards = [card for card in pool() if card.inks and card.playable]
    rng.shuffle(cards)
    for card in cards:
        names = [card.full_name, *(local.full for local in (card.fr, card.it) if local is not None)]
        if not any(one in two or two in one for one in names for two in taken):
            taken += names
            chosen.append(card.full_name)
            if len(chosen) == count:
                return chosen
    raise AssertionError("the pool is too small")


def new_game(seed: int) -> Lorcana:
    cards = distinct_cards(seed, 80)
    game = arbitre.new("lorcana", [cards[:40], cards[40:]], seed=seed, format="any")
    assert isinstance(game, Lorcana)
    return game


def clean(text: str) -> str:
    assert not SPOILT.search(text), repr(text)
    return text


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_in_a_game_can_be_said(seed: int) -> None:
    game = new_game(seed)
    rng = random.Random(seed)
    speakers = [Speaker(lang) for lang in LANGUAGES]
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
    assert told > 500
    for speaker in speakers:
        clean(speaker.result(game))


def spoken_of(event: Event) -> set[int]:
    return {card for card in (event.card, event.other, *event.cards) if card != NO_CARD}


@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_names_a_card_its_reader_may_not_know(seed: int) -> None:
    """What a reader knows: what lies open to them, and what an event they saw has told them."""
    game = new_game(seed)
    rng = random.Random(seed)
    speakers = [Speaker(lang) for lang in LANGUAGES]
    audiences = (SPECTATOR, 0, 1)
    seen: dict[int, set[int]] = {audience: set() for audience in audiences}
    hidden = 0
    before = 0
    for _ in range(MOST_PICKS):
        for event in game.events.since(before):
            for audience in audiences:
                if event.seen == -1 or (audience >= 0 and event.known_to(audience)):
                    seen[audience] |= spoken_of(event)
                    continue
                unknown = spoken_of(event) - seen[audience]
                hidden += len(unknown)
                for speaker in speakers:
                    line = speaker.event(game, event, audience) or ""
                    assert not any(speaker.card(game, card) in line for card in unknown), line
        before = len(game.events)
        for audience in audiences:
            seen[audience] |= {card for card in range(len(game.facts)) if knows(game, card, audience)}
        if game.decision is None:
            break
        game.apply(rng.randrange(len(game.decision.options)))
    assert hidden > 20
