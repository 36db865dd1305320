"""Fitted weights as a file whose changes can be read: a line for each feature and each choice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from silverspire.players.evaluator_registry import Fit, FittedWeights, PriorWeights
from silverspire.players.net import FIRST_LAYER, count_parameters

LONGEST_ROW: Final = 200  # the features of a prior fit on one line; a net is longer
NUMBERS_ON_A_LINE: Final = 8  # of a net, which is one long row of numbers


def read_weights(file: Path, features: int) -> FittedWeights:
    """The file's weights; nets and priors fitted before the last features were added ignore them.

    New features are added at the end of an evaluator's list, so theirs are rows of zeros there.
    """
    stored = msgspec.json.decode(file.read_bytes(), type=FittedWeights)
    return FittedWeights({seats: _widen(fit, features) for seats, fit in stored.seats.items()})


def _widen(fit: Fit, features: int) -> Fit:
    return msgspec.structs.replace(
        fit,
        priors=_widen_priors(fit.priors, features),
        net=_widen_net(fit.net, features),
        net_priors=_widen_priors(fit.net_priors, features),
    )


def _widen_net(net: list[float], features: int) -> list[float]:
    """The units' starts come first, then a row for each feature, then one for the time left."""
    lacking = count_parameters(features) - len(net) if net else 0
    end_of_features = FIRST_LAYER * (1 + features) - lacking
    return [*net[:end_of_features], *[0.0] * lacking, *net[end_of_features:]]


def _widen_priors(priors: PriorWeights, features: int) -> PriorWeights:
    return {
        question: {choice: _widen_row(numbers, features) for choice, numbers in choices.items()}
        for question, choices in priors.items()
    }


def _widen_row(numbers: list[float], features: int) -> list[float]:
    """A base logit alone, or followed by a weight for each feature and one for the time left."""
    if len(numbers) == 1:
        return numbers
    return [*numbers[:-1], *[0.0] * (features + 2 - len(numbers)), numbers[-1]]


def write_weights(file: Path, weights: FittedWeights) -> None:
    file.write_text(f"{_indented(msgspec.to_builtins(weights), 0)}\n", "utf-8")


def _indented(value: Any, depth: int) -> str:
    """JSON with a line for each entry of an object; a short row of numbers stays on one line."""
    if isinstance(value, dict) and value:
        entries = [f"{_json(key)}: {_indented(item, depth + 1)}" for key, item in value.items()]
        return _block("{}", entries, depth)
    if isinstance(value, Sequence) and not isinstance(value, str) and len(value) > LONGEST_ROW:
        numbers = [_json(number) for number in value]
        starts = range(0, len(numbers), NUMBERS_ON_A_LINE)
        lines = [", ".join(numbers[start : start + NUMBERS_ON_A_LINE]) for start in starts]
        return _block("[]", lines, depth)
    return _json(value)


def _block(brackets: str, lines: Sequence[str], depth: int) -> str:
    indent = " " * (depth + 1)
    inside = ",\n".join(f"{indent}{line}" for line in lines)
    return f"{brackets[0]}\n{inside}\n{' ' * depth}{brackets[1]}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
