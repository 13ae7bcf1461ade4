"""Cards leaving play and moving elsewhere: destroyed, banished, sent to a zone, taken; what they lose by it. How they
come into play is in `entering`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from arbitre.ability import memory
from arbitre.ability.run import Resolve
from arbitre.ability.waking import forget_given, hand_over_given, sleep, wake
from arbitre.games.fallen import linking, stats
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.replacing import replace, replacement, rerouted
from arbitre.games.fallen.sides import linked, moved
from arbitre.games.fallen.zones import (
    ADORATION,
    BOOK,
    FIRING,
    HAND,
    IN_PLAY,
    LIMBO,
    LINES,
    OWNED,
    PANDEMONIUM,
    PURGATORY,
    REAR,
    REGISTER,
    UNDER,
)
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce, add_to
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, CARDS, LOOSE_REFS, declare
from arbitre.kernel.zone import NOWHERE, TOP

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen
    from arbitre.games.fallen.kinds import EventKind


def is_familiar(game: Fallen, card: int) -> bool:
    return card >= game.setup_size


# -- leaving play ----------------------------------------------------------------------------------------------


def destroy(
    game: Fallen,
    cards: list[int],
    rule: str,
    by: int = NO_CARD,
    as_cost: bool = False,
    in_combat: bool = False,
    answers: Mapping[int, bool] = {},
) -> list[int]:
    """Only what is in play can be destroyed (F5.32.3): pages go to the Purgatory, cards of the Eden to the Pandemonium
    (F5.32.2), all at once (F2.8.2). The card that does it, or dealt the last damage, and that card's controller have
    destroyed it (F5.29.2). `answers`: what players have said about Phoenix; they are asked before anything leaves."""
    able = [c for c in dict.fromkeys(cards) if game.zone_of[c] in IN_PLAY]  # F5.10.2, F5.40.1, F5.32.3
    able = [c for c in able if not stats.forbidden(game, c, "can't be destroyed")]
    if not as_cost and not answers:
        asked = [c for c in able if _phoenix(game, c, by if by != NO_CARD else game.credit.get(c, NO_CARD))]
        if asked:
            mine = [c for c in asked if game.controller[c] == game.active]
            asked = mine + [c for c in asked if game.controller[c] != game.active]  # F3.2.6
            together = tuple([(c, game.serial[c]) for c in able])  # F3.2.9
            game.push(Rise(together, tuple(asked), by, rule, in_combat))
            return []
    leaving: list[tuple[int, int]] = []
    limbo: list[tuple[int, int]] = []  # whose Limbo it goes to, by an effect
    for card in able:
        # No card has destroyed what is destroyed for a cost: a player pays it (ruling on F6.30.1).
        source = NO_CARD if as_cost else by if by != NO_CARD else game.credit.get(card, NO_CARD)
        sent = rerouted(game, card)
        how = ("destroy", ([card], rule, by, False, in_combat))
        if sent is None and not as_cost and replace(game, card, game.controller[card], ("destroyed",), how):
            continue
        game.destroyer[card] = source  # F5.29.2
        zone = PURGATORY
        if sent is not None:
            zone = PANDEMONIUM if sent == NO_CARD else LIMBO
            limbo.append((card, sent))
        elif answers.get(card):
            zone = LIMBO
        elif _banished_instead(game, card, source):
            zone = PANDEMONIUM
        leaving.append((card, zone))
    _leave(game, leaving, "destroyed", rule, "combat" if in_combat else "", limbo=tuple(limbo))
    game.destroyer.clear()
    for card, seat in limbo:
        if seat != NO_CARD:
            to_limbo_of(game, card, seat)
    return [card for card, _ in leaving]


def to_limbo_of(game: Fallen, card: int, seat: int) -> None:
    """A card that has come to a Limbo goes to that of this player."""
    if game.zone_of[card] == LIMBO and game.controller[card] != seat:
        sleep(game, card)
        game.shift(card, seat, LIMBO)
        wake_outside(game, card)


def _phoenix(game: Fallen, card: int, by: int) -> bool:
    """Phoenix: destroyed by a page or an Archangel without Lumière (F6.30.1); not by a Deity or a rule (ruling)."""
    if by == NO_CARD or not stats.has(game, card, "Phoenix") or is_familiar(game, card):
        return False
    if replacement(game, card, game.controller[card], ("destroyed",), game.phase == "damage"):
        return False
    return stats.printed(game, by).type not in ("deity", "temple") and not stats.has(game, by, "Lumière")


class Rise(Procedure):
    """Cards are being destroyed together, some of them with Phoenix: each of their controllers may have them go to
    Limbo (F6.30.1). Then all leave at once, so that abilities see each other's cards go (F3.2.9)."""

    __slots__ = ("answers", "asked", "by", "cards", "in_combat", "rule")

    def __init__(
        self, cards: tuple[tuple[int, int], ...], asked: tuple[int, ...], by: int, rule: str, in_combat: bool
    ) -> None:
        self.cursor = 0
        self.cards = cards
        self.asked = asked
        self.answers: tuple[bool, ...] = ()
        self.by = by
        self.rule = rule
        self.in_combat = in_combat

    def copy(self) -> Rise:
        twin = Rise(self.cards, self.asked, self.by, self.rule, self.in_combat)
        twin.cursor = self.cursor
        twin.answers = self.answers
        return twin

    def ask(self, game: Fallen) -> None:
        card = self.asked[len(self.answers)]
        game.ask(game.controller[card], "phoenix", [offer("yes"), offer("no")], card, ("F6.30.1",))

    def answer(self, game: Fallen) -> None:
        self.answers = (*self.answers, game.answered().kind == "yes")
        if len(self.answers) < len(self.asked):
            self.cursor = 0

    def rise(self, game: Fallen) -> None:
        """An effect that destroys still refers to what it has destroyed, wherever that is now."""
        there = [card for card, serial in self.cards if game.serial[card] == serial]
        answers = dict(zip(self.asked, self.answers, strict=True))
        done = destroy(game, there, self.rule, self.by, False, self.in_combat, answers)
        below = game.stack[game.stack.index(self) - 1]
        if isinstance(below, Resolve):
            below.moved(game, [card for card in done if game.zone_of[card] >= 0])


