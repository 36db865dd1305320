"""Previews: what a choice is sure to do, for every choice at once; and what leads to a choice."""

from __future__ import annotations

import pytest

from tests.table.vocabulary import Guest, Live, Tables, end_turn, two_at_a_table

GAMES = ["kutna_hora", "world_without_end"]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_previewed_at_once_as_it_is_alone(tables: Tables, game: str) -> None:
    table, agnes, bertram = two_at_a_table(tables, game)
    seat = agnes.table(table)["asked"]
    player, other = (agnes, bertram) if seat == 0 else (bertram, agnes)
    choices = player.decision(table)["choices"]

    previews = player.get(f"/api/tables/{table}/previews", seat=seat)
    alone = [player.get(f"/api/tables/{table}/preview", choice=name) for name in choices]
    with Live(player, table) as live:
        live.hello()
        live.send(type="previews", seat=seat, client_id="all")
        answer = live.read_answer()

    assert [preview["choice"] for preview in previews] == choices
    assert previews == alone == answer["previews"]
    assert answer["client_id"] == "all"
    refused = other.refused("GET", f"/api/tables/{table}/previews")
    assert refused["code"] == "not-your-turn"


def test_a_preview_says_what_is_paid_and_that_the_turn_goes_on(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    people = {0: agnes, 1: bertram}
    while agnes.decision(table)["kind"] != "card":
        asked = agnes.table(table)["asked"]
        people[asked].choose(table, asked)
    seat = agnes.table(table)["asked"]
    choices = people[seat].decision(table)["choices"]
    people[seat].choose(table, seat, next(name for name in choices if name.endswith(":plot")))

    previews = people[seat].get(f"/api/tables/{table}/previews", seat=seat)

    claimed = [preview for preview in previews if preview["choice"].startswith("plot:")]
    assert claimed
    for preview in claimed:
        (plot,) = [event for event in preview["events"] if event["kind"] == "plot.claimed"]
        before, after = preview["changes"].get("groschen", (0, 0))
        assert plot["facts"]["square"] == preview["choice"].removeprefix("plot:")
        assert plot["facts"]["paid"] == before - after


def test_a_card_that_would_do_nothing_says_why(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, "world_without_end")
    people = {0: agnes, 1: bertram}
    while agnes.decision(table)["kind"] != "card":
        asked = agnes.table(table)["asked"]
        people[asked].choose(table, asked)
        end_turn(table, people)
    seat = agnes.table(table)["asked"]

    rent = people[seat].get(f"/api/tables/{table}/preview", choice="play:rent")
    reason = people[seat].get(f"/api/tables/{table}/why-not", choice="play:rent")

    assert reason["legal"]
    assert [(one["rule"], one["text"]) for one in reason["reasons"]] == [
        ("WWE-ACT-8", rent["note"])
    ]
    assert rent["note"]["id"] == "refusal-no-house-to-rent"


def asked_for_a_card(tables: Tables) -> tuple[str, Guest, int]:
    """A table of Kutná Hora where somebody is asked for a card, and may undo what follows."""
    table, agnes, bertram = two_at_a_table(tables, end_turns=True)
    people = {0: agnes, 1: bertram}
    while agnes.decision(table)["kind"] != "card":
        end_turn(table, people)
        asked = agnes.table(table)["asked"]
        people[asked].choose(table, asked)
    end_turn(table, people)
    seat = agnes.table(table)["asked"]
    return table, people[seat], seat


def test_a_plot_is_within_reach_by_a_card_and_each_path_says_what_it_costs(tables: Tables) -> None:
    table, player, seat = asked_for_a_card(tables)
    base = f"/api/tables/{table}"

    reach = player.get(f"{base}/reach", seat=seat)
    paths = player.get(f"{base}/paths", seat=seat, choice="plot:A1")
    with Live(player, table) as live:
        live.hello()
        live.send(type="reach", seat=seat, client_id="1")
        assert live.read_answer()["reach"] == reach
        live.send(type="paths", seat=seat, choice="plot:A1", client_id="2")
        assert live.read_answer()["paths"] == paths

    assert reach["decision"] == player.decision(table)["id"]
    assert "plot:A1" in reach["choices"]
    assert not set(reach["choices"]) & set(player.decision(table)["choices"])
    for path in paths:
        assert path["steps"][-1]["choice"] == "plot:A1"
        assert path["preview"]["can_undo"]
        (plot,) = [one for one in path["preview"]["events"] if one["kind"] == "plot.claimed"]
        before, after = path["preview"]["changes"]["groschen"]
        assert plot["facts"]["paid"] == before - after


def test_a_plot_that_no_card_can_claim_says_why_while_a_card_is_asked_for(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    people = {0: agnes, 1: bertram}
    while agnes.decision(table)["kind"] != "plot":
        seat = agnes.table(table)["asked"]
        choices = people[seat].decision(table)["choices"]
        plot = next((name for name in choices if name.endswith(":plot")), choices[0])
        people[seat].choose(table, seat, plot)
    seat = agnes.table(table)["asked"]
    people[seat].choose(table, seat, "plot:A1")
    seat = agnes.table(table)["asked"]
    assert agnes.decision(table)["kind"] == "card"

    reason = people[seat].get(f"/api/tables/{table}/why-not", choice="plot:A1")["reasons"][0]

    assert reason["rule"] == "KH-PLOT-1"


def test_only_who_is_asked_learns_what_leads_where(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    asked = agnes.table(table)["asked"]
    other = (agnes, bertram)[1 - asked]

    assert other.refused("GET", f"/api/tables/{table}/reach")["code"] == "not-your-turn"
    refused = other.refused("GET", f"/api/tables/{table}/paths?choice=plot:A1")
    assert refused["code"] == "not-your-turn"


def test_choices_that_were_made_together_are_undone_together(tables: Tables) -> None:
    table, player, seat = asked_for_a_card(tables)
    before = player.look(table, seat=seat)["view"]
    steps = player.get(f"/api/tables/{table}/paths", seat=seat, choice="plot:A1")[0]["steps"]
    for step in steps:
        player.choose(table, seat, step["choice"])

    too_many = player.try_to(table, "undo", seat=seat, count=len(steps) + 1)
    assert too_many.json()["code"] == "nothing-to-undo"
    player.do(table, "undo", seat=seat, count=len(steps))

    now = player.look(table, seat=seat)
    assert now["view"] == before
    assert now["redo"] == len(steps)


def test_a_draw_is_announced_as_something_that_cannot_be_undone(tables: Tables) -> None:
    table, player, seat = asked_for_a_card(tables)
    player.choose(
        table, seat, next(one for one in player.decision(table)["choices"] if one.endswith(":mine"))
    )

    previews = player.get(f"/api/tables/{table}/previews", seat=seat)

    assert previews
    assert [(one["can_undo"], one["reveals"]) for one in previews] == [(False, True)] * len(
        previews
    )
