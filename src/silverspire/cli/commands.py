"""What can be typed at a question beside a choice.

Each command gets the game in play and the rest of the line, and answers whether the table must be
shown again. A new one is a function and its line in `COMMANDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from silverspire.cli import saves
from silverspire.cli.answers import understand
from silverspire.cli.audience import heard
from silverspire.cli.coach import actions, hint
from silverspire.cli.language import switch_language
from silverspire.cli.panes import ON_REQUEST, draw, hanging, pane_name
from silverspire.cli.rulebook import rule_text
from silverspire.cli.screen import FAINT
from silverspire.kernel import records
from silverspire.kernel.errors import BrokenRecord, SilverspireError, WrongOption
from silverspire.kernel.events import Event
from silverspire.kernel.undo import NothingToUndo, Step
from silverspire.words import folded, say

if TYPE_CHECKING:
    from silverspire.cli.play import Play

LOG_LINES = 30
WARNING = "yellow"


class Leaving(Exception):
    """The person wants to stop; the game is saved first."""


# --- Looking -------------------------------------------------------------------------------------


def show_help(play: Play, topic: str) -> bool:
    """What can be typed; and the game in a few lines, where there is room or if asked for."""
    commands, primer = play.drawing.commands(), play.drawing.primer()
    if folded(topic) in {"game", folded(say("command-game"))}:
        play.screen.tell(primer)
    elif commands.count("\n") + primer.count("\n") + 4 <= play.screen.height:
        play.screen.tell(f"{commands}\n\n{primer}")
    else:
        play.screen.tell(f"{commands}\n\n{say('help-game-too')}")
    return False


def look(play: Play, name: str) -> bool:
    """The whole table, or one part of it."""
    panes = play.drawing.panes(play.past(), play.screen.width, int(play.state.asked_seat()))
    shown = [pane for pane in panes if pane.rank < ON_REQUEST]
    asked = folded(name)
    named = [pane for pane in panes if asked in {pane.name, folded(pane_name(pane))}]
    wanted = named if name else shown
    if not wanted:
        names = say("list-separator").join(map(pane_name, panes))
        play.screen.tell(say("no-pane", name=name, names=names), WARNING)
    play.screen.lines(draw(wanted, play.screen.width))
    return False


def show_tile(play: Play, name: str) -> bool:
    found = play.drawing.look_up(play.state, name) if name else []
    for line in found:
        play.screen.console.print(line)
    if not found:
        play.screen.tell(play.drawing.unknown_piece(name), WARNING)
    return False


def show_score(play: Play, _: str) -> bool:
    play.screen.show(play.drawing.score_sheet(play.state))
    return False


def show_log(play: Play, amount: str) -> bool:
    """The last sentences, so many as asked for, or `all`; who teaches says what it wanted."""
    asked = {int(play.state.asked_seat())}
    told: list[Event | list[Step]] = [*heard(play.opening, asked)]
    for steps in actions(play.timeline.steps):
        events = [event for step in steps for event in heard(step.events, asked)]
        told += [*events, steps] if events and play.opponents.teach else events
    everything = folded(amount) in {"all", folded(say("command-all"))}
    count = int(amount) if amount.isdigit() else len(told) if everything else LOG_LINES
    for item in told[max(0, len(told) - count) :]:
        if isinstance(item, Event):
            _log_event(play, item)
        elif said := play.wish(item):
            play.screen.console.print(Text(f"  {said}", "italic"))
    return False


def _log_event(play: Play, event: Event) -> None:
    mark = Text("·", FAINT) if event.seat is None else play.drawing.player(event.seat)[:1]
    sentence = play.drawing.sentence(play.state, event)
    play.screen.console.print(Text().append_text(mark).append(f" {sentence}"))


def show_hint(play: Play, _: str) -> bool:
    """What a good player would choose, and why; who asks twice is told the same."""
    asked = play.state.decision()
    assert asked is not None
    table = play.state.to_bytes()
    if table not in play.hints:
        numbers = play.drawing.menu(play.state, play.screen.width).choices
        play.waiting.on(say("thinking-of-hint"))
        play.hints[table] = hint(play.state, asked, play.drawing, numbers)
        play.waiting.over()
    for text in play.hints[table]:
        play.screen.lines(hanging(text, play.screen.width, 2))
    return False


def show_rule(play: Play, rule: str) -> bool:
    text = rule_text(rule)
    play.screen.tell(text or say("no-rule", rule=rule), "" if text else WARNING)
    return False


# --- Why not -------------------------------------------------------------------------------------


def show_why(play: Play, name: str) -> bool:
    """Why one choice cannot be made; or all that cannot, by reason."""
    if not name:
        _list_refusals(play)
        return False
    asked = play.state.decision()
    understood = understand(name, asked.choices if asked else (), play.state, play.drawing)
    if understood.choice is None:
        play.screen.tell(understood.trouble, WARNING)
    else:
        explain(play, understood.choice)
    return False


def _list_refusals(play: Play) -> None:
    refused: dict[str, list[str]] = {}
    for choice in play.state.candidates():
        for reason in play.state.why_not(choice):
            if play.drawing.is_instructive(reason):
                sentence = play.drawing.refusal(play.state, reason)
                refused.setdefault(sentence, []).append(play.drawing.choice(play.state, choice))
    for sentence, choices in refused.items():
        names = say("list-separator").join(dict.fromkeys(choices))
        play.screen.tell(say("why-line", names=names, why=sentence), FAINT)
    if not refused:
        play.screen.tell(say("why-nothing"))


def explain(play: Play, choice: int) -> None:
    """Why this choice cannot be made, or that it can."""
    name = play.drawing.choice(play.state, choice)
    reasons = play.state.why_not(choice)
    for reason in reasons:
        sentence = play.drawing.refusal(play.state, reason)
        play.screen.tell(say("why-line", names=name, why=sentence), WARNING)
    if not reasons:
        play.screen.tell(say("why-legal", name=name))


# --- Taking back ---------------------------------------------------------------------------------


def undo(play: Play, _: str) -> bool:
    """Take the last choice back. Computers agree, as long as nothing hidden was shown since."""
    try:
        own = _last_own(play)
    except NothingToUndo as refusal:
        play.screen.tell(str(refusal), WARNING)
        return False
    while len(play.timeline.steps) > own:
        play.timeline.take_back()
    return True


def _last_own(play: Play) -> int:
    """Where the asked person's last choice stands among all."""
    steps = play.timeline.steps
    people = [number for number, step in enumerate(steps) if step.seat in play.seats.humans]
    if not people:
        raise NothingToUndo(say("nothing-to-undo"))
    if steps[people[-1]].seat != play.state.asked_seat():
        raise NothingToUndo(say("chosen-since"))
    if any(step.reveals for step in steps[people[-1] :]):
        raise NothingToUndo(say("revealed-since"))
    return people[-1]


