"""A scenario that does not need what it is about is found out."""

from __future__ import annotations

from arbitre.scenario.run import read
from arbitre.scenario.weaken import holds_from_the_start, idle_cards, idle_texts

HEAD = 'game = "lorcana"\nrules = ["6.7.1"]\ntitle = "A study"\n'
ZAP = """
[[card]]
name = "Zap"
type = "action"
cost = 1
text = ["Deal 1 damage to chosen character."]
[A]
hand = ["Zap"]
ink = 1
[B]
play = ["Flounder - Voice of Reason", "Lantern"]
[[do]]
A = "play Zap"
"""


def idle(text: str) -> list[str]:
    data = read(HEAD + text)
    return [str(part) for part in (*idle_texts(data), *idle_cards(data))]


def test_a_text_whose_effect_nobody_looks_at_is_idle() -> None:
    assert idle(ZAP + '[[expect]]\n"A.discard" = ["Zap"]\n') == ["the text of Zap", "Lantern ([B] play)"]


def test_a_text_whose_effect_is_expected_is_not() -> None:
    assert idle(ZAP + '[[expect]]\n"Flounder.damage" = 1\n"Lantern.exerted" = false\n') == []


def test_of_several_abilities_each_must_matter() -> None:
    card = '[[card]]\nname = "Imp"\ntype = "character"\ncost = 1\nstrength = 1\nwillpower = 1\nlore = 1\n'
    text = (
        card
        + 'text = ["Whenever this character quests, draw a card.", "Whenever this character quests, gain 1 lore."]\n'
    )
    moves = (
        '[A]\nplay = ["Imp"]\n[B]\n[[do]]\nA = ["quest Imp", "resolve Imp: draw"]\n[[expect]]\n"A.hand" = ["Blank"]\n'
    )
    assert idle(text + moves.replace(', "resolve Imp: draw"', ', "resolve Imp 2"')) == []  # the question needs both
    only = text.replace('gain 1 lore."', 'gain 1 lore.", "Evasive"') + moves
    assert idle(only) == ["ability 3 of Imp"]


def test_what_a_refused_move_speaks_of_need_not_matter() -> None:
    refused = ZAP.replace("ink = 1", "ink = 0") + 'refused = "4.3.2.4"\n[[expect]]\n"Lantern.exerted" = false\n'
    assert idle(refused) == []


def test_what_holds_before_the_moves_shows_nothing() -> None:
    assert holds_from_the_start(read(HEAD + ZAP + '[[expect]]\n"Lantern.exerted" = false\n'))
    assert not holds_from_the_start(read(HEAD + ZAP + '[[expect]]\n"Flounder.damage" = 1\n'))
    assert not holds_from_the_start(read(HEAD + ZAP.partition("[[do]]")[0] + '[[expect]]\n"Lantern.exerted" = false\n'))
