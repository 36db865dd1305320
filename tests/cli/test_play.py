"""A game in the terminal, played through the real command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import silverspire
from silverspire.kernel import records
from silverspire.kernel.build import engine
from silverspire.kernel.replays import replay
from tests.cli.terminal import CommandOutput, Terminal, any_numbers

SET_UP = (1, 1, 1)  # a set of guilds, and the first two rows


def choices_in(file: Path) -> list[str]:
    return [step.choice for step in records.load(file).steps]


# --- A whole game --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_by_typing_numbers(seats: int, terminal: Terminal) -> None:
    said = terminal.play("--seats", str(seats), "--seed", "3", typed=any_numbers(seats))

    assert said.code == 0
    assert "Final score" in said.out
    assert "Prices over the game" in said.out
    assert replay(records.load(said.saved_file)).over


def test_the_last_page_ranks_the_players_as_the_game_does(finished: Path) -> None:
    state = replay(records.load(finished))

    said = Terminal(finished.parent).run("replay", finished, "--all")

    winner = state.ranking().index(1)
    assert f"1. {'LSEB'[winner]} " in said.out
    assert f"{state.scores()[winner]} points".replace("-", "−") in said.out


def test_computers_alone_need_nobody(terminal: Terminal) -> None:
    said = terminal.play("--humans", "0", "--seed", "5")

    assert said.code == 0
    assert "Final score" in said.out


def test_the_same_seed_and_answers_play_the_same_game(terminal: Terminal) -> None:
    first = terminal.play("--seed", "9", typed=any_numbers(4))
    second = terminal.play("--seed", "9", typed=any_numbers(4))

    assert first.saved_file.read_bytes() == second.saved_file.read_bytes()


def test_two_people_share_a_screen(terminal: Terminal) -> None:
    said = terminal.play("--humans", "1,3", "--seed", "7", typed=any_numbers(2, 60))

    assert "▶ L Lion" in said.out
    assert "▶ E Eagle" in said.out
    assert "▶ S Stag" not in said.out


def test_a_pack_of_your_own_is_played_with(terminal: Terminal, tmp_path: Path) -> None:
    pack = tmp_path / "my-box"
    terminal.run("pack", "new", pack)

    said = terminal.play("--pack", pack, "--seed", "7", typed=SET_UP)

    assert records.load(said.saved_file).header.pack.name == "my-box"
    assert f"--pack {pack}" in said.out
    assert terminal.run("verify", said.saved_file, "--pack", pack).code == 0


# --- Leaving and coming back ---------------------------------------------------------------------


@pytest.mark.parametrize("typed", [("quit",), ()], ids=["quit", "end of file"])
def test_a_player_who_quits_is_shown_how_to_resume(
    typed: tuple[str, ...], terminal: Terminal
) -> None:
    said = terminal.play("--seed", "7", typed=[*SET_UP, *typed])

    assert said.code == 0
    assert f"silverspire play kutna_hora --resume {said.saved_file}" in said.out
    assert choices_in(said.saved_file)[:2] == ["guilds:4", "guilds:1"]


def test_a_resumed_game_continues_as_if_it_had_never_stopped(terminal: Terminal) -> None:
    answers = any_numbers(6)
    unbroken = terminal.play("--seed", "11", typed=answers)

    said = terminal.play("--seed", "11", typed=answers[:40])
    asked_again = said.out.count("There is no option ")  # refused answers are answers too
    resumed = terminal.play("--resume", said.saved_file, typed=answers[40:])

    assert asked_again > 0
    assert resumed.code == 0
    assert said.saved_file.read_bytes() == unbroken.saved_file.read_bytes()


def test_a_resumed_game_remembers_its_people(terminal: Terminal) -> None:
    said = terminal.play("--humans", "2,", "--seed", "7", typed=[1])

    resumed = terminal.play("--resume", said.saved_file)

    assert "▶ S Stag" in resumed.out
    assert "▶ L Lion" not in resumed.out


def test_people_are_named_again_when_the_second_file_was_lost(terminal: Terminal) -> None:
    said = terminal.play("--humans", "2,", "--seed", "7", typed=[1])
    said.saved_file.with_name(f"{said.saved_file.name}.seats").unlink()

    resumed = terminal.play("--resume", said.saved_file, "--humans", "2,")

    assert "▶ S Stag" in resumed.out


def test_a_copy_is_saved_where_the_person_likes(terminal: Terminal, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"

    said = terminal.play("--seed", "7", typed=[*SET_UP, f"save {copy}", "quit"])

    assert copy.read_bytes() == said.saved_file.read_bytes()


def test_no_file_but_a_saved_game_is_written_over(terminal: Terminal, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna", "utf-8")

    said = terminal.play("--seed", "7", typed=[f"save {letter}", "quit"])

    assert "isn’t a saved game" in said.out
    assert letter.read_text("utf-8") == "Dear Anna"


# --- At a question -------------------------------------------------------------------------------


@pytest.fixture
def first_card(terminal: Terminal) -> Path:
    """A game at its person's first card."""
    return terminal.play("--seed", "7", typed=SET_UP).saved_file


def at_first_card(terminal: Terminal, file: Path, *typed: str) -> CommandOutput:
    return terminal.play("--resume", file, typed=[*typed, "quit"])


