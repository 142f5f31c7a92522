"""One visit a battle: the order of its windows, sentence by sentence of the ruling."""

import pytest
from tests.thirty_years_war.visits import ARMY, GARRISON, Visit, header

from westphalia.games.thirty_years_war.events.battle import (
    CombatCardPlayed,
    CombatCardsDone,
    Retreated,
    RetreatedInside,
    StepLost,
)
from westphalia.games.thirty_years_war.events.cards import CardsSealed
from westphalia.games.thirty_years_war.events.march import StayedOutside
from westphalia.games.thirty_years_war.expansions.one_visit import ONE_VISIT
from westphalia.games.thirty_years_war.expansions.optional_rules import OLD_CORPS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT

WON = (9, 5, 0, 0, 0, 0)  # the attackers inflict 12 losses and take 8; no leader falls


def attack(*cards: str, city: str = "munich", foes: str = "c32 c49") -> Visit:
    """Mansfeld before a city: he is to say with whom and with which cards he attacks."""
    field = Visit()
    field.deal(PROTESTANT, *cards, "p1").deal(CATHOLIC, *foes.split())
    return field.march_to(city, *GARRISON)


def struck(city: str = "munich") -> Visit:
    """The attackers have won by the dice; both sides are to choose their losses."""
    field = attack("p33", city=city, foes="").seals("p33").rolls(*WON)
    return field.says(1, "outside") if city == "munich" else field


# Cards sealed with the attack


@pytest.mark.rule("11.23a", "12.23")
def test_the_whole_attack_is_prepared_before_the_defender_is_asked() -> None:
    field = attack("p33")
    assert field.asked() == [(0, "commit_attack")]
    field.says(0, "attack")
    assert field.offers(0) == ["combat p33", "pass"]
    field.says(0, "combat p33")
    assert field.refused(0, "combat p33") == "LiesSealed"
    assert field.offers(0) == ["pass"]  # it is always asked twice, however many there are
    field.says(0, "pass")
    assert (field.asked(), field.offers(1)) == ([(1, "react")], ["inside", "outside"])
    assert field.heard()[-1] == "CardsSealed"
    assert field.tells(CombatCardPlayed) == []


@pytest.mark.rule("9.51b")
@pytest.mark.parametrize("said", ["combat p33, combat p48", "combat p33, pass", "pass, pass"])
def test_no_more_than_two_are_sealed_and_the_answers_are_as_many_for_any_number(said: str) -> None:
    field = attack("p33", "p48", "p12").says(0, "attack", *said.split(", "))
    assert field.asked() == [(1, "react")]
    assert len(field.s.sealed) == said.count("combat")


@pytest.mark.rule("9.51d")
def test_who_has_no_card_that_fits_is_asked_and_who_has_none_at_all_is_not() -> None:
    assert attack().says(0, "attack").offers(0) == ["pass"]
    field = Visit().march_to("munich", *GARRISON).says(0, "attack")
    assert field.asked() == [(1, "react")]
    assert field.tells(CardsSealed) == []


@pytest.mark.rule("9.51d", "12.23")
@pytest.mark.parametrize("cards", [[], ["p33"], ["p33", "p48"]])
def test_a_defender_who_stands_sees_them_and_answers_in_the_same_visit(cards: list[str]) -> None:
    field = attack(*cards).seals(*cards).says(1, "outside")
    assert [field.board.cards[each.card] for each in field.tells(CombatCardPlayed)] == cards
    assert len(field.tells(CombatCardsDone)) == int(len(cards) < 2)
    assert len(field.tells(StayedOutside)) == 1
    assert field.asked() == [(1, "combat_cards")]
    assert (field.s.sealed, len(field.battle.cards)) == ([], len(cards))


@pytest.mark.rule("11.23c", "9.51a")
@pytest.mark.parametrize("cards", [[], ["p33"], ["p33", "p48"]])
def test_a_defender_who_withdraws_never_learns_them(cards: list[str]) -> None:
    field = attack(*cards).seals(*cards)
    hand, told = field.s.hands[0].copy(), len(field.told)
    field.says(1, "inside")
    assert field.heard(told) == ["WentInside"]
    assert (field.s.hands[0], field.s.sealed, field.s.battle) == (hand, [], None)
    assert len(hand) == len(cards) + 1


