"""Reading a pack: each of its files has a function that fills the components from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Generic, Protocol, TypeVar

from silverspire.kernel.errors import BrokenPack, PackProblem
from silverspire.kernel.pack_sections import PackSection, open_file
from silverspire.kernel.packs import MANIFEST, PackContents, read_pack


class PackComponents(Protocol):
    """What the components of every game know of their pack."""

    pack: str
    pack_hash: str


ComponentsT = TypeVar("ComponentsT", bound=PackComponents)
FileReader = Callable[[PackSection, ComponentsT], None]


class PackReader(Generic[ComponentsT]):
    """Reads packs of a game into components, and notes everything that is wrong with them.

    `files` are read in their order: a later file may look at what an earlier one has filled in.
    """

    def __init__(
        self,
        new_components: Callable[[], ComponentsT],
        files: Mapping[str, FileReader[ComponentsT]],
        newest_format: int,
    ) -> None:
        self.new_components = new_components
        self.files = files
        self.newest_format = newest_format

    def load(self, folder: Traversable) -> ComponentsT:
        """The components in a pack's folder; raises BrokenPack with everything that is wrong."""
        components, problems = self._read(folder)
        if problems:
            raise BrokenPack(components.pack or folder.name, problems)
        return components

    def check(self, folder: Traversable) -> list[PackProblem]:
        """Everything that is wrong with the pack in a folder: file, line, what, and the rule."""
        return self._read(folder)[1]

    def check_whole(self, contents: PackContents, components: ComponentsT) -> list[PackProblem]:
        """What is wrong between files; asked where each file by itself is right."""
        return []

    def _read(self, folder: Traversable) -> tuple[ComponentsT, list[PackProblem]]:
        contents = read_pack(folder, (MANIFEST, *self.files))
        components = self.new_components()
        components.pack_hash = contents.hash
        problems = list(contents.problems)
        for name, read in {MANIFEST: self._read_manifest, **self.files}.items():
            if name in contents.files:
                section = open_file(contents.files[name], problems)
                read(section, components)
                section.close()
        if not problems:
            problems = self.check_whole(contents, components)
        return components, sorted(problems, key=lambda problem: (problem.file, problem.line or 0))

    def _read_manifest(self, section: PackSection, components: ComponentsT) -> None:
        components.pack = section.text("name")
        section.text("description")
        section.text("licence")
        written_for = section.number("format", 1)
        if written_for > self.newest_format:
            section.refuse(
                f"is of format {written_for}; this Silverspire reads format {self.newest_format}",
                "format",
            )
