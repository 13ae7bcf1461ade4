"""What a player can do now: in the Word phase, and wherever a Miracle could be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.fallen import play, use
from arbitre.games.fallen.words import offer
from arbitre.games.fallen.zones import ADORATION, DIVINE, FIRING, HAND, LIMBO, PURGATORY, REAR
from arbitre.kernel.decision import Option
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen
    from arbitre.games.fallen.kinds import OptionKind

WAYS = {"play": "normal", "storm": "storm", "gust": "gust", "phoenix": "phoenix"}
KINDS: dict[str, OptionKind] = {"normal": "play", "storm": "storm", "gust": "gust", "phoenix": "phoenix"}


def options(game: Fallen, seat: int) -> list[Option]:
    """The Word phase of the active player: pages, Miracles included (F1.15.14), abilities, the attack phase, the
    end."""
    out = [offer("end turn") if game.attacked else offer("announce attack")]
    _pages(game, seat, "word", out)  # F1.15.14
    _abilities(game, seat, "word", out)
    return out


def responses(game: Fallen, seat: int) -> list[Option]:
    """Wherever a Miracle could be played: in Contemplations (F1.15.16) and in response to an effect on the stack
    (F1.15.15). There Equipment, pages by Storm (F1.15.17) and Divine abilities (F1.4.5) are possible too."""
    out: list[Option] = []
    _pages(game, seat, "miracle", out)  # F1.15.15, F1.15.16, F1.15.17
    _abilities(game, seat, "miracle", out)  # F1.4.5
    return out


def _pages(game: Fallen, seat: int, now: str, out: list[Option]) -> None:
    """Of several identical pages in hand one is offered: it makes no difference which is played."""
    energy = sum([game.energy[card] for zone in (ADORATION, REAR, FIRING) for card in game.zones[seat][zone]])
    cheaper = "CostsLess" in game.in_force
    faster = "Tempête" in game.in_force or "Bourrasque" in game.in_force
    facts_of = game.facts
    seen: set[str] = set()
    for card in game.zones[seat][HAND]:
        facts = facts_of[card]
        if facts.name in seen:
            continue
        seen.add(facts.name)
        if now == "miracle" and not facts.fast and not faster:
            continue
        if facts.least > energy and not cheaper:
            continue
        _ways(game, seat, card, now, out)
    for card in game.zones[seat][LIMBO]:
        _ways(game, seat, card, now, out)


def _ways(game: Fallen, seat: int, card: int, now: str, out: list[Option]) -> None:
    for way in play.ways(game, seat, card, now):
        if play.why_not(game, seat, card, way, now) is None:
            out.append(offer(KINDS[way], card))


def _abilities(game: Fallen, seat: int, now: str, out: list[Option]) -> None:
    facts, applied, copied = game.facts, game.applied, game.copied
    answer = now == "miracle"
    buried = 2 + answer
    zones = game.zones[seat]
    there = [*zones[DIVINE], *zones[ADORATION], *zones[REAR], *zones[FIRING]]
    able = [card for card in there if facts[card].uses[answer] or applied[card] or card in copied]
    able += [card for card in zones[PURGATORY] if facts[card].uses[buried] or applied[card]]
    able += [card for card in zones[LIMBO] if facts[card].uses[answer] or applied[card] or card in copied]
    for card in able:
        for number, ability in enumerate(use.abilities(game, card)):
            if use.why_not(game, seat, card, ability, now) is None:
                out.append(offer("use", card, number=number))


def perform(game: Fallen, seat: int, option: Option) -> Procedure:
    if option.kind == "use":
        return use.UseAbility(seat, option.card, use.abilities(game, option.card)[option.number])
    return play.PlayAPage(seat, option.card, WAYS[option.kind])
