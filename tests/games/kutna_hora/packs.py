"""The shipped pack, and copies of it in which something is changed."""

from __future__ import annotations

from pathlib import Path

from silverspire.games.kutna_hora import pack
from silverspire.games.kutna_hora.components import Components
from silverspire.kernel.errors import PackProblem
from silverspire.kernel.packs import copy_pack
from silverspire.kernel.registry import find_game

SHIPPED = find_game("kutna_hora").pack_folder("reconstructed")


class Copy:
    """A copy of a pack, to be edited."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def change(self, file: str, old: str, new: str, after: str = "") -> int:
        """Put `new` in the place of the first `old` after a text; its line."""
        text = (self.folder / file).read_text("utf-8")
        place = text.index(old, text.index(after))
        (self.folder / file).write_text(text[:place] + new + text[place + len(old) :], "utf-8")
        return text.count("\n", 0, place) + 1

    def change_all(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")

    def problems(self) -> list[PackProblem]:
        return pack.READER.check(self.folder)

    def components(self) -> Components:
        return pack.READER.load(self.folder)


def copy_of_shipped(folder: Path) -> Copy:
    copy_pack(SHIPPED, folder)
    return Copy(folder)
