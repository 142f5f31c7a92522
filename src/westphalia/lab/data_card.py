"""The card that lies beside a dataset: what it is, for people and, as Croissant, for programs.

Croissant is a vocabulary for datasets, JSON-LD over schema.org (https://docs.mlcommons.org/croissant).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import pyarrow as pa

from westphalia import __version__
from westphalia.bots.registry import by_the_clock
from westphalia.engine.game import Game
from westphalia.games import find_game
from westphalia.lab.dataset import DATA, MANIFEST, Job, schema
from westphalia.lab.sources import source_digest

CARD: Final = "README.md"
CROISSANT: Final = "croissant.json"
LICENCE: Final = "https://www.apache.org/licenses/LICENSE-2.0"


def cards(job: Job, rows: int) -> dict[str, str]:
    """Both of them, by the name of their file."""
    today = datetime.now(UTC).date().isoformat()
    text = json.dumps(croissant(job, rows, today), indent=2, ensure_ascii=False)
    return {CARD: card(job, rows), CROISSANT: text + "\n"}


# For people

COLUMNS: Final = {
    "game": "the number of the game in this dataset; a game lies in one shard",
    "step": "the number of the decision in its game, from 0 on",
    "seat": "who decided",
    "seats": "how many sat at the table",
    "player": "what the one who decided is called",
    "bot": "which bot that is; null where it is not known, as in stored records",
    "kind": "what was asked",
    "observation": "what the seat saw: the tables that docs/features.md describes under {game}, "
    "one after the other and row after row; their digest is {digest}, and `columns` in the "
    "metadata of each shard names them",
    "mask": "the numbers of the choices that were offered, of {choices} that there are",
    "answer": "the number of the choice that was made",
    "value": "the mean final standing of the seat over {playouts} play-outs at random from here, "
    "what it could not know drawn anew each time; null if there were none",
    "outcome": "the final standing of the seat, 1 for the first and -1 for the last, equals share; "
    "null if the game has no end, as where a mistake of a bot from outside ended it",
    "win": "its share of the victory; null if the game has no end",
    "points": "its points in the end; null if the game has no end",
}


def card(job: Job, rows: int) -> str:
    """The card as a page of Markdown."""
    game = find_game(job.series.header.game)
    return "\n".join(
        [
            f"# {job.games} games of {game.name}, {rows} decisions",
            "",
            *made_of(job, game),
            "",
            "| column | type | what it says |",
            "|---|---|---|",
            *table(job, game),
            "",
            "A row is a decision. Seats that decide at the same time do so one after the other, "
            "and none sees what another answers.",
            "Rows of one game belong together: split by `game`, not by row, or what is learned "
            "leaks into what is tested.",
            "",
            *limits(job),
            "",
            "Made with Westphalia, under the Apache License 2.0.",
            "",
        ]
    )


def made_of(job: Job, game: Game) -> list[str]:
    """Where the games come from, so that they can be made again."""
    lines = [
        f"- Westphalia {__version__}, rules of {game.name} version {game.version}; "
        f"digest of their sources {source_digest(f'games/{game.name}', 'engine')}",
        f"- shards of Parquet in `{DATA}`: {job.shards}, of {job.shard} games; `{MANIFEST}` has "
        "what they were made of",
    ]
    if job.records:
        return [*lines, f"- from {len(job.records)} stored records"]
    series = job.series
    options = ", ".join(f"{name}={value}" for name, value in series.header.options.items())
    return [
        *lines,
        f"- bots by seat in the first game: {', '.join(series.bots)}; they move on by a seat with "
        "every game",
        f"- modules: {', '.join(series.header.modules) or 'none'}; options: {options}",
        f"- seed {series.seed}: {repeated(series.bots)}",
    ]


def repeated(bots: Sequence[str]) -> str:
    """What the seed is good for."""
    if any(by_the_clock(bot) for bot in bots):
        return "but who thinks by the clock plays other games each time"
    return "the same seed makes the same games"


def words_of(job: Job, game: Game) -> dict[str, object]:
    """What the sentences about columns are filled with."""
    return {
        "game": game.name,
        "choices": len(game.vocabulary),
        "playouts": job.playouts,
        "digest": game.tables.digest,
    }


def table(job: Job, game: Game) -> list[str]:
    words = words_of(job, game)
    return [
        f"| `{each.name}` | `{each.type}` | {COLUMNS[each.name].format(**words)} |"
        for each in schema(game)
    ]


def limits(job: Job) -> list[str]:
    """What not to learn from it."""
    if job.records:
        return ["The games are those that were stored: who plays how well is not known."]
    return [
        "The bots play as they play, and so does who learns from them: states that they avoid are "
        "rare here.",
    ]


# For programs

# The prefixes and terms that every such file begins with.
CONTEXT: Final = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "containedIn": "cr:containedIn",
    "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "fileProperty": "cr:fileProperty",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}
SHARDS: Final = "shards"
DECISIONS: Final = "decisions"


def croissant(job: Job, rows: int, day: str) -> dict[str, Any]:
    """The card in JSON-LD."""
    game = find_game(job.series.header.game)
    about = f"{rows} decisions in {job.games} games of {game.name}, one a row"
    made = " ".join([line.removeprefix("- ") for line in made_of(job, game)])
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": f"westphalia-{game.name}-{job.games}",
        "description": f"{about}. {made}",
        "version": __version__,
        "license": LICENCE,
        "creator": {"@type": "sc:Organization", "name": "the Westphalia contributors"},
        "datePublished": day,
        "citeAs": f"Westphalia {__version__}, {about}",
        "distribution": [
            {
                "@type": "cr:FileSet",
                "@id": SHARDS,
                "name": SHARDS,
                "description": f"{job.shards} files of up to {job.shard} games",
                "encodingFormat": "application/x-parquet",
                "includes": f"{DATA}/*.parquet",
            }
        ],
        "recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": DECISIONS,
                "name": DECISIONS,
                "description": "a row for every decision",
                "field": [described(each, words_of(job, game)) for each in schema(game)],
            }
        ],
    }


def described(column: pa.Field, words: dict[str, object]) -> dict[str, Any]:
    """A column as Croissant tells it."""
    kind: Any = column.type
    several = pa.types.is_list(kind) or pa.types.is_fixed_size_list(kind)
    if several:
        kind = kind.value_type
    if pa.types.is_dictionary(kind):
        kind = kind.value_type
    named = "sc:Text" if pa.types.is_string(kind) else "sc:Integer"
    return {
        "@type": "cr:Field",
        "@id": f"{DECISIONS}/{column.name}",
        "name": column.name,
        "description": COLUMNS[column.name].format(**words),
        "dataType": "sc:Float" if pa.types.is_floating(kind) else named,
        **({"repeated": True} if several else {}),
        "source": {"fileSet": {"@id": SHARDS}, "extract": {"column": column.name}},
    }
