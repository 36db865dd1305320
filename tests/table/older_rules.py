"""Silverspire as it will be after a change of its rules, with or without the rules of before."""

from __future__ import annotations

import shutil
from pathlib import Path

import silverspire

ROOT = Path(__file__).resolve().parents[2]
GAME = "kutna_hora"
OLDER = "older_kutna_hora"
RULES = silverspire.game(GAME).rules_version
NEXT_RULES = "next"
PACKAGE = f"silverspire.games.{GAME}"
EVALUATORS = ROOT / "src" / "silverspire" / "players" / "evaluators"
OWN_EVALUATOR = [
    (
        f"silverspire.players.evaluators import {GAME}_features",
        f"{OLDER} import evaluator_features",
    ),
    (f"silverspire.players.evaluators.{GAME}", f"{OLDER}.evaluator"),
]


def newer_package(site: Path, *, with_older_rules: bool, with_evaluator: bool = False) -> Path:
    """A folder for PYTHONPATH: the whole package, where Kutná Hora has other rules."""
    _copy(ROOT / "src" / "silverspire", site / "silverspire")
    for shared in ("locales", "docs"):
        (site.parent / shared).symlink_to(ROOT / shared)
    game = site / "silverspire" / "games" / GAME / "game.py"
    _replace(game, f'rules_version = "{RULES}"', f'rules_version = "{NEXT_RULES}"')
    _replace(game, 'earlier_rules = ("1",)', "earlier_rules = ()")
    if with_older_rules:
        _ship_older_rules(site, with_evaluator=with_evaluator)
    return site


def _ship_older_rules(site: Path, *, with_evaluator: bool) -> None:
    """The game as it is now, as a package of its own that announces itself."""
    _copy(ROOT / "src" / "silverspire" / "games" / GAME, site / OLDER)
    if with_evaluator:
        for source in EVALUATORS.glob(f"{GAME}*"):
            shutil.copy(source, site / OLDER / f"evaluator{source.name.removeprefix(GAME)}")
    for source in (site / OLDER).rglob("*.py"):
        text = source.read_text("utf-8").replace(PACKAGE, OLDER)
        for one, other in OWN_EVALUATOR:
            text = text.replace(one, other)
        source.write_text(text, "utf-8")
    metadata = site / f"{OLDER}-1.dist-info"
    metadata.mkdir()
    name = OLDER.replace("_", "-")
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    announced = f"[silverspire.older_rules]\n{GAME}-{RULES} = {OLDER}.game:GAME\n"
    if with_evaluator:
        announced += f"[silverspire.evaluators]\n{GAME}-{RULES} = {OLDER}.evaluator\n"
    (metadata / "entry_points.txt").write_text(announced)


def _copy(source: Path, target: Path) -> None:
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
