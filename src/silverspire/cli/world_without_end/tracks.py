"""Chapter, round and today's flags; the favor track."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import hanging_indent, padded
from silverspire.cli.styles import ALARM, FAINT, GOLD, cut, title_bar
from silverspire.cli.world_without_end.component_text import event_text
from silverspire.cli.world_without_end.palette import (
    CANCELED,
    GOOD_SYMBOLS,
    HOUSE,
    LASTING,
    MARKER,
    player_name,
)
from silverspire.cli.world_without_end.render_context import RenderContext
from silverspire.games.world_without_end.piece_text import CHAPTER_NAMES
from silverspire.localization import Value, say


def status_lines(context: RenderContext, width: int) -> list[Text]:
    """Time at the top; long-term events in force; what is special today."""
    view = context.view
    status = say(
        "wwe-status",
        chapter=CHAPTER_NAMES[view["chapter"] - 1],
        round=view["round"],
        player=player_name(view["active_seat"]),
    )
    lines = [title_bar(say("wwe-status-over") if view["over"] else status, width)]
    for event in view["events_in_force"]:
        if event is not None:
            card = context.card(event["card"])
            line = Text(" ").append(say("wwe-in-force", title=card["title"]), f"bold {LASTING}")
            line.append(f" {event_text(card)}")
            lines += hanging_indent(line, width, 3)
    for flag in flags(context):
        lines += hanging_indent(Text(f" ! {flag}", ALARM), width, 3)
    return lines


def flags(context: RenderContext) -> list[str]:
    """What this round is unlike others, for all or for the shown player."""
    view = context.view
    found = [] if view["discards_cards"] else [say("wwe-flag-first-game")]
    if view["no_actions"]:
        found.append(say("wwe-flag-no-actions"))
    if view["random_discards"]:
        found.append(say("wwe-flag-random-discards"))
    if context.seat is not None:
        found += [say(f"wwe-flag-{flag}") for flag in ("court", "begging") if context.board[flag]]
    return found


def favor_lines(context: RenderContext, width: int) -> list[Text]:
    """The track as a row, from the first space to the last; then it begins again."""
    track = context.catalogue["favor_track"]
    names, rewards = Text(no_wrap=True), Text(no_wrap=True)
    reached = landings(context)
    for space, person in enumerate(track):
        cell = (space + 1) * width // len(track) - space * width // len(track)
        short = cut(say(f"wwe-person-{person}.short"), cell - 1)
        reward = say(f"wwe-reward-{person}", **reward_values(context))
        mark, style = _mark(context, space, reached)
        faint = FAINT if space in context.view["favor"]["canceled"] else style
        name = Text().append(mark, style).append(short, faint)
        names.append_text(padded(name, cell))
        rewards.append_text(padded(Text(f" {cut(reward, cell - 1)}", faint or "default"), cell))
    title = say("wwe-pane-favor", marker=MARKER, canceled=CANCELED)
    return [title_bar(title, width), names, rewards]


def _mark(context: RenderContext, space: int, reached: dict[int, int]) -> tuple[str, str]:
    """The marker, a cancel token, or the arrow that would lead here."""
    if space in reached:
        return str(reached[space]), GOLD
    if space == context.view["favor"]["space"]:
        return MARKER, "bold reverse"
    if space in context.view["favor"]["canceled"]:
        return CANCELED, FAINT
    return " ", ""


def landings(context: RenderContext) -> dict[int, int]:
    """While the card is being turned: the spaces that arrows 1, 2 and 3 lead to."""
    if context.asked != "orientation":
        return {}
    turned = context.view["orientations"]
    return {one["space"]: one["arrow"] for one in turned if one["favor"] is not None}


def reward_values(context: RenderContext) -> dict[str, Value]:
    """What the messages of the rewards speak of: printed numbers, and symbols."""
    return {**context.catalogue["numbers"], **GOOD_SYMBOLS, "house": HOUSE}
