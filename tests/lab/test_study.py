"""Studies: who is made to pay pays, who may not does not, and only what is not known is moved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.shell import done, refused

from westphalia.engine.choice import Choice
from westphalia.engine.step import Question
from westphalia.games import find_game
from westphalia.games.thirty_years_war.overlay import base_data
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.lab.arena import Series, play_game
from westphalia.lab.study import BEGIN, END, laid_out, study_of, with_table
from westphalia.lab.thirty_years_war.study_pay import PAYS, PAYS_FIRST, STARVES, aid, areas, loot

WAR = find_game("thirty_years_war")
HEADER = WAR.header(["one", "two"])
PAY = study_of("thirty_years_war", "pay")


def rounds_of_aid(bot: str) -> tuple[int, list[int]]:
    """Of the first side: its turns, and the rounds in which it took aid."""
    turns, taken = set(), []

    def watch(s: object, question: Question, choice: Choice) -> None:
        assert isinstance(s, ThirtyYearsWarState)
        if question.kind == "card_round" and not question.seat:
            turns.add(s.turn)
            taken.extend([s.round] * (choice.verb == "aid"))

    play_game(Series(HEADER, (bot, "captain"), 1, seed=3), 0, watch)
    return len(turns), taken


def test_who_must_pay_takes_aid_in_every_turn_and_who_may_not_in_none() -> None:
    turns, taken = rounds_of_aid(PAYS)
    assert len(taken) == turns
    turns, taken = rounds_of_aid(PAYS_FIRST)
    assert taken == [1] * turns
    assert len(rounds_of_aid("captain")[1]) > 1
    assert rounds_of_aid(STARVES)[1] == []


def test_only_what_is_not_known_is_moved() -> None:
    losses = base_data()["loot"]["losses"]  # type: ignore[index]
    less, more = loot(-1)["loot"]["losses"], loot(1)["loot"]["losses"]
    assert sum(less) < sum(losses) < sum(more)
    assert {(row[4], row[9]) for row in (less, losses, more)} == {(0, 1)}
    assert {"bohemia", "france", "lorraine"}.isdisjoint(areas(1)["areas"])
    assert areas(-1)["areas"]["austria"] == {"vp": 4}
    assert aid(0.5)["cards"]["c1"] == {"spain": 4}
    for overlay in (aid(0.5), aid(1.5), loot(-1), loot(1), areas(-1), areas(1)):
        assert WAR.check_overlay(overlay, "x") == []


def test_every_match_plays_the_same_wars_in_every_scenario() -> None:
    ladder = laid_out(PAY, 3, 2, 7)
    assert len(ladder.contests) == 4 * len(PAY.matches)
    early = [one for one in ladder.contests if one.name.endswith(": early_war")]
    assert len({one.series.seed for one in early}) == 1
    assert {one.rounds for one in early} == {2, 3}
    assert all(ladder.digests["captain"] in one.sources for one in ladder.contests)


def test_the_command_plays_what_is_missing_and_writes_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, file = tmp_path / "pay.md", tmp_path / "games.jsonl"
    page.write_text(f"# Mine\n\n{BEGIN}\n\nold\n\n{END}\n\nmore\n")
    first = replace(PAY, matches=PAY.matches[:1])
    monkeypatch.setattr("westphalia.lab.study.study_of", lambda *_: first)
    words = ("study", "thirty_years_war", "pay", "--pairs", 2, "--processes", 1)
    said = done(*words, "--results", file, "--page", page)
    assert "| pays against starves | apocalypse | 2 |" in said
    text = page.read_text()
    command = "./westphalia study thirty_years_war pay --pairs 2 --seed 1618"
    assert text.startswith(f"# Mine\n\n{BEGIN}\n\n    {command}\n\n| match |")
    assert text.endswith(f"{END}\n\nmore\n")
    assert "old" not in text
    kept = file.read_text()
    assert done(*words, "--results", file) == said
    assert file.read_text() == kept


def test_a_page_without_a_table_gets_one_and_what_is_no_study_is_refused() -> None:
    page = with_table("# Mine\n", "x", "| a |\n")
    assert page == f"# Mine\n\n{BEGIN}\n\n    x\n\n| a |\n\n{END}\n"
    refused("there is no study 'x' of wallenstein", "study", "wallenstein", "x")
