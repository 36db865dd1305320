"""Stepping through a record: the table after every choice, and what it did."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from silverspire.cli import saved_games
from silverspire.cli.panes import ON_REQUEST, fit_panes, hanging_indent, render_panes
from silverspire.cli.renderer import Renderer, find_renderer
from silverspire.cli.saved_games import game_of
from silverspire.cli.screen import FAINT, Screen
from silverspire.cli.seat_names import computers_called
from silverspire.kernel import records
from silverspire.kernel.replays import walk
from silverspire.kernel.state import State
from silverspire.kernel.visible_events import visible_events
from silverspire.localization import folded, say

WORDS = ("next", "previous", "first", "last")  # each has its own word in every language


class Moment(NamedTuple):
    """The table after a choice, and what the choice did, in sentences."""

    state: State
    seat: int | None
    choice: str
    sentences: list[str]


def moments_of(record: records.Record, pack: str | None, renderer: Renderer) -> list[Moment]:
    """The table before the first choice and after each.

    Once a game is over its secrets are open; before, a reader knows what everybody does.
    """
    moments: list[Moment] = []
    readers = range(record.header.seats) if record.result else ()
    for state in walk(record, pack):
        if not moments:
            events = visible_events(state.opening(), readers)
            opening = [sentence for _, sentence in renderer.log(state, events)]
            moments.append(Moment(state.clone(), None, "", opening))
            continue
        before, made = moments[-1].state, state.choices_made[len(state.choices_made) - 1]
        events = visible_events([state.readable_event(raw) for raw in state.raw_events], readers)
        sentences = [sentence for _, sentence in renderer.log(state, events)]
        name = renderer.choice(before, made)
        moments.append(Moment(state.clone(), int(before.asked_seat()), name, sentences))
    return moments


class Replay:
    """A record with a finger on one of its moments."""

    def __init__(self, screen: Screen, renderer: Renderer, moments: list[Moment]) -> None:
        self.screen = screen
        self.renderer = renderer
        self.moments = moments
        self.place = 0
        self.steps: dict[str, Callable[[], int]] = {
            "": lambda: self.place + 1,
            "n": lambda: self.place + 1,
            "next": lambda: self.place + 1,
            "p": lambda: self.place - 1,
            "previous": lambda: self.place - 1,
            "first": lambda: 0,
            "last": lambda: len(self.moments) - 1,
        }
        own_words = {folded(say(f"replay-{word}")): word for word in WORDS}
        self.steps |= {own: self.steps[word] for own, word in own_words.items()}

    def run(self) -> None:
        """Step until the reader leaves."""
        while True:
            self.show()
            try:
                answer = folded(self.screen.ask(say("replay-prompt")))
            except (EOFError, KeyboardInterrupt):
                return
            if answer in {"q", "quit", "exit", folded(say("command-quit"))}:
                return
            self.go(answer)

    def go(self, answer: str) -> None:
        wanted = int(answer) if answer.isdigit() else self.place
        if answer in self.steps:
            wanted = self.steps[answer]()
        self.place = max(0, min(len(self.moments) - 1, wanted))

    def show(self) -> None:
        """The table at this moment, and the choice that led to it."""
        screen, moment = self.screen, self.moments[self.place]
        past = [earlier.state for earlier in self.moments[: self.place + 1]]
        lines = self.lines_at(self.place)
        panes = self.renderer.panes(past, screen.width, self.visible_seat(moment.state))
        panes = [pane for pane in panes if pane.priority < ON_REQUEST]
        screen.clear()
        screen.lines(
            render_panes(
                fit_panes(panes, screen.width, screen.height - len(lines) - 3), screen.width
            )
        )
        screen.lines(lines)
        if moment.state.over:
            screen.show(*self.renderer.ending(past, screen.width))
        screen.print_text(say("replay-place", place=self.place, last=len(self.moments) - 1), FAINT)

    def visible_seat(self, table: State) -> int | None:
        """Whose hand may be seen: the next chooser's, once the game is over for all."""
        finished = self.moments[-1].state.over
        return int(table.asked_seat()) if finished and not table.over else None

    def lines_at(self, place: int) -> list[Text]:
        """What the choice at this place did, wrapped."""
        moment = self.moments[place]
        if moment.seat is None:
            opening = " ".join([say("replay-opening"), *moment.sentences])
            return hanging_indent(Text(opening, FAINT), self.screen.width, 7)
        text = (
            Text().append(f"{place:>4} ", FAINT).append_text(self.renderer.player(moment.seat)[:1])
        )
        text.append(" ".join(["", *(moment.sentences or [moment.choice])]))
        return hanging_indent(text, self.screen.width, 7)

    def print_all(self) -> None:
        """Every choice with its sentences, then the result."""
        for place in range(len(self.moments)):
            self.screen.lines(self.lines_at(place))
        tables = [moment.state for moment in self.moments]
        if tables[-1].over:
            self.screen.show(*self.renderer.ending(tables, self.screen.width))
        else:
            self.screen.print_text(say("replay-unfinished"), FAINT)


def replay_file(screen: Screen, file: Path, pack: str | None, everything: bool) -> None:
    """Step through a record where a person sits; print it all where none does."""
    record = records.load(file)
    renderer = find_renderer(game_of(record))
    with computers_called(saved_games.computers_of(record, file)):
        replay = Replay(screen, renderer, moments_of(record, pack, renderer))
        if everything or not screen.is_interactive:
            replay.print_all()
        else:
            replay.run()
