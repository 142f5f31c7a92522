"""Two matches that a seat cannot tell apart: what they told it, and what it may take back."""

from __future__ import annotations

import pytest
from tests.engine.little_war import LITTLE_WAR
from tests.engine.table import say, sit

from westphalia.engine.exposure import Hearsay
from westphalia.engine.lookalike import Lookalike
from westphalia.engine.match import Match

REVEALED = ("1 plan elm", "1 ready", "0 ready")


def twin_of(match: Match, *answers: str) -> Lookalike:
    twin = say(sit(), *answers)
    assert twin.record.header == match.record.header
    return Lookalike(LITTLE_WAR, twin, seat=1, since=0)


def test_another_log_is_hearsay() -> None:
    match = say(sit(), "0 plan ash", *REVEALED)
    twin_of(match, "0 plan ash", *REVEALED).compare(match)
    with pytest.raises(Hearsay, match="seat 1 hears what it may not know"):
        twin_of(match, "0 pass", *REVEALED).compare(match)


def test_another_depth_of_undo_is_hearsay() -> None:
    match = say(sit(), "1 plan elm")
    twin_of(match, "0 plan ash", "1 plan elm").compare(match)
    with pytest.raises(Hearsay, match="seat 1 may take back 1 answers or 0, as others answer"):
        twin_of(match, "0 plan ash").compare(match)
