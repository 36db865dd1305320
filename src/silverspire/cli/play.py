"""A game in the terminal: the loop of questions. Knows no game."""

from __future__ import annotations

import shlex
from itertools import groupby
from pathlib import Path

from rich.text import Text

from silverspire.cli import saves
from silverspire.cli.answers import understand
from silverspire.cli.audience import heard
from silverspire.cli.coach import actions, wish
from silverspire.cli.commands import Leaving, explain, find_command, leave
from silverspire.cli.drawing import Drawing, Menu
from silverspire.cli.language import OPTION as LANGUAGE_OPTION
from silverspire.cli.language import language_to_repeat
from silverspire.cli.opponents import Opponents
from silverspire.cli.panes import ON_REQUEST, choose, draw, hanging, pane_name
from silverspire.cli.saves import Seats
from silverspire.cli.screen import FAINT, Screen
from silverspire.cli.waiting import Waiting
from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.events import Event
from silverspire.kernel.state import State
from silverspire.kernel.undo import Step, Timeline
from silverspire.words import say


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
        self.opponents = Opponents(seats.opponents, timeline.state, seats.humans)
        self.waiting = Waiting(screen)
        self.resumed = bool(timeline.steps)
        self.opening = timeline.state.opening()
        self.hints: dict[bytes, list[Text]] = {}  # what the coach said at a table
        self.explained: set[str] = set()  # kinds of questions whose help was shown
        self.seen_by: int | None = None  # whose side of the table was shown last

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
            self.part()
            return
        except SilverspireError:  # an outside program has failed
            self.part()
            raise
        finally:
            self.waiting.over()
            self.opponents.close()
        self.keep()
        self.finish()

    def part(self) -> None:
        """Keep the game, and say how to go on with it."""
        self.waiting.over()
        self.keep()
        self.screen.note(say("parting", file=str(self.file)))
        self.screen.note(f"  {self.resume_command()}", "bold")

    def play_on(self) -> None:
        while (asked := self.state.decision()) is not None:
            if asked.seat not in self.seats.humans:
                self.waiting.on(say("thinking", player=self.drawing.player(asked.seat).plain))
                self.timeline.apply(self.opponents.choose(self.state, asked))
                continue
            self.waiting.over()
            answered = self.ask(asked)
            if answered is not None:
                self.explained.add(asked.kind)
                self.timeline.apply(answered)
                self.keep()

    def keep(self) -> None:
        """Nothing is lost, whatever happens to the terminal."""
        saves.save(self.state, self.seats, self.file)

    def resume_command(self) -> str:
        words = ["silverspire", "play", self.state.game.name, "--resume", str(self.file)]
        words += ["--pack", self.pack] if self.pack else []
        language = language_to_repeat()
        return shlex.join([*words, LANGUAGE_OPTION, language] if language else words)

    def finish(self) -> None:
        """The last page."""
        self.screen.clear()
        self.screen.lines(self.news(self.seats.humans))
        self.screen.show(*self.drawing.ending(self.past(), self.screen.width))
        self.screen.note(say("kept", file=str(self.file)), FAINT)

    # --- One question --------------------------------------------------------------------------

    def ask(self, asked: Decision) -> int | None:
        """A legal choice; or None when the table has changed or shall be shown again."""
        self.draw_curtain(asked.seat)
        menu = self.show_table(asked)
        while True:
            answer = self.screen.ask(say("prompt"))
            word, _, rest = answer.partition(" ")
            if not answer:
                return None
            command = find_command(word)
            if command is not None:
                if command(self, rest.strip()):
                    return None
                continue
            understood = understand(answer, menu.choices, self.state, self.drawing)
            if understood.choice in asked.choices:
                return understood.choice
            if understood.choice is None:
                self.screen.tell(understood.trouble, "yellow")
            else:
                explain(self, understood.choice)

    def draw_curtain(self, seat: int) -> None:
        """Where people share a screen, nobody sees another's hand."""
        if self.drawing.keeps_secrets and len(self.seats.humans) > 1 and seat != self.seen_by:
            self.screen.wipe()
            answer = self.screen.ask(say("curtain", player=self.drawing.player(seat).plain))
            if find_command(answer) is leave:
                raise Leaving(self.file)
        self.seen_by = seat

    # --- The page ------------------------------------------------------------------------------

    def show_table(self, asked: Decision) -> Menu:
        """As much of the table as fits above the news and the question."""
        screen, width = self.screen, self.screen.width
        menu = self.drawing.menu(self.state, width)
        question = self.question(asked, menu)
        news = self.news([asked.seat])
        panes = self.drawing.panes(self.past(), width, asked.seat)
        panes = [pane for pane in panes if pane.rank < ON_REQUEST]
        room = screen.height - len(news) - len(question) - len(menu.lines) - 1
        shown = choose(panes, width, room)
        if len(shown) < len(panes):
            shown = choose(panes, width, room - 1)
        screen.clear()
        screen.lines(draw(shown, width))
        screen.lines(news)
        hidden = [pane_name(pane) for pane in panes if pane not in shown]
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

    def news(self, readers: list[int]) -> list[Text]:
        """What happened since a reader last chose, a paragraph for each player's choices."""
        lines: list[Text] = []
        if not self.explained and not self.resumed:
            lines += hanging(Text(self.drawing.welcome()), self.screen.width, 0)
            lines += self.told_apart(heard(self.opening, readers))
        watchers = readers if self.drawing.keeps_secrets else self.seats.humans
        since = self.last_choice(watchers)  # behind a curtain nobody watches the others
        for seat, together in groupby(self.timeline.steps[since:], key=lambda step: step.seat):
            told = [(self.heard_news(steps, readers), steps) for steps in actions(together)]
            said = [(news, self.wish(steps)) for news, steps in told if news]
            lines += self.paragraph(seat, said)
        most = max(3, self.screen.height // 5)
        if len(lines) <= most:
            return lines
        return [Text(say("more-news", count=len(lines) - most + 1), FAINT), *lines[1 - most :]]

    def told_apart(self, events: list[Event]) -> list[Text]:
        """What happened before anybody chose, under the starting player's mark."""
        news = [event for event in events if self.drawing.is_news(event)]
        started = [event.seat for event in news if event.seat is not None]
        return self.paragraph(started[0] if started else 0, [(news, "")] if news else [])

    def heard_news(self, steps: list[Step], readers: list[int]) -> list[Event]:
        events = [event for step in steps for event in heard(step.events, readers)]
        return [event for event in events if self.drawing.is_news(event)]

    def last_choice(self, seats: list[int]) -> int:
        """Where among all choices the last of these seats stands; 0 if there is none."""
        chosen = [place for place, step in enumerate(self.timeline.steps) if step.seat in seats]
        return chosen[-1] if chosen else 0

    def wish(self, steps: list[Step]) -> str:
        """What a player that teaches says of its choices."""
        if not self.opponents.teach or steps[0].seat in self.seats.humans:
            return ""
        return wish(steps)

    def paragraph(self, seat: int, told: list[tuple[list[Event], str]]) -> list[Text]:
        """One player's actions in sentences, with what it says of them, behind its mark."""
        if not told:
            return []
        text = self.drawing.player(seat)[:1]
        for events, said in told:
            sentences = [self.drawing.sentence(self.state, event) for event in events]
            repeated = [(sentence, len(list(again))) for sentence, again in groupby(sentences)]
            shown = [sentence if n == 1 else f"{sentence} (×{n})" for sentence, n in repeated]
            text.append(f" {' '.join(shown)}")
            text.append(f" {said}" if said else "", "italic")
        return hanging(text, self.screen.width, 2)
