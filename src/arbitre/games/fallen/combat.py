"""Chapter 2: the attack phase. Attackers are announced together, then attack one after another: declaration,
Contemplation, damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from arbitre.games.fallen import damage, moving, stats
from arbitre.games.fallen.contemplation import Contemplation
from arbitre.games.fallen.zones import FIRING, LINES, REAR
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


class Combat(NamedTuple):
    """Who attacks, who has been announced, who is being attacked."""

    seat: int
    announced: tuple[int, ...] = ()  # attackers that have not declared an attack yet
    ambush: tuple[int, ...] = ()  # those of all attackers that are in ambush
    all: tuple[int, ...] = ()  # everybody who was announced in this phase
    attacking: tuple[int, ...] = ()
    defending: tuple[int, ...] = ()
    at_deity: bool = False
    stopped: bool = False  # the Deity has become Mortal: the phase is over

    def without(self, card: int) -> Combat:
        if card not in self.all and card not in self.defending:
            return self
        return self._replace(
            announced=tuple(c for c in self.announced if c != card),
            ambush=tuple(c for c in self.ambush if c != card),
            attacking=tuple(c for c in self.attacking if c != card),
            defending=tuple(c for c in self.defending if c != card),
        )


# -- who can do what -------------------------------------------------------------------------------------------


def can_attack(game: Fallen, card: int) -> bool:
    """Angels and Archangels, and Golems that have attack; not tilted, not Gardien, not Pacifiste."""
    if game.exerted[card] or stats.forbidden(game, card, "can't attack"):
        return False
    kind = stats.kind(game, card)
    if kind == "golem":
        if not stats.attack(game, card):
            return False
    elif kind not in ("angel", "familiar", "archangel"):
        return False
    return not (stats.has(game, card, "Gardien") or stats.has(game, card, "Pacifiste"))


def can_defend(game: Fallen, card: int) -> bool:
    """Whether a card on the rear guard keeps an ambush from the Deity."""
    kind = stats.kind(game, card)
    if kind == "golem":
        return stats.allowed(game, card, "can defend like an angel")
    if kind not in ("angel", "familiar", "archangel"):
        return False
    return not stats.has(game, card, "Pacifiste") and not stats.forbidden(game, card, "can't defend")


def defenders(game: Fallen, seat: int) -> list[int]:
    return [card for card in game.zones[seat][REAR] if can_defend(game, card)]


def attackable(game: Fallen, seat: int) -> list[int]:
    """The opposing pages and Archangel one may attack; of a pair, its Angel. Where everything forbids it, nothing
    does."""
    found = [
        card
        for card in moving.battlefield(game, 1 - seat)
        if stats.kind(game, card) in ("angel", "familiar", "archangel", "golem")
        and not (stats.is_a(game, card, "golem") and game.host[card] != NO_CARD)
    ]
    able = [card for card in found if not stats.forbidden(game, card, "can't be attacked")]
    return able or found


def slots(game: Fallen, seat: int) -> int:
    """How many may be put in ambush: one, or two where no Angel or Archangel stands on the opposing rear guard; one
    more where only Pacifistes do."""
    guard = [c for c in game.zones[1 - seat][REAR] if stats.kind(game, c) in ("angel", "familiar", "archangel")]
    if not guard:
        return 2
    return 2 if all(stats.has(game, card, "Pacifiste") for card in guard) else 1


# -- the phase -------------------------------------------------------------------------------------------------


class AttackPhase(Procedure):
    """The one attack phase of a turn."""

    __slots__ = ("again_by", "answered_back", "berserk", "chosen", "group", "hits", "in_ambush", "seat")

    def __init__(self, seat: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.chosen: tuple[int, ...] = ()  # announced so far
        self.in_ambush: tuple[int, ...] = ()
        self.group: tuple[int, ...] = ()  # who attacks together
        self.hits: tuple[tuple[int, int, int], ...] = ()  # attacker, defender, damage really dealt
        self.berserk: tuple[int, ...] = ()  # who has had a second attack
        self.again_by = NO_CARD  # who attacks a second time now
        self.answered_back: tuple[int, ...] = ()  # the defender's damage, attacker by attacker

    def copy(self) -> AttackPhase:
        twin = AttackPhase(self.seat)
        twin.cursor = self.cursor
        twin.chosen = self.chosen
        twin.in_ambush = self.in_ambush
        twin.group = self.group
        twin.hits = self.hits
        twin.berserk = self.berserk
        twin.again_by = self.again_by
        twin.answered_back = self.answered_back
        return twin

    def choose_attackers(self, game: Fallen) -> None:
        """All at once; each may go into ambush while there is room."""
        game.phase = "attack"
        mine = [card for card in moving.battlefield(game, self.seat) if can_attack(game, card)]
        last = mine.index(self.chosen[-1]) if self.chosen and self.chosen[-1] in mine else -1
        options = [Option("done")]
        for card in mine[last + 1 :]:
            options.append(Option("attack", card))
            if len(self.in_ambush) < slots(game, self.seat):
                options.append(Option("ambush", card))
        game.ask(self.seat, "announce attackers", options, NO_CARD, ("F2.4.1",))

    def add_attacker(self, game: Fallen) -> None:
        answer = game.answered()
        if answer.kind != "done":
            self.chosen = (*self.chosen, answer.card)
            if answer.kind == "ambush":
                self.in_ambush = (*self.in_ambush, answer.card)
            self.cursor = 0

    def announce(self, game: Fallen) -> None:
        """They go to the firing line, unless they can attack from the rear."""
        if not self.chosen:
            self.cursor = END
            return
        game.combat = Combat(self.seat, self.chosen, self.in_ambush, self.chosen)
        forward = [card for card in self.chosen if not stats.allowed(game, card, "can attack from the rear")]
        moving.to_line(game, forward, FIRING, "F2.4.1")
        game.emit("announces attackers", "F2.4.1", self.seat, cards=self.chosen, amount=len(self.chosen))
        for card in self.chosen:
            word = "ambush" if card in self.in_ambush else ""
            game.signal("attacks", "F2.4.1", self.seat, card)
            if word:
                game.emit("goes into ambush", "F2.1.2", self.seat, card)

    # -- step 1: declaration -----------------------------------------------------------------------------------

    def next_attacker(self, game: Fallen) -> None:
        """Ambushers are the last. A Berserk attacks a second time at once."""
        combat = game.combat
        self.group = ()
        self.hits = ()
        if combat is None or combat.stopped or game.over:
            self.cursor = END
            return
        able = [card for card in combat.announced if not game.exerted[card]]
        if self.again_by in able:
            able = [self.again_by]
        else:
            able = [card for card in able if card not in combat.ambush] or able
        if not able:
            self.cursor = END
            return
        game.ask(self.seat, "next attacker", [Option("choose", card) for card in able], NO_CARD, ("F2.6.1",))

    def add_to_group(self, game: Fallen) -> None:
        self.group = (*self.group, game.answered().card)

    def ask_group(self, game: Fallen) -> None:
        """Several may attack together."""
        combat = game.combat
        assert combat is not None
        ambush = self.group[0] in combat.ambush
        order = [card for card in combat.announced if not game.exerted[card] and (card in combat.ambush) == ambush]
        after = order[order.index(self.group[-1]) + 1 :] if self.group[-1] in order else []
        if not after or self.again_by != NO_CARD:
            self.cursor = TARGET
            return
        options = [Option("done"), *(Option("choose", card) for card in after)]
        game.ask(self.seat, "attack together", options, self.group[0], ("F2.6.1",))

    def group_answer(self, game: Fallen) -> None:
        answer = game.answered()
        if answer.kind != "done":
            self.group = (*self.group, answer.card)
            self.cursor = TARGET - 2

    def choose_target(self, game: Fallen) -> None:
        combat = game.combat
        assert combat is not None
        options = [Option("attack", card) for card in attackable(game, self.seat)]
        if all(card in combat.ambush for card in self.group):
            options.append(Option("attack deity", game.deity[1 - self.seat]))
        options.append(Option("no attack"))
        game.ask(self.seat, "declare attack", options, self.group[0], ("F2.6.1",))

    def declare(self, game: Fallen) -> None:
        """Attackers tilt as they declare; who does not attack is no attacker any more."""
        answer = game.answered()
        self._declare(game, answer.kind, answer.card)

    def _declare(self, game: Fallen, kind: str, target: int) -> None:
        combat = game.combat
        assert combat is not None
        self.again_by = NO_CARD
        for card in self.group:
            game.exerted[card] = True
        rest = tuple(card for card in combat.announced if card not in self.group)
        if kind == "no attack":
            game.combat = combat._replace(
                announced=rest,
                ambush=tuple(c for c in combat.ambush if c not in self.group),
                attacking=(),
                defending=(),
            )
            game.emit("does not attack", "F2.6.1", self.seat, self.group[0], cards=self.group)
            self.cursor = NEXT
            return
        at_deity = kind == "attack deity"
        defending = () if at_deity else (target,)
        game.combat = combat._replace(announced=rest, attacking=self.group, defending=defending, at_deity=at_deity)
        game.emit("declares", "F2.6.1", self.seat, self.group[0], other=target, cards=self.group)
        for card in self.group:
            game.signal("declares attack", "F2.6.1", self.seat, card, target)
        game.stir()

    # -- step 2: Contemplation -----------------------------------------------------------------------------------

    def contemplate(self, game: Fallen) -> None:
        game.push(Contemplation())

    def redirect(self, game: Fallen) -> None:
        """The Deity can't be reached past a defender: another target, or no attack."""
        combat = game.combat
        if combat is None or combat.stopped or not combat.at_deity or self.reaches(game):
            self.cursor = STRIKE
            return
        options = [Option("attack", card) for card in attackable(game, self.seat)]
        options.append(Option("no attack"))
        game.ask(self.seat, "redirect attack", options, self.group[0], ("F2.7.2",))

    def reaches(self, game: Fallen) -> bool:
        """Whether at least one of the attackers can harm the Deity."""
        combat = game.combat
        assert combat is not None
        return any(harms_deity(game, card, 1 - self.seat) for card in combat.attacking) or not combat.attacking

    def redirected(self, game: Fallen) -> None:
        answer = game.answered()
        combat = game.combat
        assert combat is not None
        if answer.kind == "no attack":
            gone = combat.attacking
            game.combat = combat._replace(
                ambush=tuple(c for c in combat.ambush if c not in gone), attacking=(), at_deity=False
            )
            game.emit("does not attack", "F2.7.2", self.seat, self.group[0], cards=gone)
            self.cursor = NEXT
            return
        game.combat = combat._replace(defending=(answer.card,), at_deity=False)
        game.emit("declares", "F2.7.2", self.seat, self.group[0], other=answer.card, cards=combat.attacking)
        self.cursor = CONTEMPLATE

    # -- step 3: damage ------------------------------------------------------------------------------------------

    def answer_back(self, game: Fallen) -> None:
        """The defender's controller divides its attack among several attackers."""
        combat = game.combat
        self.answered_back = ()
        if combat is None or combat.stopped or not combat.attacking or not (combat.at_deity or combat.defending):
            game.emit("attack fails", "F2.8.5", self.seat, self.group[0] if self.group else NO_CARD)
            self.cursor = AFTER
            return
        if combat.at_deity or len(combat.attacking) == 1:
            self.cursor = STRIKE + 3

    def ask_part(self, game: Fallen) -> None:
        """To one attacker after another; the last gets what is left."""
        combat = game.combat
        assert combat is not None
        left = stats.attack(game, combat.defending[0]) - sum(self.answered_back)
        place = len(self.answered_back)
        if place == len(combat.attacking) - 1 or left <= 0:
            self.answered_back = (*self.answered_back, max(0, left))
            self.cursor += 1
            return
        options = [Option("assign", combat.attacking[place], number=part) for part in range(left, -1, -1)]
        game.ask(1 - self.seat, "divide damage", options, combat.defending[0], ("F2.8.1",))

    def take_part(self, game: Fallen) -> None:
        self.answered_back = (*self.answered_back, game.answered().number)
        self.cursor = STRIKE + 1

    def strike(self, game: Fallen) -> None:
        """All at the same moment. On the firing line a page that is attacked takes twice the damage."""
        combat = game.combat
        assert combat is not None
        game.phase = "damage"
        hits: list[tuple[int, int, int]] = []
        if combat.at_deity:
            deity = game.deity[1 - self.seat]
            able = [card for card in combat.attacking if harms_deity(game, card, 1 - self.seat)]
            if game.mortal[1 - self.seat]:
                able = [card for card in able if stats.attack(game, card)][:1]  # one feather for one attack
            strengths = [(card, stats.attack(game, card)) for card in able]
            for card, strength in strengths:
                hits.append((card, deity, damage.inflict(game, card, deity, strength, "F2.8.1", combat=True)))
        else:
            defender = combat.defending[0]
            double = (
                game.zone_of[defender] == FIRING
                and stats.is_a(game, defender, "page")
                and not stats.has(game, defender, "Vaillant")
            )
            strengths = [(card, stats.attack(game, card) * (2 if double else 1)) for card in combat.attacking]
            back = self.answered_back or (stats.attack(game, defender),)
            returned = list(zip(combat.attacking, back, strict=False))
            for card, strength in strengths:
                hits.append((card, defender, damage.inflict(game, card, defender, strength, "F2.8.1", combat=True)))
            for card, strength in returned:
                damage.inflict(game, defender, card, strength, "F2.8.1", combat=True)
        self.hits = tuple(hits)
        game.stir()

    def after_damage(self, game: Fallen) -> None:
        """Trésor, Collatéral, a second attack for Berserk; then they are attackers no more."""
        if game.phase == "damage":
            game.phase = "attack"
        for card, target, dealt in self.hits:
            if not dealt or game.zone_of[card] not in LINES:
                continue
            if stats.has(game, card, "Trésor"):
                moving.add_markers(game, card, "Poseidor", dealt)
            if stats.has(game, card, "Collatéral") and game.facts[target].type not in ("archangel", "deity"):
                number = min(dealt, stats.printed(game, card).attack)
                game.signal("collateral", "F6.7.1", self.seat, card, target, number)
        combat = game.combat
        if combat is not None:
            done = combat.attacking
            game.combat = combat._replace(
                ambush=tuple(c for c in combat.ambush if c not in done), attacking=(), defending=(), at_deity=False
            )
        game.stir()

    def ask_berserk(self, game: Fallen) -> None:
        combat = game.combat
        able = [
            card
            for card, _, dealt in self.hits
            if dealt and game.zone_of[card] in LINES and card not in self.berserk and stats.has(game, card, "Berserk")
        ]
        if not able or combat is None or combat.stopped:
            self.cursor = NEXT
            return
        options = [Option("no"), *(Option("attack again", card) for card in able)]
        game.ask(self.seat, "berserk", options, able[0], ("F6.4.1",))

    def berserk_again(self, game: Fallen) -> None:
        answer = game.answered()
        self.cursor = NEXT
        if answer.kind == "no":
            self.berserk = (*self.berserk, *(card for card, _, _ in self.hits))
            return
        card = answer.card
        self.berserk = (*self.berserk, card)
        self.again_by = card
        game.exerted[card] = False
        assert game.combat is not None
        ambush = (*game.combat.ambush, card) if card in self.in_ambush else game.combat.ambush
        game.combat = game.combat._replace(announced=(*game.combat.announced, card), ambush=ambush)

    # -- the end -------------------------------------------------------------------------------------------------

    def end(self, game: Fallen) -> None:
        """What happens at the end of the attack phase."""
        if game.combat is not None:
            self.chosen = tuple(
                card for card in game.combat.all if game.zone_of[card] == FIRING and stats.has(game, card, "Retrait")
            )
        else:
            self.chosen = ()
        game.signal("attack phase ends", "F2.9.1", self.seat, NO_CARD, note=False)

    def ask_retreat(self, game: Fallen) -> None:
        """Retrait: back to the rear guard."""
        if not self.chosen:
            self.cursor = len(self.steps) - 1
            return
        options = [Option("yes"), Option("no")]
        game.ask(self.seat, "retreat", options, self.chosen[0], ("F6.32.1",))

    def retreat(self, game: Fallen) -> None:
        card, self.chosen = self.chosen[0], self.chosen[1:]
        if game.answered().kind == "yes":
            moving.to_line(game, [card], REAR, "F6.32.1")
        self.cursor = END + 1

    def over(self, game: Fallen) -> None:
        game.combat = None
        game.phase = "word"


