"""Building projects as bars of stone and wood spaces, with seals and bonuses."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import hanging_indent, padded
from silverspire.cli.styles import FAINT, GOLD, title_bar
from silverspire.cli.world_without_end.component_text import View, bonus_words, listed, project_name
from silverspire.cli.world_without_end.palette import (
    FREE_SPACES,
    GOOD_COLORS,
    GOOD_SYMBOLS,
    player_mark,
    player_style,
)
from silverspire.cli.world_without_end.render_context import RenderContext
from silverspire.localization import say

SEALS = 5
NARROWEST = 48


def project_lines(context: RenderContext, width: int) -> list[Text]:
    """A line for each project in work; the complete ones and those to come in a line each."""
    lines = [title_bar(say("wwe-pane-projects", points=building_points(context)), width)]
    pairs = list(zip(context.view["projects"], context.catalogue["projects"], strict=True))
    spaces = max(printed["stone"] + printed["wood"] for _, printed in pairs) + 1
    widest = max(len(project_name(project["project"])) for project, _ in pairs) + 1
    for project, printed in pairs:
        if project["state"] == "in_play":
            line = _project(context, project, printed, spaces, widest)
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
    for state in ("complete", "aside"):
        names = [project_name(p["project"]) for p, _ in pairs if p["state"] == state]
        if names:
            message = Text(f" {say(f'wwe-projects-{state}', projects=listed(names))}", FAINT)
            lines += hanging_indent(message, width, 1)
    return lines


def building_points(context: RenderContext) -> int:
    """Points for each resource placed: the printed ones, or a long-term event's."""
    return int(context.view["building_points"])


def _project(
    context: RenderContext, project: View, printed: View, spaces: int, widest: int
) -> Text:
    name = project["project"]
    legal = f"project:{name}" in context.legal
    line = Text(" ", no_wrap=True).append(
        f"{project_name(name):<{widest}}", GOLD if legal else "default"
    )
    line.append_text(padded(space_bar(project, printed), spaces + 1))
    line.append_text(padded(_seals(project), SEALS))
    if project["canceled"]:
        return line.append(say("wwe-project-canceled"), "red3")
    message = say("wwe-donors-get", bonus=bonus_words(printed))
    if printed["metal"]:
        points = context.catalogue["numbers"]["metal_points"]
        message = say("note-separator").join((message, say("wwe-metal", points=points)))
    return line.append(message)


def space_bar(project: View, printed: View) -> Text:
    """■■□□ ≡≡--"""
    text = Text()
    for good in ("stone", "wood"):
        filled, all_spaces = project[good], printed[good]
        text.append(GOOD_SYMBOLS[good] * filled, GOOD_COLORS[good])
        text.append(FREE_SPACES[good] * (all_spaces - filled), GOOD_COLORS[good])
        text.append(" ")
    return text


def _seals(project: View) -> Text:
    text = Text()
    for seat in project["seals"]:
        text.append(player_mark(seat), player_style(seat))
    return text if project["seals"] else Text("·", FAINT)
