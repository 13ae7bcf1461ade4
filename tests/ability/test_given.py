"""What a card gives to others works for them, or is refused when the card is read: never silently ignored."""

from __future__ import annotations

import pytest

from arbitre.kernel.error import BadScenario
from arbitre.scenario.run import check_text

COUNTING = (
    '{ ability = "static", effects = [{ static = "gets", cards = "this", stat = "strength", '
    'amount = { count = "stat", target = { of = "this" }, stat = "life" } }] }'
)
WHILE = (
    '{ ability = "static", condition = { if = "during", turn = "your turn" }, '
    'effects = [{ static = "gets", cards = "this", stat = "strength", amount = 1 }] }'
)


@pytest.mark.parametrize(("quoted", "says"), [(WHILE, "conditions of its own"), (COUNTING, "the card that gains it")])
@pytest.mark.parametrize(("game", "kind"), [("spoils", "character"), ("fallen", "angel")])
def test_what_cards_would_gain_and_nobody_would_ask_for_is_refused(
    game: str, kind: str, quoted: str, says: str
) -> None:
    item = {"spoils": 'type = "item"', "fallen": 'type = "golem"\nshield = 1'}[game]
    giver = f'static = "gains", cards = {{ what = "{kind}" }}, abilities = [{quoted}]'
    text = f"""
game = "{game}"
rules = []
title = "What can't be gained"
[[card]]
name = "Giver"
{item}
cost = 0
abilities = [{{ ability = "static", effects = [{{ {giver} }}] }}]
[A]
{"play" if game == "spoils" else "rear"} = ["Giver"]
"""
    with pytest.raises(BadScenario, match=says):
        check_text(text)
