"""Plays a short game of each kind in Chromium, Firefox and WebKit, and puts the pictures together.

Names after it play only in those browsers: `python -m tests.browser.engines firefox`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from tests.browser import chromium
from tests.browser.engines import firefox, webkit
from tests.browser.engines.engine import Engine, chromium_engine
from tests.browser.engines.session import Session
from tests.browser.user import DESKTOP, GAMES
from tests.locales import ROOT
from tests.table.server import Server

FOLDER = ROOT / "build" / "browsers"
GAP = 8


class Installed(NamedTuple):
    """A browser: how to find it, what to install for it, how to start it."""

    found: Callable[[], str | None]
    packages: list[str]
    start: Callable[[Path], AbstractContextManager[Engine]]


BROWSERS = {
    "chromium": Installed(chromium.found, chromium.PACKAGES, chromium_engine),
    "firefox": Installed(firefox.found, ["firefox-esr"], firefox.firefox_engine),
    "webkit": Installed(webkit.found, ["webkit2gtk-driver", "xvfb"], webkit.webkit_engine),
}


def install(names: list[str]) -> list[str]:
    """Install what is missing; the packages that could not be installed."""
    missing = [
        package
        for name in names
        if BROWSERS[name].found() is None
        for package in BROWSERS[name].packages
    ]
    if missing:
        sys.stderr.write(f"Installing {', '.join(missing)} …\n")
        chromium.install_packages(missing)
    return [] if all(BROWSERS[name].found() for name in names) else missing


def play(name: str, address: str) -> str:
    """Both games in that browser. What went wrong; '' if nothing."""
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            for game in GAMES:
                sys.stdout.write(f"{name}: {game} … ")
                sys.stdout.flush()
                profile = Path(home, game)
                profile.mkdir()
                with BROWSERS[name].start(profile) as engine:
                    Session(engine, address, game, folder).play()
                sys.stdout.write("played to the end\n")
    except AssertionError as problem:
        sys.stdout.write(f"failed: {problem}\n")
        return f"{name}: {problem}"
    return ""


def compare(names: list[str]) -> None:
    """One sheet for each stage: the browsers side by side."""
    width, height = DESKTOP["width"], DESKTOP["height"]
    for game in GAMES:
        for stage in ("first-question", "after-choices", "result"):
            sheet = Image.new("RGB", (len(names) * (width + GAP) - GAP, height), "#888")
            for column, name in enumerate(names):
                place = FOLDER / name / f"{game}-{stage}.png"
                if place.exists():
                    sheet.paste(Image.open(place).convert("RGB"), (column * (width + GAP), 0))
            sheet.save(FOLDER / f"{game}-{stage}.webp", quality=80)
    sys.stdout.write(f"Pictures, side by side: {FOLDER}\n")


def main(wanted: list[str]) -> int:
    unknown = [name for name in wanted if name not in BROWSERS]
    if unknown:
        sys.stderr.write(f"Unknown: {', '.join(unknown)}. There are {', '.join(BROWSERS)}.\n")
        return 2
    names = wanted or list(BROWSERS)
    if missing := install(names):
        command = f"sudo apt-get install {' '.join(missing)}"
        sys.stderr.write(f"A browser is missing and could not be installed. Run: {command}\n")
        return 1
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder, "tables.db"))) as server:
        problems = [play(name, f"http://127.0.0.1:{server.port}") for name in names]
    compare(names)
    return 1 if any(problems) else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
