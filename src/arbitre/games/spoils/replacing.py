"""506 Replacements: something happens instead of something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability import replacing
from arbitre.ability.match import matches
from arbitre.ability.possible import possible
from arbitre.ability.replacing import How, name_of, waiting_for
from arbitre.games.spoils import stats
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce
from arbitre.kernel.roles import CARD, CARDS, PLAIN, Fields, Many, Told, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils


def replacements(
    game: Spoils, card: int, seat: int, events: tuple[str, ...], battle: bool, by: int = NO_CARD
) -> list[InForce]:
    """What could happen instead of this event to this card or player. 506.5: each replacement only once on the same
    thing. `battle`: it would happen by battle damage; `by`: the card whose doing it would be."""
    found: list[InForce] = []
    for event in events:
        for one in (*waiting_for(game, card, event), *_own(game, card, event)):
            effect = one.ability.effect
            if (card, name_of(one)) in game.replaced or (card, name_of(one)) in game.spared:
                continue
            if effect.cards is not None and (card == NO_CARD or not _concerns(game, one, card)):
                continue
            owned = card != NO_CARD and event in (
                "put into discard",
                "put into hand",
            )  # 403.2a, 403.5: whose hand or pile
            whose = game.owner[card] if owned else seat
            if effect.player != "any" and (whose == one.seat) != (effect.player == "you"):
                continue
            if effect.in_battle and not battle:
                continue
            if effect.by_opponents and (by == NO_CARD or stats.controlled_by(game, by) == one.seat):
                continue
            if effect.may and not possible(game, _of(game, one, card), effect.effects):
                continue
            if stats.in_force(game, one):
                found.append(one)
    return found


def _doer(how: How) -> int:
    """Whose doing a destruction would be: of the card whose effect it is, or whose damage did it (408.8)."""
    by: int = how[1][2] if how[0] == "destroy" else NO_CARD
    return by


def _of(game: Spoils, one: InForce, card: int) -> InForce:
    """The same about a certain card, which it calls "it"."""
    if card == NO_CARD:
        return one
    return InForce(one.source, one.seat, one.ability, {**one.slots, "it": ((card, game.serial[card]),)})


def _own(game: Spoils, card: int, event: str) -> list[InForce]:
    """What a card that is not in play says of itself (201.5b: it says so)."""
    if card == NO_CARD or game.zone_of[card] == PLAY or not game.facts[card].anywhere:
        return []
    owner = game.owner[card]
    return [InForce(card, owner, part) for part in game.facts[card].anywhere if part.effect.event == event]


def _concerns(game: Spoils, one: InForce, card: int) -> bool:
    """402.3: a text that names no zone is about cards in play."""
    cards = one.ability.effect.cards
    if cards != "this" and cards.zone == "play" and game.zone_of[card] != PLAY:
        return False
    return matches(game, one, cards, card)


def _any_instead(game: Spoils, events: tuple[str, ...]) -> bool:
    """Whether an ability in force replaces any of these."""
    force = game.in_force
    for event in events:
        if f"instead {event}" in force:
            return True
    return False


def replace(game: Spoils, card: int, seat: int, events: tuple[str, ...], how: How, number: int = 0) -> bool:
    """Whether something happens instead; then it happens right after the present step."""
    says = card != NO_CARD and bool(game.facts[card].anywhere)
    if not says and not _any_instead(game, events):
        return False
    battle = card in game.struck
    if not replacements(game, card, seat, events, battle, _doer(how)):
        return False
    game.push(Replaced(card, game.serial[card] if card != NO_CARD else -1, seat, events, how, number, battle))
    return True


class Replaced(replacing.Replaced):
    """506.1 An event that would happen is replaced; the controller of the replacements chooses one (506.4), and each
    only once on the same thing (506.5). Then a card that stayed is looked at again: a character without life is not
    saved by losing its damage (204.5), and the same replacement does not keep it a second time (506.5, ruling)."""

    __slots__ = ()

    choice = "506.4"
    instead = "506.1"

    def found(self, game: Spoils) -> list[InForce]:
        return replacements(game, self.card, self.seat, self.events, self.battle, _doer(self.how))

    def as_it_was(self, game: Spoils) -> None:
        as_it_was(game, self.how)


Replaced.steps = (("506.4", Replaced.choose), ("506.1", Replaced.happen), ("506.5", Replaced.done))

declare(
    Replaced,
    how=Told(
        {
            "destroy": Fields(CARDS, PLAIN, CARD),
            "leave": Fields(CARDS, PLAIN, PLAIN, PLAIN, CARD, PLAIN),
            "discard": Fields(PLAIN, CARDS, PLAIN),
            "put away": Fields(CARD, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN),
            "draw": PLAIN,
            "inflict": Fields(Many(Fields(CARD, CARD, PLAIN)), PLAIN, PLAIN),
        }
    ),
)


def as_it_was(game: Spoils, how: How) -> None:
    """What would have happened happens after all."""
    from arbitre.games.spoils import changing_zones, damage

    what, given = how
    if what == "destroy":
        changing_zones.destroy(game, *given)
    elif what == "leave":
        changing_zones.leave_play(game, *given)
    elif what == "discard":
        changing_zones.discard(game, *given)
    elif what == "put away":
        changing_zones.put_away(game, *given)
    elif what == "draw":
        changing_zones.draw(game, *given)
    else:
        damage.inflict(game, *given)
