"""Lowering of what functions do: guarded telling, steps as lists, enum members, loops over ints."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

from mypy.nodes import TypeInfo
from tools.build.lowering.source import Source
from tools.build.lowering.types import Types, member_values

PLAY = "westphalia.engine.step.Play"
NATIVE = "westphalia.engine.native"  # where the loops are, see native.py
NUMERIC = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
METHODS = {"remove", "index", "count"}
FUNCTIONS = {"sum": "total", "max": "highest", "min": "lowest", "any": "some"}


class Bodies(ast.NodeVisitor):
    """Goes through a module and edits what can be said in a way that is quicker when compiled."""

    def __init__(self, source: Source, types: Types, kept: set[str]) -> None:
        self.source = source
        self.types = types
        self._kept = kept  # enums whose members stay what they are
        self._inside = False  # a function; tables of the module stay as they are
        self._makers: set[str] = set()  # globals that share objections

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.returns is not None and self._names_enum(node.returns):
            return  # whoever calls it may ask for a member's name
        outside, self._inside = self._inside, True
        self.generic_visit(node)
        self._inside = outside

    def visit_Assign(self, node: ast.Assign) -> None:
        """Numbers that are said to fit a word of the processor are such words."""
        if self.source.words(node) == "Word = int":
            self.source.imports.add("from mypy_extensions import i64")
            self._put(node.value, "i64", "word")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """A constant that is another one is the same number, which stands wherever it is used."""
        if not self._inside and node.value is not None and is_final(node):
            number = self.types.constant(node.value)
            if number is not None:
                self._put(node.value, str(number), "constant")
                return
        self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> None:
        """A member is handed on as its number."""
        if node.annotation is not None and self._enum(node.annotation):
            self._put(node.annotation, "int", "enum parameter")

    def visit_Expr(self, node: ast.Expr) -> None:
        self.generic_visit(node)
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            if call.func.attr == "tell" and self.types.is_a(call.func.value, PLAY):
                self._guard(node, call)
            elif call.func.attr == "then" and self.types.is_a(call.func.value, PLAY):
                self._list(call, call.func)

    def _guard(self, node: ast.Expr, tell: ast.Call) -> None:
        """Arguments of an event that nobody hears are not worked out: so nothing may hang on it."""
        assert isinstance(tell.func, ast.Attribute)
        words = self.source.words(tell.func.value)
        given = [ast.unparse(each) for argument in tell.args for each in handed_on(argument)]
        where = f"{self.source.name}:{node.lineno}"
        assert words not in given, f"{where}: what is told must not be done by telling it"
        self.source.insert(self.source.start(node), f"if {words}.told is not None: ")
        self.source.found["guarded tell"] += 1

    def _list(self, call: ast.Call, method: ast.Attribute) -> None:
        """A list is quicker to make and to read than a tuple of arguments."""
        start, end = self.source.end(method.value), self.source.start(call.args[0])
        if self.source.swap(start, end, r"\.then\(", ".follow(["):
            self.source.close(self.source.end(call) - 1, "]")
            self.source.found["list of steps"] += 1

    def visit_Attribute(self, node: ast.Attribute) -> None:
        enum = self._enum(node.value) if self._inside else None
        if enum is None:
            if not (isinstance(node.value, ast.Attribute) and self._enum(node.value.value)):
                self.generic_visit(node)
        elif node.attr in member_values(enum):
            self._put(node, str(member_values(enum)[node.attr]), "enum member")

    def visit_For(self, node: ast.For) -> None:
        enum = self._enum(node.iter) if self._inside else None
        if enum is not None and not asks_for_name(node):
            values = [*member_values(enum).values()]
            assert values == [*range(len(enum.enum_members))], f"{enum.name} does not count from 0"
            self._put(node.iter, f"range({len(values)})", "enum loop")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Half of an int, and whether it is odd, are told without dividing."""
        if isinstance(node.right, ast.Constant) and node.right.value == 2:
            self._halve(node)
        self.generic_visit(node)

    def _halve(self, node: ast.BinOp) -> None:
        halves = isinstance(node.op, ast.FloorDiv)
        if (halves or isinstance(node.op, ast.Mod)) and self.types.is_plain_int(node.left):
            start, end = self.source.end(node.left), self.source.end(node)
            sign, instead = (r"\s*//\s*2", " >> 1") if halves else (r"\s*%\s*2", " & 1")
            if self._inside and self.source.swap(start, end, sign, instead):
                self.source.insert(self.source.start(node), "(")
                self.source.close(self.source.end(node), ")")
                self.source.found["half"] += 1

    def visit_Compare(self, node: ast.Compare) -> None:
        self.generic_visit(node)
        left, right = node.left, node.comparators[0]
        if self._inside and isinstance(node.ops[0], NUMERIC):
            for side in (left, *node.comparators):
                self._unpack(side)
        if len(node.ops) > 1 or not isinstance(node.ops[0], ast.In | ast.NotIn):
            return
        if self.types.is_numbers(right) and self.types.is_int(left):
            self._search(node, "contains", "membership")
        elif self.types.is_tuple_of_numbers(right) and self.types.is_int(left):
            self._search(node, "in_tuple", "membership in a tuple")
        elif self.types.is_list_of_unique(right):
            self._search(node, "holds", "membership of objects")

    def _unpack(self, node: ast.expr) -> None:
        """A member that comes out of a table is compared by its number."""
        kind = self.types.of(node) if isinstance(node, ast.Subscript) else None
        if kind is not None and kind.type.has_base("enum.IntEnum"):
            self._open(node, "number")
            self.source.close(self.source.end(node), ")")
            self.source.found["enum in a table"] += 1

    def _search(self, node: ast.Compare, native: str, kind: str) -> None:
        start, end = self.source.end(node.left), self.source.start(node.comparators[0])
        if self.source.swap(start, end, r"\s*\b(not\s+)?in\b", ","):
            self._open(node, native, "not " if isinstance(node.ops[0], ast.NotIn) else "")
            self.source.close(self.source.end(node), ")")
            self.source.found[kind] += 1

    def visit_Call(self, node: ast.Call) -> None:
        if self._asks_for_member(node):
            self.visit(node.func)
            return
        done = self._go_through(node)  # first, as what is inserted first stands outside
        self.generic_visit(node)
        if done:
            return
        if isinstance(node.func, ast.Attribute):
            self._method(node, node.func)
        elif isinstance(node.func, ast.Name) and not node.keywords:
            native = self._native(node.func.id, node.args)
            if self.types.is_objection(node.func):
                self._object(node, node.func)
            elif node.func.id == "sorted" and self._is_set_of_numbers(node):
                self._in_order(node, node.args[0])
            elif native:
                self._put(node.func, self._imported(native), native)
            elif self.source.words(node).startswith("list(map(list.copy, "):
                self._copy_rows(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Conditions that must all hold are put one by one: together they would be made objects."""
        self.generic_visit(node)
        for condition in node.ifs:
            if not isinstance(condition, ast.BoolOp) or not isinstance(condition.op, ast.And):
                continue
            start = self.source.start(condition)
            gaps = [
                (self.source.end(one), self.source.start(following))
                for one, following in pairwise(condition.values)
            ]
            bare = re.search(r"\bif\s*$", self.source.text[:start])
            if bare and all(self.source.text[a:b].split() == ["and"] for a, b in gaps):
                for gap in gaps:
                    self.source.swap(*gap, r"\band\b", "if")
                self.source.found["conditions one by one"] += 1

    def _pair(self, node: ast.Call) -> None:
        """Two lists of one length are gone through natively, if it can be said twice which."""
        first, second = node.args
        named = isinstance(second, ast.Name | ast.Attribute)
        if not named or not self.types.is_list(first) or not self.types.is_list(second):
            return
        self._open(first, "alike")
        words = self.source.words(second)
        start, end = self.source.end(first), self.source.end(node)
        self.source.replace(start, end, f", {words}), {words})")
        self.source.found["pairs"] += 1

    def _asks_for_member(self, node: ast.Call) -> bool:
        """Whether a list of members is asked for one of them: a number would be no such one."""
        method = node.func
        if not isinstance(method, ast.Attribute) or method.attr not in METHODS:
            return False
        return self.types.is_members(method.value)

    def _copy_rows(self, node: ast.Call) -> None:
        """``list(map(list.copy, rows))`` is what is quickest when it is interpreted."""
        start = self.source.start(node)
        self.source.replace(
            start, start + len("list(map(list.copy, "), f"{self._imported('copies')}("
        )
        self.source.replace(self.source.end(node) - 2, self.source.end(node), ")")
        self.source.found["copies"] += 1

    def _object(self, node: ast.Call, kind: ast.Name) -> None:
        """An objection about nothing, or about one number, is made once by each module."""
        if not self._inside or len(node.args) > 1:
            return
        if node.args and not self.types.is_plain_int(node.args[0]):
            return
        shared = self._shared(kind.id)
        method = "about" if node.args else "plain"
        self.source.replace(self.source.start(kind), self.source.end(kind), f"{shared}.{method}")
        self.source.found["objection"] += 1

    def _shared(self, kind: str) -> str:
        """What makes the objections of a kind; it is a global of the module."""
        name = f"_shared_{kind}"
        if name not in self._makers:
            self._makers.add(name)
            self.source.imports.add("from typing import Final as _Final")
            self.source.add(f"{name}: _Final = {self._imported('Shared')}({kind})")
        return name

    def _is_set_of_numbers(self, node: ast.Call) -> bool:
        """Whether what is sorted is a set that is made for it, of ints."""
        if len(node.args) != 1 or not self.types.is_numbers(node):
            return False
        made = node.args[0]
        if isinstance(made, ast.Call):
            return ast.unparse(made.func) == "set" and len(made.args) == 1
        return isinstance(made, ast.Set | ast.SetComp)

    def _in_order(self, node: ast.Call, made: ast.expr) -> None:
        """Ints each once and in order, without a set: a list of them is put in order."""
        start, end = self.source.start(made), self.source.end(made)
        given = set_of(made)
        if given is not None and self.types.is_list(given):
            self.source.replace(start, self.source.start(given), "")
            self.source.replace(self.source.end(given), end, "")
        elif isinstance(made, ast.Call):
            self.source.replace(start, self.source.start(made.args[0]), "[*")
            self.source.replace(end - 1, end, "]")
        else:
            self.source.replace(start, start + 1, "[")
            self.source.replace(end - 1, end, "]")
        self._put(node.func, self._imported("distinct"), "distinct")

    def _go_through(self, node: ast.Call) -> bool:
        """Sums and pairs are gone through as they are; says whether this was one."""
        name = ast.unparse(node.func)
        if name == "sum" and not node.keywords and self._is_list_of_numbers(node):
            self._add_up(node.args[0])
            return True
        if name == "zip" and is_strict(node):
            self._pair(node)
            return True
        return False

    def _is_list_of_numbers(self, node: ast.Call) -> bool:
        """Whether what is added up is a list that is made for it, of ints or truths."""
        if len(node.args) > 1 or not isinstance(node.args[0], ast.ListComp):
            return False
        return self.types.is_int(node.args[0].elt)

    def _add_up(self, numbers: ast.expr) -> None:
        """A sum is added up as it goes, without a list; truths count as the numbers they are."""
        assert isinstance(numbers, ast.ListComp)
        start, end = self.source.start(numbers), self.source.end(numbers)
        self.source.replace(start, start + 1, "")
        self.source.replace(end - 1, end, "")
        if self.types.is_a(numbers.elt, "builtins.bool"):
            self._open(numbers.elt, "number")
            self.source.close(self.source.end(numbers.elt), ")")
        self.source.found["sum as it goes"] += 1

    def _native(self, name: str, args: list[ast.expr]) -> str:
        """The native function that does what the one of that name does with these arguments."""
        if name in FUNCTIONS and len(args) == 1 and self.types.is_numbers(args[0]):
            return FUNCTIONS[name]
        if name == "bisect" and len(args) == 2 and self.types.is_floats(args[0]):
            return name
        if name == "insort" and len(args) == 2 and self.types.is_numbers(args[0]):
            return name
        return ""

    def _method(self, node: ast.Call, method: ast.Attribute) -> None:
        if method.attr == "bit_count" and self.types.is_int(method.value):
            end = self.source.end(node)
            if self.source.swap(self.source.end(method.value), end, r"\.bit_count\(", ""):
                self._open(node, "bits")
                self.source.found["bits"] += 1
        elif method.attr in METHODS and len(node.args) == 1 and not node.keywords:
            (number,) = node.args
            native = self._searched(method)
            if native and self.types.is_int(number):
                start, end = self.source.end(method.value), self.source.start(number)
                if self.source.swap(start, end, rf"\.{method.attr}\(", ", "):
                    self._open(node, native)
                    self.source.found[native] += 1

    def _searched(self, method: ast.Attribute) -> str:
        """The native function that does what a method of a list or a tuple of ints does."""
        if self.types.is_numbers(method.value):
            return method.attr
        counts = method.attr == "count" and self.types.is_tuple_of_numbers(method.value)
        return "count_in_tuple" if counts else ""

    def _enum(self, node: ast.expr) -> TypeInfo | None:
        enum = self.types.int_enum(node)
        return None if enum is None or enum.fullname in self._kept else enum

    def _open(self, node: ast.expr, native: str, before: str = "") -> None:
        self.source.insert(self.source.start(node), f"{before}{self._imported(native)}(")

    def _imported(self, native: str) -> str:
        self.source.imports.add(f"from {NATIVE} import {native} as _{native}")
        return f"_{native}"

    def _put(self, node: ast.expr, text: str, kind: str) -> None:
        self.source.replace(self.source.start(node), self.source.end(node), text)
        self.source.found[kind] += 1

    def _names_enum(self, node: ast.expr) -> bool:
        return any(
            self._enum(each) is not None for each in ast.walk(node) if isinstance(each, ast.expr)
        )


def is_final(node: ast.AnnAssign) -> bool:
    """Whether a name is said to be a constant, and no more is said of its type."""
    return isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"


def set_of(made: ast.expr) -> ast.expr | None:
    """The one thing that a set is made of: x in ``set(x)`` and in ``{*x}``."""
    if isinstance(made, ast.Call):
        return made.args[0]
    if isinstance(made, ast.Set) and len(made.elts) == 1 and isinstance(made.elts[0], ast.Starred):
        return made.elts[0].value
    return None


def handed_on(node: ast.expr) -> Iterator[ast.expr]:
    """What the calls in an expression are given, and whose methods they are."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call):
            yield from call.args
            yield call.func.value if isinstance(call.func, ast.Attribute) else call.func


def compared_by_identity(source: Source, types: Types) -> Iterator[str]:
    """The full names of enums for whose members the module says ``is``: ints would not do."""
    compared = [
        side
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Is | ast.IsNot)
        for side in (node.left, *node.comparators)
    ]
    for side in compared:
        enum = types.int_enum(side.value) if isinstance(side, ast.Attribute) else None
        if enum is not None:
            yield enum.fullname


def is_strict(node: ast.Call) -> bool:
    """Whether two things of one length are asked for."""
    return len(node.args) == 2 and [ast.unparse(each) for each in node.keywords] == ["strict=True"]


def asks_for_name(node: ast.For) -> bool:
    """Whether a loop over the members of an enum needs more of them than their numbers."""
    names = {each.id for each in ast.walk(node.target) if isinstance(each, ast.Name)}
    return any(
        isinstance(each, ast.Attribute)
        and isinstance(each.value, ast.Name)
        and each.value.id in names
        for each in ast.walk(node)
    )
