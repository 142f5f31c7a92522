"""What a client makes of a view and its changes."""

from __future__ import annotations

from copy import deepcopy
from typing import Any


def put_together(view: Any, changes: Any) -> Any:
    """A view with its changes, as docs/protocol.md has it."""
    view = {**view, **changes.get("parts", {})}
    for name, entries in changes.get("entries", {}).items():
        part = view[name] = deepcopy(view[name])
        for key, value in entries.items():
            part[int(key) if isinstance(part, list) else key] = value
    return {name: part for name, part in view.items() if name not in changes.get("gone", [])}
