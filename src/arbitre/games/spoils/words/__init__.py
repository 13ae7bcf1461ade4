"""How each word of the ability language is carried out in The Spoils, a file a kind."""

from arbitre.games.spoils.words import acting, lasting, moving, playing, reading
from arbitre.games.spoils.words.vocabulary import QUESTIONS, WORDS

__all__ = ["QUESTIONS", "WORDS", "acting", "lasting", "moving", "playing", "reading"]
