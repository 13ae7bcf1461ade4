"""The nodes of the ability language: selectors, amounts, conditions, triggers, effects, abilities.

A card's abilities are a tree of these. They are plain data: read from the pool's files (an unknown or misspelt field is
an error), compiled once into short programs, rendered back to text. Fields with a default are left out where the
default holds.

Reading guide: an *effect* (`do`) is something to carry out; a *target* (`of`) says to which cards; a *select* describes
cards; a *filter* (`is`) narrows a select; an *amount* (`count`) is a number; a *condition* (`if`) is true or false; a
*when* is what a triggered ability waits for; a *static* (`static`) is what holds while its card is in play.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Players = Literal[
    "you",
    "opponents",
    "all",
    "chosen opponent",
    "chosen player",
    "actor",
    "its player",
    "its controller",
    "active",
    "that player",
    "with most cards",
    "those players",
]
"""Who. `actor` is the player whose turn it is inside for_each_player; `its player` is the player of the card in `it`
(its owner), `its controller` the one who controls it, or did when it left play;
`that player` is the one the trigger or an earlier choice was about; `chosen opponent` and `chosen player` ask when
there are several, and what comes after speaks of that player; `with most cards` are all who have the most in hand;
`those players` are any number that were chosen."""

Compare = Literal[">=", "<=", "=", ">", "<", "!="]
CardType = Literal[
    "card",
    "character",
    "item",
    "location",
    "action",
    "song",
    "tactic",
    "resource",
    "faction",
    "page",
    "angel",
    "golem",
    "familiar",
    "miracle",
    "equipment",
    "blessing",
    "worshipper",
    "deity",
    "archangel",
    "temple",
    "gift",
]
Stat = Literal[
    "strength",
    "willpower",
    "lore",
    "cost",
    "damage",
    "move cost",
    "cards under",
    "life",
    "speed",
    "structure",
    "tokens",
    "shield",
    "energy",
]
Duration = Literal[
    "this turn",
    "until your next turn",
    "until their next turn",
    "during their next turn",
    "always",
    "this challenge",
    "while in play",
    "this battle",
    "next restore rule",
]
"""How long. `while in play`: as long as the card that says it is in play; `next restore rule`: until the next Restore
Rule of the player who controls the cards has happened."""
ZoneName = Literal[
    "play",
    "hand",
    "discard",
    "deck",
    "hand or discard",
    "inkwell",
    "looked",
    "under",
    "faction",
    "play or faction",
    "being played",
    "out of game",
    "register",
    "divine",
    "adoration",
    "rear",
    "firing",
    "limbo",
    "battlefield",
]
"""Where. Factions are in play, but no description that does not say so means them: they have a zone of their own."""
Icons = str
"""Resource icons, a letter each: Obsession, Greed, Elitism, Deception, Rage, Volition. `GG` is two of Greed."""


class Node(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Every node: immutable, and strict about its fields."""


# -- filters: `is` ---------------------------------------------------------------------------------------------


class Named(Node, frozen=True, tag="named", tag_field="is"):
    """Has one of these names (the name line without the version)."""

    names: tuple[str, ...]


class NamedCard(Node, frozen=True, tag="the named card", tag_field="is"):
    """Has the name that was named earlier in this effect."""


class Classified(Node, frozen=True, tag="classified", tag_field="is"):
    """Has at least one of these classifications."""

    any: tuple[str, ...]


class StatIs(Node, frozen=True, tag="stat", tag_field="is"):
    """A characteristic compared with a number: cost 5 or less, 0 strength."""

    stat: Stat
    compare: Compare
    than: Amount


class StatThanEach(Node, frozen=True, tag="stat than each", tag_field="is"):
    """A characteristic compared with that of every card described: more strength than each opposing character. Where
    there is none to compare with, it holds."""

    stat: Stat
    compare: Compare
    cards: Select


class Damaged(Node, frozen=True, tag="damaged", tag_field="is"):
    value: bool = True


class Exerted(Node, frozen=True, tag="exerted", tag_field="is"):
    value: bool = True


class HasKeyword(Node, frozen=True, tag="keyword", tag_field="is"):
    keyword: str
    name: str = ""  # with this identifier, in capitals or not: for Unique


class Here(Node, frozen=True, tag="here", tag_field="is"):
    """Is at the location this ability is on; at the same location as the character it is on."""


class AtLocation(Node, frozen=True, tag="at a location", tag_field="is"):
    value: bool = True


class Ink(Node, frozen=True, tag="ink", tag_field="is"):
    """Is of this ink type."""

    ink: str


class Inkable(Node, frozen=True, tag="inkable", tag_field="is"):
    """Has the inkwell symbol."""

    value: bool = True


class InChallenge(Node, frozen=True, tag="in a challenge", tag_field="is"):
    """Is in the present challenge, as the one named."""

    role: Literal["any", "challenging", "challenged"] = "any"
    against: tuple[Filter, ...] = ()  # only while the other one in it is like this


class SameNameAs(Node, frozen=True, tag="same name as", tag_field="is"):
    """Shares a name with a card spoken of before, or with the card this ability is on (`this`)."""

    ref: str


class Did(Node, frozen=True, tag="did", tag_field="is"):
    """Did something this turn, since it is what it is now; with `role` other, had it done to it (was challenged)."""

    when: When
    role: Literal["card", "other"] = "card"


class TypeIs(Node, frozen=True, tag="type", tag_field="is"):
    """Is of one of these types (for use inside `not` and `any of`)."""

    any: tuple[CardType, ...]


class Dry(Node, frozen=True, tag="dry", tag_field="is"):
    """Is ready to be exerted for a cost: not drying."""


PlayWay = Literal["play", "shift", "play or shift", "as from hand"]
"""How an effect has a card played: plainly, by Shift, either, or in any way it could be played from hand."""


class Playable(Node, frozen=True, tag="playable", tag_field="is"):
    """Could be played now by you: nothing forbids it, and its cost (unless free) can be paid."""

    free: bool = True
    way: PlayWay = "play"


class Trade(Node, frozen=True, tag="trade", tag_field="is"):
    """Is of this trade."""

    trade: str


class Staple(Node, frozen=True, tag="staple", tag_field="is"):
    """Has the supertype staple."""

    value: bool = True


class FaceDown(Node, frozen=True, tag="face down", tag_field="is"):
    """Lies face-down."""

    value: bool = True


class FaceIs(Node, frozen=True, tag="face", tag_field="is"):
    """Lies face-down, and its face is of one of these types."""

    any: tuple[CardType, ...]


class InBattle(Node, frozen=True, tag="in a battle", tag_field="is"):
    """Is in the present battle, as the one named; `with this`: in a party with this card; `against this`: in the party
    opposing it."""

    role: Literal["any", "attacking", "blocking", "with this", "against this", "opposing", "defending", "ambush"] = (
        "any"
    )
    value: bool = True


class HostOfThis(Node, frozen=True, tag="host of this", tag_field="is"):
    """Is the card this one is attached to."""


class AttachedTo(Node, frozen=True, tag="attached to", tag_field="is"):
    """Is attached to the card this ability is on (`this`), to the card in a slot, to its player's faction
    (`faction`), or to anything."""

    ref: str = "this"
    value: bool = True


class HasAttached(Node, frozen=True, tag="has attached", tag_field="is"):
    """Has such a card attached to it."""

    cards: Select
    value: bool = True


class ProvidesIcons(Node, frozen=True, tag="provides", tag_field="is"):
    """Provides at least these icons."""

    icons: Icons


class OwnedBy(Node, frozen=True, tag="owned by", tag_field="is"):
    """Is owned by this player, whoever controls it."""

    player: Players = "you"


class IsToken(Node, frozen=True, tag="token", tag_field="is"):
    """Is a token that counts as a card."""

    value: bool = True


