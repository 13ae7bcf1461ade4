"""The ability language as a page (docs/abilities.md), made from the nodes themselves so that it can't be outdated."""

from __future__ import annotations

import inspect
import types
import typing
from typing import Any

import msgspec

from arbitre.ability import nodes as n

PARTS: tuple[tuple[str, str, Any], ...] = (
    ("Abilities", "What a card has: a list of these.", n.Ability),
    ("Effects", "Something to carry out. Several in a list are done in order.", n.Effect),
    ("Targets", "The cards an effect is about.", n.Target),
    ("Descriptions", "Which cards: what, whose, where, and the filters below.", n.Select),
    ("Filters", "What must hold of a card.", n.Filter),
    ("Amounts", "A number, or one of these.", n.Amount),
    ("Conditions", "True or false.", n.Condition),
    ("Triggers", "What a triggered ability waits for.", n.When),
    ("Static effects", "What holds while a card is in play.", n.Static),
)


def reference() -> str:
    lines = [
        "# The ability language",
        "",
        "Made from `src/arbitre/ability/nodes.py` by `arbitre abilities`; change the nodes, not this page.",
        "",
        "Every node is a table. The first field given here says which node it is; the others may be left out where "
        "a default",
        "is given. An unknown field is an error.",
    ]
    for title, what, union in PARTS:
        lines += ["", f"## {title}", "", what, ""]
        for node in _members(union):
            lines += _node(node)
    lines += ["", "## Words", ""]
    for name in (
        "Players",
        "CardType",
        "Stat",
        "ZoneName",
        "Duration",
        "Restriction",
        "Permission",
        "Replacement",
        "EventName",
        "Compare",
    ):
        words = ", ".join(f"`{word}`" for word in typing.get_args(getattr(n, name)))
        lines.append(f"- **{name}**: {words}")
    return "\n".join(lines) + "\n"


def _members(union: Any) -> list[type[msgspec.Struct]]:
    if isinstance(union, types.UnionType):
        return [member for member in typing.get_args(union) if member is not int]
    return [union]


def _node(node: type[msgspec.Struct]) -> list[str]:
    config = node.__struct_config__
    head = f'`{config.tag_field} = "{config.tag}"`' if config.tag is not None else f"`{node.__name__}`"
    doc = " ".join((inspect.getdoc(node) or "").split())
    if doc == " ".join((inspect.getdoc(n.Node) or "").split()):
        doc = ""
    lines = [f"- {head} {doc}".rstrip()]
    annotations = inspect.get_annotations(node)
    for field in msgspec.structs.fields(node):
        kind = annotations[field.name]
        default = ""
        if field.default is not msgspec.NODEFAULT:
            default = f" = {_shown(field.default)}"
        elif field.default_factory is not msgspec.NODEFAULT:
            default = " = ()"
        lines.append(f"  - `{field.name}`: {kind}{default}")
    return lines


def _shown(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return str(msgspec.to_builtins(value))
    return repr(value)
