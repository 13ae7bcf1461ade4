"""Chapter 4: the turn actions together: the legal ones as options, why one is not legal, and carrying one out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.lorcana import activate, challenge, costs, ink, move, play, quest, stats
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.decision import NO_CARD, Option, Reason, Refusal
from arbitre.kernel.error import Error

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana

NOT_YOUR_TURN = Reason("not-your-turn", "4.1.2")
WAIT_FOR_TEAM = Reason("team-mate-acts", "9.3.1")
NOT_NOW = Reason("something-else-first", "4.1.2")
NOT_DONE_YET = Reason("something-else-first", "3.3.2.1")
GAME_OVER = Reason("game-over", "2.3.3")
RECKLESS = Reason("reckless-must-challenge", "8.7.3")
MUST_QUEST = Reason("must-quest", "1.2.1")
MUST_CHALLENGE = Reason("must-challenge", "1.2.1")

ACTIONS = (
    "ink",
    "play",
    "shift",
    "sing",
    "sing together",
    "play free",
    "use free",
    "use",
    "quest",
    "challenge",
    "move",
    "end turn",
)


NEEDS = {"end turn": 0, "shift": 2, "sing": 2, "challenge": 2, "move": 2}  # how many cards; all others one


class IncompleteMove(Error):
    """A turn action of which not all cards are named: nobody can say whether it is legal."""

    def __init__(self, action: str, needed: int, named: int) -> None:
        super().__init__(f"{action}: with which cards? It needs {needed}, {named} named")
        self.named = named


HOLDING = frozenset(("Reckless", "must quest", "must challenge"))
"""Static effects that can keep a player from ending the turn."""


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
        held = not HOLDING.isdisjoint(force)  # whether something may keep the player from ending the turn
        everyone = not activate.GIVING.isdisjoint(force)
    all_facts = game.facts
    exerted = game.exerted
    applied = game.applied
    given = everyone or game.timed  # any card may have more than what is printed on it
    for card in game.zones[seat][PLAY]:
        facts = all_facts[card]
        if facts.is_character and not exerted[card]:
            ready.append(card)
        if given or facts.more_to_ask:
            if facts.is_location:
                locations.append(card)
            if facts.reckless or applied[card]:
                held = True
            if facts.usable or everyone or applied[card]:
                usable.append(card)
    if not held or _reckless(game, seat, ready) is None:
        out.append(Option("end turn"))
    ink.options(game, seat, out)
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
    """8.7.3: not while a ready character with Reckless can challenge. 8.7.4: once exerted, be it for an ability or a
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
    Exerted for something else, it can't any more, as with Reckless (8.7.4)."""
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


def why_not(
    game: Lorcana,
    action: str,
    card: int = NO_CARD,
    target: int = NO_CARD,
    number: int = 0,
    seat: int | None = None,
) -> Refusal | None:
    """None if this turn action is legal now, else why it is not and the rule that forbids it.

    1.7.6, 4.1.4: what can't be carried out is refused before it begins: nothing has been paid or triggered that would
    have to be undone, nothing shown that could not be (1.7.6.2). The player is still asked, and may try again
    (1.7.6.1)."""
    if action not in ACTIONS:
        raise Error(f"there is no turn action {action!r}; there are: {', '.join(ACTIONS)}")
    named = (card != NO_CARD) + (target != NO_CARD)
    needed = NEEDS.get(action, 1)
    if named < needed and (action != "challenge" or card == NO_CARD):
        raise IncompleteMove(action, needed, named)
    if game.over:
        return Refusal(GAME_OVER)
    if seat is None:
        seat = game.active if game.decision is None else game.decision.seat
    for one in (card, target):
        if one != NO_CARD and not 0 <= one < len(game.facts):
            raise Error(f"there is no card {one}: this game has {len(game.facts)}, from 0")
    if not game.is_active(seat):
        return Refusal(NOT_YOUR_TURN)
    if game.decision is not None and game.decision.kind == "turn action" and game.decision.seat != seat:
        return Refusal(WAIT_FOR_TEAM)
    if game.decision is None or game.decision.kind != "turn action":
        return Refusal(NOT_DONE_YET if action == "end turn" else NOT_NOW)
    reason = _reason(game, seat, action, card, target, number)
    return None if reason is None else Refusal(reason, _about(game, seat, action, card, target, number))


def _reason(game: Lorcana, seat: int, action: str, card: int, target: int, number: int) -> Reason | None:
    if action == "end turn":
        return why_not_end(game, seat)
    if action == "ink":
        return ink.why_not(game, seat, card)
    if action == "play":
        return play.why_not(game, seat, card)
    if action == "shift":
        return play.why_not_shift(game, seat, card, target, number)
    if action == "sing":
        return play.why_not_sing(game, seat, card, target)
    if action == "sing together":
        return play.why_not_sing_together(game, seat, card)
    if action == "play free":
        return play.why_not_free(game, seat, card, number)
    if action == "use":
        return activate.why_not(game, seat, card, number)
    if action == "use free":
        return activate.why_not_free(game, seat, card, number)
    if action == "quest":
        return quest.why_not(game, seat, card)
    if action == "challenge" and target == NO_CARD:
        reason = challenge.why_not_challenger(game, seat, card)
        if reason is None:
            raise IncompleteMove(action, 2, 1)
        return reason
    if action == "challenge":
        return challenge.why_not(game, seat, card, target)
    return move.why_not(game, seat, card, target)


def _about(game: Lorcana, seat: int, action: str, card: int, target: int, number: int) -> dict[str, str | int]:
    """The numbers a sentence about the refusal needs."""
    about: dict[str, str | int] = {"ink": game.ready_ink(seat)}
    if card != NO_CARD:
        about["card"] = game.facts[card].full_name
        cost = game.facts[card].cost
        if action == "play":
            cost = play.total_cost(game, seat, card)
        elif action == "use" and number < len(activate.abilities(game, card)):
            cost = activate.abilities(game, card)[number].ink
        elif action == "move" and target != NO_CARD:
            cost = move.total_cost(game, card, target)
        elif action in ("quest", "challenge"):
            cost = costs.ink_to(game, card, f"pay to {action}")
        elif action == "shift" and number < len(game.facts[card].shifts):
            cost = max(0, game.facts[card].shifts[number].ink - costs.reduction(game, seat, card, "shift"))
        about["cost"] = cost
    if target != NO_CARD:
        about["target"] = game.facts[target].full_name
        if action == "sing":
            about["value"] = stats.sings_as(game, target)
    return about
