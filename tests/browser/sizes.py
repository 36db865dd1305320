"""The screens that a table is made for, from a small phone on its side to a large monitor."""

from __future__ import annotations

from tests.browser.user import DESKTOP, PHONE

Size = dict[str, int]

SIZES: dict[str, Size] = {
    "phone": PHONE,
    "phone-landscape": {"width": 844, "height": 390},
    "laptop-zoomed": {"width": 640, "height": 360},  # 1280 × 720 at 200%
    "tablet": {"width": 820, "height": 1180},
    "tablet-landscape": {"width": 1180, "height": 820},
    "small-tablet": {"width": 1024, "height": 768},
    "laptop": DESKTOP,
    "laptop-1366": {"width": 1366, "height": 768},
    "laptop-1440": {"width": 1440, "height": 900},
    "monitor": {"width": 1920, "height": 1080},
    "large-monitor": {"width": 2560, "height": 1440},
}
