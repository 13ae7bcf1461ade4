"""How each word of the ability language is carried out in Lorcana (1.9, 1.11, 1.12, chapters 6, 7), a file a kind."""

from arbitre.games.lorcana.words import gaining, harming, lasting, looking, moving, playing, reading
from arbitre.games.lorcana.words.vocabulary import QUESTIONS, WORDS

__all__ = ["QUESTIONS", "WORDS", "gaining", "harming", "lasting", "looking", "playing", "reading", "moving"]
