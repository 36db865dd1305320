"""`silverspire verify` and `silverspire replay`, on whole and on damaged files."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

import pytest
from msgspec.structs import replace

from silverspire.kernel import records
from silverspire.kernel.commitments import commitment
from silverspire.localization import plain
from tests.cli.terminal import CommandOutput, Terminal


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    return tmp_path / "damaged.json"


def verify_changed(
    terminal: Terminal, record: Path, damaged: Path, old: bytes, new: bytes
) -> CommandOutput:
    content = record.read_bytes()
    assert old in content
    damaged.write_bytes(content.replace(old, new, 1))
    return terminal.run("verify", damaged)


def test_a_whole_record_is_summed_up_in_a_line(terminal: Terminal, finished: Path) -> None:
    result = records.load(finished).result
    assert result

    said = terminal.run("verify", finished)

    scores = ", ".join(map(plain, result.scores))
    assert said.code == 0
    assert said.out.count("\n") == 1
    assert f"4 players, {len(records.load(finished).steps)} choices" in said.out
    assert f"final scores {scores}." in said.out


def test_an_unfinished_game_is_whole_too(terminal: Terminal) -> None:
    said = terminal.play("--seed", "7", typed=[1, "quit"])

    assert "not finished. Nothing was changed." in terminal.run("verify", said.saved_file).out


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (b'"card:3:', b'"card:4:', "was changed: its check is"),
        (b'"seed": 7', b'"seed": 8', "chance result 1 of the deal was changed"),
        (b'"rules_version": "', b'"rules_version": "9', "was played under rules 9"),
        (b'"hash": "', b'"hash": "0', "was played with another pack"),
        (b'"name": "reconstructed"', b'"name": "my-box"', "'my-box', which is not here"),
        (b'"format": 1', b'"format": 2', "has format 2"),
        (b'"ranking":[', b'"ranking":[1', "the result was changed"),
        (b'"game": "kutna_hora"', b'"game": "kutna_gora"', "there is no game called 'kutna_gora'"),
        (b"\n", b"\r\n", "Line 1: The game is valid, but"),
        (b'"steps"', b'"stops"', "unknown field `stops`"),
        (b"{", b"[", "not a record of a game"),
    ],
)
def test_what_was_changed_is_named(
    old: bytes, new: bytes, message: str, terminal: Terminal, finished: Path, damaged: Path
) -> None:
    said = verify_changed(terminal, finished, damaged, old, new)

    assert said.code == 1
    assert message in said.err
    assert said.out == ""


def test_a_changed_choice_is_found_at_its_line(
    terminal: Terminal, finished: Path, damaged: Path
) -> None:
    lines = finished.read_bytes().splitlines()
    line = next(n for n, text in enumerate(lines, 1) if text.startswith(b'  ["card:3:'))

    said = verify_changed(terminal, finished, damaged, b'"card:3:', b'"card:4:')

    assert said.err.startswith(f"Line {line}: choice ")


def test_a_record_that_was_cut_off_is_named(
    terminal: Terminal, finished: Path, damaged: Path
) -> None:
    damaged.write_bytes(finished.read_bytes()[:-100])

    said = terminal.run("verify", damaged)

    assert said.code == 1
    assert "Input data was truncated" in said.err


@pytest.mark.parametrize("seed", range(12))
def test_no_changed_byte_goes_unnoticed(
    seed: int, terminal: Terminal, finished: Path, damaged: Path
) -> None:
    luck = random.Random(seed)
    content = bytearray(finished.read_bytes())
    content[luck.randrange(len(content))] ^= 1 << luck.randrange(7)
    damaged.write_bytes(content)

    said = terminal.run("verify", damaged)

    assert said.code == 1
    assert len(said.err.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_there_is_named(command: str, terminal: Terminal) -> None:
    said = terminal.run(command, "nowhere.json")

    assert said.code == 1
    assert "nowhere.json" in said.err


def test_a_damaged_record_is_not_replayed(
    terminal: Terminal, finished: Path, damaged: Path
) -> None:
    damaged.write_bytes(finished.read_bytes().replace(b'"card:3:', b'"card:4:', 1))

    assert terminal.run("replay", damaged).code == 1


def test_a_record_is_shown_choice_by_choice(terminal: Terminal, finished: Path) -> None:
    said = terminal.run("replay", finished)

    assert said.code == 0
    assert said.out.startswith("The table before the first choice.\n   1 ")
    assert f"\n {len(records.load(finished).steps)} " in said.out
    assert "Final score" in said.out


# --- The promised shuffle ------------------------------------------------------------------------


@dataclass
class Promised:
    """A game from a table that showed a hash before it began."""

    file: Path
    hash: str


@pytest.fixture
def promised(finished: Path, tmp_path: Path) -> Promised:
    record, salt = records.load(finished), "5a17" * 8
    shown = commitment(record.header.seed, salt)
    file = tmp_path / "promised.json"
    promise = records.Promise(shown, salt, chosen=False)
    file.write_bytes(replace(record, promise=promise).to_json())
    return Promised(file, shown)


def test_the_hash_noted_before_the_game_confirms_its_shuffle(
    terminal: Terminal, promised: Promised
) -> None:
    said = terminal.run("verify", promised.file, "--hash", promised.hash)

    assert (said.code, said.err) == (0, "")
    assert promised.hash in said.out


def test_a_noted_hash_may_be_written_in_capitals(terminal: Terminal, promised: Promised) -> None:
    assert terminal.run("verify", promised.file, "--hash", f" {promised.hash.upper()} ").code == 0


def test_a_record_of_another_shuffle_than_was_noted_is_refused(
    terminal: Terminal, promised: Promised
) -> None:
    said = terminal.run("verify", promised.file, "--hash", "0" * 64)

    assert (said.code, said.out) == (1, "")
    assert "isn’t the one that was promised" in said.err
    assert promised.hash in said.err


def test_a_record_without_a_promise_cannot_be_compared_with_a_hash(
    terminal: Terminal, finished: Path, promised: Promised
) -> None:
    said = terminal.run("verify", finished, "--hash", promised.hash)

    assert said.code == 1
    assert "doesn’t say what was promised" in said.err


@pytest.mark.parametrize(("part", "other"), [("salt", "5a18" * 8), ("hash", "0" * 64)])
def test_a_promise_that_the_seed_does_not_keep_is_noticed_without_a_hash_too(
    part: str, other: str, terminal: Terminal, promised: Promised, damaged: Path
) -> None:
    record = records.load(promised.file)
    assert record.promise
    damaged.write_bytes(replace(record, promise=replace(record.promise, **{part: other})).to_json())

    said = terminal.run("verify", damaged)

    assert said.code == 1
    assert "the shuffle is not the one that was promised" in said.err
