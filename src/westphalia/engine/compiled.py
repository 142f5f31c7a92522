"""Whether the engine that runs here is the compiled one."""

from __future__ import annotations

from westphalia.engine import step


def is_compiled() -> bool:
    """Compiled modules do not come from files with Python's own suffix."""
    return not step.__file__.endswith(".py")