@pytest.mark.rule("11.23c", "11.16c")
def test_after_a_withdrawal_the_march_is_as_it_was_before_the_attack() -> None:
    field = attack()
    before = field.march.copy()
    before.units, before.joined = sorted([0, 0, 0, 2]), [0] * 4
    field.says(0, "hold_back german_militia").seals().says(1, "inside")
    march = field.march
    assert (sorted(march.units), march.joined, march.forage) == (before.units, before.joined, [])
    assert field.pieces("munich") == [
        *["bavarian_mercenary"] * 2,
        *["bavarian_militia"] * 2,
        "tilly",
    ]
    assert "march augsburg" in field.offers(0)


@pytest.mark.rule("12.63")
def test_where_an_overrun_is_possible_the_defender_says_first_whether_he_stands() -> None:
    field = Visit()
    field.deal(PROTESTANT, "p33")
    field.march_to("munich", "bavarian_militia_reduced", army=ARMY)
    assert field.asked() == [(1, "react")]
    field.says(1, "outside")
    assert field.offers(0) == ["overrun", "fight"]
    field.says(0, "fight", "attack")
    assert field.asked() == [(0, "combat_cards")]


@pytest.mark.rule("12.24", "12.23")
def test_in_the_open_field_cards_are_sealed_before_the_defender_names_his_commander() -> None:
    field = Visit()
    field.deal(PROTESTANT, "p49", "p1").deal(CATHOLIC, "c32")
    field.march_to("passau", "2 bavarian_mercenary", "2 bavarian_militia", "holk", "werth")
    field.seals("p49")
    assert field.asked() == [(1, "command")]
    assert field.tells(CombatCardPlayed) == []
    field.says(1, field.offers(1)[0])
    assert len(field.tells(CombatCardPlayed)) == 1
    assert field.asked() == [(1, "combat_cards")]


@pytest.mark.rule("9.51d", "9.52")
def test_a_card_that_does_not_fit_after_all_goes_back_to_the_hand_unseen() -> None:
    field = Visit()
    field.deal(PROTESTANT, "p49", "p1").deal(CATHOLIC, "c32")
    field.march_to("passau", "4 bavarian_mercenary", "holk", "goetz").seals("p49")
    field.says(1, "command goetz")  # whose rating is 0: there is nothing to take from him
    assert field.tells(CombatCardPlayed) == []
    assert len(field.tells(CombatCardsDone)) == 1
    assert field.board.card_index["p49"] in field.s.hands[0]
    assert field.asked() == [(1, "combat_cards")]


@pytest.mark.rule("9.52")
def test_a_card_that_can_fit_under_no_commander_is_not_sealed() -> None:
    field = Visit()
    field.deal(PROTESTANT, "p49").march_to("munich", *GARRISON[1:]).says(0, "attack")
    assert field.offers(0) == ["pass"]
    assert field.refused(0, "combat p49") == "NoSuchCommander"


@pytest.mark.rule("19.9")
def test_the_old_corps_may_be_sealed() -> None:
    field = Visit(OLD_CORPS)
    field.deal(PROTESTANT, "p2").s.until[field.board.card_index["p2"]] = 0
    field.put("landshut", "french_veteran")
    field.march_to("munich", *GARRISON, army=("mansfeld",))
    assert field.offers(0) == ["combat p2", "pass"]


# Losses at the same time


@pytest.mark.rule("12.27", "12.31")
def test_both_choose_their_losses_at_the_same_time_and_unseen() -> None:
    field = struck()
    assert field.asked() == [(0, "take_losses"), (1, "take_losses")]
    asked, told = field.offers(0), len(field.told)
    field.says(1, *["lose bavarian_mercenary"] * 2, "lose bavarian_mercenary_reduced", "done")
    assert field.offers(0) == asked
    assert field.heard(told) == []
    assert field.stack(field.battle.units[1]) == [
        *["bavarian_mercenary"] * 2,
        *["bavarian_militia"] * 2,
    ]
    field.says(1, "after_losses")
    field.loses_first(0)
    lost = [field.board.units[each.unit] for each in field.tells(StepLost) if each.seat == 1]
    assert lost == ["bavarian_mercenary"] * 2 + ["bavarian_mercenary_reduced"] * 2
    assert field.asked() == [(1, "retreat")]


