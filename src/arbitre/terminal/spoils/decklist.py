"""Decks of The Spoils on the screen: those that are sold, one deck with its curve, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.deck import Fault, Format, faults, format_named
from arbitre.pool.spoils import starters
from arbitre.pool.spoils_decks import DeckList, whole
from arbitre.sentences import Speaker
from arbitre.terminal.lines import pad
from arbitre.terminal.words import Words

SHOWN = ("constructed", "limited")
TYPES = ("character", "tactic", "item", "location", "resource")


def listing(speaker: Speaker, words: Words) -> list[Text]:
    """The decks that are sold."""
    width = max(len(deck.name) for deck in starters())
    out = []
    for deck in starters():
        about = [
            "/".join(speaker.term(f"trade-{trade}") for trade in deck.trades),
            words("deck-size", count=len(whole(deck).names())),
            deck.set,
        ]
        if deck.lacking():
            about.append(words("deck-not-yet", count=len(deck.lacking())))
        out.append(Text.assemble((pad(deck.name, width), "bold"), "  " + ", ".join(about)))
    return out


def one_deck(deck: DeckList, speaker: Speaker, words: Words) -> list[Text]:
    """A deck: what is in it, and for what it is legal."""
    cards = deck.each()
    out = [_head(deck, words)]
    order = ("faction", *TYPES)
    for count, card in sorted(deck.cards, key=lambda row: (order.index(row[1].type), row[1].cost or 0, row[1].name)):
        about = " ".join(part for part in ("" if card.cost is None else str(card.cost), card.threshold) if part)
        note = f"  {words('card-not-yet')}" if card.lacks else ""
        kind = speaker.term(card.type)
        out.append(Text(f"  {count} {card.name} ({f'{about}, ' if about else ''}{kind}){note}"))
    kinds: Counter[str] = Counter(card.type for card in cards)
    counted = [f"{speaker.term(kind)} {kinds[kind]}" for kind in TYPES if kinds[kind]]
    out.append(Text(", ".join(counted)))
    curve = Counter(card.cost for card in cards if card.cost is not None)
    costs = [words("labelled", what=str(cost), list=str(curve[cost])) for cost in sorted(curve)]
    out.append(Text(words("labelled", what=words("deck-curve"), list=", ".join(costs))))
    legal = [name for name in SHOWN if not _wrong(cards, format_named(name))]
    if legal:
        out.append(Text(words("deck-legal", format=", ".join(legal))))
    else:
        out += [Text(fault_text(fault, words)) for fault in _wrong(cards, format_named(SHOWN[0]))]
    return out


def checked(deck: DeckList, wanted: Sequence[Format], words: Words) -> tuple[list[Text], bool]:
    """For each format whether the deck is legal, and what is wrong; and whether it is legal in any."""
    cards = deck.each()
    out = [_head(deck, words)]
    legal = False
    for fmt in wanted:
        wrong = _wrong(cards, fmt)
        legal = legal or not wrong
        out.append(Text(words("deck-illegal" if wrong else "deck-legal", format=fmt.name)))
        out += [Text(f"  {fault_text(fault, words)}") for fault in wrong]
    lacking = sorted({card.name for card in cards if card.lacks})
    if lacking:
        said = words("deck-not-yet", count=len(lacking))
        out.append(Text(words("labelled", what=said, list=", ".join(lacking))))
    return out, legal


def _wrong(cards: Sequence[CardData], fmt: Format) -> list[Fault]:
    """What the rules have against a deck; what we can't play yet is another matter."""
    return [fault for fault in faults(cards, fmt) if fault.key != "not-playable"]


def fault_text(fault: Fault, words: Words) -> str:
    """A fault in the language of the terminal, with its rule."""
    return f"{words(f'fault-{fault.key}', **fault.about)} ({words('rule', number=fault.rule)})"


def _head(deck: DeckList, words: Words) -> Text:
    size = sum(count for count, _ in deck.cards)
    return Text.assemble((deck.name, "bold"), f"  {words('deck-size', count=size)}")
