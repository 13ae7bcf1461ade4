"""The state of a game of Briscola, and what a seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from arbitre.games import naming
from arbitre.kernel.decision import NO_CARD, Option, Reason, Refusal
from arbitre.kernel.error import Error, IllegalOption
from arbitre.kernel.game import BLANK, Game, Result
from arbitre.kernel.roles import declare
from arbitre.kernel.view import Keys, Wish
from arbitre.kernel.zone import Sight, ZoneKind
from briscola.cards import Card
from briscola.kinds import EventKind, QuestionKind
from briscola.words import WORDS

DECK, TRUMP, HAND, TABLE, WON = range(5)
ZONES: Final = (
    ZoneKind("deck", Sight.NOBODY, ordered=True),  # B2.1.2: with the dealer
    ZoneKind("trump", Sight.ALL),  # B2.1.4: beside it, until it is the last card to draw
    ZoneKind("hand", Sight.OWNER),
    ZoneKind("table", Sight.ALL),
    ZoneKind("won", Sight.ALL),
)

NOT_YOUR_TURN: Final = Reason("not-your-turn", "B3.1.1")
NOT_IN_HAND: Final = Reason("not-in-hand", "B3.1.2")
GAME_OVER: Final = Reason("game-over", "B4.1.1")


class Briscola(Game[EventKind, QuestionKind]):
    __slots__ = ("active", "trump")

    name: ClassVar[str] = "briscola"
    zone_kinds: ClassVar[tuple[ZoneKind, ...]] = ZONES
    zone_index: ClassVar[dict[str, int]] = {kind.name: place for place, kind in enumerate(ZONES)}
    zone_groups: ClassVar[dict[str, tuple[Any, ...]]] = {"play": ("trump", "table")}
    words = WORDS
    view_keys = Keys(
        table={"trump": "the suit"},
        seat={"points": "what the side has won"},
        card={"suit": "of four", "rank": "of ten", "points": "what it counts"},
    )
    order_counts = (DECK,)
    facts: list[Card]

    def __init__(self, cards: list[Card], owner: list[int], seats: int, seed: int, setup: Any = None) -> None:
        super().__init__(cards, owner, seats, seed, setup)
        if cards is BLANK:
            return
        self.active = 0  # who plays next
        self.trump = ""  # the suit

    # -- a game is a value -----------------------------------------------------------------------------------------

    def blank(self) -> Briscola:
        return Briscola(BLANK, [], 0, 0)

    def copy_into(self, twin: Any) -> None:
        super().copy_into(twin)
        twin.active = self.active
        twin.trump = self.trump

    # -- players ---------------------------------------------------------------------------------------------------

    def is_active(self, seat: int) -> bool:
        return seat == self.active

    def players(self) -> tuple[int, ...]:
        seats = self.number_of_seats
        return tuple((self.active + place) % seats for place in range(seats))

    def side(self, seat: int) -> tuple[int, ...]:
        """B1.2.2: four play two against two, partners facing each other."""
        return tuple(sorted((seat, (seat + 2) % 4))) if self.number_of_seats == 4 else (seat,)

    def points(self, seat: int) -> int:
        """B4.1.2: what a side has won."""
        return sum(self.facts[card].points for mate in self.side(seat) for card in self.zones[mate][WON])

    def concede(self, seat: int) -> None:
        """B4.1.4."""
        if self.over:
            raise IllegalOption("the game is over: there is nothing to concede")
        if type(seat) is not int or not 0 <= seat < self.number_of_seats:
            raise IllegalOption(f"seat {seat!r} is not in the game; they go from 0 to {self.number_of_seats - 1}")
        self.picks.recent.append(-1 - seat)
        self.emit("concedes", "B4.1.4", seat)
        self.decision = None
        others = tuple(other for other in range(self.number_of_seats) if other not in self.side(seat))
        self.finish(Result(others, "concession", ("B4.1.4",)))

    # -- what may be known -----------------------------------------------------------------------------------------

    def lots(self, facts: Sequence[Card], owner: list[int]) -> list[int]:
        """All cards have the same back, whoever dealt them."""
        return [0] * len(facts)

    def describe(self, option: Option) -> str:
        return f"{option.kind} {self.facts[option.card].name}"

    def view_table(self, audience: int) -> dict[str, Any]:
        return {"trump": self.trump}

    def view_seat(self, seat: int) -> dict[str, Any]:
        return {"points": self.points(seat)}

    def view_card(self, card: int) -> dict[str, Any]:
        facts = self.facts[card]
        return {"suit": facts.suit, "rank": facts.rank, "points": facts.points}

    def wishes(self, seat: int) -> list[Wish]:
        return [("play", (card,), 0) for card in self.zones[seat][HAND]]

    # -- why not ---------------------------------------------------------------------------------------------------

    def why_not(self, action: str, *cards: int | str, number: int = 0, seat: int | None = None) -> Refusal | None:
        """B3.1.1, B3.1.2: players play any card of their hand when it is their turn."""
        if action != "play" or len(cards) != 1:
            raise Error(f"one plays a card: why_not('play', card), not {(action, *cards)}")
        card = self._meant(cards[0])
        asked = self.decision.seat if self.decision is not None else NO_CARD
        reason: Reason | None = None
        if self.over:
            reason = GAME_OVER
        elif seat is not None and seat != asked:
            reason = NOT_YOUR_TURN
        elif card not in self.zones[asked][HAND]:
            reason = NOT_IN_HAND
        return self.because(None if reason is None else Refusal(reason, {"card": self.facts[card].name}))

    def _meant(self, card: int | str) -> int:
        if isinstance(card, str):
            found = [one for one in range(len(self.facts)) if naming.is_meant(self, one, card)]
        else:
            found = [card] if card in range(len(self.facts)) else []
        if len(found) != 1:
            raise Error(f"{card!r} is not one of the {len(self.facts)} cards; one is called {self.facts[0].name!r}")
        return found[0]


declare(Briscola)
