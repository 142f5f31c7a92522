"""Every version of the rules that was released keeps replaying; docs/versions.md is the policy."""

import re
from pathlib import Path

import pytest
from tools.games.acting import idle
from tools.games.records import END

from westphalia.engine import notation
from westphalia.engine.codec import digest
from westphalia.engine.match import Match, replay, verify
from westphalia.games import GAMES, find_game

TESTS = Path(__file__).parent
RECORDS = sorted(TESTS.glob("*/records/*/*.txt"))
LARGEST = 50_000


def named(path: Path) -> str:
    return str(path.relative_to(TESTS))


def position(match: Match) -> str:
    return digest(match.game.encode(match.play.state))


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_stored_record_still_leads_where_it_led(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) <= LARGEST
    ends = re.findall(r"^# ends at (\w+)$", text, re.MULTILINE)
    record = notation.read(text, find_game)
    game = find_game(record.header.game)
    match = replay(game, record)
    assert match.over
    assert [position(match)] == ends
    assert [position(verify(game, record))] == ends


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_what_was_read_from_an_old_record_can_be_written_and_read_again(path: Path) -> None:
    record = notation.read(path.read_text(encoding="utf-8"), find_game)
    assert notation.read(notation.write(record), find_game) == record
    assert record.header.version == find_game(record.header.game).version


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_lies_with_its_game_and_version(path: Path) -> None:
    game, version = path.parents[2].name, path.parent.name
    assert f"\ngame: {game} {version}\n" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_the_module_of_a_record_has_acted_in_it(path: Path) -> None:
    record = notation.read(path.read_text(encoding="utf-8"), find_game)
    game = find_game(record.header.game)
    if path.stem in game.modules:
        assert record.header.modules == (path.stem,)
        assert path.stem not in idle(game, replay(game, record))


def test_no_two_records_are_alike_but_for_their_headers() -> None:
    played: dict[str, Path] = {}
    for path in RECORDS:
        answers = path.read_text(encoding="utf-8").partition("\n\n")[2].partition(END)[0]
        assert answers, named(path)
        other = played.setdefault(answers, path)
        assert other is path, f"{named(path)} is {named(other)} once more"


@pytest.mark.parametrize("name", GAMES)
def test_each_version_has_a_record_with_each_module_and_with_all(name: str) -> None:
    game = find_game(name)
    stored = {
        version.name: {path.stem for path in version.iterdir()}
        for version in (TESTS / name / "records").iterdir()
    }
    assert stored[game.version] == {"base", "all", *game.modules}
    for version, records in stored.items():
        assert {"base", "all"} <= records, f"the records of version {version} are not complete"
