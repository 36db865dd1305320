"""Narrated messages: the same text in Python and in the browser, and a game without messages."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from silverspire.kernel.events import Event
from silverspire.kernel.narration import Message, Narration
from silverspire.localization import load_localization, render, using_localization

CASES = json.loads((Path(__file__).parent / "narration_cases.json").read_text("utf-8"))


def seat_name(seat: int) -> str:
    return f"Seat {seat}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["text"]))
def test_a_message_reads_as_it_does_in_the_browser(case: dict[str, object]) -> None:
    message = msgspec.convert(case["message"], Message)

    with using_localization(load_localization(str(case["language"]))):
        assert render(message, seat_name) == case["text"]


def test_a_message_travels_as_json_unchanged() -> None:
    messages = [msgspec.convert(case["message"], Message) for case in CASES]

    assert msgspec.json.decode(msgspec.json.encode(messages), type=list[Message]) == messages


def test_a_game_without_messages_speaks_in_readable_names() -> None:
    narration = Narration({})
    event = Event("piece.moved", 1, {"from_square": "a1", "to_square": "d7"})

    assert render(narration.event(event, {}), seat_name) == (
        "Seat 1, Piece moved, from square a1, to square d7"
    )
    assert render(narration.choice({}, "place:a1").label, seat_name) == "Place a1"
