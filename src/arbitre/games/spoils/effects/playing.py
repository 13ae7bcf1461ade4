"""Effects that play: cards (604.2), resources (605), attacks; terminating (314) and duplicating (307) tactics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from arbitre.ability.choosing import choices
from arbitre.ability.lasting import apply
from arbitre.ability.match import amount, candidates, seats_of, target_cards
from arbitre.ability.run import Resolve
from arbitre.games.spoils import battle, respond, stats
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.effects.reading import LAST_TACTIC, can_be_played, last_tactic
from arbitre.games.spoils.effects.vocabulary import VOCABULARY
from arbitre.games.spoils.offering import PASS, offer
from arbitre.games.spoils.play import PlayACard
from arbitre.games.spoils.resource import PlayAResource
from arbitre.games.spoils.use import FORBIDDEN, UseAbility
from arbitre.games.spoils.zones import HAND, PLAYED
from arbitre.kernel.decision import NO_CARD

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.spoils.game import Spoils


@VOCABULARY.effect(n.PlayResource)
def _play_resource(game: Spoils, frame: Resolve, node: n.PlayResource) -> None:
    """203.1: only when an effect says so."""
    seats = seats_of(game, frame, node.player)
    if not seats or not game.zones[seats[0]][HAND]:
        frame.fail()
        return
    game.push(PlayAResource(seats[0], node.up_to, node.face_down))


@VOCABULARY.possible_if(n.PlayResource)
def _can_play_resource(game: Spoils, ctx: Context, node: n.PlayResource) -> bool:
    return any(game.zones[seat][HAND] for seat in seats_of(game, ctx, node.player))


def _to_play(node: n.Play) -> n.Effect:
    """Only what could be played can be chosen to be played (308.1a, 405.2). Several are played one after another: what
    one of them brings may let the next be played."""
    if not isinstance(node.target, n.Chosen):
        return node
    several = node.target.count
    if isinstance(several, int) and several > 1:
        one = replace(node, target=replace(node.target, count=1))
        rest = replace(node, target=replace(node.target, count=several - 1))
        return n.IfYouDo((one,), (rest,))
    if node.player == "you":
        cards = replace(node.target.cards, where=(*node.target.cards.where, n.Playable(node.free)))
        return replace(node, target=replace(node.target, cards=cards))
    return node


VOCABULARY.rewrite[n.Play] = _to_play


@VOCABULARY.effect(n.Play)
def _play(game: Spoils, frame: Resolve, node: n.Play) -> None:
    """604.2: by the steps of playing a card, at the moment the effect resolves (204.1)."""
    seats = seats_of(game, frame, node.player)
    if not seats:
        frame.fail()
        return
    able = [c for c in target_cards(game, frame, node.target) if can_be_played(game, seats[0], c, node.free)]
    if not able:
        frame.fail()
        return
    game.push(PlayACard(seats[0], able[0], "free" if node.free else "hand", by_effect=True))  # 604.2


@VOCABULARY.possible_if(n.Play)
def _can_play(game: Spoils, ctx: Context, node: n.Play) -> bool:
    seats = seats_of(game, ctx, node.player)
    if not seats:
        return False
    if isinstance(node.target, n.Chosen):
        found = choices(game, ctx, node.target, seats[0], ())
    elif isinstance(node.target, n.Each):
        found = candidates(game, ctx, node.target.cards)
    else:
        found = target_cards(game, ctx, node.target)
    return any(can_be_played(game, seats[0], card, node.free) for card in found)


@VOCABULARY.effect(n.Terminate)
def _terminate(game: Spoils, frame: Resolve, node: n.Terminate) -> None:
    """314.1, 314.2: the card or ability this responds to is stopped before it resolves; none of its instructions are
    followed. A card goes to its owner's discard pile at once, or where this says."""
    if isinstance(node.target, n.Each):
        _terminate_all(game, frame, target_cards(game, frame, node.target), node.then_to)
        return
    action = respond.responding_to(game)
    if isinstance(node.target, n.That):  # a trigger speaks of the card that is being played
        spoken = target_cards(game, frame, node.target)
        action = next((p for p in reversed(game.stack) if isinstance(p, PlayACard) and p.card in spoken), None)
    if isinstance(node.target, n.This):  # the card that is being played says so of itself
        action = next((p for p in reversed(game.stack) if isinstance(p, PlayACard) and p.card == frame.source), None)
        if action is not None:
            action.ended = node.then_to
            game.emit("terminated", "314.1", action.seat, action.card)
    elif isinstance(action, PlayACard) and (isinstance(action, Copy) or game.zone_of[action.card] == PLAYED):
        action.ended = node.then_to
        game.emit("terminated", "314.1", action.seat, action.card)
        action.put_away(game, node.then_to, "314.1")
    elif isinstance(action, UseAbility):
        action.ended = "ability"
        game.emit("terminated", "314.1", action.seat, action.card, word="ability")
    else:
        frame.fail()


def _terminate_all(game: Spoils, frame: Resolve, cards: list[int], where: str) -> None:
    """314.1: whatever is still being played, the latest first."""
    found = [p for p in reversed(game.stack) if isinstance(p, PlayACard) and p.card in cards and not p.ended]
    for action in found:
        action.ended = where
        game.emit("terminated", "314.1", action.seat, action.card)
        if isinstance(action, Copy) or game.zone_of[action.card] == PLAYED:
            action.put_away(game, where, "314.1")
    if not found:
        frame.fail()


