"""A description of cards."""

from arbitre.ability.nodes.families import Filter, Node
from arbitre.ability.nodes.words import CardType, Whose, ZoneName


class Select(Node, frozen=True):
    """A description of cards: what, whose, where they are, and what else must hold of them."""

    what: CardType = "card"
    whose: Whose = "any"
    zone: ZoneName = "play"
    where: tuple[Filter, ...] = ()
    other: bool = False  # "another", "other": not the card this ability is on
    besides: str = ""  # "another": not the cards in this slot, or in these slots, with commas between
    among: str = ""  # only cards in this slot, wherever they are now: `discarded`, `banished` this way
