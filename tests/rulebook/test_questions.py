"""Questions as players type them into the search of the rulebook: the rule that answers is among the first three."""

from __future__ import annotations

import pytest

from arbitre.rulebook.search import look_up
from arbitre.rulebook.texts import Language, book

FIRST = 3

QUESTIONS: list[tuple[str, Language, str, set[str]]] = [
    ("lorcana", "en", "how do I win", {"1.8.1.1", "1.11.3"}),
    ("lorcana", "en", "how many cards do I draw at the start", {"2.2.1.4"}),
    ("lorcana", "en", "can I challenge a ready character", {"4.6.4.2"}),
    ("lorcana", "en", "when does damage go away", {"5.3.6.3"}),
    ("lorcana", "en", "how many copies of a card in a deck", {"1.10.1.1"}),
    ("lorcana", "en", "can I ink two cards in one turn", {"4.2.3"}),
    ("lorcana", "en", "does a drying character sing", {"1.7.5"}),
    ("lorcana", "en", "who takes the first turn", {"2.2.1.1"}),
    ("lorcana", "en", "both players reach 20 lore", {"1.8.1.1", "1.11.3", "2.3.3.1"}),
    ("lorcana", "en", "ward chosen", {"8.15.1", "8.15", "8.15.2"}),
    ("lorcana", "en", "resist reduces damage to 0", {"8.8.1", "8.8.2"}),
    ("lorcana", "en", "what happens to cards under when leaving play", {"5.1.1.7"}),
    ("lorcana", "en", "move a character to a location", {"4.7", "4.7.3"}),
    ("lorcana", "en", "hand size limit", {"7.3.3"}),
    ("lorcana", "fr", "partir à l'aventure dès le premier tour", {"4.5.1.1"}),
    ("lorcana", "fr", "combien de cartes dans un deck", {"1.10.1.1"}),
    ("lorcana", "fr", "perdre quand on n'a plus de cartes", {"1.8.1.2"}),
    ("lorcana", "fr", "piocher au premier tour", {"3.2.3.1"}),
    ("lorcana", "fr", "ordre des capacités déclenchées", {"7.7.4"}),
    ("lorcana", "fr", "rempart oblige à défier", {"8.3.3"}),
    ("lorcana", "fr", "chanter à plusieurs", {"8.12.1"}),
    ("lorcana", "fr", "jouer gratuitement", {"6.1.7", "1.5.5.3"}),
    ("lorcana", "it", "quante carte si pescano all'inizio", {"2.2.1.4"}),
    ("lorcana", "it", "sfidare un luogo", {"4.6.8", "4.6.8.2"}),
    ("lorcana", "it", "esiliare un personaggio danneggiato", {"1.8.1.4", "5.3.6.3"}),
    ("lorcana", "it", "cambiare la mano iniziale", {"2.2.2"}),
    ("spoils", "en", "how do I pay for a card", {"309.1"}),
    ("spoils", "en", "can I respond to my own action", {"607.1"}),
    ("spoils", "en", "can a character attack the turn it comes into play", {"204.3"}),
    ("spoils", "en", "when is damage removed", {"602.1a"}),
    ("spoils", "en", "how many cards in a deck", {"103.1b"}),
    ("spoils", "en", "what if my deck is empty", {"102.1a"}),
    ("spoils", "en", "blocking with several characters", {"608.1d"}),
    ("spoils", "en", "who strikes first", {"609.1b"}),
    ("spoils", "en", "face down card as resource", {"411.1"}),
    ("spoils", "en", "respond to a trigger", {"503.2"}),
    ("spoils", "en", "does an item attached leave with its character", {"301.4"}),
    ("spoils", "en", "unique card", {"507.5", "507.5a"}),
    ("spoils", "fr", "mulligan", {"601.1f"}),
    ("spoils", "fr", "attaquer un lieu", {"608.1a", "207.3"}),
    ("spoils", "fr", "combien de ressources par tour", {"202.8"}),
    ("spoils", "fr", "épuiser les bloqueurs après le combat", {"609.1h"}),
    ("spoils", "fr", "seuil non satisfait", {"604.1b"}),
    ("spoils", "fr", "les deux joueurs perdent en même temps", {"102.2"}),
    ("spoils", "fr", "qui commence la partie", {"601.1c"}),
    ("fallen", "en", "can an angel attack when it arrives", {"F1.37.5"}),
    ("fallen", "en", "how many attackers in ambush", {"F2.1.3"}),
    ("fallen", "en", "damage doubled on the firing line", {"F1.29.2"}),
    ("fallen", "en", "when can I play a miracle", {"F1.15.14"}),
    ("fallen", "en", "how many cards in the sacred book", {"F1.9.1"}),
    ("fallen", "en", "who goes first", {"F1.22.1"}),
    ("fallen", "en", "empty deck", {"F1.20.1"}),
    ("fallen", "en", "archangel time factor", {"F1.5.4"}),
    ("fallen", "fr", "combien de pages piocher à la fin du tour", {"F1.38.7"}),
    ("fallen", "fr", "changer sa main de départ", {"F1.33.1"}),
    ("fallen", "fr", "golem protège la divinité", {"F1.14.11"}),
    ("fallen", "fr", "divinité mortelle regagne de la force vitale", {"F1.4.14"}),
    ("fallen", "fr", "ordre des effets sur la pile", {"F3.13.1"}),
    ("fallen", "fr", "nombre maximum de cartes en main", {"F1.20.2"}),
    ("fallen", "fr", "plusieurs attaquants contre un défenseur", {"F2.8.3"}),
    ("fallen", "fr", "équipement détruit avec son ange", {"F1.16.8"}),
    ("lorcana", "it", "quando si preparano le carte", {"3.2.1.1"}),
    ("lorcana", "fr", "un personnage peut-il défier deux fois", {"4.6.4.1"}),
    ("spoils", "en", "can a depleted character block", {"608.1d"}),
    ("fallen", "en", "can the deity attack", {"F1.4.8"}),
    ("fallen", "fr", "quand redresse-t-on ses cartes", {"F1.38.6"}),
    ("lorcana", "en", "may I look at my inkwell", {"7.5.4"}),
]


@pytest.mark.parametrize(
    ("game", "lang", "question", "answers"), QUESTIONS, ids=[question for *_, question, _ in QUESTIONS]
)
def test_the_rule_that_answers_is_among_the_first(game: str, lang: Language, question: str, answers: set[str]) -> None:
    found = [rule.number for rule in look_up(book(game), question, lang)]
    assert answers & set(found[:FIRST]), found[:FIRST]


def test_words_that_only_make_a_question_count_where_nothing_else_was_typed() -> None:
    assert look_up(book("lorcana"), "how", "en")
    assert look_up(book("lorcana"), "how many cards do I draw", "en") == look_up(book("lorcana"), "cards draw", "en")
