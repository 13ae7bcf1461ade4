"""4.3 Play a card: for its ink cost, by Shift (8.10), by singing (5.4.4, 8.11, 8.12), or for free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.match import candidates, matches
from arbitre.ability.run import Resolve
from arbitre.games.lorcana import bag, changing_zones, stats
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.costs import can_pay, pay_ink, reduction, use_discounts
from arbitre.games.lorcana.facts import Shift
from arbitre.games.lorcana.offering import offer
from arbitre.games.lorcana.zones import HAND, PLAY
from arbitre.kernel.decision import NO_CARD, Option, Reason
from arbitre.kernel.game import InForce
from arbitre.kernel.knowledge import reveal_one
from arbitre.kernel.offers import OfCard, OfPair
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, CARDS, declare

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.games.lorcana.kinds import OptionKind

NOT_IN_HAND: Final = Reason("not-in-hand", "4.3.2")
CANT_PLAY: Final = Reason("cant-play", "1.2.2")
NOT_ENOUGH_INK: Final = Reason("not-enough-ink", "4.3.2.4")
NO_SHIFT: Final = Reason("has-no-shift", "8.10.1")
WRONG_NAME: Final = Reason("cant-shift-onto", "8.10.1")
WRONG_CLASSIFICATION: Final = Reason("cant-shift-onto", "8.10.8.1")
NOT_YOUR_CHARACTER: Final = Reason("cant-shift-onto", "8.10.8.2")
CANT_PAY_SHIFT: Final = Reason("cant-pay-shift", "1.5.3")
NOT_A_SONG: Final = Reason("not-a-song", "5.4.4.2")
NOT_A_SINGER: Final = Reason("not-your-singer", "5.4.4.2")
SINGER_EXERTED: Final = Reason("is-exerted", "5.4.4.2")
SINGER_DRYING: Final = Reason("is-drying", "3.2.2.1")
SINGER_TOO_CHEAP: Final = Reason("singer-cost-too-low", "5.4.4.2")
CANT_SING: Final = Reason("cant-sing", "1.2.2")
NO_SING_TOGETHER: Final = Reason("has-no-sing-together", "8.12.1")
CHOIR_TOO_CHEAP: Final = Reason("choir-cost-too-low", "8.12.2")
NOT_FREE: Final = Reason("not-free", "1.5.5.3")
CANT_PAY_FREE: Final = Reason("cant-pay-cost", "1.5.3")

FOR_INK: Final[OfCard[OptionKind]] = OfCard("play")
SING: Final[OfPair[OptionKind]] = OfPair("sing")


# -- what is legal ---------------------------------------------------------------------------------------------


def why_not(game: Lorcana, seat: int, card: int, anywhere: bool = False) -> Reason | None:
    """4.3.1: playing a card from hand for its ink cost. `anywhere`: an effect has it played from where it is."""
    return _why_not_at_all(game, seat, card, anywhere) or (
        NOT_ENOUGH_INK if total_cost(game, seat, card) > game.ready_ink(seat) else None
    )


def _why_not_at_all(game: Lorcana, seat: int, card: int, anywhere: bool = False) -> Reason | None:
    if not anywhere and card not in game.zones[seat][HAND] and card not in elsewhere(game, seat):
        return NOT_IN_HAND
    if stats.player_cant_play(game, seat, card):
        return CANT_PLAY
    return None


def elsewhere(game: Lorcana, seat: int) -> list[int]:
    """Cards outside the hand that an effect in force lets this player play as if they were in it."""
    found: list[int] = []
    for static in game.in_force.get("PlayFrom", ()):
        if static.seat == seat and stats.in_force(game, static):
            there = candidates(game, static, static.ability.effect.cards)
            found.extend(card for card in there if game.owner[card] == seat and card not in found)
    return found


def total_cost(game: Lorcana, seat: int, card: int) -> int:
    """4.3.2.3: the ink cost (1.5.1, 5.2.2) with all payment modifiers."""
    return max(0, game.facts[card].cost - reduction(game, seat, card))


def why_not_shift(
    game: Lorcana, seat: int, card: int, onto: int, which: int = 0, anywhere: bool = False
) -> Reason | None:
    """1.5.5.2: playing it for its Shift cost, onto this character."""
    reason = _why_not_at_all(game, seat, card, anywhere)
    if reason is not None:
        return reason
    shifts = game.facts[card].shifts
    if which >= len(shifts):
        return NO_SHIFT
    shift = shifts[which]
    if shift.part is not None and not stats.in_force(game, InForce(card, seat, shift.part)):
        return NO_SHIFT
    if onto == NO_CARD or not shift_fits(game, seat, card, shift, onto):
        if shift.onto == "same name":
            return WRONG_NAME
        return NOT_YOUR_CHARACTER if shift.onto == "anyone" else WRONG_CLASSIFICATION
    if ink_to_shift(game, seat, card, shift) > game.ready_ink(seat):
        return NOT_ENOUGH_INK
    if shift.cost and not can_pay(game, _shifting(game, seat, card, onto), shift.cost, shift.cost_program):
        return CANT_PAY_SHIFT
    return None


def ink_to_shift(game: Lorcana, seat: int, card: int, shift: Shift) -> int:
    """4.3.2.3: the ink of a Shift cost with all payment modifiers. 1.5.4: a cost without ink has no amount for them to
    change."""
    if shift.cost and not shift.ink:
        return 0
    return max(0, shift.ink - reduction(game, seat, card, "shift"))


def shift_fits(game: Lorcana, seat: int, card: int, shift: Shift, onto: int) -> bool:
    """8.10.1, 8.10.8: onto a character of theirs with the same name, the right classification, or any."""
    if shift.part is not None and not stats.in_force(game, InForce(card, seat, shift.part)):
        return False
    if game.zone_of[onto] != PLAY or game.controller[onto] != seat or not game.facts[onto].is_character:
        return False
    if shift.onto == "same name":  # 8.10.8
        if not game.facts[card].names.isdisjoint(stats.names(game, onto)):
            return True
        return "NamedForShift" in game.in_force and _named_for_shift(game, card, onto)
    if shift.onto == "anyone":
        return True
    return stats.classified(game, onto, shift.onto)  # 8.10.8.1


def _named_for_shift(game: Lorcana, card: int, onto: int) -> bool:
    """1.2.1: whether a character counts as having a name of this card for Shift alone."""
    for found in game.in_force["NamedForShift"]:
        if found.source == onto and stats.in_force(game, found):
            names = found.ability.effect.names
            if names == "any" or not game.facts[card].names.isdisjoint(names):
                return True
    return False


def _shifting(game: Lorcana, seat: int, card: int, onto: int) -> InForce:
    """The view from which a Shift cost is paid: the character shifted onto is needed and can't pay for it (1.5.3)."""
    return InForce(card, seat, None, {"kept": ((onto, game.serial[onto]),)})


