"""8.2 Every one of the 110 cards can be put to the other three uses, and goes where it belongs."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.cards.combat import COMBAT_CARDS
from westphalia.games.thirty_years_war.events.cards import AidTaken, CardPlayed
from westphalia.games.thirty_years_war.objections.cards import CombatOnly, EventPlayedBefore
from westphalia.games.thirty_years_war.rules.turn import EVENTS, AfterCard
from westphalia.games.thirty_years_war.terms import Category, Marker

BOARD = load_board()
CARDS = BOARD.cards


@pytest.mark.rule("card.list.check")
def test_every_card_has_its_event_in_a_round_or_in_combat() -> None:
    assert len(CARDS) == 110
    assert sorted([*EVENTS, *COMBAT_CARDS]) == list(range(110))
    for card in range(110):
        assert (card in COMBAT_CARDS) == (BOARD.card_category[card] == Category.COMBAT)


@pytest.mark.rule("8.2a", "8.3", "8.4a", "8.5a", "8.62a")
@pytest.mark.parametrize("name", CARDS)
def test_as_act_recruit_and_aid_a_card_goes_to_the_played_pile(name: str) -> None:
    card = BOARD.card_index[name]
    value, seat = BOARD.card_value[card], BOARD.card_side[card]
    for use, kind in (("act", "activate"), ("recruit", "recruit"), ("aid", None)):
        table = Table().offer(name).play(f"{seat} {use} {name}")
        assert table.tells(CardPlayed) == [CardPlayed(seat, card, use)]
        assert (table.s.hands[seat], table.s.played[seat]) == ([], [card])
        assert card not in table.s.removed
        if kind:
            assert table.asked() == [(seat, kind)]
            step = table.s.agenda[-1]
            assert value in (getattr(step, "value", None), getattr(step, "attempts", None))
        else:
            assert table.s.aid_cards[seat] == [card]
            assert len(table.tells(AidTaken)) == 1
            plague = BOARD.card_category[card] == Category.PLAGUE
            assert table.asked() == [(seat, "name_area")] * plague


@pytest.mark.rule("card.rule.f")
@pytest.mark.parametrize("card", sorted(COMBAT_CARDS))
def test_a_combat_card_has_no_event_in_a_card_round(card: int) -> None:
    assert Table().no_event(CARDS[card]) == CombatOnly(card)


@pytest.mark.rule("8.62a", "8.62b")
@pytest.mark.parametrize("name", [CARDS[card] for card in sorted(EVENTS)])
def test_after_its_event_a_card_goes_where_its_marker_says(name: str) -> None:
    card = BOARD.card_index[name]
    seat, marker = BOARD.card_side[card], BOARD.card_marker[card]
    table = Table()
    for pile in table.s.unplayed:
        if card in pile:
            pile.remove(card)
    table.s.played[seat].append(card)
    table.run(AfterCard(seat, card, "event"))
    gone = marker == Marker.ASTERISK
    assert (card in table.s.removed, card in table.s.played[seat]) == (gone, not gone)
    table.s.happened[card] = table.s.turn
    again = table.offer(name)
    if marker == Marker.DAGGER:
        assert again.objection_to(f"{seat} event {name}") == EventPlayedBefore(card)
