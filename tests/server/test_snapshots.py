"""What a snapshot keeps of the one before it."""

from __future__ import annotations

from tests.server.room import Room, first_card, story


@story()
async def test_a_forecast_is_kept_while_its_seat_sees_the_same(room: Room) -> None:
    """To compute it anew would take time, and so tell that another has answered in secret."""
    table = await room.table("me", "hot", "hot")
    old = table.current_snapshot
    old.forecasts = {(0, "march"): b"own", (1, "march"): b"other"}
    await first_card(table, 1, "a")
    assert table.current_snapshot is not old
    assert table.current_snapshot.forecasts == {(0, "march"): b"own"}
