"""Chapter 4: the turn actions together: the legal ones as options, and carrying one out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.lorcana import activate, challenge, ink, move, play, quest, stats
from arbitre.games.lorcana.offering import offer
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.decision import Option, Reason

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana

RECKLESS: Final = Reason("reckless-must-challenge", "8.7.3")
MUST_QUEST: Final = Reason("must-quest", "1.2.1")
MUST_CHALLENGE: Final = Reason("must-challenge", "1.2.1")

END_TURN: Final = offer("end turn")


def options(game: Lorcana, seat: int) -> list[Option]:
    """Every turn action this player can take now, in the rulebook's order (4.1.3), the end of the turn first.

    4.1.1: no card is needed for it, and each can be taken again and again; only inking is counted (`ink.limit`)."""
    out: list[Option] = []
    ready: list[int] = []  # the characters that could exert
    locations: list[int] = []
    usable: list[int] = []  # cards that may have an activated ability
    held = everyone = False
    force = game.in_force
    if force:
        # whether something may keep the player from ending the turn, or give abilities to other cards
        held = "Reckless" in force or "must quest" in force or "must challenge" in force
        everyone = activate.are_given(force)
    all_facts = game.facts
    exerted = game.exerted
    applied = game.applied
    given = everyone or game.timed  # any card may have more than what is printed on it
    for card in game.zones[seat][PLAY]:
        facts = all_facts[card]
        if facts.is_character and not exerted[card]:  # 8.7.4
            ready.append(card)
        if given or facts.more_to_ask:
            if facts.is_location:
                locations.append(card)
            if facts.reckless or applied[card]:
                held = True
            if facts.usable or everyone or applied[card]:
                usable.append(card)
    if not held or _reckless(game, seat, ready) is None:
        out.append(END_TURN)
    ink.options(game, seat, out)  # 4.1.1, 4.1.3
    play.options(game, seat, ready, out)
    if usable:
        activate.options(game, seat, usable, out)
    if ready:
        quest.options(game, ready, out)
        challenge.options(game, seat, ready, out)
    if locations:
        move.options(game, seat, locations, out)
    return out


def why_not_end(game: Lorcana, seat: int) -> Reason | None:
    """3.3.2: the end of the turn can be declared, unless Reckless forbids it."""
    return _reckless(game, seat, [card for card in game.zones[seat][PLAY] if not game.exerted[card]])


def _reckless(game: Lorcana, seat: int, ready: list[int]) -> Reason | None:
    """8.7.3: not while a ready character with Reckless can challenge. 8.7.4: once exerted, whether for an ability or a
    song, it is no longer ready."""
    given = game.in_force.get("Reckless")
    for card in ready:
        if (
            (given or game.applied[card] or "Reckless" in game.facts[card].keywords)
            and stats.has(game, card, "Reckless")
            and challenge.can_challenge(game, seat, card)
        ):
            return RECKLESS
    if "must quest" in game.in_force or "must challenge" in game.in_force:
        return _obliged(game, seat, ready)
    return None


def _obliged(game: Lorcana, seat: int, ready: list[int]) -> Reason | None:
    """1.2.1: a card's text beats the rule that the turn can be ended: not while a character can still do what it must.
    Once exerted for something else it no longer can, as with Reckless (8.7.4)."""
    for card in ready:
        if stats.compelled(game, card, "must quest") and quest.why_not(game, seat, card) is None:
            return MUST_QUEST
        if stats.compelled(game, card, "must challenge") and challenge.can_challenge(game, seat, card):
            return MUST_CHALLENGE
    return None


def perform(game: Lorcana, seat: int, option: Option) -> None:
    """Carry out a chosen turn action, or begin to where something is asked or resolves on the way."""
    kind = option.kind
    card = option.card
    if kind == "quest":
        quest.quest(game, seat, card)
    elif kind == "ink":
        ink.ink_a_card(game, seat, card)
    elif kind == "play":
        game.push(play.PlayACard(seat, card, "ink"))
    elif kind == "challenge":
        game.push(challenge.Challenge(seat, card, option.target))
    elif kind == "shift":
        game.push(play.PlayACard(seat, card, "shift", option.target, option.number))
    elif kind == "sing":
        game.push(play.PlayACard(seat, card, "sing", option.target))
    elif kind == "sing together":
        game.push(play.PlayACard(seat, card, "sing together"))
    elif kind == "play free":
        game.push(play.PlayACard(seat, card, "free", which=option.number))
    elif kind in ("use", "use free"):
        ability = activate.abilities(game, card)[option.number]
        game.push(activate.UseAbility(seat, card, ability, free=kind == "use free"))
    else:
        game.push(move.Move(seat, card, option.target))
