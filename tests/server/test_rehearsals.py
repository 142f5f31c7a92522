"""What a seat would see after answers that it has not given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.kit import Person, opened


def to_card_round(anna: Person, table: str) -> Any:
    """Both seats are hers; all that comes before the first card is answered."""
    for n in range(40):
        for seat in (0, 1):
            position = anna.position(table, seat)
            if not position["questions"]:
                continue
            (question,) = position["questions"]
            if question["kind"] == "card_round":
                return position
            anna.answer(table, seat, question["choices"][:1], f"before {n}")
    raise AssertionError("no card round was asked for")


def test_a_rehearsal_is_seen_by_its_seat_and_changes_nothing(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        game = {"game": "thirty_years_war", "options": {"scenario": "early_war"}}
        table = anna.new_table("me", "hot", **game)
        before = to_card_round(anna, table)
        seat, turn = before["seat"], before["turn"]
        path = f"/api/tables/{table}/rehearsal?seat={seat}"
        act = next(each for each in before["questions"][0]["choices"] if each.startswith("act "))
        tried = anna.get(f"{path}&choice={act}")
        assert (tried["taken"][0], tried["final"]) == (act, False)
        assert tried["log"][0]["event"] == "card-played"
        assert len(tried["view"]["hand"]) == len(before["view"]["hand"]) - 1
        assert anna.position(table, seat) == before
        refused = anna.get(f"{path}&choice={act}&choice=halt")["refused"]
        assert refused["choice"] == "halt"
        assert anna.get(f"{path}&choice={act}&turn={turn - 1}") is None
        berta.get(f"{path}&choice={act}", 403)
        waiting = anna.get(f"/api/tables/{table}/rehearsal?seat={1 - seat}")
        assert waiting["question"]["kind"] == "card_round"
        batch = {"seat": seat, "turn": turn, "key": "a", "choices": tried["taken"]}
        anna.post(f"/api/tables/{table}/answer", batch)
        assert anna.position(table, seat)["questions"] == [tried["question"]]