def why_not_singer(game: Lorcana, seats: tuple[int, ...], singer: int) -> Reason | None:
    """Whether a character could exert to sing at all."""
    if game.zone_of[singer] != PLAY or game.controller[singer] not in seats or not game.facts[singer].is_character:
        return NOT_A_SINGER
    if game.exerted[singer]:
        return SINGER_EXERTED
    if game.drying[singer]:
        return SINGER_DRYING
    return CANT_SING if _cant_sing(game, singer) else None


def _cant_sing(game: Lorcana, singer: int) -> bool:
    return stats.forbidden(game, singer, "can't sing") or stats.forbidden(game, singer, "can't exert")


def singers_among(game: Lorcana, ready: list[int]) -> list[tuple[int, int]]:
    """Those of a player's ready characters that could sing now, each with the cost it sings as."""
    drying = game.drying
    limited = game.timed or "can't sing" in game.in_force or "can't exert" in game.in_force
    return [
        (card, stats.sings_as(game, card))
        for card in ready
        if not (drying[card] or (limited and _cant_sing(game, card)))
    ]


def why_not_sing(game: Lorcana, seat: int, song: int, singer: int, anywhere: bool = False) -> Reason | None:
    """1.5.5.1, 5.4.4.2: exert a character with at least the song's cost instead of paying it."""
    reason = _why_not_at_all(game, seat, song, anywhere)
    if reason is not None:
        return reason
    if not game.facts[song].is_song:
        return NOT_A_SONG
    reason = why_not_singer(game, (seat,), singer)
    if reason is None and stats.sings_as(game, singer) < game.facts[song].cost:
        return SINGER_TOO_CHEAP
    return reason


