"""A game is named in its own folders only: what all games share finds them by their names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from silverspire.kernel.registry import game_names

SOURCE = Path(__file__).resolve().parent.parent / "src" / "silverspire"
WORDS = [word for name in game_names() for word in (name, name.replace("_", "-"))]
NAMES = re.compile("|".join([*WORDS, *("".join(w.title().split("_")) for w in WORDS)]))


def shared_sources() -> Iterator[Path]:
    """Every module that belongs to no game."""
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE)
        if not any(part.startswith(game_names()) for part in inside.parts):
            yield path


def names_in_code(source: str) -> list[str]:
    """Games named in code; an example in a docstring or a comment is nobody's dependency."""
    tree = ast.parse(source)
    documents = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                kept = [one for one in value if id(getattr(one, "value", None)) not in documents]
                setattr(node, name, kept)
    return NAMES.findall(ast.unparse(tree))


def test_shared_modules_name_no_game() -> None:
    found = {
        str(path.relative_to(SOURCE)): names
        for path in shared_sources()
        if (names := names_in_code(path.read_text("utf-8")))
    }

    assert found == {}


@pytest.mark.parametrize(
    "code", ['GAME = "kutna_hora"', "import a.world_without_end", "KutnaHora()"]
)
def test_a_name_in_code_is_found(code: str) -> None:
    assert names_in_code(f'"""The kutna_hora example."""\n{code}\n')


def test_a_name_in_a_docstring_is_an_example() -> None:
    assert not names_in_code('"""Such as kutna_hora."""\n# or world_without_end\n')
