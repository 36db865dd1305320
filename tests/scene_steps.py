"""The scenes of each game and the steps that they can have."""

from __future__ import annotations

SCENES = {
    "kutna_hora": {
        "draft": ["guilds", "rows", "new-round"],
        "round-end": ["event", "taxes", "council", "red-tiles", "final", "new-round"],
        "barbara": ["tile"],
    },
    "world_without_end": {
        "chapter-end": ["towns", "duties", "tax", "penalties", "goods", "new-chapter"],
        "plague": ["location"],
        "project": ["completed"],
    },
}


def scene_headings(game: str, prefix: str) -> set[str]:
    """The messages over the steps, by the prefix of a game's scenes."""
    steps = SCENES[game].items()
    return {f"{prefix}-{scene}.{step}" for scene, names in steps for step in names}
