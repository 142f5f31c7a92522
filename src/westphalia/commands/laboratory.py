"""Commands for bot authors and researchers: simulate, fuzz, bench, fit, dataset, report."""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import click
from click.core import ParameterSource
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from westphalia.bots.outside import labels_of, listed_bots
from westphalia.bots.registry import BOTS, seat_bot, training_of
from westphalia.commands.common import OUTSIDE, OutputFile, OwnFile, game_argument, version
from westphalia.commands.set_up import SetUpCommand, described, players_option, set_up_options
from westphalia.games import all_games, find_game
from westphalia.lab import results
from westphalia.lab.arena import (
    HERE,
    RAY,
    Outcome,
    Report,
    Series,
    bounds,
    play_series,
    report_of,
    spread,
)
from westphalia.lab.bench import measure, slowdown
from westphalia.lab.figures import Figure, figures
from westphalia.lab.fuzz import Campaign, fuzz
from westphalia.lab.pairs import LEVELS, SWING, Estimate, compared
from westphalia.lab.portrait import files_of, portrait, sketches
from westphalia.lab.portrait_page import portrait_page
from westphalia.lab.report import flat
from westphalia.lab.report import report as make_page
from westphalia.lab.results import Ledger, Played, head, rows
from westphalia.lab.suites import result_of, suite_of, with_result
from westphalia.lab.training import BLEND, RIDGE, Fit, School, fit, play_sample
from westphalia.terminal.saving import write_whole

# ------------------------------------------------------------------------------
# Options that several of these commands have, and how they follow their work.

T = TypeVar("T")
processes_option = click.option(
    "--processes",
    default=os.cpu_count() or 1,
    show_default="one per core",
    type=click.IntRange(1, 256),
    help="Local processes to work with.",
)
games_option = click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1), help="How many games."
)
seed_option = click.option(
    "--seed", default=1618, show_default=True, help="Seed of everything drawn."
)
bots_option = click.option(
    "--bots",
    show_default="who stands in for people",
    help=f"By seat, of: {', '.join(BOTS)}; {OUTSIDE}.",
)
on_option = click.option(
    "--on",
    type=click.Choice([HERE, RAY]),
    default=HERE,
    show_default=True,
    help="Work in local processes, or on a Ray cluster: the one of RAY_ADDRESS, or a local one.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def seated(
    game: str, bots: str | None, players: int | None, games: int, seed: int, **set_up: Any
) -> Series:
    """The series that the options describe; a single bot sits at every seat."""
    played = find_game(game)
    names = listed_bots(played.stand_in if bots is None else bots)
    if players and len(names) not in (1, players):
        raise ValueError(f"--players says {players}, but --bots names {len(names)}: {bots}")
    seats = names * (players or played.usual_seats) if len(names) == 1 else names
    header = described(played, labels_of(seats), **set_up)
    for bot in names:
        seat_bot(bot, header, seed)
    return Series(header, tuple(seats), games, seed)


def followed(results: Iterable[T], games: int, console: Console) -> Iterable[T]:
    """Shows how far the work is, without a thread: one would hear Ctrl-C while processes start."""
    silent = not sys.stderr.isatty()
    return track(results, total=games, console=console, auto_refresh=False, disable=silent)


# ------------------------------------------------------------------------------
# Simulate: bots play many games.


@click.command(cls=SetUpCommand)
@game_argument
@games_option
@players_option
@bots_option
@set_up_options
@seed_option
@processes_option
@on_option
@click.option(
    "--resume",
    type=OutputFile(),
    help="A file that keeps every game; those that are in it are not played again.",
)
@click.option("--csv", "csv_file", type=OutputFile(), help="A file with a row for every seat.")
@click.option(
    "--pairs",
    "rounds",
    type=click.IntRange(1),
    help="In place of --games: so many games, each with the same chance once for every rotation "
    "of the seats; tells the swing between two bots, or the lead of each of several.",
)
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder for the record of every game that is played.",
)
@json_option
def simulate(
    game: str,
    games: int,
    players: int | None,
    bots: str | None,
    seed: int,
    processes: int,
    on: str,
    resume: Path | None,
    csv_file: Path | None,
    rounds: int | None,
    records: Path | None,
    as_json: bool,
    **set_up: Any,
) -> None:
    """Let bots play many games; seats rotate, and the report does not depend on --processes.

    Ctrl-C ends it early: the report is of the games played so far.
    """
    if rounds and given("games"):
        raise click.UsageError("--pairs says how many games there are in place of --games")
    series = seated(game, bots, players, games, seed, **set_up)
    series = replace(series, watched=csv_file is not None)
    series = recorded(paired(series, rounds), records)
    games = series.games
    console = Console(stderr=True)
    start = perf_counter()
    outcomes = gathered(kept(series, processes, on, resume), games, console)
    if csv_file and outcomes:
        write_csv(csv_file, outcomes)
    publish(outcomes, as_json, compared(series, outcomes) if rounds and outcomes else {})
    if not resume:
        speed = len(outcomes) / (perf_counter() - start)
        console.print(f"{speed:.1f} games a second", highlight=False)
    if len(outcomes) < games:
        raise click.exceptions.Exit(130)


