"""Stepping through a record: the table after every choice, and what it did."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from silverspire.cli.audience import heard
from silverspire.cli.drawing import Drawing, find_drawing
from silverspire.cli.panes import ON_REQUEST, choose, draw, hanging
from silverspire.cli.saves import game_of
from silverspire.cli.screen import FAINT, Screen
from silverspire.kernel import records
from silverspire.kernel.replays import walk
from silverspire.kernel.state import State
from silverspire.words import folded, say

WORDS = ("next", "previous", "first", "last")  # each has its own word in every language


class Moment(NamedTuple):
    """The table after a choice, and what the choice did, in sentences."""

    table: State
    seat: int | None
    choice: str
    sentences: list[str]


def moments_of(record: records.Record, pack: str | None, drawing: Drawing) -> list[Moment]:
    """The table before the first choice and after each.

    Once a game is over its secrets are open; before, a reader knows what everybody does.
    """
    moments: list[Moment] = []
    readers = range(record.header.seats) if record.result else ()
    for state in walk(record, pack):
        if not moments:
            opening = [drawing.sentence(state, event) for event in heard(state.opening(), readers)]
            moments.append(Moment(state.clone(), None, "", opening))
            continue
        before, made = moments[-1].table, state.made[len(state.made) - 1]
        events = heard([state.tell(told) for told in state.happenings], readers)
        sentences = [drawing.sentence(state, event) for event in events]
        name = drawing.choice(before, made)
        moments.append(Moment(state.clone(), int(before.asked_seat()), name, sentences))
    return moments


class Replay:
    """A record with a finger on one of its moments."""

    def __init__(self, screen: Screen, drawing: Drawing, moments: list[Moment]) -> None:
        self.screen = screen
        self.drawing = drawing
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
        past = [earlier.table for earlier in self.moments[: self.place + 1]]
        told = self.told(self.place)
        panes = self.drawing.panes(past, screen.width, self.side_shown(moment.table))
        panes = [pane for pane in panes if pane.rank < ON_REQUEST]
        screen.clear()
        screen.lines(draw(choose(panes, screen.width, screen.height - len(told) - 3), screen.width))
        screen.lines(told)
        if moment.table.over:
            screen.show(*self.drawing.ending(past, screen.width))
        screen.tell(say("replay-place", place=self.place, last=len(self.moments) - 1), FAINT)

    def side_shown(self, table: State) -> int | None:
        """Whose hand may be seen: the next chooser's, once the game is over for all."""
        finished = self.moments[-1].table.over
        return int(table.asked_seat()) if finished and not table.over else None

    def told(self, place: int) -> list[Text]:
        """What the choice at this place did, wrapped."""
        moment = self.moments[place]
        if moment.seat is None:
            opening = " ".join([say("replay-opening"), *moment.sentences])
            return hanging(Text(opening, FAINT), self.screen.width, 7)
        text = (
            Text().append(f"{place:>4} ", FAINT).append_text(self.drawing.player(moment.seat)[:1])
        )
        text.append(" ".join(["", *(moment.sentences or [moment.choice])]))
        return hanging(text, self.screen.width, 7)

    def print_all(self) -> None:
        """Every choice with its sentences, then the result."""
        for place in range(len(self.moments)):
            self.screen.lines(self.told(place))
        tables = [moment.table for moment in self.moments]
        if tables[-1].over:
            self.screen.show(*self.drawing.ending(tables, self.screen.width))
        else:
            self.screen.tell(say("replay-unfinished"), FAINT)


def replay_file(screen: Screen, file: Path, pack: str | None, everything: bool) -> None:
    """Step through a record where a person sits; print it all where none does."""
    record = records.load(file)
    drawing = find_drawing(game_of(record))
    replay = Replay(screen, drawing, moments_of(record, pack, drawing))
    if everything or not screen.is_live:
        replay.print_all()
    else:
        replay.run()
