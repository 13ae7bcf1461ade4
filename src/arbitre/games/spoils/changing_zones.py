"""Cards changing zones (403): entering play, leaving it with what is attached (301.4), flipping (411), drawing,
discarding, control (407), tokens (409)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability import memory
from arbitre.ability.asking import concerns
from arbitre.ability.match import amount
from arbitre.ability.waking import forget_given, hand_over_given, sleep, wake
from arbitre.games.spoils import sides, stats
from arbitre.games.spoils.facts import FOR_THE_PILE
from arbitre.games.spoils.replacing import replace
from arbitre.games.spoils.zones import DECK, DISCARD, FACTION, HAND, PLAY, ZONE_INDEX
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import NO_SLOTS, InForce
from arbitre.kernel.knowledge import look, reveal_one
from arbitre.kernel.modifier import FOREVER, Modifier
from arbitre.kernel.zone import NOWHERE, TOP

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils
    from arbitre.games.spoils.kinds import EventKind


# -- entering play ---------------------------------------------------------------------------------------------


def enter_play(
    game: Spoils,
    card: int,
    seat: int,
    *,
    face_down: bool = False,
    exerted: bool = False,
    host: int = NO_CARD,
    slots: dict[str, Any] = NO_SLOTS,
    played_as: str = "",
    keywords: tuple[str, ...] = (),
    origin: str = "",
    rule: str = "403.4a",
    tell: bool = True,
) -> Entry:
    """A card enters play under a player's control, as a new object. `slots` is what was chosen as it was played,
    `played_as` how it was, `origin` the zone it was played from; `keywords` are some it has besides its own. 604.3,
    605.3: all that its entry triggers happens together. 101.1: a card may say of itself under whose control it
    enters. Without `tell` nothing sees it yet: others enter with it (`have_entered`)."""
    if not face_down:
        for part in game.facts[card].enters:
            if part.effect.player == "opponents" and stats.in_force(game, InForce(card, seat, part, dict(slots))):
                seat = 1 - seat
                break
    start = ZONE_INDEX[origin] if origin else game.zone_of[card]
    leave_hidden(game, card)
    game.put(card, seat, PLAY, face_down=face_down)
    clear(game, card)
    if face_down:
        game.face_down = with_row(game.face_down, card, True)
        look(game, seat, [card])  # 203.2a, 411.2
    game.played_as[card] = played_as
    game.exerted[card] = exerted and not face_down
    if keywords:
        given = [Modifier("keyword", 0, word, card, seat, FOREVER, seat, game.turn) for word in keywords]
        game.modify(card, tuple(given))
        game.timed = True
    if slots:
        game.picked_for[card] = slots
    if host != NO_CARD:
        attach(game, card, host)
    if not face_down:
        facts = game.facts[card]
        for part in facts.enters:
            found = InForce(card, seat, part, dict(slots))
            if stats.in_force(game, found):
                game.tokens = with_row(game.tokens, card, game.tokens[card] + amount(game, found, part.effect.tokens))
                game.exerted[card] = game.exerted[card] or part.effect.exerted
        wake(game, card, "play")
        if facts.recalls:
            _tell(game, card)
    entry = (card, seat, host, start, rule)
    if tell:
        have_entered(game, [entry])
    return entry


Entry = tuple[int, int, int, int, str]
"""A card that has entered play: the card, under whose control, attached to what, from which zone, by which rule."""


def have_entered(game: Spoils, entries: list[Entry]) -> None:
    """Cards that enter play at the same moment see each other do so."""
    for card, seat, host, start, rule in entries:
        game.emit("enters play", rule, seat, card, other=host, origin=start, to=PLAY)  # 403.4a, 604.3, 605.3
    game.stir()


def keep_with(game: Spoils, card: int, name: str, value: Any) -> None:
    """What another paragraph of a card in play may speak of is kept with it: what was named, what was removed."""
    game.picked_for[card] = {**game.picked_for.get(card, NO_SLOTS), name: value}
    _tell(game, card)


def _tell(game: Spoils, card: int) -> None:
    """What a card's static text speaks of besides is what is kept with the card."""
    facts = game.facts[card]
    slots = game.picked_for.get(card)
    if not facts.recalls or not slots:
        return
    for what, part in facts.statics:
        game.in_force[what] = tuple(
            [
                InForce(card, found.seat, part, dict(slots))
                if found.source == card and found.ability is part
                else found
                for found in game.in_force[what]
            ]
        )


