"""302, 608, 609 Battle: the announcement, the parties, the windows, damage by speed, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.spoils import changing_zones, costs, damage, durations, parties, stats
from arbitre.games.spoils.offering import offer
from arbitre.games.spoils.respond import open_window
from arbitre.games.spoils.sides import side
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD, Reason
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import CARD, CARDS, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils

NOT_A_TARGET = Reason("cannot-be-attacked", "608.1a")
NO_ATTACKERS = Reason("no-attackers", "608.1a")
UNMET = Reason("requirements-cannot-be-met", "505.1")
CANNOT_ATTACK = Reason("cannot-attack", "402.7")
ONLY_TARGET = "can assign only to the target"
MUST_ATTACK = Reason("must-attack-first", "505.1")


class Battle:
    """302: who fights whom, and what has been assigned. Never altered once a game has it, so that copies of the game
    can share it."""

    __slots__ = (  # noqa: RUF023 (digests go by this order)
        "attacker",
        "defender",
        "target",
        "attacking",
        "blocking",
        "joining",
        "done",
        "assigned",
    )

    def __init__(self, attacker: int, defender: int, target: int) -> None:
        self.attacker = attacker  # 302.3
        self.defender = defender  # 302.4
        self.target = target  # 302.1; NO_CARD when it is gone or has changed sides (407.5)
        self.attacking: tuple[int, ...] = ()  # 302.6
        self.blocking: tuple[int, ...] = ()  # 302.7
        self.joining: tuple[int, ...] = ()  # 608.1c: added to the blocking party once blockers have been chosen
        self.done: tuple[int, ...] = ()  # who has assigned damage (609.1b)
        self.assigned: tuple[damage.Share, ...] = ()

    def copy(self) -> Battle:
        twin = Battle(self.attacker, self.defender, self.target)
        twin.attacking = self.attacking
        twin.blocking = self.blocking
        twin.joining = self.joining
        twin.done = self.done
        twin.assigned = self.assigned
        return twin

    def has(self, card: int) -> bool:
        """Whether a character is in it, or will be once blockers have been chosen."""
        return card in self.attacking or card in self.blocking or card in self.joining

    def without(self, card: int) -> Battle:
        """302.15: removed from battle; damage assigned to it is cancelled."""
        if not self.has(card):
            return self
        twin = self.copy()
        twin.attacking = tuple([c for c in self.attacking if c != card])
        twin.blocking = tuple([c for c in self.blocking if c != card])
        twin.joining = tuple([c for c in self.joining if c != card])
        twin.assigned = tuple([share for share in self.assigned if share[1] != card])
        return twin

    def gone(self, card: int) -> Battle:
        """It has left play: what comes back is a new card, which has assigned nothing."""
        left = self.lost(card)
        if card in left.done:
            left = left.copy()
            left.done = tuple([c for c in left.done if c != card])
        return left

    def lost(self, card: int) -> Battle:
        """407.4, 407.5: it has left play or changed sides; if it was attacked, it can't be hit any more either."""
        left = self.without(card)
        if card == self.target:  # 407.4, 407.5
            left = left.copy()
            left.target = NO_CARD
            left.assigned = tuple([share for share in left.assigned if share[1] != card])
        return left


declare(Battle, target=CARD, attacking=CARDS, blocking=CARDS, joining=CARDS, done=CARDS, assigned=damage.SHARES)


# -- what is legal ---------------------------------------------------------------------------------------------


def targets(game: Spoils, seat: int) -> list[int]:
    """608.1a: the opponent's faction, or a location the player does not control (207.3)."""
    other = 1 - seat
    found = [game.faction[other]]
    facts, applied = game.facts, game.applied
    for card in side(game, other).stage:  # 207.3
        if (facts[card].type == "location" or applied[card]) and game.is_a(card, "location"):
            found.append(card)
    return [card for card in found if not stats.forbidden(game, card, "can't be attacked")]


def why_not(game: Spoils, seat: int, target: int) -> Reason | None:
    return why_not_attack(game, seat) if target in targets(game, seat) else NOT_A_TARGET


def can_attack(game: Spoils, seat: int) -> bool:
    """Whether a player could attack, if there is a target."""
    if "players cannot attack" in game.in_force and stats.players_cannot(game, seat, "attack"):
        return False
    return parties.can_form(game, seat, "attacking")