def given(option: str) -> bool:
    """Whether an option was typed, whatever its default is."""
    source = click.get_current_context().get_parameter_source(option)
    return source is ParameterSource.COMMANDLINE


def gathered(found: Iterator[Outcome], games: int, console: Console) -> list[Outcome]:
    """The outcomes of a series, or those of the games that were over before Ctrl-C."""
    outcomes: list[Outcome] = []
    try:
        for outcome in followed(found, games, console):
            outcomes.append(outcome)
    except KeyboardInterrupt:
        console.print(f"ended after {len(outcomes)} of {games} games", highlight=False)
    return outcomes


def paired(series: Series, rounds: int | None) -> Series:
    """So many rounds in place of the games, if a number of them is named."""
    if rounds is None:
        return series
    return replace(series, games=rounds * len(series.bots), paired=True)


def recorded(series: Series, folder: Path | None) -> Series:
    """With a record of every game in a folder, if one is named."""
    if folder is None:
        return series
    folder.mkdir(exist_ok=True)
    return replace(series, records=str(folder))


def kept(series: Series, processes: int, on: str, path: Path | None) -> Iterator[Outcome]:
    """The games of a series in order; those in the file first, and all in the file afterwards."""
    if path is None:
        yield from play_series(series, processes, on)
        return
    with Ledger(path, series.title, Outcome, "--resume") as ledger:
        before = [one for one in ledger.games if one.number < series.games]
        yield from before
        for outcome in play_series(series, processes, on, {one.number for one in before}):
            ledger.add(outcome)
            yield outcome


def publish(outcomes: list[Outcome], as_json: bool, pairs: Mapping[str, Estimate]) -> None:
    """The report of these games, if there are any."""
    report = report_of(outcomes)
    if as_json and outcomes:
        click.echo(json.dumps({**report.shares(), **as_data(pairs)}))
        complain(report)
    elif outcomes:
        show(report)
        for whose, found in pairs.items():
            said = {SWING: f"swing: {found} points", LEVELS: f"swing: {found} levels of victory"}
            click.echo(said.get(whose, f"lead of {whose}: {found} points"))


def as_data(pairs: Mapping[str, Estimate]) -> dict[str, Any]:
    """What the pairs say, as plain data: a swing in points and levels, or the lead of each bot."""
    if SWING in pairs:
        return {what: asdict(found) for what, found in pairs.items()}
    return {"lead": {bot: asdict(found) for bot, found in pairs.items()}} if pairs else {}


def write_csv(path: Path, outcomes: list[Outcome]) -> None:
    write_whole(path, head() + "".join([rows(Played(one)) for one in outcomes]))


