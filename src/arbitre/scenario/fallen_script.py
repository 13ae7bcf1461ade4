"""Scripts of 7 Fallen: moves that are several answers, and Contemplations that pass by themselves."""

from __future__ import annotations

from typing import Any, ClassVar

from arbitre.games import naming
from arbitre.games.fallen import combat, notation
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.zones import LINES
from arbitre.kernel.decision import Option, Reason, Refusal
from arbitre.kernel.error import BadScenario
from arbitre.scenario.base import Move
from arbitre.scenario.windows import WindowScript

DAWN = {
    "retreat to the rear": ("retreat",),
    "end of dawn": ("look", "archangel"),
    "register": ("worshipper", "archangel"),
    "top or bottom": ("top", "bottom"),
}
"""What is asked at Dawn, and how moves begin that answer it."""


class FallenScript(WindowScript):
    """How a script of 7 Fallen is played."""

    game: Fallen

    notation: ClassVar[Any] = notation
    not_asked: ClassVar[Reason] = notation.NOT_ASKED
    windows: ClassVar[tuple[str, ...]] = ("contemplation", "response")
    windows_named: ClassVar[tuple[str, ...]] = (
        *("dawn", "before attack", "attack", "end of word", "night", "response", "now"),
    )
    deeds: ClassVar[tuple[str, ...]] = ("play ", "storm ", "gust ", "phoenix ", "use ")

    def window(self) -> str:
        """The phase whose Contemplation is open, or that a stack is."""
        decision = self.game.decision
        if decision is None or decision.kind not in self.windows:
            return ""
        if decision.kind == "response":
            return "response"
        return "end of word" if self.game.phase == "word" else self.game.phase

    def by_itself(self, following: Move | None) -> Option | None:
        """At Dawn nobody retreats, the Register is looked at, its uppermost Worshipper comes, and the others go back on
        top one by one, unless the next move says otherwise."""
        decision = self.game.decision
        if decision is None or self.game.phase != "dawn" or decision.kind not in DAWN:
            return None
        if decision.kind == "top or bottom" and "F1.19.4" not in decision.rules:
            return None  # an effect asks it
        if following is not None and self.seat_named(following.seat) == decision.seat:
            if following.text.startswith((*DAWN[decision.kind], "done", "pick ")):
                return None
        return decision.options[0]

    # -- moves -------------------------------------------------------------------------------------------------

    def carry_out(self, move: Move, text: str) -> Refusal | None:
        game = self.game
        seat = self.seat_named(move.seat)
        start = len(game.events)
        if text == "offer draw":
            game.agree_draw(seat)
            return None
        if text == "finish turn":
            return self._finish(seat)
        if text.startswith("announce ") and text != "announce attack":
            return self._announce(seat, naming.names_in(game, text[len("announce ") :]))
        first = self.first_part(text)
        rest = text[len(first) + 4 :]
        if first.startswith("declare "):
            return self._declare(seat, naming.names_in(game, first[len("declare ") :]), rest, move.refused)
        found = self.find(seat, first, move.refused)
        if isinstance(found, Refusal):
            return found
        game.apply(found)
        return self.answers(seat, naming.names_in(game, rest), start, move.refused) if rest else None

    def _finish(self, seat: int) -> Refusal | None:
        """The attack phase, if it has not been, without attackers; then the end of the turn."""
        game = self.game
        for text in ("end turn",) if game.attacked else ("announce attack", "done", "end turn"):
            self.pass_windows()
            if text == "done" and not (game.decision is not None and game.decision.kind == "announce attackers"):
                continue
            found = self.find(seat, text)
            if isinstance(found, Refusal):
                return found
            game.apply(found)
        return None

    def _card(self, seat: int, name: str) -> int:
        there = [card for card in notation.cards_meant(self.game, name) if self.game.zone_of[card] in LINES]
        there.sort(key=lambda card: self.game.controller[card] != seat)
        if not there:
            raise BadScenario(f"there is no {name!r} on the battlefield")
        return there[0]

    def _announce(self, seat: int, names: list[str]) -> Refusal | None:
        """Announce all attackers, in any order; "ambush X" puts one in ambush."""
        game = self.game
        if game.decision is not None and game.decision.kind == "turn action":
            found = self.find(seat, "announce attack")
            if isinstance(found, Refusal):
                return found
            game.apply(found)
            self.pass_windows()
        wanted: dict[int, str] = {}
        for name in names:
            kind = "ambush" if name.startswith("ambush ") else "attack"
            wanted[self._card(seat, name.removeprefix("ambush "))] = kind
        while game.decision is not None and game.decision.kind == "announce attackers" and game.decision.seat == seat:
            options = game.decision.options
            member = next((o for o in options if o.card in wanted and o.kind == wanted[o.card]), None)
            if member is None:
                break
            del wanted[member.card]
            game.apply(member)
        if wanted:
            card, kind = next(iter(wanted.items()))
            return Refusal(notation.why_not_announce(game, seat, card, kind), {"card": self.name(card)})
        if game.decision is not None and game.decision.kind == "announce attackers":
            game.apply(game.decision.options[0])
        return None

    def _declare(self, seat: int, names: list[str], target: str, refused: str | None) -> Refusal | None:
        """One attacker, or several together, declare their attack: on a card, on the "deity", or "none"."""
        game = self.game
        self.pass_windows()
        group = [self._card(seat, name) for name in names]
        self._pick_group(seat, group)
        decision = game.decision
        if decision is None or decision.kind != "declare attack" or decision.seat != seat:
            if refused is not None:
                return Refusal(self.not_asked)
            raise BadScenario(f"declare {', '.join(names)}: the game asks something else: {self.question()}")
        attack = next(frame for frame in reversed(game.stack) if isinstance(frame, combat.AttackPhase))
        if set(attack.group) != set(group):
            raise BadScenario(
                f"declare {', '.join(names)}: it is the turn of {', '.join(map(self.name, attack.group))}"
            )
        found = self.find(seat, {"deity": "attack deity", "none": "no attack"}.get(target, f"attack {target}"))
        if isinstance(found, Refusal):
            return found
        game.apply(found)
        return None

    def _pick_group(self, seat: int, group: list[int]) -> None:
        """Who attacks, and who with them: asked only where there is a choice."""
        game = self.game
        left = list(group)
        while game.decision is not None and game.decision.seat == seat:
            if game.decision.kind not in ("next attacker", "attack together"):
                return
            options = game.decision.options
            member = next((o for o in options if o.kind == "choose" and o.card in left), None)
            if member is None:
                member = next((o for o in options if o.kind == "done"), None)
            if member is None:
                raise BadScenario(
                    f"{self.name(group[0])} can't declare an attack now; the game asks: {self.question()}"
                )
            if member.kind == "choose":
                left.remove(member.card)
            game.apply(member)
