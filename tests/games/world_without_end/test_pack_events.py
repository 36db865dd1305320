"""World Without End, the shipped event cards: corners, arrows, numbers and known effects."""

from __future__ import annotations

from collections import Counter

import pytest

from silverspire.games.world_without_end import pack
from silverspire.games.world_without_end.components import (
    EVENT_CARDS,
    GOOD_NAMES,
    NONE,
    PERSON_NAMES,
    PROJECT_NAMES,
    Components,
)
from silverspire.games.world_without_end.effect_vocabulary import EFFECTS
from tests.games.world_without_end.packs import (
    SHIPPED,
    Effect,
    cards_with,
    corners_of,
    effects_of,
)

CHAPTERS = {
    "I": range(11),
    "II": range(11, 22),
    "III": range(22, 33),
    "IV": range(33, 44),
}


@pytest.fixture(scope="module")
def box() -> Components:
    """The components of the shipped pack."""
    return pack.READER.load(SHIPPED)


def titled(box: Components, title: str) -> int:
    return box.event_titles.index(title)


class TestCorners:
    @pytest.mark.rule("WWE-INCOME-1")
    def test_a_corner_is_one_of_the_ten_symbols(self, box: Components) -> None:
        shown = {corner for card in range(EVENT_CARDS) for corner in corners_of(box, card)}

        assert shown == {
            *("1 stone", "1 wood", "1 grain", "1 piety", "1 wool", "1 loyalty"),
            *("1 points", "1 gold", "2 gold", "1 knowledge"),
        }

    @pytest.mark.parametrize("card", range(EVENT_CARDS))
    def test_the_four_corners_of_a_card_differ(self, box: Components, card: int) -> None:
        assert len({corner.split()[1] for corner in corners_of(box, card)}) == 4

    def test_one_card_is_that_of_the_rulebooks_example(self, box: Components) -> None:
        cards = [corners_of(box, card) for card in range(EVENT_CARDS)]

        assert cards.count(["1 stone", "1 grain", "1 gold", "1 points"]) == 1

    @pytest.mark.parametrize("good", ["1 grain", "1 piety"])
    @pytest.mark.parametrize("chapter", CHAPTERS)
    def test_six_rounds_bring_a_seat_more_than_one_grain_and_piety_but_not_two(
        self, box: Components, chapter: str, good: str
    ) -> None:
        corners = [corner for card in CHAPTERS[chapter] for corner in corners_of(box, card)]

        assert 1 <= 6 * corners.count(good) / len(corners) <= 1.5

    def test_knowledge_comes_with_the_plague(self, box: Components) -> None:
        knowledge = [
            sum("1 knowledge" in corners_of(box, card) for card in cards)
            for cards in CHAPTERS.values()
        ]

        assert knowledge == [1, 3, 5, 1]

    @pytest.mark.parametrize("chapter", CHAPTERS)
    def test_the_four_numbers_of_the_arrow_are_spread(self, box: Components, chapter: str) -> None:
        arrows = Counter(int(box.event_arrow[card]) for card in CHAPTERS[chapter])

        assert sorted(arrows.values()) == [2, 3, 3, 3]

    def test_no_good_always_comes_with_the_same_number(self, box: Components) -> None:
        """Whoever turns a good toward them meets every number of the arrow as often."""
        met: dict[str, Counter[int]] = {}
        for card in range(EVENT_CARDS):
            for corner, good in enumerate(corners_of(box, card)):
                met.setdefault(good, Counter())[(int(box.event_arrow[card]) - corner) % 4] += 1

        spread = {good: max(times.values()) - min(times.values()) for good, times in met.items()}

        assert len(met) == 10
        assert set(spread.values()) <= {0, 1}


