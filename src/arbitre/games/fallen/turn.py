"""The turn: Dawn, Word, Night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from arbitre.games.fallen import actions, changing_zones, durations, entering, linking, stats
from arbitre.games.fallen.combat import AttackPhase
from arbitre.games.fallen.contemplation import contemplate
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.zones import ADORATION, DIVINE, FIRING, IN_PLAY, LINES, PRESENT, REAR, REGISTER
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import look
from arbitre.kernel.offers import OfCard
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import CARDS, SLOTS, declare
from arbitre.kernel.zone import BOTTOM, TOP

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen
    from arbitre.games.fallen.kinds import OptionKind

DONE: Final = offer("done")
RETREATS: Final[OfCard[OptionKind]] = OfCard("retreat")
WORSHIPPER: Final[OfCard[OptionKind]] = OfCard("worshipper")
ON_TOP: Final[OfCard[OptionKind]] = OfCard("top")
TO_BOTTOM: Final[OfCard[OptionKind]] = OfCard("bottom")
LOOK: Final = 3  # pages of the Register that are looked at


class Turn(Procedure):
    """One player's turn, its steps in the order of the book (F1.36.1). `slots` holds the pages of the Register being
    looked at."""

    __slots__ = ("back", "seat", "slots")

    def __init__(self, seat: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.back: tuple[int, ...] = ()  # who goes back to the rear guard; later, what is put back into the Register
        self.slots: dict[str, Any] = {}

    def shows(self) -> Mapping[str, Any]:
        return self.slots

    def copy(self) -> Turn:
        twin = Turn(self.seat)
        twin.cursor = self.cursor
        twin.back = self.back
        twin.slots = self.slots
        return twin

    # -- Dawn ----------------------------------------------------------------------------------------------------

    def begin(self, game: Fallen) -> None:
        game.turn += 1
        game.active = self.seat
        game.phase = "dawn"
        game.passed = (False, False)
        game.attacked = False
        game.used = {}
        game.aegis = ()
        game.willing = (False, False)
        game.forget_last_turn()
        game.emit("turn begins", "F1.32.6", self.seat, amount=game.turn)

    def ask_retreat(self, game: Fallen) -> None:
        """From the firing line back to the rear guard, as many as the player likes."""
        mine = [
            card
            for card in game.zones[self.seat][FIRING]
            if card not in self.back and game.host[card] == NO_CARD and stats.kind(game, card) != "equipment"
        ]
        options = [DONE, *[RETREATS[card] for card in mine]]
        game.ask(self.seat, "retreat to the rear", options, NO_CARD, ("F1.36.2",))

    def retreat(self, game: Fallen) -> None:
        answer = game.answered()
        if answer.kind == "retreat":
            self.back = (*self.back, answer.card)
            self.cursor = RETREAT
            return
        if self.back:
            linking.to_line(game, list(self.back), REAR, "F1.36.2")
        self.back = ()

    def dawn_abilities(self, game: Fallen) -> None:
        """Those of the player's cards that are in play now (F6.3.1, F6.3.3); Blessings lose an Hourglass by one of
        these (F1.17.9)."""
        game.signal("dawn starts", "F1.36.4", self.seat, NO_CARD, note=False)

    def contemplate(self, game: Fallen) -> None:
        contemplate(game)

    def ask_archangel(self, game: Fallen) -> None:
        """The Register or, if it is time, the Archangel, for nothing (F1.5.11): that is chosen before looking."""
        archangel = archangel_in_heavens(game, self.seat)
        if not game.zones[self.seat][REGISTER]:
            if archangel != NO_CARD:  # it must (F1.36.8)
                entering.enter_play(game, archangel, self.seat, rule="F1.36.8")
            self.cursor = DAWN_ENDS
        elif archangel_may_enter(game, self.seat):  # F1.5.11
            options = [offer("look"), offer("archangel", archangel)]
            game.ask(self.seat, "end of dawn", options, NO_CARD, ("F1.36.6",))

    def ask_register(self, game: Fallen) -> None:
        """A Worshipper out of the top three of the Register."""
        if game.answer is not None:
            answer = game.answered()
            if answer.kind == "archangel":
                entering.enter_play(game, answer.card, self.seat, rule="F1.5.4")
                self.cursor = DAWN_ENDS
                return
        top = game.zones[self.seat][REGISTER][: -LOOK - 1 : -1]
        self.slots = {"looked": tuple([(card, game.serial[card]) for card in top]), "looker": self.seat}
        look(game, self.seat, top)
        game.emit("looks", "F1.19.4", self.seat, amount=len(top), cards=tuple(top))  # F3.4.4
        game.ask(self.seat, "register", [WORSHIPPER[card] for card in top], NO_CARD, ("F1.19.4",))

    def from_register(self, game: Fallen) -> None:
        answer = game.answered()
        self.back = tuple([card for card, _ in self.slots["looked"] if card != answer.card])
        entering.enter_play(game, answer.card, self.seat, ADORATION, "F1.19.4")

    def ask_back(self, game: Fallen) -> None:
        """Each other one goes on top of the Register or under it, in the order the player likes (ruling): at either end
        the first named lies uppermost."""
        if not self.back:
            self.slots = {}
            self.cursor = DAWN_ENDS
            return
        options = [option for card in self.back for option in (ON_TOP[card], TO_BOTTOM[card])]
        game.ask(self.seat, "top or bottom", options, NO_CARD, ("F1.19.4",))

    def put_back(self, game: Fallen) -> None:
        answer = game.answered()
        card = answer.card
        self.back = tuple([other for other in self.back if other != card])
        kept: tuple[int, ...] = self.slots.get("on top", ())
        if answer.kind == "top":
            kept = (*kept, card)
        else:
            game.put(card, self.seat, REGISTER, BOTTOM)
        game.emit("put back", "F1.19.4", self.seat, card, word=answer.kind)
        if not self.back:
            for one in reversed(kept):
                game.put(one, self.seat, REGISTER, TOP)
        looked = tuple([(c, s if c in self.back else game.serial[c]) for c, s in self.slots["looked"]])
        self.slots = {**self.slots, "looked": looked, "on top": kept}
        self.cursor = BACK

    def dawn_ends(self, game: Fallen) -> None:
        game.signal("phase ends", "F1.38.9", self.seat, NO_CARD, note=False)

    # -- Word ----------------------------------------------------------------------------------------------------

    def word(self, game: Fallen) -> None:
        """Pages and abilities, as the player likes; the attack phase must be announced once. Nobody else has priority
        (F3.2.2)."""
        game.phase = "word"
        game.stop(self.seat, "turn action", actions.options(game, self.seat), NO_CARD, ("F1.37.1",))  # F3.2.2

    def act(self, game: Fallen) -> None:
        option = game.answered()
        if option.kind == "end turn":
            self.cursor = NIGHT
            return
        if option.kind == "announce attack":
            game.attacked = True
            game.phase = "before attack"
            game.emit("announces attack phase", "F1.37.2", self.seat, word="first turn" if game.turn == 1 else "")
            return
        self.cursor = WORD
        game.push(actions.perform(game, self.seat, option))

    def before_attack(self, game: Fallen) -> None:
        contemplate(game)

    def attack(self, game: Fallen) -> None:
        """The first player has no attack phase in the first turn (F1.22.2)."""
        self.cursor = WORD
        if game.turn == 1:  # F1.22.2
            return
        game.push(AttackPhase(self.seat))

    def end_of_word(self, game: Fallen) -> None:
        contemplate(game)

    def word_ends(self, game: Fallen) -> None:
        """After the Contemplation: nobody can play anything more before what is due here (F1.38.9, F1.38.10)."""
        game.signal("phase ends", "F1.38.9", self.seat, NO_CARD, note=False)

    # -- Night ---------------------------------------------------------------------------------------------------

    def night_abilities(self, game: Fallen) -> None:
        """Those of the player's cards that are in play now (F6.26.1, F6.26.3)."""
        game.phase = "night"
        game.signal("night starts", "F1.38.1", self.seat, NO_CARD, note=False)  # F6.26.1, F6.26.3

    def contemplate_night(self, game: Fallen) -> None:
        contemplate(game)

    def end_effects(self, game: Fallen) -> None:
        """Nobody wants to act any more (F1.38.3). What happens at the end of the turn opens no stack (F1.38.8)."""
        game.phase = "end"
        game.signal("phase ends", "F1.38.9", self.seat, NO_CARD, note=False)
        game.signal("turn ends", "F1.38.4", self.seat, NO_CARD, note=False)  # F1.38.3, F1.38.8

    def sudden_deaths(self, game: Fallen) -> None:
        """Mort subite: the last thing in the Night (F6.25.1); Golems and Archangels are insensible (F1.14.17)."""
        if not stats.anyone_has(game, "Mort subite"):
            return
        doomed = [
            card
            for seat in (0, 1)
            for zone in IN_PLAY
            for card in game.zones[seat][zone]
            if stats.has(game, card, "Mort subite")
            and stats.is_a(game, card, "page")
            and (zone in LINES or stats.is_a(game, card, "worshipper"))  # F3.7.6
            and not stats.is_a(game, card, "golem")  # F1.14.17
        ]
        for card in doomed:
            game.credit[card] = card  # its own ability does it
        changing_zones.destroy(game, doomed, "F6.25.1")

    def expire(self, game: Fallen) -> None:
        durations.turn_ends(game)

    def straighten(self, game: Fallen) -> None:
        """The active player's tilted cards stand up again, frozen ones too (F1.38.6, F6.18.2)."""
        for zone in PRESENT:
            for card in game.zones[self.seat][zone]:
                if game.exerted[card]:
                    game.exerted[card] = False  # F6.18.2
                    game.signal("readies", "F1.38.6", self.seat, card, note=False)

    def draw(self, game: Fallen) -> None:
        """Two pages, as far as there are any (F1.20.1)."""
        changing_zones.draw(game, self.seat, 2, "F1.38.7")

    def expire_late(self, game: Fallen) -> None:
        """What a Dernier souffle or the draw has since given for this turn also ends with it."""
        if durations.turn_ends(game):
            self.again()

    def next_turn(self, game: Fallen) -> None:
        game.stack.pop()
        game.push(Turn(1 - self.seat))


