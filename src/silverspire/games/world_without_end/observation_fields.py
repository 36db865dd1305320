"""World Without End: the numbers of an observation by name, in the order they are written."""

from __future__ import annotations

from typing import Final

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    CARDS,
    CHAPTERS,
    EVENT_CARDS,
    FAVOR_SPACES,
    GOOD_NAMES,
    GOODS,
    HOUSE_SPACES,
    HOUSES_OF_A_PLAYER,
    LOCATIONS,
    MOST_SEATS,
    PERSON_NAMES,
    PROJECT_NAMES,
    PROJECTS,
    ROUNDS,
    SEALS_OF_A_PLAYER,
    SIDES,
)
from silverspire.games.world_without_end.questions import QUESTION_NAMES
from silverspire.games.world_without_end.state import EVENT_PLACES
from silverspire.kernel.observations import Field

PERSONS: Final = len(PERSON_NAMES)
INCOMES: Final = GOODS + 1  # a corner pays a good or points
DUTIES: Final = 3

FIELDS: Final = (
    Field("seats", 3, 1, "one of: 2, 3, 4 players"),
    Field("over", 1, 1, "1 when the game is over"),
    Field("chapter", CHAPTERS, 1, "one of: I, II, III, IV"),
    Field("round", 1, ROUNDS, "the round of the chapter, from 1"),
    Field("no_actions", 1, 1, "1 if nobody performs an action this round"),
    Field("random_discards", 1, 1, "1 if due discards are drawn at random this round"),
    Field("active_seat", MOST_SEATS, 1, "one of the chairs"),
    Field("asked_seat", MOST_SEATS, 1, "one of the chairs; none when the game is over"),
    Field("asked_kind", len(QUESTION_NAMES), 1, f"one of: {', '.join(QUESTION_NAMES)}"),
    Field("asked_card", CARDS, 1, f"the card whose action is asked for: {', '.join(CARD_NAMES)}"),
    Field("asked_project", PROJECTS, 1, f"that resources go to: {', '.join(PROJECT_NAMES)}"),
    Field("asked_goods", GOODS, 1, f"to lose or gain one of: {', '.join(GOOD_NAMES[:GOODS])}"),
    Field("asked_duty", DUTIES, 1, "to protect from, one of: piety, grain, taxes"),
    Field("asked_amount", 1, 20, "resources placed, wool sold or knowledge left so far"),
    Field(
        "events",
        EVENT_PLACES * EVENT_CARDS,
        1,
        "one event card for each place: the first and second long-term space, this round's",
    ),
    Field("arrow_possible", SIDES, 1, "1 for each number that the arrow may point at"),
    Field(
        "arrow_incomes",
        SIDES * MOST_SEATS * INCOMES,
        5,
        "for each number, chair by chair, the income: how many of which good, points last",
    ),
    Field(
        "arrow_favor",
        SIDES * PERSONS,
        1,
        f"for each number but 0, where the favor marker lands: {', '.join(PERSON_NAMES)}",
    ),
    Field("favor", FAVOR_SPACES, 1, "the favor marker's space"),
    Field("favor_canceled", FAVOR_SPACES, 1, "1 for each space that is canceled"),
    Field("supply", GOODS - 1, 40, "of each good but gold"),
    Field("fair_open", 2, 1, "1 if it is sold today: wool, cloth"),
    Field("fair_prices", 2, 10, "gold for one sold today: wool, cloth"),
    Field("house_owners", HOUSE_SPACES * MOST_SEATS, 1, "for each space the chair of its house"),
    Field("projects", PROJECTS * 3, 1, "for each project one of: aside, in play, complete"),
    Field("canceled", PROJECTS, 1, "1 for each project that is canceled"),
    Field("stone_placed", PROJECTS, 10, "stone on each project"),
    Field("wood_placed", PROJECTS, 10, "wood on each project"),
    Field("project_seals", PROJECTS * MOST_SEATS, 1, "for each project the chairs with a seal"),
    Field(
        "plague",
        LOCATIONS * 4,
        1,
        "for each location one of: no token, unturned, sick, healed",
    ),
    Field("plague_values", LOCATIONS, 10, "the value of each turned token; 0: not seen"),
    Field("own_hand", CARDS, 1, "1 for each card in your own hand"),
    Field("own_discards", CARDS, 1, "1 for each card that you discarded face down"),
    Field("players", MOST_SEATS, 1, "1 for each chair that is taken"),
    Field("half_points", MOST_SEATS, 400, "points in halves, by chair"),
    Field("houses", MOST_SEATS, HOUSES_OF_A_PLAYER, "still with the player, by chair"),
    Field("seals", MOST_SEATS, SEALS_OF_A_PLAYER, "still with the player, by chair"),
    Field("hand_count", MOST_SEATS, CARDS, "cards in hand, by chair"),
    Field("discard_count", MOST_SEATS, CARDS, "cards discarded face down, by chair"),
    Field("court", MOST_SEATS, 1, "1 at the royal court, by chair"),
    Field("begging", MOST_SEATS, 1, "1 for a beggar, by chair"),
    Field("performed", MOST_SEATS, 1, "1 if the last card's action changed something, by chair"),
    Field("piles", MOST_SEATS * CARDS, 1, "1 for each card in the open pile, chair by chair"),
    Field("pile_tops", MOST_SEATS * CARDS, 1, "the last card played, chair by chair"),
    Field(
        "goods",
        MOST_SEATS * GOODS,
        60,
        "of each good, chair by chair; the others' are what a perfect memory knows: goods change "
        "hands in the open",
    ),
)
