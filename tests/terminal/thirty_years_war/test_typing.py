"""What can be typed at a table of Thirty Years War besides single choices."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.talk import SECRET, Prompt, Talk, talk, typing

from westphalia.engine.match import start
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME


def told(prompt: Prompt) -> str:
    return "\n".join(prompt.lines)


def sit(tmp_path: Path, *lines: str, language: str = "en") -> Talk:
    """Anna is the Protestant against a bot and types these lines."""
    match = start(GAME, GAME.header(["Anna", "Bert"]), SECRET)
    path, seats = tmp_path / "game.record", ["human", "random"]
    return talk(match, typing(*lines), path, seats=seats, language=language)


def last(tmp_path: Path, *lines: str, language: str = "en") -> str:
    """What is answered to the last of these lines."""
    return told(sit(tmp_path, *lines, language=language).prompts[len(lines)])


def answers(done: Talk) -> list[str]:
    return [entry.choice.text for entry in done.match.entries if entry.seat == 0]


def first_card(tmp_path: Path, use: str = "act") -> str:
    """Some card in hand with which Mansfeld can be activated."""
    texts = sit(tmp_path).prompts[0].texts
    return next(text for text in texts if text.startswith(f"{use} "))


def test_the_hand_is_told_before_the_first_card_round(tmp_path: Path) -> None:
    done = sit(tmp_path)
    said = told(done.prompts[0])
    assert "= Thirty Years War | Turn 1/14 (1620–21) | round 1 | VP 21 | → Draw" in said
    assert len([line for line in said.splitlines() if line.startswith("card ")]) == 7


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("map prague", "city Fortress: strength 4 R"),
        ("map bohemia", "= Bohemia (Protestant; control: 3 cities, 3 VP)"),
        ("map denmark", "= Stacks"),
        ("map table", "= Independent Cities"),
        ("areas", "area france | France"),
        ("stacks", "stack pilsen 0 | place Pilsen"),
        ("stacks munic", "stack munich 1 | place Munich"),
        ("leaders", "leader tilly | Tilly"),
        ("leaders til", "= Tilly"),
        ("cards", "deck In the decks: Early War"),
        ("cards p24", "= Dutch Capture Spanish Treasure Fleet (P24)"),
        ("tracks", "track Pope: Paul V"),
        ("supply", "= Pay of the Protestant side"),
        ("supply all", "= Pay of the Catholic side"),
        ("hand", "= Your hand"),
        ("look", "= Areas"),
    ],
)
def test_everything_on_the_table_can_be_looked_at(tmp_path: Path, typed: str, said: str) -> None:
    assert said in last(tmp_path, typed)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("map nowhere", "! “nowhere” is neither a place"),
        ("map m", "! “m” could be: moravia"),
        ("cards peasant", "! “peasant” could be: c"),
        ("reach", "! Nobody is on the march."),
        ("odds", "! There is no such battle"),
        ("to", "! Which one?"),
        ("to prague", "! The whole force does not reach Prague."),
        ("all", "! There is nothing to take all of."),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(tmp_path: Path, typed: str, said: str) -> None:
    assert said in last(tmp_path, typed)


def test_places_and_leaders_are_known_by_their_names_in_the_language(tmp_path: Path) -> None:
    assert "= Prag" in last(tmp_path, "map prag", language="de")
    assert "= Wien" in last(tmp_path, "map wien", language="de")
    assert "= Munich" in last(tmp_path, "map munich", language="fr")
    assert "= München" in last(tmp_path, "map muenchen", language="de")


def test_all_forms_the_largest_force_and_to_marches_the_shortest_way(tmp_path: Path) -> None:
    act = first_card(tmp_path)
    done = sit(tmp_path, act, "mansfeld", "all", "to passau")
    said = answers(done)
    assert said[1:3] == ["lead mansfeld", "join anhalt"]
    assert said.count("take german_mercenary") == 5
    assert said[-2:] == ["march budweis", "march passau"]
    assert done.prompts[-1].kind == "march_on"
    assert "halt" in done.prompts[-1].texts


def test_nobody_marches_into_a_neutral_area_unawares(tmp_path: Path) -> None:
    act = first_card(tmp_path)
    lines = (act, "mansfeld", "all", "to hanau")
    assert "! The shortest way leads by Würzburg, " in last(tmp_path, *lines)
    assert answers(sit(tmp_path, *lines))[-1] == "go", "no step was taken"
    assert answers(sit(tmp_path, *lines[:-1], "to coburg"))[-1] == "march coburg", "as it is meant"


def test_the_reach_of_a_march_is_told_with_costs(tmp_path: Path) -> None:
    act = first_card(tmp_path)
    said = last(tmp_path, act, "mansfeld", "all", "reach")
    assert "= In reach with 6 MP: 5× German Protestant Mercenary" in said
    assert "goal passau | place Passau | MP left 4 | by way of Budweis | may end yes" in said
    assert "leaders alone" not in said
    assert "leaders alone" in last(tmp_path, act, "mansfeld", "all", "reach all")


def test_a_march_objects_to_another_word_only_with_its_question(tmp_path: Path) -> None:
    act = first_card(tmp_path)
    said = last(tmp_path, act, "mansfeld", "all", "go")
    assert "! Not now: Set out: the question is: Where does the march go" in said


def test_a_card_alone_could_be_several_things(tmp_path: Path) -> None:
    act = first_card(tmp_path)
    card = act.split()[1]
    assert f"! “{card}” could be: act {card}, recruit {card}, aid {card}" in last(tmp_path, card)


# Standing orders


def test_orders_are_listed_given_and_refused(tmp_path: Path) -> None:
    listed = last(tmp_path, "orders")
    assert "order pay all | type orders pay all | then pay all that I can" in listed
    assert "order pay ask | when Pay | type orders pay ask | then ask me | now given" in listed
    given = last(tmp_path, "orders attacked withdraw_below 40")
    assert "= Standing orders (as they will count from the next card draw)" in given
    assert "then withdraw if my chance to win is below 40 % | now given" in given
    assert "possible are: ask, all" in last(tmp_path, "orders pay none")
    assert "continued_sieges, pay" in last(tmp_path, "orders flee always")


@pytest.mark.slow
def test_an_order_answers_from_the_next_card_draw_on(tmp_path: Path) -> None:
    match = start(GAME, GAME.header(["Anna", "Bert"]), SECRET)
    asked: list[str] = []

    def lets_roll_later(prompt: Prompt) -> str | None:
        """Gives her order at the very first, then takes what stands first, for two turns."""
        turn = match.game.when(match.play.state)["turn"]
        if turn > 2:
            return None
        asked.append(f"{prompt.kind} {turn}")
        return "1" if len(asked) > 1 else "orders continued_sieges roll_all"

    done = talk(match, lets_roll_later, tmp_path / "game.record", seats=["human", "random"])
    assert "continue_sieges 1" in asked
    assert "continue_sieges 2" not in asked
    assert "= By your standing order: " in done.output
