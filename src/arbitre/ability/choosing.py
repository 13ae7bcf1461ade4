"""Choices of an effect: which cards, which players, which number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.ability import nodes as n
from arbitre.ability.match import SHARED, amount, description, refs_of, seats_of
from arbitre.ability.offering import offer
from arbitre.ability.run import Resolve
from arbitre.ability.table import Context, Table
from arbitre.kernel.decision import Option
from arbitre.kernel.offers import OfCard
from arbitre.kernel.procedure import Round

if TYPE_CHECKING:
    from arbitre.ability.kinds import OptionKind

ANY_NUMBER: Final = 1_000_000
CHOOSE: Final[OfCard[OptionKind]] = OfCard("choose")
DONE: Final = offer("done")

SEARCHED: Final = ("deck", "register")  # piles: what is in there is known only by searching


class Choice:
    """A chosen target, read once: texts are never altered, so the very same object always asks for the same."""

    __slots__ = (
        "any_number",
        "at_least",
        "at_random",
        "by",
        "described",
        "different",
        "fixed",
        "game",
        "may_fail",
        "needed",
        "node",
        "open_ended",
        "searched",
        "select",
        "slot",
        "total",
    )

    def __init__(self, game: Table, node: n.Chosen) -> None:
        self.node = node  # kept, so that no other object takes its identity
        self.game: type = type(game)
        self.select: n.Select = node.cards
        self.described = description(game, node.cards)
        self.fixed: int | None = node.count if isinstance(node.count, int) else None
        self.any_number = node.any_number
        self.at_least = node.at_least
        self.at_random = node.at_random
        self.open_ended = node.any_number or (node.at_least and not node.at_random)
        self.needed = needed(node)
        self.may_fail = may_fail(game, node.cards)
        self.searched = node.cards.zone in SEARCHED
        self.by: str = node.by
        self.slot = node.slot
        self.different = node.different
        self.total = node.total

    def count(self, game: Table, ctx: Context) -> int:
        fixed = self.fixed
        return amount(game, ctx, self.node.count) if fixed is None else fixed

    def left(self, game: Table, ctx: Context, chooser: int, before: tuple[int, ...], picked: bool = False) -> list[int]:
        """What can be chosen in addition to what was chosen before. `picked`: the effect has the cards chosen by name
        (`Choose`), not in doing something with them."""
        cards = self.described.candidates(game, ctx)  # 6.1.3.1
        if before:
            cards = [card for card in cards if card not in before]
            if self.different:  # 201.1b
                names = [game.facts[card].name for card in before]
                cards = [card for card in cards if game.facts[card].name not in names]
        total = self.total
        if total is not None:  # 6.1.3.1
            room = total.most - sum([game.stat(card, total.stat) for card in before])
            cards = [card for card in cards if game.stat(card, total.stat) <= room]
        slots = ctx.slots
        if "kept" in slots:  # what is needed for something else
            kept = [card for card, _ in slots["kept"]]
            cards = [card for card in cards if card not in kept]
        if "in stead" in slots:
            cards = game.known_in_stead(ctx, self.select, cards)
        cards = game.choosable(chooser, cards, picked, self.select, ctx.source)
        if not picked or not cards:
            return cards
        wanted = 1
        if self.needed and self.fixed != 1:
            wanted = max(1, self.count(game, ctx) - len(before))
        return game.affordable(chooser, cards, before, wanted)


MOST: Final = 20_000
_READ: Final[dict[int, Choice]] = {}


def choice_of(game: Table, node: n.Chosen) -> Choice:
    known = _READ.get(id(node))
    if known is None or known.game is not type(game):
        if len(_READ) >= MOST:
            _READ.clear()
        known = _READ[id(node)] = Choice(game, node)
    return known


def choices(
    game: Table, ctx: Context, target: n.Chosen, chooser: int, before: tuple[int, ...], picked: bool = False
) -> list[int]:
    """What can be chosen in addition to what was chosen before (`Choice.left`)."""
    return choice_of(game, target).left(game, ctx, chooser, before, picked)


def needed(target: n.Chosen) -> bool:
    """Whether at least as many as it says must be chosen."""
    return target.at_least or not (target.up_to or target.any_number)


def may_fail(game: Table, cards: n.Select) -> bool:
    """A player who looks for a certain card in a private zone need not find it; in some games, not even any card at
    all."""
    if game.any_search_may_fail and cards.zone in SEARCHED:
        return True
    return cards.zone in game.need_not_find and (cards.what != "card" or bool(cards.where))


def to_choose(game: Table) -> tuple[int, int] | None:
    """How many cards the effect that asks has chosen one after another: at least, and at most."""
    frame, asked = game.stack[-1], game.decision
    if asked is None or not isinstance(frame, Resolve):
        return None
    node = frame.program.ops[frame.cursor].node
    if asked.kind == "choose card" and isinstance(node, n.Chosen):
        count = amount(game, frame, node.count)
        least = count if needed(node) and not may_fail(game, node.cards) else 0
        return least, ANY_NUMBER if node.any_number or node.at_least else count
    if asked.kind == "choose discard" and isinstance(node, n.Discard):
        if node.any_number:
            return 0, ANY_NUMBER
        count = amount(game, frame, node.amount)
        return count, count
    return None


def pick(game: Table, frame: Resolve, node: n.Chosen) -> None:
    """Cards are chosen for later sentences to speak of: in some games an action of its own."""
    _choose_cards(game, frame, node, True)


def take(game: Table, frame: Resolve, node: n.Chosen) -> None:
    """Cards are chosen as part of doing something with them."""
    _choose_cards(game, frame, node, False)


def _choose_cards(game: Table, frame: Resolve, node: n.Chosen, by_name: bool) -> None:
    """Choices are made as the effect resolves, one after another; "up to" may stop at any number (6.1.3, 6.7.3.2)."""
    choice = choice_of(game, node)
    if choice.searched and not frame.asking and not game.searches(frame, node):
        return
    picked = _picked_so_far(game, frame) if frame.slots.get("picking") else ()
    chooser = chooser_of(game, frame, choice.by)
    answer = frame.answer(game)
    finished = False
    if answer is not None:
        if answer.kind == "done":
            finished = True
        else:
            picked = (*picked, answer.card)
    count = choice.count(game, frame)
    limit = ANY_NUMBER if choice.open_ended else count
    if choice.at_random or ("in stead" in frame.slots and game.chosen_blindly(frame, choice.select)):
        left = choice.left(game, frame, chooser, (), by_name)
        game.chance.shuffle(left)
        picked = tuple(left[:limit])
        game.chance_chose(frame, node, picked)
        finished = True
    if not finished and len(picked) < limit:
        cards = choice.left(game, frame, chooser, picked, by_name)
        forced = choice.needed and not choice.may_fail  # 7.1.4, 312.2, F3.3.2, F3.3.3
        forced = forced and not (choice.at_least and len(picked) >= count)  # F3.3.4
        while forced and cards and len(picked) + len(cards) <= count and not game.asks_all:
            picked = (*picked, *cards)  # all of them: there is nothing to choose
            cards = choice.left(game, frame, chooser, picked, by_name) if len(picked) < count else []
        if cards:
            offered: list[Option] = CHOOSE
            options = [offered[card] for card in cards]
            if not forced and not game.must_be_chosen(cards, by_name):
                options.append(DONE)  # "up to" includes 0
            if picked:
                frame.set("picking", refs_of(game, list(picked)))
            game.ask_for(frame, chooser, "choose card", options)
            return
        if len(picked) < count and choice.needed:
            frame.fail()
    if len(picked) < count and choice.needed:  # 1.7.7
        frame.fail()
    if choice.searched:
        game.found(frame, node, picked)
    found = refs_of(game, list(picked))
    frame.slots = {**frame.slots, "picking": (), choice.slot: found}
    if count == 0 and not choice.any_number:
        frame.set("none asked", (*frame.slots.get("none asked", ()), choice.slot))
    for ref in found:
        if game.in_play(ref[0]):
            game.was_chosen(chooser, ref[0], frame, by_name)
        else:
            frame.set("outside play", (*frame.slots.get("outside play", ()), ref))


def _picked_so_far(game: Table, frame: Resolve) -> tuple[int, ...]:
    return tuple([card for card, number in frame.slots["picking"] if game.serial[card] == number])


def none_asked(frame: Resolve, target: Any) -> bool:
    """Whether 0 cards were to be chosen, so that there is nothing that could not be done."""
    return isinstance(target, n.That) and target.ref in frame.slots.get("none asked", ())


def speak_of_all(game: Table, frame: Resolve, node: tuple[str, list[str]]) -> None:
    """Cards chosen one kind after another are spoken of together."""
    slot, parts = node
    frame.set(slot, tuple(dict.fromkeys(ref for part in parts for ref in frame.slots.get(part, ()))))


def pick_player(game: Table, frame: Resolve, node: n.ChoosePlayer) -> None:
    answer = frame.answer(game)
    if node.any_number:
        _pick_players(game, frame, node, answer)
        return
    if answer is None:
        options = [offer("player", target=seat) for seat in seats_of(game, frame, node.among)]
        if options:
            game.ask_for(frame, frame.seat, "choose player", options)
        return
    frame.set("that player", answer.target)


def _pick_players(game: Table, frame: Resolve, node: n.ChoosePlayer, answer: Option | None) -> None:
    """One after another until there are enough."""
    if answer is None:
        frame.set("those players", ())
    elif answer.kind == "done":
        return
    else:
        frame.set("those players", (*frame.slots["those players"], answer.target))
    left = [seat for seat in seats_of(game, frame, node.among) if seat not in frame.slots["those players"]]
    if left:
        options = [offer("player", target=seat) for seat in left]
        game.ask_for(frame, frame.seat, "choose player", [*options, DONE])


SHARED.effects[n.ChoosePlayer] = pick_player


@SHARED.effect(n.Repeat)
def _repeat(game: Table, frame: Resolve, node: n.Repeat) -> None:
    frame.cursor = 0
    game.push(Round())


def ask_number(game: Table, frame: Resolve, seat: int, low: int, high: int) -> int | None:
    """A number from low to high, or None while the player is being asked."""
    answer = frame.answer(game)
    if answer is not None:
        return answer.number
    if high <= low:
        return low
    game.ask_for(frame, seat, "choose number", [offer("number", number=i) for i in range(high, low - 1, -1)])
    return None


def chooser_of(game: Table, frame: Resolve, players: str) -> int:
    seats = seats_of(game, frame, players)  # 1.4.3: its player, unless it says who else
    return seats[0] if seats else frame.seat


def chosen_in(amount: Any) -> n.Chosen | None:
    """The choice an amount depends on."""
    if isinstance(amount, n.StatOf):
        return amount.target if isinstance(amount.target, n.Chosen) else None
    if isinstance(amount, n.Times | n.Plus | n.AtMost):
        return chosen_in(amount.amount)
    return None
