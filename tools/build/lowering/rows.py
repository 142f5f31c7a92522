"""Lowering of rows: the lists of a position that keep their length are packed.

Rules index them, go through them, and put new ones in their place; that is native.  Where they are
taken as lists, a list is made of them.  They have no other name: it would not be the same row.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools.build.lowering.source import Source
from tools.build.lowering.types import Types

MODULE = "westphalia.engine.rows"
ROW = f"{MODULE}.Row"


def declared(source: Source, types: Types) -> Iterator[str]:
    """The full names of the attributes of a module's classes that are rows."""
    classes = [node for node in source.tree.body if isinstance(node, ast.ClassDef)]
    fields = [(node, each) for node in classes for each in node.body]
    for node, each in fields:
        if isinstance(each, ast.AnnAssign) and types.full_name(each.annotation) == ROW:
            yield f"{source.name}.{node.name}.{ast.unparse(each.target)}"


def taking(source: Source, types: Types) -> Iterator[tuple[str, int]]:
    """The full names of a module's functions that take rows, with the places of those arguments."""
    functions = [node for node in source.tree.body if isinstance(node, ast.FunctionDef)]
    parameters = [
        (node, place, each) for node in functions for place, each in enumerate(node.args.args)
    ]
    for node, place, each in parameters:
        if each.annotation is not None and types.full_name(each.annotation) == ROW:
            yield f"{source.name}.{node.name}", place


class Rows(ast.NodeVisitor):
    """Goes through a module and edits what is done with rows."""

    def __init__(self, source: Source, types: Types) -> None:
        self.source = source
        self.types = types
        nodes = list(ast.walk(source.tree))
        self._parent = {child: node for node in nodes for child in ast.iter_child_nodes(node)}

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.generic_visit(node)
        if not self.types.is_row(node):
            return
        parent = self._parent[node]
        if isinstance(parent, ast.Subscript) and parent.value is node:
            self._index(node, parent)
        elif isinstance(parent, ast.Compare) and isinstance(parent.ops[0], ast.In | ast.NotIn):
            self._search(node, parent)
        elif isinstance(parent, ast.Attribute) and parent.attr == "copy":
            self._copy(parent)
        elif isinstance(parent, ast.Assign) and node in parent.targets:
            self._pack(parent.value)
        elif not is_gone_through(node, parent) and not self._is_handed_on(node, parent):
            self._unpack(node, parent)

    def _is_handed_on(self, node: ast.Attribute, parent: ast.AST) -> bool:
        """Whether a row is given to a function that takes it as one."""
        if not isinstance(parent, ast.Call) or node not in parent.args:
            return False
        return self.types.takes_row(parent.func, parent.args.index(node))

    def visit_Call(self, node: ast.Call) -> None:
        """A position is made of rows where its constructor wants them."""
        self.generic_visit(node)
        named = [(word.arg, word.value) for word in node.keywords]
        for field, argument in [*enumerate(node.args), *named]:
            if self.types.wants_row(node.func, field) and not self._is_copy(argument):
                self._pack(argument)

    def _index(self, node: ast.Attribute, item: ast.Subscript) -> None:
        if isinstance(item.slice, ast.Slice):
            self._unpack(node, item)
        elif isinstance(item.ctx, ast.Load) and not isinstance(self._parent[item], ast.Compare):
            # As an int, so that lists and tuples of it are what the rules say they are.
            self._wrap(item, "westphalia.engine.native", "number")

    def _search(self, node: ast.Attribute, search: ast.Compare) -> None:
        start, end = self.source.end(search.left), self.source.start(node)
        if self.source.swap(start, end, r"\s*\b(not\s+)?in\b", ","):
            negated = "not " if isinstance(search.ops[0], ast.NotIn) else ""
            self.source.insert(self.source.start(search), f"{negated}{self._called('in_row')}(")
            self.source.close(self.source.end(search), ")")
            self.source.found["membership of a row"] += 1

    def _copy(self, method: ast.Attribute) -> None:
        call = self._parent[method]
        assert isinstance(call, ast.Call), f"{self.source.name}: a row's copy is called"
        self.source.replace(self.source.end(method.value), self.source.end(call), "[:]")
        self.source.found["copy of a row"] += 1

    def _is_copy(self, node: ast.expr) -> bool:
        method = node.func if isinstance(node, ast.Call) else None
        return isinstance(method, ast.Attribute) and self.types.is_row(method.value)

    def _pack(self, node: ast.expr) -> None:
        if isinstance(node, ast.Call) and self.types.full_name(node.func).startswith(MODULE):
            return  # it makes a row
        self._wrap(node, MODULE, "row")
        self.source.found["packed row"] += 1

    def _unpack(self, node: ast.Attribute, parent: ast.AST) -> None:
        place = f"{self.source.name}:{node.lineno}"
        grand = self._parent.get(parent)
        named = isinstance(parent, ast.Assign) or isinstance(grand, ast.Assign)
        alias = named and not isinstance(parent, ast.Call | ast.Subscript)
        assert not alias, f"{place}: a row of the position gets another name"
        self._wrap(node, MODULE, "listed")
        self.source.found["row as a list"] += 1

    def _wrap(self, node: ast.expr, module: str, function: str) -> None:
        self.source.insert(self.source.start(node), f"{self._called(function, module)}(")
        self.source.close(self.source.end(node), ")")

    def _called(self, function: str, module: str = MODULE) -> str:
        self.source.imports.add(f"from {module} import {function} as _{function}")
        return f"_{function}"


def is_gone_through(node: ast.Attribute, parent: ast.AST) -> bool:
    """Whether a row stands where a loop takes its numbers from, with or without their places."""
    if isinstance(parent, ast.For | ast.comprehension):
        return parent.iter is node
    return isinstance(parent, ast.Call) and ast.unparse(parent.func) in ("enumerate", "len")
