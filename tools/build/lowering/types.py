"""What mypy knows of the modules: the types of their expressions and classes."""

from __future__ import annotations

import ast
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from mypy.build import BuildResult, build
from mypy.errors import CompileError
from mypy.inspections import find_by_location
from mypy.modulefinder import BuildSource
from mypy.nodes import Expression, MypyFile, TypeInfo, Var
from mypy.options import Options
from mypy.types import Instance, LiteralType, Type, get_proper_type

OBJECTION = "westphalia.engine.event.Objection"


class Types:
    """The types of one module, by where an expression stands."""

    def __init__(self, tree: MypyFile, known: Mapping[Expression, Type], parents: set[str]) -> None:
        self._tree = tree
        self._known = known
        self._parents = parents
        self.rows: set[str] = set()  # the full names of attributes that are rows
        self.takers: set[tuple[str, int]] = set()  # functions and which of their parameters are

    def of(self, node: ast.expr) -> Instance | None:
        """The class that an expression is of, where that is one class."""
        assert node.end_lineno is not None, "a parsed node has an end"
        assert node.end_col_offset is not None, "a parsed node has an end"
        found = find_by_location(
            self._tree, node.lineno, node.col_offset, node.end_lineno, node.end_col_offset
        )
        kind = get_proper_type(self._known.get(found)) if found else None
        return kind if isinstance(kind, Instance) else None

    def is_a(self, node: ast.expr, name: str) -> bool:
        """Whether an expression is of the class of that full name, or of one derived from it."""
        kind = self.of(node)
        return kind is not None and kind.type.has_base(name)

    def full_name(self, node: ast.expr) -> str:
        """The full name of what a name stands for; nothing if it is not known."""
        symbol = self._tree.names.get(node.id) if isinstance(node, ast.Name) else None
        return symbol.fullname or "" if symbol else ""

    def is_row(self, node: ast.expr) -> bool:
        """Whether an expression is an attribute that is kept packed."""
        if not isinstance(node, ast.Attribute):
            return False
        kind = self.of(node.value)
        bases = kind.type.mro if kind is not None else []
        return any(f"{base.fullname}.{node.attr}" in self.rows for base in bases)

    def takes_row(self, function: ast.expr, place: int) -> bool:
        """Whether a function takes a row as the argument at that place."""
        return (self.full_name(function), place) in self.takers

    def wants_row(self, function: ast.expr, field: int | str | None) -> bool:
        """Whether a class takes a row as the argument at that place, or of that name."""
        symbol = self._tree.names.get(function.id) if isinstance(function, ast.Name) else None
        info = symbol.node if symbol else None
        if not isinstance(info, TypeInfo) or "dataclass" not in info.metadata:
            return False
        if isinstance(field, int):
            names = [each["name"] for each in info.metadata["dataclass"]["attributes"]]
            field = names[field] if field < len(names) else None
        return any(f"{base.fullname}.{field}" in self.rows for base in info.mro)

    def constant(self, node: ast.expr) -> int | None:
        """The number that a name stands for, if it is a constant that is written as a number."""
        symbol = self._tree.names.get(node.id) if isinstance(node, ast.Name) else None
        found = symbol.node if symbol else None
        value = found.final_value if isinstance(found, Var) else None
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def is_int(self, node: ast.expr) -> bool:
        return self.is_a(node, "builtins.int")

    def is_numbers(self, node: ast.expr) -> bool:
        """Whether an expression is a list of ints; a list of members of an enum is none."""
        return self._listed(node, "builtins.int") and not self.is_row(node)

    def is_tuple_of_numbers(self, node: ast.expr) -> bool:
        """Whether an expression is a tuple of any number of ints."""
        kind = self.of(node)
        if kind is None or kind.type.fullname != "builtins.tuple":
            return False
        item = get_proper_type(kind.args[0])
        return isinstance(item, Instance) and item.type.fullname == "builtins.int"

    def is_plain_int(self, node: ast.expr) -> bool:
        """Whether an expression is an int, and neither a truth nor a member of an enum."""
        kind = self.of(node)
        return kind is not None and kind.type.fullname == "builtins.int"

    def is_objection(self, node: ast.expr) -> bool:
        """Whether a name stands for a kind of objection."""
        symbol = self._tree.names.get(node.id) if isinstance(node, ast.Name) else None
        found = symbol.node if symbol else None
        return isinstance(found, TypeInfo) and found.has_base(OBJECTION)

    def is_list(self, node: ast.expr) -> bool:
        """Whether an expression is a list, and no row."""
        return self.is_a(node, "builtins.list") and not self.is_row(node)

    def is_members(self, node: ast.expr) -> bool:
        """Whether an expression is a list of members of an enum of ints."""
        item = self._item(node)
        return item is not None and item.type.has_base("enum.IntEnum")

    def is_floats(self, node: ast.expr) -> bool:
        return self._listed(node, "builtins.float")

    def is_list_of_unique(self, node: ast.expr) -> bool:
        """Whether an expression is a list of objects of ours that are equal only to themselves."""
        item = self._item(node)
        if item is None or not item.type.fullname.startswith("westphalia."):
            return False
        if "dataclass" in item.type.metadata or item.type.fullname in self._parents:
            return False  # it may have been given a comparison, or one of its subclasses has
        own = item.type.get("__eq__")
        return own is not None and own.fullname == "builtins.object.__eq__"

    def _listed(self, node: ast.expr, name: str) -> bool:
        item = self._item(node)
        return item is not None and item.type.fullname == name

    def _item(self, node: ast.expr) -> Instance | None:
        """The class of what a list holds."""
        kind = self.of(node)
        if kind is None or kind.type.fullname != "builtins.list":
            return None
        item = get_proper_type(kind.args[0])
        return item if isinstance(item, Instance) else None

    def int_enum(self, node: ast.expr) -> TypeInfo | None:
        """The enum of ints that a name stands for, if it does."""
        symbol = self._tree.names.get(node.id) if isinstance(node, ast.Name) else None
        found = symbol.node if symbol else None
        if isinstance(found, TypeInfo) and found.has_base("enum.IntEnum"):
            return found
        return None

    def class_named(self, name: str) -> TypeInfo:
        symbol = self._tree.names[name]
        assert isinstance(symbol.node, TypeInfo), f"{name} is no class"
        return symbol.node