class HasAbility(Node, frozen=True, tag="has ability", tag_field="is"):
    """Has a named ability in its rules text."""


class SameTypeAs(Node, frozen=True, tag="same type as", tag_field="is"):
    """Shares a card type with a card spoken of before."""

    ref: str


class ChosenType(Node, frozen=True, tag="the chosen type", tag_field="is"):
    """Is of the card type that was chosen earlier in this effect."""


class HereSinceStart(Node, frozen=True, tag="here since the start", tag_field="is"):
    """Has been in play under its controller's control since the start of the turn."""


class Kingdom(Node, frozen=True, tag="kingdom", tag_field="is"):
    """Is of this kingdom."""

    kingdom: str


class OnLine(Node, frozen=True, tag="on line", tag_field="is"):
    """Is on the rear guard or on the firing line; with `same as ...`, on the line this card, or the other card
    of a trigger, is on."""

    line: Literal["rear", "firing", "same as this", "same as other"]


class HasMarker(Node, frozen=True, tag="has marker", tag_field="is"):
    """Has at least so many markers of a kind on it."""

    marker: str
    least: int = 1


class Linked(Node, frozen=True, tag="linked", tag_field="is"):
    """Is linked to a Golem or to an Equipment (`this`: to this card)."""

    to: Literal["golem", "equipment", "this"] = "golem"
    value: bool = True


class Legendary(Node, frozen=True, tag="legendary", tag_field="is"):
    value: bool = True


class NameIncludes(Node, frozen=True, tag="name includes", tag_field="is"):
    """Its name contains these words (words between wings)."""

    text: str


class Not(Node, frozen=True, tag="not", tag_field="is"):
    filter: Filter


class AnyOf(Node, frozen=True, tag="any of", tag_field="is"):
    """At least one of these groups of filters holds."""

    groups: tuple[tuple[Filter, ...], ...]


Filter = (
    Named
    | NamedCard
    | Classified
    | StatIs
    | StatThanEach
    | Damaged
    | Exerted
    | HasKeyword
    | Here
    | AtLocation
    | Ink
    | Inkable
    | InChallenge
    | SameNameAs
    | Did
    | TypeIs
    | Dry
    | Playable
    | Trade
    | Staple
    | FaceDown
    | FaceIs
    | InBattle
    | HostOfThis
    | AttachedTo
    | HasAttached
    | ProvidesIcons
    | OwnedBy
    | IsToken
    | HasAbility
    | SameTypeAs
    | ChosenType
    | HereSinceStart
    | Kingdom
    | OnLine
    | HasMarker
    | Linked
    | Legendary
    | NameIncludes
    | Not
    | AnyOf
)


class Select(Node, frozen=True):
    """A description of cards: what, whose, where they are, and what else must hold of them."""

    what: CardType = "card"
    whose: Literal[
        "you", "opponents", "any", "actor", "that player", "your side", "chosen opponent", "chosen player"
    ] = "any"
    zone: ZoneName = "play"
    where: tuple[Filter, ...] = ()
    other: bool = False  # "another", "other": not the card this ability is on
    besides: str = ""  # "another": not the cards in this slot, or in these slots, with commas between
    among: str = ""  # only cards in this slot, wherever they are now: `discarded`, `banished` this way


# -- targets: `of` ---------------------------------------------------------------------------------------------


class This(Node, frozen=True, tag="this", tag_field="of"):
    """The card the ability is on."""


class That(Node, frozen=True, tag="that", tag_field="of"):
    """Cards spoken of before: `chosen` (the last choice), `it` (what a trigger was about, or the present one of a
    for-each), `other` (the other card of a trigger), `looked`, `rest`, or a name given with `slot`."""

    ref: str = "chosen"


class Each(Node, frozen=True, tag="each", tag_field="of"):
    """All cards the description fits."""

    cards: Select


class Chosen(Node, frozen=True, tag="chosen", tag_field="of"):
    """Cards a player chooses as the effect resolves. Kept in `slot` for later sentences. With `different`, no two of
    the same name."""

    cards: Select
    count: Amount = 1
    up_to: bool = False
    any_number: bool = False
    at_random: bool = False  # chance chooses
    by: Players = "you"
    slot: str = "chosen"
    different: bool = False


class TopOfDeck(Node, frozen=True, tag="top of deck", tag_field="of"):
    """The top cards of a player's deck."""

    count: Amount = 1
    player: Players = "you"


class Together(Node, frozen=True, tag="together", tag_field="of"):
    """Several choices that are then spoken of as one: up to one of these and up to one of those."""

    parts: tuple[Chosen, ...]
    slot: str = "chosen"


class Both(Node, frozen=True, tag="both", tag_field="of"):
    """Cards that were spoken of one by one, all at once."""

    parts: tuple[That, ...]


Target = This | That | Each | Chosen | TopOfDeck | Together | Both


# -- amounts: `count` ------------------------------------------------------------------------------------------


class CountOf(Node, frozen=True, tag="cards", tag_field="count"):
    """How many cards the description fits."""

    cards: Select


class StatOf(Node, frozen=True, tag="stat", tag_field="count"):
    """A characteristic of a card spoken of or chosen now (of several: the sum); its last known value if it has left
    play."""

    stat: Stat
    target: This | That | Chosen | Each


class EventAmount(Node, frozen=True, tag="event", tag_field="count"):
    """The number in what the trigger saw: cards discarded, damage dealt, lore gained."""


class LoreOf(Node, frozen=True, tag="lore of", tag_field="count"):
    """A player's lore total (the highest, where there are several)."""

    player: Players


class SizeOf(Node, frozen=True, tag="size", tag_field="count"):
    """How many cards are in a slot."""

    ref: str


class Tally(Node, frozen=True, tag="tally", tag_field="count"):
    """A number an earlier part of this effect left behind (damage removed, cards discarded, ...)."""

    ref: str = "done"


class TimesHappened(Node, frozen=True, tag="times happened", tag_field="count"):
    """How often something has happened this turn."""

    when: When


class Times(Node, frozen=True, tag="times", tag_field="count"):
    amount: Amount
    by: int


class Plus(Node, frozen=True, tag="plus", tag_field="count"):
    amount: Amount
    add: int


class AtMost(Node, frozen=True, tag="at most", tag_field="count"):
    """An amount, but never more than so many."""

    amount: Amount
    most: int


class IconsOf(Node, frozen=True, tag="icons", tag_field="count"):
    """How many icons of a kind these players control."""

    icon: Icons
    player: Players = "you"


class InfluenceOf(Node, frozen=True, tag="influence", tag_field="count"):
    """A player's influence."""

    player: Players = "you"


class PartySize(Node, frozen=True, tag="party size", tag_field="count"):
    """How many members a party of the present battle has; `opposing`: the one opposing this card's party."""

    party: Literal["attacking", "blocking", "opposing", "own"]


class Minus(Node, frozen=True, tag="minus", tag_field="count"):
    """One amount less another, never below zero."""

    amount: Amount
    less: Amount


class MarkersOn(Node, frozen=True, tag="markers", tag_field="count"):
    """How many markers of a kind are on a card spoken of, or on all cards a description fits."""

    marker: str
    target: This | That | Each


class PrintedOf(Node, frozen=True, tag="printed", tag_field="count"):
    """A characteristic as it is printed on a card spoken of."""

    stat: Stat
    target: This | That


class EnergyOf(Node, frozen=True, tag="energy of", tag_field="count"):
    """How much energy a player could spend now on any purpose."""

    player: Players = "you"


class ClassesOf(Node, frozen=True, tag="classes", tag_field="count"):
    """How many different classes these cards have."""

    cards: Select


class Half(Node, frozen=True, tag="half", tag_field="count"):
    """Half of an amount, rounded up."""

    amount: Amount


class Sum(Node, frozen=True, tag="sum", tag_field="count"):
    """Several amounts together."""

    parts: tuple[Amount, ...]


