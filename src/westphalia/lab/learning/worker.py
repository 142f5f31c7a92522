"""One process of the farm: it plays its games, asks the nets, and writes samples."""

from __future__ import annotations

import os
import signal
import time
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from westphalia.bots.learned.layout import NO_CHOICE
from westphalia.bots.player import Player, SeatView
from westphalia.bots.registry import seat_bot
from westphalia.engine.cells import Cells
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.playout import victory_shares
from westphalia.engine.step import Play, Question
from westphalia.games import find_game
from westphalia.lab.learning.jobs import Job, Result, Seating
from westphalia.lab.learning.opponents import BOT, NOBODY, SetUps

if TYPE_CHECKING:
    from westphalia.lab.learning.farm import Memory

NAP: Final = 0.00005  # seconds, between questions
LONG_NAP: Final = 1.0  # between jobs


class Decided(NamedTuple):
    """A decision of a seat, as it becomes a sample."""

    cells: NDArray[np.int16]
    offered: NDArray[np.int16]
    place: float
    log_probability: float
    value: float


class Running:
    """A game that is being played."""

    def __init__(self, seating: Seating, bot: str) -> None:
        self.set_up, self.deciders, seed, self.begun = seating
        self.counts = not self.begun  # in the results
        header = self.set_up.header
        self.play: Play[Any] = Play(self.set_up.opening.copy(), Sampling(seed))
        self.bots: list[Player] = []
        if BOT in self.deciders or self.begun:
            self.bots = [seat_bot(bot, header, seed + seat) for seat in range(header.seats)]
        self.paths: list[list[Decided]] = [[] for _ in range(header.seats)]

    def bot_answer(self, game: Game, question: Question) -> Choice:
        seat_view = SeatView(game, self.set_up.header, self.play.state, question.seat)
        return self.bots[question.seat].answer(seat_view, question).choice


def reward(seats: int, share: float, ahead: float, margin: float) -> float:
    """What a game was worth to a seat: the victory first, from -1/(n-1) to 1, then the margin.

    Who is *margin* points ahead of the others, or more, has half a victory more.
    """
    return (seats * share - 1) / (seats - 1) + 0.5 * max(-1.0, min(1.0, ahead / margin))


def advantages(values: list[float], reward: float, steepness: float) -> list[float]:
    """Generalised advantage estimates of decisions that bring nothing but the reward at the end."""
    found = [0.0] * len(values)
    following, after = reward, 0.0
    for at in range(len(values) - 1, -1, -1):
        after = following - values[at] + steepness * after
        found[at] = after
        following = values[at]
    return found


