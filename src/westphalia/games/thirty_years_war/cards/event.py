"""8.6 What the event of a card is made of: what stands in its way, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war.state import Card, Play, ThirtyYearsWarState

Requirement = Callable[[ThirtyYearsWarState, Seat, Card], Objection | None]
Happening = Callable[[Play, Seat, Card], None]
Events = dict[Card, tuple[Requirement, Happening]]
