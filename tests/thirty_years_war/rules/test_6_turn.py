"""6 The sequence of play."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.ruleset import Module
from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.events.cards import (
    CardDrawn,
    CardKept,
    CardsDiscarded,
    DeckRenewed,
    HandFilled,
    RoundBegan,
)
from westphalia.games.thirty_years_war.rules.arrivals import CardinalDeadline
from westphalia.games.thirty_years_war.rules.control import PillageRecovery
from westphalia.games.thirty_years_war.rules.decks import (
    CardDraw,
    DrawCards,
    EndOfTurn,
    ExpireEffects,
    KeepCard,
)
from westphalia.games.thirty_years_war.rules.netherlands import EndResponse
from westphalia.games.thirty_years_war.rules.pay import ExpireAid, LootSegment, PaySegment
from westphalia.games.thirty_years_war.rules.revolts import PeasantRevoltSegment
from westphalia.games.thirty_years_war.rules.siege import ContinuedSieges
from westphalia.games.thirty_years_war.rules.turn import CardRound, Round, Turn
from westphalia.games.thirty_years_war.rules.victory import CheckVictory, End, WallensteinPhase
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, Play


class Note(Step):
    """6.0 Writes down that a phase was reached."""

    def __init__(self, seen: list[str], name: str) -> None:
        self.seen, self.name = seen, name

    def run(self, play: Play) -> None:
        self.seen.append(self.name)


def noted(seen: list[str], *kinds: type[Step]) -> Module:
    """A module that notes when steps of these kinds come, and leaves them out."""

    def note(step: Step) -> Step:
        seat = getattr(step, "seat", "")
        return Note(seen, f"{type(step).__name__}{seat}")

    return Module("noted", instead=dict.fromkeys(kinds, note))


@pytest.mark.rule("6.0", "6.0.A", "6.0.B", "6.0.Da", "6.0.E", "6.0.F1", "6.0.F2", "6.0.H")
def test_the_phases_of_a_turn_come_in_their_order_and_the_protestant_first() -> None:
    seen: list[str] = []
    phases = (WallensteinPhase, PillageRecovery, CardDraw, CardRound, PaySegment, LootSegment)
    rest = (ContinuedSieges, PeasantRevoltSegment, EndOfTurn)
    table = Table("campaign", noted(seen, *phases, *rest))
    table.hand.then(Turn(1))
    while "EndOfTurn" not in seen:
        table.s.agenda.pop().run(table.hand)
    assert seen == [
        *("WallensteinPhase", "PillageRecovery", "CardDraw"),
        *("CardRound0", "CardRound1") * 6,
        *("PaySegment", "LootSegment", "ContinuedSieges", "PeasantRevoltSegment", "EndOfTurn"),
    ]
    assert [event.round for event in table.tells(RoundBegan)] == [1, 2, 3, 4, 5, 6]
    assert table.s.round == 0


@pytest.mark.rule("5.21d", "6.0.G")
def test_the_end_of_a_turn_has_its_order() -> None:
    seen: list[str] = []
    kinds = (EndResponse, CardinalDeadline, KeepCard, ExpireAid, ExpireEffects, CheckVictory)
    Table("campaign", noted(seen, *kinds)).run(EndOfTurn())
    assert seen == [
        *("EndResponse", "CardinalDeadline", "KeepCard0", "KeepCard1"),
        *("ExpireAid", "ExpireEffects", "CheckVictory"),
    ]


@pytest.mark.rule("6.0.G")
def test_the_next_turn_begins_after_the_end_of_the_turn() -> None:
    table = Table().run(Turn(1), End())
    while (table.s.turn, table.asked()[0][1]) != (2, "card_round"):
        table.idle()
    assert (table.s.turn, table.s.round) == (2, 1)
    assert table.asked() == [(0, "card_round")]


@pytest.mark.rule("6.0.Ca")
def test_a_kept_card_counts_towards_seven() -> None:
    table = Table().deal(0, "p5")
    table.run(CardDraw())
    assert [len(hand) for hand in table.s.hands] == [7, 7]
    assert table.board.card_index["p5"] in table.s.hands[0]
    drawn = [event.seat for event in table.tells(CardDrawn)]
    assert (drawn.count(0), drawn.count(1)) == (6, 7)
    assert [event.count for event in table.tells(HandFilled)] == [7, 7]
    assert not table.tells(CardDrawn)[0].seen_by(CATHOLIC)


@pytest.mark.rule("6.0.Cb")
def test_all_unplayed_cards_are_drawn_before_the_played_ones_come_back() -> None:
    table = Table()
    s = table.s
    first, rest = s.unplayed[0][:3], s.unplayed[0][3:]
    s.unplayed[0], s.played[0] = first[:], rest[:]
    table.run(DrawCards(PROTESTANT))
    assert {*first} <= {*s.hands[0]}
    assert len(s.hands[0]) == 7
    assert (len(s.unplayed[0]), s.played[0]) == (len(rest) - 4, [])
    assert len(table.tells(DeckRenewed)) == 1


@pytest.mark.rule("6.0.Cc")
def test_with_too_few_cards_the_hand_stays_smaller() -> None:
    table = Table()
    s = table.s
    s.removed += s.unplayed[0][5:]
    s.unplayed[0], s.played[0] = s.unplayed[0][:3], s.unplayed[0][3:5]
    table.run(DrawCards(PROTESTANT))
    assert len(s.hands[0]) == 5
    assert s.unplayed[0] == s.played[0] == []


@pytest.mark.rule("6.0.Da")
def test_a_round_is_noted_and_forgets_the_sieges_laid_in_the_last_one() -> None:
    table = Table()
    table.s.laid = [3]
    table.run(Round(4))
    assert (table.s.round, table.s.laid) == (4, [])
    assert table.asked() == [(PROTESTANT, "card_round")]


@pytest.mark.rule("6.0.Dc", "6.0.G")
def test_at_most_one_card_is_kept_and_the_others_are_shown() -> None:
    table = Table().deal(0, "p1", "p2", "p3").run(KeepCard(PROTESTANT))
    assert table.offers(PROTESTANT) == ["keep p1", "keep p2", "keep p3", "pass"]
    table.play("0 keep p2")
    named = [table.board.cards[card] for card in table.s.hands[0]]
    assert named == ["p2"]
    shown = table.tells(CardsDiscarded)[0].cards
    assert [table.board.cards[card] for card in shown] == ["p1", "p3"]
    assert {*shown} <= {*table.s.played[0]}
    assert not table.tells(CardKept)[0].seen_by(CATHOLIC)


@pytest.mark.rule("6.0.G")
def test_a_side_may_lay_down_all_cards() -> None:
    table = Table().deal(1, "c1").run(KeepCard(CATHOLIC)).play("1 pass")
    assert table.s.hands[1] == []
    assert table.board.card_index["c1"] in table.s.played[1]


@pytest.mark.rule("6.0.Dd")
def test_without_cards_a_side_takes_a_free_action_and_nobody_passes() -> None:
    table = Table().run(CardRound(PROTESTANT))
    assert table.offers(PROTESTANT) == ["free_action"]
    table.play("0 free_action")
    assert table.s.actions == [1, 0]


@pytest.mark.rule("5.21d")
def test_effects_of_one_turn_end_and_lasting_ones_do_not() -> None:
    table = Table("intervention")
    s = table.s
    p8, c12 = table.board.card_index["p8"], table.board.card_index["c12"]
    s.until[p8], s.actions, s.war_entry, s.base_moved = s.turn, [3, 4], 5, 1
    table.run(ExpireEffects())
    assert (s.until[p8], s.until[c12]) == (0, 99)
    assert (s.actions, s.war_entry, s.base_moved) == ([0, 0], 0, 0)
