"""A reload, a lost network, a server that dies: nothing is lost, and the user is notified."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import COMPUTER, GAMES, ME, BrowserUser, NewUser
from tests.table.server import Server

LOST = "Connection lost. Your last move is saved."


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    with Server(str(tmp_path / "tables.db")) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_turn_changes_nothing(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table, 25)
    anna.raise_curtain(table)
    choices = set(anna.choices())

    anna.page.reload()
    anna.raise_curtain(table)

    assert set(anna.choices()) == choices


def test_a_move_made_while_the_server_was_dead_arrives_exactly_once(
    mortal: Server, browser: Browser
) -> None:
    anna = BrowserUser(browser, f"http://127.0.0.1:{mortal.port}", "Anna", oneTap=True)
    table = anna.create_table("kutna_hora", [ME, ME])
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
    anna.close()


def test_a_lost_connection_is_reported_and_recovered_from(new_user: NewUser) -> None:
    anna = new_user("Anna", oneTap=True)
    table = anna.create_table("kutna_hora", [ME, ME])
    anna.play_until(table, "card")
    anna.raise_curtain(table)

    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('offline'))")  # as a browser does by itself
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    anna.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")

    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    anna.is_asked(anna.whose_turn(table)["decision"]["id"])


def test_two_tabs_of_one_person_show_the_same_table(new_user: NewUser) -> None:
    anna = new_user("Anna", oneTap=True)
    table = anna.create_table("kutna_hora", [ME, ME])
    asked = anna.play_until(table, "card", "plot")["decision"]
    anna.raise_curtain(table)
    other = anna.context.new_page()
    other.goto(f"/t/{table}")
    expect(other.locator(f'section.bar[data-asked="{asked["id"]}"]')).to_be_visible()

    anna.pick(next(one for one in asked["choices"] if "plot" in one))

    expect(other.locator('[data-choice^="plot:"].legal').first).to_be_visible()


def test_a_choice_picked_up_is_put_down_when_another_tab_has_answered(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("kutna_hora", [ME, ME])
    now = anna.play_until(table, "card", "plot")
    choice = next(one for one in now["decision"]["choices"] if "plot" in one)
    anna.raise_curtain(table)
    anna.pick(choice)
    expect(anna.button("Confirm")).to_be_visible()

    anna.answer(table, now, choice)  # as the other tab does

    expect(anna.page.locator('[data-choice^="plot:"].legal').first).to_be_visible()
    expect(anna.page.locator('[aria-pressed="true"]')).to_have_count(0)
    expect(anna.button("Confirm")).to_have_count(0)


def test_after_a_reload_without_a_network_the_table_is_shown_as_last_known_and_comes_back(
    new_user: NewUser,
) -> None:
    anna = new_user("Anna", service_worker=True)
    table = anna.create_table("kutna_hora", [ME, COMPUTER])
    anna.sit_at(table)
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.page.wait_for_load_state("networkidle")

    anna.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_text("This is the table as you last saw it.")).to_be_visible()
    expect(anna.bar).to_be_visible()
    expect(anna.button("Try again")).to_be_visible()
    anna.context.set_offline(False)

    expect(anna.page.get_by_text("as you last saw it")).to_have_count(0)
    expect(anna.legal().first).to_be_visible()


def test_a_table_first_opened_without_a_network_opens_once_there_is_one(new_user: NewUser) -> None:
    anna = new_user("Anna", service_worker=True)
    table = anna.create_table("kutna_hora", [ME, COMPUTER])
    anna.open("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    anna.context.set_offline(True)
    anna.open(f"/t/{table}")
    expect(anna.page.get_by_text("The table opens as soon as the server answers.")).to_be_visible()
    expect(anna.button("Try again")).to_be_visible()
    anna.context.set_offline(False)

    expect(anna.bar).to_be_visible()
