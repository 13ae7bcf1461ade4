"""What is said of 7 Fallen."""

from __future__ import annotations

import pytest
from tests.sentences.test_games import fallen_game

import arbitre
from arbitre.games.fallen import keywords, zones
from arbitre.pool.fallen import pool
from arbitre.sentences import Speaker, languages

LANGUAGES = languages("fallen")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_zones_types_and_figures_have_words(lang: str) -> None:
    speaker = Speaker(lang, game="fallen")
    figures = ("strength", "life", "shield", "energy", "cost", "damage", "storm", "condition", "revoke", "hourglasses")
    keys = [*(kind.name for kind in zones.ZONES), *{card.type for card in pool()}, *figures]
    assert all(speaker.term(key) for key in [*keys, "time factor", "will", "feathers", "legendary", "renown"])
    assert keywords.KEYWORDS


def test_the_log_of_a_game_is_told_in_both_languages() -> None:
    game = fallen_game(1)
    assert "Vous commencez" in arbitre.log(game, 0, "fr")
    assert "You go first" in arbitre.log(game, 0, "en")
    assert "Player A goes first" in arbitre.log(game, 1, "en")
    names = [option for option in arbitre.log(game, 0, "fr") if "pour Divinité" in option]
    assert len(names) == 2


def test_abilities_have_their_name_in_the_language_of_the_reader() -> None:
    game = fallen_game(1)
    used = set()
    for answers in range(400):
        decision = game.decision
        if decision is None:
            break
        if any(option.kind == "use" for option in decision.options):
            for lang, name in (("fr", "Capacité divine"), ("en", "Divine Ability")):
                sentences = [one["sentence"] for one in game.view(decision.seat, lang=lang)["decision"]["options"]]
                used |= {lang for sentence in sentences if name in sentence}
        game.apply(answers % len(decision.options))
    assert used == {"fr", "en"}
