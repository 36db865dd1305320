"""The browser of the tests: the system's Chromium, installed where it is missing.

`python -m tests.browser.chromium` makes sure that there is one; `make test` calls it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PACKAGES = ["chromium", "fonts-liberation"]
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


def install_packages(packages: list[str]) -> None:
    """From the system's packages, where that is ours to do."""
    if not shutil.which("apt-get"):
        return
    apt = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
    update = [*apt, "update", "-qq"]
    install = [*apt, "install", "-qq", "-y", "--no-install-recommends", *packages]
    if subprocess.run(update, check=False).returncode == 0:
        subprocess.run(install, check=False)


def install() -> None:
    """From the system's packages where that is possible, else Playwright's own."""
    install_packages(PACKAGES)
    if found() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def main() -> int:
    if found() is None:
        sys.stderr.write("Installing Chromium for the browser tests …\n")
        install()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
