"""19.5, 19.11 Two further uses of a card."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import DutchWarTried, PlotRolled
from westphalia.games.thirty_years_war.events.politics import DutchWarMoved, WallensteinAssassinated
from westphalia.games.thirty_years_war.expansions.optional_rules import modules_for
from westphalia.games.thirty_years_war.objections.cards import (
    DutchWarNotMoved,
    NoPlotNow,
    NotInHand,
)
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.state import LOST, PROTESTANT
from westphalia.games.thirty_years_war.terms import Career

DUTCH = modules_for(["dutch_war_by_card"])
PLOTS = modules_for(["wallensteins_enemies"])


# 19.5


@pytest.mark.rule("19.5")
@pytest.mark.parametrize(
    ("card", "die", "box"),
    [
        ("c4", 6, 0),  # 6 + 3
        ("c4", 7, 1),
        ("c1", 7, 0),  # 7 + 2
        ("c1", 8, 1),
        ("p9", 3, 0),  # 3 - 3
        ("p9", 2, -1),
        ("p2", 1, 0),  # 1 - 1
        ("p2", 0, -1),
    ],
)
def test_a_card_and_a_die_may_move_the_dutch_war_by_a_box(card: str, die: int, box: int) -> None:
    table = Table("campaign", *DUTCH).rolls(die)
    seat = table.owner(card)
    table.offer(card).play(f"{seat} dutch_war {card}")
    assert table.s.dutch_war == box
    assert [event.boxes for event in table.tells(DutchWarTried)] == [box]
    assert len(table.tells(DutchWarMoved)) == abs(box)
    number = table.board.card_index[card]
    assert (table.s.played[seat], table.s.actions[seat]) == ([number], 1)
    assert number not in table.s.removed


@pytest.mark.rule("19.5")
def test_it_is_neither_an_event_nor_another_use() -> None:
    table = Table("campaign", *DUTCH).rolls(0).offer("c24").play("1 dutch_war c24")
    assert (table.asked(), table.s.happened[table.board.card_index["c24"]]) == ([], 0)


@pytest.mark.rule("19.5")
def test_after_the_dutch_war_or_without_the_option_its_marker_is_not_moved() -> None:
    table = Table("campaign", *DUTCH)
    table.s.dutch_war = table.board.dutch_war_ends[1]
    assert table.offer("c1").objection_to("1 dutch_war c1") == DutchWarNotMoved()
    assert table.objection_to("1 dutch_war c2") == NotInHand(table.board.card_index["c2"])
    assert "dutch_war c1" not in Table().offer("c1").offers(1)
    plotting = Table("campaign", *PLOTS).offer("c1")
    assert plotting.objection_to("1 dutch_war c1") == DutchWarNotMoved()


# 19.11


def mighty(influence: int = 16) -> Table:
    table = Table("campaign", *PLOTS).put("vienna", "wallenstein").deal(0, "p1", "p2")
    table.s.wallenstein, table.s.influence = int(Career.IN_COMMAND), influence
    return table


@pytest.mark.rule("19.11")
@pytest.mark.parametrize(
    ("influence", "die", "dead"), [(16, 9, False), (17, 9, True), (18, 7, False)]
)
def test_at_26_wallenstein_is_assassinated(influence: int, die: int, dead: bool) -> None:
    table = mighty(influence).rolls(die).run(CardRound(PROTESTANT)).play("0 plot p1")
    assert [event.succeeded for event in table.tells(PlotRolled)] == [dead]
    assert len(table.tells(WallensteinAssassinated)) == dead
    assert (table.s.fate[table.leader("wallenstein")] == LOST) == dead
    assert (table.s.wallenstein == Career.ASSASSINATED) == dead
    assert "wallenstein" not in table.pieces("vienna") if dead else True
    assert table.s.played[0] == [table.board.card_index["p1"]]


@pytest.mark.rule("19.11")
def test_there_is_one_plot_a_turn_against_a_mighty_wallenstein() -> None:
    table = mighty().rolls(0).run(CardRound(PROTESTANT)).play("0 plot p1")
    assert table.run(CardRound(PROTESTANT)).objection_to("0 plot p2") == NoPlotNow()
    table.s.turn += 1
    assert "plot p2" in table.run(CardRound(PROTESTANT)).offers(PROTESTANT)
    weak = mighty(15).run(CardRound(PROTESTANT))
    assert weak.objection_to("0 plot p1") == NoPlotNow()
    gone = mighty()
    gone.s.wallenstein = int(Career.DISMISSED)
    assert gone.run(CardRound(PROTESTANT)).objection_to("0 plot p1") == NoPlotNow()
    assert mighty().offer("c1").objection_to("1 plot c1") == NoPlotNow(), (
        "the Catholic does not plot"
    )
