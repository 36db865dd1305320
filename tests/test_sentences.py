"""How every language is written: docs/reference/voice.md, as far as it can be checked."""

from __future__ import annotations

import re

import pytest

from silverspire.localization import conjunction, load_localization, using_localization
from tests.locales import LOCALES, files, patterns, text

LANGUAGES = ("en", "es", "fr", "it")

# Commands to be copied, legends laid out by hand and abbreviations go on in lower case.
GOES_ON = {"help-completion", "primer", "hall-first-column", "web-kh-hall-short"}
BEGINNING = re.compile(r"(?<=[^\W\d_»][.!?]) +(?=[^\W\d_A-ZÀ-Þ])\w+")
BROKEN_PERCENT = re.compile(r"(?<=[\d}]) %")
# “… and you have 3.” leaves open of what.
BARE_MONEY = re.compile(r"(?:cost|groschen) \}(?! gr\b)")
# What a publisher of that language would not print; the page says what to write.
AVOIDED = {
    "en": (
        *("told", "laid", "anew", "shall", "so many", "so much", "at once", "ware", "wares"),
        *("dear", "dearer", "dearest", "somebody", "everybody", "inhabitants"),
        *("colour", "colours", "neighbour", "neighbours", "favour", "favours", "cancelled", "grey"),
    ),
    "es": (
        *("coger", "coge", "cogen", "mercancía", "mercancías", "urbe", "poner la mesa"),
        *("escala de favor", "abandonar la mesa"),
    ),
    "fr": ("marchandise", "marchandises", "mairie", "urbe", "mettre la table", "plus de pénalités"),
    "it": ("merce", "merci", "apparecchia", "alzati", "urbe", "giocatori computer"),
}
# Several in one go: there the words mean just that.
ALLOWED = {"refusal-cloth-limit", "lesson-wwe-plague-5"}


def avoided(language: str, said: str) -> list[str]:
    words = "|".join(AVOIDED[language])
    return re.findall(rf"\b(?:{words})\b", said, re.IGNORECASE)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Anna, Bruno and Chiara"),
        ("es", "Anna, Bruno y Chiara"),
        ("fr", "Anna, Bruno et Chiara"),
        ("it", "Anna, Bruno e Chiara"),
    ],
)
def test_the_last_name_of_a_sentence_follows_an_and(language: str, names: str) -> None:
    with using_localization(load_localization(language)):
        assert conjunction(["Anna", "Bruno", "Chiara"]) == names
        assert conjunction(["Anna"]) == "Anna"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_begins_with_a_capital_letter(language: str) -> None:
    wrong = {
        name: found
        for name, pattern in patterns(language).items()
        if name not in GOES_ON and (found := BEGINNING.findall(text(pattern)))
    }

    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stays_on_the_line_of_its_number(language: str) -> None:
    wrong = [
        line
        for name in files(language)
        for line in (LOCALES / language / name).read_text("utf-8").splitlines()
        if BROKEN_PERCENT.search(line)
    ]

    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_coins_that_it_counts(language: str) -> None:
    lines = (LOCALES / language / "kutna_hora.ftl").read_text("utf-8").splitlines()

    wrong = [line for line in lines if "$cost } gr" in line and BARE_MONEY.search(line)]

    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_the_voice_avoids(language: str) -> None:
    wrong = {
        name: found
        for name, pattern in patterns(language).items()
        if name not in ALLOWED and (found := avoided(language, text(pattern)))
    }

    assert not wrong


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Somebody was faster."),
        ("en", "Pay for it at once."),
        ("en", "Four colours of patricians."),
        ("es", "Coge una loseta."),
        ("fr", "La marchandise est chère."),
        ("it", "Apparecchia e invita."),
    ],
)
def test_an_avoided_word_is_found(language: str, sentence: str) -> None:
    assert avoided(language, sentence)
