"""Bots against each other: single games, and series of them over processes or a cluster."""

from __future__ import annotations

import hashlib
import signal
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any, Final

from westphalia.bots.outside import BotMistake, label_of
from westphalia.bots.player import Player, SeatView, say_over
from westphalia.bots.program import end_idle
from westphalia.bots.registry import seat_bot
from westphalia.engine import notation
from westphalia.engine.chance import Recorded, Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, key_of
from westphalia.engine.game import Game
from westphalia.engine.playout import play_out, victory_shares
from westphalia.engine.record import Entry, Header, Record
from westphalia.engine.step import Play, Question, Seat, State
from westphalia.games import find_game

# The course of a game


@dataclass(frozen=True)
class Course:
    """The course of a game: points at the end of each period, deeds by seat, events for all."""

    periods: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]  # by period, then by seat
    deeds: tuple[dict[str, int], ...]  # by seat, how often something was told of it
    events: dict[str, int]

    def cells(self, seat: int) -> list[str]:
        """The same for one seat, as cells of a table: words with a number each."""
        rows = zip(self.periods, self.points, strict=True)
        points = {period: values[seat] for period, values in rows}
        return [counted(points), counted(self.deeds[seat]), counted(self.events)]


def counted(numbers: dict[str, int]) -> str:
    """Words with a number each: "mat-ready:6 revolt-broke:1"."""
    return " ".join(f"{word}:{number}" for word, number in numbers.items())


def recounted(cell: str) -> dict[str, int]:
    """The same read back."""
    pairs = [pair.rpartition(":") for pair in cell.split()]
    return {word: int(number) for word, _, number in pairs}


