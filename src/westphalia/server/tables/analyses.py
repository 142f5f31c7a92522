"""Analyses of finished games, as a worker makes them: in slices, so that nobody waits for long.

What was measured so far travels with each slice as JSON.  So any worker can go on, and a server
that starts anew has lost nothing but time.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

import msgspec

from westphalia.analysis.judge import judge_of
from westphalia.analysis.past import Past
from westphalia.analysis.study import SEED, Effort, Study, perform
from westphalia.analysis.summary import summary
from westphalia.engine import notation
from westphalia.games import find_game

SLICE: Final = 3.0  # seconds
MOST_ANSWERS: Final = 6000  # of a game; a campaign has some two thousand
EFFORT: Final = Effort(100, samples=16, swings=6, closer=32, plans=6, pairs=32, batch=4)
# where games must be played to their end
SLOW: Final = Effort(30, samples=6, swings=3, closer=12, plans=2, pairs=12, batch=2)


def go_on(record: str, known: bytes, seconds: float = SLICE) -> tuple[bytes, bytes]:
    """A job: measure for so long, one thing at least; all that is known, and what it shows."""
    written = notation.read(record, find_game)
    past = Past(find_game(written.header.game), written)
    if len(past.entries) > MOST_ANSWERS:
        raise ValueError(f"a game of more than {MOST_ANSWERS} answers is not analysed here")
    judge = judge_of(past.game, past.header)
    effort = SLOW if judge.slow else EFFORT
    study = Study(past, effort, msgspec.json.decode(known) if known else None)
    end = monotonic() + seconds
    jobs = study.jobs()
    while jobs:
        for job in jobs:
            study.take(job, perform(past, judge, SEED, job))
            if monotonic() >= end:
                return encoded(study)
        jobs = study.jobs()
    return encoded(study)


def encoded(study: Study) -> tuple[bytes, bytes]:
    shown: dict[str, Any] = summary(study)
    for plan in shown["plans"]:
        for said in plan["better"]:
            del said["raw"]  # pages have words for numbers
    return msgspec.json.encode(study.as_data()), msgspec.json.encode(shown)
