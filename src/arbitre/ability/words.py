"""The words that every game whose cards have abilities shares: what effects ask, and what they let happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from arbitre.kernel.decision import Offer, Option
from arbitre.kernel.words import EventWord, OptionWord, QuestionWord, Words

if TYPE_CHECKING:  # of a game whose cards have abilities one knows that it has the kinds declared here
    from typing_extensions import TypeVar as Kinds

    from arbitre.ability.kinds import EventKind, OptionKind, QuestionKind

    Told = Kinds("Told", bound=str, contravariant=True, default=EventKind)
    Asked = Kinds("Asked", bound=str, contravariant=True, default=QuestionKind)
else:
    Told = TypeVar("Told")
    Asked = TypeVar("Asked")

offer: Final[Offer[OptionKind]] = Option

OPTIONS: Final = (
    OptionWord("yes", "do it"),
    OptionWord("no", "do not do it"),
    OptionWord("done", "choose no more"),
    OptionWord("choose", "choose this card", card="the card"),
    OptionWord("discard", "discard this card", card="the card"),
    OptionWord("player", "choose this player", seat="the player"),
    OptionWord("number", "choose this number", number="the number"),
    OptionWord("mode", "take one of the effects the text offers", number="its place in the text, from 0"),
    OptionWord("name", "name a card", number="the place of the name in `game.names`, from 0"),
    OptionWord("next", "this card is next in the order", card="the card"),
    OptionWord("top", "put the card on top", card="the card"),
    OptionWord("bottom", "put the card on the bottom", card="the card"),
    OptionWord(
        "replace",
        "apply this replacement",
        card="the card it is from",
        number="its place among those that apply, from 0",
    ),
)

QUESTIONS: Final = (
    QuestionWord("may", "do you want this to happen?", ("yes", "no"), source="the card whose effect it is"),
    QuestionWord("choose card", "which card?", ("choose", "done"), source="the card whose effect chooses"),
    QuestionWord("choose discard", "which card is discarded?", ("discard", "done"), source="the card that has it done"),
    QuestionWord("choose player", "which player?", ("player", "done"), source="the card whose effect chooses"),
    QuestionWord("choose number", "which number?", ("number",), source="the card whose effect chooses"),
    QuestionWord("choose one", "which of its effects?", ("mode",), source="the card with the effects"),
    QuestionWord("choose order", "which card is next?", ("next",), source="the card whose effect orders them"),
    QuestionWord("top or bottom", "top or bottom of the deck?", ("top", "bottom"), source="the card that has it done"),
    QuestionWord("name a card", "which name?", ("name",), source="the card whose effect asks for a name"),
    QuestionWord(
        "choose replacement",
        "which replacement applies?",
        ("replace", "no"),
        source="the card something would happen to",
    ),
)

EVENTS: Final = (
    EventWord("starts", "it is settled who goes first", seat="who does", tells=True),
    EventWord("turn begins", "a turn begins", seat="whose turn", amount="its number, from 1"),
    EventWord("turn ends", "the end of a turn", seat="whose turn", heard=True),
    EventWord(
        "can't",
        "a card can't do something",
        seat="its controller",
        card="the card",
        other="the card whose effect it is",
        word="what it can't do",
    ),
    EventWord("concedes", "a player concedes", seat="the player"),
    EventWord(
        "chance",
        "chance picked cards, not a player",
        seat="whose cards, or whose effect",
        amount="how many",
        cards="the cards",
        tells=True,
    ),
    EventWord(
        "looks",
        "a player looks at cards that are hidden",
        seat="who looks",
        amount="how many",
        cards="the cards",
        secret=("cards",),
        tells=True,
    ),
    EventWord(
        "reveals",
        "a player shows cards to everybody",
        seat="who reveals",
        card="the first of them",
        amount="how many",
        cards="the cards, if there may be several",
        tells=True,
    ),
    EventWord(
        "reveals hand",
        "a player shows the whole hand to everybody",
        seat="whose hand",
        amount="how many cards",
        cards="the cards",
        tells=True,
    ),
    EventWord("names", "a player names a card", seat="who names", card="for which card's effect", word="the name"),
    EventWord(
        "replaced",
        "something else happens to a card",
        seat="whose replacement it is",
        card="the card",
        other="the card that replaces it",
        word="what would have happened",
    ),
)

SHARED: Final = Words(OPTIONS, QUESTIONS, EVENTS)
