"""The text of cards of The Spoils to ability trees: understood wholly, or refused at a certain word.

`cleaning.py` cleans it, `structure.py` finds its parts; `nouns.py`, `amounts.py`, `conditions.py`, `changes.py`, `effects.py`,
`placing.py`, `sentences.py`, `events.py`, `statics.py` and `costs.py` are the phrases; `refs.py` finds out who "it" is;
`card.py` makes abilities of them. No sentence is matched whole and no card is named here.
"""

from arbitre.ability.parse.fault import NotUnderstood
from arbitre.games.spoils.grammar.card import Lexicon, Read, grammar, read_card

__all__ = ["Lexicon", "NotUnderstood", "Read", "grammar", "read_card"]
