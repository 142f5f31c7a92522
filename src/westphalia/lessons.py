"""Lessons: part of a game, told point by point, with chance that is always the same.

A lesson is data: each file ``lessons/NUMBER_NAME.toml`` of a game says who sits at its table, where
its chance comes from, what was answered before it begins, and in stages what is said when.  Whoever
does as each point says meets all of them in order.
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
    ``before`` are the answers of all seats before it begins, each as "SEAT VERB NOUN".
    """

    name: str
    seats: tuple[str, ...]
    asides: tuple[str, ...]
    modules: tuple[str, ...]
    options: Mapping[str, str]
    secret: str  # what all chance of its table comes from, in hexadecimal
    before: tuple[str, ...]
    stages: tuple[Stage, ...]

    @property
    def seat(self) -> int:
        """The seat of whoever learns."""
        return self.seats.index(ME)


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by name, in the order in which they are learnt."""
    place = plugins.folder(game)
    folder = place and place.joinpath("lessons")
    if folder is None or not folder.is_dir():
        return {}
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".toml")}
    names = {file: file.removesuffix(".toml").partition("_")[2] for file in sorted(files)}
    return {
        name: read_lesson(name, files[file].read_text(encoding="utf-8"))
        for file, name in names.items()
    }


def lesson_of(game: str, name: str) -> Lesson:
    known = lessons_of(game)
    if not known:
        raise NoLesson(f"nobody has written a lesson of {game} yet")
    if name not in known:
        raise NoLesson(f"'{name}' is no lesson of {game}; there are {', '.join(known)}")
    return known[name]


def lesson_with(game: str, secret: str) -> str:
    """The name of the lesson that a table is one of, or "": nothing else has its chance from it."""
    return next((name for name, each in lessons_of(game).items() if each.secret == secret), "")


def read_lesson(name: str, text: str) -> Lesson:
    found = tomllib.loads(text)
    table = found["table"]
    return Lesson(
        name=name,
        seats=tuple(table["seats"]),
        asides=tuple(table.get("asides", ())),
        modules=tuple(table.get("modules", ())),
        options=table.get("options", {}),
        secret=hashlib.sha256(table["chance"].encode()).hexdigest(),
        before=tuple(table.get("before", "").split("\n")[:-1]),
        stages=tuple(read_stage(stage) for stage in found["stage"]),
    )


def read_stage(found: Mapping[str, Any]) -> Stage:
    points = [
        Point(**{**point, "choices": tuple(point.get("choices", ()))}) for point in found["point"]
    ]
    rest = {name: value for name, value in found.items() if name != "point"}
    return Stage(**{**rest, "points": tuple(points), "told": tuple(rest.get("told", ()))})


class NoLesson(ValueError):
    """A lesson that a game does not come with."""
