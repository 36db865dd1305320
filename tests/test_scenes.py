"""Scenes: which events of a game are shown together, under which words."""

from __future__ import annotations

from itertools import pairwise

import pytest

import silverspire
from silverspire.kernel.narration import LogLine, PublicView, ScenePart
from silverspire.localization import load_localization, render, using_localization
from silverspire.players.chance import ChancePlayer
from tests.scene_steps import SCENES

LANGUAGES = ("en", "es", "fr", "it")


def log_of(game: str, seed: int) -> list[LogLine]:
    """The log of a whole game."""
    options = {"events": True} if game == "kutna_hora" else {}
    state = silverspire.game(game).new(seats=3, seed=seed, options=options)
    narration, view = state.game.narration_of(state), PublicView(state)
    player = ChancePlayer(seed)
    lines = narration.log(state.opening(), view)
    while (asked := state.decision()) is not None:
        lines += narration.log(state.apply(player.choose(state, asked)), view)
    return lines


@pytest.fixture(scope="module", params=SCENES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def parts(game: str) -> list[ScenePart]:
    return [line.scene for seed in (1, 2, 3) for line in log_of(game, seed) if line.scene]


def test_every_scene_of_a_game_occurs_with_each_of_its_steps(
    game: str, parts: list[ScenePart]
) -> None:
    found = {name: {part.step for part in parts if part.scene == name} for name in SCENES[game]}

    assert {part.scene for part in parts} == set(SCENES[game])
    assert found == {name: set(steps) for name, steps in SCENES[game].items()}


@pytest.mark.parametrize(
    ("name", "scene", "titles"),
    [
        ("kutna_hora", "draft", ["Choosing the guilds"]),
        (
            "kutna_hora",
            "round-end",
            [*(f"End of round {n}" for n in range(1, 6)), "End of the last round"],
        ),
        (
            "world_without_end",
            "chapter-end",
            [f"End of chapter {n}" for n in ("I", "II", "III", "IV")],
        ),
    ],
)
def test_each_end_is_one_scene_with_a_title(name: str, scene: str, titles: list[str]) -> None:
    marked = [line.scene for line in log_of(name, 1) if line.scene and line.scene.scene == scene]

    with using_localization(load_localization("en")):
        found = [render(part.title, str) for part in marked if part.closes and part.title]

    assert found == titles
    assert marked[0].opens
    assert all(after.opens for ended, after in pairwise(marked) if ended.closes)
    assert marked[-1].closes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_titles_and_headings_of_scenes_are_in_every_language(
    parts: list[ScenePart], language: str
) -> None:
    messages = [part.heading for part in parts] + [part.title for part in parts if part.title]

    with using_localization(load_localization(language)):
        texts = {render(message, str) for message in messages}

    assert not [text for text in texts if "{" in text or not text]
