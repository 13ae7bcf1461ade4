"""What the rulebook says first about the keywords on a card, with the number where to read on."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import Any, cast

from rich.text import Text

from arbitre.ability import nodes as n
from arbitre.rulebook import Rule, book
from arbitre.rulebook.texts import Language
from arbitre.terminal.marks import writable


def reminders(game: str, abilities: Iterable[Any], lang: str, encoding: str = "utf-8") -> list[Text]:
    """A paragraph for each keyword, and each ability that has the name of one."""
    language = cast(Language, lang)
    out: list[Text] = []
    for name in dict.fromkeys(_called(ability) for ability in abilities):
        found = explained(game, name) if name else None
        if found is not None:
            title, text = (writable(said.text(language), encoding) for said in found)
            out.append(Text.assemble((title, "bold"), (f"  {found[1].number}  ", "cyan"), text))
    return out


def _called(ability: Any) -> str:
    return ability.keyword if isinstance(ability, n.Keyword) else str(getattr(ability, "name", ""))


@functools.cache
def explained(game: str, keyword: str) -> tuple[Rule, Rule] | None:
    """The heading a keyword has in the book, and the first rule under it. Keywords come after what they depend on: of
    several headings the last is meant."""
    title = re.compile(rf"{re.escape(keyword)}(?: to)?(?: [(\[].*)?")
    rules = book(game)
    headings = [
        rule
        for rule in rules.rules.values()
        if rule.kind == "heading" and any(title.fullmatch(text) for text in rule.texts.values())
    ]
    if not headings:
        return None
    under = [rule for rule in rules.part(headings[-1].number) if rule.kind != "heading"]
    return (headings[-1], under[0]) if under else None
