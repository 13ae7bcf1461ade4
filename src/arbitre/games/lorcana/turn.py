"""Chapter 3: the turn. Start of turn (ready, set, draw), main phase, end; simultaneous turns of teams (9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.lorcana import actions, bag, durations, lore, moving, state_check, stats
from arbitre.games.lorcana.zones import DECK, INKWELL, PLAY
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


class Turn(Procedure):
    """3.1.1 One turn, from readying to the next player's turn."""

    __slots__ = ("acting", "finished", "present")

    def __init__(self, acting: int) -> None:
        self.cursor = 0
        self.acting = acting  # who is asked for the next turn action: in a team, whoever has the word
        self.present: tuple[int, ...] = ()  # whose present step is not skipped (6.4.5)
        self.finished: tuple[int, ...] = ()  # team-mates who have declared the end of their turn

    def copy(self) -> Turn:
        twin = Turn(self.acting)
        twin.cursor = self.cursor
        twin.present = self.present
        twin.finished = self.finished
        return twin

    def left(self, game: Lorcana, seat: int) -> None:
        """9.2.3: a turn whose players have all left ends; otherwise a team-mate goes on."""
        if not game.taking_turn:
            self.cursor = LAST
        elif self.acting == seat:
            self.acting = game.taking_turn[0]

    def ask_again(self) -> None:
        if self.cursor == MAIN + 1:
            self.cursor = MAIN

    # -- start-of-turn phase: Ready, Set, Draw (3.1.2) -----------------------------------------------------------

    def begin(self, game: Lorcana) -> None:
        """1.3.4.1, 3.2.1.2: the player becomes the active player, "during your turn" starts to apply."""
        game.turn += 1
        game.active = self.acting
        game.line_up()
        side = game.side(self.acting)
        game.taking_turn = side if len(side) == 1 else tuple(seat for seat in side if not game.gone[seat])
        game.inked = [0] * game.number_of_seats
        game.emit("turn begins", "3.1.1", seat=self.acting, amount=game.turn)

    def ready(self, game: Lorcana) -> None:
        exerted = game.exerted
        self.present = taking(game, "ready")
        for seat in self.present:
            cant = not NOT_READYING.isdisjoint(game.in_force)
            for card in game.zones[seat][INKWELL]:
                exerted[card] = False
            able = [
                card
                for card in game.zones[seat][PLAY]
                if exerted[card] and not ((cant or game.applied[card]) and _stays_exerted(game, card))
            ]
            for card in able:
                exerted[card] = False
            if "readies" in game.watchers:
                for card in able:
                    game.signal("readies", "3.2.1.1", seat, card, note=False)
            game.emit("readies all", "3.2.1.1", seat)

    def end_effects(self, game: Lorcana) -> None:
        for seat in self.present:
            durations.start_of_turn(game, seat)
        if game.teams:
            for seat in game.side(self.acting):
                if game.gone[seat]:
                    durations.passed_over(game, seat)  # a team's turn is where theirs would have been (9.2.3)

    def start_triggers(self, game: Lorcana) -> None:
        """Into the bag, but nothing resolves yet. Then the check at the end of the step (1.8.1)."""
        for seat in self.present:
            game.signal("turn starts", "3.2.1.4", seat, NO_CARD, note=False)
        while state_check.check(game):
            pass

    def set_dry(self, game: Lorcana) -> None:
        """1.7.5, 5.1.1.12, 5.3.5: characters in play by now may quest, challenge and exert for a cost this turn."""
        self.present = taking(game, "set")
        drying = game.drying
        for seat in self.present:
            for card in game.zones[seat][PLAY]:
                drying[card] = False

    def gain_from_locations(self, game: Lorcana) -> None:
        """1.11.2, 5.6.5.4: as much as the Lore value of each. Not a triggered ability: no bag."""
        for seat in self.present:
            for card in game.zones[seat][PLAY]:
                if game.facts[card].is_location:
                    value = stats.stat(game, card, "lore")
                    if value:
                        lore.gain(game, seat, value, "3.2.2.2", card)

    def resolve_start(self, game: Lorcana) -> None:
        bag.settle(game)

    def draw(self, game: Lorcana) -> None:
        """The starting player draws no card on the first turn. 6.4.5: a skipped step does not happen."""
        for seat in game.taking_turn:
            if (game.turn > 1 or seat not in game.side(game.starting)) and not skipped(game, seat, "draw"):
                moving.draw(game, seat, "3.2.3.1")

    def resolve_draw(self, game: Lorcana) -> None:
        bag.settle(game)

    # -- main phase --------------------------------------------------------------------------------------------

    def main(self, game: Lorcana) -> None:
        """4.1.2: any turn actions in any order. 9.3.1: team-mates hand each other the word."""
        seat = self.acting
        if game.gone[seat]:
            self.cursor = END
            return
        options = actions.options(game, seat)
        if len(game.taking_turn) > 1:
            for other in game.taking_turn:
                if other != seat and other not in self.finished:
                    options.append(Option("hand over", target=other))
        game.stop(seat, "turn action", options, NO_CARD, ("4.1.2",))

    def act(self, game: Lorcana) -> None:
        """1.7.2: the turn action chosen is carried out to its end before the next one is asked for."""
        option = game.answered()
        kind = option.kind
        if kind == "end turn":
            game.emit("declares end", "3.3.2", self.acting)
            self.finished = (*self.finished, self.acting)
            waiting = [seat for seat in game.taking_turn if seat not in self.finished]
            if waiting:
                self.acting = waiting[0]
                self.cursor = MAIN
            return
        self.cursor = MAIN
        if kind == "hand over":
            self.acting = option.target
        else:
            game.push(actions.perform(game, self.acting, option))

    # -- end-of-turn phase, once the end is declared (3.4.1) -----------------------------------------------------

    def end_triggers(self, game: Lorcana) -> None:
        for seat in game.taking_turn:
            game.signal("turn ends", "3.4.1.1", seat, NO_CARD, note=False)
        bag.settle(game)

    def effects_end(self, game: Lorcana) -> None:
        durations.end_of_turn(game)
        bag.settle(game)

    def final_check(self, game: Lorcana) -> None:
        game.ending = True  # 1.8.1.2
        for seat in game.taking_turn:
            if not game.zones[seat][DECK]:
                game.unchecked = True
        bag.settle(game)

    def pass_turn(self, game: Lorcana) -> None:
        """2.3.2, 9.2.1: the next player in turn order, on the left; what a gone player's turn would end, ends."""
        game.ending = False
        game.used = {}
        durations.end_of_turn(game)  # what was made for "this turn" while the turn was ending does not outlive it
        n = game.number_of_seats
        seat = (game.active + 1) % n
        side = game.side(game.active)
        while game.gone[seat] or (game.teams and seat in side):
            if game.gone[seat] and seat not in side:
                durations.passed_over(game, seat)
            seat = (seat + 1) % n
        game.stack.pop()
        game.push(Turn(seat))


