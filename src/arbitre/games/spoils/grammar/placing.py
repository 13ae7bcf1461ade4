"""Where cards are put: into a hand, on a deck, into play; what is searched for, looked at and revealed."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.lists import lists
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.nouns import Nominal, select
from arbitre.games.spoils.grammar.players import WHO

Effects = tuple[n.Effect, ...]


def add_placing(g: Grammar) -> None:
    _add_places(g)
    _add_searching(g)
    _add_looking(g)


def _add_places(g: Grammar) -> None:
    g.means("top", {"the top card of {player:deck of}": partial(n.TopOfDeck, 1)})
    g.means("top", {"the top {count:amount} cards of {player:deck of}": n.TopOfDeck})
    g.means("moved", {("{target}", "{target:top}"): lambda target: target})

    @g.rule("deed", "put|puts {target:moved} into (its owner's | their owner's | your | their | your opponent's) hand")
    def to_hand(target: n.Target) -> Effects:
        return (n.ReturnToHand(target),)

    @g.rule("deed", "put {target:ref} into your hand and the rest into your discard pile")
    def to_hand_and_discard(target: n.Target) -> Effects:
        return (n.ReturnToHand(target), n.PutIntoDiscard(n.That("?other card")))

    g.word("deck", {"(your | its owner's | their | that | your opponent's | their owner's) deck": True})

    @g.rule("deed", "put|puts {target:moved} on top of {deck:deck} [in any order]")
    def on_top(target: n.Target, deck: bool) -> Effects:
        return (n.PutOnDeck(target, "top", WHO),)

    @g.rule("deed", "put|puts {target:moved} on the bottom of {deck:deck} [in any order]")
    def on_bottom(target: n.Target, deck: bool) -> Effects:
        return (n.PutOnDeck(target, "bottom", WHO),)

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

    g.row("deed", {"put|puts them back into your hand": partial(n.ReturnToHand, n.That("?them"))})

    @g.rule("deed", "put|puts a card with the chosen name on the bottom of {deck:deck} [if (they | you) can]")
    def named_on_bottom(deck: bool) -> Effects:
        named = n.Chosen(n.Select(zone="looked", where=(n.NamedCard(),)))
        return (n.PutOnDeck(named, "bottom", WHO),)

    g.row(
        "deed",
        {
            "put {target:moved} on the bottom": partial(n.PutOnDeck, place="bottom", by=WHO),
            "put them back in any order": partial(n.PutOnDeck, n.That("looked"), "top", WHO),
            "put|puts {target:moved} into (your | their | your opponent's | that player's | its owner's) discard pile": n.PutIntoDiscard,
        },
    )

    g.word(
        "control",
        {"under your control": "you", "under their control": "actor", "under your opponent's control": "opponents"},
    )
    g.word("control", {"under its owner's control": "its player"})

    g.row(
        "deed",
        {
            "put|puts {target} into play [{control}]": lambda target, control=WHO: n.PutIntoPlay(target, control),
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
    g.word(
        "looked deck",
        {
            "your deck": ("you",),
            "your opponent's deck": ("opponents",),
            "(either | any) deck": ("all",),
            "their deck": ("actor",),
        },
    )

    def looked(amount: n.Amount, deck: tuple[Any, ...], up_to: bool = False) -> Effects:
        """Of either deck: whose is chosen first."""
        chosen: Effects = (n.ChoosePlayer("all"),) if deck == ("all",) else ()
        whose: Any = "that player" if chosen else deck[0]
        if up_to:
            return (*chosen, n.ChooseNumber("seen", high=amount), n.Look(n.Tally("seen"), whose))
        return (*chosen, n.Look(amount, whose))

    g.means("deed", {"look at the top card of {deck:looked deck}": lambda deck: looked(1, deck)})
    g.means("deed", {"look at the top {amount} cards of {deck:looked deck}": lambda amount, deck: looked(amount, deck)})

    @g.rule("deed", "look at up to the top {amount:amount} cards of {deck:looked deck}")
    def look_up_to(amount: n.Amount, deck: tuple[Any, ...]) -> Effects:
        return looked(amount, deck, up_to=True)

    @g.rule("deed", "put the top card of either deck on the bottom")
    def top_to_bottom() -> Effects:
        return (n.ChoosePlayer("all"), n.PutOnDeck(n.TopOfDeck(1, "that player"), "bottom"))

    g.row("shown", {"{player:face-down of} face-down resources": partial(n.LookAtZone, "face-down resources")})
    g.word("face-down of", {"your opponent's": "opponents", "that player's": "that player", "their": "actor"})
    g.row("shown", {"your opponent's hand": partial(n.LookAtZone, "hand", "opponents")})
    g.means("shown", {"the top card of {deck:looked deck}": lambda deck: looked(1, deck) if deck != ("all",) else None})

    lists(g, "all shown", "shown", joint="and")

    @g.rule("deed", "look at {what:all shown}")
    def look_at_all(what: tuple[Effects, ...]) -> Effects | None:
        return tuple(part for one in what for part in one) if len(what) > 1 else None

    @g.rule("may", "you may look at {what:all shown}")
    def may_look_at_all(what: tuple[Effects, ...]) -> Effects | None:
        """At each of these, even if one of them is empty."""
        return tuple(n.May(one) for one in what) if len(what) > 1 else None

    @g.rule("deed", "look at {whose:face-down of} face-down resources and pick one")
    def pick_face_down(whose: Any) -> Effects:
        lying = n.Select("resource", whose, where=(n.FaceDown(),))
        return (n.LookAtZone("face-down resources", whose), n.Choose(n.Chosen(lying)))

    g.row("deed", {"look at your opponent's hand": partial(n.LookAtZone, "hand", "opponents")})

    @g.rule("deed", "look at your opponent's hand and (choose | pick) {target:some}")
    def look_and_choose(target: n.Chosen) -> Effects | None:
        return (n.LookAtZone("hand", "opponents"), n.Choose(target)) if target.cards.zone == "looked" else None

    @g.rule("deed", "choose {target:some} and reveal it")
    def choose_and_reveal(target: n.Chosen) -> Effects | None:
        return (n.Choose(target), n.Reveal(n.That("?it"))) if target.cards.zone == "looked" else None

    @g.rule("deed", "put {count:count} [card] into your hand and {rest:count} on the bottom of (your | that) deck")
    def one_to_hand(count: int, rest: int) -> Effects:
        looked_at = n.Select(zone="looked")
        return (n.ReturnToHand(n.Chosen(looked_at, count)), n.PutOnDeck(n.That("rest"), "bottom", WHO))

    @g.rule("deed", "put {count:count} card on the bottom of that deck and {rest:count} card on the top")
    def one_to_bottom(count: int, rest: int) -> Effects:
        looked_at = n.Select(zone="looked")
        return (n.PutOnDeck(n.Chosen(looked_at, count), "bottom", WHO), n.PutOnDeck(n.That("rest"), "top", WHO))

    @g.rule("deed", "put any number of those cards on the bottom of your deck in any order")
    def some_to_bottom() -> Effects:
        return (n.PutOnDeck(n.Chosen(n.Select(zone="looked"), any_number=True), "bottom", WHO),)

    @g.rule("deed", "put one of those cards on top of your deck")
    def one_on_top() -> Effects:
        return (n.PutOnDeck(n.Chosen(n.Select(zone="looked")), "top", WHO),)

    g.row("deed", {"reveal the top card of {player:deck of}": n.RevealTop})
    g.row("deed", {"reveal the top {amount:count} cards of {player:deck of}": n.RevealTop})

    @g.rule("deed", "reveal up to the top {amount:amount} cards of {deck:deck of}")
    def reveal_up_to(deck: Any, amount: n.Amount) -> Effects:
        return (n.ChooseNumber("seen", high=amount), n.RevealTop(deck, n.Tally("seen")))

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

    @g.rule("deed", "put {count:count} [card] into your hand and the rest into your discard pile")
    def some_to_hand_and_discard(count: int) -> Effects:
        found = n.Chosen(n.Select(among="?those card"), count)
        return (n.ReturnToHand(found), n.PutIntoDiscard(n.That("?other card")))

    g.row("deed", {"reveal|reveals their hand": partial(n.RevealHand, WHO)})
    g.row("deed", {"reveal {target:some}": n.Reveal})
    g.row("deed", {"reveal {target:ref}": n.Reveal})

    @g.rule("deed", "choose a revealed {what:nominal}")
    def choose_revealed(what: Nominal) -> Effects | None:
        return (n.Choose(n.Chosen(select(what._replace(zone="looked")))),) if what.zone == "play" else None
