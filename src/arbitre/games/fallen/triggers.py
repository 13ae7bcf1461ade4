"""What happens at once, and triggered abilities on their way to the effect stack.

The rules answer at once to damage, to a Deity without vitality, to an Angel and a Golem that can be linked. Triggered
abilities wait until what is being resolved is complete; then they are activated, the active player's first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.match import came_from, holds, matches, right_turn
from arbitre.ability.parts import StaticPart
from arbitre.ability.replacing import still_doomed
from arbitre.ability.waiting import Waiting
from arbitre.games.fallen import changing_zones, effect_stack, linking, sides, stats
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.facts import Moment, Wait, moment
from arbitre.games.fallen.keywords import SUMMED
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.replacing import ROUNDS, spared_too_often
from arbitre.games.fallen.zones import ADORATION, DIVINE, FIRING, LIMBO, LINES, PANDEMONIUM, PURGATORY, REAR
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import Event
from arbitre.kernel.game import InForce, Result, keep_in
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import CARDS, declare

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


# -- noticing --------------------------------------------------------------------------------------------------


def noticed(game: Fallen, event: Event, waiting: tuple[InForce, ...]) -> None:
    game.now = event
    for found in waiting:
        ability = found.ability
        if isinstance(ability, StaticPart):
            if ability.given is not None and stats.in_force(game, found):
                for seat in game.players():
                    for card in changing_zones.battlefield(game, seat):
                        if matches(game, found, ability.effect.cards, card) and stats.affects(game, found, card):
                            triggers: list[Any] = ability.given.triggers
                            for trigger in triggers:
                                if trigger.when.event == event.kind:
                                    _noticed_by(game, event, InForce(card, seat, trigger), trigger)
        elif found.seat != event.seat and ability.moment.own:
            continue  # it waits for what its own player does
        elif _noticed_by(game, event, found, ability) and ability.once and not ability.zone:
            for kind, others in tuple(game.watchers.items()):
                if found in others:
                    keep_in(game.watchers, kind, tuple(one for one in others if one is not found))
    game.now = None


def _noticed_by(game: Fallen, event: Event, found: InForce, trigger: Wait) -> bool:
    """What an ability waits for has occurred (F3.8.1): it goes on its way to the stack (F3.8.6), even if its
    card is gone by then (F2.8.7)."""
    if not occurs(game, found, trigger.moment, event):  # F3.8.1
        return False
    if found.slots.get("given") and game.zone_of[found.source] == ADORATION:
        return False  # F3.7.6
    if trigger.name == "Dernier souffle" and not _last_breath(game, event.card):
        return False
    if trigger.standard:  # F6.1.1, F6.2.1, F6.6.1, F6.15.1, F6.18.1, F6.19.1, F6.39.1, F6.39.2
        if not stats.has(game, found.source, trigger.name):
            return False  # it has lost it
        for entry in game.waiting:
            if entry.source == found.source and entry.trigger.name == trigger.name:
                return False  # a card has a standard ability once, however many give it
    slots = _slots(game, found, trigger, event)  # F2.8.7, F3.8.6
    if trigger.condition is not None:
        if not holds(game, InForce(found.source, found.seat, trigger, slots), trigger.condition):
            return False
    if trigger.once and trigger.zone:  # printed: activated once a turn (F3.8.5)
        slots["used by"] = game.serial[found.source]
        if game.used.get((game.serial[found.source], trigger.key)) == game.turn:
            return False
    # F3.8.3, F6.1.3, F6.2.2, F6.6.2, F6.15.2, F6.18.4: on its way to the stack
    game.waiting = (*game.waiting, Waiting(found.seat, found.source, trigger, slots))
    game.stir()
    return True


def _last_breath(game: Fallen, card: int) -> bool:
    """Only for what goes to the Purgatory or the Limbo; nothing for what is banished (F6.9.4), but a card of the
    Eden goes to the Pandemonium (F6.9.1, F6.9.5)."""
    zone = game.destined.get(card, PURGATORY)
    return zone in (PURGATORY, LIMBO) or (zone == PANDEMONIUM and game.facts[card].is_eden)  # F6.9.4, F6.9.5


def occurred(game: Fallen, ctx: InForce, when: n.When, event: Event) -> bool:
    """Whether an event was one that such a text speaks of."""
    return occurs(game, ctx, moment(when), event)


def occurs(game: Fallen, ctx: InForce, when: Moment, event: Event) -> bool:
    if when.during != "any" and not _at_that_time(game, ctx.seat, when.during, event):
        return False
    player = when.player
    if player != "any":
        if player == "you":
            if event.seat != ctx.seat:
                return False
        elif player == "opponents":
            if event.seat == ctx.seat:
                return False
        elif event.seat != ctx.slots.get("that player", event.seat):
            return False
    if when.card is not None and not matches(game, ctx, when.card, event.card):
        return False
    if when.other is not None and not matches(game, ctx, when.other, event.other):
        return False
    if event.kind == "declares attack" and event.amount and when.card is None:
        return False  # a group makes one attack: what waits for that, whoever makes it, has seen it (F2.6.1)
    if when.by is not None and not [c for c in event.cards if c != NO_CARD and matches(game, ctx, when.by, c)]:
        return False
    if when.in_battle and event.word != "combat":
        return False
    if when.origin != "any" and not came_from(game, event, when.origin):
        return False
    if when.slot and (event.card, game.serial[event.card]) not in ctx.slots.get(when.slot, ()):
        return False
    return when.condition is None or holds(game, ctx, when.condition)


def _at_that_time(game: Fallen, seat: int, during: str, event: Event) -> bool:
    """Your turn, the opponent's, or the turn of the player it happens to."""
    return game.is_active(event.seat) if during == "their turn" else right_turn(game, seat, during)


