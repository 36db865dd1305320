"""The README tells the truth: its Python runs, its commands and its paths exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PYTHON_BLOCKS = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
LINKS = re.findall(r"\]\((?!https?:|#)([^)#]+)", README)
MAKE_TARGETS = re.findall(r"`make ([a-z]+)`", README)


@pytest.mark.parametrize("block", PYTHON_BLOCKS, ids=range(len(PYTHON_BLOCKS)))
def test_the_examples_run_and_print_their_result(
    block: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(block, "README.md", "exec"), {"__name__": "readme"})

    assert re.search(r"\d", capsys.readouterr().out)


def test_the_bot_has_twenty_lines() -> None:
    assert PYTHON_BLOCKS, "the README shows no Python"
    bot = [line for line in PYTHON_BLOCKS[0].splitlines() if line.strip()]

    assert len(bot) <= 20


@pytest.mark.parametrize("path", sorted(set(LINKS)))
def test_links_lead_somewhere(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("target", sorted(set(MAKE_TARGETS)))
def test_commands_exist(target: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")

    assert re.search(rf"^{target}:", makefile, re.MULTILINE)
