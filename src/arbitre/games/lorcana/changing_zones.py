"""Cards changing zones (chapter 7): entering play, leaving it, drawing, discarding, becoming ink.

Whatever leaves play leaves with all cards under it (5.1.1.7); abilities see it leave while it is still there (7.4.3).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from arbitre.ability import memory, waking
from arbitre.ability.match import matches
from arbitre.ability.waiting import renamed
from arbitre.ability.waking import wake
from arbitre.games.lorcana import durations
from arbitre.games.lorcana.stats import concerns, in_force, remember
from arbitre.games.lorcana.zones import DECK, DISCARD, HAND, INKWELL, OUT, PLAY, UNDER
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce
from arbitre.kernel.zone import BOTTOM, TOP

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.games.lorcana.kinds import EventKind


# -- abilities come and go with their cards (1.6.1, 6.1.12, 6.4.1) ----------------------------------------------


def sleep(game: Lorcana, card: int) -> None:
    """6.4.2.3: what a card did by being there ends as soon as it is gone. What its effects left behind stays.
    It works only while its card is there (1.6.1, 6.4.1)."""
    if game.timed:
        durations.source_left(game, card)
    if game.facts[card].has_text:
        waking.sleep(game, card)  # 1.6.1, 6.4.1


# -- entering play ---------------------------------------------------------------------------------------------


def enter_play(game: Lorcana, card: int, seat: int, exerted: bool = False, onto: int = NO_CARD) -> None:
    """4.3.3.1, 5.1.2, 6.7.1.1: a card enters the Play zone of the player who plays it (7.4.1), a shifted character on
    top of another (8.10)."""
    facts = game.facts[card]
    from_discard = leave_hidden(game, card)
    game.put(card, seat, PLAY)  # 6.7.1.1, 7.4.1
    if from_discard:
        left_discard(game, card)
    game.face_down = with_row(game.face_down, card, False)  # 5.1.2.2, 5.1.2.3
    game.exerted[card] = False  # 5.1.1.1
    game.damage[card] = 0  # 5.1.1.4
    game.drying[card] = facts.is_character  # 5.1.2.1
    if onto != NO_CARD:
        put_on_top(game, card, onto)
    ways = entering(game, card, seat) if facts.enters or "Enters" in game.in_force else []
    for way in ways:
        exerted = exerted or (way.exerted and not way.may)
        game.damage[card] += way.damage  # 6.7.9: there is no moment without it
    if exerted and not facts.is_location:  # 5.1.2.3
        game.exerted[card] = True  # 6.7.9, 8.10.3
    if game.damage[card]:
        game.unchecked = True
    if facts.has_willpower and facts.willpower <= 0:
        game.frail = game.unchecked = True
    if facts.has_text:
        wake(game, card, "play")  # 1.6.1, 6.4.2.3


def entering(game: Lorcana, card: int, seat: int) -> list[Any]:
    """6.7.9: what the card itself and cards in play say about how it enters play."""
    ways = [part.effect for part in game.facts[card].enters if in_force(game, InForce(card, seat, part))]
    for found in game.in_force.get("Enters", ()):
        if matches(game, found, found.ability.effect.cards, card) and in_force(game, found):
            ways.append(found.ability.effect)
    return ways


def put_on_top(game: Lorcana, card: int, onto: int) -> None:
    """8.10: the shifted character takes the place of the one under it, and keeps what applied to it."""
    game.exerted[card] = game.exerted[onto]  # 8.10.2
    game.drying[card] = game.drying[onto]  # 8.10.4
    game.damage[card] = game.damage[onto]  # 8.10.6
    game.applied = with_row(game.applied, card, game.applied[onto])  # 8.10.5
    game.at = with_row(game.at, card, game.at[onto])
    if game.used:
        _keep_used(game, onto, card)
    _speak_of_instead(game, (onto, game.serial[onto]), (card, game.serial[card]))
    game.signal("played on", "8.10.1", game.controller[card], card, onto)  # the last the one below can see
    sleep(game, onto)  # 5.1.1.6: the card on top does not have its text
    if game.facts[onto].statics:
        game.unchecked = True  # what it gave to others is gone
    game.zones[game.controller[onto]][PLAY].remove(onto)
    game.zone_of[onto] = UNDER  # 5.1.1.5
    game.serial[onto] = game.next_serial  # it is no longer the character effects spoke of
    game.next_serial += 1
    game.zones[game.controller[onto]][UNDER].append(onto)
    _clear(game, onto)
    game.host[onto] = card
    game.under[card] = (onto, *game.under[onto])
    for below in game.under[onto]:
        game.host[below] = card
    game.under[onto] = ()


TIME: Final = "×"  # between the key of an ability and which time it is, from the second on


def _keep_used(game: Lorcana, onto: int, card: int) -> None:
    """6.1.13.2: an ability that an effect gave to the character is the same one still (8.10.5), and may be used up."""
    old, new = game.serial[onto], game.serial[card]
    given = {modifier.detail.key for modifier in game.applied[onto] if modifier.kind == "activated"}
    for waiting in game.watchers.values():
        given.update(f.ability.key for f in waiting if f.source == onto and f.slots and f.slots.get("given"))
    for serial, key in tuple(game.used):
        if serial == old and key.partition(TIME)[0] in given:
            game.used[new, key] = game.used[serial, key]


def _speak_of_instead(game: Lorcana, old: tuple[int, int], new: tuple[int, int]) -> None:
    """8.10.5: effects that still wait for the character now wait for the one on top of it."""
    for index in (game.watchers, game.in_force):
        for word, waiting in index.items():
            if any(found.slots for found in waiting):
                index[word] = tuple(_about(found, old, new) if found.slots else found for found in waiting)


def _about(found: InForce, old: tuple[int, int], new: tuple[int, int]) -> InForce:
    """The same waiting ability, about the new object. One that was given to the character is now the new one's."""
    slots = renamed(found.slots, {old: new})
    if (found.source, slots.get("this")) == old:
        return InForce(new[0], found.seat, found.ability, {**slots, "this": new[1]})
    return InForce(found.source, found.seat, found.ability, slots)


