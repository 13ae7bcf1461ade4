"""Effects (`do`): something to carry out."""

from typing import Literal

from arbitre.ability.nodes.families import Ability, Amount, Condition, Effect, Filter, Static, Target
from arbitre.ability.nodes.select import Select
from arbitre.ability.nodes.targets import Chosen
from arbitre.ability.nodes.when import When
from arbitre.ability.nodes.words import CardType, Duration, Extra, LookedZone, Players, PlayWay, Restriction, Stat


class May(Effect, frozen=True, tag="may"):
    """The player may have this happen."""

    effects: tuple[Effect, ...]
    by: Players = "you"


class If(Effect, frozen=True, tag="if"):
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class IfYouDo(Effect, frozen=True, tag="if you do"):
    """[A] to [B]; [A]. If you do, [B]. B happens only if all of A was done. With `may`, A is a choice. If A was not
    done, `otherwise` happens."""

    first: tuple[Effect, ...]
    then: tuple[Effect, ...]
    may: bool = False
    by: Players = "you"
    otherwise: tuple[Effect, ...] = ()


class ChooseOne(Effect, frozen=True, tag="choose one"):
    """[A] or [B]: one of these, among those that can be done. With `words` a player chooses one of these words, each
    for one of the ways, also one that can do nothing."""

    options: tuple[tuple[Effect, ...], ...]
    by: Players = "you"
    words: Extra[tuple[str, ...]] = ()


class ForEachPlayer(Effect, frozen=True, tag="for each player"):
    """Each of these players in turn order; inside, `actor` is that player."""

    players: Players
    effects: tuple[Effect, ...]


class ForEachCard(Effect, frozen=True, tag="for each card"):
    """Once for each card; inside, `it` is that card."""

    target: Target
    effects: tuple[Effect, ...]


class Choose(Effect, frozen=True, tag="choose"):
    """Choose cards now, for later sentences to speak of. To choose from a deck is to search it."""

    target: Chosen


class ChoosePlayer(Effect, frozen=True, tag="choose player"):
    """Choose a player now; later sentences speak of `that player`. With `any_number` several or none, who are then
    `those players`."""

    among: Players = "opponents"
    any_number: bool = False


class Draw(Effect, frozen=True, tag="draw"):
    amount: Amount = 1
    player: Players = "you"


class Count(Effect, frozen=True, tag="count"):
    """Count something now; later sentences speak of that number (the tally `counted`, or a letter such as X)."""

    amount: Amount
    slot: Extra[str] = "counted"


class DrawUntil(Effect, frozen=True, tag="draw until"):
    """Draw until there are this many cards in hand (counted once)."""

    hand: Amount
    player: Players = "you"


class Discard(Effect, frozen=True, tag="discard"):
    """Discard cards from hand. The player chooses, unless `at_random`, `all`, or somebody else chooses (`by`); with
    `any_number`, also how many. Leaves the cards behind in `discarded`."""

    amount: Amount = 1
    player: Players = "you"
    cards: Select = Select(zone="hand")
    all: bool = False
    at_random: bool = False
    by: Players | None = None
    any_number: bool = False


class DiscardUntil(Effect, frozen=True, tag="discard until"):
    """Choose and discard until there are only this many cards in hand (counted once)."""

    hand: int
    player: Players = "you"


class DealDamage(Effect, frozen=True, tag="deal damage"):
    """Deal damage. With `divided`, a player (`by`) divides it among the cards; with `up_to`, not all of it need be
    dealt."""

    target: Target
    amount: Amount
    divided: Extra[bool] = False
    up_to: Extra[bool] = False
    by: Extra[Players] = "you"
    deity: Extra[bool] = False  # "you deal": a player's Deity does it, not the card


class RemoveDamage(Effect, frozen=True, tag="remove damage"):
    """Remove damage; with `up_to` the player says how much. Leaves the number removed behind."""

    target: Target
    amount: Amount | None = None  # None: all of it
    up_to: bool = False


class Banish(Effect, frozen=True, tag="banish"):
    target: Target
    deity: Extra[bool] = False  # "you destroy": a player's Deity does it, not the card


