"""Which code carries a rule: where a number is in the source, and what has to run for it to be carried out.

A number in
- a comment after a statement, or on the lines directly above it, is carried by that statement (of an `if`, a `for` and
  the like: by its head; where a statement has several lines and the number comes after one that does something, by that
  line);
- a string inside a statement is carried by the statement, but not one of two of which only one is taken (`a if b else
  c`): there it counts when it comes out as the rule of an event, a question or a refusal;
- the docstring of a function, or a comment at its `def`, is carried by the function: it counts when that is entered
  (and if the function is nothing but one statement, it stands at that);
- the docstring of a class is carried by its methods.

Constants outside functions (reasons, tables of steps, questions) run when the module is loaded, so a number there
carries nothing by itself: it counts when the step is taken, the question asked, the refusal given. Numbers in the
docstring of a module say what the file is about, and carry nothing.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType

from arbitre.rulebook.citations import cited_in, sources
from arbitre.rulebook.numbering import Numbering

Place = tuple[str, int]
"""A file and a line of it."""


class Carriers:
    """The numbers that functions and lines carry. A function is named by its first line, that of a decorator if any."""

    def __init__(self) -> None:
        self.functions: dict[Place, set[str]] = {}
        self.lines: dict[Place, set[str]] = {}


def carriers(folders: Iterable[Path], numbering: Numbering) -> Carriers:
    """What the Python files of these folders, or these files, carry."""
    found = Carriers()
    for path, text in sources(folders, numbering):
        _read_source(text, str(path), numbering, found)
    return found


def _read_source(text: str, path: str, numbering: Numbering, found: Carriers) -> None:
    tree = ast.parse(text, path)
    source = _Source(text, tree, path)
    for number, line, column in cited_in(text, tree, numbering):
        for place in source.functions_at(line, column):
            found.functions.setdefault((path, place), set()).add(number)
        for place in source.lines_at(line, column):
            found.lines.setdefault((path, place), set()).add(number)


Function = ast.FunctionDef | ast.AsyncFunctionDef


class _Source:
    """A file, asked about the numbers at a line and column of it."""

    def __init__(self, text: str, tree: ast.Module, path: str) -> None:
        self.comments: dict[int, int] = {}  # the column of the comment on a line
        self.code: set[int] = set()  # lines with something else on them
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                self.comments[token.start[0]] = len(token.line[: token.start[1]].encode())
            elif token.type not in (tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT):
                self.code.update(range(token.start[0], token.end[0] + 1))
        self.stops = {line for code in _codes(compile(text, path, "exec")) for _, _, line in code.co_lines() if line}
        self.docstrings: dict[int, list[Function]] = {}  # by line: the functions it is about
        self.heads: dict[int, list[Function]] = {}  # lines of `def` and `class`, decorators included
        self.statements: list[tuple[int, int]] = []  # first and last line of every statement in a function, or its head
        self.choices: list[ast.Constant] = []
        self._walk(tree.body, False)
        for node in ast.walk(tree):
            if isinstance(node, ast.IfExp):
                self.choices += [one for one in (node.body, node.orelse) if isinstance(one, ast.Constant)]

    def _walk(self, body: list[ast.stmt], inside: bool) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                about = [node] if not isinstance(node, ast.ClassDef) else _methods(node)
                first, text = _first_line(node), node.body[0]
                for line in range(first, text.lineno):
                    self.heads[line] = about
                if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
                    for line in range(text.lineno, (text.end_lineno or text.lineno) + 1):
                        self.docstrings[line] = about
                self._walk(node.body, not isinstance(node, ast.ClassDef))
                continue
            blocks = _blocks(node)
            if inside:
                last = min((block[0].lineno - 1 for block in blocks), default=node.end_lineno or node.lineno)
                self.statements.append((node.lineno, max(last, node.lineno)))
            for block in blocks:
                self._walk(block, inside)

    def functions_at(self, line: int, column: int) -> list[int]:
        return [_first_line(function) for function in self._about(line, column)]

    def lines_at(self, line: int, column: int) -> list[int]:
        about = self._about(line, column)
        if about:
            only = [_only_statement(function) for function in about]
            return [one.lineno for one in only if one is not None]
        if any(
            one.lineno <= line <= (one.end_lineno or 0) and one.col_offset <= column < (one.end_col_offset or 0)
            for one in self.choices
        ):
            return []
        meant = self._meant(line, column)
        around = [span for span in self.statements if span[0] <= meant <= span[1]]
        if not around:
            return []
        first, last = max(around)  # the innermost
        return [meant] if meant in self.stops else [one for one in range(first, last + 1) if one in self.stops]

    def _about(self, line: int, column: int) -> list[Function]:
        """The functions a number is about: in a docstring, or at a `def` or `class`."""
        if line in self.docstrings and not self._is_comment(line, column):
            return self.docstrings[line]
        return self.heads.get(self._meant(line, column), [])

    def _is_comment(self, line: int, column: int) -> bool:
        return line in self.comments and column >= self.comments[line]

    def _meant(self, line: int, column: int) -> int:
        """The line of code a number is about: its own, or the next one for a comment above it and for `else`."""
        if self._is_comment(line, column) and line not in self.code:
            while line in self.comments and line not in self.code:
                line += 1
        elif line in self.code and line not in self.stops and line not in self.heads and not self._in_statement(line):
            line = min((first for first, _ in self.statements if first > line), default=line)  # else, finally
        return line

    def _in_statement(self, line: int) -> bool:
        return any(first <= line <= last for first, last in self.statements)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a module's functions, of the functions in them, and so on; not what runs when it is loaded."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _codes(one)


def _methods(node: ast.ClassDef) -> list[Function]:
    return [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]


def _only_statement(function: Function) -> ast.stmt | None:
    """The statement that is all a function does."""
    text = function.body[0]
    body = function.body[isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant) :]
    return body[0] if len(body) == 1 and not _blocks(body[0]) else None


def _first_line(node: Function | ast.ClassDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _blocks(node: ast.stmt) -> list[list[ast.stmt]]:
    """The blocks of statements inside a statement."""
    blocks = [getattr(node, name, None) for name in ("body", "orelse", "finalbody")]
    blocks += [one.body for one in (*getattr(node, "handlers", ()), *getattr(node, "cases", ()))]
    return [block for block in blocks if isinstance(block, list) and block]
