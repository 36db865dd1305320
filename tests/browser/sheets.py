"""Pictures of many sizes together on one sheet."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

WIDTH = 1800  # of a sheet, in pixels
HEIGHT = 400  # of each picture on it
GAP = 8
GROUND = "#888"


def sheet_of(pictures: list[Image.Image]) -> Image.Image:
    """All at the same height, one after another."""
    rows = list(_rows(pictures))
    sheet = Image.new("RGB", (WIDTH, len(rows) * (HEIGHT + GAP) - GAP), GROUND)
    for place, row in enumerate(rows):
        across = 0
        for picture in row:
            sheet.paste(picture, (across, place * (HEIGHT + GAP)))
            across += picture.width + GAP
    return sheet


def _rows(pictures: list[Image.Image]) -> Iterator[list[Image.Image]]:
    """Rows that are no wider than a sheet."""
    row: list[Image.Image] = []
    for picture in pictures:
        width = picture.width * HEIGHT // picture.height
        small = picture.resize((width, HEIGHT), Image.Resampling.LANCZOS)
        if sum(one.width + GAP for one in row) + width > WIDTH:
            yield row
            row = []
        row.append(small)
    yield row
