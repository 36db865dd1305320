"""`silverspire` alone, `python -m silverspire`, completion, and what comes with the extras."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import silverspire
from tests.cli.terminal import COMMAND, CommandOutput, Terminal

PROJECT = tomllib.loads(
    (Path(__file__).resolve().parents[2] / "pyproject.toml").read_text("utf-8")
)["project"]

WITHOUT_SERVER = """
import sys
sys.modules |= dict.fromkeys(("litestar", "sqlalchemy", "uvicorn"))  # as if not installed
from silverspire.cli import main
main()
"""
PLAY_AND_LIST_IMPORTS = """
import sys
from silverspire.cli import main
try:
    main()
except SystemExit as ended:
    assert not ended.code, ended.code
print("IMPORTED", *sorted({name.partition(".")[0] for name in sys.modules}))
"""


def spawn(*command: str, **environment: str) -> CommandOutput:
    ended = subprocess.run(
        [sys.executable, *command],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return CommandOutput(ended.returncode, ended.stdout, ended.stderr)


def installed_with(requirements: Iterable[str]) -> set[str]:
    """The packages that these requirements bring, with those that they bring in turn."""
    found: set[str] = set()
    waiting = [Requirement(each) for each in requirements]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if name in found or not wanted:
            continue
        found.add(name)
        try:
            waiting += [Requirement(each) for each in requires(name) or ()]
        except PackageNotFoundError:  # of another system
            found.remove(name)
    return found


def test_the_module_is_the_command(terminal: Terminal) -> None:
    assert spawn("-m", "silverspire", "--version").out == terminal.run("--version").out


def test_without_a_person_the_bare_command_shows_its_help(terminal: Terminal) -> None:
    said = terminal.run()

    assert said.code == 2
    assert "Two medieval city-building games" in said.text


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_shell_gets_its_completion_script(shell: str, terminal: Terminal) -> None:
    assert "_SILVERSPIRE_COMPLETE" in terminal.run("completion", shell).out


def test_the_commands_are_completed() -> None:
    said = spawn(
        *COMMAND[1:],
        _SILVERSPIRE_COMPLETE="complete_bash",
        COMP_WORDS="silverspire pl",
        COMP_CWORD="1",
    )

    assert said.out.split() == ["play", "players"]


@pytest.mark.parametrize("words", [("serve",), ("admin", "list")])
def test_without_the_server_its_commands_name_the_extra(words: tuple[str, ...]) -> None:
    said = spawn("-c", WITHOUT_SERVER, *words)

    assert said.code == 1
    assert said.out == ""
    assert 'pip install "silverspire[server]"' in said.err


def test_a_game_in_the_terminal_needs_no_extra(tmp_path: Path) -> None:
    said = spawn(
        *("-c", PLAY_AND_LIST_IMPORTS, "play", "kutna_hora", "--seats", "2", "--humans", "0"),
        *("--opponents", "apprentice", "--seed", "7"),
        SILVERSPIRE_GAMES=str(tmp_path),
    )

    assert said.code == 0, said.err
    imported = said.out.rpartition("IMPORTED")[2].split()
    distributions = packages_distributions()
    needed = {canonicalize_name(each) for name in imported for each in distributions.get(name, ())}
    assert "rich" in needed
    # The tools' .pth files of this checkout are imported when Python starts.
    allowed = installed_with(PROJECT["dependencies"]) | {"silverspire", "setuptools"}
    assert not needed - allowed


def test_the_version_is_the_packages_own() -> None:
    assert PROJECT["version"] == silverspire.__version__
