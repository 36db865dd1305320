"""Events and refusals as sentences: names and words in place of keys."""

from __future__ import annotations

from collections.abc import Mapping

from silverspire.cli.world_without_end.palette import player_name
from silverspire.cli.world_without_end.printed import CHAPTERS, View, dashed, good_name
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.words import Value, forms, say

# In the log only: the board shows it, or another event of the same choice tells it.
LOG_ONLY = frozenset(
    {
        *("plague.known", "goods.sold", "cloth.woven", "goods.traded", "seal.returned"),
        *("card.discarded", "card.discarded_unseen", "event.stayed", "event.left", "duty.paid"),
    }
)

# Facts that are names, and the family of messages that says them.
NAMED = {name: name for name in ("good", "card", "project", "person", "source")} | {"duty": "good"}

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
    values = spoken_facts(event.facts, catalogue)
    values["who"] = "nobody" if event.seat is None else "player"
    values["player"] = "" if event.seat is None else player_name(event.seat)
    if "duty" in event.facts:
        values["penalty"] = say(f"wwe-penalty-{event.facts['duty']}")
    return say(f"wwe-event-{dashed(event.kind)}", **values)


def refusal(reason: Reason, catalogue: View) -> str:
    """Why not, with the rule."""
    values = spoken_facts(reason.arguments, catalogue)
    return say("refused", why=say(reason.message, **values), rule=reason.rule)


def spoken_facts(facts: Mapping[str, Value], catalogue: View) -> dict[str, Value]:
    """Facts as sentences take them; names in every form, goods in the number there are."""
    values: dict[str, Value] = {}
    for fact, value in facts.items():
        if fact not in NAMED:
            values[fact] = readable(fact, value, catalogue)
            continue
        values |= forms(fact, f"wwe-{NAMED[fact]}-{value}")
        amount = facts.get("missing") or facts.get("amount")
        if NAMED[fact] == "good" and amount is not None:
            values[fact] = good_name(str(value), int(amount))
    return values


def readable(fact: str, value: Value, catalogue: View) -> Value:
    """A fact's value as people say it."""
    match fact:
        case "event":
            return str(catalogue["events"][value]["title"])
        case "chapter":
            return CHAPTERS[int(value) - 1]
        case "asked":
            return say(f"wwe-question-{dashed(str(value))}.name")
    return value
