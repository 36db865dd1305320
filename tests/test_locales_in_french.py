"""French elision: before a vowel or a mute h, *de* becomes *d’*, *le* becomes *l’*, whoever plays.

Every message is rendered with names that begin with a vowel. A sentence that says a name of the
game after *de* or *le* takes the form of the name (`$of_commodity`, `$the_project`); the name of a
person has no forms, so a sentence puts it elsewhere.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from silverspire.localization import load_localization, using_localization
from tests.locales import ROOT, patterns
from tests.names_in_sentences import renderings

FRENCH = load_localization("fr")
PAGES = sorted((ROOT / "docs" / "rules" / "fr").glob("*.md"))

# Names that nobody gave a form: of people, seats, tiles, cards, games …
OTHER_NAMES = ("Anna", "Émile", "Hélène", "Ours", "Auberge des voyageurs", "Un monde sans fin")

SHORT = "de|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque|quoique|du|au|ma|ta|sa"
VOWEL = "[aàâeéèêëiîïoôöuùûüœæh]"
# No elision before these: an aspirated h, a vowel that counts as a consonant, a Roman number.
ALONE = "hall|halle|hasard|hausse|haut|haute|hauteur|hors|houblon|huit|onze|oui|II|III|IV"
# « placez-la immédiatement »: nor after a verb and its hyphen.
UNELIDED = re.compile(
    rf"(?<!-)\b(?:{SHORT})[ \u00a0\u202f](?!(?:{ALONE})s?\b){VOWEL}\w*|\bsi ils?\b", re.IGNORECASE
)
# A name that has an article: « du pont », « au maître ».
UNCONTRACTED = re.compile(r"\b(?:de|à) (?:Les?|le (?:pont|moulin|palais))\b")


def mistakes(text: str) -> list[str]:
    return UNELIDED.findall(text) + UNCONTRACTED.findall(text)


def test_no_message_forgets_an_elision_whatever_the_names() -> None:
    with using_localization(FRENCH):
        said = [(name, seen) for name in patterns("fr") for seen in renderings(name, OTHER_NAMES)]

    assert not [name for name, seen in said if "{?" in seen]
    assert not [(name, found) for name, seen in said if (found := mistakes(seen))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_rule_forgets_an_elision(page: Path) -> None:
    assert not mistakes(page.read_text("utf-8"))


@pytest.mark.parametrize(
    "sentence",
    [
        "En attente de Anna",
        "En attente de Hélène",
        "Pas assez de or",
        "Le prix du argent",
        "La faveur de la évêque",
        "Un dessin que Émile aime",
        "Les prix de le pont",
        "C’est à Le maître de jouer",
        "Construisez sa auberge",
        "Si il paie",
    ],
)
def test_a_forgotten_elision_is_found(sentence: str) -> None:
    assert mistakes(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "En attente d’Anna",
        "Pas assez d’or",
        "Le prix de l’argent",
        "La faveur de l’évêque",
        "Les 8 PV de Lion",
        "Tiré au hasard, en haut de la halle, au chapitre II",
        "Placez-la immédiatement, inutile de le répéter",
    ],
)
def test_a_sentence_as_it_should_be_is_left_alone(sentence: str) -> None:
    assert not mistakes(sentence)
