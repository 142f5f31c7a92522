"""Lowering of classes: native constructors, final classes, classes open to interpreted ones."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator

from mypy.nodes import TypeInfo
from mypy.types import Instance, TupleType, Type, get_proper_type
from tools.lowering.source import Source
from tools.lowering.types import Types

ENGINE = "westphalia.engine"
STEP = f"{ENGINE}.step.Step"
# A compiled class may have interpreted subclasses only if it says so.  Tests, tools and interpreted
# modules derive from these, and from every kind of step that the engine has.
OPEN = {
    *(f"{ENGINE}.step.{name}" for name in ("State", "Play")),
    *(f"{ENGINE}.chance.{name}" for name in ("Chance", "Sampling", "Scripted")),
    f"{ENGINE}.codec.Part",
    f"{ENGINE}.game.Game",
    f"{ENGINE}.ruleset.Quantity",
    "westphalia.games.wallenstein.tower.TowerModel",
    *(f"westphalia.bots.search.advice.{name}" for name in ("Advice", "Root")),
    "westphalia.bots.wallenstein.table.Table",
}
# Made and dropped with every answer; the memory of the last one is kept for the next.
SHORT_LIVED = {f"{ENGINE}.step.Question"}
PLAIN = ("builtins.int", "builtins.str", "builtins.float", f"{ENGINE}.choice.Choice")


def lower_classes(source: Source, types: Types, parents: set[str]) -> None:
    """Lower the classes of a module; *parents* are the full names of all that have subclasses."""
    for node in source.tree.body:
        if isinstance(node, ast.ClassDef):
            info = types.class_named(node.name)
            call = dataclass_call(node)
            if call is not None:
                write_constructor(source, node, call, info)
            decorate(source, node, info, is_ours(info) and info.fullname not in parents)
            if info.is_enum or info.is_named_tuple:
                write_docstring(source, node)


def write_docstring(source: Source, node: ast.ClassDef) -> None:
    """Say again what a class is that mypyc gives a docstring of its own."""
    text = ast.get_docstring(node)
    if text:
        source.add(f'setattr({node.name}, "__doc__", {text!r})')


def is_ours(info: TypeInfo) -> bool:
    """Whether a class derives from none of Python's own: enums and errors stay as they are."""
    return not info.is_protocol and all(
        base.module_name.split(".")[0] not in sys.stdlib_module_names
        or base.fullname in ("builtins.object", "typing.Generic")
        for base in info.mro[1:]
    )


def decorate(source: Source, node: ast.ClassDef, info: TypeInfo, final: bool) -> None:
    """Say what the compiler cannot know: that a class is open, final, never part of a cycle."""
    attributes = []
    is_open = info.fullname in OPEN or (
        info.has_base(STEP) and info.module_name == f"{ENGINE}.step"
    )
    if is_open:
        attributes.append("allow_interpreted_subclasses=True")
        source.found["open class"] += 1
    if info.has_base(STEP):
        check_plain(source, info)
        attributes.append("acyclic=True")
        source.found["acyclic step"] += 1
    if info.fullname in SHORT_LIVED:
        attributes.append("acyclic=True, free_list_len=1")
        source.found["short-lived class"] += 1
    decorators = []
    if attributes:
        source.imports.add("from mypy_extensions import mypyc_attr")
        decorators.append(f"@mypyc_attr({', '.join(attributes)})")
    if final and not is_open:
        source.imports.add("from typing import final")
        decorators.append("@final")
        source.found["final class"] += 1
    source.decorate(node, decorators)


def check_plain(source: Source, info: TypeInfo) -> None:
    """A step holds small plain values only, so the garbage collector need not look for cycles."""
    for name, kind in own_fields(info):
        assert is_plain(kind), f"{source.name}: {info.name}.{name} is no plain value but {kind}"


def own_fields(info: TypeInfo) -> Iterator[tuple[str, Type]]:
    for name, kind in fields_of(info):
        if name in info.names:
            yield name, kind


