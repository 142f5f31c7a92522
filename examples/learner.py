#!/usr/bin/env python3
"""A learner in fifty lines: masked policy gradient, one seat against players who answer at random.

    python examples/learner.py [MINUTES [GAME]]

It needs westphalia[rl] and PyTorch.  Every line it prints is a round of games: their mean standing
(0 is what random players have, 1 is to be first in all) and the share that was won.
"""

import sys
import time
from collections.abc import Iterator

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical
from torch.nn.functional import mse_loss

from westphalia.lab.episode import header_of
from westphalia.lab.vector import VectorEnv

GAMES, STEPS, EPOCHS, BATCH, LAMBDA, CLIP = 64, 64, 3, 512, 0.95, 0.2


class Net(nn.Module):
    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.ReLU())
        self.policy, self.worth = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.worth(hidden).squeeze(-1)


def improve(net: Net, optimiser: torch.optim.Optimizer, rows: list, last: torch.Tensor) -> None:
    """Clipped policy gradient over what was seen; returns are mixed from the end backwards."""
    seen, masks, actions, before, worth, reward, done = map(torch.stack, zip(*rows, strict=True))
    returns, following = torch.empty_like(worth), last
    for t in reversed(range(STEPS)):
        ahead = LAMBDA * following + (1 - LAMBDA) * (worth[t + 1] if t + 1 < STEPS else last)
        following = returns[t] = torch.where(done[t], reward[t], ahead)
    gain = ((returns - worth) / ((returns - worth).std() + 1e-6)).flatten()
    flat = [each.flatten(0, 1) for each in (seen, masks, actions, before, returns)]
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).split(BATCH):
            choice, value = net(flat[0][part], flat[1][part])
            ratio = (choice.log_prob(flat[2][part]) - flat[3][part]).exp()
            best = torch.minimum(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part])
            loss = (
                0.5 * mse_loss(value, flat[4][part]) - best.mean() - 0.01 * choice.entropy().mean()
            )
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def learn(game: str, seconds: float, seed: int = 1618) -> Iterator[tuple[int, float, float]]:
    """Round by round: games so far, the mean standing of this round's games, the share won."""
    torch.manual_seed(seed)
    env = VectorEnv(header_of(game), GAMES, seed, opponents=["random"])
    net = Net(env.observer.flat.size, env.actions)
    optimiser = torch.optim.Adam(net.parameters(), lr=5e-4)
    moment, played, end = env.reset(), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        rows, standing = [], []
        for _ in range(STEPS):
            seen, masks = torch.from_numpy(moment.seen.vectors()), torch.from_numpy(moment.masks)
            with torch.no_grad():
                choice, worth = net(seen, masks)
            action, seats = choice.sample(), moment.seats
            moment = env.step(action)
            reward = torch.from_numpy(moment.rewards[np.arange(GAMES), seats])
            done = torch.from_numpy(moment.dones)
            rows.append((seen, masks, action, choice.log_prob(action), worth, reward, done))
            standing += reward[done].tolist()
        with torch.no_grad():
            seen, masks = torch.from_numpy(moment.seen.vectors()), torch.from_numpy(moment.masks)
            last = net(seen, masks)[1]
        improve(net, optimiser, rows, last)
        played += len(standing)
        yield played, float(np.mean(standing or 0)), float(np.mean(np.equal(standing or 0, 1)))


if __name__ == "__main__":
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    name = sys.argv[2] if len(sys.argv) > 2 else "wallenstein"
    for games, place, won in learn(name, minutes * 60):
        sys.stdout.write(f"{games:6} games, standing {place:+.2f}, won {won:.0%}\n")
