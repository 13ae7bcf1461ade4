"""What is printed on a card (section 2), and its abilities made ready to run (section 5)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from arbitre.ability.choosing import needed
from arbitre.ability.parts import Given, StaticPart, Trigger, affected_by, spread, triggers_of
from arbitre.ability.possible import Prospect
from arbitre.ability.programs import asks, chosen_slots, compile_effects
from arbitre.ability.run import Program
from arbitre.ability.vocabulary import Vocabulary
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.card import ICONS, CardData
from arbitre.kernel.error import BadData

KEYWORDS = frozenset(("Attach", "Covert", "Flip Up", "Unique", "Tactical"))  # 507

FOR_THE_PILE: Final = "put into discard from play"  # what a card that leaves play for the discard pile is seen to do

BOUNDLESS: Final = 1_000_000
UNPLAYABLE: Final = BOUNDLESS + 1

Count = tuple[int, ...]
"""How many of each icon, in the order of ICONS."""


def count(icons: str) -> Count:
    return tuple(icons.count(icon) for icon in ICONS)


class Costs:
    """What a card or ability costs besides its cost number: instructions in the printed order (401.3). A "pay" among
    them is only added to the numeric cost (406.3)."""

    __slots__ = (
        "cheapest",
        "counted",
        "depletes",
        "fixed",
        "in_battle",
        "least",
        "limits",
        "lowers",
        "open",
        "parts",
        "picked_as",
        "program",
        "prospect",
        "response",
        "sees_hand",
        "slots",
        "sure",
    )

    def __init__(self, key: str, parts: tuple[Any, ...], vocabulary: Vocabulary) -> None:
        self.parts = parts = tuple(vocabulary.rewrite.get(type(part), _as_it_is)(part) for part in parts)
        self.program: Program | None = compile_effects(vocabulary, parts, key + " cost") if parts else None
        self.fixed = sum(part.amount for part in parts if isinstance(part, n.Pay) and isinstance(part.amount, int))
        takers = [part for part in parts if not isinstance(part, n.Pay | n.Only | n.Choose) and not _about_this(part)]
        picks = any(isinstance(part, n.Choose) for part in parts)
        self.open = (
            len(takers) + picks > 1
            or ((picks or bool(takers)) and any(isinstance(part, n.ChooseNumber) for part in parts))
            or _picks_after_taking(parts)
            or any(isinstance(part, n.Count | n.If | n.May | n.IfYouDo) for part in parts)
        )
        """Whether only trying it out can tell if it can be satisfied: parts may need the same card, or each other."""
        self.least = {
            f"tally {part.slot}": part.low
            for part in parts
            if isinstance(part, n.ChooseNumber) and isinstance(part.low, int)
        }
        """The smallest numbers that can be chosen: with them a cost is easiest to satisfy."""
        self.lowers = sum(
            _most(then.amount, part.first)
            for part in parts
            if isinstance(part, n.IfYouDo)
            for then in part.then
            if isinstance(then, n.ReduceCost)
        )
        """By how much, at most, it may lower the numeric cost itself."""
        self.cheapest = self.fixed - self.lowers
        """What it adds to the numeric cost at least."""
        taking = [part for part in parts if not isinstance(part, n.Pay | n.Only)]
        self.depletes = bool(taking) and isinstance(taking[0], n.Exert) and isinstance(taking[0].target, n.This)
        """Whether it begins with depleting the card itself."""
        self.in_battle = any(_picks_in_battle(part) for part in parts)
        """Whether it asks for a card that is in a battle."""
        self.limits: tuple[Any, ...] = tuple(
            part.condition for part in _before_numbers(parts) if isinstance(part, n.Only)
        )
        """401.3: the restrictions that can be looked at before anything is done."""
        paid = tuple(part.amount for part in parts if isinstance(part, n.Pay))
        self.counted: tuple[Any, ...] = () if all(isinstance(number, int) for number in paid) else paid
        """What is to be paid, if that is not known before it is counted."""
        skipped = (n.Only, n.Pay, n.ChooseNumber)
        self.prospect = Prospect(vocabulary, tuple(part for part in parts if not isinstance(part, skipped)))
        """What has to be possible besides."""
        self.sure = all(isinstance(part, n.Pay) and isinstance(part.amount, int) for part in parts)
        """Whether there is nothing but a number to pay: what can be satisfied before it is begun can be to its end."""
        self.slots = chosen_slots(parts)
        self.picked_as = {f"as {choice.slot}": kinds for choice, kinds in _picked_as(parts)}
        """208.2: the types as which cards are picked; what is no longer of them is passed over."""
        self.sees_hand = _sees_hand(parts)
        """Whether it asks for a card of some kind from a hand, so that the hand has to be seen (401.2a)."""
        self.response = any(isinstance(part, n.Only) and isinstance(part.condition, n.InResponseTo) for part in parts)
        """Whether this is only for responses to a card or ability, which it may therefore call "it"."""


def _before_numbers(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The parts of a cost up to one that later parts may speak of."""
    for place, part in enumerate(parts):
        if isinstance(part, n.ChooseNumber | n.Count | n.If):
            return parts[:place]
    return parts


