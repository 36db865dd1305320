"""What can be typed at a question beside a choice.

Each command gets the game in play and the rest of the line, and returns whether the table must be
shown again. A new one is a function and its line in `COMMANDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from silverspire.cli import saved_games
from silverspire.cli.answers import parse_answer
from silverspire.cli.coach import group_by_action, hint
from silverspire.cli.language import switch_language
from silverspire.cli.panes import ON_REQUEST, hanging_indent, pane_name, render_panes
from silverspire.cli.rulebook import rule_text
from silverspire.cli.screen import FAINT
from silverspire.kernel import records
from silverspire.kernel.errors import BrokenRecord, SilverspireError, WrongOption
from silverspire.kernel.events import Event
from silverspire.kernel.undo import NothingToUndo, UndoLimit
from silverspire.kernel.visible_events import visible_events
from silverspire.localization import folded, say

if TYPE_CHECKING:
    from silverspire.cli.session import GameSession

LOG_LINES = 30
WARNING = "yellow"
UNDO_REFUSALS = {
    UndoLimit.NOTHING_CHOSEN: "nothing-to-undo",
    UndoLimit.CHOSEN_SINCE: "chosen-since",
    UndoLimit.REVEALED: "revealed-since",
}


class QuitGame(Exception):
    """The person wants to stop; the game is saved first."""


# --- Looking -------------------------------------------------------------------------------------


def show_help(session: GameSession, topic: str) -> bool:
    """What can be typed; and the game in a few lines, where there is room or if asked for."""
    commands, primer = session.renderer.commands(), session.renderer.primer()
    if folded(topic) in {"game", folded(say("command-game"))}:
        session.screen.print_text(primer)
    elif commands.count("\n") + primer.count("\n") + 4 <= session.screen.height:
        session.screen.print_text(f"{commands}\n\n{primer}")
    else:
        session.screen.print_text(f"{commands}\n\n{say('help-game-too')}")
    return False


def look(session: GameSession, name: str) -> bool:
    """The whole table, or one part of it."""
    panes = session.renderer.panes(
        session.past_states(), session.screen.width, int(session.state.asked_seat())
    )
    shown = [pane for pane in panes if pane.priority < ON_REQUEST]
    asked = folded(name)
    named = [pane for pane in panes if asked in {pane.name, folded(pane_name(pane))}]
    wanted = named if name else shown
    if not wanted:
        names = say("list-separator").join(map(pane_name, panes))
        session.screen.print_text(say("no-pane", name=name, names=names), WARNING)
    session.screen.lines(render_panes(wanted, session.screen.width))
    return False


def show_tile(session: GameSession, name: str) -> bool:
    found = session.renderer.look_up(session.state, name) if name else []
    for line in found:
        session.screen.console.print(line)
    if not found:
        session.screen.print_text(session.renderer.unknown_piece(name), WARNING)
    return False


def show_score(session: GameSession, _: str) -> bool:
    session.screen.show(session.renderer.score_sheet(session.state))
    return False


def show_log(session: GameSession, amount: str) -> bool:
    """The last n sentences, or `all`; a lesson shows what it wanted."""
    lines = _log_lines(session, session.opening)
    for steps in group_by_action(session.timeline.steps):
        happened = [line for step in steps for line in _log_lines(session, step.events)]
        lines += happened
        if happened and (said := session.stated_goals(steps)):
            lines.append(Text(f"  {said}", "italic"))
    everything = folded(amount) in {"all", folded(say("command-all"))}
    count = int(amount) if amount.isdigit() else len(lines) if everything else LOG_LINES
    for line in lines[max(0, len(lines) - count) :]:
        session.screen.console.print(line)
    return False


def _log_lines(session: GameSession, events: Sequence[Event]) -> list[Text]:
    """Each sentence behind its player's mark; a part of the game under its heading."""
    visible = visible_events(events, {int(session.state.asked_seat())})
    lines = []
    for event, sentence in session.renderer.log(session.state, visible):
        if event.heading:
            lines += [Text(), Text(sentence, "bold")]
            continue
        mark = Text("·", FAINT) if event.seat is None else session.renderer.player(event.seat)[:1]
        lines.append(Text().append_text(mark).append(f" {sentence}"))
    return lines


def show_hint(session: GameSession, _: str) -> bool:
    """What a good player would choose, and why; asking twice gives the same answer."""
    asked = session.state.decision()
    assert asked is not None
    table = session.state.to_bytes()
    if table not in session.hints:
        numbers = session.renderer.menu(session.state, session.screen.width).choices
        session.spinner.start(say("thinking-of-hint"))
        session.hints[table] = hint(session.state, asked, session.renderer, numbers)
        session.spinner.stop()
    for text in session.hints[table]:
        session.screen.lines(hanging_indent(text, session.screen.width, 2))
    return False


