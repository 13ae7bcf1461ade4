"""Cards entering play: where, with what, and what makes room for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.waking import sleep, wake
from arbitre.games.fallen import changing_zones, linking, markers, stats
from arbitre.games.fallen.sides import charged, legends
from arbitre.games.fallen.zones import ADORATION, FIRING, IN_PLAY, LIMBO, PURGATORY, REAR
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce
from arbitre.kernel.modifier import THIS_TURN, Modifier

if TYPE_CHECKING:
    from arbitre.games.fallen.facts import Facts
    from arbitre.games.fallen.game import Fallen


NO_ZONE: Final = -1  # where the card itself says


def enter_play(
    game: Fallen, card: int, seat: int, zone: int = NO_ZONE, rule: str = "F1.28.2", host: int = NO_CARD
) -> None:
    """A card comes into play, under this player's control: Worshippers into Adoration, all others on the rear guard
    (F1.11.9, F1.14.9, F1.17.8) unless a text names another line (F1.28.2). A Worshipper and an Archangel have their
    energy (F1.19.5, F1.5.12). What its arrival triggers finds it in play, whichever way it came (F6.14.1, F6.14.2,
    F6.35.4)."""
    facts = stats.printed(game, card)  # out of Limbo a copy comes as one (F5.77.5)
    origin = game.zone_of[card]
    kept = game.markers[card] if game.zone_of[card] == LIMBO else ()
    named = game.chosen_class.get(card)
    gust = not game.is_active(seat) and stats.has(game, card, "Bourrasque")  # as it is played
    if game.zone_of[card] in (PURGATORY, LIMBO):
        sleep(game, card)
    _legendary(game, card, seat)
    if zone == NO_ZONE:
        zone = _line_of_its_own(game, card, seat)
    game.put(card, seat, ADORATION if facts.type == "worshipper" else zone)  # F5.21.1, F1.11.9, F1.14.9
    game.guests = tuple(guest for guest in game.guests if guest != card)
    changing_zones.clear(game, card)
    game.markers = with_row(game.markers, card, kept)  # what comes from Limbo keeps its markers
    game.face_down = with_row(game.face_down, card, False)
    game.energy[card] = facts.data.energy  # F1.5.12, F1.19.5
    charged(game, card)
    game.entered = with_row(game.entered, card, game.turn)
    if facts.data.hourglasses:  # F1.17.8
        markers.add(game, card, "hourglass", facts.data.hourglasses)
    if host != NO_CARD:
        linking.link(game, card, host)
    if "Doppelgänger" in game.facts[card].keywords and card not in game.copied:
        if named:
            game.chosen_class[card] = named  # it was revealed with that class (F6.11.2)
        else:
            game.unnamed = (*game.unnamed, card)
    if not game.is_active(seat) and stats.is_a(game, card, "angel") and (gust or stats.has(game, card, "Bourrasque")):
        game.modify(card, (Modifier("keyword", 1, "Pacifiste", card, seat, THIS_TURN, seat, game.turn),))  # F6.5.2
        game.timed = True
    wake(game, card, "play")
    forward = game.zone_of[card] == FIRING and host == NO_CARD
    if forward and stats.stays_behind(game, card):  # it can't be there (F6.17.1)
        game.shift(card, seat, REAR)
        forward = False
    # F6.14.1, F6.14.2, F6.35.4
    game.emit("enters play", rule, seat, card, other=host, origin=origin, to=game.zone_of[card])
    if forward:
        game.emit("arrives on the firing line", "F1.28.2", seat, card)
    game.stir()


def _line_of_its_own(game: Fallen, card: int, seat: int) -> int:
    """Where a card arrives by its own text."""
    for part in stats.printed(game, card).arriving:
        if stats.in_force(game, InForce(card, seat, part)):
            return FIRING if part.effect.line == "firing" else REAR
    return REAR


def _legendary(game: Fallen, card: int, seat: int) -> None:
    """Only one page of a Legendary name can be controlled: the one that is there is destroyed first, as a cost
    (F5.52.3)."""
    old = same_legend(game, card, seat)
    if old:
        before = len(game.waiting)  # F5.52.3
        changing_zones.destroy(game, old, "F5.52.1", as_cost=True)
        # What a cost triggers is on the stack before what it pays for (F3.12.6), so before what the arrival triggers.
        ahead = tuple(entry.marked("ahead", True) for entry in game.waiting[before:])
        game.waiting = (*game.waiting[:before], *ahead)


def same_legend(game: Fallen, card: int, seat: int, model: Facts | None = None) -> list[int]:
    """Pages a player controls that can't be there together with a Legendary page of this name (F1.11.4), even if only
    by renown (F5.72.3). `model`: what the card would be a copy of."""
    copied, all_facts = game.copied, game.facts
    facts = model or (copied[card] if copied and card in copied else all_facts[card])
    found: list[int] = []
    legend = facts.legendary
    if not legend and not copied and not legends(game, seat):  # F5.78.1
        return found
    if facts.is_eden or facts.type in ("miracle", "worshipper"):  # no page of the Battlefield
        return found
    if legend or copied:  # a player controls what they have in play (F5.78.1), the Adoration included
        zones = game.zones[seat]
        others = [other for zone in IN_PLAY for other in zones[zone]]
    else:
        others = legends(game, seat)  # F5.78.1
    for other in others:
        theirs = copied[other] if copied and other in copied else all_facts[other]
        if not (legend or theirs.legendary) or other == card or theirs.is_eden:
            continue
        same = theirs.name == facts.name  # F1.11.4
        if same or stats.called(facts, theirs.name) or stats.called(theirs, facts.name):  # F5.72.3
            found.append(other)
    return found


def make_familiar(game: Fallen, name: str, seat: int, zone: int = NO_ZONE) -> int:
    """It is there from now on, with what the list of Familiars says of it; its cost is 0 (F1.12.2, F1.12.4)."""
    card = game.add_card(game.token_facts[name], seat)  # F1.12.4
    enter_play(game, card, seat, zone, "F1.12.2")
    return card
