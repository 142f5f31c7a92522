"""A module's text with edits that leave every line where it is."""

from __future__ import annotations

import ast
import re
from collections import Counter
from typing import NamedTuple, Protocol


class Place(Protocol):
    """Whatever has a beginning and an end in the text, as nodes of Python's own parser have."""

    lineno: int
    col_offset: int
    end_lineno: int | None
    end_col_offset: int | None


class Edit(NamedTuple):
    """A piece of the text and what stands there instead."""

    start: int
    end: int
    text: str
    closes: bool  # a closing bracket: it stands before all that opens at the same place


class Source:
    """One module: its text, its syntax, the edits so far and how many there are of each kind."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.tree = ast.parse(text)
        self.found: Counter[str] = Counter()
        self.imports: set[str] = set()
        self._edits: list[Edit] = []
        self._lines = text.splitlines(keepends=True)
        self._offsets = [0]
        for line in self._lines:
            self._offsets.append(self._offsets[-1] + len(line))

    def start(self, node: Place) -> int:
        return self._at(node.lineno, node.col_offset)

    def end(self, node: Place) -> int:
        assert node.end_lineno is not None, "a parsed node has an end"
        assert node.end_col_offset is not None, "a parsed node has an end"
        return self._at(node.end_lineno, node.end_col_offset)

    def words(self, node: Place) -> str:
        """The text of a node."""
        return self.text[self.start(node) : self.end(node)]

    def insert(self, at: int, text: str) -> None:
        self.replace(at, at, text)

    def close(self, at: int, bracket: str) -> None:
        self._edits.append(Edit(at, at, bracket, True))

    def replace(self, start: int, end: int, text: str) -> None:
        lines = self.text.count("\n", start, end)
        assert text.count("\n") <= lines, f"{self.name}: '{text}' would move the lines below it"
        self._edits.append(Edit(start, end, text + "\n" * (lines - text.count("\n")), False))

    def swap(self, start: int, end: int, pattern: str, text: str) -> bool:
        """Put *text* for the first match of *pattern* in a gap that holds no comment."""
        gap = self.text[start:end]
        found = re.search(pattern, gap)
        if found is None or "#" in gap:
            return False
        self.replace(start + found.start(), start + found.end(), text)
        return True

    def fill(self, node: ast.stmt, text: str) -> None:
        """Put *text* on the blank line that follows a statement."""
        assert node.end_lineno is not None, "a parsed node has an end"
        following = self._lines[node.end_lineno : node.end_lineno + 1]
        blank = [line.strip() for line in following] == [""]
        assert blank, f"{self.name}:{node.end_lineno}: no blank line follows for {text}"
        self.insert(self._offsets[node.end_lineno], text)

    def decorate(self, node: ast.ClassDef, decorators: list[str]) -> None:
        """Put decorators on the blank lines above a class; comments may stand in between."""
        line = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1
        while line > 0 and self._lines[line - 1].startswith("#"):
            line -= 1
        for decorator in reversed(decorators):
            line -= 1
            blank = line >= 0 and not self._lines[line].strip()
            assert blank, f"{self.name}: no blank line above {node.name} for {decorator}"
            self.insert(self._offsets[line], decorator)

    def add(self, line: str) -> None:
        """Put a line behind all others."""
        self._edits.append(Edit(len(self.text), len(self.text), f"{line}\n", False))

    def result(self) -> str:
        """The text with all edits."""
        if self.imports:
            first = [node for node in self.tree.body[:2] if is_first(node)][-1]
            self.insert(self.end(first), "".join(f"; {line}" for line in sorted(self.imports)))
        out: list[str] = []
        done = 0
        for edit in self._ordered():
            assert edit.start >= done, f"{self.name}: '{edit.text}' overlaps another edit"
            out += [self.text[done : edit.start], edit.text]
            done = edit.end
        return "".join([*out, self.text[done:]])

    def _ordered(self) -> list[Edit]:
        """By place; outer brackets open first and close last, and around what is replaced."""
        closing = [edit for edit in reversed(self._edits) if edit.closes]
        other = [edit for edit in self._edits if not edit.closes]
        return sorted([*closing, *other], key=lambda edit: (edit.start, edit.end > edit.start))

    def _at(self, line: int, column: int) -> int:
        """Columns are counted in bytes."""
        before = self._lines[line - 1].encode()[:column].decode()
        return self._offsets[line - 1] + len(before)


def is_first(node: ast.stmt) -> bool:
    """Whether nothing may stand before a statement: a docstring, what is asked of the language."""
    if isinstance(node, ast.ImportFrom):
        return node.module == "__future__"
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
