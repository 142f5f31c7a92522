"""Overlay files that come from a browser: read by a worker, bounded, and told to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.kit import (
    PATIENCE,
    USUAL,
    Gated,
    Person,
    Place,
    call,
    eventually,
    opened,
)

from westphalia.server.jobs import WorkerProcess
from westphalia.server.settings import UploadLimits
from westphalia.server.tables.uploads import TOLD, read_overlay

FILE = """
[counties.tirol]
tax = 9
source = "the board of the second printing"
"""
DOTS = "a." * 120_000 + "a = 1"  # minutes of work for whoever reads it


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with opened(tmp_path_factory.mktemp("place") / "tables.db") as here:
        yield here


def brought(person: Person, text: str | bytes, status: int = 200) -> Any:
    client = person.place.client
    answer = client.post("/api/games/wallenstein/overlay", content=text, headers=person.headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_the_values_of_a_file_are_played_with_and_everybody_is_told(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    data = brought(anna, FILE)
    assert data["counties"]["tirol"]["tax"] == 9
    table = anna.new_table("me", "hot", "hot", data=data)
    assert berta.get(f"/api/tables/{table}")["corrected"] is True
    assert berta.get(f"/api/tables/{table}/overlay") == data
    board = berta.get(f"/api/games/wallenstein/board?table={table}")
    assert board["counties"]["tirol"]["tax"] == 9
    assert berta.get(f"/api/games/wallenstein/board?table={table}&brief=true") == board
    plain = anna.new_table("me", "hot", "hot")
    assert anna.get(f"/api/tables/{plain}")["corrected"] is False
    assert anna.get(f"/api/tables/{plain}/overlay") == {}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"\xff\xfe", "the file is not UTF-8 text"),
        ("no equals sign", "the file is not TOML"),
        ("x = " + "[" * 5000, "it is nested too deeply"),
        (f"x = 1\n{DOTS}", "line 2 has more than 100 dots"),
        (f"[{'a.' * 500}a]\n" + "b = 1\n" * 20_000, "line 1 has more than 100 dots"),
        ("[counties.tirol]\ntaxx = 9", "counties.tirol.taxx is not in the data; did you mean tax?"),
        ("[counties.tirol]\ntax = 1999-01-01", "must be a whole number"),
        ("[counties.tirol]\ntax = nan", "nothing larger than 1000"),
        ("[counties.tirol]\ntax = 100000", "nothing larger than 1000"),
    ],
)
def test_a_file_that_is_broken_is_refused_with_a_sentence(
    place: Place, text: str | bytes, why: str
) -> None:
    error = brought(place.guest(), text, 400)["error"]
    assert error["reason"] == "overlay"
    assert why in error["args"]["why"]


def test_a_sentence_does_not_repeat_endless_words(place: Place) -> None:
    why = brought(place.guest(), f"{'k' * 100_000} = 1", 400)["error"]["args"]["why"]
    assert len(why) < 2100
    assert why.startswith("kkkk")
    assert "is not in the data" in why


def test_of_many_problems_the_first_are_told_and_the_others_counted() -> None:
    text = "[counties.tirol]\n" + "\n".join(f"key_{n} = 1" for n in range(TOLD + 7))
    with pytest.raises(ValueError, match="There are 7 more problems") as refused:
        read_overlay("wallenstein", text)
    assert len(str(refused.value).splitlines()) == TOLD + 1


def test_a_file_that_takes_long_to_read_is_given_up(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(USUAL, uploads=UploadLimits(seconds=0.001))
    with opened(tmp_path / "tables.db", limits, new_worker=WorkerProcess) as place:
        assert brought(place.guest(), FILE, 503)["error"]["reason"] == "too_long"


def test_who_reads_files_keeps_nobody_waiting_for_a_hint(tmp_path: Path) -> None:
    gates: list[Gated] = []

    def gated() -> Gated:
        gates.append(Gated())
        return gates[-1]

    with opened(tmp_path / "tables.db", new_worker=gated) as place, ThreadPoolExecutor(4) as pool:
        readers = [pool.submit(brought, place.guest(), FILE) for _ in range(3)]
        eventually(lambda: any(gate.begun for gate in gates), "the work")
        hint = pool.submit(place.guest().new_table, "me", "hot", "hot", data={"counties": {}})
        for gate in gates[: USUAL.workers]:
            call(place, gate.may.set)
        assert hint.result(PATIENCE)
        assert not any(reader.done() for reader in readers)
        call(place, gates[-1].may.set)
        assert all(reader.result(PATIENCE) for reader in readers)


def test_a_file_is_bounded_and_somebody_must_bring_it(place: Place) -> None:
    anna = place.guest("Anna")
    most = place.context.settings.limits.body
    assert brought(anna, b"#" * (most + 1), 413)["error"]["code"] == "too_large"
    nobody = place.client.post("/api/games/wallenstein/overlay", content=FILE)
    assert nobody.status_code == 401


def test_a_brief_board_leaves_out_what_nothing_is_drawn_with(place: Place) -> None:
    anna, path = place.guest("Anna"), "/api/games/thirty_years_war/board"
    whole = anna.get(path)
    assert whole.pop("remarks")["cards"]["c1"]["does"]
    assert anna.get(f"{path}?brief=true") == whole
