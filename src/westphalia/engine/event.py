"""Events: what happened, for those who may know it.  Rules never read them back."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Event:
    """Something that happened.  Its docstring begins with its clause; locales have its sentence."""

    def seen_by(self, seat: int) -> bool:
        """Whether *seat* may know of it; -1 stands for a spectator."""
        return True

    @property
    def clause(self) -> str:
        """The clause behind it; a kind that stands for several rules says which one it is."""
        return clause_of(type(self))


@dataclass(frozen=True)
class Revelation(Event):
    """An event by which something hidden came to light: what led to it cannot be taken back."""


def clause_of(kind: type) -> str:
    """The clause that a step's or an event's docstring begins with."""
    return (kind.__doc__ or "").split(" ", 1)[0].rstrip(",")


def told(event: Event) -> dict[str, object]:
    """An event as plain data."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    return {"event": type(event).__name__, "clause": event.clause, **values}
