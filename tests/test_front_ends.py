"""No rules in the front ends: what terminal and browser show comes from views and messages.

They neither cite a rule nor compute from facts: no fact of a view times another, none compared with
a sum, no majority, no limit. What is measured in pixels and columns has other names.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_rule_citations import every_rule

ROOT = Path(__file__).resolve().parent.parent
FRONT_ENDS = (ROOT / "web" / "src", ROOT / "src" / "silverspire" / "cli")
SOURCES = {".py", ".ts", ".svelte", ".js"}
# Lessons and tests are about rules, and may name them.
ABOUT_RULES = re.compile(r"/(lessons|testing|generated)/|\.test\.ts$")
# A fact of a view or a catalogue, and what a screen may not do with one.
FACT = (
    r"(?<!(?<!\.\.)[.\w])(?:view|board|tile|square|space|stack|row|player|printed|catalogue|card|own|now|"
    r"sheet|standing)\b[!?]?[.\[](?!\w+\.length)[\w.!?()\[\]']*"
)
COMPUTED = re.compile(
    rf"(?:{FACT}|\({FACT}[^()\n]*\))\s*\*"  # times something
    rf"|\*\s*\(?{FACT}"
    rf"|[<>]=?\s*{FACT}\s*[-+]\s"  # compared with a sum
    rf"|Math\.(?:max|min)\((?:\.\.\.)?{FACT}"  # the most of anyone, or a limit
)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", re.DOTALL)
GAME_SCREENS = (ROOT / "web" / "src" / "games", ROOT / "web" / "src" / "shared" / "generic")
DRAWN = re.compile(r"/drawings/")


def computed_facts(text: str) -> list[str]:
    """Where a game's screen computes from facts."""
    code = COMMENT.sub("", text)
    return [match.group() for match in COMPUTED.finditer(code)]


def is_fact(node: ast.expr) -> bool:
    """`view["prices"]["wood"]`: anything read by its name."""
    return (
        isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
    )


def facts_computed_in_python(text: str) -> list[str]:
    """Where the terminal computes from facts: products and differences, limits and majorities."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult | ast.Sub):
            computed = is_fact(node.left) and is_fact(node.right)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            computed = node.func.id in {"min", "max"} and any(map(is_fact, node.args))
        else:
            continue
        if computed:
            found.append(ast.unparse(node))
    return found


def cited_rules(text: str) -> set[str]:
    """Everything that looks like a rule of a game we know."""
    prefixes = "|".join(sorted({rule.split("-")[0] for rule in every_rule()}))
    return set(re.findall(rf"\b(?:{prefixes})-[A-Z]+-T?\d+\b", text))


def sources() -> Iterator[Path]:
    for folder in FRONT_ENDS:
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES and not ABOUT_RULES.search(path.as_posix()):
                yield path


def test_no_front_end_cites_a_rule() -> None:
    cited = {
        path.relative_to(ROOT).as_posix(): found
        for path in sources()
        if (found := cited_rules(path.read_text("utf-8")))
    }

    assert cited == {}


@pytest.mark.parametrize("line", ["const DOUBLED = 2; // [WWE-CHAP-5]", "# as KH-PLOT-1 says"])
def test_a_cited_rule_is_seen(line: str) -> None:
    assert cited_rules(line)


def test_no_screen_of_a_game_computes_what_its_view_can_say() -> None:
    screens = [path for path in sources() if any(path.is_relative_to(one) for one in GAME_SCREENS)]
    computed = {
        path.relative_to(ROOT).as_posix(): found
        for path in screens
        if not DRAWN.search(path.as_posix()) and (found := computed_facts(path.read_text("utf-8")))
    }

    assert computed == {}


@pytest.mark.parametrize(
    "line",
    [
        "const cost = $derived((tile.wood ?? 0) * view.prices.wood.price);",
        "groschen: made! * now.price",
        "class:scoring={round > view.rounds - SCORING}",
        "class:most={stars === Math.max(...row.held)}",
        "turn: Math.min(view.turn, 3)",
    ],
)
def test_a_computed_fact_is_seen(line: str) -> None:
    assert computed_facts(line)


def test_the_terminal_does_not_compute_what_a_view_can_say() -> None:
    computed = {
        path.relative_to(ROOT).as_posix(): found
        for path in sources()
        if path.suffix == ".py" and (found := facts_computed_in_python(path.read_text("utf-8")))
    }

    assert computed == {}


@pytest.mark.parametrize(
    "line",
    [
        'cost = tile["wood"] * view["prices"]["wood"]["price"]',
        'left = view["rounds"] - view["round"]',
        'turn = min(view["turn"], 3)',
    ],
)
def test_a_fact_computed_in_the_terminal_is_seen(line: str) -> None:
    assert facts_computed_in_python(line)


def test_there_are_sources_to_look_at() -> None:
    assert sum(1 for _ in sources()) > 100
