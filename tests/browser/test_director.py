"""What others do is played on the board, in order, and never in the way of one's own decision."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.user import COMPUTER, GAMES, ME, PHONE, TIMEOUT_MS, BrowserUser, NewUser
from tests.table.server import Server

SIDE = {"width": 844, "height": 390}
# Every line that the table says while it plays, by the entry it is about; and whatever flies over
# the decision.
WATCH = """() => {
  window.said = [];
  window.covered = [];
  const listen = () => {
    for (const line of [...document.querySelectorAll('.caption li')].reverse())
      if (!window.said.includes(line.dataset.line)) window.said.push(line.dataset.line);
  };
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true });
  listen();
  const look = () => {
    const bar = document.querySelector('section.bar')?.getBoundingClientRect();
    for (const piece of document.querySelectorAll('.stage > *')) {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!bar || x < bar.left || x > bar.right || y < bar.top || y > bar.bottom) continue;
      piece.style.pointerEvents = 'auto';
      const uppermost = document.elementFromPoint(x, y);
      piece.style.pointerEvents = '';
      if (piece.contains(uppermost)) window.covered.push(piece.outerHTML);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose computers take a breath, so that there is something to skip."""
    folder: Path = tmp_path_factory.mktemp("director")
    with Server(str(folder / "tables.db"), computer_delay=0.4) as running:
        yield running


def caption(user: BrowserUser) -> Any:
    return user.page.locator(".caption")


def heard(user: BrowserUser, least: int) -> list[str]:
    """What was said, once it is at least that much."""
    for _ in range(TIMEOUT_MS // 50):
        if len(said := user.page.evaluate("window.said")) >= least:
            return list(said)
        user.page.wait_for_timeout(50)
    raise AssertionError(f"only {said}")


def among_computers(user: BrowserUser, game: str) -> str:
    """A table at which the user may look on while four computers play."""
    user.sign_in()
    body = {"game": game, "seats": [COMPUTER] * 4, "seed": 7}
    return str(user.call("POST", "/api/tables", body)["id"])


@pytest.mark.parametrize("game", GAMES)
def test_four_computers_at_four_times_the_pace_are_seen_move_by_move(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna", motion=True, pace=4)
    table = among_computers(anna, game)
    anna.open(f"/t/{table}")
    expect(anna.page.get_by_text("Invitation").or_(anna.page.locator("main")).first).to_be_visible()
    anna.do(table, "start")
    expect(caption(anna)).to_be_attached()
    anna.page.evaluate(WATCH)

    seen = [int(line.split(".")[0]) for line in heard(anna, 20)]
    entries = anna.call("GET", f"/api/tables/{table}/entries?since=0")
    told = [entry["sequence"] for entry in entries if any(e["text"] for e in entry["events"])]
    assert seen == sorted(seen)
    assert list(dict.fromkeys(seen)) == [one for one in told if seen[0] <= one <= seen[-1]]
    assert anna.page.evaluate("window.covered") == []


@pytest.mark.parametrize("size", [None, PHONE, SIDE], ids=["laptop", "phone", "side"])
def test_what_computers_do_is_skipped_and_never_covers_a_question(
    new_user: NewUser, size: dict[str, int] | None
) -> None:
    anna = new_user("Anna", motion=True, pace=0.5, oneTap=True, **({"size": size} if size else {}))
    table = anna.create_table("kutna_hora", [ME, COMPUTER, COMPUTER])
    anna.sit_at(table)
    anna.page.evaluate(WATCH)
    now = anna.page.locator('.caption[data-playing="true"]')

    expect(now.or_(anna.legal()).first).to_be_visible()
    for _ in range(3):
        expect(anna.legal().first).to_be_visible()
        asked = anna.view(table)["decision"]
        anna.answer(table, anna.view(table), asked["choices"][0])
        if (after := anna.view(table))["turn_to_end"] is not None:
            anna.do(table, "end_turn", seat=after["turn_to_end"])

    expect(now).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(now).to_be_hidden()
    expect(anna.legal().first).to_be_visible()
    assert anna.page.evaluate("window.covered") == []


def test_where_nothing_may_move_the_table_is_a_list_to_read(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = among_computers(anna, "kutna_hora")
    anna.open(f"/t/{table}")
    anna.page.evaluate(WATCH)
    anna.do(table, "start")

    expect(caption(anna).locator("li")).to_have_count(4)
    expect(anna.page.locator(".stage > *")).to_have_count(0)
    expect(anna.page.locator('[aria-live="polite"]').first).not_to_be_empty()


def test_a_computer_that_thinks_shows_for_how_long_it_may(new_user: NewUser) -> None:
    anna = new_user("Anna", pace=0.5)
    table = among_computers(anna, "world_without_end")
    anna.open(f"/t/{table}")
    anna.do(table, "start")

    ring = anna.page.locator("[data-seconds]").first
    expect(ring).to_be_visible()
    assert ring.get_attribute("data-seconds") == "0.5"
    expect(ring).to_have_attribute("aria-label", re.compile(r"is thinking, for 0.5 s at most"))


def test_sound_is_offered_once_and_is_off_until_somebody_says_yes(new_user: NewUser) -> None:
    anna = new_user("Anna", pace="immediately")
    table = anna.create_table("kutna_hora", [ME, ME])
    anna.sit_at(table)
    offer = anna.page.get_by_role("group", name="Play sounds?")
    expect(offer).to_be_visible()

    anna.button("No, thanks").click()
    expect(offer).to_have_count(0)
    anna.page.reload()
    expect(anna.legal().first).to_be_visible()

    expect(offer).to_have_count(0)
    anna.button("Menu").click()
    expect(anna.page.get_by_label("Sound", exact=True)).not_to_be_checked()
    anna.page.get_by_label("Sound", exact=True).check()
    expect(anna.page.get_by_label("Volume")).to_be_visible()
