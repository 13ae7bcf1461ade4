"""The words of The Spoils: every kind of option, question and event, what its fields mean, who may know them."""

from __future__ import annotations

from typing import Final

from arbitre.ability.words import (
    DECLARES_END,
    GOES_THROUGH_A_LOOP,
    PUT_INTO_HAND,
    SHARED,
    SHIELDED,
    TURN_STARTS,
    changed,
    moved,
)
from arbitre.kernel.words import EventWord, OptionWord, QuestionWord, Words

OPTIONS: Final = (
    # actions (603.2)
    OptionWord("play", "play a card", "the card"),
    OptionWord("flip up", "play a face-down card by flipping it up", "the card"),
    OptionWord("attack", "attack", "the faction or location that is attacked"),
    OptionWord("pass", "do nothing now; in a bid: bid no more"),
    OptionWord("pass for the turn", "do nothing, and do not ask for responses any more this turn"),
    # answers to other questions
    OptionWord("face up", "play the card as a resource, face up", "the card"),
    OptionWord("face down", "play the card as a resource, face down", "the card"),
    OptionWord("pay with", "attach this resource", "the resource"),
    OptionWord("text", "play the card with this one of its texts", "the card", number="which text, from 0"),
    OptionWord("assign", "this much of the damage goes here", "the character, location or faction", number="how much"),
    OptionWord("keep", "keep this one of those with a Unique name", "the card"),
    OptionWord("type", "choose a type of cards", number="its place in `card.TYPES`, from 0"),
    OptionWord("icon", "choose an icon", number="its place in `card.ICONS`, from 0"),
    OptionWord(
        "resolve",
        "resolve this triggered ability next",
        "the card it is from",
        number="its place among those that wait, from 0",
    ),
)

RESPONSES: Final = ("pass", "pass for the turn", "play", "flip up", "use")

