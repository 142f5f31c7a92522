"""What the compiled modules say of themselves must not depend on how the engine was built.

Prints a line for each module of the games that are named, or of all: a digest of all docstrings in
it, as `help` shows them.  With --whole they are printed themselves.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tools.building import COMPILED, SOURCE, to_compile
from tools.docstrings import functions, holders
from tools.lowering import module_name


def said(path: Path, module: ModuleType) -> Iterator[str]:
    """What `help` tells of the module, its classes and all that is defined in these."""
    for holder in holders(ast.parse(path.read_text())):
        owner = getattr(module, holder.name) if isinstance(holder, ast.ClassDef) else module
        yield f"{owner.__name__}: {inspect.getdoc(owner)}"
        for function in filter(ast.get_docstring, functions(holder)):
            part = inspect.getattr_static(owner, function.name)
            yield f"{owner.__name__}.{function.name}: {inspect.getdoc(part)}"


def main(words: Sequence[str]) -> None:
    games = [word for word in words if word != "--whole"] or COMPILED
    for path in to_compile(SOURCE, games):
        name = module_name(SOURCE, path)
        lines = list(said(path, import_module(name)))
        if "--whole" in words:
            print(name, *lines, sep="\n")
        else:
            print(name, hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16])


if __name__ == "__main__":
    main(sys.argv[1:])
