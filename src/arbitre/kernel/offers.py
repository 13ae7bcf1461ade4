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

    def __init__(self, kind: OptionKind) -> None:
        self.kind: str = kind

    def __missing__(self, card: int) -> dict[int, Option]:
        options = self[card] = _OfTarget(self.kind, card)
        return options


class OfNumber(dict[int, dict[int, Option]], Generic[OptionKind]):
    """The options of one kind that name a card and a number."""

    def __init__(self, kind: OptionKind) -> None:
        self.kind: str = kind

    def __missing__(self, card: int) -> dict[int, Option]:
        options = self[card] = _OfOneNumber(self.kind, card)
        return options


class _OfTarget(dict[int, Option]):
    def __init__(self, kind: str, card: int) -> None:
        self.kind = kind
        self.card = card

    def __missing__(self, target: int) -> Option:
        option = self[target] = Option(self.kind, self.card, target)
        return option


class _OfOneNumber(dict[int, Option]):
    def __init__(self, kind: str, card: int) -> None:
        self.kind = kind
        self.card = card

    def __missing__(self, number: int) -> Option:
        option = self[number] = Option(self.kind, self.card, NO_CARD, number)
        return option
