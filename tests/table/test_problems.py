"""Refusals in words: every code has its sentence in every language, and is used."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from silverspire import table
from silverspire.localization import languages, load_localization
from silverspire.table.problem_codes import ProblemCode
from tests.locales import resources
from tests.table.vocabulary import Tables

CODES: tuple[str, ...] = get_args(ProblemCode)
OF_THE_BROWSER = {"problem-offline"}  # when no server answers
SOURCES = Path(table.__path__[0])


@pytest.mark.parametrize("language", languages())
def test_every_code_has_its_sentence_and_every_sentence_its_code(language: str) -> None:
    said = {
        entry.id.name for entry in resources(language)["problems.ftl"].body if hasattr(entry, "id")
    }

    assert said == {f"problem-{code}" for code in CODES} | OF_THE_BROWSER
    assert all(load_localization(language).say(name).endswith(".") for name in said)


def test_every_code_is_one_that_somebody_may_meet() -> None:
    written = "\n".join(
        path.read_text("utf-8") for path in SOURCES.rglob("*.py") if path.name != "codes.py"
    )

    assert not [code for code in CODES if f'"{code}"' not in written]


def test_the_schema_lists_every_code(tables: Tables) -> None:
    document = tables.client.get("/schema/openapi.json").json()

    response = document["components"]["schemas"]["Problem"]["properties"]["code"]["enum"]
    assert sorted(response) == sorted(CODES)
