"""Computer players in the terminal: chosen by name, kept with the game, and never silent."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from silverspire.cli.opponents import Opponents
from silverspire.cli.saved_games import SeatAssignment, seats_file
from silverspire.kernel.registry import find_game
from silverspire.players.levels import LEVELS
from silverspire.players.player import seat_seed
from silverspire.players.registry import KINDS
from tests.cli.terminal import CommandOutput, Terminal, any_numbers
from tests.kernel.toy import a_toy

BOT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bot.py"
GREETING = 'input(); print(\'{"ready": 1, "protocol": 1}\', flush=True); input()'


def kept(said: CommandOutput) -> SeatAssignment:
    return msgspec.json.decode(seats_file(said.saved_file).read_bytes(), type=SeatAssignment)


def against(terminal: Terminal, opponents: str, typed: list[str | int]) -> CommandOutput:
    return terminal.play("--seats", "2", "--seed", "11", "--opponents", opponents, typed=typed)


def test_people_meet_journeymen_unless_they_ask_for_others(terminal: Terminal) -> None:
    unasked = terminal.run("play", "kutna_hora", "--seed", "7", typed=[1])
    asked = terminal.play("--seed", "7", "--opponents", "apprentice", typed=[1])

    assert kept(unasked).opponents == "journeyman"
    assert kept(asked).opponents == "apprentice"


@pytest.mark.parametrize("opponents", ["apprentice", "journeyman", "search:16"])
def test_a_resumed_game_is_played_on_as_if_it_had_never_stopped(
    opponents: str, terminal: Terminal
) -> None:
    answers = any_numbers(6, 30)
    unbroken = against(terminal, opponents, answers)

    broken = against(terminal, opponents, answers[:12])
    resumed = terminal.play("--resume", broken.saved_file, typed=answers[12:])

    assert kept(resumed).opponents == opponents
    assert resumed.saved_file.read_bytes() == unbroken.saved_file.read_bytes()


def test_other_opponents_may_take_over(terminal: Terminal) -> None:
    broken = against(terminal, "chance", [1, 1])

    resumed = terminal.play("--resume", broken.saved_file, "--opponents", "journeyman", typed=[1])

    assert kept(resumed).opponents == "journeyman"


def test_any_player_of_the_roster_sits_down(terminal: Terminal) -> None:
    bot = f"program:{shlex.join([sys.executable, str(BOT)])}"

    said = terminal.play("--seats", "2", "--humans", "0", "--seed", "3", "--opponents", bot)

    assert "Final score" in said.out


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gods", "there is no player 'gods'; choose from apprentice, burgher, chance"),
        ("search:soon", "'soon' is no budget: write search:400 for simulations"),
        ("program:", "a program player needs a command"),
    ],
)
def test_a_player_that_is_not_there_is_refused_before_the_game_begins(
    name: str, message: str, terminal: Terminal
) -> None:
    said = terminal.play("--humans", "4", "--opponents", name)

    assert (said.code, said.out) == (2, "")
    assert message in said.err


def test_a_program_that_fails_loses_nobody_the_game(terminal: Terminal) -> None:
    silent = f"program:{shlex.join([sys.executable, '-c', GREETING])}"

    said = against(terminal, silent, [1, 1, 1, 1, 1, 1])
    resumed = terminal.play("--resume", said.saved_file, "--opponents", "chance", typed=["log"])

    assert said.code == 1
    assert "has ended" in said.err
    assert "--resume" in said.out
    assert resumed.code == 0


def test_a_seat_is_played_with_its_own_random_seed_that_does_not_reveal_the_games() -> None:
    table, other = a_toy(seed=7, seats=3), a_toy(seed=8, seats=3)

    seeds = [seat_seed(table.seed, seat) for seat in range(3)]

    assert len({*seeds, *(seat_seed(other.seed, seat) for seat in range(3)), 7, 8}) == 8
    assert seeds == [seat_seed(table.seed, seat) for seat in range(3)]


def test_no_player_plays_two_seats() -> None:
    players = Opponents("chance", a_toy(seats=3), people=[1]).players

    assert sorted(players) == [0, 2]
    assert players[0] is not players[2]


def test_every_player_is_listed_with_a_sentence(terminal: Terminal) -> None:
    said = terminal.run("players")

    assert all(f"  {kind} " in said.out for kind in KINDS)
    assert [level for level in said.out.split() if level in LEVELS][:4] == list(LEVELS)


def test_a_pipe_is_not_shown_who_thinks(terminal: Terminal) -> None:
    assert "thinking" not in against(terminal, "search:16", [1, 1]).out


def test_computers_are_townspeople_whose_names_are_saved_with_the_game(
    terminal: Terminal,
) -> None:
    said = terminal.play("--seed", "7", "--opponents", "journeyman", typed=any_numbers(1, 20))
    names = re.findall(r"Journeyman (\w+)", said.text)

    resumed = terminal.play("--resume", said.saved_file, typed=[1])
    replayed = terminal.run("replay", said.saved_file, "--all")

    assert len(set(names)) == 3
    assert set(names) <= set(find_game("kutna_hora").townspeople)
    assert "Stag" not in said.text
    assert {*names} & {*re.findall(r"\w+", resumed.text)}  # a long name may be cut on the board
    assert {*names} & {*re.findall(r"\w+", replayed.text)}
