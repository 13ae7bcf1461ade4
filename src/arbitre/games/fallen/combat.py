"""Chapter 2: the attack phase. Attackers are announced together, then attack one after another: declaration,
Contemplation, damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.fallen import changing_zones, legal, linking, stats
from arbitre.games.fallen.contemplation import contemplate
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.strike import Strike
from arbitre.games.fallen.zones import FIRING, LINES, REAR
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.offers import OfCard
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import CARDS, SERIALS, declare

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen
    from arbitre.games.fallen.kinds import OptionKind


CHOOSE: Final[OfCard[OptionKind]] = OfCard("choose")
ATTACK: Final[OfCard[OptionKind]] = OfCard("attack")
AMBUSH: Final[OfCard[OptionKind]] = OfCard("ambush")
ATTACK_DEITY: Final[OfCard[OptionKind]] = OfCard("attack deity")
NO_ATTACK: Final = offer("no attack")
DONE: Final = offer("done")


class Combat:
    """Who attacks, who has been announced, or counts as announced by an effect (F2.4.4, F2.4.8), who is being
    attacked. It is altered only where it is made."""

    __slots__ = (  # noqa: RUF023 (digests go by this order)
        "seat",
        "announced",
        "ambush",
        "all",
        "attacking",
        "defending",
        "at_deity",
        "stopped",
        "dealt",
    )

    def __init__(self, seat: int, announced: tuple[int, ...], ambush: tuple[int, ...], all: tuple[int, ...]) -> None:
        self.seat = seat
        self.announced = announced  # attackers that have not declared an attack yet
        self.ambush = ambush  # those of all attackers that are in ambush, Reinforcements included (F2.1.7)
        self.all = all  # who was announced in this phase
        self.attacking: tuple[int, ...] = ()
        self.defending: tuple[int, ...] = ()
        self.at_deity = False
        self.stopped = False  # the Deity has become Mortal: the phase is over
        self.dealt = False  # the damage is dealt: they are attackers and defenders still, but in no combat (F5.23.2)

    def copy(self) -> Combat:
        return self.joined(self.announced, self.ambush, self.all)

    def against(self, defending: tuple[int, ...], at_deity: bool = False) -> Combat:
        """The same with others being attacked."""
        twin = self.copy()
        twin.defending = defending
        twin.at_deity = at_deity
        return twin

    def paused(self, announced: tuple[int, ...], ambush: tuple[int, ...]) -> Combat:
        """Nobody attacks at the moment; these may still."""
        twin = Combat(self.seat, announced, ambush, self.all)
        twin.stopped = self.stopped
        twin.dealt = self.dealt
        return twin

    def joined(self, announced: tuple[int, ...], ambush: tuple[int, ...], everybody: tuple[int, ...]) -> Combat:
        """The same with others that have been announced."""
        twin = Combat(self.seat, announced, ambush, everybody)
        twin.attacking = self.attacking
        twin.defending = self.defending
        twin.at_deity = self.at_deity
        twin.stopped = self.stopped
        twin.dealt = self.dealt
        return twin

    def fighting(self) -> tuple[int, ...]:
        """Who is in a combat (F5.23.1, F5.23.2)."""
        return () if self.dealt else (*self.attacking, *self.defending)

    def without(self, card: int, gone: bool) -> Combat:
        """`gone`: should it come back, it is another object, and was never announced."""
        if card not in self.all and card not in self.defending:
            return self
        everybody = left(self.all, card) if gone else self.all
        twin = self.joined(left(self.announced, card), left(self.ambush, card), everybody)
        twin.attacking = left(self.attacking, card)
        twin.defending = left(self.defending, card)
        return twin


def left(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """These without one of them."""
    return tuple([card for card in cards if card != gone]) if gone in cards else cards


declare(Combat, announced=CARDS, ambush=CARDS, all=CARDS, attacking=CARDS, defending=CARDS)


# -- who can do what -------------------------------------------------------------------------------------------


def can_attack(game: Fallen, card: int) -> bool:
    """What can attack at all, even in the turn it arrives (F1.37.5, F1.36.7); not tilted (F2.4.5, F3.1.4), and free to
    go to the firing line."""
    if game.exerted[card] or not legal.can_be_attacker(game, card):  # F3.1.4
        return False
    here = game.zone_of[card] == FIRING or stats.allowed(game, card, "can attack from the rear")  # F1.36.7, F1.37.5
    return here or not stats.stays_behind(game, card)


def can_defend(game: Fallen, card: int) -> bool:
    """Whether a card on the rear guard keeps an ambush from the Deity (F5.26.1): an Angel (F1.11.11) or Archangel
    (F1.5.16), but not with Pacifiste (F6.27.2), and no Golem (F1.14.11)."""
    kind = stats.kind(game, card)
    if kind == "golem":  # F1.14.11
        return stats.allowed(game, card, "can defend like an angel")  # F1.14.15
    if kind not in ("angel", "familiar", "archangel"):
        return False
    # F1.5.16, F1.11.11, F6.27.2
    return not stats.has(game, card, "Pacifiste") and not stats.forbidden(game, card, "can't defend")


def defenders(game: Fallen, seat: int) -> list[int]:
    return [card for card in game.zones[seat][REAR] if can_defend(game, card)]


def harms_deity(game: Fallen, card: int, seat: int) -> bool:
    """Whether this attacker's damage reaches the Deity, which is what a text means by attacking it (F5.9.5): no
    defender stands before it (F1.28.3), or it can pass a single one that is not the Archangel (F7.2.2)."""
    guards = defenders(game, seat)
    if not guards:  # F1.28.3, F5.9.5
        return True
    alone = len(guards) == 1 and stats.kind(game, guards[0]) != "archangel"
    return alone and stats.allowed(game, card, "can attack the deity past one defender")  # F7.2.2


def attackable(game: Fallen, seat: int) -> list[int]:
    """The opposing Angels (F1.11.12), Pacifistes included (F6.27.3), Archangel (F1.5.17) and Golems (F1.14.12), but no
    Blessings (F1.17.7); of a pair, its Angel (F1.13.17). Where everything is forbidden, nothing is (F2.6.7). Asked only
    for declarations and diversions, not for an attack that goes on (F5.9.3)."""
    found = [
        card
        for card in changing_zones.battlefield(game, 1 - seat)
        # F1.5.17, F1.11.12, F1.14.12, F1.17.7, F6.27.3
        if stats.kind(game, card) in ("angel", "familiar", "archangel", "golem")
        and not (stats.is_a(game, card, "golem") and game.host[card] != NO_CARD)  # F1.13.17
    ]
    able = [card for card in found if not stats.forbidden(game, card, "can't be attacked")]
    return able or found  # F2.6.7, F5.9.3


def ambushes(guard: list[int]) -> int:
    """How many may be put in ambush (F1.30.1): one, or two where no Angel or Archangel stands on the opposing rear
    guard (F2.1.3, F2.1.4)."""
    return 1 if guard else 2  # F1.30.1


def reinforcements(game: Fallen, guard: list[int]) -> int:
    """One more, an Angel or an Archangel, where all of those are Pacifistes (F6.27.1)."""
    for card in guard:
        if not stats.has(game, card, "Pacifiste"):
            return 0
    return 1 if guard else 0  # F6.27.1


def rear_guard(game: Fallen, seat: int) -> list[int]:
    """The Angels and the Archangel on a player's rear guard."""
    return [c for c in game.zones[seat][REAR] if stats.is_a(game, c, "angel") or stats.is_a(game, c, "archangel")]