def choir(game: Lorcana, seat: int) -> list[int]:
    """8.12.1: the characters of the player and their team-mates that could sing now."""
    side = game.side(seat)
    return [card for other in side for card in game.zones[other][PLAY] if why_not_singer(game, side, card) is None]


def why_not_sing_together(game: Lorcana, seat: int, song: int, anywhere: bool = False) -> Reason | None:
    reason = _why_not_at_all(game, seat, song, anywhere)
    if reason is not None:
        return reason
    if not stats.has(game, song, "Sing Together"):
        return NO_SING_TOGETHER
    total = sum(stats.sings_as(game, card) for card in choir(game, seat))
    return CHOIR_TOO_CHEAP if total < stats.first_value(game, song, "Sing Together") else None


def why_not_free(game: Lorcana, seat: int, card: int, which: int = 0, anywhere: bool = False) -> Reason | None:
    """An effect in force lets the player play this card for free as a turn action; or something is done instead of
    paying: the `which`-th way the card itself names, from 1 (1.5.5.3). 0 means any of them."""
    reason = _why_not_at_all(game, seat, card, anywhere)
    if reason is not None:
        return reason
    if which == 0 and _is_free(game, seat, card):
        return None
    ways = game.facts[card].free_ways
    for way in ways if which == 0 else ways[which - 1 : which]:
        ctx = InForce(card, seat, way.part)
        if not stats.in_force(game, ctx):
            continue
        if can_pay(game, ctx, way.cost, way.program if len(way.cost) > 1 else None):
            return None
        reason = CANT_PAY_FREE
    return reason or NOT_FREE


def _is_free(game: Lorcana, seat: int, card: int) -> bool:
    for part in game.facts[card].self_statics:
        if (
            isinstance(part.effect, n.PlayFree)
            and not part.effect.cost
            and stats.in_force(game, InForce(card, seat, part))
        ):
            return True
    for found in game.in_force.get("PlayFree", ()):
        if (
            found.seat == seat
            and matches(game, found, found.ability.effect.cards, card)
            and stats.in_force(game, found)
        ):
            return True
    return False


def options(game: Lorcana, seat: int, ready: list[int], out: list[Option]) -> None:
    """Whatever its type, a card is played in the Main Phase, where this is asked (5.3.2, 5.4.2, 5.5.2, 5.6.2); only an
    effect has one played at another time. Each way to pay is an option of its own (1.5.5)."""
    ink = game.ready_ink(seat)
    force = game.in_force
    may_cost_less = bool(game.discounts)
    may_be_free = limits = False
    if force:
        may_cost_less = may_cost_less or "CostsLess" in force
        may_be_free = "PlayFree" in force
        limits = "PlayersCant" in force
    only_printed = not (may_cost_less or may_be_free or limits)
    for_ink: list[Option] = FOR_INK
    sing: list[list[Option | None]] = SING
    singers: list[tuple[int, int]] | None = None
    all_facts = game.facts
    hand = game.zones[seat][HAND]
    for card in hand if "PlayFrom" not in force else [*hand, *elsewhere(game, seat)]:
        facts = all_facts[card]
        if only_printed and facts.one_way:  # 5.3.2, 5.4.2, 5.5.2, 5.6.2
            if facts.cost <= ink:  # 1.5.1, 4.3.1, 5.2.2
                out.append(for_ink[card])
            continue
        if (limits or facts.self_statics) and stats.player_cant_play(game, seat, card):  # 1.5.5
            continue
        less = reduction(game, seat, card) if may_cost_less or facts.self_statics else 0
        if facts.cost - less <= ink:  # 1.5.1, 4.3.1, 5.2.2
            out.append(for_ink[card])
        if facts.shifts:
            modified = may_cost_less or facts.self_statics
            for which, shift in enumerate(facts.shifts):
                if (ink_to_shift(game, seat, card, shift) if modified else shift.ink) > ink:
                    continue
                for onto in game.zones[seat][PLAY]:
                    if not shift_fits(game, seat, card, shift, onto):
                        continue
                    ctx = _shifting(game, seat, card, onto)
                    if not shift.cost or can_pay(game, ctx, shift.cost, shift.cost_program):
                        out.append(offer("shift", card, onto, which))
        elif facts.is_song:
            if singers is None:
                singers = singers_among(game, ready)
            sung = sing[card]
            for singer, sings_as in singers:
                if sings_as >= facts.cost:
                    out.append(sung[singer] or SING.option(card, singer))  # 1.5.5.1
            together = "Sing Together" in facts.keywords or "Sing Together" in force
            if together and why_not_sing_together(game, seat, card) is None:
                out.append(offer("sing together", card))
        if (may_be_free or facts.self_statics) and _is_free(game, seat, card):
            out.append(offer("play free", card))
        if facts.free_ways:
            for which in range(1, len(facts.free_ways) + 1):
                if why_not_free(game, seat, card, which) is None:
                    out.append(offer("play free", card, number=which))


