"""What somebody at the table looks up: what the pictures of a game's cards are drawn from, what is printed on a card
that is spoken of and lies nowhere in sight, the rules, and the scenarios that show them."""

from __future__ import annotations

import functools
from typing import Any, Final

import arbitre
from arbitre.games import registry
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.error import Error, UnknownCard
from arbitre.rulebook.search import look_up
from arbitre.rulebook.texts import Book, Rule, book
from arbitre.scenario.shelf import by_rule, text_of
from arbitre.sentences import Speaker
from arbitre.sentences.view import printed
from arbitre.table import protocol as p
from arbitre.table.fitting import brings_decks
from arbitre.table.positions import told
from arbitre.table.words import spoken

COLOURS: Final = ("inks", "trade", "kingdom", "suit")
TRAITS: Final = ("classifications", "subtypes", "classes")


@functools.cache
def cards(game: str) -> p.Cards:
    """Colours and traits of every card of a game: what views leave out, as they never change."""
    entry = registry.entry(game)
    if not entry.pool:
        return p.Cards(cards={})
    pool = entry.load("pool")()
    data = [getattr(card, "data", card) for card in pool]
    told = {pool.name_of(card): p.CardFacts(colours=_said(card, COLOURS), traits=_said(card, TRAITS)) for card in data}
    return p.Cards(cards=told)


def _said(card: Any, fields: tuple[str, ...]) -> list[str]:
    """What a card says under the first of these names that its game knows: one word, or several."""
    for field in fields:
        said = getattr(card, field, None)
        if said is not None:
            return [said] if isinstance(said, str) and said else list(said)
    return []


@functools.lru_cache(maxsize=4096)
def card(game: str, name: str, lang: p.Language) -> p.CardPrinted | None:
    """What is printed on a card, as a view tells of cards; None: there is no such card. It is put into the place of a
    card of some game, outside all zones, and looked at there."""
    facts = _facts(game, name)
    return None if facts is None else p.CardPrinted(card=_printed(game, facts, lang))


def _printed(game: str, facts: Any, lang: p.Language) -> dict[str, Any]:
    twin = _some_game(game).copy()
    twin.facts = [facts, *twin.facts[1:]]
    twin.zone_of[0] = NO_CARD
    return printed(twin, 0, Speaker(spoken(game, lang), game=game))


@functools.lru_cache(maxsize=8192)
def pool_card(game: str, name: str, lang: p.Language) -> dict[str, Any]:
    """What is printed on a card of the pool. One that can't be played yet has its facts, and no abilities; it is told
    of here and gets into no game."""
    found = card(game, name, lang)
    if found is not None:
        return found.card
    pool = registry.entry(game).load("pool")()
    return _printed(game, pool.make(pool.data(name)), lang)


def _facts(game: str, name: str) -> Any:
    """A card of the pool, or one that comes into games without being in it, such as a token."""
    entry = registry.entry(game)
    try:
        return entry.load("pool")().facts(name)
    except UnknownCard:
        return next((facts for facts in _some_game(game).all_facts() if facts.key == name), None)


@functools.cache
def _some_game(game: str) -> Any:
    decks: dict[str, Any] = {"decks": [next(iter(arbitre.decks(game)))]} if brings_decks(game) else {}
    return arbitre.new(game, players=2, **decks)


def rules(game: str, lang: p.Language, words: str = "") -> p.Book | None:
    """The rulebook of a game, or the rules with most of these words; None if it has none."""
    if not registry.entry(game).rulebook:
        return None
    own, whole = spoken(game, lang), book(game)
    if words.strip():
        lines = [_line(whole, one, own, found=True) for one in look_up(whole, words, own)]
    else:
        lines = [_line(whole, one, own) for one in whole.rules.values()]
    return p.Book(game=game, title=whole.title, lang=own, rules=lines)


def rule(game: str, number: str, lang: p.Language) -> p.RuleText | None:
    """What a rule says, what we decided about it, and the scenarios that exercise it."""
    if not registry.entry(game).rulebook:
        return None
    own, whole = spoken(game, lang), book(game)
    try:
        found = whole.rules[whole.numbering.spelt(number)]
    except (Error, KeyError):
        return None
    numbers = list(whole.rules)
    place = numbers.index(found.number)
    rulings = whole.rulings_on(found.number)
    return p.RuleText(
        number=found.number,
        text=found.text(own),
        heading=found.kind == "heading",
        rulings=[ruling.text(own) for ruling in rulings],
        reasons=[ruling.why(own) for ruling in rulings],
        above=[_line(whole, one, own) for one in whole.above(found.number)],
        below=[_line(whole, one, own) for one in whole.part(found.number)[1:]],
        scenarios=[p.Shown(name=one.name, title=one.title) for one in by_rule(game).get(found.number, ())],
        before=numbers[place - 1] if place else "",
        after=numbers[place + 1] if place + 1 < len(numbers) else "",
    )


def _line(whole: Book, rule: Rule, lang: p.Language, *, found: bool = False) -> p.RuleLine:
    """A rule; one that is found out of its place says what it stands under."""
    above = whole.above(rule.number)
    headings = [one.text(lang) for one in above if found and one.kind == "heading"]
    return p.RuleLine(
        number=rule.number,
        text=rule.text(lang),
        heading=rule.kind == "heading",
        depth=len(above),
        under=headings[-1] if headings else "",
    )


def scenario(game: str, name: str) -> p.ScenarioText | None:
    """A scenario file that comes with Arbitre; None if there is none of this name."""
    text = text_of(game, name)
    return None if text is None else told(game, name, text)
