"""The words of The Spoils: every kind of option, question and event, what its fields mean, who may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.words import SHARED
from arbitre.kernel.decision import Offer, Option
from arbitre.kernel.words import EventWord, OptionWord, QuestionWord, Words

if TYPE_CHECKING:
    from arbitre.games.spoils.kinds import OptionKind

offer: Final[Offer[OptionKind]] = Option

OPTIONS: Final = (
    # actions (603.2)
    OptionWord("end turn", "declare the end of the turn"),
    OptionWord("play", "play a card", card="the card"),
    OptionWord("flip up", "play a face-down card by flipping it up", card="the card"),
    OptionWord("use", "use an ability", card="the card with it", number="which of its abilities, from 0"),
    OptionWord("attack", "attack", card="the faction or location that is attacked"),
    OptionWord("pass", "do nothing now; in a bid: bid no more"),
    OptionWord("pass for the turn", "do nothing, and do not ask for responses any more this turn"),
    # answers to other questions
    OptionWord("put away", "put a card of the opening hand on the bottom of the deck", card="the card"),
    OptionWord("face up", "play the card as a resource, face up", card="the card"),
    OptionWord("face down", "play the card as a resource, face down", card="the card"),
    OptionWord("pay with", "attach this resource", card="the resource"),
    OptionWord("text", "play the card with this one of its texts", card="the card", number="which text, from 0"),
    OptionWord(
        "assign", "so much of the damage goes here", card="the character, location or faction", number="how much"
    ),
    OptionWord("keep", "keep this one of those with a Unique name", card="the card"),
    OptionWord("type", "choose a type of cards", number="its place in `card.TYPES`, from 0"),
    OptionWord("icon", "choose an icon", number="its place in `card.ICONS`, from 0"),
    OptionWord(
        "resolve",
        "resolve this triggered ability next",
        card="the card it is from",
        number="its place among those that wait, from 0",
    ),
)

RESPONSES: Final = ("pass", "pass for the turn", "play", "flip up", "use")

QUESTIONS: Final = (
    QuestionWord("turn action", "what do you do?", ("end turn", "play", "flip up", "use", "attack")),
    QuestionWord("response", "do you respond?", RESPONSES),
    QuestionWord("battle", "do you act before the battle goes on?", RESPONSES),
    QuestionWord("who starts", "who goes first?", ("player",)),
    QuestionWord("starting resource", "which starting resource?", ("choose",), source="the faction"),
    QuestionWord("mulligan", "which cards of the opening hand are put away?", ("done", "put away")),
    QuestionWord("play resource", "which card is played as a resource?", ("face up", "face down", "done")),
    QuestionWord("choose attackers", "who attacks?", ("choose", "done"), source="what is attacked"),
    QuestionWord("choose blockers", "who blocks?", ("choose", "done"), source="what is attacked"),
    QuestionWord("assign damage", "how much damage goes here?", ("assign",), source="the card that strikes"),
    QuestionWord("choose trigger", "which triggered ability resolves next?", ("resolve",)),
    QuestionWord("keep unique", "which card with this Unique name stays?", ("keep",)),
    QuestionWord("choose text", "with which of its texts is it played?", ("text",), source="the card"),
    QuestionWord(
        "choose card", "which card?", ("choose", "done", "attack"), source="the card whose effect chooses or attacks"
    ),
    QuestionWord("bid", "how much do you bid?", ("pass", "number"), source="the card whose effect it is"),
    QuestionWord("choose icon", "which icon?", ("icon",), source="the card whose effect chooses"),
    QuestionWord("choose type", "which type?", ("type",), source="the card whose effect chooses"),
    QuestionWord("pay with", "which resource is attached next?", ("pay with",), source="what is paid for"),
    QuestionWord("divide", "how much of it goes here?", ("assign",), source="the card whose effect divides"),
    QuestionWord("host", "to which card is it attached?", ("choose",), source="the card whose effect attaches"),
)

SETTING_UP: Final = (
    EventWord(
        "faction", "a player shows the faction", seat="the player", card="the faction", amount="the influence it has"
    ),
    EventWord("shuffles", "a deck is shuffled", seat="whose deck", tells=True),
    EventWord(
        "starting resource",
        "a player finds a starting resource",
        seat="the player",
        card="the resource",
        secret=("card",),
    ),
    EventWord(
        "turns up",
        "a player turns the starting resources up",
        seat="the player",
        amount="how many",
        cards="the resources",
    ),
    EventWord(
        "mulligans",
        "a player puts cards of the opening hand on the bottom of the deck and draws as many",
        seat="the player",
        amount="how many",
        cards="the cards",
        moves=True,
        secret=("cards",),
    ),
)

TURN: Final = (
    EventWord("turn starts", "the start of a turn", seat="whose turn", heard=True),
    EventWord(
        "draws",
        "a player draws cards",
        seat="the player",
        amount="how many",
        cards="the cards",
        moves=True,
        secret=("cards",),
        tells=True,
    ),
    EventWord("detaches", "resources are free again", seat="whose", amount="how many"),
    EventWord("declares end", "a player declares the end of the turn", seat="the player"),
)

PLAYING: Final = (
    EventWord(
        "plays resource",
        "a player plays a card as a resource",
        seat="the player",
        card="the card",
        word="face up or face down",
        secret=("card",),
    ),
    EventWord(
        "played",
        "a player plays a card",
        seat="the player",
        card="the card",
        word="how: hand, free (an effect plays it) or flip up",
    ),
    EventWord(
        "uses ability",
        "a player uses an ability",
        seat="the player",
        card="the card with it",
        word="the ability's name, if it has one",
        secret=("card",),
    ),
    EventWord("pays", "a player attaches resources", seat="the player", card="for which card", amount="how many"),
    EventWord(
        "pays less next",
        "a player will pay less for something to come",
        seat="the player",
        card="the card whose effect it is",
        amount="how much less",
    ),
    EventWord("takes back", "costs could not be satisfied: an action is taken back", seat="whose action"),
    EventWord("resolves", "a triggered ability resolves", seat="whose ability", card="the card it is from"),
    EventWord(
        "terminated",
        "a card, an ability or an effect is terminated",
        seat="whose it was",
        card="the card it is, or is from",
        word="`ability` or `effect`; of a card itself nothing",
    ),
    EventWord("duplicated", "a card that is played is duplicated", seat="whose the copy is", card="the card"),
    EventWord("lasts", "an effect that lasts begins", seat="whose effect", card="the card it is from"),
    EventWord("bids", "a player bids", seat="the player", card="the card whose effect it is", amount="how much"),
    EventWord(
        "wins the bid", "a player wins a bid", seat="the player", card="the card whose effect it is", amount="the bid"
    ),
)

CHOICES: Final = (
    EventWord(
        "chosen",
        "a card is picked for an effect",
        seat="who picks",
        card="the picked card",
        other="the card whose effect it is",
        heard=True,
    ),
    EventWord(
        "searches",
        "a player searches a deck",
        seat="the player",
        amount="how many cards it has",
        cards="the cards",
        secret=("cards",),
        tells=True,
    ),
    EventWord(
        "flips a coin",
        "a player flips a coin",
        seat="the player",
        card="the card whose effect it is",
        amount="1: won, 0: lost",
        tells=True,
    ),
    EventWord(
        "coin flipped",
        "a coin has been flipped",
        seat="who flipped it",
        card="the card whose effect it is",
        amount="1: won, 0: lost",
        heard=True,
    ),
    EventWord(
        "rolls",
        "a player rolls a die",
        seat="the player",
        card="the card whose effect it is",
        amount="the number",
        tells=True,
    ),
)

BATTLE: Final = (
    EventWord("attack announced", "a player announces an attack", seat="the player", card="what is attacked"),
    EventWord("attacked", "a player is attacked", seat="the player", card="what is attacked", heard=True),
    EventWord(
        "attacked in number",
        "the attackers of an attack are known",
        seat="who is attacked",
        card="what is attacked",
        heard=True,
    ),
    EventWord(
        "attacks with",
        "the attackers are chosen",
        seat="the attacking player",
        card="what is attacked",
        amount="how many",
        cards="the attackers",
    ),
    EventWord(
        "attacks",
        "a card attacks",
        seat="the attacking player",
        card="the attacker",
        other="what is attacked",
        heard=True,
    ),
    EventWord(
        "blocks with",
        "the blockers are chosen",
        seat="the defending player",
        card="what is attacked",
        amount="how many",
        cards="the blockers",
    ),
    EventWord("blocks", "a card blocks", seat="the defending player", card="the blocker", heard=True),
    EventWord("is blocked", "an attacker is blocked", seat="the attacking player", card="the attacker", heard=True),
    EventWord("joins the battle", "a card is added to a party", seat="on whose side", card="the card"),
    EventWord("leaves the battle", "a card is removed from the battle", seat="its controller", card="the card"),
    EventWord("speed", "the cards of a speed strike", seat="the attacking player", amount="the speed"),
    EventWord(
        "assigns",
        "a card assigns damage",
        seat="its controller",
        card="the card that strikes",
        other="to what",
        amount="how much",
    ),
    EventWord(
        "assigns damage",
        "a card is about to assign its damage",
        seat="its controller",
        card="the card that strikes",
        heard=True,
    ),
    EventWord(
        "battle ends",
        "a battle is over",
        seat="the attacking player",
        card="what was attacked, if it is still there",
    ),
)

DAMAGE: Final = (
    EventWord(
        "inflicts damage",
        "a card inflicts damage",
        seat="who controls what inflicts it",
        card="what inflicts it",
        other="what is damaged",
        amount="how much",
        word="`battle`, if it is battle damage",
    ),
    EventWord(
        "dealt damage",
        "a card has been damaged",
        seat="its controller",
        card="the card",
        other="what inflicted the damage, or the first of several",
        amount="how much in all",
        heard=True,
    ),
    EventWord(
        "shielded",
        "damage to a card will be prevented",
        seat="its controller",
        card="the card",
        other="the card whose effect it is",
        amount="how much; 0: all of it",
    ),
    EventWord("heals", "damage is removed from a card", seat="who removes it", card="the card", amount="how much"),
    EventWord("gains influence", "a player gains influence", seat="the player", amount="how much"),
    EventWord("loses influence", "a player loses influence", seat="the player", amount="how much"),
    EventWord("gets tokens", "tokens are put on a card", seat="its controller", card="the card", amount="how many"),
    EventWord("loses tokens", "a card loses tokens", seat="its controller", card="the card", amount="how many"),
)


def _moved(kind: str, says: str, secret: tuple[str, ...] = ("card",)) -> EventWord:
    """A card goes out of play, or from a zone outside play to another."""
    return EventWord(
        kind,
        says,
        seat="its owner; if it leaves play, its controller",
        card="the card",
        cards="what did it, if it leaves play",
        moves=True,
        secret=secret,
    )


CARDS_AND_ZONES: Final = (
    EventWord(
        "enters play",
        "a card enters play",
        seat="under whose control",
        card="the card",
        other="what it is attached to",
        moves=True,
        secret=("card",),
    ),
    _moved("destroyed", "a card in play is destroyed", ()),
    _moved("put into hand", "a card goes to its owner's hand"),
    _moved("put into the discard pile", "a card goes to its owner's discard pile, but is not destroyed", ()),
    _moved("put on the deck", "a card goes into its owner's deck, to be shuffled"),
    _moved("put on top of the deck", "a card goes on top of its owner's deck"),
    _moved("put on the bottom of the deck", "a card goes on the bottom of its owner's deck"),
    _moved("removed from game", "a card is removed from the game", ()),
    EventWord("flipped", "a card in play is flipped face-down", seat="its controller", card="the card"),
    EventWord("leaves play", "a card leaves play, for wherever", seat="its controller", card="the card", heard=True),
    EventWord(
        "put into discard",
        "a card comes into its owner's discard pile, from wherever",
        seat="its owner",
        card="the card",
        heard=True,
    ),
    EventWord(
        "put into discard from play",
        "a card is about to leave play for its owner's discard pile",
        seat="its owner",
        card="the card",
        heard=True,
    ),
    EventWord(
        "discards", "a player discards cards", seat="the player", amount="how many", cards="the cards", moves=True
    ),
    EventWord("exerts", "a card is depleted", seat="its controller", card="the card"),
    EventWord("readies", "a card is restored", seat="its controller", card="the card"),
    EventWord("attached", "a card is attached to another", seat="its controller", card="the card", other="the other"),
    EventWord("detached", "a card is detached from another", seat="its controller", card="the card"),
    EventWord(
        "changes control",
        "a player takes control of a card",
        seat="the player",
        card="the card",
        secret=("card",),
    ),
)


def _changed(kind: str, says: str, word: str, amount: str = "") -> EventWord:
    """A card is not what it was."""
    return EventWord(
        kind,
        says,
        seat="its controller",
        card="the card",
        other="the card whose effect it is",
        amount=amount,
        word=word,
    )


CHANGES: Final = (
    _changed(
        "gets",
        "a characteristic of a card changes",
        "which: strength, life, speed, structure, cost",
        "how much is added; below 0: taken away",
    ),
    _changed("gains", "a card gains a keyword or an ability", "the keyword, or `ability`"),
    _changed("becomes", "a card gains a type", "the type"),
    _changed("loses type", "a card loses a type", "the type"),
    _changed("can't", "a card can't do something", "what it can't do"),
    EventWord(
        "controls icons",
        "a player has more icons",
        seat="the player",
        card="the card whose effect it is",
        word="the icons, a letter each",
    ),
)

ENDING: Final = (
    EventWord("loses", "a player has no influence left and loses", seat="the player"),
    EventWord("endless loop", "a loop that nobody can end makes the game a draw"),
    EventWord("goes through a loop", "a loop was gone through", seat="who proposed it", amount="how many times more"),
)

WORDS: Final = Words(
    OPTIONS,
    QUESTIONS,
    (*SETTING_UP, *TURN, *PLAYING, *CHOICES, *BATTLE, *DAMAGE, *CARDS_AND_ZONES, *CHANGES, *ENDING),
    SHARED,
)
