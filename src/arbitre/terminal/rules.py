"""What the rulebook says, for those at the table: a rule by its number, or all that have some words."""

from __future__ import annotations

from typing import Final, cast

from rich.text import Text

from arbitre.kernel.error import Error
from arbitre.rulebook.search import having_all, search
from arbitre.rulebook.texts import Book, Language, Rule, book
from arbitre.terminal.again import program
from arbitre.terminal.typed import Unclear
from arbitre.terminal.words import Words

MOST: Final = 12  # rules shown at once: they are read beside a board


def told(words: Words, text: str) -> list[Text]:
    """The rules that a number or words mean, each with what we decided about it."""
    rulebook = book(words.game)
    lang = cast(Language, words.lang)
    found = _meant(rulebook, text, lang, words)
    out: list[Text] = []
    for rule in found[:MOST]:
        style = "bold" if rule.kind == "heading" else ""
        out.append(Text(f"{rule.number}  {rule.text(lang)}", style=style))
        for ruling in rulebook.rulings_on(rule.number):
            out.append(Text("  " + words("labelled", what=words("ruling"), list=ruling.text(lang)), style="italic"))
    if len(found) > MOST:
        command = f"{program()} rules {words.game} --search {text}"
        if rulebook.numbering.is_number(found[0].number) and found[0].number == rulebook.numbering.spelt(text):
            command = f"{program()} rules {words.game} {found[0].number}"
        out.append(Text(words("rules-more", count=len(found) - MOST, command=command), style="dim"))
    return out


def _meant(rulebook: Book, text: str, lang: Language, words: Words) -> list[Rule]:
    number = rulebook.numbering.spelt(text.rstrip("."))
    if rulebook.numbering.is_number(number):
        try:
            return rulebook.part(number)
        except Error as fault:
            near = ", ".join(rulebook.nearest(number))
            raise Unclear(words("no-such-rule", number=number, near=near)) from fault
    named = text.split()
    titles = [rule for rule in rulebook.rules.values() if rule.kind == "heading"]
    sections = having_all(titles, named, lang)
    if sections:  # the shortest title is the one about nothing else
        return rulebook.part(min(sections, key=lambda rule: len(rule.text(lang))).number)
    found = search(rulebook, list(rulebook.rules.values()), named, lang)
    if not found:
        raise Unclear(words("no-rule-about", text=text))
    return found
