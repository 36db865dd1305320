"""What a net learns from: what seats foresaw along the course of a game."""

from __future__ import annotations

import pytest

from silverspire.lab.course import FAR, Foreseen, Seen, Step, Strayed, look_back


def test_who_never_searched_was_to_expect_the_points_at_the_end() -> None:
    assert look_back([Seen(), Seen()], [40.0, 50.0]) == [[40.0, 50.0], [40.0, 50.0]]


def test_what_a_seat_foresees_is_mixed_with_what_comes_later() -> None:
    course: list[Step] = [Seen(), Foreseen(0, 30.0), Seen(), Foreseen(0, 35.0), Seen()]

    first, second, last = look_back(course, [40.0, 50.0])

    later = FAR * 40 + (1 - FAR) * 35
    assert last == [40.0, 50.0]
    assert second == pytest.approx([later, 50.0])
    assert first == pytest.approx([FAR * later + (1 - FAR) * 30, 50.0])


def test_a_choice_by_chance_says_nothing_of_what_came_before_it() -> None:
    course: list[Step] = [Seen(), Foreseen(0, 30.0), Strayed(0), Seen()]

    before, after = look_back(course, [10.0, 50.0])

    assert before == [30.0, 50.0]
    assert after == [10.0, 50.0]


def test_a_choice_by_chance_of_another_changes_nothing_for_a_seat() -> None:
    course: list[Step] = [Seen(), Foreseen(0, 30.0), Strayed(1)]

    [[mixed, _]] = look_back(course, [10.0, 50.0])

    assert mixed == pytest.approx(FAR * 10 + (1 - FAR) * 30)
