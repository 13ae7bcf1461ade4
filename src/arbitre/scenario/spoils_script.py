"""Scripts of The Spoils: moves that are several answers, and windows that pass by themselves."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from arbitre.games import naming
from arbitre.games.spoils import battle, notation, stats
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.decision import Option, Reason, Refusal
from arbitre.kernel.error import BadScenario
from arbitre.scenario.base import Move
from arbitre.scenario.windows import WindowScript
from arbitre.scenario.words import SEATS


class SpoilsScript(WindowScript):
    """How a script of The Spoils is played."""

    game: Spoils

    notation: ClassVar[Any] = notation
    not_asked: ClassVar[Reason] = notation.NOT_ASKED
    windows: ClassVar[tuple[str, ...]] = ("response", "battle")
    windows_named: ClassVar[tuple[str, ...]] = ("607.1", "608.1c", "609.1a", "609.1e", "610.1", "now")
    deeds: ClassVar[tuple[str, ...]] = ("play ", "flip up ", "use ")

    def window(self) -> str:
        """The rule that gives the window that is open."""
        decision = self.game.decision
        return decision.rules[0] if decision is not None and decision.kind in self.windows else ""

    def by_itself(self, following: Move | None) -> Option | None:
        """The order of the Restore Rule and the Develop Rule (202.7, 202.8) is the one they are printed in."""
        decision = self.game.decision
        if decision is None or decision.kind != "choose trigger":
            return None
        if following is not None and (following.text.startswith("resolve ") or following.window == "now"):
            return None
        only = all(option.card == self.game.faction[decision.seat] for option in decision.options)
        return decision.options[0] if only else None

    # -- moves -------------------------------------------------------------------------------------------------

    def first_part(self, text: str) -> str:
        attack = text.startswith("attack ")
        return re.split(r" -> | with ", text, maxsplit=1)[0] if attack else super().first_part(text)

    def carry_out(self, move: Move, text: str) -> Refusal | None:
        game = self.game
        seat = self.seat_named(move.seat)
        start = len(game.events)
        if text == "no blocks" or text.startswith("block with "):
            names = [] if text == "no blocks" else naming.names_in(game, text[len("block with ") :])
            return self._block(seat, names, move.refused)
        if text.startswith("assign "):
            return self._assign(seat, text[len("assign ") :], move.refused)
        if text.startswith("attackers "):
            return self._form(seat, "choose attackers", naming.names_in(game, text[len("attackers ") :]), start)
        first = self.first_part(text)
        found = self.find(seat, first, move.refused)
        if isinstance(found, Refusal):
            return found
        game.apply(found)
        rest = text[len(first) :].strip()
        if rest.startswith("with "):
            return self._form(seat, "choose attackers", naming.names_in(game, rest[5:]), start)
        if rest:
            refused = self.answers(seat, naming.names_in(game, rest[2:].strip()), start, move.refused)
            if refused is not None:
                return refused
        return self._taken_back(start)

    def _assign(self, seat: int, text: str, refused: str | None) -> Refusal | None:
        """Damage is assigned to one after another of those that can be hit; the last gets what is left. A script names
        those who get any, in any order."""
        game = self.game
        decision = game.decision
        if decision is None or decision.seat != seat or decision.options[0].kind != "assign":
            if refused is not None:
                return Refusal(self.not_asked)
            raise BadScenario(f"{text!r}: {SEATS[seat]} has nothing to assign; the game asks: {self.question()}")
        shares = [part.partition(" to ") for part in naming.names_in(game, text)]
        if not all(number.isdecimal() and name for number, _, name in shares):
            raise BadScenario(f"assign {text}: such as assign 2 to Scout, 3 to Warrior Prodigy")
        wanted = {name: int(number) for number, _, name in shares}
        source = decision.source
        refusal = Refusal(notation.not_assigned(decision))
        left = decision.options[0].number
        while wanted and decision is not None and decision.options[0].kind == "assign" and decision.source == source:
            target = decision.options[0].card
            name = next((name for name in wanted if notation.is_meant(game, target, name)), "")
            number = wanted.pop(name, 0)
            option = next((o for o in decision.options if o.number == number), None)
            if option is None:
                return refusal
            left -= number
            game.apply(option)
            decision = game.decision
        return refusal if wanted and sum(wanted.values()) != left else None

    def _taken_back(self, start: int) -> Refusal | None:
        """604.1e, 606.1d: an action whose costs could not be satisfied was never legal."""
        for event in self.game.events.since(min(start, len(self.game.events))):
            if event.kind == "takes back":
                return Refusal(Reason("taken-back", event.rule))
        return None

    def _block(self, seat: int, names: list[str], refused: str | None) -> Refusal | None:
        game = self.game
        start = len(game.events)
        if game.battle is None or game.battle.defender != seat:
            if refused is not None:
                return Refusal(self.not_asked)
            raise BadScenario(f"seat {SEATS[seat]} is not being attacked")
        while self.in_window() and not self._blockers_chosen() and game.decision is not None:
            game.apply(game.decision.options[0])
        return self._form(seat, "choose blockers", names, start)

    def _blockers_chosen(self) -> bool:
        """Whether the battle has come past the choice of blockers, which is not asked where nobody can block."""
        attack = next((frame for frame in self.game.stack if isinstance(frame, battle.Attack)), None)
        return attack is None or attack.cursor > battle.BLOCKERS

    def _form(self, seat: int, question: str, names: list[str], start: int) -> Refusal | None:
        """Choose the members of a party, whatever the order they are named in."""
        game = self.game
        wanted: list[int] = []
        for name in names:
            fitting = [c for c in notation.cards_meant(game, name) if c not in wanted and game.zone_of[c] == PLAY]
            fitting.sort(key=lambda c: (game.controller[c] != seat, not stats.is_a(game, c, "character")))
            if not fitting:
                raise BadScenario(f"there is no {name!r} in play")
            wanted.append(fitting[0])
        while game.decision is not None and game.decision.kind == question and game.decision.seat == seat:
            options = game.decision.options
            member = next((o for o in options if o.kind == "choose" and o.card in wanted), None)
            last = member or next((o for o in options if o.kind == "done"), None)
            if last is None or (member is None and not self._all_chosen(wanted)):
                return self._why_no_member(seat, question, wanted)
            game.apply(last)
            if member is None:
                break
        return self._formed(seat, question, wanted, start)

    def _all_chosen(self, wanted: list[int]) -> bool:
        attack = next(frame for frame in reversed(self.game.stack) if isinstance(frame, battle.Attack))
        return set(attack.chosen) == set(wanted)

    def _formed(self, seat: int, question: str, wanted: list[int], start: int) -> Refusal | None:
        """Where there is no choice nothing is asked: the party must be the one the script says."""
        game = self.game
        kind = "attacks with" if question == "choose attackers" else "blocks with"
        formed = next((event for event in game.events.since(start) if event.kind == kind), None)
        there = set() if formed is None else set(formed.cards)
        if question == "choose blockers" and self.before.battle is not None:
            there -= set(self.before.battle.joining)  # 608.1c: nobody chose them
        if there == set(wanted):
            return None
        if formed is None and wanted and game.battle is not None and not self._past(question):
            raise BadScenario(f"{question}: the game asks something else first: {self.question()}")
        return self._why_no_member(seat, question, [card for card in wanted if card not in there], bool(wanted))

    def _past(self, question: str) -> bool:
        attack = next((frame for frame in self.game.stack if isinstance(frame, battle.Attack)), None)
        return attack is None or attack.cursor > (
            battle.ATTACKERS + 1 if question == "choose attackers" else battle.BLOCKERS + 1
        )

    def _why_no_member(self, seat: int, question: str, wanted: list[int], any_wanted: bool = False) -> Refusal:
        """As it was before the move: where only one party is legal, it has been formed without a question."""
        if not wanted and not any_wanted and question == "choose attackers":
            return Refusal(notation.MUST_ATTACK)
        why = notation.why_not_attack_with if question == "choose attackers" else notation.why_not_block_with
        reasons = [why(self.before, seat, card) for card in wanted]
        hard = [reason for reason in reasons if reason is not notation.REQUIREMENT]
        return Refusal(hard[0] if hard else notation.REQUIREMENT)
