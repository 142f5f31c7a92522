"""Standing orders: each value answers as it says, from open facts, and else the side is asked."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.kit import Table
from tests.thirty_years_war.visits import struck

from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.match import start
from westphalia.engine.step import Decision
from westphalia.games.thirty_years_war import orders as module
from westphalia.games.thirty_years_war.events.cards import HandFilled
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.orders import percent_to_win
from westphalia.games.thirty_years_war.rules.losses import LoseSteps
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.pay import PaySegment
from westphalia.games.thirty_years_war.rules.siege import ContinuedSieges
from westphalia.games.thirty_years_war.rules.turn import Turn
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.words import C32, PASS

# All that a side can order, so that it is asked as little as can be.
EVERYTHING = {
    "attacked": "withdraw_below 40",
    "combat_cards": "pass_below 99",
    "losses": "keep_units",
    "retreat": "to_base",
    "continued_sieges": "roll_all",
    "pay": "all",
}


def answer(table: Table, seat: int, name: str, value: str) -> str:
    """What an order says to the question of a side; "ask" if the side is asked."""
    given = GAME.ordered(table.s, seat, table.question(seat), {name: value})
    return given.text if given else "ask"


def obeyed(table: Table, seat: int, name: str, value: str) -> list[str]:
    """All that an order says until the side is asked something else, or nothing."""
    said: list[str] = []
    while table.hand.open and (text := answer(table, seat, name, value)) != "ask":
        said.append(text)
        table.play(f"{seat} {text}")
        if (seat, "take_losses") not in table.asked() and not table.hand.open:
            break
        if seat not in [who for who, _ in table.asked()]:
            break
    return said


# Attacked before a Fortress


def before_munich(*defenders: str, army: int = 3) -> Battlefield:
    field = Battlefield().put("landshut", "mansfeld", f"{army} german_mercenary")
    field.put("munich", *defenders).run(Activate(PROTESTANT, 3, 0))
    field.says(0, "lead mansfeld", *[f"{army} take german_mercenary", "go"])
    return field.says(0, "march munich")


@pytest.mark.rule("11.23a")
def test_stand_withdraw_or_withdraw_if_the_odds_are_bad() -> None:
    field = before_munich("2 bavarian_mercenary", "tilly")
    assert field.asked() == [(1, "react")]
    odds = int(percent_to_win(field.s))
    assert 5 < odds < 95
    assert answer(field, 1, "attacked", "ask") == "ask"
    assert answer(field, 1, "attacked", "stand") == "outside"
    assert answer(field, 1, "attacked", "withdraw") == "inside"
    assert answer(field, 1, "attacked", f"withdraw_below {odds - 1}") == "outside"
    assert answer(field, 1, "attacked", f"withdraw_below {odds + 1}") == "inside"


@pytest.mark.rule("11.22c")
def test_leaders_alone_do_not_stand_by_order() -> None:
    field = before_munich("tilly")
    assert answer(field, 1, "attacked", "stand") == "ask"
    assert answer(field, 1, "attacked", "withdraw_below 1") == "inside"
    assert answer(field, 1, "attacked", "withdraw") == "inside"


# Combat cards


def window(*cards: str, defenders: str = "4 bavarian_mercenary") -> Battlefield:
    field = Battlefield("apocalypse").put("passau", defenders, "tilly")
    field.deal(CATHOLIC, *(cards or ("c32",)))
    field.attack(0, "budweis", "passau", "anhalt", "mansfeld", "6 german_mercenary")
    return field.says(0, "attack")


@pytest.mark.rule("9.51a", "12.23")
def test_no_card_if_the_force_is_small_or_the_odds_are_clear() -> None:
    field = window()
    own, odds = field.battle.strength[1], int(percent_to_win(field.s))
    assert field.asked() == [(1, "combat_cards")]
    assert answer(field, 1, "combat_cards", f"pass_below {own}") == "ask"
    assert answer(field, 1, "combat_cards", f"pass_below {own + 1}") == "pass"
    assert answer(field, 1, "combat_cards", f"pass_outside {odds + 1} {odds}") == "ask"
    assert answer(field, 1, "combat_cards", f"pass_outside {odds - 1} 0") == "pass"
    assert answer(field, 1, "combat_cards", f"pass_outside 100 {odds + 1}") == "pass"
    assert answer(field, 1, "combat_cards", "pass_overwhelmed") == "ask"


@pytest.mark.rule("12.61c", "9.51a")
def test_no_card_against_an_attack_that_could_have_been_an_overrun() -> None:
    field = window(defenders="bavarian_mercenary_reduced")
    assert 4 * field.battle.strength[1] <= field.battle.strength[0]
    assert answer(field, 1, "combat_cards", "pass_overwhelmed") == "pass"


@pytest.mark.rule("9.51a")
def test_the_attacker_is_asked_in_his_own_round() -> None:
    field = Battlefield("apocalypse").put("passau", "4 bavarian_mercenary").deal(PROTESTANT, "p33")
    field.attack(0, "budweis", "passau", "anhalt", "2 german_mercenary").says(0, "attack")
    assert field.asked() == [(0, "combat_cards")]
    assert answer(field, 0, "combat_cards", "pass_below 99") == "ask"


@pytest.mark.rule("9.51d")
@pytest.mark.parametrize("value", ["pass_below 9", "pass_outside 60 40", "pass_overwhelmed"])
def test_a_hand_of_combat_cards_is_answered_like_one_without(value: str) -> None:
    hands = [["c1", "c2"], ["c32", "c49"], ["c31", "c32"]]
    said = {answer(window(*hand), 1, "combat_cards", value) for hand in hands}
    assert len(said) == 1


# Losses


@pytest.mark.rule("12.31")
def test_full_units_are_spared_or_as_many_as_possible_are_kept() -> None:
    stack = ("2 bavarian_militia", "bavarian_militia_reduced", "bavarian_mercenary_reduced")
    for value, lost in (
        ("spare_full", ["bavarian_militia_reduced", "bavarian_mercenary_reduced"]),
        ("keep_units", ["bavarian_militia", "bavarian_militia"]),
    ):
        table = Table(forces=False).put("munich", *stack)
        table.run(LoseSteps(CATHOLIC, table.place("munich"), 2))
        assert obeyed(table, 1, "losses", value) == [f"lose {unit}" for unit in lost]


@pytest.mark.rule("12.31", "12.54c")
def test_losses_at_the_same_time_are_handed_in_and_the_way_is_chosen() -> None:
    field = struck()
    assert obeyed(field, 1, "losses", "keep_units")[-1] == "done"
    assert field.asked()[-1] == (1, "retreat")
    assert answer(field, 1, "retreat", "inside") == "retreat munich"
    assert answer(field, 1, "retreat", "to_base").startswith("retreat ")


# Retreat


@pytest.mark.rule("12.54c", "12.52b")
def test_a_beaten_side_goes_to_where_its_base_is_nearest_or_inside() -> None:
    field = Battlefield().put("passau", "2 bavarian_mercenary", "tilly")
    field.rolls(9, 0, 0, 0, 0, 0).attack(0, "budweis", "passau", "mansfeld", "2 german_mercenary")
    field.says(0, "attack").loses(1, *["bavarian_mercenary"] * 3)
    assert field.asked() == [(1, "retreat")]
    assert answer(field, 1, "retreat", "to_base") == "retreat landshut"  # one step from Munich
    assert answer(field, 1, "retreat", "inside") == "ask"
    field.controls("protestant", "munich")
    assert "munich" not in answer(field, 1, "retreat", "to_base")


# The end of a turn


@pytest.mark.rule("13.27")
def test_every_siege_is_rolled_for() -> None:
    table = Table(forces=False)
    for city in ("munich", "ingolstadt"):
        table.put(city, "4 german_mercenary", "bavarian_militia")
        table.s.inside[table.place(city)] = table.s.siege[table.place(city)] = 1
    table.rolls(5, 5).run(ContinuedSieges())
    rolled = obeyed(table, 0, "continued_sieges", "roll_all")
    assert sorted(rolled) == ["roll ingolstadt", "roll munich"]


@pytest.mark.rule("15.13a")
def test_all_are_paid_if_the_points_suffice_and_else_as_many_as_possible() -> None:
    rich, poor = paying(90), paying(3)
    assert obeyed(rich, 1, "pay", "all") == ["pay_all"]
    assert rich.s.unpaid == []
    before = len(poor.s.unpaid)
    assert obeyed(poor, 1, "pay", "all")[0] == "pay_in passau"  # where least is left
    assert 0 < len(poor.s.unpaid) < before


def paying(points: int) -> Table:
    table = Table(forces=False).put("regensburg", "2 imperial_mercenary")
    table.put("passau", "2 imperial_mercenary", "imperial_veteran")
    table.s.pillage[table.place("passau")] = 1
    table.s.aid = [points] * len(table.s.aid)
    return table.run(PaySegment())


# When changes begin to count


@pytest.mark.rule("6.0.Ca")
def test_the_term_of_orders_begins_with_a_card_draw() -> None:
    match = start(GAME, GAME.header(["Anna", "Mathias"]), bytes(32))
    random, heard, drawn, terms = Random(1), 0, 0, set()
    while not match.over:
        drawn += sum(isinstance(event, HandFilled) for _, event in match.log[heard:])
        heard = len(match.log)
        assert GAME.order_term(match.play.state) == drawn // 2  # each side fills its hand
        terms.add(drawn // 2)
        match.answer(match.open[0].seat, random.choice(match.open[0].choices))
    assert len(terms) > 10


@pytest.mark.rule("6.0.Ca")
def test_before_the_draw_of_a_turn_the_orders_of_the_last_one_count() -> None:
    table = Table()
    table.s.pillage = [1] * len(table.s.pillage)
    table.rolls(9).run(Turn(3))
    assert table.asked()[0][1] == "recover"
    assert GAME.order_term(table.s) == 2
    while table.s.round == 0:
        table.idle()
    assert GAME.order_term(table.s) == 3


# Whole wars


@pytest.mark.parametrize("scenario", ["intervention", "early_war"])
@pytest.mark.parametrize("seat", [PROTESTANT, CATHOLIC])
def test_a_side_with_all_orders_is_asked_in_its_own_rounds_and_for_real_choices(
    scenario: str, seat: int
) -> None:
    asked: dict[str, set[str]] = {"own": set(), "other": set()}
    answered = set()
    for question, by_order, own in war(scenario, seat):
        if by_order:
            answered.add(question)
        else:
            asked["own" if own else "other"].add(question)
    assert answered >= {"pay", "desert"}
    windows = {kind for order in GAME.orders for kind in order.kinds}
    assert asked["other"] & windows == set()
    assert asked["own"] & windows <= {"combat_cards"}  # with an attack of its own


def war(scenario: str, seat: int) -> Iterator[tuple[str, bool, bool]]:
    """The questions to a side that has ordered everything, in some wars.

    Of each its kind, whether an order answered it, and whether it came in an activation of its own.
    """
    header = GAME.header(["Anna", "Mathias"], options={"scenario": scenario})
    random = Random(7)
    for secret in range(8):
        match = start(GAME, header, bytes([secret]) * 32)
        while not match.over:
            s, question = match.play.state, random.choice(match.open)
            choice = None
            if question.seat == seat:
                choice = GAME.ordered(s, seat, question, EVERYTHING)
                own = s.march is not None and s.march.seat == seat
                yield question.kind, choice is not None, own
            match.answer(question.seat, choice or random.choice(question.choices))


# Never the hand


def test_an_order_that_looks_into_the_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(answers_with_any_hand("pass_below 9")) == 1
    honest = module.pass_cards

    def peeps(s: ThirtyYearsWarState, *others: Any) -> Choice | None:
        return honest(s, *others) if C32 in s.hands[1] else PASS

    monkeypatch.setitem(module.ANSWERS, "combat_cards", peeps)
    assert len(answers_with_any_hand("pass_below 9")) == 2


def answers_with_any_hand(value: str) -> set[str]:
    """What an order answers in a window, whatever cards the side may hold."""
    field = window("c1", "c2", "c32", "c33")
    said = {answer(field, 1, "combat_cards", value)}
    for seed in range(200):
        twin = GAME.imagine(field.s, enemy(CATHOLIC), Sampling(seed))
        decision = twin.agenda[-1]
        assert isinstance(decision, Decision)
        given = GAME.ordered(twin, 1, decision.ask(twin)[0], {"combat_cards": value})
        said.add(given.text if given else "ask")
    return said