class Worker:
    """Plays the games of a job in two groups, until there is another job."""

    def __init__(
        self, number: int, game: Game, margin: float, memory: Memory, pipe: Connection
    ) -> None:
        self.number, self.game, self.memory, self.pipe = number, game, memory, pipe
        self.margin = margin
        self.parent = os.getppid()
        self.set_ups = SetUps(game)
        self.cells = Cells(game.tables.size)
        self.seen = np.frombuffer(self.cells.buffer(), np.int16)
        self.block, self.at = 0, 0  # where the next sample goes
        self.results: list[Result] = []

    def do(self, job: Job) -> None:
        """Play until the pipe has another job."""
        self.job = job
        self.block = self.at = 0
        self.results = []
        memory, number = self.memory, self.number
        memory.full[number] = memory.waiting[number] = 0
        self.pipe.send(None)
        groups = memory.waiting.shape[1]
        self.seatings = job.games(self.set_ups, groups * memory.games)
        if job.samples_of == BOT:
            self.teach()
            return
        running: list[list[Running | None]] = []
        for group in range(groups):
            running.append([self.next_game() for _ in range(memory.games)])
            self.ask(group, running[group])
        while not self.called():
            idle = True
            for group in range(groups):
                if running[group] and not memory.waiting[number, group]:
                    self.go_on(group, running[group])
                    idle = False
            if idle:
                time.sleep(NAP)

    def called(self) -> bool:
        """Whether there is another job, or nobody left to work for."""
        return self.pipe.poll() or self.orphaned

    @property
    def orphaned(self) -> bool:
        return os.getppid() != self.parent

    def teach(self) -> None:
        for seating in self.seatings:
            running = Running(seating, self.job.bot)
            self.play_on(running)
            self.finish(running)
            self.tell()
            if self.called():
                return

    # A group of games

    def next_game(self) -> Running | None:
        """The next game, at its first question for a net; None if there are no more."""
        for seating in self.seatings:
            running = Running(seating, self.job.bot)
            if self.play_on(running):
                return running
            self.finish(running)
        return None

    def go_on(self, group: int, running: list[Running | None]) -> None:
        """Take the answers that have come, and play on to the next questions."""
        answers = self.memory.answers[self.number, group].tolist()
        for at, (game, answer) in enumerate(zip(running, answers, strict=True)):
            if game is None:
                continue
            self.take(game, self.number, group, at, answer)
            if not self.play_on(game):
                self.finish(game)
                running[at] = self.next_game()
        self.ask(group, running)
        self.tell()

    def take(self, game: Running, worker: int, group: int, at: int, answer: list[float]) -> None:
        question, memory = game.play.open[0], self.memory
        place, log_probability, value = answer
        if game.deciders[question.seat] == self.job.samples_of:
            cells = memory.cells[worker, group, at].copy()
            offered = memory.offered[worker, group, at].copy()
            decided = Decided(cells, offered, place, log_probability, value)
            game.paths[question.seat].append(decided)
        game.play.accept(question, question.choices[int(place)])

    def ask(self, group: int, running: list[Running | None]) -> None:
        """Lay the questions of a group before the nets."""
        memory, number = self.memory, self.number
        models = memory.models[number, group]
        for at, game in enumerate(running):
            if game is None:
                models[at] = NOBODY
                continue
            question = game.play.open[0]
            models[at] = game.deciders[question.seat]
            memory.cells[number, group, at] = self.look(game, question)
            self.offer(question, memory.offered[number, group, at])
        if any(running):
            memory.waiting[number, group] = 1
        else:
            running.clear()

    # One game

    def play_on(self, running: Running) -> bool:
        """Play to the next question for a net; False if the game is over before."""
        play = running.play
        while play.open:
            question = play.open[0]
            if len(question.choices) == 1:
                play.accept(question, question.choices[0])
            elif running.begun > 0 or running.deciders[question.seat] == BOT:
                running.begun -= 1
                self.let_bot_answer(running, question)
            else:
                return True
        return False

    def let_bot_answer(self, running: Running, question: Question) -> None:
        choice = running.bot_answer(self.game, question)
        if self.job.samples_of == BOT:
            place = question.choices.index(choice)
            offered = np.empty(self.memory.choices, np.int16)
            self.offer(question, offered)
            decided = Decided(self.look(running, question).copy(), offered, place, 0.0, 0.0)
            running.paths[question.seat].append(decided)
        running.play.accept(question, choice)

    def look(self, running: Running, question: Question) -> NDArray[np.int16]:
        """The cells as the asked seat sees them."""
        self.cells.at = 0
        self.game.observe(running.play.state, question.seat, question, self.cells)
        return self.seen

    def offer(self, question: Question, row: NDArray[np.int16]) -> None:
        """Write the numbers of the choices, and fill up the row."""
        count, room = len(question.choices), len(row)
        if count > room:
            raise ValueError(
                f"{question.kind} offers {count} choices, and there is room for {room}"
            )
        row[:count] = [choice.number for choice in question.choices]
        row[count:] = NO_CHOICE

    def finish(self, running: Running) -> None:
        """Write the samples of a game that is over, and note how it ended."""
        state = running.play.state
        shares = victory_shares(self.game, state)
        points = self.game.scores(state)
        seats = len(points)
        for seat, path in enumerate(running.paths):
            if path:
                ahead = points[seat] - (sum(points) - points[seat]) / (seats - 1)
                gained = reward(seats, shares[seat], ahead, self.margin)
                self.keep(path, gained, shares[seat])
        if running.counts:
            self.results.append(Result(running.set_up.family, running.deciders, shares, points))

    def keep(self, path: list[Decided], reward: float, share: float) -> None:
        estimates = advantages([each.value for each in path], reward, self.job.steepness)
        memory, number = self.memory, self.number
        for decided, advantage in zip(path, estimates, strict=True):
            if self.at == memory.block:
                self.hand_over()
            memory.kept_cells[number, self.block, self.at] = decided.cells
            memory.kept_offered[number, self.block, self.at] = decided.offered
            gained = decided.value + advantage
            numbers = (decided.place, decided.log_probability, advantage, gained, share)
            memory.kept_numbers[number, self.block, self.at] = numbers
            self.at += 1

    def hand_over(self) -> None:
        """A block is full: go on with the other one, as soon as the learner has taken it."""
        full = self.memory.full[self.number]
        full[self.block] = 1
        self.block, self.at = (self.block + 1) % len(full), 0
        while full[self.block] and not self.called():
            time.sleep(NAP)

    def tell(self) -> None:
        if self.results:
            self.pipe.send(self.results)
            self.results = []


def work(number: int, game: str, margin: float, memory: Memory, pipe: Connection) -> None:
    """What the process does: one job after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who began it ends it
    worker = Worker(number, find_game(game), margin, memory, pipe)
    while not worker.orphaned:
        if pipe.poll(LONG_NAP):
            worker.do(pipe.recv())
