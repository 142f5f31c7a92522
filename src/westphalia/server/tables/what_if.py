"""The what-if board: a seat tries things in what it knows, with bots for all others.

The position is imagined before anything else is done with it, so whatever others hide, the board
is the same.  It is one of many worlds; each has a number, and its own chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from westphalia.bots.player import Player, SeatView
from westphalia.bots.registry import seat_bot
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.game import Game
from westphalia.engine.match import only_choice
from westphalia.engine.record import Header
from westphalia.engine.step import IllegalChoice, Play, Seat, State, question_of
from westphalia.games import find_game
from westphalia.server.errors import Refusal
from westphalia.server.tables import forecasts
from westphalia.server.tables.forecasts import header_of
from westphalia.server.tables.info import TableInfo, may_try
from westphalia.server.tables.snapshots import (
    EntryInfo,
    PositionFrame,
    QuestionInfo,
    event_info,
    question_info,
)
from westphalia.server.tables.table import Table

MOST_TRIED: Final = 200  # choices of the seat; all are tried again for each that is added
MOST_ANSWERS: Final = 3000  # of all seats, after which a board goes no further
WORLDS: Final = 1_000_000


class Tried(msgspec.Struct, frozen=True):
    """What a seat sees and is asked in a world; without a question it goes no further."""

    questions: list[QuestionInfo]
    view: dict[str, Any]
    log: list[EntryInfo]
    waiting: list[int]
    when: dict[str, Any]
    result: Any


def check_may_try(table: Table) -> None:
    """Refuses it where the people have agreed to think for themselves, and after the game."""
    if table.row.state != "playing":
        raise Refusal("not_ready", "there is nothing to try: nobody plays", reason="no_what_if")
    if not may_try(table.row):
        message = "at this table nobody tries things out"
        raise Refusal("not_allowed", message, reason="no_what_if")


class World:
    """A position that a seat imagines, played on by that seat and by bots."""

    def __init__(self, game: Game, header: Header, truth: State, seat: Seat, number: int) -> None:
        self.game = game
        self.header = header
        self.seat = seat
        self.number = number
        self.told: list[Event] = []
        self.answers = 0
        start = game.imagine(truth, seat, Sampling(2 * number))
        self.play: Play[Any] = Play(start, Sampling(2 * number + 1), self.told)
        self._bots: dict[Seat, Player] = {}
        self._go_on()

    def _go_on(self) -> None:
        """Lets bots answer until the seat is asked."""
        while self.play.open and self.answers < MOST_ANSWERS:
            if forced := only_choice(self.play):
                self._answer(forced.seat, forced.choices[0])
                continue
            if question_of(self.play.open, self.seat):
                return
            question = self.play.open[0]
            looks = SeatView(self.game, self.header, self.play.state, question.seat)
            self._answer(question.seat, self._bot(question.seat).answer(looks, question).choice)

    def _answer(self, seat: Seat, choice: Choice) -> None:
        self.play.answer(seat, choice)
        self.answers += 1

    def _bot(self, seat: Seat) -> Player:
        if seat not in self._bots:
            seed = self.number * len(self.header.players) + seat
            self._bots[seat] = seat_bot(self.game.stand_in, self.header, seed)
        return self._bots[seat]

    def take(self, choice: Choice) -> None:
        self._answer(self.seat, choice)
        self._go_on()

    def shown(self) -> Tried:
        """What the seat sees of it now."""
        state, game = self.play.state, self.game
        own = question_of(self.play.open, self.seat)
        seen = [event for event in self.told if event.seen_by(self.seat)]
        return Tried(
            questions=[question_info(game, state, own)] if own else [],
            view=game.view(state, self.seat),
            log=[entry_info(game, number, event) for number, event in enumerate(seen)],
            waiting=sorted({question.seat for question in self.play.open}),
            when=game.when(state),
            result=None if self.play.open else game.result(state),
        )


def entry_info(game: Game, number: int, event: Event) -> EntryInfo:
    told = event_info(game, event)
    return EntryInfo(told.event, told.clause, told.args, number)


def world_after(
    header: Sequence[Any],
    position: Mapping[str, Any],
    seat: int,
    number: int,
    tried: Sequence[str],
) -> World:
    agreed = header_of(header)
    game = find_game(agreed.game)
    world = World(game, agreed, game.decode(position, agreed), seat, number)
    for text in tried:
        world.take(game.vocabulary.parse(text))
    return world


def what_if(
    header: Sequence[Any], position: Mapping[str, Any], seat: int, asked: tuple[int, Sequence[str]]
) -> bytes:
    """A job: what a seat sees in a world after these choices, as JSON."""
    number, tried = asked
    try:
        return msgspec.json.encode(world_after(header, position, seat, number, tried).shown())
    except IllegalChoice as error:
        raise ValueError(str(error)) from error


def frame(info: TableInfo, seat: Seat, tried: int, found: bytes) -> PositionFrame:
    """The frame ``position`` of a board, as if of a table; its turns count what is tried."""
    told = msgspec.json.decode(found, type=Tried)
    table = replace(
        info,
        state="over" if told.result else "playing",
        waiting=told.waiting,
        when=told.when,
        result=told.result,
        paused=None,
        votes=[],
        ready=None,
        seats=[replace(each, left=None, rest=None, overdue=False) for each in info.seats],
    )
    return PositionFrame(
        type="position",
        table=table,
        seat=seat,
        turn=tried + 1,
        questions=told.questions,
        undo=int(tried > 0),
        view=told.view,
        log=told.log,
        logged=len(told.log),
        draft=None,
    )


# What a page asks about a position it may ask about this one too: by the name of the job.
JOBS: Final[dict[str, Callable[[Sequence[Any], Mapping[str, Any], int, Any], Any]]] = {
    job.__name__: job
    for job in (forecasts.forecast, forecasts.forecasts, forecasts.rehearsal, forecasts.hint)
}


def foretold(
    header: Sequence[Any],
    position: Mapping[str, Any],
    seat: int,
    asked: tuple[str, int, Sequence[str], Any],
) -> Any:
    """A job: what another job tells of a world after these choices."""
    job, number, tried, about = asked
    world = world_after(header, position, seat, number, tried)
    return JOBS[job](header, world.game.encode(world.play.state), seat, about)
