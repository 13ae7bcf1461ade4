"""What says the same: everything in which two English texts of one ability may differ without meaning something else.

Words, then turns of phrase. Nothing here may hide who chooses, whose cards, how many, or what belongs to a "may".
"""

from __future__ import annotations

import re

from arbitre.games.lorcana.grammar.cleaning import clean

# Words that say the same: who is spoken of, and the verb that goes with it. "They" and "it" are not the same: one is a
# character, the other is not.
SAME_WORDS = {
    **dict.fromkeys(("he", "she", "him", "her", "them", "his", "their"), "they"),
    "its": "it",
    **dict.fromkeys(("he's", "she's", "they're"), "they are"),
    "it's": "it are",
    **dict.fromkeys(("is", "are", "was", "were"), "are"),
    "has": "have",
    "isn't": "aren't",
    "wasn't": "aren't",
    "doesn't": "don't",
    "an": "a",
    "one": "1",
    "each": "all",
    "any": "a",
    "there's": "there are",
    "you've": "you",
    "they've": "they",
    "becomes": "become",
    "whenever": "when",
    "opponent's": "opponent",
}
# What is one word for one and for several: verbs and nouns.
ONE_FORM = frozenset(
    {"quest", "get", "gain", "enter", "leave", "take", "challenge", "draw", "discard", "choose", "put", "return"}
    | {"play", "lose", "deal", "reveal", "count", "sing", "move", "exert", "shuffle", "banish", "pay", "look", "ready"}
    | {"card", "character", "item", "location", "action", "song", "counter", "opponent", "player", "turn"}
)
CARDS = r"(?:character|item|location)"
NOUN = rf"((?:(?!damage|from|to|of)\w+ ){{0,3}}?{CARDS}(?:(?: or| and)? {CARDS})*)"
# Turns of phrase that say the same, after the words above have been put in place.
SAME_PHRASES: tuple[tuple[str, str], ...] = (
    ("you gain", "gain"),
    ("you draw", "draw"),
    ("you pay", "pay"),
    ("you can play", "you may play"),
    ("can move here", "may move here"),
    ("can't exert to sing", "can't ⟳ to sing"),
    ("may (?:also )?challenge ready", "can challenge ready"),
    ("all opposing player", "all opponent"),
    ("your opponent", "opponent"),
    ("(during|in|when|by) a opponent", r"\1 opponent"),
    ("once during your turn", "during your turn once per turn"),
    ("once per turn during your turn", "during your turn once per turn"),
    ("damage all (to|from)", r"damage \1"),
    ("and or", "or"),
    ("the same amount of damage", "that much damage"),
    ("chosen other", "another chosen"),
    (" to all player", ""),
    ("all the card", "all card"),
    ("on top of", "on the top of"),
    ("back on the top of your deck in a order", "back in a order"),
    ("rest in your discard", "rest into your discard"),
    ("of the deck", "of your deck"),
    ("put revealed", "put all revealed"),
    (r"search your deck for (a [\w ]+?) (?:and )?reveal they", r"reveal \1 from your deck"),
    ("discard into your hand", "discard to your hand"),
    ("with ◉", "with the inkwell symbol"),
    ("they have a card under they", "there are a card under they"),
    ("for the rest of this turn", "this turn"),
    ("all 1 damage", "all damage"),
    ("if able during they next turn", "during they next turn if able"),
    ("and the rest on the bottom of your deck", "and the rest on the bottom"),
    ("during that challenge", "during this challenge"),
    ("when (this character|they) exert", r"when \1 are exerted"),
    ("put they in your discard", "put they into your discard"),
    ("⟳ (?=1 of your|a character)", "exert "),
    ("song card with", "song with"),
    # where a card must be anyway, and an order that is free anyway
    (" in play", ""),
    (" in a order", ""),
    ("(song card|card) (?:in|from) (your|opponent) hand", r"\1 of \2 hand"),
    ("song of your hand|song from your hand", "song card of your hand"),
    ("put they in your hand", "put they into your hand"),
    (r"(\d+) (or (?:more|less)) ([¤⛉◊])", r"\1 \3 \2"),
    # the state of a card
    ("1 or more opponents have", "a opponent have"),
    ("have exactly", "have"),
    ("sang this song this turn", "sang this song"),
    ("card that are under", "card under"),
    ("1 or more damage", "damage"),
    ("have (quested|challenged|left)", r"\1"),
    ("become exerted", "exert"),
    ("during (a|all) opponent's turn", "during opponents' turns"),
    ("put a damage counter", "put 1 damage counter"),
    ("don't have a", "have no"),
    ("have no damage", "are undamaged"),
    (f"({CARDS}) with no damage", r"undamaged \1"),
    (f"({CARDS}) with damage", r"damaged \1"),
    ("have damage", "are damaged"),
    ("damaged opposing", "opposing damaged"),
    ("or greater", "or more"),
    ("that have a card under", "with a card under"),
    # all of them
    ("all (?:of )?your", "your"),
    ("all opposing", "opposing"),
    # who is spoken of
    ("that character(?!')|those (?:card|character)|the chosen character", "they"),
    ("that (?:card|item|song|location)(?!')", "it"),
    ("(?:they|it) player", "that player"),
    ("the start of it next turn", "the start of they next turn"),
    ("on the top of it", "on the top of your deck"),
    ("put it in your (hand|discard)", r"put it into your \1"),
    ("chosen character card", "chosen character"),
    # a choice among one's own cards, which nobody can forbid
    (f"another chosen {NOUN} of yours", r"1 of your other \1"),
    (rf"(\d+) (?:chosen )?{NOUN} of yours", r"\1 of your \2"),
    (f"(?:a|chosen) {NOUN} of yours", r"1 of your \1"),
    (f"chosen ({CARDS}) here", r"a \1 here"),
    (f"choose 1 of your {NOUN} (?:and )?(ready|exert|banish) they", r"\2 1 of your \1"),
    (f"this ({CARDS}) may move there", r"you may move this \1 there"),
    ("choose and discard", "discard"),  # the player who discards chooses (7.3.4)
    # an amount
    (r"damage to ([\w ]+?) equal to the number of", r"1 damage to \1 for all"),
    (r"(lore|card) equal to the number of", r"1 \1 for all"),
    (r"1 1 (lore|card)", r"1 \1"),
    ("damage counter", "damage"),
    (r"for all your ((?:other )?(?:\w+ )?character)", r"for all \1 you have"),
    (r"for all ((?:\w+ )?character) opponent have", r"for opposing \1"),
    (r"((?:another )?chosen (?:\w+ )?character)'s ([¤⛉◊])", r"the \2 of \1"),
    (r"(remove up to \d+ damage|deal \d+ damage) (?:from|to) they instead", r"\1 instead"),
    (r"they get ([+-]\d+) (\S+) instead", r"chosen character get \1 \2 this turn instead"),
    # the same limit from the other side
    (
        r"((?:damaged )?character(?: with [\w¤⛉◊ ]+?)?) can't challenge (this character|your character)",
        r"\2 can't be challenged by \1",
    ),
    ("a character here challenge another character", "a character challenge another character while here"),
    (f"(they|this {CARDS}) are chosen by opponent", r"opponent choose \1 for a action or ability"),
    (f"under (this {CARDS}) (faceup|facedown)", r"\2 under \1"),
    ("you put a card into your inkwell", "a card are put into your inkwell"),
    ("use shift to play this character", "use shift to play they"),
    (r"a character named (\w+) and you have a character named (\w+)", r"character named \1 and \2"),
)


