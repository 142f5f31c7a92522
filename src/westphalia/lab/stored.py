"""Games that were played before: records, gone through answer by answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from westphalia.engine import notation
from westphalia.engine.chance import Scripted
from westphalia.engine.game import Game
from westphalia.engine.match import replay
from westphalia.engine.step import Play, question_of
from westphalia.games import find_game
from westphalia.lab.arena import Outcome, Watch


class Stored:
    """A record in a file, replayed once to see that it holds and what stands of it."""

    def __init__(self, game: Game, path: Path) -> None:
        try:
            record = notation.read(path.read_text(encoding="utf-8"), find_game)
            if record.header.game != game.name:
                raise ValueError(f"it is a record of {record.header.game}, not of {game.name}")
            self.match = replay(game, record)
        except ValueError as error:
            raise ValueError(f"{path}, {error}") from error
        self.game = game
        self.header = record.header
        self.opening = record.opening
        self.ending = record.ending


def walk(stored: Stored, number: int, watch: Watch) -> Outcome | None:
    """Show every answer that stands, with the position before it; the end, if it has one."""
    game, header = stored.game, stored.header
    play: Play[Any] = Play(game.set_up(header), Scripted(stored.opening))
    for entry in stored.match.entries:
        question = question_of(play.open, entry.seat)
        assert question, "a record holds answers to what was asked"
        watch(play.state, question, entry.choice)
        play.chance = Scripted(entry.outcomes)
        play.accept(question, entry.choice)
    result = game.result(play.state) if not play.open else None
    if result is None and stored.ending:
        result = game.ended(play.state, stored.ending)
    if result is None:
        return None
    winners, points = result["winners"], result["points"]
    wins = tuple([(seat in winners) / len(winners) for seat in range(header.seats)])
    return Outcome(number, header.players, tuple(points), wins, len(stored.match.entries))
