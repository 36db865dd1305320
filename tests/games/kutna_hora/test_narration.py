"""Kutná Hora: what its events, refusals, questions and choices say."""

from __future__ import annotations

from typing import Any

import pytest

import silverspire
from silverspire.games.kutna_hora.piece_text import (
    barbara_effect,
    event_effects,
    house_effect,
    tile_costs,
    tile_effects,
)
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event, Fact
from silverspire.kernel.narration import Message
from silverspire.kernel.state import State
from silverspire.localization import load_localization, render, using_localization
from silverspire.players.chance import ChancePlayer

GAME = silverspire.game("kutna_hora")
NARRATION = GAME.narration(4, GAME.components())
PLAYERS = ("Anna", "Bela", "Cyril", "Dora")


def text_of(message: Message | None) -> str:
    assert message is not None
    return render(message, lambda seat: PLAYERS[seat])


def table() -> State:
    """Four players at their first card; Anna has Grocers, Innkeepers and Builders."""
    state = GAME.new(seats=4, seed=1)
    while state.asked_kind() != "card":
        decision = state.decision()
        assert decision is not None
        state.apply(decision.choices[0])
    return state


def asking(kind: str, tile: str | None = None) -> dict[str, Any]:
    """Anna is asked something, with her rows as they are."""
    asked = {"seat": 0, "kind": kind, "number": 20, "drawn": [], "tile": tile, "free": False}
    return {**table().view(0), "asked": asked}


def seen(kind: str, facts: dict[str, Fact], seat: int | None = 1) -> str:
    return text_of(NARRATION.event(Event(kind, seat, facts), table().view(None)))


# --- What is printed -----------------------------------------------------------------------------


def test_a_building_says_its_production_then_its_gains_then_what_it_switches() -> None:
    tile = {"guild": "metallurgists", "wood": 3, "production": 3, "population": 1, "flips": True}

    assert text_of(tile_effects(tile)) == "+3 silver, population +1, flips the St. Barbara tile"


def test_the_ore_deck_of_a_mine_goes_without_saying_and_that_of_a_public_building_does_not() -> (
    None
):
    mine = {"stars": 1, "cost": 3, "production": 1, "ore_advance": 1}
    public = {"wood": 6, "ore_advance": 1, "points": 6, "patrician": "yellow"}

    assert text_of(tile_effects(mine)) == "+1 ore"
    assert text_of(tile_effects(public)) == "ore deck +1, +6 points, yellow patrician"


def test_what_a_tile_costs_names_its_dots_by_shape_and_color() -> None:
    tile = {"wood": 2, "plot_price": 3, "dots": ["red", "yellow"]}

    assert "● red, ▲ yellow" in text_of(tile_costs(tile))


def test_the_top_part_of_a_tile_of_st_barbara_comes_before_the_middle_part() -> None:
    tile = {"reputation": -1, "points": 0, "effect": "house_for_production", "amount": 2}

    assert text_of(barbara_effect(tile)) == "−1 reputation, give up a house for +2 production"


def test_an_event_card_names_the_commodity_in_its_sentence() -> None:
    effect = {"when": "end_of_round", "do": "move_indicator", "amount": 1, "commodity": "beer"}
    card = {"population": 2, "ore": 0, "effects": [effect]}

    assert text_of(event_effects(card)) == "population +2, beer: indicator one notch to the right"


def test_a_space_beneath_a_house_without_a_gain_says_so() -> None:
    house = {"points": 0, "reputation": 0, "pelicans": 0, "free_tile": 0}

    assert text_of(house_effect(house)) == "nothing"


def test_the_catalogue_has_the_text_of_every_piece() -> None:
    catalogue = GAME.catalogue(4, GAME.components())
    houses = [house for row in catalogue["houses"] for house in row]
    pieces = [*catalogue["tiles"].values(), *catalogue["events"].values()]

    assert {tuple(piece["text"]) for piece in catalogue["tiles"].values()} == {
        ("title", "origin", "effects", "costs")
    }
    assert all(one["text"]["effects"]["id"] for one in (*pieces, *houses, *catalogue["barbara"]))