@pytest.mark.rule("12.31")
def test_a_step_that_misses_the_number_is_refused_with_the_reason() -> None:
    field = struck().says(1, *["lose bavarian_mercenary"] * 2)
    assert field.refused(1, "lose bavarian_mercenary") == "NotInBattle"
    assert field.refused(1, "lose german_mercenary") == "NotInBattle"


# The retreat


@pytest.mark.rule("12.54c")
def test_a_beaten_defender_chooses_his_way_with_his_losses_and_it_is_taken() -> None:
    field = struck().says(
        1, *["lose bavarian_mercenary"] * 2, "lose bavarian_mercenary_reduced", "done"
    )
    assert "retreat ingolstadt" in field.offers(1)
    assert field.offers(1)[-1] == "after_losses"
    assert field.refused(1, "retreat landshut") == "WhereTheyCameFrom"
    field.says(1, "retreat ingolstadt")
    assert field.asked() == [(0, "take_losses")]
    assert field.tells(Retreated) == []
    field.says(0, *["lose german_mercenary"] * 2, "done")
    assert field.board.places[field.tells(Retreated)[0].place] == "ingolstadt"
    assert field.asked() == [(0, "lay_siege")]


@pytest.mark.rule("12.52b")
def test_he_may_also_choose_to_go_into_his_fortress() -> None:
    field = struck().says(
        1, *["lose bavarian_mercenary"] * 2, "lose bavarian_mercenary_reduced", "done"
    )
    field.says(1, "retreat munich").says(0, *["lose german_mercenary"] * 2, "done")
    assert len(field.tells(RetreatedInside)) == 1


@pytest.mark.rule("12.54a")
def test_a_way_that_is_closed_by_then_is_asked_for_again() -> None:
    field = struck().says(
        1, *["lose bavarian_mercenary"] * 2, "lose bavarian_mercenary_reduced", "done"
    )
    field.says(1, "retreat ingolstadt").put("ingolstadt", "german_militia")
    field.says(0, *["lose german_mercenary"] * 2, "done")
    assert field.asked() == [(1, "retreat")]
    assert field.refused(1, "retreat ingolstadt") == "EnemyThere"


@pytest.mark.rule("12.28a")
def test_a_defender_who_has_won_is_asked_for_no_way() -> None:
    field = attack(foes="").seals().rolls(0, 9, 0, 0, 0, 0).says(1, "outside")
    seats = []
    while field.s.battle and field.asked():
        seats.append(field.asked()[0])
        field.says(field.asked()[0][0], field.offers(field.asked()[0][0])[0])
    assert (1, "retreat") not in seats
    assert field.s.way == -1


@pytest.mark.rule("11.162b", "11.163")
def test_if_hunger_could_destroy_the_attackers_they_are_asked_first() -> None:
    field = hungry("4 german_mercenary", "german_militia", roll=9)
    assert field.asked() == [(0, "take_losses"), (1, "take_losses")]  # more than hunger can take
    field = hungry("2 german_mercenary_reduced", "4 german_militia_reduced", roll=8)
    assert field.asked() == [(0, "take_losses")]
    field.loses_first(0)
    assert field.asked() == [(1, "take_losses")]
    assert "StepStarved" not in field.heard()
    field.loses_first(1)
    assert field.heard().count("StepStarved") == 2
    assert field.asked() == [(1, "retreat")]  # only now, and without anything to wait for
    assert "after_losses" not in field.offers(1)


def hungry(*army: str, roll: int) -> Visit:
    """An army that has marched into a city where nothing is left to eat, and is to lose steps."""
    field = Visit().put("passau", "3 bavarian_mercenary", "bavarian_militia").rolls(9, roll, 0)
    field.s.pillage[field.place("passau")] = 2
    return field.attack(0, "budweis", "passau", "mansfeld", *army).says(0, "attack")


def test_the_printed_order_is_the_default() -> None:
    assert GAME.set_up(GAME.header(["Anna", "Mathias"])).rules.modules == ()
    assert ONE_VISIT.name in GAME.set_up(header()).rules.modules
