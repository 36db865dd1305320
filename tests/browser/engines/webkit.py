"""WebKit as GTK has it, driven by WebDriver; on a machine without a display, by a virtual one."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browser.engines.engine import MIDDLE, Engine
from tests.browser.user import DESKTOP, TIMEOUT_MS
from tests.table.postgres import free_port

# The browser asks for a sandbox that a root user of a container cannot make.
ENVIRONMENT = {
    "GTK_A11Y": "none",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
}


def found() -> str | None:
    return shutil.which("WebKitWebDriver") if shutil.which("Xvfb") else None


@contextmanager
def webkit_engine(folder: Path) -> Iterator[Engine]:
    with _display() as display:
        port = free_port()
        process = subprocess.Popen(
            [str(found()), f"--port={port}"],
            env=os.environ | ENVIRONMENT | {"HOME": str(folder), "DISPLAY": display},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            with httpx.Client(
                base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT_MS / 1000, verify=False
            ) as client:
                _answers(client)
                window = _WebKit(client)
                yield window
                window.close()
        finally:
            process.kill()
            process.wait()


@contextmanager
def _display() -> Iterator[str]:
    """A display that nobody sees; its number is Xvfb's to choose."""
    reading, writing = os.pipe()
    screen = f"{DESKTOP['width'] + 200}x{DESKTOP['height'] + 300}x24"
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        process.kill()
        process.wait()


def _answers(client: httpx.Client) -> None:
    ends = time.monotonic() + TIMEOUT_MS / 1000
    while time.monotonic() < ends:
        try:
            if client.get("/status").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("WebKitWebDriver does not start")


class _WebKit:
    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        wanted = {"capabilities": {"alwaysMatch": {"browserName": "MiniBrowser"}}}
        self.session = f"/session/{self._ask('POST', '/session', wanted)['sessionId']}"
        self._ask("POST", f"{self.session}/timeouts", {"script": TIMEOUT_MS})
        self._resize()

    def _resize(self) -> None:
        """Until the page, not the window around it, has the size."""
        width, height = DESKTOP["width"], DESKTOP["height"]
        rect = {"width": width, "height": height}
        self._ask("POST", f"{self.session}/window/rect", rect)
        for _ in range(100):
            inner = self.evaluate("[innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            now = self._ask("GET", f"{self.session}/window/rect")
            rect = {
                "width": now["width"] + width - inner[0],
                "height": now["height"] + height - inner[1],
            }
            self._ask("POST", f"{self.session}/window/rect", rect)
            time.sleep(0.05)
        raise AssertionError(f"the page stays at {inner}")

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body if method == "POST" else None)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def open(self, address: str) -> None:
        self._ask("POST", f"{self.session}/url", {"url": address})

    def evaluate(self, expression: str) -> Any:
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve({expression}).then((v) => done(JSON.stringify(v ?? null)))"
            ".catch((error) => done(JSON.stringify({ failed: String(error) })));"
        )
        body = {"script": script, "args": []}
        answer = json.loads(self._ask("POST", f"{self.session}/execute/async", body))
        assert not (isinstance(answer, dict) and "failed" in answer), answer
        return answer

    def click(self, selector: str) -> None:
        middle = self.evaluate(MIDDLE % json.dumps(selector))
        assert middle is not None, f"nothing to click: {selector}"
        actions = [
            {"type": "pointerMove", **middle, "duration": 0, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": actions,
        }
        self._ask("POST", f"{self.session}/actions", {"actions": [mouse]})

    def screenshot(self, place: Path) -> None:
        place.write_bytes(base64.b64decode(self._ask("GET", f"{self.session}/screenshot")))

    def errors(self) -> list[str]:
        """WebDriver has no word for them: the page keeps its own list (see `session.WATCH`)."""
        return list(self.evaluate("window.complaints ?? []"))

    def close(self) -> None:
        self._ask("DELETE", self.session)
