"""How each word of the ability language is carried out in 7 Fallen, a file a kind."""

from arbitre.games.fallen.words import acting, lasting, moving, reading
from arbitre.games.fallen.words.vocabulary import QUESTIONS, WORDS

__all__ = ["QUESTIONS", "WORDS", "acting", "lasting", "moving", "reading"]
