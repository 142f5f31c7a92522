"""A war that was played at random, to be entered in the page at any moment of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any

from tests.browser.visitor import Visitor

from westphalia.engine import notation
from westphalia.engine.match import start
from westphalia.games import find_game

SECRET = bytes.fromhex("1618" * 16)


@dataclass
class Moment:
    """Something that a seat was asked: the turn, and the answers before it."""

    kind: str
    seat: int
    turn: int
    at: int


@dataclass
class War:
    record: str = ""
    asked: list[Moment] = field(default_factory=list)

    def moment(self, kind: str, turn: int = 1, seat: int = 0) -> Moment:
        """The first time that a seat is asked this from a turn on."""
        found = [m for m in self.asked if m.kind == kind and m.seat == seat and m.turn >= turn]
        assert found, f"seat {seat} is never asked '{kind}' from turn {turn} on"
        return found[0]


@cache
def war(scenario: str = "early_war", seed: int = 1) -> War:
    """A whole war; what is chosen hangs on the seed alone."""
    game = find_game("thirty_years_war")
    header = game.header(("Anna", "Mathias"), (), {"scenario": scenario})
    match, draws, story = start(game, header, SECRET), Random(seed), War()
    while not match.over:
        question = match.open[-1]
        turn = match.play.state.turn
        story.asked.append(Moment(question.kind, question.seat, turn, len(match.entries)))
        match.answer(question.seat, draws.choice(question.choices))
    story.record = notation.write(replace(match.record, secret=SECRET.hex()))
    return story


def enter(anna: Visitor, kind: str, turn: int = 1, scenario: str = "early_war") -> str:
    """Anna at a table where she is asked this, against a bot; the table's id."""
    story = war(scenario)
    anna.post("/api/guest", {"name": "Anna"})
    address = f"{anna.address}/api/records"
    answer = anna.context.request.post(address, data=story.record.encode())
    assert answer.ok, answer.text()
    moment = story.moment(kind, turn)
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    fork = anna.post(f"/api/tables/{answer.json()['id']}/fork", {"at": moment.at, "seats": seats})
    anna.go(f"#/table/{fork['id']}").locator("svg.map .city").first.wait_for()
    anna.wait(lambda: anna.position.get("questions"), f"the question '{kind}'")
    anna.drawn()
    return str(fork["id"])
