"""The pictures in docs/screenshots: every main screen by day and night, in all languages.

`python -m tests.browser.screenshots` (make screenshots) takes all of them; names after it take
only those screens. A screen's eight pictures of one size are one sheet: a column for each language,
the day above the night. Two of them are shown on every size of screen as well. A few are kept at
full size, for the README.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.languages import SPOKEN
from tests.browser.sample_games import FRIEND, ME, NAMES, SampleGame
from tests.browser.sheets import sheet_of
from tests.browser.sizes import SIZES as ALL_SIZES
from tests.browser.user import DESKTOP, PHONE, BrowserUser
from tests.locales import ROOT
from tests.table.server import Server
from tests.table.vocabulary import Guest

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
CELL = {"desktop": 420, "phone": 210}  # pixels of width in a sheet
QUALITY = 42
GAP = 8
SEED = 7
SCORE, LOG, MENU = 1, 2, -1  # where they stand among the tools of a table
SETTLING = 150  # milliseconds in which everything changes its colors


class Tables(NamedTuple):
    """What is laid for the pictures."""

    lobby: str
    market: str
    city: str
    event: str
    kingsbridge: str
    log: str
    silver_won: str
    world_ended: str


class Screen(NamedTuple):
    """How a user comes to what is shown."""

    name: str
    come: Callable[[BrowserUser, Tables], object]
    kept: tuple[str, ...] = ()  # at full size as well: "desktop-en-light"
    stranger: bool = False  # seen by somebody who comes for the first time
    everywhere: bool = False  # shown on every size of screen


def lay(people: list[Guest]) -> Tables:
    silver = SampleGame(people, "kutna_hora", SEED)
    world = SampleGame(people, "world_without_end", SEED)
    return Tables(
        lobby=people[0].open_table("kutna_hora", [ME, FRIEND, FRIEND])["id"],
        market=silver.at(0.35, "card"),
        city=silver.at(0.75, "card"),
        event=world.at(0.3, "orientation"),
        kingsbridge=world.at(0.7, "card"),
        log=silver.at(0.5, "card", going_on=16),
        silver_won=silver.ended(),
        world_ended=world.ended(),
    )


# --- The screens ---------------------------------------------------------------------------------


def at(path: str) -> Callable[[BrowserUser, Tables], object]:
    def come(user: BrowserUser, _: Tables) -> None:
        user.open(path)
        expect(user.page.locator("main")).to_be_visible()

    return come


def in_the_lobby(user: BrowserUser, tables: Tables) -> None:
    user.open(f"/t/{tables.lobby}")
    expect(user.page.locator("main input").first).to_be_visible()


def sitting(user: BrowserUser, table: str) -> None:
    user.sit_at(table)
    expect(user.legal().first).to_be_visible()


def with_something_picked_up(user: BrowserUser, table: str) -> None:
    sitting(user, table)
    user.pick(user.choices()[0])
    expect(user.bar.locator("button.primary")).to_be_visible()


def with_a_reason(user: BrowserUser, table: str) -> None:
    sitting(user, table)
    expect(user.page.locator(".reachable").first).to_be_visible()
    out_of_reach = user.page.locator("[data-choice]:not(.legal):not(.reachable):visible")
    out_of_reach.first.click(force=True)
    expect(user.page.locator(".why")).to_be_visible()


def opened(user: BrowserUser, table: str, tool: int) -> None:
    """With a drawer open, by its place among the tools."""
    sitting(user, table)
    user.page.locator("header nav button").nth(tool).click()
    expect(user.page.locator("dialog .content > *").first).to_be_visible()


def at_the_end(user: BrowserUser, table: str) -> None:
    user.open(f"/t/{table}")
    expect(user.page.locator("dialog .ranking")).to_be_visible()


def in_a_lesson(user: BrowserUser, game: str) -> None:
    user.open(f"/learn/{game}")
    user.page.locator("main li button").first.click()
    expect(user.page.locator("aside.leaf")).to_be_visible()


SCREENS = (
    Screen("home", at("/"), ("desktop-en-light",), stranger=True),
    Screen("your-tables", at("/")),
    Screen("new-table", at("/new?game=world_without_end")),
    Screen("lobby", in_the_lobby),
    Screen("settings", at("/settings")),
    Screen("learn", at("/learn")),
    Screen("rules", at("/rules/kutna_hora/KH-PLOT-1")),
    Screen(
        "kutna-hora-turn",
        lambda user, tables: sitting(user, tables.market),
        ("phone-en-light",),
    ),
    Screen(
        "kutna-hora-choice",
        lambda user, tables: with_something_picked_up(user, tables.city),
        ("desktop-en-light",),
        everywhere=True,
    ),
    Screen("kutna-hora-why-not", lambda user, tables: with_a_reason(user, tables.city)),
    Screen("kutna-hora-score", lambda user, tables: opened(user, tables.city, SCORE)),
    Screen("kutna-hora-log", lambda user, tables: opened(user, tables.log, LOG)),
    Screen(
        "kutna-hora-end",
        lambda user, tables: at_the_end(user, tables.silver_won),
        ("desktop-en-light",),
    ),
    Screen(
        "world-without-end-event",
        lambda user, tables: with_something_picked_up(user, tables.event),
        ("desktop-en-dark", "phone-fr-dark"),
        everywhere=True,
    ),
    Screen("world-without-end-turn", lambda user, tables: sitting(user, tables.kingsbridge)),
    Screen("world-without-end-menu", lambda user, tables: opened(user, tables.kingsbridge, MENU)),
    Screen("world-without-end-end", lambda user, tables: at_the_end(user, tables.world_ended)),
    Screen("lesson", lambda user, _: in_a_lesson(user, "kutna_hora"), stranger=True),
)


# --- Taking them ---------------------------------------------------------------------------------


class Camera:
    """Takes one screen after another, and lays the pictures of each on sheets."""

    def __init__(
        self, browser: Browser, server: Server, host: Guest, tables: Tables, taken: Path
    ) -> None:
        self.browser = browser
        self.address = f"http://127.0.0.1:{server.port}"
        self.host = host
        self.tables = tables
        self.taken = taken

    def users(self, size: str) -> Iterator[tuple[str, BrowserUser]]:
        for language in SPOKEN:
            user = BrowserUser(
                self.browser, self.address, NAMES[0], size=SIZES[size], language=language
            )
            yield language, user
            user.close()

    def take(self, screens: list[Screen], size: str) -> None:
        for language, user in self.users(size):
            for screen in screens:
                user.page.emulate_media(color_scheme="light")
                self.introduce(user, screen)
                screen.come(user, self.tables)
                user.page.wait_for_load_state("networkidle")
                for light in ("light", "dark"):
                    user.page.emulate_media(color_scheme=light)
                    user.page.wait_for_timeout(SETTLING)
                    user.page.screenshot(path=self.file(screen.name, size, language, light))

    def take_everywhere(self, screen: Screen) -> None:
        """One sheet: every size of screen at the same height, the night beside the day."""
        pictures = []
        for size, pixels in ALL_SIZES.items():
            user = BrowserUser(self.browser, self.address, NAMES[0], size=pixels)
            self.introduce(user, screen)
            screen.come(user, self.tables)
            for light in ("light", "dark"):
                user.page.emulate_media(color_scheme=light)
                user.page.wait_for_timeout(SETTLING)
                path = self.file(screen.name, size, "en", light)
                user.page.screenshot(path=path)
                pictures.append(Image.open(path).convert("RGB"))
            user.close()
        sheet = sheet_of(pictures)
        sheet.save(FOLDER / f"{screen.name}-everywhere.webp", quality=QUALITY, method=6)

    def introduce(self, user: BrowserUser, screen: Screen) -> None:
        user.context.clear_cookies()
        if not screen.stranger:
            secret = self.host.secret
            user.context.add_cookies(
                [{"name": "silverspire", "value": secret, "url": self.address}]
            )

    def file(self, screen: str, size: str, language: str, light: str) -> Path:
        return self.taken / f"{screen}-{size}-{language}-{light}.png"

    def initialize(self, screen: Screen, size: str) -> None:
        """One sheet: languages side by side, the day above the night."""
        width = CELL[size]
        height = width * SIZES[size]["height"] // SIZES[size]["width"]
        across, down = len(SPOKEN), 2
        sheet = Image.new(
            "RGB",
            (across * (width + GAP) - GAP, down * (height + GAP) - GAP),
            "#888",
        )
        for column, language in enumerate(SPOKEN):
            for row, light in enumerate(("light", "dark")):
                picture = Image.open(self.file(screen.name, size, language, light))
                small = picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
                sheet.paste(small, (column * (width + GAP), row * (height + GAP)))
        sheet.save(FOLDER / f"{screen.name}-{size}.webp", quality=QUALITY, method=6)

    def keep(self, screen: Screen) -> None:
        for name in screen.kept:
            whole = Image.open(self.taken / f"{screen.name}-{name}.png").convert("RGB")
            place = FOLDER / f"{screen.name}-{name}.webp"
            whole.save(place, quality=72, method=6)


def main(wanted: list[str]) -> int:
    screens = [screen for screen in SCREENS if not wanted or screen.name in wanted]
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder) / "tables.db")) as server,
        sync_playwright() as playwright,
    ):
        people = [server.guest(name) for name in NAMES]
        tables = lay(people)
        browser = playwright.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.FLAGS)
        )
        camera = Camera(browser, server, people[0], tables, Path(folder))
        for size in SIZES:
            camera.take(screens, size)
            for screen in screens:
                camera.initialize(screen, size)
        for screen in screens:
            camera.keep(screen)
            if screen.everywhere:
                camera.take_everywhere(screen)
        browser.close()
    total = sum(path.stat().st_size for path in FOLDER.iterdir())
    sys.stdout.write(f"{len(screens)} screens, {total / 1e6:.1f} MB in all\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
