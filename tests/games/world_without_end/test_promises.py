"""World Without End: what holds in every position of every game."""

from __future__ import annotations

from collections import Counter

import pytest

import silverspire
from silverspire import Event
from silverspire.games.world_without_end.components import (
    CARDS,
    CHAPTERS,
    CLOTH,
    EVENT_SPACES,
    EVENTS_OF_A_CHAPTER,
    FAVOR_SPACES,
    GOLD,
    GOOD_NAMES,
    GOODS,
    HOUSE_SPACES,
    HOUSES_OF_A_PLAYER,
    KNOWLEDGE,
    LOCATIONS,
    MOST_SEATS,
    NONE,
    PERSON_NAMES,
    PILE_LIMIT,
    PROJECT_NAMES,
    PROJECTS,
    ROUNDS,
    SEALS_OF_A_PLAYER,
    STARRED_CARDS,
    STONE,
    WOOD,
)
from silverspire.games.world_without_end.engine import WorldWithoutEnd
from silverspire.games.world_without_end.questions import COMPLETION_STEP
from silverspire.games.world_without_end.state import (
    COMPLETE,
    HEALED,
    IN_PLAY,
    NEW_EVENT,
    NO_TOKEN,
    SICK,
)
from tests.conformance.play import Sitting, place
from tests.conformance.played_games import EventLog, PlayedGames
from tests.games.world_without_end.packs import effects_of

SITTINGS = [
    Sitting("world_without_end", seats) for seats in silverspire.game("world_without_end").seats
]
for_every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)
in_batches = pytest.mark.parametrize("batch", range(4))

# What a seat that wants to get somewhere likes to do, and what it does not.
INDUSTRIOUS = {
    "decline": 0.05,
    "project": 6.0,
    "resource": 6.0,
    "privilege": 4.0,
    "donation": 4.0,
    "house": 3.0,
    "medicine": 3.0,
    "0": 0.3,
}


GAMES = PlayedGames(WorldWithoutEnd, INDUSTRIOUS)
dealt, positions_of, positions_of_many, many_games = (
    GAMES.dealt,
    GAMES.positions,
    GAMES.many,
    GAMES.ends,
)


def pending(table: WorldWithoutEnd, step: int) -> set[int]:
    """The first numbers of the frames of a kind."""
    frames = [int(number) for number in table.frames]
    return {frames[i + 2] for i in range(0, len(frames), 4) if frames[i] == step}


def total(log: EventLog, kind: str, seat: int, fact: str = "amount") -> int:
    return sum(int(event.facts[fact]) for event in log.of(kind) if event.seat == seat)


def short_of_cards(table: WorldWithoutEnd) -> bool:
    """Chapter I of a first game: six cards and no discards."""
    return table.first_game and table.chapter == 0


# --- Nothing below zero --------------------------------------------------------------------------


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-FRAME-3")
def test_nothing_falls_below_zero(sitting: Sitting, batch: int, patience: int) -> None:
    for table, _ in positions_of_many(sitting, batch, 40 * patience):
        where = place(table)
        assert min(table.supply) >= 0, where
        assert 0 <= table.favor < FAVOR_SPACES, where
        assert 0 <= table.chapter < CHAPTERS, where
        assert 1 <= table.round <= ROUNDS, where
        assert min(table.substitutes) >= 0, where
        for player in table.players:
            assert min(player.goods) >= 0, where
            assert player.points >= 0, where
            assert 0 <= player.houses <= HOUSES_OF_A_PLAYER, where
            assert 0 <= player.seals <= SEALS_OF_A_PLAYER, where
            assert 0 <= player.discard_count <= PILE_LIMIT, where
            assert len(player.pile) <= PILE_LIMIT, where


@for_every_sitting
@in_batches
def test_nobody_is_asked_what_has_one_answer(sitting: Sitting, batch: int, patience: int) -> None:
    for table, _ in positions_of_many(sitting, batch, 15 * patience):
        assert table.over or len(table.legal) > 1, place(table)
        assert len(set(table.legal)) == len(table.legal), place(table)