def _slots(game: Fallen, found: InForce, trigger: Wait, event: Event) -> dict[str, Any]:
    slots = dict(found.slots)
    slots.setdefault("this", game.serial[found.source])
    summed = trigger.name in SUMMED  # F6.1.2, F6.19.2
    slots["amount"] = stats.value(game, found.source, trigger.name) if summed else event.amount
    slots["chain"] = game.chain
    if event.card != NO_CARD:
        slots["it"] = ((event.card, game.serial[event.card]),)
    if event.kind == "collateral":  # all that defend, pairs whole
        slots["other"] = tuple([(card, game.serial[card]) for card in event.cards])
    elif event.other != NO_CARD:
        slots["other"] = ((event.other, game.serial[event.other]),)
    if event.seat >= 0:
        slots["that player"] = event.seat
    if event.kind == "destroyed" and trigger.moment.by is not None and event.word == "combat":
        slots["kill"] = (event.card, game.serial[event.card])
    return slots


# -- answering -------------------------------------------------------------------------------------------------


class AtOnce(Procedure):
    """What has just happened is answered: by the rules, by links, then by triggered abilities. What uses no stack
    happens before what does (F3.2.8, F3.9.2)."""

    __slots__ = ("linked",)

    def __init__(self) -> None:
        self.cursor = 0
        self.linked: tuple[int, ...] = ()  # Golems that have been linked meanwhile, for loops

    def copy(self) -> AtOnce:
        twin = AtOnce()
        twin.cursor = self.cursor
        twin.linked = self.linked
        return twin

    def advance(self, game: Any) -> bool:
        """Mostly nobody has to go, and there is nothing else to answer: then there is no step to take."""
        table: Fallen = game
        if self.cursor == 0 and (not table.unchecked or nobody_goes(table)):
            table.unchecked = False
            self.cursor = next_due(table)
            if self.cursor == DONE:
                table.stack.pop()
                return False
        return super().advance(game)

    def check(self, game: Fallen) -> None:
        """Until nothing is left to do."""
        if not game.unchecked:
            self.cursor = next_due(game)
            return
        game.unchecked = False
        doomed: list[int] = []
        less = may_be_less(game)
        if less or sides.any_frail(game):
            if _deities(game, less):
                return
            doomed = _doomed(game, less)
        if doomed or game.spared:
            doomed = still_doomed(game, doomed)
        if game.sudden:
            for card, source in game.sudden:
                game.credit[card] = source
            doomed += [card for card, _ in game.sudden if card not in doomed]
            game.sudden = ()
        if doomed:
            self.again()
            game.unchecked = True
            for card in spared_too_often(game, doomed) if game.spared else ():
                game.emit("loop stopped", "F5.13.1", game.controller[card], card)
            changing_zones.destroy(game, doomed, "F5.32.1", in_combat=game.phase == "damage")  # F2.10.7
        else:
            if game.guests:
                changing_zones.send_home(game)
            self.cursor = next_due(game)

    def choose_class(self, game: Fallen) -> None:
        """Doppelgänger: one class is chosen as it enters play, at once and without a stack (F6.11.3, F6.11.5)."""
        if not game.unnamed:
            self.cursor = LINK
            return
        card = game.unnamed[0]
        known = game.classes
        if not known or game.zone_of[card] not in LINES:
            game.unnamed = game.unnamed[1:]
            self.again()
            return
        options = [offer("class", card, number=place) for place in range(len(known))]  # F6.11.5
        game.ask(game.controller[card], "choose class", options, card, ("F6.11.3",))

    def name_class(self, game: Fallen) -> None:
        card = game.unnamed[0]
        game.chosen_class[card] = game.classes[game.answered().number]
        game.unnamed = game.unnamed[1:]
        self.cursor = 0
        game.unchecked = True

    def choose_link(self, game: Fallen) -> None:
        """A Golem and an Angel of the same player that are free are linked, whether they like it or not; not while an
        effect or damage is being resolved (F1.13.23), but afterwards (F1.13.24), also between two effects of the stack
        (F1.13.12). Their controller also picks the Golem (F1.13.7). It is no targeting, and nobody can act before the
        link is made (F1.13.21)."""
        if under_way(game) or effect_stack.intervenes(game):  # F1.13.23
            self.cursor = TRIGGERS
            return
        if _unlink(game):  # what is apart now is looked at again: one may be an Angel by now, and damaged
            self.cursor = 0
            game.unchecked = True
            return
        found = _linkable(game, self.linked)
        if not found:
            self.cursor = TRIGGERS
            return
        # F1.13.7, F1.13.12, F1.13.21
        options = [offer("link", golem, target=angel) for golem, angels in found for angel in angels]
        game.ask(game.controller[found[0][0]], "link", options, NO_CARD, ("F1.13.6",))

    def link(self, game: Fallen) -> None:
        answer = game.answered()
        linking.link(game, answer.card, answer.target)
        self.linked = (*self.linked, answer.card)
        self.cursor = 0
        game.unchecked = True

    def order(self, game: Fallen) -> None:
        """The active player's first, in the order their controller likes; they all enter one stack (F3.2.6, F3.2.7):
        so do the abilities of a Dawn (F6.3.2), a Night (F6.26.2), an arrival (F6.14.3, F6.10.3), a destruction (F6.9.2,
        F6.9.3), also of many cards together (F3.2.9); there is never a second stack (F3.12.5). One that nobody can
        respond to enters last (F6.20.3), what was triggered by a cost first (F3.12.6)."""
        waiting = game.waiting
        able = list(range(game.held, len(waiting)))
        if not able or under_way(game):
            self.cursor = PILE
            return
        if len(able) > 1:
            able = [place for place in able if waiting[place].slots.get("ahead")] or able
            able = [place for place in able if not _divine(game, waiting[place])] or able  # F6.20.3
        # F3.2.7, F3.2.9, F3.12.5, F6.3.2, F6.9.2, F6.9.3, F6.10.3, F6.14.3, F6.26.2
        mine = [place for place in able if waiting[place].seat == game.active]
        seat = game.active if mine else 1 - game.active
        options = [offer("resolve", waiting[place].source, number=place) for place in mine or able]
        game.ask(seat, "choose trigger", options, NO_CARD, ("F3.2.6",))

    def activate(self, game: Fallen) -> None:
        """For one page destroyed by a group, only one "after destroying" works (F2.8.13)."""
        place = game.answered().number
        entry = game.waiting[place]
        game.waiting = game.waiting[:place] + game.waiting[place + 1 :]
        kill = entry.slots.get("kill")
        if kill is not None:
            game.waiting = tuple(
                [
                    other
                    for other in game.waiting
                    if other.slots.get("kill") != kill or other.source == entry.source or other.seat != entry.seat
                ]
            )
        self.cursor = 0
        trigger = entry.trigger
        slots = {name: value for name, value in entry.slots.items() if name != "ahead"}
        game.push(effect_stack.Activate(entry.seat, entry.source, trigger.deed, slots, trigger.may, asked=False))

    def open_pile(self, game: Fallen) -> None:
        """When everything is on it, the stack is gone through."""
        if pile_opens(game):
            game.push(effect_stack.EffectStack(game.priority))


