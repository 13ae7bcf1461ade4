"""What a message of a sentence file speaks of."""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables_of(message: ast.Message | ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found