Turn.steps = (
    ("F1.32.6", Turn.begin),
    ("F1.36.2", Turn.ask_retreat),
    ("F1.36.2", Turn.retreat),
    ("F1.36.4", Turn.dawn_abilities),
    ("F1.36.5", Turn.contemplate),
    ("F1.36.6", Turn.ask_archangel),
    ("F1.36.6", Turn.ask_register),
    ("F1.36.6", Turn.from_register),
    ("F1.19.4", Turn.ask_back),
    ("F1.19.4", Turn.put_back),
    ("F1.38.9", Turn.dawn_ends),
    ("F1.37.1", Turn.word),
    ("F1.37.2", Turn.act),
    ("F1.37.4", Turn.before_attack),
    ("F1.37.6", Turn.attack),
    ("F1.37.7", Turn.end_of_word),
    ("F1.38.9", Turn.word_ends),
    ("F1.38.1", Turn.night_abilities),
    ("F1.38.2", Turn.contemplate_night),
    ("F1.38.4", Turn.end_effects),
    ("F6.25.1", Turn.sudden_deaths),
    ("F1.38.5", Turn.expire),
    ("F1.38.6", Turn.straighten),
    ("F1.38.7", Turn.draw),
    ("F1.38.5", Turn.expire_late),
    ("F1.32.6", Turn.next_turn),
)

declare(Turn, back=CARDS, slots=SLOTS)

RETREAT: Final = place_of(Turn, "ask_retreat")
BACK: Final = place_of(Turn, "ask_back")
DAWN_ENDS: Final = place_of(Turn, "dawn_ends")
WORD: Final = place_of(Turn, "word")
NIGHT: Final = place_of(Turn, "end_of_word")


def archangel_in_heavens(game: Fallen, seat: int) -> int:
    """The Archangel that has not entered play yet."""
    for card in game.zones[seat][DIVINE]:
        if game.facts[card].type == "archangel":
            return card
    return NO_CARD


def archangel_may_enter(game: Fallen, seat: int) -> bool:
    """Its Time Factor allows it (F1.5.4)."""
    archangel = archangel_in_heavens(game, seat)
    return archangel != NO_CARD and len(game.zones[seat][REGISTER]) <= game.facts[archangel].data.time_factor