def _most(number: Any, first: tuple[Any, ...]) -> int:
    """What an amount can be at most: a number, or how many cards were chosen outside play for what was done first."""
    if isinstance(number, int):
        return number
    target = getattr(first[0], "target", None) if len(first) == 1 else None
    if number == n.Tally("done") and isinstance(target, n.Chosen) and target.cards.zone != "play":
        if isinstance(target.count, int) and not (target.any_number or target.at_least):
            return target.count
    return BOUNDLESS


def _picks_in_battle(part: Any) -> bool:
    choice = getattr(part, "target", None)
    if not isinstance(choice, n.Chosen) or not needed(choice):
        return False
    return any(isinstance(of, n.InBattle) and of.value for of in choice.cards.where)


def _as_it_is(part: Any) -> Any:
    return part


def _picked_as(parts: tuple[Any, ...]) -> list[tuple[n.Chosen, tuple[str, ...]]]:
    found: list[tuple[n.Chosen, tuple[str, ...]]] = []
    for part in parts:
        choice = part.target if isinstance(part, n.Choose) else None
        if isinstance(choice, n.Chosen) and choice.cards.zone == "play":
            kinds = [of.any for of in choice.cards.where if isinstance(of, n.TypeIs)]
            if choice.cards.what != "card":
                kinds.append((choice.cards.what,))
            if len(kinds) == 1:
                found.append((choice, kinds[0]))
    return found


def _sees_hand(part: Any) -> bool:
    if isinstance(part, tuple):
        return any(_sees_hand(one) for one in part)
    if isinstance(part, n.Select) and part.zone == "hand" and (part.where or part.what != "card"):
        return True
    return isinstance(part, n.Node) and any(_sees_hand(getattr(part, name)) for name in part.__struct_fields__)


def _about_this(part: Any) -> bool:
    """Whether a part of a cost is about the card itself, so that no other part can need what it takes."""
    return isinstance(getattr(part, "target", None), n.This) or isinstance(part, n.ChooseNumber | n.LoseInfluence)


class Activation:
    """An ability with a name, a cost and an effect (502)."""

    __slots__ = (
        "costs",
        "has_numeric",
        "icons",
        "key",
        "name",
        "players",
        "program",
        "simple",
        "threshold",
        "times",
        "zone",
    )

    def __init__(self, key: str, node: n.Activated, vocabulary: Vocabulary) -> None:
        self.key = key
        self.name = node.name
        self.icons = node.icons
        self.threshold = count(node.icons)
        self.zone: str = node.zone
        self.players: str = node.players
        self.times = 1 if node.once else node.times  # at most so often each turn, a restriction (401.3a); 0: any number
        condition = () if node.condition is None else (n.Only(node.condition),)
        self.costs = Costs(key, (*condition, *node.cost), vocabulary)
        self.program = compile_effects(vocabulary, node.effects, key, self.costs.slots)
        self.has_numeric = any(isinstance(part, n.Pay) for part in node.cost)  # 406.4
        self.simple = self.zone == "play" and self.players == "you" and not self.icons and not self.times
        """Whether who controls the card, face-up in play, can use it whenever the costs can be satisfied."""


