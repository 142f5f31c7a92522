"""The magnet: a frozen self that the learner's policy is held near to, so that it does not wander.

Regularising play against a slowly renewed reference is what lets self-play settle in games with
hidden information (magnetic mirror descent, Sokota and others, 2023).
"""

from __future__ import annotations

import torch
from torch import Tensor

from westphalia.lab.learning.actor import Actor, Weights, weights_of
from westphalia.lab.learning.net import Net


class Magnet:
    """Renewed by the learner itself after every so many decisions."""

    def __init__(self, net: Net, actor: Actor, every: int) -> None:
        self._actor, self._every = actor, every
        self._weights: Weights = weights_of(net)
        self._renewed = 0

    def renew(self, net: Net, decisions: int) -> None:
        if decisions - self._renewed >= self._every:
            self._weights, self._renewed = weights_of(net), decisions

    def pull(self, likely: Tensor, cells: Tensor, offered: Tensor) -> Tensor:
        """The divergence (KL) of the learner's policy from the magnet's, in the mean."""
        self._actor.wear(self._weights)
        logits, _ = self._actor.forward(cells, offered)
        apart = (likely - logits.log_softmax(1)).clamp(-50, 50)
        return torch.sum(likely.exp() * apart, 1).mean()
