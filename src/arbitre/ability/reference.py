"""The ability language as a page (docs/abilities.md), made from the nodes themselves so that it is never out of
date."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec

from arbitre.ability import nodes as n
from arbitre.ability.language import Language
from arbitre.ability.nodes.words import WordList

PARTS: tuple[tuple[str, str, type], ...] = (
    ("Abilities", "What a card has: a list of these.", n.Ability),
    ("Effects", "Something to carry out. Several in a list are done in order.", n.Effect),
    ("Targets", "The cards an effect is about.", n.Target),
    ("Descriptions", "Which cards: what, whose, where, and the filters below.", n.Select),
    ("Filters", "What must hold of a card.", n.Filter),
    ("Amounts", "A number, or one of these.", n.Counted),
    ("Conditions", "True or false.", n.Condition),
    ("Triggers", "What a triggered ability waits for.", n.When),
    ("Static effects", "What holds while a card is in play.", n.Static),
)


def reference(languages: Sequence[Language]) -> str:
    """What these games share, then what each has of its own."""
    shared = _shared(languages)
    lines = [
        "# The ability language",
        "",
        "Made from `src/arbitre/ability/nodes`, `src/arbitre/games/*/nodes.py` and `src/arbitre/games/*/language.py`",
        "by `arbitre abilities`; change those, not this page.",
        "",
        "Every node is a table. The first field given here says which node it is; the others may be left out where a",
        "default is given. An unknown field is an error. First comes what games share (in brackets: the games that",
        "have it, where not all do), then what is a game's own: its nodes, and its words.",
    ]
    for title, what, family in PARTS:
        lines += ["", f"## {title}", "", what, ""]
        for node in shared:
            if issubclass(node, family):
                lines += _node(node, languages)
    for language in languages:
        lines += ["", f"## {language.game}: its own nodes and words"]
        own = [node for node in language.nodes if node not in shared]
        lines += _own_nodes(own)
        lines += ["", "### Words", ""]
        for name, words in language.words.items():
            lines.append(f"- **{name}**: {', '.join(f'`{word}`' for word in words) or 'none'}")
    return "\n".join(lines) + "\n"


def _own_nodes(own: Sequence[type[n.Node]]) -> list[str]:
    lines: list[str] = []
    for title, _, family in PARTS:
        found = [node for node in own if issubclass(node, family)]
        if found:
            lines += ["", f"### {title}", ""]
        for node in found:
            lines += _node(node)
    parts = [node for node in own if not issubclass(node, tuple(family for _, _, family in PARTS))]
    if parts:
        lines += ["", "### Parts of these", ""]
    for node in parts:
        lines += _node(node)
    return lines


def _shared(languages: Sequence[Language]) -> list[type[n.Node]]:
    """The nodes that are defined for all games, though not every game need have them."""
    nodes = dict.fromkeys(node for language in languages for node in language.nodes)
    return [node for node in nodes if node.__module__.startswith(n.__name__)]


def _only(languages: Sequence[Language], node: type[n.Node], field: str = "") -> str:
    """The games that have a node, or a field of it, where not all have."""
    those = [language for language in languages if node in language.nodes]
    having = [language.game for language in those if not field or field in language.fields(node)]
    if len(having) == len(those if field else languages):
        return ""
    return f" ({', '.join(having)})"


def _node(node: type[n.Node], languages: Sequence[Language] = ()) -> list[str]:
    """A node with its fields; where not all of these games have it, or one of its fields, those that do."""
    config = node.__struct_config__
    head = f'`{config.tag_field} = "{config.tag}"`' if config.tag is not None else f"`{node.__name__}`"
    doc = " ".join((node.__doc__ or "").split())
    lines = [f"- {head}{_only(languages, node)} {doc}".rstrip()]
    hints = inspect.get_annotations(node)
    for field in msgspec.structs.fields(node):
        default = ""
        if field.default is not msgspec.NODEFAULT:
            default = f" = {_shown(field.default)}"
        elif field.default_factory is not msgspec.NODEFAULT:
            default = " = ()"
        lines.append(f"  - `{field.name}`: {_kind(hints[field.name])}{default}{_only(languages, node, field.name)}")
    return lines


def _kind(hint: Any) -> str:
    """The type of a field, as it is written in the code."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, WordList):
            return mark.name
    origin = get_origin(hint)
    if origin is typing.Annotated:
        return _kind(hint.__origin__)
    if origin is Literal:
        return f"Literal[{', '.join(map(repr, get_args(hint)))}]"
    if origin is tuple:
        return f"tuple[{_kind(get_args(hint)[0])}, ...]"
    if origin in (types.UnionType, typing.Union):
        kinds = [_kind(member) for member in get_args(hint) if member is not n.Counted]
        return " | ".join("Amount" if kind == "int" and n.Counted in get_args(hint) else kind for kind in kinds)
    return "None" if hint is type(None) else str(hint.__name__)


def _shown(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return str(msgspec.to_builtins(value))
    return repr(value)
