"""Writes tests/GAME/playthroughs: games to read, and to notice when a rule has changed.

python -m tools.games.playthroughs [GAME]

The set-ups stand in tests/GAME/facts.toml.  Run it only after a change of the rules that is meant,
and say in the commit why they changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from textwrap import wrap

from tools.games.acting import idle
from tools.games.set_ups import chosen

from westphalia.engine.codec import digest
from westphalia.engine.event import Event, values_of
from westphalia.engine.game import Game
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header
from westphalia.games import GAMES, find_game

TESTS = Path(__file__).parents[2] / "tests"
SECRET = bytes(range(32))
WIDTH = 100
ANSWERS = "answers: "  # what they are drawn with
FIRST = 1618
TRIES = 100
LONGEST = 550  # answers, about as many as can be read; a longer game breaks off there


def folder(game: str) -> Path:
    return TESTS / game / "playthroughs"


def playthroughs(game: str) -> dict[str, Header]:
    """What is played, by name."""
    return chosen(game, "playthroughs")


def acting(header: Header) -> str:
    """The first transcript in which all that was agreed comes to something."""
    for seed in range(FIRST, FIRST + TRIES):
        match, text = transcript(header, seed)
        if not idle(match.game, match):
            return text
    raise ValueError(f"in {TRIES} games something of {header} came to nothing")


def transcript(header: Header, seed: int) -> tuple[Match, str]:
    """A game of random answers: what is said, what happens, a digest now and then."""
    match = start(find_game(header.game), header, SECRET)
    return match, "\n".join([*_title(header, seed), *_played(match, seed)]) + "\n"


def _title(header: Header, seed: int) -> Iterator[str]:
    yield f"{header.game} {header.version} with {', '.join(header.modules) or 'no expansion'}"
    yield "seats: " + ", ".join(f"{seat} {name}" for seat, name in enumerate(header.players))
    usual = {option.name: option.default for option in find_game(header.game).options}
    chosen = {name: value for name, value in header.options.items() if value != usual[name]}
    yield from (f"{name}: {value}" for name, value in chosen.items())
    yield f"{ANSWERS}{seed}"


def _played(match: Match, seed: int) -> Iterator[str]:
    unit = Random(seed).random
    now, said = match.game.when(match.play.state), list[str]()
    yield from _told(match, 0)
    while goes_on(match):
        question, told = match.open[0], len(match.log)
        choice = question.choices[int(unit() * len(question.choices))]
        match.answer(question.seat, choice)
        said.append(choice.text)
        if len(match.log) > told or not goes_on(match) or match.open[0].seat != question.seat:
            # answers of a seat that nothing came of yet stand in one line
            yield from wrap(f"{question.seat}> {', '.join(said)}", WIDTH, subsequent_indent="   ")
            yield from _told(match, told)
            said = []
        if match.game.when(match.play.state) != now:
            now = match.game.when(match.play.state)
            yield from _after(match)
    yield from _after(match)


def goes_on(match: Match) -> bool:
    return bool(match.open) and len(match.entries) < LONGEST


def _told(match: Match, since: int) -> Iterator[str]:
    yield from (f"   {_line(match.game, event)}" for _, event in match.log[since:])


def _line(game: Game, event: Event) -> str:
    values = game.spelled(values_of(event))
    return " ".join([type(event).__name__, *map(_word, values.values())])


def _word(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{' '.join(map(_word, value))}]"
    return "-" if value is None else str(value)


def _after(match: Match) -> Iterator[str]:
    """Where the game stands: after how many answers, with which points, in which position."""
    state = match.play.state
    points = " ".join(map(str, match.game.scores(state)))
    position = digest(match.game.encode(state))
    yield f"== after {len(match.entries)} answers: points {points}, position {position}"


def main(game: str = GAMES[0]) -> None:
    here = folder(game)
    here.mkdir(exist_ok=True)
    for old in here.glob("*.txt"):
        old.unlink()
    for name, header in playthroughs(game).items():
        (here / f"{name}.txt").write_text(acting(header), encoding="utf-8")
    print(f"wrote {len(playthroughs(game))} playthroughs to {here}")


if __name__ == "__main__":
    main(*sys.argv[1:])
