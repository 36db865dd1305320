"""Messages with every name that they may have to say, for the tests of one language's grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from silverspire.games.kutna_hora.event_words import EVENT_THINGS
from silverspire.localization import FORMS, Value, current_localization, forms
from tests.locales import base_of, patterns, variables
from tests.test_locales import NAMES

# Facts that can only be one of these messages.
ONLY = {
    "deck": ("web-kh-deck-population", "web-kh-deck-ore"),
    "event": ("kutna-hora-event-A-2", "world-without-end-event-IV-1", "kutna-hora-event-B-3"),
    "things": tuple(f"card-thing-{thing}" for thing in EVENT_THINGS),
    "level": ("level-apprentice", "level-journeyman", "level-burgher", "level-master"),
}
# On the page of tables a computer is called by its level.
CALLED_BY_LEVEL = {"home-turn-of": "player"}
# What is put into a sentence and is no name: numbers, prices, squares, marks, versions.
FIGURES = frozenset(
    re.findall(
        r"\w+",
        """
    after all amount arrow bank barbara before building_points cards change chapter choices
    cloth_limit cloth_price code cost council count deals donation_gold done draws due ended
    everywhere files first from games get_amount give_amount gold groschen hash held high house
    house_gold idle income last least left less line location loss lost low medicine_gold
    medicine_points met metal missing more most move now number outlaws owed paid part permit place
    placed points pool population price prioress privilege queen reputation round rounds row score
    scores seals seats seed set share space spaces square stars step steps stone stones targets tax
    three treatment_points turn two unused used value values version waiting whole wood woods wool
    wool_price
    """,
    )
)
PLURALS = {"one", "other"}
COUNTS = (0, 1, 2)


class _Selectors(Visitor):
    """The variables that choose between variants, with the keys of those variants."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = {key.name for v in node.variants if isinstance(key := v.key, fluent.Identifier)}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def selections(pattern: fluent.Pattern) -> dict[str, tuple[Value, ...]]:
    """What each variable that chooses between variants may be: words, or numbers."""
    selectors = _Selectors()
    selectors.visit(pattern)
    return {
        variable: COUNTS if keys <= PLURALS else tuple(sorted(keys - PLURALS))
        for variable, keys in selectors.found.items()
    }


def names_of(fact: str, message: str, others: tuple[str, ...]) -> list[dict[str, Value]]:
    """Every name that a fact may have in a message, each with its forms."""
    if fact in NAMES:
        return [forms(fact, name) for name in NAMES[fact]]
    levels = ONLY["level"] if CALLED_BY_LEVEL.get(message) == fact else ()
    seen = [current_localization().say(name) for name in ONLY.get(fact, levels)]
    if fact not in ONLY:
        seen += others
    written = [fact, *(f"{form.replace('-', '_')}_{fact}" for form in FORMS)]
    return [dict.fromkeys(written, name) for name in seen]


def renderings(message: str, others: tuple[str, ...]) -> Iterator[str]:
    """A message with every one of its variants and every name, in the current language.

    `others` are names that nobody gave a form: of people, seats, tiles, cards, games …
    """
    localization = current_localization()
    pattern = patterns(localization.language)[message]
    selected = selections(pattern)
    facts = {base_of(name) for name in variables(pattern)} - {*selected} - FIGURES
    named = [names_of(fact, message, others) for fact in sorted(facts)]
    for turn in range(max(map(len, named), default=1)):
        seen: dict[str, Value] = dict.fromkeys(FIGURES, 8)
        for names in named:
            seen |= names[turn % len(names)]
        for chosen in product(*selected.values()):
            seen |= dict(zip(selected, chosen, strict=True))
            yield localization.say(message, **seen)