def show_rule(session: GameSession, rule: str) -> bool:
    text = rule_text(rule)
    session.screen.print_text(text or say("no-rule", rule=rule), "" if text else WARNING)
    return False


# --- Why not -------------------------------------------------------------------------------------


def show_why(session: GameSession, name: str) -> bool:
    """Why one choice cannot be made; or all that cannot, by reason."""
    if not name:
        _list_refusals(session)
        return False
    asked = session.state.decision()
    parsed = parse_answer(name, asked.choices if asked else (), session.state, session.renderer)
    if parsed.choice is None:
        session.screen.print_text(parsed.problem, WARNING)
    else:
        explain(session, parsed.choice)
    return False


def _list_refusals(session: GameSession) -> None:
    state, refused = session.state, dict[str, list[str]]()
    for choice in state.candidates():
        name = session.renderer.choice(state, choice)
        telling = [reason for reason in state.why_not(choice) if not reason.obvious]
        sentences = [session.renderer.refusal_text(state, reason) for reason in telling]
        for sentence in sentences + _sentences_in_vain(session, choice):
            refused.setdefault(sentence, []).append(name)
    for sentence, choices in refused.items():
        names = say("list-separator").join(dict.fromkeys(choices))
        session.screen.print_text(say("why-line", names=names, why=sentence), FAINT)
    if not refused:
        session.screen.print_text(say("why-nothing"))


def _sentences_in_vain(session: GameSession, choice: int) -> list[str]:
    reasons = session.state.why_in_vain(choice)
    texts = [session.renderer.refusal_text(session.state, reason) for reason in reasons]
    return [say("why-in-vain", why=text) for text in texts]


def explain(session: GameSession, choice: int) -> None:
    """Why this choice cannot be made, or that it can, and why it would do nothing."""
    name = session.renderer.choice(session.state, choice)
    reasons = session.state.why_not(choice)
    for reason in reasons:
        sentence = session.renderer.refusal_text(session.state, reason)
        session.screen.print_text(say("why-line", names=name, why=sentence), WARNING)
    if not reasons:
        session.screen.print_text(say("why-legal", name=name))
    for sentence in _sentences_in_vain(session, choice):
        session.screen.print_text(sentence, WARNING)


# --- Taking back ---------------------------------------------------------------------------------


def undo(session: GameSession, _: str) -> bool:
    """Take the last choice back. Computers agree, unless something hidden was shown since."""
    computers = set(range(int(session.state.seats))) - set(session.seats.humans)
    try:
        session.timeline.undo(int(session.state.asked_seat()), yielding=computers)
    except NothingToUndo as refusal:
        session.screen.print_text(say(UNDO_REFUSALS[refusal.limit]), WARNING)
        return False
    return True


def redo(session: GameSession, _: str) -> bool:
    """Make what was undone again, up to the next question to a person."""
    if not session.timeline.can_redo():
        session.screen.print_text(say("nothing-to-redo"), WARNING)
        return False
    session.timeline.redo()
    while session.timeline.can_redo() and session.state.asked_seat() not in session.seats.humans:
        session.timeline.redo()
    return True


def restart(session: GameSession, _: str) -> bool:
    """Undo all that the person has chosen since anybody else did."""
    count = session.timeline.restart_turn(int(session.state.asked_seat()))
    if count == 0:
        session.screen.print_text(say("nothing-to-restart"), WARNING)
    return count > 0


# --- Files ---------------------------------------------------------------------------------------


def save_copy(session: GameSession, name: str) -> bool:
    """Write the game to a file that the person names."""
    if not name:
        session.screen.print_text(say("save-where"), WARNING)
        return False
    path = Path(name).expanduser()
    try:
        _refuse_other_files(path)
        saved_games.save(session.state, session.seats, path)
    except (OSError, SilverspireError) as error:
        session.screen.print_unwrapped(say("not-saved", file=name, why=str(error)), WARNING)
    else:
        session.screen.print_unwrapped(say("saved", file=name))
    return False


def _refuse_other_files(path: Path) -> None:
    """Only another saved game may be written over."""
    if not path.exists():
        return
    try:
        records.load(path)
    except BrokenRecord as error:
        raise SilverspireError(say("foreign-file")) from error


def leave(session: GameSession, _: str) -> bool:
    raise QuitGame(session.file)


# --- The language --------------------------------------------------------------------------------


def change_language(session: GameSession, language: str) -> bool:
    """Speak another language; the game is not touched, and what was said is said again."""
    try:
        switch_language(language)
    except WrongOption as refusal:
        session.screen.print_text(str(refusal), WARNING)
        return False
    session.hints.clear()
    return True


# --- All of them ---------------------------------------------------------------------------------

Command = Callable[["GameSession", str], bool]

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
