"""A power cut: what the disk was not made to keep is gone, and nothing acknowledged is."""

from __future__ import annotations

import fcntl
import os
import random
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import Cluster
from tests.table.server import Server
from tests.table.test_crash import Load, check_stored
from tests.table.vocabulary import eventually

CUTS = 1
SIZE = 256 * 2**20  # bytes
SHUTDOWN = 0x8004587D  # FS_IOC_SHUTDOWN of Linux: ext4, XFS and others know it
WITHOUT_FLUSHING = 2  # neither pages nor the journal reach the disk


class Disk:
    """A file system of its own, which forgets at a power cut what nobody made it keep."""

    def __init__(self, folder: Path) -> None:
        self.image, self.folder = folder / "image", folder / "disk"
        self.folder.mkdir()
        with self.image.open("wb") as image:
            image.truncate(SIZE)
        subprocess.run(["mkfs.ext4", "-q", "-F", self.image], check=True)
        self.mount()

    def mount(self) -> None:
        options = (
            "loop,commit=300"  # only what is asked for is written, not what is five seconds old
        )
        subprocess.run(["mount", "-o", options, self.image, self.folder], check=True)
        self.folder.chmod(0o755)

    def cut_power(self) -> None:
        """From now on nothing is written: as if the machine were off."""
        opened = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.ioctl(opened, SHUTDOWN, struct.pack("I", WITHOUT_FLUSHING))
        finally:
            os.close(opened)

    def unmount(self) -> None:
        subprocess.run(["umount", self.folder], check=True)


@pytest.fixture
def disk() -> Iterator[Disk]:
    if shutil.which("mkfs.ext4") is None:
        pytest.skip("there is no ext4 here")
    folder = Path(tempfile.mkdtemp(prefix="silverspire-power-"))
    folder.chmod(0o755)
    try:
        made = Disk(folder)
    except (subprocess.CalledProcessError, OSError):
        shutil.rmtree(folder)
        pytest.skip("only who may mount can try a disk of its own")
    try:
        yield made
    finally:
        subprocess.run(["umount", "--lazy", made.folder], check=False)
        shutil.rmtree(folder, ignore_errors=True)


def test_what_nobody_made_the_disk_keep_is_gone_after_a_power_cut(disk: Disk) -> None:
    kept, forgotten = disk.folder / "kept", disk.folder / "forgotten"
    with kept.open("wb") as file:
        file.write(b"x")
        file.flush()
        os.fsync(file.fileno())
    forgotten.write_bytes(b"x")

    disk.cut_power()
    disk.unmount()
    disk.mount()

    assert kept.read_bytes() == b"x"
    assert not forgotten.exists() or forgotten.read_bytes() == b""


def test_what_was_acknowledged_survives_a_power_cut(disk: Disk, patience: int) -> None:
    luck = random.Random(12)
    file = str(disk.folder / "tables.sqlite")
    with Server(file, workers=0) as server:
        load = Load(server)
        for _ in range(CUTS * patience):
            load.begin()
            load.go_on_for_a_while(luck)
            disk.cut_power()
            server.kill()
            load.end()
            disk.unmount()
            disk.mount()
            server.start()
            load.check()
        assert server.stop() == 0
    check_stored(file, load)


def test_what_was_acknowledged_survives_a_power_cut_of_postgresql(
    disk: Disk, patience: int
) -> None:
    luck = random.Random(13)
    (disk.folder / "postgres").mkdir()
    cluster = Cluster(disk.folder / "postgres", syncs=True)
    os.sync()
    cluster.start()
    database = cluster.new_database("power")
    try:
        with Server(database, workers=0) as server:
            load = Load(server)
            for _ in range(CUTS * patience):
                load.begin()
                load.go_on_for_a_while(luck)
                disk.cut_power()
                cluster.kill()
                load.end()
                disk.unmount()
                disk.mount()
                cluster.start()
                eventually(lambda: server.client.get("/health/ready").status_code == 200)
                load.check()
            assert server.stop() == 0
        check_stored(database, load)
    finally:
        cluster.kill()
