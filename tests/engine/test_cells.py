"""Cells: small integers that are written one by one and looked at without a copy."""

from __future__ import annotations

import pytest

from westphalia.engine.cells import Cells


def test_what_is_written_is_seen_in_the_buffer_at_once() -> None:
    cells = Cells(6)
    buffer = cells.buffer()
    assert (buffer.format, list(buffer)) == ("h", [0] * 6)
    cells.put(7)
    cells.put(-2)
    assert (cells.at, list(buffer)) == (2, [7, -2, 0, 0, 0, 0])
    cells.set(5, 32767)
    cells.add(5, -1)
    cells.add(0, 3)
    assert (cells.at, cells.get(0), list(buffer)) == (2, 10, [10, -2, 0, 0, 0, 32766])
    cells.at = 1
    cells.skip(3)
    assert (cells.at, list(buffer)) == (4, [10, 0, 0, 0, 0, 32766])


def test_a_buffer_cannot_be_written_by_those_who_look() -> None:
    with pytest.raises(TypeError):
        Cells(2).buffer()[0] = 1


def test_nothing_is_written_beyond_the_end_or_beyond_16_bits() -> None:
    cells = Cells(2)
    for wrong in (lambda: cells.set(2, 1), lambda: cells.add(2, 1), lambda: cells.get(2)):
        with pytest.raises(IndexError):
            wrong()
    with pytest.raises((OverflowError, ValueError)):
        cells.put(1 << 15)
    cells.skip(2)
    with pytest.raises(IndexError):
        cells.put(1)
    with pytest.raises((AssertionError, IndexError)):
        cells.skip(1)
    assert list(cells.buffer()) == [0, 0]
