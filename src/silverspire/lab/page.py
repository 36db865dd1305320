"""A report as one HTML file: nothing is fetched, light and dark, from a phone to a wall.

A page is said in plain values, and the template draws it:

    page = Page("Arena", "Kutná Hora", lead, facts=[Fact("Games", "400")], sections=[
        Section("Results", "Wins by player.", [TableBlock(headers, rows), ChartsBlock([chart])]),
    ])
    write_atomically(path, page.html().encode())
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from silverspire import __version__
from silverspire.lab.charts import Chart
from silverspire.localization import LANGUAGE, say


class Fact(NamedTuple):
    """One figure at the head of a page."""

    label: str
    value: str


class SeriesCell(NamedTuple):
    """A cell that carries the color and the mark of its series in the charts."""

    text: str
    series: int


class TableBlock(NamedTuple):
    """Numbers to compare. The first cell of a row names it; `best` rows stand out.

    Columns of words rather than numbers are named in `words`, so that they begin at the left.
    """

    headers: Sequence[str]
    rows: Sequence[Sequence[str | SeriesCell]]
    note: str = ""
    best: frozenset[int] = frozenset()
    words: frozenset[int] = frozenset()
    kind: str = "table"  # how the template tells the blocks apart


class ChartsBlock(NamedTuple):
    """Charts side by side, where there is room."""

    charts: Sequence[Chart]
    kind: str = "charts"


class NoticeBlock(NamedTuple):
    """What a reader must not overlook."""

    title: str
    lines: Sequence[str]
    kind: str = "notice"


Block = TableBlock | ChartsBlock | NoticeBlock


class Section(NamedTuple):
    """A chapter of the page."""

    title: str
    lead: str
    blocks: Sequence[Block]


class Page(NamedTuple):
    """All that a report says."""

    title: str
    kicker: str  # the small line over the title
    lead: str
    facts: Sequence[Fact]
    sections: Sequence[Section]
    footer: str = ""

    def html(self) -> str:
        """The whole page as text. The same values make the same text."""
        return _template().render(
            page=self,
            language=LANGUAGE,
            made_by=say("report-made-by", version=__version__),
            scroll=say("report-scroll"),
        )


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("silverspire.lab"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("page.html")
