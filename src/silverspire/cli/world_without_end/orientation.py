"""Turning the event card: the four orientations side by side."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from silverspire.cli.panes import padded
from silverspire.cli.styles import FAINT, GOLD
from silverspire.cli.world_without_end.component_text import View, good_name
from silverspire.cli.world_without_end.palette import (
    CANCELED,
    GOOD_COLORS,
    GOOD_SYMBOLS,
    player_mark,
    player_style,
    text_of,
)
from silverspire.games.world_without_end.choices import ARROW_CHOICE
from silverspire.games.world_without_end.components import SIDES
from silverspire.games.world_without_end.effect_text import amount_of
from silverspire.kernel.decisions import Decision
from silverspire.kernel.events import Event
from silverspire.kernel.state import State
from silverspire.localization import say, signed

CROSS = 23  # from this width on, a card is drawn with the players around it
# Where the others sit, seen from the active player's side: clockwise from below.
BELOW, LEFT, ABOVE, RIGHT = range(SIDES)

Gains = dict[str, int]


class Turned(NamedTuple):
    """An orientation: everybody's income, and the favor it brings the active player."""

    arrow: int
    number: int | None  # of the choice; None: not possible
    incomes: list[Gains]
    person: str | None
    reward: Gains


def orientation_lines(table: State, asked: Decision, width: int) -> list[Text]:
    """Four cards beside each other, each a choice."""
    view = table.view(asked.seat)
    cell = (width + 1) // SIDES - 1
    sides = _sides_from(view["sides"], asked.seat)
    cards = [_card(sides, turned, cell) for turned in turnings(table, asked, view)]
    lines = []
    for parts in zip(*cards, strict=True):
        line = Text(no_wrap=True)
        for place, part in enumerate(parts):
            line.append(" " if place else "").append_text(part)
        lines.append(line)
    return lines


def turnings(table: State, asked: Decision, view: View) -> list[Turned]:
    """What each orientation would do; what is printed, for one that cannot be chosen."""
    found = []
    for orientation in view["orientations"]:
        arrow = orientation["arrow"]
        choice = ARROW_CHOICE + arrow
        if choice in asked.choices:
            found.append(_tried(table, asked, arrow))
        else:
            incomes = [{income["good"]: income["amount"]} for income in orientation["incomes"]]
            found.append(Turned(arrow, None, incomes, orientation["favor"], {}))
    return found


def _tried(table: State, asked: Decision, arrow: int) -> Turned:
    """Incomes come first, in the order of the events, then the marker and its reward."""
    incomes: list[Gains] = [{} for _ in range(int(table.seats))]
    reward: Gains = {}
    person = None
    for event in table.preview(ARROW_CHOICE + arrow).events:
        if event.kind == "favor.moved":
            person = str(event.facts["person"])
        elif event.seat is not None:
            _add(incomes[event.seat] if person is None else reward, event)
    number = asked.choices.index(ARROW_CHOICE + arrow) + 1
    return Turned(arrow, number, incomes, person, reward)


def _add(gains: Gains, event: Event) -> None:
    match event.kind:
        case "good.gained":
            gains[str(event.facts["good"])] = int(event.facts["amount"])
        case "good.lost":
            gains[str(event.facts["good"])] = -int(event.facts["amount"])
        case "points.gained":
            gains["points"] = int(event.facts["amount"])


def _card(sides: list[int], turned: Turned, width: int) -> list[Text]:
    """The top edge with the choice's number, the incomes, the favor, the bottom edge."""
    inside = width - 2
    rows = _cross(sides, turned, inside) if width >= CROSS else _list(turned, inside)
    rows += [_favor(turned), _reward(turned)]
    lines = [_edge(turned, width)]
    style = "default" if turned.number else FAINT
    for row in rows:
        line = Text("│", style).append_text(padded(row, inside)).append("│", style)
        lines.append(line)
    return [*lines, Text(f"└{'─' * inside}┘", style)]


def _edge(turned: Turned, width: int) -> Text:
    style = "default" if turned.number else FAINT
    line = Text("┌─ ", style)
    if turned.number is None:
        line.append(CANCELED, "red3")
    else:
        line.append(str(turned.number), GOLD)
    end = say("wwe-arrow-at", number=turned.arrow)
    line.append(f" {'─' * (width - line.cell_len - len(end) - 5)} ", style)
    return line.append(end, "bold").append(" ─┐", style)


def _list(turned: Turned, inside: int) -> list[Text]:
    rows = [Text(" ").append_text(_income(turned, seat)) for seat in range(len(turned.incomes))]
    for row in rows:
        row.truncate(inside, overflow="ellipsis")
    return rows


def _sides_from(sides: list[int], seat: int) -> list[int]:
    """Where everybody sits, as that seat sees it: 0 is its own side."""
    return [(side - sides[seat]) % SIDES for side in sides]


def _cross(sides: list[int], turned: Turned, inside: int) -> list[Text]:
    """You below, the others around the card as they sit around the board."""
    around = [Text() for _ in range(SIDES)]
    for seat, place in enumerate(sides):
        around[place] = _income(turned, seat, short=place in {LEFT, RIGHT})
    middle = Text(" ").append_text(around[LEFT])
    gap = inside - 1 - middle.cell_len - around[RIGHT].cell_len
    middle.append(" " * max(1, gap)).append_text(around[RIGHT])
    return [_centered(around[ABOVE], inside), middle, _centered(around[BELOW], inside)]


def _centered(text: Text, width: int) -> Text:
    return Text(" " * max(0, (width - text.cell_len) // 2)).append_text(text)


def _income(turned: Turned, seat: int, short: bool = False) -> Text:
    """L ● 2 gold; where two stand in a line, without the number one."""
    text = Text().append(f"{player_mark(seat)} ", player_style(seat))
    gains = turned.incomes[seat]
    if not gains:
        return text.append(say("wwe-no-income"), FAINT)
    for good, amount in gains.items():
        words = good_name(good) if short and amount == 1 else text_of(amount_of(good, amount))
        text.append(f"{GOOD_SYMBOLS[good]} {words}", GOOD_COLORS[good])
    return text


def _favor(turned: Turned) -> Text:
    """Where the marker lands."""
    if turned.person is None:
        return Text(f" {say('wwe-favor-rests')}", FAINT)
    return Text(" ").append(
        say("wwe-favor-lands", person=say(f"wwe-person-{turned.person}.short")), "bold"
    )


def _reward(turned: Turned) -> Text:
    if turned.number is None:
        return Text(f" {say('wwe-outlaws-unpaid')}", "red3")
    if turned.person is None:
        return Text(f" {say('wwe-no-reward')}", FAINT)
    if not turned.reward:
        return Text(f" {say('wwe-reward-nothing')}", FAINT)
    text = Text(" ")
    for good, amount in turned.reward.items():
        words = say("wwe-change", change=signed(amount), good=good_name(good, amount))
        text.append(f"{GOOD_SYMBOLS[good]} {words} ", GOOD_COLORS[good])
    return text
