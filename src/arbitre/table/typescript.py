"""The protocol's types for the page, made from the protocol itself: `python -m arbitre.table.typescript` writes
page/src/protocol.ts. A test sees that the file is current."""

from __future__ import annotations

import ast
import functools
import inspect
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import msgspec

from arbitre.table import protocol

FILE: Final = Path(__file__).parents[3] / "page" / "src" / "protocol.ts"

HEAD: Final = """\
// The protocol between the server and the page. Made from src/arbitre/table/protocol.py by
// `python -m arbitre.table.typescript`: change that, not this file.

export const VERSION = {version}

/** What a seat may know, as docs/protocol.md describes it. */
export type View = Record<string, unknown>
"""

UNIONS: Final = ("FromPage", "FromServer")
"""What goes one way over the WebSocket."""

Schema = Mapping[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """The messages and their parts, in the order they are declared."""
    abstract = (protocol.Message, protocol.Part)
    return [
        found
        for found in vars(protocol).values()
        if isinstance(found, type) and issubclass(found, abstract) and found not in abstract
    ]


@functools.cache
def comments() -> Mapping[tuple[str, str], str]:
    """What stands under a field or under the class itself (""): strings that only the source has."""
    found: dict[tuple[str, str], str] = {}
    for node in ast.parse(inspect.getsource(protocol)).body:
        if isinstance(node, ast.ClassDef):
            field = ""
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    field = line.target.id
                elif isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
                    found[node.name, field] = inspect.cleandoc(str(line.value.value))
    return found


def typescript() -> str:
    """The whole file."""
    _, components = msgspec.json.schema_components(structs())
    parts = [HEAD.format(version=protocol.VERSION)]
    parts += ["\n".join(_interface(struct, components[struct.__name__])) + "\n" for struct in structs()]
    for name in UNIONS:
        members = " | ".join(struct.__name__ for struct in getattr(protocol, name).__args__)
        parts.append(f"export type {name} =\n  {members}\n")
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct], schema: Schema) -> Iterator[str]:
    yield from _comment(comments().get((struct.__name__, "")), "")
    yield f"export interface {struct.__name__} {{"
    required = set(schema.get("required", ()))
    names = dict(zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True))
    for key, about in schema["properties"].items():
        yield from _comment(comments().get((struct.__name__, names.get(key, ""))) if key in names else None, "  ")
        yield f"  {key}{'' if key in required else '?'}: {type_of(about)}"
    yield "}"


def _comment(text: str | None, indent: str) -> Iterator[str]:
    if not text:
        return
    if len(text) + len(indent) <= 100 and "\n" not in text:
        yield f"{indent}/** {text} */"
        return
    yield f"{indent}/**"
    yield from (f"{indent} * {line}" for line in wrap(text, 100 - len(indent)))
    yield f"{indent} */"


def type_of(schema: Schema) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(type_of, schema["anyOf"]))
    kind = schema["type"]
    if kind == "array":
        of = type_of(schema["items"])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if kind == "object":
        return (
            f"Record<string, {type_of(schema['additionalProperties'])}>" if "additionalProperties" in schema else "View"
        )
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[kind]


def main() -> int:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
    print(f"wrote {FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
