"""How each word of the ability language is carried out in Lorcana (1.9, 1.11, 1.12, chapters 6, 7), one file per
kind."""

from arbitre.games.lorcana.effects import gaining, harming, lasting, looking, moving, playing, reading
from arbitre.games.lorcana.effects.vocabulary import QUESTIONS, VOCABULARY

__all__ = ["QUESTIONS", "VOCABULARY", "gaining", "harming", "lasting", "looking", "playing", "reading", "moving"]
