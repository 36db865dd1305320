"""Events and refusals as sentences: names and words in place of keys."""

from __future__ import annotations

from silverspire.cli.world_without_end.palette import player_name
from silverspire.cli.world_without_end.printed import CHAPTERS, View, dashed
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.words import Value, say

# In the log only: the board shows it, or another event of the same choice tells it.
LOG_ONLY = frozenset(
    {
        *("plague.known", "goods.sold", "cloth.woven", "goods.traded", "seal.returned"),
        *("card.discarded", "card.discarded_unseen", "event.stayed", "event.left", "duty.paid"),
    }
)

# Refusals that say only "that is something else": listed when somebody asks for that very choice.
OBVIOUS = frozenset(
    {
        "refusal-other-question",
        "refusal-not-this-action",
        "refusal-too-few-wool",
        "refusal-cloth-limit",
        "refusal-not-sick",
        "refusal-no-exchange",
        "refusal-good-not-named",
        "refusal-not-your-house",
    }
)


def is_news(event: Event) -> bool:
    """Told at once; what the end pays for goods is on its sheet."""
    return event.kind not in LOG_ONLY and event.facts.get("source") != "goods"


def sentence(event: Event, catalogue: View) -> str:
    """What happened, in the reader's language."""
    values = {fact: readable(fact, value, catalogue) for fact, value in event.facts.items()}
    values["who"] = "nobody" if event.seat is None else "player"
    values["player"] = "" if event.seat is None else player_name(event.seat)
    if "duty" in event.facts:
        values["penalty"] = say(f"wwe-penalty-{event.facts['duty']}")
    return say(f"wwe-event-{dashed(event.kind)}", **values)


def refusal(reason: Reason, catalogue: View) -> str:
    """Why not, with the rule."""
    values = {name: readable(name, value, catalogue) for name, value in reason.arguments.items()}
    return say("refused", why=say(reason.message, **values), rule=reason.rule)


def readable(fact: str, value: Value, catalogue: View) -> Value:
    """A fact's value as people say it."""
    match fact:
        case "event":
            return str(catalogue["events"][value]["title"])
        case "good" | "card" | "project" | "person" | "source":
            return say(f"wwe-{fact}-{value}")
        case "duty":
            return say(f"wwe-good-{value}")
        case "chapter":
            return CHAPTERS[int(value) - 1]
        case "asked":
            return say(f"wwe-question-{dashed(str(value))}.name")
    return value
