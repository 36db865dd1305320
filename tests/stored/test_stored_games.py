"""Records, states and saved games that an earlier version wrote: read by this one."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

import silverspire
from silverspire.kernel import records
from silverspire.kernel.replays import replay
from tests.cli.terminal import Terminal
from tests.stored.stored_games import (
    GAMES,
    PACK,
    PACKS,
    RETUNED,
    SHIPPED,
    STORED,
    expected,
    game_facts,
)

RECORDS = expected("records.json")
SAVED = expected("terminal.json")
STATES = {game: expected(f"states/{game}.json") for game in GAMES}


def pack_of(record: records.Record) -> Path:
    """The pack that a game was played with: the one shipped then, or an owner's."""
    name = record.header.pack.name
    return SHIPPED / record.header.game if name == "reconstructed" else PACKS / name


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_still_accepted_under_the_same_hash(game: str, tmp_path: Path) -> None:
    folder = PACKS / PACK[game]
    record = records.load(STORED / "records" / f"{game}-2-finished.json")

    checked = Terminal(tmp_path).run("pack", "check", folder, "--game", game)

    assert checked.code == 0, checked.err
    assert silverspire.game(game).components(folder).pack_hash == record.header.pack.hash


@pytest.mark.parametrize("file", RECORDS)
def test_a_record_is_replayed_to_the_same_scores(file: str) -> None:
    record = records.load(STORED / "records" / file)

    now = game_facts(replay(record, pack_of(record)))

    assert {fact: now[fact] for fact in RECORDS[file]} == RECORDS[file]


@pytest.mark.parametrize("game", RETUNED)
def test_a_record_of_a_shipped_pack_that_has_changed_says_so(game: str, tmp_path: Path) -> None:
    path = STORED / "records" / f"{game}-shipped.json"

    said = Terminal(tmp_path).run("verify", path)

    assert said.code == 1
    assert "this game was played with another pack: 'reconstructed' of hash" in said.err


@pytest.mark.parametrize("file", RECORDS)
def test_a_record_is_verified(file: str, tmp_path: Path) -> None:
    path = STORED / "records" / file

    said = Terminal(tmp_path).run("verify", path, "--pack", pack_of(records.load(path)))

    assert said.code == 0, said.err
    assert "Nothing was changed." in said.text


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in STATES[game]]
)
def test_a_state_in_bytes_is_restored_and_played_to_its_end(game: str, name: str) -> None:
    before: dict[str, Any] = dict(STATES[game][name])
    stored = base64.b64decode(before.pop("bytes"))

    state = silverspire.game(game).from_bytes(stored, PACKS / PACK[game])

    assert game_facts(state) == before


@pytest.mark.parametrize("file", SAVED)
def test_a_game_saved_in_the_terminal_is_resumed(file: str, terminal: Terminal) -> None:
    before = SAVED[file]
    path = terminal.folder / file
    record = records.load(path)
    assert game_facts(replay(record, pack_of(record)))["scores"] == before["scores"]

    words = "play", before["game"], "--resume", path, "--pack", pack_of(record)
    said = terminal.run(*words, typed=["1"] * 12 + ["quit", "quit"])

    after = records.load(path)
    assert said.code == 0, said.err
    assert after.steps[: len(record.steps)] == record.steps
    assert before["over"] or len(after.steps) > len(record.steps)
    seats = json.loads(Path(f"{path}.seats").read_bytes())
    assert seats.items() >= json.loads((STORED / "terminal" / f"{file}.seats").read_bytes()).items()
