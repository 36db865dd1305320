"""One game of an arena, and what is kept of it."""

from __future__ import annotations

from contextlib import ExitStack
from functools import lru_cache
from time import perf_counter
from typing import Any

import msgspec

from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.lab.arena.decision_times import TimeHistogram
from silverspire.lab.arena.schedule import Match, player_seed
from silverspire.localization import say
from silverspire.players.evaluator_registry import evaluator_hash
from silverspire.players.player import Player
from silverspire.players.registry import find_player

LONGEST_ERROR = 300


class ArenaStopped(SilverspireError):
    """No game can be played, and no player is at fault."""


class Failure(msgspec.Struct, frozen=True):
    """Why a game has no result. The player is its number in the list; None: unknown."""

    player: int | None
    error: str


class MatchResult(msgspec.Struct, frozen=True):
    """What is kept of a game, by seat."""

    number: int
    seating: tuple[int, ...]
    points: tuple[float, ...] = ()
    places: tuple[int, ...] = ()
    clocks: tuple[TimeHistogram, ...] = ()
    failed: Failure | None = None


class _PlayerFault(Exception):
    """A player failed; the cause says how."""

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.player = player


def play_match(match: Match) -> MatchResult:
    """Play a game to its end. Whatever goes wrong in it is its result."""
    state = _deal(match)
    clocks = tuple(TimeHistogram() for _ in match.seating)
    try:
        _play(match, state, clocks)
    except _PlayerFault as fault:
        return failed(match, fault.player, _error_text(fault.__cause__ or fault))
    except Exception as error:  # noqa: BLE001  # a rule that broke is no player's fault
        return failed(match, None, _error_text(error))
    scores = tuple(float(points) for points in state.scores())
    return MatchResult(match.number, match.seating, scores, tuple(state.ranking()), clocks)


def failed(match: Match, player: int | None, error: str) -> MatchResult:
    return MatchResult(match.number, match.seating, failed=Failure(player, error))


def _deal(match: Match) -> State:
    components = _components(match.game, match.pack)
    if components.pack_hash != match.pack_hash:
        raise ArenaStopped(say("arena-other-pack", pack=match.pack))
    if evaluator_hash(match.game) != match.evaluator:
        raise ArenaStopped(say("arena-other-evaluator"))
    game = find_game(match.game)
    return game.deal(len(match.seating), match.seed, match.options, components)


@lru_cache(maxsize=1)
def _components(game: str, pack: str) -> Any:
    """Read once in each process: a folder could change between two games."""
    return find_game(game).components(pack)


def _play(match: Match, state: State, clocks: tuple[TimeHistogram, ...]) -> None:
    with ExitStack() as cleanup:
        players = [_open_player(match, player, cleanup) for player in match.seating]
        while (asked := state.decision()) is not None:
            started = perf_counter()
            choice = _ask(match, players[asked.seat], state, asked)
            clocks[asked.seat].add(perf_counter() - started)
            state.apply_unchecked(choice)


def _open_player(match: Match, number: int, cleanup: ExitStack) -> Player:
    try:
        player = find_player(match.players[number], player_seed(match, number))
    except Exception as error:
        raise _PlayerFault(number) from error
    cleanup.callback(_close, player, number)
    return player


def _close(player: Player, number: int) -> None:
    try:
        player.close()
    except Exception as error:
        raise _PlayerFault(number) from error


def _ask(match: Match, player: Player, state: State, asked: Decision) -> int:
    try:
        choice = player.choose(state, asked)
        if choice not in asked.choices:
            state.apply(choice)  # refuses, and says why
    except Exception as error:
        raise _PlayerFault(match.seating[asked.seat]) from error
    return choice


def _error_text(error: BaseException) -> str:
    sentence = " ".join(f"{type(error).__name__}: {error}".split())
    return sentence if len(sentence) <= LONGEST_ERROR else f"{sentence[:LONGEST_ERROR]}…"
