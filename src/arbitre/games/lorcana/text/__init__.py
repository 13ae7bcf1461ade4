"""Lorcana's cards in words: `walk.py` goes through a tree the same way for all languages, `words.py` is what a language
must be able to say beyond its grammar (`ability/render`), and each language has its tables (`en_words.py`)."""

from typing import Final

from arbitre.ability.render import CardText
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.games.lorcana.text.en import English
from arbitre.games.lorcana.text.fr import French
from arbitre.games.lorcana.text.it import Italian

TEXT: Final = CardText(LANGUAGE, {"en": English, "fr": French, "it": Italian})
