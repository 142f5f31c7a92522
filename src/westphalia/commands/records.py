"""Commands for records: replay to any point, fork, verify; analyse what decided a game."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from westphalia.analysis.judge import Judge, judge_of
from westphalia.analysis.past import Past
from westphalia.analysis.study import SEED, Depth, Job, Study, perform
from westphalia.analysis.summary import Analysis, BetterPlan, summary
from westphalia.commands.common import OutputFile, file_argument, language_option, read_text
from westphalia.commands.laboratory import followed, json_option, processes_option
from westphalia.engine import notation
from westphalia.engine.chance import Seeded
from westphalia.engine.event import Event, Remark
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match, fork, replay
from westphalia.engine.match import verify as recompute
from westphalia.engine.record import Record
from westphalia.games import find_game
from westphalia.lab.analysis_page import analysis_page, points
from westphalia.lab.arena import spread
from westphalia.locales import Tongue
from westphalia.terminal.saving import secret_file, write_whole
from westphalia.terminal.screens import find_screens


def load(path: Path) -> Record:
    """The record in a file; a damaged one is told with the file's name."""
    try:
        return notation.read(read_text(path), find_game)
    except notation.NotationError as error:
        raise ValueError(f"{path}, {error}") from error


def play_again(path: Path, lines: int | None = None) -> Match:
    """The match in a file, through its first lines or to its end."""
    record = load(path)
    try:
        return replay(find_game(record.header.game), record, lines)
    except ValueError as error:
        raise ValueError(f"{path}, {error}") from error


@click.command("replay")
@file_argument
@click.option("--to", type=click.IntRange(0), help="Stop after this line of the record.")
@click.option("--log", "with_log", is_flag=True, help="Tell what happened, in sentences.")
@click.option("--seat", default=SPECTATOR, help="Through the eyes of a seat; -1 is a spectator.")
@click.option("--json", "as_json", is_flag=True, help="Print the view as JSON.")
@click.option(
    "--fork",
    "branch_to",
    type=OutputFile(replaces=True),
    help="Write the game so far as a new record.",
)
@language_option
def replay_command(
    file: Path,
    to: int | None,
    with_log: bool,
    seat: int,
    as_json: bool,
    branch_to: Path | None,
    language: str,
) -> None:
    """Play a record again, to its end or to any point, and look at it or fork it."""
    match = play_again(file, to)
    header = match.record.header
    if not SPECTATOR <= seat < header.seats:
        raise ValueError(f"the record has the seats 0 to {header.seats - 1}, not {seat}")
    if branch_to:
        branch(match, branch_to)
        click.echo(f"forked to {branch_to}", err=as_json)
    if with_log:
        prose = find_screens(Tongue(language), header).prose
        for number, event in match.log:
            if event.seen_by(seat):
                click.echo(f"{number:5}  {prose.line(event)}", err=as_json)
    if as_json:
        click.echo(json.dumps(match.game.view(match.play.state, seat), ensure_ascii=False))
    scores = ", ".join(
        f"{name}: {points}"
        for name, points in zip(header.players, match.game.scores(match.play.state), strict=True)
    )
    state = "over" if match.over else "still open"
    click.echo(f"{len(match.entries)} answers stand; the game is {state}; {scores}", err=as_json)


def branch(match: Match, path: Path) -> None:
    """Write the answers that stand as a record of its own.

    It has new chance from here on, and so no commitment that the old secret could fulfil.
    """
    header = replace(match.record.header, commitment="")
    record = Record(header, match.record.opening, list(match.entries))
    write_whole(path, notation.write(record))


def go_on(path: Path) -> tuple[Match, bytes]:
    """A match to go on with, and the secret behind its chance.

    The secret lies beside a saved record, or in it once the match is over.  Without it the match
    goes on with fresh chance and can no longer be verified, so it promises nothing.
    """
    record = load(path)
    game = find_game(record.header.game)
    beside = secret_file(path)
    if beside.exists() and record.header.commitment:  # or it is of another game of that name
        record.secret = read_text(beside).strip()
    try:
        if record.secret:
            match = recompute(game, record)
            match.settle()
            return match, bytes.fromhex(record.secret)
        return fork(game, record, Seeded(secrets.token_bytes(32))), b""
    except ValueError as error:
        raise ValueError(f"{path}, {error}") from error


@click.command("verify")
@file_argument
def verify_command(file: Path) -> None:
    """Recompute a finished record from its secret and compare every outcome."""
    record = load(file)
    try:
        match = recompute(find_game(record.header.game), record)
    except ValueError as error:
        raise ValueError(f"{file}, {error}") from error
    click.echo(
        f"{file} is true: {len(match.record.lines)} lines, every outcome as the secret gives it"
    )


# ------------------------------------------------------------------------------
# What decided a finished game: chances, luck, and plans that were better.

PASSING: Final = "phase"  # marks of what is told by the way


