"""What a seat sees, as a vector of numbers between -1 and 1: the features of a game, scaled.

docs/features.md says what each of the numbers means.
"""

from __future__ import annotations

from array import array

import numpy as np
from numpy.typing import NDArray

from westphalia.engine.features import View
from westphalia.engine.game import Game
from westphalia.engine.step import Seat, State

Vector = NDArray[np.float32]


class Observer:
    """Makes vectors of views; each has as many numbers as any other of the same game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.size = game.features.size
        self._scale = np.array([1 / most for most in game.features.most], np.float32)

    def vector(self, view: View) -> Vector:
        """The view of a seat as numbers; what is more than the most that is foreseen counts as it.

        A view that came from a server will do as well as one that was made here.
        """
        numbers = np.frombuffer(array("f", self.game.features.read(view)), np.float32)
        scaled: Vector = np.clip(numbers * self._scale, -1, 1)
        return scaled

    def of(self, state: State, seat: Seat) -> Vector:
        """What *seat* sees of a position."""
        return self.vector(self.game.glimpse(state, seat))
