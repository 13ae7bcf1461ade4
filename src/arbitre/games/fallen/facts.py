"""What is printed on a card, and its abilities made ready to run. Standard abilities (keywords) that trigger become
triggered abilities like any other (`keywords.py`)."""

from __future__ import annotations

import functools
from typing import Any, Final

import msgspec

from arbitre.ability.choosing import SEARCHED, needed
from arbitre.ability.parts import Given, StaticPart, Trigger, affected_by, spread
from arbitre.ability.past import asked_by
from arbitre.ability.possible import Part, Prospect
from arbitre.ability.programs import chosen_slots, compile_effects
from arbitre.ability.run import Program
from arbitre.ability.vocabulary import Vocabulary
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen import spelling
from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.keywords import HOURGLASS, KEYWORDS, triggered_by, used_by
from arbitre.games.fallen.legal import guarded, payable
from arbitre.games.fallen.stats import bare, words_for
from arbitre.kernel.error import BadData

OUT_OF_PLAY: Final = frozenset(("discard", "deck", "register", "hand", "limbo"))
ONCE: Final = frozenset(("Parole divine", "Phase de combat", "Purgatoire", "Sacrifice"))
"""Keywords whose ability can be used once a turn."""


class Deed:
    """What can be activated: its costs (what is targeted and chosen among them), and its effect, or a list of effects
    to choose from."""

    __slots__ = (
        "aim",
        "alone",
        "by",
        "chooses",
        "competing",
        "cost",
        "cost_program",
        "count",
        "gate",
        "in_play",
        "key",
        "later",
        "looks_back",
        "modes",
        "named",
        "price",
        "program",
        "prospect",
        "rests",
        "shared",
        "sought",
        "tangled",
        "unanswerable",
        "vain",
        "whole",
    )

    def __init__(
        self,
        key: str,
        cost: tuple[Any, ...],
        effects: tuple[Any, ...],
        vocabulary: Vocabulary,
        known: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.modes: tuple[Deed, ...] = ()
        self.alone = self
        """Of a list, the same without the costs before the list: they are paid once, with the first effect chosen."""
        self.shared: tuple[str, ...] = ()
        """The slots of what those costs have named, which every effect of the list may refer to."""
        self.count: n.Amount = 1
        self.by: n.Players = "you"
        self.price = priced(cost)
        """Energy it costs in any case."""
        self.rests = rests_on_adoration((cost, effects))
        self.unanswerable = any(isinstance(effect, n.CantBeAnswered) for effect in effects)
        if len(effects) == 1 and isinstance(effects[0], n.Modes):
            node = effects[0]
            self.count, self.by = node.count, node.by
            self.modes = tuple(
                Deed(f"{key} mode {place}", (*cost, *mode.cost), mode.effects, vocabulary, known)
                for place, mode in enumerate(node.modes)
            )
            self.shared = chosen_slots(cost)
            if cost:
                for place, mode in enumerate(node.modes):
                    slots = (*known, *self.shared)
                    alone = Deed(f"{key} mode {place}", mode.cost, mode.effects, vocabulary, slots)
                    alone.name(self.modes[place].cost)
                    self.modes[place].alone = alone
            effects = ()
        cost, effects = guarded(cost, effects)
        self.cost: tuple[Any, ...] = cost
        self.name(cost)
        self.chooses = bool(chosen_slots(cost))
        self.tangled = tangled(cost, effects)
        self.competing = competing(effects)
        known = (*known, *chosen_slots(cost))
        self.program = compile_effects(vocabulary, effects, key, known)
        self.prospect = Prospect(vocabulary, effects)
        self.whole = (*cost, *effects)
        self.sought = Prospect(vocabulary, self.whole)
        """Whether it can be paid for and done in full; `prospect`, once it is paid for."""
        self.gate = next((part for part in self.sought.parts if isinstance(part.effect, PLAINLY)), None)
        """What is needed for it in any case, and is quickly seen: without that nothing else has to be asked."""
        self.vain = in_vain(cost)
        self.looks_back: bool = any(mode.looks_back for mode in self.modes) or looks_into_purgatory(self.whole)
        self.cost_program = compile_effects(vocabulary, cost, key + " cost") if cost else None
        # A Miracle says its targets before it is paid for, and the rest of its effect's costs afterwards (F1.15.12).
        aims = tuple(node for node in cost if is_target(node))
        rest = tuple(node for node in cost if not is_target(node))
        self.aim = compile_effects(vocabulary, aims, key + " targets") if aims else None
        self.later = compile_effects(vocabulary, rest, key + " costs", chosen_slots(aims)) if rest else None

    def name(self, cost: tuple[Any, ...]) -> None:
        """In these costs cards are targeted or chosen for it, those that others have paid included."""
        choices = [node.target for node in cost if isinstance(node, n.Choose)]
        self.named = tuple([(choice.cards, choice.slot) for choice in choices])
        """What they have to be, and the slot in which they are."""
        self.in_play = tuple([choice.slot for choice in choices if choice.cards.zone not in OUT_OF_PLAY])
        """The slots of those that are named in play."""

    def plain_state(self) -> object:
        """One of a list has the same key with and without the costs before the list."""
        return (self.key, self.alone is self)


def looks_into_purgatory(parts: tuple[Any, ...]) -> bool:
    """Whether cards in a Purgatory are looked for that a revoked Worshipper, or the Miracle itself, might be."""
    targets = [target for node in parts for target in targets_of(node) if isinstance(target, n.Chosen | n.Each)]
    return any("discard" in target.cards.zone and target.cards.what in REVOKED for target in targets)


def targets_of(node: Any) -> tuple[Any, ...]:
    """The cards an effect is about; several choices that are spoken of as one are several."""
    target = getattr(node, "target", None)
    return target.parts if isinstance(target, n.Together) else (target,)


def picks(nodes: tuple[Any, ...]) -> list[tuple[Any, n.Chosen]]:
    """What is chosen in these, each with what it is chosen for."""
    return [(node, target) for node in nodes for target in targets_of(node) if isinstance(target, n.Chosen)]


def priced(cost: tuple[Any, ...]) -> int:
    return sum(node.amount for node in cost if isinstance(node, n.Pay) and isinstance(node.amount, int))


def tangled(cost: tuple[Any, ...], effects: tuple[Any, ...] = ()) -> bool:
    """Whether what is picked for one part of a cost, and goes away, may be needed for another part; or whether one pick
    says what another may be, as of a page and what it is transformed into (F5.52.2)."""
    picked = picks(cost)
    if len(picked) < 2:
        return False
    copies = any(isinstance(effect, n.TransformInto) and effect.into is not None for effect in effects)
    return copies or not all(isinstance(node, n.Choose) for node, _ in picked)


def competing(effects: tuple[Any, ...]) -> bool:
    """Whether what is designated for one part of an effect, and goes away, may be needed for a later part."""
    picked = [(node, choice) for node, choice in picks(effects) if needed(choice)]
    piles = any(choice.cards.zone in SEARCHED for _, choice in picked)
    return not piles and any(isinstance(node, REMOVING) for node, _ in picked[:-1])


REVOKED: Final = frozenset(("card", "page", "worshipper", "miracle", "temple"))
PLAINLY: Final = (n.SpendMarkers, n.Only)

REMOVING: Final = (
    *(n.Banish, n.RemoveFromGame, n.ReturnToHand, n.PutIntoLimbo, n.PutIntoDiscard, n.PutOnDeck, n.ShuffleIntoDeck),
    *(n.PutUnder, n.PutIntoPlay),
)


def rests_on_adoration(part: Any) -> bool:
    """Whether a part of an effect needs what revoking may take away: energy, or cards in the Adoration."""
    if isinstance(part, n.Pay) or (isinstance(part, n.GainEnergy) and part.target is None):
        return True
    if isinstance(part, n.Select):
        return part.zone in ("adoration", "play") or part.what in ("worshipper", "temple")
    if isinstance(part, tuple):
        return any(rests_on_adoration(one) for one in part)
    if isinstance(part, n.Node):
        return any(rests_on_adoration(getattr(part, name)) for name in part.__struct_fields__)
    return False


def is_target(node: Any) -> bool:
    """To target is to name cards in play; naming some in a pile is choosing (F5.18.1, F5.19.1)."""
    return isinstance(node, n.Choose) and node.target.cards.zone in TARGETED


TARGETED: Final = frozenset(("play", "battlefield", "rear", "firing", "adoration", "divine"))


def in_vain(cost: tuple[Any, ...]) -> tuple[n.Players, ...]:
    """Whose Deity must not be Mortal: what it gains or suffers is 0, so no cost can be paid with it (F3.10.11)."""
    found: list[n.Players] = []
    for node in cost:
        if isinstance(node, n.HealDeity):
            found.append(node.player)
        elif isinstance(node, n.DealDamage | n.PutDamage) and isinstance(node.target, n.Each):
            if node.target.cards.zone == "divine":
                found.append("you" if node.target.cards.whose == "you" else "opponents")
    return tuple(found)


class Moment:
    """What an ability waits for (`n.When`), read once."""

    __slots__ = ("by", "card", "condition", "during", "in_battle", "origin", "other", "own", "player", "slot", "when")

    def __init__(self, when: n.When) -> None:
        self.when = when  # of which it is made, also when a game is loaded
        self.card = when.card
        self.other = when.other
        self.by = when.by
        self.player: str = when.player
        self.own = when.player == "you"
        self.in_battle = when.in_battle
        self.during: str = when.during
        self.origin: str = when.origin
        self.condition = when.condition
        self.slot = when.slot


@functools.cache
def moment(when: n.When) -> Moment:
    return Moment(when)


class Wait(Trigger):
    """A triggered ability with the costs of activating it."""

    __slots__ = ("deed", "may", "moment", "name", "standard")

    def __init__(
        self,
        key: str,
        when: n.When,
        program: Program,
        condition: Any,
        once: bool,
        zone: str,
        deed: Deed,
        may: bool,
        name: str,
    ) -> None:
        super().__init__(key, when, program, condition, once, zone)
        self.deed = deed
        self.may = may
        self.name = name
        self.standard = name in KEYWORDS
        self.moment = moment(when)


def waits(node: n.Triggered, key: str, vocabulary: Vocabulary) -> list[Wait]:
    deed = Deed(key, node.cost, node.effects, vocabulary)
    return [wait_of(key, when, node, deed) for when in node.when]


def wait_of(key: str, when: n.When, node: n.Triggered, deed: Deed) -> Wait:
    return Wait(key, when, deed.program, node.condition, node.once, node.zone, deed, node.may, node.name)


FOR_THE_WORD: Final = ("Parole divine", "Purgatoire")
"""Abilities that are used only in the player's own Word phase (F6.28.1, F6.31.1)."""


def _spends(gate: Part | None) -> tuple[str, int]:
    """The markers that are spent in any case: of which kind, how many."""
    effect = gate.effect if gate is not None else None
    if isinstance(effect, n.SpendMarkers) and isinstance(effect.amount, int):
        return effect.marker, effect.amount
    return "", 0


class Activation:
    """An ability its controller uses: its name (a keyword that says when), its cost, its effect."""

    __slots__ = (
        "condition",
        "deed",
        "fights",
        "for_the_word",
        "gate",
        "key",
        "marker",
        "name",
        "once",
        "sacrifice",
        "spends",
        "zone",
    )

    def __init__(self, key: str, node: n.Activated, vocabulary: Vocabulary) -> None:
        self.key = key
        self.name = node.name
        self.for_the_word = node.name in FOR_THE_WORD
        self.fights = node.name == "Phase de combat"
        self.sacrifice = node.name == "Sacrifice"
        self.deed = Deed(key, node.cost, node.effects, vocabulary)
        self.gate = None if self.sacrifice else self.deed.gate
        self.marker, self.spends = _spends(self.gate)
        self.condition = node.condition
        self.once = node.once or node.name in ONCE
        self.zone: str = "discard" if node.name == "Purgatoire" else node.zone


class Facts:
    """A card of the pool, ready to play."""

    __slots__ = (
        "activations",
        "are",
        "arriving",
        "attack",
        "bare",
        "barred",
        "cheaper",
        "classes",
        "condition",
        "cost",
        "data",
        "deed",
        "energy_only",
        "fast",
        "gate",
        "in_answer",
        "in_word",
        "is_eden",
        "is_golem",
        "is_page",
        "key",
        "keywords",
        "kingdom",
        "least",
        "legendary",
        "lends",
        "life",
        "link_only",
        "looks_back",
        "marker",
        "name",
        "oath",
        "oath_price",
        "oath_program",
        "oath_prospect",
        "oath_takes",
        "oath_vain",
        "phoenix_less",
        "playable",
        "renown",
        "revoke",
        "self_statics",
        "shield",
        "spends",
        "stands",
        "statics",
        "still",
        "storm",
        "thrifty",
        "triggers",
        "turning",
        "turns",
        "type",
        "uses",
        "words",
    )

    def __init__(self, data: CardData, vocabulary: Vocabulary) -> None:
        spelling.check(data)
        self.data = data
        self.key = self.name = data.name
        self.type: str = data.type
        self.are = words_for(data.type)
        self.kingdom = data.kingdom
        self.is_eden = data.type in ("deity", "archangel", "temple", "gift")
        self.is_page = not self.is_eden
        self.is_golem = data.type == "golem"
        self.bare = bare(data.name)
        self.renown = bare(data.renown) if data.renown else ""
        self.legendary = data.legendary
        self.condition = data.condition
        self.revoke = data.revoke
        self.looks_back = bool(asked_by(self))
        """Whether its text looks back at what has happened."""
        self.cost = data.cost or 0
        self.attack = data.attack or 0  # a printed X is 0 (F5.47.2)
        self.life = data.life or 0
        self.shield = data.shield or 0
        self.classes = frozenset(data.classes)
        self.keywords: dict[str, int] = {}
        self.triggers: list[Wait] = []
        self.statics: list[tuple[str, StaticPart]] = []
        self.self_statics: list[StaticPart] = []
        self.activations: list[Activation] = []
        self.link_only: n.LinkOnly | None = None
        self.energy_only: n.EnergyOnly | None = None
        self.oath: tuple[Any, ...] = ()
        costs: tuple[Any, ...] = ()
        effects: tuple[Any, ...] = ()
        for index, ability in enumerate(data.abilities):
            key = f"{self.key}#{index}"
            if isinstance(ability, n.Keyword):
                self.keywords[ability.keyword] = self.keywords.get(ability.keyword, 0) + (ability.value or 1)
            elif isinstance(ability, n.Triggered):
                self.triggers.extend(waits(ability, key, vocabulary))
            elif isinstance(ability, n.Activated):
                self.activations.append(Activation(key, ability, vocabulary))
            elif isinstance(ability, n.Oath):
                self.oath += ability.cost
            elif isinstance(ability, n.ExtraCost):
                costs += ability.cost
            elif isinstance(ability, n.ActionEffect):
                effects += ability.effects
            elif isinstance(ability, n.StaticAbility):
                self._static(ability, key, vocabulary)
            else:
                raise BadData(f"{self.key}: no card of 7 Fallen has {type(ability).__name__}")
        for keyword, value in self.keywords.items():
            made = triggered_by(keyword)
            if made is not None:
                self.triggers.extend(waits(made, f"{self.key}#{keyword}", vocabulary))
            used = used_by(keyword, value)
            if used is not None:
                self.activations.append(Activation(f"{self.key}#{keyword}", used, vocabulary))
        self.uses = tuple(
            any((one.zone == "discard") == buried and not (answer and one.for_the_word) for one in self.activations)
            for buried in (False, True)
            for answer in (False, True)
        )
        """Whether there is an ability to use: in the Word phase or as an answer; in the Purgatory likewise."""
        if data.type == "blessing":
            self.triggers.extend(waits(HOURGLASS, f"{self.key}#hourglass", vocabulary))
        self.turns = self._of_itself(n.CountsAs)
        self.turning = self.is_golem and bool(self.turns)
        self.cheaper = self._of_itself(n.CostsLess)
        self.phoenix_less = self._of_itself(n.PhoenixLess)
        self.arriving = self._of_itself(n.ArrivesOn)
        self.barred = self._of_itself(n.CantPlayThis)
        self.playable = self.is_page and data.type != "worshipper" and "Invocation" not in self.keywords
        """It is a page that can be played from a hand."""
        self.storm = data.storm if self.is_golem else None
        tempest, gust = "Tempête" in self.keywords, "Bourrasque" in self.keywords
        self.in_word = ways_of(data.type, "word", tempest, self.storm is not None, gust)
        self.in_answer = ways_of(data.type, "miracle", tempest, self.storm is not None, gust)
        """How it is played from a hand, unless something says otherwise."""
        self.stands = 0 if self.turns else self.shield if self.is_golem else self.life
        """It is not destroyed by less damage than this, unless something has changed it; 0: it may be in any case,
        since it has no vitality, or is another thing at times."""
        self.fast = (  # it may be played where a Miracle can be
            data.type in ("miracle", "equipment")
            or data.storm is not None
            or "Tempête" in self.keywords
            or "Bourrasque" in self.keywords
        )
        self.least = 0 if self.cheaper else min(self.cost, self.cost if data.storm is None else data.storm)
        """Less energy than this is never enough, unless another card makes it cheaper."""
        nodes = list(spelling.nodes_in(data.abilities))
        self.lends = any(isinstance(node, n.Grant) and _usable(node) for node in nodes)
        """Whether it gives abilities to use to cards."""
        self.words = frozenset(word for node in nodes for word in _named_by(node))
        """All standard abilities that it speaks of having, or others having them."""
        self.still = [(what, part) for what, part in self.statics if rests_on_markers(part.condition)]
        """Passive abilities that also work in Limbo (F3.7.8)."""
        self.oath = payable(self.oath, sworn=True)
        self.oath_prospect = Prospect(vocabulary, self.oath)
        self.oath_vain = in_vain(self.oath)
        self.oath_program = compile_effects(vocabulary, self.oath, self.key + "#oath cost") if self.oath else None
        self.oath_price = priced(self.oath)
        self.oath_takes = bool(picks(self.oath))
        """It takes cards that may also be needed to play the page."""
        known = chosen_slots(self.oath)
        self.deed = Deed(self.key + "#effect", costs, effects, vocabulary, known) if effects else None
        """What a Miracle or a Gift does."""
        self.thrifty = self.oath_price > 0 or (self.deed is not None and (self.deed.price > 0 or bool(self.deed.modes)))
        """More is to be paid for than the page itself."""
        self.gate: Part | None = None
        if self.deed is not None and not self.deed.looks_back and not (self.revoke and self.deed.rests):
            self.gate = self.deed.gate
        self.marker, self.spends = _spends(self.gate)
        """So many of these markers are needed to play it."""

    def _of_itself(self, kind: type) -> list[StaticPart]:
        """What the card says of itself in this way."""
        return [part for part in self.self_statics if isinstance(part.effect, kind)]

    def _static(self, ability: n.StaticAbility, key: str, vocabulary: Vocabulary) -> None:
        for place, effect in enumerate(spread(ability, vocabulary)):
            name = f"{key}.{place}"
            given = given_by(effect.abilities, name, vocabulary) if isinstance(effect, n.Gains) else None
            program = compile_effects(vocabulary, effect.effects, name) if isinstance(effect, n.Instead) else None
            part = StaticPart(
                name, effect, ability.condition, ability.unless, ability.during, given=given, program=program
            )
            if isinstance(effect, n.LinkOnly):
                self.link_only = effect
            elif isinstance(effect, n.EnergyOnly):
                self.energy_only = effect
            elif isinstance(effect, n.PhoenixLess | n.ArrivesOn) or (
                isinstance(effect, n.CostsLess | n.CountsAs | n.CantPlayThis)
                and getattr(effect, "cards", "this") == "this"
            ):
                self.self_statics.append(part)
                if isinstance(effect, n.CountsAs):
                    self._keywords_as(effect, ability.condition, name, vocabulary)
            else:
                self.statics.extend((what, part) for what in affects(effect))

    def _keywords_as(self, effect: n.CountsAs, condition: n.Condition | None, key: str, vocabulary: Vocabulary) -> None:
        """Keywords a card has only while it counts as another type: those that trigger do so only then (F3.7.7)."""
        for keyword in effect.keywords:
            made = triggered_by(keyword)
            if made is not None:
                made = msgspec.structs.replace(made, condition=condition)
                self.triggers.extend(waits(made, f"{key} {keyword}", vocabulary))


def _usable(node: n.Grant) -> bool:
    return any(isinstance(ability, n.Activated) for ability in node.abilities)


def _named_by(node: n.Node) -> tuple[str, ...]:
    if isinstance(node, n.CountsAs):
        return node.keywords
    if not isinstance(node, n.Keyword):
        return ()
    return (node.keyword, "Pacifiste") if node.keyword == "Bourrasque" else (node.keyword,)  # F6.5.2


def ways_of(kind: str, now: str, tempest: bool, storm: bool, gust: bool) -> tuple[str, ...]:
    """How a page of this type may be played at this moment: `now` is "word" (one's own Word phase), "miracle" (wherever
    a Miracle could be played: by Tempête, F6.35.1, by Bourrasque, F6.5.1). Angels, Golems and Blessings are for the
    Word (F1.11.7, F1.14.3, F1.17.5), Miracles and Equipment for any such moment (F1.15.14, F1.16.6), and Golems for
    their Storm cost (F1.14.4), which they keep whatever they have become (F1.14.18)."""
    if kind in ("miracle", "equipment"):  # F1.15.14, F1.16.6
        return ("normal",)
    found: list[str] = []
    if now == "word" and kind in ("angel", "golem", "blessing", "archangel", "familiar"):  # a copy of one (F5.77.5)
        found.append("normal")
    if tempest:  # F6.35.1
        if now == "miracle":
            found.append("storm")
    elif storm:  # F1.14.4, F1.14.18
        found.append("storm")
    elif now == "miracle" and kind in ("angel", "familiar") and gust:  # F6.5.1
        found.append("gust")
    return tuple(found)


class Roster:
    """What follows from which cards are in a game: worked out once, and good as long as they are these.

    `users` are cards with abilities to use, `answering` those of them that can be used in response; `lends`: other
    cards may be given such abilities. `witnesses` look back at what has happened. `words` are the standard abilities
    that there are: no card has another one, unless it is a copy of what is not here."""

    __slots__ = ("answering", "facts", "golems", "lends", "stands", "users", "witnesses", "words")

    def __init__(self, facts: list[Facts], known: Roster | None = None) -> None:
        """`known`: of the same cards without the last of them."""
        self.facts = facts
        self.stands: list[int] = []
        self.golems: list[int] = []
        self.users: list[int] = []
        self.answering: list[int] = []
        self.witnesses: list[int] = []
        self.lends = False
        self.words: frozenset[str] = frozenset()
        words: set[str] = set()
        if known is not None:
            self.stands += known.stands
            self.golems += known.golems
            self.users += known.users
            self.answering += known.answering
            self.witnesses += known.witnesses
            self.lends = known.lends
            words |= known.words
        for card in range(len(self.stands), len(facts)):
            one = facts[card]
            self.stands.append(one.stands)
            if one.is_golem:
                self.golems.append(card)
            if one.activations:
                self.users.append(card)
                if one.uses[1] or one.uses[3]:
                    self.answering.append(card)
            if one.looks_back:
                self.witnesses.append(card)
            if one.lends:
                self.lends = True
            if one.words:
                words |= one.words
        self.words = frozenset(words)

    def __reduce__(self) -> tuple[type[Roster], tuple[list[Facts]]]:
        return (Roster, (self.facts,))


def rests_on_markers(part: Any) -> bool:
    """Whether a condition speaks of markers."""
    if isinstance(part, n.HasMarker | n.MarkersOn):
        return True
    if isinstance(part, tuple):
        return any(rests_on_markers(one) for one in part)
    if isinstance(part, n.Node):
        return any(rests_on_markers(getattr(part, name)) for name in part.__struct_fields__)
    return False


def given_by(abilities: tuple[n.Ability, ...], key: str, vocabulary: Vocabulary) -> Given:
    """Quoted abilities and keywords ready to be given to cards."""
    given = Given(
        tuple(ability for ability in abilities if not isinstance(ability, n.Triggered)), key, vocabulary, Activation
    )
    for index, ability in enumerate(abilities):
        if isinstance(ability, n.Triggered):
            given.triggers.extend(waits(ability, f"{key} gives {index}", vocabulary))
        elif isinstance(ability, n.Keyword):
            made = triggered_by(ability.keyword)
            if made is not None:
                given.triggers.extend(waits(made, f"{key} gives {ability.keyword}", vocabulary))
    given.events = tuple(dict.fromkeys(trigger.when.event for trigger in given.triggers))
    for part in given.statics:
        if isinstance(part.effect, n.Gains):
            part.given = given_by(part.effect.abilities, part.key, vocabulary)
    return given


def affects(effect: Any) -> tuple[str, ...]:
    """The questions a static effect has a say in."""
    words = affected_by(effect)
    if isinstance(effect, n.Gains) and "gains" not in words:
        if any(isinstance(part, n.Keyword) and triggered_by(part.keyword) is not None for part in effect.abilities):
            return (*words, "gains")
    return words
