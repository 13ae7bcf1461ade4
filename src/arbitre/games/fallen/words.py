"""The words of 7 Fallen: every kind of option, question and event, what its fields mean, who may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.words import SHARED
from arbitre.kernel.decision import Offer, Option
from arbitre.kernel.words import EventWord, OptionWord, QuestionWord, Words

if TYPE_CHECKING:
    from arbitre.games.fallen.kinds import OptionKind

offer: Final[Offer[OptionKind]] = Option

OPTIONS: Final = (
    # in one's Word phase, in response and in Contemplations
    OptionWord("end turn", "end the Word phase"),
    OptionWord("announce attack", "announce the attack phase"),
    OptionWord("play", "play a page", card="the page"),
    OptionWord("storm", "play a page in a storm", card="the page"),
    OptionWord("gust", "play a page by its keyword Rafale", card="the page"),
    OptionWord("phoenix", "play a page out of Limbo by its keyword Phénix", card="the page"),
    OptionWord("use", "use an ability", card="the card with it", number="which of its abilities, from 0"),
    OptionWord("pass", "do nothing now"),
    OptionWord("pass for the turn", "do nothing, and do not be asked any more this turn"),
    # attacking
    OptionWord("attack", "announce this attacker; or: attack this page", card="the attacker; or: who is attacked"),
    OptionWord("ambush", "announce this attacker, in Ambush", card="the attacker"),
    OptionWord("attack deity", "attack the Deity", card="the Deity"),
    OptionWord("no attack", "do not attack"),
    OptionWord("attack again", "let this page attack a second time", card="the page"),
    # answers to other questions
    OptionWord("put away", "exchange a page of the opening hand", card="the page"),
    OptionWord("retreat", "bring this page back to the rear guard", card="the page"),
    OptionWord("look", "look at the Register for a Worshipper"),
    OptionWord("archangel", "put the Archangel into play", card="the Archangel"),
    OptionWord("worshipper", "put this Worshipper into play", card="the Worshipper"),
    OptionWord("revoke", "revoke this Worshipper", card="the Worshipper"),
    OptionWord("assign", "so much of it goes here", card="the page or Deity", number="how much"),
    OptionWord("spend", "spend so much from here", card="the card it is on", number="how much"),
    OptionWord("take", "take so many Poseidor markers", card="the card with Trésor", number="how many"),
    OptionWord("link", "link this Golem", card="the Golem", target="the Angel it is linked to"),
    OptionWord("class", "choose a class", card="the card that gets it", number="its place in `game.classes`, from 0"),
    OptionWord(
        "resolve",
        "this triggered ability goes on the stack next",
        card="the card it is from",
        number="its place among those that wait, from 0",
    ),
)

WINDOW: Final = ("pass", "pass for the turn", "play", "storm", "gust", "phoenix", "use")

QUESTIONS: Final = (
    QuestionWord(
        "turn action",
        "what do you do?",
        ("end turn", "announce attack", "play", "storm", "gust", "phoenix", "use"),
    ),
    QuestionWord("response", "do you respond to what is on the stack?", WINDOW),
    QuestionWord("contemplation", "do you act in this Contemplation?", WINDOW),
    QuestionWord("who starts", "who goes first?", ("player",), source="the Deity of the player who is asked"),
    QuestionWord("divine grace", "which pages of the opening hand are exchanged?", ("done", "put away")),
    QuestionWord("retreat to the rear", "which pages go back to the rear guard?", ("done", "retreat")),
    QuestionWord("end of dawn", "the Register or the Archangel?", ("look", "archangel")),
    QuestionWord("register", "which Worshipper enters play?", ("worshipper",)),
    QuestionWord(
        "top or bottom",
        "which card goes back, on top or on the bottom?",
        ("top", "bottom"),
        source="the card that has it done; none where it is the Register",
    ),
    QuestionWord("omen", "which page goes back, on top or on the bottom?", ("top", "bottom"), source="the card"),
    QuestionWord("announce attackers", "who attacks, and who in Ambush?", ("attack", "ambush", "done")),
    QuestionWord("next attacker", "who attacks now?", ("choose",)),
    QuestionWord("attack together", "who attacks along?", ("choose", "done"), source="the first attacker"),
    QuestionWord(
        "declare attack",
        "what is attacked?",
        ("attack", "attack deity", "no attack"),
        source="the first attacker",
    ),
    QuestionWord(
        "redirect attack",
        "what is attacked instead?",
        ("attack", "attack deity", "no attack"),
        source="the first attacker",
    ),
    QuestionWord("divide damage", "how much damage goes here?", ("assign",), source="the card that strikes"),
    QuestionWord("order of damage", "whose damage arrives next?", ("next",), source="the first of them"),
    QuestionWord("berserk", "who attacks a second time?", ("attack again", "no"), source="the first who can"),
    QuestionWord("retreat", "does it go back to the rear guard?", ("yes", "no"), source="the page"),
    QuestionWord("treasure", "how many Poseidor are taken?", ("take",), source="the card with Trésor"),
    QuestionWord("link", "which Golem is linked to which Angel?", ("link",)),
    QuestionWord("equip", "which Angel is it linked to?", ("choose",), source="the Equipment, or what plays it"),
    QuestionWord("choose class", "which class?", ("class",), source="the card that gets it"),
    QuestionWord("revoke", "which Worshipper is revoked?", ("revoke",), source="the page that is played"),
    QuestionWord("sacrifice", "which Angel is destroyed?", ("choose",), source="the card with the ability"),
    QuestionWord("pay from", "where does the energy come from?", ("spend",), source="what is paid for"),
    QuestionWord("spend", "where do the markers come from?", ("spend",), source="the card whose effect it is"),
    QuestionWord("energy to", "where does the energy go?", ("choose",), source="the card whose effect it is"),
    QuestionWord("phoenix", "does it go to Limbo by Phénix?", ("yes", "no"), source="the page"),
    QuestionWord("choose trigger", "which ability goes on the stack next?", ("resolve",)),
    QuestionWord("choose order of effects", "which effect goes on the stack next?", ("mode",), source="the card"),
    QuestionWord(
        "choose number", "which number?", ("number", "assign"), source="the card whose effect chooses or divides"
    ),
    QuestionWord(
        "choose replacement",
        "does something else happen?",
        ("replace", "no"),
        source="the card something would happen to",
    ),
)

SETTING_UP: Final = (
    EventWord("eden", "a player shows the Deity", seat="the player", card="the Deity"),
    EventWord(
        "shuffles",
        "a Book or a Register is shuffled",
        seat="whose",
        word="`register`; of a Book nothing",
        tells=True,
    ),
    EventWord(
        "exchanges",
        "a player exchanges pages of the opening hand",
        seat="the player",
        amount="how many",
        cards="the pages",
        moves=True,
        secret=("cards",),
    ),
)

TURN: Final = (
    EventWord("dawn starts", "the Dawn starts", seat="whose turn", heard=True),
    EventWord(
        "put back",
        "a page that was looked at goes back",
        seat="the player",
        card="the page",
        word="top or bottom",
        secret=("card",),
    ),
    EventWord("phase ends", "the Dawn, the Word or the Night ends", seat="whose turn", heard=True),
    EventWord("night starts", "the Night starts", seat="whose turn", heard=True),
    EventWord(
        "draws",
        "a player draws pages",
        seat="the player",
        amount="how many",
        cards="the pages",
        moves=True,
        secret=("cards",),
        tells=True,
    ),
)

PLAYING: Final = (
    EventWord(
        "played",
        "a player plays a page",
        seat="the player",
        card="the page",
        word="how: normal, storm, gust or phoenix",
    ),
    EventWord(
        "uses ability",
        "a player uses an ability",
        seat="the player",
        card="the card with it",
        word="the ability's name, if it has one",
    ),
    EventWord("pays", "a player spends energy", seat="the player", card="for which, if any", amount="how much"),
    EventWord("revoked", "a Worshipper is revoked", seat="the player", card="the Worshipper", heard=True),
    EventWord("activated", "an effect goes on the stack", seat="whose effect", card="the card it is from"),
    EventWord("resolves", "an effect of the stack resolves", seat="whose effect", card="the card it is from"),
    EventWord("cancelled", "an effect of the stack is cancelled", seat="whose effect", card="the card it is from"),
    EventWord(
        "aegis",
        "Égide keeps an effect off a card",
        seat="its controller",
        card="the card",
        other="the card whose effect it is",
    ),
    EventWord("loop stopped", "an ability that went round three times stops", seat="whose", card="the card it is on"),
    EventWord("lasts", "an effect that lasts begins", seat="whose effect", card="the card it is from"),
    EventWord(
        "chosen",
        "a card is targeted, chosen or designated for an effect",
        seat="who does it",
        card="the card",
        other="the card whose effect it is",
        heard=True,
    ),
    EventWord(
        "searches",
        "a player searches a Book or a Register",
        seat="the player",
        amount="how many pages it has",
        cards="the pages",
        secret=("cards",),
        tells=True,
    ),
)

COMBAT: Final = (
    EventWord(
        "announces attack phase",
        "a player announces the attack phase",
        seat="the player",
        word="`first turn`, in which there is none",
    ),
    EventWord(
        "announces attackers",
        "a player announces attackers",
        seat="the player",
        amount="how many",
        cards="the attackers",
    ),
    EventWord("attacks", "a page is announced as an attacker", seat="the player", card="the attacker", heard=True),
    EventWord("goes into ambush", "a page goes into Ambush", seat="its controller", card="the page"),
    EventWord(
        "declares",
        "an attack is declared",
        seat="the attacking player",
        card="the first attacker",
        other="what is attacked",
        cards="the attackers",
    ),
    EventWord(
        "declares attack",
        "an attacker is declared against something",
        seat="the attacking player",
        card="the attacker",
        other="what is attacked",
        amount="its place among the attackers, from 0",
        heard=True,
    ),
    EventWord(
        "does not attack",
        "announced attackers do not attack",
        seat="the attacking player",
        card="the first of them",
        cards="the attackers",
    ),
    EventWord(
        "redirects",
        "an attack changes its defender",
        seat="the attacking player",
        card="the first attacker",
        other="what is attacked now",
        cards="the attackers",
    ),
    EventWord("defends", "a page joins the defence", seat="its controller", card="the page"),
    EventWord("leaves combat", "a page leaves the combat", seat="its controller", card="the page"),
    EventWord(
        "attack fails",
        "an attack comes to nothing",
        seat="the attacking player",
        card="the first attacker, if there is one left",
    ),
    EventWord("no damage", "nobody deals damage", seat="the attacking player", card="the first who would have"),
    EventWord(
        "collateral",
        "an attacker with Collatéral lived and has damage left",
        seat="the attacking player",
        card="the attacker",
        other="the first defender",
        amount="how much damage",
        cards="the defenders",
        heard=True,
    ),
    EventWord("attack phase stops", "a Deity becomes Mortal: the attack phase stops", seat="the attacking player"),
    EventWord("attack phase ends", "the attack phase is over", seat="the attacking player"),
)

DAMAGE: Final = (
    EventWord(
        "inflicts damage",
        "a card inflicts damage",
        seat="who controls what inflicts it",
        card="what inflicts it",
        other="the page or Deity that is damaged",
        amount="how much",
        word="`combat`, if it is combat damage",
    ),
    EventWord(
        "dealt damage",
        "a page or Deity has been damaged",
        seat="its controller",
        card="the page or Deity",
        other="what inflicted the damage",
        amount="how much",
        heard=True,
    ),
    EventWord("heals", "damage is removed from a page", seat="its controller", card="the page", amount="how much"),
    EventWord(
        "shielded",
        "damage to a card will be prevented",
        seat="its controller",
        card="the card",
        other="the card whose effect it is",
        amount="how much; 0: all of it",
    ),
    EventWord(
        "deity gains vitality",
        "a Deity gains vital force",
        seat="the player",
        card="the Deity",
        amount="how much",
        cards="the card whose effect it is",
    ),
    EventWord("mortal", "a Deity becomes Mortal", seat="the player", card="the Deity"),
    EventWord(
        "feather falls",
        "a Mortal Deity loses a Feather",
        seat="the player",
        card="the Deity",
        other="what felled it",
        amount="how many are left",
    ),
    EventWord("gains energy", "energy is put on a card", seat="its controller", card="the card", amount="how much"),
    EventWord(
        "gains markers",
        "markers are put on a card",
        seat="its controller",
        card="the card",
        amount="how many",
        word="which marker",
    ),
    EventWord(
        "loses markers",
        "a card loses markers",
        seat="its controller",
        card="the card",
        amount="how many",
        word="which marker",
    ),
)


def _moved(kind: str, says: str, secret: tuple[str, ...] = (), word: str = "") -> EventWord:
    """A card goes out of play, or from a zone outside play to another."""
    return EventWord(
        kind,
        says,
        seat="its owner; if it leaves play, its controller",
        card="the card",
        cards="what did it, if it leaves play",
        word=word,
        moves=True,
        secret=secret,
    )


CARDS_AND_ZONES: Final = (
    EventWord(
        "enters play",
        "a card enters play",
        seat="under whose control",
        card="the card",
        other="the card it is linked to",
        moves=True,
    ),
    EventWord("arrives on the firing line", "a page enters play there", seat="its controller", card="the page"),
    EventWord(
        "moves",
        "a card goes to another line, or to the Adoration",
        seat="its controller",
        card="the card",
        moves=True,
    ),
    EventWord("linked", "a Golem is linked to an Angel", seat="its controller", card="the Golem", other="the Angel"),
    EventWord("unlinked", "a pair is a pair no more", seat="its controller", card="the Golem", other="the Angel"),
    _moved("destroyed", "a card in play is destroyed", word="`combat`, if combat damage destroys it"),
    _moved("removed from game", "a card is banished"),
    _moved("discards", "a page of a hand is discarded"),
    _moved("put into hand", "a card goes to its owner's hand", ("card",)),
    _moved("put into limbo", "a card goes to Limbo"),
    _moved("put into purgatory", "a card goes to Purgatory, but is not destroyed"),
    EventWord(
        "put into pandemonium",
        "a card that was under another is banished",
        seat="its owner",
        card="the card",
        moves=True,
    ),
    _moved("put on the deck", "a card goes into its owner's Book, to be shuffled", ("card",)),
    _moved("put on top of the deck", "a card goes on top of its owner's Book", ("card",)),
    _moved("put on the bottom of the deck", "a card goes on the bottom of its owner's Book", ("card",)),
    _moved("put under", "a card goes under another"),
    EventWord(
        "vanishes",
        "a Familiar leaves play and is no more",
        seat="its controller",
        card="the Familiar",
        moves=True,
    ),
    EventWord(
        "goes home",
        "a card goes from another player's zone to its owner's",
        seat="its owner",
        card="the card",
        moves=True,
    ),
    EventWord("leaves play", "a card leaves play, for wherever", seat="its controller", card="the card", heard=True),
    EventWord("exerts", "a card is tilted", seat="its controller", card="the card"),
    EventWord("readies", "a card is straightened", seat="its controller", card="the card"),
    EventWord("changes control", "a player takes control of a card", seat="the player", card="the card"),
    EventWord(
        "transformed",
        "a card becomes another",
        seat="its controller",
        card="the card",
        other="the card whose effect it is",
        word="the name of what it becomes",
    ),
)

CHANGES: Final = (
    EventWord(
        "gets",
        "a characteristic of a card changes",
        seat="its controller",
        card="the card",
        other="the card whose effect it is",
        amount="how much is added; below 0: taken away",
        word="which: strength, life or shield",
    ),
    EventWord(
        "gains",
        "a card gains a keyword",
        seat="its controller",
        card="the card",
        other="the card whose effect it is",
        amount="the number of the keyword, if it has one",
        word="the keyword, by its French name",
    ),
)

ENDING: Final = (
    EventWord("loses", "a Deity is beaten: its player loses", seat="the player"),
    EventWord("offers a draw", "a player is for a draw", seat="the player"),
)

WORDS: Final = Words(
    OPTIONS,
    QUESTIONS,
    (*SETTING_UP, *TURN, *PLAYING, *COMBAT, *DAMAGE, *CARDS_AND_ZONES, *CHANGES, *ENDING),
    SHARED,
)
