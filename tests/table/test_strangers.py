"""Strangers: whatever those without a login ask for, they get little of the server."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from silverspire.table.rate_limits import RATES
from tests.table.conftest import serving
from tests.table.server import Server

REQUESTS = 900
MOST_GROWTH = 10 * 2**20  # bytes; a cached rulebook for every second would take 17 MB
LETTERS = string.ascii_lowercase


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strangers")
    with Server(str(folder / "tables.sqlite"), workers=0) as running:
        yield running


def anything(luck: random.Random) -> tuple[str, str, dict[str, Any]]:
    """A request for which nobody needs a login, as a malicious stranger would write it."""
    word = "".join(luck.choices(LETTERS, k=20))
    game = luck.choice(["kutna_hora", "world_without_end", word])
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", f"/api/games/{game}/rules", {"language": word}),
        ("GET", f"/api/games/{game}/rules", {"language": luck.choice(["fr", "it", word])}),
        ("GET", f"/api/games/{game}/catalogue", {"seats": luck.randrange(10), "pack": word}),
        ("GET", "/api/games/messages", {"language": word}),
        ("GET", "/api/games", {word: word}),
        ("GET", f"/rules/{game}/{word}", {}),
        ("GET", f"/t/{word}", {}),
        ("GET", f"/{word}/{word}", {}),
        ("GET", f"/assets/{word}", {}),
        ("GET", "/health/ready", {word: word}),
        ("GET", "/api/about", {word: word}),
        ("GET", f"/schema/{word}", {}),
        ("GET", "/schema/openapi.json", {word: word}),
        ("GET", f"/api/tables/{word}", {}),
        (word.upper(), f"/api/tables/{word}/view", {}),
        ("POST", "/api/me", {}),
    ]
    return asked[0] if luck.random() < 0.5 else luck.choice(asked)


def ask_for_anything(server: Server, luck: random.Random, count: int) -> None:
    for _ in range(count):
        method, path, parameters = anything(luck)
        secret = {"Authorization": f"Bearer {luck.getrandbits(200)}"}
        answer = server.client.request(
            method, path, params=parameters, headers=secret if luck.random() < 0.2 else {}
        )
        assert answer.status_code < 500, (method, path, parameters, answer.text)


def memory(server: Server) -> int:
    assert server.process is not None
    return int(psutil.Process(server.process.pid).memory_info().rss)


def test_whatever_strangers_ask_for_the_memory_stays_flat(server: Server, patience: int) -> None:
    luck = random.Random(30)
    ask_for_anything(server, luck, 300)  # everything is loaded by then
    before = memory(server)

    ask_for_anything(server, luck, REQUESTS if patience == 1 else 50_000)

    grown = memory(server) - before
    assert grown < MOST_GROWTH


def test_rules_in_a_language_that_nobody_speaks_are_english(server: Server) -> None:
    english = server.client.get("/api/games/kutna_hora/rules").json()

    found = server.client.get("/api/games/kutna_hora/rules", params={"language": "klingon"}).json()

    assert found == english


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/games", "public"),
        ("/api/games/kutna_hora/rules?language=xx", "public"),
        ("/api/games/kutna_hora/catalogue?seats=3", "public"),
        ("/api/games/messages", "public"),
        ("/schema/openapi.json", "public"),
        ("/api/me", "address"),
        ("/api/nothing", "address"),
        ("/health/live", "health"),
        ("/", "files"),
        ("/nothing", "files"),
    ],
)
def test_what_needs_no_login_is_limited_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, kind: str
) -> None:
    monkeypatch.setitem(RATES, kind, RATES[kind]._replace(burst=3, per_minute=1))
    with serving(str(tmp_path / "tables.sqlite"), rate_limits=True) as client:
        answers = [client.get(path) for _ in range(4)]

    assert 429 not in [answer.status_code for answer in answers[:3]]
    assert answers[3].status_code == 429
    assert answers[3].json()["code"] == "rate-limited"
    assert int(answers[3].headers["Retry-After"]) > 0