Rise.steps = (("F6.30.1", Rise.ask), ("F6.30.1", Rise.answer), ("F6.30.1", Rise.rise))

declare(Rise, cards=LOOSE_REFS, asked=CARDS, by=CARD)


def _banished_instead(game: Fallen, card: int, by: int) -> bool:
    """Damné (F6.8.1); and an Angel destroyed by Lumière (F6.24.1). Ténèbres can't be banished (F6.37.1)."""
    if stats.has(game, card, "Ténèbres") or stats.forbidden(game, card, "can't be banished"):
        return False
    if stats.has(game, card, "Damné"):  # F6.8.1
        return True
    return by != NO_CARD and stats.is_a(game, card, "angel") and stats.has(game, by, "Lumière")  # F6.24.1


def can_banish(game: Fallen, card: int) -> bool:
    """Ténèbres can't be banished, wherever it is, except by an Oath (F6.37.1)."""
    return not stats.has(game, card, "Ténèbres") and not stats.forbidden(game, card, "can't be banished")


def banish(game: Fallen, cards: list[int], rule: str, by: int = NO_CARD, sworn: bool = False) -> list[int]:
    """To its owner's Pandemonium (F5.21.5)."""
    able = [card for card in cards if sworn or can_banish(game, card)]
    return move(game, able, PANDEMONIUM, "removed from game", rule, by=by)  # F5.21.5


def move(
    game: Fallen,
    cards: list[int],
    zone: int,
    kind: EventKind,
    rule: str,
    place: int = TOP,
    by: int = NO_CARD,
) -> list[int]:
    """Cards from wherever they are to another zone. A private zone is always the owner's (F3.4.7, F5.21.4), whatever a
    text says (F3.4.8); Worshippers can't be
    in a hand, a Book or Limbo: they go to the Purgatory (F1.19.9). A copy that would go to a hand or a Book is
    destroyed instead (F5.77.6); what has Ténèbres stays in the Pandemonium and does not go to the Purgatory
    (F6.37.2). A Deity goes nowhere (ruling on F1.3.2)."""
    cards = [card for card in cards if card not in game.deity]
    on_table = [card for card in cards if game.zone_of[card] in IN_PLAY]
    copies = [card for card in on_table if zone in (HAND, BOOK) and card in game.copied]
    going = [(card, zone) for card in on_table if card not in copies]
    moved = [*_leave(game, going, kind, rule, "", place), *(destroy(game, copies, "F5.77.6", by) if copies else ())]
    for card in cards:
        if card in on_table or game.zone_of[card] < 0:
            continue
        if zone == PURGATORY and game.zone_of[card] == PANDEMONIUM and stats.has(game, card, "Ténèbres"):  # F6.37.2
            continue
        origin = game.zone_of[card]
        if game.zone_of[card] in (PURGATORY, LIMBO):
            sleep(game, card)
        target = _where(game, card, zone)
        copy = card in game.copied and target in (HAND, BOOK)
        if copy:
            target = PURGATORY
        seat = game.owner[card] if target in OWNED else game.controller[card]  # F3.4.8, F5.21.4
        kept = game.markers[card] if target == game.zone_of[card] == LIMBO else ()
        game.copied.pop(card, None)
        game.put(card, seat, target, place)
        clear(game, card)
        game.markers = with_row(game.markers, card, kept)
        game.guests = tuple(guest for guest in game.guests if guest != card)
        if copy:
            game.emit("put into purgatory", "F5.77.6", game.owner[card], card, origin=origin, to=PURGATORY)
        else:
            _tell(game, kind, rule, game.owner[card], card, zone, origin, target, (), "")
        wake_outside(game, card)
        moved.append(card)
    return moved


