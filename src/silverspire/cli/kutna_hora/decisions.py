"""Decisions as short numbered lists, each choice with its cost and consequences."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from silverspire.cli.drawing import Menu
from silverspire.cli.foresight import Changes, foresee, spending
from silverspire.cli.kutna_hora.labels import label
from silverspire.cli.kutna_hora.notes import apart, consequences, cost_range, details
from silverspire.cli.kutna_hora.palette import FAINT, GOLD
from silverspire.cli.kutna_hora.printed import dashed, house_effect
from silverspire.cli.kutna_hora.scene import View
from silverspire.cli.panes import columns, hanging, padded
from silverspire.games.kutna_hora.choices import CHOICE_NAMES, IGNORE_CHOICE, SCRAP_CHOICE
from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.words import Value, say

CARD_GAP = 3
SHORT = 26  # a choice that fits into this stands in a column beside others
LONGEST_LABEL = 44
NOT_NOW = (IGNORE_CHOICE, SCRAP_CHOICE)  # choices that say no


class Option(NamedTuple):
    """A choice in words: its number, what it is called, what it brings."""

    number: int
    label: str
    note: str


def menu(state: State, asked: Decision, catalogue: View, width: int) -> Menu:
    """The pending question with its choices."""
    view = state.view(asked.seat)
    if asked.kind == "card":
        lines = _cards(state, asked, view, width)
    elif asked.kind == "joker":
        lines = _joker(state, asked, width)
    else:
        lines = _options(state, asked, view, catalogue, width)
    values = _values(view, catalogue)
    name = f"question-{dashed(asked.kind)}"
    return Menu(say(name, **values), say(f"{name}.help", **values), asked.choices, lines)


def _values(view: View, catalogue: View) -> dict[str, Value]:
    """What a question may speak of: the row asked for, the tile in hand, the price of a seat."""
    asked = view["asked"]
    values: dict[str, Value] = {
        "cards": view["cards_left"] + 1,
        "price": catalogue["council_price"],
        "tile": catalogue["tiles"][asked["tile"]]["name"] if asked["tile"] else "",
        "draws": view["technology"]["level"],
        "tax": view["players"][asked["seat"]]["taxes_due"],
        "permit": view["prices"]["permits"]["price"],
        "pool": catalogue["pool_limit"],
        "two": catalogue["surcharge"][2],
        "three": catalogue["surcharge"][3],
    }
    rows = view["players"][asked["seat"]]["rows"]
    unassigned = [number for number, row in enumerate(rows) if row["guild"] is None]
    values["row"] = unassigned[0] + 1 if unassigned else 0
    if unassigned:
        houses = catalogue["houses"][unassigned[0]]
        values["effects"] = say("step-separator").join(map(house_effect, houses))
    return values


# --- Cards ---------------------------------------------------------------------------------------


def _cards(state: State, asked: Decision, view: View, width: int) -> list[Text]:
    """A cell for each card: its two actions, greyed where impossible, and to pass."""
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
        before, after = foresee(state, choice).get("reputation", (0, 0))
        return say("joker-cost", lost=before - after) if before > after else ""
    if action == "income":
        before, after = foresee(state, choice).get("groschen", (0, 0))
        return say("groschen-gained", amount=after - before)
    return cost_range(spending(state, choice, "groschen"))


def _joker(state: State, asked: Decision, width: int) -> list[Text]:
    cells = []
    for number, choice in enumerate(asked.choices, 1):
        name = CHOICE_NAMES[choice]
        cells.append(_action(state, name, name.partition(":")[2], number))
    return columns(cells, width, CARD_GAP)


# --- Everything else -----------------------------------------------------------------------------


def _options(state: State, asked: Decision, view: View, catalogue: View, width: int) -> list[Text]:
    outlooks = {choice: apart(foresee(state, choice)) for choice in asked.choices}
    common = _common(outlooks)
    options = []
    for number, choice in enumerate(asked.choices, 1):
        name = CHOICE_NAMES[choice]
        differing = {key: change for key, change in outlooks[choice].items() if key not in common}
        parts = (consequences(differing), details(view, catalogue, name, outlooks[choice]))
        note = say("note-separator").join(part for part in parts if part)
        options.append(Option(number, label(view, catalogue, name), note))
    lines = _in_columns(options, width) if _are_short(options) else _one_a_line(options, width)
    if common:
        lines += hanging(Text(f"   {say('each-choice', effects=consequences(common))}"), width, 3)
    return lines


def _common(outlooks: dict[int, Changes]) -> Changes:
    """What every choice but "no" changes alike: told once."""
    told = [changes for choice, changes in outlooks.items() if choice not in NOT_NOW]
    if len(told) < 2:
        return {}
    first, *others = told
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