def make_tokens(game: Spoils, facts: Any, seats: list[int], keywords: tuple[str, ...] = ()) -> list[int]:
    """409.3: tokens that count as cards, each owned by the player who controlled the effect (409.3c)."""
    made: list[int] = []
    entries: list[Entry] = []
    for seat in seats:
        card = game.add_card(facts, seat)  # 409.3c
        made.append(card)
        entries.append(enter_play(game, card, seat, keywords=keywords, rule="409.3a", tell=False))
    if entries:
        have_entered(game, entries)
    return made


# -- attaching (301) -------------------------------------------------------------------------------------------


def attach(game: Spoils, card: int, host: int) -> None:
    """301.2, 301.3: to one card at a time."""
    detach(game, card)  # 301.3
    game.host[card] = host
    sides.recount(game, card)
    game.under[host] = (card, *game.under[host])


def detach(game: Spoils, card: int) -> None:
    host = game.host[card]
    if host != NO_CARD:
        game.under[host] = tuple(other for other in game.under[host] if other != card)
        game.host[card] = NO_CARD
        sides.recount(game, card)


def detach_all(game: Spoils, host: int, cards: list[int]) -> None:
    """All of these from the card they are attached to."""
    for card in cards:
        game.host[card] = NO_CARD
    sides.recount_all(game, cards)
    game.under[host] = tuple([other for other in game.under[host] if game.host[other] == host])


# -- leaving play ----------------------------------------------------------------------------------------------


DESTROYED = ("destroyed", "put into discard", "leaves play")
"""What replaces a destruction: it is also a card's leaving play, and its being put into the discard pile."""


def _events(zone: int, kind: EventKind) -> tuple[str, ...]:
    """What leaving play in a certain way is, to a replacement."""
    if kind == "destroyed":
        return DESTROYED
    if zone == DISCARD:
        return ("put into discard", "leaves play")
    return ("put into hand", "leaves play") if zone == HAND else ("leaves play",)


def with_attached(game: Spoils, cards: list[int]) -> list[int]:
    """301.4: what is attached to a card that leaves play leaves in the same way, and so on."""
    found = list(cards)
    for card in found:
        found.extend(other for other in game.under[card] if other not in found)  # 301.4
    return found


def indestructible(game: Spoils, card: int, as_cost: bool = False, by: int = NO_CARD) -> bool:
    """402.7a: it cannot be destroyed, or only by costs. `by`: the card whose effect it is."""
    if stats.forbidden(game, card, "can't be destroyed", NO_CARD if as_cost else by):
        return True
    return not as_cost and stats.forbidden(game, card, "can't be destroyed but by costs")


def destroy(game: Spoils, cards: list[int], rule: str, by: int = NO_CARD, as_cost: bool = False) -> list[int]:
    """304.1: from play into the owner's discard pile. 402.7a: what cannot be destroyed stays. 506.2: replacements do
    not apply to costs. Returns the cards that were destroyed as told."""
    able = [c for c in cards if game.zone_of[c] == PLAY and not indestructible(game, c, as_cost, by)]  # 402.7a
    plain: list[int] = []
    for card in able:
        how = ("destroy", ([card], rule, by if by != NO_CARD else _killer(game, card)))
        if not as_cost and replace(game, card, game.controller[card], DESTROYED, how):
            game.damage[card] = 0  # 408.4b, 408.5c, 506.6
        else:
            plain.append(card)
    if plain:
        leave_play(game, plain, DISCARD, "destroyed", rule, by)
    return plain


def _killer(game: Spoils, card: int) -> int:
    """408.8: whose damage destroys a card; of several, an opponent's."""
    sources = game.credit.get(card, ())
    against = [c for c in sources if c != NO_CARD and stats.controlled_by(game, c) != game.controller[card]]
    return against[0] if against else sources[0] if sources else NO_CARD


