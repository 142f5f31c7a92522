"""Improving by play: proximal policy optimisation against itself, past selves and bots.

Workers play on while the learner learns; a decision is learnt from once, when its game is over,
with the probability that it had when it was made.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from westphalia.lab.learning.actor import Actor, Weights, weights_of
from westphalia.lab.learning.jobs import Improve
from westphalia.lab.learning.learner import Budget, Learner, spawned
from westphalia.lab.learning.magnet import Magnet
from westphalia.lab.learning.opponents import Mix
from westphalia.lab.learning.samples import Pool, Samples

STATISTICS = ("value_loss", "entropy", "magnet", "moved", "clipped", "explained")


@dataclass(frozen=True)
class Improving:
    """How play is learnt from."""

    mix: Mix = field(default_factory=Mix)
    rate: float = 2.5e-4
    last_rate: float = 1.0  # the part of it that is left at the end
    batch: int = 8192
    iteration: int = 262_144  # samples that are shuffled together
    steepness: float = 0.95  # lambda of the advantages; nothing is discounted
    clip: float = 0.2
    entropy: float = 0.001
    magnet: float = 0.02
    renewed_every: int = 4_000_000  # decisions, of the magnet
    selves: int = 2  # past selves that play at a time
    kept_every: int = 2_000_000  # decisions, of past selves
    gallery: int = 10  # past selves that are kept


class PastSelves:
    """Weights of before: some of them are kept, and few of those play."""

    def __init__(self, net: torch.nn.Module, how: Improving, random: Random) -> None:
        self._how, self._random = how, random
        self._kept: list[Weights] = [weights_of(net)]
        self._since = 0
        self.playing: list[Weights] = self._kept * how.selves

    def note(self, net: torch.nn.Module, decisions: int) -> None:
        if decisions - self._since < self._how.kept_every:
            return
        self._since = decisions
        if len(self._kept) == self._how.gallery:
            self._kept.pop(self._random.randrange(len(self._kept)))
        self._kept.append(weights_of(net))
        self.playing = [self._random.choice(self._kept) for _ in self.playing]


class Rival:
    """Weights that stay as they are, where a best response to them is sought."""

    def __init__(self, weights: Weights, how: Improving) -> None:
        self.playing = [weights] * how.selves

    def note(self, net: torch.nn.Module, decisions: int) -> None:
        """Nothing is kept."""


class Improver:
    """The loop: answer the farm, collect what is over, learn a batch."""

    def __init__(self, learner: Learner, how: Improving) -> None:
        self.learner, self.how = learner, how
        memory = learner.farm.memory
        pools = [Pool(how.iteration, memory.size, memory.choices, learner.device) for _ in range(2)]
        self.filling, self.learning = pools
        self.batches: list[Tensor] = []
        self.actor: Actor = learner.actor
        self.magnet = Magnet(learner.net, learner.actor, how.renewed_every)
        self.selves: PastSelves | Rival = (
            Rival(learner.rival, how)
            if learner.rival
            else PastSelves(learner.net, how, Random(learner.seed))
        )
        self.optimizer = learner.optimizer(how.rate, 0.0)
        self.own = weights_of(learner.net)
        self.sums = torch.zeros(len(STATISTICS), device=learner.device)
        self.learnt = 0
        self.updates = 0
        learner.fresh()

    def run(self, budget: Budget) -> None:
        learner, how = self.learner, self.how
        learner.farm.begin(
            lambda worker: Improve(
                spawned(learner.seed, "improve", learner.decisions, worker),
                how.mix,
                how.selves,
                steepness=how.steepness,
            )
        )
        budget.begin()
        while not budget.spent:
            # While there is something to learn, groups gather: a large batch costs little more.
            least = max(1, learner.farm.groups // 4) if self.batches else 1
            models = [self.own, *self.selves.playing]
            decided = self.actor.serve(learner.farm, models, least=least)
            learner.decisions += decided
            budget.spend(decided)
            collected = self.collect()
            if self.batches:
                self.learn(budget)
            elif not decided and not collected:
                learner.nap()
            if learner.due():
                learner.hear(learner.farm.results())
                learner.log("improve", **self.statistics())
        learner.hear(learner.farm.results())
        learner.log("improve", **self.statistics())

    def collect(self) -> bool:
        """Take the samples that are there, until an iteration is full that must wait."""
        if self.filling.full and not self.batches:
            self.begin_iteration()
        if self.filling.full:
            return False
        for block in self.learner.farm.blocks():
            self.filling.add(block)
            if self.filling.full:
                break
        return True

    def begin_iteration(self) -> None:
        self.filling, self.learning = self.learning, self.filling
        self.filling.clear()
        self.learning.settle_advantages()
        order = torch.randperm(self.learning.held, device=self.learner.device)
        whole = len(order) // self.how.batch * self.how.batch
        self.batches = list(order[:whole].split(self.how.batch))

    def learn(self, budget: Budget) -> None:
        """One batch."""
        learner, how = self.learner, self.how
        warm = min(1.0, (self.updates + 1) / 20)
        rate = how.rate * warm * (1 + (how.last_rate - 1) * budget.share)
        samples = self.learning.at(self.batches.pop())
        learner.step(self.optimizer, rate, self.loss(samples), most=0.5)
        self.updates += 1
        self.learnt += how.batch
        torch._foreach_copy_(self.own, [each.detach() for each in learner.net.parameters()])
        self.magnet.renew(learner.net, learner.decisions)
        self.selves.note(learner.net, learner.decisions)

    def loss(self, samples: Samples) -> Tensor:
        how = self.how
        logits, values = self.learner.forward(samples.cells, samples.offered)
        likely = logits.log_softmax(1)
        chosen = likely.gather(1, samples.place[:, None])[:, 0]
        ratio = (chosen - samples.log_probability).exp()
        bounded = ratio.clamp(1 - how.clip, 1 + how.clip)
        gain = torch.minimum(ratio * samples.advantage, bounded * samples.advantage).mean()
        missed = F.mse_loss(values[:, 0], samples.reward)
        share = F.binary_cross_entropy_with_logits(values[:, 1], samples.share)
        entropy = -(likely.exp() * likely.clamp(min=-50)).sum(1).mean()
        pull = torch.zeros((), device=logits.device)
        if self.updates % 2 == 0:  # every other time, and twice as strong
            pull = self.magnet.pull(likely, samples.cells, samples.offered)
        with torch.no_grad():
            moved = (samples.log_probability - chosen).mean()
            clipped = ((ratio - 1).abs() > how.clip).float().mean()
            explained = 1 - missed / samples.reward.var().clamp(min=1e-6)
            told = [missed, entropy, 2 * pull, moved, clipped, explained]
            self.sums += torch.stack([each.detach() for each in told])
        return -gain + 0.5 * missed + 0.1 * share - how.entropy * entropy + 2 * how.magnet * pull

    def statistics(self) -> dict[str, float]:
        """Means since this was asked last."""
        means = (self.sums / max(1, self.updates - self.learner.told_updates)).tolist()
        self.sums.zero_()
        self.learner.told_updates = self.updates
        return {"learnt": self.learnt, **dict(zip(STATISTICS, means, strict=True))}


def improve(learner: Learner, how: Improving, budget: Budget) -> None:
    """Learn until the budget is spent."""
    Improver(learner, how).run(budget)