def normal(text: str, kind: str = "", static: bool = False) -> str:
    """A text in lower case, without punctuation and reminder text, with one word for what says the same. `kind` is
    what its own card is; what a static ability needs may be introduced by "if" or by "while"."""
    text = sentences(clean(text).lower(), static)
    if kind:
        text = text.replace("this card", f"this {kind}")
    words: list[str] = []
    for word in re.findall(r"[⟳⬡¤⛉◊◉]|[+\-]?\d+|[^\W\d_]+(?:['-][^\W\d_]+)*|\+", text):
        word = next((base for base in (word[:-1], word[:-2], "ready") if _plural_of(word, base)), word)
        words.extend(SAME_WORDS.get(word, word).split())
    line = " ".join(words)
    alone = len(re.findall(rf"\b{CARDS}\b", line)) == line.count(f"this {kind}")  # no other card could be meant
    if alone:
        line = line.replace(f"this {kind}", "they")
    for one, other in SAME_PHRASES:
        line = re.sub(rf"(?:(?<!\w)|(?= ))(?:{one})(?!\w)", other, line)
    if alone:
        line = re.sub(r"\bit\b", "they", line)
    return " ".join(line.split())


def _plural_of(word: str, base: str) -> bool:
    """Whether a word is the form for several (or of the third person) of one of the words with one form."""
    return base in ONE_FORM and word in (f"{base}s", f"{base}es", f"{base[:-1]}ies")


def sentences(text: str, static: bool) -> str:
    """How sentences are joined, as far as it makes no difference."""
    text = re.sub(r"choose one: • ([^•]+?)\.? • ([^•]+)$", r"\1 or \2", text)
    text = text.replace(". then, ", ". ").replace(", then ", " and ").replace(". if you do, ", " to ")
    if static:
        text = re.sub(r"^((?:during [\w' ]+, )?)if ", r"\1while ", text)
    parts = text.split(". ")
    for i, part in enumerate(parts):
        # Outside of a "may" (and of an "if" that is not the whole ability's) it does not matter where a sentence ends.
        if not re.search(r"\bmay\b" if i == 0 else r"\b(may|if)\b", part):
            parts[i] = re.sub(r"(?<!choose)(?<!chooses),? and |, (?=gain|draw|deal)", _cut, part)
    return ". ".join(parts)


_CLAUSE = re.compile(
    r"(?:(?:you|they|he|she|it|that player|each opponent|each player|chosen opponent) )?"
    r"(?:gain|draw|lose|deal|ready|return|put|discard|choose and discard|banish|exert|remove)(?:s|ies)?\b"
)


def _cut(found: re.Match[str]) -> str:
    return ". " if _CLAUSE.match(found.string, found.end()) else found[0]