def _divine(game: Fallen, entry: Waiting) -> bool:
    return stats.has(game, entry.source, "Intervention divine") or entry.trigger.deed.unanswerable  # F6.20.2


AtOnce.steps = (
    ("F5.32.1", AtOnce.check),
    ("F6.11.3", AtOnce.choose_class),
    ("F6.11.3", AtOnce.name_class),
    ("F1.13.6", AtOnce.choose_link),
    ("F1.13.2", AtOnce.link),
    ("F3.2.6", AtOnce.order),
    ("F3.12.1", AtOnce.activate),
    ("F3.12.2", AtOnce.open_pile),
)
declare(AtOnce, linked=CARDS)

CLASS: Final = place_of(AtOnce, "choose_class")
LINK: Final = place_of(AtOnce, "choose_link")
TRIGGERS: Final = place_of(AtOnce, "order")
PILE: Final = place_of(AtOnce, "open_pile")
DONE: Final = len(AtOnce.steps)


def _deities(game: Fallen, less: bool) -> bool:
    """A Deity with as much damage as vitality becomes Mortal, or is lost if it never had a Feather (F1.4.13); a Mortal
    one without a Feather is lost (F1.1.2). Both at once: a draw (ruling). `less`: something in force might make a
    vitality less than what is printed."""
    lost: list[int] = []
    for seat in (0, 1):
        deity = game.deity[seat]
        if deity == NO_CARD or game.zone_of[deity] != DIVINE:
            continue
        mortal = game.mortal[seat]
        if game.damage[deity] < game.facts[deity].stands:  # F1.4.2: plainly less than it can take
            if not (mortal or less or game.applied[deity] or game.markers[deity]):
                continue
        if not mortal and game.damage[deity] >= stats.life(game, deity):  # F1.4.2
            if not game.facts[deity].data.feathers:  # F1.4.13
                lost.append(seat)
                continue
            game.mortal = (game.mortal[0] or seat == 0, game.mortal[1] or seat == 1)
            sides.harmed(game, deity)
            game.emit("mortal", "F1.4.2", seat, deity)
            by = game.credit.pop(deity, NO_CARD)
            own = by != NO_CARD and game.controller[by] == seat  # what its own player does stops nobody (F1.4.16)
            if game.phase in ("attack", "damage") and seat != game.active and not own:
                game.emit("attack phase stops", "F1.4.16", game.active)
                if game.combat is not None:
                    game.combat = game.combat.copy()
                    game.combat.stopped = True
        elif mortal and not game.feathers[seat]:  # F1.1.2
            lost.append(seat)
    if not lost or game.over:
        return False
    for seat in lost:
        game.emit("loses", "F5.59.2", seat)
    winners = tuple(seat for seat in (0, 1) if seat not in lost)
    game.finish(Result(winners, "deity", ("F5.59.2",)))  # F1.1.1
    return True