def ways(game: Lorcana, seat: int, card: int, free: bool, way: str) -> list[Option]:
    """How an effect lets a player play a card, wherever it is: each way is an option, alternate costs too (4.3.2.2).
    For free, neither ink nor anything else is paid, and no alternate cost can be chosen beside it (6.1.7)."""
    if stats.player_cant_play(game, seat, card):
        return []
    out: list[Option] = []
    if way != "shift" and free:
        out.append(offer("play free", card))
    elif way != "shift" and why_not(game, seat, card, anywhere=True) is None:
        out.append(FOR_INK[card])
    if way == "play" and free:
        return out  # 6.1.7
    for which, shift in enumerate(game.facts[card].shifts):
        for onto in game.zones[seat][PLAY]:
            if free:
                able = shift_fits(game, seat, card, shift, onto)
            else:
                able = why_not_shift(game, seat, card, onto, which, anywhere=True) is None
            if able:
                out.append(offer("shift", card, onto, which))
    if way in ("play", "as from hand"):
        for singer in game.zones[seat][PLAY] if game.facts[card].is_song else ():
            if why_not_sing(game, seat, card, singer, anywhere=True) is None:
                out.append(SING.option(card, singer))
        if why_not_sing_together(game, seat, card, anywhere=True) is None:
            out.append(offer("sing together", card))
        if _is_free(game, seat, card):
            out.append(offer("play free", card))
        for which in range(1, len(game.facts[card].free_ways) + 1):
            if why_not_free(game, seat, card, which, anywhere=True) is None:
                out.append(offer("play free", card, number=which))
    return out


# -- the process -----------------------------------------------------------------------------------------------


