"""How each word of the ability language is carried out in 7 Fallen, one file per kind."""

from arbitre.games.fallen.effects import acting, lasting, moving, reading
from arbitre.games.fallen.effects.vocabulary import QUESTIONS, VOCABULARY

__all__ = ["QUESTIONS", "VOCABULARY", "acting", "lasting", "moving", "reading"]
