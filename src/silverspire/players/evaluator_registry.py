"""The evaluator of each game: its module, with fitted weights beside it.

Ours are in `evaluators/`. Another package announces one for its game, or for a game's older rules.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.util import find_spec

import msgspec
from librt.vecs import vec

from silverspire.kernel.game import Game
from silverspire.kernel.registry import find_game
from silverspire.players.evaluator import POWERS, Evaluator, PointsEvaluator
from silverspire.players.net import Net
from silverspire.players.priors import ChoicePriors

FOLDER = "silverspire.players.evaluators"
ENTRY_POINTS = "silverspire.evaluators"  # modules by game, or game and older rules: `chess-1`
SPREAD = 8.0  # the uncertainty in points without a fit, at the end and for the time left

PriorWeights = dict[str, dict[str, list[float]]]


class Fit(msgspec.Struct, omit_defaults=True):
    """What was fitted for one number of seats: weights, how uncertain they leave the result,
    priors by question and choice: the base logit, and feature weights if there are any; and for
    search players the numbers of a net, and the priors of those who play with it."""

    spread: tuple[float, float]
    weights: dict[str, list[float]]
    priors: PriorWeights = {}
    net: list[float] = []
    net_priors: PriorWeights = {}  # none: the same as without a net


def unfitted() -> Fit:
    """Nothing is known but what is secured, and the result is open."""
    return Fit((SPREAD, SPREAD), {})


class FittedWeights(msgspec.Struct):
    """What was fitted for a game, by seats."""

    seats: dict[str, Fit]


def find_evaluator(game: str, *, with_net: bool = False) -> Evaluator:
    """The evaluator of the game as it is now, by its name."""
    return evaluator_for(find_game(game), with_net=with_net)


@cache
def evaluator_for(game: Game, *, with_net: bool = False) -> Evaluator:
    """The game's evaluator, ready to use; a game without one is evaluated by its points.

    The plain one is a sum of named features, fast and easy to explain; with nets it is stronger.
    Older rules have their own: what was fitted to others might not even fit their states.
    """
    module = _module(game)
    evaluator, content = _create(module), _weights_file(module)
    fitted = msgspec.json.decode(content, type=FittedWeights) if content else FittedWeights({})
    apply_fits(evaluator, game, fitted.seats, with_net=with_net)
    return evaluator


def apply_fits(evaluator: Evaluator, game: Game, fits: dict[str, Fit], *, with_net: bool) -> None:
    """Set all that was fitted: with nets, or without."""
    set_weights(evaluator, fits)
    set_priors(evaluator, game, fits, with_net=with_net)
    if with_net:
        set_nets(evaluator, fits)


@cache
def evaluator_hash(game: str) -> str:
    """A short name for what was fitted: players evaluate alike where it is the same."""
    return blake2b(_weights_file(_module(find_game(game))), digest_size=8).hexdigest()


def _module(game: Game) -> str | None:
    """The name of the game's module; None if it has none."""
    is_current = game is find_game(game.name)
    announced = game.name if is_current else f"{game.name}-{game.rules_version}"
    for entry in entry_points(group=ENTRY_POINTS, name=announced):
        return entry.module
    own = f"{FOLDER}.{game.name}"
    return own if is_current and find_spec(own) is not None else None


def _weights_file(module: str | None) -> bytes:
    """What was fitted, from the file beside the module; nothing if there is none."""
    if module is None:
        return b""
    package, _, name = module.rpartition(".")
    file = resources.files(package) / f"{name}.json"
    return file.read_bytes() if file.is_file() else b""


def new_evaluator(game: str) -> Evaluator:
    """The game's evaluator without weights: it sees what is secured and nothing more."""
    return _create(_module(find_game(game)))


def _create(module: str | None) -> Evaluator:
    if module is None:
        return PointsEvaluator()
    kind: type[Evaluator] = import_module(module).EVALUATOR
    return kind()


def set_priors(evaluator: Evaluator, game: Game, fits: dict[str, Fit], *, with_net: bool) -> None:
    """Set the priors by seats; where there are none, every choice is as likely."""
    evaluator.priors = []
    for seats in range(1 + max([0, *(int(seats) for seats in fits)])):
        fit = fits.get(str(seats), unfitted())
        found = (with_net and fit.net_priors) or fit.priors
        questions = 1 + max([-1, *(int(question) for question in found)])
        choice_priors = ChoicePriors(
            questions, len(game.choice_names), len(evaluator.feature_names)
        )
        for question, chosen in found.items():
            for name, numbers in chosen.items():
                choice_priors.set_logits(int(question), game.choice_of(name), numbers)
        evaluator.priors.append(choice_priors)


def set_nets(evaluator: Evaluator, fits: dict[str, Fit]) -> None:
    """Set the nets by seats, where there are any."""
    evaluator.nets = [None] * (1 + max([0, *(int(seats) for seats in fits)]))
    for seats, fit in fits.items():
        if fit.net:
            evaluator.nets[int(seats)] = Net(len(evaluator.feature_names), fit.net)


def set_weights(evaluator: Evaluator, fits: dict[str, Fit]) -> None:
    """Set the weights as the evaluator reads them, by seats; a name it lacks is an error."""
    names = evaluator.feature_names
    unknown = {name for fit in fits.values() for name in fit.weights} - set(names)
    if unknown:
        raise ValueError(f"weights for unknown features: {', '.join(sorted(unknown))}")
    most = max([4, *(int(seats) for seats in fits)])
    evaluator.weights = []
    evaluator.spreads = vec[float]([SPREAD] * (2 * (most + 1)))
    for seats in range(most + 1):
        fit = fits.get(str(seats), unfitted())
        flat = [number for name in names for number in fit.weights.get(name, [0.0] * POWERS)]
        evaluator.weights.append(vec[float](flat))
        evaluator.spreads[2 * seats] = fit.spread[0]
        evaluator.spreads[2 * seats + 1] = fit.spread[1]
