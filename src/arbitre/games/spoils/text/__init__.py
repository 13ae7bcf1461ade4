"""Ability trees as the card text of The Spoils, in English and in French.

The walk is one for all languages, from bottom to top: `cards.py`, `amounts.py`, `events.py`, `conditions.py`,
`statics.py`, `effects.py`, `sequence.py`, `walk.py`. A language is tables of texts (`en_words.py`, `en_deeds.py`) and
a class for its grammar (`en.py`); `tongue.py` says what it must know.
"""

from typing import Final

from arbitre.ability.render import CardText
from arbitre.games.spoils.language import LANGUAGE
from arbitre.games.spoils.text.en import English
from arbitre.games.spoils.text.fr import French

TEXT: Final = CardText(LANGUAGE, {"en": English, "fr": French})
