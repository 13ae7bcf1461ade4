"""604 Playing a card: from hand, by Flip Up (507.4), or because an effect says so (604.2), for free or not (308)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.asking import concerns
from arbitre.ability.match import matches
from arbitre.ability.run import Resolve
from arbitre.games.spoils import changing_zones, costs, stats
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.costly import Costly
from arbitre.games.spoils.facts import Text
from arbitre.games.spoils.offering import offer
from arbitre.games.spoils.picking import demanded
from arbitre.games.spoils.respond import Window, it, open_window
from arbitre.games.spoils.zones import DECK, DISCARD, HAND, OUT, PLAY, PLAYED, ZONES
from arbitre.kernel.decision import NO_CARD, Reason
from arbitre.kernel.game import InForce
from arbitre.kernel.knowledge import reveal_one
from arbitre.kernel.roles import SERIAL, declare
from arbitre.kernel.zone import BOTTOM, TOP

if TYPE_CHECKING:
    from arbitre.games.spoils.facts import Count, FlipUp
    from arbitre.games.spoils.game import Spoils

NOT_IN_HAND = Reason("not-in-hand", "604.1a")
A_RESOURCE = Reason("resources-are-not-played-so", "604.1a")
NOT_NOW = {  # cards that are no tactics are played in one's own turn
    "character": Reason("not-at-this-time", "204.1"),
    "item": Reason("not-at-this-time", "206.1"),
    "location": Reason("not-at-this-time", "207.1"),
}
NO_TACTICS = Reason("tactics-cannot-be-played", "402.7")
CANNOT_PLAY = Reason("cannot-play", "402.7")
THRESHOLD = Reason("threshold-not-met", "405.2")
COST = Reason("cost-cannot-be-satisfied", "401.2")
RESTRICTED = Reason("cost-cannot-be-satisfied", "401.3a")
NO_FLIP_UP = Reason("has-no-flip-up", "507.4a")
FLIP_THRESHOLD = Reason("threshold-not-met", "507.4a")
FROM_HAND = {"way": "hand"}


# -- what is legal ---------------------------------------------------------------------------------------------


def why_not(game: Spoils, seat: int, card: int, now: str, have: Count | None = None) -> Reason | None:
    """Why a card can't be played from hand now. `now` is "main" in one's own turn outside a battle, "tactic" where
    tactics may be played (205.1), "any" where an effect has it played (204.1, 604.2). 604.1b: the threshold is
    looked at before anything is paid."""
    if game.zone_of[card] != HAND or game.controller[card] != seat:
        if now != "any":
            return NOT_IN_HAND
    reason = why_not_at_all(game, seat, card, now)
    if reason is not None:
        return reason
    facts = game.facts[card]
    if not stats.meets(have if have is not None else stats.icons(game, seat), facts.threshold):  # 201.3a, 405.2, 604.1b
        return THRESHOLD
    if can_be_paid(game, seat, card):
        return None
    return RESTRICTED if all(costs.restricted(game, seat, text.costs, card) for text in facts.texts) else COST


def can_be_paid(game: Spoils, seat: int, card: int) -> bool:
    """Whether the costs of a card can be satisfied, for one of its texts."""
    facts = game.facts[card]
    for text in facts.texts:
        if satisfiable(game, seat, card, text, facts.cost):  # 201.2a, 401.2
            return True
    return False


def satisfiable(game: Spoils, seat: int, card: int, text: Text, base: int) -> bool:
    base += demanded(game, seat, "must pay to play", card)
    return costs.can_satisfy(game, seat, text.costs, card, base, card=card, slots=FROM_HAND)


def why_not_at_all(game: Spoils, seat: int, card: int, now: str) -> Reason | None:
    """What keeps a card from being played, however it is paid for. 605.2: to play a card is not to play a resource."""
    facts = game.facts[card]
    if facts.is_resource or facts.is_faction:  # 203.1, 605.2
        return A_RESOURCE
    if facts.is_tactic and stats.players_cannot(game, seat, "play tactics"):
        return NO_TACTICS
    if facts.type == "character" and "players cannot play characters" in game.in_force:
        if stats.players_cannot(game, seat, "play characters"):
            return CANNOT_PLAY
    if now == "tactic" and not facts.is_tactic:  # 205.1
        if not as_tactic(game, seat, card):
            return NOT_NOW[facts.type]
        if stats.players_cannot(game, seat, "play tactics"):
            return NO_TACTICS
    for part in facts.self_statics:
        if isinstance(part.effect, n.CantPlayThis) and stats.in_force(game, InForce(card, seat, part)):
            return CANNOT_PLAY
    for found in game.in_force.get("PlayersCant", ()):
        if concerns(found, seat) and matches(game, found, found.ability.effect.cards, card):
            if stats.in_force(game, found):
                return CANNOT_PLAY
    return None


def as_tactic(game: Spoils, seat: int, card: int) -> bool:
    """507.6a: whether a card that is no tactic may be played whenever a tactic could, from hand or from lying face-down
    (507.6b)."""
    # 507.6a, 507.6b
    if game.facts[card].tactical or stats.has(game, card, "Tactical"):  # 507.3d: gained is as good as printed
        return True
    return any(
        found.seat == seat and matches(game, found, found.ability.effect.cards, card) and stats.in_force(game, found)
        for found in game.in_force.get("PlayAsTactic", ())
    )


def why_not_flip_up(game: Spoils, seat: int, card: int, now: str, have: Count | None = None) -> Reason | None:
    """507.4a: from being a face-down resource, for the Flip Up cost and threshold. 507.4d: at the usual times."""
    facts = game.facts[card]
    if game.zone_of[card] != PLAY or not game.face_down[card] or game.controller[card] != seat:
        return NO_FLIP_UP
    if "Flip Up" not in facts.keywords or facts.is_resource:
        return NO_FLIP_UP
    if "players cannot flip up" in game.in_force and stats.players_cannot(game, seat, "flip up"):
        return CANNOT_PLAY
    reason = why_not_at_all(game, seat, card, now)  # 507.4d
    if reason is not None:
        return reason
    flips = [text.flip_up for text in facts.texts if text.flip_up is not None]
    if not stats.meets(have if have is not None else stats.icons(game, seat), flips[0].threshold):
        return FLIP_THRESHOLD
    if not any(flip_satisfiable(game, seat, card, flip) for flip in flips):
        return COST
    return None


def flip_satisfiable(game: Spoils, seat: int, card: int, flip: FlipUp) -> bool:
    """507.4b: the cost number is paid before the card is flipped, so the card may be attached to pay for itself."""
    base = flip.cost + demanded(game, seat, "must pay to play", card)
    slots = {"way": "flip up"}
    return costs.can_satisfy(game, seat, flip.costs, card, base, card=card, paid=flip.cost, slots=slots)  # 507.4c


# -- playing ---------------------------------------------------------------------------------------------------


class PlayACard(Costly):
    """604.1 A card is played. `way` is "hand", "flip up", "free"; `slots` is what was picked for its costs."""

    __slots__ = ("by_effect", "ended", "numeric", "origin", "serial", "text", "then_to", "under", "way")

    def __init__(self, seat: int, card: int, way: str = "hand", by_effect: bool = False) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.way = way
        self.by_effect = by_effect
        self.text = 0  # which of its texts was chosen
        self.total = 0
        self.slots: dict[str, Any] = {}
        self.ended = ""  # where the card goes because it was terminated (314.1)
        self.then_to = "discard"
        self.under = seat  # under whose control it will enter play
        self.serial = -1
        self.origin = ""  # the zone it was played from
        self.numeric = -1  # its numeric cost, once it is known (406.3)

    def copy(self) -> PlayACard:
        twin = type(self)(self.seat, self.card, self.way, self.by_effect)
        twin.cursor = self.cursor
        twin.text = self.text
        twin.total = self.total
        twin.slots = self.slots
        twin.ended = self.ended
        twin.then_to = self.then_to
        twin.under = self.under
        twin.serial = self.serial
        twin.origin = self.origin
        twin.numeric = self.numeric
        return twin

    def choose_text(self, game: Spoils) -> None:
        texts = game.facts[self.card].texts
        if len(texts) > 1:
            flip = self.way == "flip up"
            options = [
                offer("text", self.card, number=place)
                for place, text in enumerate(texts)
                if (
                    flip_satisfiable(game, self.seat, self.card, text.flip_up)
                    if flip and text.flip_up is not None
                    else satisfiable(game, self.seat, self.card, text, self.base(game))
                )
            ]
            if not options:
                game.stack.pop()
                return
            seat = 1 - self.seat if game.facts[self.card].text_by == "opponents" else self.seat
            if seat != self.seat:
                reveal_one(game, self.card)  # who chooses sees what it is
            game.ask(seat, "choose text", options, self.card, ("604.1a",))

    def base(self, game: Spoils) -> int:
        """308.1: played for free, the cost number is 0."""
        if self.way == "free":  # 308.1
            return 0
        flip = game.facts[self.card].texts[self.text].flip_up
        return flip.cost if self.way == "flip up" and flip is not None else game.facts[self.card].cost

    def announce(self, game: Spoils) -> None:
        """604.1c, 403.3a: the card is now being played. 507.4b: a Flip Up cost is paid before the card is turned."""
        if game.answer is not None:
            self.text = game.answered().number
        card = self.card
        text = game.facts[card].texts[self.text]
        flip = text.flip_up if self.way == "flip up" else None
        costs.begin(game, text.costs if flip is None else flip.costs)
        self.total = self.base(game) + demanded(game, self.seat, "must pay to play", card)
        if flip is not None:
            reveal_one(game, card)
            costs.pay(game, self.seat, flip.cost, "507.4b", card, first=card)
            changing_zones.turn_up(game, card)
        elif game.zone_of[card] == PLAY:  # an effect has a face-down card played
            changing_zones.turn_up(game, card)
        else:
            changing_zones.leave_hidden(game, card)
        self.origin = ZONES[game.zone_of[card]].name
        game.put(card, self.seat, PLAYED)  # 403.3a
        self.serial = game.serial[card]
        game.emit("played", "604.1c", self.seat, card, word=self.way)
        if "life" in game.in_force and any(game.damage):
            game.stir()  # a smaller hand may mean less life (204.5)

    def is_ended(self) -> bool:
        return bool(self.ended)

    def for_what(self) -> tuple[int, int]:
        return self.card, NO_CARD

    def satisfy(self, game: Spoils) -> None:
        """604.1d, 401.3: all extra costs in their order; what is to be paid is added to the total (406.3)."""
        text = game.facts[self.card].texts[self.text]
        asked = text.costs
        if self.way == "flip up" and text.flip_up is not None:
            asked = text.flip_up.costs  # 507.4c
        program = asked.program
        if program is not None and asked.sure:
            self.paid(game, {"way": self.way, "tally to pay": asked.fixed})  # 406.3
        elif program is not None:
            slots = {"this": self.serial, "paying": True, "way": self.way}
            if text.costs.response:
                slots.update(it(game))
            game.push(Resolve(program, self.card, self.seat, slots))

    def paid(self, game: Spoils, slots: dict[str, Any]) -> None:
        """The extra costs are done: what was picked is kept for the effect."""
        self.total += slots.get("tally to pay", 0)
        kept = {name: value for name, value in slots.items() if name not in ("paying", "this", "failed", "picking")}
        self.slots = kept

    def due(self, game: Spoils) -> int:
        """406.3: the numeric cost that is still to be paid."""
        total = costs.numeric(game, self.seat, self.total, self.card)
        if self.way == "flip up":
            return max(0, total - self.base(game))  # 507.4e, 406.7: that much has been paid
        return total

    def pay(self, game: Spoils) -> None:
        """406.3a: the numeric cost last. 604.1e: what can't be satisfied was never done."""
        key = ("play", self.card, self.way)
        if self.slots.get("unresolved"):
            costs.take_back(game, key, "604.1e")
            return
        total = self.due(game)
        if total > stats.count_free(game, self.seat):
            costs.take_back(game, key, "604.1e")
            return
        self.numeric = costs.numeric(game, self.seat, self.total, self.card)  # 406.3a
        costs.pay(game, self.seat, total, "604.1d", self.card)

    def settle(self, game: Spoils) -> None:
        """604.1f: what has waited happens now."""
        costs.use_discounts(game, self.seat, self.card)
        costs.satisfied(game)

    def respond(self, game: Spoils) -> None:
        """604.1g: the opponent may respond."""
        facts = game.facts[self.card]
        if self.ended or any(isinstance(part.effect, n.PlayersCannot) for part in facts.self_statics):
            return
        open_window(game, 1 - self.seat, "response", "607.1")

    def resolve(self, game: Spoils) -> None:
        """604.1h: into play (204.2, 206.2, 207.2) under its player's control (204.2a, 407.1), unless a response has
        changed that; a tactic is followed."""
        card = self.card
        if game.zone_of[card] != PLAYED or game.serial[card] != self.serial:
            self.cursor = len(self.steps)
            return
        if self.ended:
            self.cursor = len(self.steps)
            self.put_away(game, self.ended, "314.1")
            return
        facts = game.facts[card]
        if facts.is_tactic:
            text = facts.texts[self.text]
            if text.program is not None:
                picked = {**self.slots, **text.costs.picked_as, "this": self.serial, "way": self.way}
                game.push(Resolve(text.program, card, self.seat, picked, by_action=True))
            return
        self.cursor = len(self.steps)
        host = NO_CARD
        if facts.attach:
            hosts = self.slots.get("host", ())
            host = hosts[0][0] if hosts and game.serial[hosts[0][0]] == hosts[0][1] else NO_CARD  # 507.2a
            if host == NO_CARD or not any(stats.is_a(game, host, what) for what in facts.attach):
                self.put_away(game, "discard", "507.2c")
                return
        # 204.2, 204.2a, 206.2, 207.2, 407.1
        picked_for = {name: value for name, value in self.slots.items() if name != "unresolved"}
        if facts.tactical and not self.by_effect and isinstance(game.stack[-2], Window):
            picked_for["as tactic"] = True  # 507.6a: at a time when only tactics are played
        changing_zones.enter_play(
            game,
            card,
            self.under,
            host=host,
            slots=picked_for,
            played_as=self.way,
            origin=self.origin,
            rule="604.1h",
        )

    def finish(self, game: Spoils) -> None:
        """205.2: a tactic goes to its owner's discard pile, unless it says otherwise."""
        if game.zone_of[self.card] == PLAYED and game.serial[self.card] == self.serial:
            self.put_away(game, self.then_to, "205.2")

    def put_away(self, game: Spoils, where: str, rule: str) -> None:
        card = self.card
        if where == "face-down resource":
            changing_zones.enter_play(game, card, game.owner[card], face_down=True, rule=rule)
        elif where == "hand":
            changing_zones.put_away(game, card, HAND, "put into hand", rule)
        elif where == "out of game":
            changing_zones.put_away(game, card, OUT, "removed from game", rule)
        elif where in ("deck top", "deck bottom"):
            place = TOP if where == "deck top" else BOTTOM
            changing_zones.put_away(game, card, DECK, "put on the deck", rule, place)
        elif not changing_zones.put_away_instead(game, card, DISCARD, "put into the discard pile", rule):
            changing_zones.put_away(game, card, DISCARD, "put into the discard pile", rule)


PlayACard.steps = (
    ("604.1a", PlayACard.choose_text),
    ("604.1c", PlayACard.announce),
    ("604.1d", PlayACard.satisfy),
    ("604.1e", PlayACard.pay),
    ("604.1f", PlayACard.settle),
    ("604.1g", PlayACard.respond),
    ("604.1h", PlayACard.resolve),
    ("205.2", PlayACard.finish),
)

declare(PlayACard, serial=SERIAL)
