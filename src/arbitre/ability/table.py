"""Table: what the ability language asks of a game, whatever the game: who, what, how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from arbitre.ability import memory
from arbitre.ability.words import Asked, Told
from arbitre.kernel.column import with_row
from arbitre.kernel.compiling import mypyc_attr
from arbitre.kernel.context import Context as Context
from arbitre.kernel.game import BLANK, Game
from arbitre.kernel.knowledge import EVERYTHING, reveal
from arbitre.kernel.roles import declare
from arbitre.kernel.zone import Sight

if TYPE_CHECKING:
    from arbitre.ability.run import Resolve
    from arbitre.ability.vocabulary import Vocabulary
    from arbitre.kernel.decision import Decision, Option
    from arbitre.kernel.game import InForce
    from arbitre.kernel.modifier import Modifier

Ref = tuple[int, int]
"""A card as a certain object: the card, and the serial it had. When the serial has changed, it is another object."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Game[Told, Asked]):
    """A game whose cards have abilities in the ability language."""

    __slots__ = ("recalled", "tried")

    vocabulary: ClassVar[Vocabulary]
    questions: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The rules behind each kind of question an effect asks."""

    whole_effects: ClassVar[bool] = False
    """Whether an effect must be possible in full to happen at all; if not, as much of it happens as can."""

    as_much_as_possible: ClassVar[bool] = False
    """Whether a way whose first part can't be done may be chosen for the rest of it, where no way is wholly open."""

    need_not_find: ClassVar[tuple[str, ...]] = ("looked", "deck")
    """Zones where a player who looks for a certain kind of card may say that there is none."""

    any_search_may_fail: ClassVar[bool] = False
    """Whether that holds for every search in a pile, even for any card at all."""

    looked_back_at: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events of a turn that the rules themselves look back at."""

    new_life: ClassVar[frozenset[str]] = frozenset(("played", "enters play", "leaves play"))

    known: dict[int, tuple[memory.Known, ...]]
    """What cards were when they left play, by card, the newest first. (Every game has the field among its own: digests
    go by the order of fields.)"""

    def __init__(self, facts: list[Any], owner: list[int], seats: int, seed: int, setup: Any = None) -> None:
        super().__init__(facts, owner, seats, seed, setup)
        if facts is BLANK:
            return
        self.recalled: tuple[int, Any] | None = None
        """A card that a description is read about as it was when it left play, and what it was."""
        self.tried = False
        """A copy on which something is only tried out (`trying.py`), so that nothing is tried out on copies of it."""

    def copy_into(self, into: Any) -> None:
        super().copy_into(into)
        twin: Table[Any, Any] = into
        twin.tried = self.tried
        twin.recalled = None

    def trial(self) -> Any:
        """A copy to try something out on."""
        twin = self.copy()
        twin.decision = None
        twin.tried = True
        return twin

    # -- what may be known ---------------------------------------------------------------------------------------

    def shown_to(self: Table, audience: int) -> tuple[int, ...]:
        """What lies open, and what effects show that are being carried out."""
        shown = lying_open(self)  # 7.1.3: private cards are known to others only where something shows them
        serial = self.serial
        for procedure in self.stack:
            slots = procedure.shows()
            shown += [card for card, number in slots.get("shown", ()) if serial[card] == number]  # 6.1.14.2
            if "looked" in slots and audience in (slots.get("looker"), EVERYTHING):
                shown += [card for card, number in slots["looked"] if serial[card] == number]
        return tuple(dict.fromkeys(card for card in shown if self.lies_hidden(card)))

    def picked(self) -> Sequence[int]:
        picking = self.stack[-1].shows().get("picking", ())
        return [card for card, number in picking if self.serial[card] == number]

    def to_pick(self: Table) -> tuple[int, int] | None:
        asked = self.decision
        if asked is None or (asked.kind != "choose card" and asked.kind != "choose discard"):
            return None  # as mostly
        from arbitre.ability.choosing import to_choose

        return to_choose(self)

    def lies_hidden(self, card: int) -> bool:
        """Whether not everybody sees it anyway."""
        return self.face_down[card] or self.zone_kinds[self.zone_of[card]].sight is not Sight.ALL

    def expose(self: Table) -> None:
        force = self.in_force
        if "TopFaceUp" in force or "HandRevealed" in force:
            reveal(self, lying_open(self))

    # -- what effects ask ----------------------------------------------------------------------------------------

    def ask_for(self, frame: Resolve, seat: int, kind: Asked, options: list[Option]) -> None:
        """An effect asks, and comes back to its present operation with the answer. Nothing is chosen before the effect
        resolves (1.7.3)."""
        frame.cursor -= 1
        frame.asking = True
        self.ask(seat, kind, options, frame.source, self.questions[kind])  # 1.7.3

    # -- cards ---------------------------------------------------------------------------------------------------

    def looks_back_at(self) -> tuple[frozenset[str], frozenset[str]]:
        from arbitre.ability.past import asked_by

        return (self.looked_back_at.union(*map(asked_by, self.all_facts())), frozenset())

    def as_it_was(self, card: int) -> Any:
        """What a card was, while it is judged by that; else None."""
        recalled = self.recalled
        return recalled[1] if recalled is not None and recalled[0] == card else None

    def stat_of(self, card: int, stat: str) -> int:
        """A characteristic as it is, or as it was of a card that is judged by that. A cost is always as printed."""
        recalled = self.recalled
        if recalled is not None and recalled[0] == card and stat not in ("cost", "move cost"):
            was: int = recalled[1].stat(stat)
            return was
        return self.stat(card, stat)

    def applies(self, found: Any) -> bool:
        """Whether a static ability applies now."""
        raise NotImplementedError

    def reaches(self, cards: Any, card: int) -> bool:
        """Whether a card that fits these is where a static ability speaks of such cards."""
        return True

    def modify(self, card: int, modifiers: tuple[Modifier, ...]) -> None:
        """From now on these are on a card."""
        self.applied = with_row(self.applied, card, modifiers)

    def stat(self, card: int, stat: str) -> int:
        """A characteristic as it is now."""
        raise NotImplementedError

    def last_known(self, ref: Ref) -> Any:
        """The card as it was when it left play as that object, or None."""
        return memory.last_known(self, ref)

    def followed(self, card: int, serial: int) -> None:
        """An effect goes on speaking of the object with this serial as the one the card is now."""
        memory.follow(self, card, serial)

    def worth_trying(self, decision: Decision) -> Sequence[int]:
        """The options, by place, that could differ in whether something can be done at all."""
        return range(len(decision.options))

    def is_a(self, card: int, what: str) -> bool:
        raise NotImplementedError

    def lying_in(self, seat: int, zone: int, what: str) -> list[int]:
        """The cards of a type in a player's zone; "": of any. Not to be altered."""
        cards = self.zones[seat][zone]
        return [card for card in cards if self.is_a(card, what)] if what else cards

    def top_cards(self, seat: int, number: int) -> list[int]:
        """The top cards of a player's deck, the uppermost first; as many as there are."""
        raise NotImplementedError

    def in_play(self, card: int) -> bool:
        raise NotImplementedError

    def opponents(self, seat: int) -> tuple[int, ...]:
        """In turn order from the active player."""
        raise NotImplementedError

    def choosable(self, chooser: int, cards: list[int], picked: bool, described: Any, source: int) -> list[int]:
        """Those of these cards, which fit a description, that the chooser may, or where something demands it must,
        choose for an effect. `picked`: it is the choice itself that the effect asks for (`Choose`)."""
        raise NotImplementedError

    def affects(self, found: InForce, card: int) -> bool:
        """Whether an ability in force affects a card it speaks of."""
        return True

    def reached(self, ctx: Context, cards: list[int], described: Any) -> list[int]:
        """Those of all the cards an effect speaks of that it can do anything to."""
        return cards

    def affordable(self, chooser: int, cards: list[int], before: tuple[int, ...], wanted: int) -> list[int]:
        """Those of these cards the chooser can pay for choosing on top of what was chosen before, with enough left for
        the rest of the `wanted` ones."""
        return cards

    def known_in_stead(self, ctx: Context, cards: Any, found: list[int]) -> list[int]:
        """Of the cards a description fits, those that somebody who chooses in another player's stead (the seat in the
        slot `in stead`) knows it to fit."""
        return found

    def chosen_blindly(self, ctx: Context, cards: Any) -> bool:
        """Whether somebody choosing in another player's stead can't see the cards to choose from."""
        return False

    def must_be_chosen(self, cards: list[int], picked: bool) -> bool:
        """Whether one of these cards has to be chosen even where the effect does not demand it: "up to"."""
        return False

    def must_choose(self, ctx: Context, target: Any) -> bool:
        """Whether a choice has to be made even where the effect does not demand it: "you may"."""
        return False

    def resolved(self, frame: Any) -> None:
        """An effect has been carried out to its end."""

    def was_chosen(self, chooser: int, card: int, frame: Any, picked: bool) -> None:
        raise NotImplementedError

    def chance_chose(self, frame: Any, choice: Any, cards: tuple[int, ...]) -> None:
        """Chance has chosen these cards for an effect."""
        raise NotImplementedError

    def searches(self, frame: Any, choice: Any) -> bool:
        """Somebody looks through a deck for what is to be chosen from it. False: not, or not yet."""
        raise NotImplementedError

    def found(self, frame: Any, choice: Any, cards: tuple[int, ...]) -> None:
        """What was looked for in a deck has been chosen: the search is over."""


def lying_open(table: Table) -> list[int]:
    """Cards of hidden zones that lie open for as long as something is in force: the top of a deck, a whole hand."""
    from arbitre.ability.match import seats_of  # which reads descriptions from a table's side

    found: list[int] = []
    for word, zone in (("TopFaceUp", "deck"), ("HandRevealed", "hand")):
        for one in table.in_force.get(word, ()):
            if table.applies(one):
                for seat in seats_of(table, one, one.ability.effect.players):
                    cards = table.zones[seat][table.zone_index[zone]]
                    found += cards if word == "HandRevealed" else cards[-1:]
    return found


declare(Table, apart={"recalled": "a card that is being judged at this very moment: none, at a question"})
