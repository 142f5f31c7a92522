"""An invitation names an address that its reader can open, or says that there is none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import PATIENT, Person, Place, opened

from westphalia.server import urls
from westphalia.server.settings import Settings

LAN = "http://192.168.7.9:8618"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


def invited(person: Person, host: str) -> Any:
    table = person.new_table("me", "open", "open")
    answer = person.place.client.post(
        f"/api/tables/{table}/invite", json={"seat": 1}, headers={**person.headers, "host": host}
    ).json()
    assert answer["address"].endswith(f"/join/{table}/1#{answer['link']}")
    return answer["address"].partition("/join/")[0], answer["local"]


@pytest.mark.parametrize("host", ["localhost:8618", "127.0.0.1", "[::1]:8618"])
def test_a_link_from_this_machine_says_that_it_works_nowhere_else(place: Place, host: str) -> None:
    assert invited(place.guest(), host) == (f"http://{host}", True)


def test_whoever_comes_by_another_address_hands_that_on(place: Place) -> None:
    for host in ("192.168.7.9:8618", "games.example.net", "tisch"):
        assert invited(place.guest(), host) == (f"http://{host}", False)


def test_from_this_machine_the_address_in_the_network_is_handed_on(tmp_path: Path) -> None:
    here = Settings(limits=PATIENT, network_urls=(LAN,))
    with opened(tmp_path / "one.db", here) as place:
        assert invited(place.guest(), "localhost:8618") == (LAN, False)
    named = Settings(limits=PATIENT, network_urls=(LAN,), public_url="https://games.example.net")
    with opened(tmp_path / "two.db", named) as place:
        assert invited(place.guest(), "localhost") == ("https://games.example.net", False)


def tags(place: Place, path: str, **headers: str) -> dict[str, str]:
    """What others find to show beside an address."""
    page = place.client.get(path, headers={"host": "games.example.net", **headers}).text
    assert "<title>Westphalia</title>" in page
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', page))


def test_an_invitation_has_a_preview_that_says_who_invites_to_what(place: Place) -> None:
    anna = place.guest("Anna <b>")
    table = anna.new_table("me", "open", "open", title="The Long Table")
    assert tags(place, f"/join/{table}/1") == {
        "site_name": "Westphalia",
        "type": "website",
        "title": "Anna &lt;b&gt; invites you to a game of Wallenstein",
        "description": "The Long Table: a table for 3, 2 seats are free",
        "url": f"http://games.example.net/join/{table}/1",
        "image": "http://games.example.net/games/wallenstein/preview.jpg",
    }
    german = tags(place, f"/join/{table}/1", **{"accept-language": "la, de-AT;q=0.9, en;q=0.8"})
    assert german["title"] == "Anna &lt;b&gt; lädt dich zu einer Partie Wallenstein ein"
    picture = place.client.get("/games/wallenstein/preview.jpg")
    assert picture.headers["content-type"] == "image/jpeg"
    assert len(picture.content) < 200_000


def test_a_table_whose_owner_sits_elsewhere_or_that_is_not_there_has_less_to_say(
    place: Place,
) -> None:
    table = place.guest().new_table("open", "open", "captain")
    assert tags(place, f"/join/{table}/1")["title"] == "You are invited to a game of Wallenstein"
    for path in ("/join/nothing/1", "/join/", "/"):
        assert tags(place, path) == {}


def test_everybody_is_told_at_which_seat_the_host_sits(place: Place) -> None:
    table = place.guest().new_table("captain", "me", "open")
    assert place.guest("Bert").get(f"/api/tables/{table}")["host"] == 1


def test_a_code_has_its_corners_and_a_margin(place: Place) -> None:
    anna = place.guest()
    code = anna.post("/api/qr", {"text": f"{LAN}/join/abc/1#{'x' * 43}"})
    size, path = code["size"], code["path"]
    assert (size - 8) % 4 == 1, "a QR code has 17 + 4n modules a side"
    assert path.startswith("M4 4h7v1h-7z"), "the upper edge of the first corner"
    runs = [tuple(map(int, run)) for run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path)]
    assert path == "".join(f"M{x} {y}h{n}v1h-{n}z" for x, y, n in runs)
    assert (size - 4 - 7, 4, 7) in runs
    assert (4, size - 4 - 7, 7) in runs
    assert all(x >= 4 and x + n <= size - 4 and 4 <= y < size - 4 for x, y, n in runs)
    for wrong in ("", "x" * 301):
        anna.post("/api/qr", {"text": wrong}, 400)
    place.stranger().post("/api/qr", {"text": "x"}, 401)


def test_the_terminal_tells_who_can_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(urls, "own_addresses", lambda: iter(["192.168.7.9"]))
    assert urls.network_urls("127.0.0.1", 8618) == urls.network_urls("::1", 8618) == ()
    assert urls.network_urls("0.0.0.0", 8618) == (LAN,)
    assert urls.network_urls("10.0.0.7", 80) == ("http://10.0.0.7:80",)
    said = urls.announcement("127.0.0.1", 8618, ())
    assert said == (
        "Only this machine can open it. To let others in your network in, start it with"
        f" --host 0.0.0.0, and they find it at {LAN}/.\n"
    )
    said = urls.announcement("0.0.0.0", 8618, (LAN,))
    assert said.startswith(f"Others in your network find it at {LAN}/, or scan this:\n\n")
    lines = said.splitlines()[2:]
    assert len({len(line) for line in lines}) == 1
    assert "▄▄▄▄▄" in lines[1]


def test_a_machine_without_a_network_is_told_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(urls, "own_addresses", lambda: iter(()))
    assert urls.network_urls("0.0.0.0", 8618) == ()
    assert urls.announcement("0.0.0.0", 8618, ()) == ""
    assert urls.announcement("127.0.0.1", 8618, ()).endswith("--host 0.0.0.0.\n")