Amount = (
    int
    | CountOf
    | StatOf
    | EventAmount
    | LoreOf
    | SizeOf
    | Tally
    | TimesHappened
    | Times
    | Plus
    | AtMost
    | IconsOf
    | InfluenceOf
    | PartySize
    | Minus
    | Half
    | Sum
    | MarkersOn
    | EnergyOf
    | PrintedOf
    | ClassesOf
)


# -- conditions: `if` ------------------------------------------------------------------------------------------


class CompareIs(Node, frozen=True, tag="compare", tag_field="if"):
    left: Amount
    compare: Compare
    right: Amount


class Have(Node, frozen=True, tag="have", tag_field="if"):
    """There are at least (or, with `compare`, exactly / at most) so many such cards."""

    cards: Select
    count: int = 1
    compare: Compare = ">="


class Is(Node, frozen=True, tag="is", tag_field="if"):
    """The card spoken of fits a description (the last known one, if it has left play)."""

    target: This | That
    what: CardType = "card"
    where: tuple[Filter, ...] = ()


class During(Node, frozen=True, tag="during", tag_field="if"):
    """Whose turn it is."""

    turn: Literal["your turn", "opponents' turn"]


class Happened(Node, frozen=True, tag="happened", tag_field="if"):
    """Something happened earlier this turn, at least once or (with `compare`) so many times. In the condition of a
    trigger, what it has just seen does not count: exactly once before makes it the second."""

    when: When
    count: int = 1
    compare: Compare = ">="


class PlayedBy(Node, frozen=True, tag="played by", tag_field="if"):
    """How a card was played."""

    way: Literal["shift", "singing", "free", "flip up"]
    target: This | That = This()


class SomePlayer(Node, frozen=True, tag="some player", tag_field="if"):
    """The condition holds of at least one of these players, or with `every` of each; in it, `actor` is that player."""

    players: Literal["opponents", "all"]
    condition: Condition
    every: bool = False


class FirstTurn(Node, frozen=True, tag="first turn", tag_field="if"):
    """It is your first turn of the game."""


class FirstPlayer(Node, frozen=True, tag="first player", tag_field="if"):
    """You took the first turn of the game."""


class InZone(Node, frozen=True, tag="in zone", tag_field="if"):
    """This card is in that zone."""

    zone: ZoneName


class Threshold(Node, frozen=True, tag="threshold", tag_field="if"):
    """You control cards that provide these icons."""

    icons: Icons


class Battle(Node, frozen=True, tag="battle", tag_field="if"):
    """A battle is going on; and in it, you (or your opponent) attack, are attacked, block."""

    role: Literal["any", "you attack", "you are attacked", "you block", "opponent blocks"] = "any"


class InResponseTo(Node, frozen=True, tag="in response to", tag_field="if"):
    """This is played or used in response to such a card being played, or to an ability."""

    what: Literal["card", "ability", "either"] = "card"
    cards: Select = Select(zone="being played")


class Even(Node, frozen=True, tag="even", tag_field="if"):
    """An amount is even; 0 is."""

    amount: Amount


class NoneOf(Node, frozen=True, tag="not", tag_field="if"):
    condition: Condition


class All(Node, frozen=True, tag="all", tag_field="if"):
    conditions: tuple[Condition, ...]


class Either(Node, frozen=True, tag="any", tag_field="if"):
    conditions: tuple[Condition, ...]


Condition = (
    CompareIs
    | Have
    | Is
    | During
    | Happened
    | PlayedBy
    | SomePlayer
    | FirstTurn
    | FirstPlayer
    | InZone
    | Threshold
    | Battle
    | InResponseTo
    | Even
    | NoneOf
    | All
    | Either
)


# -- triggers --------------------------------------------------------------------------------------------------

EventName = Literal[
    "played",  # card: what was played; player: who played it
    "played on",  # card was played with Shift on other
    "pays to play",  # player paid ink (amount) to play card
    "quests",  # card quests
    "challenges",  # card challenges other
    "banished",  # card was banished; by: what banished it
    "leaves play",  # card left play
    "moves",  # card moved to the location other
    "sings",  # card sang the song other
    "draws",  # player drew a card
    "discards",  # player discarded card; with `together`, cards (amount)
    "inked",  # card was put into player's inkwell
    "takes damage",  # card had damage dealt to, put on or moved to it
    "dealt damage",  # card was dealt damage, by other
    "heals",  # damage was removed from card, by player
    "exerts",
    "readies",  # by player
    "chosen",  # card was chosen by player as an effect of other resolved
    "chosen for support",
    "returned to hand",
    "gains lore",  # player
    "loses lore",
    "put under",  # other was put under card
    "boosts",  # player used the Boost ability of card
    "put into discard",  # card was put into player's discard, from anywhere
    "leaves discard",  # card left player's discard
    "challenge ends",  # card challenged other, and it is over
    "turn starts",  # player's turn
    "turn ends",
    "enters play",  # card entered play under player's control
    "plays resource",  # player plays card as a resource
    "destroyed",  # card was destroyed; by: what destroyed it
    "attacks",  # card became a member of an attacking party; player: its controller
    "blocks",  # card became a member of a blocking party
    "is blocked",  # card's party was blocked
    "attack announced",  # player attacks
    "attacked",  # player is attacked
    "inflicts damage",  # card inflicted damage (amount) to other
    "loses influence",  # player's faction
    "gains influence",
    "uses ability",  # player used an ability of card
    "changes control",  # player took control of card
    "flipped",  # card was flipped face-down
    "put into hand",  # card was put into its owner's hand from play
    "removed from game",
    "assigns damage",  # card assigned its battle damage
    "coin flipped",  # player flipped a coin
    "battle ends",
    "dawn starts",  # player's Dawn
    "night starts",  # player's Night
    "attack phase ends",
    "phase ends",  # player's
    "declares attack",  # card attacks other
    "gains markers",  # card got markers (word: which)
    "deity gains vitality",  # player's
    "collateral",  # card attacked other, lived, and dealt so much (amount)
    "revoked",  # card was revoked by player
    "comes true",  # the condition holds, and did not before: as soon as it is so
]


class When(Node, frozen=True):
    """What a triggered ability waits for. Roles left out match anything."""

    event: EventName
    card: Literal["this"] | Select | None = None
    other: Literal["this"] | Select | None = None
    by: Literal["this"] | Select | None = None
    player: Literal["you", "opponents", "any", "its player", "that player"] = "any"
    in_challenge: bool = False
    role: Literal["any", "challenging", "challenged"] = "any"  # of `card`, in that challenge
    in_battle: bool = False  # for `inflicts damage`, `destroyed`: (by) battle damage
    action: bool = False  # for `chosen`: while an action's effect was resolving
    during: Literal["any", "your turn", "opponents' turn", "their turn"] = "any"  # "their": of the player it is about
    origin: Literal["any", "play", "discard", "hand"] = "any"  # for `returned to hand`, `enters play`: where it was
    amount: int | None = None  # at most so much of it: for `pays to play`
    condition: Condition | None = None  # "while ...": checked when it happens
    slot: str = ""  # only a card kept in this slot (delayed and floating triggers)
    together: bool = False  # "one or more": once for all that do it (or it is done to) at the same moment


# -- effects: `do` ---------------------------------------------------------------------------------------------


class May(Node, frozen=True, tag="may", tag_field="do"):
    """The player may have this happen."""

    effects: tuple[Effect, ...]
    by: Players = "you"


class If(Node, frozen=True, tag="if", tag_field="do"):
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class IfYouDo(Node, frozen=True, tag="if you do", tag_field="do"):
    """[A] to [B]; [A]. If you do, [B]. B happens only if all of A was done. With `may`, A is a choice. If A was not
    done, `otherwise` happens."""

    first: tuple[Effect, ...]
    then: tuple[Effect, ...]
    may: bool = False
    by: Players = "you"
    otherwise: tuple[Effect, ...] = ()


