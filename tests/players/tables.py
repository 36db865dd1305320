"""Real tables in the middle of games, and twins of them that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import silverspire
from silverspire import Decision, State
from silverspire.players.player import Player
from tests.conformance.play import asked, sampled_positions

GAMES = silverspire.games()


def tables(game: str, one_in: int, seats: int = 3, seed: int = 5) -> Iterator[State]:
    """Some tables of a game by players without evaluator; those with something to choose."""
    for state in sampled_positions(silverspire.game(game).new(seats, seed), seed, one_in):
        if len(asked(state).choices) > 1:
            yield state.clone()


def twins(state: State) -> list[State]:
    """Tables with other stacks, decks and hands, alike to the seat that is asked."""
    seat = asked(state).seat
    return [state.redeal(seat, deal) for deal in (1, 2)]


def tables_after_a_secret(seed: int) -> Iterator[tuple[State, State]]:
    """Two real tables of World Without End: a seat has laid another card face down."""
    for state in tables("world_without_end", one_in=1, seed=seed):
        if asked(state).kind != "discard":
            continue
        one, other = state.clone(), state.clone()
        one.apply(asked(state).choices[0])
        other.apply(asked(state).choices[-1])
        if not one.over and asked(one).seat != asked(state).seat and alike(one, other):
            yield one, other


def alike(one: State, other: State) -> bool:
    """Whether the seat that is asked sees the same on both tables."""
    seat = asked(one).seat
    return one.decision() == other.decision() and one.view(seat) == other.view(seat)


def choose(player: Player, state: State) -> int:
    return player.choose(state, asked(state))


def play(state: State, players: Sequence[Player]) -> list[tuple[Decision, int]]:
    """A whole game; answers who was asked what, and chose what."""
    seen = []
    while (decision := state.decision()) is not None:
        choice = players[decision.seat].choose(state, decision)
        seen.append((decision, choice))
        state.apply(choice)
    return seen
