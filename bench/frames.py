"""Frames per second of a table on which four computers play, with a slowed-down processor.

    python -m bench.frames [--seconds 20] [--slower 4] [--pace 1]

Starts a server of its own and watches each game in headless Chromium at 1280 × 720. It reports;
nothing here fails.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from silverspire.kernel.registry import game_names
from tests.browser import chromium
from tests.browser.user import BrowserUser
from tests.table.server import Server

COMPUTER = {"player": "computer", "level": "apprentice"}
DELAY = 0.8  # seconds before a computer chooses: what people meet
SIXTY = 1000 / 60  # milliseconds of a frame

# For each frame: the milliseconds since the one before, and how many pieces were flying.
RECORD = """() => {
  window.frames_seen = [];
  let before = performance.now();
  const next = (now) => {
    const flying = document.querySelectorAll('.stage > *').length;
    window.frames_seen.push([now - before, flying]);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


def record(browser: Browser, address: str, game: str, wishes: argparse.Namespace) -> Any:
    """Every frame: the milliseconds since the one before, and how many pieces were flying."""
    user = BrowserUser(browser, address, "Bench", motion=True, pace=wishes.pace)
    try:
        user.sign_in()
        body = {"game": game, "seats": [COMPUTER] * 4, "seed": 7}
        table = user.call("POST", "/api/tables", body)["id"]
        user.open(f"/t/{table}")
        user.do(table, "start")
        user.page.locator(".caption li").first.wait_for()
        cdp = user.context.new_cdp_session(user.page)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": wishes.slower})
        user.page.evaluate(RECORD)
        user.page.wait_for_timeout(wishes.seconds * 1000)
        return user.page.evaluate("window.frames_seen")
    finally:
        user.close()


def summary(frames: list[tuple[float, int]]) -> dict[str, float]:
    """Of the frames with pieces in flight: how many per second, on average and in the slowest
    twentieth, and the share that came late."""
    flying = sorted(time for time, pieces in frames if pieces)
    if not flying:
        return {}
    slow = flying[int(len(flying) * 0.95) :]
    return {
        "frames": len(flying),
        "per_second": 1000 * len(flying) / sum(flying),
        "slowest_5%": 1000 * len(slow) / sum(slow),
        "late": sum(time > 1.5 * SIXTY for time in flying) / len(flying),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower a processor")
    parser.add_argument("--pace", type=float, default=1)
    wishes = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder) / "tables.db"), computer_delay=DELAY) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.FLAGS)
        )
        for game in game_names():
            frames = record(browser, f"http://127.0.0.1:{server.port}", game, wishes)
            print(game, json.dumps({k: round(v, 2) for k, v in summary(frames).items()}))
        browser.close()


if __name__ == "__main__":
    main()
