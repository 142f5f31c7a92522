"""Writes tests/wallenstein/playthroughs: games to read, and to notice when a rule has changed.

python tools/playthroughs.py

Run it only after a change of the rules that is meant, and say in the commit why they changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import combinations
from pathlib import Path
from random import Random
from textwrap import wrap

from westphalia.engine.codec import digest
from westphalia.engine.event import Event
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.spelling import spelled

FOLDER = Path(__file__).parent.parent / "tests" / "wallenstein" / "playthroughs"
NAMES = ["Anna", "Bert", "Cora", "Dirk", "Emma"]
SECRET = bytes(range(32))
WIDTH = 100


def described(
    seats: int = 4, modules: tuple[str, ...] = (), options: Mapping[str, str] | None = None
) -> Header:
    return WALLENSTEIN.header(NAMES[:seats], modules, options)


def module_sets() -> dict[str, tuple[str, ...]]:
    """Every set of expansions, by the name of its playthrough."""
    sets = [chosen for size in range(4) for chosen in combinations(WALLENSTEIN.modules, size)]
    return {"-".join(chosen) or "base": chosen for chosen in sets}


def playthroughs() -> dict[str, Header]:
    """What is played: each set of expansions, the ways to set up, each number of seats."""
    return {
        **{name: described(modules=modules) for name, modules in module_sets().items()},
        "draft": described(options={"setup": "draft"}),
        "draft-leaders": described(3, ("leaders",), {"setup": "draft"}),
        "three-seats": described(3, options={"setup": "drawn line-up", "tower": "spielbyweb"}),
        "five-seats": described(5, options={"income_lost_in_revolt": "yes"}),
    }


def transcript(header: Header) -> str:
    """A whole game of random answers: what is said, what happens, a digest of every season."""
    return "\n".join([*_title(header), *_played(start(WALLENSTEIN, header, SECRET))]) + "\n"


def _title(header: Header) -> Iterator[str]:
    yield f"{header.game} {header.version} with {', '.join(header.modules) or 'no expansion'}"
    yield "seats: " + ", ".join(f"{seat} {name}" for seat, name in enumerate(header.players))
    yield from (f"{name}: {value}" for name, value in header.options.items())


def _played(match: Match) -> Iterator[str]:
    unit = Random(1618).random
    season, said = 0, list[str]()
    yield from _told(match, 0)
    while not match.over:
        question, told = match.open[0], len(match.log)
        choice = question.choices[int(unit() * len(question.choices))]
        match.answer(question.seat, choice)
        said.append(choice.text)
        if len(match.log) > told or match.over or match.open[0].seat != question.seat:
            # answers of a seat that nothing came of yet stand in one line
            yield from wrap(f"{question.seat}> {', '.join(said)}", WIDTH, subsequent_indent="   ")
            yield from _told(match, told)
            said = []
        if _season(match) != season:
            season = _season(match)
            yield from _after(match)
    yield from _after(match)


def _season(match: Match) -> int:
    return match.play.state.year * 4 + match.play.state.season


def _told(match: Match, since: int) -> Iterator[str]:
    yield from (f"   {_line(event)}" for _, event in match.log[since:])


def _line(event: Event) -> str:
    values = spelled({field.name: getattr(event, field.name) for field in fields(event)})
    return " ".join([type(event).__name__, *map(_word, values.values())])


def _word(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{' '.join(map(_word, value))}]"
    return "-" if value is None else str(value)


def _after(match: Match) -> Iterator[str]:
    """Where the game stands: after how many answers, with which points, in which position."""
    state = match.play.state
    points = " ".join(map(str, state.points))
    position = digest(WALLENSTEIN.encode(state))
    yield f"== after {len(match.entries)} answers: points {points}, position {position}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, header in playthroughs().items():
        (FOLDER / f"{name}.txt").write_text(transcript(header), encoding="utf-8")
    print(f"wrote {len(playthroughs())} playthroughs to {FOLDER}")


if __name__ == "__main__":
    main()
