"""Direct play: touch what you want, and the card is inferred; several ways show their costs."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import silverspire
from tests.browser.sizes import SIZES
from tests.browser.user import FRIEND, ME, PHONE, BrowserUser, NewUser

TURNS = 5  # of a chapter, each with a discard
FAR = 6  # choices that one touch can lead to
IDLE = {"decline", "ignore"}


def asked_for_a_card(user: BrowserUser, reached: str) -> tuple[str, Any, str]:
    """A table of Kutná Hora where a card leads to such a choice: the table, the question, it."""
    table = user.create_table("kutna_hora", [ME, ME])
    for seed in range(20):
        now = user.play_until(table, "card", seed=seed)
        seat = now["decision"]["seat"]
        reach = user.call("GET", f"/api/tables/{table}/reach?seat={seat}")["choices"]
        found = [choice for choice in reach if choice.startswith(reached)]
        if found:
            user.raise_curtain(table)
            return table, now["decision"], found[0]
        user.play(table, 3)
    raise AssertionError(reached)


def ways_to(user: BrowserUser, table: str, seat: int, choice: str) -> list[list[str]]:
    found = user.call("GET", f"/api/tables/{table}/paths?seat={seat}&choice={choice}")
    return [[step["choice"] for step in way["steps"]] for way in found]


def touch(user: BrowserUser, choice: str) -> None:
    user.page.locator(f'[data-choice="{choice}"]:visible').first.click()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_plot_is_claimed_by_touching_it_and_one_undo_gives_the_card_back(
    new_user: NewUser, size: object
) -> None:
    anna = new_user("Anna", **({"size": size} if size else {}))
    table, asked, plot = asked_for_a_card(anna, "plot:")
    before = anna.view(table, asked["seat"])
    if size:
        anna.page.get_by_role("tab", name="City").click()

    touch(anna, plot)
    expect(anna.ways.or_(anna.page.locator(".consequences strong")).first).to_be_visible()
    assert anna.view(table)["move"] == before["move"]
    anna.confirm()
    anna.asked_after(table, asked)
    expect(anna.bar).to_have_attribute("aria-busy", "false")
    square = plot.removeprefix("plot:")
    assert anna.view(table, asked["seat"])["view"]["city"][square]["seat"] == asked["seat"]
    anna.button("Undo").first.click()

    expect(anna.button("Redo")).to_be_visible()
    again = anna.view(table, asked["seat"])
    assert again["view"] == before["view"]
    anna.button("Redo").click()
    expect(anna.button("Redo")).to_have_count(0)
    expect(anna.bar).to_have_attribute("aria-busy", "false")
    assert anna.view(table, asked["seat"])["view"]["city"][square]["seat"] == asked["seat"]


def test_several_ways_are_offered_with_what_each_costs(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table, asked, plot = asked_for_a_card(anna, "plot:")
    ways = ways_to(anna, table, asked["seat"], plot)
    assert len(ways) > 1

    touch(anna, plot)

    expect(anna.ways).to_have_count(len(ways))
    expect(anna.ways.first.locator("li.figures").first).to_be_visible()
    offered = anna.ways.evaluate_all("all => all.map(one => one.dataset.way.split(' '))")
    assert offered == ways
    anna.page.keyboard.press("Escape")
    expect(anna.ways).to_have_count(0)
    touch(anna, plot)
    anna.ways.nth(1).click()
    anna.asked_after(table, asked)
    expect(anna.bar).to_have_attribute("aria-busy", "false")
    seat = anna.view(table, asked["seat"])["view"]["city"][plot.removeprefix("plot:")]["seat"]
    assert seat == asked["seat"]


@pytest.mark.parametrize("size", ["phone", "phone-landscape", "laptop-zoomed"])
def test_on_a_small_screen_the_ways_cover_the_question_and_leave_the_board(
    new_user: NewUser, size: str
) -> None:
    anna = new_user("Anna", size=SIZES[size])
    *_, plot = asked_for_a_card(anna, "plot:")
    anna.page.get_by_role("tab", name="City").click()

    touch(anna, plot)

    expect(anna.page.get_by_role("dialog").get_by_role("button").last).to_be_in_viewport(ratio=1)
    assert covered(anna, [".ways"], f'[data-choice="{plot}"]') == []
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-choice]:not(.legal):not(.reachable):visible").last.click(force=True)
    expect(anna.page.locator(".why .rule").first).to_be_in_viewport(ratio=1)
    assert covered(anna, [".why"], ".own .kh-half, .pane [data-choice]") == []


def covered(user: BrowserUser, over: list[str], pieces: str) -> list[str]:
    """The pieces that lie under one of these."""
    found: list[str] = user.page.evaluate(
        """([over, pieces]) => {
            const boxes = over.map(one => document.querySelector(one).getBoundingClientRect());
            return [...document.querySelectorAll(pieces)].filter(piece => {
                const { left, right, top, bottom } = piece.getBoundingClientRect();
                return boxes.some(box => left < box.right - 1 && right > box.left + 1
                    && top < box.bottom - 1 && bottom > box.top + 1);
            }).map(piece => piece.dataset.choice);
        }""",
        [over, pieces],
    )
    return found


def test_what_no_choice_leads_to_still_says_why_not(new_user: NewUser) -> None:
    anna = new_user("Anna")
    asked_for_a_card(anna, "plot:")

    dead = anna.page.locator(".mine .spot:not(.legal):not(.reachable)").first
    dead.dispatch_event("click")

    expect(anna.page.locator(".why")).to_contain_text("Why not")
    expect(anna.ways).to_have_count(0)


# --- Clicks --------------------------------------------------------------------------------------


def script(game: str, seats: int, seed: int) -> list[tuple[int, str]]:
    """A whole game: at random, but nobody passes who can do something."""
    rules = silverspire.game(game)
    state = rules.new(seats=seats, seed=seed)
    draw, made = random.Random(seed), []
    while (asked := state.decision()) is not None:
        choices = [rules.name_of(choice) for choice in asked.choices]
        active = [one for one in choices if one not in IDLE and not one.endswith(":nothing")]
        name = draw.choice(active or choices)
        made.append((asked.seat, name))
        state.apply(rules.choice_of(name))
    return made


class Player:
    """Somebody who knows what they want: they touch the farthest of it, and count their clicks."""

    def __init__(
        self, user: BrowserUser, others: list[BrowserUser], made: list[tuple[int, str]]
    ) -> None:
        self.user = user
        self.others = others
        self.script = made
        self.place = 0
        self.clicks = 0
        self.decisions = 0
        self.table = ""

    def sit_down(self, game: str, seed: int) -> None:
        """At a table with the others."""
        self.table = self.user.create_table(game, [ME, *[FRIEND] * len(self.others)], seed=seed)
        invite = self.user.call("GET", f"/api/tables/{self.table}")["invite"]
        for seat, friend in enumerate(self.others, start=1):
            friend.sign_in()
            friend.call("POST", f"/api/tables/{self.table}/enter", {"invite": invite})
            friend.do(self.table, "take_seat", seat=seat)
        self.user.do(self.table, "start")
        self.user.sit_at(self.table)

    def step(self) -> None:
        """The next choice of anybody, or the end of a turn."""
        now = self.user.view(self.table, 0)
        if now["turn_to_end"] == 0:
            self.click(self.user.button("End turn"))
            self.wait_until_after(now)
        elif now["turn_to_end"] is not None:
            friend = self.others[now["turn_to_end"] - 1]
            friend.do(self.table, "end_turn", seat=now["turn_to_end"])
        elif self.script[self.place][0] == 0:
            self.own_decision(now)
        else:
            seat, choice = self.script[self.place]
            self.others[seat - 1].answer(self.table, now, choice)
            self.place += 1

    @property
    def over(self) -> bool:
        return self.place == len(self.script)

    def play_a_turn(self, first: str, last: str) -> int:
        """From a question of one kind to the end of the turn with a choice of such a name.

        Answers how many clicks it took.
        """
        while self.asked != first:
            self.step()
        clicks, place = self.clicks, self.place
        while not self.has_made(last, place) or self.user.view(self.table, 0)["turn_to_end"] == 0:
            self.step()
        return self.clicks - clicks

    def has_made(self, name: str, since: int) -> bool:
        made = self.script[since : self.place]
        return any(seat == 0 and choice.startswith(name) for seat, choice in made)

    @property
    def asked(self) -> str:
        """What this player is asked; "" for nothing."""
        asked = self.user.view(self.table, 0)["decision"]
        return str(asked["kind"]) if asked and asked["seat"] == 0 else ""

    def own_decision(self, now: Any) -> None:
        """The choices to come, as far as one touch and one way lead."""
        self.user.is_asked(now["decision"]["id"])
        for ahead in reversed(self.own_choices()):
            way = self.way_to(ahead, now)
            if way:
                self.make(ahead, way, now)
                return
        raise AssertionError(self.script[self.place])

    def own_choices(self) -> list[str]:
        """What this player wants next, until somebody else chooses."""
        rest = self.script[self.place : self.place + FAR]
        own = next((count for count, (seat, _) in enumerate(rest) if seat != 0), len(rest))
        return [name for _, name in rest[:own]]

    def way_to(self, target: str, now: Any) -> list[str] | None:
        """The way that the script goes to a target, if the page shows the target."""
        if not self.user.page.locator(f'[data-choice="{target}"]:visible').count():
            return None
        path = f"/api/tables/{self.table}/paths?seat=0&choice={target}"
        for way in self.user.call("GET", path):
            steps = [step["choice"] for step in way["steps"]]
            if steps == self.own_choices()[: len(steps)]:
                return steps
        return None

    def make(self, target: str, way: list[str], now: Any) -> None:
        """Touch it, unless it is still picked up; then choose the way, or confirm."""
        sure = self.user.bar.locator("button.primary:enabled")
        if not self.user.page.locator(f'[data-choice="{target}"].selected').count():
            self.click(self.user.page.locator(f'[data-choice="{target}"]:visible').first)
        expect(sure.or_(self.user.ways).first).to_be_visible()
        ways = self.user.page.locator(f'[data-way="{" ".join(way)}"]')
        self.click(ways if ways.count() else sure)
        self.wait_until_after(now, len(way))
        self.place += len(way)
        self.decisions += len(way)

    def click(self, button: Locator) -> None:
        button.click()
        self.clicks += 1

    def wait_until_after(self, then: Any, moves: int = 0) -> None:
        """The server has carried it out, and the page shows it and what it picks up by itself."""
        for _ in range(2_000):
            now = self.user.view(self.table, 0)
            if now["sequence"] > then["sequence"] and now["move"] >= then["move"] + moves:
                break
            self.user.page.wait_for_timeout(5)
        expect(self.user.bar).to_have_attribute("aria-busy", "false")


def test_a_game_of_kutna_hora_takes_ten_clicks_for_seven_decisions(new_user: NewUser) -> None:
    """144 clicks for 63 decisions, before the thing itself could be touched."""
    friends = [new_user("Ben"), new_user("Clara")]
    player = Player(new_user("Anna"), friends, script("kutna_hora", seats=3, seed=2))
    player.sit_down("kutna_hora", seed=2)

    while not player.over:
        player.step()

    assert player.decisions >= 60
    assert player.clicks <= 90 * player.decisions / 63


def test_a_turn_of_world_without_end_takes_at_most_five_clicks(new_user: NewUser) -> None:
    """9 to 11 before. Turning the event card is a decision of its own."""
    made = script("world_without_end", seats=2, seed=1)
    player = Player(new_user("Anna"), [new_user("Ben")], made)
    player.sit_down("world_without_end", seed=1)

    turns = [player.play_a_turn("card", "discard:") for _ in range(TURNS)]

    assert max(turns) <= 5, turns
