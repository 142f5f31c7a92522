"""A header is checked before anybody sits down."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.engine.little_war import LITTLE_WAR, LittleWar, Play
from tests.engine.table import PLAYERS, play_out, position, sit

from westphalia.engine.chance import Sampling
from westphalia.engine.game import SPECTATOR, Game, Option, SetUpError
from westphalia.engine.notation import NotationError, read, write
from westphalia.engine.record import DRAW, RESIGNED, Ending, Header, Record
from westphalia.engine.spelling import Spelling


def test_a_header_holds_every_option_and_the_modules_in_the_order_of_the_game() -> None:
    header = LITTLE_WAR.header([" Anna ", "Bert"], ["truce", "plague"])
    assert (header.game, header.version, header.seats) == ("little_war", "1", 2)
    assert header.players == ("Anna", "Bert")
    assert header.modules == ("plague", "truce")
    assert header.options == {"dice": "six"}
    assert (header.data, header.commitment) == ({}, "")


@pytest.mark.parametrize(
    ("players", "modules", "options", "sentence"),
    [
        (["Anna"], [], {}, "little_war is for 2 players, not 1"),
        ("Bo", [], {}, r"players are a list of names, such as \['Bo'\], and not 'Bo'"),
        (PLAYERS, "truce", {}, r"modules are a list of names, such as \['truce'\], and not 'tr"),
        (["Anna", " "], [], {}, "' ' cannot be a player's name"),
        (["Anna", "B\nert"], [], {}, r"'B\\nert' cannot be a player's name"),
        (PLAYERS, ["frost"], {}, "'frost' is no module of little_war; there are: plague, truce"),
        (PLAYERS, [], {"luck": "no"}, "'luck' is no option of little_war; there are: dice"),
        (PLAYERS, [], {"dice": "ten", "luck": "no"}, "'luck' is no option of little_war"),
        (PLAYERS, [], {"dice": "two"}, "the option dice may be six, ten, not 'two'"),
    ],
)
def test_what_cannot_be_set_up_is_refused(
    players: Sequence[str], modules: Sequence[str], options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(SetUpError, match=sentence):
        LITTLE_WAR.header(players, modules, options)


class Proud(LittleWar):
    """A game in which two things do not go together."""

    def check(self, header: Header) -> None:
        if "plague" in header.modules and header.options["dice"] == "ten":
            raise SetUpError("the plague is thrown with six sides")


def test_a_header_is_checked_as_a_whole() -> None:
    assert Proud().header(PLAYERS, ["plague"]).modules == ("plague",)
    with pytest.raises(SetUpError, match="the plague is thrown with six sides"):
        Proud().header(PLAYERS, ["plague"], {"dice": "ten"})


class Picky(LittleWar):
    """A game that refuses its own defaults: parts of a header may not be checked as a whole."""

    def check(self, header: Header) -> None:
        if header.options["dice"] != "ten" or not header.modules:
            raise SetUpError("dice of ten and a module, please")


def test_a_record_is_checked_part_by_part_and_then_as_a_whole() -> None:
    game = Picky()
    header = game.header(PLAYERS, ["plague"], {"dice": "ten"})
    text = write(Record(header))
    assert read(text, lambda name: game).header == header
    with pytest.raises(NotationError, match="line 2: dice of ten and a module, please"):
        read(text.replace("dice: ten", "dice: six"), lambda name: game)


def test_numbers_are_spelled_by_the_term_of_their_field() -> None:
    terms = {"seat": "seat", "winners": "seat", "where": "city", "route": "city", "turn": "ordinal"}
    spelled = Spelling(terms, {"city": ["Wien", "Prag"]})
    assert spelled({"seat": -1, "winners": (0, 1), "where": 1, "route": (0, -1)}) == {
        "seat": None,
        "winners": [0, 1],
        "where": "Prag",
        "route": ["Wien", None],
    }
    same = {"turn": 0, "armies": -1, "where": "Prag", "won": True}
    assert spelled(same) == same


def test_an_option_of_several_values_takes_any_of_them_once() -> None:
    colours = Option("colours", ("red", "blue", "green"), "1.1", several=True)
    assert colours.default == "red blue green"
    for right in ("green red", "blue", colours.default):
        assert colours.checked(right) == right
    for wrong in ("", "red red", "red pink", "red, blue"):
        with pytest.raises(SetUpError, match="the option colours may be red, blue, green, not"):
            colours.checked(wrong)


def test_an_option_of_one_value_takes_it_as_it_is_written() -> None:
    dice = Option("dice", ("six", "ten"), "3.2")
    assert (dice.default, dice.checked("ten")) == ("six", "ten")
    for wrong in ("", "six ten", " six", "Six"):
        with pytest.raises(SetUpError, match=f"the option dice may be six, ten, not '{wrong}'"):
            dice.checked(wrong)


class SecondEdition(LittleWar):
    """The rules anew: wounds are an option where the plague is, and the old dice had ten sides."""

    def __init__(self) -> None:
        super().__init__()
        self.version = "2"
        self.options += (Option("wounds", ("heal", "stay"), "5.2", module="plague"),)

    def upgraded(self, header: Header) -> Header:
        if header.version == "1":
            header = replace(header, version="2", options={"dice": "ten"}, data={"old": 1})
        return super().upgraded(header)


def test_an_option_of_a_module_is_agreed_where_the_module_is_played() -> None:
    game = SecondEdition()
    assert game.header(PLAYERS, ["plague"]).options == {"dice": "six", "wounds": "heal"}
    assert game.header(PLAYERS, ["truce"]).options == {"dice": "six"}
    with pytest.raises(SetUpError, match="the option wounds may be heal, stay, not 'kill'"):
        game.header(PLAYERS, ["plague"], {"wounds": "kill"})
    unplayed = "the option wounds belongs to the module plague, which is not played"
    for value in ("stay", "heal", "kill"):
        with pytest.raises(SetUpError, match=unplayed):
            game.header(PLAYERS, ["truce"], {"wounds": value})
    with pytest.raises(SetUpError, match=r"'luck' is no option of .*; there are: dice, wounds$"):
        game.header(PLAYERS, (), {"luck": "no"})


def test_a_header_leaves_alone_what_it_is_made_of() -> None:
    modules, options = ["truce", "plague"], {"dice": "ten"}
    LITTLE_WAR.header(PLAYERS, modules, options)
    assert (modules, options) == (["truce", "plague"], {"dice": "ten"})


def test_a_record_of_an_earlier_version_is_read_as_one_that_plays_the_same() -> None:
    game = SecondEdition()
    old = "Westphalia record 1\ngame: little_war {}\nseat 0: Anna\nseat 1: Bert\n\n0.\n"
    header = read(old.format(1), lambda name: game).header
    assert header == game.header(PLAYERS, (), {"dice": "ten"}, {"old": 1})
    assert read(old.format(2), lambda name: game).header == game.header(PLAYERS)
    with pytest.raises(NotationError, match="line 2: the record follows version 3"):
        read(old.format(3), lambda name: game)


@pytest.mark.parametrize(
    ("module", "dice", "wounds", "sentence"),
    [
        ("plague", "two", "heal", "line 6: the option dice may be six, ten, not 'two'"),
        ("plague", "six", "kill", "line 7: the option wounds may be heal, stay, not 'kill'"),
        ("truce", "six", "heal", "line 7: the option wounds belongs to the module plague, which"),
    ],
)
def test_the_option_that_is_wrong_is_named_with_its_line(
    module: str, dice: str, wounds: str, sentence: str
) -> None:
    head = ["Westphalia record 1", "game: little_war 2", "seat 0: Anna", "seat 1: Bert"]
    head += [f"modules: {module}", f"option dice: {dice}", f"option wounds: {wounds}", "", "0."]
    with pytest.raises(NotationError, match=sentence):
        read("\n".join(head), lambda name: SecondEdition())


def test_the_option_reaches_the_rules() -> None:
    ten = LITTLE_WAR.set_up(LITTLE_WAR.header(PLAYERS, (), {"dice": "ten"}))
    assert (ten.sides, sit().play.state.sides) == (10, 6)


class Plain(LittleWar):
    """A game that brings only what it must."""

    standing = Game.standing


def test_what_a_game_need_not_bring_has_a_plain_answer() -> None:
    game, match = Plain(), play_out(sit(), 3)
    s = match.play.state
    points = {"points": game.scores(s)}
    assert game.standing(s) == points
    assert game.result(s) == {**points, "winners": game.winners(s)}
    assert game.views(s, [1, SPECTATOR]) == [game.view(s, 1), game.view(s, SPECTATOR)]
    assert (game.when(s), game.printed({}), game.parts, game.marks) == ({}, {}, {}, {})
    with pytest.raises(ValueError, match="little_war foretells nothing"):
        game.forecast(s, 0, [])
    assert game.check_overlay({}, "here") == []
    refused = "here: no printed value of little_war can be replaced"
    assert game.check_overlay({"towers": 3}, "here") == [refused]


@pytest.mark.parametrize(
    ("counts", "usual"), [((2,), 2), ((2, 3), 3), ((3, 4, 5), 4), ((2, 3, 4, 6), 4)]
)
def test_usual_is_the_middle_of_the_seats_that_are_allowed(
    counts: tuple[int, ...], usual: int
) -> None:
    game = LittleWar()
    game.seat_counts = counts
    assert game.usual_seats == usual
    allowed = ", ".join(str(count) for count in counts)
    with pytest.raises(SetUpError, match=f"^little_war is for {allowed} players, not 1$"):
        game.header(["Anna"])


def waits(play: Play) -> list[tuple[int, str, str]]:
    """What a refusal may tell to any seat."""
    return [(question.seat, question.kind, question.clause) for question in play.open]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_what_a_seat_imagines_looks_the_same_to_it_and_is_sound(seat: int) -> None:
    match, chance, sights = sit("plague"), Sampling(7), []
    for turn in range(8):
        state = match.play.state
        twins = [LITTLE_WAR.imagine(state, seat, chance) for _ in range(10)]
        for twin in twins:
            assert LITTLE_WAR.view(twin, seat) == LITTLE_WAR.view(state, seat)
            assert LITTLE_WAR.faults(twin) == []
            assert waits(Play(twin, Sampling(0))) == waits(match.play)
        sights.append(len({str(LITTLE_WAR.encode(twin)) for twin in twins}))
        question = match.open[turn % len(match.open)]
        match.answer(question.seat, question.choices[turn % len(question.choices)])
    assert sights[0] > 1, "before the plans are shown something must be hidden"


def test_where_two_play_who_does_not_resign_has_won() -> None:
    s = play_out(sit(), 3).play.state
    points = LITTLE_WAR.scores(s)
    assert LITTLE_WAR.ended(s, Ending(RESIGNED, 1)) == {"winners": [0], "points": points}
    assert LITTLE_WAR.ended(s, Ending(DRAW)) is None, "its rules know no draw"


def test_the_toy_counts_provinces_and_cards() -> None:
    match = play_out(sit(), 3)
    state, last = match.play.state, position(match)
    scores = [last["owner"].count(seat) + sum(last["hands"][seat]) for seat in (0, 1)]
    assert LITTLE_WAR.scores(state) == scores
    assert LITTLE_WAR.winners(state) == [n for n in (0, 1) if scores[n] == max(scores)]
    state.deck.pop()
    assert LITTLE_WAR.faults(state) == ["cards are lost"]
