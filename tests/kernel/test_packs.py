"""Packs of any game: folders of TOML files, found, read, hashed and copied."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from silverspire.kernel.errors import PackProblem, UnknownPack
from silverspire.kernel.packs import (
    CannotWritePack,
    content_hash,
    copy_pack,
    find_pack,
    read_pack,
    shipped_packs,
)

MANIFEST = 'name = "plain"\nformat = 1\n'
TILES = "[tile-1]\nwood = 3\n"


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """A game's folder of packs, with one pack in it."""
    folder = tmp_path / "packs"
    (folder / "plain").mkdir(parents=True)
    (folder / "plain" / "pack.toml").write_text(MANIFEST)
    (folder / "plain" / "tiles.toml").write_text(TILES)
    return folder


@pytest.fixture
def plain(shipped: Path) -> Path:
    return shipped / "plain"


def problems_of(folder: Path) -> list[PackProblem]:
    return read_pack(folder, ("pack.toml", "tiles.toml")).problems


def zipped(folder: Path, beside: Path) -> zipfile.Path:
    """The same pack as the content of a zip file."""
    with zipfile.ZipFile(beside / "plain.zip", "w") as archive:
        archive.write(folder / "pack.toml", "pack.toml")
        archive.write(folder / "tiles.toml", "tiles.toml")
    return zipfile.Path(beside / "plain.zip")


class TestReading:
    def test_the_values_of_every_file_are_there(self, plain: Path) -> None:
        contents = read_pack(plain, ("pack.toml", "tiles.toml"))

        assert contents.problems == []
        assert contents.files["tiles.toml"].values == {"tile-1": {"wood": 3}}

    def test_a_key_has_its_line_and_a_missing_key_its_tables(self, plain: Path) -> None:
        tiles = read_pack(plain).files["tiles.toml"]

        assert tiles.line(("tile-1", "wood")) == 2
        assert tiles.line(("tile-1", "stone")) == 1
        assert tiles.line(()) is None

    def test_notes_beside_the_files_are_left_alone(self, plain: Path) -> None:
        (plain / "README.md").write_text("my box")
        (plain / ".tiles.toml.swp").write_bytes(b"\0")

        assert problems_of(plain) == []

    def test_a_missing_file_is_named_with_what_might_be_it(self, plain: Path) -> None:
        (plain / "tiles.toml").rename(plain / "tiles.toml.txt")

        assert problems_of(plain) == [
            PackProblem(
                "tiles.toml",
                None,
                "is missing from the pack; is tiles.toml.txt meant to be it?",
                None,
            )
        ]

    def test_an_unknown_file_is_named(self, plain: Path) -> None:
        (plain / "tilez.toml").write_text("")

        assert problems_of(plain) == [
            PackProblem(
                "tilez.toml",
                None,
                "is not a file of this kind of pack; did you mean tiles.toml?",
                None,
            )
        ]

    @pytest.mark.parametrize(
        ("written", "line"),
        [
            (b"[tile-1]\nwood = three\n", 2),
            (b"[tile-1]\nwood = 3\nwood = 4\n", 3),
            (b"[tile-1]\n[tile-1]\n", 2),
            (b'[tile-1]\nname = "Sawmill\n', 2),
            (b"[tile-1]\nwood = [3,\n", 3),
            (b"[tile-1]\nname = 'Kutn\xe1'\n", 2),
            (b"wood = " + b"[" * 9_000, None),
            (b"wood = " + b"9" * 9_000, None),
        ],
    )
    def test_what_is_not_toml_is_named_with_its_line(
        self, plain: Path, written: bytes, line: int | None
    ) -> None:
        (plain / "tiles.toml").write_bytes(written)

        (problem,) = problems_of(plain)

        assert (problem.file, problem.line) == ("tiles.toml", line)

    def test_every_broken_file_is_named_in_one_report(self, plain: Path) -> None:
        (plain / "pack.toml").write_text("name =")
        (plain / "tiles.toml").write_text("[")

        assert [problem.file for problem in problems_of(plain)] == ["pack.toml", "tiles.toml"]

    def test_a_folder_that_is_not_there_is_a_problem(self, tmp_path: Path) -> None:
        (problem,) = problems_of(tmp_path / "nowhere")

        assert "nowhere" in problem.file
        assert problem.what.startswith("cannot be read")


