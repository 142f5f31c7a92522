"""The games, by name: the own ones, and those that other packages bring."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from westphalia import plugins
from westphalia.engine.game import Game, SetUpError

OWN = {
    "wallenstein": "WALLENSTEIN",
    "thirty_years_war": "THIRTY_YEARS_WAR",
}
GAMES = tuple(OWN)

MUST_HAVE = ("version", "vocabulary", "seat_counts", "modules", "options", "fields", "kinds")


def game_names() -> tuple[str, ...]:
    """All games that there should be: the own ones, then what other packages offer."""
    return (*GAMES, *[name for name in plugins.offered() if name not in OWN])


def forget() -> None:
    """Look anew, as another package may have come or gone."""
    plugins.forget()
    _brought.cache_clear()


def find_game(name: str) -> Game:
    """The game of that name; games are loaded when they are first asked for."""
    if name in OWN:
        game: Game = getattr(import_module(f"{__name__}.{name}.game"), OWN[name])
        return game
    if name in plugins.offered():
        return _brought(name)
    raise SetUpError(f"'{name}' is no game here; there is: {', '.join(game_names())}")


def all_games() -> list[Game]:
    """Every game that can be played; `misfits` says why others cannot."""
    return [found for name in game_names() if isinstance(found := _tried(name), Game)]


def misfits() -> list[str]:
    """What is wrong with entry points that bring no game: a sentence for each."""
    faults = [_fault_of_name(name) for name in plugins.offered()]
    tried = [_tried(name) for name in game_names()]
    broken = [found for found in tried if isinstance(found, str)]
    return list(dict.fromkeys([*plugins.found()[1], *filter(None, faults), *broken]))


def _tried(name: str) -> Game | str:
    try:
        return find_game(name)
    except SetUpError as error:
        return str(error)


def _fault_of_name(name: str) -> str:
    """Why a game of that name cannot be brought by these entry points, if so."""
    points = plugins.offered()[name]
    whose = " and ".join([plugins.origin(point) for point in points])
    if name in OWN:
        return f"{whose}: the game '{name}' is one of Westphalia itself"
    if len(points) > 1:
        times = f"is offered {len(points)} times, so none of them is played"
        return f"{whose}: the game '{name}' {times}"
    if not plugins.NAME.fullmatch(name):
        return f"{whose}: '{name}' is no name for a game; it needs small letters, such as old_mill"
    return ""


@cache
def _brought(name: str) -> Game:
    """A game of another package, if it is what its entry point says."""
    if fault := _fault_of_name(name):
        raise SetUpError(fault)
    [point] = plugins.offered()[name]
    whose = f"{plugins.origin(point)}: the game '{name}'"
    try:
        game = point.load()
    except plugins.BROKEN as error:
        why = f"{type(error).__name__}: {error}"
        raise SetUpError(f"{whose} cannot be loaded from {point.value}: {why}") from error
    if not isinstance(game, Game):
        raise SetUpError(f"{whose} should be a Game, but {point.value} is {game!r}")
    missing = [each for each in ("name", *MUST_HAVE) if not hasattr(game, each)]
    if missing:
        raise SetUpError(f"{whose} lacks what every game has: {', '.join(missing)}")
    if game.name != name:
        raise SetUpError(f"{whose} calls itself '{game.name}'; both names must be the same")
    return game