QUESTIONS: Final = (
    QuestionWord("turn action", "what do you do?", ("end turn", "play", "flip up", "use", "attack")),
    QuestionWord("response", "do you respond?", RESPONSES),
    QuestionWord("battle", "do you act before the battle goes on?", RESPONSES),
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
    EventWord("faction", "a player shows the faction", "the player", "the faction", amount="the influence it has"),
    EventWord(
        "starting resource", "a player finds a starting resource", "the player", "the resource", secret=("card",)
    ),
    EventWord(
        "turns up", "a player turns the starting resources up", "the player", amount="how many", cards="the resources"
    ),
    EventWord(
        "mulligans",
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
    EventWord(
        "draws",
        "a player draws cards",
        "the player",
        amount="how many",
        cards="the cards",
        moves=True,
        secret=("cards",),
        tells=True,
    ),
    EventWord("detaches", "resources are free again", "whose", amount="how many"),
    DECLARES_END,
)

PLAYING: Final = (
    EventWord(
        "plays resource",
        "a player plays a card as a resource",
        "the player",
        "the card",
        word="face up or face down",
        secret=("card",),
    ),
    EventWord(
        "played",
        "a player plays a card",
        "the player",
        "the card",
        word="how: hand, free (an effect plays it) or flip up",
    ),
    EventWord(
        "uses ability",
        "a player uses an ability",
        "the player",
        "the card with it",
        word="the ability's name, if it has one",
        secret=("card",),
    ),
    EventWord("pays", "a player attaches resources", "the player", "for which card", amount="how many"),
    EventWord(
        "pays less next",
        "a player will pay less for something to come",
        "the player",
        "the card whose effect it is",
        amount="how much less",
    ),
    EventWord("takes back", "costs could not be satisfied: an action is taken back", "whose action"),
    EventWord("resolves", "a triggered ability resolves", "whose ability", "the card it is from"),
    EventWord(
        "terminated",
        "a card, an ability or an effect is terminated",
        "whose it was",
        "the card it is, or is from",
        word="`ability` or `effect`; empty for a card itself",
    ),
    EventWord("duplicated", "a card being played is duplicated", "whose the copy is", "the card"),
    EventWord("bids", "a player bids", "the player", "the card whose effect it is", amount="how much"),
    EventWord("wins the bid", "a player wins a bid", "the player", "the card whose effect it is", amount="the bid"),
)

CHOICES: Final = (
    EventWord(
        "chosen",
        "a card is picked for an effect",
        "who picks",
        "the picked card",
        other="the card whose effect it is",
        heard=True,
    ),
    EventWord(
        "searches",
        "a player searches a deck",
        "the player",
        amount="how many cards it has",
        cards="the cards",
        secret=("cards",),
        tells=True,
    ),
    EventWord(
        "flips a coin",
        "a player flips a coin",
        "the player",
        "the card whose effect it is",
        amount="1: won, 0: lost",
        tells=True,
    ),
    EventWord(
        "coin flipped",
        "a coin has been flipped",
        "who flipped it",
        "the card whose effect it is",
        amount="1: won, 0: lost",
        heard=True,
    ),
    EventWord(
        "rolls", "a player rolls a die", "the player", "the card whose effect it is", amount="the number", tells=True
    ),
)

BATTLE: Final = (
    EventWord("attack announced", "a player announces an attack", "the player", "what is attacked"),
    EventWord("attacked", "a player is attacked", "the player", "what is attacked", heard=True),
    EventWord(
        "attacked in number", "the attackers of an attack are known", "who is attacked", "what is attacked", heard=True
    ),
    EventWord(
        "attacks with",
        "the attackers are chosen",
        "the attacking player",
        "what is attacked",
        amount="how many",
        cards="the attackers",
    ),
    EventWord(
        "attacks", "a card attacks", "the attacking player", "the attacker", other="what is attacked", heard=True
    ),
    EventWord(
        "blocks with",
        "the blockers are chosen",
        "the defending player",
        "what is attacked",
        amount="how many",
        cards="the blockers",
    ),
    EventWord("blocks", "a card blocks", "the defending player", "the blocker", heard=True),
    EventWord("is blocked", "an attacker is blocked", "the attacking player", "the attacker", heard=True),
    EventWord("joins the battle", "a card is added to a party", "on whose side", "the card"),
    EventWord("leaves the battle", "a card is removed from the battle", "its controller", "the card"),
    EventWord("speed", "the cards of a speed strike", "the attacking player", amount="the speed"),
    EventWord(
        "assigns",
        "a card assigns damage",
        "its controller",
        "the card that strikes",
        other="to what",
        amount="how much",
    ),
    EventWord(
        "assigns damage", "a card is about to assign its damage", "its controller", "the card that strikes", heard=True
    ),
    EventWord("battle ends", "a battle is over", "the attacking player", "what was attacked, if it is still there"),
)

DAMAGE: Final = (
    EventWord(
        "inflicts damage",
        "a card inflicts damage",
        "who controls what inflicts it",
        "what inflicts it",
        other="what is damaged",
        amount="how much",
        word="`battle`, if it is battle damage",
    ),
    EventWord(
        "dealt damage",
        "a card has been damaged",
        "its controller",
        "the card",
        other="what inflicted the damage, or the first of several",
        amount="how much in all",
        heard=True,
    ),
    SHIELDED,
    EventWord("gains influence", "a player gains influence", "the player", amount="how much"),
    EventWord("loses influence", "a player loses influence", "the player", amount="how much"),
    EventWord("gets tokens", "tokens are put on a card", "its controller", "the card", amount="how many"),
    EventWord("loses tokens", "a card loses tokens", "its controller", "the card", amount="how many"),
)

CARDS_AND_ZONES: Final = (
    EventWord(
        "enters play",
        "a card enters play",
        "under whose control",
        "the card",
        other="what it is attached to",
        moves=True,
        secret=("card",),
    ),
    moved("destroyed", "a card in play is destroyed"),
    PUT_INTO_HAND,
    moved("put into the discard pile", "a card goes to its owner's discard pile, but is not destroyed"),
    moved("put on the deck", "a card goes into its owner's deck, to be shuffled", secret=True),
    moved("put on top of the deck", "a card goes on top of its owner's deck", secret=True),
    moved("put on the bottom of the deck", "a card goes on the bottom of its owner's deck", secret=True),
    moved("removed from game", "a card is removed from the game"),
    EventWord("flipped", "a card in play is flipped face-down", "its controller", "the card"),
    EventWord(
        "put into discard",
        "a card is put into its owner's discard pile, from anywhere",
        "its owner",
        "the card",
        moves=True,
        heard=True,
    ),
    EventWord(
        "put into discard from play",
        "a card is about to leave play for its owner's discard pile",
        "its owner",
        "the card",
        moves=True,
        heard=True,
    ),
    EventWord("discards", "a player discards cards", "the player", amount="how many", cards="the cards", moves=True),
    EventWord("exerts", "a card is depleted", "its controller", "the card", secret=("card",)),
    EventWord("readies", "a card is restored", "its controller", "the card", secret=("card",)),
    EventWord(
        "attached", "a card is attached to another", "its controller", "the card", other="the other", secret=("card",)
    ),
    EventWord("detached", "a card is detached from another", "its controller", "the card", secret=("card",)),
    EventWord("changes control", "a player takes control of a card", "the player", "the card", secret=("card",)),
)

CHANGES: Final = (
    changed(
        "gets",
        "a characteristic of a card changes",
        "which: strength, life, speed, structure, cost",
        "how much is added; below 0: taken away",
    ),
    changed("gains", "a card gains a keyword or an ability", "the keyword, or `ability`"),
    changed("becomes", "a card gains a type", "the type"),
    changed("loses type", "a card loses a type", "the type"),
    EventWord(
        "controls icons",
        "a player has more icons",
        "the player",
        "the card whose effect it is",
        word="the icons, a letter each",
    ),
)

ENDING: Final = (
    EventWord("loses", "a player has no influence left and loses", "the player"),
    EventWord("endless loop", "a loop that nobody can end makes the game a draw"),
    GOES_THROUGH_A_LOOP,
)

WORDS: Final = Words(
    OPTIONS,
    QUESTIONS,
    (*SETTING_UP, *TURN, *PLAYING, *CHOICES, *BATTLE, *DAMAGE, *CARDS_AND_ZONES, *CHANGES, *ENDING),
    SHARED,
)