class TestHash:
    def test_it_is_32_hexadecimal_digits(self) -> None:
        assert content_hash({"a.toml": b"x = 1\n"}) == "5cf1131d6a36a7589afac19aafd5eb11"

    def test_line_ends_and_byte_order_marks_do_not_count(self) -> None:
        assert content_hash({"a.toml": b"\xef\xbb\xbfx = 1\r\n"}) == content_hash(
            {"a.toml": b"x = 1\n"}
        )

    def test_the_order_of_the_files_does_not_count(self) -> None:
        one, two = b"x = 1\n", b"x = 2\n"

        assert content_hash({"a": one, "b": two}) == content_hash({"b": two, "a": one})

    @pytest.mark.parametrize(
        "other",
        [{"a": b"x = 2\n", "b": b""}, {"a": b"x = 1\n", "c": b""}, {"a": b"", "b": b"x = 1\n"}],
    )
    def test_any_other_content_or_name_counts(self, other: dict[str, bytes]) -> None:
        assert content_hash({"a": b"x = 1\n", "b": b""}) != content_hash(other)

    def test_a_file_read_on_windows_has_the_same_hash(self, plain: Path) -> None:
        before = read_pack(plain).hash

        (plain / "tiles.toml").write_bytes(TILES.replace("\n", "\r\n").encode())

        assert read_pack(plain).hash == before

    def test_notes_beside_the_files_do_not_count(self, plain: Path) -> None:
        before = read_pack(plain).hash

        (plain / "README.md").write_text("my box")

        assert read_pack(plain).hash == before


class TestFinding:
    def test_shipped_packs_have_a_manifest(self, shipped: Path) -> None:
        (shipped / "empty").mkdir()

        assert shipped_packs(shipped) == ["plain"]

    def test_a_shipped_pack_is_found_by_its_name(self, shipped: Path) -> None:
        assert find_pack(shipped, "plain") == shipped / "plain"

    def test_any_folder_is_found_by_its_path(self, shipped: Path, tmp_path: Path) -> None:
        (tmp_path / "mine").mkdir()

        assert find_pack(shipped, str(tmp_path / "mine")) == tmp_path / "mine"
        assert find_pack(shipped, tmp_path / "mine") == tmp_path / "mine"

    def test_an_unknown_pack_is_refused_with_those_there_are(self, shipped: Path) -> None:
        with pytest.raises(UnknownPack, match=r"no pack 'plane'; did you mean plain\?"):
            find_pack(shipped, "plane")

    def test_no_name_is_no_pack(self, shipped: Path) -> None:
        with pytest.raises(UnknownPack):
            find_pack(shipped, "")


class TestCopying:
    def test_the_copy_has_every_file_and_its_folders_name(
        self, plain: Path, tmp_path: Path
    ) -> None:
        copy_pack(plain, tmp_path / "my box")

        assert (tmp_path / "my box" / "tiles.toml").read_text() == TILES
        assert (tmp_path / "my box" / "pack.toml").read_text() == 'name = "my box"\nformat = 1\n'

    def test_an_empty_folder_is_filled(self, plain: Path, tmp_path: Path) -> None:
        (tmp_path / "mine").mkdir()

        copy_pack(plain, tmp_path / "mine")

        assert read_pack(tmp_path / "mine", ("pack.toml", "tiles.toml")).problems == []

    def test_folders_on_the_way_are_made(self, plain: Path, tmp_path: Path) -> None:
        copy_pack(plain, tmp_path / "deep" / "down" / "mine")

        assert (tmp_path / "deep" / "down" / "mine" / "tiles.toml").is_file()

    def test_a_folder_with_anything_in_it_is_not_touched(self, plain: Path, tmp_path: Path) -> None:
        (tmp_path / "mine").mkdir()
        (tmp_path / "mine" / "diary.txt").write_text("mine")

        with pytest.raises(CannotWritePack, match="choose a new or empty folder"):
            copy_pack(plain, tmp_path / "mine")

        assert [entry.name for entry in (tmp_path / "mine").iterdir()] == ["diary.txt"]

    def test_a_file_is_not_overwritten(self, plain: Path, tmp_path: Path) -> None:
        (tmp_path / "mine").write_text("mine")

        with pytest.raises(CannotWritePack):
            copy_pack(plain, tmp_path / "mine")

        assert (tmp_path / "mine").read_text() == "mine"

    def test_a_pack_inside_a_zip_is_copied(self, plain: Path, tmp_path: Path) -> None:
        copy_pack(zipped(plain, tmp_path), tmp_path / "mine")

        assert (tmp_path / "mine" / "tiles.toml").read_text() == TILES

    def test_a_copy_that_fails_half_way_leaves_nothing_behind(
        self, plain: Path, tmp_path: Path
    ) -> None:
        archive = zipped(plain, tmp_path)
        damaged = tmp_path / "plain.zip"
        damaged.write_bytes(damaged.read_bytes().replace(b"wood = 3", b"wood = 4"))
        (tmp_path / "here").mkdir()

        with pytest.raises(zipfile.BadZipFile):
            copy_pack(archive, tmp_path / "here" / "mine")

        assert list((tmp_path / "here").iterdir()) == []

    def test_a_name_that_no_disk_takes_is_refused(self, plain: Path, tmp_path: Path) -> None:
        with pytest.raises(CannotWritePack, match="cannot be"):
            copy_pack(plain, tmp_path / ("x" * 300))

    def test_a_broken_manifest_is_copied_as_it_is(self, plain: Path, tmp_path: Path) -> None:
        (plain / "pack.toml").write_text("name =")

        copy_pack(plain, tmp_path / "mine")

        assert (tmp_path / "mine" / "pack.toml").read_text() == "name ="
