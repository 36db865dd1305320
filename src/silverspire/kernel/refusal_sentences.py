"""Refusals in words, for errors: games say messages, and whoever knows the words renders them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from silverspire.kernel.errors import Reason
from silverspire.kernel.narration import Message

if TYPE_CHECKING:
    from silverspire.kernel.game import Game
    from silverspire.kernel.state import State


class Words:
    """How messages become sentences; the package sets it, with the Fluent files behind it."""

    render: Callable[[Message, str], str] | None = None


WORDS = Words()


def refusal_sentence(game: Game, state: State, reason: Reason) -> str:
    """Why a choice is refused at a table, with its rule; without words, by the message's name."""
    if WORDS.render is None:
        return str(reason)
    return WORDS.render(game.narration_of(state).refusal(reason), reason.rule)