# --- Choices -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "label"),
    [
        ("card:2:joker", "Joker (card 2)"),
        ("card:2:nothing", "pass (card 2)"),
        ("rights:builders", "Timber Yard"),
        ("rights:red1", "red"),  # not in the town hall
        ("build:silver-1", "Bell Foundry"),
        ("guilds:1", "Metallurgists, Scribes, Innkeepers"),
        ("house:2", "row 2, Grocers"),
        ("mine:1", "Monk’s Find"),
        ("taxes:pay", "pay 0 gr"),
        ("taxes:refuse", "don’t pay, −1 reputation"),
        ("plot:C4", "C4"),
        ("score:C4", "C4"),  # nothing is built there
        ("ignore", "no, thanks"),
    ],
)
def test_a_choice_is_called_as_people_would_call_it(choice: str, label: str) -> None:
    assert text_of(NARRATION.choice(asking("card"), choice).label) == label


def test_some_questions_have_a_no_and_a_yes_of_their_own() -> None:
    no = NARRATION.choice(asking("council"), "ignore").label
    yes = NARRATION.choice(asking("granted_income"), "take").label

    assert text_of(no) == "no one"
    assert text_of(yes) == "take the income"


@pytest.mark.parametrize(
    ("drawn", "label"), [([7], "no, discard it"), ([7, 2], "none, discard them")]
)
def test_the_no_to_mines_counts_those_that_were_drawn(drawn: list[int], label: str) -> None:
    view = asking("mine")
    view["asked"]["drawn"] = drawn

    assert text_of(NARRATION.choice(view, "ignore").label) == label


def test_a_note_says_what_is_printed_on_the_piece() -> None:
    view = asking("card")
    view["players"][0]["tile_costs"] = {"silver-1": {"groschen": 14, "no_market": False}}

    stack = text_of(NARRATION.choice(view, "rights:builders").note)
    building = text_of(NARRATION.choice(view, "build:silver-1").note)
    guilds = text_of(NARRATION.choice(view, "guilds:1").note)

    assert stack.startswith("Builders, ")
    assert building.startswith("14 gr: ")
    assert guilds == "produce silver (4 gr), permits (2 gr), beer (4 gr)"
    assert NARRATION.choice(view, "plot:C4").note is None


def test_the_catalogue_names_the_choice_that_builds_a_mine() -> None:
    tiles = GAME.catalogue(4, GAME.components())["tiles"]

    assert tiles["mine-I-7"]["choice"] == "mine:7"
    assert text_of(NARRATION.choice(asking("mine"), "mine:7").label) == "Beggar’s Cut"
    assert "choice" not in tiles["rock-1"]


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_can_be_named_at_any_time(seed: int) -> None:
    state = GAME.new(seats=2 + seed, seed=seed, options={"events": True})
    narration = GAME.narration_of(state)
    player = ChancePlayer(seed)
    while (decision := state.decision()) is not None:
        if len(state.choices_made) % 25 == 0:
            assert_choices_have_words(state)
        state.apply(player.choose(state, decision))

    assert_choices_have_words(state)
    assert narration is GAME.narration_of(state)


def assert_choices_have_words(state: State) -> None:
    narration, view = GAME.narration_of(state), state.view(None)
    texts = [narration.choice(view, name) for name in GAME.choice_names]
    said = [text_of(one) for text in texts for one in (text.label, text.note) if one is not None]
    assert [one for one in said if "{?" in one or not one.strip()] == []


# --- Questions -----------------------------------------------------------------------------------


def test_a_question_speaks_of_the_tile_and_of_the_tax() -> None:
    space = NARRATION.question(asking("space", tile="mine-I-1"), "space")
    taxes = NARRATION.question(asking("taxes"), "taxes")

    assert text_of(space.title) == "Where do you build Monk’s Find?"
    assert text_of(taxes.title) == "Pay 0 gr in taxes?"


def test_the_question_for_a_row_says_what_its_houses_give() -> None:
    view = asking("row")
    view["players"][0]["rows"][1]["guild"] = None

    question = NARRATION.question(view, "row")

    assert text_of(question.title) == "Which guild gets row 2 of your houses?"
    assert "free public tile → +1 pelican → +2 points" in text_of(question.help)


