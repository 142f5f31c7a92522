"""Overlays as clients send them: how large one may be before a game looks at its values."""

from __future__ import annotations

from typing import Final

MOST: Final = 1000  # a number, or the number of entries
DEPTH: Final = 8


def check_size(data: object, depth: int = 0) -> None:
    """Refuses overlays with huge numbers or lists, which would only keep the server busy."""
    children = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    too_much = isinstance(data, int | float) and not -MOST <= data <= MOST
    if too_much or depth > DEPTH or len(children) > MOST:
        raise ValueError(f"in data there is nothing larger than {MOST}")
    for child in children:
        check_size(child, depth + 1)
