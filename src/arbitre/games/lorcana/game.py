"""Lorcana: the state of a game. It adds lore, drying, locations, the bag and the challenge to the kernel's table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from arbitre.ability.table import Ref, Table
from arbitre.games.lorcana import bag, choose, keywords, stats
from arbitre.games.lorcana.words import WORDS
from arbitre.games.lorcana.zones import HAND, INKWELL, PLAY, ZONE_INDEX, ZONES
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import plain
from arbitre.kernel.modifier import Modifier

if TYPE_CHECKING:
    from arbitre.games.lorcana.bag import Waiting
    from arbitre.games.lorcana.facts import Facts
    from arbitre.games.lorcana.formats import Variant
    from arbitre.games.lorcana.stats import LastKnown
    from arbitre.kernel.event import Event
    from arbitre.kernel.game import InForce


class Lorcana(Table):
    __slots__ = (
        "active",
        "at",
        "bag",
        "challenge",
        "credit",
        "discounts",
        "drying",
        "ending",
        "gone",
        "inked",
        "known",
        "lore",
        "names",
        "now",
        "pending_actions",
        "played_as",
        "resolving",
        "starting",
        "taking_turn",
        "teams",
        "used",
        "variant",
    )

    name: ClassVar[str] = "lorcana"
    zone_kinds = ZONES
    zone_index = ZONE_INDEX
    vocabulary = WORDS
    columns = (*Table.columns, "drying", "at", "played_as")

    facts: list[Facts]

    def __init__(
        self,
        facts: list[Facts],
        owner: list[int],
        seats: int,
        seed: int,
        variant: Variant,
        teams: tuple[tuple[int, ...], ...] = (),
        setup: Any = None,
    ) -> None:
        super().__init__(facts, owner, seats, seed, setup)
        n = len(facts)
        self.variant = variant
        self.teams = teams  # the side of each seat; empty: everybody for themselves
        self.lore: list[int] = [0] * seats  # 1.11.1
        self.drying: list[bool] = [False] * n  # 5.1.1.11
        self.at: list[int] = [NO_CARD] * n  # the location a character is at
        self.played_as: list[str] = [""] * n  # how the card was played: "ink", "shift", "sing", "free"
        self.starting = 0
        self.active = 0  # 1.3.4
        self.taking_turn: tuple[int, ...] = ()  # the active player, or in a simultaneous turn the whole team (9.3)
        self.ending = False  # the final game state check of the turn (3.4.2)
        self.gone: tuple[bool, ...] = (False,) * seats  # players who have left the game
        self.inked: list[int] = [0] * seats  # cards inked this turn as the turn action (4.2.3)
        self.bag: tuple[Waiting, ...] = ()  # 7.7
        self.resolving = -1  # the player who is resolving from the bag (7.7.4.3)
        self.pending_actions: tuple[tuple[int, int, str], ...] = ()  # actions played by an effect (6.7.8.1)
        self.challenge: tuple[int, int] | None = None  # 4.6.2
        self.credit: dict[int, int] = {}  # who damaged a card since the last game state check (1.8.1.4)
        self.discounts: tuple[Modifier, ...] = ()  # "the next card you play" (4.3.6)
        self.used: dict[tuple[int, str], int] = {}  # once-a-turn abilities used this turn
        self.known: dict[int, LastKnown] = {}
        self.names: tuple[str, ...] = ()  # every name a player could name (Name a card)
        self.now: Event | None = None  # what is being noticed at this very moment

    def copy_into(self, twin: Any) -> None:
        super().copy_into(twin)
        twin.variant = self.variant
        twin.teams = self.teams
        twin.lore = self.lore.copy()
        twin.drying = self.drying.copy()
        twin.at = self.at.copy()
        twin.played_as = self.played_as.copy()
        twin.starting = self.starting
        twin.active = self.active
        twin.taking_turn = self.taking_turn
        twin.ending = self.ending
        twin.gone = self.gone
        twin.inked = self.inked.copy()
        twin.bag = self.bag
        twin.resolving = self.resolving
        twin.pending_actions = self.pending_actions
        twin.challenge = self.challenge
        twin.credit = self.credit.copy()
        twin.discounts = self.discounts
        twin.used = self.used.copy()
        twin.known = self.known.copy()
        twin.names = self.names
        twin.now = None

    def plain_state(self) -> tuple[object, ...]:
        return (
            *super().plain_state(),
            self.variant.name,
            self.teams,
            tuple(self.lore),
            self.starting,
            self.active,
            self.taking_turn,
            self.ending,
            self.gone,
            tuple(self.inked),
            plain(self.bag),
            self.resolving,
            self.pending_actions,
            self.challenge,
            plain(self.credit),
            plain(self.discounts),
            plain(self.used),
            plain(self.known),
        )

    # -- players (1.3) -----------------------------------------------------------------------------------------

    def is_active(self, seat: int) -> bool:
        return seat in self.taking_turn

    def players(self) -> tuple[int, ...]:
        """2.1.3, 9.2.1: turn order, here from the active player on."""
        n = self.number_of_seats
        active = self.active
        gone = self.gone
        return tuple(seat for i in range(n) if not gone[seat := (active + i) % n])

    def side(self, seat: int) -> tuple[int, ...]:
        """1.3.6: the player and their team-mates."""
        return self.teams[seat] if self.teams else (seat,)

    def opponents(self, seat: int) -> tuple[int, ...]:
        """1.3.5.2: everybody else but team-mates."""
        own = self.side(seat)
        return tuple(other for other in self.players() if other not in own)

    # -- cards -------------------------------------------------------------------------------------------------

    def is_a(self, card: int, what: str) -> bool:
        facts = self.facts[card]
        if what == "song":
            return facts.is_song
        return facts.type == what or what == "card"

    def in_play(self, card: int) -> bool:
        return self.zone_of[card] == PLAY

    def stat(self, card: int, stat: str) -> int:
        return stats.stat(self, card, stat)

    def last_known(self, ref: Ref) -> LastKnown | None:
        return stats.last_known(self, ref)

    def ready_ink(self, seat: int) -> int:
        exerted = self.exerted
        ready = 0
        for card in self.zones[seat][INKWELL]:
            if not exerted[card]:
                ready += 1
        return ready

    def hand(self, seat: int) -> list[int]:
        return self.zones[seat][HAND]

    def ready_or_exerted(self, card: int) -> bool:
        """4.6.8.2: locations are neither."""
        return not self.facts[card].is_location

    # -- timing: see bag.py ------------------------------------------------------------------------------------

    def noticed(self, event: Event, waiting: tuple[InForce, ...]) -> None:
        bag.noticed(self, event, waiting)

    def resolved(self, frame: Any) -> None:
        bag.resolved(self, frame)

    def choosable(self, chooser: int, cards: list[int]) -> list[int]:
        return choose.choosable(self, chooser, cards)

    def was_chosen(self, chooser: int, card: int, frame: Any) -> None:
        keywords.was_chosen(self, chooser, card, frame)
