"""Writes tests/GAME/records/VERSION: matches that every later version must be able to replay.

python tools/records.py [GAME]

A version of the rules gets its records when it is released; docs/versions.md says what they bind.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from westphalia.bots.player import Player, SeatView
from westphalia.bots.registry import seat_bot
from westphalia.engine import notation
from westphalia.engine.codec import digest
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header
from westphalia.games import find_game

TESTS = Path(__file__).parent.parent / "tests"
NAMES = ["Anna", "Bert", "Cora", "Dirk", "Emma"]
SECRET = bytes([5]) * 32  # with it leaders meet events that limit them (M2.11)
END = "ends at "  # the comment behind the last line, with the digest of the position


def folder(game: Game) -> Path:
    return TESTS / game.name / "records" / game.version


def headers(game: Game) -> dict[str, Header]:
    """A match without modules, one with each of them, and one with all."""
    players = NAMES[: min(game.seat_counts)]
    each = {name: brief(game, players, name) for name in game.modules}
    return {"base": game.header(players), **each, "all": game.header(players, game.modules)}


def brief(game: Game, players: Sequence[str], module: str) -> Header:
    """A match with one module and the first options of facts.toml that go with it."""
    sys.path.insert(0, str(TESTS.parent))
    from tests.games.facts import facts

    for options in facts(game.name)["brief"]:
        with suppress(SetUpError):
            return game.header(players, [module], options)
    return game.header(players, [module])


def played(game: Game, header: Header) -> Match:
    """A whole match of the game's best bots, one of whom takes one answer back."""
    match = start(game, header, SECRET)
    bots: list[Player] = [seat_bot(game.stand_in, header, seat) for seat in range(header.seats)]
    regret = True
    while not match.over:
        question = match.open[0]
        seat_view = SeatView(game, header, match.play.state, question.seat)
        match.answer(question.seat, bots[question.seat].answer(seat_view, question).choice)
        if regret and len(match.record.lines) >= 5 and match.undoable(question.seat):
            match.undo(question.seat)
            regret = False
    match.record.secret = SECRET.hex()
    return match


def text(game: Game, match: Match) -> str:
    end = digest(game.encode(match.play.state))
    return notation.write(match.record, {len(match.record.lines): [f"{END}{end}"]})


def main(name: str = "wallenstein") -> None:
    game = find_game(name)
    here = folder(game)
    here.mkdir(parents=True, exist_ok=True)
    for what, header in headers(game).items():
        (here / f"{what}.txt").write_text(text(game, played(game, header)), encoding="utf-8")
    print(f"wrote {len(headers(game))} records to {here}")


if __name__ == "__main__":
    main(*sys.argv[1:])
