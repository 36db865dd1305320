"""The file of fitted weights: a change to one weight is a change to one line."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

from silverspire.lab.weights_file import read_weights, write_weights
from silverspire.players.evaluator_registry import Fit, FittedWeights
from silverspire.players.net import Net, count_parameters


def test_a_weights_file_has_a_line_for_each_feature_and_reads_back_the_same(
    tmp_path: Path,
) -> None:
    weights = FittedWeights(
        {"2": Fit((8.0, 4.5), {"wool": [1.25, -0.5], "cloth": [0.0, 2.0]}, net=[0.125] * 300)}
    )

    write_weights(tmp_path / "weights.json", weights)

    text = (tmp_path / "weights.json").read_text("utf-8")
    assert '    "wool": [1.25,-0.5],\n' in text
    assert max(map(len, text.splitlines())) < 80
    assert msgspec.json.decode(text, type=FittedWeights) == weights


@pytest.mark.parametrize("name", ["kutna_hora", "world_without_end"])
def test_the_shipped_weights_are_stored_as_they_would_be_written(name: str, tmp_path: Path) -> None:
    shipped = resources.files("silverspire.players.evaluators") / f"{name}.json"

    write_weights(
        tmp_path / "again.json", msgspec.json.decode(shipped.read_bytes(), type=FittedWeights)
    )

    assert (tmp_path / "again.json").read_bytes() == shipped.read_bytes()


def test_a_net_and_priors_ignore_features_that_were_added_later(tmp_path: Path) -> None:
    numbers = [float(place % 7) / 8 - 0.25 for place in range(count_parameters(3))]
    priors = {"1": {"play:grain": [0.5], "play:wool": [0.5, 1.0, 2.0, 3.0, 9.0]}}
    write_weights(
        tmp_path / "weights.json",
        FittedWeights({"2": Fit((8.0, 4.0), {"wool": [1.0, 2.0]}, priors, numbers)}),
    )

    fit = read_weights(tmp_path / "weights.json", 5).seats["2"]

    seen, left = [1.5, -2.0, 0.5], 0.75
    before = Net(3, numbers).predict(vec[float](seen), left)
    assert Net(5, fit.net).predict(vec[float]([*seen, 4.0, 7.0]), left) == before
    assert fit.priors["1"]["play:grain"] == [0.5]
    assert fit.priors["1"]["play:wool"] == [0.5, 1.0, 2.0, 3.0, 0.0, 0.0, 9.0]
    assert fit.net_priors == {}
    assert fit.weights == {"wool": [1.0, 2.0]}