class ChooseOne(Node, frozen=True, tag="choose one", tag_field="do"):
    """[A] or [B]: one of these, among those that can be done."""

    options: tuple[tuple[Effect, ...], ...]
    by: Players = "you"


class ForEachPlayer(Node, frozen=True, tag="for each player", tag_field="do"):
    """Each of these players in turn order; inside, `actor` is that player."""

    players: Players
    effects: tuple[Effect, ...]


class ForEachCard(Node, frozen=True, tag="for each card", tag_field="do"):
    """Once for each card; inside, `it` is that card."""

    target: Target
    effects: tuple[Effect, ...]


class Choose(Node, frozen=True, tag="choose", tag_field="do"):
    """Choose cards now, for later sentences to speak of. To choose from a deck is to search it."""

    target: Chosen


class ChoosePlayer(Node, frozen=True, tag="choose player", tag_field="do"):
    """Choose a player now; later sentences speak of `that player`. With `any_number` several or none, who are then
    `those players`."""

    among: Players = "opponents"
    any_number: bool = False


class Draw(Node, frozen=True, tag="draw", tag_field="do"):
    amount: Amount = 1
    player: Players = "you"


class Count(Node, frozen=True, tag="count", tag_field="do"):
    """Count something now; later sentences speak of that number (the tally `counted`, or a letter such as X)."""

    amount: Amount
    slot: str = "counted"


class DrawUntil(Node, frozen=True, tag="draw until", tag_field="do"):
    """Draw until there are so many cards in hand (counted once)."""

    hand: int
    player: Players = "you"


class Discard(Node, frozen=True, tag="discard", tag_field="do"):
    """Discard cards from hand. The player chooses, unless `at_random`, `all`, or somebody else chooses (`by`); with
    `any_number` also how many. Leaves the cards behind in `discarded`."""

    amount: Amount = 1
    player: Players = "you"
    cards: Select = Select(zone="hand")
    all: bool = False
    at_random: bool = False
    by: Players | None = None
    any_number: bool = False


class DiscardUntil(Node, frozen=True, tag="discard until", tag_field="do"):
    """Choose and discard until there are only so many cards in hand (counted once)."""

    hand: int
    player: Players = "you"


class GainLore(Node, frozen=True, tag="gain lore", tag_field="do"):
    amount: Amount
    player: Players = "you"


class LoseLore(Node, frozen=True, tag="lose lore", tag_field="do"):
    amount: Amount
    player: Players = "you"


class DealDamage(Node, frozen=True, tag="deal damage", tag_field="do"):
    """With `divided` the player who says so (`by`) divides it among the cards; with `up_to` not all of it need be."""

    target: Target
    amount: Amount
    divided: bool = False
    up_to: bool = False
    by: Players = "you"
    deity: bool = False  # "you deal": a player's Deity does it, not the card


class PutDamage(Node, frozen=True, tag="put damage", tag_field="do"):
    target: Target
    amount: Amount
    deity: bool = False


class RemoveDamage(Node, frozen=True, tag="remove damage", tag_field="do"):
    """Remove damage; with `up_to` the player says how much. Leaves the number removed behind."""

    target: Target
    amount: Amount | None = None  # None: all of it
    up_to: bool = False


class MoveDamage(Node, frozen=True, tag="move damage", tag_field="do"):
    """Move damage from one card to another. Leaves the number moved behind."""

    source: Target
    target: Target
    amount: Amount | None = None
    up_to: bool = False


class Banish(Node, frozen=True, tag="banish", tag_field="do"):
    target: Target
    deity: bool = False  # "you destroy": a player's Deity does it, not the card


class ReturnToHand(Node, frozen=True, tag="return to hand", tag_field="do"):
    """To its player's hand; this is not drawing."""

    target: Target


class ShuffleIntoDeck(Node, frozen=True, tag="shuffle into deck", tag_field="do"):
    target: Target


class PutOnDeck(Node, frozen=True, tag="put on deck", tag_field="do"):
    """On the top or the bottom of its player's deck; several in any order."""

    target: Target
    place: Literal["top", "bottom", "either"]
    by: Players = "you"


class PutIntoDiscard(Node, frozen=True, tag="put into discard", tag_field="do"):
    """Into its player's discard, from wherever it is. This is neither discarding nor banishing. Later sentences speak
    of these cards as `put`."""

    target: Target


class ShuffleDeck(Node, frozen=True, tag="shuffle deck", tag_field="do"):
    """Shuffle a deck."""

    player: Players = "you"


class PutIntoInkwell(Node, frozen=True, tag="put into inkwell", tag_field="do"):
    """Facedown, as ink, without being revealed."""

    target: Target
    exerted: bool = False


class PutUnder(Node, frozen=True, tag="put under", tag_field="do"):
    """Put cards under this card, or under one spoken of or chosen now."""

    target: Target
    host: This | That | Chosen = This()
    face_down: bool = True


class Exert(Node, frozen=True, tag="exert", tag_field="do"):
    target: Target


class Ready(Node, frozen=True, tag="ready", tag_field="do"):
    target: Target


class Modify(Node, frozen=True, tag="modify", tag_field="do"):
    """A characteristic gets +N or -N for a while."""

    target: Target
    stat: Stat
    amount: Amount
    duration: Duration = "this turn"


class Grant(Node, frozen=True, tag="grant", tag_field="do"):
    """Cards gain a keyword or a quoted ability for a while."""

    target: Target
    abilities: tuple[Ability, ...]
    duration: Duration = "this turn"


class Restrict(Node, frozen=True, tag="restrict", tag_field="do"):
    """Cards can't do (or have done to them) something for a while."""

    target: Target
    forbid: Restriction
    duration: Duration = "this turn"


class Continuous(Node, frozen=True, tag="continuous", tag_field="do"):
    """A static effect in force for a while, over whatever it fits, also what comes later. With `target` only over these
    cards (to the effect they are `this`), and only while `where` holds of them."""

    effect: Static
    duration: Duration
    target: Target | None = None
    where: tuple[Filter, ...] = ()


class PayLess(Node, frozen=True, tag="pay less", tag_field="do"):
    """The next such card played costs less to play."""

    cards: Select
    amount: Amount
    duration: Duration = "this turn"


class Play(Node, frozen=True, tag="play", tag_field="do"):
    """Play a card as part of this effect."""

    target: Target
    free: bool = True
    way: PlayWay = "play"
    exerted: bool = False
    player: Players = "you"
    then_to: Literal["discard", "deck bottom"] = "discard"  # where an action goes instead of into the discard


class Look(Node, frozen=True, tag="look", tag_field="do"):
    """Look at the top cards of a deck; later sentences speak of `looked` and `rest`."""

    amount: Amount
    player: Players = "you"


class Reveal(Node, frozen=True, tag="reveal", tag_field="do"):
    """Show cards to all players."""

    target: Target


class RevealTop(Node, frozen=True, tag="reveal top", tag_field="do"):
    """Show the top card of a deck to all players; it is then `it`. Several are `looked` and `rest`, as after a look."""

    player: Players = "you"
    amount: Amount = 1


class RevealUntil(Node, frozen=True, tag="reveal until", tag_field="do"):
    """Show cards from the top of a deck, one after another, until such a card is shown: it is then `it`; those shown
    before it are `rest`. Without one, the whole deck is shown."""

    cards: Select
    player: Players = "you"


class LookAtZone(Node, frozen=True, tag="look at zone", tag_field="do"):
    """Look at all cards of a player's hand or inkwell; later sentences speak of `looked` and `rest`."""

    zone: Literal["hand", "inkwell"]
    player: Players = "you"


class Repeat(Node, frozen=True, tag="repeat", tag_field="do"):
    """Carry out the whole effect once more from its beginning."""


