"""Where cards are put: into a hand, on a deck, into play; what is searched for, looked at and revealed."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.lists import lists
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.nouns import Nominal, select
from arbitre.games.spoils.grammar.players import WHO

Effects = tuple[n.Effect, ...]


class Seen(NamedTuple):
    """Cards at the top of a deck."""

    amount: n.Amount
    deck: tuple[Any, ...]
    up_to: bool = False


SOMETHING = n.That("?something")
"""Stands for what is put there until it is known."""


def there_already(target: n.Target) -> bool:
    """Whether it is cards in play that are described."""
    return isinstance(target, n.Chosen | n.Each) and target.cards.zone == "play" and not target.cards.among


def add_placing(g: Grammar) -> None:
    _add_places(g)
    _add_searching(g)
    _add_looking(g)


def _add_places(g: Grammar) -> None:
    g.means("top", {"the top card of {player:deck of}": partial(n.TopOfDeck, 1)})
    g.means("top", {"the top {count:amount} cards of {player:deck of}": n.TopOfDeck})
    g.means("moved", {("{target}", "{target:top}"): lambda target: target})
    g.means("place", {"[back] into {hand}": lambda hand: n.ReturnToHand(SOMETHING)})
    g.word("deck end", {"(on top | on the top)": "top", "on the bottom": "bottom"})

    @g.rule("place", "{end:deck end} of {deck:deck} [in any order]", "{end:deck end} [in any order]")
    def on_deck(end: Any, deck: bool = True) -> n.Effect:
        return n.PutOnDeck(SOMETHING, end, WHO)

    g.means("place", {"into {pile:discard pile}": lambda pile: n.PutIntoDiscard(SOMETHING)})
    g.row("deed", {"put|puts {target:moved} {place}": lambda target, place: replace(place, target=target)})

    @g.rule("deed", "put|puts {target:ref} {place:place} and the rest {other:place}")
    def put_and_the_rest(target: n.Target, place: Any, other: Any) -> Effects:
        return (replace(place, target=target), replace(other, target=n.That("?other card")))

    @g.rule(
        "deed",
        "put|puts {target:moved} on the bottom of {deck:deck} in any order ,"
        " or their entire hand if they have less than {letter:letter} cards in it",
    )
    def all_on_bottom(target: n.Target, deck: bool, letter: str) -> Effects | None:
        """402.5: as many as there are."""
        if not isinstance(target, n.Chosen) or target.count != n.Tally(letter) or target.cards.zone != "hand":
            return None
        return (n.PutOnDeck(target, "bottom", WHO),)

    @g.rule("deed", "put|puts a card with the chosen name on the bottom of {deck:deck} [if (they | you) can]")
    def named_on_bottom(deck: bool) -> Effects:
        named = n.Chosen(n.Select(zone="looked", where=(n.NamedCard(),)))
        return (n.PutOnDeck(named, "bottom", WHO),)

    g.row(
        "deed",
        {
            "put them back in any order": partial(n.PutOnDeck, n.That("looked"), "top", WHO),
            "put|puts {target} into play [{control}]": lambda target, control=WHO: (
                None if there_already(target) else n.PutIntoPlay(target, control)
            ),
            (
                "put|puts {target} into play [{control}] as a face-down resource",
                "put|puts {target} into play as a face-down resource [{control}]",
            ): lambda target, control=WHO: n.PutIntoPlay(target, control, face_down=True),
            "put|puts {target} face-down as a resource under their control": partial(
                n.PutIntoPlay, player=WHO, face_down=True
            ),
            "put {target:ref} into play [{control}] attached to {host:ref}": lambda target, host, control=WHO: (
                n.PutIntoPlay(target, control, host=host) if isinstance(host, n.This | n.That) else None
            ),
            "put {target} into play under your control as a member of the (attacking | blocking) party": partial(
                n.PutIntoPlay, into_party=True
            ),
            "put this card into play under its owner's control as a face-down resource instead of into (its owner's | their) discard pile": partial(
                n.ThenTo, "face-down resource"
            ),
            "put this card into its owner's hand instead of their discard pile": partial(n.ThenTo, "hand"),
            "shuffle {player:deck of}": n.ShuffleDeck,
            "shuffle {target} into {deck}": lambda target, deck: n.ShuffleIntoDeck(target),
        },
    )


def _add_searching(g: Grammar) -> None:
    def searched(whose: Any, target: n.Chosen) -> Effects | None:
        cards = target.cards
        if cards.zone != "play" or cards.whose != "any":
            return None
        if cards.among == "?those card":  # 1 card: of the deck
            cards = replace(cards, among="")
        told = cards.what != "card" or bool(cards.where) or target.different
        zoned = replace(cards, whose=whose, zone="deck")
        # A player who looks for a certain card may fail to find it; one who looks for any card finds one (312.2).
        return (n.Choose(replace(target, cards=zoned, up_to=target.up_to or told)),)

    g.means("deed", {"search|searches {deck:deck of} for {target:some}": lambda deck, target: searched(deck, target)})

    @g.rule(
        "deed",
        "search|searches {deck:deck of} for {target:some} and reveal (it | them)",
        "search|searches {deck:deck of} for {target:some} , reveal (it | them)",
    )
    def search_and_reveal(deck: Any, target: n.Chosen) -> Effects | None:
        found = searched(deck, target)
        return None if found is None else (*found, n.Reveal(n.That("?it" if target.count == 1 else "?them")))


def _add_looking(g: Grammar) -> None:
    g.word("looked deck", {"(either | any) deck": ("all",)})
    g.means("looked deck", {"{whose:deck of}": lambda whose: (whose,)})

    def looked(amount: n.Amount, deck: tuple[Any, ...], up_to: bool = False) -> Effects:
        """Of either deck: whose is chosen first."""
        chosen: Effects = (n.ChoosePlayer("all"),) if deck == ("all",) else ()
        whose: Any = "that player" if chosen else deck[0]
        if up_to:
            return (*chosen, n.ChooseNumber("seen", high=amount), n.Look(n.Tally("seen"), whose))
        return (*chosen, n.Look(amount, whose))

    g.means("seen", {"the top card of {deck:looked deck}": partial(Seen, 1)})
    g.means("seen", {"the top {amount} cards of {deck:looked deck}": Seen})

    @g.rule("seen", "up to the top {amount:amount} cards of {deck:looked deck}")
    def seen_up_to(amount: n.Amount, deck: tuple[Any, ...]) -> Seen:
        return Seen(amount, deck, True)

    @g.rule("deed", "look|looks at {what:seen}")
    def look(what: Seen) -> Effects:
        return looked(*what)

    @g.rule("deed", "reveal|reveals {what:seen}")
    def reveal(what: Seen) -> Effects:
        """As it is looked at, by everybody."""
        *before, look = looked(*what)
        assert isinstance(look, n.Look)
        return (*before, n.RevealTop(look.player, look.amount))

    @g.rule("deed", "put the top card of either deck on the bottom")
    def top_to_bottom() -> Effects:
        return (n.ChoosePlayer("all"), n.PutOnDeck(n.TopOfDeck(1, "that player"), "bottom"))

    g.row("shown", {"{player:person's} face-down resources": partial(n.LookAtZone, "face-down resources")})
    g.row("shown", {"{whose:person's} hand": lambda whose: n.LookAtZone("hand", whose) if whose != "you" else None})
    g.means("shown", {"the top card of {deck:looked deck}": lambda deck: looked(1, deck) if deck != ("all",) else None})

    lists(g, "all shown", "shown", joint="and")

    @g.rule("deed", "look at {what:all shown}")
    def look_at_all(what: tuple[Effects, ...]) -> Effects | None:
        return tuple(part for one in what for part in one) if len(what) > 1 else None

    @g.rule("may", "you may look at {what:all shown}")
    def may_look_at_all(what: tuple[Effects, ...]) -> Effects | None:
        """At each of these, even if one of them is empty."""
        return tuple(n.May(one) for one in what) if len(what) > 1 else None

    @g.rule("deed", "look at {whose:person's} face-down resources and pick one")
    def pick_face_down(whose: Any) -> Effects:
        lying = n.Select("resource", whose, where=(n.FaceDown(),))
        return (n.LookAtZone("face-down resources", whose), n.Choose(n.Chosen(lying)))

    @g.rule("deed", "look at {whose:person's} hand")
    def look_at_hand(whose: Any) -> Effects | None:
        return (n.LookAtZone("hand", whose),) if whose != "you" else None

    @g.rule("deed", "look at {whose:person's} hand and {then:picking}")
    def look_and_choose(whose: Any, then: n.Choose) -> Effects | None:
        return (n.LookAtZone("hand", whose), then) if then.target.cards.zone == "looked" and whose != "you" else None

    @g.rule("deed", "choose {target:some} and reveal it")
    def choose_and_reveal(target: n.Chosen) -> Effects | None:
        return (n.Choose(target), n.Reveal(n.That("?it"))) if target.cards.zone == "looked" else None

    g.word("the others", {"the rest": True})
    g.means("the others", {"{count} [card|cards]": lambda count: True})

    @g.rule("deed", "put|puts {count:count} [card|cards] {place:place} and the rest {other:place}")
    def sort_found(count: int, place: Any, other: Any) -> Effects:
        found = n.Chosen(n.Select(among="?those card"), count)
        return (replace(place, target=found), replace(other, target=n.That("?other card")))

    @g.rule("deed", "put|puts {count:count} [card|cards] {place:place} and {others:the others} {other:place}")
    def sort_looked(count: int, place: Any, others: bool, other: Any) -> Effects:
        found = n.Chosen(n.Select(zone="looked"), count)
        return (replace(place, target=found), replace(other, target=n.That("rest")))

    g.word("some of those", {"any number of those cards": n.Chosen(n.Select(zone="looked"), any_number=True)})
    g.means("some of those", {"{count} of those cards": partial(n.Chosen, n.Select(zone="looked"))})
    g.row("deed", {"put|puts {some:some of those} {place}": lambda some, place: replace(place, target=some)})

    @g.rule(
        "deed",
        "reveal|reveals cards from the top of {deck:deck of} until a|an {what:nominal} is revealed or no cards are left",
    )
    def reveal_until(deck: Any, what: Nominal) -> Effects | None:
        if what.zone != "play" or what.whose != "any":
            return None
        return (n.RevealUntil(select(what._replace(zone="looked")), deck),)

    @g.rule("deed", "shuffle {deck:deck of} and then reveal the top card")
    def shuffle_and_reveal(deck: Any) -> Effects:
        return (n.ShuffleDeck(deck), n.RevealTop(deck))

    g.row("deed", {"shuffle all other revealed cards into {deck}": lambda deck: n.ShuffleIntoDeck(n.That("rest"))})

    g.row("deed", {"reveal|reveals their hand": partial(n.RevealHand, WHO)})
    g.row("deed", {"reveal {target:some}": n.Reveal})
    g.row("deed", {"reveal {target:ref}": n.Reveal})

    @g.rule("deed", "choose a revealed {what:nominal}")
    def choose_revealed(what: Nominal) -> Effects | None:
        return (n.Choose(n.Chosen(select(what._replace(zone="looked")))),) if what.zone == "play" else None
