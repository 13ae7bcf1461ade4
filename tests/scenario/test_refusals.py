"""What a seat that is not asked says is refused, and so is a pick that was forced; triggers of one card are told apart.
The same in every game."""

from __future__ import annotations

import pytest

from arbitre.scenario import check_text

TREE = '{ ability = "static", effects = [{ static = "can\'t", cards = "this", forbid = "be FORBIDDEN" }] }'
COST = (
    '{ ability = "extra cost", cost = [{ do = "choose", target = { of = "chosen", cards = { what = "KIND" ZONE} } }] }'
)
HIT = '{ ability = "action", effects = [{ do = "deal damage", target = { of = "that" }, amount = 1 }] }'
BOARDS = {
    "lorcana": """
[[card]]
name = "Zap"
type = "action"
cost = 1
text = ["Deal 1 damage to chosen opposing character."]
[[card]]
name = "Saint"
type = "character"
cost = 1
strength = 1
willpower = 3
lore = 1
text = ["Ward"]
[[card]]
name = "Joe"
type = "character"
cost = 1
strength = 1
willpower = 3
lore = 1
[A]
hand = ["Zap"]
play = ["Joe"]
ink = 1
[B]
play = ["Joe", "Saint"]
""",
    "spoils": f"""
[[card]]
name = "Zap"
type = "tactic"
cost = 0
abilities = [{COST.replace("KIND", "character").replace("ZONE", "")}, {HIT}]
[[card]]
name = "Saint"
type = "character"
cost = 1
strength = 1
life = 3
speed = 1
abilities = [{TREE.replace("FORBIDDEN", "picked")}]
[A]
hand = ["Zap"]
[B]
play = ["Scout", "Saint"]
hand = ["Warrior Prodigy"]
""",
    "fallen": f"""
[[card]]
name = "Zap"
type = "miracle"
abilities = [{COST.replace("KIND", "angel").replace("ZONE", ', zone = "battlefield" ')}, {HIT}]
[[card]]
name = "Saint"
type = "angel"
cost = 1
attack = 1
life = 3
abilities = [{TREE.replace("FORBIDDEN", "targeted")}]
[[card]]
name = "Joe"
type = "angel"
cost = 1
attack = 1
life = 3
[A]
hand = ["Zap"]
[B]
rear = ["Saint", "Joe"]
""",
}


def faults(game: str, script: str, board: str = "") -> list[str]:
    return check_text(f'game = "{game}"\nrules = []\ntitle = "A try"\n{board or BOARDS[game]}{script}').faults


@pytest.mark.parametrize(
    ("game", "script"),
    [
        ("lorcana", '[[do]]\nA = "play Zap"\n[[do]]\nA = "choose Saint"\nrefused = "8.15.1"\n'),
        ("lorcana", '[[do]]\nA = "play Zap"\n[[do]]\nA = "choose A.Joe"\nrefused = "6.1.3.1"\n'),
        ("spoils", '[[do]]\nA = "play Zap -> Saint"\nrefused = "310.1"\n'),
        ("spoils", '[[do]]\nA = "play Zap -> Warrior Prodigy"\nrefused = "402.3a"\n'),
        ("spoils", '[[do]]\nA = "play Zap"\n[[do]]\nA = "pick Saint"\nrefused = "310.1"\n'),
        ("fallen", '[[do]]\nA = "play Zap -> Saint"\nrefused = "F5.19.3"\n'),
        ("fallen", '[[do]]\nA = "play Zap"\n[[do]]\nA = "choose Saint"\nrefused = "F5.19.3"\n'),
    ],
)
def test_a_forced_pick_refuses_others_by_their_rule(game: str, script: str) -> None:
    assert faults(game, script) == []


@pytest.mark.parametrize(
    ("game", "move", "rule"),
    [
        ("lorcana", "choose Saint", "1.7.7"),
        ("lorcana", "yes", "1.7.7"),
        ("lorcana", "quest Saint", "4.1.2"),
        ("spoils", "choose Scout", "603.2"),
        ("spoils", "no", "603.2"),
        ("spoils", "block with Scout", "603.2"),
        ("spoils", "assign 2 to Scout", "603.2"),
        ("spoils", "attack with Scout", "603.1"),
        ("fallen", "choose Saint", "F3.2.3"),
        ("fallen", "announce Saint", "F3.2.3"),
        ("fallen", "declare Saint -> deity", "F3.2.3"),
    ],
)
def test_who_is_not_asked_can_be_expected_to_be_refused(game: str, move: str, rule: str) -> None:
    assert faults(game, f'[[do]]\nB = "{move}"\nrefused = "{rule}"\n') == []


def test_what_was_picked_by_itself_was_legal() -> None:
    said = faults("lorcana", '[[do]]\nA = "play Zap"\n[[do]]\nA = "choose B.Joe"\nrefused = "8.15.1"\n')
    assert "rule 1.7.7 does" in said[0]
    assert "it is legal" in faults("spoils", '[[do]]\nA = "play Zap -> Scout"\nrefused = "310.1"\n')[0]


ONE = '{{{{ ability = "triggered", when = [{{when}}], effects = [{{{which}}}] }}}}'
TWO = f"{ONE.format(which='first')}, {ONE.format(which='second')}"
DRAW = '{ do = "draw", amount = 2 }'
TWINS = {
    "lorcana": (
        'type = "character"\ncost = 1\nstrength = 1\nwillpower = 3\nlore = 1',
        TWO.format(when='{ event = "quests", card = "this" }', first='{ do = "gain lore", amount = 3 }', second=DRAW),
        'play = ["Twin"]',
        '"quest Twin"',
        '"draws", "A gains lore Twin (3)"',
    ),
    "spoils": (
        'type = "character"\ncost = 1\nstrength = 1\nlife = 3\nspeed = 1',
        TWO.format(
            when='{ event = "turn ends", player = "you" }', first='{ do = "gain influence", amount = 3 }', second=DRAW
        ),
        'play = ["Twin"]',
        '"end turn"',
        '"A draws", "A gains influence (3)"',
    ),
    "fallen": (
        'type = "angel"\ncost = 1\nattack = 1\nlife = 3',
        TWO.format(
            when='{ event = "enters play", card = "this" }',
            first='{ do = "draw", amount = 1 }',
            second=DRAW,
        ),
        'hand = ["Twin"]',
        '"play Twin"',
        '"A draws (1)", "A draws (2)"',  # activated first, it resolves last
    ),
}


@pytest.mark.parametrize("how", ["2", ": 2", ": 2 ", ": draw 2"])
@pytest.mark.parametrize("game", TWINS)
def test_the_second_trigger_of_a_card_is_named_alike_in_every_game(game: str, how: str) -> None:
    facts, abilities, seat, move, log = TWINS[game]
    board = f'[[card]]\nname = "Twin"\n{facts}\nabilities = [{abilities}]\n[A]\n{seat}\n[B]\n'
    said = f"resolve Twin {how}" if how[0].isdecimal() else f"resolve Twin{how}"
    assert faults(game, f'[[do]]\nA = [{move}, "{said}"]\n[[expect]]\nlog = [{log}]\n', board) == []
    other = f'[[do]]\nA = [{move}, "resolve Twin"]\n[[expect]]\nlog = [{log}]\n'
    assert faults(game, other, board) != []
    asked = 'asked = { seat = "A", options = ["resolve Twin", "resolve Twin 2"] }'
    assert faults(game, f"[[do]]\nA = {move}\n[[expect]]\n{asked}\n", board) == []
