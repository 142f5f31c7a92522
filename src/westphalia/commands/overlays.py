"""Overlays of printed values: TOML files, read here and judged by their game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from westphalia.engine.game import Game


def read_overlay(path: Path) -> dict[str, Any]:
    """The tables of an overlay file, still unchecked."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise ValueError(f"{path}: the file cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}: the file is not UTF-8 text: {error.reason}.") from error
    except ValueError as error:  # a number of thousands of digits is an error of its own kind
        raise ValueError(f"{path}: the file is not TOML: {error}.") from error
    except RecursionError as error:
        raise ValueError(f"{path}: the file is not TOML: it is nested too deeply.") from error


def checked_overlay(game: Game, path: Path) -> dict[str, Any]:
    """An overlay that a game can use; every problem is a line that names file, key and reason."""
    data = read_overlay(path)
    problems = game.check_overlay(data, str(path))
    if problems:
        raise ValueError("\n".join(problems))
    return data