class PlayACard(Procedure):
    """4.3.2, 4.3.3 A card is played: as a turn action, or because an effect says so (6.7.8)."""

    __slots__ = ("card", "exerted", "free", "from_effect", "seat", "singers", "target", "then_to", "way", "which")

    def __init__(
        self,
        seat: int,
        card: int,
        way: str,
        target: int = NO_CARD,
        which: int = 0,
        from_effect: bool = False,
        exerted: bool = False,
        then_to: str = "discard",
        free: bool = False,
    ) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.free = free  # shifted without paying its Shift cost
        self.way = way  # "ink", "shift", "sing", "sing together", "free"
        self.target = target  # the character it is shifted onto, or that sings
        self.which = which  # which of its Shift abilities
        self.from_effect = from_effect
        self.exerted = exerted
        self.then_to = then_to
        self.singers: tuple[int, ...] = ()

    def copy(self) -> PlayACard:
        twin = PlayACard(
            self.seat,
            self.card,
            self.way,
            self.target,
            self.which,
            self.from_effect,
            self.exerted,
            self.then_to,
            self.free,
        )
        twin.cursor = self.cursor
        twin.singers = self.singers
        return twin

    def left(self, game: Lorcana, seat: int) -> None:
        """9.2.3: a player who has left sings no more; a song that can't be sung without them is not begun (1.7.6)."""
        self.singers = tuple(card for card in self.singers if game.zone_of[card] == PLAY)
        if self.way == "sing together" and self.cursor <= 2 and why_not_sing_together(game, self.seat, self.card):
            self.cursor = len(self.steps)

    def ask_again(self) -> None:
        if self.cursor != 1 and self.cursor < len(self.steps):  # the step that asks for singers comes back to itself
            self.cursor -= 1

    def announce(self, game: Lorcana) -> None:
        """The card is announced and revealed, and how it will be paid for (4.3.2.2)."""
        reveal_one(game, self.card)
        game.emit("plays", "4.3.2.1", self.seat, self.card, other=self.target)
        if self.free or (self.way == "free" and not self.which):
            self.cursor = 3  # 4.3.2.2: all costs are ignored (1.5.5.3)
        elif self.way in ("ink", "free"):
            self.cursor = 2  # nobody sings

    def choose_singers(self, game: Lorcana) -> None:
        """8.12.2: one singer after another until their costs add up; then more or done."""
        if self.way == "sing":
            self.singers = (self.target,)
            return
        if self.way != "sing together":
            return
        if game.answer is not None:
            answer = game.answered()
            if answer.kind == "done":
                return
            self.singers = (*self.singers, answer.card)
        enough = sum(stats.sings_as(game, card) for card in self.singers) >= stats.first_value(
            game, self.card, "Sing Together"
        )
        more = [offer("choose", card) for card in choir(game, self.seat) if card not in self.singers]
        if enough:
            more.append(offer("done"))
            if len(more) == 1:
                return
        self.again()
        game.ask(self.seat, "choose singer", more, self.card, ("8.12.2",))

    def pay(self, game: Lorcana) -> None:
        """4.3.2.3, 4.3.2.4: the total cost, in full. 1.5.4: singing pays no ink that could become more or less."""
        if self.singers:
            for singer in self.singers:
                changing_zones.exert(game, singer, "5.4.4.2" if self.way == "sing" else "8.12.1")
            return
        facts = game.facts[self.card]
        if not facts.may_enter_exerted and "Enters" not in game.in_force:
            self.cursor = 4  # there is only one way to enter
        if self.way == "free":
            program = facts.free_ways[self.which - 1].program
            game.push(Resolve(program, self.card, self.seat, {"this": game.serial[self.card]}))
            return
        shift = facts.shifts[self.which] if self.way == "shift" else None  # 1.5.5.2
        if shift is None:
            total = total_cost(game, self.seat, self.card)  # 4.3.2.3
        else:
            total = ink_to_shift(game, self.seat, self.card, shift)  # 4.3.2.3
        pay_ink(game, self.seat, total)
        game.emit("pays", "4.3.2.4", self.seat, self.card, amount=total)
        if "pays to play" in game.watchers:
            game.signal("pays to play", "4.3.2.4", self.seat, self.card, amount=total, note=False)
        if shift is not None and shift.cost_program is not None:
            slots = _shifting(game, self.seat, self.card, self.target).slots
            game.push(Resolve(shift.cost_program, self.card, self.seat, slots))

    def choose_how_it_enters(self, game: Lorcana) -> None:
        """8.3.2: a Bodyguard may enter play exerted. 6.7.9: and so may any card that says so."""
        facts = game.facts[self.card]
        if facts.is_action or not (facts.may_enter_exerted or "Enters" in game.in_force):
            return
        ways = [way for way in changing_zones.entering(game, self.card, self.seat) if way.exerted]
        onto_exerted = self.way == "shift" and game.exerted[self.target]
        if self.exerted or onto_exerted or any(not way.may for way in ways):
            return
        if "Bodyguard" in facts.keywords or ways:
            rule = "8.3.2" if "Bodyguard" in facts.keywords else "6.7.9"
            options = [offer("enter ready"), offer("enter exerted")]
            game.ask(self.seat, "enter exerted", options, self.card, (rule,))

    def enter_play(self, game: Lorcana) -> None:
        """4.3.3, 6.7.1: the card enters play and is now "played"; what waits for that goes into the bag (4.3.4.1)."""
        as_chosen = False
        if game.answer is not None:
            self.exerted = as_chosen = game.answered().kind == "enter exerted"
        card = self.card
        seat = self.seat
        use_discounts(game, seat, card)
        onto = self.target if self.way == "shift" else NO_CARD
        origin = game.zone_of[card]
        changing_zones.enter_play(game, card, seat, self.exerted, onto)
        game.played_as[card] = self.way  # 4.3.4.1, 6.7.1
        if self.from_effect:  # the effect goes on speaking of the card it had played (6.1.11)
            for procedure in game.stack:
                if isinstance(procedure, Resolve):
                    procedure.moved(game, [card])
        game.emit(
            "played",
            "4.3.3.2" if game.facts[card].is_action else "4.3.3.1",
            seat,
            card,
            other=onto,
            origin=origin,
            to=PLAY,
        )
        if not game.facts[card].is_action:
            self.cursor = 6
            if as_chosen:
                for part, program in game.facts[card].entering:  # 6.7.9
                    if stats.in_force(game, InForce(card, seat, part)):
                        game.push(Resolve(program, card, seat, {"this": game.serial[card]}))
            return
        for singer in self.singers:
            game.emit(
                "sings",
                "8.12.3" if self.way == "sing together" else "5.4.4.2",
                seat,
                singer,
                other=card,
                cards=tuple(self.singers) if len(self.singers) > 1 else (),
            )

    def resolve_action(self, game: Lorcana) -> None:
        """4.3.3.2: an action resolves at once; one played by an effect waits until that effect is done (6.7.8.1)."""
        if game.facts[self.card].is_action:
            if self.from_effect:
                game.pending_actions = (*game.pending_actions, (self.card, self.seat, self.then_to))
            else:
                game.push(bag.ResolveAction(self.card, self.seat, self.then_to))

    def settle(self, game: Lorcana) -> None:
        """4.3.4, 5.4.5: now triggered abilities can resolve, unless an effect is still going on (6.7.8)."""
        if not self.from_effect:  # 5.4.5, 6.7.8
            bag.settle(game)


