"""A view in words: what is asked, what each option does, what cards and players are called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arbitre.kernel.game import Game
from arbitre.sentences import apart
from arbitre.sentences.speaker import Speaker


def tell(game: Game, view: dict[str, Any], lang: str, speaker: Speaker | None = None) -> None:
    """Put the sentences of a language into a view."""
    speaker = speaker or Speaker(lang, game=game.name)
    decision, asked = game.decision, view["decision"]
    if decision is not None and asked is not None:
        asked["sentence"] = speaker.question(game, decision)
        if "options" in asked:
            for option, said in zip(asked["options"], apart.options(speaker, game), strict=True):
                option["sentence"] = said.sentence
                if said.same_as is not None:
                    option["same as"] = said.same_as
    if view["result"] is not None:
        view["result"]["sentence"] = speaker.result(game)
    for seat in view["seats"]:
        seat["name"] = speaker.seat(game, seat["seat"])
    for card in _cards(view):
        card["title"] = speaker.named(game, card["name"])


def _cards(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for seat in view["seats"]:
        for zone in seat["zones"].values():
            yield from zone["cards"]
            yield from zone["remembered"]
