"""The parts of a card's text: keywords, what it costs, what it does, its abilities, its other paragraphs.

Only the layout of the text is understood here; the sentences are for the grammar.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

_FLIP_UP = re.compile(r"FLIP UP: (?P<value>\d+)(?: ⟦(?P<icons>\w+)⟧)?(?: and (?P<cost>.+?)\.?)?")
_UNIQUE = re.compile(r"UNIQUE (?P<name>.+)")
_ATTACH = re.compile(r"ATTACH to (?P<onto>[A-Za-z]+)(?P<yours> you control)?")
_PROVIDES = re.compile(r"(?:PROVIDES:|Provides -)? ?⟦(?P<icons>\w+)⟧\.?")
_HEADER = re.compile(r"(?P<name>[^a-z:⟦]+?)(?:: ⟦(?P<icons>\w+)⟧)?")
_WRAPPED = re.compile(r"<([^<>]*)>|“([^“”]*)”")  # names of abilities that are in brackets or quotes
_THRESHOLD = re.compile(r"⟦(?P<icons>\w+)⟧: (?P<text>.+)")
_OPTION = re.compile(r"OPTION \d+(?:: (?P<text>.+))?")
_OPTIONS = re.compile(r"(?P<head>.*(?:of the following.*|Choose one)): ?", re.IGNORECASE)
_GAINS = re.compile(r".+ gains?:")
_FACTS = re.compile(r"Influence \d+|STARTING RESOURCES: .+|STARTING DRAW: .+")
_RULE = re.compile(r"(?:RESTORE|DEVELOP) RULE: (?P<text>.+)")


class Part(NamedTuple):
    """A piece of the text. An ability has its cost in `cost` and what it does in `text`; options are texts."""

    kind: Literal[
        "keyword",
        "flip up",
        "attach",
        "unique",
        "provides",
        "cost",
        "effect",
        "ability",
        "paragraph",
        "gains",
        "one text of",
    ]
    text: str = ""
    name: str = ""
    icons: str = ""
    cost: str = ""
    value: int = 0
    options: tuple[str, ...] = ()


def parts(text: str, tactic: bool) -> list[Part]:
    """The parts of a cleaned text in order. What a tactic says outside of everything else is what it does."""
    lines = text.split("\n") if text else []
    found: list[Part] = []
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if _FACTS.fullmatch(line):
            continue
        plain = _one_line(line)
        if plain is not None:
            found.append(plain)
            continue
        following = lines[at] if at < len(lines) else ""
        options = _OPTIONS.fullmatch(line.removeprefix("EFFECT: "))
        if options and _OPTION.fullmatch(following):
            texts, at = _options(lines, at)
            head = options["head"]
            if "as this card's rules text" in head:
                found.append(Part("one text of", head, options=texts))
            else:
                tells = line.startswith("EFFECT: ") or tactic
                found.append(Part("effect" if tells else "paragraph", head + ":", options=texts))
            continue
        if _GAINS.fullmatch(line) and following.startswith('"'):
            quoted, at = _quoted(lines, at)
            found.append(Part("gains", line, options=(quoted,)))
            continue
        if line.startswith("COST: "):
            end = None if tactic else _effect_after(lines, at)
            if end is not None:  # 502.1: only a tactic has an effect of its own; this is an ability without a name
                found.append(_ability(lines, at - 1, end))
                at = end + 1
            else:
                found.append(Part("cost", line.removeprefix("COST: ")))
            continue
        if line.startswith("EFFECT: "):
            found.append(Part("effect", line.removeprefix("EFFECT: ")))
            continue
        header = _HEADER.fullmatch(line)
        if header and following.startswith("COST:"):
            end = next((i for i in range(at, len(lines)) if lines[i].startswith("EFFECT: ")), None)
            if end is not None:
                found.append(_ability(lines, at, end, _name(header["name"]), header["icons"] or ""))
                at = end + 1
                continue
        threshold = _THRESHOLD.fullmatch(line)
        rule = _RULE.fullmatch(line)
        if threshold:
            found.append(Part("paragraph", threshold["text"], icons=threshold["icons"]))
        elif rule:
            found.append(Part("paragraph", rule["text"]))
        else:
            found.append(Part("paragraph", line))
    return found


def _ability(lines: list[str], start: int, end: int, name: str = "", icons: str = "") -> Part:
    """Its cost from one line on, its effect in the other."""
    cost = " ".join(lines[start:end]).removeprefix("COST: ")
    return Part("ability", lines[end].removeprefix("EFFECT: "), name, icons, cost)


def _effect_after(lines: list[str], at: int) -> int | None:
    """The effect that belongs to the cost before this line, if there is one: nothing else begins in between."""
    for place in range(at, len(lines)):
        if lines[place].startswith("EFFECT: "):
            return place
        if lines[place].startswith("COST:") or _HEADER.fullmatch(lines[place]) or _one_line(lines[place]):
            return None
    return None


def _name(text: str) -> str:
    wrapped = _WRAPPED.fullmatch(text)
    plain = (wrapped[1] or wrapped[2]) if wrapped else text
    return plain.replace("“", '"').replace("”", '"')


def _one_line(line: str) -> Part | None:
    """A keyword, or icons the card provides."""
    if line in ("COVERT", "TACTICAL"):
        return Part("keyword", name=line.title())
    flip = _FLIP_UP.fullmatch(line)
    if flip:
        return Part("flip up", icons=flip["icons"] or "", cost=flip["cost"] or "", value=int(flip["value"]))
    unique = _UNIQUE.fullmatch(line)
    if unique:
        return Part("unique", name=unique["name"])
    attach = _ATTACH.fullmatch(line)
    if attach:
        return Part("attach", name=attach["onto"].lower(), value=int(bool(attach["yours"])))
    provides = _PROVIDES.fullmatch(line)
    if provides:
        return Part("provides", icons=provides["icons"])
    return None


def _quoted(lines: list[str], at: int) -> tuple[str, int]:
    """An ability in quotes over several lines. The closing sign is misprinted on some cards."""
    inner: list[str] = []
    while at < len(lines):
        line = lines[at]
        at += 1
        inner.append(line.strip('"·'))
        if line.endswith(('"', "·")):
            break
    return "\n".join(inner), at


def _options(lines: list[str], at: int) -> tuple[tuple[str, ...], int]:
    """The texts under OPTION 1, OPTION 2, ...: each up to the next one."""
    texts: list[list[str]] = []
    while at < len(lines) and not lines[at].startswith("FLIP UP: "):
        option = _OPTION.fullmatch(lines[at])
        if option:
            texts.append([option["text"]] if option["text"] else [])
        else:
            texts[-1].append(lines[at])
        at += 1
    return tuple("\n".join(text) for text in texts), at
