"""card.rule.e The Catholic events that last: in later turns too, and not twice."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import EffectBegan
from westphalia.games.thirty_years_war.objections.cards import EventPlayedBefore
from westphalia.games.thirty_years_war.objections.effects import InForceAlready
from westphalia.games.thirty_years_war.rules.decks import ExpireEffects
from westphalia.games.thirty_years_war.state import in_force
from westphalia.games.thirty_years_war.words import C54


@pytest.mark.rule("8.65", "card.rule.b", "card.rule.e")
@pytest.mark.parametrize("name", ["c5", "c12", "c16", "c19", "c36", "c40", "c54"])
def test_what_lasts_is_in_force_in_later_turns_and_does_not_begin_again(name: str) -> None:
    table = Table().happened("p9").holds("catholic", "lower_palatinate")
    table.s.sweden = table.s.france = 1
    card = table.board.card_index[name]
    table.event(name).run(ExpireEffects())
    table.s.turn += 1
    assert in_force(table.s, card)
    assert table.tells(EffectBegan) == [EffectBegan(card, True)]
    before = EventPlayedBefore(card) if card == C54 else InForceAlready(card)
    assert table.no_event(name) == before
    table.s.happened[card] = 0  # as if an owner's card had no dagger
    assert table.no_event(name) == InForceAlready(card)
