"""How long a bot takes tells nothing of what it holds."""

from __future__ import annotations

import pytest
from tests.server.kit import Clock
from tests.thirty_years_war.battles import Battlefield

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.registry import EFFORTS
from westphalia.bots.search.effort import Effort
from westphalia.engine.step import Question
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.server.tables import bot_worker
from westphalia.server.tables.bot_worker import DISCREET, SeatedBot, TableBots, is_secret

PROTESTANT = 0


class Thinker:
    """Thinks for half a second where there is a choice, if it is a general."""

    def __init__(self, clock: Clock, name: str) -> None:
        self._clock = clock
        self._name = name

    def answer(self, sight: SeatView, question: Question) -> Answer:
        if self._name == "general" and len(question.choices) > 1:
            self._clock.time += 0.5
        return Answer(question.choices[-1])


def attack(*cards: str) -> Battlefield:
    """A battle before the attacker's Combat Cards, of which he holds these."""
    field = Battlefield("apocalypse").put("passau", "tilly", "2 bavarian_mercenary")
    field.deal(PROTESTANT, *cards)
    field.attack(PROTESTANT, "budweis", "passau", "anhalt", "2 german_mercenary")
    if field.asked() == [(PROTESTANT, "commit_attack")]:
        assert not is_secret(GAME, field.s, PROTESTANT)
        field.says(PROTESTANT, "attack")
    assert field.asked() == [(PROTESTANT, "combat_cards")]
    return field


@pytest.mark.parametrize(("card", "choices"), [("p1", 1), ("p12", 2)])
def test_who_holds_no_card_to_play_takes_as_long_as_who_holds_one(
    card: str, choices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    field, clock, rested = attack(card), Clock(), list[float]()
    assert len(field.hand.open[0].choices) == choices
    assert is_secret(GAME, field.s, PROTESTANT)
    monkeypatch.setattr(bot_worker, "perf_counter", clock)
    monkeypatch.setattr(bot_worker, "sleep", rested.append)
    monkeypatch.setitem(EFFORTS, "general", Effort(seconds=4.0))
    monkeypatch.setattr(bot_worker, "seat_bot", lambda name, *_: Thinker(clock, name))
    table = TableBots(GAME.header(["Anna", "Bert"], options={"scenario": "apocalypse"}))
    for name in ("captain", "general"):
        table.think(SeatedBot(PROTESTANT, name, 1), GAME.encode(field.s))
    assert rested == [0.0, 4.0 * DISCREET - (0.5 if choices > 1 else 0.0)]
