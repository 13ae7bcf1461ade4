"""Everything a person reads, in the languages of each game: the words are in .ftl files, one per game and language."""

from arbitre.sentences.speaker import LANGUAGES, Speaker, languages

__all__ = ["LANGUAGES", "Speaker", "languages"]
