"""The terminal in every language: whole games, a change in the middle, and what is refused."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import silverspire
from silverspire.cli.language import language_to_repeat, switch_language
from silverspire.cli.renderer import find_renderer
from silverspire.cli.saved_games import SeatAssignment
from silverspire.cli.screen import Screen
from silverspire.cli.session import GameSession
from silverspire.kernel.errors import WrongOption
from silverspire.kernel.undo import Timeline
from silverspire.localization import (
    Localization,
    counted,
    current_localization,
    folded,
    forms,
    load_localization,
    say,
    title,
    using_localization,
)
from tests.cli.terminal import Terminal
from tests.locales import pseudo

GAMES = ("kutna_hora", "world_without_end")
Size = tuple[int, int]
USUAL, NARROW = (100, 40), (80, 24)
ASIDES = ("?", "score", "log all", "why", "look", "help game", "tile a")  # asked now and then


class Typist(Screen):
    """A person who chooses by chance, asks for everything, and looks at every page."""

    def __init__(self, seed: int, size: Size) -> None:
        width, height = size
        page = io.StringIO()
        super().__init__(
            Console(file=page, width=width, height=height, force_terminal=True, record=True)
        )
        self.fingers = random.Random(seed)
        self.play: GameSession | None = None
        self.pages: list[str] = []
        self.fresh = False

    def clear(self) -> None:
        self.fresh = True

    def ask(self, prompt: str) -> str:
        assert self.play is not None
        page = self.console.export_text()
        self.pages += [page, prompt]
        if self.fresh:
            assert max(map(len, page.splitlines())) < self.console.width
        self.fresh = False
        if self.fingers.random() < 0.05:
            return self.fingers.choice(ASIDES)
        asked = self.play.state.decision()
        assert asked is not None
        return str(self.fingers.randint(1, len(asked.choices)))


def whole_game(game: str, shown: Localization, file: Path, size: Size = USUAL) -> str:
    """All that is shown of a game by chance, to its last page."""
    with using_localization(shown):
        found = silverspire.game(game)
        options = {"events": True} if game == "kutna_hora" else {}
        timeline = Timeline(found.new(seats=3, seed=5, options=options))
        typist = Typist(5, size)
        typist.play = GameSession(
            typist, find_renderer(found), timeline, SeatAssignment([0], "chance"), file
        )
        typist.play.run()
        assert timeline.state.over
        return "\n".join([*typist.pages, typist.console.export_text()])


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """Whatever a test speaks, the next one hears English."""
    with using_localization(load_localization()):
        yield


# --- Whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [USUAL, NARROW], ids=["usual", "narrow"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["es", "fr", "it"])
def test_a_whole_game_is_narrated_in_every_language_and_fits(
    game: str, language: str, size: Size, tmp_path: Path
) -> None:
    shown = whole_game(game, load_localization(language), tmp_path / "game.json", size)

    assert "{?" not in shown
    for name in ("prompt", "winners" if game == "kutna_hora" else "wwe-scores-total"):
        assert load_localization(language).say(name, count=1, players="").strip(" .") in shown


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_game_comes_from_anywhere_but_the_locales(game: str, tmp_path: Path) -> None:
    """In a language that nobody speaks every vowel has an accent; a plain one is from elsewhere."""
    file = tmp_path / "game.json"

    shown = whole_game(game, pseudo(), file).replace(str(file), "")

    assert "{?" not in shown
    assert not {word for word in re.findall(r"\b[a-z]{3,}\b", shown) if {*word} & {*"aeiou"}}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_the_help_breaks_no_line_at_80_columns(game: str, language: str) -> None:
    with using_localization(load_localization(language)):
        renderer = find_renderer(silverspire.game(game))
        lines = [*renderer.commands().splitlines(), *renderer.primer().splitlines()]

    assert max(map(len, lines)) < 80


# --- Choosing it ---------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["before", "after"])
def test_a_command_is_answered_in_the_language_asked_for(place: str, terminal: Terminal) -> None:
    asked = ("--language", "es")

    said = terminal.run(*(("players", *asked) if place == "after" else (*asked, "players")))

    assert "Para personas, de fácil a difícil:" in said.out


def test_the_help_is_in_the_language_too(terminal: Terminal) -> None:
    said = terminal.spawn("--language=fr", "play", "--help")

    assert "Jouer une partie dans le terminal." in said.out


def test_without_being_asked_it_is_the_system_s(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")

    assert "Per le persone" in terminal.run("players").out


def test_a_language_without_words_is_refused_with_those_that_have_them(terminal: Terminal) -> None:
    said = terminal.run("games", "--language", "de")

    assert said.code == 2
    assert said.err.strip() == (
        "“de” isn’t available. "
        "Available languages: en (English), es (español), fr (français), it (italiano)."
    )


def test_a_language_can_be_changed_in_the_middle_of_a_game(terminal: Terminal) -> None:
    typed = ["language fr", "langue xx", "langue es", "1", "idioma en", "quit"]

    said = terminal.play("--seed", "7", typed=typed)

    assert "Choisissez vos trois guildes" in said.out
    assert "La langue « xx » n’est pas disponible." in said.text
    assert "Elige tus tres gremios" in said.out
    assert said.out.count("Your choice (") > 1


def test_a_game_goes_on_in_another_language_where_it_was(terminal: Terminal) -> None:
    begun = terminal.play("--seed", "7", "--language", "es", typed=["1", "salir"])
    assert "--language es" in begun.text

    resumed = terminal.run(
        "play", "kutna_hora", "--resume", begun.out.split("--resume ")[1].split()[0], typed=["quit"]
    )

    assert "Which guild gets row 1" in resumed.out


def test_a_choice_is_understood_by_its_name_without_accents(terminal: Terminal) -> None:
    said = terminal.play("--language", "fr", "--seed", "7", typed=["metallurgistes", "quitter"])

    assert said.code == 0
    assert load_localization("fr").say("unknown", answer="metallurgistes") not in said.text


def test_what_need_not_be_asked_for_again_is_not_repeated() -> None:
    assert language_to_repeat() is None
    switch_language("IT")
    assert (current_localization().language, language_to_repeat()) == ("it", "it")
    with pytest.raises(WrongOption):
        switch_language("")


# --- Names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_title_of_our_pack_is_translated(game: str, language: str) -> None:
    found = silverspire.game(game)
    printed = found.catalogue(4, found.new(seats=4, seed=1).pack())
    prefix = game.replace("_", "-")
    tiles, events = printed.get("tiles", {}), printed["events"]
    titles = {f"{prefix}-tile-{key}": tile["name"] for key, tile in tiles.items()}
    titles |= {f"{prefix}-{key}": card.get("title", card["name"]) for key, card in events.items()}

    with using_localization(load_localization(language)):
        shown = {name: title(name, called) for name, called in titles.items()}

    assert all(load_localization(language).say(name) == called for name, called in shown.items())


def test_a_pack_of_somebody_else_keeps_its_titles() -> None:
    with using_localization(load_localization("es")):
        assert title("kutna-hora-tile-builders-1", "Sawmill") == "Aserradero"
        assert title("kutna-hora-tile-builders-1", "Pila") == "Pila"
        assert title("kutna-hora-tile-no-such-tile", "Pila") == "Pila"


def test_a_name_comes_in_the_forms_of_its_language() -> None:
    with using_localization(load_localization("fr")):
        silver = forms("commodity", "commodity-silver")
        assert silver["commodity"] == "argent"
        assert silver["of_commodity"] == "d’argent"
        assert silver["of_the_commodity"] == "de l’argent"
    assert forms("commodity", "commodity-silver")["of_commodity"] == "silver"


def test_goods_are_counted_in_their_plural() -> None:
    with using_localization(load_localization("es")):
        assert [counted("wwe-good-wool", n) for n in (1, 2, -2)] == ["lana", "lanas", "lanas"]
    assert counted("wwe-good-wool", 2) == "wool"


def test_answers_are_compared_without_accents_and_capitals() -> None:
    assert folded("Águila") == folded("AGUILA") == "aguila"
    assert folded("L’Âne") == folded("l'âne")


def test_who_speaks_another_language_for_a_while_speaks_the_first_again() -> None:
    with using_localization(load_localization("it")):
        assert say("wwe-yes") == "sì"
    assert say("wwe-yes") == "yes"
