"""The house stands: walls that hold, pinned requirements, help for every command, a real wheel."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMPILED_GLOBS = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"][
    "include"
]
GAMES = ROOT / "src" / "silverspire" / "games"

# Import walls stop modules; these need no import. A game may say where its packs lie, and the
# kernel opens them. `hash` and `id` differ between two runs.
CLOSED_TO_GAMES = {
    *("open", "read_text", "read_bytes", "write_text", "write_bytes", "iterdir"),
    *("input", "print", "eval", "exec", "__import__", "hash", "id"),
}


# --- The walls -----------------------------------------------------------------------------------

TRESPASSES = {
    "a kernel that knows a game": ("kernel/bad.py", "import silverspire.games.kutna_hora"),
    "a game that knows its players": ("games/kutna_hora/bad.py", "import silverspire.players"),
    "a game that knows another": (
        "games/stranger/__init__.py",
        "import silverspire.games.kutna_hora",
    ),
    "a table that knows a game": ("table/__init__.py", "import silverspire.games.kutna_hora"),
    "a game with dice of its own": ("games/kutna_hora/bad.py", "from random import randrange"),
    "a game with a clock": ("games/kutna_hora/bad.py", "import time"),
    "a game that opens files": ("games/kutna_hora/bad.py", "from pathlib import Path"),
    "a room without a place": ("attic/__init__.py", ""),
}


def walls_of(house: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=house,
        env=os.environ | {"PYTHONPATH": str(house / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copied_house(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_walls_hold(copied_house: Path) -> None:
    checked = walls_of(copied_house)

    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("trespass", TRESPASSES)
def test_the_walls_stop(trespass: str, copied_house: Path) -> None:
    file, line = TRESPASSES[trespass]
    path = copied_house / "src" / "silverspire" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{line}\n", "utf-8")

    checked = walls_of(copied_house)

    assert checked.returncode == 1
    assert "BROKEN" in checked.stdout, checked.stdout + checked.stderr


def closed_calls(source: str) -> set[str]:
    """What a source calls, by name or as a method, although it is closed to games."""
    called = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    names = {function.id for function in called if isinstance(function, ast.Name)}
    methods = {function.attr for function in called if isinstance(function, ast.Attribute)}
    return (names | methods) & CLOSED_TO_GAMES


def test_games_call_nothing_that_reads_or_differs_between_two_runs() -> None:
    trespassers = {
        path.relative_to(ROOT).as_posix(): sorted(calls)
        for path in GAMES.rglob("*.py")
        if (calls := closed_calls(path.read_text("utf-8")))
    }

    assert not trespassers


@pytest.mark.parametrize(
    ("source", "closed"),
    [
        ("def rule():\n    return [open('dice') for _ in range(2)]", {"open"}),
        ("folder.joinpath('tiles.toml').read_text()", {"read_text"}),
        ("opened = reopen(folder.open_plot_price)", set()),
    ],
)
def test_a_closed_call_is_seen(source: str, closed: set[str]) -> None:
    assert closed_calls(source) == closed


# --- The requirements ----------------------------------------------------------------------------


def pinned(name: str) -> dict[str, str]:
    """Each requirement of a pinned file with all its lines."""
    text = (ROOT / "requirements" / name).read_text("utf-8")
    blocks = re.split(r"\n(?=\S)", text.strip())
    return {re.split(r"[=\s]", block, maxsplit=1)[0]: block for block in blocks}


def normal(requirement: str) -> str:
    name = re.split(r"[\s<>=!~\[;]", requirement.strip(), maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", ["dev.txt", "bench.txt"])
def test_every_requirement_is_one_version_with_hashes(name: str) -> None:
    loose = [
        block.splitlines()[0]
        for block in pinned(name).values()
        if not re.match(r"^[a-z0-9-]+==\S+", block) or "--hash=sha256:" not in block
    ]

    assert not loose


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").iterdir()), ids=lambda p: p.name)
def test_no_requirement_names_a_download_address(path: Path) -> None:
    text = path.read_text("utf-8")

    assert "://" not in text
    assert not re.search(r"^\s*(-i|-f|--\w*index|--find-links|--trusted-host)", text, re.MULTILINE)


def test_all_that_is_asked_for_is_pinned() -> None:
    tools = (ROOT / "requirements" / "dev.in").read_text("utf-8").splitlines()
    asked = PYPROJECT["project"]["dependencies"] + [line for line in tools if line[:1].isalpha()]

    missing = {normal(line) for line in asked} - pinned("dev.txt").keys()

    assert not missing, f"run `make pins`: {sorted(missing)}"


# --- The commands --------------------------------------------------------------------------------


def test_make_alone_lists_every_target_with_its_help() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony

    shown = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout

    listed = re.findall(r"^  make ([a-z-]+) +\S.*$", shown, re.MULTILINE)
    assert sorted(listed) == sorted(phony[1].split())


def test_every_lint_exception_has_its_reason() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    ignores = text[text.index("\nignore = [") : text.index("[tool.ruff.lint.flake8-tidy-imports]")]

    bare = [line for line in ignores.splitlines() if re.match(r'^    "[A-Z][^#]*$', line)]

    assert not bare


# --- The compiled wheel --------------------------------------------------------------------------


SAY_WHERE_FROM = """
import sys
for name in sys.argv[1:]:
    __import__(name)
    print(sys.modules[name])
"""


def compiled_sources() -> list[Path]:
    return sorted({path for glob in COMPILED_GLOBS for path in ROOT.glob(glob)})


@pytest.mark.parametrize("glob", COMPILED_GLOBS)
def test_every_entry_of_the_compile_list_names_a_file(glob: str) -> None:
    assert list(ROOT.glob(glob)), "a forgotten entry would quietly lose its speed"


def test_every_listed_module_is_compiled(compiled: Path) -> None:
    modules = [
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for path in compiled_sources()
    ]

    answer = subprocess.run(
        [sys.executable, "-c", SAY_WHERE_FROM, *modules],
        env=os.environ | {"PYTHONPATH": str(compiled)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert answer.returncode == 0, answer.stderr
    interpreted = [line for line in answer.stdout.splitlines() if ".py'" in line]
    assert not interpreted
    assert len(answer.stdout.splitlines()) == len(modules) > 0


def test_the_reference_stays_pure() -> None:
    beside_sources = [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]

    assert not beside_sources, "a compiled module would be imported instead of its source"


@pytest.mark.parametrize(
    ("inside", "origin"),
    [("silverspire", "src/silverspire"), ("silverspire/locales", "locales")],
)
def test_the_wheel_carries_every_source_pack_and_sentence(
    inside: str, origin: str, compiled: Path
) -> None:
    carried = {".py", ".toml", ".ftl"}
    files = [path for path in (ROOT / origin).rglob("*") if path.suffix in carried]

    differing = [
        path.relative_to(ROOT).as_posix()
        for path in files
        if not (copy := compiled / inside / path.relative_to(ROOT / origin)).exists()
        or copy.read_bytes() != path.read_bytes()
    ]

    assert files
    assert not differing, "run `make build`"
