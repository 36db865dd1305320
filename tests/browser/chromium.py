"""The browser of the tests: the system's Chromium, installed where it is missing.

`python -m tests.browser.chromium` makes sure that there is one; `make test` calls it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# The lists below an address bar that nobody sees are pages too: they cost more than most of ours.
# Ours is the only list of features that counts, so what Playwright would switch off stands here.
WITHOUT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
# Nothing but the page: no first run, no questions to servers of its own. A root user of a
# container has no sandbox.
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(WITHOUT)}",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)


def found() -> str | None:
    """A Chromium of this machine; SILVERSPIRE_CHROMIUM names another."""
    named = os.environ.get("SILVERSPIRE_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """From the system's packages where that is ours to do, else Playwright's own."""
    if shutil.which("apt-get"):
        apt = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
        for step in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends"]):
            packages = ["chromium", "fonts-liberation"] if step[0] == "install" else []
            done = subprocess.run([*apt, *step, *packages], check=False)
            if done.returncode:
                break
        if found():
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def main() -> int:
    if found() is None:
        sys.stderr.write("Installing Chromium for the browser tests …\n")
        install()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
