"""14.3, 14.4, 14.5 The events that give aid and change it: effect, refusal, end."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import (
    AidGiven,
    AidTaken,
    EffectBegan,
    EffectEnded,
    PassesClosed,
    PassesOpened,
    TotalMoved,
)
from westphalia.games.thirty_years_war.objections.effects import (
    BarredBy,
    DutchWarOver,
    EnglandAtWar,
    EnglishAidOver,
    InForceAlready,
    NothingToEnd,
    NotYet,
    PassesAreClosed,
    PassesAreOpen,
    SwedenAtWar,
    TooFewElectors,
)
from westphalia.games.thirty_years_war.rules.decks import ExpireEffects
from westphalia.games.thirty_years_war.rules.pay import ExpireAid, aid_points
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Source
from westphalia.games.thirty_years_war.words import (
    C5,
    C16,
    C22,
    C36,
    C40,
    C42,
    P2,
    P9,
    P10,
    P20,
    P24,
)


def worth(table: Table, card: str, source: Source) -> int:
    """What a card would bring as AID now from one source."""
    return aid_points(table.s, table.owner(card), table.board.card_index[card])[source]


# The passes


@pytest.mark.rule("card.C1", "14.4a", "14.4b", "14.2b", "8.65")
@pytest.mark.parametrize(
    ("opening", "closing", "scenario"),
    [("c1", "p1", "campaign"), ("c38", "p39", "intervention")],
)
def test_the_passes_are_closed_and_opened_again(opening: str, closing: str, scenario: str) -> None:
    table = Table(scenario).deal(CATHOLIC, "c14")
    printed = worth(table, "c14", Source.SPAIN)
    assert printed > 0
    table.event(closing)
    assert (table.s.passes_open, worth(table, "c14", Source.SPAIN)) == (0, 0)
    table.event(opening)
    assert (table.s.passes_open, worth(table, "c14", Source.SPAIN)) == (1, printed)
    assert (len(table.tells(PassesClosed)), len(table.tells(PassesOpened))) == (1, 1)


@pytest.mark.rule("card.C1", "14.4b", "card.rule.b")
@pytest.mark.parametrize(("opening", "closing"), [("c1", "p1"), ("c38", "p39")])
def test_open_passes_are_not_opened_and_closed_ones_not_closed(opening: str, closing: str) -> None:
    table = Table()
    assert table.no_event(opening) == PassesAreOpen(table.board.card_index[opening])
    table.s.passes_open = 0
    assert table.no_event(closing) == PassesAreClosed(table.board.card_index[closing])


@pytest.mark.rule("8.65", "14.2b")
def test_what_was_collected_before_the_passes_closed_stays() -> None:
    table = Table().offer("c14").play("1 aid c14")
    collected = table.s.aid[Source.SPAIN]
    assert collected > 0
    assert table.event("p1").s.aid[Source.SPAIN] == collected


# England


@pytest.mark.rule("8.65", "14.5", "card.P20")
def test_war_with_spain_lowers_english_aid_until_peace_is_made() -> None:
    table = Table().deal(PROTESTANT, "p1", "p2")
    before = [worth(table, card, Source.ENGLAND) for card in ("p1", "p2")]
    assert before == [3, 2]
    table.event("c5")
    assert [worth(table, card, Source.ENGLAND) for card in ("p1", "p2")] == [1, 0]
    assert table.no_event("c5") == InForceAlready(C5)
    table.event("p20")
    assert [worth(table, card, Source.ENGLAND) for card in ("p1", "p2")] == before
    assert table.tells(EffectEnded) == [EffectEnded(C5, P20)]


@pytest.mark.rule("card.P20")
def test_there_is_no_peace_with_england_without_a_war() -> None:
    assert Table().no_event("p20") == NothingToEnd(P20, C5)


@pytest.mark.rule("card.C40", "14.3b")
def test_the_civil_war_ends_english_aid_and_what_hangs_on_it() -> None:
    table = Table("intervention").event("c40")
    assert worth(table, "p8", Source.ENGLAND) == 0
    assert table.no_event("c5") == EnglishAidOver(C5)
    assert table.no_event("p20") == EnglishAidOver(P20)
    assert table.no_event("p6") == EnglandAtWar()
    assert table.no_event("c40") == InForceAlready(C40)


# France


@pytest.mark.rule("card.P9", "14.3a", "8.5c")
def test_richelieu_begins_french_aid() -> None:
    table = Table().deal(PROTESTANT, "p1", "p9")
    assert worth(table, "p1", Source.FRANCE) == 0
    table.event("p9")
    assert worth(table, "p1", Source.FRANCE) == 6
    assert worth(table, "p9", Source.FRANCE) == 0, "the card itself gives none"
    assert table.tells(EffectBegan) == [EffectBegan(P9, True)]
    table.run(ExpireEffects())
    table.s.turn += 1
    assert worth(table, "p1", Source.FRANCE) == 6


@pytest.mark.rule("card.C36", "card.P2", "14.5")
def test_huguenots_halve_french_aid_until_the_musketeers_come() -> None:
    table = Table().happened("p9", "c42").event("c36")
    table.s.happened[C42] = table.s.turn - 1
    assert worth(table, "p11", Source.FRANCE) == (7 - 2) // 2
    table.event("p2")
    assert worth(table, "p11", Source.FRANCE) == 7 - 2
    assert table.tells(EffectEnded) == [EffectEnded(C36, P2)]
    assert table.no_event("c36") == BarredBy(C36, P2)


@pytest.mark.rule("card.C36", "card.P2")
def test_the_musketeers_may_come_first() -> None:
    table = Table().happened("p9").event("p2")
    assert table.no_event("c36") == BarredBy(C36, P2)
    assert Table("intervention").no_event("c36") == BarredBy(C36, P2), "by its set-up"


@pytest.mark.rule("14.3a", "card.rule.b")
@pytest.mark.parametrize("card", ["c36", "c42"])
def test_without_french_aid_there_is_nothing_to_lower(card: str) -> None:
    table = Table()
    assert table.no_event(card) == NotYet(table.board.card_index[card], P9)


@pytest.mark.rule("14.5", "8.65", "card.rule.e")
def test_when_richelieu_dies_france_gives_nothing_and_then_less() -> None:
    table = Table("apocalypse").event("c42")
    assert worth(table, "p38", Source.FRANCE) == 0
    table.run(ExpireEffects())
    table.s.turn += 1
    assert worth(table, "p38", Source.FRANCE) == 9 - 2


# Spain


@pytest.mark.rule("card.C16", "card.P24", "14.5")
def test_marriage_and_treasure_fleet_cancel_each_other() -> None:
    table = Table("intervention").deal(CATHOLIC, "c14").event("p24")
    assert worth(table, "c14", Source.SPAIN) == 8 - 3
    table.event("c16")
    assert worth(table, "c14", Source.SPAIN) == 8 + 2
    table.event("p24")
    assert worth(table, "c14", Source.SPAIN) == 8
    assert table.tells(EffectEnded) == [EffectEnded(P24, C16), EffectEnded(C16, P24)]


@pytest.mark.rule("card.P24")
def test_no_treasure_is_taken_after_the_dutch_war() -> None:
    table = Table("intervention")
    table.s.dutch_war = table.board.dutch_war_ends[1]
    assert table.no_event("p24") == DutchWarOver(P24)


@pytest.mark.rule("14.5", "8.65")
def test_portugal_costs_spain_three_points_besides_what_else_there_is() -> None:
    table = Table("apocalypse").event("p42")
    table.s.passes_open = 1
    assert worth(table, "c55", Source.SPAIN) == 5 + 2 - 3
    table.s.until[C16] = 0
    assert worth(table, "c55", Source.SPAIN) == 5 - 3


@pytest.mark.rule("8.65", "card.rule.e", "card.rule.b")
@pytest.mark.parametrize("card", ["p24", "p42"])
def test_what_spain_loses_it_lacks_in_later_turns_and_does_not_lose_twice(card: str) -> None:
    table = Table("intervention").event(card).run(ExpireEffects())
    table.s.turn += 1
    assert worth(table, "c14", Source.SPAIN) == 8 - 3
    assert table.no_event(card) == InForceAlready(table.board.card_index[card])


@pytest.mark.rule("card.P2", "card.P9", "card.rule.e", "card.rule.b")
def test_the_musketeers_and_richelieu_come_once_and_for_good() -> None:
    table = Table().event("p9").event("p2").run(ExpireEffects())
    table.s.turn += 1
    assert table.no_event("c36") == BarredBy(C36, P2)
    assert table.no_event("p2") == InForceAlready(P2)
    assert table.no_event("p9") == InForceAlready(P9)


# Points at once


@pytest.mark.rule("card.P10", "14.3e", "14.1a", "14.1b")
def test_swedish_aid_comes_at_once_and_is_no_aid_card() -> None:
    table = Table().event("p10")
    assert table.s.aid[Source.SWEDEN] == 4
    assert table.tells(AidGiven) == [AidGiven(PROTESTANT, Source.SWEDEN, 4)]
    table.offer("p1").play("0 aid p1")
    assert len(table.tells(AidTaken)) == 1
    assert table.run(ExpireAid()).s.aid == [0] * 8
    assert P10 not in table.s.removed
    assert Table("intervention").no_event("p10") == SwedenAtWar(P10)


@pytest.mark.rule("card.P19", "14.3d")
def test_savoy_helps_at_once() -> None:
    table = Table("intervention").event("p19")
    assert table.s.aid[Source.SAVOY] == 5
    assert table.s.aid_cards == [[], []]


@pytest.mark.rule("14.1a", "15.134", "5.14")
def test_the_electors_pay_for_the_emperor() -> None:
    table = Table("intervention").event("c22")
    assert table.s.aid[Source.EMPIRE] == 2 * 6
    assert table.tells(TotalMoved) == [TotalMoved(C22, 1, 46)]
    few = Table("intervention").holds("nobody", "saxony", "bohemia").event("c22")
    assert few.s.aid[Source.EMPIRE] == 2 * 4
    assert few.controls("protestant", "mainz").no_event("c22") == TooFewElectors(C22, 4)
