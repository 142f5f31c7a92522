"""Nothing grows too long or too deep to be checked beside a rulebook."""

import ast
from collections.abc import Iterator
from pathlib import Path

MODULE_LINES = 900
FUNCTION_LINES = 40  # the longest step; functions aim at 30
NESTING = 3
BOOTSTRAP_LINES = 160

Function = ast.FunctionDef | ast.AsyncFunctionDef
Block = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)


def depth(node: ast.AST) -> int:
    """How many blocks lie inside one another; elif stands beside its if, not inside it."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        beside = isinstance(node, ast.If) and node.orelse == [child] and isinstance(child, ast.If)
        inner = 0 if isinstance(child, Function) else depth(child)
        deepest = max(deepest, inner + (isinstance(child, Block) and not beside))
    return deepest


def complaints(name: str, text: str) -> Iterator[str]:
    lines = text.count("\n")
    if lines > MODULE_LINES:
        yield f"{name} has {lines} lines; at most {MODULE_LINES}"
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, Function):
            continue
        assert node.end_lineno is not None
        length = node.end_lineno - node.lineno + 1
        if length > FUNCTION_LINES:
            yield f"{name}: {node.name} has {length} lines; at most {FUNCTION_LINES}"
        if depth(node) > NESTING:
            yield f"{name}: {node.name} nests {depth(node)} deep; at most {NESTING}"


def test_modules_and_functions_are_short_and_flat(root: Path) -> None:
    paths = [root / "westphalia", *(root / "src").rglob("*.py"), *(root / "tools").rglob("*.py")]
    found = [
        line
        for path in sorted(paths)
        for line in complaints(str(path.relative_to(root)), path.read_text())
    ]
    assert found == []


def test_the_bootstrap_stays_small(root: Path) -> None:
    assert (root / "westphalia").read_text().count("\n") <= BOOTSTRAP_LINES


def test_a_planted_giant_is_seen() -> None:
    long_function = "def f():\n" + "    x = 1\n" * FUNCTION_LINES
    just_fits = "def f():\n" + "    x = 1\n" * (FUNCTION_LINES - 1)
    deep = "def f():\n for a in b:\n  if a:\n   while a:\n    with a:\n     a = 1\n"
    ladder = "def f():\n if a:\n  a = 1\n elif b:\n  a = 2\n elif c:\n  a = 3\n elif d:\n  a = 4\n"
    assert list(complaints("a.py", long_function)) == ["a.py: f has 41 lines; at most 40"]
    assert list(complaints("a.py", deep)) == ["a.py: f nests 4 deep; at most 3"]
    assert list(complaints("a.py", "\n" * 901)) == ["a.py has 901 lines; at most 900"]
    assert list(complaints("a.py", just_fits + ladder)) == []