# -- the phase -------------------------------------------------------------------------------------------------


class AttackPhase(Procedure):
    """The one attack phase of a turn. Gardien and Pacifiste that come after the announcement stop nobody (F6.17.2,
    F6.27.5)."""

    __slots__ = ("able", "again_by", "berserk", "chosen", "furious", "group", "in_ambush", "seat")

    def __init__(self, seat: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.able: tuple[int, ...] = ()  # who could be announced when that began
        self.chosen: tuple[int, ...] = ()  # announced so far
        self.in_ambush: tuple[int, ...] = ()
        self.group: tuple[int, ...] = ()  # who attacks together
        self.furious: tuple[int, ...] = ()  # those of them that had Berserk before the damage
        self.berserk: tuple[int, ...] = ()  # who has had a second attack, by serial number
        self.again_by: tuple[int, ...] = ()  # who attacks a second time now

    def copy(self) -> AttackPhase:
        twin = AttackPhase(self.seat)
        twin.cursor = self.cursor
        twin.able = self.able
        twin.chosen = self.chosen
        twin.in_ambush = self.in_ambush
        twin.group = self.group
        twin.furious = self.furious
        twin.berserk = self.berserk
        twin.again_by = self.again_by
        return twin

    def choose_attackers(self, game: Fallen) -> None:
        """All at once; each may go into ambush while there is room. A player who gives up attacking announces nobody
        (F1.37.3)."""
        game.phase = "attack"
        if not self.chosen:  # nothing happens between the first of them and the last
            self.able = tuple([card for card in changing_zones.battlefield(game, self.seat) if can_attack(game, card)])
        guard = rear_guard(game, 1 - self.seat)
        room = ambushes(guard)
        free = len(self.in_ambush) < room + reinforcements(game, guard)
        # Reinforcements are for Angels and Archangels; a Golem needs one of the places of the rule.
        places = room - len([card for card in self.in_ambush if stats.is_a(game, card, "golem")])
        options = [DONE]
        for card in self.able:
            if card in self.chosen:
                continue
            options.append(ATTACK[card])
            if free and (places > 0 or (places == 0 and not stats.is_a(game, card, "golem"))):
                # Whoever can attack is free to go to the firing line, unless from the rear.
                from_rear = stats.allowed(game, card, "can attack from the rear") and game.zone_of[card] != FIRING
                if not from_rear or not stats.stays_behind(game, card):
                    options.append(AMBUSH[card])
        game.ask(self.seat, "announce attackers", options, NO_CARD, ("F2.4.1",))

    def add_attacker(self, game: Fallen) -> None:
        answer = game.answered()
        if answer.kind != "done":
            self.chosen = (*self.chosen, answer.card)
            if answer.kind == "ambush":
                self.in_ambush = (*self.in_ambush, answer.card)
            self.cursor = 0
        else:
            self.able = ()

    def announce(self, game: Fallen) -> None:
        """They go to the firing line, unless they can attack from the rear (F2.4.6); ambushers do in any case."""
        if not self.chosen:  # no attack phase, so no end of one
            game.emit("announces attackers", "F1.37.3", self.seat, amount=0)
            self.cursor = OVER
            return
        game.combat = Combat(self.seat, self.chosen, self.in_ambush, self.chosen)  # F2.4.4
        forward = [
            card
            for card in self.chosen
            if card in self.in_ambush or not stats.allowed(game, card, "can attack from the rear")  # F2.4.6
        ]
        linking.to_line(game, forward, FIRING, "F2.4.1")
        game.emit("announces attackers", "F2.4.1", self.seat, cards=self.chosen, amount=len(self.chosen))
        for card in self.chosen:
            game.signal("attacks", "F2.4.3", self.seat, card)
            if card in self.in_ambush:  # F1.30.2
                game.emit("goes into ambush", "F2.4.2", self.seat, card)

    # -- step 1: declaration -----------------------------------------------------------------------------------

    def next_attacker(self, game: Fallen) -> None:
        """As long as one is left to tilt (F2.5.1, F2.8.6). Ambushers are the last (F2.1.5). A Berserk attacks a second
        time at once (F6.4.3)."""
        combat = game.combat
        self.group = ()
        if combat is None or combat.stopped or game.over:
            self.cursor = END
            return
        able = [card for card in combat.announced if not game.exerted[card]]  # F2.5.1, F2.8.6
        again = [card for card in able if card in self.again_by]
        if again:
            able = again
        else:
            able = [card for card in able if card not in combat.ambush] or able
        if not able:
            self.cursor = END
            return
        game.ask(self.seat, "next attacker", [CHOOSE[card] for card in able], NO_CARD, ("F2.6.1",))

    def add_to_group(self, game: Fallen) -> None:
        self.group = (*self.group, game.answered().card)

    def ask_group(self, game: Fallen) -> None:
        """Several may attack together; ambushers only with each other (ruling on F2.1.5)."""
        combat = game.combat
        assert combat is not None
        ambush = self.group[0] in combat.ambush
        order = [card for card in combat.announced if not game.exerted[card] and (card in combat.ambush) == ambush]
        after = [card for card in order if card not in self.group and (card in self.again_by or not self.again_by)]
        if not after:
            self.cursor = TARGET
            return
        options = [DONE, *[CHOOSE[card] for card in after]]
        game.ask(self.seat, "attack together", options, self.group[0], ("F2.6.1",))

    def group_answer(self, game: Fallen) -> None:
        answer = game.answered()
        if answer.kind != "done":
            self.group = (*self.group, answer.card)
            self.cursor = TARGET - 2

    def choose_target(self, game: Fallen) -> None:
        combat = game.combat
        assert combat is not None
        options = [ATTACK[card] for card in attackable(game, self.seat)]
        if not [card for card in self.group if card not in combat.ambush]:  # F2.6.4
            options.append(ATTACK_DEITY[game.deity[1 - self.seat]])
        options.append(NO_ATTACK)
        game.stop(self.seat, "declare attack", options, self.group[0], ("F2.6.2",))

    def declare(self, game: Fallen) -> None:
        """Attackers tilt as they declare (F3.1.2), of a pair only the Angel (F1.13.22), and that is final (F2.6.6); one
        that does not attack is no attacker any more (F2.6.3)."""
        answer = game.answered()
        combat = game.combat
        assert combat is not None
        self.again_by = tuple([card for card in self.again_by if card not in self.group])
        for card in self.group:
            game.exerted[card] = True  # F1.13.22
            game.signal("exerts", "F3.1.2", self.seat, card, note=False)
        fight = combat.paused(tuple([card for card in combat.announced if card not in self.group]), combat.ambush)
        fight.attacking = self.group
        fight.dealt = False
        game.combat = fight
        if answer.kind == "no attack":
            self._give_up(game, "F2.6.3")
            return
        if answer.kind == "attack deity":
            fight.at_deity = True
        else:
            fight.defending = (answer.card,)
        game.emit("declares", "F2.6.2", self.seat, self.group[0], other=answer.card, cards=self.group)
        for place, card in enumerate(self.group):
            game.signal("declares attack", "F2.6.5", self.seat, card, answer.card, place)
        game.settle()

    def _give_up(self, game: Fallen, rule: str) -> None:
        combat = game.combat
        assert combat is not None
        gone = combat.attacking
        game.combat = combat.paused(combat.announced, tuple([c for c in combat.ambush if c not in gone]))
        game.emit("does not attack", rule, self.seat, gone[0] if gone else NO_CARD, cards=gone)
        self.cursor = NEXT

    # -- step 2: Contemplation -----------------------------------------------------------------------------------

    def contemplate(self, game: Fallen) -> None:
        contemplate(game)

    def redirect(self, game: Fallen) -> None:
        """The Deity can't be reached past a defender (F2.7.2): another target, or no attack. One attacker that can
        reach it is enough for the group (F2.8.14)."""
        combat = game.combat
        if combat is None or combat.stopped or not combat.at_deity or not combat.attacking:
            self.cursor = STRIKE
            return
        if any(harms_deity(game, card, 1 - self.seat) for card in combat.attacking):  # F2.8.14
            options = [offer("attack deity", game.deity[1 - self.seat])]
            if defenders(game, 1 - self.seat):  # the others would do nothing: the group may turn aside as a whole
                options += [offer("attack", card) for card in attackable(game, self.seat)]
        else:
            options = [*(offer("attack", card) for card in attackable(game, self.seat)), offer("no attack")]
        game.ask(self.seat, "redirect attack", options, combat.attacking[0], ("F2.7.3",))

    def redirected(self, game: Fallen) -> None:
        """Nothing is declared anew (ruling on F2.7.3): step 2 begins again, for the whole group (F2.7.5)."""
        answer = game.answered()
        combat = game.combat
        assert combat is not None
        if answer.kind == "attack deity":
            self.cursor = STRIKE
        elif answer.kind == "no attack":
            self._give_up(game, "F2.7.4")
        else:
            game.combat = combat.against((answer.card,))  # F2.7.5
            game.emit("redirects", "F2.7.3", self.seat, combat.attacking[0], other=answer.card, cards=combat.attacking)
            self.cursor = CONTEMPLATE

    # -- step 3: damage ------------------------------------------------------------------------------------------

    def strike(self, game: Fallen) -> None:
        """By those that are left (F2.8.11). Or the attack fails: nobody is left to attack, or to be attacked (F2.8.12,
        F2.8.5), the Golem of an Angel that is gone not being meant (F1.13.18)."""
        combat = game.combat
        # F1.13.18
        if combat is None or combat.stopped or not combat.attacking or not (combat.at_deity or combat.defending):
            if combat is not None and not combat.stopped:
                first = combat.attacking[0] if combat.attacking else NO_CARD
                game.emit("attack fails", "F2.8.5" if combat.attacking else "F2.8.12", self.seat, first)
            self.furious = ()
            return
        able = [card for card in combat.attacking if not stats.is_a(game, card, "golem")]  # F6.4.1
        self.furious = tuple([card for card in able if stats.has(game, card, "Berserk")])
        self.in_ambush = combat.ambush
        game.push(Strike(self.seat))  # F2.8.11

    def after_damage(self, game: Fallen) -> None:
        """They are attackers no more, except one that stands upright again (F2.8.15, F2.8.16)."""
        combat = game.combat
        if combat is None:
            return
        again = [card for card in combat.attacking if not game.exerted[card]]  # F2.8.16
        done = [card for card in combat.attacking if game.exerted[card]]
        ambush = tuple([card for card in combat.ambush if card not in done])
        game.combat = combat.paused((*combat.announced, *again), ambush)
        game.settle()

    def ask_berserk(self, game: Fallen) -> None:
        """Those that had Berserk before the damage, still have it, and have succeeded (F6.4.4); once, however often
        they have it (F6.4.1, F6.4.6). Those of a group may go together again, or one after the other."""
        combat = game.combat
        able = [
            card
            for card in self.furious
            if game.zone_of[card] in LINES
            and game.controller[card] == self.seat
            and game.serial[card] not in self.berserk  # F6.4.6
            and game.exerted[card]
            and stats.has(game, card, "Berserk")
        ]
        if not able or combat is None or combat.stopped:
            self.cursor = NEXT
            return
        options = [offer("no"), *(offer("attack again", card) for card in able)]
        game.ask(self.seat, "berserk", options, able[0], ("F6.4.5",))

    def berserk_again(self, game: Fallen) -> None:
        answer = game.answered()
        self.cursor = NEXT
        if answer.kind == "no":
            return
        card = answer.card  # it chooses its target anew, and is in ambush if it was (F6.4.2)
        self.berserk = (*self.berserk, game.serial[card])
        self.again_by = (*self.again_by, card)
        self.cursor = BERSERK
        game.exerted[card] = False
        combat = game.combat
        assert combat is not None
        ambush = (*combat.ambush, card) if card in self.in_ambush else combat.ambush
        game.combat = combat.joined((*combat.announced, card), ambush, combat.all)

    # -- the end -------------------------------------------------------------------------------------------------

    def end(self, game: Fallen) -> None:
        """What is due at the end of the attack phase (F2.9.1). Those that were announced and have not attacked are no
        attackers any more."""
        self.chosen = ()
        if game.combat is not None:
            firing = game.zones[self.seat][FIRING]
            self.chosen = tuple([c for c in game.combat.all if c in firing and stats.has(game, c, "Retrait")])
            game.combat = game.combat.paused((), ())
        game.emit("attack phase ends", "F2.9.1", self.seat)

    def ask_retreat(self, game: Fallen) -> None:
        """Retrait: back to the rear guard."""
        self.chosen = tuple([card for card in self.chosen if game.zone_of[card] == FIRING])
        if not self.chosen:
            self.cursor = len(self.steps) - 1
            return
        options = [offer("yes"), offer("no")]
        game.ask(self.seat, "retreat", options, self.chosen[0], ("F6.32.1",))

    def retreat(self, game: Fallen) -> None:
        card, self.chosen = self.chosen[0], self.chosen[1:]
        if game.answered().kind == "yes":
            linking.to_line(game, [card], REAR, "F6.32.1")
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
    ("F2.6.2", AttackPhase.choose_target),
    ("F2.6.2", AttackPhase.declare),
    ("F2.7.1", AttackPhase.contemplate),
    ("F2.7.2", AttackPhase.redirect),
    ("F2.7.3", AttackPhase.redirected),
    ("F2.8.1", AttackPhase.strike),
    ("F2.8.15", AttackPhase.after_damage),
    ("F6.4.4", AttackPhase.ask_berserk),
    ("F6.4.3", AttackPhase.berserk_again),
    ("F2.9.1", AttackPhase.end),
    ("F6.32.1", AttackPhase.ask_retreat),
    ("F6.32.1", AttackPhase.retreat),
    ("F2.9.1", AttackPhase.over),
)

declare(
    AttackPhase,
    apart={"able": "follows from where the cards stand, as long as attackers are announced"},
    able=CARDS,
    chosen=CARDS,
    in_ambush=CARDS,
    group=CARDS,
    furious=CARDS,
    berserk=SERIALS,
    again_by=CARDS,
)
NEXT: Final = place_of(AttackPhase, "next_attacker")
TARGET: Final = place_of(AttackPhase, "choose_target")
CONTEMPLATE: Final = place_of(AttackPhase, "contemplate")
STRIKE: Final = place_of(AttackPhase, "strike")
BERSERK: Final = place_of(AttackPhase, "ask_berserk")
END: Final = place_of(AttackPhase, "end")
OVER: Final = place_of(AttackPhase, "over")
