"""What a host is told: metrics, a dashboard and rules made of them, logs, proved backups."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from tests.server.kit import Place, any_batch, opened

from westphalia.cli import main
from westphalia.server import logs
from westphalia.server.api import tables
from westphalia.server.health import COUNTERS, SUMMARIES, Metrics, watch_loop
from westphalia.server.jobs import Asker, CostlyWork, JobFailed, WorkerProcess, deaths
from westphalia.server.settings import JobLimits


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


def scraped(place: Place) -> str:
    return place.client.get("/metrics", headers={"host": "localhost"}).text


# metrics


def names(text: str) -> set[str]:
    """Every name that may have a series: those of a histogram and a summary have several."""
    found = set()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE):
        parts = {"histogram": ("_bucket", "_sum", "_count"), "summary": ("_sum", "_count")}
        found |= {name + part for part in parts.get(kind, ("",))}
    return found


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yaml"])
def test_every_metric_that_is_named_exists(file: str, root: Path, place: Place) -> None:
    named = set(re.findall(r"\bwestphalia_\w+", (root / "deploy" / file).read_text()))
    assert len(named) > 8
    assert named - names(scraped(place)) == set()


def test_every_metric_is_told_of_in_the_docs_and_seen_on_the_dashboard(
    root: Path, place: Place
) -> None:
    page = (root / "docs" / "serving.md").read_text()
    board = (root / "deploy" / "grafana.json").read_text()
    assert len(json.loads(board)["panels"]) > 10
    found = re.findall(r"^# TYPE (\w+) \w+$", scraped(place), re.MULTILINE)
    assert [name for name in found if f"`{name}" not in page] == []
    assert [name for name in found if name not in board] == ["westphalia_connections_total"]


def test_requests_are_counted_by_route_and_not_by_what_visitors_write(place: Place) -> None:
    for path in ("/api/tables/a", "/api/tables/b", "/api/nothing", '/api/x"y'):
        place.client.get(path)
    text = scraped(place)
    line = 'requests_total{route="/api/tables/{table}",method="GET",status="4xx"} 2'
    assert f"westphalia_{line}" in text
    assert 'request_seconds_count{route="/api/tables/{table}",method="GET"} 2' in text
    assert 'x"y' not in text
    assert "nothing" not in text


def test_who_comes_in_is_counted(place: Place) -> None:
    known = {"name": "Anna", "password": "correct horse"}
    place.guest()
    place.stranger().post("/api/account", known)
    place.stranger().post("/api/login", known)
    place.stranger().post("/api/login", {**known, "password": "battery staple"}, 401)
    told = dict(re.findall(r'sign_ins_total\{kind="([^"]+)"\} (\d+)', scraped(place)))
    assert told == {"guest": "1", "account": "1", "password": "1", "in vain": "1"}


class Dying(WorkerProcess):
    async def _start(self) -> None:
        raise ConnectionError


@pytest.mark.anyio
async def test_jobs_and_the_deaths_of_workers_are_counted() -> None:
    metrics, before = Metrics(), deaths["ended"]
    work = CostlyWork(JobLimits(), [Dying()])
    work.measured = metrics.worked
    with pytest.raises(JobFailed):
        await work.run(Asker("a"), json.loads, "1")
    await work.close()
    assert deaths["ended"] == before + 2, "it was tried twice"
    assert 'job_seconds_count{job="loads",outcome="given up"} 1' in metrics.text({})


@pytest.mark.anyio
async def test_a_loop_that_comes_late_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westphalia.server.health.LOOP_INTERVAL", 0.001)
    metrics = Metrics()
    watching = asyncio.create_task(watch_loop(metrics))
    while not metrics.loop_delay.number:
        await asyncio.sleep(0.001)
    watching.cancel()
    assert metrics.loop_delay.seconds >= 0


def test_all_counters_are_there_before_anything_has_happened() -> None:
    text = Metrics().text({"tables": 1, 'waiting{queue="a"}': 2, 'waiting{queue="b"}': 3})
    assert {f"westphalia_{name}_total" for name in COUNTERS} <= names(text)
    assert {f"westphalia_{name}_sum" for name in SUMMARIES} <= names(text)
    assert text.count("# TYPE westphalia_waiting gauge") == 1


# logs


def written(form: str, *, failing: bool = False) -> str:
    """What one line of the log looks like."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines() if form == logs.JSON else logs.TextLines())
    log = logging.Logger("westphalia.server")
    log.addHandler(handler)
    try:
        raise ValueError("broken")
    except ValueError:
        extra = {"fields": {"route": "/api/tables"}}
        log.error("seat %s\nis gone", 1, exc_info=failing, extra=extra)
    return stream.getvalue()


