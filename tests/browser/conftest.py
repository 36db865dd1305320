"""A real server, a real browser, and people who open pages in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.user import BrowserUser
from tests.table.server import Server

APP = Path(__file__).resolve().parents[2] / "src" / "silverspire" / "web" / "index.html"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert APP.exists(), "the app is not built: make web"
    database = tmp_path_factory.mktemp("browser") / "tables.db"
    with Server(str(database), analysis_simulations=10) as running:
        yield running


# Not for the session: while it is open, Playwright's event loop counts as running in this thread,
# and no test that has one of its own could run here.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.FLAGS)
        )
        yield opened
        opened.close()


@pytest.fixture
def new_user(server: Server, browser: Browser) -> Iterator[Callable[..., BrowserUser]]:
    """Somebody with a browser of their own: `new_user("Anna", size=PHONE, language="fr")`."""
    users: list[BrowserUser] = []

    def come(name: str = "Anna", **options: Any) -> BrowserUser:
        users.append(BrowserUser(browser, f"http://127.0.0.1:{server.port}", name, **options))
        return users[-1]

    yield come
    for one in users:
        one.close()
