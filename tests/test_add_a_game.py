"""The page that adds a game tells the truth: its blocks are a package, and the package plays."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.example_game import GAME, PAGE, ROOT, files_of_the_page, install
from tests.table.server import Server
from tests.table.vocabulary import Guest

EXAMPLE = ROOT / "docs" / "examples" / "nine_mens_morris"
MOST_LINES = 300


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for PYTHONPATH in which the page's package is installed."""
    site = tmp_path_factory.mktemp("site")
    install(site)
    return site


def run(installed: Path, *command: str, typed: str = "", folder: Path | None = None) -> str:
    """A program in which the game is installed; what it says."""
    path = os.pathsep.join(filter(None, [str(installed), os.environ.get("PYTHONPATH", "")]))
    home = {"HOME": str(installed), "XDG_CONFIG_HOME": str(installed), "COLUMNS": "120"}
    program = sys.executable if command[0].startswith("-") else _silverspire()
    done = subprocess.run(
        [program, *command],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder or ROOT,
        env={**os.environ, **home, "PYTHONPATH": path},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _silverspire() -> str:
    return str(Path(sys.executable).with_name("silverspire"))


def test_the_page_is_the_package_in_the_examples() -> None:
    shipped = {
        str(path.relative_to(EXAMPLE)): path.read_text("utf-8")
        for path in EXAMPLE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }

    assert files_of_the_page() == shipped


def test_the_whole_package_is_short() -> None:
    assert sum(text.count("\n") for text in files_of_the_page().values()) <= MOST_LINES


def test_its_example_runs(installed: Path) -> None:
    blocks = re.findall(r"^```python\n([^`]*)^```$", PAGE.read_text("utf-8"), re.MULTILINE)

    assert re.search(r"\[\d, \d\]", run(installed, "-c", blocks[-1]))


def test_it_plays_in_the_terminal(installed: Path) -> None:
    typed = "d6\nwhy d6\nhint\nscore\nrules NMM-MILL-2\n1\nundo\n1\nquit\n"

    said = run(installed, "play", GAME, "--seed", "1", typed=typed)

    assert "Place a man" in said
    assert "Lion places a man on d6." in said
    assert "d6 is occupied. [NMM-PLACE-1]" in said
    assert "A good player would choose" in said
    assert "only if all of the opponent's men do" in said
    assert "{?" not in said


def test_the_terminal_lists_it_with_its_options(installed: Path) -> None:
    said = run(installed, "games")

    assert "nine_mens_morris: Nine Men’s Morris." in said
    assert "The last three men may move to any free point." in said


def test_computers_play_it_in_the_arena_and_the_better_one_wins(
    installed: Path, tmp_path: Path
) -> None:
    words = ("arena", GAME, "--players", "greedy,chance", "--games", "6", "--seed", "1")

    said = run(installed, *words, "--out", str(tmp_path / "arena"))

    assert re.search(r"greedy +6 +6 ", said), said


PETTINGZOO = """
from pettingzoo.test import api_test
from silverspire.lab.pettingzoo import nine_mens_morris_v1
api_test(nine_mens_morris_v1.env(), num_cycles=200)
"""
GYMNASIUM = """
import gymnasium
import silverspire.lab.gymnasium
env = gymnasium.make("silverspire/NineMensMorris-v1", opponents="chance")
seen, info = env.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, info = env.step(info["action_mask"].argmax())
print(reward)
"""
OPENSPIEL = """
import pyspiel
import silverspire.lab.openspiel
pyspiel.random_sim_test(pyspiel.load_game("silverspire_nine_mens_morris"), 1, True, False)
"""


@pytest.mark.parametrize("script", [PETTINGZOO, GYMNASIUM, OPENSPIEL])
def test_it_plays_through_the_research_interfaces(installed: Path, script: str) -> None:
    run(installed, "-W", "ignore", "-c", script)


def test_it_passes_the_conformance_suite(installed: Path) -> None:
    said = run(
        installed,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", GAME),
    )

    assert re.search(r"[5-9]\d passed", said)


@pytest.fixture
def server(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", str(installed), prepend=os.pathsep)
    with Server(str(tmp_path / "tables.db")) as running:
        yield running


def test_people_play_it_on_a_server(server: Server) -> None:
    agnes = Guest(server.client, "Agnes")
    me = {"player": "me"}

    table = agnes.open_table(GAME, [me, me])["id"]
    agnes.do(table, "start")
    asked = agnes.decision(table)
    rules = agnes.get(f"/api/games/{GAME}/rules")
    messages = agnes.get("/api/games/messages?language=fr")

    assert asked["question"]["title"]["id"] == "nmm-question-place"
    assert rules[0]["rules"][0]["id"] == "NMM-TURN-1"
    assert "game-nine-mens-morris = Nine Men’s Morris" in messages["fluent"]