def test_a_choice_is_made_by_its_name(terminal: Terminal, first_card: Path) -> None:
    at_first_card(terminal, first_card, "card:1:plot", "c3", "card:4:rights", "Salt Store")

    assert choices_in(first_card)[-4:] != []
    assert "plot:C3" in choices_in(first_card)
    assert "rights:grocers" in choices_in(first_card)


def test_choices_show_what_they_cost_and_bring(terminal: Terminal, first_card: Path) -> None:
    said = at_first_card(terminal, first_card, "card:1:plot")

    assert "Plot 5 gr" in said.out
    assert "each: −5 groschen" in said.out


def test_why_says_what_cannot_be_chosen_and_the_rule(terminal: Terminal, first_card: Path) -> None:
    said = at_first_card(terminal, first_card, "why", "why st. barbara")

    assert "You have no plot to build on: claim one with Plot. [KH-BUILD-1]" in said.text
    assert "St. Barbara (card 6): You have no unused pelican. [KH-BARB-1]" in said.text


def test_an_illegal_choice_is_answered_with_its_reason(
    terminal: Terminal, first_card: Path
) -> None:
    said = at_first_card(terminal, first_card, "card:5:building", "plot:C4")

    assert "You have no plot to build on" in said.out
    assert "C4: Something else is being decided right now: a card. [KH-FRAME-3]" in said.text


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("99", "There is no option 99: choose from 1 to"),
        ("abracadabra", "is neither a choice nor a command"),
        ("income", "could mean several choices: type one of the numbers"),
        ("tile sawmill", "Sawmill (Builders): +"),
        ("tile nonsense", "No tile is called “nonsense”"),
        ("rules kh-plot-3", "KH-PLOT-3 At most 3 plots"),
        ("rules 7", "There is no rule “7” here"),
        ("look mine", "A Mine action draws 1 of"),
        ("look moon", "There is no “moon” to look at"),
        ("score", "If the game ended now"),
        ("log", "gives row 1 to the"),
        ("?", "You run three guilds"),
        ("redo", "There is nothing to redo."),
        ("save", "Add a file name"),
    ],
)
def test_a_command_is_answered(
    typed: str, message: str, terminal: Terminal, first_card: Path
) -> None:
    assert message in at_first_card(terminal, first_card, typed).text


def test_what_the_others_did_is_shown(terminal: Terminal, first_card: Path) -> None:
    said = at_first_card(terminal, first_card, "card:3:nothing", "card:4:nothing")

    before = said.out.rpartition("▶ L Lion  Play a card")[0]
    assert re.search(r"\bS \w+ ", before)


# --- Taking back ---------------------------------------------------------------------------------


def test_a_choice_is_undone_and_made_again(terminal: Terminal, first_card: Path) -> None:
    before = choices_in(first_card)

    at_first_card(terminal, first_card, "card:1:plot", "undo")
    undone = choices_in(first_card)
    at_first_card(terminal, first_card, "card:1:plot", "undo", "redo")

    assert undone == before
    assert choices_in(first_card) == [*before, "card:1:plot"]


def test_a_turn_is_started_again(terminal: Terminal, first_card: Path) -> None:
    before = choices_in(first_card)

    at_first_card(terminal, first_card, "card:1:plot", "c3", "restart")

    assert choices_in(first_card)[: len(before)] == before[: len(choices_in(first_card))]
    assert len(choices_in(first_card)) <= len(before)


def test_what_showed_something_hidden_stays(terminal: Terminal, first_card: Path) -> None:
    said = at_first_card(terminal, first_card, "card:4:rights", "Salt Store", "undo")

    assert "Something hidden has been revealed" in said.out
    assert "rights:grocers" in choices_in(first_card)


# --- What cannot be played -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess",), "there is no game called 'chess'"),
        (("kutna_hora", "--seats", "5"), "is for 2 to 4 players, not 5"),
        (("kutna_hora", "--option", "weather=rain"), "has no option 'weather'"),
        (("kutna_hora", "--option", "events"), "has no value"),
        (("kutna_hora", "--option", "events=perhaps"), "must be one of"),
        (("kutna_hora", "--seats", "2", "--option", "events=no"), "always used"),
        (("kutna_hora", "--humans", "9"), "doesn’t fit"),
        (("kutna_hora", "--humans", "Anna"), "isn’t valid"),
        (("kutna_hora", "--opponents", "gods"), "no player 'gods'; choose from apprentice, b"),
        (("kutna_hora", "--pack", "nowhere"), "there is no pack 'nowhere'"),
        (("kutna_hora", "--resume", "x.json", "--seed", "1"), "are for a new game"),
        (("kutna_hora", "--seats", "many"), "valid integer"),
    ],
)
def test_a_wrong_wish_is_refused_with_a_sentence(
    words: tuple[str, ...], message: str, terminal: Terminal
) -> None:
    said = terminal.run("play", *words)

    assert said.code == 2
    assert message in said.err


def test_a_game_that_is_not_there_cannot_be_resumed(terminal: Terminal) -> None:
    said = terminal.play("--resume", "nowhere.json")

    assert said.code == 1
    assert said.err == "cannot read nowhere.json: No such file or directory\n"


def test_the_games_and_the_version_are_listed(terminal: Terminal) -> None:
    assert "kutna_hora: Kutná Hora" in terminal.run("games").out
    assert "--option first_game" in terminal.run("games").out
    version = f"Silverspire {silverspire.__version__}, {engine()} engine\n"
    assert terminal.run("--version").out == version
