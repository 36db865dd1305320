"""Outside programs as players: the example plays whole games, and every failure is reported."""

from __future__ import annotations

import gc
import json
import os
import re
import shlex
import sys
from pathlib import Path

import pytest

import silverspire
from silverspire import State, WrongOption
from silverspire.players.chance import ChancePlayer
from silverspire.players.player import Player
from silverspire.players.player_lists import split_players
from silverspire.players.program import ProgramFailed, ProgramPlayer
from silverspire.players.registry import find_player
from tests.conformance.play import asked

ROOT = Path(__file__).resolve().parent.parent.parent
BOT = ROOT / "docs" / "examples" / "bot.py"
PAGE = ROOT / "docs" / "how-to" / "external-programs.md"
READY = 'print(\'{"ready": "a bot", "protocol": 1}\', flush=True)'


def python(*words: str) -> str:
    """The command line of a Python program."""
    return shlex.join([sys.executable, *words])


def script(*lines: str, limit: str = "") -> ProgramPlayer:
    """A player whose program greets and then does this."""
    greeting = ("import json, sys, time, os", "input()", READY)
    return ProgramPlayer(limit + python("-c", "\n".join((*greeting, *lines))))


def a_table(game: str = "kutna_hora", seats: int = 2) -> State:
    return silverspire.game(game).new(seats, 7)


def play(state: State, players: list[Player]) -> list[int]:
    choices = []
    while (decision := state.decision()) is not None:
        choice = players[decision.seat].choose(state, decision)
        choices.append(choice)
        state.apply(choice)
    return choices


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def process_of(player: ProgramPlayer) -> int:
    """The process of a program that answers with its own number."""
    with pytest.raises(ProgramFailed) as failure:
        player.choose(state := a_table(), asked(state))
    number = re.search(r'"choose": (\d+)', str(failure.value))
    assert number is not None
    return int(number[1])


# --- The example ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", silverspire.games())
def test_the_example_plays_a_whole_game(game: str) -> None:
    player = find_player(f"program:{python(str(BOT))}", seed=3)

    choices = play(a_table(game), [player, ChancePlayer(1)])
    player.close()

    assert len(choices) > 20


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        player = find_player(f"program:{python(str(BOT))}", seed=3)
        games.append(play(a_table(), [player, ChancePlayer(1)]))
        player.close()

    assert games[0] == games[1]


def test_one_program_can_play_every_seat() -> None:
    player = ProgramPlayer(python(str(BOT)))

    assert play(a_table(seats=3), [player] * 3)
    player.close()


def test_the_example_has_twenty_lines_and_the_page_shows_it_whole() -> None:
    shown = re.search(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert shown is not None

    assert BOT.read_text("utf-8").endswith(shown[1])
    assert len([line for line in shown[1].splitlines() if line.strip()]) <= 20


# --- What is sent --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", silverspire.games())
def test_a_program_is_sent_its_seats_view_and_nothing_else(game: str, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    player = script(
        f"heard = open({str(heard)!r}, 'w')",
        "for line in sys.stdin:",
        "    heard.write(line); heard.flush()",
        "    asked = json.loads(line)",
        "    if 'ask' in asked: print(json.dumps({'choose': asked['choices'][0]}), flush=True)",
    )
    state = a_table(game)
    decision = asked(state)

    player.choose(state, decision)
    player.close()

    question, goodbye = map(json.loads, heard.read_text("utf-8").splitlines())
    assert question == {
        "ask": decision.number,
        "game": game,
        "seat": decision.seat,
        "kind": decision.kind,
        "choices": [state.game.name_of(choice) for choice in decision.choices],
        "view": state.view(decision.seat),
    }
    assert goodbye == {"quit": True}


# --- What can go wrong ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["input()", "sys.exit(3)"], "has ended with exit code 3"),
        (["sys.stdout.close()", "sys.exit(0)"], "has ended"),
        (["input()", "print('plot C4, please', flush=True)"], "no JSON.*plot C4, please"),
        (["input()", "print('[1]', flush=True)"], "else than a JSON object.*\\[1\\]"),
        (["input()", "print('{}', flush=True)"], "chose None.*its last line: {}"),
        (
            ["input()", 'print(\'{"choose": "site:C4"}\', flush=True)'],
            "chose 'site:C4', which is none of .*guilds:1",
        ),
    ],
)
def test_a_failure_is_reported_with_the_last_line(lines: list[str], words: str) -> None:
    state = a_table()

    with pytest.raises(ProgramFailed, match=words):
        script(*lines).choose(state, asked(state))


