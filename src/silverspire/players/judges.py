"""The judgement of each game: its module in `judgements/`, with fitted weights beside it."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib import import_module, resources
from importlib.util import find_spec

import msgspec
from librt.vecs import vec

from silverspire.kernel.game import Game
from silverspire.kernel.registry import find_game
from silverspire.players.habits import Habits
from silverspire.players.judgement import POWERS, Judgement, PlainJudgement
from silverspire.players.net import Net

FOLDER = "silverspire.players.judgements"
SPREAD = 8.0  # points of doubt in what nobody has fitted, at the end and for all that is left

KnownHabits = dict[str, dict[str, list[float]]]


class Fit(msgspec.Struct, omit_defaults=True):
    """What was fitted for one number of seats: weights, how doubtful they leave the result,
    habits by question and choice: the usual inclination, and leanings if there are any; and for
    those who think longer the numbers of a net, and the habits of who plays with it."""

    spread: tuple[float, float]
    weights: dict[str, list[float]]
    habits: KnownHabits = {}
    net: list[float] = []
    net_habits: KnownHabits = {}  # none: the same as without a net


def unfitted() -> Fit:
    """Nothing is known but what is secured, and the result is open."""
    return Fit((SPREAD, SPREAD), {})


class Stored(msgspec.Struct):
    """What was fitted for a game, by seats."""

    seats: dict[str, Fit]


@cache
def find_judgement(game: str, *, deep: bool = False) -> Judgement:
    """The game's judgement, ready to use; a game without one is judged by its points.

    The plain one is a sum of named features, quick and easy to explain; the deep one has nets too.
    """
    judgement = new_judgement(game)
    fitted = _fitted(game)
    stored = msgspec.json.decode(fitted, type=Stored) if fitted else Stored({})
    use_fits(judgement, find_game(game), stored.seats, deep=deep)
    return judgement


def use_fits(judgement: Judgement, game: Game, fits: dict[str, Fit], *, deep: bool) -> None:
    """Lay out all that was fitted: with nets, or as those judge who have none."""
    use_weights(judgement, fits)
    use_habits(judgement, game, fits, deep=deep)
    if deep:
        use_nets(judgement, fits)


@cache
def judgement_hash(game: str) -> str:
    """A short name for what was fitted: players judge alike where it is the same."""
    return blake2b(_fitted(game), digest_size=8).hexdigest()


def _fitted(game: str) -> bytes:
    """The game's file; nothing if it has none."""
    file = resources.files(FOLDER) / f"{game}.json"
    return file.read_bytes() if file.is_file() else b""


def new_judgement(game: str) -> Judgement:
    """The game's judgement without weights: it sees what is secured and nothing more."""
    if find_spec(f"{FOLDER}.{game}") is None:
        return PlainJudgement()
    kind: type[Judgement] = import_module(f"{FOLDER}.{game}").JUDGEMENT
    return kind()


def use_habits(judgement: Judgement, game: Game, fits: dict[str, Fit], *, deep: bool) -> None:
    """Lay the habits out by seats; where there are none, every choice is as likely."""
    judgement.habits = []
    for seats in range(1 + max([0, *(int(seats) for seats in fits)])):
        fit = fits.get(str(seats), unfitted())
        found = (deep and fit.net_habits) or fit.habits
        questions = 1 + max([-1, *(int(question) for question in found)])
        habits = Habits(questions, len(game.choice_names), len(judgement.features))
        for question, chosen in found.items():
            for name, numbers in chosen.items():
                habits.learn(int(question), game.choice_of(name), numbers)
        judgement.habits.append(habits)


def use_nets(judgement: Judgement, fits: dict[str, Fit]) -> None:
    """Lay the nets out by seats, where there are any."""
    judgement.nets = [None] * (1 + max([0, *(int(seats) for seats in fits)]))
    for seats, fit in fits.items():
        if fit.net:
            judgement.nets[int(seats)] = Net(len(judgement.features), fit.net)


def use_weights(judgement: Judgement, fits: dict[str, Fit]) -> None:
    """Lay the weights out as the judgement reads them, by seats; a name it lacks is an error."""
    names = judgement.features
    unknown = {name for fit in fits.values() for name in fit.weights} - set(names)
    if unknown:
        raise ValueError(f"weights for unknown features: {', '.join(sorted(unknown))}")
    most = max([4, *(int(seats) for seats in fits)])
    judgement.weights = []
    judgement.spreads = vec[float]([SPREAD] * (2 * (most + 1)))
    for seats in range(most + 1):
        fit = fits.get(str(seats), unfitted())
        flat = [number for name in names for number in fit.weights.get(name, [0.0] * POWERS)]
        judgement.weights.append(vec[float](flat))
        judgement.spreads[2 * seats] = fit.spread[0]
        judgement.spreads[2 * seats + 1] = fit.spread[1]
