"""How each word of the ability language is carried out in The Spoils, one file per kind."""

from arbitre.games.spoils.effects import acting, lasting, moving, playing, reading
from arbitre.games.spoils.effects.vocabulary import QUESTIONS, VOCABULARY

__all__ = ["QUESTIONS", "VOCABULARY", "acting", "lasting", "moving", "playing", "reading"]