def show(report: Report) -> None:
    """The report as tables for people."""
    shares = report.shares()
    console = Console()
    bots = Table("bot", "games won", "95 % bounds", "mean points", title=f"{report.games} games")
    for bot, share in shares["wins"].items():
        low, high = bounds(min(share, 1.0), report.games)
        mean = sum(report.points[bot]) / len(report.points[bot])
        bots.add_row(escape(bot), f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{mean:.1f}")
    seats = Table("seat", "games won", "95 % bounds")
    for seat, share in enumerate(shares["seats"]):
        low, high = bounds(share, report.games)
        seats.add_row(str(seat), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(bots, seats)
    console.print(f"{report.answers / report.games:.0f} answers a game", highlight=False)
    complain(report)


def complain(report: Report) -> None:
    """Says what bots from outside did wrong, where it is in nobody's way."""
    if complaint := report.complaint():
        click.echo(complaint, err=True)


# ------------------------------------------------------------------------------
# Evaluate: a bot in a contest that is the same for everybody.


@click.command()
@click.argument("suite", metavar="SUITE")
@click.argument("bot")
@click.option(
    "--rounds", type=click.IntRange(2), show_default="all", help="Only the first so many rounds."
)
@processes_option
@on_option
@click.option("--results", type=OutputFile(), help="A file of results (CSV) for one more row.")
@json_option
def evaluate(
    suite: str,
    bot: str,
    rounds: int | None,
    processes: int,
    on: str,
    results: Path | None,
    as_json: bool,
) -> None:
    """Measure BOT in the contest SUITE, which is the same for everybody (docs/evaluation.md)."""
    if rounds and results:
        raise click.UsageError(
            "results are of all rounds: --rounds and --results do not go together"
        )
    series = suite_of(suite).series(bot, rounds)
    seat_bot(bot, series.header, series.seed)
    console = Console(stderr=True)
    outcomes = list(followed(play_series(series, processes, on), series.games, console))
    if mistakes := report_of(outcomes).complaint():
        raise ValueError(f"there is no result, but {mistakes}")
    result = result_of(suite, series, outcomes)
    if results:
        before = results.read_text(encoding="utf-8") if results.exists() else ""
        write_whole(results, with_result(before, result))
    if as_json:
        click.echo(json.dumps(asdict(result)))
        return
    click.echo(f"{suite}: {result.bot} in {result.games} games")
    click.echo(f"won {result.won:.1%} [{result.won_low:.1%} to {result.won_high:.1%}]")
    lead = Estimate(result.lead, result.lead_low, result.lead_high)
    click.echo(f"{lead} points ahead of the others")


# ------------------------------------------------------------------------------
# Fuzz and bench: what the engine promises, and how fast it is.


@click.command("fuzz")
@game_argument
@games_option
@click.option(
    "--every",
    default=25,
    show_default=True,
    type=click.IntRange(1),
    help="Look closely at every n-th position.",
)
@seed_option
@processes_option
@click.option(
    "--save",
    default=".",
    type=click.Path(exists=True, file_okay=False, writable=True, path_type=Path),
    help="The folder where a failure is saved as a record.",
)
def fuzz_command(game: str, games: int, every: int, seed: int, processes: int, save: Path) -> None:
    """Play random games of every set-up and hold the engine to its promises."""
    console = Console(stderr=True)
    answers = broken = 0
    trials = fuzz(Campaign(game, seed, every), games, processes)
    for trial in followed(trials, games, console):
        answers += trial.answers
        if trial.promise:
            broken += 1
            path = save / f"fuzz-{game}-{seed}-{trial.number}.record"
            write_whole(path, trial.record)
            click.echo(f"game {trial.number}: {trial.promise}\n  saved as {path}")
    click.echo(f"{games} games, {answers} answers, {broken} broken promises")
    if broken:
        raise click.exceptions.Exit(1)


@click.command()
@game_argument
@click.option(
    "--seconds",
    default=5.0,
    show_default=True,
    type=click.FloatRange(0.5, 600),
    help="How long to play.",
)
@click.option("--check", is_flag=True, help="Fail if slower than the stored ratio allows.")
@json_option
def bench(game: str, seconds: float, check: bool, as_json: bool) -> None:
    """Measure how fast a game plays at random, copies, stores, thinks and foretells."""
    if math.isnan(seconds):  # which no range excludes
        raise click.BadParameter("'nan' is no time", param_hint="--seconds")
    measures = measure(game, seconds)
    if as_json:
        click.echo(json.dumps(measures))
    else:
        for name, value in measures.items():
            click.echo(f"{name:33} {value!s:>12}")
    complaint = slowdown(game, measures["calibration_ratio"]) if check else ""
    if complaint:
        raise click.ClickException(complaint)


# ------------------------------------------------------------------------------
# Fit: the weights by which a searching bot values positions.

DIGITS = 4


@click.command("fit")
@game_argument
@games_option
@seed_option
@processes_option
@click.option("--out", type=OutputFile(), required=True, help="The file for the weights (JSON).")
def fit_command(game: str, games: int, seed: int, processes: int, out: Path) -> None:
    """Learn what positions are worth: play games with one disturbed period, fit weights to them."""
    training = training_of(game)
    done = spread(play_sample, School(game, seed), range(games), processes)
    played = list(followed(done, games, Console(stderr=True)))
    fits = fit(played, training.periods, training.end)
    if not fits:
        raise ValueError(f"nothing was noted in {games} games of {game}: play more of them")
    for period, found in fits.items():
        click.echo(
            f"{period}: {found.positions} positions, {found.explained:.0%} of the difference in "
            f"points explained, luck {found.luck}"
        )
    made_by = f"westphalia fit {game} --games {games} --seed {seed}"
    write_whole(out, json.dumps(weights(made_by, fits, training.names), indent=1) + "\n")


def weights(made_by: str, fits: dict[int, Fit], names: Sequence[str]) -> dict[str, Any]:
    """The file: how it was made, and for each period what was learnt."""
    return {
        "made_by": made_by,
        "version": version(),
        "ridge": RIDGE,
        "blend": BLEND,
        "rounds": {
            str(period): {
                "positions": found.positions,
                "explained": round(found.explained, DIGITS),
                "luck": found.luck,
                "weights": {
                    name: round(weight, DIGITS)
                    for name, weight in zip(names, found.weights, strict=True)
                },
            }
            for period, found in fits.items()
        },
    }


# ------------------------------------------------------------------------------
# Dataset: every decision of many games.


@click.command(cls=SetUpCommand)
@game_argument
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@games_option
@click.option(
    "--record",
    "records",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    help="A record, or a folder of them, instead of games of bots; repeat.",
)
@players_option
@bots_option
@set_up_options
@seed_option
@click.option(
    "--shard", default=64, show_default=True, type=click.IntRange(1), help="Games in a file."
)
@click.option(
    "--playouts",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    help="At every decision, so many play-outs for its value.",
)
@processes_option
@on_option
def dataset(
    game: str,
    folder: Path,
    games: int,
    records: tuple[Path, ...],
    shard: int,
    playouts: int,
    processes: int,
    on: str,
    **series: Any,
) -> None:
    """Write every decision of many games to FOLDER, as Parquet with a data card beside it.

    What is in FOLDER already is kept, so the same command goes on where it was ended.
    """
    try:
        from westphalia.lab.data_card import cards
        from westphalia.lab.dataset import Job, make, mistakes_in
    except ModuleNotFoundError as error:
        raise ValueError(f"{error}: datasets need the extra 'dataset'") from error
    job = Job(seated(game, games=games, **series), shard, playouts, record_files(records))
    console = Console(stderr=True)
    rows = sum(followed(make(job, folder, processes, on), job.shards, console))
    for name, text in cards(job, rows).items():
        write_whole(folder / name, text)
    click.echo(f"{job.games} games, {rows} decisions; shards: {job.shards}")
    if mistakes := mistakes_in(job, folder):
        click.echo(
            f"games that ended by a mistake of a bot: {len(mistakes)}; {mistakes[0]}", err=True
        )


def record_files(paths: tuple[Path, ...]) -> tuple[str, ...]:
    """The records that were named, those of a folder in the order of their names."""
    files = [
        file
        for path in paths
        for file in (sorted(path.glob("*.record")) if path.is_dir() else [path])
    ]
    if paths and not files:
        raise ValueError(f"there is no record in {', '.join(map(str, paths))}")
    return tuple([str(file) for file in files])


# ------------------------------------------------------------------------------
# Report: a page of many finished games.


@click.command()
@click.argument("file", metavar="RESULTS", type=OwnFile(exists=True))
@click.option(
    "--page", type=OutputFile(), show_default="RESULTS with .html", help="Where the page goes."
)
@processes_option
def report(file: Path, page: Path | None, processes: int) -> None:
    """Make a page with pictures of the games in RESULTS, and its numbers as CSV and JSON beside it.

    RESULTS is what ``simulate --csv`` or ``--resume`` or a ``ladder`` has written, or the JSON of a
    report.  Of a folder of records, as ``simulate --records`` writes them, it is a portrait: what
    each bot did, turn by turn.
    """
    page = page or file.with_suffix(".html")
    if file.is_dir():
        portray(file, page, processes)
        return
    games = results.read(file)
    if not games:
        raise ValueError(f"{file} has no whole game in it")
    found = figures(games, anchor_of(games))
    more = {"rows": results.table_of(games)}
    publish_page(page, make_page(found, file.name), found, more)
    click.echo(f"{page}: {len(games)} games")


def portray(folder: Path, page: Path, processes: int) -> None:
    """The page of a folder of records."""
    files = files_of(folder)
    drawn = followed(sketches(files, processes), len(files), Console(stderr=True))
    found = portrait(drawn)
    publish_page(page, portrait_page(found, folder.name), found, {})
    click.echo(f"{page}: a portrait of {found['games']} games")


def publish_page(page: Path, text: str, found: Figure, more: Mapping[str, Any]) -> None:
    """A page, and beside it its numbers in the two forms that programs read."""
    write_whole(page, text)
    write_whole(page.with_suffix(".figures.csv"), flat(found))
    data = json.dumps({**found, **more}, ensure_ascii=False, indent=1)
    write_whole(page.with_suffix(".json"), data + "\n")


def anchor_of(games: Sequence[Played]) -> str:
    """The bot by which the bots of a ladder are rated: the one that stands in for people."""
    bots = {bot for played in games for bot in played.outcome.bots if played.contest}
    known = [game.stand_in for game in all_games()]
    return next((bot for bot in known if bot in bots), "")
