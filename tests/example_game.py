"""The package that the how-to page on adding a game builds, installed for a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "how-to" / "add-a-game.md"
BLOCK = re.compile(
    r"^`([\w./-]+)`(?:, continued)?:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
GAME = "nine_mens_morris"


def files_of_the_page() -> dict[str, str]:
    """The files that the page writes; a file may continue in a later block."""
    found: dict[str, str] = {}
    for path, text in BLOCK.findall(PAGE.read_text("utf-8")):
        found[path] = f"{found[path]}\n{text}" if path in found else text
    return found


def install(site: Path) -> None:
    """Put the page's package into a folder for PYTHONPATH, as an installer would."""
    files = files_of_the_page()
    for name, text in files.items():
        if name.startswith("src/"):
            path = site / name.removeprefix("src/")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    project = tomllib.loads(files["pyproject.toml"])["project"]
    metadata = site / f"{GAME}-{project['version']}.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head)
    announced = project["entry-points"]["silverspire.games"]
    lines = "\n".join(f"{name} = {target}" for name, target in announced.items())
    (metadata / "entry_points.txt").write_text(f"[silverspire.games]\n{lines}\n")
