"""Texts and documents say of the printed games what is true, in every language."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from silverspire.kernel.registry import find_game
from silverspire.localization import languages, load_localization
from tests.locales import LOCALES, ROOT

LANGUAGES = languages()
# What each language calls the arms of the price boards.
MOVES_NO_INDICATOR = {
    "en": "moves no indicator",
    "es": "no mueve ningún indicador",
    "fr": "ne déplace aucune languette",
    "it": "non muove linguette",
}
# A public building beside two of yours counts twice.
FOR_EACH_OF_YOURS = {
    "en": "next to each of your buildings",
    "es": "junto a cada uno de los tuyos",
    "fr": "voisin de chacun des vôtres",
    "it": "accanto a ciascuno dei tuoi",
}


def read_pack(game: str, file: str) -> dict[str, Any]:
    folder = find_game(game).pack_folder("reconstructed")
    return tomllib.loads(folder.joinpath(file).read_text("utf-8"))


@pytest.mark.rule("KH-BUILD-6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_says_that_a_public_building_moves_no_indicator(language: str) -> None:
    said = load_localization(language).say("lesson-kh-public-1")

    assert MOVES_NO_INDICATOR[language] in said


@pytest.mark.rule("KH-END-3", "KH-BARB-T7")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [1, 2])
def test_pairs_of_your_buildings_and_public_ones_count(language: str, points: int) -> None:
    localization = load_localization(language)

    for said in (
        localization.say("council-green", points=points),
        localization.say("barbara-reputation-per-public-neighbour"),
        localization.say("question-granted-reputation.help"),
    ):
        assert FOR_EACH_OF_YOURS[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_world_without_end_is_set_between_1337_and_1361(language: str) -> None:
    localization = load_localization(language)
    texts = "".join(path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl"))

    assert "1327" not in texts
    assert "1337" in localization.say("lesson-wwe-event-1")
    assert re.search("1337.*1361", localization.say("home-pitch-world-without-end"))


@pytest.mark.rule("KH-EX-6")
def test_what_the_sawmill_example_leaves_open_is_derived() -> None:
    hospital = read_pack("kutna_hora", "public_buildings.toml")["green-1"]

    assert hospital["provenance"]["dots"] == "derived"


@pytest.mark.rule("WWE-CARD-1")
def test_what_the_appendix_does_not_say_of_slow_construction_is_found_or_derived() -> None:
    card = read_pack("world_without_end", "events_1.toml")["event"][0]

    assert card["provenance"] == {"kind": "found", "effects": "derived"}


@pytest.mark.rule("WWE-ACT-2")
def test_six_cards_in_chapter_i_are_advice_for_the_first_game() -> None:
    document = (ROOT / "docs" / "rules" / "world-without-end-components.md").read_text("utf-8")
    said = next(line for line in document.splitlines() if "6 starred action cards alone" in line)

    assert "advice for the first game" in said
    assert "Otherwise all 12 are used from the start (WWE-ACT-2)" in said
    assert find_game("world_without_end").options["first_game"].default is False
