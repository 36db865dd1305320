"""A reload, a lost network, a server that dies: nothing is lost, and one is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.reader import GAMES, ME, Come, Reader
from tests.table.server import Server

LOST = "Connection lost: your last move is safe."


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    with Server(str(tmp_path / "tables.db")) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_turn_changes_nothing(reader: Come, game: str) -> None:
    anna = reader("Anna")
    table = anna.lay(game, [ME, ME])
    anna.play_on(table, 25)
    anna.raise_curtain(table)
    choices = set(anna.choices())

    anna.page.reload()
    anna.raise_curtain(table)

    assert set(anna.choices()) == choices


def test_a_move_made_while_the_server_was_dead_arrives_exactly_once(
    mortal: Server, browser: Browser
) -> None:
    anna = Reader(browser, f"http://127.0.0.1:{mortal.port}", "Anna", oneTap=True)
    table = anna.lay("kutna_hora", [ME, ME])
    asked = anna.play_until(table, "card", "income")
    income = next(one for one in asked["decision"]["choices"] if "income" in one)
    anna.sit_at(table).is_asked(asked["decision"]["id"])

    mortal.kill()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    anna.pick(income)
    mortal.start()
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    expect(anna.button("Undo").first).to_be_enabled()

    entries = anna.call("GET", f"/api/tables/{table}/entries?since={asked['sequence']}")
    chosen = [entry["choice"] for entry in entries if entry["kind"] == "chosen"]
    assert chosen == [income]
    anna.leave()


def test_a_lost_network_is_told_and_made_up_for(reader: Come) -> None:
    anna = reader("Anna", oneTap=True)
    table = anna.lay("kutna_hora", [ME, ME])
    anna.play_until(table, "card")
    anna.raise_curtain(table)

    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('offline'))")  # as a browser does by itself
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    anna.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")

    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    anna.is_asked(anna.whose_turn(table)["decision"]["id"])


def test_two_tabs_of_one_person_show_the_same_table(reader: Come) -> None:
    anna = reader("Anna", oneTap=True)
    table = anna.lay("kutna_hora", [ME, ME])
    asked = anna.play_until(table, "card", "plot")["decision"]
    anna.raise_curtain(table)
    other = anna.context.new_page()
    other.goto(f"/t/{table}")
    expect(other.locator(f'section.bar[data-asked="{asked["id"]}"]')).to_be_visible()

    anna.pick(next(one for one in asked["choices"] if "plot" in one))

    expect(other.locator('[data-choice^="plot:"].legal').first).to_be_visible()