class Witness:
    """Looks on while a game is played; a play tells it what happens."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.told: list[Event] = []
        self._events: Counter[str] = Counter()
        self._deeds: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._period = ""
        self._points: dict[str, tuple[int, ...]] = {}

    def sees(self, s: State) -> None:
        """A position in which somebody is asked."""
        self._listen()
        period = "-".join(map(str, self.game.when(s).values()))
        if period != self._period:
            self._note(s)
            self._period = period

    def course(self, s: State) -> Course:
        """All of it, at the end."""
        self._listen()
        self._note(s)
        deeds = tuple([dict(sorted(each.items())) for each in self._deeds])
        points = tuple(self._points.values())
        return Course(tuple(self._points), points, deeds, dict(sorted(self._events.items())))

    def _note(self, s: State) -> None:
        if self._period:
            standing = self.game.standing(s)
            self._points[self._period] = tuple(standing.get("points") or self.game.scores(s))

    def _listen(self) -> None:
        for event in self.told:
            seat = getattr(event, "seat", None)
            if isinstance(seat, int) and 0 <= seat < len(self._deeds):
                self._deeds[seat][key_of(type(event))] += 1
            fields = self.game.counted_events.get(type(event).__name__)
            if fields is not None:
                self._events[self._named(event, fields)] += 1
        self.told.clear()

    def _named(self, event: Event, fields: tuple[str, ...]) -> str:
        words = self.game.spelled({field: getattr(event, field) for field in fields})
        return ".".join(map(str, words.values()))


# Games and series of them: in processes of this machine, or on a cluster
HERE: Final = "processes"
RAY: Final = "ray"

TRIES: Final = 3  # of a part of the work whose process is ended from outside

# Is shown every position in which somebody is asked, the question and the answer.
Watch = Callable[[Any, Question, Choice], None]


@dataclass(frozen=True)
class Mistake:
    """What a bot from outside did wrong, which ended the game: the bot loses it."""

    seat: int
    sentence: str
    trace: str = ""

    @property
    def whole(self) -> str:
        """The sentence, and below it the traceback."""
        return f"{self.sentence}\n{self.trace}".rstrip()


@dataclass(frozen=True)
class Outcome:
    """How one game ended, by seat; a shared victory is shared.  Some games know kinds of results.

    Where a mistake ended it, the other bots share the victory, and the points are those of then.
    """

    number: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    wins: tuple[float, ...]
    answers: int
    course: Course | None = None  # where a series is watched
    mistake: Mistake | None = None
    result: str = ""


@dataclass(frozen=True)
class Series:
    """Games of the same set-up.  In game *n* the first bot sits at seat *n*, the others follow.

    With a folder for *records*, each game is written into it as a record.  Where it is *paired*,
    the same chance falls once for each rotation of the seats.
    """

    header: Header
    bots: tuple[str, ...]
    games: int
    seed: int
    watched: bool = False
    records: str = ""
    paired: bool = False

    def chance(self, number: int) -> int:
        """The seed of the chance of a game."""
        return derived_seed(self.seed, number // len(self.bots) if self.paired else number)

    def seating(self, number: int) -> tuple[str, ...]:
        shift = number % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    @property
    def title(self) -> dict[str, Any]:
        """What makes it what it is: not the number of games, since it can be made longer."""
        title = asdict(self)
        del title["games"], title["records"]
        return title


def derived_seed(seed: int, *path: int) -> int:
    """A seed of its own for every game and seat, the same however the work is divided."""
    text = " ".join(map(str, (seed, *path)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def named_seed(seed: int, name: str) -> int:
    """A seed of its own for what has a name."""
    return derived_seed(seed, int.from_bytes(hashlib.blake2b(name.encode()).digest()[:7]))


def names_by_seat(bots: Sequence[str]) -> tuple[str, ...]:
    """What the players of a record are called: a bot and its seat, counted from 1."""
    return tuple([f"{label_of(bot)} {seat}" for seat, bot in enumerate(bots, start=1)])


class Sitting:
    """A game being played by bots."""

    def __init__(self, series: Series, number: int, watch: Watch | None) -> None:
        self.series = series
        self.number = number
        self.watch = watch
        self.game = find_game(series.header.game)
        self.bots = series.seating(number)
        self.players: list[Player] = []
        self.witness = Witness(self.game, len(self.bots)) if series.watched else None
        told = self.witness.told if self.witness else None
        seed = series.chance(number)
        self.chance = Recorded(seed) if series.records else Sampling(seed)
        self.play: Play[Any] = Play(self.game.set_up(series.header), self.chance, told)
        named = replace(series.header, players=names_by_seat(self.bots))
        self.record = Record(named, tuple(self.chance.drawn()))
        self.answers = 0
        self.active = 0  # the seat whose bot is at work

    def run(self) -> Outcome:
        """Plays to the end, or to a mistake of a bot from outside."""
        outcome = self._played()
        if self.series.records:
            self._note_outcomes()
            path = Path(self.series.records) / f"game-{self.number:06}.record"
            path.write_text(notation.write(self.record), encoding="utf-8")
        return outcome

    def _played(self) -> Outcome:
        try:
            for seat in range(len(self.bots)):
                self.sit(seat)
            play_out(self.play, self.decide)
            for seat in range(len(self.bots)):
                self.active = seat
                say_over(self.players[seat], self.game.result(self.play.state))
        except BotMistake as mistake:
            return self.forfeited(mistake)
        kind = str(self.game.result(self.play.state).get("result", ""))
        return replace(self.outcome(victory_shares(self.game, self.play.state)), result=kind)

    def sit(self, seat: int) -> None:
        self.active = seat
        seed = derived_seed(self.series.seed, self.number, seat)
        self.players.append(seat_bot(self.bots[seat], self.series.header, seed))

    def decide(self, s: State, question: Question) -> Choice:
        if self.witness:
            self.witness.sees(s)
        self.active = question.seat
        seat_view = SeatView(self.game, self.series.header, s, question.seat)
        choice = self.players[question.seat].answer(seat_view, question).choice
        if self.watch:
            self.watch(s, question, choice)
        if self.series.records:
            self._note(question.seat, choice)
        self.answers += 1
        return choice

    def _note(self, seat: Seat, choice: Choice) -> None:
        """Writes an answer down; what was drawn since the last one followed from that."""
        self._note_outcomes()
        self.record.lines.append(Entry(seat, choice))

    def _note_outcomes(self) -> None:
        lines, drawn = self.record.lines, tuple(self.chance.drawn())
        if drawn:
            last = lines[-1]
            assert isinstance(last, Entry)
            lines[-1] = replace(last, outcomes=drawn)

    def forfeited(self, mistake: BotMistake) -> Outcome:
        """The bot has lost, at all its seats; where it has all of them, at that one."""
        for seat, player in enumerate(self.players):
            if seat != self.active:
                with suppress(BotMistake):  # one mistake is enough
                    say_over(player, None)
        seats = range(len(self.bots))
        blamed = self.bots[self.active]
        winners = [seat for seat in seats if self.bots[seat] != blamed]
        winners = winners or [seat for seat in seats if seat != self.active]
        wins = tuple([(seat in winners) / len(winners) for seat in seats])
        return self.outcome(wins, Mistake(self.active, str(mistake), mistake.trace))

    def outcome(self, wins: tuple[float, ...], mistake: Mistake | None = None) -> Outcome:
        s, labels = self.play.state, tuple(map(label_of, self.bots))
        course = self.witness.course(s) if self.witness else None
        points = tuple(self.game.scores(s))
        return Outcome(self.number, labels, points, wins, self.answers, course, mistake)


def play_game(series: Series, number: int, watch: Watch | None = None) -> Outcome:
    """Play the game of that number; *watch* may look on."""
    return Sitting(series, number, watch).run()


def play_series(
    series: Series, processes: int = 1, on: str = HERE, played: Collection[int] = ()
) -> Iterator[Outcome]:
    """Play all games but those that are *played* already, in the order of their numbers."""
    numbers = [number for number in range(series.games) if number not in played]
    yield from spread(play_game, series, numbers, processes, on)


def spread(
    work: Callable[[Any, int], Any],
    what: object,
    numbers: Sequence[int],
    processes: int,
    on: str = HERE,
) -> Iterator[Any]:
    """Do a piece of work for every number, here or on a cluster, results in order."""
    if on == RAY:
        yield from _spread_over_cluster(work, what, numbers)
    elif processes <= 1:
        try:
            yield from (work(what, number) for number in numbers)
        finally:
            end_idle()
    else:
        yield from _spread_over_processes(work, what, numbers, processes)


def _spread_over_cluster(
    work: Callable[[Any, int], Any], what: object, numbers: Sequence[int]
) -> Iterator[Any]:
    try:
        from westphalia.lab.cluster import spread_on_ray  # an extra that few have
    except ModuleNotFoundError as error:
        raise ValueError(f"{error}: a cluster needs the extra 'cluster'") from error
    yield from spread_on_ray(work, what, numbers)


def shares(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """The numbers in parts, several for each worker, so that none waits long for the last."""
    size = max(1, min(16, len(numbers) // (4 * workers)))
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def _spread_over_processes(
    work: Callable[[Any, int], Any], what: object, numbers: Sequence[int], processes: int
) -> Iterator[Any]:
    """What a process has not done that was killed is done again by new ones, with the same result.

    A part that ends one process after another is given up.
    """
    waiting = shares(numbers, processes)
    tries = 0
    while waiting:
        tries += 1
        try:
            for done in _in_processes(work, what, waiting, processes):
                yield from done
                waiting = waiting[1:]
                tries = 0
        except BrokenExecutor as error:
            if tries == TRIES:
                raise BrokenExecutor(f"the same work has ended {TRIES} processes") from error


def _in_processes(
    work: Callable[[Any, int], Any], what: object, parts: list[Sequence[int]], processes: int
) -> Iterator[list[Any]]:
    others = set(active_children())
    pool = ProcessPoolExecutor(processes)
    try:
        with deaf_to_ctrl_c():
            handed_out = [pool.submit(do_all, work, what, part) for part in parts]
        for share in handed_out:
            yield share.result()
    except BaseException:
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started here never hear Ctrl-C, which reaches all at once: their parent ends them.

    If they heeded it themselves, they could be gone before their parent knows why.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def do_all(work: Callable[[Any, int], Any], what: object, numbers: Sequence[int]) -> list[Any]:
    return [work(what, number) for number in numbers]


@dataclass
class Report:
    """What a series showed; the same numbers for any number of processes.

    >>> import westphalia as w
    >>> report = w.simulate("thirty_years_war", ["random", "random"], games=2)
    >>> report.games, report.shares()["wins"]
    (2, {'random': 1.0})
    """

    games: int = 0
    answers: int = 0
    by_bot: dict[str, float] = field(default_factory=dict)
    by_seat: list[float] = field(default_factory=list)
    points: dict[str, list[int]] = field(default_factory=dict)
    mistakes: dict[str, int] = field(default_factory=dict)  # by bot, the games that they ended
    first_mistake: Mistake | None = None

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        if mistake := outcome.mistake:
            bot = outcome.bots[mistake.seat]
            self.mistakes[bot] = self.mistakes.get(bot, 0) + 1
            self.first_mistake = self.first_mistake or mistake
        self.answers += outcome.answers
        self.by_seat = self.by_seat or [0.0] * len(outcome.bots)
        for seat, bot in enumerate(outcome.bots):
            self.by_bot[bot] = self.by_bot.get(bot, 0.0) + outcome.wins[seat]
            self.by_seat[seat] += outcome.wins[seat]
            self.points.setdefault(bot, []).append(outcome.points[seat])

    def shares(self) -> dict[str, Any]:
        """The report as plain data: shares of the games won, by bot and by seat.

        Where bots from outside made mistakes, how many games of each ended so, and the first one.
        """
        shares = {
            "games": self.games,
            "wins": {bot: wins / self.games for bot, wins in sorted(self.by_bot.items())},
            "seats": [wins / self.games for wins in self.by_seat],
        }
        if self.first_mistake:
            shares |= {"mistakes": self.mistakes, "first_mistake": asdict(self.first_mistake)}
        return shares

    def complaint(self) -> str:
        """What is to be said of mistakes: how many games they ended, and the first of them."""
        if not self.first_mistake:
            return ""
        counts = ", ".join(f"{bot}: {games}" for bot, games in sorted(self.mistakes.items()))
        told = "games that ended by a mistake of a bot, which lost them"
        return f"{told}: {counts}\n{self.first_mistake.whole}"


def report_of(outcomes: Iterable[Outcome]) -> Report:
    """The report of these games."""
    report = Report()
    for outcome in outcomes:
        report.add(outcome)
    return report


def bounds(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % bounds of a share."""
    z2 = 1.96**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = 1.96 * (share * (1 - share) / games + z2 / (4 * games**2)) ** 0.5 / (1 + z2 / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)
