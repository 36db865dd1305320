"""A game in the terminal: the loop of questions. Knows no game."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from rich.text import Text

from silverspire.cli import saved_games
from silverspire.cli.answers import parse_answer
from silverspire.cli.coach import group_by_action, stated_goals
from silverspire.cli.commands import QuitGame, explain, find_command, leave
from silverspire.cli.language import OPTION as LANGUAGE_OPTION
from silverspire.cli.language import language_to_repeat
from silverspire.cli.opponents import Opponents
from silverspire.cli.panes import ON_REQUEST, fit_panes, hanging_indent, pane_name, render_panes
from silverspire.cli.renderer import Menu, Renderer
from silverspire.cli.saved_games import SeatAssignment
from silverspire.cli.screen import FAINT, Screen
from silverspire.cli.seat_names import computers_at, computers_called, townsperson
from silverspire.cli.spinner import Spinner
from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.events import Event
from silverspire.kernel.state import State
from silverspire.kernel.undo import Step, Timeline
from silverspire.kernel.visible_events import visible_events
from silverspire.localization import conjunction, say
from silverspire.players.levels import LEVELS


class GameSession:
    """One game, the people at it, and the file it is kept in."""

    def __init__(
        self,
        screen: Screen,
        renderer: Renderer,
        timeline: Timeline,
        seats: SeatAssignment,
        file: Path,
        pack: str | None = None,
    ) -> None:
        self.screen = screen
        self.renderer = renderer
        self.timeline = timeline
        self.seats = seats
        self.file = file
        self.pack = pack
        self.opponents = Opponents(seats.opponents, timeline.state, seats.humans)
        state, table = timeline.state, seats.table or file.stem
        self.computers = computers_at(state.game, table, int(state.seats), seats.humans)
        self.spinner = Spinner(screen)
        self.resumed = bool(timeline.steps)
        self.opening = timeline.state.opening()
        self.hints: dict[bytes, list[Text]] = {}  # what the coach said at a table
        self.explained: set[str] = set()  # kinds of questions whose help was shown
        self.last_viewer: int | None = None  # whose side of the table was shown last

    @property
    def state(self) -> State:
        return self.timeline.state

    def past_states(self) -> list[State]:
        """Every table since the game began, this one last."""
        return [*(step.before for step in self.timeline.steps), self.state]

    def run(self) -> None:
        """Play until the game is over or the person leaves; either way it is kept."""
        with computers_called(self.computers):
            self.run_to_the_end()

    def run_to_the_end(self) -> None:
        try:
            self.run_loop()
        except (QuitGame, EOFError, KeyboardInterrupt):
            self.save_and_leave()
            return
        except SilverspireError:  # an outside program has failed
            self.save_and_leave()
            raise
        finally:
            self.spinner.stop()
            self.opponents.close()
        self.save()
        self.finish()

    def save_and_leave(self) -> None:
        """Keep the game, and say how to go on with it."""
        self.spinner.stop()
        self.save()
        self.screen.print_unwrapped(say("parting", file=str(self.file)))
        self.screen.print_unwrapped(f"  {self.resume_command()}", "bold")

    def run_loop(self) -> None:
        while (asked := self.state.decision()) is not None:
            if asked.seat not in self.seats.humans:
                self.spinner.start(say("thinking", player=self.renderer.player(asked.seat).plain))
                self.timeline.apply(self.opponents.choose(self.state, asked))
                continue
            self.spinner.stop()
            answered = self.ask(asked)
            if answered is not None:
                self.explained.add(asked.kind)
                self.timeline.apply(answered)
                self.save()

    def save(self) -> None:
        """Nothing is lost, whatever happens to the terminal."""
        saved_games.save(self.state, self.seats, self.file)

    def resume_command(self) -> str:
        words = ["silverspire", "play", self.state.game.name, "--resume", str(self.file)]
        words += ["--pack", self.pack] if self.pack else []
        language = language_to_repeat()
        return shlex.join([*words, LANGUAGE_OPTION, language] if language else words)

    def finish(self) -> None:
        """The last page."""
        self.screen.clear()
        self.screen.lines(self.news(self.seats.humans))
        self.screen.show(*self.renderer.ending(self.past_states(), self.screen.width))
        self.screen.print_unwrapped(say("kept", file=str(self.file)), FAINT)

    # --- One question --------------------------------------------------------------------------

    def ask(self, asked: Decision) -> int | None:
        """A legal choice; or None when the table has changed or must be shown again."""
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
            parsed = parse_answer(answer, menu.choices, self.state, self.renderer)
            if parsed.choice in asked.choices:
                return parsed.choice
            if parsed.choice is None:
                self.screen.print_text(parsed.problem, "yellow")
            else:
                explain(self, parsed.choice)

    def draw_curtain(self, seat: int) -> None:
        """Where people share a screen, nobody sees another's hand."""
        if (
            self.renderer.has_hidden_information
            and len(self.seats.humans) > 1
            and seat != self.last_viewer
        ):
            self.screen.clear_scrollback()
            answer = self.screen.ask(say("curtain", player=self.renderer.player(seat).plain))
            if find_command(answer) is leave:
                raise QuitGame(self.file)
        self.last_viewer = seat

    # --- The page ------------------------------------------------------------------------------

    def show_table(self, asked: Decision) -> Menu:
        """As much of the table as fits above the news and the question."""
        screen, width = self.screen, self.screen.width
        menu = self.renderer.menu(self.state, width)
        question = self.question(asked, menu)
        news = self.news([asked.seat])
        panes = self.renderer.panes(self.past_states(), width, asked.seat)
        panes = [pane for pane in panes if pane.priority < ON_REQUEST]
        room = screen.height - len(news) - len(question) - len(menu.lines) - 1
        shown = fit_panes(panes, width, room)
        if len(shown) < len(panes):
            shown = fit_panes(panes, width, room - 1)
        screen.clear()
        screen.lines(render_panes(shown, width))
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
        line.append_text(self.renderer.player(asked.seat)).append(f"  {menu.question}", "bold")
        if asked.kind in self.explained:
            return [line]
        if line.cell_len + len(menu.help) + 2 <= width:
            return [line.append(f"  {menu.help}", FAINT)]
        return [line, *Text(menu.help, FAINT).wrap(self.screen.console, width)]

    def news(self, readers: list[int]) -> list[Text]:
        """What happened since a reader last chose, a paragraph for each player's choices."""
        lines: list[Text] = []
        if not self.explained and not self.resumed:
            lines += hanging_indent(Text(self.renderer.welcome()), self.screen.width, 0)
            if self.computers:
                lines += hanging_indent(Text(self.who_plays()), self.screen.width, 0)
            lines += self.opening_paragraph(readers)
        watchers = readers if self.renderer.has_hidden_information else self.seats.humans
        since = self.last_choice(watchers)  # behind a curtain nobody watches the others
        for seat, together in groupby(self.timeline.steps[since:], key=lambda step: step.seat):
            entries = [
                ([news for step in steps for news in self.news_of(step.events, readers)], steps)
                for steps in group_by_action(together)
            ]
            said = [(news, self.stated_goals(steps)) for news, steps in entries if news]
            lines += self.paragraph(seat, said)
        most = max(3, self.screen.height // 5)
        if len(lines) <= most:
            return lines
        return [Text(say("more-news", count=len(lines) - most + 1), FAINT), *lines[1 - most :]]

    def who_plays(self) -> str:
        """The computers at the table, with the level that all of them have."""
        names = list(self.computers.values())
        level, known = self.seats.opponents, self.seats.opponents in LEVELS
        shown = [townsperson(name, level) if known else name for name in names]
        return say("opponents", players=conjunction(shown))

    def opening_paragraph(self, readers: list[int]) -> list[Text]:
        """What happened before anybody chose, under the starting player's mark."""
        news = self.news_of(self.opening, readers)
        started = [event.seat for event in self.opening if event.news and event.seat is not None]
        return self.paragraph(started[0] if started else 0, [(news, "")] if news else [])

    def news_of(self, events: Sequence[Event], readers: list[int]) -> list[str]:
        """The sentences that are announced."""
        lines = self.renderer.log(self.state, visible_events(events, readers))
        return [sentence for event, sentence in lines if event.news]

    def last_choice(self, seats: list[int]) -> int:
        """Where among all choices the last of these seats stands; 0 if there is none."""
        chosen = [place for place, step in enumerate(self.timeline.steps) if step.seat in seats]
        return chosen[-1] if chosen else 0

    def stated_goals(self, steps: list[Step]) -> str:
        """What a player that teaches says of its choices."""
        if not self.opponents.explains or steps[0].seat in self.seats.humans:
            return ""
        return stated_goals(steps)

    def paragraph(self, seat: int, entries: list[tuple[list[str], str]]) -> list[Text]:
        """One player's actions in sentences, with what it says of them, behind its mark."""
        if not entries:
            return []
        text = self.renderer.player(seat)[:1]
        for sentences, said in entries:
            repeated = [(sentence, len(list(again))) for sentence, again in groupby(sentences)]
            shown = [sentence if n == 1 else f"{sentence} (×{n})" for sentence, n in repeated]
            text.append(f" {' '.join(shown)}")
            text.append(f" {said}" if said else "", "italic")
        return hanging_indent(text, self.screen.width, 2)
