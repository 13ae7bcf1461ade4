"""605 Playing a resource."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.spoils import changing_zones
from arbitre.games.spoils.offering import DONE
from arbitre.games.spoils.zones import HAND
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import lose_track, reveal_one
from arbitre.kernel.offers import OfCard
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils
    from arbitre.games.spoils.kinds import OptionKind

FACE_UP: Final[OfCard[OptionKind]] = OfCard("face up")
FACE_DOWN: Final[OfCard[OptionKind]] = OfCard("face down")


class PlayAResource(Procedure):
    """605.1 A card from hand becomes a resource. No response is possible (607.1)."""

    __slots__ = ("card", "face_down", "host", "only_down", "seat", "up_to")

    def __init__(self, seat: int, up_to: int = 1, only_down: bool = False) -> None:
        self.cursor = 0
        self.seat = seat
        self.up_to = up_to  # with more than one, each of them is a choice
        self.only_down = only_down  # what has it played says face-down
        self.card = NO_CARD
        self.face_down = False
        self.host = NO_CARD  # what an effect has attached it to before it was in play (ruling, 605.1c)

    def copy(self) -> PlayAResource:
        twin = PlayAResource(self.seat, self.up_to, self.only_down)
        twin.cursor = self.cursor
        twin.card = self.card
        twin.face_down = self.face_down
        twin.host = self.host
        return twin

    def choose(self, game: Spoils) -> None:
        """605.1a, 605.1b: any card face-down; face-up only a card that is a resource (203.2)."""
        hand = game.zones[self.seat][HAND]
        # 203.2
        options = [FACE_UP[card] for card in hand if game.facts[card].is_resource and not self.only_down]
        options += [FACE_DOWN[card] for card in hand]
        if not options or not self.up_to:
            self.cursor = len(self.steps)
            return
        if self.up_to > 1 or self.card != NO_CARD:
            options.append(DONE)
        game.ask(self.seat, "play resource", options, NO_CARD, ("605.1a",))

    def announce(self, game: Spoils) -> None:
        """605.1c: what triggers when a resource is played happens before it enters play."""
        answer = game.answered()
        if answer.kind == "done":
            self.cursor = len(self.steps)
            return
        self.up_to -= 1
        self.card = answer.card
        self.host = NO_CARD
        self.face_down = answer.kind == "face down"
        if self.face_down:
            lose_track(game, self.card)
        else:
            reveal_one(game, self.card)
        word = "face down" if self.face_down else "face up"
        game.emit("plays resource", "605.1c", self.seat, self.card, word=word)

    def to_come(self, game: Spoils) -> bool:
        """Whether it has been chosen and is not yet in play."""
        return self.card != NO_CARD and game.zone_of[self.card] == HAND and game.controller[self.card] == self.seat

    def put_into_play(self, game: Spoils) -> None:
        """605.1d, 605.3."""
        if self.to_come(game):  # 605.3
            changing_zones.enter_play(
                game, self.card, self.seat, face_down=self.face_down, host=self.host, rule="605.1d"
            )
        if self.up_to:
            self.cursor = 0


PlayAResource.steps = (
    ("605.1a", PlayAResource.choose),
    ("605.1c", PlayAResource.announce),
    ("605.1d", PlayAResource.put_into_play),
)

declare(PlayAResource, card=CARD, host=CARD)