def test_silence_has_a_limit() -> None:
    state = a_table()

    with pytest.raises(ProgramFailed, match=r"did not answer within 3 seconds.*a bot"):
        script("time.sleep(60)", limit="limit=3s ").choose(state, asked(state))


def test_speaking_unasked_is_noticed() -> None:
    player = script(
        "asked = json.loads(input())",
        "print(json.dumps({'choose': asked['choices'][0]}) + '\\n{}', flush=True)",
        "time.sleep(60)",
    )
    state = a_table()
    state.apply(player.choose(state, asked(state)))

    # The line may reach us before the next question, or be taken for its answer.
    with pytest.raises(ProgramFailed, match=r"spoke without being asked|chose None"):
        player.choose(state, asked(state))


@pytest.mark.parametrize(
    ("greeting", "words"),
    [
        ('{"hello": 1}', "did not say that it is ready"),
        ('{"ready": "x"}', "protocol None, we speak 1"),
    ],
)
def test_a_program_greets_in_our_protocol(greeting: str, words: str) -> None:
    player = ProgramPlayer(python("-c", f"input(); print({greeting!r}, flush=True); input()"))
    state = a_table()

    with pytest.raises(ProgramFailed, match=words):
        player.choose(state, asked(state))


def test_after_a_failure_the_program_is_started_again(tmp_path: Path) -> None:
    marker = tmp_path / "failed-once"
    player = script(
        "asked = json.loads(input())",
        f"if not os.path.exists({str(marker)!r}): open({str(marker)!r}, 'w'); sys.exit(1)",
        "print(json.dumps({'choose': asked['choices'][0]}), flush=True)",
        "input()",
    )
    state = a_table()
    with pytest.raises(ProgramFailed):
        player.choose(state, asked(state))

    assert player.choose(state, asked(state)) in asked(state).choices
    player.close()


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "needs a command"),
        ("no-such-program --fast", "no program 'no-such-program'"),
        ("python3 'bot.py", "cannot be read"),
    ],
)
def test_a_command_that_cannot_be_started_is_refused_immediately(command: str, words: str) -> None:
    with pytest.raises(WrongOption, match=words):
        find_player(f"program:{command}", seed=0)


# --- Nothing is left behind ----------------------------------------------------------------------

SAY_WHO = "input(); print(json.dumps({'choose': os.getpid()}), flush=True)"


def test_a_program_that_failed_is_gone() -> None:
    assert not is_running(process_of(script(SAY_WHO, "time.sleep(60)")))


def test_a_program_that_does_not_quit_is_ended(tmp_path: Path) -> None:
    number = tmp_path / "number"
    player = script(
        f"open({str(number)!r}, 'w').write(str(os.getpid()))",
        "asked = json.loads(input())",
        "print(json.dumps({'choose': asked['choices'][0]}), flush=True)",
        "time.sleep(60)",
    )
    state = a_table()
    player.choose(state, asked(state))
    assert is_running(int(number.read_text("utf-8")))

    player.close()

    assert not is_running(int(number.read_text("utf-8")))


def test_a_forgotten_player_takes_its_program_along(tmp_path: Path) -> None:
    number = tmp_path / "number"
    player = script(
        f"open({str(number)!r}, 'w').write(str(os.getpid()))",
        "asked = json.loads(input())",
        "print(json.dumps({'choose': asked['choices'][0]}), flush=True)",
        "time.sleep(60)",
    )
    state = a_table()
    player.choose(state, asked(state))

    del player
    gc.collect()

    assert not is_running(int(number.read_text("utf-8")))


def test_closing_twice_or_before_the_start_is_nothing() -> None:
    player = ProgramPlayer(python(str(BOT)))

    player.close()
    player.close()


# --- Names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("chance", ["chance"]),
        ("greedy, search:50", ["greedy", "search:50"]),
        ('chance,program:bot --w "1,2"', ["chance", 'program:bot --w "1,2"']),
        ("program:bot 'a, b',chance", ["program:bot 'a, b'", "chance"]),
        ("program:bot don't,chance", ["program:bot don't", "chance"]),
        (" , ", []),
    ],
)
def test_a_quoted_comma_does_not_end_a_players_name(text: str, names: list[str]) -> None:
    assert split_players(text) == names
