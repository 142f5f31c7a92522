"""A course of learning from beginning to end: clone, improve, evaluate, write the weights."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import torch

from westphalia.bots.learned.layout import Layout
from westphalia.engine.game import Game
from westphalia.games import find_game
from westphalia.lab.learning import checkpoint
from westphalia.lab.learning.actor import weights_of
from westphalia.lab.learning.clone import Cloning, clone
from westphalia.lab.learning.curve import curve_page
from westphalia.lab.learning.evaluation import Measured, Trial, evaluate
from westphalia.lab.learning.farm import Farm, Memory
from westphalia.lab.learning.learner import Budget, Learner
from westphalia.lab.learning.net import Net
from westphalia.lab.learning.ppo import Improving, improve

CHOICES: Final = 96  # that a question offers at most
MARGIN: Final = 15.0
Say = Callable[[str], None]


@dataclass(frozen=True)
class Spending:
    """So many decisions learnt from or seconds, whatever is spent first."""

    decisions: float = float("inf")
    seconds: float = float("inf")

    @property
    def nothing(self) -> bool:
        return min(self.decisions, self.seconds) <= 0

    def begun(self) -> Budget:
        return Budget(self.decisions, self.seconds)


@dataclass(frozen=True)
class Course:
    """All that is said of a course before it begins."""

    game: str
    folder: Path
    cloning: Spending
    improving: Spending
    clone: Cloning = field(default_factory=Cloning)
    improve: Improving = field(default_factory=Improving)
    start: Path | None = None  # a checkpoint to go on from
    rival: Path | None = None  # frozen weights, to which a best response is sought
    games: int = 1000  # of each trial at the end
    bot: str = "captain"  # to be measured with
    margin: float = MARGIN  # so many points ahead are worth half a victory more
    seed: int = 1618
    workers: int = 1
    at_once: int = 128  # games of a group
    block: int = 1024  # samples that a worker hands over
    width: int = 128
    depth: int = 3
    sizes: tuple[int, ...] = ()  # of batches to answer with, where the net is compiled
    command: str = ""
    trials: tuple[Trial, ...] = field(default=())


def usual_trials(game: Game, games: int, bot: str) -> tuple[Trial, ...]:
    """Every number of seats without modules, and the usual one with all; or every scenario."""
    usual = game.usual_seats
    if game.scenarios:
        (scenarios,) = [each.values for each in game.options if each.name == game.scenarios]
        return tuple([Trial(usual, (), games, bot, each) for each in scenarios])
    counts = [usual, *[seats for seats in game.seat_counts if seats != usual]]
    trials = [Trial(seats, (), games, bot) for seats in counts]
    if game.modules:
        trials.insert(1, Trial(usual, game.modules, games, bot))
    return tuple(trials)


def run(course: Course, say: Say) -> list[Measured]:
    """Learn as the course says; everything it makes lies in its folder."""
    game = find_game(course.game)
    if not game.tables.size:
        raise ValueError(f"{game.name} has no tables to learn from")
    layout = Layout(game)
    course.folder.mkdir(parents=True, exist_ok=True)
    memory = Memory(course.workers, course.at_once, course.block, layout.size, CHOICES)
    farm = Farm(game.name, course.margin, course.workers, memory)
    try:
        learner = prepared(course, layout, farm, say)
        return taught(course, game, learner, say)
    finally:
        farm.close()


def prepared(course: Course, layout: Layout, farm: Farm, say: Say) -> Learner:
    """The net as it begins, and what it learns with."""
    torch.manual_seed(course.seed)
    before: Mapping[str, Any] = {"decisions": 0, "history": []}
    if course.start:
        net, before = checkpoint.load(layout, course.start)
    else:
        net = Net(layout, course.width, course.depth)
    learner = Learner(net, farm, course.folder, course.seed, course.sizes)
    if course.rival:
        frozen, _ = checkpoint.load(layout, course.rival)
        if (frozen.width, frozen.depth) != (net.width, net.depth):
            raise ValueError(
                f"{course.rival} is {frozen.width} wide and {frozen.depth} deep, and what learns "
                f"{net.width} and {net.depth}: one net takes the weights of both"
            )
        learner.rival = weights_of(frozen.to(learner.device))
    learner.decisions = before["decisions"]
    learner.history = [*before["history"], told(course)]
    learner.say = say
    learner.kept = lambda: checkpoint.save(learner, course.folder / checkpoint.CHECKPOINT)
    parameters = sum(each.numel() for each in net.parameters())
    say(f"{parameters:,} weights, {layout.tokens} tokens, {learner.device}")
    return learner


def told(course: Course) -> dict[str, Any]:
    """What the weights remember of the course they were made by."""
    return {
        "command": course.command,
        "seed": course.seed,
        "clone": asdict(course.clone),
        "improve": asdict(course.improve),
        "code": checkpoint.code_hash(course.game),
    }


def taught(course: Course, game: Game, learner: Learner, say: Say) -> list[Measured]:
    if not course.cloning.nothing:
        clone(learner, replace(course.clone, bot=course.bot), course.cloning.begun())
        learner.kept()
    if not course.improving.nothing:
        improve(learner, course.improve, course.improving.begun())
    learner.kept()
    checkpoint.export(learner, course.folder / checkpoint.WEIGHTS)
    trials = course.trials or usual_trials(game, course.games, course.bot)
    found = []
    for trial in trials if course.games else ():
        found.append(measured(course, learner, trial))
        say(sentence(found[-1]))
    if found:
        write(found, course.folder / "evaluation.csv")
    (course.folder / "curve.html").write_text(curve_page(course.game, course.folder), "utf-8")
    return found


def measured(course: Course, learner: Learner, trial: Trial) -> Measured:
    return evaluate(learner.farm, learner.actor, learner.net, trial, course.seed, learner.rival)


def sentence(one: Measured) -> str:
    return (
        f"{one.family}: {100 * one.won:.1f} % [{100 * one.low:.1f} to {100 * one.high:.1f}] of "
        f"{one.games} games against {one.bot}, {one.ahead:+.1f} [{one.ahead_low:+.1f} to "
        f"{one.ahead_high:+.1f}] points, by seat "
        f"{' '.join(f'{100 * share:.0f}' for share in one.by_seat)}"
    )


def write(found: Sequence[Measured], path: Path) -> None:
    rows = [{**asdict(one), "by_seat": " ".join(map(str, one.by_seat))} for one in found]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