def why_not_attack(game: Spoils, seat: int) -> Reason | None:
    """What keeps a player from attacking, whatever the target."""
    if can_attack(game, seat):
        return None
    if stats.players_cannot(game, seat, "attack"):
        return CANNOT_ATTACK
    return UNMET if parties.candidates(game, seat, "attacking") else NO_ATTACKERS


def why_not_end(game: Spoils, seat: int) -> Reason | None:
    """505.1, 603.2d: a character that must attack and can has to do so before the turn ends."""
    if not parties.must_attack(game, seat):
        return None
    return MUST_ATTACK if targets(game, seat) and can_attack(game, seat) else None


def join(game: Spoils, cards: list[int]) -> None:
    """Characters are added to their controller's party (407.6). 608.1c: to a blocking party only once there could be
    one."""
    battle = game.battle
    if battle is None:
        return
    battle = battle.copy()
    for card in cards:
        if card in battle.attacking or card in battle.blocking or not stats.is_a(game, card, "character"):
            continue
        if game.controller[card] == battle.attacker:
            battle.attacking = (*battle.attacking, card)
            game.emit("joins the battle", "302.6", battle.attacker, card)
        elif any(isinstance(procedure, Attack) and procedure.cursor <= BLOCKERS for procedure in game.stack):
            battle.joining = (*battle.joining, card)
            game.emit("joins the battle", "608.1c", battle.defender, card)
        else:
            battle.blocking = (*battle.blocking, card)
            game.emit("joins the battle", "302.7", battle.defender, card)
    game.battle = battle


def remove(game: Spoils, cards: list[int], rule: str = "302.15") -> None:
    for card in cards:
        battle = game.battle
        if battle is not None and battle.has(card):
            game.battle = battle.without(card)
            game.emit("leaves the battle", rule, game.controller[card], card)


# -- attacking -------------------------------------------------------------------------------------------------


