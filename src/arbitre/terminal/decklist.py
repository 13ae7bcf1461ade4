"""Decks on the screen: the starter decks, and one deck with its curve."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.formats import format_named
from arbitre.pool.decks import starters
from arbitre.pool.lorcana import pool
from arbitre.sentences import Speaker
from arbitre.terminal.lines import pad
from arbitre.terminal.words import Words

FORMAT = "constructed"


def listing(speaker: Speaker, words: Words) -> list[Text]:
    """The starter decks."""
    width = max(len(deck.name) for deck in starters())
    return [
        Text.assemble((pad(deck.name, width), "bold"), f"  {_inks(deck.inks, speaker)}, {_size(deck.names(), words)}")
        for deck in starters()
    ]


def one_deck(name: str, deck: list[str], speaker: Speaker, words: Words) -> list[Text]:
    """A deck: what is in it, and whether it is legal."""
    cards = [pool().data(card) for card in deck]
    inks = tuple(dict.fromkeys(ink for card in cards for ink in card.inks))
    out = [Text.assemble((name, "bold"), f"  {_inks(inks, speaker)}, {_size(deck, words)}")]
    for card, count in sorted(Counter(deck).items(), key=lambda item: (pool().data(item[0]).cost, item[0])):
        out.append(_row(pool().data(card), count, words.lang))
    kinds = Counter(card.type for card in cards)
    out.append(
        Text(
            words(
                "deck-types",
                characters=kinds["character"],
                actions=kinds["action"],
                songs=sum(card.song for card in cards),
                items=kinds["item"],
                locations=kinds["location"],
            )
            + "; "
            + words("deck-inkable", count=sum(card.inkable for card in cards))
        )
    )
    curve = Counter(card.cost for card in cards)
    out.append(Text(f"{words('deck-curve')}: " + ", ".join(f"{cost}: {curve[cost]}" for cost in sorted(curve))))
    wrong = faults(cards, format_named(FORMAT))
    out += [Text(str(fault)) for fault in wrong] or [Text(words("deck-legal", format=FORMAT))]
    return out


def _row(card: CardData, count: int, lang: str) -> Text:
    local = getattr(card, lang, None)
    name = local.full if local is not None else card.full_name
    return Text(f"  {count} {name} ({card.cost})")


def _inks(inks: tuple[str, ...], speaker: Speaker) -> str:
    return "/".join(speaker.term(f"ink-{ink.lower()}") for ink in inks)


def _size(deck: list[str], words: Words) -> str:
    return words("deck-size", count=len(deck))
