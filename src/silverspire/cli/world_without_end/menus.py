"""Decisions as short numbered lists, each choice with its cost and consequences."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from silverspire.cli.panes import columns
from silverspire.cli.renderer import Menu
from silverspire.cli.styles import FAINT, GOLD
from silverspire.cli.world_without_end.consequences import consequences
from silverspire.cli.world_without_end.orientation import orientation_lines
from silverspire.cli.world_without_end.palette import text_of
from silverspire.kernel.decisions import Decision
from silverspire.kernel.narration import Message
from silverspire.kernel.previews import Previewer
from silverspire.kernel.state import State
from silverspire.localization import say

CARD_LABEL = 10
LONGEST_LABEL = 44
LONG_LIST = 8  # choices; more stand in columns where there is room
OF_HAND = ("play", "discard")  # families of choices that are cards of the hand


class Option(NamedTuple):
    """A choice in words: its number, what it is called, what it brings."""

    number: int
    family: str
    label: str
    note: str
    outcome: str  # what it is sure to bring beyond its numbers
    changes: str  # the numbers


def menu(table: State, asked: Decision, width: int) -> Menu:
    """The pending question with its choices."""
    question = table.game.narration_of(table).question(table.view(asked.seat), asked.kind)
    if asked.kind == "orientation":
        lines = orientation_lines(table, asked, width)
    elif asked.kind in {"card", "discard"}:
        lines = _cards(_options(table, asked), width)
    else:
        lines = _one_a_line(_options(table, asked), width)
    return Menu(text_of(question.title), _text(question.help), asked.choices, lines)


def _text(message: Message | None) -> str:
    return text_of(message) if message else ""


def _options(table: State, asked: Decision) -> list[Option]:
    narration, view = table.game.narration_of(table), table.view(asked.seat)
    options, previewer = [], Previewer(table, asked.seat)
    for number, choice in enumerate(asked.choices, 1):
        name = table.game.name_of(choice)
        text, preview = narration.choice(view, name), previewer.preview(choice)
        outcome = narration.outcome(view, name, preview.events)
        changes = consequences(preview.changes)
        words = (text_of(text.label), _text(text.note), _text(outcome), changes)
        options.append(Option(number, name.partition(":")[0], *words))
    return options


# --- Cards ---------------------------------------------------------------------------------------


def _cards(options: list[Option], width: int) -> list[Text]:
    """The hand in two columns: what each card does, faint where it would do nothing now."""
    half = (width - 1) // 2
    cells = [_card(option) for option in options if option.family in OF_HAND]
    for cell in cells:
        cell.truncate(half, overflow="ellipsis")
    others = [
        Text().append(f"{option.number:>3} ", GOLD).append(option.label, "bold")
        for option in options
        if option.family not in OF_HAND
    ]
    return [*columns(cells, width, 1), *others]


def _card(option: Option) -> Text:
    useless = option.family == "play" and option.outcome
    cell = Text(no_wrap=True).append(f"{option.number:>3} ", GOLD)
    cell.append(f"{option.label:<{CARD_LABEL}}", "default" if useless else "bold")
    note = option.outcome if useless else option.note
    return cell.append(f" {note}", FAINT if useless else "default")


# --- Everything else -----------------------------------------------------------------------------


def _one_a_line(options: list[Option], width: int) -> list[Text]:
    widest = min(LONGEST_LABEL, max(len(option.label) for option in options))
    lines = [_line(option, widest) for option in options]
    if len(lines) > LONG_LIST:
        return columns(lines, width)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _line(option: Option, label_width: int) -> Text:
    parts = (option.changes, option.outcome, option.note)
    note = say("note-separator").join(part for part in parts if part)
    text = Text(no_wrap=True).append(f"{option.number:>3} ", GOLD)
    text.append(f"{option.label:<{label_width}}", "bold").append(f"  {note}")
    text.rstrip()
    return text
