"""A game that was played before, to be entered in the page at any moment of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.visitor import Visitor

from westphalia.bots.player import SeatView
from westphalia.bots.registry import seat_bot
from westphalia.engine import notation
from westphalia.engine.chance import Scripted
from westphalia.engine.event import key_of
from westphalia.engine.match import only_choice, replay, start
from westphalia.engine.step import Play
from westphalia.games import find_game

SECRET = bytes.fromhex("1618" * 16)
PLAYERS = ("Anna", "Mathias", "Gustav", "Bernhard", "Axel")


@dataclass
class Moment:
    """Something that a seat was asked, with the answers before it and what came of its answer."""

    kind: str
    seat: int
    at: int
    turn: int = 0
    led_to: frozenset[str] = frozenset()
    choices: tuple[str, ...] = ()
    answer: str = ""
    chance: bool = False  # whether the answer drew any


@dataclass
class Story:
    record: str = ""
    asked: list[Moment] = field(default_factory=list)
    stored: dict[str, str] = field(default_factory=dict)  # address of a server to the table there

    def moment(self, kind: str, turn: int = 0, led_to: str = "", then: str = "") -> Moment:
        """The first time that Anna is asked this from a turn on.

        Her answer had a result if that is named, and a kind of question was the next one to her.
        """
        own = [moment for moment in self.asked if moment.seat == 0]
        for moment, following in pairwise(own):
            wanted = moment.kind == kind and moment.turn >= turn and then in ("", following.kind)
            if wanted and (not led_to or led_to in moment.led_to):
                return moment
        raise AssertionError(f"Anna is never asked '{kind}' from turn {turn} on")

    def table(self, anna: Visitor) -> str:
        """The finished game at her server."""
        if anna.address not in self.stored:
            body = self.record.encode()
            answer = anna.context.request.post(f"{anna.address}/api/records", data=body)
            assert answer.ok, answer.text()
            self.stored[anna.address] = answer.json()["id"]
        return self.stored[anna.address]


@cache
def played(name: str, seats: int, bot: str = "", **options: str) -> Story:
    """A whole game, always the same; without bots what is chosen is drawn."""
    game = find_game(name)
    header = game.header(PLAYERS[:seats], (), options)
    match, story, draws = start(game, header, SECRET), Story(), Random(1)
    bots = [seat_bot(bot, header, seat) for seat in range(seats) if bot]
    while not match.over:
        question, logged = match.open[-1], len(match.log)
        at, turn = len(match.entries), getattr(match.play.state, "turn", 0)
        choice = draws.choice(question.choices)
        if bots:
            sight = SeatView(game, header, match.play.state, question.seat)
            choice = bots[question.seat].answer(sight, question).choice
        match.answer(question.seat, choice)
        led_to = frozenset(key_of(type(event)) for _, event in match.log[logged:])
        story.asked.append(Moment(question.kind, question.seat, at, turn, led_to))
    story.record = notation.write(replace(match.record, secret=SECRET.hex()))
    return story


def stored(path: Path) -> Story:
    """A game whose record is kept, with all that somebody chose in it."""
    return reread(path.read_text(encoding="utf-8"))


def reread(text: str) -> Story:
    """A game as its record tells it; what followed of itself was not asked."""
    record = notation.read(text, find_game)
    game = find_game(record.header.game)
    entries = replay(game, record).entries  # those that stand
    drawn = [outcome for entry in entries for outcome in entry.outcomes]
    play: Play[Any] = Play(game.set_up(record.header), Scripted([*record.opening, *drawn]))
    story = Story(text)
    for at, entry in enumerate(entries):
        if not only_choice(play):
            question = next(one for one in play.open if one.seat == entry.seat)
            turn = getattr(play.state, "turn", 0)
            choices, answer = tuple(map(str, question.choices)), str(entry.choice)
            chance = bool(entry.outcomes)
            moment = Moment(question.kind, entry.seat, at, turn, choices=choices)
            story.asked.append(replace(moment, answer=answer, chance=chance))
        play.answer(entry.seat, entry.choice)
    return story


def enter(anna: Visitor, story: Story, moment: Moment, bot: str = "random") -> str:
    """Anna at a table where she is asked this, against bots; the table's id."""
    anna.post("/api/guest", {"name": "Anna"})
    table = forked(anna, story, moment, bot)
    anna.go(f"#/table/{table}").locator("svg.map [data-place]").first.wait_for()
    anna.wait(lambda: anna.position.get("questions"), f"the question '{moment.kind}'")
    anna.drawn()
    return table


def forked(anna: Visitor, story: Story, moment: Moment, bot: str = "random") -> str:
    """A table where Anna, who is known here, is asked this; its id."""
    others = max(one.seat for one in story.asked)
    seats: list[Mapping[str, Any]] = [
        {"kind": "bot", "bot": bot, "name": name} for name in PLAYERS[1 : others + 1]
    ]
    seats.insert(moment.seat, {"kind": "me", "name": "Anna"})
    body = {"at": moment.at, "seats": seats}
    return str(anna.post(f"/api/tables/{story.table(anna)}/fork", body)["id"])
