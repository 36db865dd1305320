"""Component packs: folders of TOML files that say what is printed on a game's pieces.

A pack is found by its name among those a game ships, or by its folder. Only its `.toml` files
count; notes beside them are left alone.
"""

from __future__ import annotations

import difflib
import json
import re
import secrets
import shutil
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from silverspire.kernel.errors import PackProblem, SilverspireError, UnknownPack
from silverspire.kernel.toml_lines import KeyPath, lines_of

MANIFEST: Final = "pack.toml"  # the file that makes a folder a pack
_ENDING: Final = ".toml"


class CannotWritePack(SilverspireError):
    """A pack that cannot be copied to the folder asked for; nothing was written there."""


class PackFile:
    """One TOML file of a pack: its values, and where each of them stands."""

    def __init__(self, name: str, text: str, values: dict[str, object]) -> None:
        self.name = name
        self.text = text
        self.values = values
        self._lines: dict[KeyPath, int] | None = None

    def line(self, path: KeyPath) -> int | None:
        """The line of a key or list item, or of the nearest table around it."""
        if self._lines is None:  # only a broken pack needs them
            self._lines = lines_of(self.text)
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path)


class PackContents:
    """What lies in a pack's folder: the files that could be read, and what is wrong with others."""

    def __init__(self) -> None:
        self.hash = ""
        self.files: dict[str, PackFile] = {}
        self.problems: list[PackProblem] = []


def read_pack(folder: Traversable, expected: Sequence[str] | None = None) -> PackContents:
    """Read the files of a pack, those expected or all; faults are collected, never raised."""
    contents = PackContents()
    try:
        names = sorted(entry.name for entry in folder.iterdir() if entry.is_file())
        raw = {name: _read(folder, name) for name in names if _belongs(name)}
    except OSError as error:
        trouble = error.strerror or str(error)
        contents.problems.append(PackProblem(str(folder), None, f"cannot be read: {trouble}", None))
        return contents

    contents.hash = content_hash(raw)
    expected = tuple(raw) if expected is None else expected
    contents.problems += _missing(names, expected)
    for name, data in raw.items():
        if name in expected:
            _parse(contents, name, data)
        else:
            what = f"is not a file of this kind of pack{_nearest(name, expected)}"
            contents.problems.append(PackProblem(name, None, what, None))
    return contents


def content_hash(files: Mapping[str, bytes]) -> str:
    """32 hexadecimal digits that name the content; line ends and byte order marks do not count."""
    digest = blake2b(digest_size=16)
    for name in sorted(files):
        for part in (name.encode(), _normalized(files[name])):
            digest.update(len(part).to_bytes(8, "big"))
            digest.update(part)
    return digest.hexdigest()


def shipped_packs(folder: Traversable) -> list[str]:
    """The names of the packs in a game's own folder of packs."""
    return sorted(
        entry.name
        for entry in folder.iterdir()
        if entry.is_dir() and entry.joinpath(MANIFEST).is_file()
    )


def find_pack(shipped: Traversable, pack: str | Path) -> Traversable:
    """The folder of a pack: one that the game ships, by its name, or any other by its path."""
    names = shipped_packs(shipped)
    if str(pack) in names:
        return shipped.joinpath(str(pack))
    if str(pack) and Path(pack).expanduser().is_dir():
        return Path(pack).expanduser()
    raise UnknownPack(
        f"there is no pack {str(pack)!r}{_nearest(str(pack), names)}: give the folder of a pack, "
        f"or one of {', '.join(names)}"
    )


def copy_pack(source: Traversable, target: Path) -> None:
    """Copy a pack to a new folder, and give it that folder's name."""
    target = target.expanduser().absolute()
    _refuse_occupied(target)
    unfinished = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        unfinished.mkdir(parents=True)
        for entry in source.iterdir():
            if entry.is_file() and _belongs(entry.name):
                data = entry.read_bytes()
                named = _renamed(data, target.name) if entry.name == MANIFEST else data
                (unfinished / entry.name).write_bytes(named)
        if target.exists():
            target.rmdir()
        unfinished.rename(target)
    except OSError as error:
        trouble = error.strerror or str(error)
        raise CannotWritePack(f"{target} cannot be written: {trouble}") from error
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def _refuse_occupied(target: Path) -> None:
    try:
        if target.is_dir() and not any(target.iterdir()):
            return
        if not target.exists() and not target.is_symlink():
            return
    except OSError as error:
        raise CannotWritePack(f"{target} cannot be looked into: {error.strerror}") from error
    raise CannotWritePack(f"{target} is there already; choose a new or empty folder")


def _renamed(manifest: bytes, name: str) -> bytes:
    """The manifest with another name in it; as it was if it says none or cannot be read."""
    try:
        text = _normalized(manifest).decode()
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return manifest
    line = lines_of(text).get(("name",))
    if line is None:
        return manifest
    lines = text.split("\n")
    lines[line - 1] = f"name = {json.dumps(name, ensure_ascii=False)}"
    return "\n".join(lines).encode()


def _parse(contents: PackContents, name: str, data: bytes) -> None:
    try:
        text = _normalized(data).decode()
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        contents.problems.append(
            PackProblem(name, line, "is not UTF-8 text; save the file as UTF-8", None)
        )
        return
    try:
        contents.files[name] = PackFile(name, text, tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        contents.problems.append(_not_toml(name, text, error))


def _not_toml(name: str, text: str, error: Exception) -> PackProblem:
    """tomllib puts the line into its sentence; a reader wants it in front."""
    message = str(error) or "nested too deeply"
    found = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", message)
    if found is None:
        return PackProblem(name, None, f"is not TOML: {message}", None)
    what = message[: found.start()]
    if found[1] is None:
        return PackProblem(name, text.count("\n") + 1, f"is not TOML: {what} at the end", None)
    return PackProblem(name, int(found[1]), f"is not TOML: {what} at column {found[2]}", None)


def _missing(names: Sequence[str], expected: Sequence[str]) -> list[PackProblem]:
    spare = [name for name in names if name not in expected]
    return [
        PackProblem(name, None, f"is missing from the pack{_instead(name, spare)}", None)
        for name in expected
        if name not in names
    ]


def _instead(name: str, others: Sequence[str]) -> str:
    alike = difflib.get_close_matches(name, others, 1)
    return f"; is {alike[0]} meant to be it?" if alike else ""


def _nearest(name: str, known: Iterable[str]) -> str:
    alike = difflib.get_close_matches(name, list(known), 1)
    return f"; did you mean {alike[0]}?" if alike else ""


def _belongs(name: str) -> bool:
    return name.endswith(_ENDING) and not name.startswith(".")


def _read(folder: Traversable, name: str) -> bytes:
    return folder.joinpath(name).read_bytes()


def _normalized(data: bytes) -> bytes:
    return data.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n")
