"""The serializer: one list of fields writes a state and reads it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from silverspire import BrokenBytes
from silverspire.kernel.serializer import Serializer

SMALLEST, LARGEST = -(2**63), 2**63 - 1


def reading(*numbers: int) -> Serializer:
    return Serializer(vec[i64](numbers), reading=True)


def test_what_was_written_is_read_in_the_same_order() -> None:
    writing = Serializer(vec[i64](), reading=False)
    writing.number(LARGEST)
    writing.vector(vec[i64]([]))
    writing.vector(vec[i64]([SMALLEST, 0, 5]))
    writing.number(-1)

    serializer = Serializer(writing.numbers, reading=True)

    assert serializer.number(0) == LARGEST
    assert list(serializer.vector(vec[i64]([9]))) == []
    assert list(serializer.vector(vec[i64]())) == [SMALLEST, 0, 5]
    assert serializer.number(0) == -1
    assert serializer.place == len(serializer.numbers)


def test_writing_hands_back_what_it_was_given() -> None:
    writing = Serializer(vec[i64](), reading=False)

    assert writing.number(7) == 7
    assert list(writing.vector(vec[i64]([1, 2]))) == [1, 2]


def test_a_table_that_was_read_is_a_copy() -> None:
    serializer = reading(2, 5, 6)

    serializer.vector(vec[i64]())[0] = 99

    assert list(serializer.numbers) == [2, 5, 6]


@pytest.mark.parametrize("numbers", [(), (2, 1), (1,), (-1, 4), (LARGEST, 1)])
def test_a_vector_that_ends_too_early_or_makes_no_sense_is_refused(
    numbers: tuple[int, ...],
) -> None:
    with pytest.raises(BrokenBytes, match="ends too early"):
        reading(*numbers).vector(vec[i64]())


def test_a_number_that_is_not_there_is_refused() -> None:
    serializer = reading(1)
    serializer.number(0)

    with pytest.raises(BrokenBytes, match="ends too early"):
        serializer.number(0)