class ReturnToHand(Effect, frozen=True, tag="return to hand"):
    """To its player's hand; this is not drawing."""

    target: Target


class ShuffleIntoDeck(Effect, frozen=True, tag="shuffle into deck"):
    target: Target


class PutOnDeck(Effect, frozen=True, tag="put on deck"):
    """On the top or the bottom of its player's deck; several in any order, or `at_random`: chance orders them."""

    target: Target
    place: Literal["top", "bottom", "either"]
    by: Players = "you"
    at_random: Extra[bool] = False


class PutIntoDiscard(Effect, frozen=True, tag="put into discard"):
    """Into its player's discard, from wherever it is. This is neither discarding nor banishing. Later sentences speak
    of these cards as `put`."""

    target: Target


class ShuffleDeck(Effect, frozen=True, tag="shuffle deck"):
    """Shuffle a deck."""

    player: Players = "you"


class Exert(Effect, frozen=True, tag="exert"):
    target: Target


class Ready(Effect, frozen=True, tag="ready"):
    target: Target


class Modify(Effect, frozen=True, tag="modify"):
    """A characteristic gets +N or -N for a while."""

    target: Target
    stat: Stat
    amount: Amount
    duration: Duration = "this turn"


class Grant(Effect, frozen=True, tag="grant"):
    """Cards gain a keyword or a quoted ability for a while."""

    target: Target
    abilities: tuple[Ability, ...]
    duration: Duration = "this turn"


class Restrict(Effect, frozen=True, tag="restrict"):
    """Cards can't do (or have done to them) something for a while."""

    target: Target
    forbid: Restriction
    duration: Duration = "this turn"


class Continuous(Effect, frozen=True, tag="continuous"):
    """A static effect in force for a while, over whatever it fits, including what comes later. With `target`, only over
    these cards (the effect calls them `this`), and only while `where` holds for them."""

    effect: Static
    duration: Duration
    target: Target | None = None
    where: tuple[Filter, ...] = ()


class PayLess(Effect, frozen=True, tag="pay less"):
    """The next such card played costs less to play."""

    cards: Select
    amount: Amount
    duration: Duration = "this turn"


class Play(Effect, frozen=True, tag="play"):
    """Play a card as part of this effect."""

    target: Target
    free: bool = True
    way: PlayWay = "play"
    exerted: bool = False
    player: Players = "you"
    then_to: Extra[Literal["discard", "deck bottom"]] = "discard"  # where an action goes instead of into the discard


class Look(Effect, frozen=True, tag="look"):
    """Look at the top cards of a deck; later sentences speak of `looked` and `rest`."""

    amount: Amount
    player: Players = "you"


class Reveal(Effect, frozen=True, tag="reveal"):
    """Show cards to all players."""

    target: Target


class RevealTop(Effect, frozen=True, tag="reveal top"):
    """Show the top card of a deck to all players; it is then `it`. Several are `looked` and `rest`, as after a look."""

    player: Players = "you"
    amount: Amount = 1


class RevealUntil(Effect, frozen=True, tag="reveal until"):
    """Show cards from the top of a deck, one after another, until such a card is shown: it is then `it`; those shown
    before it are `rest`. Without one, the whole deck is shown."""

    cards: Select
    player: Players = "you"


class LookAtZone(Effect, frozen=True, tag="look at zone"):
    """Look at all cards of a player's hand or inkwell; later sentences speak of `looked` and `rest`."""

    zone: LookedZone
    player: Players = "you"


class Repeat(Effect, frozen=True, tag="repeat"):
    """Carry out the whole effect once more from its beginning."""


class RevealHand(Effect, frozen=True, tag="reveal hand"):
    player: Players


class NameCard(Effect, frozen=True, tag="name a card"):
    """Name a card; later sentences speak of the named card."""

    but: Extra[CardType] = ""  # no card of this type


class CreateTrigger(Effect, frozen=True, tag="create trigger"):
    """A floating or delayed triggered ability. With `once`, it is gone once it has happened."""

    when: When
    effects: tuple[Effect, ...]
    duration: Duration = "this turn"
    once: bool = False