class RevealHand(Node, frozen=True, tag="reveal hand", tag_field="do"):
    player: Players


class NameCard(Node, frozen=True, tag="name a card", tag_field="do"):
    """Name a card; later sentences speak of the named card."""


class MoveToLocation(Node, frozen=True, tag="move to location", tag_field="do"):
    target: Target
    location: Target
    free: bool = True


class PayInk(Node, frozen=True, tag="pay ink", tag_field="do"):
    amount: Amount


class AddStrength(Node, frozen=True, tag="support", tag_field="do"):
    """Add this character's Strength to another character's this turn (the keyword Support)."""

    target: Target


class CreateTrigger(Node, frozen=True, tag="create trigger", tag_field="do"):
    """A floating or delayed triggered ability. With `once` it goes when it has happened."""

    when: When
    effects: tuple[Effect, ...]
    duration: Duration = "this turn"
    once: bool = False


class ReplaceNext(Node, frozen=True, tag="replace next", tag_field="do"):
    """The next time these cards would be dealt damage, something else happens instead."""

    target: Target
    instead: Replacement
    duration: Duration = "this turn"
    every_time: bool = False


class Pay(Node, frozen=True, tag="pay", tag_field="do"):
    """Pay so much: attach as many resources to your faction. In a cost it is added to the numeric cost."""

    amount: Amount
    player: Players = "you"


class ChooseNumber(Node, frozen=True, tag="choose number", tag_field="do"):
    """Choose a number, from 0 or `low` on, at most `high`; later sentences speak of it as the tally X."""

    slot: str = "X"
    low: Amount = 0
    high: Amount | None = None
    player: Players = "you"


class Only(Node, frozen=True, tag="only", tag_field="do"):
    """In a cost: it can be satisfied only if this holds."""

    condition: Condition


class GainInfluence(Node, frozen=True, tag="gain influence", tag_field="do"):
    amount: Amount
    player: Players = "you"


class LoseInfluence(Node, frozen=True, tag="lose influence", tag_field="do"):
    """This is not damage."""

    amount: Amount
    player: Players = "you"


class PutTokens(Node, frozen=True, tag="put tokens", tag_field="do"):
    target: Target
    amount: Amount = 1
    divided: bool = False
    up_to: bool = False


class RemoveTokens(Node, frozen=True, tag="remove tokens", tag_field="do"):
    """Leaves the number removed behind."""

    target: Target
    amount: Amount | None = 1  # None: all of them


class MakeTokens(Node, frozen=True, tag="make tokens", tag_field="do"):
    """Put tokens that count as cards into play, such as Micromajig tokens; with `covert`, ones that have Covert; in 7
    Fallen, on a certain line."""

    amount: Amount = 1
    name: str = "Micromajig"
    player: Players = "you"
    covert: bool = False
    line: Literal["", "rear", "firing"] = ""


class FlipDown(Node, frozen=True, tag="flip face-down", tag_field="do"):
    """Flip face-down, under its owner's control: it leaves play, and a face-down resource enters it."""

    target: Target


class TakeControl(Node, frozen=True, tag="take control", tag_field="do"):
    target: Target
    player: Players = "you"
    duration: Literal["always", "this turn"] = "always"


class RemoveFromGame(Node, frozen=True, tag="remove from game", tag_field="do"):
    target: Target


class PutIntoPlay(Node, frozen=True, tag="put into play", tag_field="do"):
    """Put cards into play, which is not playing them: under somebody's control (`its player`: its owner's), face-down
    as a resource, depleted, attached to a card, or as a member of that player's party; in 7 Fallen, on a certain
    line."""

    target: Target
    player: Players = "you"
    face_down: bool = False
    exerted: bool = False
    host: This | That | Chosen | None = None
    to_faction: bool = False  # attached to the player's faction
    into_party: bool = False
    line: Literal["", "rear", "firing"] = ""


class AttachCard(Node, frozen=True, tag="attach", tag_field="do"):
    """Attach cards to a card, or to the faction of a player."""

    target: Target
    host: This | That | Chosen | None = None  # None: the faction
    player: Players = "you"


class Detach(Node, frozen=True, tag="detach", tag_field="do"):
    """Detach so many resources from a player's faction, or certain cards from what they are attached to."""

    amount: Amount | None = 1  # None: all of them
    up_to: bool = False
    player: Players = "you"
    target: Target | None = None


class PlayResource(Node, frozen=True, tag="play resource", tag_field="do"):
    """Play a resource, or up to so many; with `face_down` only face-down."""

    player: Players = "you"
    up_to: int = 1
    face_down: bool = False


class Terminate(Node, frozen=True, tag="terminate", tag_field="do"):
    """Stop the card or ability this was played or used in response to, or a card spoken of (`target`); where the card
    goes instead of the pile."""

    then_to: Literal["discard", "face-down resource", "hand", "out of game"] = "discard"
    target: This | That | None = None


class EntersUnder(Node, frozen=True, tag="enters under", tag_field="do"):
    """The card this was played in response to enters play under the control of a player."""

    player: Players = "you"


class ReduceCost(Node, frozen=True, tag="reduce cost", tag_field="do"):
    """In a cost: the numeric cost of this card or ability is lower."""

    amount: Amount


class MustBlock(Node, frozen=True, tag="must block", tag_field="do"):
    """Characters must block a character for a while, if they can."""

    target: Target
    attacker: This | That = This()
    duration: Duration = "this turn"


class LoseType(Node, frozen=True, tag="lose type", tag_field="do"):
    """Cards lose a type."""

    target: Target
    type: Literal["character", "item", "location"] = "character"


class ThenTo(Node, frozen=True, tag="then to", tag_field="do"):
    """This tactic goes there when it has resolved, instead of into the discard pile."""

    zone: Literal["face-down resource", "hand", "out of game", "deck top", "deck bottom"]


class RemoveFromBattle(Node, frozen=True, tag="remove from battle", tag_field="do"):
    target: Target


class AddToBattle(Node, frozen=True, tag="add to battle", tag_field="do"):
    """Characters join their controller's party."""

    target: Target


class Duplicate(Node, frozen=True, tag="duplicate", tag_field="do"):
    """Duplicate a tactic spoken of: play a copy of it, with its extra costs, without its cost or threshold."""

    target: Target


class ReduceNext(Node, frozen=True, tag="reduce next", tag_field="do"):
    """The next numeric cost you pay (this turn) is lower: of such a card, of an ability, or any."""

    amount: Amount
    cards: Select | None = None  # only for playing such a card
    abilities: bool = True  # also for abilities (of such cards)


class FlipCoin(Node, frozen=True, tag="flip a coin", tag_field="do"):
    """Flip a coin: something happens if you win, something else otherwise."""

    win: tuple[Effect, ...]
    lose: tuple[Effect, ...] = ()


class RollDie(Node, frozen=True, tag="roll a die", tag_field="do"):
    """Roll a die; later sentences speak of the number as the tally X."""

    slot: str = "X"


class Bid(Node, frozen=True, tag="bid", tag_field="do"):
    """The players bid. Who wins is "that player" for what follows, the winning number the tally X."""

    slot: str = "X"
    within_resources: bool = False
    """Nobody may bid more than the resources they control that are attached to nothing."""


class Become(Node, frozen=True, tag="become", tag_field="do"):
    """Cards gain a type for a while, with these characteristics and subtypes."""

    target: Target
    type: Literal["character", "item", "location"] = "character"
    strength: Amount = 0
    life: Amount = 0
    speed: Amount = 0
    subtypes: tuple[str, ...] = ()
    duration: Duration = "this turn"


class ProvideFor(Node, frozen=True, tag="control icons", tag_field="do"):
    """You control additional icons for a while."""

    icons: Icons
    duration: Duration = "this turn"


class ChooseIcon(Node, frozen=True, tag="choose icon", tag_field="do"):
    """Choose a kind of resource icon, which later sentences speak of."""


