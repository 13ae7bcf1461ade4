"""Chapter 8: the keywords that are triggered or activated abilities, said in the ability language.

The static ones are checked where they matter: Alert, Evasive and Rush in `challenge.py`, Bodyguard there and in
`play.py`, Reckless in `quest.py` and `actions.py`, Challenger and Singer in `stats.py`, Resist in `damage.py`, Shift in
`play.py` and `moving.py`, Sing Together in `play.py`, Ward in `choose.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.parts import triggers_of
from arbitre.ability.run import Resolve
from arbitre.ability.waiting import Waiting
from arbitre.games.lorcana import bag, stats
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.effects import VOCABULARY
from arbitre.games.lorcana.facts import Activation

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana

SUPPORT: Final = triggers_of(
    n.Triggered(
        when=(n.When("quests", card="this"),),
        effects=(n.May((n.AddStrength(n.Chosen(n.Select("character", other=True))),)),),
    ),
    "Support",
    VOCABULARY,
)[0]  # 8.13.1

VANISH: Final = triggers_of(
    n.Triggered(when=(n.When("chosen", card="this", player="opponents", action=True),), effects=(n.Banish(n.This()),)),
    "Vanish",
    VOCABULARY,
)[0]  # 8.14.1

_BOOSTS: dict[int, Activation] = {}


def boost(value: int) -> Activation:
    """8.4.1: once during your turn, pay N ink to put the top card of your deck facedown under this card."""
    known = _BOOSTS.get(value)
    if known is None:
        node = n.Activated(cost=(n.PayInk(value),), effects=(n.PutUnder(n.TopOfDeck()),), once=True)
        known = _BOOSTS[value] = Activation(f"Boost {value}", node, VOCABULARY, keyword="Boost")
    return known


def support(game: Lorcana, card: int) -> None:
    if stats.has(game, card, "Support"):  # 8.13.1
        slots = {"this": game.serial[card], "it": ((card, game.serial[card]),), "amount": 0}
        bag.put_in(game, Waiting(game.controller[card], card, SUPPORT, slots))


def _vanish(game: Lorcana, card: int) -> None:
    """8.14.2: in the bag until the action has resolved. "This" is the character as it is now: one that has changed
    zones by then is another card and is left alone."""
    slots = {"this": game.serial[card], "it": ((card, game.serial[card]),), "amount": 0}
    bag.put_in(game, Waiting(game.controller[card], card, VANISH, slots))  # 8.14.2


def was_chosen(game: Lorcana, chooser: int, card: int, frame: Resolve) -> None:
    """6.1.3: a card in play was chosen as an effect resolved."""
    by_action = int(frame.by_action)
    game.emit("chosen", "6.1.3", chooser, card, other=frame.source, amount=by_action)
    if by_action and chooser not in game.side(game.controller[card]) and stats.has(game, card, "Vanish"):  # 8.14.1
        _vanish(game, card)