# --- What happened -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("plot.claimed", {"square": "C4", "paid": 5}, "Bela claims C4 for 5 gr."),
        (
            "mine.built",
            {"tile": "mine-I-1", "space": "B2", "paid": 0},
            "Bela builds Monk’s Find at B2 for free.",
        ),
        ("reputation.changed", {"amount": -2, "now": -3}, "Bela’s reputation: −2, now −3."),
        (
            "town.built",
            {"commodity": "wood", "tile": ""},
            "The town wants to build a tile for wood, but none is left. The indicator still moves.",
        ),
        ("guilds.chosen", {"set": 2}, "Bela chooses Scribes, Miners, Grocers."),
        (
            "effect.ignored",
            {"question": "granted_income"},
            "Bela declines an extra Income action.",
        ),
    ],
)
def test_an_event_is_narrated_with_names_numbers_and_signs(
    kind: str, facts: dict[str, Fact], sentence: str
) -> None:
    assert seen(kind, facts) == sentence


def test_the_event_of_the_round_is_shown_with_its_effect() -> None:
    sentence = seen("event.revealed", {"event": "event-B-5"}, None)

    assert sentence.startswith("Event of the round: A Lean Winter (population +2, ")


def test_a_sentence_takes_the_forms_that_french_needs() -> None:
    with using_localization(load_localization("fr")):
        sentence = seen("production.raised", {"amount": 2, "commodity": "silver", "now": 5})

    assert "d’argent" in sentence


# --- The log -------------------------------------------------------------------------------------

POPULATION = Event("population.grew", None, {"now": 7})
WOOD = Event("price.changed", 1, {"commodity": "wood", "before": 2, "now": 4})
BEER = Event("price.changed", 1, {"commodity": "beer", "before": 5, "now": 4})


def logged(*events: Event) -> list[str]:
    lines = NARRATION.log(events, table().view(None))
    return [text_of(line.text) for line in lines if line.text]


def test_prices_that_change_together_are_one_line_that_names_their_cause() -> None:
    built = Event("building.built", 1, {"tile": "builders-1", "square": "C3", "paid": 4})

    assert logged(built, POPULATION, WOOD, BEER)[1:] == [
        "The population grows to 7.",
        "Prices: wood 2 → 4, beer 5 → 4 (Bela built the Sawmill).",
    ]


def test_a_price_can_change_with_a_mine_or_with_the_event_of_the_round() -> None:
    mine = Event("mine.built", 1, {"tile": "mine-I-1", "space": "B2", "paid": 0})
    event = Event("event.acted", None, {"event": "event-B-5", "time": "end_of_round"})

    assert logged(mine, WOOD)[-1] == "Prices: wood 2 → 4 (Bela built a mine)."
    assert logged(event, WOOD)[-1] == "Prices: wood 2 → 4 (A Lean Winter)."
    assert logged(WOOD) == ["Prices: wood 2 → 4."]


def test_a_deck_that_advances_by_several_cards_is_one_line() -> None:
    further = Event("population.grew", None, {"now": 8})

    assert logged(POPULATION, further) == ["The population grows to 8."]


def test_reputation_that_a_sentence_says_was_lost_has_no_line_of_its_own() -> None:
    joker = Event("joker.used", 1, {"lost": 1})
    lost = Event("reputation.changed", 1, {"amount": -1, "now": 2})
    won = Event("reputation.changed", 1, {"amount": 2, "now": 4})

    assert logged(joker, lost, won) == [
        "Bela uses the Joker and loses 1 reputation.",
        "Bela’s reputation: +2, now 4.",
    ]


def test_points_are_scored_or_lost() -> None:
    assert seen("points.scored", {"source": "mines", "amount": 1}) == "Bela scores 1 point (mines)."
    assert seen("points.scored", {"source": "mines", "amount": -4}) == (
        "Bela loses 4 points (mines)."
    )


# --- Why not -------------------------------------------------------------------------------------


def test_a_refusal_names_what_it_speaks_of() -> None:
    reason = Reason("KH-PRICE-6", "refusal-no-market", {"guild": "scribes"})

    assert text_of(NARRATION.refusal(reason)) == (
        "There is no market (red X) for what the Scribes produce."
    )


def test_the_refusal_of_another_question_names_the_one_that_is_asked() -> None:
    reason = Reason("KH-FRAME-3", "refusal-other-question", {"choice": "plot:C4", "asked": "row"})

    assert text_of(NARRATION.refusal(reason)).endswith("decided right now: a row of houses.")