class ChooseType(Node, frozen=True, tag="choose type", tag_field="do"):
    """Choose a card type, which later sentences speak of."""


class Attack(Node, frozen=True, tag="attack", tag_field="do"):
    """Attack now."""


class GainEnergy(Node, frozen=True, tag="gain energy", tag_field="do"):
    """Put energy on your Temple or a Worshipper of yours, as you like; with a target, on these cards."""

    amount: Amount
    player: Players = "you"
    target: Target | None = None


class Regenerate(Node, frozen=True, tag="regenerate", tag_field="do"):
    """Fill a Worshipper's or an Archangel's energy up to what is printed."""

    target: Target


class PutMarkers(Node, frozen=True, tag="put markers", tag_field="do"):
    """Put markers of a kind on cards: `+1|+1`, `+1|+0`, `+0|+1`, `-1|-1`, `+1 shield` (or other numbers), or a named
    one."""

    target: Target
    marker: str
    amount: Amount = 1


class RemoveMarkers(Node, frozen=True, tag="remove markers", tag_field="do"):
    target: Target
    marker: str
    amount: Amount | None = 1  # None: all of them


class SpendMarkers(Node, frozen=True, tag="spend markers", tag_field="do"):
    """Spend markers of a kind from any of your cards."""

    marker: str
    amount: Amount


class Omen(Node, frozen=True, tag="omen", tag_field="do"):
    """Look at the top pages of your Book: any number of them go to the bottom, the rest back on top in any order."""

    amount: Amount
    player: Players = "you"


class MoveToLine(Node, frozen=True, tag="move to line", tag_field="do"):
    target: Target
    line: Literal["rear", "firing", "adoration"]


class Reinforce(Node, frozen=True, tag="reinforce", tag_field="do"):
    """Put attackers into ambush by an ability."""

    target: Target


class PutIntoLimbo(Node, frozen=True, tag="put into limbo", tag_field="do"):
    """Into Limbo, from where they can be played; of their controller, or of this player."""

    target: Target
    player: Players = "its player"


class TransformInto(Node, frozen=True, tag="transform", tag_field="do"):
    """Cards become an exact copy of another page: of one spoken of, or of a familiar."""

    target: Target
    into: This | That | None = None
    familiar: str = ""
    duration: Duration = "always"


class HealDeity(Node, frozen=True, tag="deity gains vitality", tag_field="do"):
    amount: Amount
    player: Players = "you"


class Mode(Node, frozen=True):
    """One effect of a list: what it costs (targets included), and what it does."""

    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()


class Modes(Node, frozen=True, tag="modes", tag_field="do"):
    """So many of these effects are chosen as the ability is activated, among those that can be done; each is an effect
    of its own on the stack."""

    modes: tuple[Mode, ...]
    count: Amount = 1
    by: Players = "you"


class CantBeAnswered(Node, frozen=True, tag="no answer", tag_field="do"):
    """No player can respond to this effect."""


class ReplaceDamage(Node, frozen=True, tag="replace damage", tag_field="do"):
    """The next so much damage to these cards this turn is reduced to nothing, or inflicted to other cards instead."""

    target: Target
    amount: Amount | None = None  # None: all of it this turn
    to: This | That | None = None


Effect = (
    May
    | If
    | IfYouDo
    | ChooseOne
    | ForEachPlayer
    | ForEachCard
    | Choose
    | ChoosePlayer
    | Count
    | Draw
    | DrawUntil
    | Discard
    | DiscardUntil
    | GainLore
    | LoseLore
    | DealDamage
    | PutDamage
    | RemoveDamage
    | MoveDamage
    | Banish
    | ReturnToHand
    | ShuffleIntoDeck
    | PutOnDeck
    | PutIntoDiscard
    | ShuffleDeck
    | PutIntoInkwell
    | PutUnder
    | Exert
    | Ready
    | Modify
    | Grant
    | Restrict
    | Continuous
    | PayLess
    | Play
    | Look
    | Reveal
    | RevealTop
    | RevealUntil
    | LookAtZone
    | RevealHand
    | Repeat
    | NameCard
    | MoveToLocation
    | PayInk
    | AddStrength
    | CreateTrigger
    | ReplaceNext
    | Pay
    | ChooseNumber
    | Only
    | GainInfluence
    | LoseInfluence
    | PutTokens
    | RemoveTokens
    | MakeTokens
    | FlipDown
    | TakeControl
    | RemoveFromGame
    | PutIntoPlay
    | AttachCard
    | Detach
    | PlayResource
    | Terminate
    | EntersUnder
    | ReduceCost
    | MustBlock
    | LoseType
    | ThenTo
    | RemoveFromBattle
    | AddToBattle
    | Duplicate
    | ReduceNext
    | FlipCoin
    | RollDie
    | Bid
    | Become
    | ProvideFor
    | ChooseIcon
    | ChooseType
    | Attack
    | GainEnergy
    | Regenerate
    | PutMarkers
    | RemoveMarkers
    | SpendMarkers
    | Omen
    | MoveToLine
    | Reinforce
    | PutIntoLimbo
    | TransformInto
    | HealDeity
    | Modes
    | CantBeAnswered
    | ReplaceDamage
)

Restriction = Literal[
    "quest",
    "challenge",
    "sing",
    "ready",
    "ready at start",
    "be challenged",
    "exert",
    "move",
    "be dealt damage",
    "be dealt challenge damage",
    "be chosen by opponents",
    "have damage removed",
    "attack",
    "block",
    "be blocked",
    "be picked",
    "be picked by opponents",
    "be destroyed",
    "be destroyed but by costs",
    "be restored by the restore rule",
    "be restored",
    "be attacked",
    "be taken by opponents",
    "use abilities",
    "be targeted",
    "be targeted by opponents",
    "be put on the firing line",
    "be banished",
    "defend",
    "gain energy",
    "be played from limbo",
]
Replacement = Literal["no damage", "onto this card"]
Permission = Literal[
    "challenge ready characters",
    "quest while drying",
    "attack at once",
    "assign to the target",
    "block covert parties",
    "attack from the rear",
    "defend like an angel",
    "attack the deity past one defender",
]


# -- static effects: `static` ----------------------------------------------------------------------------------


class Gets(Node, frozen=True, tag="gets", tag_field="static"):
    """Cards get +N or -N of a characteristic."""

    cards: Literal["this"] | Select
    stat: Stat
    amount: Amount


class Gains(Node, frozen=True, tag="gains", tag_field="static"):
    """Cards gain keywords or quoted abilities; keywords with +N so many times over (`for_each`)."""

    cards: Literal["this"] | Select
    abilities: tuple[Ability, ...]
    for_each: Amount = 1


class Cant(Node, frozen=True, tag="can't", tag_field="static"):
    """Cards can't do something (or have it done to them)."""

    cards: Literal["this"] | Select
    forbid: Restriction
    by: tuple[Filter, ...] = ()  # for "be challenged": only by characters like these


class Can(Node, frozen=True, tag="can", tag_field="static"):
    """Cards can do something that the rules alone would not let them do."""

    cards: Literal["this"] | Select
    allow: Permission
    whom: tuple[Filter, ...] = ()  # for challenging: only characters like these


class Must(Node, frozen=True, tag="must", tag_field="static"):
    """Cards must do something if able: the turn can't end while they still could."""

    cards: Literal["this"] | Select
    deed: Literal["quest", "challenge"]


class Loses(Node, frozen=True, tag="loses", tag_field="static"):
    """Cards lose a keyword. What an effect gives them afterwards they have, unless they can't gain it."""

    cards: Literal["this"] | Select
    keyword: str
    cant_gain: bool = False


class GainsClass(Node, frozen=True, tag="gains classification", tag_field="static"):
    """Cards gain a classification."""

    cards: Literal["this"] | Select
    classification: str


