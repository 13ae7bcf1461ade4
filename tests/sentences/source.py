"""Which words the engine uses: kinds of events, options and questions, keys of reasons, reasons of results.

They are read from the source of the engine, so that a word that is new there is missed here at once. An expression this
reader can't follow back to its words is an error, not an omission.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

Scope = ast.FunctionDef | ast.Module
ROOT = Path(str(resources.files("arbitre")))
ASKING = ("ask", "ask_for", "stop")


@cache
def _parsed(path: Path) -> ast.Module:
    """The games are built on the same modules: each is read once."""
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def modules_of(game: str) -> dict[Path, ast.Module]:
    """The modules of a game, and those of the ability language and of all games that they are built on."""
    found: dict[Path, ast.Module] = {}
    waiting = sorted((ROOT / "games" / game).rglob("*.py"))
    while waiting:
        path = waiting.pop(0)
        if path not in found:
            found[path] = tree = _parsed(path)
            waiting += [other for other in _imported(tree) if other.parent in (ROOT / "ability", ROOT / "games")]
    return found


def _imported(tree: ast.Module) -> Iterator[Path]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("arbitre."):
            folder = ROOT.joinpath(*node.module.split(".")[1:])
            for path in (folder.with_suffix(".py"), *(folder / f"{part.name}.py" for part in node.names)):
                if path.exists():
                    yield path


@cache
def source_of(game: str) -> Source:
    """Read when a test asks for it, not while tests are collected: every worker does that."""
    return Source(game)


class Source:
    """Every function and call of a game and of what it is built on."""

    def __init__(self, game: str) -> None:
        self.calls: list[tuple[ast.Call, Scope]] = []
        self._constants: dict[str, ast.expr] = {}  # names in capitals that a module gives a value
        self._files: dict[Scope, str] = {}  # the module a scope stands in
        self._windows: set[str] = set()  # the kinds that classes of windows have
        for path, tree in modules_of(game).items():
            self._read(tree, tree, path.stem)
            for node in tree.body:
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    self._constants.setdefault(node.targets[0].id, node.value)
                elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                    self._constants.setdefault(node.target.id, node.value)
                elif isinstance(node, ast.ClassDef) and "Window" in map(ast.unparse, node.bases):
                    self._windows |= {kind for part in node.body for kind in _kind(part)}

    def _read(self, node: ast.AST, scope: Scope, file: str) -> None:
        self._files[scope] = file
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                self.calls.append((child, scope))
            self._read(child, child if isinstance(child, ast.FunctionDef) else scope, file)

    # -- what is looked for ------------------------------------------------------------------------------------

    def events(self) -> set[str]:
        return self._argument("emit", "kind", 0)

    def signals(self) -> set[str]:
        return self._argument("signal", "kind", 0)

    def options(self) -> set[str]:
        return set().union(*(self._argument(maker, "kind", 0) for maker in ("offer", "OfCard", "OfPair", "OfNumber")))

    def reasons(self) -> set[str]:
        return self._argument("Reason", "key", 0)

    def results(self) -> set[str]:
        return self._argument("Result", "reason", 1)

    def questions(self) -> set[str]:
        """Several functions are called ask, with the kind in different places: it is the only text they are given. A
        window for responses is told its kind when it is opened, or its class has it."""
        windows = [call.args[2] for call, _ in self.calls if _name(call) == "open_window"]
        found = {kind.value for kind in windows if isinstance(kind, ast.Constant) and isinstance(kind.value, str)}
        found |= self._windows
        for call, scope in self.calls:
            if _name(call) in ASKING:
                words = {
                    word
                    for argument in call.args
                    if isinstance(argument, ast.Constant) or _is_choice_of_words(argument)
                    for word in self._words(argument, scope)
                }
                own = any(ast.unparse(argument) == "self.kind" for argument in call.args)
                assert words or own or (isinstance(scope, ast.FunctionDef) and scope.name in ASKING), ast.unparse(call)
                found |= words
        return found

    # -- how it is found ---------------------------------------------------------------------------------------

    def _argument(self, function: str, name: str, place: int, module: str = "") -> set[str]:
        """What a function is given. With `module` only calls that mean the function of that module: several modules
        have functions of the same name."""
        found: set[str] = set()
        for call, scope in self.calls:
            if _name(call) == function and (not module or _module(call) in (module, "")):
                found |= self._passed(call, scope, name, place)
        return found

    def _passed(self, call: ast.Call, scope: Scope, name: str, place: int) -> set[str]:
        for keyword in call.keywords:
            if keyword.arg == name:
                return self._words(keyword.value, scope)
        if any(isinstance(argument, ast.Starred) for argument in call.args[: place + 1]):
            return set()  # what the same function was given before and is given again
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
                return self._argument(scope.name, value.id, parameters.index(value.id), self._module_of(scope))
        if isinstance(value, ast.Name) and value.id in self._constants:
            return self._words(self._constants[value.id], scope)
        if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
            table = self._constants.get(value.value.id)
            if isinstance(table, ast.Dict):
                return {word for part in table.values for word in self._words(part, scope)}
        raise AssertionError(f"what can {ast.unparse(value)} be? (line {value.lineno})")

    def _module_of(self, scope: ast.FunctionDef) -> str:
        """The module whose name stands before calls of a function; a method may be called on anything."""
        first = scope.args.args[0].arg if scope.args.args else ""
        return "" if first == "self" else self._files[scope]


def _kind(part: ast.stmt) -> Iterator[str]:
    """The text that a class gives its attribute `kind`."""
    if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "kind" and isinstance(part.value, ast.Constant):
        yield str(part.value.value)


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_choice_of_words(value: ast.expr) -> bool:
    return isinstance(value, ast.IfExp) and isinstance(value.body, ast.Constant) and isinstance(value.body.value, str)


def _module(call: ast.Call) -> str:
    """What stands before the function's name."""
    return ast.unparse(call.func.value) if isinstance(call.func, ast.Attribute) else ""


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
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            if node.value is not None:
                yield node.value


def _parts(value: ast.expr, place: int) -> Iterator[ast.expr]:
    if isinstance(value, ast.IfExp):
        yield from _parts(value.body, place)
        yield from _parts(value.orelse, place)
    elif isinstance(value, ast.Tuple):
        yield value.elts[place]
    else:
        yield value