def is_plain(kind: Type) -> bool:
    proper = get_proper_type(kind)
    if isinstance(proper, TupleType):
        return all(map(is_plain, proper.items))
    if not isinstance(proper, Instance):
        return False
    if proper.type.fullname == "builtins.tuple":
        return all(map(is_plain, proper.args))
    return any(proper.type.has_base(name) for name in PLAIN)


def fields_of(info: TypeInfo) -> Iterator[tuple[str, Type]]:
    """The fields of a dataclass and of those it derives from, in the order of its constructor."""
    for field in info.metadata.get("dataclass", {}).get("attributes", ()):
        symbol = info.get(field["name"])
        kind = symbol.type if symbol else None
        assert kind is not None, f"{info.fullname}.{field['name']} has no type"
        yield field["name"], kind


def dataclass_call(node: ast.ClassDef) -> ast.Call | None:
    """The decorator that makes a class a dataclass."""
    for each in node.decorator_list:
        if isinstance(each, ast.Call) and ast.unparse(each.func) == "dataclass":
            return each
    return None


def write_constructor(source: Source, node: ast.ClassDef, call: ast.Call, info: TypeInfo) -> None:
    """Put a constructor on the blank line that follows the docstring.

    A class that adds no fields needs none: that of its parent serves, if there is any.
    """
    assert ast.get_docstring(node) is not None, f"{source.name}: {node.name} has no docstring"
    if own_annotations(node):
        frozen = "  # type: ignore[misc]" if "frozen" in source.words(call) else ""
        source.fill(node.body[0], f"    {constructor(source, node, info)}{frozen}")
    if any(base.type_vars for base in info.mro):
        undecorate(source, node, call)
    else:
        source.close(source.end(call) - 1, ", init=False" if call.keywords else "init=False")
    source.found["constructor"] += 1


def constructor(source: Source, node: ast.ClassDef, info: TypeInfo) -> str:
    """The constructor that a dataclass has, in one line."""
    own = own_annotations(node)
    parameters, settings = ["self"], []
    for name, kind in fields_of(info):
        parameter, value = constructor_part(source, name, own.get(name), kind)
        parameters.append(parameter)
        settings.append(f"self.{name} = {value}")
    return f"def __init__({', '.join(parameters)}) -> None: {'; '.join(settings)}"


def undecorate(source: Source, node: ast.ClassDef, call: ast.Call) -> None:
    """A class that derives from a generic one cannot be a dataclass when it is compiled."""
    words = source.words(call)
    assert words == "dataclass(eq=False)", (
        f"{source.name}: {node.name} needs more than a constructor"
    )
    source.replace(source.start(call) - 1, source.end(call), "")


def constructor_part(
    source: Source, name: str, own: ast.AnnAssign | None, kind: Type
) -> tuple[str, str]:
    """A field's parameter, and what it is set to."""
    if own is None:
        return f"{name}: {spelled(source, kind)}", name
    annotation = source.words(own.annotation)
    if own.value is None:
        return f"{name}: {annotation}", name
    made = own.value
    if isinstance(made, ast.Call) and ast.unparse(made.func) == "field":
        (factory,) = [each.value for each in made.keywords if each.arg == "default_factory"]
        return (
            f"{name}: {annotation} | None = None",
            f"{empty(factory)} if {name} is None else {name}",
        )
    return f"{name}: {annotation} = {source.words(made)}", name


def empty(factory: ast.expr) -> str:
    """What a factory makes, without the call where it can be said at once."""
    if isinstance(factory, ast.Lambda):
        return ast.unparse(factory.body)
    return "[]" if ast.unparse(factory) == "list" else f"{ast.unparse(factory)}()"


def spelled(source: Source, kind: Type) -> str:
    """A type by its full name, which any module understands once it is imported."""
    text = str(kind).replace("builtins.", "")
    for module in re.findall(r"((?:\w+\.)+)\w+", text):
        source.imports.add(f"import {module[:-1]}")
    return text


def own_annotations(node: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    """The fields that a class itself declares, by name."""
    found = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    return {each.target.id: each for each in found if isinstance(each.target, ast.Name)}
