"""The text of cards of 7 Fallen to ability trees."""
from arbitre.games.fallen.grammar.card import Read as Read, read_card as read_card
from arbitre.games.fallen.grammar.lexicon import Lexicon as Lexicon, lexicon as lexicon
