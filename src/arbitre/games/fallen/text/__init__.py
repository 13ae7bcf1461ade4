"""Ability trees as the card text of 7 Fallen, in French, the language of its book, and in English.

It walks as every game does (`ability/render`), with its own way where the game has one: `cards.py` (whose cards, on
which line), `told.py` (events, conditions, passive abilities), `deeds.py` (effects), `walk.py` (abilities: what is paid
comes before "pour"). A language is the game's tables of words, and what it does otherwise than in other games.
"""

from typing import Final

from arbitre.ability.render import CardText
from arbitre.games.fallen.language import LANGUAGE
from arbitre.games.fallen.text.en import English
from arbitre.games.fallen.text.fr import French

TEXT: Final = CardText(LANGUAGE, {"fr": French, "en": English})
