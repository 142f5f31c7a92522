"""What an observation may be, as Gymnasium and PettingZoo want to be told."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from westphalia.engine.step import Seat
from westphalia.lab.episode import Episode
from westphalia.lab.observation import Observer

Seen = Any  # a flat vector, or tables by name


def space_of(observer: Observer, tables: bool) -> spaces.Space[Any]:
    """A flat vector, or the tables by name.

    Numbers in tables may be beyond the range of their column, so any that fits a cell is allowed.
    """
    if not tables:
        return spaces.Box(-1, 1, (observer.flat.size,), np.float32)
    whole = np.iinfo(np.int16)
    return spaces.Dict(
        {
            name: spaces.Box(int(whole.min), int(whole.max), seen.shape[1:], np.int16)
            for name, seen in observer.tables.items()
        }
    )


def seen_of(episode: Episode, seat: Seat, tables: bool) -> Seen:
    """What a seat of the episode sees, as one or the other."""
    return episode.tables(seat) if tables else episode.observation(seat)
