"""2.1.3 Series of games: best of N, where the loser says who starts the next one, and two games with changed roles."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.pool.lorcana import Pool
from arbitre.pool.lorcana_game import new
from arbitre.pool.making import GivenDeck


class Match:
    """A series of games between the same players with the same decks (2.4.2: every game starts with whole decks)."""

    def __init__(
        self,
        decks: Sequence[GivenDeck],
        *,
        best_of: int | None = None,
        games: int | None = None,
        seed: int = 0,
        format: str = "constructed",
        cards: Pool | None = None,
    ) -> None:
        if (best_of is None) == (games is None):
            raise Error("a match is best_of=N (an odd number) or games=2")
        if best_of is not None and (best_of < 1 or best_of % 2 == 0):
            raise Error(f"best of {best_of}: the number of games must be odd")
        if games is not None and games != 2:
            raise Error(f"a series of a fixed number of games has two of them (rule 2.1.3.1), not {games}")
        if len(decks) != 2:
            raise Error(f"a match is played by two players, not {len(decks)}")
        self.decks = decks
        self.best_of = best_of
        self.format = format
        self.cards = cards
        self._before: list[Lorcana] = []
        self._chance = Chance(seed)
        self.game = self._new(None, None)

    def _new(self, starting: int | None, chooser: int | None) -> Lorcana:
        return new(
            self.decks,
            seed=self._chance.word(),
            format=self.format,
            starting=starting,
            chooser=chooser,
            cards=self.cards,
        )

    @property
    def finished(self) -> list[Lorcana]:
        return [*self._before, self.game] if self.game.over else self._before

    @property
    def score(self) -> list[int]:
        """Games won by each seat so far."""
        won = [0, 0]
        for game in self.finished:
            for seat in game.result.winners if game.result is not None else ():
                won[seat] += 1
        return won

    @property
    def over(self) -> bool:
        if self.best_of is None:
            return len(self.finished) == 2
        return max(self.score) * 2 > self.best_of

    @property
    def winner(self) -> int | None:
        """The seat that has won the match; None while it goes on, and for two games with one win each."""
        if not self.over or self.score[0] == self.score[1]:
            return None
        return 0 if self.score[0] > self.score[1] else 1

    def next(self) -> Lorcana:
        """The next game. The present one must be over, and the match not."""
        last = self.game
        if last.result is None:
            raise Error("the present game is not over yet")
        if self.over:
            raise Error("the match is over")
        self._before.append(last)
        if self.best_of is None:
            self.game = self._new(1 - last.starting, None)  # 2.1.3.1
        elif last.result.winners:
            self.game = self._new(None, 1 - last.result.winners[0])  # 2.1.3.2: the loser selects
        else:
            self.game = self._new(1 - last.starting, None)  # nobody lost: the roles are changed, as in 2.1.3.1
        return self.game
