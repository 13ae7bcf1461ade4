"""The words of 7 Fallen: every kind of option, question and event, what its fields mean, who may know them."""

from __future__ import annotations

from typing import Final

from arbitre.ability.words import PUT_INTO_HAND, SHARED, SHIELDED, changed, moved
from arbitre.kernel.words import EventWord, OptionWord, QuestionWord, Words

OPTIONS: Final = (
    # in one's Word phase, in response and in Contemplations
    OptionWord("end turn", "end the Word phase"),
    OptionWord("announce attack", "announce the attack phase"),
    OptionWord("play", "play a page", "the page"),
    OptionWord("storm", "play a page in a storm", "the page"),
    OptionWord("gust", "play a page by its keyword Rafale", "the page"),
    OptionWord("phoenix", "play a page out of Limbo by its keyword Phénix", "the page"),
    OptionWord("pass", "do nothing now"),
    OptionWord("pass for the turn", "do nothing, and do not be asked any more this turn"),
    # attacking
    OptionWord("attack", "announce this attacker; or: attack this page", "the attacker; or: who is attacked"),
    OptionWord("ambush", "announce this attacker, in Ambush", "the attacker"),
    OptionWord("attack deity", "attack the Deity", "the Deity"),
    OptionWord("no attack", "do not attack"),
    OptionWord("attack again", "let this page attack a second time", "the page"),
    # answers to other questions
    OptionWord("put away", "exchange a page of the opening hand", "the page"),
    OptionWord("retreat", "bring this page back to the rear guard", "the page"),
    OptionWord("look", "look at the Register for a Worshipper"),
    OptionWord("archangel", "put the Archangel into play", "the Archangel"),
    OptionWord("worshipper", "put this Worshipper into play", "the Worshipper"),
    OptionWord("revoke", "revoke this Worshipper", "the Worshipper"),
    OptionWord("assign", "this much of it goes here", "the page or Deity", number="how much"),
    OptionWord("strike", "this many points of its damage arrive next", "whose damage", number="how many points"),
    OptionWord("spend", "spend this much from here", "the card it is on", number="how much"),
    OptionWord("take", "take this many Poseidor markers", "the card with Trésor", number="how many"),
    OptionWord("link", "link this Golem", "the Golem", target="the Angel it is linked to"),
    OptionWord("class", "choose a class", "the card that gets it", number="its place in `game.classes`, from 0"),
    OptionWord(
        "resolve",
        "this triggered ability goes on the stack next",
        "the card it is from",
        number="its place among those that wait, from 0",
    ),
)

WINDOW: Final = ("pass", "pass for the turn", "play", "storm", "gust", "phoenix", "use")

QUESTIONS: Final = (
    QuestionWord(
        "turn action", "what do you do?", ("end turn", "announce attack", "play", "storm", "gust", "phoenix", "use")
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
        "declare attack", "what is attacked?", ("attack", "attack deity", "no attack"), source="the first attacker"
    ),
    QuestionWord(
        "redirect attack",
        "what is attacked instead?",
        ("attack", "attack deity", "no attack"),
        source="the first attacker",
    ),
    QuestionWord("divide damage", "how much damage goes here?", ("assign",), source="the card that strikes"),
    QuestionWord(
        "order of damage",
        "whose damage arrives next, and how much of it?",
        ("strike",),
        source="the card it arrives on",
    ),
    QuestionWord("berserk", "who attacks a second time?", ("attack again", "no"), source="the first attacker that can"),
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
    EventWord("eden", "a player shows the Deity", "the player", "the Deity"),
    EventWord("shuffles", "a Book or a Register is shuffled", "whose", word="`register`; empty for a Book", tells=True),
    EventWord(
        "exchanges",
        "a player exchanges pages of the opening hand",
        "the player",
        amount="how many",
        cards="the pages",
        moves=True,
        secret=("cards",),
    ),
)