@click.command()
@file_argument
@click.option(
    "--samples",
    show_default="48, or 6 where games must be played to their end",
    type=click.IntRange(2, 10_000),
    help="Samples from every moment; twice as many inside the largest swings and for plans.",
)
@click.option(
    "--moments",
    show_default="200, or 40",
    type=click.IntRange(2, 10_000),
    help="At most so many moments of the whole game.",
)
@processes_option
@language_option
@click.option("--page", type=OutputFile(), help="Write a page (HTML), and its data beside it.")
@json_option
def analyse(
    file: Path,
    samples: int | None,
    moments: int | None,
    processes: int,
    language: str,
    page: Path | None,
    as_json: bool,
) -> None:
    """Say what decided a finished game: chances by moment, turning points, luck, better plans."""
    record = load(file)
    past = Past(find_game(record.header.game), record)
    words = Spoken(past, language)
    if not past.over and not past.ending:
        raise ValueError(words.say("analysis-still-open", file=str(file)))
    study = Study(past, depth_of(past, samples, moments))
    for _ in followed(worked(study, record, processes), study.left, Console(stderr=True)):
        pass
    found = summary(study)
    if page:
        tinctures = [side.colour for side in past.game.sides(past.header)]
        write_whole(page, analysis_page(found, words, tinctures, file.name))
        write_whole(page.with_suffix(".json"), json.dumps(found, ensure_ascii=False) + "\n")
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        show(found, words)


def depth_of(past: Past, samples: int | None, moments: int | None) -> Depth:
    """Returns as much as is wished for, or else what takes minutes at most."""
    slow = judge_of(past.game, past.header).slow
    samples = samples or (6 if slow else 48)
    moments = moments or (40 if slow else 200)
    swings = 4 if slow else 8
    return Depth(
        moments=moments,
        samples=samples,
        swings=swings,
        closer=2 * samples,
        plans=swings,
        pairs=2 * samples,
    )


def worked(study: Study, record: Record, processes: int) -> Iterator[int]:
    """Does all jobs of a study, step by step; yields a number for every sample."""
    text = notation.write(record)
    while jobs := study.jobs():
        outcomes = spread(work, (text, jobs), range(len(jobs)), processes)
        for job, outcome in zip(jobs, outcomes, strict=True):
            study.take(job, outcome)
            yield from range(job.samples)


def work(what: tuple[str, list[Job]], number: int) -> list[Any]:
    """One job: a piece of work for a process."""
    text, jobs = what
    past, judge = prepared(text)
    return perform(past, judge, SEED, jobs[number])


@lru_cache(maxsize=1)
def prepared(text: str) -> tuple[Past, Judge]:
    """A match and who judges it, once in each process."""
    record = notation.read(text, find_game)
    past = Past(find_game(record.header.game), record)
    return past, judge_of(past.game, past.header)


class Spoken:
    """What happened and what might have been, in one language."""

    def __init__(self, past: Past, language: str) -> None:
        self.language = language
        self._tongue = Tongue(language)
        self._game = past.game
        self._prose = find_screens(self._tongue, past.header).prose
        self._log: dict[int, list[Event]] = {}
        for at, event in past.log:
            self._log.setdefault(at, []).append(event)

    def say(self, key: str, **args: str | int) -> str:
        return self._tongue.say(key, **args)

    def seat(self, seat: int) -> str:
        return self._prose.words.seat(seat)

    def event(self, at: int, together: bool = False) -> tuple[str, str]:
        """What a replay would mark of that answer, or else the last that was told of it.

        Where several had decided *together* it tells so, and not what one of them did by the way.
        """
        told = [event for event in self._log.get(at, []) if not isinstance(event, Remark)]
        marked = [event for event in told if type(event).__name__ in self._game.marks]
        if not told:
            return self.say("analysis-at", at=at), ""
        marks = self._game.marks
        grave = [event for event in marked if marks[type(event).__name__] != PASSING]
        if together and not grave:
            return self.say("analysis-together"), ""
        event = (marked or told)[-1]
        return self._prose.sentence(event), event.clause

    def choice(self, text: str, kind: str) -> str:
        return self._prose.choice(self._game.vocabulary.parse(text), kind)

    def reason(self, said: Mapping[str, Any]) -> str:
        return self._prose.reason(said["reason"], said["raw"])


def show(found: Analysis, words: Spoken) -> None:
    """The turning points, the luck and the better plans as tables for people."""
    console = Console()
    keys = ("what", "seat", "change", "choice", "luck")
    heads = [words.say(f"analysis-{key}") for key in keys]
    swings = Table(*heads, title=words.say("analysis-swings"))
    for swing in found["swings"]:
        seat = swing["seat"]
        numbers = [points(swing[key][seat]) for key in ("change", "choice", "luck")]
        sentence, clause = words.event(swing["at"], swing["together"])
        swings.add_row(f"{sentence} ({clause})", words.seat(seat), *numbers)
    title = words.say("analysis-ledger" if found["ledger"]["whole"] else "analysis-ledger-part")
    ledger = Table(words.say("analysis-seat"), words.say("analysis-luck"), title=title)
    own = zip(found["ledger"]["luck"], found["ledger"]["errors"], strict=True)
    for seat, (luck, error) in enumerate(own):
        ledger.add_row(words.seat(seat), f"{points(luck)} ± {196 * error:.0f}")
    console.print(swings, ledger)
    for plan in found["plans"]:
        console.print(plan_line(plan, words), highlight=False)
    if not found["plans"]:
        console.print(words.say("analysis-plans-none"))


def plan_line(plan: BetterPlan, words: Spoken) -> str:
    """A better plan as a sentence: who, what, why, and what it would have gained."""
    choices = "; ".join(words.choice(said["choice"], said["kind"]) for said in plan["better"])
    first = plan["better"][0]
    gain = f"{points(plan['gain'])} ± {196 * plan['error']:.0f}"
    why = f"{words.reason(first)} ({first['clause']})"
    when = words.say("analysis-at", at=plan["from"])
    return f"{words.seat(plan['seat'])}, {when}: {choices}. {why} {gain}"