class FlipUp:
    """507.4: what it costs to play the card from face-down."""

    __slots__ = ("cost", "costs", "threshold")

    def __init__(self, key: str, node: n.Keyword, extra: tuple[Any, ...], vocabulary: Vocabulary) -> None:
        self.cost = node.value
        self.threshold = count(node.icons)
        self.costs = Costs(key + " flip up", (*node.cost, *extra), vocabulary)  # 507.4c


class Text:
    """A card's rules text about being played: its extra costs, and what it does as a tactic. Cards for which one of
    several texts is chosen as they are played have several."""

    __slots__ = ("costs", "flip_up", "program")

    def __init__(
        self, key: str, abilities: tuple[n.Ability, ...], attach: tuple[Any, ...], flip: Any, vocabulary: Vocabulary
    ) -> None:
        parts = [part for ability in abilities if isinstance(ability, n.ExtraCost) for part in ability.cost]
        extra = (*attach, *parts)
        self.costs = Costs(key, extra, vocabulary)
        self.flip_up = FlipUp(key, flip, extra, vocabulary) if flip is not None else None
        effects = tuple(one for a in abilities if isinstance(a, n.ActionEffect) for one in a.effects)
        self.program = compile_effects(vocabulary, effects, key, self.costs.slots) if effects else None


