"""World Without End in the terminal, played through the real command."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

import silverspire
from silverspire.cli.renderer import find_renderer
from silverspire.cli.saved_games import SeatAssignment
from silverspire.cli.screen import Screen
from silverspire.cli.session import GameSession
from silverspire.cli.world_without_end.scores import tie_break
from silverspire.kernel import records
from silverspire.kernel.replays import replay
from silverspire.kernel.state import State
from silverspire.kernel.undo import Timeline
from silverspire.localization import plain, signed
from tests.cli.terminal import CommandOutput, Line, Terminal, any_numbers

GAME = silverspire.game("world_without_end")
RENDERER = find_renderer(GAME)


def play(terminal: Terminal, *words: str | Path, typed: Sequence[Line] = ()) -> CommandOutput:
    return terminal.run("play", "world_without_end", *words, typed=typed)


class Page(Screen):
    """A terminal of a given size that remembers what was shown."""

    def __init__(self, width: int, height: int) -> None:
        console = Console(
            width=width, height=height, force_terminal=True, record=True, file=io.StringIO()
        )
        super().__init__(console)

    def clear(self) -> None:
        """A fresh page each time."""

    def lines_shown(self) -> list[str]:
        return self.console.export_text().rstrip("\n").splitlines()


def at_a_page(state: State, people: list[int], size: tuple[int, int] = (100, 40)) -> GameSession:
    return GameSession(
        Page(*size), RENDERER, Timeline(state), SeatAssignment(people, "chance"), Path()
    )


# --- A whole game --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_by_typing_numbers(seats: int, terminal: Terminal) -> None:
    said = play(terminal, "--seats", str(seats), "--seed", "3", typed=any_numbers(seats))

    assert said.code == 0
    assert "Final score" in said.out
    assert "VP by chapter" in said.out
    assert replay(records.load(said.saved_file)).over


def test_a_first_game_with_open_screens_is_played(terminal: Terminal) -> None:
    options = ("--option", "first_game=yes", "--option", "open_screens=yes")

    said = play(terminal, "--seed", "3", *options, typed=any_numbers(1))

    assert "Final score" in said.out


def test_the_last_page_ranks_the_players_as_the_game_does(terminal: Terminal) -> None:
    said = play(terminal, "--humans", "0", "--seed", "5")

    state = replay(records.load(said.saved_file))
    winner = state.ranking().index(1)
    assert f" 1. {'LSEB'[winner]} " in said.out
    assert f"  {plain(state.scores()[winner])} VP" in said.out


def test_a_resumed_game_continues_as_if_it_had_never_stopped(terminal: Terminal) -> None:
    answers = any_numbers(6)
    unbroken = play(terminal, "--seed", "11", typed=answers)

    said = play(terminal, "--seed", "11", typed=answers[:60])
    resumed = play(terminal, "--resume", said.saved_file, typed=answers[60:])

    assert resumed.code == 0
    assert said.saved_file.read_bytes() == unbroken.saved_file.read_bytes()


def test_a_record_is_verified_and_replayed(terminal: Terminal) -> None:
    said = play(terminal, "--humans", "0", "--seed", "8")

    assert "Nothing was changed." in terminal.run("verify", said.saved_file).out
    assert "Final score" in terminal.run("replay", said.saved_file).out


# --- At a question -------------------------------------------------------------------------------


@pytest.fixture
def first_question(terminal: Terminal) -> Path:
    """Lion is the active player and turns the first card."""
    return play(terminal, "--seed", "11", "--option", "start=0").saved_file


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("99", "There is no option 99: choose from 1 to 4"),
        (
            "play:grain",
            "Grain: Something else is being decided right now: the card’s orientation.",
        ),
        ("tile tower", "Tower (project): 6 stone and 2 wood, and a metal top"),
        ("tile location 9", "benefit: free house"),
        ("tile nonsense", "There is no piece called “nonsense”"),
        ("rules wwe-act-9", "WWE-ACT-9 Donation"),
        ("look favor", "the marker moves right"),
        ("look memory", "Memory · what everyone must have"),
        ("look moon", "There is no “moon” to look at"),
        ("score", "So far, plus what your goods would be worth"),
        ("?", "Kingsbridge, 1337 to 1361"),
        ("undo", "You haven’t chosen anything yet."),
    ],
)
def test_a_command_is_answered(
    typed: str, message: str, terminal: Terminal, first_question: Path
) -> None:
    assert message in play(terminal, "--resume", first_question, typed=[typed, "quit"]).text


def test_the_four_orientations_say_who_gets_what(terminal: Terminal, first_question: Path) -> None:
    said = play(terminal, "--resume", first_question)

    assert "─ 1 ───── arrow at 0 ─" in said.out
    assert "L ψ 1 grain" in said.out
    assert "favor: Prioress " in said.out
    assert "+1 wool" in said.out


def test_the_card_says_where_its_arrow_points_until_it_is_turned() -> None:
    table = GAME.new(seats=4, seed=11, options={"start": 0})

    before = event_pane(table)
    table.apply(GAME.choice_of("arrow:3"))
    after = event_pane(table)

    assert "if not turned" in before
    assert "if not turned" not in after


def event_pane(state: State) -> str:
    """The event card as everyone sees it."""
    found = next(pane for pane in RENDERER.panes([state], 100, None) if pane.name == "event")
    return "\n".join(line.plain for line in found.lines)


def test_a_choice_is_made_by_its_name(terminal: Terminal, first_question: Path) -> None:
    answers = ["arrow:3", "resource", "wood", "decline", "discard:favor", "quit"]

    play(terminal, "--resume", first_question, typed=answers)

    steps = [step.choice for step in records.load(first_question).steps]
    assert steps[:5] == ["arrow:3", "play:resource", "good:wood", "decline", "discard:favor"]


def test_a_card_of_no_use_says_why(terminal: Terminal, first_question: Path) -> None:
    said = play(terminal, "--resume", first_question, typed=["arrow:3", "why rent", "why", "quit"])

    assert "Rent: you can choose this now." in said.text
    assert "Rent: It would do nothing now. You have no house on the board. [WWE-ACT-8]" in said.text


def test_the_duties_to_come_are_foretold(terminal: Terminal, first_question: Path) -> None:
    said = play(terminal, "--resume", first_question)

    assert "† piety 0 of 2 −6 VP, penance" in said.text
    assert "● gold 2 of 2–5 up to −3 VP, royal court" in said.text


# --- The page ------------------------------------------------------------------------------------


@cache
def pages(size: tuple[int, int]) -> list[list[str]]:
    """What four people at one screen see at every question of a game by chance."""
    seed = size[0]
    luck = random.Random(seed)
    sitting = at_a_page(GAME.new(seats=4, seed=seed), [0, 1, 2, 3], size)
    assert isinstance(sitting.screen, Page)
    seen: list[list[str]] = []
    while (asked := sitting.state.decision()) is not None:
        sitting.show_table(asked)
        seen.append(sitting.screen.lines_shown())
        sitting.explained.add(asked.kind)
        sitting.timeline.apply(luck.choice(asked.choices))
    return seen


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (160, 50)], ids=lambda size: f"{size[0]}")
def test_every_page_fits(size: tuple[int, int]) -> None:
    width, lines = size
    for page in pages(size):
        assert len(page) < lines, "no line is left for the answer"
        assert max(map(len, page)) < width


def test_a_usual_page_shows_the_whole_table() -> None:
    seen = pages((100, 40))
    whole = [page for page in seen if not any("There is more" in line for line in page)]

    assert len(whole) > len(seen) * 0.6


def test_a_first_game_says_that_nobody_discards(terminal: Terminal) -> None:
    said = play(terminal, "--seed", "3", "--option", "first_game=yes")

    assert "in chapter I everyone has six cards and discards none" in said.out


@pytest.mark.rule("WWE-END-1")
def test_a_tie_is_explained() -> None:
    ahead = {"piety": 1, "loyalty": 2, "knowledge": 0}
    behind = {"piety": 1, "loyalty": 0, "knowledge": 3}

    assert tie_break(ahead, behind, 1) == "tied with Stag, but has more loyalty: 2 to 0"
    assert "they share the place" in tie_break(ahead, ahead, 1)


def test_halves_are_written_as_halves() -> None:
    assert [plain(12.5), plain(0.5), plain(-0.5), plain(3.0), plain(0)] == [
        *("12½", "½", "−½", "3", "0"),
    ]
    assert [signed(1.5), signed(-2)] == ["+1½", "−2"]
