"""The words of Lorcana: every kind of option, question and event, what its fields mean, who may know them."""

from __future__ import annotations

from typing import Final

from arbitre.ability.words import DECLARES_END, GOES_THROUGH_A_LOOP, SHARED, TURN_STARTS, changed
from arbitre.kernel.words import EventWord, OptionWord, QuestionWord, Words

ABILITY_NAME: Final = "the name of the ability, if it has one"

OPTIONS: Final = (
    # turn actions (4.1.2)
    OptionWord("hand over", "let a team-mate act", seat="the team-mate"),
    OptionWord("ink", "put a card into the inkwell", "the card, of the hand or the discard"),
    OptionWord("play", "play a card for its cost in ink", "the card"),
    OptionWord(
        "shift",
        "play a card with Shift on another",
        "the card",
        target="the character it goes on",
        number="which of its Shift abilities, from 0",
    ),
    OptionWord("sing", "play a song by exerting a character", "the song", target="the singer"),
    OptionWord("sing together", "play a song by exerting several characters, chosen next", "the song"),
    OptionWord(
        "play free",
        "play a card without paying ink",
        "the card",
        number="0: an effect allows it; otherwise which of its own other costs, from 1",
    ),
    OptionWord("use", "use an activated ability", "the card", number="which of its abilities, from 0"),
    OptionWord("use free", "use an ability without paying ink", "the card", number="which ability, from 0"),
    OptionWord("quest", "quest with a character", "the character"),
    OptionWord("challenge", "challenge with a character", "the challenger", target="who is challenged"),
    OptionWord("move", "move a character to a location", "the character", target="the location"),
    # answers to other questions
    OptionWord("enter ready", "the card enters play ready"),
    OptionWord("enter exerted", "the card enters play exerted"),
    OptionWord(
        "resolve", "resolve this ability in the bag next", "the card it is from", number="its place in the bag, from 0"
    ),
    OptionWord(
        "replace",
        "apply this replacement to the damage",
        "the card it is from",
        number="its place among those that apply, from 0",
    ),
)

TO_PLAY: Final = ("play", "play free", "shift", "sing", "sing together")

QUESTIONS: Final = (
    QuestionWord(
        "turn action",
        "what do you do?",
        ("ink", *TO_PLAY, "use", "use free", "quest", "challenge", "move", "hand over", "end turn"),
    ),
    QuestionWord("alter hand", "which cards of the opening hand are put away?", ("done", "put away")),
    QuestionWord("choose trigger", "which ability of the bag resolves next?", ("resolve",)),
    QuestionWord("choose singer", "who else sings?", ("choose", "done"), source="the song"),
    QuestionWord(
        "enter exerted", "does it enter play ready or exerted?", ("enter ready", "enter exerted"), source="the card"
    ),
    QuestionWord("how to play", "how is it played?", TO_PLAY, source="the card"),
    QuestionWord(
        "choose replacement",
        "what happens instead of the damage?",
        ("replace",),
        source="the card that would be dealt damage",
    ),
)

SETTING_UP: Final = (
    EventWord(
        "alters hand",
        "a player puts cards of the opening hand on the bottom of the deck and draws as many",
        "the player",
        amount="how many",
        cards="the cards",
        moves=True,
        secret=("cards",),
    ),
)

TURN: Final = (
    TURN_STARTS,
    EventWord("readies all", "a player readies all cards", "the player"),
    EventWord("skips", "a player skips a step", "the player", "whose effect it is", word="the step: draw or ready"),
    EventWord("draws", "a player draws a card", "the player", "the card", moves=True, secret=("card",), tells=True),
    DECLARES_END,
)

TURN_ACTIONS: Final = (
    EventWord("inked", "a card becomes ink", "whose inkwell", "the card", moves=True, secret=("card",)),
    EventWord(
        "plays",
        "a player announces that a card is played",
        "the player",
        "the card",
        other="the card it is played on (Shift), or the singer",
    ),
    EventWord("pays", "a player pays ink", "the player", "for which card", amount="how much"),
    EventWord("pays to play", "ink was paid to play a card", "who paid", "the card", amount="how much", heard=True),
    EventWord(
        "played",
        "a card has been played: it is in play, or an action takes effect",
        "who played it",
        "the card",
        other="the card it was played on (Shift)",
        moves=True,
    ),
    EventWord(
        "played on",
        "a card was played with Shift on another",
        "who played it",
        "the card on top",
        other="the one below",
        heard=True,
    ),
    EventWord(
        "sings",
        "a character sings a song",
        "the player",
        "the singer",
        other="the song",
        cards="all who sing, if several do",
    ),
    EventWord(
        "uses",
        "a player uses an activated ability",
        "the player",
        "the card with the ability",
        word=ABILITY_NAME,
    ),
    EventWord("boosts", "a player used a Boost ability", "the player", "the card with it", heard=True),
    EventWord("quests", "a character quests", "the player", "the character", amount="the lore it brings"),
    EventWord(
        "challenges", "a character challenges", "the challenging player", "the challenger", other="who is challenged"
    ),
    EventWord(
        "challenge ends", "a challenge is over", "the challenging player", "the challenger", other="who was challenged"
    ),
    EventWord(
        "moves",
        "a character moves to a location",
        "its controller",
        "the character",
        other="the location",
        cards="the location it left, if it was at one",
    ),
)

