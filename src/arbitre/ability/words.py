"""The words that every game whose cards have abilities shares: what effects ask, and what they let happen. Where a game
means something else by a word, its own catalogue says so. Below, what only some games have, for them to list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from arbitre.kernel.words import EventWord, OptionWord, QuestionWord, Words

if TYPE_CHECKING:  # a game whose cards have abilities is known to have the kinds declared here
    from typing_extensions import TypeVar as Kinds

    from arbitre.ability.kinds import EventKind, QuestionKind

    Told = Kinds("Told", bound=str, contravariant=True, default=EventKind)
    Asked = Kinds("Asked", bound=str, contravariant=True, default=QuestionKind)
else:
    Told = TypeVar("Told")
    Asked = TypeVar("Asked")

OPTIONS: Final = (
    OptionWord("end turn", "declare the end of the turn"),
    OptionWord("use", "use an ability", "the card with it", number="which of its abilities, from 0"),
    OptionWord("put away", "put a card of the opening hand on the bottom of the deck", "the card"),
    OptionWord("yes", "do it"),
    OptionWord("no", "do not do it"),
    OptionWord("done", "choose no more"),
    OptionWord("choose", "choose this card", "the card"),
    OptionWord("discard", "discard this card", "the card"),
    OptionWord("player", "choose this player", seat="the player"),
    OptionWord("number", "choose this number", number="the number"),
    OptionWord("mode", "take one of the effects the text offers", number="its place in the text, from 0"),
    OptionWord("name", "name a card", number="the place of the name in `game.names`, from 0"),
    OptionWord("next", "this card is next in the order", "the card"),
    OptionWord("top", "put the card on top", "the card"),
    OptionWord("bottom", "put the card on the bottom", "the card"),
    OptionWord(
        "replace", "apply this replacement", "the card it is from", number="its place among those that apply, from 0"
    ),
)

QUESTIONS: Final = (
    QuestionWord("who starts", "who goes first?", ("player",)),
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


def changed(kind: str, says: str, word: str = "", amount: str = "") -> EventWord:
    """A card is not what it was."""
    return EventWord(kind, says, "its controller", "the card", "the card whose effect it is", amount, word=word)


EVENTS: Final = (
    EventWord("shuffles", "a deck is shuffled", "whose deck", tells=True),
    EventWord("starts", "it is settled who goes first", "who does", tells=True),
    EventWord("turn begins", "a turn begins", "whose turn", amount="its number, from 1"),
    EventWord("turn ends", "the end of a turn", "whose turn", heard=True),
    changed("can't", "a card can't do something", word="what it can't do"),
    EventWord("concedes", "a player concedes", "the player"),
    EventWord(
        "chance",
        "chance picked cards, not a player",
        "whose cards, or whose effect",
        amount="how many",
        cards="the cards",
        tells=True,
    ),
    EventWord(
        "looks",
        "a player looks at cards that are hidden",
        "who looks",
        amount="how many",
        cards="the cards",
        secret=("cards",),
        tells=True,
    ),
    EventWord(
        "reveals",
        "a player shows cards to everybody",
        "who reveals",
        "the first of them",
        amount="how many",
        cards="the cards, if there may be several",
        tells=True,
    ),
    EventWord(
        "reveals hand",
        "a player shows the whole hand to everybody",
        "whose hand",
        amount="how many cards",
        cards="the cards",
        tells=True,
    ),
    EventWord("names", "a player names a card", "who names", "for which card's effect", word="the name"),
    EventWord(
        "replaced",
        "something else happens to a card",
        "whose replacement it is",
        "the card",
        other="the card that replaces it",
        word="what would have happened",
    ),
    EventWord("lasts", "an effect that lasts begins", "whose effect", "the card it is from"),
    EventWord("heals", "damage is removed from a card", "who removes it", "the card", amount="how much"),
    EventWord(
        "leaves play", "a card leaves play, wherever it goes", "its controller", "the card", moves=True, heard=True
    ),
)

SHARED: Final = Words(OPTIONS, QUESTIONS, EVENTS)

TURN_STARTS: Final = EventWord("turn starts", "the start of a turn", "whose turn", heard=True)
DECLARES_END: Final = EventWord("declares end", "a player declares the end of the turn", "the player")
GOES_THROUGH_A_LOOP: Final = EventWord(
    "goes through a loop", "a loop was gone through", "who proposed it", amount="how many times more"
)
SHIELDED: Final = changed("shielded", "damage to a card will be prevented", amount="how much; 0: all of it")


def moved(kind: str, says: str, secret: bool = False, word: str = "") -> EventWord:
    """A card goes out of play, or from a zone outside play to another. `secret`: not everybody may know which card."""
    seat = "its owner; if it leaves play, its controller"
    by = "what did it, if it leaves play"
    return EventWord(kind, says, seat, "the card", cards=by, word=word, moves=True, secret=("card",) if secret else ())


PUT_INTO_HAND: Final = moved("put into hand", "a card goes to its owner's hand", secret=True)
