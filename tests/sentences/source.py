"""Which words the engine uses: kinds of events, options and questions, keys of reasons, reasons of results.

They are read from the source of the engine, so that a word that is new there is missed here at once. An expression this
reader can't follow back to its words is an error, not an omission.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

PACKAGES = ("arbitre.games.lorcana", "arbitre.ability")

Scope = ast.FunctionDef | ast.Module


class Source:
    """Every function and call of some packages."""

    def __init__(self, packages: tuple[str, ...] = PACKAGES) -> None:
        self.calls: list[tuple[ast.Call, Scope]] = []
        self.functions: dict[str, list[ast.FunctionDef]] = {}
        for package in packages:
            for path in sorted(Path(str(resources.files(package))).rglob("*.py")):
                tree = ast.parse(path.read_text("utf-8"), str(path))
                self._read(tree, tree)

    def _read(self, node: ast.AST, scope: Scope) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                self.calls.append((child, scope))
            if isinstance(child, ast.FunctionDef):
                self.functions.setdefault(child.name, []).append(child)
                self._read(child, child)
            else:
                self._read(child, scope)

    # -- what is looked for ------------------------------------------------------------------------------------

    def events(self) -> set[str]:
        return self._argument("emit", "kind", 0)

    def options(self) -> set[str]:
        return self._argument("Option", "kind", 0)

    def reasons(self) -> set[str]:
        return self._argument("Reason", "key", 0)

    def results(self) -> set[str]:
        return self._argument("Result", "reason", 1)

    def questions(self) -> set[str]:
        """Several functions are called ask, with the kind in different places: it is the only text they are given."""
        found: set[str] = set()
        for call, scope in self.calls:
            if _name(call) in ("ask", "stop"):
                words = {
                    word
                    for argument in call.args
                    if isinstance(argument, ast.Constant | ast.IfExp)
                    for word in self._words(argument, scope)
                }
                assert words or (isinstance(scope, ast.FunctionDef) and scope.name == "ask"), ast.unparse(call)
                found |= words
        return found

    # -- how it is found ---------------------------------------------------------------------------------------

    def _argument(self, function: str, name: str, place: int) -> set[str]:
        found: set[str] = set()
        for call, scope in self.calls:
            if _name(call) == function:
                found |= self._passed(call, scope, name, place)
        return found

    def _passed(self, call: ast.Call, scope: Scope, name: str, place: int) -> set[str]:
        for keyword in call.keywords:
            if keyword.arg == name:
                return self._words(keyword.value, scope)
        return self._words(call.args[place], scope)

    def _words(self, value: ast.expr, scope: Scope) -> set[str]:
        """The texts an expression can be."""
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return {value.value}
        if isinstance(value, ast.IfExp):
            return self._words(value.body, scope) | self._words(value.orelse, scope)
        if isinstance(value, ast.Name) and isinstance(scope, ast.FunctionDef):
            assigned = list(_assigned(scope, value.id))
            if assigned:
                return {word for part in assigned for word in self._words(part, scope)}
            parameters = [argument.arg for argument in scope.args.args if argument.arg != "self"]
            if value.id in parameters:
                return self._argument(scope.name, value.id, parameters.index(value.id))
        raise AssertionError(f"what can {ast.unparse(value)} be? (line {value.lineno})")


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _assigned(scope: ast.FunctionDef, name: str) -> Iterator[ast.expr]:
    """What is assigned to a name in a function, also as part of a tuple."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id == name:
                    yield node.value
                elif isinstance(target, ast.Tuple):
                    for place, part in enumerate(target.elts):
                        if isinstance(part, ast.Name) and part.id == name:
                            yield from _parts(node.value, place)


def _parts(value: ast.expr, place: int) -> Iterator[ast.expr]:
    if isinstance(value, ast.IfExp):
        yield from _parts(value.body, place)
        yield from _parts(value.orelse, place)
    elif isinstance(value, ast.Tuple):
        yield value.elts[place]
    else:
        yield value
