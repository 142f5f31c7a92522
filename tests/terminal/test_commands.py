"""What can be typed besides single choices."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.talk import Prompt, Talk, at_random, begin, talk, typing

from westphalia.games.wallenstein.odds import Odds
from westphalia.locales import Tongue
from westphalia.terminal.commands import commands_of
from westphalia.terminal.screens import find_screens
from westphalia.terminal.wallenstein import screens as wallenstein_commands


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def alone(path: Path, *lines: str, modules: tuple[str, ...] = ()) -> Talk:
    """Anna plans against bots and types these lines."""
    return talk(begin(modules=modules), typing(*lines), path, seats=["human", "random", "random"])


def answers(done: Talk) -> list[str]:
    return [entry.choice.text for entry in done.match.entries if entry.seat == 0]


def told(prompt: Prompt) -> str:
    return "\n".join(prompt.lines)


def test_a_choice_by_number_by_text_by_beginnings_and_by_name(path: Path) -> None:
    offered = alone(path).prompts[0].texts
    done = alone(path, "1", "build_palace niederoesterreich", "trier", "Erzbm. Köln", "b t ober")
    assert answers(done) == [
        offered[0],
        "build_palace niederoesterreich",
        "build_church trier",
        "build_trading_post koeln",
    ]
    assert "! “b t ober”" in told(done.prompts[-1])
    done = alone(path, "bid money_0", "boeh", "build_palace o")
    assert answers(done) == ["bid money_0"]
    assert "build_palace osnabrueck, build_palace oberoesterreich" in told(done.prompts[-1])


def test_an_exact_name_wins_over_a_longer_one(path: Path) -> None:
    assert answers(alone(path, "mark")) == ["bid mark"]


def test_where_things_are_counted_a_number_means_itself(path: Path) -> None:
    match = begin(modules=(), setup="draft")
    done = talk(match, typing("1", "2"), path)
    assert [entry.choice.text for entry in match.entries][1] == "group 2"
    assert done.prompts[1].texts[1] != "group 2"


def test_several_answers_are_taken_whole_or_not_at_all(path: Path) -> None:
    line = "m 0; vogt; saechs; trier; koeln; mark; passau; osna; m 1; m 2; m 3"
    assert len(answers(alone(path, line))) == 11
    spoiled = alone(path, line.replace("passau", "trier"))
    assert answers(spoiled) == []
    assert "W3.1.3" in told(spoiled.prompts[-1])
    assert len(spoiled.prompts[-1].starting("! ")) == 2
    assert answers(alone(path, line + "; ready"))[-1] == "ready"
    too_far = alone(path, line + "; ready; position 1")
    assert answers(too_far) == []
    assert "! What comes after “ready”" in told(too_far.prompts[-1])


def test_undo_takes_back_the_last_answer_and_then_nothing_is_left(path: Path) -> None:
    done = alone(path, "m 0", "undo", "undo")
    assert answers(done) == []
    assert done.prompts[2].texts[-1].startswith("bid ")
    assert "! There is nothing" in told(done.prompts[-1])


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("bid schlesien", "W3.1.8"),
        ("bid nothing", "W3.1.6"),
        ("collect_taxes trier", "W3.1.1"),
        ("march trier", "W3.1.1"),
    ],
)
def test_why_a_choice_is_closed_is_told_with_its_clause(
    typed: str, clause: str, path: Path
) -> None:
    done = alone(path, typed, f"why {typed}")
    assert answers(done) == []
    assert f"({clause})" in told(done.prompts[1])
    explained = told(done.prompts[2])
    assert f"({clause})" in explained
    assert f"= {clause} " in explained  # the clause itself


def test_a_bid_beyond_ones_means_is_refused_with_its_clause(path: Path) -> None:
    match = begin(modules=())
    match.play.state.thalers[0] = 1
    match.play.advance()
    done = talk(match, typing("money_4"), path, seats=["human", "random", "random"])
    assert "(W3.2.3)" in told(done.prompts[-1])


def test_marches_are_explained_by_the_map(path: Path) -> None:
    """Everybody at random until Anna may march; then she asks for what she may not."""
    at = at_random(11)
    asked: list[Prompt] = []

    def typist(prompt: Prompt) -> str | None:
        if asked:
            asked.append(prompt)
            return None
        if prompt.kind != "march":
            return at(prompt)
        asked.append(prompt)
        near = {text.split()[1] for text in prompt.texts if text != "stay"}
        return "march burgund" if "burgund" not in near else "march holstein"

    talk(begin(modules=()), typist, path)
    assert "(W1.2.2)" in told(asked[1])  # out of play with three


def test_the_commands_all_answer_and_change_nothing(path: Path) -> None:
    lines = ("help", "look", "map", "map drawing", "map table", "map sachsen", "map boehmen")
    more = (
        "mat",
        "log",
        "log 3",
        "why",
        "rules",
        "rules W7.4",
        "rules revolt marker",
        "odds boehmen 3",
    )
    done = alone(path, *lines, *more, modules=("court", "landsknechts", "leaders"))
    assert answers(done) == []
    said = dict(zip((*lines, *more), done.prompts[1:], strict=True))
    assert [line for line, prompt in said.items() if len(prompt.lines) < 3] == []
    assert not any(prompt.starting("! ") for prompt in said.values())
    screens = find_screens(Tongue("en"), done.match.record.header)
    assert len(said["help"].starting("help ")) == len(commands_of(screens)) + 3
    in_play = len(done.match.game.view(done.match.play.state, 0)["counties"])
    assert len(said["map"].starting("county ")) == in_play
    assert len(said["map table"].starting("county ")) == in_play
    assert len(said["map sachsen"].starting("county ")) == 9
    assert "Kursachsen" in told(said["map boehmen"])
    assert len(said["log 3"].starting("log ")) == 3
    assert said["odds boehmen 3"].starting("odds 3 | ")
    assert said["rules W7.4"].starting("rule ")


def test_odds_that_were_sampled_tell_how_far_off_they_may_be(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sampled = Odds(0.75, 0.2, 0.05, 2.5, 1.0, 0.041, "sampled")
    monkeypatch.setattr(wallenstein_commands, "battle_odds", lambda *_: sampled)
    done = alone(path, "odds boehmen 3")
    (row,) = done.prompts[1].starting("odds 3 | ")
    assert "taken 75 % ± 5 | held 20 % ± 5 | tie 5 % ± 5 |" in row


def test_who_sits_down_is_told_once_what_can_be_typed(path: Path) -> None:
    greeting = Tongue("en").say("greeting")
    first, *later = alone(path, "m 0", "1", "1").prompts
    assert f"log {greeting}" in first.lines
    assert greeting not in "\n".join(map(told, later))


def test_save_and_quit(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.record"
    saved = alone(path, f"save {other}", "m 0", "quit", "")
    assert "0 bid money_0" in other.read_text()
    assert str(other) in saved.ending[-1]
    gone = alone(path, "m 0", "quit", "no")
    assert not path.exists()
    assert gone.ending[-1].startswith("= ")
    named = alone(path, "quit", str(path))
    assert path.exists()
    assert str(path) in named.ending[-1]


def test_the_first_letter_of_no_and_of_yes_is_no_file(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for refusal in ("n", "N", "No"):
        alone(path, "m 0", "quit", refusal)
        assert not path.exists()
    for consent in ("y", "Yes"):
        alone(path, "m 0", "quit", consent)
        assert path.exists()
        path.unlink()
    assert {each.name for each in tmp_path.iterdir()} <= {f"{path.name}.secret"}


def test_who_names_no_file_for_the_game_stays_and_the_agreed_one_still_holds(path: Path) -> None:
    done = alone(path, "m 0", "quit", "/nowhere/at/all.record")
    assert told(done.prompts[-1]).startswith("! /nowhere/at/all.record: No such file")
    assert str(path) in done.ending[-1]
    assert "0 bid money_0" in path.read_text()


def test_without_a_file_the_record_goes_to_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("wallenstein-1.record", "wallenstein-2.record"):
        done = talk(begin(modules=()), typing(), None)
        assert name in done.ending[-1]
        assert Path(name).exists()
