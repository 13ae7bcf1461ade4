"""Real positions for the page's tests and for looking at it: `python page/scripts/positions.py` writes
page/src/positions/*.json.

Games are played by the computer and stopped at moments worth drawing. Each file is what the server would send to the
seat that is asked: `welcome` and `table`, and the facts of the cards in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import arbitre
from arbitre.games.registry import entries
from arbitre.players import answer, greedy

FOLDER = Path(__file__).parents[1] / "src" / "positions"
TITLES = {name: entry.title for name, entry in entries().items()}
LONGEST = 900

Moment = Callable[[Any, dict[str, Any]], int]
"""How well a position suits: the best one of a game is taken; 0 does not suit at all."""


def in_play(view: dict[str, Any], seat: int) -> int:
    zones = view["seats"][seat]["zones"]
    return sum(len(zone["cards"]) for zone in zones.values() if zone["in play"])


def full(kind: str) -> Moment:
    def suits(game: Any, view: dict[str, Any]) -> int:
        asked = view["decision"]
        if asked is None or asked["kind"] != kind or len(asked["options"]) < 3:
            return 0
        mine = view["audience"]
        return min(in_play(view, mine), in_play(view, 1 - mine)) * 40 + len(asked["options"])

    return suits


def first(kind: str) -> Moment:
    return lambda game, view: 10_000 - view["turn"] if view["decision"] and view["decision"]["kind"] == kind else 0


def over(game: Any, view: dict[str, Any]) -> int:
    return 1 if view["result"] else 0


MOMENTS: dict[str, dict[str, Moment]] = {
    "lorcana": {
        "mulligan": first("alter hand"),
        "empty": first("turn action"),
        "full": full("turn action"),
        "target": full("choose card"),
        "over": over,
    },
    "spoils": {
        "mulligan": first("mulligan"),
        "full": full("turn action"),
        "response": full("response"),
        "blockers": full("choose blockers"),
    },
    "fallen": {
        "grace": first("divine grace"),
        "full": full("turn action"),
        "response": full("response"),
        "attack": full("declare attack"),
    },
    "briscola": {"full": lambda game, view: view["turn"] if view["decision"] else 0},
}


def made(name: str) -> Any:
    entry = entries()[name]
    if not entry.decks:
        return arbitre.new(name, seed=3)
    decks = entry.load("decks").decks()
    return arbitre.new(name, decks=list(decks)[:2], seed=11)


def lines(game: Any, seat: int) -> list[dict[str, Any]]:
    told = []
    for event in game.view_events(seat, "en"):
        if event["sentence"]:
            names = [event.get("card"), event.get("other"), *event.get("cards", [])]
            cards = {card["name"]: card["name"] for card in names if card and card.get("name", "") in event["sentence"]}
            told.append({"text": event["sentence"], "rule": event["rule"], "cards": cards})
    return told


def position(name: str, game: Any, seat: int, view: dict[str, Any]) -> dict[str, Any]:
    names = {card["name"] for side in view["seats"] for zone in side["zones"].values() for card in known(zone)}
    view["reasons"] = game.reasons(seat, "en") if game.decision is not None and game.decision.seat == seat else []
    welcome = {"type": "welcome", "version": 1, "room": "r", "game": name, "title": TITLES[name], "format": ""}
    sitting = [
        {"seat": place, "name": "You" if place == seat else "Ada", "who": "me" if place == seat else "computer"}
        | {"here": True, "level": "" if place == seat else "greedy", "wins": 0, "time": None}
        for place in range(len(view["seats"]))
    ]
    status = {"seats": sitting, "running": False, "asked": None, "takeBack": "free", "nudge": "", "gameNumber": 1}
    table = {"type": "table", "entry": 40, "question": 12 if view["decision"] else -1, "view": view}
    return {
        "welcome": {**welcome, "audience": seat, "lang": "en", "mayAct": True},
        "table": {**table, "lines": lines(game, seat)[-60:], "recap": [], "status": {**status, "next": ""}},
        "facts": facts(name, names),
    }


def known(zone: dict[str, Any]) -> list[dict[str, Any]]:
    return [card for part in ("cards", "remembered") for card in zone[part]]


def facts(name: str, names: set[str]) -> dict[str, Any]:
    """What the page knows of cards besides what a view tells."""
    entry = entries()[name]
    if not entry.pool:
        return {}
    pool = entry.load("pool")()
    out = {}
    for card_name in sorted(names):
        card = pool.data(card_name)
        hues = getattr(card, "inks", None) or [getattr(card, "trade", "") or getattr(card, "kingdom", "")]
        kinds = getattr(card, "classifications", ()) or getattr(card, "subtypes", ()) or getattr(card, "classes", ())
        out[card_name] = {"hues": [hue.lower() for hue in hues if hue], "kinds": list(kinds)}
    return out


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, moments in MOMENTS.items():
        game = made(name)
        player = greedy(0) if name != "briscola" else None
        best: dict[str, tuple[int, dict[str, Any]]] = {}
        for _ in range(LONGEST):
            seat = game.decision.seat if game.decision is not None else 0
            view = game.view(seat, "en")
            for moment, suits in moments.items():
                worth = suits(game, view)
                if worth > best.get(moment, (0, {}))[0]:
                    best[moment] = worth, position(name, game, seat, game.view(seat, "en"))
            if game.over:
                break
            game.apply(answer(player, game) if player is not None else 0)
        for moment, (_, found) in best.items():
            (FOLDER / f"{name}-{moment}.json").write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        print(name, sorted(best))


main()