def _doomed(game: Fallen, less: bool) -> list[int]:
    """Damage equal to vitality or shield; vitality or shield of 0 (F1.11.2, F1.14.2); a Blessing without hourglasses
    (F1.17.10); an Equipment whose Angel has lost the class it needs (F1.16.12), or is none any more (ruling).
    `less`: cards may be of another type than they were, vitality or shield less than printed."""
    doomed: list[int] = []
    all_facts, damage = game.facts, game.damage
    changed = bool(game.copied) or "CountsAs" in game.in_force
    for seat in game.players():
        for card in changing_zones.battlefield(game, seat) if less else sides.frail(game, seat):
            if game.zone_of[card] == DIVINE:
                continue
            facts = all_facts[card]
            what = stats.kind(game, card) if changed or facts.turning else facts.type
            if what == "blessing":
                over = not stats.marks(game, card, "hourglass")  # F1.17.10
            elif what == "equipment":
                only = facts.link_only
                host = game.host[card]
                over = not (host != NO_CARD and stats.is_a(game, host, "angel")) or (  # F1.16.12
                    only is not None and only.stay and stats.classes(game, host).isdisjoint(only.classes)
                )
            else:
                most = stats.shield(game, card) if what == "golem" else stats.life(game, card)
                over = damage[card] >= most  # F1.11.2, F1.14.2
            if over and not stats.forbidden(game, card, "can't be destroyed"):
                doomed.append(card)
    return doomed


def nobody_goes(game: Fallen) -> bool:
    """Whether plainly no card has to go, and no Deity is lost or becomes Mortal."""
    if sides.any_frail(game) or game.sudden or game.spared or game.guests:
        return False
    return not may_be_less(game)


def at_rest(game: Fallen) -> bool:
    """Whether there is nothing to answer."""
    return nobody_goes(game) and next_due(game) == DONE


def next_due(game: Fallen) -> int:
    """The next step that has something to do, once nobody has to go."""
    if game.unnamed:  # F6.11.5
        return CLASS
    if not under_way(game):
        if loose_golems(game):  # F1.14.1
            return LINK
        if len(game.waiting) > game.held:
            return TRIGGERS
    return PILE if game.effect_stack and pile_opens(game) else DONE


def under_way(game: Fallen) -> bool:
    """An effect is being resolved, damage dealt or a cost paid: links and triggers wait for the end of it."""
    return bool(game.resolving) or game.paying or game.phase == "damage"