Turn.steps = (
    ("3.1.1", Turn.begin),
    ("3.2.1.1", Turn.ready),
    ("3.2.1.3", Turn.end_effects),
    ("3.2.1.4", Turn.start_triggers),
    ("3.2.2.1", Turn.set_dry),
    ("3.2.2.2", Turn.gain_from_locations),
    ("3.2.2.3", Turn.resolve_start),
    ("3.2.3.1", Turn.draw),
    ("3.2.3.2", Turn.resolve_draw),
    ("3.3.1", Turn.main),
    ("3.3.2", Turn.act),
    ("3.4.1.1", Turn.end_triggers),
    ("3.4.1.2", Turn.effects_end),
    ("3.4.2", Turn.final_check),
    ("3.4.2", Turn.pass_turn),
)


MAIN = [step.__name__ for _, step in Turn.steps].index("main")
LAST = [step.__name__ for _, step in Turn.steps].index("effects_end")
END = [step.__name__ for _, step in Turn.steps].index("end_triggers")


NOT_READYING = frozenset(("can't ready", "can't ready at start"))


def _stays_exerted(game: Lorcana, card: int) -> bool:
    """1.2.2: what can't ready at all, or not at the start of the turn."""
    return stats.forbidden(game, card, "can't ready") or stats.forbidden(game, card, "can't ready at start")


def taking(game: Lorcana, step: str) -> tuple[int, ...]:
    """The players of the turn who do not skip this step of it."""
    if "SkipStep" not in game.in_force:
        return game.taking_turn
    return tuple(seat for seat in game.taking_turn if not skipped(game, seat, step))


def skipped(game: Lorcana, seat: int, step: str) -> bool:
    for found in game.in_force.get("SkipStep", ()):
        if found.seat == seat and found.ability.effect.step == step and stats.in_force(game, found):
            game.emit("skips", "6.4.5", seat, found.source, word=step)
            return True
    return False
