"""Samples on the device: decisions with what came of them, to learn from."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from westphalia.lab.learning.farm import NUMBERS, Block


class Samples(NamedTuple):
    """Decisions side by side.

    *place* is that of the choice that was made, *reward* the estimate of what is gained from here
    to the end, *share* the one of the victory that the seat got.
    """

    cells: Tensor
    offered: Tensor
    place: Tensor
    log_probability: Tensor
    advantage: Tensor
    reward: Tensor
    share: Tensor


class Pool:
    """Room for so many samples; when it is full the oldest give way."""

    def __init__(self, room: int, size: int, choices: int, device: torch.device) -> None:
        self.room, self.device = room, device
        self.got = 0  # samples that have ever been put in
        self._cells = torch.empty((room, size), dtype=torch.int16, device=device)
        self._offered = torch.empty((room, choices), dtype=torch.int16, device=device)
        self._numbers = torch.empty((room, NUMBERS), device=device)

    @property
    def held(self) -> int:
        return min(self.got, self.room)

    @property
    def full(self) -> bool:
        return self.got >= self.room

    def add(self, block: Block) -> None:
        at = self.got % self.room
        cells, offered, numbers = (torch.from_numpy(each) for each in block)
        count = min(len(cells), self.room - at)
        self._cells[at : at + count].copy_(cells[:count])
        self._offered[at : at + count].copy_(offered[:count])
        self._numbers[at : at + count].copy_(numbers[:count])
        self.got += count

    def clear(self) -> None:
        self.got = 0

    def at(self, places: Tensor) -> Samples:
        """The samples at these places."""
        numbers = self._numbers[places]
        place, log_probability, advantage, reward, share = numbers.unbind(1)
        cells, offered = self._cells[places], self._offered[places]
        return Samples(cells, offered, place.long(), log_probability, advantage, reward, share)

    def settle_advantages(self) -> None:
        """Bring the advantages of all that is held to mean 0 and deviation 1."""
        found = self._numbers[: self.held, 2]
        found.copy_((found - found.mean()) / (found.std() + 1e-6))
