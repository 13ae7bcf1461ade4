"""Real positions for the page's tests and for looking at it: `python page/scripts/positions.py` writes
page/src/positions/*.json; with names of games or positions, only those.

Games are played by the computer and stopped at moments worth drawing; what no game comes to by itself is laid out as a
scenario (page/scripts/positions/*.toml) and stopped after its last move. Each file is what the server would send to the
seat that is asked: `welcome` and `table`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import arbitre
from arbitre.games.registry import entries
from arbitre.kernel.words import TURN_BEGINS
from arbitre.players import answer, greedy
from arbitre.players.hint import has_hints
from arbitre.scenario import run
from arbitre.sentences import Speaker
from arbitre.sentences.view import happened, seen_by

FOLDER = Path(__file__).parents[1] / "src" / "positions"
LAID = Path(__file__).parent / "positions"
NAMES = ("Ada", "Blaise", "Grace")
TITLES = {name: entry.title for name, entry in entries().items()}
LONGEST = 900

Past = list[tuple[int, Any, Any]]
"""Who moved, and the game before and after."""
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


def names_for(game: Any, seat: int) -> list[str]:
    others = iter(NAMES)
    return ["You" if place == seat else next(others) for place in range(game.number_of_seats)]


def speaker_for(game: Any, seat: int) -> Speaker:
    return Speaker("en", names_for(game, seat), game.name)


def lines(game: Any, seat: int, past: Past, since: int = 0) -> list[dict[str, Any]]:
    """As the server tells them: a turn begins, what somebody did, what more came of it."""
    told: list[dict[str, Any]] = []
    starts = {len(before.events) for _, before, _ in past}
    first = True
    for place, event in enumerate(happened(game, seat, speaker_for(game, seat), since), since):
        first = first or place in starts
        if event["sentence"]:
            names = [event.get("card"), event.get("other"), *event.get("cards", [])]
            cards = {card["name"]: card["name"] for card in names if card and card.get("name", "") in event["sentence"]}
            begins = event["kind"] == TURN_BEGINS
            part = "turn" if begins else "deed" if first else "more"
            told.append({"text": event["sentence"], "rule": event["rule"], "cards": cards, "part": part})
            first = begins
    return told


def recap(name: str, past: Past, seat: int) -> list[dict[str, Any]]:
    """What the others did since this seat last did something."""
    out: list[dict[str, Any]] = []
    for entry, (who, before, after) in reversed(list(enumerate(past))):
        if who == seat or len(out) > 12:
            break
        told = lines(after, seat, past, len(before.events))
        step = {"entry": entry, "kind": "move", "seat": who, "text": told[0]["text"] if told else ""}
        view = seen_by(after, seat, speaker_for(after, seat))
        tell_facts(name, view)
        out.insert(0, {**step, "lines": told, "view": view})
    return [step for step in out if step["text"]]


def position(name: str, game: Any, seat: int, past: Past) -> dict[str, Any]:
    view = seen_by(game, seat, speaker_for(game, seat))
    tell_facts(name, view)
    reasons = game.reasons(seat, "en") if view["decision"] else []
    welcome = {"type": "welcome", "version": 1, "room": "r", "game": name, "title": TITLES[name], "format": ""}
    sitting: list[dict[str, Any]] = []
    for place, called in enumerate(names_for(game, seat)):
        who = {"who": "me", "level": ""} if place == seat else {"who": "computer", "level": "greedy"}
        sitting.append({"seat": place, "name": called, **who, "here": True, "wins": 0, "time": None})
    status = {"seats": sitting, "running": False, "asked": None, "takeBack": "free", "nudge": "", "gameNumber": 1}
    table = {"type": "table", "entry": 40, "question": 12 if view["decision"] else -1, "view": view}
    told = {"lines": lines(game, seat, past)[-60:], "recap": recap(name, past, seat)[-5:], "reasons": reasons}
    hints = {"hints": has_hints(name), "course": has_hints(name)}
    return {
        "welcome": {**welcome, "audience": seat, "lang": "en", "mayAct": True, "watch": "", "own": [], **hints},
        "table": {**table, **told, "status": {**status, "next": ""}},
    }


def tell_facts(name: str, view: dict[str, Any]) -> None:
    """What the page needs for pictures: colours (inks, trades, kingdoms) and traits of the cards of a view."""
    entry = entries()[name]
    pool = entry.load("pool")() if entry.pool else None
    zones = [zone for side in view["seats"] for zone in side["zones"].values()]
    for card in (card for zone in zones for part in ("cards", "remembered") for card in zone[part]):
        if pool is not None:
            data = pool.data(card["name"])
            colours = getattr(data, "inks", None) or [getattr(data, "trade", "") or getattr(data, "kingdom", "")]
            traits = [getattr(data, kind, ()) for kind in ("classifications", "subtypes", "classes")]
            card["colours"] = [colour for colour in colours if colour]
            card["traits"] = [trait for some in traits for trait in some]


def write(name: str, found: dict[str, Any]) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    print(name)


def play(name: str, moments: dict[str, Moment]) -> None:
    game = made(name)
    player = greedy(0) if name != "briscola" else None
    past: Past = []
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for _ in range(LONGEST):
        seat = game.decision.seat if game.decision is not None else 0
        view = game.view(seat, "en")
        for moment, suits in moments.items():
            worth = suits(game, view)
            if worth > best.get(moment, (0, {}))[0]:
                best[moment] = worth, position(name, game, seat, past)
        if game.over:
            break
        before = game.copy()
        game.apply(answer(player, game) if player is not None else 0)
        past.append((seat, before, game.copy()))
    for moment, (_, found) in best.items():
        write(f"{name}-{moment}", found)


def lay(path: Path) -> None:
    data = run.read(path.read_text())
    scenario = run.scenario_of(data)
    past: Past = []
    for move in (move for deed in run.script_of(data, scenario).deeds for move in deed.moves):
        scenario.settle(move)
        seat, before = scenario.game.decision.seat, scenario.game.copy()
        refusal = scenario.make(move)
        if refusal is not None:
            sys.exit(f"{path.name}: {move.text}: refused ({refusal.key}, {refusal.rule})")
        past.append((seat, before, scenario.game.copy()))
    game = scenario.game
    seat = game.decision.seat
    write(path.stem, position(data["game"], game, seat, past))


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, moments in MOMENTS.items():
        if not wanted or name in wanted:
            play(name, moments)
    for path in sorted(LAID.glob("*.toml")):
        if not wanted or path.stem in wanted:
            lay(path)


main(sys.argv[1:])
