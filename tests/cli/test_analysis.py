"""analyse: what decided a game, in tables, on a page and as data."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cli.pages import check_page
from tests.cli.shell import done, refused

from westphalia.analysis import judge, plans
from westphalia.analysis.judge import PlayedOut
from westphalia.analysis.past import Past
from westphalia.analysis.study import Piece
from westphalia.analysis.summary import ended_together
from westphalia.clauses import clauses
from westphalia.commands.records import Spoken, load
from westphalia.engine.step import Play
from westphalia.games import find_game
from westphalia.games.wallenstein.events.base import CountyConquered
from westphalia.lab.analysis_page import points


@pytest.fixture
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position is worth what its points say, and a little noise, so that nobody need play on."""

    def sample(self: PlayedOut, play: Play[Any], seed: int) -> Sequence[float]:
        points = [1 + each + seed % 3 for each in self._game.standing(play.state)["points"]]
        return [each / sum(points) for each in points]

    monkeypatch.setattr(judge, "advice_of", lambda *_: None)
    monkeypatch.setattr(plans, "SIMULATIONS", 0)
    monkeypatch.setattr(PlayedOut, "sample", sample)


@pytest.mark.usefixtures("quick_judge")
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_analysis_tells_what_decided_a_game(
    finished: Path, tmp_path: Path, language: str
) -> None:
    page = tmp_path / "analysis.html"
    words = ["--samples", 2, "--moments", 12, "--processes", 1, "--language", language]
    shown = done("analyse", finished, *words, "--page", page)
    assert {"en": "Turning points", "de": "Wendepunkte"}[language] in shown
    found = json.loads((tmp_path / "analysis.json").read_text())
    assert found["left"] == 0
    assert [len(moment["chances"]) for moment in found["curve"]] == [3] * len(found["curve"])
    rows = check_page(page.read_text()).rows
    assert 0 < len(found["swings"]) <= 5
    for swing in found["swings"]:
        seat = swing["seat"]
        change = f"{100 * swing['change'][seat]:+.0f}".replace("-", "−")
        assert any(len(row) == 5 and row[2].startswith(change) for row in rows)
    cited = re.findall(r'class="cite">([^<]*)<', page.read_text())
    assert set(cited) - {""} <= clauses("wallenstein").keys()


def test_what_several_decided_at_once_is_not_told_as_a_bid_or_a_lot(finished: Path) -> None:
    past = Past(find_game("wallenstein"), load(finished))
    words = Spoken(past, "en")
    plans = [run for run in past.runs if run.together][2]  # the last to seal
    none: list[float] = []
    piece = Piece(plans.last - 1, plans.last, none, none, none, none, none)
    assert ended_together(past, piece)
    assert words.event(plans.last, together=True) == (words.say("analysis-together"), "")
    fought = next(at for at, event in past.log if isinstance(event, CountyConquered))
    assert not ended_together(past, replace(piece, start=fought - 1, end=fought))
    assert words.event(fought, together=True) == words.event(fought)


@pytest.mark.usefixtures("quick_judge")
def test_an_analysis_is_the_same_for_any_number_of_looks(finished: Path) -> None:
    words = ["analyse", finished, "--samples", 2, "--moments", 8, "--processes", 1, "--json"]
    assert done(*words) == done(*words)


def test_a_change_is_told_in_hundredths_and_nothing_has_no_minus() -> None:
    assert [points(change) for change in (0.2, -0.13, -0.001)] == ["+20", "−13", "+0"]


def test_only_what_is_over_is_analysed(unfinished: Path) -> None:
    refused("is not finished; only finished games are analysed", "analyse", unfinished)
    refused("--samples", "analyse", unfinished, "--samples", 0)