TURN: Final = (
    EventWord("dawn starts", "the Dawn starts", "whose turn", heard=True),
    EventWord(
        "put back",
        "a page that was looked at goes back",
        "the player",
        "the page",
        word="top or bottom",
        secret=("card",),
    ),
    EventWord("phase ends", "the Dawn, the Word or the Night ends", "whose turn", heard=True),
    EventWord("night starts", "the Night starts", "whose turn", heard=True),
    EventWord(
        "draws",
        "a player draws pages",
        "the player",
        amount="how many",
        cards="the pages",
        moves=True,
        secret=("cards",),
        tells=True,
    ),
)

PLAYING: Final = (
    EventWord("played", "a player plays a page", "the player", "the page", word="how: normal, storm, gust or phoenix"),
    EventWord(
        "uses ability",
        "a player uses an ability",
        "the player",
        "the card with it",
        word="the ability's name, if it has one",
    ),
    EventWord("pays", "a player spends energy", "the player", "for which, if any", amount="how much"),
    EventWord("revoked", "a Worshipper is revoked", "the player", "the Worshipper", heard=True),
    EventWord("activated", "an effect goes on the stack", "whose effect", "the card it is from"),
    EventWord("resolves", "an effect on the stack resolves", "whose effect", "the card it is from"),
    EventWord("cancelled", "an effect on the stack is cancelled", "whose effect", "the card it is from"),
    changed("aegis", "Égide keeps an effect off a card"),
    EventWord("loop stopped", "an ability that has gone round three times stops", "whose", "the card it is on"),
    EventWord(
        "chosen",
        "a card is targeted, chosen or designated for an effect",
        "who does it",
        "the card",
        other="the card whose effect it is",
        heard=True,
    ),
    EventWord(
        "searches",
        "a player searches a Book or a Register",
        "the player",
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
        "the player",
        word="`first turn`, in which there is none",
    ),
    EventWord(
        "announces attackers", "a player announces attackers", "the player", amount="how many", cards="the attackers"
    ),
    EventWord("attacks", "a page is announced as an attacker", "the player", "the attacker", heard=True),
    EventWord("goes into ambush", "a page goes into Ambush", "its controller", "the page"),
    EventWord(
        "declares",
        "an attack is declared",
        "the attacking player",
        "the first attacker",
        other="what is attacked",
        cards="the attackers",
    ),
    EventWord(
        "declares attack",
        "an attacker is declared against something",
        "the attacking player",
        "the attacker",
        other="what is attacked",
        amount="its place among the attackers, from 0",
        heard=True,
    ),
    EventWord(
        "does not attack",
        "announced attackers do not attack",
        "the attacking player",
        "the first of them",
        cards="the attackers",
    ),
    EventWord(
        "redirects",
        "an attack changes its defender",
        "the attacking player",
        "the first attacker",
        other="what is attacked now",
        cards="the attackers",
    ),
    EventWord("defends", "a page joins the defence", "its controller", "the page"),
    EventWord("leaves combat", "a page leaves the combat", "its controller", "the page"),
    EventWord(
        "attack fails", "an attack comes to nothing", "the attacking player", "the first attacker, if there is one left"
    ),
    EventWord("no damage", "nobody deals damage", "the attacking player", "the first attacker that would have"),
    EventWord(
        "collateral",
        "an attacker with Collatéral survived and has damage left",
        "the attacking player",
        "the attacker",
        other="the first defender",
        amount="how much damage",
        cards="the defenders",
        heard=True,
    ),
    EventWord("attack phase stops", "a Deity becomes Mortal: the attack phase stops", "the attacking player"),
    EventWord("attack phase ends", "the attack phase is over", "the attacking player"),
)

