"""What is published: the page on the package index, the sdist, the citation."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

import silverspire

ROOT = Path(__file__).resolve().parent.parent
REPOSITORY = "https://example.org/owner/silverspire"
PRINT_METADATA = """
from hatchling.build import prepare_metadata_for_build_wheel
import sys
print(prepare_metadata_for_build_wheel(sys.argv[1]))
"""


def metadata(folder: Path, environment: dict[str, str]) -> Message:
    """The metadata of our wheel, as a build front end asks for it."""
    built = subprocess.run(
        [sys.executable, "-c", PRINT_METADATA, str(folder)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    text = (folder / built.stdout.strip() / "METADATA").read_text("utf-8")
    return message_from_string(text)


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Message:
    return metadata(tmp_path_factory.mktemp("metadata"), {"SILVERSPIRE_REPOSITORY": REPOSITORY})


def test_every_link_leads_to_the_repository(published: Message) -> None:
    prose = re.sub(
        r"^```.*?^```$", "", str(published.get_payload()), flags=re.MULTILINE | re.DOTALL
    )
    links = re.findall(r"\]\(([^)]+)\)", prose)
    ours = [link.removeprefix(REPOSITORY) for link in links if link.startswith(REPOSITORY)]

    assert not [link for link in links if not link.startswith("https://")]
    assert ours
    assert not [
        link for link in ours if not (ROOT / re.sub(r"^/(raw|blob)/main/|#.*$", "", link)).exists()
    ]


def test_pictures_are_raw_files(published: Message) -> None:
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", str(published.get_payload()))

    assert pictures
    assert all(picture.startswith(f"{REPOSITORY}/raw/main/docs/") for picture in pictures)


def test_the_projects_pages_are_named(published: Message) -> None:
    pages = dict(line.split(", ") for line in published.get_all("Project-URL", []))

    assert pages["Repository"] == REPOSITORY
    assert {"Changelog", "Documentation", "Issues"} < pages.keys()


def test_without_a_repository_nothing_is_made_up(tmp_path: Path) -> None:
    plain = metadata(tmp_path, {})

    assert plain.get_payload() == (ROOT / "README.md").read_text("utf-8")
    assert plain.get_all("Project-URL") is None


# --- The sdist -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of the sdist, below its one folder."""
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.glob("*.tar.gz")
    with tarfile.open(file) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


@pytest.mark.parametrize(
    "folder", ["src/silverspire", "locales", "docs", "web/src", "web/public", "requirements"]
)
def test_the_sdist_holds_every_file_that_make_needs(folder: str, sdist: set[str]) -> None:
    tracked = subprocess.run(
        ["git", "ls-files", folder], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()

    assert tracked
    assert not set(tracked) - sdist


def test_the_sdist_holds_the_app_as_sources_and_as_it_was_built(sdist: set[str]) -> None:
    app = ROOT / "src" / "silverspire" / "web"
    built = {path.relative_to(ROOT).as_posix() for path in app.rglob("*") if path.name != ".ready"}

    assert {"Makefile", "web/package.json", "web/package-lock.json", "README.md"} <= sdist
    assert not {path for path in built if (ROOT / path).is_file()} - sdist
    assert not [name for name in sdist if "node_modules" in name or name.endswith(".so")]


# --- The citation --------------------------------------------------------------------------------


def test_the_citation_is_of_this_version() -> None:
    fields = dict(
        re.findall(r"^([a-z-]+): *(.*)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    )

    assert fields["cff-version"] == "1.2.0"
    assert fields["version"] == silverspire.__version__
    assert {"title", "authors", "license", "message"} < fields.keys()