def leave_play(
    game: Spoils, cards: list[int], zone: int, kind: EventKind, rule: str, by: int = NO_CARD, place: int = TOP
) -> list[int]:
    """Cards leave play together, each for its owner's zone, with what is attached to them (301.4, 301.4a). Abilities
    see them leave while they are still there, added ones too (508.1a). An attached card's own
    replacement still applies (506.2a)."""
    before = len(game.waiting)
    moving = with_attached(game, cards)  # 301.4a
    for card in moving[len(cards) :]:
        how = ("leave", ([card], zone, kind, rule, by, place))
        if replace(game, card, game.controller[card], _events(zone, kind), how):  # 506.2a
            detach(game, card)
    moving = [card for card in moving if card in cards or game.host[card] in moving]
    old: dict[tuple[int, int], int] = {}
    for card in moving:
        stats.remember(game, card)
        old[card, game.serial[card]] = card
    for card in moving:
        if game.face_down[card] and zone not in (HAND, DECK):
            reveal_one(game, card)
        sources = (by,) if by != NO_CARD else game.credit.get(card, (NO_CARD,))
        to = NOWHERE if _vanishes(game, card) else zone
        game.emit(kind, rule, game.controller[card], card, cards=sources, origin=PLAY, to=to)
        game.signal("leaves play", rule, game.controller[card], card, origin=PLAY, to=to)  # 508.1a
        if zone == DISCARD and not is_token(game, card):
            game.signal(FOR_THE_PILE, rule, game.owner[card], card, note=False, origin=PLAY, to=DISCARD)
    for card in moving:
        _out_of_play(game, card)
        if _vanishes(game, card):
            _vanish(game, card)
        else:
            game.put(card, game.owner[card], zone, place)  # 407.7, 407.8
        memory.has_left(game, card)
    _renamed(game, before, old)
    if zone == DISCARD:
        for card in moving:
            if game.zone_of[card] == DISCARD:
                arrive_in_discard(game, card, rule, PLAY)
    game.stir()
    return moving


def _out_of_play(game: Spoils, card: int) -> None:
    """What being in play meant for a card ends: its abilities, its place in a battle, what was on it (408.9, 409.2)."""
    sides.leaves(game, card)
    if not game.face_down[card]:
        sleep(game, card)
    if game.timed:
        forget_given(game, card)
    if game.battle is not None:
        game.battle = game.battle.gone(card)
    detach(game, card)
    for other in game.under[card]:
        game.host[other] = NO_CARD
        sides.recount(game, other)
    game.under[card] = ()
    clear(game, card)
    game.credit.pop(card, None)
    game.picked_for.pop(card, None)


def is_token(game: Spoils, card: int) -> bool:
    return card >= game.setup_size


def _vanishes(game: Spoils, card: int) -> bool:
    """409.3b: a token that is a character is put into no zone."""
    return game.facts[card].data.type == "character" and is_token(game, card)


def _vanish(game: Spoils, card: int) -> None:
    """409.3b: after it has left play a token is nowhere."""
    game.zones[game.controller[card]][PLAY].remove(card)
    game.zone_of[card] = NO_CARD
    game.serial[card] = game.next_serial
    game.next_serial += 1


def _renamed(game: Spoils, before: int, old: dict[tuple[int, int], int]) -> None:
    """Triggers that have seen cards leave speak of them where they are now; one that waits for one or more may have
    seen others before."""
    waiting = game.waiting
    if len(waiting) > game.earlier:
        fresh = {ref: (card, game.serial[card]) for ref, card in old.items()}
        game.waiting = tuple(
            entry.renamed(fresh)
            if place >= before or (place >= game.earlier and entry.trigger.when.together)
            else entry
            for place, entry in enumerate(waiting)
        )


def clear(game: Spoils, card: int) -> None:
    """402.4, 408.9, 409.2, 508.1: a new object, with nothing on it."""
    game.exerted[card] = False
    game.damage[card] = 0  # 408.9
    game.tokens = with_row(game.tokens, card, 0)  # 409.2
    game.settled[card] = False
    game.attacks = with_row(game.attacks, card, 0)
    if game.applied[card]:
        game.modify(card, ())  # 402.4
    game.face_down = with_row(game.face_down, card, False)
    game.played_as[card] = ""


