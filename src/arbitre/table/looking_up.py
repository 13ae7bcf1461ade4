"""What somebody at the table looks up: what the pictures of a game's cards are drawn from, and what a rule says."""

from __future__ import annotations

import functools
from typing import Any, Final

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.rulebook.texts import book
from arbitre.table import protocol as p

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


def rule(game: str, number: str, lang: p.Language) -> p.RuleText | None:
    """What a rule says, and what we decided about it."""
    entry = registry.entry(game)
    if not entry.rulebook:
        return None
    spoken: p.Language = lang if lang in entry.languages else "en"
    try:
        rules = book(game)
        found = rules.rules[rules.numbering.spelt(number)]
    except (Error, KeyError):
        return None
    rulings = [ruling.text(spoken) for ruling in rules.rulings_on(found.number)]
    return p.RuleText(number=found.number, text=found.text(spoken), rulings=rulings)
