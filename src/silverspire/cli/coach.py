"""The coach: what a good player would choose and why; and what a teaching player says it wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from silverspire.cli.renderer import Renderer
from silverspire.cli.styles import FAINT, GOLD
from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.kernel.undo import Step
from silverspire.localization import say
from silverspire.players.evaluator_registry import evaluator_for
from silverspire.players.hints import BUDGET, HintReason, find_hint, hint_reasons
from silverspire.players.search import Budget

MIN_POINTS: Final = 0.1  # expected points worth a word
GAINS: Final = 3
LOSSES: Final = 2
GOALS: Final = 2


def hint(
    state: State,
    asked: Decision,
    renderer: Renderer,
    numbers: Sequence[int],
    budget: Budget = BUDGET,
) -> list[Text]:
    """A sentence for the best choice and its reasons; and what is nearly as good.

    `numbers` are the choices as they are listed on the screen.
    """
    if len(asked.choices) == 1:
        return [Text(say("hint-only"))]
    found = find_hint(state, asked, budget=budget)
    names = {
        choice: say("hint-choice", name=renderer.choice(state, choice), number=place)
        for place, choice in enumerate(numbers, 1)
    }
    best, alternatives = names[found.choice], [names[other] for other in found.alternatives]
    sentence = Text(_sentence(best, found.reasons))
    sentence.highlight_words([best], GOLD)
    lines = [sentence]
    if alternatives:
        listed = say("list-separator").join(alternatives)
        lines.append(Text(say("hint-alternatives", choices=listed)))
    if any(_is_relevant(reason) for reason in found.reasons):
        lines.append(Text(say("hint-note"), FAINT))
    return lines


def _is_relevant(reason: HintReason) -> bool:
    return abs(reason.points) >= MIN_POINTS


def _sentence(choice: str, reasons: Sequence[HintReason]) -> str:
    relevant = [reason for reason in reasons if _is_relevant(reason)]
    gains = _listed("hint-gain", [reason for reason in relevant if reason.points > 0][:GAINS])
    losses = _listed("hint-loss", [reason for reason in relevant if reason.points < 0][:LOSSES])
    if gains and losses:
        return say("hint-both", choice=choice, gains=gains, losses=losses)
    if gains:
        return say("hint-gains", choice=choice, gains=gains)
    if losses:
        return say("hint-losses", choice=choice, losses=losses)
    return say("hint-later", choice=choice)


def _listed(message: str, found: Sequence[HintReason]) -> str:
    return say("list-separator").join(
        say(message, about=say(f"subject-{reason.about}"), points=abs(reason.points))
        for reason in found
    )


# --- The apprentice ------------------------------------------------------------------------------


def group_by_action(steps: Iterable[Step]) -> list[list[Step]]:
    """Choices by the action they belong to: a card and all that it asks for."""
    found: list[list[Step]] = []
    for step in steps:
        evaluator = evaluator_for(step.before.game)
        if not found or found[-1][-1].seat != step.seat or evaluator.is_quiet(step.before):
            found.append([])
        found[-1].append(step)
    return found


def stated_goals(action: Sequence[Step]) -> str:
    """What a player wanted with an action; "" if it was nothing much, or must stay secret."""
    for step in action:
        if any(event.audience is not None for event in step.events):
            continue
        if wanted := _main_gains(step):
            goals = [say(f"subject-{reason.about}.wish") for reason in wanted]
            return say("apprentice-says", wishes=say("list-separator").join(goals))
    return ""


def _main_gains(step: Step) -> list[HintReason]:
    """The weightiest gains; one that is much lighter than the first is not worth a word."""
    asked = step.before.decision()
    assert asked is not None
    gains = [
        reason for reason in hint_reasons(step.before, asked, step.choice) if reason.points > 0
    ]
    least = max(MIN_POINTS, gains[0].points / 2) if gains else MIN_POINTS
    return [reason for reason in gains if reason.points >= least][:GOALS]
