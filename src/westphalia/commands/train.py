"""The command that learns a player for a game."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from westphalia.commands.common import game_argument
from westphalia.commands.laboratory import seed_option

if TYPE_CHECKING:
    from westphalia.lab.learning.clone import Cloning
    from westphalia.lab.learning.course import Course
    from westphalia.lab.learning.ppo import Improving

MINUTE: Final = 60.0
USUAL_CLONING: Final = 5.0  # minutes
ENDLESS: Final = float("inf")
BLOCK: Final = 1024  # samples that a worker hands over at once
TOGETHER: Final = 32  # batches of play that are shuffled together
COMPILED: Final = (512, 2048)  # sizes of the batches that a compiled net answers


@click.command()
@game_argument
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--clone",
    show_default="5, or 0 with --from",
    type=click.FloatRange(0),
    help="Minutes of cloning a bot that plays by itself.",
)
@click.option(
    "--improve",
    default=20.0,
    show_default=True,
    type=click.FloatRange(0),
    help="Minutes of improving by play.",
)
@click.option(
    "--decisions",
    type=click.IntRange(1),
    help="At most so many decisions in each of both: the end does not depend on the clock.",
)
@click.option(
    "--from",
    "start",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A checkpoint.pt, or weights for play (.npz), to go on from.",
)
@click.option(
    "--rival",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Frozen weights that are met in place of past selves and at the end: a best response.",
)
@click.option("--bot", default="captain", show_default=True, help="Who is cloned and played.")
@click.option(
    "--mix",
    default="0.4/0.4/0.2",
    show_default=True,
    help="How often it meets itself alone / past selves / bots.",
)
@click.option(
    "--last-rate",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0, 1),
    help="The part of the learning rate that is left when improving ends.",
)
@click.option(
    "--games",
    default=1000,
    show_default=True,
    type=click.IntRange(0),
    help="Games of each evaluation at the end.",
)
@click.option(
    "--workers",
    default=max(1, (os.cpu_count() or 2) - 1),
    show_default="one less than cores",
    type=click.IntRange(1, 256),
    help="Processes that play.",
)
@click.option(
    "--at-once",
    default=128,
    show_default=True,
    type=click.IntRange(1),
    help="Games side by side in each half of a worker.",
)
@click.option(
    "--batch",
    default=8192,
    show_default=True,
    type=click.IntRange(2),
    help="Samples that are learnt from together; play is learnt from 32 batches at a time.",
)
@click.option(
    "--compile", "fast", is_flag=True, help="Compile the net: minutes at first, then faster."
)
@click.option(
    "--margin",
    default=15.0,
    show_default=True,
    type=click.FloatRange(1),
    help="So many points ahead of the others are worth half a victory more.",
)
@seed_option
def train(game: str, folder: Path, **words: Any) -> None:
    """Learn a player for GAME: clone a bot, improve by play, evaluate; all of it in FOLDER."""
    try:
        from westphalia.lab.learning.course import run
    except ModuleNotFoundError as error:
        raise ValueError(f"{error}: learning needs the extra 'learn', with PyTorch") from error
    run(described(game, folder, **words), click.echo)


def described(
    game: str,
    folder: Path,
    clone: float | None,
    improve: float,
    decisions: int | None,
    start: Path | None,
    fast: bool,
    **words: Any,
) -> Course:
    """The course that the options describe."""
    from westphalia.lab.learning.course import Course, Spending

    most = decisions or ENDLESS
    minutes = (0.0 if start else USUAL_CLONING) if clone is None else clone
    cloning = Spending(most if minutes else 0, minutes * MINUTE)
    improving = Spending(most if improve else 0, improve * MINUTE)
    how = ways(words["batch"], words.pop("mix"), words["bot"], words)
    return Course(
        game,
        folder,
        cloning,
        improving,
        *how,
        start,
        block=min(BLOCK, words.pop("batch")),
        sizes=COMPILED if fast else (),
        command=shlex.join(["westphalia", *sys.argv[1:]]),
        **words,
    )


def ways(batch: int, mix: str, bot: str, words: dict[str, Any]) -> tuple[Cloning, Improving]:
    """How it clones and how it improves."""
    from westphalia.lab.learning.clone import Cloning
    from westphalia.lab.learning.opponents import Mix
    from westphalia.lab.learning.ppo import Improving

    improving = Improving(
        mix=Mix(*shares(mix), bot),
        last_rate=words.pop("last_rate"),
        batch=batch,
        iteration=TOGETHER * batch,
    )
    return Cloning(bot=bot, batch=batch), improving


def shares(mix: str) -> tuple[float, float, float]:
    """How often the learner meets whom."""
    try:
        found = [float(part) for part in mix.split("/")]
    except ValueError:
        found = []
    if len(found) != 3 or min(found) < 0 or not 0 < sum(found) < ENDLESS:
        raise ValueError(f"--mix is three shares such as 0.4/0.4/0.2, not '{mix}'")
    alone, past, bots = found
    return alone, past, bots
