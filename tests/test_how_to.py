"""The how-to pages tell the truth: their Python runs and their links lead somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RUNNING = ("how-to/research", "how-to/external-programs", "how-to/players", "research/benchmark")
NOTEBOOKS = sorted((ROOT / "docs").rglob("*.ipynb"))
PAGES = sorted((ROOT / "docs").glob("how-to/*.md"))
BLOCKS = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in (ROOT / f"docs/{name}.md" for name in RUNNING)
    for number, block in enumerate(
        re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    )
    if "sys.stdin" not in block  # the bot is a process of its own: tests/players/test_program.py
]


@pytest.mark.parametrize("block", BLOCKS)
def test_the_examples_run_and_print_their_result(
    block: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)

    exec(compile(block, "how-to", "exec"), {"__name__": "how_to"})

    assert re.search(r"\d", capsys.readouterr().out)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run_from_top_to_bottom(
    notebook: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    names: dict[str, object] = {"__name__": notebook.stem}

    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)

    assert re.search(r"\d", capsys.readouterr().out)
    assert not [cell for cell in cells if cell.get("outputs")]  # made by whoever runs it


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", prose)

    assert not [link for link in links if not (page.parent / link).exists()]
