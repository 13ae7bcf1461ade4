"""Options that are offered again and again, made once: `INK[card]`, `CHALLENGE[card][target]`.

Where a game stands at a question, most of the time goes into listing what can be done; nearly all of that has been
offered before, in this game or another. The type says which kinds there are:

    INK: Final[OfCard[OptionKind]] = OfCard("ink")
"""

from __future__ import annotations

from typing import Generic

from arbitre.kernel.decision import NO_CARD, Option, OptionKind


class OfCard(dict[int, Option], Generic[OptionKind]):
    """The options of one kind that name nothing but a card."""

    def __init__(self, kind: OptionKind) -> None:
        self.kind: str = kind

    def __missing__(self, card: int) -> Option:
        option = self[card] = Option(self.kind, card)
        return option


class OfPair(dict[int, dict[int, Option]], Generic[OptionKind]):
    """The options of one kind that name a card and a target."""

    numbered = False

    def __init__(self, kind: OptionKind) -> None:
        self.kind: str = kind

    def __missing__(self, card: int) -> dict[int, Option]:
        options = self[card] = _OfOneCard(self.kind, card, self.numbered)
        return options


class OfNumber(OfPair[OptionKind]):
    """The options of one kind that name a card and a number."""

    numbered = True


class _OfOneCard(dict[int, Option]):
    def __init__(self, kind: str, card: int, numbered: bool) -> None:
        self.kind = kind
        self.card = card
        self.numbered = numbered

    def __missing__(self, other: int) -> Option:
        target, number = (NO_CARD, other) if self.numbered else (other, 0)
        option = self[other] = Option(self.kind, self.card, target, number)
        return option
