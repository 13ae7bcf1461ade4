"""Decks that are being built: cards looked for, decks told of, lists read and written, opening hands drawn. The page
keeps the decks; the server keeps nothing of them."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import arbitre
from arbitre.arguments import SEEDS
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.pool.workshop import Fact, Flag, Number, Opening, Workshop
from arbitre.sentences import Speaker
from arbitre.sentences.view import seen_by
from arbitre.table import protocol as p
from arbitre.table.fitting import fitting
from arbitre.table.list_faults import list_faults, search_fault
from arbitre.table.looking_up import pool_card
from arbitre.table.offers import formats_of
from arbitre.table.setup import LONGEST_DECK, MOST_CARDS, Unfit, deck_fault
from arbitre.table.words import said, said_of, spoken

A_PAGE: Final = 48  # cards told at once
MOST_PICKS: Final = 60
MOST_ROWS: Final = 300
LONGEST_QUERY: Final = 400


def workshop_of(game: str, lang: str) -> Workshop:
    """How decks of a game are built, or `Unfit`."""
    known = registry.names("workshop")
    if game not in registry.entries():
        raise Unfit([p.Fault(text=said(lang, "fault-game", game=game[:40], known=", ".join(known)))], 404)
    entry = registry.entry(game)
    if not entry.workshop:
        raise Unfit([p.Fault(text=said(lang, "fault-no-decks", game=entry.title))], 404)
    found: Workshop = entry.load("workshop")
    return found


# -- what there is ---------------------------------------------------------------------------------------------


@functools.cache
def workshop(game: str, lang: p.Language) -> p.Workshop:
    shop = workshop_of(game, lang)
    return p.Workshop(
        game=game,
        title=registry.entry(game).title,
        formats=formats_of(game, lang),
        decks=list(arbitre.decks(game)),
        filters=[_filter(shop, one, game, lang) for one in shop.filters],
        lists=[
            p.ListOffer(name=name, title=said_of(lang, f"list-as-{name}", about), ending=shop.endings[name])
            for name, about in shop.lists.items()
        ],
        asks=shop.catalogue.about(),
    )


def warm(game: str) -> None:
    """What cards do is rendered once, in all languages, to be searched: before somebody waits for it."""
    shop = workshop_of(game, "en")
    for card in shop.pool():
        shop.catalogue.text_of(card)


def _filter(shop: Workshop, one: Fact | Number | Flag, game: str, lang: p.Language) -> p.Filter:
    kind: Any = "values" if isinstance(one, Fact) else "number" if isinstance(one, Number) else "flag"
    coloured, values = False, []
    if isinstance(one, Fact):
        coloured = one.coloured
        cards = [card for card in shop.pool() if shop.catalogue.listed(card)]
        values = [p.Value(value=value, title=_value(one, value, game, lang)) for value in one.values(cards)]
        if not one.order:
            values.sort(key=lambda value: value.title.casefold())
    return p.Filter(key=one.key, title=_fact(one.key, lang), kind=kind, values=values, coloured=coloured)


def _fact(key: str, lang: str) -> str:
    return said_of(lang, f"fact-{key}", key.capitalize())


def _value(fact: Fact, value: str, game: str, lang: p.Language) -> str:
    """What the game calls it, if it does; what is the same word in every game is said here."""
    title = fact.said(value, spoken(game, lang))
    own = said_of(lang, f"fact-{fact.key}-{re.sub('[^a-z0-9]+', '-', value.lower())}")
    return own or title[:1].upper() + title[1:]


def found(game: str, query: str, after: int, lang: p.Language) -> p.FoundCards:
    """Cards of the pool, a page of them."""
    shop = workshop_of(game, lang)
    try:
        cards, fit = shop.search(query[:LONGEST_QUERY])
    except Error as fault:
        raise Unfit([search_fault(fault, lang)]) from fault
    page = cards[after : after + A_PAGE]
    told = [
        p.FoundCard(card=_card(shop, game, card, lang), playable=not card.lacks, about=_about(shop, game, card, lang))
        for card in page
    ]
    return p.FoundCards(total=len(cards), cards=told, nearest=not fit)


def _about(shop: Workshop, game: str, card: Any, lang: p.Language) -> list[str]:
    said: list[str] = []
    for one in shop.shown:
        if isinstance(one, Number):
            number = shop.catalogue.numbers[one.key](card)
            if number:
                said.append(_labelled(one.key, str(number), lang))
            continue
        count = Counter(value for value in one.of(card) if value)
        values = [_value(one, value, game, lang) + (f" ×{many}" if many > 1 else "") for value, many in count.items()]
        if values:
            listed = ", ".join(values)
            said.append(_labelled(one.key, listed, lang) if one.labelled else listed)
    return said


def _labelled(key: str, value: str, lang: str) -> str:
    return said_of(lang, "fact-labelled", what=_fact(key, lang), value=value)


def _card(shop: Workshop, game: str, card: Any, lang: p.Language) -> dict[str, Any]:
    """As it is printed, and its traits in the reader's language: those that a picture is drawn from are not."""
    traits = [shop.traits.said(trait, spoken(game, lang)) for trait in shop.traits.of(card)]
    return {**pool_card(game, shop.pool().name_of(card), lang), "traits said": traits}


