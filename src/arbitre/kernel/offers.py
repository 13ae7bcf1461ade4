"""Options that are offered again and again, made once: `INK[card]`, `CHALLENGE.option(card, target)`.

Where a game stands at a question, most of the time goes into listing what can be done; nearly all of that has been
offered before, in this game or another. The type says which kinds there are:

    INK: Final[OfCard[OptionKind]] = OfCard("ink")

They are lists, by the number of the card: compiled, nothing is found faster than what lies in a list.
"""

from __future__ import annotations

from typing import Any, Generic

from arbitre.kernel.decision import NO_CARD, Option, OptionKind


class OfCard(list[Option], Generic[OptionKind]):
    """The options of one kind that name nothing but a card."""

    def __init__(self, kind: OptionKind) -> None:
        super().__init__()
        self.kind: str = kind
        _MADE.append(self)
        self.grow(_cards[0])

    def grow(self, cards: int) -> None:
        self += [Option(self.kind, card) for card in range(len(self), cards)]


class OfPair(list[list[Option | None]], Generic[OptionKind]):
    """The options of one kind that name a card and a target; None where none has been asked for yet."""

    def __init__(self, kind: OptionKind) -> None:
        super().__init__()
        self.kind: str = kind
        _MADE.append(self)
        self.grow(_cards[0])

    def grow(self, cards: int) -> None:
        self[:] = [[None] * cards for _ in range(cards)]

    def option(self, card: int, target: int) -> Option:
        made = self[card][target]
        if made is None:
            made = self[card][target] = Option(self.kind, card, target)
        return made


class OfNumber(dict[int, dict[int, Option]], Generic[OptionKind]):
    """The options of one kind that name a card and a number."""

    def __init__(self, kind: OptionKind) -> None:
        self.kind: str = kind

    def __missing__(self, card: int) -> dict[int, Option]:
        options = self[card] = _OfOneCard(self.kind, card)
        return options


class _OfOneCard(dict[int, Option]):
    def __init__(self, kind: str, card: int) -> None:
        self.kind = kind
        self.card = card

    def __missing__(self, number: int) -> Option:
        option = self[number] = Option(self.kind, self.card, NO_CARD, number)
        return option


_MADE: list[OfCard[Any] | OfPair[Any]] = []
_cards = [0]  # for how many cards they are made; games of more make them longer


def enough_for(cards: int) -> None:
    """There is a game with so many cards."""
    if cards > _cards[0]:
        _cards[0] = -(-cards // 128) * 128
        for made in _MADE:
            made.grow(_cards[0])
