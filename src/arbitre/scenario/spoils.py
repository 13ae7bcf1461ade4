"""Positions of The Spoils as scenario files say them, moves that are several answers, windows that pass by themselves,
and reading a position again."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from arbitre.ability import nodes as n
from arbitre.ability.parse.spoils import read_card
from arbitre.games.spoils import battle, moves, moving, stats
from arbitre.games.spoils.card import ICONS, CardData
from arbitre.games.spoils.deck import faults, format_named
from arbitre.games.spoils.facts import KEYWORDS, Facts
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.respond import Window
from arbitre.games.spoils.setup import SetUp
from arbitre.games.spoils.turn import MAIN, Turn
from arbitre.games.spoils.zones import DECK, DISCARD, FACTION, HAND, OUT, PLAY, PLAYED, ZONES
from arbitre.kernel.decision import NO_CARD, Option, Reason, Refusal
from arbitre.kernel.error import BadScenario
from arbitre.pool.spoils import Pool, pool
from arbitre.pool.spoils_compiling import lexicon_of
from arbitre.pool.spoils_game import tokens
from arbitre.scenario.base import SEATS, Move, Scenario

BLANK = CardData(name="Blank", type="item", cost=99)
PLAIN_FACTION = CardData(
    name="Plain Faction",
    type="faction",
    influence=25,
    starting_resources=("staple", "staple"),
    starting_draw=(8, 9),
    abilities=(
        n.Triggered(  # 202.7
            (n.When("turn starts", player="you"),),
            (n.Ready(n.Each(n.Select(whose="you", where=(n.Exerted(),)))), n.Detach(amount=None)),
        ),
        n.Triggered(  # 202.8
            (n.When("turn starts", player="you"),), (n.ChooseOne(((n.Draw(),), (n.PlayResource(),))),)
        ),
    ),
)
DECK_BLANKS = 10
SEAT_WORDS = frozenset(
    (
        "faction",
        "influence",
        "deck",
        "blanks",
        "hand",
        "play",
        "resources",
        "face_down",
        "attached",
        "discard",
        "out",
    )
)
CARD_WORDS = frozenset(
    ("card", "count", "damage", "depleted", "tokens", "on", "facedown", "new", "owner", "attacks", "attached")
)
WINDOWS = ("response", "battle")


def own_cards(tables: Iterable[dict[str, Any]], there: Pool) -> list[CardData]:
    """The cards that exist only in the file, with ability trees (`abilities`) or with text to be compiled (`text`)."""
    made: list[CardData] = []
    for table in tables:
        rest = {name: value for name, value in table.items() if name != "text"}
        try:
            card = msgspec.convert(rest, CardData)
        except msgspec.ValidationError as fault:
            raise BadScenario(f"[[card]]: {fault}") from fault
        text = table.get("text", ())
        if text:
            whole = text if isinstance(text, str) else "\n".join(text)
            found = read_card(whole, card.type, lexicon_of([*there, *made, card]))
            if found.faults:
                raise BadScenario(f"[[card]] {card.name}: {'; '.join(map(str, found.faults))}")
            card = msgspec.structs.replace(card, abilities=(*card.abilities, *found.abilities))
        made.append(card)
    return made


class SpoilsScenario(Scenario):
    """A game of The Spoils laid out as a scenario says."""

    game: Spoils
    seats = 2
    head = frozenset(("number", "chooser", "choosing"))

    def __init__(self, data: dict[str, Any], cards: Pool | None = None) -> None:
        self.data = data
        there = cards if cards is not None else pool()
        self.pool: Pool = there.extended([BLANK, PLAIN_FACTION, *own_cards(data.get("card", ()), there)])
        self._rows: list[tuple[Facts, int, int, dict[str, Any]]] = []  # facts, seat, zone, states
        for seat in range(2):
            self._read_position(seat, data.get(SEATS[seat], {}))
        self.game = self._lay()

    # -- laying the position -----------------------------------------------------------------------------------

    def _read_position(self, seat: int, table: dict[str, Any]) -> None:
        unknown = set(table) - SEAT_WORDS
        if unknown:
            raise BadScenario(
                f"[{SEATS[seat]}]: unknown: {', '.join(sorted(unknown))}; known: {', '.join(sorted(SEAT_WORDS))}"
            )
        self._add(table.get("faction", PLAIN_FACTION.name), seat, FACTION)
        for name, number in table.get("resources", {}).items():
            self._add({"card": name, "count": number}, seat, PLAY)
        for entry in table.get("face_down", ()):
            states = {"card": entry} if isinstance(entry, str) else entry
            self._add({**states, "facedown": True}, seat, PLAY)
        for word, zone in (("play", PLAY), ("hand", HAND), ("discard", DISCARD), ("out", OUT)):
            for entry in table.get(word, ()):
                self._add(entry, seat, zone)
        for entry in reversed(table.get("deck", ["Blank"] * table.get("blanks", DECK_BLANKS))):
            self._add(entry, seat, DECK)  # a file names the top card first

    def _add(self, entry: Any, seat: int, zone: int) -> None:
        states: dict[str, Any] = {"card": entry} if isinstance(entry, str) else dict(entry)
        unknown = set(states) - CARD_WORDS
        if unknown or "card" not in states:
            raise BadScenario(f"{entry}: a card is a name or a table with `card` and {', '.join(sorted(CARD_WORDS))}")
        for _ in range(states.get("count", 1)):
            self._rows.append((self.pool.facts(states["card"]), seat, zone, states))

    def _lay(self) -> Spoils:
        data = self.data
        facts = [row[0] for row in self._rows]
        owner = [SEATS.index(states.get("owner", SEATS[seat])) for _, seat, _, states in self._rows]
        game = Spoils(facts, owner, data.get("seed", 1))
        game.names = self.pool.names
        game.token_facts = tokens()
        game.choosing = data.get("choosing", False)
        factions = [card for card, row in enumerate(self._rows) if row[2] == FACTION]
        game.faction = (factions[0], factions[1])
        if any(not facts[card].is_faction for card in factions):
            raise BadScenario("faction: the name of a faction")
        if data.get("step") == "setup":
            for card, (_, seat, zone, _) in enumerate(self._rows):
                if zone == DECK:
                    game.put(card, seat, DECK)
                elif zone != FACTION:
                    raise BadScenario('step = "setup": a seat has only a faction and a deck')
            starting, chooser = (self._seat_or_none(word) for word in ("starting", "chooser"))
            game.push(SetUp(starting, chooser))
            game.run()
            return game
        active = self.seat_named(data.get("turn", "A"))
        game.turn = data.get("number", 3)
        game.starting = self.seat_named(data.get("starting", "A"))
        game.active = active
        self._place(game)
        turn = Turn(active)
        step = data.get("step", "main")
        if step not in ("main", "start"):
            raise BadScenario(f"step: one of main, start, setup, not {step!r}")
        if step == "main":
            turn.cursor = MAIN
        else:
            game.turn -= 1
        game.push(turn)
        game.run()
        return game

    def _seat_or_none(self, word: str) -> int | None:
        return self.seat_named(self.data[word]) if word in self.data else None

    def _place(self, game: Spoils) -> None:
        """Nothing triggers because a card is there."""
        for card, (facts, seat, zone, states) in enumerate(self._rows):
            game.put(card, seat, zone)
            if zone == FACTION:
                moving.wake(game, card, "play")
                game.influence[seat] = self.data.get(SEATS[seat], {}).get("influence", facts.data.influence or 0)
            elif zone == PLAY:
                game.face_down[card] = states.get("facedown", False)
                game.exerted[card] = states.get("depleted", False)
                game.damage[card] = states.get("damage", 0)
                game.tokens[card] = states.get("tokens", 0)
                game.attacks[card] = states.get("attacks", 0)
                game.settled[card] = not states.get("new", False)
                if not game.face_down[card]:
                    moving.wake(game, card, "play")
            elif zone == DISCARD:
                moving.wake(game, card, "discard")
        for card, (_, seat, zone, states) in enumerate(self._rows):
            if zone == PLAY and "on" in states:
                hosts = [c for c in moves.cards_meant(game, states["on"]) if game.zone_of[c] in (PLAY, FACTION)]
                mine = [c for c in hosts if game.controller[c] == seat] or hosts
                if not mine or mine[0] == card:
                    raise BadScenario(f"{states['card']}: there is no {states['on']!r} in play to be attached to")
                moving.attach(game, card, mine[0])
            elif zone == PLAY and states.get("attached"):
                moving.attach(game, card, game.faction[seat])
        for seat in range(2):
            self._attach_resources(game, seat, self.data.get(SEATS[seat], {}).get("attached", 0))

    def _attach_resources(self, game: Spoils, seat: int, wanted: Any) -> None:
        """A number of resources, the last laid first, or certain ones, are attached to the faction."""
        free = stats.free_resources(game, seat)
        if isinstance(wanted, int):
            if wanted > len(free):
                raise BadScenario(f"[{SEATS[seat]}]: attached = {wanted}, but there are {len(free)} resources")
            chosen = free[len(free) - wanted :]
        else:
            chosen = []
            for name in wanted:
                fitting = [card for card in free if card not in chosen and moves.is_meant(game, card, name)]
                if not fitting:
                    raise BadScenario(f"[{SEATS[seat]}]: attached: there is no free resource {name!r}")
                chosen.append(fitting[0])
        for card in chosen:
            moving.attach(game, card, game.faction[seat])

    # -- windows -----------------------------------------------------------------------------------------------

    def settle(self, following: Move | None) -> None:
        """Pass every window that the next move does not speak of. The rules of a faction happen in the order they are
        printed in, unless the next move says otherwise."""
        while (self._in_window() and not self._is_for(following)) or self._in_printed_order(following):
            decision = self.game.decision
            assert decision is not None
            self.game.apply(decision.options[0])
        if following is not None and following.window and not (self._in_window() or following.window == "now"):
            raise BadScenario(f"{following.text!r}: there is no window {following.window} of {following.seat}")

    def _in_window(self) -> bool:
        decision = self.game.decision
        return decision is not None and decision.kind in WINDOWS

    def _in_printed_order(self, following: Move | None) -> bool:
        """Whether all that is asked is the order of the Restore Rule and the Develop Rule (202.7, 202.8)."""
        decision = self.game.decision
        if decision is None or decision.kind != "choose trigger":
            return False
        if following is not None and (following.text.startswith("resolve ") or following.window == "now"):
            return False
        return all(option.card == self.game.faction[decision.seat] for option in decision.options)

    def window(self) -> str:
        """The rule that gives the window that is open."""
        stack = self.game.stack
        for place in range(len(stack) - 1, 0, -1):
            if isinstance(stack[place], Window):
                below = stack[place - 1]
                if isinstance(below, battle.Attack):
                    return battle.Attack.steps[below.cursor - 1][0]
                return "610.1" if isinstance(below, Turn) else "607.1"
        return ""

    def _is_for(self, move: Move | None) -> bool:
        """Whether the next move is made in the window that is open."""
        if move is None:
            return False
        if move.window == "now":
            return True
        decision = self.game.decision
        assert decision is not None
        if SEATS[decision.seat] != move.seat or (move.window and move.window != self.window()):
            return False
        if move.text in ("pass", "pass for the turn", "concede") or move.window:
            return True
        first = _first_part(move.text)
        if not first.startswith(("play ", "flip up ", "use ")):
            return False
        return move.refused is not None or isinstance(self.find(decision.seat, first), Option)

    # -- moves -------------------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        return self.game.facts[card].name

    def find(self, seat: int, text: str) -> Option | Refusal:
        return moves.find(self.game, text, seat)

    def legal(self, text: str) -> Refusal | None:
        decision = self.game.decision
        assert decision is not None
        before = self.game.copy()
        found = self.make(Move(SEATS[decision.seat], text))
        self.game = before
        return found

    def make(self, move: Move) -> Refusal | None:
        before: Spoils = self.game.copy()
        self._before = before
        found = self._make(self.seat_named(move.seat), " ".join(move.text.split()))
        if found is not None:
            self.game = before
        return found

    def _make(self, seat: int, text: str) -> Refusal | None:
        game = self.game
        start = len(game.events)
        if text.startswith("pick ") and text[5:].isdecimal():
            game.apply(self.at_place(seat, text[5:]))
            return None
        if text == "no blocks" or text.startswith("block with "):
            return self._block(seat, [] if text == "no blocks" else moves.names_in(game, text[len("block with ") :]))
        if text.startswith("assign "):
            return self._assign(seat, text[len("assign ") :])
        if text.startswith("attackers "):
            return self._form(seat, "choose attackers", moves.names_in(game, text[len("attackers ") :]), start)
        first = _first_part(text)
        found = self.find(seat, first)
        if isinstance(found, Refusal):
            return found
        game.apply(found)
        rest = text[len(first) :].strip()
        if rest.startswith("with "):
            return self._form(seat, "choose attackers", moves.names_in(game, rest[5:]), start)
        if rest:
            refused = self._answers(seat, moves.names_in(game, rest[2:].strip()), start)
            if refused is not None:
                return refused
        return self._taken_back(start)

    def _assign(self, seat: int, text: str) -> Refusal | None:
        """Damage is assigned to one after another of those who can be hit; the last gets what is left. A script names
        those who get any, in any order."""
        game = self.game
        decision = game.decision
        if decision is None or decision.seat != seat or decision.options[0].kind != "assign":
            raise BadScenario(f"{text!r}: {SEATS[seat]} has nothing to assign; the game asks: {self.question()}")
        shares = [part.partition(" to ") for part in moves.names_in(game, text)]
        wanted = {name: int(number) for number, _, name in shares}
        source = decision.source
        left = decision.options[0].number
        while wanted and decision is not None and decision.options[0].kind == "assign" and decision.source == source:
            target = decision.options[0].card
            name = next((name for name in wanted if moves.is_meant(game, target, name)), "")
            number = wanted.pop(name, 0)
            option = next((o for o in decision.options if o.number == number), None)
            if option is None:
                return Refusal(moves.ALL_OF_IT)
            left -= number
            game.apply(option)
            decision = game.decision
        return Refusal(moves.ALL_OF_IT) if wanted and sum(wanted.values()) != left else None

    def _taken_back(self, start: int) -> Refusal | None:
        """604.1e, 606.1d: an action whose costs could not be satisfied was never legal."""
        for event in self.game.events.since(min(start, len(self.game.events))):
            if event.kind == "takes back":
                return Refusal(Reason("taken-back", event.rule))
        return None

    def _answers(self, seat: int, items: list[str], start: int) -> Refusal | None:
        """What is picked or chosen for a move. A pick that leaves no choice is not asked: then it must have been that
        very one."""
        game = self.game
        claimed: list[int] = []
        for item in items:
            picked = [event.card for event in game.events.since(start) if event.kind == "chosen"]
            for card in claimed:
                if card in picked:
                    picked.remove(card)
            silent = [card for card in picked if moves.is_meant(game, card, item)]
            if silent:
                claimed.append(silent[0])
                continue
            while self._in_window() and game.decision is not None:
                game.apply(game.decision.options[0])
            decision = game.decision
            if decision is None or decision.kind == "turn action" or decision.seat != seat:
                asked = self.question()
                raise BadScenario(f"{item!r}: nobody asked {SEATS[seat]} for it; the game asks: {asked}")
            found = moves.answer(game, item, seat)
            if isinstance(found, Refusal):
                return found
            game.apply(found)
            if found.card != NO_CARD:
                claimed.append(found.card)
        return None

    def _block(self, seat: int, names: list[str]) -> Refusal | None:
        game = self.game
        start = len(game.events)
        if game.battle is None or game.battle.defender != seat:
            raise BadScenario(f"seat {SEATS[seat]} is not being attacked")
        while self._in_window() and not self._blockers_chosen() and game.decision is not None:
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
            fitting = [c for c in moves.cards_meant(game, name) if c not in wanted and game.zone_of[c] == PLAY]
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
        if question == "choose blockers" and self._before.battle is not None:
            there -= set(self._before.battle.joining)  # 608.1c: nobody chose them
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
            return Refusal(moves.MUST_ATTACK)
        why = moves.why_not_attack_with if question == "choose attackers" else moves.why_not_block_with
        reasons = [why(self._before, seat, card) for card in wanted]
        hard = [reason for reason in reasons if reason is not moves.REQUIREMENT]
        return Refusal(hard[0] if hard else moves.REQUIREMENT)

    # -- reading -----------------------------------------------------------------------------------------------

    def read_table(self, what: str) -> Any:
        fight = self.game.battle
        if what == "battle":
            return fight is not None
        if what in ("attacking", "blocking"):
            cards = () if fight is None else fight.attacking if what == "attacking" else fight.blocking
            return [self.name(card) for card in cards]
        if what == "target":
            return "" if fight is None or fight.target == NO_CARD else self.name(fight.target)
        if what == "window":
            return self.window() if self._in_window() else ""
        return None

    def cards_in(self, seat: int, zone: str) -> list[int] | None:
        game = self.game
        zones = game.zones[seat]
        table = zones[PLAY]
        resources = [card for card in table if game.is_a(card, "resource")]
        found = {
            "deck": zones[DECK][::-1],
            "hand": zones[HAND],
            "discard": zones[DISCARD],
            "out": zones[OUT],
            "being_played": zones[PLAYED],
            "play": [card for card in table if card not in resources],
            "resources": [card for card in resources if not game.face_down[card]],
            "face_down": [card for card in resources if game.face_down[card]],
        }
        return found.get(zone)

    def read_seat(self, seat: int, field: str) -> Any:
        game = self.game
        if field == "influence":
            return game.influence[seat]
        if field == "free":
            return len(stats.free_resources(game, seat))
        if field == "attached":
            return sum(card in game.under[game.faction[seat]] for card in stats.resources(game, seat))
        if field == "icons":
            return _letters(stats.icons(game, seat))
        if field == "deck_faults":
            names = [row[0].name for row in self._rows if row[1] == seat and row[2] in (DECK, FACTION)]
            fmt = format_named(self.data.get("format", "constructed"))
            return [f"{fault.key} {fault.rule}" for fault in faults([self.pool.data(name) for name in names], fmt)]
        cards = self.cards_in(seat, field)
        return None if cards is None else [self.name(card) for card in cards]

    def read_card(self, subject: str, field: str, what: str) -> Any:
        game = self.game
        found = moves.cards_meant(game, subject)
        if not found:
            if field == "zone" and any(facts.name.casefold().startswith(subject.casefold()) for facts in game.facts):
                return "nowhere"  # 409.3b
            raise BadScenario(f"{what!r}: no card in this game is called {subject!r}")
        card = found[0]
        if field == "zone":
            return ZONES[game.zone_of[card]].name
        if field in ("strength", "life", "speed", "structure", "cost"):
            return stats.stat(game, card, field)
        if field in ("damage", "tokens", "settled"):
            return getattr(game, field)[card]
        if field == "depleted":
            return game.exerted[card]
        if field == "facedown":
            return game.face_down[card]
        if field in ("owner", "controller"):
            return SEATS[(game.owner if field == "owner" else game.controller)[card]]
        if field == "attached":
            return [self.name(other) for other in game.under[card]]
        if field == "on":
            return "" if game.host[card] == NO_CARD else self.name(game.host[card])
        if field == "icons":
            return _letters(stats.provided(game, card))
        if field == "keywords":
            return sorted(word for word in KEYWORDS if stats.has(game, card, word))
        if field == "types":
            types = ("faction", "resource", "character", "tactic", "item", "location")
            return [word for word in types if stats.is_a(game, card, word)]
        if field == "subtypes":
            return sorted(stats.subtypes(game, card))
        raise BadScenario(f"{what!r}: a card has no {field!r}")


def _letters(count: tuple[int, ...]) -> str:
    return "".join(icon * number for icon, number in zip(ICONS, count, strict=True))


def _first_part(text: str) -> str:
    """A move without what is picked for it."""
    return re.split(r" -> | with ", text, maxsplit=1)[0] if text.startswith("attack ") else text.split(" -> ")[0]
