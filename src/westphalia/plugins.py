"""Games and bots of other packages, found by entry points; and where the files of any game lie.

A package brings a game by an entry point of the group ``westphalia.games``.  What else it brings
lies in its own folders, which are named as those here are: ``rules``, ``locales``, ``bots``,
``lab``, ``terminal``, ``web``.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import Distribution, EntryPoint, distributions
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "westphalia.games"
BOTS: Final = "westphalia.bots"  # the group of bots: docs/adding-a-bot.md
OWN: Final = Path(__file__).parent / "games"
BROKEN: Final = (Exception, SystemExit)  # what a module of others may end with
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


@cache
def offered(group: str = GROUP) -> dict[str, tuple[EntryPoint, ...]]:
    """The entry points of a group, by name; more than one of a name get in each other's way."""
    return found(group)[0]


@cache
def found(group: str = GROUP) -> tuple[dict[str, tuple[EntryPoint, ...]], tuple[str, ...]]:
    """Entry points by name, and a sentence for each package whose entry points nobody can read."""
    points: dict[str, tuple[EntryPoint, ...]] = {}
    faults = []
    for whose, dist in sorted(installed().items()):
        try:
            brought = dist.entry_points.select(group=group)
            for point in brought:
                points[point.name] = (*points.get(point.name, ()), point)
        except Exception as error:
            if group in (dist.read_text("entry_points.txt") or ""):
                faults.append(f"{whose}: its entry points cannot be read: {error}")
    return points, tuple(faults)


def installed() -> dict[str, Distribution]:
    """All packages that are installed, by name; of one that is there twice the first is used."""
    packages: dict[str, Distribution] = {}
    for dist in distributions():
        packages.setdefault(str(dist.metadata["Name"]), dist)
    return packages


def origin(point: EntryPoint) -> str:
    """The package that an entry point came with, as it was installed."""
    return str(point.dist.metadata["Name"]) if point.dist else point.value


@cache
def package(game: str) -> str:
    """The package that another one's game lies in; "" for own games, and for a single module.

    Of it only the folders around the game are imported; if that fails there is no package.
    """
    points = () if is_own(game) else offered().get(game, ())
    if len(points) != 1:
        return ""
    try:
        name = points[0].module
        spec = find_spec(name)
    except BROKEN:
        return ""
    if spec is None:
        return ""
    return name if spec.submodule_search_locations else name.rpartition(".")[0]


def is_own(game: str) -> bool:
    """Whether a game lies here: then what other packages say of it is not heard."""
    return bool(NAME.fullmatch(game)) and OWN.joinpath(game).is_dir()


def part(game: str, room: str, module: str) -> str:
    """The full name of a module about a game: ``bots/<game>/captain.py`` or the package's own."""
    other = package(game)
    return f"{other}.{room}.{module}" if other else f"westphalia.{room}.{game}.{module}"


def has(game: str, room: str, module: str) -> bool:
    """Whether there is such a module."""
    name = part(game, room, module)
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # not even its folder is there
        return False


def folder(game: str) -> Traversable | None:
    """Where the data of a game lie; None for one that is a single module."""
    other = package(game)
    if other:
        return files(other)
    return OWN / game if is_own(game) else None


def words(game: str) -> Traversable:
    """The folder with a folder of messages for each language."""
    other = package(game)
    return files(other).joinpath("locales") if other else files("westphalia.locales")


def parts_of_words(game: str) -> list[str]:
    """What a game has messages for: "" is its own file, "lobby" that of <game>-lobby.ftl."""
    place = words(game).joinpath("en")
    names = [entry.name for entry in place.iterdir()] if place.is_dir() else []
    found = [re.fullmatch(rf"{game}(?:-(\w+))?\.ftl", name) for name in names]
    return sorted(match[1] or "" for match in found if match)


def web(game: str) -> Path | None:
    """The folder that another one's game brings for the page."""
    other = package(game)
    found = files(other).joinpath("web") if other else None
    return found if isinstance(found, Path) and found.is_dir() else None


def forget() -> None:
    """Look anew, as another package may have come or gone."""
    found.cache_clear()
    offered.cache_clear()
    package.cache_clear()
