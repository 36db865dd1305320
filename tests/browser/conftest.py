"""A real server, a real browser, and people who open pages in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.reader import Reader
from tests.table.server import Server

APP = Path(__file__).resolve().parents[2] / "src" / "silverspire" / "web" / "index.html"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert APP.exists(), "the app is not built: make web"
    database = tmp_path_factory.mktemp("browser") / "tables.db"
    with Server(str(database)) as running:
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
def reader(server: Server, browser: Browser) -> Iterator[Callable[..., Reader]]:
    """Somebody with a browser of their own: `reader("Anna", size=PHONE, language="fr")`."""
    readers: list[Reader] = []

    def come(name: str = "Anna", **wishes: Any) -> Reader:
        readers.append(Reader(browser, f"http://127.0.0.1:{server.port}", name, **wishes))
        return readers[-1]

    yield come
    for one in readers:
        one.leave()
