"""What the compiled modules say of themselves must not depend on how the engine was built.

Prints a line for each module of the games that are named, or of all: a digest of all docstrings in
it, as `help` shows them.  With --whole they are printed themselves.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from types import ModuleType

from tools.building import COMPILED, SOURCE, to_compile
from tools.lowering import module_name


def said(module: ModuleType) -> Iterator[str]:
    """All that is documented in a module, by name."""
    yield inspect.cleandoc(module.__doc__ or "")
    for name in own_names(module):
        thing = getattr(module, name)
        yield from documented(name, thing)
        if isinstance(thing, type):
            for part in own_names(thing):
                yield from documented(f"{name}.{part}", getattr(thing, part))


def own_names(holder: object) -> list[str]:
    return sorted(name for name in vars(holder) if not name.startswith("__"))


def documented(name: str, thing: object) -> Iterator[str]:
    text = inspect.getdoc(thing)
    if text:
        yield f"{name}: {text}"


def main(words: Sequence[str]) -> None:
    games = [word for word in words if word != "--whole"] or COMPILED
    for path in to_compile(SOURCE, games):
        name = module_name(SOURCE, path)
        lines = list(said(import_module(name)))
        if "--whole" in words:
            print(name, *lines, sep="\n")
        else:
            print(name, hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16])


if __name__ == "__main__":
    main(sys.argv[1:])
