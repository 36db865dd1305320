"""The project: import boundaries, pinned requirements, help for every command, a real wheel."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMPILED_GLOBS = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"][
    "compile"
]
GAMES = ROOT / "src" / "silverspire" / "games"

# Import boundaries stop modules; these need no import. A game may say where its packs lie, and the
# kernel opens them. `hash` and `id` differ between two runs.
CLOSED_TO_GAMES = {
    *("open", "read_text", "read_bytes", "write_text", "write_bytes", "iterdir"),
    *("input", "print", "eval", "exec", "__import__", "hash", "id"),
}


# --- Import boundaries ---------------------------------------------------------------------------

FORBIDDEN_IMPORTS = {
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
    "rules that write text": (
        "games/kutna_hora/rules/bad.py",
        "import silverspire.games.kutna_hora.narration",
    ),
    "a module of a game without a layer": ("games/kutna_hora/attic.py", ""),
    "a terminal that knows rules": ("cli/bad.py", "import silverspire.games.kutna_hora.rules.plot"),
    "a package without a layer": ("attic/__init__.py", ""),
}


def lint_imports(project: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=project,
        env=os.environ | {"PYTHONPATH": str(project / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copied_project(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_import_boundaries_hold(copied_project: Path) -> None:
    checked = lint_imports(copied_project)

    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("violation", FORBIDDEN_IMPORTS)
def test_a_forbidden_import_is_caught(violation: str, copied_project: Path) -> None:
    file, line = FORBIDDEN_IMPORTS[violation]
    path = copied_project / "src" / "silverspire" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{line}\n", "utf-8")

    checked = lint_imports(copied_project)

    assert checked.returncode == 1
    assert "BROKEN" in checked.stdout, checked.stdout + checked.stderr


def closed_calls(source: str) -> set[str]:
    """What a source calls, by name or as a method, although it is closed to games."""
    called = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    names = {function.id for function in called if isinstance(function, ast.Name)}
    methods = {function.attr for function in called if isinstance(function, ast.Attribute)}
    return (names | methods) & CLOSED_TO_GAMES


def test_games_call_nothing_that_reads_or_differs_between_two_runs() -> None:
    offenders = {
        path.relative_to(ROOT).as_posix(): sorted(calls)
        for path in GAMES.rglob("*.py")
        if (calls := closed_calls(path.read_text("utf-8")))
    }

    assert not offenders


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


@pytest.mark.parametrize(
    "name", ["audit.txt", "bench.txt", "dev.txt", "docs.txt", "peers.txt", "uv.txt"]
)
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
    project = PYPROJECT["project"]
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    asked = [*project["dependencies"], *extras, *(line for line in tools if line[:1].isalpha())]

    missing = {normal(line) for line in asked} - pinned("dev.txt").keys()

    assert not missing, f"run `make lock`: {sorted(missing)}"


EXTRAS: dict[str, list[str]] = PYPROJECT["project"]["optional-dependencies"]
OF_THE_WHEEL = [
    Requirement(one)
    for one in [
        *PYPROJECT["project"]["dependencies"],
        *(line for e in EXTRAS.values() for line in e),
    ]
    if normal(one) != "silverspire"  # an extra may consist of others
]


@pytest.mark.parametrize("asked", OF_THE_WHEEL, ids=str)
def test_the_wheel_asks_for_versions_from_one_that_is_tested_to_one_that_may_break_it(
    asked: Requirement,
) -> None:
    bounds = {one.operator for one in asked.specifier}
    tested = re.match(r"\S+==([^\s;]+)", pinned("dev.txt")[normal(asked.name)])

    assert bounds == {">=", "<"}
    assert tested
    assert tested[1] in asked.specifier


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


PRINT_ORIGINS = """
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
        [sys.executable, "-c", PRINT_ORIGINS, *modules],
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


def test_the_compiled_package_is_up_to_date(compiled: Path) -> None:
    sources = [path for path in (ROOT / "src").rglob("*.py") if "web" not in path.parts]

    outdated = [
        path.relative_to(ROOT).as_posix()
        for path in sources
        if not (copy := compiled / path.relative_to(ROOT / "src")).exists()
        or copy.read_bytes() != path.read_bytes()
    ]

    assert sources
    assert not outdated, "run `python hatch_build.py build/compiled`"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installed wheel, built as an owner of the source would build it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.mark.parametrize(
    ("inside", "origin"),
    [
        ("silverspire", "src/silverspire"),
        ("silverspire/locales", "locales"),
        ("silverspire/docs/rules", "docs/rules"),
    ],
)
def test_the_wheel_carries_every_source_pack_sentence_and_rule(
    inside: str, origin: str, wheel: Path
) -> None:
    carried = {".py", ".toml", ".ftl", ".json", ".md"}
    files = [path for path in (ROOT / origin).rglob("*") if path.suffix in carried]

    missing = [
        path.relative_to(ROOT).as_posix()
        for path in files
        if not (copy := wheel / inside / path.relative_to(ROOT / origin)).exists()
        or copy.read_bytes() != path.read_bytes()
    ]

    assert files
    assert not missing


def test_every_page_is_in_the_navigation_of_the_documentation_site() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8")
    pages = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]

    written = [page.as_posix() for page in pages if page.parts[0] != "examples"]
    assert [page for page in written if page not in navigation] == []
