"""The games for OpenSpiel, as games in Python: `pyspiel.load_game("python_arbitre_lorcana")`.

Chance is asked for once, at the start: the seed of the game, byte by byte. All that chance does afterwards follows from
it, so a state can be had again from its history. An action is the place of an option.

An information state is what a seat was told from the start, and what it may know now. `resample_from_infostate` deals
anew what the seat does not know (`game.imagine`); others' deck lists are guessed at as computer players do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from arbitre.env.arrays import Shape
from arbitre.env.encoder import Encoder
from arbitre.env.sitting import LIMIT, Sitting
from arbitre.games import registry
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import is_among
from arbitre.kernel.zone import NOWHERE
from arbitre.players.guessing import Guesses

BYTES: Final = 4
"""So many bytes of chance make the seed of a game."""
SIDES: Final = 256
BETWEEN: Final = "|"
"""Between the names of decks."""


def name_of(game: str) -> str:
    return f"python_arbitre_{game}"


class Played:
    """A game as far as it is played, with what each seat was told on the way. A state is copied with its contents, so
    this knows how to copy itself."""

    __slots__ = ("before", "game", "lines", "picks", "seed", "told")

    def __init__(self, seats: int) -> None:
        self.game: Any = None  # none while chance still deals
        self.seed: tuple[int, ...] = ()
        self.picks = 0
        self.lines: list[tuple[str, ...]] = [()] * seats  # what each seat was told
        self.told = [0] * seats  # up to which place of the log
        self.before: list[Sequence[Any]] = [()] * seats  # what an imagined game has forgotten of that

    def __deepcopy__(self, memo: dict[int, Any]) -> Played:
        return self.twin(None if self.game is None else self.game.copy())

    def twin(self, game: Any) -> Played:
        twin = Played(len(self.lines))
        twin.game = game
        twin.seed = self.seed
        twin.picks = self.picks
        twin.lines = self.lines.copy()
        twin.told = self.told.copy()
        twin.before = self.before.copy()
        return twin

    def heard(self, seat: int) -> tuple[str, ...]:
        """Everything a seat was told so far, a line for each event."""
        game = self.game
        if game is None:
            return ()
        length = len(game.happened)
        if self.told[seat] < length:
            new = [_line(game, event, seat) for event in game.events.since(self.told[seat])]
            self.lines[seat] += tuple(line for line in new if line)
            self.told[seat] = length
        return self.lines[seat]

    def imagined(self, seat: int, seed: int) -> Played:
        """The same for all that a seat knows; what it was told stays, though an imagined game has forgotten it."""
        heard = self.heard(seat)
        world = self.game.imagine(seat, seed, Guesses(self.game, seat).of(seed))
        twin = self.twin(world)
        twin.lines = [()] * len(self.lines)
        twin.told = [0] * len(self.told)
        twin.lines[seat] = heard
        twin.before = [()] * len(self.before)
        twin.before[seat] = (*self.before[seat], *self.game.view_events(seat)[: self.game.turn_from])
        twin.told[seat] = len(world.happened)
        return twin


def _line(game: Any, event: Any, seat: int) -> str:
    """An event as a seat is told of it; the words stay what they are, however the game goes on."""
    if game.words.events[event.kind].heard:
        return ""
    hidden = game.words.hidden(event, is_among(event.seen, seat))
    facts = game.facts
    cards = {
        "card": () if event.card == NO_CARD else (event.card,),
        "other": () if event.other == NO_CARD else (event.other,),
        "cards": [card for card in event.cards if card != NO_CARD],
    }
    names = [f"{field} {facts[card].key}" for field in cards if field not in hidden for card in cards[field]]
    zones = [game.zone_kinds[zone].name for zone in (event.origin, event.to) if zone != NOWHERE]
    return ", ".join([f"{event.kind} {event.seat} {event.amount}", *names, *zones])


class ArbitreState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: ArbitreGame) -> None:
        super().__init__(game)
        self._played = Played(game.num_players())

    @property
    def _game(self) -> Any:
        return self._played.game

    def _broken_off(self) -> bool:
        return self._played.picks >= int(self.get_game().max_game_length())

    def current_player(self) -> int:
        if self._game is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._game.over or self._broken_off():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self._game.decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self._game.decision.options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / SIDES) for outcome in range(SIDES)]

    def _apply_action(self, action: int) -> None:
        played = self._played
        if played.game is None:
            played.seed += (int(action),)
            if len(played.seed) == BYTES:
                played.game = self.get_game().sitting.new(int.from_bytes(bytes(played.seed), "big"))
        else:
            played.game.apply(int(action))
            played.picks += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        options = self._game.decision.options
        return f"{action}: {self._game.describe(options[action])}" if action < len(options) else str(action)

    def is_terminal(self) -> bool:
        return self._game is not None and (bool(self._game.over) or self._broken_off())

    def returns(self) -> list[float]:
        seats = self.get_game().num_players()
        result = None if self._game is None else self._game.result
        if result is None or not result.winners:
            return [0.0] * seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(seats)]

    def __str__(self) -> str:
        return f"chance deals: {self._played.seed}" if self._game is None else str(self._game)

    def resample_from_infostate(self, player: int, sampler: Any) -> ArbitreState:
        """A state as it might be for all that this player knows. `sampler` gives numbers from 0 to 1."""
        twin: ArbitreState = self.clone()
        if self._game is not None:
            twin._played = self._played.imagined(player, int(sampler() * (1 << 53)))
        return twin


class ArbitreObserver:
    """What a player may know, as numbers and as text."""

    def __init__(self, shape: Shape, encoder: Encoder, perfect_recall: bool) -> None:
        self._shape = shape
        self._encoder = encoder
        self._recall = perfect_recall
        self._size = (shape.bytes - shape.options) // 2
        self.tensor = np.zeros(self._size, np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in shape.sizes.items():
            end = start + int(np.prod(size))
            self.dict[name] = self.tensor[start:end].reshape(size)
            start = end

    def set_from(self, state: ArbitreState, player: int) -> None:
        game = state._played.game
        if game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self._told(state, player), np.int16, self._size)

    def _told(self, state: ArbitreState, player: int) -> bytearray:
        played = state._played
        return self._encoder.observe(played.game, player, played.before[player])

    def string_from(self, state: ArbitreState, player: int) -> str:
        played = state._played
        game = played.game
        if game is None:
            return "nothing yet"
        decision = game.decision
        asked = "over" if decision is None else f"{decision.seat} {decision.kind}"
        told = hashlib.blake2b(self._told(state, player), digest_size=16).hexdigest()
        now = f"{asked} {told}"
        if decision is not None and decision.seat == player:
            now += "".join(f"\n{place}: {game.describe(option)}" for place, option in enumerate(decision.options))
        return "\n".join((*played.heard(player), now)) if self._recall else now


class ArbitreGame(pyspiel.Game):
    """The rules. `decks`: names of decks that come with the game, with `|` between them; `limit`: the decisions after
    which a game is broken off; `options`: for how many answers there is room."""

    arbitre: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        named = str(given.get("decks", ""))
        limit = int(given.get("limit", LIMIT))
        self.sitting = Sitting(
            self.arbitre,
            [name.strip() for name in named.split(BETWEEN)] if named else None,
            players=int(given.get("players", 2)),
            limit=limit,
            options=int(given.get("options", 0)) or None,
        )
        shape = self.sitting.shape
        info = pyspiel.GameInfo(
            num_distinct_actions=max(shape.options, SIDES),
            max_chance_outcomes=SIDES,
            num_players=shape.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if shape.players == 2 else None,
            max_game_length=limit,
        )
        super().__init__(_type(self.arbitre, shape.players), info, given)

    def new_initial_state(self) -> ArbitreState:
        return ArbitreState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ArbitreObserver:
        recall = iig_obs_type is not None and bool(iig_obs_type.perfect_recall)
        shape = self.sitting.shape
        return ArbitreObserver(shape, shape.encoder(), recall)


def _type(game: str, players: int = 2) -> Any:
    entry = registry.entry(game)
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"{entry.title} (Arbitre)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, "ZERO_SUM" if players == 2 else "GENERAL_SUM"),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(entry.players),
        min_num_players=min(entry.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"decks": "", "players": 2, "limit": LIMIT, "options": 0},
    )


_known: Final[set[str]] = set()


def register() -> None:
    """Every game there is."""
    for game in registry.names("encoding"):
        if game not in _known:
            made = type(f"{game.capitalize()}ForOpenSpiel", (ArbitreGame,), {"arbitre": game})
            pyspiel.register_game(_type(game), made)
            _known.add(game)
