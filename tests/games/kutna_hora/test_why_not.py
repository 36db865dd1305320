"""Kutná Hora, every way to say no: the rule, the message and its arguments."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from silverspire.games.kutna_hora.game import GAME
from silverspire.games.kutna_hora.refusals import REFUSALS
from silverspire.kernel.chance import draw_below, open_streams
from silverspire.kernel.errors import Argument, GameOver, IllegalChoice, UnknownChoice
from tests.games.kutna_hora.plain_box import a_box
from tests.games.kutna_hora.table import TableTop, a_city, a_new_game, ready_for_barbara

# A question with one answer is not asked, so nobody can be refused the others:
SETTLED_ALONE = {
    "refusal-too-few-waiting",  # the last waiting miner moves by itself
    "refusal-no-affordable-space",  # the drawn tiles are discarded by themselves
    "refusal-taxes-too-expensive",  # the reputation is lost by itself
}


def a_draft() -> TableTop:
    return a_new_game(3, box=a_box(), start=0)


def to_build(*tiles: str, seats: int = 4) -> TableTop:
    """Tiles in the slots of seat 0 and a plot on C3, before the card is played."""
    table = a_city(seats).with_plot("C3")
    for tile in tiles:
        table.with_tile(tile)
    return table


def to_place_a_mine(seats: int = 4) -> TableTop:
    """The question of the space; a mine that makes its neighbors expensive lies on C2."""
    table = a_city(seats).printing("mine-9", cost=50).with_mine("C2", "mine-9").with_rock("D2")
    return table.with_miners(pool=2, waiting=0).play("card:1:mine", "mine:1")


def to_claim() -> TableTop:
    """The question of the plot, in a city with an expensive and a cheap building."""
    table = a_city().printing("green-1", plot_price=50).with_building("C3", "green-1")
    table.with_building("F4", "silver-1").with_plot("E5", seat=1)
    return table.play("card:1:plot")


def full_slots() -> TableTop:
    return a_city().with_tile("builders-1").with_tile("scribes-1").with_tile("grocers-1")


Situation = Callable[[], TableTop]
Refusal = tuple[Situation, str, str, dict[str, Argument]]

CASES: dict[str, Refusal] = {
    "refusal-other-question": (
        a_city,
        "plot:C4",
        "KH-FRAME-3",
        {"choice": "plot:C4", "asked": "card"},
    ),
    "refusal-set-taken": (
        lambda: a_draft().play("guilds:2"),
        "guilds:2",
        "KH-SETUP-9",
        {},
    ),
    "refusal-no-such-set": (a_draft, "guilds:4", "KH-SETUP-9", {}),
    "refusal-not-your-guild-to-assign": (
        lambda: a_draft().play("guilds:3", "guilds:2"),
        "row:miners",
        "KH-SETUP-9",
        {},
    ),
    "refusal-card-spent": (
        lambda: a_city().with_hand(2, 3),
        "card:1:nothing",
        "KH-FRAME-4",
        {"card": 1, "action": "nothing"},
    ),
    "refusal-action-not-on-card": (
        a_city,
        "card:4:income",
        "KH-FRAME-4",
        {"card": 4, "action": "income"},
    ),
    "refusal-no-miner": (
        lambda: a_city().with_miners(pool=0, waiting=0),
        "card:1:mine",
        "KH-MINE-2",
        {},
    ),
    "refusal-no-permit": (
        lambda: a_city().with_miners(pool=0, waiting=8).printing_price("permits", 41),
        "card:1:mine",
        "KH-MINE-1",
        {"cost": 41, "groschen": 40},
    ),
    "refusal-pool-full": (
        lambda: a_city().play("card:1:mine"),
        "miners:2",
        "KH-MINE-1",
        {},
    ),
    "refusal-must-hire": (
        lambda: a_city().with_miners(pool=0, waiting=8).play("card:1:mine"),
        "miners:0",
        "KH-MINE-1",
        {},
    ),
    "refusal-not-drawn": (
        lambda: a_city().with_miners(pool=2, waiting=0).play("card:1:mine"),
        "mine:2",
        "KH-MINE-3",
        {},
    ),
    "refusal-off-the-mine": (lambda: to_place_a_mine(2), "space:F1", "KH-FRAME-2", {}),
    "refusal-rock": (to_place_a_mine, "space:D2", "KH-MINE-4", {}),
    "refusal-mine-there": (to_place_a_mine, "space:C2", "KH-MINE-4", {}),
    "refusal-no-access": (to_place_a_mine, "space:C1", "KH-MINE-4", {}),
    "refusal-space-too-expensive": (
        to_place_a_mine,
        "space:C3",
        "KH-MINE-5",
        {"cost": 50, "groschen": 40},
    ),
    "refusal-slots-full": (full_slots, "card:3:rights", "KH-RIGHTS-2", {}),
    "refusal-stack-gone": (
        lambda: a_city().with_row(1, "scribes", "green").play("card:3:rights"),
        "rights:builders",
        "KH-RIGHTS-3",
        {},
    ),
    "refusal-not-your-guild": (
        lambda: a_city().play("card:3:rights"),
        "rights:innkeepers",
        "KH-RIGHTS-1",
        {"guild": "innkeepers"},
    ),
    "refusal-not-public": (
        lambda: to_build("builders-1").printing_house(1, 1, free_tile=1).play("card:5:building"),
        "rights:scribes",
        "KH-BUILD-3",
        {},
    ),
    "refusal-rights-too-expensive": (
        lambda: a_city().printing_price("permits", 21).play("card:3:rights"),
        "rights:green",
        "KH-RIGHTS-2",
        {"cost": 42, "groschen": 40},
    ),
    "refusal-no-tile-to-take": (
        lambda: a_city().with_groschen(0),
        "card:3:rights",
        "KH-RIGHTS-1",
        {"cost": 1, "groschen": 0},
    ),
    "refusal-no-marker": (
        lambda: a_city().with_plot("A1").with_plot("B1").with_plot("C1"),
        "card:1:plot",
        "KH-PLOT-3",
        {},
    ),
    "refusal-off-the-city": (lambda: a_city(2).play("card:1:plot"), "plot:A4", "KH-FRAME-2", {}),
    "refusal-built-over": (to_claim, "plot:C3", "KH-PLOT-1", {}),
    "refusal-claimed": (to_claim, "plot:E5", "KH-PLOT-1", {}),
    "refusal-not-beside-building": (to_claim, "plot:A1", "KH-PLOT-1", {}),
    "refusal-plot-too-expensive": (to_claim, "plot:C4", "KH-FRAME-6", {"cost": 50, "groschen": 40}),
    "refusal-no-plot-to-claim": (
        lambda: a_city().with_groschen(4),
        "card:1:plot",
        "KH-FRAME-7",
        {"cost": 5, "groschen": 4},
    ),
    "refusal-tile-not-yours": (
        lambda: to_build("builders-1", "scribes-1").play("card:5:building"),
        "build:grocers-1",
        "KH-BUILD-1",
        {},
    ),
    "refusal-no-tile": (to_build, "card:5:building", "KH-BUILD-1", {}),
    "refusal-no-plot": (
        lambda: a_city().with_tile("builders-1"),
        "card:5:building",
        "KH-BUILD-1",
        {},
    ),
    "refusal-no-house": (
        lambda: (
            to_build("builders-1", "scribes-1", "grocers-1")
            .with_houses(4, 0, 4)
            .play("card:5:building")
        ),
        "build:scribes-1",
        "KH-BUILD-2",
        {"guild": "scribes"},
    ),
    "refusal-no-house-to-remove": (
        lambda: (
            to_build("green-1", "silver-1", "red-1")
            .printing("red-1", removes_house=True)
            .with_houses(0, 0, 0)
            .play("card:5:building")
        ),
        "build:red-1",
        "KH-BUILD-7",
        {},
    ),
    "refusal-no-market": (
        lambda: (
            to_build("builders-1", "scribes-1", "grocers-1")
            .printing_price("food", 1, "red X")
            .play("card:5:building")
        ),
        "build:grocers-1",
        "KH-PRICE-6",
        {"guild": "grocers"},
    ),
    "refusal-wood-too-expensive": (
        lambda: (
            to_build("builders-1", "scribes-1", "grocers-1")
            .printing("grocers-1", wood=41)
            .play("card:5:building")
        ),
        "build:grocers-1",
        "KH-BUILD-1",
        {"cost": 41, "groschen": 40},
    ),
    "refusal-nothing-to-build": (
        lambda: to_build("builders-1").with_groschen(0),
        "card:5:building",
        "KH-FRAME-7",
        {"cost": 1, "groschen": 0},
    ),
    "refusal-not-your-plot": (
        lambda: to_build("builders-1").with_plot("A1").play("card:5:building"),
        "site:B1",
        "KH-BUILD-1",
        {},
    ),
    "refusal-row-empty": (
        lambda: (
            to_build("red-1")
            .printing("red-1", removes_house=True)
            .with_houses(0, 4, 4)
            .play("card:5:building")
        ),
        "house:1",
        "KH-BUILD-7",
        {},
    ),
    "refusal-guild-without-house": (
        lambda: ready_for_barbara(3).with_houses(0, 4, 4).play("card:6:barbara"),
        "house:1",
        "KH-BARB-T3",
        {},
    ),
    "refusal-house-needed": (
        lambda: (
            to_build("builders-1")
            .printing("builders-1", removes_house=True)
            .with_houses(1, 4, 4)
            .play("card:5:building")
        ),
        "house:1",
        "KH-BUILD-7",
        {},
    ),
    "refusal-no-pelican": (a_city, "card:6:barbara", "KH-BARB-1", {}),
    "refusal-not-in-pool": (
        lambda: a_city().with_patricians("pool", green=1).play("card:3:income"),
        "patrician:red",
        "KH-INCOME-2",
        {},
    ),
    "refusal-not-in-bank": (
        lambda: ready_for_barbara(6).with_patricians("council", red=3).play("card:6:barbara"),
        "patrician:red",
        "KH-BARB-T6",
        {},
    ),
    "refusal-not-your-building": (
        lambda: ready_for_barbara(10).with_building("C3", "builders-1", 0).play("card:6:barbara"),
        "score:C4",
        "KH-BARB-T10",
        {},
    ),
    "refusal-compulsory": (
        lambda: a_city().play("card:1:plot"),
        "ignore",
        "KH-FRAME-5",
        {},
    ),
    "refusal-game-over": (lambda: a_city().end_round(5), "card:1:plot", "KH-END-7", {}),
}


@pytest.mark.parametrize("message", CASES)
def test_a_refusal_names_its_rule_and_its_numbers(message: str) -> None:
    situation, choice, rule, arguments = CASES[message]

    reason = situation().reason(choice)

    assert reason == (rule, message, arguments)


@pytest.mark.rule("KH-FRAME-7")
def test_where_no_tile_lacks_just_money_every_tile_says_what_it_lacks() -> None:
    table = to_build("scribes-1", "grocers-1").with_houses(4, 0, 4)
    table.printing_price("food", 1, "red X")

    reasons = table.state.why_not(GAME.choice_of("card:5:building"))

    assert [(reason.message, reason.arguments) for reason in reasons] == [
        ("refusal-nothing-to-build", {"cost": 0, "groschen": 40}),
        ("refusal-no-house", {"guild": "scribes"}),
        ("refusal-no-market", {"guild": "grocers"}),
    ]


def test_every_refusal_has_its_situation() -> None:
    assert {row.message for row in REFUSALS.rows[1:]} == CASES.keys() | SETTLED_ALONE


@pytest.mark.rule("KH-FRAME-2")
def test_a_site_off_the_city_is_refused_as_a_plot_is() -> None:
    table = to_build("builders-1", seats=2).with_plot("A1").play("card:5:building")

    assert table.reason("site:A4").message == "refusal-off-the-city"


def test_a_legal_choice_has_no_reason_against_it() -> None:
    table = a_city()

    assert table.why_not("card:1:plot") == []


def test_a_refused_choice_changes_nothing() -> None:
    table = a_city()
    before = table.state.to_bytes()

    with pytest.raises(IllegalChoice) as refused:
        table.state.apply(GAME.choice_of("plot:C4"))

    assert [reason.rule for reason in refused.value.reasons] == ["KH-FRAME-3"]
    assert table.state.to_bytes() == before


@pytest.mark.rule("KH-END-7")
def test_after_the_end_nothing_can_be_chosen() -> None:
    table = a_city().end_round(5)

    with pytest.raises(GameOver):
        table.state.apply(GAME.choice_of("card:1:plot"))


@pytest.mark.parametrize("number", [-1, 272])
def test_there_are_272_choices(number: int) -> None:
    assert len(GAME.choice_names) == 272
    with pytest.raises(UnknownChoice):
        a_city().state.why_not(number)


def disagreements(seats: int, seed: int) -> list[tuple[int, str]]:
    """Positions of a random game where the reasons and the legal choices do not agree."""
    state = GAME.new(seats, seed, {"events": True})
    streams = open_streams(seed, ("why not",))
    found: list[tuple[int, str]] = []
    while (asked := state.decision()) is not None:
        if asked.number % 5 == seed % 5:
            allowed = {choice for choice in range(272) if state.why_not(choice) == ()}
            found += [(asked.number, GAME.name_of(n)) for n in allowed ^ set(asked.choices)]
        state.apply_unchecked(asked.choices[draw_below(streams, 0, len(asked.choices))])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_there_is_a_reason_against_exactly_the_illegal_choices(seats: int, seed: int) -> None:
    assert disagreements(seats, seed) == []
