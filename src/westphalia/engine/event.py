"""Events say what happened to those who may know it; objections, why a choice is not open."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

Told = TypeVar("Told", bound="Event")


@dataclass_transform(frozen_default=True)
class Frozen:
    """Its subclasses are frozen dataclasses without saying so."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class Event(Frozen):
    """Something that happened; rules never read it back.

    Its docstring begins with its clause; locales have its sentence.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> number_of_answers, event = match.log[0]
    >>> isinstance(event, w.Event), event.clause
    (True, 'W1.4.1')
    """

    @property
    def clause(self) -> str:
        """The clause that it follows."""
        return clause_of(type(self))

    def seen_by(self, seat: int) -> bool:
        """Whether *seat* may know of it; -1 stands for a spectator."""
        return True


class Revelation(Event):
    """An event by which something hidden came to light: what led to it cannot be taken back."""

    def reveals_to(self, seat: int) -> bool:
        """Whether it was hidden from a seat too: who knows it may preview what leads to it."""
        return True


class Remark(Event):
    """An event of the match, which no rule tells: how an answer to a clause's question came."""

    seat: int
    by: str

    @property
    def clause(self) -> str:
        return self.by


class NoOtherChoice(Remark):
    """Open facts had left a seat one answer, so it was not asked."""


class AnsweredByOrder(Remark):
    """A seat was answered by an order that it had sealed."""


class Fact(Frozen):
    """What several events come to for one seat; locales have its sentence too."""


class Objection(Frozen):
    """Why a choice is not open.  Its docstring begins with its clause; locales have its sentence.

    Each game derives a class for every reason, with what the sentence is about as its fields.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> try:
    ...     match.answer(0, game.vocabulary.parse("build_church boehmen"))
    ... except w.IllegalChoice as refused:
    ...     print(type(refused.objection).__name__, refused.objection.clause)
    NotThisBox W3.1.1
    """

    @property
    def clause(self) -> str:
        """The clause that stands against the choice."""
        return clause_of(type(self))


def of_kind(told: Iterable[Event], kind: type[Told]) -> list[Told]:
    """The events of a kind among those that were told."""
    return [event for event in told if isinstance(event, kind)]


def clause_of(kind: type) -> str:
    """The clause that a step's or an event's docstring begins with."""
    return (kind.__doc__ or "").split(" ", 1)[0].rstrip(",")


def key_of(kind: type) -> str:
    """The name of an event or an objection as locales know it: CubesCast -> cubes-cast."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def values_of(thing: Any) -> dict[str, Any]:
    """What an event or an objection is about, by name: the arguments of its sentence."""
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


def told(event: Event) -> dict[str, object]:
    """An event as plain data."""
    return {"event": type(event).__name__, "clause": event.clause, **values_of(event)}
