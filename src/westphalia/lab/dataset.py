"""Datasets: a row for every decision of many games, in shards of Parquet.

A shard is written whole or not at all, so a dataset that was left unfinished can be gone on with.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from io import FileIO
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from westphalia.bots.outside import label_of
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.playout import play_out
from westphalia.engine.step import Play, Question, Seat
from westphalia.games import find_game
from westphalia.lab.arena import (
    HERE,
    Outcome,
    Series,
    derived_seed,
    names_by_seat,
    play_game,
    spread,
)
from westphalia.lab.observation import Observer
from westphalia.lab.results import claim, naming
from westphalia.lab.rewards import final_standing, standing
from westphalia.lab.sources import source_digest
from westphalia.lab.stored import Stored, walk

# Rows

MANIFEST: Final = "dataset.json"
DATA: Final = "data"
MISTAKES: Final = "mistakes"  # in the metadata of a shard
WORD: Final = pa.dictionary(pa.int16(), pa.string())
GUESSES: Final = 1_000_000  # what the seed of play-outs is derived with: no seat has that number


@dataclass(frozen=True)
class Job:
    """What a dataset is made of: a series of bots' games, or records; so many games a shard.

    The value of a decision is the mean of so many *playouts*; there is none without them.
    """

    series: Series
    shard: int
    playouts: int = 0
    records: tuple[str, ...] = ()

    @property
    def games(self) -> int:
        return len(self.records) or self.series.games

    @property
    def shards(self) -> int:
        return -(-self.games // self.shard)


def schema(game: Game) -> pa.Schema:
    """The columns; what they mean stands in the data card (``lab/data_card.py``)."""
    fields = [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("seats", pa.int8()),
        ("player", WORD),
        ("bot", WORD),
        ("kind", WORD),
        ("observation", pa.list_(pa.int16(), game.tables.size)),
        ("mask", pa.list_(pa.uint16())),
        ("answer", pa.uint16()),
        ("value", pa.float32()),
        ("outcome", pa.float32()),
        ("win", pa.float32()),
        ("points", pa.int16()),
    ]
    about = {
        "game": game.name,
        "version": game.version,
        "choices": str(len(game.vocabulary)),
        "tables": game.tables.digest,
        "columns": json.dumps(layout(game)),
        "sources": source_digest(f"games/{game.name}", "engine"),
    }
    return pa.schema([pa.field(*each) for each in fields], about)


def layout(game: Game) -> list[dict[str, Any]]:
    """What each number of an observation is: the tables in order, their rows and their columns."""
    return [
        {
            "table": table.name,
            "rows": table.rows,
            "columns": [column._asdict() for column in table.columns],
        }
        for table in game.tables.tables
    ]


@dataclass
class Rows:
    """The decisions of one game as they are seen, by column; the end is known afterwards.

    *players* are the names by seat, *bots* what they are, as far as it is known.
    """

    number: int
    players: Sequence[str]
    bots: Sequence[str | None]
    observer: Observer
    value: Callable[[Any, Seat], float | None]
    seat: list[Seat] = field(default_factory=list)
    kind: list[str] = field(default_factory=list)
    observation: list[Any] = field(default_factory=list)
    mask: list[list[int]] = field(default_factory=list)
    answer: list[int] = field(default_factory=list)
    values: list[float | None] = field(default_factory=list)

    def watch(self, state: Any, question: Question, choice: Choice) -> None:
        self.seat.append(question.seat)
        self.kind.append(question.kind)
        self.observation.append(self.observer.look(state, question.seat, question).copy())
        self.mask.append([each.number for each in question.choices])
        self.answer.append(choice.number)
        self.values.append(self.value(state, question.seat))

    def batch(self, outcome: Outcome | None) -> pa.RecordBatch:
        """All of it, with what the game brought each seat; nothing if it has no end."""
        form = schema(self.observer.game)
        seen = np.concatenate(self.observation) if self.observation else np.empty(0, np.int16)
        placed = standing(winners_of(outcome), outcome.points) if outcome else None
        columns = {
            "game": [self.number] * len(self.seat),
            "step": list(range(len(self.seat))),
            "seat": self.seat,
            "seats": [len(self.players)] * len(self.seat),
            "player": encoded([self.players[seat] for seat in self.seat]),
            "bot": encoded([self.bots[seat] for seat in self.seat]),
            "kind": encoded(self.kind),
            "observation": pa.FixedSizeListArray.from_arrays(
                pa.array(seen), self.observer.game.tables.size
            ),
            "mask": self.mask,
            "answer": self.answer,
            "value": self.values,
            "outcome": self._ends(placed),
            "win": self._ends(outcome.wins if outcome else None),
            "points": self._ends(outcome.points if outcome else None),
        }
        arrays = [pa.array(columns[each.name], each.type) for each in form]
        return pa.RecordBatch.from_arrays(arrays, schema=form)

    def _ends(self, by_seat: Sequence[float] | None) -> list[float | None]:
        return [by_seat[seat] if by_seat else None for seat in self.seat]


def encoded(words: Sequence[str | None]) -> pa.Array:
    """Words of which few are different."""
    return pa.array(words, pa.string()).dictionary_encode().cast(WORD)


def winners_of(outcome: Outcome) -> list[Seat]:
    return [seat for seat, share in enumerate(outcome.wins) if share]


def guess(game: Game, seed: int, playouts: int) -> Callable[[Any, Seat], float | None]:
    """Returns how a seat would stand in the end if from now on all answered at random.

    What the seat cannot know is drawn anew for every play-out.
    """
    chance = Sampling(seed)

    def value(state: Any, seat: Seat) -> float | None:
        found = 0.0
        for _ in range(playouts):
            play: Play[Any] = Play(game.imagine(state, seat, chance), chance)
            play_out(play)
            found += final_standing(game, play.state)[seat]
        return found / playouts if playouts else None

    return value


def batch_of(job: Job, number: int) -> tuple[pa.RecordBatch, str]:
    """The rows of the game of that number, played or read; and what mistake of a bot ended it."""
    series = job.series
    game = find_game(series.header.game)
    value = guess(game, derived_seed(series.seed, number, GUESSES), job.playouts)
    if not job.records:
        bots = series.seating(number)
        rows = Rows(number, names_by_seat(bots), [*map(label_of, bots)], Observer(game), value)
        outcome = play_game(series, number, rows.watch)
        if mistake := outcome.mistake:
            return rows.batch(None), f"game {number}: {mistake.whole}"
        return rows.batch(outcome), ""
    stored = Stored(Path(job.records[number]), game)
    players = stored.header.players
    rows = Rows(number, players, [None] * len(players), Observer(game), value)
    return rows.batch(walk(stored, number, rows.watch)), ""


# Shards


def shard_path(folder: Path, number: int) -> Path:
    """In a folder of their own, which readers of Parquet can take as a whole."""
    return folder / DATA / f"shard-{number:05}.parquet"


def write_shard(what: tuple[Job, str], number: int) -> int:
    """Writes the shard of that number; returns how many rows it has."""
    job, folder = what
    path = shard_path(Path(folder), number)
    fresh = path.with_name(f"_{path.name}")  # which readers leave alone
    first = number * job.shard
    form = schema(find_game(job.series.header.game))
    rows, mistakes = 0, []
    with naming(path), pq.ParquetWriter(fresh, form, compression="zstd") as writer:
        for game in range(first, min(first + job.shard, job.games)):
            batch, mistake = batch_of(job, game)
            writer.write_batch(batch)
            rows += batch.num_rows
            mistakes += [mistake] * bool(mistake)
        writer.add_key_value_metadata({MISTAKES: json.dumps(mistakes)})
    fresh.replace(path)
    return rows


def mistakes_in(job: Job, folder: Path) -> list[str]:
    """The games of a dataset that ended by a mistake of a bot from outside, a text for each."""
    found: list[str] = []
    for number in range(job.shards):
        about = pq.read_metadata(shard_path(folder, number)).metadata or {}
        found += json.loads(about.get(MISTAKES.encode(), b"[]"))
    return found


def make(job: Job, folder: Path, processes: int = 1, on: str = HERE) -> Iterator[int]:
    """Makes all shards that are not there yet; yields the number of rows of each, old and new."""
    with begun(job, folder):
        missing = [n for n in range(job.shards) if not shard_path(folder, n).exists()]
        for number in range(job.shards):
            if number not in missing:
                yield pq.read_metadata(shard_path(folder, number)).num_rows
        yield from spread(write_shard, (job, str(folder)), missing, processes, on)


@contextmanager
def begun(job: Job, folder: Path) -> Iterator[None]:
    """Say in the folder what it is to hold; one that holds something else is refused.

    Where no shard was written yet, nothing is lost by another manifest.
    """
    manifest = json.dumps(asdict(job), indent=2, sort_keys=True) + "\n"
    folder.mkdir(exist_ok=True)
    path = folder / MANIFEST
    if not path.exists() and any(folder.iterdir()):
        raise ValueError(f"{folder} is not empty, and holds no dataset")
    with FileIO(path, "a") as file:
        claim(file, folder)
        written = any((folder / DATA).glob("shard-*.parquet"))
        if written and path.read_text(encoding="utf-8") != manifest:
            raise ValueError(f"{folder} holds another dataset; name another folder")
        with naming(path):
            path.write_text(manifest, encoding="utf-8")
        (folder / DATA).mkdir(exist_ok=True)
        yield