ABILITIES: Final = (
    EventWord(
        "waits in the bag",
        "an ability goes to the bag",
        "who resolves it",
        "the card it is from",
        word=ABILITY_NAME,
    ),
    EventWord(
        "resolves",
        "an ability in the bag resolves",
        "who resolves it",
        "the card it is from",
        word=ABILITY_NAME,
    ),
    EventWord(
        "resolves with no effect",
        "an ability in the bag does nothing",
        "who resolves it",
        "the card it is from",
        word=ABILITY_NAME,
    ),
    EventWord(
        "chosen",
        "a card is chosen for an effect",
        "who chooses",
        "the chosen card",
        other="the card whose effect it is",
        amount="1 if an action's effect chooses, otherwise 0",
    ),
    EventWord(
        "chosen for support",
        "a character is chosen for Support",
        "who chooses",
        "the chosen character",
        other="the character with Support",
        heard=True,
    ),
    EventWord(
        "searches",
        "a player searches the deck",
        "the player",
        amount="how many cards it has",
        cards="the cards",
        secret=("cards",),
        tells=True,
    ),
    EventWord(
        "lasts",
        "an effect that lasts begins",
        "whose effect",
        "the card it is from, or that it is about",
        other="the card it is from, where `card` is what it is about",
    ),
    EventWord(
        "pays less next",
        "a player will pay less ink for a card to come",
        "the player",
        "the card whose effect it is",
        amount="how much less",
    ),
    changed(
        "gets",
        "a characteristic of a card changes",
        amount="how much is added; below 0: taken away",
        word="which: strength, willpower or lore",
    ),
    changed(
        "gains",
        "a card gains a keyword or an ability",
        amount="the number of the keyword, if it has one",
        word="the keyword, or `ability`",
    ),
)

LORE_AND_DAMAGE: Final = (
    EventWord("gains lore", "a player gains lore", "the player", "through which card", amount="how much"),
    EventWord("loses lore", "a player loses lore", "the player", "through which card", amount="how much"),
    EventWord(
        "dealt damage",
        "a card is dealt damage",
        "its controller",
        "the card",
        other="what deals the damage",
        amount="how much",
    ),
    changed("put damage", "damage is put on a card, without being dealt", amount="how much"),
    EventWord(
        "moves damage",
        "damage moves from a card to another",
        "who controls the first",
        "the card it was on",
        other="the card it goes to",
        amount="how much",
    ),
    EventWord(
        "takes damage",
        "a card gets damage in any way",
        "its controller",
        "the card",
        other="what deals or puts it",
        amount="how much",
        heard=True,
    ),
    EventWord(
        "replaced",
        "damage is prevented, or goes onto another card",
        "who controls the first",
        "the card that would have been dealt it",
        other="the card it goes onto instead, if any",
        amount="how much",
    ),
    changed("is shielded", "a card will be protected from damage"),
)


def _moved(kind: str, says: str, secret: bool = False, tells: bool = False, cards: str = "") -> EventWord:
    """A card goes out of play, or from a zone outside play to another. `secret`: not everybody may know which card."""
    seat = "its owner; if it leaves play, its controller"
    other = "the other card of its challenge, if it leaves play in one"
    amount = "1 if it leaves play in a challenge, otherwise 0"
    hidden = ("card",) if secret else ()
    return EventWord(kind, says, seat, "the card", other, amount, cards, moves=True, secret=hidden, tells=tells)


CARDS_AND_ZONES: Final = (
    _moved("banished", "a card in play is banished", cards="the characters that banished it, if several have"),
    _moved("returned to hand", "a card goes to its owner's hand", secret=True),
    _moved("shuffled into the deck", "a card is shuffled into its owner's deck", secret=True, tells=True),
    _moved("put on top of the deck", "a card goes on top of its owner's deck", secret=True),
    _moved("put on the bottom of the deck", "a card goes on the bottom of its owner's deck", secret=True),
    _moved("put into the discard", "a card goes to its owner's discard, but is not banished"),
    _moved("leaves for the inkwell", "a card leaves play to become ink"),
    _moved("leaves to go under", "a card leaves play to go under another"),
    EventWord(
        "in this order",
        "a player has put cards on or under a deck in an order",
        "the player",
        amount="how many",
        cards="the cards, from the top down",
        word="top or bottom",
        secret=("cards",),
    ),
    EventWord(
        "discards",
        "a player discards cards from the hand",
        "the player",
        "the first of them",
        amount="how many",
        cards="the cards",
        moves=True,
    ),
    EventWord("keeps hand", "a player who would discard does not", "the player"),
    EventWord(
        "put under",
        "a card goes under another",
        "who controls the upper one",
        "the upper card",
        other="the card that goes under it",
        moves=True,
        secret=("other",),
    ),
    EventWord(
        "leaves play",
        "a card leaves play, wherever it goes",
        "its controller",
        "the card",
        other="the other card of its challenge, if it is in one",
        amount="1 in a challenge, otherwise 0",
        moves=True,
        heard=True,
    ),
    EventWord(
        "put into discard",
        "a card is put into its owner's discard, from anywhere",
        "its owner",
        "the card",
        moves=True,
        heard=True,
    ),
    EventWord("leaves discard", "a card leaves its owner's discard", "its owner", "the card", moves=True, heard=True),
    EventWord(
        "reshuffles", "a discard is shuffled and becomes the deck", "whose", amount="how many", moves=True, tells=True
    ),
    EventWord("exerts", "a card is exerted", "its controller", "the card", secret=("card",)),
    EventWord("readies", "a card is readied", "who readies it", "the card", secret=("card",)),
)

ENDING: Final = (
    EventWord("wins", "a player wins", "the player", amount="their lore, where that won"),
    EventWord("loses", "a player has no card left in the deck and loses", "the player"),
    EventWord("leaves the game", "a player who lost leaves the others to play on", "the player"),
    GOES_THROUGH_A_LOOP,
)

WORDS: Final = Words(
    OPTIONS,
    QUESTIONS,
    (*SETTING_UP, *TURN, *TURN_ACTIONS, *ABILITIES, *LORE_AND_DAMAGE, *CARDS_AND_ZONES, *ENDING),
    SHARED,
)