# -- reading and writing lists -----------------------------------------------------------------------------------


def read(wanted: p.GivenList) -> p.DeckRead:
    shop, lang = workshop_of(wanted.game, wanted.lang), wanted.lang
    if len(wanted.text) > LONGEST_DECK:
        raise Unfit([p.Fault(text=said(lang, "fault-long"))])
    if wanted.deck and wanted.deck not in arbitre.decks(wanted.game):
        raise Unfit([p.Fault(text=said(lang, "fault-no-deck", name=wanted.deck[:80]))], 404)
    try:
        deck: Any = arbitre.decks(wanted.game)[wanted.deck] if wanted.deck else shop.read(wanted.text)
    except Error as fault:
        raise Unfit(list_faults(fault, lang)) from fault
    if len(deck.names()) > MOST_CARDS:
        raise Unfit([p.Fault(text=said(lang, "fault-long"))])
    rows = [p.DeckRow(name=shop.pool().name_of(card), count=count) for count, card in deck.cards]
    return p.DeckRead(name=deck.name, rows=rows)


def written(wanted: p.WantedList) -> p.ListWritten:
    shop, lang = workshop_of(wanted.game, wanted.lang), wanted.lang
    rows = _rows(shop, wanted.rows, lang)
    if wanted.to not in shop.lists:
        known = ", ".join(shop.lists)
        raise Unfit([p.Fault(text=said(lang, "fault-list-format", format=wanted.to[:40], known=known))])
    try:
        text = shop.write(shop.deck(wanted.name[:200], rows), wanted.to, spoken(wanted.game, lang))
    except Error as fault:
        raise Unfit(list_faults(fault, lang)) from fault
    return p.ListWritten(text=text)


def _rows(shop: Workshop, rows: Sequence[p.DeckRow], lang: str) -> list[tuple[int, Any]]:
    """How many of which cards, or `Unfit`."""
    _check_size(rows, lang)
    strangers = [row.name for row in rows if row.name not in shop.pool()]
    if strangers:
        raise Unfit([p.Fault(text=said(lang, "list-no-card", name=name[:200])) for name in strangers])
    return [(row.count, shop.pool().data(row.name)) for row in rows]


def _check_size(rows: Sequence[p.DeckRow], lang: str) -> None:
    counts = [row.count for row in rows]
    if len(rows) > MOST_ROWS or any(count < 1 for count in counts) or sum(counts) > MOST_CARDS:
        raise Unfit([p.Fault(text=said(lang, "fault-long"))])


# -- telling of a deck -------------------------------------------------------------------------------------------


def told(wanted: p.BuiltDeck) -> p.DeckTold:
    """All there is to say of a deck. A card that is not known is a fault, not an error: decks are kept for long."""
    shop, lang = workshop_of(wanted.game, wanted.lang), wanted.lang
    _check_size(wanted.rows, lang)
    pool = shop.pool()
    rows = [(row, pool.data(row.name)) for row in wanted.rows if row.name in pool]
    cards = [card for row, card in rows for _ in range(row.count)]
    strangers = [row for row in wanted.rows if row.name not in pool]
    faults = [p.Fault(text=said(lang, "list-no-card", name=row.name[:200])) for row in strangers]
    opening = shop.opening(cards)
    return p.DeckTold(
        cards=sum(row.count for row in wanted.rows),
        groups=[*_groups(shop, wanted.game, rows, lang), *_strange(strangers, lang)],
        faults=[*faults, *wrong(wanted.game, cards, wanted.format, lang)],
        legal=[] if strangers else _legal(wanted.game, cards),
        charts=_charts(shop, wanted.game, cards, lang),
        hand=opening.size if opening else 0,
        likely=_likely(shop, opening, lang) if opening else [],
    )


def _likely(shop: Workshop, opening: Opening, lang: p.Language) -> list[p.Likely]:
    return [
        p.Likely(title=said_of(lang, f"wanted-{one.key}", one.key), good=opening.count(one), chances=chances)
        for one, chances in shop.chances(opening)
    ]


def _legal(game: str, cards: Sequence[Any]) -> list[str]:
    return [form for form in fitting(game).formats if not wrong(game, cards, form)]


def wrong(game: str, cards: Sequence[Any], form: str, lang: p.Language = "en") -> list[p.Fault]:
    """What a format has against a deck: as `arbitre decks check` finds it."""
    making = registry.entry(game).load("making")
    try:
        found = making.faults(cards, making.format_named(form or fitting(game).formats[0]))
    except Error as fault:
        raise Unfit([p.Fault(text=str(fault))]) from fault
    return [deck_fault(fault, game, lang) for fault in found]


