"""Tables of every game, and players without judgement who bring them into all kinds of positions.

Nothing here knows a game: tables come from the registry, players from the names of choices.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import silverspire
from silverspire import Decision, Event, Game, IllegalChoice, State, WrongOption
from silverspire.rulebook import chapters

LONGEST_GAME = 10_000
SEEDS = st.integers(0, 2**32)
COUNTS = st.integers(0, 250)  # choices made before a promise is looked at
Player = Callable[[Decision], int]


class Table(NamedTuple):
    """A game with that many seats and these options."""

    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        shown = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}-{shown}"

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, self.options)


class Sitting(NamedTuple):
    """A game with that many seats; the seed decides which options."""

    game: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"

    def new(self, seed: int) -> State:
        return tables_of(self)[seed % len(tables_of(self))].new(seed)


def every_sitting() -> list[Sitting]:
    return [
        Sitting(name, seats)
        for name in silverspire.games()
        for seats in silverspire.game(name).seats
    ]


@cache
def tables_of(sitting: Sitting) -> list[Table]:
    """Every different set of options that the game allows for that many seats."""
    return list(_all_tables(sitting))


def for_every_sitting() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("sitting", every_sitting(), ids=str)


def times(factor: int) -> settings:
    """So many times the profile's number of examples."""
    return settings(max_examples=factor * settings().max_examples)


def every_table() -> list[Table]:
    return [table for sitting in every_sitting() for table in tables_of(sitting)]


def _all_tables(sitting: Sitting) -> Iterator[Table]:
    game = silverspire.game(sitting.game)
    values = [option.values or (option.default,) for option in game.options.values()]
    seen: list[dict[str, Any]] = []
    for combination in product(*values):
        options = dict(zip(game.options, combination, strict=True))
        try:
            completed = game.new(sitting.seats, 0, options).options
        except WrongOption:
            continue
        if completed not in seen:
            seen.append(completed)
            yield Table(game, sitting.seats, options)


@cache
def written_rules(game: Game) -> set[str]:
    """The ids of the game's rulebook."""
    return {rule.id for chapter in chapters(game.name) for rule in chapter.rules}


def many_games(sitting: Sitting, batch: int, count: int) -> Iterator[State]:
    """New tables, other ones in every batch; the options change from table to table."""
    for number in range(count):
        yield sitting.new(batch * 1_000_000 + number)


def place(state: State) -> str:
    """Where we are, to find a broken promise again."""
    return (
        f"{state.game.name} with {state.seats} seats, seed {state.seed}, options {state.options}, "
        f"after {len(state.choices_made)} choices"
    )


# --- Players -------------------------------------------------------------------------------------


def some_player(game: Game, seed: int) -> Player:
    """One of three kinds, by the seed."""
    rng = random.Random(seed)
    return rng.choice((careless, curious, opinionated))(game, rng)


def careless(game: Game, rng: random.Random) -> Player:
    """Takes any choice."""
    return lambda asked: rng.choice(asked.choices)


def curious(game: Game, rng: random.Random) -> Player:
    """Takes what the seat has done least often: gets further into a game."""
    done: Counter[tuple[int, str]] = Counter()
    deeds = words(game)

    def choose(asked: Decision) -> int:
        seat = asked.seat
        choice = min(asked.choices, key=lambda choice: (done[seat, deeds[choice]], rng.random()))
        done[seat, deeds[choice]] += 1
        return choice

    return choose


def opinionated(game: Game, rng: random.Random) -> Player:
    """Likes some deeds much more than others, other ones in every game and on every seat."""
    taste: defaultdict[tuple[int, str], float] = defaultdict(lambda: rng.lognormvariate(0, 2))
    deeds = words(game)

    def choose(asked: Decision) -> int:
        weights = [taste[asked.seat, deeds[choice]] for choice in asked.choices]
        return rng.choices(asked.choices, weights)[0]

    return choose


def tasteful(game: Game, rng: random.Random, taste: dict[str, float]) -> Player:
    """Values each deed as much as it is given; one that is not given, 1."""
    liked = [taste.get(deed, 1.0) for deed in words(game)]

    def choose(asked: Decision) -> int:
        weights = [liked[choice] for choice in asked.choices]
        return rng.choices(asked.choices, weights)[0]

    return choose


@cache
def words(game: Game) -> tuple[str, ...]:
    """What each choice does, whatever it is done with: the last word of its name."""
    names = map(game.name_of, range(len(game.choice_names)))
    return tuple(name.rsplit(":", 1)[-1] for name in names)


# --- Games ---------------------------------------------------------------------------------------


def asked(state: State) -> Decision:
    """The pending decision of a game that is not over."""
    decision = state.decision()
    assert decision is not None
    return decision


def moves(state: State, player: Player) -> Iterator[tuple[Decision, int, list[Event]]]:
    """Play a game to its end on this very state."""
    for _ in range(LONGEST_GAME):
        decision = state.decision()
        if decision is None:
            return
        choice = player(decision)
        yield decision, choice, state.apply(choice)
    raise AssertionError(f"{state.game.name} does not end within {LONGEST_GAME} choices")


def play_to_end(state: State, seed: int) -> list[int]:
    """Play a game to its end; returns the choices."""
    player = some_player(state.game, seed)
    return [choice for _, choice, _ in moves(state, player)]


def positions(state: State, seed: int) -> Iterator[State]:
    """The state at every decision of a game, moving on; not to be changed by the reader."""
    yield state
    for _ in moves(state, some_player(state.game, seed)):
        if not state.over:
            yield state


def sampled_positions(state: State, seed: int, one_in: int) -> Iterator[State]:
    """The state at some decisions: of `one_in` decisions one, at random."""
    rng = random.Random(seed)
    for position in positions(state, seed):
        if rng.randrange(one_in) == 0:
            yield position


def after(state: State, seed: int, count: int) -> State:
    """The state after a number of choices of a game, or at its last decision."""
    player = some_player(state.game, seed)
    for _ in range(count):
        before = state.clone()
        state.apply(player(asked(state)))
        if state.over:
            return before
    return state


def illegal_choices(state: State) -> list[int]:
    legal = set(asked(state).choices)
    return [choice for choice in range(len(state.game.choice_names)) if choice not in legal]


def refusal(state: State, choice: int) -> IllegalChoice | None:
    """The error that a choice meets; None if it was accepted."""
    try:
        state.apply(choice)
    except IllegalChoice as error:
        return error
    return None


def revealing(events: list[Event]) -> bool:
    return any(event.reveals for event in events)


def heard_by(seat: int | None, events: list[Event]) -> list[Event]:
    """The events that a seat, or a spectator, may know."""
    return [event for event in events if event.audience is None or event.audience == seat]


def viewers(state: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [None, *range(state.seats)]
