"""The coach: what a good player would choose and why; and what a teaching player says it wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from silverspire.cli.drawing import Drawing
from silverspire.cli.strokes import FAINT, GOLD
from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.kernel.undo import Step
from silverspire.players.advice import Ground, grounds
from silverspire.players.judges import find_judgement
from silverspire.players.search import Budget, SearchPlayer, Thought
from silverspire.words import say

BUDGET: Final = Budget(seconds=1.5)
NEARLY: Final = 0.02  # a share of the win that much lower is nearly as good
SERIOUSLY: Final = 0.2  # looked at, beside the best, at least so often
LEAST: Final = 0.1  # expected points worth a word
GAINS: Final = 3
LOSSES: Final = 2
WISHES: Final = 2


def hint(
    state: State,
    asked: Decision,
    drawing: Drawing,
    numbers: Sequence[int],
    budget: Budget = BUDGET,
) -> list[Text]:
    """A sentence for the best choice and its reasons; and what is nearly as good.

    `numbers` are the choices as they are listed on the screen.
    """
    if len(asked.choices) == 1:
        return [Text(say("hint-only"))]
    thoughts = SearchPlayer(0, budget).think(state, asked)
    names = {
        choice: say("hint-choice", name=drawing.choice(state, choice), number=place)
        for place, choice in enumerate(numbers, 1)
    }
    best = thoughts[0]
    reasons = grounds(state, asked, best.choice)
    sentence = Text(_sentence(names[best.choice], reasons))
    sentence.highlight_words([names[best.choice]], GOLD)
    lines = [sentence]
    rivals = [names[thought.choice] for thought in thoughts[1:3] if _is_near(thought, best)]
    if rivals:
        lines.append(Text(say("hint-rivals", choices=say("list-separator").join(rivals))))
    if any(_counts(ground) for ground in reasons):
        lines.append(Text(say("hint-note"), FAINT))
    return lines


def _is_near(thought: Thought, best: Thought) -> bool:
    return thought.share >= best.share - NEARLY and thought.visits >= SERIOUSLY * best.visits


def _counts(ground: Ground) -> bool:
    return abs(ground.points) >= LEAST


def _sentence(choice: str, reasons: Sequence[Ground]) -> str:
    telling = [ground for ground in reasons if _counts(ground)]
    gains = _listed("hint-gain", [ground for ground in telling if ground.points > 0][:GAINS])
    losses = _listed("hint-loss", [ground for ground in telling if ground.points < 0][:LOSSES])
    if gains and losses:
        return say("hint-both", choice=choice, gains=gains, losses=losses)
    if gains:
        return say("hint-gains", choice=choice, gains=gains)
    if losses:
        return say("hint-losses", choice=choice, losses=losses)
    return say("hint-later", choice=choice)


def _listed(message: str, found: Sequence[Ground]) -> str:
    return say("list-separator").join(
        say(message, about=say(f"subject-{ground.about}"), points=abs(ground.points))
        for ground in found
    )


# --- The apprentice ------------------------------------------------------------------------------


def actions(steps: Iterable[Step]) -> list[list[Step]]:
    """Choices by the action they belong to: a card and all that it asks for."""
    found: list[list[Step]] = []
    for step in steps:
        judgement = find_judgement(step.before.game.name)
        if not found or found[-1][-1].seat != step.seat or judgement.at_rest(step.before):
            found.append([])
        found[-1].append(step)
    return found


def wish(action: Sequence[Step]) -> str:
    """What a player wanted with an action; "" if it was nothing much, or shall stay secret."""
    for step in action:
        if any(event.audience is not None for event in step.events):
            continue
        if wanted := _wanted(step):
            wishes = [say(f"subject-{ground.about}.wish") for ground in wanted]
            return say("apprentice-says", wishes=say("list-separator").join(wishes))
    return ""


def _wanted(step: Step) -> list[Ground]:
    """The weightiest gains; one that is much lighter than the first is not worth a word."""
    asked = step.before.decision()
    assert asked is not None
    gains = [ground for ground in grounds(step.before, asked, step.choice) if ground.points > 0]
    least = max(LEAST, gains[0].points / 2) if gains else LEAST
    return [ground for ground in gains if ground.points >= least][:WISHES]
