"""Every kind of piece has a rule to read; that it is written, test_rule_citations checks."""

from __future__ import annotations

import pytest

import silverspire

GAMES = ("kutna_hora", "world_without_end")


def families(name: str) -> set[str]:
    """The first parts of all choices."""
    game = silverspire.game(name)
    return {choice.partition(":")[0] for choice in game.choice_names}


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_belongs_to_a_piece_with_a_rule(name: str) -> None:
    game = silverspire.game(name)
    rules = game.catalogue(4, game.components("reconstructed"))["piece_rules"]

    assert families(name) <= set(rules)