# --- Nothing is lost, nothing appears ------------------------------------------------------------


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-SETUP-2", "WWE-FRAME-4")
def test_every_supply_is_conserved(sitting: Sitting, batch: int, patience: int) -> None:
    for table, _ in positions_of_many(sitting, batch, 40 * patience):
        placed = {STONE: sum(table.stone_placed), WOOD: sum(table.wood_placed)}
        for good in range(GOODS):
            if good == GOLD:
                continue
            everywhere = table.supply[good] + sum(player.goods[good] for player in table.players)
            if good in placed:
                everywhere += placed[good] - table.substitutes[good]
            assert everywhere == table.components.supply[good], (GOOD_NAMES[good], place(table))


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-FRAME-4")
def test_medical_knowledge_is_never_lost(sitting: Sitting, batch: int, patience: int) -> None:
    for _, log in many_games(sitting, batch, 25 * patience):
        lost = {event.facts["good"] for event in log if event.kind == "good.lost"}
        assert GOOD_NAMES[KNOWLEDGE] not in lost


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-SETUP-1", "WWE-ACT-7")
def test_projects_and_seals_are_conserved(sitting: Sitting, batch: int, patience: int) -> None:
    for table, _ in positions_of_many(sitting, batch, 20 * patience):
        for seat, player in enumerate(table.players):
            placed = sum(table.seals[project * MOST_SEATS + seat] for project in range(PROJECTS))
            assert player.seals + placed == SEALS_OF_A_PLAYER, place(table)
            spaces = [n for n in range(HOUSE_SPACES) if table.house_owner[n] == seat]
            assert player.houses + len(spaces) == HOUSES_OF_A_PLAYER, place(table)
            printed = table.components
            incomes = {(printed.house_income[n], printed.house_amount[n]) for n in spaces}
            assert len(incomes) == len(spaces), place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-FRAME-3", "WWE-END-1")
