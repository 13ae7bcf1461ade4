"""The options of a question, each in words of its own: where two would read alike, they say more, or they are one.

Options are one where they lead to the same position. That is tried out in a game as it might be for all that the asked
seat knows, so that it reveals nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.kernel.knowledge import knows
from arbitre.kernel.view import counted, numbers

if TYPE_CHECKING:
    from arbitre.kernel.game import Game
    from arbitre.sentences.speaker import Speaker


class Said(NamedTuple):
    """An option in words, and the first of those that lead to the same position, if it is not the first itself."""

    sentence: str
    same_as: int | None = None


def options(speaker: Speaker, game: Game, audience: int | None = None) -> list[Said]:
    """The options of the pending question, in their order; if nobody else is named, said to who is asked."""
    decision = game.decision
    assert decision is not None, "the game is over: there is nothing to decide"
    reader = decision.seat if audience is None else audience
    plain = [speaker.option(game, option, reader) for option in decision.options]
    same: dict[int, int] = {}
    whole: set[int] = set()  # those that stand for all that read like them
    told = dict(enumerate(plain))
    positions = Positions(game, decision)
    for alike in _alike(told):
        firsts: dict[object, int] = {}
        for place in alike:
            first = firsts.setdefault(positions.after(place), place)
            if first != place:
                same[place] = first
                del told[place]
        if len(firsts) == 1:
            whole.add(alike[0])
    which = on_board(speaker, game, decision.seat, [], reader)
    for place in told:
        option = decision.options[place]
        if place not in whole and not which.keys().isdisjoint(cards_of(game, option)):
            told[place] = speaker.adding(which).option(game, option, reader)  # of several on the board this one
    for more in (on_board, elsewhere):
        _say_more(speaker, game, decision, told, more, reader)
    for alike in _alike(told):  # which of an ability's several moments, say: their order is all there is
        for number, place in enumerate(alike, 1):
            told[place] = f"{told[place]} ({number}/{len(alike)})"
    return [Said(told[same.get(place, place)], same.get(place)) for place in range(len(plain))]


class Positions:
    """Where options lead."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self._game = game
        self._decision = decision
        self._world: Any = None

    def after(self, place: int) -> object:
        """A key of the position after an option. An option about a card the seat does not know is like no other."""
        option, seat = self._decision.options[place], self._decision.seat
        if not all(knows(self._game, card, seat) for card in cards_of(self._game, option)):
            return place
        if self._world is None:
            self._world = self._game.imagine(seat, 0)
        twin = self._world.copy()
        twin.apply(place)
        return twin.position()


def cards_of(game: Game, option: Option) -> list[int]:
    """The cards an option is about."""
    word = game.words.options[option.kind]
    cards = (option.card, NO_CARD if word.seat else option.target)
    return [card for card in cards if card != NO_CARD]


def _alike(told: Mapping[int, str]) -> list[list[int]]:
    """The places of those that read alike."""
    found: dict[str, list[int]] = {}
    for place, sentence in told.items():
        found.setdefault(sentence, []).append(place)
    return [places for places in found.values() if len(places) > 1]


More = Callable[["Speaker", "Game", int, list[Option], int], Mapping[int, str]]
"""What is said after the names of cards, to tell options apart, of what a seat knows, to a reader."""


def _say_more(speaker: Speaker, game: Game, decision: Decision, told: dict[int, str], more: More, reader: int) -> None:
    for alike in _alike(told):
        chosen = [decision.options[place] for place in alike]
        clearer = speaker.adding(more(speaker, game, decision.seat, chosen, reader))
        for place, option in zip(alike, chosen, strict=True):
            told[place] = clearer.option(game, option, reader)


# -- which of several ---------------------------------------------------------------------------------------------


def on_board(speaker: Speaker, game: Game, seat: int, chosen: list[Option], reader: int) -> Mapping[int, str]:
    """The numbers that cards of one name have on the board."""
    return {card: f" #{number}" for card, number in numbers(game, seat).items()}


def elsewhere(speaker: Speaker, game: Game, seat: int, chosen: list[Option], reader: int) -> Mapping[int, str]:
    """Whose a card is and where it lies, as far as that differs; and which it is of those that lie there."""
    more = dict(on_board(speaker, game, seat, chosen, reader))
    cards = list(dict.fromkeys(card for option in chosen for card in cards_of(game, option)))
    named: dict[str, list[int]] = {}
    for card in cards:
        named.setdefault(speaker.shown(game, card, seat), []).append(card)
    for same in named.values():
        players = {game.controller[card] for card in same}
        zones = {game.zone_of[card] for card in same}
        for card in same:
            said = [speaker.seat(game, game.controller[card], reader)] if len(players) > 1 else []
            if len(zones) > 1:
                said.append(speaker.term(game.zone_kinds[game.zone_of[card]].name))
            if card not in more:
                there = counted(game, seat, game.zones[game.controller[card]][game.zone_of[card]])
                more[card] = f" #{there[card]}" if card in there else ""
            more[card] += f" ({', '.join(said)})" if said else ""
    return more
