"""Chapter 3: the turn. Start of turn (ready, set, draw), main phase, end; simultaneous turns of teams (9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.lorcana import actions, bag, changing_zones, durations, lore, readying, state_check, stats
from arbitre.games.lorcana.offering import offer
from arbitre.games.lorcana.zones import DECK, INKWELL, PLAY
from arbitre.kernel.decision import NO_CARD, SEATED
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


SEATED.add("hand over")  # in a team


class Turn(Procedure):
    """3.1.1 One turn, from readying to its end; then the next player's in the same way."""

    __slots__ = ("acting", "finished")

    def __init__(self, acting: int) -> None:
        self.cursor = 0
        self.acting = acting  # who is asked for the next turn action: in a team, the one whose go it is
        self.finished: tuple[int, ...] = ()  # team-mates who have declared the end of their turn

    def copy(self) -> Turn:
        twin = Turn(self.acting)
        twin.cursor = self.cursor
        twin.finished = self.finished
        return twin

    def left(self, game: Lorcana, seat: int) -> None:
        """9.2.3: a turn whose players have all left ends, as every turn does; otherwise a team-mate goes on."""
        if not game.taking_turn:
            self.cursor = max(self.cursor, END)
        elif self.acting == seat:
            self.acting = game.taking_turn[0]

    def ask_again(self) -> None:
        if self.cursor == MAIN + 1:
            self.cursor = MAIN

    # -- start-of-turn phase: Ready, Set, Draw (3.1.2) -----------------------------------------------------------

    def begin(self, game: Lorcana) -> None:
        """1.3.4.1, 3.2.1.2: the player becomes the active player, "during your turn" starts to apply (3.1.2)."""
        game.turn += 1
        game.active = self.acting  # 1.3.4.1, 3.1.2, 3.2.1.2
        game.line_up()
        game.taking_turn = game.still_in(game.side(self.acting))
        game.inked = [0] * game.number_of_seats
        game.turns[self.acting] += 1
        game.forget_last_turn()
        game.emit("turn begins", "3.1.1", seat=self.acting, amount=game.turn)

    def ready_step(self, game: Lorcana) -> None:
        """3.2.1.1: everything is readied. 3.2.1.3: what lasted until now ends. 3.2.1.4: what waits for the start of the
        turn goes into the bag, but nothing resolves yet; then the check at the end of the step (1.8.1)."""
        present = taking(game, "ready")
        if "ReadiesAtMost" in game.in_force and readying.choose_first(game, present):
            self.again()  # once it is chosen which cards stay exerted
            return
        for seat in present:
            _ready_all(game, seat)
        if game.timed:
            _end_effects(game, present, self.acting)  # 3.2.1.3
        if "turn starts" in game.watchers:
            for seat in present:
                game.signal("turn starts", "3.2.1.4", seat, NO_CARD, note=False)
        while state_check.check(game):  # 1.8.1
            pass

    def set_step(self, game: Lorcana) -> None:
        """3.2.2.1, 1.7.5, 5.1.1.12, 5.3.5: characters in play by now may quest, challenge and exert for a cost this
        turn. 3.2.2.2, 1.11.2, 5.6.5.4: locations give as much as the Lore value of each; that is no triggered ability
        and goes through no bag. 3.2.2.3: the bag is resolved."""
        drying = game.drying
        facts = game.facts
        present = taking(game, "set")
        locations: list[int] = []
        for seat in present:
            for card in game.zones[seat][PLAY]:
                drying[card] = False  # 1.7.5, 5.1.1.12
                if facts[card].is_location:
                    locations.append(card)
        for card in locations:
            value = stats.stat(game, card, "lore")
            if value:
                lore.gain(game, game.controller[card], value, "3.2.2.2", card)  # 1.11.2, 5.6.5.4
        bag.settle(game)  # 3.2.2.3

    def draw_step(self, game: Lorcana) -> None:
        """3.2.3.1: the starting player draws no card on the first turn, team-mates do. 6.4.5: a skipped step does not
        happen. 3.2.3.2: the bag is resolved."""
        may_skip = "SkipStep" in game.in_force
        for seat in game.taking_turn:
            if (game.turn > 1 or seat != game.starting) and not (may_skip and skipped(game, seat, "draw")):
                changing_zones.draw(game, seat, "3.2.3.1")
        bag.settle(game)  # 3.2.3.2

    # -- main phase --------------------------------------------------------------------------------------------

    def main(self, game: Lorcana) -> None:
        """4.1.2: any turn actions in any order. 9.3.1: team-mates hand over to each other."""
        seat = self.acting
        if game.gone[seat]:
            self.cursor = END
            return
        options = actions.options(game, seat)
        if len(game.taking_turn) > 1:
            for other in game.taking_turn:
                if other != seat and other not in self.finished:
                    options.append(offer("hand over", target=other))
        game.stop(seat, "turn action", options, NO_CARD, ("4.1.2",))

    def act(self, game: Lorcana) -> None:
        """1.7.2: the turn action chosen is carried out to its end before the next one is asked for."""
        option = game.answered()
        kind = option.kind
        if kind == "end turn":
            game.emit("declares end", "3.3.2", self.acting)
            self.finished = (*self.finished, self.acting)
            for seat in game.taking_turn:
                if seat not in self.finished:
                    self.acting = seat
                    self.cursor = MAIN
                    break
            return
        self.cursor = MAIN
        if kind == "hand over":
            self.acting = option.target
        else:
            actions.perform(game, self.acting, option)  # 1.7.2

    # -- end-of-turn phase, once the end is declared (3.4.1) -----------------------------------------------------

    def end_triggers(self, game: Lorcana) -> None:
        """3.4.1.1. 9.2.3: what others wait for also happens at the end of the turn of a player who has left."""
        if "turn ends" in game.watchers:  # 3.4.1, 3.4.1.1
            for seat in game.taking_turn or (self.acting,):
                game.signal("turn ends", "3.4.1.1", seat, NO_CARD, note=False)
        bag.settle(game)

    def effects_end(self, game: Lorcana) -> None:
        if game.timed:
            durations.end_of_turn(game)
            bag.settle(game)

    def final_check(self, game: Lorcana) -> None:
        """1.8.1.2: a player with no card left in the deck now has lost; everything else was checked before."""
        game.ending = True
        for seat in game.taking_turn:
            if not game.zones[seat][DECK]:
                game.unchecked = True
                bag.settle(game)
                break

    def pass_turn(self, game: Lorcana) -> None:
        """2.3.2, 9.2.1: the next player in turn order, on the left; what the turn of a player who is gone would end,
        ends. So it goes on until the game is over (2.3.3)."""
        game.ending = False
        game.used = {}
        durations.end_of_turn(game)  # what was made for "this turn" while the turn was ending does not outlive it
        n = game.number_of_seats
        seat = (game.active + 1) % n  # 2.3.2, 2.3.3, 9.2.1
        side = game.side(game.active)
        while game.gone[seat] or (game.teams and seat in side):
            if game.gone[seat] and seat not in side:
                durations.passed_over(game, seat)
            seat = (seat + 1) % n
        self.acting = seat
        self.finished = ()
        self.cursor = 0