class PlayersCant(Node, frozen=True, tag="players can't", tag_field="static"):
    """Players can't play such cards; or can't gain or lose lore; or discard nothing where an effect would have them."""

    players: Literal["you", "opponents", "all"]
    cards: Select = Select()
    forbid: Literal["play", "gain lore", "lose lore", "discard"] = "play"


class CantPlayThis(Node, frozen=True, tag="can't play this", tag_field="static"):
    """You can't play this card. Works on the card itself, outside play."""


class CostsLess(Node, frozen=True, tag="costs less", tag_field="static"):
    """You pay less (or, below zero, more) to play such cards. `this` works on the card itself, outside play."""

    cards: Literal["this"] | Select
    amount: Amount
    way: Literal["any", "shift"] = "any"  # only where they are played by Shift
    times: Literal["each time", "first each turn", "once each turn"] = "each time"
    players: Literal["you", "opponents", "all"] = "you"
    least: int = 0  # never to less than this


class MoveCostsLess(Node, frozen=True, tag="move costs less", tag_field="static"):
    """You pay less to move such characters to such locations. With `once`: for one move a turn."""

    cards: Literal["this"] | Select
    to: Literal["this"] | Select
    amount: Amount
    once: bool = False


class PlayFree(Node, frozen=True, tag="play free", tag_field="static"):
    """You may play such cards for free as a turn action. `this` works on the card itself, outside play, and may ask
    for something else to be done instead of paying (`cost`)."""

    cards: Literal["this"] | Select
    cost: tuple[Effect, ...] = ()


class PlayFrom(Node, frozen=True, tag="play from", tag_field="static"):
    """You may play such cards from the zone they are in, as if they were in your hand."""

    cards: Select


class UseFree(Node, frozen=True, tag="use free", tag_field="static"):
    """You may use activated abilities of such cards for free: without any cost but exerting."""

    cards: Literal["this"] | Select


class PayTo(Node, frozen=True, tag="pay to", tag_field="static"):
    """Cards can't quest (or challenge) unless so much ink is paid each time."""

    cards: Literal["this"] | Select
    actions: tuple[Literal["quest", "challenge"], ...]
    ink: Amount


class MovesFree(Node, frozen=True, tag="moves free", tag_field="static"):
    """Such characters may move to this location for free."""

    cards: Select


class ExtraInk(Node, frozen=True, tag="extra ink", tag_field="static"):
    """You may ink so many cards more in your turn."""

    amount: int = 1


class InkFrom(Node, frozen=True, tag="ink from", tag_field="static"):
    """You may also ink cards from there, as if they were in your hand."""

    zone: Literal["discard"] = "discard"


class TopFaceUp(Node, frozen=True, tag="top face up", tag_field="static"):
    """Players play with the top card of their deck face up."""

    players: Literal["you", "opponents", "all"] = "all"


class Enters(Node, frozen=True, tag="enters", tag_field="static"):
    """How this card, or others, enter play; with `may` as their player likes. `then` happens along with it, if the
    player of this card had it enter so."""

    damage: int = 0
    exerted: bool = False
    cards: Literal["this"] | Select = "this"
    may: bool = False
    then: tuple[Effect, ...] = ()


class InkEnters(Node, frozen=True, tag="ink enters exerted", tag_field="static"):
    """Cards enter these players' inkwells exerted."""

    players: Literal["you", "opponents", "all"]


class CountsAsInkable(Node, frozen=True, tag="counts as inkable", tag_field="static"):
    """Such cards count as having the inkwell symbol."""

    cards: Select


class NamedForShift(Node, frozen=True, tag="named for shift", tag_field="static"):
    """This card also counts as having these names, or any name, for cards with Shift to be played on it."""

    names: Literal["any"] | tuple[str, ...]


class LoreToWin(Node, frozen=True, tag="lore to win", tag_field="static"):
    """These players need so much lore to win the game."""

    players: Literal["you", "opponents", "all"]
    lore: int


class Challengers(Node, frozen=True, tag="challengers", tag_field="static"):
    """Each turn, only so many characters can challenge."""

    count: int = 1


class DamageWith(Node, frozen=True, tag="damage with", tag_field="static"):
    """In challenges such cards deal damage with another characteristic instead of their Strength."""

    cards: Literal["this"] | Select
    stat: Literal["willpower", "lore"]


class CopiesInDeck(Node, frozen=True, tag="copies in deck", tag_field="static"):
    """A deck may contain so many copies of this card, be it more or fewer than the format allows."""

    at_most: int


class AlsoNamed(Node, frozen=True, tag="also named", tag_field="static"):
    """This card also has these names."""

    names: tuple[str, ...]


class SkipStep(Node, frozen=True, tag="skip step", tag_field="static"):
    """Skip this step of your turn."""

    step: Literal["draw", "ready", "set"]


class NotBelowPrinted(Node, frozen=True, tag="not below printed", tag_field="static"):
    """This characteristic of such cards can't be reduced below what is printed."""

    cards: Select
    stat: Stat


class SingsAs(Node, frozen=True, tag="sings as", tag_field="static"):
    """Cards count as having +N cost to sing songs."""

    cards: Literal["this"] | Select
    amount: int


class MustBeChosen(Node, frozen=True, tag="must be chosen", tag_field="static"):
    """Opponents must choose this card for actions and abilities if able."""


class DamageOntoThis(Node, frozen=True, tag="damage onto this", tag_field="static"):
    """If such cards would be dealt damage, put that many damage counters on this card instead."""

    cards: Select


class AnyNumberInDeck(Node, frozen=True, tag="any number in deck", tag_field="static"):
    """A deck may contain any number of this card."""


class Provides(Node, frozen=True, tag="provides", tag_field="static"):
    """This card provides icons."""

    icons: Icons


class PlayAsTactic(Node, frozen=True, tag="play as tactic", tag_field="static"):
    """You may play such cards whenever you could play a tactic. `this` works on the card itself, outside play."""

    cards: Literal["this"] | Select


class UseAbilities(Node, frozen=True, tag="use abilities", tag_field="static"):
    """You may use the abilities of such cards, which somebody else controls, in their controller's stead: you pay the
    numeric cost, every other cost is satisfied and the effect happens as though they used it."""

    cards: Select


class HandRevealed(Node, frozen=True, tag="hand revealed", tag_field="static"):
    """Players play with their hand revealed."""

    players: Literal["you", "opponents", "all"] = "all"


class PartyMust(Node, frozen=True, tag="party must", tag_field="static"):
    """When a party is formed (with this card in it, of these players), it must have so many members, an even number of
    them, or include this card; or so much must be paid for it."""

    party: Literal["attacking", "blocking", "any"] = "any"
    with_this: bool = False
    players: Literal["you", "opponents", "all"] = "all"
    compare: Compare | None = None
    members: int = 0
    even: bool = False
    include: Literal["this"] | Select | None = None  # these must attack (or block) if they can
    pay: Amount = 0


class MustPay(Node, frozen=True, tag="must pay", tag_field="static"):
    """These players must pay so much to do something."""

    players: Literal["you", "opponents", "all"]
    action: Literal["search", "use ability", "attack with", "block with", "draw", "play", "pick"]
    amount: Amount
    cards: Literal["this"] | Select | None = None


class Instead(Node, frozen=True, tag="instead", tag_field="static"):
    """If this would happen to such cards (or players), something else happens instead; in it, the card is `it`."""

    event: Literal["destroyed", "discards", "draws", "put into discard", "put into hand", "leaves play", "dealt damage"]
    effects: tuple[Effect, ...]
    cards: Literal["this"] | Select | None = None
    player: Literal["you", "opponents", "any"] = "any"
    may: bool = False
    in_battle: bool = False  # only a destruction by battle damage
    once: bool = False  # only the next time
    anywhere: bool = False  # it works wherever this card would be put away from, not only from play


