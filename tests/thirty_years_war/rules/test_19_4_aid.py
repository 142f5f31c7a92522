"""19.4, 19.10 Optional rules about foreign aid."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import AidRecounted, PointsSpent, RecruitsRolled
from westphalia.games.thirty_years_war.expansions.card_rounds import (
    PAID_RECRUITING,
    RICHELIEUS_AID,
    UNLIMITED_AID,
)
from westphalia.games.thirty_years_war.expansions.optional_rules import modules_for
from westphalia.games.thirty_years_war.objections.cards import AidTakenAlready, NoPointToSpend
from westphalia.games.thirty_years_war.rules.pay import ExpireAid
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Source

PAID_FREE = modules_for(["paid_free_actions"])


# 19.4a


@pytest.mark.rule("19.4a")
def test_any_number_of_cards_is_played_as_aid() -> None:
    table = Table("campaign", UNLIMITED_AID)
    for card in ("c1", "c2", "c14"):
        table.offer(card).play(f"1 aid {card}")
    assert table.s.aid[Source.SPAIN] == 8 + 8 + 8
    plain = Table().offer("c1").play("1 aid c1")
    assert plain.offer("c2").objection_to("1 aid c2") == AidTakenAlready(
        plain.board.card_index["c2"]
    )


@pytest.mark.rule("19.4a")
def test_events_that_change_aid_are_retroactive_to_the_start_of_the_turn() -> None:
    table = Table("campaign", UNLIMITED_AID)
    for card in ("c1", "c2"):
        table.offer(card).play(f"1 aid {card}")
    pope = table.s.aid[Source.POPE]
    table.s.aid[Source.SPAIN] -= 3  # spent
    table.event("p1")
    assert (table.s.aid[Source.SPAIN], table.s.aid[Source.POPE]) == (0, pope)
    assert len(table.tells(AidRecounted)) == 1
    table.offer("p4").play("0 aid p4").event("p9")
    assert table.s.aid[Source.FRANCE] == table.board.card_aid[table.board.card_index["p4"]][2] > 0


@pytest.mark.rule("19.4a", "8.65")
def test_what_was_spent_stays_spent_and_without_the_option_nothing_is_recounted() -> None:
    table = Table("intervention", UNLIMITED_AID).offer("c14").play("1 aid c14")
    table.s.aid[Source.SPAIN] -= 5
    table.event("c16")
    assert table.s.aid[Source.SPAIN] == 8 + 2 - 5
    plain = Table("intervention").offer("c14").play("1 aid c14").event("c16")
    assert plain.s.aid[Source.SPAIN] == 8


@pytest.mark.rule("19.4a")
def test_what_was_spent_does_not_come_in_again_when_an_event_is_undone() -> None:
    table = Table("campaign", UNLIMITED_AID).offer("c2").play("1 aid c2")
    table.s.aid[Source.SPAIN] -= 6
    assert table.event("p1").s.aid[Source.SPAIN] == 0
    assert table.event("c1").s.aid[Source.SPAIN] == 8 - 6
    table.s.aid[Source.SPAIN] = 0
    table.event("p39").run(ExpireAid())
    table.event("c38").offer("c8").play("1 aid c8")
    assert table.s.aid[Source.SPAIN] == 8, "in the next turn nothing is owed"
    assert table.event("c16").s.aid[Source.SPAIN] == 8 + 2


@pytest.mark.rule("19.4a")
def test_the_dutch_war_changes_what_the_dutch_have_given() -> None:
    table = Table("campaign", UNLIMITED_AID).offer("p1").play("0 aid p1")
    before = table.s.aid[Source.UP]
    table.s.dutch_war = 1
    table.event("c18")
    assert table.s.aid[Source.UP] == before + table.board.dutch_war_aid[2]


# 19.4b


def recruited(table: Table, *answers: str) -> list[int]:
    """The modifiers of the rolls of a card of two attempts by Mansfeld."""
    table.rolls(5, 5).offer("p1").play("0 recruit p1", *answers)
    for _ in range(2):
        table.play("0 attempt mansfeld")
        while table.hand.open and table.hand.open[0].kind != "recruit":
            table.play(f"0 {table.offers(0)[0]}")
    return [event.modifier for event in table.tells(RecruitsRolled)]


@pytest.mark.rule("19.4b")
def test_recruits_that_are_not_paid_for_come_worse() -> None:
    assert recruited(Table()) == [1, 1], "Mansfeld is a Dynamic Leader"
    assert recruited(Table("campaign", PAID_RECRUITING)) == [0, 0], "there is no point to spend"


@pytest.mark.rule("19.4b")
def test_one_point_pays_for_the_whole_card_and_may_be_kept() -> None:
    table = Table("campaign", PAID_RECRUITING)
    table.s.aid[Source.ENGLAND] = 2
    assert recruited(table, "0 fund") == [1, 1]
    assert table.s.aid[Source.ENGLAND] == 1
    assert len(table.tells(PointsSpent)) == 1
    kept = Table("campaign", PAID_RECRUITING)
    kept.s.aid[Source.ENGLAND] = 2
    assert recruited(kept, "0 pass") == [0, 0]
    assert kept.s.aid[Source.ENGLAND] == 2


@pytest.mark.rule("19.4b")
def test_it_is_about_this_card_and_not_about_events_that_recruit() -> None:
    table = Table("intervention", PAID_RECRUITING).clear().happened("p22")
    table.put("kassel", "thurn").offer("p1").play("0 recruit p1", "0 done")
    assert table.s.unfunded == 0
    table.rolls(5).event("p23").play("0 attempt thurn", "0 raise german_mercenary")
    assert [event.modifier for event in table.tells(RecruitsRolled)] == [0]


# 19.4c


@pytest.mark.rule("19.4c")
def test_a_free_action_costs_a_point_and_without_one_is_not_allowed() -> None:
    table = Table("campaign", *PAID_FREE).deal(PROTESTANT, "p1")
    table.s.aid[Source.SPAIN] = 5
    table.run(CardRound(PROTESTANT))
    assert table.objection_to("0 free_action") == NoPointToSpend(), (
        "the other side's points do not help"
    )
    table.s.aid[Source.UP] = 1
    table.run(CardRound(PROTESTANT)).play("0 free_action", "0 lead mansfeld", "0 halt")
    assert table.s.aid[Source.UP] == 0
    assert [event.seat for event in table.tells(PointsSpent)] == [PROTESTANT]


@pytest.mark.rule("19.4c")
def test_offers_of_peace_and_the_swedish_base_cost_nothing() -> None:
    table = Table("intervention", *PAID_FREE).deal(PROTESTANT, "p10").run(CardRound(PROTESTANT))
    offers = table.offers(PROTESTANT)
    assert "free_action" not in offers
    assert "move_base stralsund" in offers
    table.s.vp = 48
    assert "offer_peace" in table.run(CardRound(PROTESTANT)).offers(PROTESTANT)


@pytest.mark.rule("19.4c", "6.0.Dd")
def test_who_can_do_nothing_at_all_passes() -> None:
    table = Table("campaign", *PAID_FREE)
    table.s.actions = [1, 1]
    assert table.run(CardRound(CATHOLIC)).asked() == []


@pytest.mark.rule("19.4c", "17.Sw.1d")
def test_who_can_only_move_the_swedish_base_need_not() -> None:
    table = Table("intervention", *PAID_FREE)
    table.s.actions, base = [1, 1], table.s.swedish_base
    table.run(CardRound(PROTESTANT))
    assert table.offers(PROTESTANT) == ["move_base stralsund", "move_base kolberg", "pass"]
    table.play("0 pass")
    assert (table.s.swedish_base, table.s.base_moved, table.s.actions) == (base, 0, [1, 1])
    table.deal(PROTESTANT, "p10").run(CardRound(PROTESTANT))
    assert "pass" not in table.offers(PROTESTANT), "a card that can be played is played"


# 19.10


@pytest.mark.rule("19.10")
def test_richelieu_sends_aid_at_once() -> None:
    table = Table("campaign", RICHELIEUS_AID).event("p9")
    sources = (Source.FRANCE, Source.ENGLAND, Source.UP)
    assert [table.s.aid[source] for source in sources] == [7, 3, 8]
    assert table.s.aid_cards == [[], []], "no AID card was played"
    assert sum(Table().event("p9").s.aid) == 0


@pytest.mark.rule("19.10", "8.5c")
def test_as_aid_before_its_event_p9_gives_what_was_printed_without_france() -> None:
    sources = (Source.FRANCE, Source.ENGLAND, Source.UP)
    table = Table("campaign", RICHELIEUS_AID).offer("p9").play("0 aid p9")
    assert [table.s.aid[source] for source in sources] == [0, 3, 8]
    plain = Table().offer("p9").play("0 aid p9")
    assert [plain.s.aid[source] for source in sources] == [0, 5, 8]
