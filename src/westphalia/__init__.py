"""Westphalia: two board games about the Thirty Years' War, as a library with people around it.

>>> import westphalia as w
>>> w.game("wallenstein").seat_counts
(3, 4, 5)

The names that stay are those of ``westphalia.api``; they are loaded when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from westphalia.api import *  # noqa: F403
else:

    def __getattr__(name):
        if not find_spec(f"{__name__}.{name}"):  # one of its modules is imported without this
            api = import_module("westphalia.api")  # only now, as commands need little of it
            if name == "__all__":
                return api.__all__
            if name in api.__all__:
                return getattr(api, name)
        raise AttributeError(f"westphalia offers no '{name}'; docs/api.md lists what it does")

    def __dir__():
        return sorted({*globals(), *import_module("westphalia.api").__all__})
