"""The event card with its four corners and its arrow."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import hanging_indent, padded
from silverspire.cli.styles import FAINT
from silverspire.cli.world_without_end.component_text import View, event_text
from silverspire.cli.world_without_end.palette import LASTING, good_amount
from silverspire.cli.world_without_end.render_context import RenderContext
from silverspire.games.world_without_end.piece_text import CHAPTER_NAMES
from silverspire.localization import say

CARD = 43
EDGE = 2  # a corner's distance from the edge


def event_lines(context: RenderContext, width: int) -> list[Text]:
    """The card drawn this round, [] between the rounds."""
    if context.view["event"] is None:
        return []
    asked = context.view["asked"]
    is_turned = asked is None or asked["kind"] != "orientation"
    return card_lines(context.card(context.view["event"]["card"]), width, is_turned)


def card_lines(card: View, width: int, is_turned: bool = False) -> list[Text]:
    """A card: corners clockwise from the top left, what it does in between."""
    style = LASTING if card["long_term"] else "default"
    inside = width - 4
    body = _title(card, inside)
    body += hanging_indent(Text(event_text(card)), inside, 0)
    body.append(_foot(card, inside, is_turned))
    north_west, north_east, south_east, south_west = card["corners"]
    lines = [_edge("┌", north_west, north_east, "┐", width, style)]
    for line in body:
        row = Text("│ ", style, no_wrap=True).append_text(padded(line, inside))
        lines.append(row.append(" │", style))
    return [*lines, _edge("└", south_west, south_east, "┘", width, style)]


def _title(card: View, width: int) -> list[Text]:
    """The title and whether the event stays; a long title has a line of its own."""
    message = say("wwe-event-long-term" if card["long_term"] else "wwe-event-immediate")
    title = Text(card["title"], "bold")
    kind = Text(message, LASTING if card["long_term"] else FAINT)
    if title.cell_len + 1 + kind.cell_len <= width:
        return [padded(title, width - kind.cell_len).append_text(kind)]
    return [title, Text(" " * (width - kind.cell_len)).append_text(kind)]


def _foot(card: View, width: int, is_turned: bool) -> Text:
    """The plague's number or the chapter, and where the arrow points until the card is turned."""
    message = say("wwe-event-chapter", chapter=CHAPTER_NAMES[card["chapter"] - 1])
    if card["plague"] is not None:
        message = say("wwe-event-plague", location=card["plague"])
    arrow = "" if is_turned else say("wwe-event-arrow", number=card["arrow"])
    return padded(Text(message, FAINT), width - len(arrow)).append(arrow, FAINT)


def _edge(left: str, first: View, second: View, right: str, width: int, style: str) -> Text:
    line = Text(f"{left}{'─' * (EDGE - 1)} ", style, no_wrap=True)
    line.append_text(good_amount(first["good"], first["amount"]))
    end = Text(" ").append_text(good_amount(second["good"], second["amount"]))
    end.append(f" {'─' * (EDGE - 1)}{right}", style)
    line.append(f" {'─' * (width - line.cell_len - 1 - end.cell_len)}", style)
    return line.append_text(end)
