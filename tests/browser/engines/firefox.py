"""Firefox, driven by WebDriver BiDi: it listens on a WebSocket of its own, no driver is needed."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.engine import MIDDLE, Engine
from tests.browser.user import DESKTOP, TIMEOUT_MS

NAMES = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# A first run shows pages of its own; a busy machine is slow to start.
PREFERENCES = {
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "ui.prefersReducedMotion": 1,
}


def found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def firefox_engine(folder: Path) -> Iterator[Engine]:
    profile = folder / "firefox"
    profile.mkdir()
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items())
    (profile / "user.js").write_text("".join(lines))
    command = [str(found()), "--headless", "--no-remote", "--remote-debugging-port", "0"]
    process = subprocess.Popen(
        [*command, "--profile", str(profile)],
        env=os.environ | {"HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        heard = (LISTENS.search(line) for line in process.stderr)
        address = next(found[1] for found in heard if found)
        with connect(f"{address}/session", max_size=None) as socket:
            yield _Firefox(socket)
    finally:
        process.kill()
        process.wait()


class _Firefox:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent = 0
        self.complaints: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self.context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", context=self.context, viewport=DESKTOP)

    def _ask(self, method: str, **params: Any) -> Any:
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(TIMEOUT_MS / 1000))
            if message.get("id") == self.sent:
                assert message["type"] == "success", message
                return message["result"]
            self._hear(message)

    def _hear(self, message: Any) -> None:
        if message.get("method") != "log.entryAdded":
            return
        entry = message["params"]
        if entry["type"] == "javascript" and entry["level"] == "error":
            self.complaints.append(entry["text"])

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """As JSON: what BiDi would send of an object is a tree of its own."""
        answer = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((v) => JSON.stringify(v ?? null))",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, selector: str) -> None:
        middle = self.evaluate(MIDDLE % json.dumps(selector))
        assert middle is not None, f"nothing to click: {selector}"
        actions = [
            {"type": "pointerMove", **middle},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": actions}
        self._ask("input.performActions", context=self.context, actions=[mouse])

    def screenshot(self, place: Path) -> None:
        taken = self._ask("browsingContext.captureScreenshot", context=self.context)
        place.write_bytes(base64.b64decode(taken["data"]))

    def errors(self) -> list[str]:
        return self.complaints