class TestEvents:
    @pytest.mark.parametrize("chapter", CHAPTERS)
    def test_at_most_three_of_a_chapter_are_long_term(self, box: Components, chapter: str) -> None:
        assert sum(box.event_lasting[card] for card in CHAPTERS[chapter]) <= 3

    @pytest.mark.rule("WWE-EVENT-1")
    def test_a_long_term_card_acts_later_only_and_never_when_it_is_revealed(
        self, box: Components
    ) -> None:
        long_term = [card for card in range(EVENT_CARDS) if box.event_lasting[card]]
        effects = {name for card in long_term for name, *_ in effects_of(box, card)}

        assert all(EFFECTS.rows[EFFECTS.numbers[str(name)]].lasts for name in effects)

    @pytest.mark.parametrize("chapter", ["III", "IV"])
    def test_each_location_falls_ill_by_one_card(self, box: Components, chapter: str) -> None:
        assert sorted(box.event_plague[card] for card in CHAPTERS[chapter]) == list(range(11))

    @pytest.mark.parametrize("chapter", ["I", "II"])
    def test_there_is_no_plague_before_chapter_iii(self, box: Components, chapter: str) -> None:
        assert {box.event_plague[card] for card in CHAPTERS[chapter]} == {NONE}

    @pytest.mark.parametrize(
        ("project", "card"),
        [
            ("mill", "A Mill for the Fullers"),
            ("hospital", "Beds for the Sick"),
            ("chapel", "A Chapel for Our Lady"),
            ("palace", "Godwyn Builds a Palace"),
            ("church", "A Small Church by the River"),
        ],
    )
    def test_five_projects_come_with_events(self, box: Components, project: str, card: str) -> None:
        opening = ("open_project", PROJECT_NAMES.index(project), 0, 0, 0)

        assert len(cards_with(box, "open_project")) == 5
        assert opening in effects_of(box, titled(box, card))

    def test_no_event_is_without_effect(self, box: Components) -> None:
        assert 0 not in set(box.event_count)

    def test_no_event_gives_or_takes_more_than_three_points_at_once(self, box: Components) -> None:
        where = {"gain_points": 1, "lose_points": 1, "most": 2, "fewest": 2, "pay_or_lose": 3}
        effects = [effect for card in range(EVENT_CARDS) for effect in effects_of(box, card)]
        at_once = [int(effect[where[name]]) for effect in effects if (name := effect[0]) in where]

        assert max(map(abs, at_once)) <= 3

    @pytest.mark.parametrize("chapter", CHAPTERS)
    def test_a_chapter_never_needs_more_than_the_five_cover_tokens(
        self, box: Components, chapter: str
    ) -> None:
        effects = [effect for card in CHAPTERS[chapter] for effect in effects_of(box, card)]
        persons = [int(effect[1]) for effect in effects if effect[0] == "cancel_favor"]
        favor = sum(person in persons for person in box.favor_track)
        fair = sum(effect[0] == "cancel_fair" for effect in effects) + (chapter == "I")
        projects = sum(4 for effect in effects if effect[0] == "cancel_other_projects")

        assert favor + fair + projects <= 5


def bits(*goods: str) -> int:
    return sum(1 << GOOD_NAMES.index(good) for good in goods)


# The cards whose effect the rulebook or a review describes: five numbers each, a word and four.
KNOWN = [
    ("Slow Work on the Bridge", "I", 1, [("wool_price", 1, 0, 0, 0)]),
    ("Buyers from Florence", "I", 0, [("trade", 4, 1, 8, 3)]),
    ("Cloth at the Fleece Fair", "I", 0, [("open_fair", 5, 0, 0, 0)]),
    ("Fire in Kingsbridge", "II", 0, [("return_house", 0, 0, 0, 0)]),
    ("Caris Stands Accused", "II", 0, [("no_actions", 0, 0, 0, 0)]),
    (
        "Ralph Fitzgerald Takes His Share",
        "II",
        0,
        [("lose_one_of", bits("grain", "wool", "cloth"), 0, 0, 0)],
    ),
    ("War on France", "II", 0, [("discard", 2, 0, 0, 0)]),
    ("Fear Comes with the Plague", "III", 0, [("random_discards", 0, 0, 0, 0)]),
    (
        "Godwyn Builds a Palace",
        "II",
        0,
        [("open_project", 4, 0, 0, 0), ("cancel_other_projects", 4, 0, 0, 0)],
    ),
    ("Merthin's Dream", "IV", 0, [("complete_project", 6, 0, 0, 0)]),
    ("The Staple Is Closed", "II", 1, [("no_sale", 0, 0, 0, 0)]),
    ("Masons Leave for the War", "II", 1, [("fee", 2, 1, 0, 0)]),
    ("What the Nuns Have Learned", "III", 0, [("gain", 7, 1, 0, 0)]),
    ("The Monks Have Fled", "III", 1, [("no_treatment", 0, 0, 0, 0)]),
]


@pytest.mark.parametrize(("title", "chapter", "lasting", "effects"), KNOWN)
def test_the_cards_that_are_known_do_what_is_known(
    box: Components,
    title: str,
    chapter: str,
    lasting: int,
    effects: list[Effect],
) -> None:
    card = titled(box, title)

    assert card in CHAPTERS[chapter]
    assert box.event_lasting[card] == lasting
    assert effects_of(box, card) == effects


def test_some_long_term_card_offers_an_exchange_every_round(box: Components) -> None:
    assert cards_with(box, "trade_each_round") == ["event-I-11", "event-II-9", "event-IV-5"]


def test_some_card_cancels_persons_of_the_favor_track(box: Components) -> None:
    king = PERSON_NAMES.index("king")

    assert effects_of(box, titled(box, "The King Crosses the Sea")) == [
        ("cancel_favor", king, 0, 0, 0),
    ]
