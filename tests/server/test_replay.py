"""Looking back: replays, records, forks, uploads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.server.kit import Person, Place, any_batch, frame, opened

from westphalia.engine import notation
from westphalia.engine.match import Match, replay, start
from westphalia.engine.record import Rewound
from westphalia.games import find_game
from westphalia.server.tables import replays
from westphalia.server.tables.replays import Replay
from westphalia.server.tables.resume import standing_answers


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with opened(tmp_path_factory.mktemp("replay") / "tables.db") as place:
        yield place


@pytest.fixture(scope="module")
def anna(place: Place) -> Person:
    return place.guest("Anna")


@pytest.fixture(scope="module")
def over(place: Place, anna: Person) -> str:
    """A table at which bots have played to the end."""
    table = anna.new_table("random", "random", "random", modules=["leaders"])
    with anna.live(table) as socket:
        while frame(socket)["table"]["state"] != "over":
            pass
    return table


def test_a_replay_tells_of_the_whole_match(anna: Person, over: str) -> None:
    told = anna.get(f"/api/tables/{over}/replay")
    match = replay(
        find_game("wallenstein"),
        notation.read(anna.get(f"/api/tables/{over}/record"), find_game),
    )
    assert told["entries"] == len(match.entries)
    assert told["over"]
    assert told["players"] == ["Opitz", "Merian", "Kepler"]
    for curve in ("points", "thalers", "counties", "armies"):
        assert [len(line) for line in told["curves"][curve]] == [told["entries"] + 1] * 3
    result = anna.get(f"/api/tables/{over}")["result"]
    for curve in ("points", "thalers"):
        assert [line[-1] for line in told["curves"][curve]] == result[curve]
    kinds = {mark["kind"] for mark in told["marks"]}
    assert {"season", "phase", "battle", "scoring", "end"} <= kinds
    seasons = [(m["year"], m["season"]) for m in told["marks"] if m["kind"] == "season"]
    rounds = [moment for moment in seasons if moment[1] != "winter"]
    assert rounds == [(year, season) for year in (1, 2) for season in ("spring", "summer", "fall")]
    assert seasons[-1] == (2, "winter")


def test_after_the_end_every_seat_may_be_looked_through(
    place: Place, anna: Person, over: str
) -> None:
    entries = anna.get(f"/api/tables/{over}/replay")["entries"]
    stranger = place.stranger()
    shown = stranger.get(f"/api/tables/{over}/replay/{entries // 3}?seat=2")
    assert shown["seat"] == 2
    assert "hand" in shown["view"]
    last = stranger.get(f"/api/tables/{over}/replay/{entries}?seat=-1")
    assert last["view"] == stranger.position(over, -1)["view"]
    log = [{k: v for k, v in entry.items() if k != "at"} for entry in last["log"]]
    assert log == stranger.position(over, -1)["log"]
    stranger.get(f"/api/tables/{over}/replay/{entries + 1}", 404)
    stranger.get(f"/api/tables/{over}/replay/x", 400)


def test_every_sentence_knows_behind_which_answer_it_was_told(anna: Person, over: str) -> None:
    path = f"/api/tables/{over}/replay"
    entries = anna.get(path)["entries"]
    log = anna.get(f"{path}/{entries}")["log"]
    moment = next(entry["at"] for entry in log if entry["event"] == "attack-began")
    before, then = (anna.get(f"{path}/{at}") for at in (moment - 1, moment))
    news = [entry for entry in log if entry["at"] == moment]
    assert then["log"] == before["log"] + news == log[: then["logged"]]
    known = anna.get(f"{path}/{moment}?log={before['logged']}")
    assert (known["log"], known["logged"]) == (news, then["logged"])
    assert anna.get(f"{path}/{moment}?log=1000000")["log"] == []


def test_after_the_end_all_plans_may_be_open_at_once(anna: Person, over: str) -> None:
    path = f"/api/tables/{over}/replay"
    entries = anna.get(path)["entries"]
    log = anna.get(f"{path}/{entries}")["log"]
    sealed = next(entry["at"] for entry in log if entry["event"] == "bid-revealed")
    every = anna.get(f"{path}/{sealed}?seat=-2")
    for seat, shown in enumerate(every["view"]["seats"]):
        own = anna.get(f"{path}/{sealed}?seat={seat}")
        assert shown == own["view"]["seats"][seat]
        assert "hidden" not in shown["boxes"].values()
        assert every["log"] == own["log"]
    anna.get(f"/api/tables/{over}/position?seat=-2", 404)


def test_before_the_end_only_the_own_seat_and_nothing_unsettled(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "open", "open", public=True)
    for seat in (1, 2):
        berta.post(f"/api/tables/{table}/sit", {"seat": seat})
    anna.answer(table, 0, any_batch(anna.position(table, 0), Random(1)), "a")
    assert anna.get(f"/api/tables/{table}/replay")["entries"] == 0
    anna.get(f"/api/tables/{table}/replay/1", 404)
    for seat in (1, 2):
        berta.answer(table, seat, any_batch(berta.position(table, seat), Random(1)), f"b{seat}")
    entries = anna.get(f"/api/tables/{table}/replay")["entries"]
    assert entries > 30
    for seat in (1, -2):
        anna.get(f"/api/tables/{table}/replay/5?seat={seat}", 403)
    shown = anna.get(f"/api/tables/{table}/replay/5?seat=0")
    assert set(shown["view"]["seats"][0]["boxes"].values()) == {None}, "as all began to plan"
    anna.get(f"/api/tables/{table}/record", 409)


def test_a_fork_goes_on_with_other_chance_and_promises_nothing(anna: Person, over: str) -> None:
    chairs = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]
    at = anna.get(f"/api/tables/{over}/replay")["entries"] // 2
    fork = anna.post(f"/api/tables/{over}/fork", {"at": at, "seats": chairs, "title": "What if"})
    assert fork["parent"] == over
    assert fork["commitment"] is None
    assert fork["state"] == "playing"
    shown = anna.position(fork["id"], 0)
    then = anna.get(f"/api/tables/{over}/replay/{at}?seat=0")
    assert shown["view"]["counties"] == then["view"]["counties"]
    anna.post(f"/api/tables/{over}/fork", {"at": 10**6, "seats": chairs}, 400)
    anna.post(f"/api/tables/{over}/fork", {"at": 0, "seats": chairs[:2]}, 400)


def test_a_table_where_others_play_cannot_be_forked(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "open", "random", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    chairs = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]
    for person in (anna, berta, place.guest("Carla")):
        person.post(f"/api/tables/{table}/fork", {"at": 0, "seats": chairs}, 403)


def upload(place: Place, person: Person, text: str, status: int = 200) -> dict[str, object]:
    answer = place.client.post("/api/records", content=text.encode(), headers=person.headers)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def test_a_finished_record_comes_back_as_it_was(place: Place, anna: Person, over: str) -> None:
    text = anna.get(f"/api/tables/{over}/record")
    info = upload(place, anna, text)
    assert info["state"] == "over"
    assert info["result"] == anna.get(f"/api/tables/{over}")["result"]
    assert anna.get(f"/api/tables/{info['id']}/record") == text


def test_an_unfinished_record_goes_on(place: Place, anna: Person) -> None:
    game = find_game("wallenstein")
    match = start(game, game.header(["Anna", "captain 2", "random 3"], ["court"]), b"1" * 32)
    match.answer(0, match.open[0].choices[0])
    info = upload(place, anna, notation.write(match.record))
    assert info["state"] == "playing"
    assert info["commitment"] is None
    shown = anna.position(str(info["id"]), 0)
    assert [seat["kind"] for seat in shown["table"]["seats"]] == ["person", "bot", "bot"]
    anna.answer(str(info["id"]), 0, any_batch(shown, Random(1)), "a")


def test_a_record_brings_no_name_that_nobody_could_have_chosen(place: Place, anna: Person) -> None:
    game = find_game("wallenstein")
    match = start(game, game.header(["Anna" * 11, "Berta", "Carla"]), b"1" * 32)
    answer = upload(place, anna, notation.write(match.record), 400)
    assert "a name has 1 to 40" in str(answer["error"])


def test_a_replay_is_not_made_anew_after_an_answer_in_secret(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Match] = []

    def counted(match: Match) -> Replay:
        made.append(match)
        return Replay(match)

    monkeypatch.setattr(replays, "Replay", counted)
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    seen = anna.get(f"/api/tables/{table}/replay")
    anna.answer(table, 0, ["bid money_0"], "a")
    assert anna.get(f"/api/tables/{table}/replay") == seen
    assert len(made) == 1
    for seat in range(3):
        anna.answer(table, seat, any_batch(anna.position(table, seat), Random(1)), "b")
    assert anna.get(f"/api/tables/{table}/replay") != seen


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: "", "a record begins with"),
        (lambda text: text.replace("wallenstein 1", "wallenstein 9"), "version 9"),
        (lambda text: text.replace("\n7. ", "\n8. "), "7. is missing"),
        (lambda text: text.replace("ready", "march boehmen", 1), "may not"),
        (lambda text: text.replace("secret: ", "secret: xyz"), "hexadecimal"),
    ],
)
def test_a_damaged_record_is_told_where(
    place: Place, anna: Person, over: str, change: object, told: str
) -> None:
    assert callable(change)
    text = change(anna.get(f"/api/tables/{over}/record"))
    answer = upload(place, anna, text, 400)
    assert told in str(answer["error"])
    assert "record_unreadable" in str(answer["error"])


def test_what_stands() -> None:
    game = find_game("wallenstein")
    match = start(game, game.header(["Anna", "Berta", "Carla"]), b"1" * 32)
    for seat in (0, 1, 0, 1):
        question = next(q for q in match.open if q.seat == seat)
        match.answer(seat, question.choices[0])
    match.undo(0)
    lines = match.record.lines
    assert standing_answers(lines) == [True, True, False, True, False]
    rewound = [*lines, Rewound(1), lines[0]]
    assert standing_answers(rewound) == [True, False, False, False, False, False, True]


def test_a_table_whose_rules_have_changed_goes_on_with_what_was_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna = place.guest("Anna")
        table = anna.new_table("hot", "hot", "hot")
        for seat in (0, 1, 2):
            anna.answer(table, seat, any_batch(anna.position(table, seat), Random(1)), f"m{seat}")
        before = anna.position(table, 0)
        row = place.table(table).row
        other = type(row)(**{**{f: getattr(row, f) for f in row.__struct_fields__},
                             "secret": "00" * 32})  # fmt: skip
        assert place.client.portal
        place.client.portal.call(place.context.store.change_table, other)
    with opened(tmp_path / "tables.db") as place:
        anna.place = place
        after = anna.position(table, 0)
        assert after["view"] == before["view"]
        assert after["table"]["commitment"] is None
        assert "cannot be recomputed" in caplog.text
        seat = after["table"]["waiting"][0]
        anna.answer(table, seat, any_batch(anna.position(table, seat), Random(1)), "on")


def test_the_table_is_seen_while_an_answer_tells_one_thing_after_another(
    anna: Person, over: str
) -> None:
    path = f"/api/tables/{over}/replay"
    log = anna.get(f"{path}/{anna.get(path)['entries']}")["log"]
    attack = next(entry for entry in log if entry["event"] == "attack-began")
    at, n = attack["at"], attack["n"]
    then = anna.get(f"{path}/{at}?told={n}")
    assert (then["logged"], then["questions"]) == (n, [])
    assert then["log"] == log[:n]
    assert then["view"]["prompt"]["kind"] == "going_on"
    assert then["view"] != anna.get(f"{path}/{at}")["view"]
    anna.get(f"{path}/{at - 1}?told={n}", 404)
    anna.get(f"{path}/{at}?told={len(log) + 1}", 404)
    anna.get(f"{path}/{at}?told=x", 400)
