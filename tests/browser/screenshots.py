"""The pictures in docs/screenshots: every main screen, both sizes, by day and night, all languages.

`python -m tests.browser.screenshots` (make screenshots) takes all of them; names after it take
only those screens. A screen's eight pictures of one size are one sheet: a column for each language,
the day above the night. A few are kept at full size, for the README.
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
from tests.browser.chronicles import FRIEND, ME, NAMES, Chronicle
from tests.browser.languages import SPOKEN
from tests.browser.reader import DESKTOP, PHONE, Reader
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
SETTLING = 150  # milliseconds in which everything changes its colours


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
    """How a reader comes to what is shown."""

    name: str
    come: Callable[[Reader, Tables], object]
    kept: tuple[str, ...] = ()  # at full size as well: "desktop-en-light"
    stranger: bool = False  # seen by somebody who comes for the first time


def lay(people: list[Guest]) -> Tables:
    silver = Chronicle(people, "kutna_hora", SEED)
    world = Chronicle(people, "world_without_end", SEED)
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


def at(path: str) -> Callable[[Reader, Tables], object]:
    def come(reader: Reader, _: Tables) -> None:
        reader.open(path)
        expect(reader.page.locator("main")).to_be_visible()

    return come


def in_the_lobby(reader: Reader, tables: Tables) -> None:
    reader.open(f"/t/{tables.lobby}")
    expect(reader.page.locator("main input").first).to_be_visible()


def sitting(reader: Reader, table: str) -> None:
    reader.sit_at(table)
    expect(reader.legal().first).to_be_visible()


def with_something_picked_up(reader: Reader, table: str) -> None:
    sitting(reader, table)
    reader.pick(reader.choices()[0])
    expect(reader.bar.locator("button.primary")).to_be_visible()


def with_a_reason(reader: Reader, table: str) -> None:
    sitting(reader, table)
    reader.page.locator("section.own [data-choice]:not(.legal):visible").first.click(force=True)
    expect(reader.page.locator(".why")).to_be_visible()


def opened(reader: Reader, table: str, tool: int) -> None:
    """With a drawer open, by its place among the tools."""
    sitting(reader, table)
    reader.page.locator("header nav button").nth(tool).click()
    expect(reader.page.locator("dialog .content > *").first).to_be_visible()


def at_the_end(reader: Reader, table: str) -> None:
    reader.open(f"/t/{table}")
    expect(reader.page.locator("dialog .ranking")).to_be_visible()


def in_a_lesson(reader: Reader, game: str) -> None:
    reader.open(f"/learn/{game}")
    reader.page.locator("main li button").first.click()
    expect(reader.page.locator("aside.leaf")).to_be_visible()


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
        lambda reader, tables: sitting(reader, tables.market),
        ("phone-en-light",),
    ),
    Screen(
        "kutna-hora-choice",
        lambda reader, tables: with_something_picked_up(reader, tables.city),
        ("desktop-en-light",),
    ),
    Screen("kutna-hora-why-not", lambda reader, tables: with_a_reason(reader, tables.city)),
    Screen("kutna-hora-score", lambda reader, tables: opened(reader, tables.city, SCORE)),
    Screen("kutna-hora-log", lambda reader, tables: opened(reader, tables.log, LOG)),
    Screen(
        "kutna-hora-end",
        lambda reader, tables: at_the_end(reader, tables.silver_won),
        ("desktop-en-light",),
    ),
    Screen(
        "world-without-end-event",
        lambda reader, tables: with_something_picked_up(reader, tables.event),
        ("desktop-en-dark", "phone-fr-dark"),
    ),
    Screen("world-without-end-turn", lambda reader, tables: sitting(reader, tables.kingsbridge)),
    Screen(
        "world-without-end-menu", lambda reader, tables: opened(reader, tables.kingsbridge, MENU)
    ),
    Screen("world-without-end-end", lambda reader, tables: at_the_end(reader, tables.world_ended)),
    Screen("lesson", lambda reader, _: in_a_lesson(reader, "kutna_hora"), stranger=True),
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

    def readers(self, size: str) -> Iterator[tuple[str, Reader]]:
        for language in SPOKEN:
            reader = Reader(
                self.browser, self.address, NAMES[0], size=SIZES[size], language=language
            )
            yield language, reader
            reader.leave()

    def take(self, screens: list[Screen], size: str) -> None:
        for language, reader in self.readers(size):
            for screen in screens:
                reader.page.emulate_media(color_scheme="light")
                self.introduce(reader, screen)
                screen.come(reader, self.tables)
                reader.page.wait_for_load_state("networkidle")
                for light in ("light", "dark"):
                    reader.page.emulate_media(color_scheme=light)
                    reader.page.wait_for_timeout(SETTLING)
                    reader.page.screenshot(path=self.file(screen.name, size, language, light))

    def introduce(self, reader: Reader, screen: Screen) -> None:
        reader.context.clear_cookies()
        if not screen.stranger:
            secret = self.host.secret
            reader.context.add_cookies(
                [{"name": "silverspire", "value": secret, "url": self.address}]
            )

    def file(self, screen: str, size: str, language: str, light: str) -> Path:
        return self.taken / f"{screen}-{size}-{language}-{light}.png"

    def lay_out(self, screen: Screen, size: str) -> None:
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
                camera.lay_out(screen, size)
        for screen in screens:
            camera.keep(screen)
        browser.close()
    total = sum(path.stat().st_size for path in FOLDER.iterdir())
    sys.stdout.write(f"{len(screens)} screens, {total / 1e6:.1f} MB in all\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
