"""Lorcana's cards in words: `walk.py` goes through a tree the same way for all languages, `words.py` is what a language
must be able to say. French and Italian share `romance`."""