def put_under(game: Lorcana, cards: list[int], host: int, face_down: bool) -> None:
    """5.1.1.5: under another card, in the Play zone but not in play."""
    seat = game.controller[host]
    for card in cards:
        from_discard = leave_hidden(game, card)
        game.put(card, seat, UNDER, face_down=face_down)
        _clear(game, card)
        game.face_down = with_row(game.face_down, card, face_down)  # 5.1.1.9, 5.1.1.10, 7.4.2.1, 8.4.2
        game.host[card] = host
        game.under[host] = (card, *game.under[host])
        if from_discard:
            left_discard(game, card)


# -- leaving play ----------------------------------------------------------------------------------------------


def leave_play(
    game: Lorcana, cards: list[int], zone: int, kind: EventKind, rule: str, by: int = NO_CARD, place: int = TOP
) -> list[int]:
    """Cards leave play together (7.4.3). Returns all that moved, those under them included (5.1.1.7, 8.10.7)."""
    before = len(game.bag)
    serials: list[int] = []
    for card in cards:
        remember(game, card)  # 7.4.3
        serials.append(game.serial[card])
    below = [(part, game.serial[part]) for card in cards for part in game.under[card]]
    to = UNDER if zone == OUT else zone  # out of it for no longer than it takes to go under another
    for card in cards:
        challenge = game.challenge
        seat, number, other = game.controller[card], 0, NO_CARD
        if challenge is not None and game.in_challenge(card):
            number = 1
            other = challenge[1] if challenge[0] == card else challenge[0]
        damagers = game.credit.get(card, ()) if by == NO_CARD else (by,)
        cause = damagers[-1] if damagers else NO_CARD
        several = damagers if len(damagers) > 1 and kind == "banished" else ()
        game.emit(kind, rule, seat, card, other, number, several, origin=PLAY, to=to, cause=cause)
        game.signal("leaves play", rule, seat, card, other, number, origin=PLAY, to=to)
    moved: list[int] = []
    for card in cards:
        stack = (card, *game.under[card])  # 5.1.1.7, 8.10.7
        sleep(game, card)
        if game.facts[card].statics:
            game.unchecked = True  # what it gave to others is gone
        if game.facts[card].is_location:
            for character in game.zones[game.controller[card]][PLAY]:
                if game.at[character] == card:
                    game.at = with_row(game.at, character, NO_CARD)  # 5.6.6
        for part in stack:
            _clear(game, part)
            game.under[part] = ()
            game.put(part, game.owner[part], zone, place)
            moved.append(part)
        memory.has_left(game, card)
        if card in game.credit:
            del game.credit[card]
    if len(game.bag) > before:
        fresh = {(card, old): (card, game.serial[card]) for card, old in zip(cards, serials, strict=True)}
        for ref in below:
            fresh[ref] = (ref[0], game.serial[ref[0]])
        game.bag = (*game.bag[:before], *(entry.renamed(fresh) for entry in game.bag[before:]))
    if zone == DISCARD:
        for part in moved:
            arrive_in_discard(game, part, rule, PLAY if part in cards else UNDER)
    return moved


