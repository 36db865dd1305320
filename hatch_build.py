"""Compiles the hot modules with mypyc, for the wheel and for the checkout (ADR 2).

Hatchling calls `CompiledModules` when it builds a wheel with HATCH_BUILD_HOOK_ENABLE_CUSTOM=1.
`python hatch_build.py build/compiled` makes a package to run from a checkout: a copy of the
sources with the compiled modules beside them, compiled again only when one of them has changed.
Which modules are compiled is one list in pyproject.toml.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
PACKAGE = "silverspire"
# What a wheel holds beside the sources; the package in a checkout only links to it.
LINKS = {"locales": "locales", "docs/rules": "docs/rules", "web": "src/silverspire/web"}
# In mypyc's C: what a function or a class is called, and the end of its text signature.
C_NAME = re.compile(r"\(PyCFunction\)CPyPy_(\w+),|PyTypeObject CPyType_(\w+)_template_ =")
C_SIGNATURE_END = '--\\n\\n")'
PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;()[]_-=+/")
COMPILING = "Compiling the engine: about a minute, the first time and after its sources change."
NO_COMPILER = (
    "There is no C compiler, so the engine runs uncompiled: it plays by the same rules, but the "
    "computer players search less deeply. Install one and start again to compile it "
    "(Debian and Ubuntu: apt install build-essential; macOS: xcode-select --install)."
)


class CompiledModules(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        libraries = Path(tempfile.mkdtemp(prefix="silverspire-"))
        run_compiler(libraries)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for library in _libraries_in(libraries):
            build_data["force_include"][str(libraries / library)] = str(library)


def compiled_modules() -> list[str]:
    """The modules that are compiled, as paths below `src`."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return sorted(
        str(path.relative_to(SOURCES)) for glob in hook["compile"] for path in ROOT.glob(glob)
    )


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers are installed."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return sys.platform == "win32" or (shutil.which(command) is not None and headers.is_file())


def run_compiler(libraries: Path) -> None:
    """Compile in a process of its own: mypyc works in the current folder and prints a lot."""
    command = [sys.executable, str(ROOT / "hatch_build.py"), "--libraries", str(libraries)]
    finished = subprocess.run(command, cwd=SOURCES, capture_output=True, text=True, check=False)
    if finished.returncode != 0:
        raise SystemExit(
            f"{finished.stdout}{finished.stderr}\nThe engine did not compile; see above."
        )


def compile_libraries(libraries: Path) -> None:
    """Compile the modules of the current folder into `libraries`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as scratch:
        # No settings file: mypy would otherwise read the one of the project.
        # One group and one C file: calls between our modules stay C calls, which gcc can inline.
        modules = mypycify(
            ["--config-file=", "--strict", f"--cache-dir={scratch}/mypy", *compiled_modules()],
            opt_level="3",
            debug_level="0",
            group_name=PACKAGE,
            target_dir=scratch,
        )
        for source in {Path(name) for module in modules for name in module.sources}:
            if source.is_relative_to(scratch):
                _write_docstrings(source)
        command = build_ext(Distribution({"ext_modules": modules}))
        command.build_lib = str(libraries)
        command.build_temp = str(Path(scratch, "objects"))
        command.ensure_finalized()
        command.run()


def _write_docstrings(source: Path) -> None:
    """Put our docstrings into the C source: mypyc keeps only the signatures of what it compiles."""
    texts = _docstrings()
    name = ""
    lines = []
    for line in source.read_text("utf-8").splitlines(keepends=True):
        if found := C_NAME.search(line):
            name = found[1] or found[2]
        text = _quoted(texts.get(name, ""))
        lines.append(line.replace(C_SIGNATURE_END, f'{C_SIGNATURE_END[:-2]}{text}")'))
    source.write_text("".join(lines), "utf-8")


def _docstrings() -> dict[str, str]:
    """The docstrings of all compiled classes and functions, by every name that mypyc may use.

    mypyc writes `silverspire.kernel.state.State.apply` with ___ for each dot, and leaves out as
    much of the beginning as it can.
    """
    texts: dict[str, str] = {}
    for name in compiled_modules():
        module = Path(name).with_suffix("").parts
        tree = ast.parse((SOURCES / name).read_text("utf-8"))
        for path, text in _documented(tree, ()):
            for start in range(len(module)):
                texts["___".join((*module[start:], *path))] = text
    return texts


def _documented(node: ast.AST, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            yield (*path, child.name), ast.get_docstring(child) or ""
            yield from _documented(child, (*path, child.name))


def _quoted(text: str) -> str:
    """A text inside a C string: every byte that could mean something else by its number."""
    return "".join(chr(byte) if byte in PLAIN else f"\\{byte:03o}" for byte in text.encode("utf-8"))


def make_package(target: Path) -> None:
    """The package to run from a checkout: current sources, libraries and links."""
    libraries = target.with_name(f"{target.name}-libraries")
    if has_compiler():
        _keep_libraries(libraries)
    else:
        print(NO_COMPILER, file=sys.stderr)
        shutil.rmtree(libraries, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCES, target, ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
    for library in _libraries_in(libraries):
        shutil.copy2(libraries / library, target / library)
    for name, original in LINKS.items():
        link = target / PACKAGE / name
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(ROOT / original, target_is_directory=True)


def _keep_libraries(libraries: Path) -> None:
    """Compile again only if a compiled source, the list of them or the interpreter changed."""
    stamp = libraries / "sources.sha256"
    fingerprint = _fingerprint()
    if stamp.is_file() and stamp.read_text("utf-8") == fingerprint:
        return
    shutil.rmtree(libraries, ignore_errors=True)
    libraries.mkdir(parents=True)
    with _progress():
        run_compiler(libraries)
    stamp.write_text(fingerprint, "utf-8")


@contextmanager
def _progress() -> Iterator[None]:
    """A line that explains the wait; in a terminal, a moving bar as well."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    if not sys.stderr.isatty():
        print(COMPILING, file=sys.stderr, flush=True)
        yield
        return
    columns = TextColumn("{task.description}"), BarColumn(pulse_style="yellow"), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        progress.add_task(COMPILING, total=None)
        yield


def _fingerprint() -> str:
    digest = sha256(sys.version.encode())
    files = [Path(name) for name in compiled_modules()]
    for name in [*files, ROOT / "hatch_build.py", ROOT / "requirements" / "dev.txt"]:
        digest.update(str(name).encode())
        digest.update((SOURCES / name).read_bytes())
    return digest.hexdigest()


def _libraries_in(folder: Path) -> list[Path]:
    suffixes = {".so", ".pyd"}
    return sorted(path.relative_to(folder) for path in folder.rglob("*") if path.suffix in suffixes)


if __name__ == "__main__":
    if sys.argv[1] == "--libraries":
        compile_libraries(Path(sys.argv[2]))
    else:
        make_package(Path(sys.argv[1]).resolve())