def wake_outside(game: Fallen, card: int) -> None:
    """What works out of play starts to: in Limbo also what depends on markers (F3.7.8)."""
    if game.zone_of[card] == PURGATORY:
        wake(game, card, "discard")
    elif game.zone_of[card] == LIMBO:
        wake(game, card, "limbo")  # F3.7.8
        for what, part in stats.printed(game, card).still:
            add_to(game.in_force, what, InForce(card, game.controller[card], part))


def _tell(
    game: Fallen,
    kind: EventKind,
    rule: str,
    seat: int,
    card: int,
    zone: int,
    origin: int,
    target: int,
    by: tuple[int, ...],
    word: str,
) -> None:
    """What befalls a card that is sent to a zone: what can't be there goes elsewhere, and a Familiar that is neither
    destroyed nor banished just vanishes (F1.12.6)."""
    if kind == "destroyed" or (target == zone and (kind == "removed from game" or not is_familiar(game, card))):
        to = NOWHERE if is_familiar(game, card) else target
        game.emit(kind, rule, seat, card, cards=by, word=word, origin=origin, to=to)
    elif is_familiar(game, card):
        game.emit("vanishes", "F1.12.6", seat, card, origin=origin)
    elif target == PURGATORY:
        game.emit("put into purgatory", "F1.19.9", seat, card, cards=by, origin=origin, to=target)
    else:
        game.emit("removed from game", "F1.3.4", seat, card, cards=by, origin=origin, to=target)


def _where(game: Fallen, card: int, zone: int) -> int:
    """Archangel and Temple go to the Pandemonium (F1.5.14, F1.6.8), a Worshipper to the Purgatory (F1.19.7); an
    Archangel that is a copy of a page goes where pages go (F5.77.3)."""
    facts = stats.printed(game, card)
    if facts.type == "worshipper" and zone in (HAND, BOOK, LIMBO, UNDER):  # F1.19.9, F1.19.7
        return PURGATORY
    if facts.is_eden and zone in (PURGATORY, HAND, BOOK):  # F1.5.14, F1.6.8, F5.32.2
        return PANDEMONIUM
    return zone


def _leave(
    game: Fallen,
    cards: list[tuple[int, int]],
    kind: EventKind,
    rule: str,
    word: str = "",
    place: int = TOP,
    limbo: tuple[tuple[int, int], ...] = (),
) -> list[int]:
    """Cards leave play together, each for its zone; abilities see them go while they are there. An Equipment goes with
    its Angel; a Golem stays where it is (F1.13.19). What was under a card simply goes to the Purgatory."""
    if not cards:
        return []
    before = len(game.waiting)
    wanted = dict(cards)
    leaving = list(wanted)  # F2.8.2
    old: dict[tuple[int, int], int] = {}
    for card, zone in cards:
        stats.remember(game, card)
        old[card, game.serial[card]] = card
        game.destined[card] = _where(game, card, zone)
    for card in leaving:
        by = (game.destroyer.get(card, NO_CARD), *game.blows.get(card, ()))
        told = "" if word == "combat" and card not in game.blows else word  # not what falls with a combatant (F2.10.7)
        by = tuple(dict.fromkeys(by))
        origin, to = game.zone_of[card], game.destined[card]
        _tell(game, kind, rule, game.controller[card], card, wanted[card], origin, to, by, told)
        if kind == "destroyed" and game.destined[card] != PURGATORY and not is_familiar(game, card):
            _sent_elsewhere(game, card, dict(limbo).get(card, game.controller[card]))
        to = NOWHERE if is_familiar(game, card) else to
        game.signal("leaves play", rule, game.controller[card], card, origin=origin, to=to)
    orphans: list[int] = []
    for card in leaving:
        orphans += _left(game, card, game.destined[card], kind, place)  # F1.13.19
    game.destined.clear()
    if len(game.waiting) > before:
        # nothing can refer any more to a familiar that is gone
        fresh = {ref: (card, game.serial[card]) for ref, card in old.items() if game.zone_of[card] >= 0}
        game.waiting = (*game.waiting[:before], *(entry.renamed(fresh) for entry in game.waiting[before:]))
    orphans = [card for card in orphans if game.zone_of[card] in LINES]
    if orphans:
        _leave(game, [(card, PURGATORY) for card in orphans], "destroyed", "F1.16.8")
    game.stir()
    return leaving


