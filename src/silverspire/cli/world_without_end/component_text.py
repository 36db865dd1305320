"""What is printed on pieces, in the reader's language."""

from __future__ import annotations

from typing import Any

from silverspire.cli.world_without_end.palette import text_of
from silverspire.games.world_without_end import piece_text
from silverspire.localization import counted, say, title

View = dict[str, Any]


def translated(catalogue: View) -> View:
    """The catalogue with its pack's titles in the reader's language, where they are ours."""
    events = {
        key: card | {"title": title(f"world-without-end-{key}", card["title"])}
        for key, card in catalogue["events"].items()
    }
    return catalogue | {"events": events}


def good_name(good: str, amount: int | None = None) -> str:
    """A good; beside a number, in its plural."""
    return say(f"wwe-good-{good}") if amount is None else counted(f"wwe-good-{good}", amount)


def card_name(card: str) -> str:
    return say(f"wwe-card-{card}")


def project_name(project: str) -> str:
    return say(f"wwe-project-{project}")


def person_name(person: str) -> str:
    return say(f"wwe-person-{person}")


def listed(words: list[str]) -> str:
    return say("list-separator").join(words)


def event_text(card: View) -> str:
    """All that an event card does."""
    return text_of(piece_text.event_text(card))


def bonus_words(project: View) -> str:
    """What each donor gets when a project is complete."""
    return text_of(piece_text.bonus_text(project))


def benefit_words(location: View) -> str:
    """What healing a location brings beside its points."""
    return text_of(piece_text.benefit_text(location))


def income_words(house: View) -> str:
    """What a house pays as rent."""
    return text_of(piece_text.income_text(house))