class DamageChange(Node, frozen=True, tag="damage change", tag_field="static"):
    """Damage to such cards (by such cards) is more, less, or so much; without cards or factions, damage to anything."""

    cards: Literal["this"] | Select | None = None
    factions: Literal["", "yours", "opponents'", "all"] = ""
    by: Literal["this"] | Select | None = None
    change: Amount | None = None
    to: int | None = None
    more_than: int = 0  # only for amounts greater than this
    battle: bool | None = None  # True: only battle damage; False: only other damage


class DrawMore(Node, frozen=True, tag="draw more", tag_field="static"):
    """When you draw any number of cards, the number is greater."""

    amount: int = 1
    players: Literal["you", "opponents", "all"] = "you"


class PlayersCannot(Node, frozen=True, tag="players cannot", tag_field="static"):
    """Players cannot do something."""

    players: Literal["you", "opponents", "all"]
    forbid: Literal["draw", "search", "play tactics", "attack", "respond", "respond to this", "lose at 0 influence"]


class EntersWith(Node, frozen=True, tag="enters with", tag_field="static"):
    """This card enters play with tokens, depleted, or under the control of another player."""

    tokens: Amount = 0
    exerted: bool = False
    player: Literal["you", "opponents"] = "you"


class ControlHost(Node, frozen=True, tag="control host", tag_field="static"):
    """You control the card this one is attached to."""


class TakesAllDamage(Node, frozen=True, tag="takes all damage", tag_field="static"):
    """All battle damage that could be assigned to such cards must be assigned to them."""

    cards: Literal["this"] | Select


class MustBePicked(Node, frozen=True, tag="must be picked", tag_field="static"):
    """Whatever can pick this card must pick it."""


class NoText(Node, frozen=True, tag="no text", tag_field="static"):
    """Cards are treated as though they had no rules text."""

    cards: Literal["this"] | Select


class InfluenceChange(Node, frozen=True, tag="influence change", tag_field="static"):
    """When the faction of these players loses influence, it loses more, or less."""

    players: Literal["you", "opponents", "all"]
    change: int


class OncePerTurn(Node, frozen=True, tag="once per turn", tag_field="static"):
    """Cards can do something only once each turn."""

    cards: Literal["this"] | Select
    deed: Literal["attack", "block"]


class CountsAs(Node, frozen=True, tag="counts as", tag_field="static"):
    """Cards count as another type and no longer as their own, with these characteristics and keywords. Works in Limbo,
    too, where its condition speaks of markers."""

    cards: Literal["this"] | Select
    type: Literal["angel", "golem"] = "angel"
    strength: Amount = 0
    life: Amount | None = None  # None: its shield
    keywords: tuple[str, ...] = ()


class Insensible(Node, frozen=True, tag="insensible", tag_field="static"):
    """Cards are not affected by effects of such cards, or only by their Miracles."""

    cards: Literal["this"] | Select
    by: Select | None = None  # None: of anything
    targeting: bool = False  # only by effects that target it


class LinkOnly(Node, frozen=True, tag="link only", tag_field="static"):
    """This card links itself only to Angels of these classes; with `stay`, it can only be linked to them at all."""

    classes: tuple[str, ...]
    stay: bool = False


class EnergyOnly(Node, frozen=True, tag="energy only", tag_field="static"):
    """The energy of this card can only be used to play such cards."""

    cards: Select


class RevokeThis(Node, frozen=True, tag="revoke this", tag_field="static"):
    """This Temple may be revoked as if it were a Worshipper."""


class ArrivesOn(Node, frozen=True, tag="arrives on", tag_field="static"):
    """This card enters play on this line, however it does, unless an effect names another."""

    line: Literal["rear", "firing"]


class PhoenixLess(Node, frozen=True, tag="phoenix less", tag_field="static"):
    """The Phoenix cost of this card is lower by so much. Works in Limbo."""

    amount: Amount


Static = (
    Gets
    | Gains
    | Cant
    | Can
    | Must
    | Loses
    | GainsClass
    | PlayersCant
    | CantPlayThis
    | CostsLess
    | MoveCostsLess
    | PlayFree
    | PlayFrom
    | UseFree
    | PayTo
    | MovesFree
    | ExtraInk
    | InkFrom
    | TopFaceUp
    | UseAbilities
    | HandRevealed
    | Enters
    | InkEnters
    | CountsAsInkable
    | NamedForShift
    | LoreToWin
    | Challengers
    | DamageWith
    | CopiesInDeck
    | AlsoNamed
    | SkipStep
    | NotBelowPrinted
    | SingsAs
    | MustBeChosen
    | DamageOntoThis
    | AnyNumberInDeck
    | Provides
    | PlayAsTactic
    | PartyMust
    | MustPay
    | Instead
    | DamageChange
    | DrawMore
    | PlayersCannot
    | EntersWith
    | ControlHost
    | TakesAllDamage
    | MustBePicked
    | NoText
    | InfluenceChange
    | OncePerTurn
    | CountsAs
    | Insensible
    | LinkOnly
    | EnergyOnly
    | RevokeThis
    | ArrivesOn
    | PhoenixLess
)


# -- abilities: `ability` --------------------------------------------------------------------------------------


class Keyword(Node, frozen=True, tag="keyword", tag_field="ability"):
    """A keyword, with its number, and what else it needs: whom it may be put on or attached to, what else it costs."""

    keyword: str
    value: int = 0
    onto: Literal["same name", "anyone"] | tuple[str, ...] = "same name"  # classifications for [Classification] Shift
    cost: tuple[Effect, ...] = ()  # an alternate cost that is not (only) ink; the extra costs of Flip Up
    icons: Icons = ""  # the threshold of Flip Up
    name: str = ""  # the identifier of Unique


class Triggered(Node, frozen=True, tag="triggered", tag_field="ability"):
    when: tuple[When, ...]
    effects: tuple[Effect, ...]
    condition: Condition | None = None  # the secondary "if": checked as it resolves
    once: bool = False  # once a turn
    zone: Literal["play", "discard", "limbo", "your hand"] = "play"  # where it works
    icons: Icons = ""  # it is active only while its controller meets this threshold
    cost: tuple[Effect, ...] = ()  # what is done, targeted or chosen as it is activated
    may: bool = False  # its controller may leave it
    name: str = ""  # the keyword that introduces it


class Activated(Node, frozen=True, tag="activated", tag_field="ability"):
    cost: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    once: bool = False
    name: str = ""
    icons: Icons = ""  # its threshold
    zone: Literal["play", "discard", "face down", "hand", "out of game"] = "play"  # from where it is used
    players: Literal["you", "all"] = "you"  # who may use it


class StaticAbility(Node, frozen=True, tag="static", tag_field="ability"):
    effects: tuple[Static, ...]
    condition: Condition | None = None  # "while", "if"
    unless: Condition | None = None
    during: Literal["any", "your turn", "opponents' turn"] = "any"
    icons: Icons = ""  # it is active only while its controller meets this threshold


class ActionEffect(Node, frozen=True, tag="action", tag_field="ability"):
    """What an action or a tactic does when it resolves."""

    effects: tuple[Effect, ...]


class ExtraCost(Node, frozen=True, tag="extra cost", tag_field="ability"):
    """What playing the card costs beside its cost number, in this order. Picks made for it can be spoken of later."""

    cost: tuple[Effect, ...]


class Oath(Node, frozen=True, tag="oath", tag_field="ability"):
    """What must be so, or be done, to play this page, before anything is paid."""

    cost: tuple[Effect, ...]


class OneTextOf(Node, frozen=True, tag="one text of", tag_field="ability"):
    """One of these is chosen as the card's text when it is played."""

    options: tuple[tuple[Ability, ...], ...]
    by: Players = "you"


Ability = Keyword | Triggered | Activated | StaticAbility | ActionEffect | ExtraCost | OneTextOf | Oath