def member_values(enum: TypeInfo) -> dict[str, int]:
    """The members of an enum of ints whose value is written there."""
    values: dict[str, int] = {}
    for name in enum.enum_members:
        node = enum.names[name].node
        kind = get_proper_type(node.type) if isinstance(node, Var) else None
        literal = kind.last_known_value if isinstance(kind, Instance) else None
        if isinstance(literal, LiteralType) and isinstance(literal.value, int):
            values[name] = literal.value
    return values


def parent_classes(checked: BuildResult) -> set[str]:
    """The full names of all classes that others are derived from."""
    return {
        base.fullname
        for state in checked.graph.values()
        if state.tree is not None
        for symbol in state.tree.names.values()
        if isinstance(symbol.node, TypeInfo)
        for base in symbol.node.mro[1:]
    }


def analyse(folder: Path, modules: Mapping[str, Path]) -> BuildResult:
    """Check the modules with all that they import out of *folder*; they must be without error."""
    options = Options()
    options.export_types = True
    options.preserve_asts = True
    options.incremental = False
    options.cache_dir = os.devnull
    options.mypy_path = [str(folder)]
    sources = [BuildSource(str(path), name, None) for name, path in modules.items()]
    try:
        result = build(sources, options)
    except CompileError as error:
        raise TypeFault(error.messages) from error
    if result.errors:
        raise TypeFault(result.errors)
    return result


class TypeFault(ValueError):
    """Sources that cannot be lowered, because their types are wrong."""

    def __init__(self, messages: Sequence[str]) -> None:
        super().__init__("the sources do not pass mypy: " + "; ".join(messages[:5]))