def redo(play: Play, _: str) -> bool:
    """Make what was undone again, up to the next question to a person."""
    if not play.timeline.can_redo():
        play.screen.tell(say("nothing-to-redo"), WARNING)
        return False
    play.timeline.redo()
    while play.timeline.can_redo() and play.state.asked_seat() not in play.seats.humans:
        play.timeline.redo()
    return True


def restart(play: Play, _: str) -> bool:
    """Undo all that the person has chosen since anybody else did."""
    count = play.timeline.restart_turn(int(play.state.asked_seat()))
    if count == 0:
        play.screen.tell(say("nothing-to-restart"), WARNING)
    return count > 0


# --- Files ---------------------------------------------------------------------------------------


def save_copy(play: Play, name: str) -> bool:
    """Write the game to a file of the person's own."""
    if not name:
        play.screen.tell(say("save-where"), WARNING)
        return False
    path = Path(name).expanduser()
    try:
        _refuse_foreign(path)
        saves.save(play.state, play.seats, path)
    except (OSError, SilverspireError) as error:
        play.screen.note(say("not-saved", file=name, why=str(error)), WARNING)
    else:
        play.screen.note(say("saved", file=name))
    return False


def _refuse_foreign(path: Path) -> None:
    """Only another saved game may be written over."""
    if not path.exists():
        return
    try:
        records.load(path)
    except BrokenRecord as error:
        raise SilverspireError(say("foreign-file")) from error


def leave(play: Play, _: str) -> bool:
    raise Leaving(play.file)


# --- The language --------------------------------------------------------------------------------


def change_language(play: Play, language: str) -> bool:
    """Speak another language; the game is not touched, and what was said is said anew."""
    try:
        switch_language(language)
    except WrongOption as refusal:
        play.screen.tell(str(refusal), WARNING)
        return False
    play.hints.clear()
    return True


# --- All of them ---------------------------------------------------------------------------------

Command = Callable[["Play", str], bool]

COMMANDS: dict[str, Command] = {
    "help": show_help,
    "look": look,
    "why": show_why,
    "hint": show_hint,
    "tile": show_tile,
    "score": show_score,
    "log": show_log,
    "rules": show_rule,
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "save": save_copy,
    "language": change_language,
    "quit": leave,
}
ALIASES = {"?": "help", "exit": "quit"}


def find_command(word: str) -> Command | None:
    """A command by its name: the reader's own word for it, or the English one."""
    asked = folded(word)
    for name, command in COMMANDS.items():
        if asked == folded(say(f"command-{name}")):
            return command
    return COMMANDS.get(ALIASES.get(asked, asked))
