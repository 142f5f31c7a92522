"""Games that were played before, read from their records and gone through once more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from westphalia.engine import notation
from westphalia.engine.chance import Scripted
from westphalia.engine.event import Event
from westphalia.engine.game import Game
from westphalia.engine.match import replay
from westphalia.engine.record import Entry, Record
from westphalia.engine.step import Play, question_of
from westphalia.games import find_game
from westphalia.lab.arena import Outcome, Watch

# Is told every event, with the position at that moment.
Ear = Callable[[Event, Any], None]


class Stored:
    """A record in a file; what was taken back in it is left out."""

    def __init__(self, path: Path, game: Game | None = None) -> None:
        try:
            record = notation.read(path.read_text(encoding="utf-8"), find_game)
            if game and record.header.game != game.name:
                raise ValueError(f"it is a record of {record.header.game}, not of {game.name}")
            self.game = game or find_game(record.header.game)
            self.entries = standing(self.game, record)
        except ValueError as error:
            raise ValueError(f"{path}, {error}") from error
        self.path = path
        self.header = record.header
        self.opening = record.opening
        self.ending = record.ending


def standing(game: Game, record: Record) -> list[Entry]:
    """The answers of a record that stand; only where some were taken back is it played for that."""
    entries = [line for line in record.lines if isinstance(line, Entry)]
    return entries if len(entries) == len(record.lines) else replay(game, record).entries


def walk(stored: Stored, number: int, watch: Watch, ear: Ear | None = None) -> Outcome | None:
    """Show every answer that stands, with the position before it; the end, if it has one.

    What happens is told to the *ear* while it happens.
    """
    try:
        s, over = _walked(stored, watch, ear)
    except ValueError as error:
        raise ValueError(f"{stored.path} does not fit the rules: {error}") from error
    game, seats = stored.game, range(stored.header.seats)
    result = game.result(s) if over else None
    if result is None and stored.ending:
        result = game.ended(s, stored.ending)
    if result is None:
        return None
    winners, points = result["winners"], tuple(result["points"])
    wins = tuple([(seat in winners) / len(winners) for seat in seats])
    return Outcome(number, stored.header.players, points, wins, len(stored.entries))


def _walked(stored: Stored, watch: Watch, ear: Ear | None) -> tuple[Any, bool]:
    """The last position, and whether the game is over there."""
    told: list[Event] = []

    def heard(s: Any) -> None:
        assert ear
        ear(told.pop(), s)

    state, opening = stored.game.set_up(stored.header), Scripted(stored.opening)
    play: Play[Any] = Play(state, opening, told if ear else None, heard if ear else None)
    opening.finish()
    for entry in stored.entries:
        question = question_of(play.open, entry.seat)
        if question and entry.choice in question.choices:
            watch(play.state, question, entry.choice)
        chance = Scripted(entry.outcomes)
        play.chance = chance
        play.answer(entry.seat, entry.choice)
        chance.finish()
    return play.state, not play.open
