"""Whole games with every question as it was asked, to compare it with what happened then."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from silverspire import Event
from silverspire.kernel.narration import Listed, Message, Question
from tests.conformance.play import Sitting, asked, some_player, tasteful
from tests.golden.tables import TASTES


class Prompt(NamedTuple):
    """A question, what could be chosen, what was, and the events of the game from there on."""

    kind: str
    seat: int
    view: dict[str, Any]  # as the seat that was asked saw it
    question: Question
    legal: list[str]
    chosen: str
    after: list[Event]
    where: str

    @property
    def help(self) -> set[str]:
        """The help's sentences, by what follows `.help` in their ids: `-free`, or nothing."""
        return {message.id.partition(".help")[2] for message in sentences(self.question.help)}

    def fact(self, name: str) -> Any:
        """What the question names."""
        return self.question.title.arguments[name]

    def ensuing(self, *ends: str) -> Iterator[Event]:
        """The events that follow until a card of another player, or an event of these kinds."""
        for event in self.after:
            others = event.kind == "card.played" and event.seat != self.seat
            if others or event.kind in ends:
                return
            yield event


def sentences(message: Message | None) -> list[Message]:
    """A message, or those that it lists."""
    if message is None:
        return []
    text = message.arguments.get("text")
    if isinstance(text, Listed):
        return [item for item in text.items if isinstance(item, Message)]
    return [message]


@cache
def prompts_of_game(sitting: Sitting, seed: int) -> list[Prompt]:
    """Every question of a game; in half of the games the players are industrious."""
    state = sitting.new(seed)
    rng = random.Random(seed)
    taste = TASTES[state.game.name]
    player = tasteful(state.game, rng, taste) if seed % 2 else some_player(state.game, seed)
    log: list[Event] = []
    found: list[tuple[Prompt, int]] = []
    while not state.over:
        decision = asked(state)
        view = state.view(decision.seat)
        question = state.game.narration_of(state).question(view, decision.kind)
        legal = [state.game.name_of(choice) for choice in decision.choices]
        choice = player(decision)
        where = f"{sitting}, seed {seed}, after {len(state.choices_made)} choices"
        chosen = state.game.name_of(choice)
        prompt = Prompt(decision.kind, decision.seat, view, question, legal, chosen, [], where)
        found.append((prompt, len(log)))
        log += state.apply(choice)
    return [prompt._replace(after=log[start:]) for prompt, start in found]


def prompts(sitting: Sitting, kind: str, games: int) -> Iterator[Prompt]:
    """Every question of a kind in that many games."""
    for seed in range(games):
        yield from (prompt for prompt in prompts_of_game(sitting, seed) if prompt.kind == kind)
