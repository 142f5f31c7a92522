"""Puts docstrings into the C that mypyc makes, which drops them; so `help` tells what it should.

Each has its place there already, behind the signature.  Enums and named tuples have none; theirs
are written by the lowering.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from mypyc.codegen.cstring import c_string_initializer
from mypyc.namegen import NameGenerator

Documented = ast.Module | ast.ClassDef | ast.FunctionDef

# Whose docstring it is, by the name in C: a module or a class and one of its functions, or itself.
Said = dict[tuple[str, str], str]
ITSELF = ""

TEXT = r'(?:NULL|"(?:[^"\\]|\\.)*")'
TABLES = (
    re.compile(r"static PyMethodDef (?P<owner>\w+)_methods\[\] = \{.*?\{NULL", re.DOTALL),
    re.compile(r"static PyGetSetDef (?P<owner>\w+)_getseters\[\] = \{.*?\{NULL", re.DOTALL),
    re.compile(r"static PyTypeObject CPyType_(?P<owner>\w+)_template_ = \{[^}]*\}"),
    re.compile(r"static struct PyModuleDef (?P<owner>\w+) = \{[^}]*\}"),
)
PLACES = (
    re.compile(rf'\{{"(?P<part>\w+)",[^{{}}]*PyDoc_STR\((?P<text>{TEXT})\)'),
    re.compile(r'\{"(?P<part>\w+)",[^{}]*(?P<text>NULL), NULL\}'),
    re.compile(rf"(?P<part>)\.tp_doc = PyDoc_STR\((?P<text>{TEXT})\)"),
    re.compile(r"(?P<part>)(?P<text>NULL), /\* docstring \*/"),
)


def write_docstrings(files: list[Path], modules: Mapping[str, Path]) -> None:
    """Write those of the modules into the files that mypyc has made of them."""
    said = collected({name: ast.parse(path.read_text()) for name, path in modules.items()})
    for file in files:
        file.write_text(documented(file.read_text(), said))


def collected(modules: Mapping[str, ast.Module]) -> Said:
    names = NameGenerator([list(modules)])
    said: Said = {}
    for module, tree in modules.items():
        for holder in holders(tree):
            owner, within = f"{names.private_name(module)}module", ""
            if isinstance(holder, ast.ClassDef):
                owner, within = names.private_name(module, holder.name), f"{holder.name}_"
            say(said, owner, ITSELF, holder)
            for function in functions(holder):
                say(said, owner, function.name, function)
                # One that is decorated is an object of a class of its own.
                called = names.private_name(module, f"{function.name}_{within}obj")
                say(said, called, ITSELF, function)
    return said


def holders(tree: ast.Module) -> Iterator[ast.Module | ast.ClassDef]:
    """Where functions stand: in the module and in its classes."""
    yield tree
    yield from (each for each in tree.body if isinstance(each, ast.ClassDef))


def functions(node: ast.Module | ast.ClassDef) -> Iterator[ast.FunctionDef]:
    return (each for each in node.body if isinstance(each, ast.FunctionDef))


def say(said: Said, owner: str, part: str, node: Documented) -> None:
    """Note what a node says; a property is first defined as what reads it."""
    text = ast.get_docstring(node)
    if text:
        said.setdefault((owner, part), text)


def documented(text: str, said: Said) -> str:
    """C with the docstrings in their places."""
    for table, place in zip(TABLES, PLACES, strict=True):

        def fill(found: re.Match[str], place: re.Pattern[str] = place) -> str:
            owner = found["owner"]
            return place.sub(lambda slot: filled(slot, owner, said), found[0])

        text = table.sub(fill, text)
    return text


def filled(slot: re.Match[str], owner: str, said: Said) -> str:
    """A place with what is said there, behind the signature if there is one."""
    text = said.get((owner, slot["part"]))
    if text is None:
        return slot[0]
    start, end = (at - slot.start() for at in slot.span("text"))
    signature = "" if slot["text"] == "NULL" else f"{slot['text']} "
    words = c_string_initializer(text.encode())
    return f"{slot[0][:start]}{signature}{words}{slot[0][end:]}"
