"""Cloning: learn to answer as a bot does, and what comes of it, from games that it plays alone."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import torch
import torch.nn.functional as F  # noqa: N812

from westphalia.lab.learning.jobs import Teach
from westphalia.lab.learning.learner import Budget, Learner, spawned
from westphalia.lab.learning.samples import Pool, Samples

SHARE: Final = 0.4  # of the memory of a GPU that samples may take
MEMORY: Final = 4_000_000_000  # bytes of another device


@dataclass(frozen=True)
class Cloning:
    """How a bot is cloned.  A sample is learnt from *reuse* times in the mean."""

    rate: float = 1e-3
    batch: int = 8192
    room: int = 6_000_000  # samples, where memory allows
    reuse: float = 4.0
    decay: float = 0.01
    bot: str = "captain"


def clone(learner: Learner, how: Cloning, budget: Budget) -> None:
    """Learn until the budget is spent."""
    farm = learner.farm
    farm.begin(lambda worker: Teach(spawned(learner.seed, "clone", worker), how.bot))
    memory = farm.memory
    room = min(how.room, memory_for(learner.device) // (2 * (memory.size + memory.choices)))
    pool = Pool(room, memory.size, memory.choices, learner.device)
    unseen = Pool(how.batch, memory.size, memory.choices, learner.device)  # to judge it by
    optimizer = learner.optimizer(how.rate, how.decay)
    learnt = 0
    learner.fresh()
    budget.begin()
    while not budget.spent:
        for block in farm.blocks():
            (pool if unseen.full else unseen).add(block)
        learner.hear(farm.results())
        if pool.held < how.batch or learnt > pool.got * how.reuse:
            learner.nap()
            continue
        warm = min(1.0, (learner.updates + 1) / 100)
        rate = how.rate * warm * max(0.02, 0.5 * (1 + math.cos(math.pi * budget.share)))
        places = torch.randint(pool.held, (how.batch,), device=learner.device)
        learner.step(optimizer, rate, loss(learner, pool.at(places)))
        learnt += how.batch
        budget.spend(how.batch)
        if learner.due():
            learner.log("clone", samples=pool.got, learnt=learnt, **measured(learner, unseen))
    learner.log("clone", samples=pool.got, learnt=learnt, **measured(learner, unseen))


def memory_for(device: torch.device) -> int:
    """How many bytes samples may take."""
    if device.type != "cuda":
        return MEMORY
    free, _ = torch.cuda.mem_get_info(device)
    return int(SHARE * free)


def loss(learner: Learner, samples: Samples) -> torch.Tensor:
    logits, values = learner.forward(samples.cells, samples.offered)
    return (
        F.cross_entropy(logits, samples.place)
        + 0.5 * F.mse_loss(values[:, 0], samples.reward)
        + 0.1 * F.binary_cross_entropy_with_logits(values[:, 1], samples.share)
    )


def measured(learner: Learner, unseen: Pool) -> dict[str, float]:
    """How well decisions are met that were not learnt from."""
    if not unseen.full:
        return {}
    samples = unseen.at(torch.arange(unseen.held, device=learner.device))
    learner.actor.wear(list(learner.net.parameters()))
    logits, values = learner.actor.forward(samples.cells, samples.offered)
    missed = F.mse_loss(values[:, 0], samples.reward) / samples.reward.var().clamp(min=1e-6)
    return {
        "surprise": F.cross_entropy(logits, samples.place).item(),
        "met": (logits.argmax(1) == samples.place).float().mean().item(),
        "explained": 1 - missed.item(),
    }
