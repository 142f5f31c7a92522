"""Words for cases at the Emperor's court, on top of the common table."""

from __future__ import annotations

from collections.abc import Sequence

from tests.wallenstein.kit import Table, begin, position

from westphalia.engine.event import Event
from westphalia.games.wallenstein.events import expansions
from westphalia.games.wallenstein.expansions.court import FurnishCourt, HoldCourt, OpenAudience
from westphalia.games.wallenstein.rules.planning import Planning, TakeUpCards
from westphalia.games.wallenstein.state import NONE

COURT = ("court",)
COURT_EVENTS = tuple([kind for kind in vars(expansions).values() if isinstance(kind, type)])


def at_court(
    text: str = "",
    seats: int = 4,
    hall: Sequence[int] = (),
    display: Sequence[int] = (),
    **options: str,
) -> Table:
    """A position with courtiers in the entrance hall, by seat, and favours open, by number."""
    table = position(text, seats, COURT, **options).run(FurnishCourt())
    table.s.hall[: len(hall)] = hall
    table.s.display = [number - 1 for number in display]
    table.s.favours = [favour for favour in table.s.favours if favour not in table.s.display]
    return table


def planning(table: Table) -> Table:
    """All seats plan, then the court is held."""
    return table.run(TakeUpCards(), Planning(), HoldCourt())


def offered(
    number: int, text: str = "boehmen: 0 5; tirol: 1 3", seats: int = 4, **options: str
) -> Table:
    """Seat 0 alone has courtiers, and one favour is left to take."""
    table = at_court(text, seats, [4], [number], **options)
    table.s.display += [NONE, NONE]
    return table.run(OpenAudience())


def told_at_court(table: Table) -> list[Event]:
    return [event for event in table.told if type(event) in COURT_EVENTS]


def whole_game() -> Table:
    """A game with the court from beginning to end."""
    table = begin(modules=COURT)
    while table.hand.open:
        question = table.hand.open[0]
        table.hand.answer(question.seat, question.choices[0])
    return table.sound()
