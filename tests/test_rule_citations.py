"""Every written rule has a test, and every rule id that anyone mentions is a written rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"

DEFINITION = re.compile(r"^\s*- ([A-Z]+-[A-Z]+-T?\d+)\b", re.MULTILINE)
# The last part may be filled in by a formatted string: KH-BARB-T{number}.
MENTION = r"\b(?:%s)-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?:-?\{)?"


def rulebooks() -> dict[str, Path]:
    """Each game's package name and its numbered rules."""
    return {
        path.stem.replace("-", "_"): path
        for path in sorted(RULES.glob("*.md"))
        if not path.stem.endswith("-components")
    }


def rules_of(rulebook: str) -> set[str]:
    """The ids that a rulebook defines: its list items, nested ones too."""
    return set(DEFINITION.findall(rulebook))


def every_rule() -> set[str]:
    return {rule for path in rulebooks().values() for rule in rules_of(path.read_text("utf-8"))}


def unknown_rules(text: str, rules: Iterable[str]) -> set[str]:
    """Everything in a text that looks like a rule id of a game we know, and is none."""
    known = sorted(rules)
    prefixes = "|".join(sorted({rule.split("-")[0] for rule in known}))
    return {
        mention
        for mention in re.findall(MENTION % prefixes, text)
        if mention not in known and not begins_a_rule(mention, known)
    }


def begins_a_rule(mention: str, rules: Iterable[str]) -> bool:
    start = mention.removesuffix("{")
    return start != mention and any(rule.startswith(start) for rule in rules)


def is_rule_mark(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def markings(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a test may carry a mark: its decorators, its class's, its module's `pytestmark`."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if name.startswith("test_"):
                    yield from node.decorator_list
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from node.decorator_list
            case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                yield node.value


def citations(source: str) -> set[str]:
    """The rules that a test file proves, read without importing it."""
    calls = [
        call
        for marking in markings(ast.parse(source))
        for call in ast.walk(marking)
        if isinstance(call, ast.Call) and is_rule_mark(call)
    ]
    return {ast.literal_eval(argument) for call in calls for argument in call.args}


def cited_by_tests() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for rule in citations(path.read_text("utf-8")):
            found.setdefault(rule, set()).add(path.relative_to(ROOT).as_posix())
    return found


def files_that_mention_rules() -> list[Path]:
    source = ROOT / "src"
    files = [*source.rglob("*.py"), *source.rglob("*.toml"), *(ROOT / "locales").rglob("*.ftl")]
    return sorted(files)


def built_games() -> list[str]:
    """Rules may be written before their game; those wait for it."""
    games = ROOT / "src" / "silverspire" / "games"
    return [game for game in rulebooks() if (games / game / "__init__.py").exists()]


@pytest.mark.parametrize("game", built_games())
def test_every_rule_has_a_test(game: str) -> None:
    rules = rules_of(rulebooks()[game].read_text("utf-8"))

    untested = rules - cited_by_tests().keys()

    assert not untested, f"no test cites {', '.join(sorted(untested))}"


def test_every_citation_is_a_written_rule() -> None:
    cited = cited_by_tests()

    unknown = {rule: sorted(cited[rule]) for rule in cited.keys() - every_rule()}

    assert not unknown


def test_every_rule_id_in_sources_packs_and_sentences_is_a_written_rule() -> None:
    rules = every_rule()

    unknown = {
        path.relative_to(ROOT).as_posix(): sorted(wrong)
        for path in files_that_mention_rules()
        if (wrong := unknown_rules(path.read_text("utf-8"), rules))
    }

    assert not unknown


def test_a_rulebook_defines_its_list_items_and_no_other_mention() -> None:
    rulebook = "See KH-MINE-9.\n- KH-PLOT-1 Pay 5, see KH-PLOT-2.\n  - KH-BARB-T10 Score.\n"

    assert rules_of(rulebook) == {"KH-PLOT-1", "KH-BARB-T10"}


def test_citations_are_read_from_tests_their_classes_and_their_module() -> None:
    source = """
pytestmark = [pytest.mark.rule("KH-EX-1")]

@pytest.mark.rule("KH-EX-2", "KH-EX-3")
def test_a_rule(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("KH-EX-4"))])
def test_a_table(n): ...

@pytest.mark.rule("KH-EX-5")
class TestChapter: ...

@pytest.mark.rule("KH-EX-6")
def not_a_test(): ...
"""
    assert citations(source) == {"KH-EX-1", "KH-EX-2", "KH-EX-3", "KH-EX-4", "KH-EX-5"}


def test_a_mention_is_found_in_any_text_and_compared_whole() -> None:
    text = 'rule = "KH-PLOT-11"  # [KH-PLOT-1], KH-PLOT, but not a KH-rule or AKH-PLOT-1'

    assert unknown_rules(text, {"KH-PLOT-1"}) == {"KH-PLOT-11", "KH-PLOT"}


def test_a_formatted_mention_must_begin_like_a_rule() -> None:
    text = 'f"KH-BARB-T{tile}", f"KH-BARB-{number}", f"KH-BARD-T{tile}"'

    assert unknown_rules(text, {"KH-BARB-T1"}) == {"KH-BARD-T{"}