Turn.steps = (
    ("3.1.1", Turn.begin),
    ("3.2.1", Turn.ready_step),
    ("3.2.2", Turn.set_step),
    ("3.2.3", Turn.draw_step),
    ("3.3.1", Turn.main),
    ("3.3.2", Turn.act),
    ("3.4.1.1", Turn.end_triggers),
    ("3.4.1.2", Turn.effects_end),
    ("3.4.2", Turn.final_check),
    ("3.4.2", Turn.pass_turn),
)


MAIN: Final = [step.__name__ for _, step in Turn.steps].index("main")
END: Final = [step.__name__ for _, step in Turn.steps].index("end_triggers")


def _ready_all(game: Lorcana, seat: int) -> None:
    exerted = game.exerted
    ink = game.zones[seat][INKWELL]
    for card in ink:
        exerted[card] = False
    game.ready[seat] = len(ink)
    cards = game.zones[seat][PLAY]
    force = game.in_force
    limited = game.timed or "can't ready" in force or "can't ready at start" in force
    readied: list[int] = []
    for card in cards:
        if exerted[card] and not (limited and readying.stays_exerted(game, card)):
            readied.append(card)
    for card in readied:
        exerted[card] = False
    if "readies" in game.watchers:
        for card in readied:
            game.signal("readies", "3.2.1.1", seat, card, note=False)
    game.emit("readies all", "3.2.1.1", seat)


def _end_effects(game: Lorcana, present: tuple[int, ...], acting: int) -> None:
    for seat in present:
        durations.start_of_turn(game, seat)
    if game.teams:
        for seat in game.side(acting):
            if game.gone[seat]:
                durations.passed_over(game, seat)  # a team's turn is where theirs would have been (9.2.3)


def taking(game: Lorcana, step: str) -> tuple[int, ...]:
    """The players of the turn who do not skip this step of it."""
    if "SkipStep" not in game.in_force:
        return game.taking_turn
    return _not_skipping(game, step)


def _not_skipping(game: Lorcana, step: str) -> tuple[int, ...]:
    return tuple(seat for seat in game.taking_turn if not skipped(game, seat, step))


def skipped(game: Lorcana, seat: int, step: str) -> bool:
    for found in game.in_force.get("SkipStep", ()):
        if found.seat == seat and found.ability.effect.step == step and stats.in_force(game, found):
            game.emit("skips", "6.4.5", seat, found.source, word=step)
            return True
    return False