class Attack(Procedure):
    """608.1 A player attacks a faction or a location."""

    __slots__ = ("chosen", "seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.target = target
        self.chosen: tuple[int, ...] = ()  # the members of the party so far

    def copy(self) -> Attack:
        twin = Attack(self.seat, self.target)
        twin.cursor = self.cursor
        twin.chosen = self.chosen
        return twin

    def announce(self, game: Spoils) -> None:
        """608.1a: what triggers on attacking and being attacked happens now."""
        game.battle = Battle(self.seat, 1 - self.seat, self.target)
        game.refused = ()
        game.emit("attack announced", "608.1a", self.seat, self.target)
        game.signal("attacked", "302.2", 1 - self.seat, self.target)
        game.stir()

    def choose_attackers(self, game: Spoils) -> None:
        """608.1b: one or more characters that can attack, as far as requirements let them (505)."""
        options = parties.choices(game, self.seat, "attacking", self.chosen)
        if not options:
            self.cursor = len(self.steps) - 1  # what happened on the announcement leaves nobody to attack with
            return
        game.ask(self.seat, "choose attackers", options, self.target, ("608.1b",))

    def add_attacker(self, game: Spoils) -> None:
        answer = game.answered()
        if answer.kind != "done":
            self.chosen = (*self.chosen, answer.card)
            self.cursor = ATTACKERS
            return
        assert game.battle is not None
        costs.pay_demand(game, self.seat, parties.price(game, self.seat, "attacking", self.chosen))
        changing_zones.deplete(game, list(self.chosen), "608.1b")
        battle = game.battle.copy()
        battle.attacking = self.chosen
        game.battle = battle
        game.emit("attacks with", "608.1b", self.seat, self.target, cards=self.chosen, amount=len(self.chosen))
        game.signal("attacked in number", "302.2", 1 - self.seat, self.target, note=False)
        for card in self.chosen:
            game.attacks = with_row(game.attacks, card, game.attacks[card] + 1)
            game.signal("attacks", "608.1b", self.seat, card, self.target)
        self.chosen = ()
        game.stir()

    def attacker_acts(self, game: Spoils) -> None:
        """608.1c: tactics and abilities, first the attacker's, then the defender's."""
        open_window(game, self.seat, "battle", "608.1c")

    def defender_acts(self, game: Spoils) -> None:
        open_window(game, 1 - self.seat, "battle", "608.1c")

    def choose_blockers(self, game: Spoils) -> None:
        """608.1d: the defender may choose undepleted characters; blocking does not deplete."""
        battle = game.battle
        if battle is None:
            self.cursor = BLOCKERS + 2
            return
        options = parties.choices(game, 1 - self.seat, "blocking", self.chosen)
        if not options:  # nobody can, or no attacker is left to be blocked
            self.cursor = BLOCKERS + 2
            self.form(game, False)
            return
        game.ask(1 - self.seat, "choose blockers", options, self.target, ("608.1d",))

    def add_blocker(self, game: Spoils) -> None:
        answer = game.answered()
        if answer.kind != "done":
            self.chosen = (*self.chosen, answer.card)
            self.cursor = BLOCKERS
            return
        self.form(game, bool(self.chosen))

    def form(self, game: Spoils, formed: bool) -> None:
        """The blocking party, with those who were made to join it (608.1c)."""
        battle = game.battle
        assert battle is not None
        if formed:
            costs.pay_demand(game, 1 - self.seat, parties.price(game, 1 - self.seat, "blocking", self.chosen))
        joining = tuple(card for card in battle.joining if card not in self.chosen)
        blocking = (*self.chosen, *joining)
        now = battle.copy()
        now.blocking = blocking
        now.joining = ()
        game.battle = now
        if blocking:
            game.emit("blocks with", "608.1d", 1 - self.seat, self.target, cards=blocking, amount=len(blocking))
            for card in self.chosen:  # 608.1c: those who were added formed no party
                game.signal("blocks", "608.1d", 1 - self.seat, card)
            for card in battle.attacking if formed else ():
                game.signal("is blocked", "608.1d", self.seat, card)
            game.stir()
        self.chosen = ()

    # -- 609 resolving -----------------------------------------------------------------------------------------

    def attacker_acts_again(self, game: Spoils) -> None:
        """608.1e: now the battle is resolved. 609.1a."""
        if game.battle is None or not _waiting(game):
            self.cursor = END
            return
        open_window(game, self.seat, "battle", "609.1a")  # 608.1e

    def defender_acts_again(self, game: Spoils) -> None:
        open_window(game, 1 - self.seat, "battle", "609.1a")

    def assign(self, game: Spoils) -> None:
        """609.1b, 609.1c, 609.1d: those of the highest speed who have not yet assigned damage."""
        game.push(Assign())

    def attacker_acts_last(self, game: Spoils) -> None:
        """609.1e."""
        open_window(game, self.seat, "battle", "609.1e")

    def defender_acts_last(self, game: Spoils) -> None:
        open_window(game, 1 - self.seat, "battle", "609.1e")

    def strike(self, game: Spoils) -> None:
        """609.1f: all of it at once. 609.1g: and again, until everybody has assigned damage or is gone."""
        battle = game.battle
        self.cursor = RESOLVE  # 609.1g
        if battle is None:
            return
        shares = list(battle.assigned)
        battle = battle.copy()
        battle.assigned = ()
        game.battle = battle
        damage.deal(game, shares, "609.1f", battle=True)

    def end(self, game: Spoils) -> None:
        """609.1h: everybody who is left is depleted, blockers too."""
        battle = game.battle
        if battle is None:
            return
        left = [card for card in (*battle.attacking, *battle.blocking) if game.zone_of[card] == PLAY]
        changing_zones.deplete(game, left, "609.1h")
        game.emit("battle ends", "609.1h", self.seat, battle.target if battle.target != NO_CARD else NO_CARD)
        game.battle = None
        durations.battle_ends(game)
        game.stir()  # cards lose what they are only in a battle


Attack.steps = (
    ("608.1a", Attack.announce),
    ("608.1b", Attack.choose_attackers),
    ("608.1b", Attack.add_attacker),
    ("608.1c", Attack.attacker_acts),
    ("608.1c", Attack.defender_acts),
    ("608.1d", Attack.choose_blockers),
    ("608.1d", Attack.add_blocker),
    ("609.1a", Attack.attacker_acts_again),
    ("609.1a", Attack.defender_acts_again),
    ("609.1b", Attack.assign),
    ("609.1e", Attack.attacker_acts_last),
    ("609.1e", Attack.defender_acts_last),
    ("609.1f", Attack.strike),
    ("609.1h", Attack.end),
)

declare(Attack, target=CARD, chosen=CARDS)

ATTACKERS = place_of(Attack, "choose_attackers")
BLOCKERS = place_of(Attack, "choose_blockers")
RESOLVE = place_of(Attack, "attacker_acts_again")
END = place_of(Attack, "end")


def _waiting(game: Spoils) -> list[int]:
    """The characters in the battle that have not yet assigned damage."""
    battle = game.battle
    if battle is None:
        return []
    return [card for card in (*battle.attacking, *battle.blocking) if card not in battle.done]


class Assign(Procedure):
    """609.1b to 609.1d: the characters of the highest speed assign as much damage as their strength (204.4a), attackers
    first, each divided as its controller likes. What is assigned stays so, whatever becomes of the character."""

    __slots__ = ("rest", "striker", "strikers", "to")

    def __init__(self) -> None:
        self.cursor = 0
        self.strikers: tuple[int, ...] = ()
        self.striker = NO_CARD
        self.rest = 0  # how much the present one still has to assign
        self.to: tuple[int, ...] = ()  # among whom

    def copy(self) -> Assign:
        twin = Assign()
        twin.cursor = self.cursor
        twin.strikers = self.strikers
        twin.striker = self.striker
        twin.rest = self.rest
        twin.to = self.to
        return twin

    def find(self, game: Spoils) -> None:
        """609.1b, 204.4c: the highest speed among all characters in the battle (ruling)."""
        waiting = _waiting(game)
        if not waiting:
            self.cursor = len(self.steps)
            return
        battle = game.battle
        assert battle is not None
        speed = max(stats.stat(game, card, "speed") for card in waiting)  # 204.4c
        self.strikers = tuple(card for card in waiting if stats.stat(game, card, "speed") == speed)
        battle = battle.copy()
        battle.done = (*battle.done, *self.strikers)
        game.battle = battle
        for card in self.strikers:
            game.signal("assigns damage", "609.1c", game.controller[card], card)
        game.emit("speed", "609.1b", battle.attacker, amount=speed)

    def next_striker(self, game: Spoils) -> None:
        battle = game.battle
        if not self.strikers or battle is None:
            self.cursor = len(self.steps)
            return
        self.striker, self.strikers = self.strikers[0], self.strikers[1:]
        self.rest = stats.stat(game, self.striker, "strength")  # 204.4a
        attacks = self.striker in battle.attacking
        self.to = battle.blocking if attacks else battle.attacking
        if attacks and not self.to and battle.target != NO_CARD:
            self.to = (battle.target,)  # 609.1c
        elif attacks and battle.target != NO_CARD and stats.allowed(game, self.striker, ONLY_TARGET):
            self.to = (battle.target,)
        elif attacks and battle.target != NO_CARD and stats.allowed(game, self.striker, "can assign to the target"):
            self.to = (*self.to, battle.target)
        drawn = [card for card in self.to if stats.allowed(game, card, "TakesAllDamage")]
        if drawn:  # 505.1
            self.to = tuple(drawn)
        if not self.to or not self.rest:
            self.cursor = NEXT  # 407.5a, 408.1b: it counts as having assigned

    def ask(self, game: Spoils) -> None:
        """How much of it goes to the first of those that can be hit; the last gets what is left."""
        if len(self.to) == 1 or not self.rest:
            return
        seat = game.controller[self.striker]
        options = [offer("assign", self.to[0], number=part) for part in range(self.rest, -1, -1)]
        battle = game.battle
        rule = "609.1c" if battle is not None and self.striker in battle.attacking else "609.1d"
        game.ask(seat, "assign damage", options, self.striker, (rule,))

    def assign(self, game: Spoils) -> None:
        battle = game.battle
        if battle is None:
            self.cursor = len(self.steps)
            return
        part = game.answered().number if game.answer is not None else self.rest
        target, self.to = self.to[0], self.to[1:]
        if part:
            battle = battle.copy()
            battle.assigned = (*battle.assigned, (self.striker, target, part))
            game.battle = battle
            rule = "609.1c" if self.striker in battle.attacking else "609.1d"
            game.emit("assigns", rule, game.controller[self.striker], self.striker, target, part)
        self.rest -= part
        self.cursor = ASK if self.to and self.rest else NEXT


Assign.steps = (
    ("609.1b", Assign.find),
    ("609.1c", Assign.next_striker),
    ("609.1c", Assign.ask),
    ("609.1c", Assign.assign),
)

declare(Assign, striker=CARD, strikers=CARDS, to=CARDS)

NEXT = place_of(Assign, "next_striker")
ASK = place_of(Assign, "ask")