def banish(game: Lorcana, cards: list[int], rule: str, by: int = NO_CARD) -> None:
    leave_play(game, cards, DISCARD, "banished", rule, by)


def put_away(game: Lorcana, card: int, then_to: str) -> None:
    """4.3.3.2: an action that has resolved goes to the discard, unless an effect says where else (6.5.1)."""
    if game.zone_of[card] != PLAY:
        return
    sleep(game, card)
    _clear(game, card)
    if then_to == "deck bottom":
        game.put(card, game.owner[card], DECK, BOTTOM)
        game.emit("put on the bottom of the deck", "6.5.4", game.owner[card], card, origin=PLAY, to=DECK)
    else:
        old = (card, game.serial[card])
        game.put(card, game.owner[card], DISCARD)
        new = {old: (card, game.serial[card])}
        if game.bag:  # "that song" is found where it was put (6.1.11)
            game.bag = tuple(entry.renamed(new) for entry in game.bag)
        arrive_in_discard(game, card, "4.3.3.2", PLAY)


def exert(game: Lorcana, card: int, rule: str) -> None:
    """5.1.1.2: turned sideways, at once (5.1.3)."""
    game.exerted[card] = True
    if game.zone_of[card] == INKWELL:
        game.ink_changes()
    game.emit("exerts", rule, game.controller[card], card)  # 7.5.4: which ink card it is, is not told to others


def ready(game: Lorcana, card: int, rule: str, seat: int) -> None:
    """5.1.1.1: turned upright by that player, at once (5.1.3)."""
    game.exerted[card] = False
    if game.zone_of[card] == INKWELL:
        game.ink_changes()
    game.emit("readies", rule, seat, card)  # 7.5.4


def _clear(game: Lorcana, card: int) -> None:
    """7.1.6: damage (1.9.4), effects and whatever else was gained are gone; it is a new card. In deck, discard and hand
    it has no state but the zone's own (5.1.2.5, 5.1.2.6, 5.1.2.7)."""
    game.exerted[card] = False  # 5.1.3: all at once
    game.damage[card] = 0  # 1.9.4
    game.drying[card] = False
    game.at = with_row(game.at, card, NO_CARD)
    game.applied = with_row(game.applied, card, ())  # 5.1.2.5, 5.1.2.6, 5.1.2.7, 7.1.6
    game.host[card] = NO_CARD
    game.face_down = with_row(game.face_down, card, False)
    game.played_as[card] = ""


def leave_hidden(game: Lorcana, card: int) -> bool:
    """A card on its way out of the discard stops what some cards do there (6.1.12); one under another comes out. Says
    whether it was in the discard: once it has moved, `left_discard` lets it be known."""
    zone = game.zone_of[card]
    if zone == DISCARD:
        sleep(game, card)
        return True
    elif zone == UNDER:  # 5.1.1.5
        _come_out(game, card)
    elif zone == INKWELL:
        game.exerted[card] = False
        game.ink_changes()
        game.face_down = with_row(game.face_down, card, False)
    return False


def _come_out(game: Lorcana, card: int) -> None:
    host = game.host[card]
    game.under[host] = tuple([other for other in game.under[host] if other != card])
    _clear(game, card)


def left_discard(game: Lorcana, card: int) -> None:
    """7.6.2: the discard is public: everybody sees a card leave it."""
    game.signal("leaves discard", "7.6.2", game.owner[card], card, origin=DISCARD, to=game.zone_of[card])


def arrive_in_discard(game: Lorcana, card: int, rule: str, origin: int) -> None:
    """A card has been put into its player's discard, from wherever (7.6.1)."""
    if game.facts[card].has_text:
        wake(game, card, "discard")
    game.signal("put into discard", rule, game.owner[card], card, origin=origin, to=DISCARD)


def move_out_of_play(
    game: Lorcana, cards: list[int], zone: int, kind: EventKind, rule: str, place: int = TOP
) -> list[int]:
    """Cards from wherever they are to a zone outside play. Those in play leave it together. Returns what moved."""
    cards = [card for card in cards if not game.facts[card].is_marketing]  # 10.2.2.1
    on_table = [card for card in cards if game.zone_of[card] == PLAY]
    moved = leave_play(game, on_table, zone, kind, rule, place=place) if on_table else []
    for card in cards:
        if card in on_table:
            continue
        origin = game.zone_of[card]
        from_discard = leave_hidden(game, card)
        game.put(card, game.owner[card], zone, place)
        game.emit(kind, rule, seat=game.owner[card], card=card, origin=origin, to=zone)
        if zone == DISCARD:
            arrive_in_discard(game, card, rule, origin)
        if from_discard:
            left_discard(game, card)
        moved.append(card)
    return moved


