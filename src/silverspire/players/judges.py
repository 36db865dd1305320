"""The judgement of each game: its module in `judgements/`, with fitted weights beside it."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec

import msgspec
from librt.vecs import vec

from silverspire.kernel.game import Game
from silverspire.kernel.registry import find_game
from silverspire.players.judgement import POWERS, Judgement, PlainJudgement

RARELY = 0.01
FOLDER = "silverspire.players.judgements"


class Fit(msgspec.Struct):
    """Weights for one number of seats, and how doubtful they leave the result."""

    spread: tuple[float, float]
    weights: dict[str, list[float]]


class Stored(msgspec.Struct):
    """What was fitted for a game: weights by seats, and habits by question and choice."""

    seats: dict[str, Fit]
    habits: dict[str, dict[str, float]] = {}


@cache
def find_judgement(game: str) -> Judgement:
    """The game's judgement, ready to use; a game without one is judged by its points."""
    judgement = new_judgement(game)
    file = resources.files(FOLDER) / f"{game}.json"
    stored = msgspec.json.decode(file.read_bytes(), type=Stored) if file.is_file() else Stored({})
    use_weights(judgement, stored.seats)
    use_habits(judgement, find_game(game), stored.habits)
    return judgement


def new_judgement(game: str) -> Judgement:
    """The game's judgement without weights: it sees what is secured and nothing more."""
    if find_spec(f"{FOLDER}.{game}") is None:
        return PlainJudgement()
    kind: type[Judgement] = import_module(f"{FOLDER}.{game}").JUDGEMENT
    return kind()


def use_habits(judgement: Judgement, game: Game, habits: dict[str, dict[str, float]]) -> None:
    """Lay the habits out by question and choice; what nobody ever did keeps a small chance."""
    judgement.choices = len(game.choice_names)
    if not habits:
        return
    questions = 1 + max(int(question) for question in habits)
    judgement.habits = vec[float]([RARELY] * (questions * len(game.choice_names)))
    for question, chosen in habits.items():
        for name, share in chosen.items():
            place = int(question) * len(game.choice_names) + game.choice_of(name)
            judgement.habits[place] = max(RARELY, share)


def use_weights(judgement: Judgement, fits: dict[str, Fit]) -> None:
    """Lay the weights out as the judgement reads them, by seats; a name it lacks is an error."""
    names = judgement.features
    unknown = {name for fit in fits.values() for name in fit.weights} - set(names)
    if unknown:
        raise ValueError(f"weights for unknown features: {', '.join(sorted(unknown))}")
    most = max([4, *(int(seats) for seats in fits)])
    judgement.weights = []
    judgement.spreads = vec[float]([8.0, 8.0] * (most + 1))
    for seats in range(most + 1):
        fit = fits.get(str(seats), Fit((8.0, 8.0), {}))
        flat = [number for name in names for number in fit.weights.get(name, [0.0] * POWERS)]
        judgement.weights.append(vec[float](flat))
        judgement.spreads[2 * seats] = fit.spread[0]
        judgement.spreads[2 * seats + 1] = fit.spread[1]