def pile_opens(game: Fallen) -> bool:
    """Whether everything is on the effect stack, and nobody goes through it yet."""
    if not game.effect_stack or game.opening or game.resolving or game.paying or game.waiting:
        return False
    for procedure in game.stack:
        if isinstance(procedure, effect_stack.EffectStack):
            return False
    return True


def may_be_less(game: Fallen) -> bool:
    """Whether vitality or shield may be less than what is printed and the markers make, or a card of another type."""
    force = game.in_force
    if game.copied or "CountsAs" in force or ("life" in force and _may_lower(game, "life")):
        return True
    return "shield" in force and _may_lower(game, "shield")


def _may_lower(game: Fallen, stat: str) -> bool:
    """Whether an ability in force might make a characteristic less."""
    for found in game.in_force[stat]:
        amount = found.ability.effect.amount
        if not isinstance(amount, int) or amount < 0:
            return True
    return False


def loose_golems(game: Fallen) -> bool:
    """Whether there may be Golems on the battlefield that find a free Angel, or might come off: else there is nothing
    to do."""
    if game.copied or "CountsAs" in game.in_force:
        return True
    found = game.loose
    if found is None:
        found = game.loose = _loose(game)
    for golem in found:
        # F1.5.13, F1.14.1
        if game.host[golem] != NO_CARD or game.facts[golem].turning or _free_angel(game, game.controller[golem]):
            return True
    return False


def _loose(game: Fallen) -> list[int]:
    """Golems on the battlefield that are free, or might come off."""
    facts, zone_of, host = game.facts, game.zone_of, game.host
    found: list[int] = []
    for card in game.cards().golems:
        if zone_of[card] == REAR or zone_of[card] == FIRING:
            if host[card] == NO_CARD or facts[card].turning or facts[card].link_only is not None:
                found.append(card)
    return found


def _free_angel(game: Fallen, seat: int) -> bool:
    """Whether a player may have an Angel that no Golem is linked to."""
    facts, under = game.facts, game.under
    for line in LINES:
        for card in game.zones[seat][line]:
            if facts[card].turning:
                return True
            if "angel" in facts[card].are:
                for other in under[card]:
                    if facts[other].is_golem and not facts[other].turning:
                        break
                else:
                    return True
    return False


def _unlink(game: Fallen) -> bool:
    """A Golem that can only be linked to a class its Angel has lost comes off (F1.13.25), and so does one that has
    become an Angel, or whose Angel is none any more (ruling on F1.14.16)."""
    found = False
    for seat in game.players():
        for golem in changing_zones.battlefield(game, seat):
            host = game.host[golem]
            if host == NO_CARD or game.facts[golem].type == "equipment":
                continue
            only = stats.printed(game, golem).link_only
            lost = only is not None and only.stay and stats.classes(game, host).isdisjoint(only.classes)
            if lost or not stats.is_a(game, golem, "golem") or not stats.is_a(game, host, "angel"):
                linking.unlink(game, golem)
                game.emit("unlinked", "F1.13.25" if lost else "F1.14.16", seat, golem, other=host)
                found = True
    return found


def _linkable(game: Fallen, linked: tuple[int, ...]) -> list[tuple[int, list[int]]]:
    """The free Golems of a player that could be linked, and to whom: the active player's first. To Angels, Familiars
    included (F1.14.1), but no Archangel (F1.5.13); a class that is needed is looked at here (F1.13.26). What can't be
    put on the firing line does not follow an Angel there (F1.21.1). One that comes off again whenever it is linked has
    been `linked` three times: that is a loop (F5.13.1)."""
    facts = game.facts
    changed = bool(game.copied) or "CountsAs" in game.in_force
    for seat in game.players():
        cards = changing_zones.battlefield(game, seat)
        maybe = cards if changed else [card for card in cards if facts[card].is_golem]
        golems = [card for card in maybe if game.host[card] == NO_CARD and stats.is_a(game, card, "golem")]
        golems = [card for card in golems if linked.count(card) < ROUNDS] if linked else golems
        if not golems:
            continue
        # F1.5.13, F1.14.1
        angels = [card for card in cards if stats.is_a(game, card, "angel") and linking.golem_of(game, card) == NO_CARD]
        found: list[tuple[int, list[int]]] = []
        for golem in golems:
            only = stats.printed(game, golem).link_only  # F1.13.26
            able = [
                angel
                for angel in angels
                if (only is None or not stats.classes(game, angel).isdisjoint(only.classes))
                and not (game.zone_of[angel] != game.zone_of[golem] == REAR and stats.kept_back(game, golem))
            ]
            if able:
                found.append((golem, able))
        if found:
            return found
    return []
