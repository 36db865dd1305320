"""The event card with its four corners and its arrow."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import hanging, padded
from silverspire.cli.strokes import FAINT
from silverspire.cli.world_without_end.palette import LASTING, good_amount
from silverspire.cli.world_without_end.printed import CHAPTERS, View, event_text
from silverspire.cli.world_without_end.scene import Scene
from silverspire.words import say

CARD = 43
EDGE = 2  # a corner's distance from the edge


def event_lines(scene: Scene, width: int) -> list[Text]:
    """The card drawn this round, as it is printed; [] between the rounds."""
    if scene.view["event"] is None:
        return []
    return card_lines(scene.card(scene.view["event"]["card"]), width)


def card_lines(card: View, width: int) -> list[Text]:
    """A card: corners clockwise from the top left, what it does in between."""
    style = LASTING if card["long_term"] else "default"
    inside = width - 4
    body = _title(card, inside)
    body += hanging(Text(event_text(card)), inside, 0)
    body.append(_foot(card, inside))
    north_west, north_east, south_east, south_west = card["corners"]
    lines = [_edge("┌", north_west, north_east, "┐", width, style)]
    for line in body:
        row = Text("│ ", style, no_wrap=True).append_text(padded(line, inside))
        lines.append(row.append(" │", style))
    return [*lines, _edge("└", south_west, south_east, "┘", width, style)]


def _title(card: View, width: int) -> list[Text]:
    """The title and whether the event stays; a long title has a line of its own."""
    told = say("wwe-event-long-term" if card["long_term"] else "wwe-event-immediate")
    title = Text(card["title"], "bold")
    kind = Text(told, LASTING if card["long_term"] else FAINT)
    if title.cell_len + 1 + kind.cell_len <= width:
        return [padded(title, width - kind.cell_len).append_text(kind)]
    return [title, Text(" " * (width - kind.cell_len)).append_text(kind)]


def _foot(card: View, width: int) -> Text:
    """The plague's number or the chapter, and where the arrow points on the unturned card."""
    told = say("wwe-event-chapter", chapter=CHAPTERS[card["chapter"] - 1])
    if card["plague"] is not None:
        told = say("wwe-event-plague", location=card["plague"])
    arrow = say("wwe-event-arrow", number=card["arrow"])
    return padded(Text(told, FAINT), width - len(arrow)).append(arrow, FAINT)


def _edge(left: str, first: View, second: View, right: str, width: int, style: str) -> Text:
    line = Text(f"{left}{'─' * (EDGE - 1)} ", style, no_wrap=True)
    line.append_text(good_amount(first["good"], first["amount"]))
    end = Text(" ").append_text(good_amount(second["good"], second["amount"]))
    end.append(f" {'─' * (EDGE - 1)}{right}", style)
    line.append(f" {'─' * (width - line.cell_len - 1 - end.cell_len)}", style)
    return line.append_text(end)
