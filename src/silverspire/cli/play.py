"""A game in the terminal: the loop of questions. Knows no game."""

from __future__ import annotations

import shlex
from itertools import groupby
from pathlib import Path

from rich.text import Text

from silverspire.cli import saves
from silverspire.cli.answers import understand
from silverspire.cli.commands import COMMANDS, Leaving, explain
from silverspire.cli.drawing import Drawing, Menu
from silverspire.cli.opponents import find_opponent
from silverspire.cli.panes import choose, draw, hanging
from silverspire.cli.saves import Seats
from silverspire.cli.screen import FAINT, Screen
from silverspire.cli.words import say
from silverspire.kernel.decisions import Decision
from silverspire.kernel.events import Event
from silverspire.kernel.state import State
from silverspire.kernel.undo import Timeline


class Play:
    """One game, the people at it, and the file it is kept in."""

    def __init__(
        self,
        screen: Screen,
        drawing: Drawing,
        timeline: Timeline,
        seats: Seats,
        file: Path,
        pack: str | None = None,
    ) -> None:
        self.screen = screen
        self.drawing = drawing
        self.timeline = timeline
        self.seats = seats
        self.file = file
        self.pack = pack
        self.opponent = find_opponent(seats.opponents)
        self.resumed = bool(timeline.steps)
        self.explained: set[str] = set()  # kinds of questions whose help was shown
        self.told = len(timeline.steps)  # how many choices were made when a person last chose

    @property
    def state(self) -> State:
        return self.timeline.state

    def past(self) -> list[State]:
        """Every table since the game began, this one last."""
        return [*(step.before for step in self.timeline.steps), self.state]

    def run(self) -> None:
        """Play until the game is over or the person leaves; either way it is kept."""
        try:
            self.play_on()
        except (Leaving, EOFError, KeyboardInterrupt):
            self.keep()
            self.screen.note(say("parting", file=str(self.file)))
            self.screen.note(f"  {self.resume_command()}", "bold")
            return
        self.keep()
        self.finish()

    def play_on(self) -> None:
        while (asked := self.state.decision()) is not None:
            if asked.seat not in self.seats.humans:
                self.timeline.apply(self.opponent(self.state, asked))
                continue
            answered = self.ask(asked)
            if answered is not None:
                self.told = len(self.timeline.steps)
                self.explained.add(asked.kind)
                self.timeline.apply(answered)
                self.keep()

    def keep(self) -> None:
        """Nothing is lost, whatever happens to the terminal."""
        saves.save(self.state, self.seats, self.file)

    def resume_command(self) -> str:
        words = ["silverspire", "play", self.state.game.name, "--resume", str(self.file)]
        return shlex.join([*words, "--pack", self.pack] if self.pack else words)

    def finish(self) -> None:
        """The last page."""
        self.screen.clear()
        self.screen.lines(self.news())
        self.screen.show(*self.drawing.ending(self.past(), self.screen.width))
        self.screen.note(say("kept", file=str(self.file)), FAINT)

    # --- One question --------------------------------------------------------------------------

    def ask(self, asked: Decision) -> int | None:
        """A legal choice; or None when the table has changed or shall be shown again."""
        menu = self.show_table(asked)
        while True:
            answer = self.screen.ask(say("prompt"))
            word, _, rest = answer.partition(" ")
            if not answer:
                return None
            if word.lower() in COMMANDS:
                if COMMANDS[word.lower()](self, rest.strip()):
                    return None
                continue
            understood = understand(answer, menu.choices, self.state, self.drawing)
            if understood.choice in asked.choices:
                return understood.choice
            if understood.choice is None:
                self.screen.tell(understood.trouble, "yellow")
            else:
                explain(self, understood.choice)

    # --- The page ------------------------------------------------------------------------------

    def show_table(self, asked: Decision) -> Menu:
        """As much of the table as fits above the news and the question."""
        screen, width = self.screen, self.screen.width
        menu = self.drawing.menu(self.state, width)
        question = self.question(asked, menu)
        news = self.news()
        panes = self.drawing.panes(self.past(), width)
        room = screen.height - len(news) - len(question) - len(menu.lines) - 1
        shown = choose(panes, width, room)
        if len(shown) < len(panes):
            shown = choose(panes, width, room - 1)
        screen.clear()
        screen.lines(draw(shown, width))
        screen.lines(news)
        hidden = [pane.name for pane in panes if pane not in shown]
        if hidden:
            line = Text(say("hidden", names=say("list-separator").join(hidden)), FAINT)
            line.truncate(width, overflow="ellipsis")
            screen.lines([line])
        screen.lines(question)
        screen.lines(menu.lines)
        return menu

    def question(self, asked: Decision, menu: Menu) -> list[Text]:
        """Who is asked what; its help beside it or below it, the first time."""
        width = self.screen.width
        line = Text(no_wrap=True).append("▶ ", "bold gold3")
        line.append_text(self.drawing.player(asked.seat)).append(f"  {menu.question}", "bold")
        if asked.kind in self.explained:
            return [line]
        if line.cell_len + len(menu.help) + 2 <= width:
            return [line.append(f"  {menu.help}", FAINT)]
        return [line, *Text(menu.help, FAINT).wrap(self.screen.console, width)]

    def news(self) -> list[Text]:
        """What happened since the last question, a paragraph for each player's choices."""
        lines: list[Text] = []
        if not self.explained and not self.resumed:
            lines += hanging(Text(self.drawing.welcome()), self.screen.width, 0)
        for seat, steps in groupby(self.timeline.steps[self.told :], key=lambda step: step.seat):
            events = [event for step in steps for event in step.events]
            lines += self.paragraph(seat, [e for e in events if self.drawing.is_news(e)])
        most = max(3, self.screen.height // 5)
        if len(lines) <= most:
            return lines
        return [Text(say("more-news", count=len(lines) - most + 1), FAINT), *lines[1 - most :]]

    def paragraph(self, seat: int, events: list[Event]) -> list[Text]:
        """The sentences of one player's choices, wrapped behind the player's mark."""
        if not events:
            return []
        text = self.drawing.player(seat)[:1].append(" ")
        told = [self.drawing.sentence(self.state, event) for event in events]
        repeated = [(sentence, len(list(again))) for sentence, again in groupby(told)]
        shown = [sentence if n == 1 else f"{sentence} (×{n})" for sentence, n in repeated]
        text.append(" ".join(shown))
        return hanging(text, self.screen.width, 2)
