"""Options that are made once, and are there for every card of the largest game so far."""

from __future__ import annotations

from arbitre.kernel.offers import OfCard, OfNumber, OfPair, enough_for


def test_options_are_made_once_for_as_many_cards_as_there_are() -> None:
    ink: OfCard[str] = OfCard("ink")
    enough_for(200)
    first = ink[199]
    assert first.key() == ("ink", 199, -1, 0)
    enough_for(700)
    assert ink[199] is first
    assert ink[699].card == 699


def test_pairs_and_numbers_are_made_when_they_are_asked_for() -> None:
    challenge: OfPair[str] = OfPair("challenge")
    use: OfNumber[str] = OfNumber("use")
    enough_for(200)
    assert challenge[3][199] is None
    made = challenge.option(3, 199)
    assert made.key() == ("challenge", 3, 199, 0)
    assert challenge.option(3, 199) is made
    assert use[3][2].key() == ("use", 3, -1, 2)
    assert use[3][2] is use[3][2]