def flip_down(game: Spoils, cards: list[int], rule: str = "411.4") -> list[int]:
    """411.4: a face-up card leaves play, and a face-down resource enters it under its owner's control, a new card. What
    is attached to it is flipped too (301.4, ruling), even where this replaces another way of leaving (301.4b)."""
    before = len(game.waiting)
    flipping = [c for c in with_attached(game, cards) if game.zone_of[c] == PLAY and not game.face_down[c]]  # 301.4b
    old: dict[tuple[int, int], int] = {}
    for card in flipping:
        stats.remember(game, card)
        old[card, game.serial[card]] = card
    for card in flipping:
        game.emit("flipped", rule, game.controller[card], card)
        to = NOWHERE if is_token(game, card) else PLAY
        game.signal("leaves play", rule, game.controller[card], card, origin=PLAY, to=to)
    for card in flipping:
        _out_of_play(game, card)
        if is_token(game, card):
            _vanish(game, card)
            continue
        seat = game.owner[card]
        game.put(card, seat, PLAY, face_down=True)
        memory.has_left(game, card)
    _renamed(game, before, old)
    for card in flipping:
        if game.zone_of[card] == PLAY:
            game.emit("enters play", rule, game.owner[card], card, origin=PLAY, to=PLAY)
    game.stir()
    return flipping


def turn_up(game: Spoils, card: int) -> None:
    """411.3: a face-down card that is turned stops being a resource and leaves play."""
    stats.remember(game, card)
    game.signal("leaves play", "411.3", game.controller[card], card, origin=PLAY)
    _out_of_play(game, card)
    game.stir()


def put_away(game: Spoils, card: int, zone: int, kind: EventKind, rule: str, place: int = TOP) -> None:
    """A card that is not in play goes to its owner's zone."""
    origin = game.zone_of[card]
    leave_hidden(game, card)
    game.put(card, game.owner[card], zone, place)  # 407.7, 407.8
    clear(game, card)
    game.emit(kind, rule, game.owner[card], card, origin=origin, to=zone)
    if zone == DISCARD:
        arrive_in_discard(game, card, rule, origin)


def put_away_instead(game: Spoils, card: int, zone: int, kind: EventKind, rule: str, place: int = TOP) -> bool:
    """506.1: whether something else happens to a card that would go to the discard pile from outside play."""
    if zone != DISCARD or game.zone_of[card] == DISCARD:
        return False
    how = ("put away", (card, zone, kind, rule, place))
    return replace(game, card, game.owner[card], ("put into discard",), how)


def move(
    game: Spoils,
    cards: list[int],
    zone: int,
    kind: EventKind,
    rule: str,
    place: int = TOP,
    as_cost: bool = False,
) -> list[int]:
    """Cards from wherever they are to a zone outside play. Those in play leave it together. Returns what moved."""
    on_table = [card for card in cards if game.zone_of[card] == PLAY]
    there = [
        card
        for card in on_table
        if as_cost  # 506.2
        or not replace(
            game,
            card,
            game.controller[card],
            _events(zone, kind),
            ("leave", ([card], zone, kind, rule, NO_CARD, place)),
        )
    ]
    moved = leave_play(game, there, zone, kind, rule, place=place) if there else []
    for card in cards:
        if card not in on_table and card not in moved and game.zone_of[card] not in (NO_CARD, FACTION):
            if as_cost or not put_away_instead(game, card, zone, kind, rule, place):
                put_away(game, card, zone, kind, rule, place)
                moved.append(card)
    return moved


def leave_hidden(game: Spoils, card: int) -> None:
    """A card on its way out of the discard pile stops what some cards do there."""
    if game.zone_of[card] == DISCARD:
        sleep(game, card)


def arrive_in_discard(game: Spoils, card: int, rule: str, origin: int) -> None:
    wake(game, card, "discard")
    game.signal("put into discard", rule, game.owner[card], card, origin=origin, to=DISCARD)


# -- hand and deck ---------------------------------------------------------------------------------------------


