"""8.1, 8.2, 8.6 The decks, what a card is used for, and what becomes of it."""

from collections.abc import Iterator

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.event import Objection
from westphalia.engine.step import IllegalChoice, Seat
from westphalia.games.thirty_years_war.events.cards import (
    CardPlayed,
    CardRemoved,
    CardsAdded,
    DeckRenewed,
)
from westphalia.games.thirty_years_war.events.politics import SpinolaChecked
from westphalia.games.thirty_years_war.objections.cards import (
    AidTakenAlready,
    BaseMovedAlready,
    CombatOnly,
    EventPlayedBefore,
    NobodyToLead,
    NobodyToRecruit,
    NoSwedishBase,
    NotInHand,
    NotSwedishPort,
)
from westphalia.games.thirty_years_war.rules import turn as cards_table
from westphalia.games.thirty_years_war.rules.decks import AddCards
from westphalia.games.thirty_years_war.rules.netherlands import CheckSpinola, spinolas_army
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Card,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.words import C1, C2, C21, C24, C31, P17


@pytest.fixture
def events() -> Iterator[list[Card]]:
    """C1 and the first plague have events that can be played and are only written down."""
    seen: list[Card] = []

    def nothing(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
        return None

    def note(play: Play, seat: Seat, card: Card) -> None:
        seen.append(card)

    before = dict(cards_table.EVENTS)
    cards_table.EVENTS.update(dict.fromkeys((C1, C24, C21), (nothing, note)))
    yield seen
    cards_table.EVENTS.clear()
    cards_table.EVENTS.update(before)


def refused(table: Table, text: str) -> object:
    with pytest.raises(IllegalChoice) as refusal:
        table.play(text)
    return refusal.value.objection


def named(table: Table, cards: list[int]) -> list[str]:
    return [table.board.cards[card] for card in cards]


# 8.1


@pytest.mark.rule("8.1a", "2.3a")
def test_at_first_there_are_early_war_cards_only() -> None:
    table = Table()
    assert [len(pile) for pile in table.s.unplayed] == [14, 15]
    assert {table.board.card_group[card] for pile in table.s.unplayed for card in pile} == {0}


@pytest.mark.rule("8.11", "8.1b")
@pytest.mark.parametrize(
    ("turn", "vp", "added"), [(3, 29, False), (3, 30, True), (6, 21, False), (7, 21, True)]
)
def test_intervention_cards_come_at_30_points_or_in_turn_7(turn: int, vp: int, added: bool) -> None:
    table = Table()
    table.s.turn, table.s.vp = turn, vp
    table.run(AddCards())
    assert [len(pile) for pile in table.s.unplayed] == ([37, 36] if added else [14, 15])
    assert [event.group for event in table.tells(CardsAdded)] == [1] * added
    assert table.s.vp == vp - 3 * added, "Spinola's army is not in the United Provinces"


@pytest.mark.rule("8.1b", "8.1c")
def test_an_empty_pile_is_shuffled_with_the_new_cards_and_hands_stay() -> None:
    table = Table().deal(0, "p1")
    s = table.s
    s.unplayed[0], s.played[0], s.turn = [], s.unplayed[0], 7
    s.played[1].append(s.unplayed[1].pop())
    table.run(AddCards())
    assert (len(s.unplayed[0]), s.played[0]) == (13 + 23, [])
    assert (len(s.unplayed[1]), len(s.played[1])) == (14 + 21, 1)
    assert named(table, s.hands[0]) == ["p1"]
    assert [event.seat for event in table.tells(DeckRenewed)] == [0]


@pytest.mark.rule("8.12")
def test_apocalypse_cards_come_after_france_has_entered() -> None:
    table = Table()
    table.s.groups, table.s.turn = 2, 9
    table.run(AddCards())
    assert table.s.groups == 2
    table.s.happened[P17] = 9
    table.run(AddCards())
    assert [event.group for event in table.tells(CardsAdded)] == [2]
    assert table.s.groups == 3
    assert table.run(AddCards()).s.groups == 3, "they come once"


@pytest.mark.rule("18.4", "8.11")
def test_scenarios_add_no_cards() -> None:
    table = Table("early_war")
    table.s.vp = 40
    assert [len(pile) for pile in table.run(AddCards()).s.unplayed] == [14, 15]
    assert table.s.vp == 40


@pytest.mark.rule("5.15a", "8.11")
def test_the_penalty_for_spinola_is_paid_once() -> None:
    table = Table().run(CheckSpinola(), CheckSpinola())
    assert table.s.vp == 18
    assert [event.points for event in table.tells(SpinolaChecked)] == [-3]
    there = Table().put("united_provinces", "spinola", "3 spanish_veteran")
    assert there.run(CheckSpinola()).s.vp == 21


@pytest.mark.rule("5.15b")
def test_spinolas_army_is_spinola_or_once_he_is_lost_any_spaniard_with_three_units() -> None:
    table = Table().clear("brussels").put("united_provinces", "cordoba", "3 spanish_veteran")
    assert spinolas_army(table.s)
    table.s.fate[table.leader("spinola")] = 1
    assert not spinolas_army(table.s), "he lives, and is elsewhere"
    table.put("united_provinces", "spinola")
    assert spinolas_army(table.s)
    small = Table().put("united_provinces", "spinola", "2 spanish_veteran", "imperial_militia")
    assert not spinolas_army(small.s)
    alone = Table().clear("brussels").put("united_provinces", "3 spanish_veteran")
    assert spinolas_army(alone.s), "without any Spanish leader three units will do"
    led = Table().clear("brussels").put("united_provinces", "3 spanish_veteran", "gallas")
    assert not spinolas_army(led.s)


# 8.2


@pytest.mark.rule("8.2a", "6.0.Db")
def test_a_card_is_shown_used_in_one_way_and_goes_to_the_played_pile() -> None:
    table = Table().deal(1, "c1", "c2").run(CardRound(CATHOLIC))
    assert table.offers(CATHOLIC) == [
        *("act c1", "act c2", "recruit c1", "recruit c2", "aid c1", "aid c2", "free_action"),
    ]
    table.play("1 aid c1")
    assert named(table, table.s.hands[1]) == ["c2"]
    assert C1 in table.s.played[1]
    assert table.tells(CardPlayed) == [CardPlayed(CATHOLIC, C1, "aid")]
    assert table.s.actions == [0, 1]
    assert table.run(CardRound(CATHOLIC)).offers(CATHOLIC)[0] == "act c2"


@pytest.mark.rule("8.2a")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    table = Table().deal(1, "c1").run(CardRound(CATHOLIC))
    assert refused(table, "1 act c2") == NotInHand(C2)


@pytest.mark.rule("8.3", "8.2a")
def test_a_card_activates_only_if_some_leader_is_within_its_value() -> None:
    table = Table().clear().put("vienna", "bucquoy").deal(1, "c12", "c1")
    rating = table.board.activation[table.leader("bucquoy")]
    c12, c1 = table.board.card_index["c12"], table.board.card_index["c1"]
    assert (table.board.card_value[c12], rating, table.board.card_value[c1]) == (1, 2, 2)
    table.run(CardRound(CATHOLIC))
    assert [text for text in table.offers(CATHOLIC) if text.startswith("act")] == ["act c1"]
    assert refused(table, "1 act c12") == NobodyToLead(c12)


@pytest.mark.rule("8.2a", "8.43")
def test_a_card_recruits_only_if_some_leader_can() -> None:
    table = Table().clear().put("brussels", "spinola").deal(1, "c1").run(CardRound(CATHOLIC))
    assert "recruit c1" not in table.offers(CATHOLIC)
    assert refused(table, "1 recruit c1") == NobodyToRecruit(C1)


@pytest.mark.rule("8.5b", "14.1a")
def test_one_card_a_turn_is_played_as_aid() -> None:
    table = Table().deal(1, "c1", "c2").run(CardRound(CATHOLIC)).play("1 aid c1")
    table.run(CardRound(CATHOLIC))
    assert refused(table, "1 aid c2") == AidTakenAlready(C2)


@pytest.mark.rule("8.2c", "8.5c")
def test_where_the_rulebook_corrects_a_card_the_correction_stands() -> None:
    board = Table().board
    text = {name: " ".join(board.card_text[board.card_index[name]].does) for name in board.cards}
    needs = {
        name: " ".join(board.card_text[board.card_index[name]].requires) for name in board.cards
    }
    assert "neutral city" in text["p6"]
    assert board.card_aid[board.card_index["p9"]][2:5] == [0, 5, 8]
    assert "die" not in text["p20"], "the modifier of an earlier edition"
    for name in ("c3", "c4"):
        assert "first action" in needs[name]
    assert "in the UP with at least 3" in needs["c9"]
    assert "besieged ones included" in text["c11"]


# 8.6


@pytest.mark.rule("card.rule.b", "card.rule.f")
def test_a_card_without_an_event_to_play_is_not_offered_as_one() -> None:
    table = Table("apocalypse", forces=True).deal(1, "c31", "c2").run(CardRound(CATHOLIC))
    assert not [text for text in table.offers(CATHOLIC) if text.startswith("event c31")]
    assert refused(table, "1 event c31") == CombatOnly(C31)


@pytest.mark.rule("8.2b", "8.61a", "8.61b", "8.62a")
def test_an_asterisk_leaves_the_game_after_its_event_and_only_then(events: list[Card]) -> None:
    table = Table().deal(1, "c1").run(CardRound(CATHOLIC)).play("1 event c1")
    assert events == [C1]
    assert table.s.removed == [C1]
    assert table.tells(CardRemoved) == [CardRemoved(C1)]
    assert C1 not in table.s.played[1]
    assert table.s.happened[C1] == table.s.turn
    used = Table().deal(1, "c1").run(CardRound(CATHOLIC)).play("1 act c1")
    assert used.s.removed == []


@pytest.mark.rule("8.62b")
def test_a_dagger_has_its_event_once_and_stays(events: list[Card]) -> None:
    table = Table().deal(1, "c21").run(CardRound(CATHOLIC)).play("1 event c21")
    assert (events, table.s.removed, table.s.played[1]) == ([C21], [], [C21])
    table.deal(1, "c21").run(CardRound(CATHOLIC))
    assert {"act c21", "recruit c21", "aid c21"} <= {*table.offers(CATHOLIC)}
    assert refused(table, "1 event c21") == EventPlayedBefore(C21)


@pytest.mark.rule("8.64", "card.rule.f")
@pytest.mark.parametrize("use", ["act", "aid"])
def test_a_plague_follows_every_use_of_its_card(events: list[Card], use: str) -> None:
    table = Table().deal(1, "c24").run(CardRound(CATHOLIC)).play(f"1 {use} c24")
    while table.hand.open:
        assert events == [], "the use comes first"
        table.idle()
    assert events == [C24]
    assert (table.s.aid[0] > 0) == (use == "aid")
    again = Table().deal(1, "c24").run(CardRound(CATHOLIC)).play("1 event c24")
    assert events == [C24, C24], "played as an event it happens once"
    assert again.s.removed == []


# 17.Sw.1d


@pytest.mark.rule("17.Sw.1d", "17.Sw.1e")
def test_the_swedish_base_moves_by_a_free_action_once_a_turn() -> None:
    table = Table("intervention").run(CardRound(PROTESTANT))
    moves = [text for text in table.offers(PROTESTANT) if text.startswith("move_base")]
    assert sorted(moves) == ["move_base kolberg", "move_base stralsund"]
    assert refused(table, "0 move_base stettin") == NotSwedishPort(table.place("stettin"))
    table.play("0 move_base stralsund")
    assert table.s.swedish_base == table.place("stralsund")
    table.run(CardRound(PROTESTANT))
    assert refused(table, "0 move_base kolberg") == BaseMovedAlready()


@pytest.mark.rule("17.Sw.1d", "17.Sw.1e")
def test_the_base_stays_in_the_turn_of_the_landing_and_out_of_catholic_ports() -> None:
    table = Table("intervention").controls("catholic", "stralsund").run(CardRound(PROTESTANT))
    assert refused(table, "0 move_base stralsund") == NotSwedishPort(table.place("stralsund"))
    table = Table("intervention").controls("catholic", "stralsund", "kolberg")
    table.run(CardRound(PROTESTANT))
    assert refused(table, "0 move_base kolberg") == NotSwedishPort(table.place("kolberg"))
    landed = Table("intervention")
    landed.s.happened[landed.board.card_index["p18"]] = landed.s.turn
    landed.run(CardRound(PROTESTANT))
    assert refused(landed, "0 move_base kolberg") == BaseMovedAlready()
    none = Table().run(CardRound(PROTESTANT))
    assert refused(none, "0 move_base kolberg") == NoSwedishBase()
