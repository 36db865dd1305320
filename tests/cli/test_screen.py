"""The page fits the terminal, and color is never alone."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import silverspire
from silverspire.cli.kutna_hora import palette
from silverspire.cli.panes import Pane, columns, fit_panes, height, pane_rows, render_panes
from silverspire.cli.renderer import find_renderer
from silverspire.cli.saved_games import SeatAssignment
from silverspire.cli.screen import Screen
from silverspire.cli.session import GameSession
from silverspire.kernel.undo import Timeline

GAME = silverspire.game("kutna_hora")


class Page(Screen):
    """A terminal of a given size that remembers what was shown."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(Console(width=width, height=height, force_terminal=True, record=True))

    def clear(self) -> None:
        """A fresh page each time."""

    def lines_shown(self) -> list[str]:
        return self.console.export_text().rstrip("\n").splitlines()


@cache
def pages(size: tuple[int, int]) -> list[list[str]]:
    """What four people at one screen see at every question of a game by chance."""
    seed = size[0]
    luck = random.Random(seed)
    timeline = Timeline(GAME.new(seats=4, seed=seed, options={"events": True}))
    page = Page(*size)
    play = GameSession(
        page, find_renderer(GAME), timeline, SeatAssignment([0, 1, 2, 3], "chance"), Path()
    )
    seen: list[list[str]] = []
    while (asked := play.state.decision()) is not None:
        play.show_table(asked)
        seen.append(page.lines_shown())
        play.explained.add(asked.kind)
        timeline.apply(luck.choice(asked.choices))
    return seen


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (160, 50)], ids=lambda size: f"{size[0]}")
def test_every_page_fits(size: tuple[int, int], capsys: pytest.CaptureFixture[str]) -> None:
    width, lines = size
    for page in pages(size):
        assert len(page) < lines, "no line is left for the answer"
        assert max(map(len, page)) < width


def test_a_usual_page_shows_the_whole_table(capsys: pytest.CaptureFixture[str]) -> None:
    shown = pages((100, 40))
    whole = [page for page in shown if not any("There is more" in line for line in page)]

    assert len(whole) > len(shown) * 0.8


def test_a_wide_page_shows_the_names_of_tiles_whole() -> None:
    with_pilgrims = GAME.new(seats=4, seed=1)

    hall = next(
        pane for pane in find_renderer(GAME).panes([with_pilgrims], 160, 0) if pane.name == "hall"
    )

    assert any("Pilgrims’ Hospital" in line.plain for line in hall.lines)


# --- Panes ---------------------------------------------------------------------------------------


def pane(name: str, priority: int, width: int, lines: int) -> Pane:
    return Pane(name, priority, [Text(name * width)] * lines)


def names(panes: list[Pane]) -> str:
    return "".join(pane.name for pane in panes)


def test_panes_stand_beside_each_other_while_there_is_room() -> None:
    panes = [pane("a", 1, 4, 2), pane("b", 2, 5, 3), pane("c", 3, 4, 1)]

    assert [names(band) for band in pane_rows(panes, 10)] == ["ab", "c"]
    assert height(panes, 10) == 4
    assert [line.plain for line in render_panes(panes, 10)] == ["aaaa bbbbb"] * 2 + [
        "     bbbbb",
        "cccc",
    ]


def test_what_matters_most_is_shown_first_and_in_reading_order() -> None:
    panes = [pane("a", 3, 9, 2), pane("b", 1, 9, 2), pane("c", 2, 9, 2)]

    assert names(fit_panes(panes, 10, 4)) == "bc"
    assert names(fit_panes(panes, 10, 1)) == "b"


def test_short_texts_stand_in_columns() -> None:
    lines = columns([Text(word) for word in ("one", "two", "three", "four")], 12)

    assert [line.plain for line in lines] == ["one    two", "three  four"]


# --- Color is never alone -----------------------------------------------------------------------


@pytest.mark.parametrize("symbols", [palette.COMMODITY_SYMBOLS, palette.DOT_SYMBOLS])
def test_everything_colored_has_a_symbol_of_its_own(symbols: dict[str, str]) -> None:
    assert len(set(symbols.values())) == len(symbols)
    assert all(Text(symbol).cell_len == 1 for symbol in symbols.values())


def test_every_player_has_a_letter_of_its_own() -> None:
    assert len({palette.player_mark(seat) for seat in range(4)}) == 4


def test_a_sparkline_follows_the_numbers() -> None:
    assert palette.sparkline([1, 1, 5, 5], 4) == "▁▁██"
    assert palette.sparkline([3], 3) == "▁▁▁"
    assert palette.sparkline([], 3) == "   "
