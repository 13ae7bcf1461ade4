"""What a view tells: plain data, objects, nothing that is not declared, and what is seen apart from what is
remembered."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.random_games import every_game, in_every_game, some_way_into

import arbitre
from arbitre.games import registry
from arbitre.kernel import view as declared
from arbitre.kernel.knowledge import EVERYTHING, SPECTATOR, knows, look, sees
from arbitre.lab.subject import Subject


def audiences(game: Any) -> tuple[int, ...]:
    return (EVERYTHING, SPECTATOR, *range(game.number_of_seats))


def cards(view: dict[str, Any], *where: str) -> list[dict[str, Any]]:
    return [
        card
        for seat in view["seats"]
        for zone in seat["zones"].values()
        for part in where or ("cards", "remembered", "unknown")
        for card in zone[part]
    ]


@in_every_game(10)
def test_a_view_is_plain_data(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    lang = registry.entry(game.name).languages[seed % 2]
    for audience in audiences(game):
        for told in (game.view(audience, lang), game.view(audience), game.view_events(audience)):
            assert msgspec.json.decode(msgspec.json.encode(told)) == told
    for seat in range(game.number_of_seats):
        told = game.reasons(seat, lang)
        assert msgspec.json.decode(msgspec.json.encode(told)) == told


@in_every_game(10)
def test_every_key_of_a_view_is_declared(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    keys = game.view_keys
    for audience in audiences(game):
        view = game.view(audience, "en")
        assert set(view) == {*declared.VIEW, *keys.table}
        for seat in view["seats"]:
            assert set(seat) == {*declared.SEAT, *keys.seat}
            for zone in seat["zones"].values():
                assert set(zone) == set(declared.ZONE)
        for card in cards(view):
            assert set(card) <= {*declared.CARD, *keys.card}
        assert set(view["result"] or {}) <= set(declared.RESULT)
        asked = view["decision"] or {}
        assert set(asked) <= {*declared.DECISION, *keys.question}
        for option in asked.get("options", ()):
            assert set(option) <= set(declared.OPTION)
            assert set(option.get("cost", ())) <= set(keys.cost)
            assert set(option.get("forecast", ())) <= set(keys.forecast)
        for event in game.view_events(audience):
            assert set(event) <= set(declared.EVENT)
    for seat in range(game.number_of_seats):
        for reason in game.reasons(seat, "en"):
            assert set(reason) <= set(declared.REASON)


RARE = {"copy of", "copy title", "class", "class title", "move cost"}
"""Few cards bring that about."""


@every_game
def test_no_key_is_declared_that_is_never_used(subject: Subject) -> None:
    used: dict[str, set[str]] = {"card": set(), "cost": set(), "forecast": set()}
    keys: Any = None
    for seed in range(1, 30):
        pick = random.Random(seed)
        game = subject.random_game(seed, pick.choice(subject.decks), 0)
        keys = game.view_keys
        for step in range(300):
            if game.decision is None:
                break
            for option in game.decision.options:
                used["cost"].update(game.option_cost(option) or ())
                used["forecast"].update(game.forecast(option) or ())
            if step % 40 == 0:
                for card in cards(game.view(EVERYTHING, "en")):
                    used["card"].update(card)
            game.apply(pick.randrange(len(game.decision.options)))
        if all(set(getattr(keys, part)) - used[part] <= RARE for part in used):
            return
    assert not {part: set(getattr(keys, part)) - used[part] - RARE for part in used}


@in_every_game(10)
def test_every_object_is_told_once_and_what_is_spoken_of_is_there(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    for audience in audiences(game):
        view = game.view(audience)
        there = [card["object"] for card in cards(view)]
        assert len(there) == len(set(there))
        assert set(view["shown"]) <= set(there)
        for option in (view["decision"] or {}).get("options", ()):
            if "object" in option and option["object"] is None:
                assert view["seats"][option["lies"]["seat"]]["zones"][option["lies"]["zone"]]["count"]
            else:
                assert option.get("object", there[0]) in there
            assert option.get("target", there[0]) in there


@in_every_game(10)
def test_what_is_seen_is_told_apart_from_what_is_remembered(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    for audience in audiences(game):
        view = game.view(audience)
        here = [card for card in range(len(game.facts)) if game.zone_of[card] >= 0]
        known = {game.serial[card] for card in here if knows(game, card, audience)}
        seen = {game.serial[card] for card in here if sees(game, card, audience)}
        assert {card["object"] for card in cards(view, "cards")} == known & seen
        assert {card["object"] for card in cards(view, "remembered")} == known - seen
        assert all("name" not in card for card in cards(view, "unknown"))


@in_every_game(12)
def test_where_several_are_picked_it_is_told_how_many(subject: Subject, seed: int) -> None:
    """No more are picked than that, and nobody can stop before there are enough."""
    pick = random.Random(seed)
    game = subject.random_game(seed, pick.choice(subject.decks), 0)
    for _ in range(250):
        decision = game.decision
        if decision is None:
            break
        asked = game.view(decision.seat)["decision"]
        if "most" in asked:
            picked = len(asked["chosen"])
            kinds = {option["kind"] for option in asked["options"]}
            assert 0 <= asked["least"] <= asked["most"]
            assert "done" not in kinds or picked >= asked["least"], decision.kind
            assert kinds == {"done"} or picked < asked["most"], decision.kind
        game.apply(pick.randrange(len(decision.options)))


def test_nobody_sees_ink_but_who_saw_it_go_there_remembers() -> None:
    """4.2.1.1, 7.5.4."""
    game: Any = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=3, starting=0)
    while game.decision.kind != "turn action":
        game.apply(0)
    ink = next(option for option in game.decision.options if option.kind == "ink")
    name = game.facts[ink.card].key
    game.apply(ink)
    game.known_to[ink.card] = 1  # had it not been revealed
    mine, theirs = (game.view(seat)["seats"][0]["zones"]["inkwell"] for seat in (0, 1))
    (card,) = mine["remembered"]
    assert (card["name"], card["exerted"], mine["cards"], mine["unknown"]) == (name, False, [], [])
    assert theirs["remembered"] == theirs["cards"] == []
    assert theirs["unknown"] == [{"object": card["object"], "face down": True, "exerted": False}]


def test_what_lies_in_a_deck_is_remembered_with_its_place() -> None:
    game: Any = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=3, starting=0)
    first, second = game.top_cards(0, 2)
    look(game, 0, [first, second])
    told = game.view(0)["seats"][0]["zones"]["deck"]["remembered"]
    assert [(card["name"], card["place"]) for card in told] == [
        (game.facts[first].key, 0),
        (game.facts[second].key, 1),
    ]
    assert not game.view(1)["seats"][0]["zones"]["deck"]["remembered"]
    game.shuffle(0, 0)
    assert not game.view(0)["seats"][0]["zones"]["deck"]["remembered"]


def test_an_option_says_what_it_costs_and_would_do() -> None:
    game: Any = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=3, starting=0)
    kinds: dict[str, dict[str, Any]] = {}
    for pick in range(400):
        if game.decision is None:
            break
        for option in game.view(game.decision.seat)["decision"]["options"]:
            kinds.setdefault(option["kind"], option)
        game.apply(pick % len(game.decision.options))
    assert kinds["play"]["cost"]["ink"] >= 1
    assert kinds["quest"]["forecast"]["lore"] >= 0
    assert set(kinds["challenge"]["forecast"]) == {"dealt", "taken", "banished"}
    assert kinds["ink"]["command"].startswith("ink ")
    assert "cost" not in kinds["ink"]
    assert all("sentence" not in option for option in kinds.values())


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_reasons_are_sentences_with_their_rule(lang: str) -> None:
    game: Any = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=3, starting=0)
    while game.decision.kind != "turn action":
        game.apply(0)
    hand = {game.serial[card]: card for card in game.hand(0)}
    told = game.reasons(0, lang)
    dear = [reason for reason in told if reason["action"] == "play"]
    assert {reason["object"] for reason in dear} <= set(hand)
    assert {reason["rule"] for reason in dear} == {"4.3.2.4"}
    for reason in dear:
        assert f"({reason['rule']})" in reason["sentence"].replace("rule ", "").replace("règle ", "").replace(
            "regola ", ""
        )
        refusal = game.why_not("play", hand[reason["object"]])
        assert refusal is not None
        assert refusal.key == reason["reason"]


def test_what_can_be_done_has_no_reason_against_it() -> None:
    game: Any = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=3, starting=0)
    while game.decision.kind != "turn action":
        game.apply(0)
    offered = {
        (option["kind"], option.get("object"), option.get("target")) for option in game.view(0)["decision"]["options"]
    }
    refused = {(reason["action"], reason["object"], reason.get("target")) for reason in game.reasons(0)}
    assert offered
    assert refused
    assert not offered & refused


def test_a_language_that_is_not_there_is_refused() -> None:
    game = arbitre.new("spoils", decks=list(arbitre.decks("spoils"))[:2])
    with pytest.raises(arbitre.Error, match="en, fr"):
        game.view(0, "it")
    with pytest.raises(arbitre.Error, match="from 0 to 1"):
        game.reasons(2)
