"""Every printed value says where it comes from, and the page about it is written anew."""

from pathlib import Path

import pytest
from tools import provenance

from westphalia.games import GAMES
from westphalia.locales import Tongue


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_says_how_sure_it_is_and_assumptions_say_so(game: str) -> None:
    files = list(provenance.data_files(game))
    facts = [fact for file in files for fact in file.facts]
    assert len(facts) > 150
    for fact in facts:
        status, source, _ = fact.origin
        assert status in provenance.MEANINGS, fact
        assert source, fact
        assert ("ASSUMED" in source) == (status == "reconstructed"), fact


def test_the_page_about_provenance_is_fresh_and_has_a_chapter_of_every_game(root: Path) -> None:
    written = (root / "docs" / "provenance.md").read_text("utf-8")
    assert written == provenance.page(), "run tools/provenance.py"
    for game in GAMES:
        assert f"\n## {Tongue('en', game=game).say('game-name')}\n" in written
    assert written.count("\n### ") == len(provenance.MEANINGS) * len(GAMES)


def test_a_data_file_is_read_with_what_is_its_own_and_what_is_its_entries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provenance, "HOME", tmp_path)
    (tmp_path / "chess" / "data").mkdir(parents=True)
    (tmp_path / "chess" / "data" / "pieces.toml").write_text(
        """
        [provenance]
        status = "known"
        source = "the board"
        [provenance.squares]
        status = "inferred"
        source = "a count"
        [men.king]
        steps = 1
        clause = "3.8"
        [men.king.forms.de]
        the = "der König"
        [men.pawn]
        steps = 1
        [men.queen]
        steps = 7
        provenance = "inferred"
        source = "a report"
        [board]
        squares = 64
        """
    )
    [file] = provenance.data_files("chess")
    assert (file.name, file.status, file.source) == ("pieces.toml", "known", "the board")
    king = {"steps": 1}
    assert file.facts == [
        ("men.king", king, "3.8", ("known", "the board", False)),
        ("men.pawn", {"steps": 1}, "", ("known", "the board", False)),
        ("men.queen", {"steps": 7}, "", ("inferred", "a report", True)),
        ("board", {"squares": 64}, "", ("inferred", "a count", False)),
    ]
    written = "\n".join(provenance.chapter("chess"))
    assert "### Reconstructed: 0 entries" in written
    assert "| `pieces.toml` | 2 | the board |" in written
    assert "| `men.queen` | steps = 7 |  | a report |" in written
    assert "| `board` | squares = 64 |  | a count |" in written
    assert "`men.king`" not in written
