"""Ability trees as the card text of The Spoils, in English and in French.

The walk and the languages are those of every game (`ability/render`). Here are the nodes and the words that only The
Spoils has: `cards.py`, `amounts.py`, `events.py`, `conditions.py`, `statics.py`, `effects.py`, `walk.py`, and for each
language its tables (`en_words.py`, `en_deeds.py`).
"""

from typing import Final

from arbitre.ability.render import CardText
from arbitre.games.spoils.language import LANGUAGE
from arbitre.games.spoils.text.en import English
from arbitre.games.spoils.text.fr import French

TEXT: Final = CardText(LANGUAGE, {"en": English, "fr": French})