def test_points_are_the_sum_of_their_sources_and_of_the_events(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, log in positions_of_many(sitting, batch, 15 * patience):
        for player in table.players:
            assert player.points == sum(player.sources), place(table)
            assert player.half == 0 or table.over, place(table)
        if table.over:
            start = dealt(sitting, table.seed)  # after the first event, which nobody hears
            for seat, player in enumerate(table.players):
                gained, lost = (total(log, f"points.{verb}", seat) for verb in ("gained", "lost"))
                assert player.points == start.players[seat].points + gained - lost, place(table)
                assert table.score_sheet(seat)["total"] == table.scores()[seat], place(table)


# --- Cards ---------------------------------------------------------------------------------------


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-ACT-2")
def test_each_card_is_in_hand_on_the_pile_or_discarded(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 25 * patience):
        cards = STARRED_CARDS if short_of_cards(table) else CARDS
        for player in table.players:
            played = sum(1 << card for card in player.pile)
            assert len(set(player.pile)) == len(player.pile), place(table)
            assert played + player.hand + player.discards == (1 << cards) - 1, place(table)
            assert played | player.hand | player.discards == (1 << cards) - 1, place(table)
            assert int(player.discards).bit_count() == player.discard_count, place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-ACT-2")
def test_who_is_not_at_turn_has_discarded_as_many_as_they_played_at_least(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 20 * patience):
        if table.over or short_of_cards(table):
            continue
        for seat, player in enumerate(table.players):
            if seat != table.asked_seat() and table.asked_kind() in ("card", "discard"):
                assert player.discard_count >= len(player.pile), place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-ACT-2", "WWE-CHAP-6")
def test_both_piles_end_every_chapter_at_six(sitting: Sitting, batch: int, patience: int) -> None:
    for number in range(25 * patience):
        played: Counter[int | None] = Counter()
        discarded: Counter[int | None] = Counter()
        chapters = 0
        *_, (table, log) = positions_of(sitting, batch * 1_000_000 + number)
        for event in log:
            played[event.seat] += event.kind == "card.played"
            discarded[event.seat] += event.kind in ("card.discarded_unseen", "card.drawn_unseen")
            if event.kind == "tax.rolled":  # every chapter's end
                first = table.first_game and chapters == 0
                for seat in range(table.seats):
                    assert played[seat] == ROUNDS, place(table)
                    assert discarded[seat] == (0 if first else PILE_LIMIT), place(table)
                chapters += 1
                played.clear()
                discarded.clear()
        assert chapters == CHAPTERS, place(table)


# --- Rounds --------------------------------------------------------------------------------------


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-FRAME-1", "WWE-ROUND-1", "WWE-ROUND-6", "WWE-CHAP-6")
def test_a_game_has_24_rounds_and_the_token_passes(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for number in range(25 * patience):
        *_, (table, log) = positions_of(sitting, batch * 1_000_000 + number)
        start = dealt(sitting, table.seed).active
        rounds = [event for event in log if event.kind == "round.began"]
        passes = [c * (ROUNDS + 1) + r for c in range(CHAPTERS) for r in range(ROUNDS)]

        assert [event.facts["round"] for event in rounds] == ([1, 2, 3, 4, 5, 6] * CHAPTERS)[1:]
        assert [event.seat for event in rounds] == [(start + n) % table.seats for n in passes[1:]]
        assert [event.kind for event in log].count("game.ended") == 1


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-SETUP-3", "WWE-ROUND-1")
def test_one_event_of_the_chapter_is_drawn_each_round_and_none_twice(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, log in many_games(sitting, batch, 20 * patience):
        drawn = [event.facts["event"] for event in log if event.kind == "event.revealed"]
        cards = [table.components.event_keys.index(str(key)) for key in drawn]

        assert cards == [int(card) for card in table.decks[1:]], place(table)
        chapters = [card // EVENTS_OF_A_CHAPTER for card in table.decks]
        assert chapters == [place // ROUNDS for place in range(CHAPTERS * ROUNDS)]
        assert len(set(table.decks)) == CHAPTERS * ROUNDS


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-ROUND-6", "WWE-EVENT-1")
def test_at_most_two_long_term_events_lie_there_all_of_this_chapter(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 20 * patience):
        lying = [int(card) for card in table.places[:EVENT_SPACES] if card != NONE]
        assert len(lying) == len(set(lying)) <= EVENT_SPACES, place(table)
        assert table.places[NEW_EVENT] not in lying, place(table)
        for card in lying:
            assert table.components.event_lasting[card] == 1, place(table)
            assert card // EVENTS_OF_A_CHAPTER == table.chapter, place(table)
            assert card in table.decks[: table.chapter * ROUNDS + table.round], place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-EVENT-2", "WWE-EVENT-3", "WWE-CHAP-1")
def test_what_is_canceled_was_canceled_in_this_chapter(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, log in positions_of_many(sitting, batch, 15 * patience):
        if table.over or table.chapter == 0:  # chapter I begins before anybody listens
            continue
        began = max(place for place, event in enumerate(log) if event.kind == "chapter.began")
        since = log[began:]
        persons = {event.facts["person"] for event in since if event.kind == "favor.canceled"}
        projects = {event.facts["project"] for event in since if event.kind == "project.canceled"}
        goods = {event.facts["good"] for event in since if event.kind == "fair.canceled"}
        at_the_end = table.asked_kind() in ("protection", "hospital", "free_house")

        track = table.components.favor_track
        spaces = [n for n in range(FAVOR_SPACES) if table.favor_canceled[n]]
        canceled = {PROJECT_NAMES[n] for n in range(PROJECTS) if table.is_canceled(n)}
        closed = {GOOD_NAMES[n] for n in range(GOODS) if table.fair_canceled & (1 << n)}
        assert {PERSON_NAMES[track[space]] for space in spaces} <= persons, place(table)
        assert canceled <= projects, place(table)
        assert closed <= goods, place(table)
        if not at_the_end:
            assert {PERSON_NAMES[track[space]] for space in spaces} == persons, place(table)
            assert canceled == projects, place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-SETUP-4", "WWE-CHAP-1")
def test_cloth_is_covered_in_chapter_i_alone_unless_an_event_says_so(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 10 * patience):
        if table.over or table.chapter > 0 or table.asked_kind() == "protection":
            continue
        drawn = [int(card) for card in table.decks[: table.round]]
        effects = [effect for card in drawn for effect in effects_of(table.components, card)]
        opened = ("open_fair", CLOTH, 0, 0, 0) in effects
        assert (table.fair_canceled & (1 << CLOTH) == 0) == opened, place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-CHAP-3")
def test_penalties_hold_in_the_first_round_of_a_chapter_alone(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 15 * patience):
        for player in table.players:
            assert player.penance == 0, place(table)
            if table.round > 1 or table.chapter == 0:
                assert (player.court, player.begging) == (0, 0), place(table)


# --- Projects and plague -------------------------------------------------------------------------


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-PROJ-1", "WWE-PROJ-2", "WWE-PROJ-6")
def test_a_project_is_complete_when_it_is_full_and_then_bears_no_seal(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 15 * patience):
        completing = pending(table, COMPLETION_STEP)
        for project in range(PROJECTS):
            state = table.projects[project]
            seals = sum(table.seals[project * MOST_SEATS :][:MOST_SEATS])
            assert 0 <= table.stone_placed[project] <= table.components.project_stone[project]
            assert 0 <= table.wood_placed[project] <= table.components.project_wood[project]
            full = state == COMPLETE or project in completing
            assert table.is_filled(project) == full, place(table)
            assert seals == 0 or state == IN_PLAY, place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-PROJ-1", "WWE-PLAGUE-2", "WWE-PLAGUE-3")
def test_projects_and_locations_never_go_back(sitting: Sitting, batch: int, patience: int) -> None:
    for number in range(20 * patience):
        before = [0] * (PROJECTS * 3 + LOCATIONS)
        for table, _ in positions_of(sitting, batch * 1_000_000 + number):
            now = [*table.projects, *table.stone_placed, *table.wood_placed, *table.plague]
            assert all(old <= new for old, new in zip(before, now, strict=True)), place(table)
            before = [int(value) for value in now]


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-PLAGUE-1", "WWE-PLAGUE-2")
def test_exactly_the_locations_of_drawn_events_have_fallen_ill(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 15 * patience):
        drawn = table.decks[: table.chapter * ROUNDS + table.round]
        ill = {int(table.components.event_plague[card]) for card in drawn} - {NONE}
        turned = {n for n in range(LOCATIONS) if table.plague[n] in (SICK, HEALED)}

        assert turned == ill, place(table)
        assert (table.chapter < 2) == (list(table.plague) == [NO_TOKEN] * LOCATIONS), place(table)
        if table.chapter >= 2:
            assert sorted(table.plague_values) == sorted(table.components.plague_values)


# --- Duties --------------------------------------------------------------------------------------


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-CHAP-2", "WWE-CHAP-3", "WWE-CHAP-4", "WWE-CHAP-5")
def test_every_missing_duty_is_a_penalty_or_was_avoided(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, log in many_games(sitting, batch, 25 * patience):
        before_the_last = log[: log.index(_began(log, CHAPTERS))]
        missing = Counter(
            (event.seat, event.facts["duty"])
            for event in before_the_last
            if event.kind == "duty.paid" and event.facts["missing"]
        )
        settled = Counter(
            (event.seat, event.facts["duty"])
            for event in before_the_last
            if event.kind in ("penalty.due", "penalty.avoided")
        )
        assert settled == missing, place(table)
        assert "penalty.due" not in [event.kind for event in log[len(before_the_last) :]]


def _began(log: list[Event], chapter: int) -> Event:
    return next(
        event
        for event in log
        if event.kind == "chapter.began" and event.facts["chapter"] == chapter
    )


@for_every_sitting
@in_batches
@pytest.mark.rule("WWE-CHAP-2")
def test_what_is_paid_and_what_is_missing_is_what_is_owed(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, log in many_games(sitting, batch, 20 * patience):
        printed = table.components
        owed = {"piety": int(printed.duty_piety), "grain": int(printed.duty_grain)}
        for event in log:
            if event.kind == "tax.rolled":
                owed["gold"] = int(event.facts["amount"])
                assert owed["gold"] in printed.die, place(table)
            if event.kind == "duty.paid":
                paid, missing = int(event.facts["amount"]), int(event.facts["missing"])
                assert paid + missing == owed[str(event.facts["duty"])], place(table)
