"""`silverspire arena`, the real command."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from silverspire.lab.arena.run_folder import GAMES
from silverspire.players.chance import ChancePlayer
from silverspire.players.registry import KINDS
from tests.cli.terminal import COMMAND, CommandOutput, Terminal

TWO = ("arena", "kutna_hora", "--players", "chance,chance", "--jobs", "2")
MANY = "240"
TOO_MANY = "960"  # nobody waits for their end


def arena(folder: Path, *words: str) -> CommandOutput:
    return Terminal(folder).run(*TWO, "--out", folder / "arena", *words)


def started(folder: Path, *words: str) -> subprocess.Popen[str]:
    """The command in a process of its own, with some games already over."""
    # A suite in the background of a shell ignores control-C, and so would its children.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [*COMMAND, *TWO, "--out", str(folder), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    games = folder / GAMES
    while not games.exists() or games.read_bytes().count(b"\n") < 10:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    return process


# --- A whole run ---------------------------------------------------------------------------------


def test_an_arena_shows_its_table_and_writes_its_files(tmp_path: Path) -> None:
    said = Terminal(tmp_path).spawn(*TWO, "--games", "4", "--out", tmp_path / "arena")

    assert said.code == 0
    assert re.search(r"chance #1 +4 +[\d.]+ +[\d.]+% \(", said.out)
    assert "would win 50.0%" in said.text
    assert f"The report: {tmp_path / 'arena' / 'report.html'}" in said.out
    assert sorted(path.name for path in (tmp_path / "arena").iterdir()) == [
        *("arena.json", "games.jsonl", "report.html", "results.json", "times.json"),
    ]


def test_the_folder_is_named_after_the_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    Terminal(tmp_path).run(*TWO, "--games", "2")
    Terminal(tmp_path).run(*TWO, "--games", "2", "--seed", "2")

    assert len(list(tmp_path.glob("arena-kutna_hora-*/results.json"))) == 2


def test_a_partial_rotation_is_reported(tmp_path: Path) -> None:
    said = arena(tmp_path, "--games", "3")

    assert "3 games can’t be divided evenly: 4 will be played" in said.text


def test_options_and_packs_reach_the_games(tmp_path: Path) -> None:
    Terminal(tmp_path).run("pack", "new", tmp_path / "my-box")

    arena(tmp_path, "--games", "2", "--option", "events=true", "--pack", str(tmp_path / "my-box"))

    found = json.loads((tmp_path / "arena" / "results.json").read_bytes())
    assert found["arena"]["options"]["events"] is True
    assert found["arena"]["pack"] == "my-box"
    assert found["finished"] == 2


# --- Stopping and going on -----------------------------------------------------------------------


def test_a_killed_arena_resumes_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    broken = tmp_path / "broken" / "arena"
    process = started(broken, "--games", MANY)
    process.kill()
    process.communicate()
    kept = (broken / GAMES).read_bytes().count(b"\n")

    resumed = arena(tmp_path / "broken", "--games", MANY)
    arena(tmp_path / "whole", "--games", MANY)

    assert kept < int(MANY)
    assert re.search(rf"Games already in {broken}: \d+ of {MANY}\. Playing the rest", resumed.out)
    assert (broken / "results.json").read_bytes() == (
        tmp_path / "whole" / "arena" / "results.json"
    ).read_bytes()


def test_a_stopped_arena_says_how_to_resume(tmp_path: Path) -> None:
    process = started(tmp_path / "arena", "--games", TOO_MANY)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()

    assert process.returncode == 130
    assert re.search(
        r"Stopped\. Games saved in .*: \d+ of 960\. Run the same command to continue", out
    )
    assert err == ""


def test_a_finished_arena_plays_nothing_again(tmp_path: Path) -> None:
    arena(tmp_path, "--games", "2")

    said = arena(tmp_path, "--games", "2")

    assert "All 2 games are already in" in said.out
    assert len((tmp_path / "arena" / GAMES).read_bytes().splitlines()) == 2


# --- Refusals and failures -----------------------------------------------------------------------


def test_a_player_that_fails_is_named_and_the_exit_code_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the roster of this process only: the processes that play do not know it."""
    monkeypatch.setitem(KINDS, "absent", lambda _, seed: ChancePlayer(seed))

    said = Terminal(tmp_path).run(
        *("arena", "kutna_hora", "--players", "chance,absent", "--games", "2"),
        *("--out", tmp_path / "arena"),
    )

    assert said.code == 1
    assert "2 games failed" in said.out
    assert "absent, 2 games: WrongOption: there is no player 'absent'" in said.text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--players", "chance"), "is for 2 to 4 players, not 1"),
        (("--players", " , "), "isn’t a list of players"),
        (("--players", "chance,nobody"), "there is no player 'nobody'"),
        (("--players", "chance,chance", "--option", "moon=1"), "has no option 'moon'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    words: tuple[str, ...], message: str, tmp_path: Path
) -> None:
    said = Terminal(tmp_path).run("arena", "kutna_hora", *words, "--out", tmp_path / "arena")

    assert said.code == 2
    assert message in said.err
    assert not (tmp_path / "arena").exists()


def test_a_foreign_folder_is_refused_with_a_way_out(tmp_path: Path) -> None:
    arena(tmp_path, "--games", "2")

    said = arena(tmp_path, "--games", "2", "--seed", "7")

    assert said.code == 1
    assert "seed: 1 there, 7 here" in said.err
    assert "--fresh" in said.err


@pytest.mark.parametrize(
    ("library", "words", "extra"),
    [("openskill", (), "lab"), ("ray", ("--backend", "ray"), "ray")],
)
def test_a_missing_extra_is_named(library: str, words: tuple[str, ...], extra: str) -> None:
    without = f"import sys; sys.modules[{library!r}] = None\n{COMMAND[-1]}"

    ended = subprocess.run(
        [sys.executable, "-c", without, *TWO, *words],
        capture_output=True,
        text=True,
        check=False,
    )

    assert ended.returncode == 1
    assert f'pip install "silverspire[{extra}]"' in ended.stderr


def test_other_commands_do_not_wait_for_the_lab() -> None:
    loaded = "import sys, silverspire.cli\nprint(*sys.modules)"

    ended = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True)

    assert not {b"matplotlib", b"numpy", b"openskill", b"ray"} & set(ended.stdout.split())
