"""A view in words: what is asked, what each option does, what cards and players are called, what cards say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import Game
from arbitre.kernel.view import view, view_events
from arbitre.sentences import apart
from arbitre.sentences.card_texts import CardTexts, card_texts
from arbitre.sentences.speaker import Speaker


def seen_by(game: Game, seat: int, speaker: Speaker) -> dict[str, Any]:
    """What a seat sees, in the words of a speaker."""
    told = view(game, seat)
    tell(game, told, speaker)
    return told


def printed(game: Game, card: int, speaker: Speaker) -> dict[str, Any]:
    """A card that lies nowhere, as a view tells of cards: what is printed on it, in the words of a speaker."""
    told: dict[str, Any] = {"object": NO_CARD, "name": game.facts[card].key, **game.view_card(card)}
    _tell_card(game, card, told, speaker, card_texts(game.name))
    return told


def foretell(game: Game, told: dict[str, Any]) -> None:
    """With each option the cards that its effect would have chosen without a question, because there are no others to
    choose. They are found by trying, in a game as the seat may imagine it, up to where something hidden comes to
    light."""
    seat, asked = told["audience"], told["decision"]
    for option in (asked or {}).get("options", ()):
        if "object" not in option or "target" in option:
            continue
        twin = game.imagine(seat, 0)
        serial = twin.serial.copy()
        since = len(twin.events)
        twin.apply(option["place"])
        only: list[int] = []
        for event in twin.events.since(since):
            if twin.words.events[event.kind].tells:
                break
            if event.kind == "chosen" and event.seat == seat and event.card < len(serial):
                only.append(serial[event.card])
        if only:
            option["only"] = only


def happened(game: Game, seat: int, speaker: Speaker, since: int = 0) -> list[dict[str, Any]]:
    """What a seat saw happen from some place in the log on, in the words of a speaker."""
    told = view_events(game, seat, since)
    tell_events(game, told, seat, speaker)
    return told


def tell(game: Game, told: dict[str, Any], speaker: Speaker) -> None:
    """Put sentences into a view."""
    texts = card_texts(game.name)
    _tell_question(game, told, speaker, texts)
    if told["result"] is not None:
        told["result"]["sentence"] = speaker.result(game, told["audience"])
    for seat in told["seats"]:
        seat["name"] = speaker.seat(game, seat["seat"])
    if texts is not None:
        texts.told(game, speaker, told)
    _tell_cards(game, told, speaker, texts)
    _tell_sources(game, told, speaker)


def tell_events(game: Game, told: list[dict[str, Any]], audience: int, speaker: Speaker) -> None:
    """Put sentences into events."""
    if told:
        for event, said in zip(game.events.since(told[0]["place"]), told, strict=True):
            said["sentence"] = speaker.event(game, event, audience)


def _tell_question(game: Game, told: dict[str, Any], speaker: Speaker, texts: CardTexts | None) -> None:
    decision, asked = game.decision, told["decision"]
    if decision is None or asked is None:
        return
    asked["sentence"] = speaker.question(game, decision, told["audience"])
    if "options" not in asked:
        return
    if texts is not None:
        asked["text"] = texts.asked_about(game, decision, speaker.lang)
    for option, said in zip(asked["options"], apart.options(speaker, game, told["audience"]), strict=True):
        option["sentence"] = said.sentence
        if said.same_as is not None:
            option["same as"] = said.same_as
        text = None if texts is None else texts.option(game, decision.options[option["place"]], speaker.lang)
        if text is not None:
            option["text"] = text


def _tell_cards(game: Game, told: dict[str, Any], speaker: Speaker, texts: CardTexts | None) -> None:
    cards = {serial: card for card, serial in enumerate(game.serial)}
    for one in _known(told):
        _tell_card(game, cards[one["object"]], one, speaker, texts)
    for one in _cards(told, "unknown"):
        one["title"] = speaker.phrase(game, "facedown-card")


def _tell_card(game: Game, card: int, told: dict[str, Any], speaker: Speaker, texts: CardTexts | None) -> None:
    told["title"] = speaker.card(game, card)
    if texts is not None:
        told["text"] = list(texts.abilities(game.printed(card).data, speaker.lang))
        texts.card_told(game, speaker, card, told)
        for number, ability in enumerate(told.get("abilities", ())):
            ability["text"] = texts.used(game, card, number, speaker.lang)


def _tell_sources(game: Game, told: Any, speaker: Speaker) -> None:
    """Cards that are told by name outside the zones: where an ability comes from."""
    parts = told
    if isinstance(told, dict):
        if len(told) == 2 and told.keys() == {"name", "object"}:
            told["title"] = speaker.named(game, told["name"])
        parts = told.values()
    for one in parts:
        kind = type(one)
        if kind is dict or kind is list:
            _tell_sources(game, one, speaker)


def _known(told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from _cards(told, "cards")
    yield from _cards(told, "remembered")


def _cards(told: dict[str, Any], part: str) -> Iterator[dict[str, Any]]:
    for seat in told["seats"]:
        for zone in seat["zones"].values():
            yield from zone[part]
