"""Chapter, round and today's flags; the favor track."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import hanging, padded
from silverspire.cli.strokes import ALARM, FAINT, GOLD, bar, cut
from silverspire.cli.world_without_end.palette import (
    CANCELLED,
    GOOD_SYMBOLS,
    HOUSE,
    LASTING,
    MARKER,
    player_name,
)
from silverspire.cli.world_without_end.printed import CHAPTERS, event_text
from silverspire.cli.world_without_end.scene import Scene
from silverspire.words import Value, say

ARROWS = 3


def status_lines(scene: Scene, width: int) -> list[Text]:
    """Time at the top; long-term events in force; what is special today."""
    view = scene.view
    status = say(
        "wwe-status",
        chapter=CHAPTERS[view["chapter"] - 1],
        round=view["round"],
        player=player_name(view["active_seat"]),
    )
    lines = [bar(say("wwe-status-over") if view["over"] else status, width)]
    for event in view["events_in_force"]:
        if event is not None:
            card = scene.card(event["card"])
            line = Text(" ").append(say("wwe-in-force", title=card["title"]), f"bold {LASTING}")
            line.append(f" {event_text(card)}")
            lines += hanging(line, width, 3)
    for flag in flags(scene):
        lines += hanging(Text(f" ! {flag}", ALARM), width, 3)
    return lines


def flags(scene: Scene) -> list[str]:
    """What this round is unlike others, for all or for the shown player."""
    view = scene.view
    found = [] if scene.discards else [say("wwe-flag-first-game")]
    if view["no_actions"]:
        found.append(say("wwe-flag-no-actions"))
    if view["random_discards"]:
        found.append(say("wwe-flag-random-discards"))
    if scene.seat is not None:
        found += [say(f"wwe-flag-{flag}") for flag in ("court", "begging") if scene.board[flag]]
    return found


def favor_lines(scene: Scene, width: int) -> list[Text]:
    """The track as a row, from the first space to the last; then it begins again."""
    track = scene.catalogue["favor_track"]
    names, rewards = Text(no_wrap=True), Text(no_wrap=True)
    reached = landings(scene)
    for space, person in enumerate(track):
        cell = (space + 1) * width // len(track) - space * width // len(track)
        short = cut(say(f"wwe-person-{person}.short"), cell - 1)
        reward = say(f"wwe-reward-{person}", **reward_values(scene))
        mark, style = _mark(scene, space, reached)
        faint = FAINT if space in scene.view["favor"]["cancelled"] else style
        name = Text().append(mark, style).append(short, faint)
        names.append_text(padded(name, cell))
        rewards.append_text(padded(Text(f" {cut(reward, cell - 1)}", faint or "default"), cell))
    title = say("wwe-pane-favor", marker=MARKER, cancelled=CANCELLED)
    return [bar(title, width), names, rewards]


def _mark(scene: Scene, space: int, reached: dict[int, int]) -> tuple[str, str]:
    """The marker, a cancel token, or the arrow that would lead here."""
    if space in reached:
        return str(reached[space]), GOLD
    if space == scene.view["favor"]["space"]:
        return MARKER, "bold reverse"
    if space in scene.view["favor"]["cancelled"]:
        return CANCELLED, FAINT
    return " ", ""


def landings(scene: Scene) -> dict[int, int]:
    """While the card is being turned: the spaces that arrows 1, 2 and 3 lead to."""
    if scene.asked != "orientation":
        return {}
    favor = scene.view["favor"]
    spaces = len(scene.catalogue["favor_track"])
    ahead = [(favor["space"] + step) % spaces for step in range(1, spaces)]
    free = [space for space in ahead if space not in favor["cancelled"]]
    return {space: arrow for arrow, space in enumerate(free[:ARROWS], 1)}


def reward_values(scene: Scene) -> dict[str, Value]:
    """What the messages of the rewards speak of: printed numbers, and symbols."""
    printed = scene.components
    return {
        "queen": int(printed.queen_points),
        "prioress": int(printed.prioress_points),
        "outlaws": int(printed.outlaws_gold),
        "house": HOUSE,
        **{good: GOOD_SYMBOLS[good] for good in GOOD_SYMBOLS},
    }