def _sent_elsewhere(game: Fallen, card: int, seat: int) -> None:
    """A destroyed page that does not go to the Purgatory is also banished, or goes to somebody's Limbo."""
    origin, to = game.zone_of[card], game.destined[card]
    if to == LIMBO:
        game.emit("put into limbo", "F6.9.1", seat, card, origin=origin, to=to)
    elif not stats.printed(game, card).is_eden:
        game.emit("removed from game", "F5.10.1", game.owner[card], card, origin=origin, to=to)


def _left(game: Fallen, card: int, target: int, kind: EventKind, place: int) -> list[int]:
    """One card goes out of play; what was linked to it or under it is told. Returns its Equipment."""
    sleep(game, card)
    if game.timed:
        forget_given(game, card)
    gear = [other for other in game.under[card] if game.facts[other].type == "equipment"]
    for other in game.under[card]:
        game.host[other] = NO_CARD
        linked(game, other)
    game.under[card] = ()
    linking.unlink(game, card)  # F1.13.8
    below = [other for seat in (0, 1) for other in game.zones[seat][UNDER] if game.host[other] == card]
    for other in below:  # without a stack or a Dernier souffle (F5.76.2)
        game.host[other] = NO_CARD
        zone = _where(game, other, PURGATORY)
        game.put(other, game.owner[other], zone)
        clear(game, other)
        wake_outside(game, other)
        away: EventKind = "put into purgatory" if zone == PURGATORY else "put into pandemonium"
        game.emit(away, "F5.76.2", game.owner[other], other, origin=UNDER, to=zone)
    game.combat_left(card, gone=True)
    if is_familiar(game, card):
        _vanish(game, card)
        return gear
    owner, controller = game.owner[card], game.controller[card]
    kept = game.markers[card] if target == LIMBO else ()  # Limbo: its markers, no damage (F1.26.3, F3.5.4) (F3.5.2)
    if target != LIMBO:  # a copy is itself again (F5.77.3, F5.77.4), but stays one in Limbo (F5.77.5)
        game.copied.pop(card, None)
    # A card taken from its owner passes through its controller's Purgatory (F5.21.2); Limbo is the controller's.
    guest = kind == "destroyed" and target in (PURGATORY, PANDEMONIUM) and owner != controller
    seat = controller if guest or target not in OWNED else owner  # F3.4.8, F5.21.4, F5.21.5
    game.put(card, seat, target, place)  # F1.25.1, F1.31.1
    clear(game, card)
    game.markers = with_row(game.markers, card, kept)
    memory.has_left(game, card)
    if guest:
        game.guests = (*game.guests, card)
    wake_outside(game, card)
    return gear


def send_home(game: Fallen) -> None:
    """Cards destroyed under another's control go to their owner's Purgatory once their Dernier souffle has resolved."""
    if game.resolving or game.paying or game.opening:
        return
    busy = {entry.source for entry in game.waiting} | {item.source for item in game.effect_stack}
    for card in game.guests:
        if card not in busy:
            zone, serial = game.zone_of[card], game.serial[card]
            sleep(game, card)
            game.put(card, game.owner[card], zone)
            game.serial[card] = serial  # no effect has moved it: what speaks of it still does (F3.6.1)
            wake_outside(game, card)
            game.emit("goes home", "F5.21.2", game.owner[card], card, origin=zone, to=zone)
    game.guests = tuple(card for card in game.guests if card in busy)


