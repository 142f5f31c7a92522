"""Lessons: the first round of a game, told point by point, with chance that is always the same.

A lesson is data: ``lesson.toml`` of a game says who sits at its table, where its chance comes from,
and in stages what is said when.  Whoever does as each point says meets all of them in order.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from westphalia import plugins

ME: Final = "me"


@dataclass(frozen=True)
class Point:
    """One sentence, by its key, with its clause; what it speaks of; and what to do, as answers."""

    say: str
    clause: str
    at: str = ""
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stage:
    """Points that belong to one moment of the game.

    The moment has come when this kind of question is asked, about these things; or when this event
    was told, perhaps of the own seat; and when the view holds these values.  What its points say is
    true when the view holds those of ``so`` too, and the log all that is ``told``; else the game
    has gone another way than the lesson.  A name with dots leads into a value, as
    counties.trier.markers, and an empty text stands for nothing.
    """

    name: str
    points: tuple[Point, ...]
    ask: str = ""
    about: Mapping[str, Any] = field(default_factory=dict)
    event: str = ""
    own: bool = False
    view: Mapping[str, Any] = field(default_factory=dict)
    so: Mapping[str, Any] = field(default_factory=dict)
    told: tuple[Mapping[str, Any], ...] = ()


@dataclass(frozen=True)
class Lesson:
    """The table of a lesson, by seats who sits there, and its stages.

    ``asides`` are kinds of questions that come up on its way and are no stage of their own.
    """

    seats: tuple[str, ...]
    asides: tuple[str, ...]
    modules: tuple[str, ...]
    options: Mapping[str, str]
    secret: str  # what all chance of its table comes from, in hexadecimal
    stages: tuple[Stage, ...]

    @property
    def seat(self) -> int:
        """The seat of whoever learns."""
        return self.seats.index(ME)


@cache
def lesson_of(game: str) -> Lesson:
    place = plugins.folder(game)
    file = place and place.joinpath("lesson.toml")
    if file is None or not file.is_file():
        raise NoLesson(f"nobody has written a lesson of {game} yet")
    return read_lesson(file.read_text(encoding="utf-8"))


@cache
def has_lesson(game: str) -> bool:
    try:
        return bool(lesson_of(game))
    except NoLesson:
        return False


def read_lesson(text: str) -> Lesson:
    found = tomllib.loads(text)
    table = found["table"]
    return Lesson(
        seats=tuple(table["seats"]),
        asides=tuple(table.get("asides", ())),
        modules=tuple(table.get("modules", ())),
        options=table.get("options", {}),
        secret=hashlib.sha256(table["chance"].encode()).hexdigest(),
        stages=tuple(read_stage(stage) for stage in found["stage"]),
    )


def read_stage(found: Mapping[str, Any]) -> Stage:
    points = [
        Point(**{**point, "choices": tuple(point.get("choices", ()))}) for point in found["point"]
    ]
    rest = {name: value for name, value in found.items() if name != "point"}
    return Stage(**{**rest, "points": tuple(points), "told": tuple(rest.get("told", ()))})


def is_lesson(game: str, secret: str) -> bool:
    """Tells whether a table is one of a lesson: nothing else has its chance from there."""
    return has_lesson(game) and lesson_of(game).secret == secret


class NoLesson(ValueError):
    """A game that comes without a lesson."""
