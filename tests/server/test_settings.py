"""Settings: one row each, from which come option, variable, default and page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from tests.server.kit import PATIENT, USUAL, Place, opened

from westphalia.cli import main
from westphalia.commands.operator import backup, chosen, play, serve
from westphalia.server import process
from westphalia.server.accounts import COOKIE, DAY
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.limits import RateLimiter
from westphalia.server.settings import (
    ROWS,
    Limits,
    Rate,
    Row,
    Settings,
    Smtp,
    UploadLimits,
    settings_of,
)

STORE = next(row for row in ROWS if row.setting.name == "store")

# Something else than the default for every kind of value.
OTHER = {
    "registration": "closed",
    "metrics-from": "192.0.2.7",
    "public-url": "https://games.test",
    "allow-origin": "https://friend.test",
    "trust-proxy": "10.0.0.0/8",
    "smtp": "smtps://anna@mail.test",
    "open": "no",
    "bot": "mine=cmd:node",
    "log": "json",
}


def other(row: Row) -> str:
    """The text of another value than the default."""
    if row.setting.name in OTHER:
        return OTHER[row.setting.name]
    if isinstance(row.default, bool):
        return "no" if row.default else "yes"
    if isinstance(row.default, Rate):
        return "7/9"
    if isinstance(row.default, float):
        return "7.5"
    return "1025" if isinstance(row.default, int) and row.default > 1000 else "7"


def value(settings: Settings, row: Row) -> object:
    found: object = settings
    for name in row.path:
        found = getattr(found, name)
    return found


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for row in ROWS:
        monkeypatch.delenv(row.variable, raising=False)


def said(*words: str, **variables: str) -> Settings:
    with pytest.MonkeyPatch.context() as surroundings:
        for name, text in variables.items():
            surroundings.setenv(name, text)
        return chosen(serve.make_context("serve", list(words)).params)


def meant(row: Row) -> object:
    """What the other value of a row is; a mail server has its sender and password, too."""
    read = row.read(other(row))
    if isinstance(read, Smtp):
        return replace(read, sender="westphalia@games.test")
    return (read,) if row.setting.several else read


def needed(row: Row) -> Mapping[str, str]:
    return {"WESTPHALIA_PUBLIC_URL": "https://games.test"} if row.setting.name == "smtp" else {}


def test_a_server_that_is_told_nothing_has_the_defaults() -> None:
    assert said() == Settings() == settings_of({})
    for row in ROWS:
        assert not row.usual or row.read(row.usual) == row.default, row.key


def test_every_setting_has_one_name() -> None:
    assert len({row.setting.name for row in ROWS}) == len(ROWS)
    options = [option.name for option in serve.params]
    assert len(options) == len([row for row in ROWS if not row.setting.secret])
    assert play.params == serve.params


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.setting.name)
def test_every_setting_can_be_said_in_the_environment_and_but_for_secrets_as_an_option(
    row: Row,
) -> None:
    by_variable = said(**{row.variable: other(row), **needed(row)})
    assert value(by_variable, row) == meant(row) != row.default
    if row.setting.secret:
        assert row.option == ""
        return
    name, text = row.option, other(row)
    if isinstance(row.default, bool) or row.setting.name == "open":
        words = [f"--no-{row.setting.name}" if text == "no" else name]
    else:
        words = [f"{name}={text}"]
    assert value(said(*words, **needed(row)), row) == meant(row)


def test_several_bots_stand_in_one_variable_each_with_its_command() -> None:
    bots = "mine=cmd:node bot.mjs --deep, mein Büttel=theirs.py:Bot, dreamer"
    assert said(WESTPHALIA_BOT=bots).bots == (
        "mine=cmd:node bot.mjs --deep",
        "mein Büttel=theirs.py:Bot",
        "dreamer",
    )


def test_an_option_counts_more_than_a_variable() -> None:
    assert said("--idle", "5", WESTPHALIA_IDLE="7").idle == 5
    assert (
        said("--no-private-webhooks", WESTPHALIA_PRIVATE_WEBHOOKS="yes").private_webhooks is False
    )
    assert said(WESTPHALIA_ALLOW_ORIGIN="https://a.test, https://b.test/").origins == (
        "https://a.test",
        "https://b.test",
    )


WRONG = [
    ("session-days", "0", "'0' is no whole number from 1 to 36500"),
    ("port", "70000", "'70000' is no whole number from 0 to 65535"),
    ("tables-person", "many", "'many' is no whole number of at least 1"),
    ("bot-pause", "inf", "'inf' is no number from 0 to 60"),
    ("bot", f"{'a/' * 40}theirs.py:Bot", "with a name of its own of at most 32 characters"),
    ("bot", "theirs.py:Bot", "with a name of its own of at most 32 characters"),
    ("bot", f"{33 * 'x'}=theirs.py:Bot", "with a name of its own of at most 32 characters"),
    ("rate-reports", "0/5", "'0/5' is no rate such as 60/300"),
    ("allow-origin", "friend.test", "'friend.test' is no origin of a page such as https://"),
    ("smtp", "smtp://a:b@mail.test", "the password stands in the environment"),
]


@pytest.mark.parametrize(("name", "text", "told"), WRONG)
def test_a_wrong_value_is_told_with_the_name_by_which_it_was_said(
    name: str, text: str, told: str, tmp_path: Path
) -> None:
    variable = next(row.variable for row in ROWS if row.setting.name == name)
    start = ["serve", "--store", str(tmp_path / "x.db")]
    by_option = CliRunner().invoke(main, [*start, f"--{name}={text}"])
    by_variable = CliRunner(env={variable: text}).invoke(main, start)
    for result, called in ((by_option, f"--{name}"), (by_variable, variable)):
        assert result.exit_code == 2
        assert f"Invalid value for {called}: " in result.output
        assert told in result.output
    assert not list(tmp_path.iterdir())


def test_a_flag_in_the_environment_is_yes_or_no() -> None:
    result = CliRunner(env={"WESTPHALIA_OPEN": "perhaps"}).invoke(main, ["serve"])
    assert "WESTPHALIA_OPEN: 'perhaps' is no word such as yes or no" in result.output


def test_a_variable_that_is_no_setting_is_told(tmp_path: Path) -> None:
    """By every command that opens the store; and the store may be named in the environment."""
    variables = {"WESTPHALIA_SESION_DAYS": "7", STORE.variable: str(tmp_path / "none.db")}
    for words in (["operator", "list", "bans"], ["backup", str(tmp_path / "copy.db")]):
        told = CliRunner(env=variables).invoke(main, words).output
        assert "WESTPHALIA_SESION_DAYS is no setting" in told
        assert "perhaps WESTPHALIA_SESSION_DAYS is meant" in told
        assert f"there is no store {tmp_path / 'none.db'}" in told
    assert STORE.option in backup.params[0].opts


# who reads them


def sources(root: Path) -> Iterator[str]:
    package = root / "src/westphalia"
    for folder in ("server", "commands"):
        for path in (package / folder).rglob("*.py"):
            if path != package / "server/settings.py":
                yield path.read_text()


def test_every_setting_is_read_by_somebody(root: Path) -> None:
    """A rate by its name, which the rate limiter is asked for; any other where it counts."""
    text = "\n".join(sources(root))
    for row in ROWS:
        field = row.path[-1]
        read = rf"(settings|limits|keep)\.{field}\b"
        called = rf'"{field}"' if isinstance(row.default, Rate) else read
        assert re.search(called, text), f"{row.key} is read by nobody"


def test_the_rate_limiter_has_a_bucket_for_every_rate() -> None:
    rates = [row for row in ROWS if isinstance(row.default, Rate)]
    for row in rates:
        kind = row.path[-1]
        limiter = RateLimiter(settings_of({row.key: Rate(1e-9, 2)}).limits, lambda: 0.0)
        limiter.take(kind, 1, 2)
        with pytest.raises(Refusal):
            limiter.take(kind, 1)


# where they count


def test_the_lifetime_of_a_session_is_one_number(tmp_path: Path) -> None:
    """Of the token, and of the cookie that a browser keeps."""
    with opened(tmp_path / "tables.db", replace(USUAL, session_days=3)) as place:
        answer = place.client.post("/api/guest", json={"name": "Anna"})
        assert f"Max-Age={3 * DAY};" in answer.headers["set-cookie"]
        place.client.cookies.clear()
        token = answer.json()["token"]
        place.clock.time += 3 * DAY - 1
        again = place.client.get("/api/me", headers={"cookie": f"{COOKIE}={token}"})
        assert again.json()["me"]
        assert f"Max-Age={3 * DAY};" in again.headers["set-cookie"]
        place.clock.time += 3 * DAY
        assert (
            place.client.get("/api/me", headers={"cookie": f"{COOKIE}={token}"}).json()["me"]
            is None
        )


def limited(tmp_path: Path, **limits: object) -> Settings:
    return replace(USUAL, limits=replace(PATIENT, **limits))


def upload(place: Place, status: int) -> None:
    anna = place.guest()
    answer = place.client.post("/api/records", content=b"no record", headers=anna.headers)
    assert answer.status_code == status, answer.text


def test_the_rate_of_uploads_is_one_number(tmp_path: Path) -> None:
    enough, more = Rate(1e-9, 12), 13
    for tokens, status in ((12, 400), (more, 429)):
        settings = limited(tmp_path, costly=enough, upload_tokens=tokens)
        with opened(tmp_path / f"{tokens}.db", settings) as place:
            upload(place, status)


def test_so_many_reports_wait_as_is_set(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db", limited(tmp_path, person_reports=1)) as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        table = anna.new_table("me", "open", "random", public=True)
        berta.post(f"/api/tables/{table}/sit", {"seat": 1})
        path = f"/api/tables/{table}/talk/report"
        berta.post(path, {"seat": 0})
        told = berta.post(path, {"seat": 0}, 429)["error"]
    assert (told["reason"], told["args"]["most"]) == ("too_many_reports", 1)


def test_the_connections_before_the_requests_are_bounded_as_is_set() -> None:
    limits = Limits(
        address_connections=2, plain_connections=3, head_seconds=4.0, unread_seconds=5.0
    )
    gate = process.connection_gate(Settings(limits=limits, trust_proxy="10.0.0.0/8"), 1000)
    assert (gate.most_per_address, gate.head_seconds, gate.unread_seconds) == (5, 4.0, 5.0)
    assert [gate.is_proxy(host) for host in ("10.1.2.3", "192.0.2.1")] == [True, False]


def test_the_server_itself_is_as_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "raise_file_limit", lambda: 1000)

    async def app(*args: object) -> None: ...

    settings = Settings(
        shutdown_seconds=7, compress_frames=True, trust_proxy="10.0.0.0/8", limits=Limits(frame=99)
    )
    config = process.uvicorn_config(app, settings)  # type: ignore[arg-type]
    assert config.timeout_graceful_shutdown == 7
    assert (config.ws_max_size, config.ws_per_message_deflate) == (99, True)
    assert (config.proxy_headers, config.forwarded_allow_ips) == (True, "10.0.0.0/8")


def test_processes_and_their_bounds_are_as_is_set(tmp_path: Path) -> None:
    settings = replace(
        USUAL,
        workers=3,
        bot_processes=5,
        uploads=UploadLimits(person=7, seconds=8.0),
        limits=replace(PATIENT, address_people=6),
    )
    with opened(tmp_path / "tables.db", settings) as place:
        context = Context(place.context.store, settings)
        assert context.tables.bots.at_once == 5 + 1
        assert context.costly.most_of_address == 6 * settings.jobs.person
        assert context.uploads.most_of_address == 6 * 7
    talk = Limits(address_people=6, talk=Rate(0.5, 2)).talk_address
    assert talk == Rate(3.0, 12)
