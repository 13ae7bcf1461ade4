"""What `arbitre rules` shows, as blocks for people and as data for programs."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from typing import Any

from arbitre.rulebook.citations import Citation, Scenario, Scenarios
from arbitre.rulebook.coverage import Coverage, Exercised, Share
from arbitre.rulebook.output import Block, Row
from arbitre.rulebook.texts import FOLDER, KINDS, Book, Language, Rule, Ruling


@functools.cache
def labels(lang: Language) -> dict[str, str]:
    words: dict[str, dict[str, str]] = tomllib.loads((FOLDER / "labels.toml").read_text(encoding="utf-8"))
    return words[lang]


def list_blocks(rules: Sequence[Rule], lang: Language) -> list[Block]:
    return [Block("", [_row(rule, lang) for rule in rules])]


def list_data(rules: Sequence[Rule], lang: Language) -> list[dict[str, str]]:
    return [{"number": rule.number, "kind": rule.kind, "text": rule.text(lang)} for rule in rules]


def rule_blocks(
    book: Book, rule: Rule, code: Sequence[Citation], scenarios: Scenarios | None, lang: Language
) -> list[Block]:
    """One rule: its sentence, what we decided about it, where it is carried out and shown, and what comes below it."""
    words = labels(lang)
    above = " > ".join(f"{other.number} {other.text(lang)}" for other in book.above(rule.number) if _is_title(other))
    head = [_row(rule, lang), Row(words["kind"], words[rule.kind])]
    if above:
        head.append(Row(words["under"], above))
    if rule.number in book.unseen:
        head.append(Row(words["unseen"], book.unseen[rule.number]))
    blocks = [Block("", head)]
    for ruling in book.rulings_on(rule.number):
        blocks.append(
            Block(words["ruling"], [Row("", ruling.text(lang)), Row("", f"{words['why']}: {ruling.why(lang)}")])
        )
    places = [Row(f"{found.path}:{found.line}", found.name or words["module"]) for found in code]
    blocks.append(Block(words["code"], places or [Row("", words["none"])]))
    if scenarios is None:
        shown = [Row("", words["absent"])]
    else:
        shown = [Row(file.path, file.title) for file in scenarios.citing(rule.number)] or [Row("", words["none"])]
    blocks.append(Block(words["scenarios"], shown))
    below = book.part(rule.number)[1:]
    if below:
        blocks.append(Block(words["below"], [_row(other, lang) for other in below]))
    return blocks


def rule_data(
    book: Book, rule: Rule, code: Sequence[Citation], scenarios: Scenarios | None, lang: Language
) -> dict[str, Any]:
    return {
        "number": rule.number,
        "kind": rule.kind,
        "text": rule.text(lang),
        "unseen": book.unseen.get(rule.number),
        "rulings": rulings_data(book.rulings_on(rule.number), lang),
        "code": [{"path": found.path, "line": found.line, "name": found.name} for found in code],
        "scenarios": None
        if scenarios is None
        else [{"path": file.path, "title": file.title} for file in scenarios.citing(rule.number)],
        "below": list_data(book.part(rule.number)[1:], lang),
    }


def rulings_page(book: Book, rulings: Sequence[Ruling], lang: Language) -> str:
    """Our rulings as a page in Markdown: a heading with the numbers, what we decided, and why."""
    words = labels(lang)
    command = f"arbitre rules {book.game} --rulings" + (f" --lang {lang}" if lang != "en" else "")
    parts = [f"# {book.title}: {words['rulings']}", words["rulings_about"].format(command=command)]
    for ruling in rulings:
        parts += [f"## {', '.join(ruling.rules)}", ruling.text(lang), f"*{words['why']}:* {ruling.why(lang)}"]
    return "\n\n".join(parts) + "\n"


def rulings_data(rulings: Sequence[Ruling], lang: Language) -> list[dict[str, Any]]:
    return [{"rules": ruling.rules, "text": ruling.text(lang), "why": ruling.why(lang)} for ruling in rulings]


# The coverage is for those who write the code, so the words around the rules are in English only.


def coverage_blocks(book: Book, found: Coverage, lang: Language) -> list[Block]:
    play = found.kinds["play"]
    figures = [Row("numbers", str(sum(found.kinds.values())))]
    figures += [Row(kind, str(found.kinds[kind])) for kind in KINDS]
    figures.append(Row("play, cited", f"{_ratio(found.cited, play)}: the number stands in the code"))
    figures.append(Row("play, unseen", f"{len(found.unseen)} of {play}: can't be seen when a scenario runs"))
    done = found.exercised
    if done is None:
        figures.append(Row("play, exercised", f"unknown. {labels('en')['absent']}"))
    else:
        able = play - len(found.unseen)
        figures += [
            Row("play, exercised", f"{_ratio(done.rules, able)}: passed by a scenario that lists them"),
            Row("  closely", f"{_ratio(done.closely, able)}: at a step, question, event, refusal or statement"),
            Row("  loosely", f"{len(done.rules.there) - len(done.closely.there)}: named by a function that is entered"),
            Row("listed", f"{done.listed} times in {done.files} scenario files in {done.folder}"),
            Row("  passed", f"{done.listed - len(done.passed_over)} times, {done.listed_closely} of them closely"),
            Row("  in vain", f"{done.idle} files pass none of theirs"),
        ]
    blocks = [Block(f"Coverage of {found.game}{f', {found.part}' if found.part else ''}", figures)]
    if found.cited.missing:
        title = f"Play rules the code does not cite: {len(found.cited.missing)}"
        blocks.append(Block(title, [_row(rule, lang) for rule in found.cited.missing]))
    if found.unseen:
        title = f"Play rules that can't be seen: {len(found.unseen)}"
        blocks.append(Block(title, [Row(rule.number, book.unseen[rule.number]) for rule in found.unseen]))
    if done is not None:
        blocks += _exercised_blocks(done, lang)
    if found.unknown_in_code:
        rows = [Row(c.number, f"{c.path}:{c.line} {c.name}".rstrip(), "fault") for c in found.unknown_in_code]
        blocks.append(Block("Numbers the code cites that do not exist", rows))
    if found.unknown_in_scenarios:
        blocks.append(Block("Numbers scenario files list that do not exist", _listed(found.unknown_in_scenarios)))
    if found.broken:
        rows = [Row(broken.path, broken.fault, "fault") for broken in found.broken]
        blocks.append(Block("Scenario files that cannot be read, or fail", rows))
    return blocks


def _exercised_blocks(done: Exercised, lang: Language) -> list[Block]:
    blocks: list[Block] = []
    loosely = [rule for rule in done.rules.there if rule in done.closely.missing]
    for title, rules in (
        ("Play rules no scenario that lists them passes", done.rules.missing),
        ("Play rules passed loosely only", loosely),
    ):
        if rules:
            blocks.append(Block(f"{title}: {len(rules)}", [_row(rule, lang) for rule in rules]))
    if done.passed_over:
        blocks.append(Block("Rules scenario files list and do not pass", _listed(done.passed_over)))
    if done.seen_after_all:
        blocks.append(Block("Rules said to be impossible to see that a scenario passes", _listed(done.seen_after_all)))
    return blocks


def _listed(found: Sequence[tuple[str, Scenario]]) -> list[Row]:
    return [Row(number, f"{file.path}: {file.title}", "fault") for number, file in found]


def coverage_data(book: Book, found: Coverage, lang: Language) -> dict[str, Any]:
    done = found.exercised
    return {
        "game": found.game,
        "part": found.part,
        "numbers": sum(found.kinds.values()),
        "kinds": found.kinds,
        "cited": _share_data(found.cited, lang),
        "unseen": {rule.number: book.unseen[rule.number] for rule in found.unseen},
        "exercised": None if done is None else {**_share_data(done.rules, lang), "closely": len(done.closely.there)},
        "scenarios": None
        if done is None
        else {
            "folder": done.folder,
            "files": done.files,
            "listed": done.listed,
            "passed": done.listed - len(done.passed_over),
            "closely": done.listed_closely,
            "pass none": done.idle,
            "passed over": _listed_data(done.passed_over),
            "seen after all": _listed_data(done.seen_after_all),
        },
        "unknown": {
            "code": [citation._asdict() for citation in found.unknown_in_code],
            "scenarios": _listed_data(found.unknown_in_scenarios),
        },
        "broken": [broken._asdict() for broken in found.broken],
    }


def _listed_data(found: Sequence[tuple[str, Scenario]]) -> list[dict[str, str]]:
    return [{"number": number, "path": file.path, "title": file.title} for number, file in found]


def _share_data(share: Share, lang: Language) -> dict[str, Any]:
    return {"count": len(share.there), "missing": list_data(share.missing, lang)}


def _ratio(share: Share, total: int) -> str:
    # Rounded down: 100 % is said only when nothing is missing.
    return f"{len(share.there)} of {total} ({100 * len(share.there) // total if total else 100} %)"


def _row(rule: Rule, lang: Language) -> Row:
    return Row(rule.number, rule.text(lang), "heading" if rule.kind == "heading" else "plain")


def _is_title(rule: Rule) -> bool:
    return rule.kind == "heading"