def _vanish(game: Fallen, card: int) -> None:
    """A familiar that leaves the battlefield is gone (F1.12.5, F1.12.6)."""
    game.zones[game.controller[card]][game.zone_of[card]].remove(card)  # F1.12.5
    moved(game, card, game.controller[card], True, False)
    game.zone_of[card] = NO_CARD
    game.serial[card] = game.next_serial
    game.next_serial += 1
    game.copied.pop(card, None)
    clear(game, card)


def clear(game: Fallen, card: int) -> None:
    """Memory is lost (F3.5.3), damage with it (F2.10.4); until then a card keeps what has happened to it (F3.5.1)."""
    game.exerted[card] = False
    game.damage[card] = 0  # F2.10.4
    game.markers = with_row(game.markers, card, ())
    game.energy[card] = 0
    game.applied = with_row(game.applied, card, ())  # F3.5.1, F3.5.3
    game.face_down = with_row(game.face_down, card, False)
    game.credit.pop(card, None)
    game.chosen_class.pop(card, None)


def take_control(game: Fallen, card: int, seat: int, rule: str) -> None:
    """From now on it is one of this player's cards (F5.78.1). The link of a pair breaks (F1.13.8); the Equipment of an
    Angel that changes sides is destroyed (F1.16.8)."""
    old = game.controller[card]
    if old == seat or game.zone_of[card] not in IN_PLAY:
        return
    sleep(game, card)
    line = game.zone_of[card]
    gear = [other for other in game.under[card] if game.facts[other].type == "equipment"]
    for other in game.under[card]:
        if other not in gear:
            linking.unlink(game, other)
    linking.unlink(game, card)
    game.shift(card, seat, line)
    wake(game, card, "play")
    hand_over_given(game, card, seat)
    game.combat_left(card)
    game.emit("changes control", rule, seat, card)
    if gear:
        _leave(game, [(other, PURGATORY) for other in gear], "destroyed", "F1.16.8")
    game.stir()


def to_adoration(game: Fallen, card: int, rule: str) -> None:
    """A card of the battlefield is put into the Adoration: it keeps its memory, but has no abilities there (F3.7.6). A
    Familiar has thereby left the battlefield (F1.12.6)."""
    if game.zone_of[card] not in LINES:
        return
    if is_familiar(game, card):
        _leave(game, [(card, ADORATION)], "moves", rule)
        return
    sleep(game, card)
    gear = [(other, PURGATORY) for other in game.under[card] if game.facts[other].type == "equipment"]
    for other in game.under[card]:
        game.host[other] = NO_CARD
        linked(game, other)
    game.under[card] = ()
    linking.unlink(game, card)
    game.combat_left(card)
    seat, line = game.controller[card], game.zone_of[card]
    game.shift(card, seat, ADORATION)
    game.emit("moves", rule, seat, card, origin=line, to=ADORATION)
    if gear:
        _leave(game, gear, "destroyed", "F1.16.8")
    game.stir()


def from_adoration(game: Fallen, card: int, line: int, rule: str) -> None:
    seat = game.controller[card]
    game.shift(card, seat, line)
    wake(game, card, "play")
    game.emit("moves", rule, seat, card, origin=ADORATION, to=line)
    game.stir()


# -- hand and Book ---------------------------------------------------------------------------------------------


def draw(game: Fallen, seat: int, number: int, rule: str) -> int:
    """From the top (F5.64.1). A player who can't draw goes on without. Nothing is shuffled (F1.10.2), and no hand is
    too large (F1.20.2)."""
    book = game.zones[seat][BOOK]
    cards = tuple(book[: -number - 1 : -1]) if number > 0 else ()  # F1.10.2
    for card in cards:
        game.expose()
        game.put(card, seat, HAND)  # F1.20.2
    if cards:
        game.expose()
        game.emit("draws", rule, seat, amount=len(cards), cards=cards, origin=BOOK, to=HAND)
    return len(cards)


def shuffle(game: Fallen, seat: int, zone: int, rule: str) -> None:
    game.shuffle(seat, zone)
    game.emit("shuffles", rule, seat, word="register" if zone == REGISTER else "")


def put_under(game: Fallen, cards: list[int], host: int, rule: str) -> None:
    for card in move(game, cards, UNDER, "put under", rule):
        if game.zone_of[card] == UNDER:
            game.host[card] = host


def battlefield(game: Fallen, seat: int) -> list[int]:
    return [*game.zones[seat][REAR], *game.zones[seat][FIRING]]
