"""Where a field holds a word of a list, and the list is each game's own; and fields that only some games' cards have.

A game's language (`games/GAME/language.py`) gives every list its words, and says which of the extra fields its cards
have.
"""

from typing import Annotated, Final, Literal, NamedTuple, TypeVar


class WordList(NamedTuple):
    """A list of words that each game has of its own."""

    name: str


Players = Annotated[str, WordList("Players")]
"""Who. `actor` is the player whose turn it is inside for_each_player; `its player` is the player of the card in `it`
(its owner), `its controller` the one who controls it, or did when it left play;
`that player` is the one the trigger or an earlier choice was about; `chosen opponent` and `chosen player` ask when
there are several, and what comes after speaks of that player; `with most cards` are all who have the most in hand;
`those players` are any number that were chosen; `other player` is the opponent of `that player`."""
Whose = Annotated[str, WordList("Whose")]
CardType = Annotated[str, WordList("CardType")]
Stat = Annotated[str, WordList("Stat")]
Duration = Annotated[str, WordList("Duration")]
"""How long. `while in play`: as long as the card that says it is in play."""
ZoneName = Annotated[str, WordList("ZoneName")]
LookedZone = Annotated[str, WordList("LookedZone")]
"""A zone whose cards can be looked at."""
TriggerZone = Annotated[str, WordList("TriggerZone")]
"""Where a card can be while its triggered ability works."""
UseZone = Annotated[str, WordList("UseZone")]
"""Where a card can be while its activated ability is used."""
EventName = Annotated[str, WordList("EventName")]
PlayWay = Annotated[str, WordList("PlayWay")]
"""How an effect has a card played."""
PlayedWay = Annotated[str, WordList("PlayedWay")]
"""How a card was played."""
Onto = Annotated[str, WordList("Onto")]
"""What a card may be put on, where that is a word and not a list."""
KeywordName = Annotated[str, WordList("KeywordName")]
"""A keyword of the game."""
Restriction = Annotated[str, WordList("Restriction")]
PlayerRestriction = Annotated[str, WordList("PlayerRestriction")]
Permission = Annotated[str, WordList("Permission")]
BattleRole = Annotated[str, WordList("BattleRole")]
"""What a card is in a battle."""
BattleSide = Annotated[str, WordList("BattleSide")]
"""What a player does in a battle."""

Compare = Literal[">=", "<=", "=", ">", "<", "!="]

EXTRA: Final = "only some games' cards have it"
T = TypeVar("T")
Extra = Annotated[T, EXTRA]

EVENTS: Final = (
    "played",  # card: what was played; player: who played it
    "leaves play",  # card left play
    "draws",  # player drew a card
    "discards",  # player discarded card; with `together`, cards (amount)
    "dealt damage",  # card was dealt damage, by other
    "heals",  # damage was removed from card, by player
    "exerts",
    "readies",  # by player
    "chosen",  # card was chosen by player as an effect of other resolved
    "turn ends",  # player's turn
)
"""Events that the cards of every game can speak of, because every game raises them; each has others besides."""
