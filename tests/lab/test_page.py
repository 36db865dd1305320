"""A report's page: one file that needs nothing else, with plots that take the page's colors."""

from __future__ import annotations

import re
from functools import partial
from html.parser import HTMLParser

from silverspire.lab.charts import Chart, draw, paint_box_plots, paint_intervals, paint_lines
from silverspire.lab.intervals import Interval
from silverspire.lab.page import (
    ChartsBlock,
    Fact,
    NoticeBlock,
    Page,
    Section,
    SeriesCell,
    TableBlock,
)

NAMES = ["greedy", "chance"]


class Reader(HTMLParser):
    """Reads a page, and insists that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.opened.append(tag)
        for name, value in attributes:
            self.ids += [str(value)] if name == "id" else []
            self.addresses += [str(value)] if name in {"src", "href", "xlink:href"} else []
        if tag == "meta":
            self.opened.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.opened.pop() == tag


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.opened == []
    return reader


def a_chart(title: str = "Wins") -> Chart:
    intervals = [Interval(0.6, 0.5, 0.7), Interval(0.4, 0.3, 0.5)]
    paint = partial(paint_intervals, names=NAMES, intervals=intervals, label="win share")
    return draw(paint, title=title, note="", alt='greedy "wins"')


def a_page(*blocks: TableBlock | ChartsBlock | NoticeBlock) -> str:
    section = Section("Results", "Who won.", blocks)
    return Page("A page", "Kutná Hora", "", [Fact("Games", "4")], [section]).html()


def test_a_page_is_whole_html_and_fetches_nothing() -> None:
    spreads = partial(paint_box_plots, names=NAMES, values=[[1, 2, 3], []], label="points")
    lines = partial(paint_lines, names=NAMES, lines=[[(0, 1)], [(0, 2)]], across="x", up="y")
    charts = [draw(paint, title=paint.func.__name__, note="", alt="") for paint in (spreads, lines)]

    reader = read(a_page(ChartsBlock([a_chart(), *charts]), NoticeBlock("Mind", ["this"])))

    assert all(address.startswith("#") for address in reader.addresses)


def test_no_two_things_on_a_page_have_the_same_id() -> None:
    ids = read(a_page(ChartsBlock([a_chart("Wins"), a_chart("Points")]))).ids

    assert len(ids) == len(set(ids))


def test_plots_take_their_colors_and_letters_from_the_page() -> None:
    drawn = a_chart().wide

    assert set(re.findall(r"#[0-9a-f]{6}", drawn)) <= {"#000000", "#ffffff"}
    assert "var(--series-1)" in drawn
    assert "DejaVu" not in drawn
    assert 'aria-label="greedy &#34;wins&#34;"' in drawn


def test_the_same_values_make_the_same_page() -> None:
    assert a_page(ChartsBlock([a_chart()])) == a_page(ChartsBlock([a_chart()]))


def test_what_is_shown_is_text_and_never_code() -> None:
    table = TableBlock(["Player"], [[SeriesCell("<script>alert(1)</script>", 0)]])

    assert "<script" not in a_page(table)