@VOCABULARY.effect(n.PlayWithin)
def _play_within(game: Spoils, frame: Resolve, node: n.PlayWithin) -> None:
    """308.1, 604.2: one after the other; what one of them brings may let the next be played."""
    left = frame.slots.get("tally left", -1)
    if left < 0:
        left = amount(game, frame, node.total)
        frame.set("tally left", left)
    answer = frame.answer(game)
    if answer is not None:
        if answer.kind == "done":
            frame.set("tally left", -1)
            return
        frame.set("tally left", left - game.facts[answer.card].cost)
        frame.cursor -= 1
        game.push(PlayACard(frame.seat, answer.card, "free", by_effect=True))
        return
    hand = game.zones[frame.seat][HAND]
    able = [c for c in hand if game.facts[c].cost <= left and can_be_played(game, frame.seat, c, True)]
    if able:
        game.ask_for(frame, frame.seat, "choose card", [*[offer("choose", card) for card in able], offer("done")])
    else:
        frame.set("tally left", -1)


@VOCABULARY.effect(n.UseAnAbility)
def _use_an_ability(game: Spoils, frame: Resolve, node: n.UseAnAbility) -> None:
    """606.1: by the steps of using an ability, or not at all."""
    answer = frame.answer(game)
    if answer is None:
        options = [option for option in game.tactical(frame.seat) if option.kind == "use"]
        if options:
            frame.cursor -= 1
            frame.asking = True
            game.stop(frame.seat, "response", [PASS, *options], NO_CARD, ("606.1a",))
        return
    if answer.kind == "use":
        game.push(game.action(frame.seat, answer))


@VOCABULARY.effect(n.ForbidAbility)
def _forbid_ability(game: Spoils, frame: Resolve, node: n.ForbidAbility) -> None:
    """402.7: the very ability this responds to, on the card it is on."""
    action = respond.responding_to(game)
    if not isinstance(action, UseAbility):
        frame.fail()
        return
    apply(game, frame, action.card, FORBIDDEN, 0, action.ability.key, "this turn")
    game.emit("can't", "402.7", game.controller[action.card], action.card, frame.source, word="use abilities")


@VOCABULARY.effect(n.EntersUnder)
def _enters_under(game: Spoils, frame: Resolve, node: n.EntersUnder) -> None:
    """604.1h: the card this responds to will enter play under another player's control."""
    action = respond.responding_to(game)
    if isinstance(action, PlayACard) and game.zone_of[action.card] == PLAYED:
        action.under = next(iter(seats_of(game, frame, node.player)), frame.seat)
    else:
        frame.fail()


@VOCABULARY.effect(n.ThenTo)
def _then_to(game: Spoils, frame: Resolve, node: n.ThenTo) -> None:
    for procedure in reversed(game.stack):
        if isinstance(procedure, PlayACard) and procedure.card == frame.source:
            procedure.then_to = node.zone
            return


@VOCABULARY.effect(n.Attack)
def _attack(game: Spoils, frame: Resolve, node: n.Attack) -> None:
    answer = frame.answer(game)
    seat = frame.seat
    if answer is None:
        able = [t for t in battle.targets(game, seat) if battle.why_not(game, seat, t) is None]
        if not able or game.battle is not None:
            frame.fail()
            return
        game.ask_for(frame, seat, "choose card", [offer("attack", target) for target in able])
        return
    game.push(battle.Attack(seat, answer.card))


class Copy(PlayACard):
    """307 A copy of a tactic: it costs nothing and needs no threshold; its extra costs are satisfied anew (307.1), its
    options chosen anew (307.2). It is no card, so it goes nowhere."""

    __slots__ = ()

    def base(self, game: Spoils) -> int:
        return 0

    def announce(self, game: Spoils) -> None:
        from arbitre.games.spoils import costs

        if game.answer is not None:
            self.text = game.answered().number
        costs.begin(game, game.facts[self.card].texts[self.text].costs)
        self.serial = game.serial[self.card]
        game.emit("duplicated", "307.1", self.seat, self.card)

    def resolve(self, game: Spoils) -> None:
        text = game.facts[self.card].texts[self.text]
        if text.program is not None and not self.ended:
            slots = {**self.slots, **text.costs.picked_as, "this": self.serial}
            game.push(Resolve(text.program, self.card, self.seat, slots, by_action=True))

    def finish(self, game: Spoils) -> None:
        pass

    def put_away(self, game: Spoils, where: str, rule: str) -> None:
        pass


Copy.steps = (
    ("307.2", Copy.choose_text),
    ("307.1", Copy.announce),
    ("307.1", Copy.satisfy),
    ("307.1", Copy.pay),
    ("604.1f", Copy.settle),
    ("604.1g", Copy.respond),
    ("604.1h", Copy.resolve),
)


@VOCABULARY.effect(n.Duplicate)
def _duplicate(game: Spoils, frame: Resolve, node: n.Duplicate) -> None:
    """307.3: where tactics cannot be played, the copy comes to nothing."""
    cards = target_cards(game, frame, node.target)
    if node.target == LAST_TACTIC:
        cards = last_tactic(game, frame.source)
    if not cards or stats.players_cannot(game, frame.seat, "play tactics"):  # 307.3
        frame.fail()
        return
    game.push(Copy(frame.seat, cards[0], "free", by_effect=True))
