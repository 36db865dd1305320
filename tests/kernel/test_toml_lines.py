"""Where the keys of a TOML file stand."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silverspire.kernel.toml_lines import KeyPath, lines_of

TEXT = """\
# a comment with = and [brackets]
title = "one"

[owner]
name = 'x # no comment'
"quoted key" = 1
dotted.inner = 2

[[tile]]
dots = ["red", # first
  "blue",
]
[[tile]]
cell = { price = 5, mark = { shape = "x" } }
[tile.back]
long = \"\"\"
two lines = 3
\"\"\"
when = 1979-05-27 07:32:00
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("owner",), 4),
        (("owner", "name"), 5),
        (("owner", "quoted key"), 6),
        (("owner", "dotted", "inner"), 7),
        (("tile", 0), 9),
        (("tile", 0, "dots", 0), 10),
        (("tile", 0, "dots", 1), 11),
        (("tile", 1), 13),
        (("tile", 1, "cell", "mark", "shape"), 14),
        (("tile", 1, "back"), 15),
        (("tile", 1, "back", "long"), 16),
        (("tile", 1, "back", "when"), 19),
    ],
)
def test_a_key_stands_on_its_line(path: KeyPath, line: int) -> None:
    assert lines_of(TEXT)[path] == line


def test_every_key_and_item_of_a_file_is_found() -> None:
    assert set(lines_of(TEXT)) == set(paths_in(tomllib.loads(TEXT)))


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def in_braces(table: dict[str, str]) -> str:
    return f"{{ {', '.join(f'{quoted(key)} = {value}' for key, value in table.items())} }}"


def entries(table: dict[str, str]) -> str:
    return "\n".join(f"{quoted(key)} = {value}  # so" for key, value in table.items())


def paths_in(value: object, path: KeyPath = ()) -> Iterator[KeyPath]:
    """The path of every key and list item of a parsed file."""
    if path:
        yield path
    members: dict[str, object] | dict[int, object] = {}
    if isinstance(value, dict):
        members = value
    if isinstance(value, list):
        members = dict(enumerate(value))
    for key, member in members.items():
        yield from paths_in(member, (*path, key))


KEYS = st.text("ab-1é \"'\\.#=[]\n", min_size=1, max_size=4)
SCALARS = st.one_of(
    st.integers(-99, 99).map(str),
    st.booleans().map(lambda value: "true" if value else "false"),
    st.text("ab#=[]{},'\\\n", max_size=6).map(quoted),
    st.text('ab#=[]{},"\n ', max_size=6).map(lambda text: f"'''{text}'''"),
    st.text("ab#=[]{},'\n ", max_size=6).map(lambda text: f'"""{text}"""'),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: f"[ # x ]\n{', '.join(items)} ]"),
        st.dictionaries(KEYS, inner, max_size=3).map(in_braces),
    ),
    max_leaves=6,
)
TABLES = st.dictionaries(KEYS, VALUES, max_size=3)


@given(st.dictionaries(KEYS, TABLES, max_size=3), st.lists(TABLES, max_size=3))
def test_whatever_is_written_every_key_is_found(
    tables: dict[str, dict[str, str]], listed: list[dict[str, str]]
) -> None:
    headed = [f"[top.{quoted(key)}]\n{entries(table)}" for key, table in tables.items()]
    numbered = [f"[[list]]\n{entries(table)}" for table in listed]
    text = "\n# between\n".join([*headed, *numbered])

    assert set(lines_of(text)) == set(paths_in(tomllib.loads(text)))