def test_a_line_of_json_has_all_that_programs_look_for() -> None:
    token = logs.request_id.set("c0ffee")
    told = json.loads(written(logs.JSON, failing=True))
    plain = written("text")
    logs.request_id.reset(token)
    assert (told["level"], told["logger"], told["request"]) == (
        "error",
        "westphalia.server",
        "c0ffee",
    )
    assert (told["message"], told["route"]) == ("seat 1\nis gone", "/api/tables")
    assert "ValueError: broken" in told["failure"]
    assert plain.endswith("[c0ffee]\n")
    assert "request" not in json.loads(written(logs.JSON))
    assert written(logs.JSON).count("\n") == 1, "one object a line, whatever it says"


def test_a_failure_is_found_in_the_log_by_the_id_that_the_visitor_was_told(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*args: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(place.context.lobby, "asset", broken, raising=False)
    monkeypatch.setattr(place.context.tables, "infos", broken)
    answer = place.client.get("/api/tables")
    assert answer.status_code == 500
    reference = answer.json()["error"]["args"]["number"]
    assert answer.headers["x-request-id"] == reference
    assert reference in caplog.text
    other = place.client.get("/api/tables").headers["x-request-id"]
    assert other != reference
    assert tables.ROUTES


# backups


def test_a_backup_is_proved_by_playing_its_games_again(place: Place, tmp_path: Path) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    anna.new_table("me", "open", "open")
    anna.answer(table, 0, any_batch(anna.position(table, 0), Random(1)), "a")
    store = ("--store", str(tmp_path / "tables.db"))
    copy, dump = str(tmp_path / "copy.db"), str(tmp_path / "dump.jsonl")
    for words in ((copy,), ("--dump", dump)):
        assert CliRunner().invoke(main, ["backup", *words, *store]).exit_code == 0
    for file in (copy, dump):
        told = CliRunner().invoke(main, ["backup", "--check", file])
        assert told.exit_code == 0, told.output
        assert "1 people and 2 tables, of which 1 games were played again" in told.output
    text = Path(dump).read_text()
    whole = text.splitlines(keepends=True)
    answered = next(line for line in whole if '"seq":2,' in line)
    broken = {
        "cut": text[: len(text) // 2],
        "without its seats": "".join(line for line in whole if '"seats"' not in line),
        "another answer": text.replace(answered, answered.replace(".", " nonsense.", 1)),
        "nonsense": "nonsense",
    }
    for what, changed in broken.items():
        Path(dump).write_text(changed)
        told = CliRunner().invoke(main, ["backup", "--check", dump])
        assert told.exit_code == 1, what
    Path(copy).write_bytes(Path(copy).read_bytes()[:9000])
    assert CliRunner().invoke(main, ["backup", "--check", copy]).exit_code == 1
    assert CliRunner().invoke(main, ["backup", "--check", "nowhere"]).exit_code == 1
    assert CliRunner().invoke(main, ["backup", "--check", "--dump", dump]).exit_code == 2


@pytest.mark.slow
def test_a_scheduled_backup_is_encrypted_and_opens_with_its_key_only(
    place: Place, tmp_path: Path, root: Path
) -> None:
    place.guest("Anna")
    key, certificate, folder = (tmp_path / name for name in ("key.pem", "cert.pem", "kept"))
    made = f"openssl req -x509 -newkey rsa:2048 -nodes -days 9 -subj /CN=b -keyout {key} -out"
    subprocess.run([*made.split(), str(certificate)], check=True, capture_output=True)
    surroundings = {
        "PATH": "/usr/bin:/bin",
        "BACKUP_FOLDER": str(folder),
        "BACKUP_CERTIFICATE": str(certificate),
        "BACKUP_KEEP": "1",
        "WESTPHALIA": f"{sys.executable} -m westphalia",
        "WESTPHALIA_STORE": str(tmp_path / "tables.db"),
    }
    folder.mkdir()
    (folder / "westphalia-2001-01-01-000000.cms").write_text("old")
    (folder / "something else").write_text("stays")
    ran = [str(root / "deploy" / "backup.sh")]
    subprocess.run(ran, check=True, env=surroundings, cwd=root, capture_output=True)
    [file] = folder.glob("*.cms")
    assert (folder / "something else").exists()
    assert b"Anna" not in file.read_bytes()
    opening = f"openssl cms -decrypt -binary -inform DER -inkey {key} -in {file}"
    packed = subprocess.run(opening.split(), check=True, capture_output=True).stdout
    dump = tmp_path / "again.jsonl"
    dump.write_bytes(subprocess.run(["gunzip"], input=packed, capture_output=True).stdout)
    assert "Anna" in dump.read_text()
    assert CliRunner().invoke(main, ["backup", "--check", str(dump)]).exit_code == 0
