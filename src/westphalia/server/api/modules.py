"""Which modules of the client belong together, so that a page can ask for all of them at once.

A browser finds what a module imports only when the module has come, and what that imports when it
has: over a slow line this waiting takes longer than all the bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from itertools import chain
from posixpath import dirname, join, normpath
from typing import Final

Reader = Callable[[str], str]

MAIN: Final = "main.js"
IMPORTED: Final = re.compile(r"""(?:\bfrom|^import)\s*["'](\.[^"']+)["']""", re.MULTILINE)
LOADED: Final = re.compile(r"""=> import\(["'](\.[^"']+)["']\)""")  # when it is needed


def at_once(read: Reader, first: str, known: Collection[str] = ()) -> list[str]:
    """A module and all that it imports, in the order in which they are found."""
    found = {first: None}
    rest = [first]
    for name in rest:
        new = [each for each in named(IMPORTED, read, name) if each not in {*found, *known}]
        found.update(dict.fromkeys(new))
        rest += new
    return [*found]


def named(pattern: re.Pattern[str], read: Reader, name: str) -> list[str]:
    """The modules that a module names so, each once."""
    paths = [normpath(join(dirname(name), path)) for path in pattern.findall(read(name))]
    return [*dict.fromkeys(paths)]


def when_needed(read: Reader) -> dict[str, list[str]]:
    """By module that is loaded when it is needed all that it needs besides the first page."""
    first = at_once(read, MAIN)
    found: dict[str, list[str]] = {}
    rest = first
    while rest:
        entries = chain.from_iterable(named(LOADED, read, name) for name in rest)
        new = {entry: at_once(read, entry, first) for entry in entries if entry not in found}
        found |= new
        rest = [*chain.from_iterable(new.values())]
    return found
