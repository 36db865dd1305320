"""What a person typed: a number, a choice's name, or part of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from silverspire.cli.renderer import Renderer
from silverspire.kernel.state import State
from silverspire.localization import folded, say

SHORTEST_PART = 3  # letters of a label that are enough


class Answer(NamedTuple):
    """The choice that was meant, legal or not; or an explanation if it cannot be understood."""

    choice: int | None
    problem: str = ""


def parse_answer(answer: str, choices: Sequence[int], state: State, renderer: Renderer) -> Answer:
    """A number of the list, a stable name (`plot:C4`), its last part (`c4`), or a label."""
    if answer.isdigit():
        number = int(answer)
        if 1 <= number <= len(choices):
            return Answer(choices[number - 1])
        return Answer(None, say("no-such-number", number=number, most=len(choices)))
    meant = _named(answer, choices, state, renderer)
    if len(meant) == 1:
        return Answer(meant[0])
    if meant:
        numbers = say("list-separator").join(str(choices.index(choice) + 1) for choice in meant)
        return Answer(None, say("ambiguous", answer=answer, numbers=numbers))
    refused = _named(answer, state.candidates(), state, renderer)
    if refused:
        return Answer(_most_helpful(refused, state))
    for number, name in enumerate(state.game.choice_names):
        if name.casefold() == answer.casefold():
            return Answer(number)
    return Answer(None, say("unknown", answer=answer))


def _most_helpful(refused: list[int], state: State) -> int:
    """Of several that go by a name, one whose refusal teaches something."""
    for choice in refused:
        if not all(reason.obvious for reason in state.why_not(choice)):
            return choice
    return refused[0]


def _named(answer: str, choices: Sequence[int], state: State, renderer: Renderer) -> list[int]:
    """The choices that go by this name: exact names first, then parts and labels."""
    wanted = folded(answer)
    names = {choice: folded(state.game.name_of(choice)) for choice in choices}
    labels = {choice: folded(renderer.choice(state, choice)) for choice in choices}
    found = [choice for choice in choices if names[choice] == wanted]
    found = found or [choice for choice in choices if names[choice].endswith(f":{wanted}")]
    found = found or [choice for choice in choices if labels[choice] == wanted]
    if len(wanted) >= SHORTEST_PART:
        found = found or [choice for choice in choices if wanted in labels[choice]]
    return found
