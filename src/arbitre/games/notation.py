"""Moves from short English text, as all games read them.

A card is written by its name, or by the start of it if that is clear; "A." before it says who controls it, "#2" after
it which of several. Where several cards of the same name would do, the first is meant. A text that means no option is
refused with the rule that forbids it.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from arbitre.games import naming
from arbitre.games.naming import SEATS
from arbitre.kernel.compiling import mypyc_attr
from arbitre.kernel.decision import NO_CARD, Option, Reason, Refusal
from arbitre.kernel.error import Error, NotAsked, UnknownCard


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveReader(ABC):
    """Reads the moves of one game."""

    actions: ClassVar[tuple[str, ...]]
    """What is offered at an action of the turn."""
    words: ClassVar[tuple[str, ...]]
    """Options that are one word, or a few, and nothing else."""
    with_card: ClassVar[tuple[str, ...]]
    with_number: ClassVar[tuple[str, ...]]
    lists: ClassVar[tuple[str, ...]]
    """Options that are one of a list of words."""
    shares: ClassVar[Mapping[str, str]]
    """Options with a number and a card, and the word between them."""
    near: ClassVar[Mapping[int, int]]
    """How far each zone is: of cards with the same name the nearest is meant."""
    game_over: ClassVar[Reason]
    not_asked: ClassVar[Reason]

    def __init__(self) -> None:
        every = {*self.actions, *self.words, *self.with_card, *self.with_number, *self.lists, *self.shares, "player"}
        self.kinds = sorted(every, key=len, reverse=True)

    # -- what a game says of its own -----------------------------------------------------------------------------

    @abstractmethod
    def special(self, game: Any, card: int, text: str) -> bool | None:
        """Whether a card is the one that words like "A deity" mean; None where the text has no such words."""

    @abstractmethod
    def listed(self, game: Any, kind: str) -> Sequence[str]:
        """The words a number of such an option stands for."""

    @abstractmethod
    def about(self, game: Any, option: Option) -> str:
        """An option about a card, or one that is a word and nothing else, as text."""

    @abstractmethod
    def abilities(self, game: Any, card: int) -> Sequence[Any]:
        """The abilities of a card that can be used, each with its name."""

    @abstractmethod
    def not_now(self, game: Any, seat: int) -> Refusal:
        """Why a seat that is not asked takes no action."""

    @abstractmethod
    def action_meant(self, game: Any, seat: int, kind: str, rest: str) -> list[int]:
        """The cards an action can mean, the likeliest first; none where it is about no card."""

    @abstractmethod
    def refuse(self, game: Any, seat: int, kind: str, rest: str) -> Refusal:
        """The rule that forbids an answer that is not offered."""

    def spelt_out(self, kind: str, rest: str, seat: int) -> str:
        """What goes without saying, said."""
        return rest

    # -- which card is meant -------------------------------------------------------------------------------------

    def is_meant(self, game: Any, card: int, text: str, exactly: bool = False) -> bool:
        """Whether a card is one that a text can mean."""
        found = self.special(game, card, " ".join(text.split()))
        return naming.is_meant(game, card, text, exactly) if found is None else found

    def cards_meant(self, game: Any, text: str) -> list[int]:
        """All cards a text can mean, those on the table first, those that lie open before those that do not."""
        there = [c for c in range(len(game.facts)) if game.zone_of[c] >= 0]
        found = [c for c in there if self.is_meant(game, c, text, True)]
        return naming.nearest(game, found or [c for c in there if self.is_meant(game, c, text)], self.near)

    def called(self, game: Any, text: str) -> list[int]:
        """The same; if there is none, it is an Error."""
        found = self.cards_meant(game, text)
        if not found:
            raise UnknownCard(f"no card in this game is called {text!r}")
        return found

    # -- saying a move -------------------------------------------------------------------------------------------

    def describe(self, game: Any, option: Option) -> str:
        """An option as text; `find` reads it again."""
        kind, number = option.kind, option.number
        if kind in self.with_number:
            return f"{kind} {number if kind == 'number' else number + 1}"
        if kind == "player":
            return f"player {SEATS[option.target]}"
        if kind in self.lists:
            return f"{kind} {self.listed(game, kind)[number]}"
        return self.about(game, option)

    def numbered(self, game: Any, option: Option, name: str) -> str:
        """An option about a card of this name: of several of the kind, which one, from the second on."""
        options = game.decision.options if game.decision is not None else ()
        alike = [
            o for o in options if o.kind == option.kind and game.facts[o.card].name == game.facts[option.card].name
        ]
        place = next((place for place, one in enumerate(alike) if one is option), 0)
        return f"{option.kind} {name} {place + 1}" if place else f"{option.kind} {name}"

    # -- reading a move ------------------------------------------------------------------------------------------

    def find(self, game: Any, text: str, seat: int) -> Option | Refusal:
        """The option of the pending decision that a text means, or why there is none. A text that means nothing at all
        is an Error."""
        text = " ".join(text.split())
        kind, rest = self._parse(text)
        decision = game.decision
        if decision is None:
            return Refusal(self.game_over)
        if decision.seat != seat:
            if kind in self.actions:
                return self.not_now(game, seat)
            raise NotAsked(
                f"{text!r}: seat {SEATS[seat]} is not asked; {SEATS[decision.seat]} is, for {decision.kind!r}"
            )
        option = self.one_of(game, [o for o in decision.options if o.kind == kind], kind, rest, seat)
        if option is not None:
            return option
        return (self._refuse_action if kind in self.actions else self.refuse)(game, seat, kind, rest)

    def _refuse_action(self, game: Any, seat: int, kind: str, rest: str) -> Refusal:
        """The rule that forbids an action that is not offered."""
        rest, _, ability = rest.partition(": ") if kind == "use" else (rest, "", "")
        found = self.action_meant(game, seat, kind, rest)
        if not found:
            return game.why_not(kind, seat=seat) or Refusal(self.not_asked)
        number = self.ability_meant(game, found[0], ability) if ability else 0
        return game.why_not(kind, found[0], number=number, seat=seat) or Refusal(self.not_asked)

    def answer(self, game: Any, text: str, seat: int) -> Option | Refusal:
        """The same where it need not be said what kind of answer it is: a name, a number, a word."""
        decision = game.decision
        assert decision is not None
        options = decision.options
        kinds = {option.kind for option in options}
        if text in kinds or any(text.startswith(kind + " ") for kind in kinds):
            return self.find(game, text, seat)
        if text.isdecimal():
            numbers = [option for option in options if option.kind in self.with_number]
            if numbers:
                return self.find(game, f"{numbers[0].kind} {text}", seat)
        if "player" in kinds and text in SEATS:
            return self.find(game, f"player {text}", seat)
        for word in self.lists:
            if word in kinds:
                return self.find(game, f"{word} {text}", seat)
        of_cards = (option.kind for option in options if option.card != NO_CARD and option.kind not in self.actions)
        return self.find(game, f"{next(of_cards, 'choose')} {text}", seat)

    def _parse(self, text: str) -> tuple[str, str]:
        if text.startswith("pick "):
            text = "choose " + text.removeprefix("pick ")
        for kind in self.kinds:
            if text == kind or text.startswith(kind + " "):
                return kind, text[len(kind) :].strip()
        raise Error(f"{text!r}: a move starts with one of: {', '.join(sorted(self.kinds))}")

    def one_of(self, game: Any, options: list[Option], kind: str, rest: str, seat: int) -> Option | None:
        """The one among options of this kind that is meant."""
        if kind in self.with_number:
            low = 0 if kind == "number" else 1
            return next((o for o in options if rest.isdecimal() and o.number + low == int(rest)), None)
        if kind == "player":
            return next((o for o in options if SEATS[o.target] == rest), None)
        if kind in self.lists:
            known = self.listed(game, kind)
            return next((o for o in options if known[o.number].casefold() == rest.casefold()), None)
        if kind in self.shares:
            number, _, rest = rest.partition(f" {self.shares[kind]} ")
            options = [o for o in options if number.isdecimal() and o.number == int(number)]
        elif kind == "link":
            rest, _, host = rest.partition(" to ")
            exactly = [o for o in options if host and self.is_meant(game, o.target, host, True)]
            options = exactly or [o for o in options if not host or self.is_meant(game, o.target, host)]
        elif kind == "use":
            rest, ability = self.ability_in(game, options, rest)
            options = [o for o in options if not ability or self.has_name(game, o, ability)]
        rest = self.spelt_out(kind, rest, seat)
        which = 0
        if kind in ("resolve", "replace"):
            match = re.fullmatch(r"(.*?):? (\d{1,2})", rest)
            if match:
                rest, which = match[1], int(match[2])
        if rest:
            able = [o for o in options if o.card != NO_CARD]
            options = [o for o in able if self.is_meant(game, o.card, rest, True)]
            options = options or [o for o in able if self.is_meant(game, o.card, rest)]
        if which:
            return options[which - 1] if which <= len(options) else None
        self._must_be_clear(game, options, f"{kind} {rest}".strip())
        return options[0] if options else None

    def ability_in(self, game: Any, options: list[Option], rest: str) -> tuple[str, str]:
        """A card and which of its abilities: "X: NAME", "X: 2", and "X 2" where no card has that name."""
        card, _, ability = rest.partition(": ")
        match = re.fullmatch(r"(.*?) (\d{1,2})", rest)
        if ability or match is None or any(self.is_meant(game, o.card, rest) for o in options if o.card != NO_CARD):
            return card, ability
        return match[1], match[2]

    def has_name(self, game: Any, option: Option, ability: str) -> bool:
        """Whether an option uses the ability of this name or place."""
        if ability.isdecimal():
            return option.number == int(ability) - 1
        name: str = self.abilities(game, option.card)[option.number].name
        return name.casefold() == ability.casefold()

    def ability_meant(self, game: Any, card: int, ability: str) -> int:
        """The place of the ability of this name."""
        known = self.abilities(game, card)
        places = [i for i in range(len(known)) if self.has_name(game, Option("use", card, number=i), ability)]
        if not places:
            raise Error(f"{game.facts[card].name} has no ability {ability!r}")
        return places[0]

    def _must_be_clear(self, game: Any, options: list[Option], text: str) -> None:
        """Cards that differ in more than which of several equal ones it is need more words."""
        told = set()
        for option in options:
            card = option.card
            same = option.kind in ("resolve", "replace")
            name = game.facts[card].name if same else self.describe(game, option)
            place = (game.controller[card], game.face_down[card], game.zone_of[card])
            told.add((name, *(place if card != NO_CARD else (-1, False, -1))))
        if len(told) > 1:
            each = (f"{name} ({SEATS[seat] if seat >= 0 else ''})" for name, seat, _, _ in sorted(told))
            raise Error(f"{text!r} could mean: " + "; ".join(each))