DAMAGE: Final = (
    EventWord(
        "inflicts damage",
        "a card inflicts damage",
        "who controls what inflicts it",
        "what inflicts it",
        other="the page or Deity that is damaged",
        amount="how much",
        word="`combat`, if it is combat damage",
    ),
    EventWord(
        "dealt damage",
        "a page or Deity has been damaged",
        "its controller",
        "the page or Deity",
        other="what inflicted the damage",
        amount="how much",
        heard=True,
    ),
    EventWord("heals", "damage is removed from a page", "its controller", "the page", amount="how much"),
    SHIELDED,
    EventWord(
        "deity gains vitality",
        "a Deity gains vital force",
        "the player",
        "the Deity",
        amount="how much",
        cards="the card whose effect it is",
    ),
    EventWord("mortal", "a Deity becomes Mortal", "the player", "the Deity"),
    EventWord(
        "feather falls",
        "a Mortal Deity loses a Feather",
        "the player",
        "the Deity",
        other="what felled it",
        amount="how many are left",
    ),
    EventWord("gains energy", "energy is put on a card", "its controller", "the card", amount="how much"),
    EventWord(
        "gains markers",
        "markers are put on a card",
        "its controller",
        "the card",
        amount="how many",
        word="which marker",
    ),
    EventWord(
        "loses markers", "a card loses markers", "its controller", "the card", amount="how many", word="which marker"
    ),
)

CARDS_AND_ZONES: Final = (
    EventWord(
        "enters play",
        "a card enters play",
        "under whose control",
        "the card",
        other="the card it is linked to",
        moves=True,
    ),
    EventWord("arrives on the firing line", "a page enters play there", "its controller", "the page"),
    EventWord("moves", "a card goes to another line, or to the Adoration", "its controller", "the card", moves=True),
    EventWord("linked", "a Golem is linked to an Angel", "its controller", "the Golem", other="the Angel"),
    EventWord("unlinked", "a pair is no longer linked", "its controller", "the Golem", other="the Angel"),
    moved("destroyed", "a card in play is destroyed", word="`combat`, if combat damage destroys it"),
    moved("removed from game", "a card is banished"),
    moved("discards", "a page is discarded from a hand"),
    PUT_INTO_HAND,
    moved("put into limbo", "a card goes to Limbo"),
    moved("put into purgatory", "a card goes to Purgatory, but is not destroyed"),
    EventWord("put into pandemonium", "a card that was under another is banished", "its owner", "the card", moves=True),
    moved("put on the deck", "a card goes into its owner's Book, to be shuffled", secret=True),
    moved("put on top of the deck", "a card goes on top of its owner's Book", secret=True),
    moved("put on the bottom of the deck", "a card goes on the bottom of its owner's Book", secret=True),
    moved("put under", "a card goes under another"),
    EventWord("vanishes", "a Familiar leaves play and ceases to exist", "its controller", "the Familiar", moves=True),
    EventWord(
        "goes home", "a card goes from another player's zone to its owner's", "its owner", "the card", moves=True
    ),
    EventWord("exerts", "a card is tilted", "its controller", "the card"),
    EventWord("readies", "a card is straightened", "its controller", "the card"),
    EventWord("changes control", "a player takes control of a card", "the player", "the card"),
    changed("transformed", "a card becomes another", word="the name of what it becomes"),
)

CHANGES: Final = (
    changed(
        "gets",
        "a characteristic of a card changes",
        amount="how much is added; below 0: taken away",
        word="which: strength, life or shield",
    ),
    changed(
        "gains",
        "a card gains a keyword",
        amount="the number of the keyword, if it has one",
        word="the keyword, by its French name",
    ),
)

ENDING: Final = (
    EventWord("loses", "a Deity is beaten: its player loses", "the player"),
    EventWord("offers a draw", "a player agrees to a draw", "the player"),
)

WORDS: Final = Words(
    OPTIONS,
    QUESTIONS,
    (*SETTING_UP, *TURN, *PLAYING, *COMBAT, *DAMAGE, *CARDS_AND_ZONES, *CHANGES, *ENDING),
    SHARED,
)
