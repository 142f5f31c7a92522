"""What a seat may know."""
from __future__ import annotations
from typing import Any
from westphalia.games.wallenstein.state import WallensteinState
def view(s: WallensteinState, seat: int) -> dict[str, Any]:
    return {"year": s.year}
