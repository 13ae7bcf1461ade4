"""An agent that learns a game through `arbitre.env`, and a player that answers as it does."""

from __future__ import annotations

from typing import Any, Final

from arbitre.players.guests import Guest


def _player(seed: int) -> Any:
    from arbitre_train.player import learner  # which loads PyTorch

    return learner(seed)


GUEST: Final = Guest(
    games=("lorcana",),
    player=_player,
    title="Learner",
    about="A small network that learnt from its own games (examples/train).",
)