def _groups(shop: Workshop, game: str, rows: Iterable[tuple[p.DeckRow, Any]], lang: p.Language) -> list[p.Group]:
    """Cards keep the names they came with: a deck may be older than a name of the pool."""
    parted: dict[str, list[tuple[p.DeckRow, Any]]] = {}
    for row, card in rows:
        parted.setdefault(next(iter(shop.groups.of(card)), ""), []).append((row, card))
    found: list[p.Group] = []
    for value in shop.groups.values(card for group in parted.values() for _, card in group):
        group = sorted(parted[value], key=lambda row: shop.place(row[1]))
        told = [
            p.ToldRow(name=row.name, count=row.count, card=_card(shop, game, card, lang), playable=not card.lacks)
            for row, card in group
        ]
        title = _value(shop.groups, value, game, lang)
        found.append(p.Group(title=title, count=sum(row.count for row, _ in group), rows=told))
    return found


def _strange(rows: Sequence[p.DeckRow], lang: str) -> list[p.Group]:
    """Cards that are not known, so that they can be taken out."""
    told = [p.ToldRow(name=row.name, count=row.count, card=None, playable=False) for row in rows]
    count = sum(row.count for row in rows)
    return [p.Group(title=said(lang, "deck-unknown-cards"), count=count, rows=told)] if rows else []


def _charts(shop: Workshop, game: str, cards: Sequence[Any], lang: p.Language) -> list[p.Chart]:
    if not cards:
        return []
    parts = [said_of(lang, f"fact-{flag.key}{no}", flag.key) for flag in shop.flags[:1] for no in ("", "-not")]
    curve = [p.Bar(title=str(cost), counts=counts) for cost, counts in shop.curve(cards)]
    found = [p.Chart(title=_fact("cost", lang), parts=parts, bars=curve, curve=True)]
    for fact in shop.shares:
        bars = []
        for value in fact.values(cards):
            count = sum(list(fact.of(card)).count(value) for card in cards)
            colour = value if fact.coloured else ""
            bars.append(p.Bar(title=_value(fact, value, game, lang), counts=[count], colour=colour))
        found.append(p.Chart(title=_fact(fact.key, lang), parts=[], bars=bars, curve=False))
    for flag in shop.flags:
        test = shop.catalogue.flags[flag.key]
        count = sum(map(test, cards))
        bars = [
            p.Bar(title=said_of(lang, f"fact-{flag.key}{no}", flag.key), counts=[number])
            for no, number in (("", count), ("-not", len(cards) - count))
        ]
        found.append(p.Chart(title=_fact(flag.key, lang), parts=[], bars=bars, curve=False))
    return [chart for chart in found if chart.bars]


# -- opening hands -----------------------------------------------------------------------------------------------


def hand(wanted: p.WantedHand) -> p.HandDrawn:
    """A game is begun with the deck in both seats; the other keeps their cards. It ends before the first turn."""
    shop, lang = workshop_of(wanted.game, wanted.lang), spoken(wanted.game, wanted.lang)
    rows = _rows(shop, wanted.rows, wanted.lang)
    cards = [card for count, card in rows for _ in range(count)]
    faults = wrong(wanted.game, cards, shop.easiest, wanted.lang)
    opening = shop.opening(cards)
    if opening is None or len(opening.cards) < opening.size:
        faults = faults or [p.Fault(text=said(wanted.lang, "fault-no-hand"))]
    if faults or len(wanted.picks) > MOST_PICKS:
        raise Unfit(faults or [p.Fault(text=said(wanted.lang, "fault-pick"))])
    names = [shop.pool().name_of(card) for card in cards]
    starting = 0 if wanted.first else 1
    game = arbitre.new(
        wanted.game, decks=[names, names], seed=wanted.seed % SEEDS, starting=starting, format=shop.easiest
    )
    left = list(wanted.picks)
    while game.decision is not None and game.turn == 0:
        if game.decision.seat != 0:
            game.apply(0)
        elif not left:
            break
        elif 0 <= left[0] < len(game.decision.options):
            game.apply(left.pop(0))
        else:
            raise Unfit([p.Fault(text=said(wanted.lang, "fault-pick"))])
    view = seen_by(game, 0, Speaker(lang, game=wanted.game))
    asked = view["decision"] if game.turn == 0 else None
    options = [
        p.HandOption(place=option["place"], sentence=option["sentence"], object=option.get("object"))
        for option in (asked or {}).get("options", ())
        if "same as" not in option
    ]
    return p.HandDrawn(
        cards=view["seats"][0]["zones"]["hand"]["cards"],
        question=asked["sentence"] if asked else "",
        options=options,
        chosen=list(asked.get("chosen", ())) if asked else [],
    )
