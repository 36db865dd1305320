"""The same short games in three browser engines: `python -m tests.browser.engines` (make browsers).

Chromium is driven by Playwright, as in every other test here. Playwright drives only its own builds
of Firefox and WebKit, so the system's Firefox is driven by WebDriver BiDi and WebKitGTK by
WebDriver, each with the few commands that a game needs.
"""
