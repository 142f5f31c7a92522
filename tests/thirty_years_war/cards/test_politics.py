"""8.6 The events of politics: effect, refusal, end."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import (
    EffectBegan,
    EffectEnded,
    ElectorMoved,
    RecruitsRolled,
    TotalMoved,
)
from westphalia.games.thirty_years_war.events.control import ElectorsAwarded
from westphalia.games.thirty_years_war.events.pay import Pillaged
from westphalia.games.thirty_years_war.objections.cards import EventPlayedBefore
from westphalia.games.thirty_years_war.objections.effects import (
    BarredBy,
    FrenchOnly,
    InForceAlready,
    KingIsDead,
    MagdeburgNotHeld,
    NationNotInWar,
    NobodyForBridge,
    NothingToEnd,
    NotInTreaty,
    NotYet,
    PalatinateNotHeld,
    TotalTooLow,
)
from westphalia.games.thirty_years_war.objections.march import TreatyOfUlm
from westphalia.games.thirty_years_war.pieces import LEADERS, points_left, the_march
from westphalia.games.thirty_years_war.rules.control import electors_of
from westphalia.games.thirty_years_war.rules.decks import EndOfTurn, ExpireEffects, Truce
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.pay import paid_locally
from westphalia.games.thirty_years_war.rules.recruiting import Recruit, recruiters
from westphalia.games.thirty_years_war.rules.stacking import may_stack
from westphalia.games.thirty_years_war.rules.turn import CardRound, Round
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.words import C6, C12, C43, C54, P8, P21, P22, P23, P38, P50


def next_turn(table: Table) -> Table:
    table.run(ExpireEffects())
    table.s.turn += 1
    return table


# The Empire


@pytest.mark.rule("card.C6", "8.61b")
def test_the_edict_moves_the_total_and_is_remembered() -> None:
    table = Table()
    table.s.vp = 29
    assert table.no_event("c6") == TotalTooLow(C6, 30)
    table.s.vp = 30
    table.event("c6")
    assert table.tells(TotalMoved) == [TotalMoved(C6, 5, 35)]
    assert table.s.happened[C6] == table.s.turn
    assert C6 in table.s.removed


@pytest.mark.rule("card.C6")
def test_the_edict_used_otherwise_is_not_issued() -> None:
    table = Table().offer("c6").play("1 aid c6")
    assert (table.s.happened[C6], table.s.vp) == (0, 21)


@pytest.mark.rule("card.C12", "5.142", "5.141c")
def test_frederick_is_deposed_and_bavaria_has_his_vote() -> None:
    table = Table()
    assert table.no_event("c12") == PalatinateNotHeld(C12)
    table.holds("catholic", "lower_palatinate", "bohemia", "brandenburg")
    table.holds("nobody", "bavaria")
    table.s.awards = [CATHOLIC, -1]
    assert electors_of(table.s, CATHOLIC) == 7
    table.s.awards[1] = CATHOLIC
    table.event("c12")
    assert electors_of(table.s, CATHOLIC) == 6, "the Palatinate counts no more"
    assert table.tells(ElectorMoved) == [ElectorMoved(table.board.area_index["bavaria"])]


@pytest.mark.rule("card.C12", "5.142", "5.141b")
def test_with_the_palatine_vote_awards_are_examined_at_once() -> None:
    table = Table().holds("catholic", "bohemia", "brandenburg", "lower_palatinate")
    assert electors_of(table.s, CATHOLIC) == 7
    table.event("c12")
    assert [event.points for event in table.tells(ElectorsAwarded)] == [5]


@pytest.mark.rule("card.C19", "17.A.2", "17.B.2", "7.24")
def test_maximilian_lets_imperials_and_bavarians_stack_but_not_wallenstein_and_tilly() -> None:
    table = Table()
    munich, unit = table.place("munich"), table.board.units.index("imperial_militia")
    assert not may_stack(table.s, CATHOLIC, munich, [unit])
    next_turn(table.event("c19"))
    assert may_stack(table.s, CATHOLIC, munich, [unit])
    wallenstein = LEADERS + table.leader("wallenstein")
    assert not may_stack(table.s, CATHOLIC, munich, [wallenstein])


@pytest.mark.rule("card.P8", "15.12b", "card.rule.e")
@pytest.mark.parametrize(("card", "other"), [("p8", "p21"), ("p21", "p8")])
def test_austria_does_not_pay_imperials_for_a_turn(card: str, other: str) -> None:
    table = Table()
    vienna, unit = table.place("vienna"), table.board.units.index("imperial_veteran")
    assert paid_locally(table.s, unit, vienna)
    table.event(card)
    assert not paid_locally(table.s, unit, vienna)
    assert table.tells(EffectBegan) == [EffectBegan(table.board.card_index[card], False)]
    in_force = InForceAlready(table.board.card_index[card])
    assert table.no_event(other) == in_force, "the one that is in force is named"
    assert paid_locally(next_turn(table).s, unit, vienna)


@pytest.mark.rule("card.P8", "8.62b")
def test_the_turks_come_again_and_the_emperor_is_elected_once() -> None:
    table = next_turn(Table().event("p8").event("p1"))
    table.event("p8")
    assert table.s.until[P8] == table.s.turn
    table = next_turn(Table().event("p21"))
    assert table.no_event("p21") == EventPlayedBefore(P21)


@pytest.mark.rule("card.rule.e", "8.61a")
def test_the_treaty_of_ulm_closes_neutral_ground_to_units_for_a_turn() -> None:
    table = Table().clear().put("heilbronn", "thurn", "german_militia").event("p11")
    table.run(Activate(PROTESTANT, 3, 0)).play("0 lead thurn", "0 take german_militia", "0 go")
    near = table.board.neighbours[table.place("heilbronn")]
    own = [city for city in near if table.board.area_of[city] == table.board.area_of[near[0]]]
    closed = [c for c in near if f"march {table.board.cities[c]}" not in table.offers(PROTESTANT)]
    assert closed
    assert {*closed} >= {c for c in own if table.s.neutral[table.board.area_of[c]]}
    for city in closed:
        assert table.objection_to(f"0 march {table.board.cities[city]}") == TreatyOfUlm(city)
    assert not next_turn(table).s.until[table.board.card_index["p11"]]


# France and Sweden


@pytest.mark.rule("card.rule.e", "8.3", "8.43")
def test_after_their_kings_death_the_french_need_a_card_of_three_and_do_not_recruit() -> None:
    assert Table().no_event("c43") == NationNotInWar(C43)
    table = Table("apocalypse").clear().put("chalons", "turenne", "french_militia")
    turenne = table.leader("turenne")
    assert turenne in recruiters(table.s, PROTESTANT)
    table.event("c43")
    table.put("stettin", "baner").run(Activate(PROTESTANT, 2, 0))
    assert table.objection_to("0 lead turenne") == KingIsDead(C43)
    assert turenne not in recruiters(table.s, PROTESTANT)
    table.run(Recruit(PROTESTANT, 1, ()))
    assert table.objection_to("0 attempt turenne") == KingIsDead(C43)
    table.run(Activate(PROTESTANT, 3, 0))
    assert "lead turenne" in table.offers(PROTESTANT)
    next_turn(table).run(Activate(PROTESTANT, 1, 0))
    assert "lead turenne" in table.offers(PROTESTANT)


@pytest.mark.rule("card.C54", "17.F.5a", "17.F.5b")
def test_french_and_swedes_who_stand_together_have_one_card_round_to_part() -> None:
    table = Table("apocalypse").clear("metz").put("metz", "2 french_militia", "swedish_veteran")
    table.event("c54")
    assert (table.s.conflict, table.asked()) == (1, [])
    table.run(Round(2)).play("0 free_action", "0 lead baner", "0 halt")
    assert table.asked() == [(PROTESTANT, "cure_stacking")]


@pytest.mark.rule("card.C54", "17.F.5b", "5.32g")
def test_a_truce_ends_the_card_round_in_which_french_and_swedes_had_to_part() -> None:
    table = Table("apocalypse").clear("metz").put("metz", "2 french_militia", "swedish_veteran")
    table.event("c54").run(Truce(), EndOfTurn())
    assert table.asked() == [(PROTESTANT, "cure_stacking")]
    table.play("0 lose swedish_veteran")
    assert (table.s.conflict, table.pieces("metz")) == (0, ["french_militia"] * 2)


@pytest.mark.rule("card.C54", "8.62b", "card.rule.b")
def test_there_is_no_conflict_without_both_nor_twice() -> None:
    assert Table("intervention").no_event("c54") == NationNotInWar(C54), "without France"
    table = Table()
    table.s.france = 1
    assert table.no_event("c54") == NationNotInWar(C54), "without Sweden"
    table = Table("apocalypse").event("c54")
    assert table.no_event("c54") == EventPlayedBefore(C54)
    reconciled = Table("apocalypse")
    reconciled.s.happened[P38] = reconciled.s.turn
    assert reconciled.no_event("c54") == BarredBy(C54, P38)


@pytest.mark.rule("card.P38", "17.F.5c")
def test_oxenstierna_ends_the_conflict() -> None:
    table = Table("apocalypse").clear("metz").put("metz", "2 french_militia")
    assert table.no_event("p38") == NothingToEnd(P38, C54)
    swede, metz = table.board.units.index("swedish_veteran"), table.place("metz")
    table.event("c54")
    assert not may_stack(table.s, PROTESTANT, metz, [swede])
    table.event("p38")
    assert may_stack(table.s, PROTESTANT, metz, [swede])
    assert (table.tells(EffectEnded), table.s.conflict) == ([EffectEnded(C54, P38)], 0)
    assert table.no_event("p38") == EventPlayedBefore(P38)


@pytest.mark.rule("8.2b", "11.11a")
def test_a_bridge_of_boats_carries_a_french_army_further() -> None:
    table = Table("apocalypse").put("chalons", "turenne", "2 french_militia")
    table.event("p50")
    assert table.offers(PROTESTANT) == ["lead turenne"]
    assert table.objection_to("0 lead baner") == FrenchOnly(table.leader("baner"))
    table.play("0 lead turenne", "0 take french_militia", "0 go")
    militia = table.board.movement[table.board.units.index("french_militia")]
    assert points_left(table.s, the_march(table.s)) == militia + 2
    plain = Table("apocalypse").put("chalons", "turenne", "2 french_militia")
    plain.offer("p50").play("0 act p50", "0 lead turenne", "0 take french_militia", "0 go")
    assert points_left(plain.s, the_march(plain.s)) == militia


@pytest.mark.rule("8.2b", "card.rule.b")
def test_there_is_no_bridge_without_a_french_leader() -> None:
    assert Table("apocalypse").no_event("p50") == NobodyForBridge(P50)


# The Protestants of Germany


@pytest.mark.rule("15.24b", "8.61a")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_magdeburg_is_sacked(level: int) -> None:
    table = Table("intervention")
    assert table.no_event("p22") == MagdeburgNotHeld(P22)
    table.controls("catholic", "magdeburg")
    magdeburg = table.place("magdeburg")
    table.s.pillage[magdeburg] = level
    table.event("p22")
    assert table.tells(TotalMoved) == [TotalMoved(P22, -2, 43)]
    assert table.s.pillage[magdeburg] == 2
    assert table.tells(Pillaged) == [Pillaged(magdeburg, 2)] * (level < 2)


@pytest.mark.rule("8.4a", "card.rule.d")
def test_at_heilbronn_three_leaders_recruit_once_each() -> None:
    table = Table("intervention").clear().happened("p22")
    table.put("stettin", "baner", "horn").put("kassel", "thurn").put("berlin", "anhalt")
    table.rolls(*[5] * 3).event("p23")
    assert table.tells(TotalMoved) == [TotalMoved(P23, -1, 44)]
    for name in ("horn", "thurn"):
        table.play(f"0 attempt {name}")
        while table.hand.open[0].kind != "league_recruits":
            table.idle()
    assert table.objection_to("0 attempt horn") == NotInTreaty(table.leader("horn"))
    assert [text for text in table.offers(PROTESTANT) if text[0] == "a"] == [
        *("attempt baner", "attempt anhalt")
    ]
    table.play("0 attempt baner")
    while table.hand.open:
        assert table.hand.open[0].kind != "league_recruits", "three are enough"
        table.idle()
    names = [table.board.leaders[event.leader] for event in table.tells(RecruitsRolled)]
    assert names == ["horn", "thurn", "baner"]


@pytest.mark.rule("8.4a", "8.43")
def test_at_heilbronn_only_germans_and_swedes_recruit_and_nobody_must() -> None:
    table = Table("intervention").clear().happened("p22")
    table.put("stettin", "baner").put("tyrnau", "bethlen_gabor").put("marburg", "turenne")
    table.event("p23")
    for name in ("bethlen_gabor", "turenne"):
        leader = table.leader(name)
        assert leader in recruiters(table.s, PROTESTANT)
        assert table.objection_to(f"0 attempt {name}") == NotInTreaty(leader)
    table.play("0 done")
    assert (table.tells(RecruitsRolled), table.asked()) == ([], [])


@pytest.mark.rule("card.rule.b")
def test_the_treaty_of_heilbronn_comes_after_magdeburg_and_with_sweden() -> None:
    assert Table("intervention").no_event("p23") == NotYet(P23, P22)
    assert Table().happened("p22").no_event("p23") == NationNotInWar(P23)


@pytest.mark.rule("8.61a", "8.62a")
def test_the_round_of_an_event_is_spent() -> None:
    table = Table().deal(CATHOLIC, "c19").run(Round(1)).play("0 free_action", "0 lead mansfeld")
    table.play("0 halt", "1 event c19")
    assert (table.s.actions, table.s.hands[CATHOLIC]) == ([1, 1], [])
    table.run(CardRound(CATHOLIC))