AttackPhase.steps = (
    ("F2.4.1", AttackPhase.choose_attackers),
    ("F2.4.1", AttackPhase.add_attacker),
    ("F2.4.1", AttackPhase.announce),
    ("F2.6.1", AttackPhase.next_attacker),
    ("F2.6.1", AttackPhase.add_to_group),
    ("F2.6.1", AttackPhase.ask_group),
    ("F2.6.1", AttackPhase.group_answer),
    ("F2.6.1", AttackPhase.choose_target),
    ("F2.6.1", AttackPhase.declare),
    ("F2.7.1", AttackPhase.contemplate),
    ("F2.7.2", AttackPhase.redirect),
    ("F2.7.2", AttackPhase.redirected),
    ("F2.8.1", AttackPhase.answer_back),
    ("F2.8.1", AttackPhase.ask_part),
    ("F2.8.1", AttackPhase.take_part),
    ("F2.8.1", AttackPhase.strike),
    ("F2.8.1", AttackPhase.after_damage),
    ("F6.4.1", AttackPhase.ask_berserk),
    ("F6.4.1", AttackPhase.berserk_again),
    ("F2.9.1", AttackPhase.end),
    ("F6.32.1", AttackPhase.ask_retreat),
    ("F6.32.1", AttackPhase.retreat),
    ("F2.9.1", AttackPhase.over),
)
NAMES = [step.__name__ for _, step in AttackPhase.steps]
NEXT = NAMES.index("next_attacker")
TARGET = NAMES.index("choose_target")
CONTEMPLATE = NAMES.index("contemplate")
STRIKE = NAMES.index("answer_back")
AFTER = NAMES.index("after_damage")
END = NAMES.index("end")


def harms_deity(game: Fallen, card: int, seat: int) -> bool:
    """Whether this attacker's damage reaches the Deity: no defender stands before it, or it can pass a single one."""
    guards = defenders(game, seat)
    if not guards:
        return True
    alone = len(guards) == 1 and game.facts[guards[0]].type != "archangel"
    return alone and stats.allowed(game, card, "can attack the deity past one defender")
