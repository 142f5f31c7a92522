"""rules and data: clauses by id, chapter and word, their coverage, and the check of an overlay."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from tests.cli.shell import done, refused, run

from westphalia.clauses import clauses
from westphalia.commands import book


def test_rules_shows_one_clause_with_its_ruling() -> None:
    shown = done("rules", "wallenstein", "w7.4.14")
    clause = clauses("wallenstein")["W7.4.14"]
    assert shown.startswith(f"W7.4.14 {clause.title}")
    assert clause.text in shown
    assert f"Ruling: {clause.note}" in shown


def ids(*words: str) -> list[str]:
    return [clause["id"] for clause in json.loads(done("rules", "wallenstein", *words, "--json"))]


def test_rules_shows_a_chapter_the_clauses_with_all_words_or_everything() -> None:
    known = clauses("wallenstein")
    assert ids("W7.4") == [id_ for id_ in known if id_.startswith("W7.4.")]
    found = ids("tower", "peasants")
    assert 0 < len(found) < len(known)
    for id_ in found:
        text = f"{known[id_].title} {known[id_].text} {known[id_].note}".lower()
        assert "tower" in text
        assert "peasants" in text
    assert ids() == list(known)
    listed = done("rules", "wallenstein").splitlines()
    assert [line.split()[0] for line in listed] == list(known)


def test_rules_refuses_what_it_does_not_know() -> None:
    refused("speaks of, 'W99.1'", "rules", "wallenstein", "W99.1")
    refused("speaks of, 'zeppelin'", "rules", "wallenstein", "zeppelin")
    refused("'chess' is no game here; there is: wallenstein", "rules", "chess", "W1.1.1")


def test_coverage_counts_and_fails_exactly_if_there_is_a_gap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("code_citations", "test_citations"):  # it is asked twice about the same
        monkeypatch.setattr(book, name, cache(getattr(book, name)))
    result = run("rules", "wallenstein", "--coverage", "--json")
    summary = json.loads(result.stdout)
    assert list(summary) == ["clauses", "cited", "tested", "gaps"]
    assert summary["clauses"] == len(clauses("wallenstein"))
    assert result.exit_code == bool(summary["gaps"])
    table = run("rules", "wallenstein", "--coverage")
    assert table.exit_code == result.exit_code
    assert f"{summary['clauses']} clauses, {len(summary['gaps'])} gaps" in table.stdout
    assert "SettleBattle" in table.stdout


def test_coverage_sees_a_planted_gap(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        'import pytest\n@pytest.mark.rule("W1.1.1")\ndef test_seats(): ...\n'
    )
    monkeypatch.setattr(book, "TESTS", tmp_path)
    result = run("rules", "wallenstein", "--coverage", "--json")
    summary = json.loads(result.stdout)
    assert result.exit_code == 1
    assert summary["tested"] == 1
    assert "W1.1.2" in summary["gaps"]
    monkeypatch.setattr(book, "TESTS", tmp_path / "nosuch")
    refused("coverage needs the tests", "rules", "wallenstein", "--coverage")


def test_data_check_accepts_what_the_game_can_use(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[counties.boehmen]\ntax = 7\n")
    assert done("data", "check", path) == done("data", "check", path, "--game", "wallenstein")
    assert done("data", "check", path) == f"{path} can be used: --data {path}\n"
    path.write_text("\ufeff[counties.boehmen]\r\ntax = 7\r\n")  # as an editor of Windows has it
    assert done("data", "check", path) == f"{path} can be used: --data {path}\n"


BROKEN = {
    "the file is not TOML": b"[counties",
    "the file is not TOML: it is nested too deeply": b"x = " + b"[" * 100_000,
    "the file is not TOML: Exceeds": b"[counties.boehmen]\ntax = " + b"7" * 5000,
    "the file is not UTF-8 text": b"\xff\xfe\x00",
    "counties.prag is not in the data": b"[counties.prag]\ntax = 7\n",
    "counties.boehmen.tax is 'much', but must be a whole number": (
        b'[counties.boehmen]\ntax = "much"\n'
    ),
    "counties.boehmen.tax is -1, but may not be negative": b"[counties.boehmen]\ntax = -1\n",
    "tower.layered.knock is nan, but a chance": b"[tower.layered]\nknock = nan\n",
    "does not name boehmen": b"[counties.boehmen]\nneighbours = ['tirol']\n",
}


@pytest.mark.parametrize(("sentence", "content"), BROKEN.items())
def test_a_broken_overlay_is_refused_at_both_doors(
    sentence: str, content: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    refused(sentence, "data", "check", path)
    refused(f"{path}: ", "data", "check", path)
    refused(sentence, "simulate", "wallenstein", "--data", path)
    refused(sentence, "terminal", "--data", path)


def test_every_problem_of_an_overlay_is_told_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[counties.prag]\ntax = 7\n[counties.boehmen]\ntax = -1\nsites = 9\n")
    lines = run("data", "check", path).stderr.removeprefix("Error: ").splitlines()
    assert len(lines) == 3
    assert all(line.startswith(f"{path}: counties.") for line in lines)
