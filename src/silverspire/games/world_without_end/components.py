"""World Without End: what is printed on the cards and the board, as tables for the rules.

Every number here comes from a component pack (see `pack.py`); the rules hold none.
Ids are small integers in fixed ranges, the same for every pack:

    goods    0–8, and POINTS (9) where a victory point stands in a good's place
    cards    0–11 the action cards, the six starred ones first
    events   chapter × 11 + place in the chapter's deck
    houses   0–13 the building spaces · locations 0–10 the plague's, the hideout last
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end import names

# Names for what an integer means; a NewType would cost a call in pure Python (ADR 2).
Seat: TypeAlias = i64
Good: TypeAlias = i64
Card: TypeAlias = i64
Project: TypeAlias = i64
HouseSpace: TypeAlias = i64
Location: TypeAlias = i64
FavorSpace: TypeAlias = i64
EventCard: TypeAlias = i64

NONE: Final = -1

# Goods [WWE-FRAME-2].
STONE: Final = 0
WOOD: Final = 1
GRAIN: Final = 2
PIETY: Final = 3
WOOL: Final = 4
CLOTH: Final = 5
LOYALTY: Final = 6
KNOWLEDGE: Final = 7
GOLD: Final = 8
GOODS: Final = 9
POINTS: Final = 9  # a victory point where a good could stand
GOOD_NAMES: Final[tuple[names.Value, ...]] = (
    "stone",
    "wood",
    "grain",
    "piety",
    "wool",
    "cloth",
    "loyalty",
    "knowledge",
    "gold",
    "points",
)

# Action cards; the first six are the starred ones [WWE-ACT-2].
GRAIN_CARD: Final = 0
PIETY_CARD: Final = 1
RESOURCE_CARD: Final = 2
PROJECT_CARD: Final = 3
SALE_CARD: Final = 4
PRIVILEGE_CARD: Final = 5
HOUSE_CARD: Final = 6
RENT_CARD: Final = 7
DONATION_CARD: Final = 8
CLOTH_CARD: Final = 9
MEDICINE_CARD: Final = 10
FAVOR_CARD: Final = 11
CARDS: Final = 12
STARRED_CARDS: Final = 6
CARD_NAMES: Final[tuple[names.Card, ...]] = (
    "grain",
    "piety",
    "resource",
    "project",
    "sale",
    "privilege",
    "house",
    "rent",
    "donation",
    "cloth",
    "medicine",
    "favor",
)

# Projects, in the pack's order [WWE-PROJ-1].
BRIDGE: Final = 0
MILL: Final = 1
HOSPITAL: Final = 2
CHAPEL: Final = 3
PALACE: Final = 4
CHURCH: Final = 5
TOWER: Final = 6
PROJECTS: Final = 7
PROJECT_NAMES: Final[tuple[names.ProjectName, ...]] = (
    "bridge",
    "mill",
    "hospital",
    "chapel",
    "palace",
    "church",
    "tower",
)

# The persons of the favor track [WWE-FAVOR-2].
QUEEN: Final = 0
PRIOR: Final = 1
ALDERMAN: Final = 2
PRIORESS: Final = 3
MERCHANTS: Final = 4
KING: Final = 5
EARL: Final = 6
BISHOP: Final = 7
OUTLAWS: Final = 8
PERSON_NAMES: Final[tuple[names.Person, ...]] = (
    "queen",
    "prior",
    "alderman",
    "prioress",
    "merchants",
    "king",
    "earl",
    "bishop",
    "outlaws",
)
FAVOR_SPACES: Final = 10

CHAPTERS: Final = 4
PLAGUE_CHAPTER: Final = 2  # the plague comes with III [WWE-PLAGUE-1]
ROUNDS: Final = 6  # of a chapter
EVENTS_OF_A_CHAPTER: Final = 11
EVENT_CARDS: Final = 44
SIDES: Final = 4
EVENT_SPACES: Final = 2
HOUSE_SPACES: Final = 14
HOUSES_OF_A_PLAYER: Final = 4
SEALS_OF_A_PLAYER: Final = 2
LOCATIONS: Final = 11
DIE_FACES: Final = 6
MOST_SEATS: Final = 4
PILE_LIMIT: Final = 6  # neither pile grows past it in a chapter [WWE-ACT-2]

# What healing a location brings beside its points: a good, points, a free house or nothing.
FREE_HOUSE: Final = 10

EFFECT_WIDTH: Final = 5  # an effect and its four numbers


def filled(count: int, value: int = 0) -> vec[i64]:
    """A table of `count` equal numbers."""
    return vec[i64]([value] * count)


@final
class Components:
    """One pack, as the rules read it. Immutable once loaded; shared by every state."""

    def __init__(self) -> None:
        self.pack: str = ""
        self.pack_hash: str = ""

        # What each player starts with, and the supplies as totals [WWE-SETUP-1, WWE-SETUP-2].
        self.start_goods: vec[i64] = filled(GOODS)
        self.start_points: i64 = 0
        self.supply: vec[i64] = filled(GOODS)  # gold: NONE, it never runs out

        # Events.
        self.event_keys: list[str] = []  # "event-I-1" …
        self.event_titles: list[str] = []
        self.event_lasting: vec[i64] = filled(EVENT_CARDS)  # 1: long-term
        self.event_corner: vec[i64] = filled(EVENT_CARDS * SIDES)  # [card × 4 + corner] a good
        self.event_corner_amount: vec[i64] = filled(EVENT_CARDS * SIDES)
        self.event_arrow: vec[i64] = filled(EVENT_CARDS)  # the number shown unrotated
        self.event_plague: vec[i64] = filled(EVENT_CARDS, NONE)  # location 0–10; NONE: I and II
        # A card's effects are effects[first × 5 …], `count` of them.
        self.event_first: vec[i64] = filled(EVENT_CARDS)
        self.event_count: vec[i64] = filled(EVENT_CARDS)
        self.effects: vec[i64] = vec[i64]()

        # The board.
        self.favor_track: vec[i64] = filled(FAVOR_SPACES)  # [space] a person
        self.favor_start: i64 = 0
        self.house_resource: vec[i64] = filled(HOUSE_SPACES)  # STONE or WOOD
        self.house_income: vec[i64] = filled(HOUSE_SPACES)  # a good or POINTS
        self.house_amount: vec[i64] = filled(HOUSE_SPACES)
        self.house_gold: i64 = 0  # what a house costs beside its resource
        self.wool_price: i64 = 0
        self.cloth_price: i64 = 0
        self.cloth_limit: i64 = 0  # cloth sold in one action
        self.covered_at_start: i64 = NONE  # the good that the fair does not sell in chapter I

        # Favor rewards [WWE-FAVOR-2]: points for a condition met, each, or a good.
        self.queen_points: i64 = 0
        self.prioress_points: i64 = 0
        self.outlaws_gold: i64 = 0

        # Projects.
        self.project_stone: vec[i64] = filled(PROJECTS)
        self.project_wood: vec[i64] = filled(PROJECTS)
        self.project_bonus_points: vec[i64] = filled(PROJECTS)  # for each donor
        self.project_bonus_good: vec[i64] = filled(PROJECTS, NONE)
        self.project_bonus_amount: vec[i64] = filled(PROJECTS)
        self.project_treats: vec[i64] = filled(PROJECTS)  # 1: donors may treat a sick location
        self.project_metal: vec[i64] = filled(PROJECTS)  # 1: a metal top
        self.project_chapter: vec[i64] = filled(PROJECTS, NONE)  # it enters by itself then; NONE
        self.building_points: i64 = 0  # for each resource placed
        self.metal_points: i64 = 0
        self.tied_metal_points: i64 = 0
        self.donation_gold: i64 = 0

        # Plague.
        self.plague_values: vec[i64] = filled(LOCATIONS)  # the tokens' values
        self.treatment_points: i64 = 0
        self.benefit: vec[i64] = filled(LOCATIONS, NONE)  # a good, POINTS, FREE_HOUSE or NONE
        self.benefit_amount: vec[i64] = filled(LOCATIONS)
        self.medicine_gold: i64 = 0
        self.medicine_points: i64 = 0

        # Duties [WWE-CHAP-2].
        self.duty_piety: i64 = 0
        self.duty_grain: i64 = 0
        self.die: vec[i64] = filled(DIE_FACES)
        self.missing_piety_points: i64 = 0
        self.missing_grain_points: i64 = 0
        self.missing_gold_points: i64 = 0

    def effect_place(self, event: EventCard, effect: i64) -> i64:
        """Where in the table of effects a card's effect of this kind stands; NONE."""
        first = self.event_first[event]
        for number in range(first, first + self.event_count[event]):
            if self.effects[number * EFFECT_WIDTH] == effect:
                return number * EFFECT_WIDTH
        return NONE