class Facts:
    """A card of the pool, ready to play."""

    __slots__ = (
        "activations",
        "all_sure",
        "always",
        "anywhere",
        "attach",
        "attach_own",
        "cost",
        "data",
        "elsewhere",
        "enters",
        "face_down_too",
        "fixed",
        "flips",
        "for_all",
        "frail",
        "is_faction",
        "is_resource",
        "is_tactic",
        "kept_down",
        "kept_up",
        "key",
        "keywords",
        "least",
        "least_as_tactic",
        "life",
        "mere_resource",
        "name",
        "prices",
        "provides",
        "recalls",
        "remembers_depleted",
        "self_statics",
        "speed",
        "statics",
        "strength",
        "structure",
        "subtypes",
        "sure",
        "tactical",
        "text_by",
        "texts",
        "threshold",
        "trade",
        "triggers",
        "type",
        "unique",
    )

    def __init__(self, data: CardData, vocabulary: Vocabulary) -> None:
        self.data = data
        self.key = self.name = data.name
        self.type: str = data.type
        self.is_faction = data.type == "faction"
        self.is_resource = data.type == "resource"
        self.is_tactic = data.type == "tactic"
        self.trade = data.trade
        self.cost = data.cost or 0  # 406.2
        self.threshold = count(data.threshold)
        self.strength = data.strength or 0
        self.life = data.life or 0
        self.speed = data.speed or 0
        self.structure = data.structure or 0
        self.subtypes = frozenset(data.subtypes)
        self.keywords: frozenset[str] = frozenset()
        self.unique = ""
        self.attach = _attaches_to(data)
        self.attach_own = any(isinstance(one, n.Keyword) and one.yours for one in data.abilities)
        limit = {"character": self.life, "location": self.structure}.get(data.type, 1)
        self.frail = bool(self.attach) or limit == 0  # it may be destroyed without any damage
        self.triggers: list[Trigger] = []
        self.statics: list[tuple[str, StaticPart]] = []  # with what each affects
        self.self_statics: list[StaticPart] = []  # those that work on the card itself outside play
        self.enters: list[StaticPart] = []
        self.anywhere: list[StaticPart] = []  # replacements of its own being put away that work wherever it is
        self.activations: list[Activation] = []
        self.for_all = False  # either player may use one of its abilities
        icons = data.provides
        flip: n.Keyword | None = None
        for index, ability in enumerate(data.abilities):
            key = f"{self.key}#{index}"
            if isinstance(ability, n.Keyword):
                self._keyword(ability)
                flip = ability if ability.keyword == "Flip Up" else flip
            elif isinstance(ability, n.Triggered):
                ability = _from_play(_once_it_is_known(ability))
                self.triggers.extend(triggers_of(ability, key, vocabulary))
            elif isinstance(ability, n.Activated):
                self.activations.append(Activation(key, ability, vocabulary))
                self.for_all = self.for_all or ability.players == "all"
            elif isinstance(ability, n.StaticAbility):
                icons += self._static(ability, key, vocabulary)
        self.remembers_depleted = asks(data.abilities, n.DepletedBy)
        """Whether its text speaks of the cards it has depleted."""
        self.recalls = any(_recalls(part.effect) or _recalls(part.condition) for _, part in self.statics)
        """Whether what holds while it is in play speaks of what was chosen as it was played."""
        self.provides = tuple([ICONS.index(letter) for letter in icons])
        picks: tuple[Any, ...] = ()
        if self.attach:
            whose = "you" if self.attach_own else "any"
            hosts = n.Select("card", whose, where=(n.TypeIs(self.attach), n.FaceDown(False)))
            if len(self.attach) == 1:
                hosts = n.Select(self.attach[0], whose, where=(n.FaceDown(False),))
            picks = (n.Choose(n.Chosen(hosts, slot="host")),)  # 507.2a: the first extra cost
        self.text_by = next((a.by for a in data.abilities if isinstance(a, n.OneTextOf)), "you")  # who chooses
        self.texts: list[Text] = []
        for place, abilities in enumerate(_texts(data.abilities)):
            self.texts.append(Text(f"{self.key}#text{place}", abilities, picks, flip, vocabulary))
        self.tactical = "Tactical" in self.keywords or any(
            isinstance(part.effect, n.PlayAsTactic) for part in self.self_statics
        )
        self.always = not (self.self_statics or self.enters)
        self.flips = "Flip Up" in self.keywords
        self.kept_up = "2" + self.key
        self.kept_down = ("0" if self.flips else "1") + self.key
        """The earlier in order, the rather a player would pay with it, as it lies (ruling under 309.1)."""
        self.elsewhere = any(ability.zone not in ("play", "face down") for ability in self.activations)
        """Whether it has an ability that is used where the card is not in play."""
        self.face_down_too = any(ability.zone == "face down" for ability in self.activations)
        """Whether it has an ability that is used while it lies face-down."""
        self.mere_resource = self.is_resource and not (self.attach or self.unique or self.activations)
        """Whether, as long as nothing changes what it is, it only pays and provides icons."""
        self.fixed = self.always and not any(text.costs.lowers for text in self.texts)
        """Whether nothing printed on it makes it cheaper than its cost number."""
        self.least = UNPLAYABLE if self.is_resource else self.cost if self.fixed else 0
        """What it costs at least to be played from a hand, as long as nothing else makes it cheaper."""
        self.least_as_tactic = self.least if self.is_tactic or self.tactical else UNPLAYABLE
        """The same where only tactics are played."""
        self.sure = self.fixed and any(text.costs.sure and not text.costs.fixed for text in self.texts)
        """Whether its cost number is all there is to pay."""
        self.prices = tuple([ability.costs.fixed for ability in self.activations])
        self.all_sure = all(ability.simple and ability.costs.sure for ability in self.activations)
        """What its abilities cost; whether there is nothing else to them."""

    def _keyword(self, ability: n.Keyword) -> None:
        if ability.keyword not in KEYWORDS:
            raise BadData(f"{self.key}: there is no keyword {ability.keyword!r}")
        self.keywords |= {ability.keyword}
        if ability.keyword == "Unique":
            self.unique = ability.name.lower()

    def _static(self, ability: n.StaticAbility, key: str, vocabulary: Vocabulary) -> str:
        """Its parts, each where it works. Returns the icons it always provides."""
        condition: Any = ability.condition
        if ability.icons:  # 405.4
            met = n.Threshold(ability.icons)
            condition = met if condition is None else n.All((met, condition))
        icons = ""
        for place, effect in enumerate(spread(ability, vocabulary)):
            name = f"{key}.{place}"
            given = given_by(effect.abilities, name, vocabulary) if isinstance(effect, n.Gains) else None
            program = compile_effects(vocabulary, effect.effects, name) if isinstance(effect, n.Instead) else None
            part = StaticPart(name, effect, condition, ability.unless, ability.during, given=given, program=program)
            if isinstance(effect, n.Instead) and effect.anywhere:
                self.anywhere.append(part)
            if isinstance(effect, n.EntersWith):
                self.enters.append(part)
            elif isinstance(effect, n.Provides) and condition is None and ability.unless is None:
                icons += effect.icons
            elif (
                isinstance(effect, n.PlayAsTactic | n.CantPlayThis | n.CostsLess)
                and (getattr(effect, "cards", "this") == "this")
            ) or (isinstance(effect, n.PlayersCannot) and effect.forbid == "respond to this"):
                self.self_statics.append(part)
            else:
                self.statics.extend((what, part) for what in affects(effect))
        return icons


