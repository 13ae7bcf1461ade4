"""Everything a person reads, in English, French and Italian: the words stand in .ftl files, one a game and language."""

from arbitre.sentences.speaker import LANGUAGES, Speaker

__all__ = ["LANGUAGES", "Speaker"]
