"""A record is a text that a person can read; whatever damages it is a sentence with a line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.little_war import LITTLE_WAR, MARCH, PLAN, READY
from tests.engine.table import SECRET, find_game, header, play_out, position, say, sit, to_marches

from westphalia.engine.chance import Seeded, commitment
from westphalia.engine.match import ReplayError, fork, replay, verify
from westphalia.engine.notation import FIRST_LINE, NotationError, read, write
from westphalia.engine.record import (
    DRAW,
    RESIGNED,
    Ending,
    Entry,
    Header,
    Record,
    Rewound,
    TakenBack,
)

BATTLE = f"""Westphalia record 1
game: little_war 1
seat 0: Anna
seat 1: Bert
modules: plague truce
option dice: ten
data: {{"towers": {{"höhe": 3}}}}
commitment: {commitment(SECRET)}
secret: {SECRET.hex()}

0. [7]
1. 0 plan ash
2. 0 undo
3. 0 pass
4. 0 ready
5. 1 plan elm
6. 1 ready [5 2]
7. 1 stay [0 1]
8. rewind 2
"""
LINES = BATTLE.splitlines()


def spoilt(old: str, new: str) -> str:
    assert BATTLE.count(old) == 1, f"'{old}' stands {BATTLE.count(old)} times in the record"
    return BATTLE.replace(old, new)


def complaint(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read(text, find_game)
    return caught.value


def refusal(text: str) -> NotationError | ReplayError | None:
    """Read and play a text; nothing but the two errors that a user is told may come of it."""
    try:
        replay(LITTLE_WAR, read(text, find_game))
    except (NotationError, ReplayError) as error:
        return error
    return None


def is_read_or_refused(text: str) -> bool:
    error = refusal(text)
    if isinstance(error, NotationError):
        in_text = 1 <= error.line <= text.count("\n") + 1
        return in_text and str(error).startswith(f"line {error.line}: ")
    return error is None or error.line == 0 or f"{error.line}." in text


# There and back


def test_a_record_is_written_as_people_read_it() -> None:
    record = read(BATTLE, find_game)
    assert write(record) == BATTLE
    assert record.header.players == ("Anna", "Bert")
    assert record.header.modules == ("plague", "truce")
    assert record.header.options == {"dice": "ten"}
    assert record.header.data == {"towers": {"höhe": 3}}
    assert (record.header.commitment, record.secret) == (commitment(SECRET), SECRET.hex())
    assert record.opening == (7,)
    assert record.lines[:2] == [Entry(0, PLAN[0]), TakenBack(0)]
    assert record.lines[5] == Entry(1, READY, (5, 2))
    assert record.lines[7] == Rewound(2)
    assert len(replay(LITTLE_WAR, record).entries) == 2


@pytest.mark.parametrize("ended", ["draw", "resigned 1"])
def test_a_record_tells_how_people_ended_it_and_its_lines_stay_as_they_were(ended: str) -> None:
    text = spoilt(f"secret: {SECRET.hex()}", f"secret: {SECRET.hex()}\nended: {ended}")
    record = read(text, find_game)
    assert record.ending == (Ending(DRAW) if ended == "draw" else Ending(RESIGNED, 1))
    assert write(record) == text
    assert (record.lines, record.header) == (read(BATTLE, find_game).lines, header_of(BATTLE))


def header_of(text: str) -> Header:
    return read(text, find_game).header


def test_a_record_without_any_frills_is_short() -> None:
    record = replace(to_marches(sit()).record, header=header(), opening=())
    assert write(record).splitlines() == [
        *[FIRST_LINE, "game: little_war 1", "seat 0: Anna", "seat 1: Bert", "option dice: six", ""],
        *["0.", "1. 0 plan ash", "2. 1 plan birch", "3. 1 ready", "4. 0 ready"],
    ]


@given(st.integers(0, 10_000), st.sampled_from([[], ["plague"], ["plague", "truce"]]))
def test_any_match_survives_as_text(seed: int, modules: list[str]) -> None:
    match = play_out(sit(*modules), seed)
    record = read(write(match.record), find_game)
    assert record == match.record
    again = verify(LITTLE_WAR, record)
    assert (position(again), again.log) == (position(match), match.log)


PRINTED = st.characters(exclude_categories=["C", "Z"]) | st.just(" ")


@given(
    st.text(PRINTED, min_size=1).filter(str.strip),
    st.dictionaries(st.text(st.characters(codec="utf-8")), st.integers() | st.text()),
)
def test_any_name_and_any_data_survive_as_text(name: str, data: dict[str, object]) -> None:
    made = LITTLE_WAR.header([name, ": # [0]"], data=data)
    assert read(write(Record(made)), find_game) == Record(made)


def test_the_same_data_is_the_same_text_in_whatever_order_it_came() -> None:
    one, other = [
        write(Record(LITTLE_WAR.header(["Anna", "Bert"], data=data)))
        for data in ({"a": 1, "b": 2}, {"b": 2, "a": 1})
    ]
    assert one == other


def test_a_record_may_leave_out_an_opening_without_chance() -> None:
    record = read(spoilt("0. [7]\n", ""), find_game)
    assert record == replace(read(BATTLE, find_game), opening=())


def test_a_number_has_at_most_nine_digits() -> None:
    entry = read(spoilt("[5 2]", "[999999999 0]"), find_game).lines[5]
    assert isinstance(entry, Entry)
    assert entry.outcomes[0] == 999_999_999
    assert complaint(spoilt("[5 2]", "[1000000000]")).line == 17


def test_comments_and_empty_lines_are_for_people() -> None:
    record = read(BATTLE, find_game)
    comments = {1: ["Anna looks at Ash.", "Two\nlines."], 8: ["7. is no more"]}
    text = write(record, comments)
    assert "1. 0 plan ash\n# Anna looks at Ash.\n# Two\n# lines.\n2. 0 undo\n" in text
    assert text.endswith("8. rewind 2\n# 7. is no more\n")
    assert read(text, find_game) == record


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (FIRST_LINE, f"\n# Kept at home.\n\n{FIRST_LINE}"),
        ("seat 0: Anna\n", "# Who plays:\nseat 0: Anna\n"),
        ("\n\n0.", "\n# The header ends here.\n\n0."),
        ("\n\n0.", "\n\n\n# It begins.\n\n0."),
        ("2. 0 undo", "\n  # Hm.\n2. 0 undo   "),
        ("1. 0 plan ash", "1.  0   plan \t ash"),
        ("2. 0 undo", "2. 0   undo"),
        ("8. rewind 2\n", "8. rewind 2"),
    ],
)
def test_space_and_remarks_do_not_matter(old: str, new: str) -> None:
    assert read(spoilt(old, new), find_game) == read(BATTLE, find_game)


def test_line_ends_of_other_systems_do_not_matter() -> None:
    assert read(BATTLE.replace("\n", "\r\n"), find_game) == read(BATTLE, find_game)


def test_what_some_editors_put_before_a_text_does_not_matter() -> None:
    assert read(f"\ufeff{BATTLE}", find_game) == read(BATTLE, find_game)


# Damage

HEADER_DAMAGE = [
    (FIRST_LINE, "Westphalia record 2", 1, "a record begins with 'Westphalia record 1'"),
    (FIRST_LINE, "", 2, "a record begins with 'Westphalia record 1'"),
    ("game: little_war 1\n", "", 9, "there is no game ''"),
    ("little_war 1", "big_war 1", 2, "there is no game 'big_war'"),
    (
        "little_war 1",
        "little_war 7",
        2,
        "the record follows version 7 of the rules of little_war, and",
    ),
    ("little_war 1", "little_war", 2, "the record follows version none of the rules of little_war"),
    ("seat 0: Anna\n", "", 3, "'seat 1' is unknown in a header"),
    ("seat 1: Bert\n", "", 3, "little_war is for 2 players, not 1"),
    ("seat 1: Bert", "seat 1: ", 4, "'' cannot be a player's name"),
    ("seat 1: Bert", "seat 0: Bert", 4, "'seat 0' stands in the header twice"),
    ("seat 1: Bert", "seat 1 Bert", 4, "'seat 1 Bert' is no header line: it has no colon"),
    ("modules: plague truce", "modules: plague frost", 5, "'frost' is no module of little_war"),
    (
        "option dice: ten",
        "option luck: ten",
        6,
        "'luck' is no option of little_war; there are: dice",
    ),
    ("option dice: ten", "option dice: two", 6, "the option dice may be six, ten, not 'two'"),
    ("option dice: ten", "weather: fine", 6, "'weather' is unknown in a header"),
    ("option dice: ten", "ended: resigned 2", 6, "a match is ended by 'draw' or 'resigned 1', not"),
    ("option dice: ten", "ended: tired", 6, "a match is ended by 'draw' or 'resigned 1', not"),
    ('{"towers": {"höhe": 3}}', '{"towers"', 7, "the data of the header cannot be read: "),
    ('{"towers": {"höhe": 3}}', "[1]", 7, "the data of the header must be a table, not '[1]'"),
    ('{"towers": {"höhe": 3}}', "[" * 99999, 7, "the data of the header cannot be read: "),
    ("\n\n0. [7]", "\n0. [7]", 10, "'0. [7]' is no header line: it has no colon"),
]
LINE_DAMAGE = [
    ("0. [7]", "0. [7", 11, "the outcomes of chance have no closing bracket"),
    ("0. [7]", "0. 7", 11, "behind 0. stand only outcomes of chance, not '7'"),
    ("0. [7]", "0. Anna [7]", 11, "behind 0. stand only outcomes of chance, not 'Anna'"),
    ("0. [7]", "0. [7]\n0. [6]", 12, "1. is missing: here stands 0."),
    ("1. 0 plan ash\n", "", 12, "1. is missing: here stands 2."),
    ("4. 0 ready", "5. 0 ready", 15, "4. is missing: here stands 5."),
    ("4. 0 ready", "3. 0 ready", 15, "4. is missing: here stands 3."),
    ("4. 0 ready", "0 ready", 15, "'0 ready' does not begin with the number of a line and a dot"),
    ("4. 0 ready", "٤. 0 ready", 15, "'٤. 0 ready' does not begin with the number of a line"),
    ("4. 0 ready", f"{'4' * 5000}. 0 ready", 15, "'444"),
    ("4. 0 ready", "4", 15, "'4' does not begin with the number of a line and a dot"),
    ("4. 0 ready", "4.", 15, "'' does not begin with a seat"),
    ("4. 0 ready", "4. 0 2", 15, "'2' is not a choice of this game"),
    ("4. 0 ready", "4. Anna ready", 15, "'Anna ready' does not begin with a seat"),
    ("4. 0 ready", "4. -1 ready", 15, "'-1 ready' does not begin with a seat"),
    ("4. 0 ready", "4. 0", 15, "'' is not a choice of this game"),
    ("5. 1 plan elm", "5. 1 plan elk", 16, "'plan elk' is not a choice of this game; did you mean"),
    ("[5 2]", "[5, 2]", 17, "the outcomes of chance are whole numbers, not '5, 2'"),
    ("[5 2]", "[5 -2]", 17, "the outcomes of chance are whole numbers, not '5 -2'"),
    ("[5 2]", f"[{'5' * 5000}]", 17, "the outcomes of chance are whole numbers, not '555"),
    ("[5 2]", "[5 2] so", 17, "the outcomes of chance have no closing bracket"),
    ("8. rewind 2", "8. rewind two", 19, "'rewind two' does not begin with a seat"),
    ("8. rewind 2", "8. rewind 2 [1]", 19, "'rewind 2' draws no chance, but outcomes stand behind"),
    ("2. 0 undo", "2. 0 undo [1]", 13, "'0 undo' draws no chance, but outcomes stand behind it"),
]


@pytest.mark.parametrize(("old", "new", "line", "sentence"), [*HEADER_DAMAGE, *LINE_DAMAGE])
def test_damage_is_named_with_its_line(old: str, new: str, line: int, sentence: str) -> None:
    error = complaint(spoilt(old, new))
    assert str(error).startswith(f"line {line}: {sentence}")
    assert error.line == line


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\ufeff", FIRST_LINE, "{}", "0. [7]"])
def test_what_is_no_record_at_all_is_said_to_be_none(text: str) -> None:
    assert complaint(text).line >= 1


def test_a_record_cut_off_behind_a_line_is_a_shorter_record() -> None:
    for kept in range(len(LINES) - 1, 10, -1):
        record = read("\n".join(LINES[:kept]), find_game)
        assert record.lines == read(BATTLE, find_game).lines[: kept - 11]
        replay(LITTLE_WAR, record)


def test_a_record_cut_off_anywhere_is_read_or_refused() -> None:
    assert all(is_read_or_refused(BATTLE[:cut]) for cut in range(len(BATTLE)))
    assert refusal(BATTLE) is None


@given(st.binary())
def test_garbage_is_refused(garbage: bytes) -> None:
    assert complaint(garbage.decode("latin-1")).line >= 1
    assert is_read_or_refused(f"{BATTLE}9. {garbage.decode('latin-1')}")
    assert is_read_or_refused(f"{FIRST_LINE}\n{garbage.decode('latin-1')}")


CHARACTERS = st.sampled_from("0123456789.:[]{}# \n\t-undo") | st.characters()


@given(st.lists(st.tuples(st.integers(0, len(BATTLE)), CHARACTERS, st.integers(0, 2)), max_size=4))
def test_a_record_with_spoilt_characters_is_read_or_refused(
    spoils: list[tuple[int, str, int]],
) -> None:
    text = BATTLE
    for at, character, lost in spoils:
        text = text[:at] + character + text[at + lost :]
    assert is_read_or_refused(text)


@given(st.permutations(LINES))
def test_a_record_in_disorder_is_read_or_refused(lines: list[str]) -> None:
    assert is_read_or_refused("\n".join(lines))


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("5. 1 plan elm", "5. 1 plan ash", 5, "seat 1 may not 'plan ash' now (2.1); it is asked"),
        ("6. 1 ready [5 2]", "6. 1 ready [5]", 6, "the outcomes have run out"),
        ("6. 1 ready [5 2]", "6. 1 ready [5 9]", 6, "the outcome 9 stands where the rules draw 0"),
        ("6. 1 ready [5 2]", "6. 1 ready [5 2 2]", 6, "the outcomes 2 stand there, but the rules"),
        ("8. rewind 2", "8. rewind 80", 8, "there are 5 answers; 80 cannot be kept of them"),
        ("2. 0 undo", "2. 1 undo", 2, "seat 1 has nothing to take back"),
    ],
)
def test_what_breaks_the_rules_is_named_by_the_number_that_stands_in_the_text(
    old: str, new: str, line: int, sentence: str
) -> None:
    text = spoilt(old, new)
    with pytest.raises(ReplayError) as caught:
        replay(LITTLE_WAR, read(text, find_game))
    assert str(caught.value).startswith(f"the line that begins with {line}.: {sentence}")
    assert f"\n{line}. " in text


def test_modules_that_clash_can_be_read_but_not_played() -> None:
    record = read(spoilt("plague truce", "truce rout"), find_game)
    with pytest.raises(ReplayError, match="'rout' and 'truce' do not go together"):
        replay(LITTLE_WAR, record)


def test_a_fork_is_written_without_a_commitment() -> None:
    match = fork(LITTLE_WAR, say(sit(), "0 plan ash").record, Seeded(bytes(32)))
    say(match, "1 plan birch", "0 ready", "1 ready", "0 march birch")
    assert "commitment" not in write(match.record)
    assert read(write(match.record), find_game).lines[-1] == match.entries[-1]
    assert match.entries[-1].choice is MARCH[1]


def test_a_line_tells_that_a_sealed_order_gave_the_answer() -> None:
    match = sit()
    choice = match.open[0].choices[0]
    match.answer(match.open[0].seat, choice, by_order=True)
    text = write(match.record)
    assert f"1. 0 {choice.text} by order" in text
    again = read(text, find_game)
    assert again.lines == match.record.lines
    assert replay(match.game, again).log == match.log
    assert next(type(event).__name__ for at, event in match.log if at == 1) == "AnsweredByOrder"
    match.undo(0)
    assert "AnsweredByOrder" not in [type(event).__name__ for _, event in match.log]