PlayACard.steps = (
    ("4.3.2.1", PlayACard.announce),
    ("4.3.2.2", PlayACard.choose_singers),
    ("4.3.2.4", PlayACard.pay),
    ("8.3.2", PlayACard.choose_how_it_enters),
    ("4.3.3", PlayACard.enter_play),
    ("4.3.3.2", PlayACard.resolve_action),
    ("4.3.4", PlayACard.settle),
)

declare(PlayACard, card=CARD, target=CARD, singers=CARDS)


WAYS = {"play": "ink", "play free": "free", "shift": "shift", "sing": "sing", "sing together": "sing together"}


class PlayByEffect(Procedure):
    """6.1.7, 6.7.8 An effect has a card played that can be played in several ways: the player chooses one."""

    __slots__ = ("card", "exerted", "free", "seat", "then_to", "way")

    def __init__(self, seat: int, card: int, free: bool, way: str, exerted: bool, then_to: str) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.free = free
        self.way = way
        self.exerted = exerted
        self.then_to = then_to

    def copy(self) -> PlayByEffect:
        twin = PlayByEffect(self.seat, self.card, self.free, self.way, self.exerted, self.then_to)
        twin.cursor = self.cursor
        return twin

    def ask_again(self) -> None:
        self.cursor = 0

    def choose_way(self, game: Lorcana) -> None:
        found = ways(game, self.seat, self.card, self.free, self.way)
        if not found:
            self.cursor = len(self.steps)  # what was played before it has closed every way
            return
        game.ask(self.seat, "how to play", found, self.card, ("4.3.2.2",))

    def play(self, game: Lorcana) -> None:
        chosen = game.answered()
        shifted_free = self.free and chosen.kind == "shift"
        game.push(
            PlayACard(
                self.seat,
                self.card,
                WAYS[chosen.kind],
                chosen.target,
                chosen.number,
                True,
                self.exerted,
                self.then_to,
                shifted_free,
            )
        )


PlayByEffect.steps = (("4.3.2.2", PlayByEffect.choose_way), ("4.3.2.1", PlayByEffect.play))

declare(PlayByEffect, card=CARD)
