"""Two matches that a seat cannot tell apart: what they told it, and what it may take back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.engine.little_war import LITTLE_WAR
from tests.engine.table import say, sit

from westphalia.engine.event import NoOtherChoice
from westphalia.engine.leak_checks import Hearsay, Lookalike, saw_why
from westphalia.engine.match import Match

TOLD, OTHER = NoOtherChoice(0, "1"), NoOtherChoice(1, "1")
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


def watched(*looks: tuple[str, NoOtherChoice]) -> Any:
    return SimpleNamespace(looks=list(looks), glimpses={look for look, _ in looks})


def test_who_saw_another_table_while_both_were_told_the_same_knows_why_they_part() -> None:
    blind = watched(("table", TOLD), ("table", TOLD))
    assert not saw_why(blind, watched(("table", TOLD), ("table", OTHER)))
    assert saw_why(blind, watched(("other table", TOLD), ("table", OTHER)))
    assert saw_why(blind, watched(("table", TOLD), ("other table", OTHER)))
