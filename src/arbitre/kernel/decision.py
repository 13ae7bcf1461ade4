"""Decision and Option: the one question the engine stops at, and the answers it accepts."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar

from arbitre.kernel.error import IllegalOption
from arbitre.kernel.outside import SENTENCES
from arbitre.kernel.roles import CARD, PART, Many, Names, Renaming, Role, declare

NOBODY: Final = -1
NO_CARD: Final = -1

SEATED: Final = {"player"}
"""Kinds of options whose target is a seat instead of a card. A game adds its own."""


class Option:
    """One legal answer. `kind` says what it does; the rest says with what. It is never altered.

    What kinds there are, and what card, target and number are in each, is listed in docs/protocol.md. `game.describe`
    says it with names, `game.view(seat, "en")` as a sentence.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> option = game.decision.options[1]
    >>> option.kind, option.target, game.describe(option)
    ('put away', -1, 'put away Hakuna Matata')
    """

    __slots__ = ("kind", "card", "target", "number")  # noqa: RUF023 (digests go by this order)

    def __init__(self, kind: str, card: int = NO_CARD, target: int = NO_CARD, number: int = 0) -> None:
        self.kind = kind
        """A word of the game's table of options."""
        self.card = card
        """The number of a card, or -1."""
        self.target = target
        """The number of another card, or a seat; -1 if there is none."""
        self.number = number
        """Which of several, or how many."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Option, self.key())

    def copy(self) -> Option:
        return Option(self.kind, self.card, self.target, self.number)

    def __repr__(self) -> str:
        """Only what is set; `game.describe` knows the names of the cards."""
        said = [repr(self.kind)]
        if self.card != NO_CARD:
            said.append(f"card={self.card}")
        if self.target != NO_CARD:
            said.append(f"{'seat' if self.kind in SEATED else 'target'}={self.target}")
        if self.number:
            said.append(f"number={self.number}")
        return f"Option({', '.join(said)})"

    def key(self) -> tuple[str, int, int, int]:
        return (self.kind, self.card, self.target, self.number)

    def named(self, names: Names) -> tuple[str, int, int, int]:
        """The same with cards under other names."""
        target = self.target if self.kind in SEATED else CARD.told(self.target, names)
        return (self.kind, CARD.told(self.card, names), target, self.number)


declare(Option, card=CARD, target=CARD)

OptionKind = TypeVar("OptionKind", bound=str, contravariant=True)


class Offer(Protocol[OptionKind]):
    """How a game makes options: of the kinds it has declared, which the type checker ensures."""

    def __call__(self, kind: OptionKind, card: int = NO_CARD, target: int = NO_CARD, number: int = 0) -> Option: ...


class Answer(Role):
    """An option, or None."""

    __slots__ = ()

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        if value is not None and value.kind in SEATED:
            card = CARD.renamed(value.card, renaming)
            return value if card == value.card else Option(value.kind, card, value.target, value.number)
        return PART.renamed(value, renaming)

    def note(self, value: Any, cards: set[int]) -> None:
        if value is not None:
            cards.add(value.card)
            if value.kind not in SEATED:
                cards.add(value.target)

    def told(self, value: Any, names: Names) -> Any:
        return None if value is None else value.named(names)


ANSWER: Final = Answer()


class Answers(Many):
    """The options of a question, which are never None."""

    __slots__ = ()

    def note(self, value: Any, cards: set[int]) -> None:
        cards.update([option.card for option in value])
        cards.update([option.target for option in value if option.kind not in SEATED])


class Decision:
    """Who is asked what, why, and the legal answers. It is never altered.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> game.decision.seat, game.decision.kind, game.decision.rules
    (0, 'alter hand', ('2.2.2',))
    >>> game.decision.options[:2]
    [Option('done'), Option('put away', card=94)]
    """

    __slots__ = ("seat", "kind", "options", "source", "rules", "idle")  # noqa: RUF023 (digests go by this order)

    def __init__(
        self, seat: int, kind: str, options: list[Option], source: int, rules: tuple[str, ...], idle: bool = False
    ) -> None:
        self.seat = seat
        """Who is asked, from 0."""
        self.kind = kind
        """A word of the game's table of questions."""
        self.options = options
        """The legal answers, at least one."""
        self.source = source
        """The number of the card that asks, or -1."""
        self.rules = rules
        """The rules it rests on."""
        self.idle = idle  # a window in which nothing can be done, for a seat that wants to be asked (`Game.attend`)

    def place_of(self, choice: object) -> int:
        """Where in the list this very option is."""
        for place, option in enumerate(self.options):
            if option is choice:
                return place
        raise IllegalOption(
            f"{choice!r} is not an option of the pending decision ({self.kind!r} of seat {self.seat}); "
            "take one from game.decision.options, or its place in that list"
        )

    def copy(self) -> Decision:
        return Decision(self.seat, self.kind, self.options, self.source, self.rules, self.idle)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={self.options!r}, rules={self.rules})"


declare(
    Decision,
    apart={"idle": "how much is asked: the answers lead to the same game"},
    options=Answers(ANSWER),
    source=CARD,
)


class Reason:
    """Why something is not an option: a key into the language files, and the rule that forbids it.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> game.why_not("end turn").reason
    Reason('not-your-turn', rule 4.1.2)
    """

    __slots__ = ("key", "rule")

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        """A word, the same in every language."""
        self.rule = rule
        """The number of the rule."""

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, rule {self.rule})"


class Refusal:
    """A reason together with the numbers and names a sentence about it needs. `str` is that sentence, in English.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> game.apply(0), game.apply(0)
    (None, None)
    >>> refusal = game.why_not("play", "Yzma - Alchemist")
    >>> str(refusal)
    'That costs 2 ink, and you have 0 ready (rule 4.3.2.4)'
    >>> refusal.key, refusal.rule, refusal.about["cost"]
    ('not-enough-ink', '4.3.2.4', 2)
    """

    __slots__ = ("about", "game", "reason")

    def __init__(self, reason: Reason, about: dict[str, str | int] | None = None) -> None:
        self.reason = reason
        """Which of the game's reasons it is."""
        self.about = about or {}
        """The numbers and names in it."""
        self.game: Any = None  # in which it was refused, once that is known (`Game.because`)

    @property
    def key(self) -> str:
        """A word, the same in every language."""
        return self.reason.key

    @property
    def rule(self) -> str:
        """The number of the rule."""
        return self.reason.rule

    def __repr__(self) -> str:
        return f"Refusal({self.reason.key!r}, rule {self.reason.rule}, {self.about})"

    def __str__(self) -> str:
        for say in SENTENCES:
            said = say(self.game, self, "en") if self.game is not None else None
            if said is not None:
                return said
        return f"{self.reason.key.replace('-', ' ')} (rule {self.reason.rule})"
