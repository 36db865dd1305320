"""Decisions as short numbered lists, each choice with its cost and consequences."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from silverspire.cli.kutna_hora.consequences import (
    consequences,
    cost_range,
    separate_final_points,
)
from silverspire.cli.kutna_hora.palette import FAINT, GOLD, text_of
from silverspire.cli.kutna_hora.render_context import View
from silverspire.cli.panes import columns, hanging_indent, padded
from silverspire.cli.renderer import Menu
from silverspire.games.kutna_hora.choices import CHOICE_NAMES, IGNORE_CHOICE, SCRAP_CHOICE
from silverspire.kernel.decisions import Decision
from silverspire.kernel.previews import Changes, Previewer, spending
from silverspire.kernel.state import State
from silverspire.localization import say

CARD_GAP = 3
SHORT = 26  # a choice that fits into this stands in a column beside others
LONGEST_LABEL = 44
SEEN_IN_NUMBERS = ("building",)  # questions whose choices are seen in what they change
DECLINE_CHOICES = (IGNORE_CHOICE, SCRAP_CHOICE)  # choices that say no


class Option(NamedTuple):
    """A choice in words: its number, what it is called, what it brings."""

    number: int
    label: str
    note: str


def menu(state: State, asked: Decision, width: int) -> Menu:
    """The pending question with its choices."""
    view = state.view(asked.seat)
    if asked.kind == "card":
        lines = _cards(state, asked, view, width)
    elif asked.kind == "joker":
        lines = _joker(state, asked, width)
    else:
        lines = _options(state, asked, view, width)
    question = state.game.narration_of(state).question(view, asked.kind)
    help_text = text_of(question.help) if question.help else ""
    return Menu(text_of(question.title), help_text, asked.choices, lines)


# --- Cards ---------------------------------------------------------------------------------------


def _cards(state: State, asked: Decision, view: View, width: int) -> list[Text]:
    """A cell for each card: its two actions, grayed where impossible, and to pass."""
    numbers = {CHOICE_NAMES[choice]: n for n, choice in enumerate(asked.choices, 1)}
    hand = view["players"][asked.seat]["hand"]
    cells = [_card(state, card, numbers) for card in hand]
    return columns(cells, width, CARD_GAP)


def _card(state: State, card: View, numbers: dict[str, int]) -> Text:
    cell = Text(no_wrap=True).append("▐ ", FAINT)
    for action in card["actions"]:
        name = f"card:{card['card']}:{action}"
        cell.append_text(padded(_action(state, name, action, numbers.get(name)), 18))
    passing = numbers[f"card:{card['card']}:nothing"]
    cell.append(f"{passing:>2} ", GOLD)
    return cell.append(say("card-pass"), FAINT)


def _action(state: State, name: str, action: str, number: int | None) -> Text:
    if number is None:
        return Text().append(f" – {say(f'action-{action}')}", FAINT)
    text = Text().append(f"{number:>2} ", GOLD)
    text.append(say(f"action-{action}"), "bold")
    cost = _cost(state, CHOICE_NAMES.index(name), action)
    return text.append(f" {cost}" if cost else "")


def _cost(state: State, choice: int, action: str) -> str:
    """What an action costs or brings: known for some, a range for those that ask further."""
    if action == "barbara":
        return ""
    if action == "joker":
        before, after = state.preview(choice).changes.get("reputation", (0, 0))
        return say("joker-cost", lost=before - after) if before > after else ""
    if action == "income":
        before, after = state.preview(choice).changes.get("groschen", (0, 0))
        return say("groschen-gained", amount=after - before)
    return cost_range(spending(state, choice, "groschen"))


def _joker(state: State, asked: Decision, width: int) -> list[Text]:
    cells = []
    for number, choice in enumerate(asked.choices, 1):
        name = CHOICE_NAMES[choice]
        cells.append(_action(state, name, name.partition(":")[2], number))
    return columns(cells, width, CARD_GAP)


# --- Everything else -----------------------------------------------------------------------------


def _options(state: State, asked: Decision, view: View, width: int) -> list[Text]:
    narration = state.game.narration_of(state)
    previewer = Previewer(state, asked.seat)
    previews = {
        choice: separate_final_points(previewer.preview(choice).changes) for choice in asked.choices
    }
    shared = _shared_changes(previews)
    options = []
    for number, choice in enumerate(asked.choices, 1):
        text = narration.choice(view, CHOICE_NAMES[choice])
        differing = {key: change for key, change in previews[choice].items() if key not in shared}
        parts = [consequences(differing)]
        if text.note and (asked.kind not in SEEN_IN_NUMBERS or not previews[choice]):
            parts.append(text_of(text.note))
        note = say("note-separator").join(part for part in parts if part)
        options.append(Option(number, text_of(text.label), note))
    lines = _in_columns(options, width) if _are_short(options) else _one_a_line(options, width)
    if shared:
        lines += hanging_indent(
            Text(f"   {say('each-choice', effects=consequences(shared))}"), width, 3
        )
    return lines


def _shared_changes(previews: dict[int, Changes]) -> Changes:
    """What every choice but "no" changes alike: shown once."""
    changes_by_choice = [
        changes for choice, changes in previews.items() if choice not in DECLINE_CHOICES
    ]
    if len(changes_by_choice) < 2:
        return {}
    first, *others = changes_by_choice
    return {
        key: change
        for key, change in first.items()
        if all(other.get(key) == change for other in others)
    }


def _are_short(options: list[Option]) -> bool:
    return len(options) > 4 and all(len(f"{o.label} {o.note}") <= SHORT for o in options)


def _in_columns(options: list[Option], width: int) -> list[Text]:
    return columns([_cell(option, 0) for option in options], width)


def _one_a_line(options: list[Option], width: int) -> list[Text]:
    widest = min(LONGEST_LABEL, max(len(option.label) for option in options))
    lines = [_cell(option, widest) for option in options]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _cell(option: Option, label_width: int) -> Text:
    text = Text(no_wrap=True).append(f"{option.number:>3} ", GOLD)
    text.append(f"{option.label:<{label_width}}", "bold")
    text.append(f"  {option.note}" if label_width else f" {option.note}")
    text.rstrip()
    return text
