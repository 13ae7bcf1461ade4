"""Decks on the screen: those that are sold, one deck with its curve, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date

from rich.text import Text

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.deck import Fault, faults
from arbitre.games.lorcana.formats import Format, format_named
from arbitre.pool.decks import starters
from arbitre.pool.formats.decklist import DeckList
from arbitre.pool.lorcana import pool
from arbitre.sentences import Speaker
from arbitre.terminal.lines import pad
from arbitre.terminal.lorcana.cardtext import name_of
from arbitre.terminal.words import Words

SHOWN = ("constructed", "core", "infinity")


def listing(speaker: Speaker, words: Words) -> list[Text]:
    """The decks that are sold."""
    width = max(len(deck.name) for deck in starters())
    out = []
    for deck in starters():
        about = [_inks(deck.inks, speaker), _size(len(deck.names()), words), words("deck-set", set=deck.set)]
        if deck.lacking():
            about.append(words("deck-not-yet", count=len(deck.lacking())))
        out.append(Text.assemble((pad(deck.name, width), "bold"), "  " + ", ".join(about)))
    return out


def one_deck(deck: DeckList, speaker: Speaker, words: Words) -> list[Text]:
    """A deck: what is in it, and for what it is legal."""
    cards = deck.each()
    out = [_head(deck, speaker, words)]
    for count, card in sorted(deck.cards, key=lambda row: (row[1].cost, row[1].full_name)):
        note = f"  {words('card-not-yet')}" if card.lacks else ""
        out.append(Text(f"  {count} {name_of(card, words.lang)} ({card.cost}){note}"))
    kinds = Counter(card.type for card in cards)
    about = words(
        "deck-types",
        characters=kinds["character"],
        actions=kinds["action"],
        songs=sum(card.song for card in cards),
        items=kinds["item"],
        locations=kinds["location"],
    )
    out.append(Text(f"{about}; {words('deck-inkable', count=sum(card.inkable for card in cards))}"))
    curve = Counter(card.cost for card in cards)
    costs = [words("labelled", what=str(cost), list=str(curve[cost])) for cost in sorted(curve)]
    out.append(Text(words("labelled", what=words("deck-curve"), list=", ".join(costs))))
    legal = [name for name in SHOWN if not _wrong(cards, format_named(name), None)]
    if legal:
        out.append(Text(words("deck-legal", format=", ".join(legal))))
    else:
        out += [Text(fault_text(fault, speaker, words)) for fault in _wrong(cards, format_named(SHOWN[0]), None)]
    return out


def checked(
    deck: DeckList, wanted: Sequence[Format], day: date | None, speaker: Speaker, words: Words
) -> tuple[list[Text], bool]:
    """For each format whether the deck is legal, and what is wrong; and whether it is legal in any."""
    cards = deck.each()
    out = [_head(deck, speaker, words)]
    legal = False
    for fmt in wanted:
        wrong = _wrong(cards, fmt, day)
        legal = legal or not wrong
        out.append(Text(words("deck-illegal" if wrong else "deck-legal", format=fmt.name)))
        out += [Text(f"  {fault_text(fault, speaker, words)}") for fault in wrong]
    lacking = sorted({name_of(card, words.lang) for card in cards if card.lacks})
    if lacking:
        said = words("deck-not-yet", count=len(lacking))
        out.append(Text(words("labelled", what=said, list=", ".join(lacking))))
    return out, legal


def _wrong(cards: Sequence[CardData], fmt: Format, day: date | None) -> list[Fault]:
    """What the rules have against a deck; what we can't play yet is another matter."""
    return [fault for fault in faults(cards, fmt, day=day) if fault.key != "not-playable"]


def fault_text(fault: Fault, speaker: Speaker, words: Words) -> str:
    """A fault in the language of the terminal, with its rule."""
    about = dict(fault.about)
    if "card" in about:
        about["card"] = name_of(pool().data(str(about["card"])), words.lang)
    if "inks" in about:
        about["inks"] = ", ".join(speaker.term(f"ink-{ink.lower()}") for ink in str(about["inks"]).split(", "))
    return f"{words(f'fault-{fault.key}', **about)} ({words('rule', number=fault.rule)})"


def _head(deck: DeckList, speaker: Speaker, words: Words) -> Text:
    inks = tuple(dict.fromkeys(ink for _, card in deck.cards for ink in card.inks))
    size = sum(count for count, _ in deck.cards)
    return Text.assemble((deck.name, "bold"), f"  {_inks(inks, speaker)}, {_size(size, words)}")


def _inks(inks: tuple[str, ...], speaker: Speaker) -> str:
    return "/".join(speaker.term(f"ink-{ink.lower()}") for ink in inks)


def _size(count: int, words: Words) -> str:
    return words("deck-size", count=count)
