"""The words of Briscola: every kind of option, question and event, what its fields mean, who may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.kernel.decision import Offer, Option
from arbitre.kernel.words import EventWord, OptionWord, QuestionWord, Words

if TYPE_CHECKING:
    from briscola.kinds import OptionKind

offer: Final[Offer[OptionKind]] = Option

WORDS: Final = Words(
    options=(OptionWord("play", "play a card", card="the card, of the hand"),),
    questions=(QuestionWord("play a card", "which card do you play?", ("play",)),),
    events=(
        EventWord("deals", "the cards are shuffled and dealt", seat="the dealer", tells=True),
        EventWord("turns up", "the trump is turned up", seat="the dealer", card="the card", moves=True, tells=True),
        EventWord("turn begins", "a trick begins", seat="who leads", amount="which trick, from 1"),
        EventWord("draws", "a card is drawn", seat="who", card="the card", moves=True, secret=("card",), tells=True),
        EventWord("draws trump", "the trump is drawn, the last card", seat="who", card="the card", moves=True),
        EventWord("plays", "a card is played", seat="who", card="the card", moves=True, tells=True),
        EventWord("takes", "a trick is taken", seat="who", cards="its cards", amount="the points in it", moves=True),
        EventWord("has most", "a side has won", seat="one of it", amount="its points"),
        EventWord("concedes", "a player gives up", seat="who"),
    ),
)
