"""The Fluent files as the tests read them, and a language that nobody speaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer, Visitor

from silverspire.localization import COUNTED, FORMS, Localization

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "locales"
GRAMMAR = {*FORMS, COUNTED}  # attributes that a language has only if its sentences need them
# $of_the_good, $of_good and $the_good are forms of $good.
FORM_OF = re.compile(rf"({'|'.join(form.replace('-', '_') for form in reversed(FORMS))})_(\w+)")
ACCENTS = str.maketrans("aceiounyACEIOUNY", "áçéíóúñýÁÇÉÍÓÚÑÝ")
LONGER = 0.4


def files(language: str) -> list[str]:
    return sorted(path.name for path in (LOCALES / language).glob("*.ftl"))


@cache
def resources(language: str) -> dict[str, fluent.Resource]:
    """Every file of a language, parsed."""
    return {
        name: FluentParser().parse((LOCALES / language / name).read_text("utf-8"))
        for name in files(language)
    }


@cache
def patterns(language: str) -> dict[str, fluent.Pattern]:
    """What each message and attribute says; attributes are named `message.attribute`."""
    return dict(_patterns(language))


def _patterns(language: str) -> Iterator[tuple[str, fluent.Pattern]]:
    for resource in resources(language).values():
        for entry in resource.body:
            if isinstance(entry, fluent.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def is_grammar(name: str) -> bool:
    """An attribute that is a form of its name, not a text of its own."""
    return name.partition(".")[2] in GRAMMAR


def base_of(variable: str) -> str:
    """The fact that a variable tells, whatever the form."""
    found = FORM_OF.fullmatch(variable)
    return found[2] if found else variable


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: fluent.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.found


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def text(pattern: fluent.Pattern) -> str:
    """All that is written out in a message, its placeables left out."""
    visitor = _Texts()
    visitor.visit(pattern)
    return "\n".join(visitor.found)


# --- A language that nobody speaks ---------------------------------------------------------------


class _Pseudo(Transformer):
    """Accents on every letter that takes one, and words grown by two fifths."""

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802
        grown = re.sub(r"[^\W\d_]{2,}", _grown, node.value)
        return fluent.TextElement(grown.translate(ACCENTS))


def _grown(word: re.Match[str]) -> str:
    return word[0] + word[0][-1] * round(len(word[0]) * LONGER)


def disguised(name: str) -> str:
    """An English file, so disguised that a word which comes from nowhere else would be seen."""
    parsed = FluentParser().parse((LOCALES / "en" / name).read_text("utf-8"))
    return FluentSerializer().serialize(_Pseudo().visit(parsed))


def pseudo() -> Localization:
    """All of English in disguise."""
    return Localization("en", [disguised(name) for name in files("en")])