# -- hand, deck, inkwell ---------------------------------------------------------------------------------------


def draw(game: Lorcana, seat: int, rule: str = "1.12.1") -> bool:
    """1.12.1: the top card of the player's own deck, into a hand of any size (7.3.3). 10.2.5: in Pack Rush the discard
    may become the deck."""
    deck = game.zones[seat][DECK]
    if not deck and game.variant.reshuffles:
        reshuffle(game, seat)
    if not deck:
        return False
    card = deck[-1]  # 7.2.2: the deck keeps its order
    if game.in_force:
        game.expose()
    game.put(card, seat, HAND)  # 7.3.3
    game.emit("draws", rule, seat, card, origin=DECK, to=HAND)
    return True


def top_cards(game: Lorcana, seat: int, number: int) -> list[int]:
    """The top cards of a deck, the uppermost first; as many as there are (1.2.3)."""
    deck = game.zones[seat][DECK]
    if len(deck) < number and game.variant.reshuffles and not deck:
        reshuffle(game, seat)
    return deck[: -number - 1 : -1] if number > 0 else []


def reshuffle(game: Lorcana, seat: int) -> None:
    """10.2.5: Pack Rush: the discard, shuffled, is the new deck."""
    cards = game.zones[seat][DISCARD].copy()
    if not cards:
        return
    for card in cards:
        leave_hidden(game, card)
        game.put(card, seat, DECK)
        left_discard(game, card)
    game.shuffle(seat, DECK)
    game.emit("reshuffles", "10.2.5", seat=seat, amount=len(cards), origin=DISCARD, to=DECK)


def discard(game: Lorcana, seat: int, cards: Iterable[int], rule: str = "7.3.4") -> None:
    """7.3.4: from hand to discard. Discarding several at once is one discard of that many."""
    gone = tuple(cards)
    for card in gone:
        game.put(card, game.owner[card], DISCARD)
    if gone:
        game.emit("discards", rule, seat, gone[0], amount=len(gone), cards=gone, origin=HAND, to=DISCARD)
    for card in gone:
        arrive_in_discard(game, card, rule, HAND)


def ink_together(game: Lorcana, cards: list[int], exerted: bool, rule: str, openly: bool = False) -> None:
    """7.5.2, 5.1.2.4: cards into their players' inkwells, facedown, each ink of its own; as many as there are (7.5.3).
    Those in play leave it together (7.4.3)."""
    on_table: list[int] = []
    elsewhere: list[int] = []
    origins: dict[int, int] = {}
    for card in cards:
        zone = origins[card] = game.zone_of[card]
        (on_table if zone == PLAY else elsewhere).append(card)
    moved = leave_play(game, on_table, INKWELL, "leaves for the inkwell", rule) if on_table else []
    for card in elsewhere:
        from_discard = leave_hidden(game, card)
        game.put(card, game.owner[card], INKWELL, face_down=True, openly=openly)
        if from_discard:
            left_discard(game, card)
        moved.append(card)
    for part in moved:  # 5.1.2.4, 7.5.2, 7.5.3
        game.face_down = with_row(game.face_down, part, True)  # 7.5.4
        tired = exerted or ("InkEnters" in game.in_force and _ink_enters_exerted(game, game.owner[part]))
        game.exerted[part] = tired
        if not tired:
            game.more_ready_ink(game.owner[part], 1)
        game.emit("inked", rule, game.owner[part], part, origin=origins.get(part, UNDER), to=INKWELL)


def _ink_enters_exerted(game: Lorcana, seat: int) -> bool:
    return any(concerns(game, found, seat) and in_force(game, found) for found in game.in_force["InkEnters"])


def shuffle_deck(game: Lorcana, seat: int, rule: str) -> None:
    game.shuffle(seat, DECK)
    game.emit("shuffles", rule, seat)


def remove_from_game(game: Lorcana, card: int) -> None:
    """9.2.3: with its player. Nothing triggers: the abilities of a player who has left are gone."""
    zone = game.zone_of[card]
    if zone == PLAY:
        sleep(game, card)
    for below in game.under[card]:
        if game.owner[below] != game.owner[card]:  # it is not theirs: its own player discards it
            _clear(game, below)
            game.put(below, game.owner[below], DISCARD)
            arrive_in_discard(game, below, "9.2.3", UNDER)
    game.under[card] = tuple(below for below in game.under[card] if game.owner[below] == game.owner[card])
    leave_hidden(game, card)
    _clear(game, card)
    game.under[card] = ()
    game.put(card, game.owner[card], OUT)
