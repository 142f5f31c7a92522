"""What a forecast is, and that there may be nothing to foretell."""

from __future__ import annotations

from typing import Any

Forecast = dict[str, Any]


class NothingToForetell(ValueError):
    """An answer of which nothing can be said beforehand."""
