"""Whole games, played at random, told in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests import spoils_cards
from tests.fallen_board import PAGE, WORSHIPPER

import arbitre
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.start import new_game as new_fallen
from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import Event
from arbitre.kernel.knowledge import SPECTATOR, knows
from arbitre.pool import fallen, lorcana
from arbitre.sentences import Speaker, languages

MOST_PICKS = 300
SPOILT = re.compile(r"[{}]|\bNone\b|  |\( |\(\)| \)|^ | $|^$")


def distinct_cards(seed: int, count: int) -> list[str]:
    """Cards none of whose names is part of another's, in any language: a name found in a line means that card."""
    rng = random.Random(seed)
    chosen: list[str] = []
    taken: list[str] = []
    cards = [card for card in lorcana.pool() if card.inks and card.playable]
    rng.shuffle(cards)
    for card in cards:
        names = [card.full_name, *(local.full for local in (card.fr, card.it) if local is not None)]
        if not any(one in two or two in one for one in names for two in taken):
            taken += names
            chosen.append(card.full_name)
            if len(chosen) == count:
                return chosen
    raise AssertionError("the pool is too small")


def lorcana_game(seed: int) -> Lorcana:
    cards = distinct_cards(seed, 80)
    game = arbitre.new("lorcana", [cards[:40], cards[40:]], seed=seed, format="any")
    assert isinstance(game, Lorcana)
    return game


def fallen_game(seed: int) -> Fallen:
    deck = fallen.starter_decks()["purete"]
    names = [deck.deity, deck.archangel, deck.temple, *[WORSHIPPER] * 10]
    names += [
        card.name for card in fallen.pool() if card.type in ("angel", "golem", "miracle", "equipment", "blessing")
    ][:50]
    names += [PAGE] * 10
    decks = [[fallen.pool().facts(name) for name in names]] * 2
    return new_fallen(decks, names=("A", "B"), seed=seed, tokens=fallen.pool().familiars, starting=0)


DEALS: dict[str, Callable[[int], Any]] = {
    "lorcana": lorcana_game,
    "spoils": spoils_cards.new_game,
    "fallen": fallen_game,
}

every_game = pytest.mark.parametrize("name", DEALS)


def clean(text: str) -> str:
    assert not SPOILT.search(text), repr(text)
    return text


def spoken_of(event: Event) -> set[int]:
    return {card for card in (event.card, event.other, *event.cards) if card != NO_CARD}


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_everything_in_a_game_can_be_said(name: str, seed: int) -> None:
    game = DEALS[name](seed)
    rng = random.Random(seed)
    speakers = [Speaker(lang, game=name) for lang in languages(name)]
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


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_no_line_names_a_card_its_reader_may_not_know(name: str, seed: int) -> None:
    """What a reader knows: what lies open to them, and what an event they saw has told them. Several copies have one
    name, so a name is secret only while none of them is known."""
    game = DEALS[name](seed)
    rng = random.Random(seed)
    speakers = [Speaker(lang, game=name) for lang in languages(name)]
    audiences = (SPECTATOR, 0, 1)
    seen: dict[int, set[str]] = {audience: set() for audience in audiences}
    hidden = 0
    before = 0

    def names(cards: set[int]) -> set[str]:
        return {speaker.card(game, card) for card in cards for speaker in speakers}

    for _ in range(MOST_PICKS):
        for event in game.events.since(before):
            for audience in audiences:
                if event.seen == -1 or (audience >= 0 and event.known_to(audience)):
                    seen[audience] |= names(spoken_of(event))
                    continue
                unknown = names(spoken_of(event)) - seen[audience]
                hidden += len(unknown)
                for speaker in speakers:
                    line = speaker.event(game, event, audience) or ""
                    assert not any(called in line for called in unknown), line
        before = len(game.events)
        for audience in audiences:
            seen[audience] |= names({card for card in range(len(game.facts)) if knows(game, card, audience)})
        if game.decision is None:
            break
        game.apply(rng.randrange(len(game.decision.options)))
    assert hidden > 10
