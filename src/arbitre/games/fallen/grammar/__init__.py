"""The text of cards of 7 Fallen to ability trees, in French and English: understood wholly, or refused at a certain word.

The phrases are those that cards are rendered with (`games/fallen/text`): `phrases.py` makes them of its tables, so that
one table says a thing and reads it. What each means is told once for all languages: `nouns.py`, `amounts.py`,
`targets.py`, `events.py`, `conditions.py`, `says.py`, `deeds.py` and `texts.py`; `meaning.py` has what they pass on, and
`lexicon.py` the names a text may use. `refs.py` finds out which cards "it" may be, and `card.py` chooses among readings:
one alone, or the one that is said in these very words. No sentence is matched whole and no card is named here.
"""

from arbitre.games.fallen.grammar.card import Read, read_card, read_text
from arbitre.games.fallen.grammar.lexicon import Lexicon, Lexicons, lexicon, lexicons

__all__ = ["Lexicon", "Lexicons", "Read", "lexicon", "lexicons", "read_card", "read_text"]
