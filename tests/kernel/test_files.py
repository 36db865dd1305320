"""Files are written whole or not at all."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from silverspire.kernel.files import write_atomically

# A file may grow to 1,000 bytes only: the next write stops in the middle.
WRITE_TOO_MUCH = """
import resource, signal, sys
from pathlib import Path
from silverspire.kernel.files import write_atomically

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
write_atomically(Path(sys.argv[1]), bytes(100_000))
"""


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_new_file_holds_its_content_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    write_atomically(tmp_path / "game.json", b"content")

    assert (tmp_path / "game.json").read_bytes() == b"content"
    assert listing(tmp_path) == ["game.json"]


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    write_atomically(tmp_path / "games" / "may" / "game.json", b"content")

    assert (tmp_path / "games" / "may" / "game.json").read_bytes() == b"content"


def test_an_old_file_is_replaced_and_keeps_who_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"a longer old content")
    path.chmod(0o640)

    write_atomically(path, b"new")

    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_new_file_may_be_read_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"")

    write_atomically(tmp_path / "game.json", b"content")

    assert (tmp_path / "game.json").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_a_write_that_stops_in_the_middle_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"old")

    child = subprocess.run(
        [sys.executable, "-c", WRITE_TOO_MUCH, str(path)], capture_output=True, check=False
    )

    assert b"File too large" in child.stderr
    assert path.read_bytes() == b"old"
    assert listing(tmp_path) == ["game.json"]


def test_a_file_that_cannot_be_put_in_place_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game.json" / "inside").mkdir(parents=True)

    with pytest.raises(OSError, match="directory"):
        write_atomically(tmp_path / "game.json", b"content")

    assert listing(tmp_path) == ["game.json"]


def test_a_reader_sees_the_old_file_or_the_new_one_never_a_part(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    contents = [bytes([number]) * 100_000 for number in range(4)]
    write_atomically(path, contents[0])
    seen: set[bytes] = set()
    done = Event()

    def read() -> None:
        while not done.is_set():
            seen.add(path.read_bytes())

    reader = Thread(target=read)
    reader.start()
    for number in range(80):
        write_atomically(path, contents[number % 4])
    done.set()
    reader.join()

    assert seen
    assert seen <= set(contents)


def test_a_name_of_any_length_that_the_system_allows_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 255)

    if os.pathconf(tmp_path, "PC_NAME_MAX") >= 255:
        write_atomically(path, b"content")

        assert path.read_bytes() == b"content"
