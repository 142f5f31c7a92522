"""Answers the questions of the farm with the learner's weights and those of past selves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from westphalia.lab.learning.farm import Farm
from westphalia.lab.learning.net import Net

Weights = list[Tensor]


def weights_of(net: nn.Module) -> Weights:
    """A copy of all weights, in their order."""
    return [each.detach().clone() for each in net.parameters()]


class Actor:
    """One net whose weights are exchanged, so that it is compiled only once.

    It sees positions in batches of some *sizes*, the last of them filled up, since another shape is
    compiled anew; where there are no sizes, as many as there are.
    """

    def __init__(self, net: Net, device: torch.device, sizes: Sequence[int] = ()) -> None:
        self.device, self._sizes = device, sorted(sizes)
        self._net = Net(net.layout, net.width, net.depth).to(device).eval()
        self._forward = torch.compile(self._net, dynamic=False) if sizes else self._net

    def wear(self, weights: Sequence[Tensor]) -> None:
        with torch.no_grad():
            torch._foreach_copy_(list(self._net.parameters()), list(weights))

    def forward(self, cells: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values, batch by batch."""
        at, logits, values = 0, [], []
        while at < len(cells):
            step = self.size_for(len(cells) - at)
            few = padded(cells[at : at + step], step), padded(offered[at : at + step], step)
            with torch.no_grad(), lighter(self.device):
                found = self._forward(*few)
            count = min(step, len(cells) - at)
            logits.append(found[0][:count])
            values.append(found[1][:count])
            at += count
        return torch.cat(logits), torch.cat(values)

    def size_for(self, count: int) -> int:
        """The smallest batch that holds so many positions, or else the largest."""
        fitting = [size for size in self._sizes if size >= count]
        return min(fitting, default=self._sizes[-1] if self._sizes else count)

    def serve(
        self, farm: Farm, models: Sequence[Weights], greedy: bool = False, least: int = 1
    ) -> int:
        """Answer what waits, if at least so many groups do.

        Returns how many questions were the learner's own, which is model 0.
        """
        groups = farm.waiting()
        if len(groups) < least:
            return 0
        where = tuple(np.array(groups).T)
        asked = farm.memory.models[where].reshape(-1)
        cells = farm.memory.cells[where].reshape(len(asked), -1)
        offered = farm.memory.offered[where].reshape(len(asked), -1)
        answers = np.zeros((len(asked), 3), np.float32)
        for number, weights in enumerate(models):
            rows = np.flatnonzero(asked == number)
            if len(rows):
                self.wear(weights)
                answers[rows] = self.answers(cells[rows], offered[rows], greedy)
        farm.memory.answers[where] = answers.reshape(len(groups), -1, 3)
        farm.answered(groups)
        return int((asked == 0).sum())

    def answers(
        self, cells: NDArray[np.int16], offered: NDArray[np.int16], greedy: bool
    ) -> NDArray[np.float32]:
        """For each position the place of a choice, its log-probability, the expected reward."""
        seen = torch.from_numpy(cells).to(self.device), torch.from_numpy(offered).to(self.device)
        logits, values = self.forward(*seen)
        likely = logits.log_softmax(1)
        drawn = likely if greedy else likely - torch.rand_like(likely).clamp(1e-9).log().neg().log()
        places = drawn.argmax(1, keepdim=True)
        found = torch.cat([places.float(), likely.gather(1, places), values[:, :1]], 1)
        told: NDArray[np.float32] = found.cpu().numpy()
        return told


def padded(rows: Tensor, count: int) -> Tensor:
    """The rows, and the first one again until there are so many."""
    missing = count - len(rows)
    return torch.cat([rows, rows[:1].expand(missing, -1)]) if missing else rows


def lighter(device: torch.device) -> torch.autocast:
    """Numbers of half the size where that is fast."""
    return torch.autocast(device.type, torch.bfloat16, device.type == "cuda")
