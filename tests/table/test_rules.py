"""The rules, for whoever reads them in a browser."""

from __future__ import annotations

import pytest

from silverspire import rulebook
from tests.table.vocabulary import Tables


@pytest.mark.parametrize("game", ["kutna_hora", "world_without_end"])
@pytest.mark.parametrize("language", ["en", "fr", "tlh"])
def test_anyone_may_read_the_rules_of_a_game_by_chapter(
    tables: Tables, game: str, language: str
) -> None:
    response = tables.client.get(f"/api/games/{game}/rules", params={"language": language}).json()

    written = rulebook.chapters(game, language)
    assert [
        (chapter["chapter"], chapter["introduction"], chapter["introduction_language"])
        for chapter in response
    ] == [(chapter.title, *chapter.introduction) for chapter in written]
    assert [
        (rule["id"], rule["text"], rule["nested"], rule["language"])
        for chapter in response
        for rule in chapter["rules"]
    ] == [tuple(rule) for chapter in written for rule in chapter.rules]


def test_a_game_that_is_not_here_has_no_rules(tables: Tables) -> None:
    answer = tables.client.get("/api/games/chess/rules")

    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown-game"