def draw(game: Spoils, seat: int, number: int, rule: str = "306.1") -> int:
    """306.3: as a group. 306.2: as many as there are; a deck without cards loses nothing (102.1a). A hand may be of any
    size (403.2b)."""
    if number <= 0 or ("players cannot draw" in game.in_force and stats.players_cannot(game, seat, "draw")):
        return 0
    if replace(game, NO_CARD, seat, ("draws",), ("draw", (seat, number, rule)), number):
        return number
    for found in game.in_force.get("DrawMore", ()):
        if concerns(found, seat) and stats.in_force(game, found):
            number += found.ability.effect.amount
    deck = game.zones[seat][DECK]
    cards = tuple(deck[: -number - 1 : -1])  # 102.1a, 306.2, 306.3
    for card in cards:
        game.expose()
        game.put(card, seat, HAND)  # 403.2b
    if cards:
        game.expose()
        game.emit("draws", rule, seat, amount=len(cards), cards=cards, origin=DECK, to=HAND)
        game.stir()
    return len(cards)


def discard(game: Spoils, seat: int, cards: tuple[int, ...], rule: str = "305.1", as_cost: bool = False) -> None:
    """305.2: all of them arrive in the pile at the same moment. 506.2: replacements do not apply to costs."""
    cards = tuple(
        card
        for card in cards
        if as_cost
        or not replace(game, card, seat, ("discards", "put into discard"), ("discard", (seat, (card,), rule)))
    )
    for card in cards:
        game.put(card, seat, DISCARD)
    if cards:
        game.emit("discards", rule, seat, amount=len(cards), cards=cards, origin=HAND, to=DISCARD)  # 305.2
        for card in cards:
            arrive_in_discard(game, card, rule, HAND)
        game.stir()


def shuffle_deck(game: Spoils, seat: int, rule: str = "313.1") -> None:
    game.shuffle(seat, DECK)
    game.emit("shuffles", rule, seat)


# -- control (407), depleting and restoring (303) --------------------------------------------------------------


def take_control(game: Spoils, card: int, seat: int, rule: str = "407.3") -> None:
    """407.3: until it leaves play or another effect takes it. 407.2: by "you" it now means that player.
    407.4, 407.4a, 407.5: the battle goes on without it, and what was assigned to it is lost."""
    old = game.controller[card]
    if old == seat or game.zone_of[card] != PLAY or stats.forbidden(game, card, "can't be taken by opponents"):
        return
    if not game.face_down[card]:
        sleep(game, card)
    game.zones[old][PLAY].remove(card)
    game.zones[seat][PLAY].append(card)
    sides.forget(game, card)
    game.controller = with_row(game.controller, card, seat)
    sides.forget(game, card)
    game.settled[card] = False  # 204.3
    if not game.face_down[card]:
        wake(game, card, "play")
        _tell(game, card)
    if game.timed:
        hand_over_given(game, card, seat)
    if game.host[card] in game.faction:
        detach(game, card)  # somebody else's resource pays nothing for this faction
    look(game, seat, [card])  # 411.2: a face-down one too
    game.emit("changes control", rule, seat, card)
    battle = game.battle
    if battle is not None:
        game.battle = battle.lost(card)  # 407.4, 407.4a, 407.5
        if battle.has(card):
            game.emit("leaves the battle", "407.4", old, card)
    game.stir()


DEPLETED_BY = "depleted by"  # the kind of modifier that says whose doing it is that a card is depleted


def deplete(game: Spoils, cards: list[int], rule: str = "303.1") -> list[int]:
    """303.2: only what is not depleted. 203.7: resources never are."""
    able = [card for card in cards if can_be_depleted(game, card)]
    _turn(game, able, True, "exerts", rule)
    return able


def can_be_depleted(game: Spoils, card: int) -> bool:
    return not game.exerted[card] and game.zone_of[card] == PLAY and game.ready_or_exerted(card)  # 203.7, 303.2


def restore(game: Spoils, cards: list[int], rule: str = "303.3") -> list[int]:
    able = [
        c
        for c in cards
        if game.exerted[c] and game.zone_of[c] == PLAY and not stats.forbidden(game, c, "can't be restored")
    ]
    _turn(game, able, False, "readies", rule)
    for card in able:
        if game.applied[card] and any(m.kind == DEPLETED_BY for m in game.applied[card]):
            game.modify(card, tuple(m for m in game.applied[card] if m.kind != DEPLETED_BY))
    return able


def _turn(game: Spoils, cards: list[int], exerted: bool, kind: EventKind, rule: str) -> None:
    """All at once."""
    for card in cards:
        game.exerted[card] = exerted
    for card in cards:
        game.emit(kind, rule, game.controller[card], card)
    if cards:
        game.stir()
