"""What cloning and improving have in common: the net, its optimiser, the farm, the log."""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor, nn

from westphalia.lab.arena import derived_seed
from westphalia.lab.learning.actor import Actor, Weights, lighter
from westphalia.lab.learning.farm import Farm
from westphalia.lab.learning.jobs import Result
from westphalia.lab.learning.net import Net
from westphalia.lab.learning.opponents import BOT, LEARNER

NAP: Final = 0.0001  # seconds
COLUMNS: Final = (
    *(
        "phase",
        "minutes",
        "decisions",
        "updates",
        "games",
        "samples",
        "learnt",
        "rate_per_s",
        "idle",
    ),
    *("surprise", "met", "value_loss", "entropy", "magnet", "moved", "clipped", "explained"),
    *("won", "won_games", "by_family"),
)


def spawned(seed: int, *path: object) -> int:
    """A seed of its own for every worker and phase."""
    return derived_seed(seed, *[hash_of(each) for each in path])


def hash_of(word: object) -> int:
    return word if isinstance(word, int) else int.from_bytes(str(word).encode(), "big")


class Budget:
    """So many decisions or seconds, whatever is spent first."""

    def __init__(self, decisions: float = float("inf"), seconds: float = float("inf")) -> None:
        self._decisions, self._seconds = decisions, seconds
        self._done = 0
        self._began = time.monotonic()

    def begin(self) -> None:
        self._began = time.monotonic()

    def spend(self, decisions: int) -> None:
        self._done += decisions

    @property
    def share(self) -> float:
        """The part that is spent."""
        timed = (time.monotonic() - self._began) / self._seconds
        return min(1.0, max(self._done / self._decisions, timed))

    @property
    def spent(self) -> bool:
        return self.share >= 1.0


class Learner:
    """A net that learns from what the farm plays."""

    def __init__(
        self,
        net: Net,
        farm: Farm,
        folder: Path,
        seed: int,
        sizes: Sequence[int] = (),
    ) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.net = net.to(self.device)
        self.farm, self.folder, self.seed = farm, folder, seed
        self.actor = Actor(net, self.device, sizes)
        self._forward = torch.compile(self.net, dynamic=False) if sizes else self.net
        self.rival: Weights | None = None  # in place of past selves
        self.decisions = 0  # of the learner itself, in play
        self.updates = 0
        self.told_updates = 0
        self.every = 15.0  # seconds between lines of the log
        self.history: list[Any] = []  # the courses that made the weights
        self.say: Callable[[str], None] = lambda line: None
        self.kept: Callable[[], None] = lambda: None  # save what there is
        self._began = self._told = time.monotonic()
        self._before = 0
        self._games = 0
        self._idle = 0.0
        self._won: dict[str, list[float]] = {}

    def forward(self, cells: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        with lighter(self.device):
            logits, values = self._forward(cells, offered)
        return logits, values

    def optimizer(self, rate: float, decay: float) -> torch.optim.Optimizer:
        return torch.optim.AdamW(
            self.net.parameters(),
            lr=rate,
            betas=(0.9, 0.98),
            eps=1e-7,
            weight_decay=decay,
            fused=self.device.type == "cuda",
        )

    def step(
        self, optimizer: torch.optim.Optimizer, rate: float, loss: Tensor, most: float = 1.0
    ) -> None:
        """One step down the loss, with gradients no longer than *most*."""
        for group in optimizer.param_groups:
            group["lr"] = rate
        optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.net.parameters(), most)
        optimizer.step()
        self.updates += 1

    # The log

    def hear(self, results: Sequence[Result]) -> None:
        """Note how games ended in which the learner sat alone among bots, or rivals."""
        for result in results:
            self._games += 1
            met = self.rival is not None or BOT in result.deciders
            if met and LEARNER in result.deciders:
                own = [
                    share
                    for share, who in zip(result.shares, result.deciders, strict=True)
                    if who == LEARNER
                ]
                if len(own) == 1:
                    self._won.setdefault(result.family, []).append(own[0])

    def fresh(self) -> None:
        """A phase begins: what it counts starts anew."""
        self._before, self.told_updates, self._told = 0, 0, time.monotonic()

    def nap(self) -> None:
        """Nothing can be done until the workers have played on."""
        began = time.monotonic()
        time.sleep(NAP)
        self._idle += time.monotonic() - began

    def due(self) -> bool:
        return time.monotonic() - self._told >= self.every

    def log(self, phase: str, **told: Any) -> None:
        """A line of the curve, in the file and to look at."""
        now = time.monotonic()
        won = [share for shares in self._won.values() for share in shares]
        row = {
            "phase": phase,
            "minutes": round((now - self._began) / 60, 3),
            "decisions": self.decisions,
            "updates": self.updates,
            "games": self._games,
            **{name: round(each, 4) for name, each in told.items()},
        }
        learnt = told.get("learnt", 0)
        passed = max(1e-9, now - self._told)
        row |= {"rate_per_s": round((learnt - self._before) / passed)}
        row |= {"idle": round(self._idle / passed, 2)}
        if won:
            means = {name: round(sum(each) / len(each), 3) for name, each in self._won.items()}
            row |= {"won": round(sum(won) / len(won), 4), "won_games": len(won)}
            row["by_family"] = json.dumps(dict(sorted(means.items())))
        path = self.folder / "curve.csv"
        new = not path.exists()
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS)
            if new:
                writer.writeheader()
            writer.writerow(row)
        self._before, self._told, self._won, self._idle = learnt, now, {}, 0.0
        self.say(" ".join(f"{name} {value}" for name, value in row.items()))
        self.kept()
