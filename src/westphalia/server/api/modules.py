"""Which modules of the client belong together, so that a page can ask for all of them at once.

A browser finds what a module imports only when the module has come, and what that imports when it
has: over a slow line this waiting takes longer than all the bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from posixpath import dirname, join, normpath
from typing import Final

MAIN: Final = "main.js"
IMPORTED: Final = re.compile(r"""(?:\bfrom|^import)\s*["'](\.[^"']+)["']""", re.MULTILINE)
LOADED: Final = re.compile(r"""=> import\(["'](\.[^"']+)["']\)""")  # when it is needed


class Modules:
    """The modules of the client, each read once: which it imports, and which it may load."""

    def __init__(self, read: Callable[[str], str]) -> None:
        self.read = read
        self._read: dict[str, tuple[list[str], list[str]]] = {}

    def named_by(self, name: str) -> tuple[list[str], list[str]]:
        """The modules that one imports at once, and those that it loads when they are needed."""
        if name not in self._read:
            text, folder = self.read(name), dirname(name)
            self._read[name] = (
                [normpath(join(folder, path)) for path in IMPORTED.findall(text)],
                [normpath(join(folder, path)) for path in LOADED.findall(text)],
            )
        return self._read[name]

    def at_once(self, first: str, known: Collection[str] = ()) -> list[str]:
        """A module and all that it imports, in the order in which they are found."""
        found = {first: None}
        rest = [first]
        for name in rest:
            for each in self.named_by(name)[0]:
                if each not in found and each not in known:
                    found[each] = None
                    rest.append(each)
        return rest

    def when_needed(self, first: list[str]) -> dict[str, list[str]]:
        """By module that is loaded when it is needed all that it needs besides the *first* page."""
        known = set(first)
        found: dict[str, list[str]] = {}
        rest = first.copy()
        for name in rest:
            for entry in self.named_by(name)[1]:
                if entry not in found:
                    found[entry] = self.at_once(entry, known)
                    rest += found[entry]
        return found