def _once_it_is_known(ability: n.Triggered) -> n.Triggered:
    """A text about being attacked that counts the attacking party happens as soon as there is one (ruling, 608.1a)."""
    if not any(when.event == "attacked" for when in ability.when) or not _counts_party(ability.effects):
        return ability
    known: Any = "attacked in number"
    return replace(ability, when=tuple(replace(w, event=known) if w.event == "attacked" else w for w in ability.when))


def _from_play(ability: n.Triggered) -> n.Triggered:
    """A text about going to the discard pile from play sees it like any other way of leaving play, while it is active
    (201.5b); one about going there from anywhere sees the card in the pile."""
    leaving: Any = FOR_THE_PILE
    return replace(
        ability,
        when=tuple(
            replace(w, event=leaving, origin="any") if w.event == "put into discard" and w.origin == "play" else w
            for w in ability.when
        ),
    )


def _recalls(part: Any) -> bool:
    if isinstance(part, tuple):
        return any(_recalls(one) for one in part)
    if isinstance(part, n.Instead):
        return _recalls(part.cards)
    if isinstance(part, n.Select) and part.among:
        return True
    return isinstance(part, n.Node) and any(_recalls(getattr(part, name)) for name in part.__struct_fields__)


def _counts_party(part: Any) -> bool:
    if isinstance(part, n.PartySize):
        return part.party == "attacking"
    if isinstance(part, tuple):
        return any(_counts_party(one) for one in part)
    return isinstance(part, n.Node) and any(_counts_party(getattr(part, name)) for name in part.__struct_fields__)


def _picks_after_taking(parts: tuple[Any, ...]) -> bool:
    """401.3: whether something is picked after a part that may take a card out of play."""
    taken = False
    for part in parts:
        if taken and isinstance(part, n.Choose):
            return True
        taken = taken or isinstance(part, n.Banish | n.FlipDown | n.ReturnToHand | n.PutOnDeck | n.RemoveFromGame)
    return False


def _attaches_to(data: CardData) -> tuple[Any, ...]:
    """507.2: the types a card can be attached to."""
    for ability in data.abilities:
        if isinstance(ability, n.Keyword) and ability.keyword == "Attach":
            if not isinstance(ability.onto, tuple):
                raise BadData(f"{data.name}: Attach needs the type it attaches to")
            return ability.onto
    return ()


def _texts(abilities: tuple[n.Ability, ...]) -> list[tuple[n.Ability, ...]]:
    """The texts one of which is chosen as the card is played; mostly there is only one."""
    for ability in abilities:
        if isinstance(ability, n.OneTextOf):
            rest = tuple(other for other in abilities if other is not ability)
            return [(*rest, *option) for option in ability.options]
    return [abilities]


def given_by(abilities: tuple[n.Ability, ...], key: str, vocabulary: Vocabulary) -> Given:
    """Quoted abilities and keywords ready to be given to cards (508)."""
    return Given(abilities, key, vocabulary, Activation)


def affects(effect: Any) -> tuple[str, ...]:
    """The questions a static effect has a say in."""
    if isinstance(effect, n.PlayersCannot):
        return (f"players cannot {effect.forbid}",)
    if isinstance(effect, n.OncePerTurn):
        return (f"once {effect.deed}",)
    if isinstance(effect, n.MustPay):
        return (f"must pay to {effect.action}",)
    return affected_by(effect)
