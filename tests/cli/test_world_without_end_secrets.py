"""World Without End in the terminal: nobody reads what another's screen or hand hides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, islice

import pytest

from silverspire.cli.commands import COMMANDS
from silverspire.cli.panes import ON_REQUEST
from silverspire.cli.session import GameSession
from silverspire.kernel.state import State
from silverspire.kernel.visible_events import visible_events
from silverspire.players.chance import ChancePlayer
from tests.cli.terminal import Line, Terminal, any_numbers
from tests.cli.test_world_without_end import GAME, RENDERER, Page, at_a_page, play


def shown(sitting: GameSession) -> str:
    """The page at a question, and what every command of looking answers."""
    asked = sitting.state.decision()
    assert asked is not None
    sitting.show_table(asked)
    for command, rest in (("log", "all"), ("score", ""), ("why", ""), ("look", "")):
        COMMANDS[command](sitting, rest)
    assert isinstance(sitting.screen, Page)
    return "\n".join(sitting.screen.lines_shown())


# --- What is hidden ------------------------------------------------------------------------------


def tables(seed: int, seat: int) -> Iterator[State]:
    """Every table of a game by chance at which this seat is asked."""
    state = GAME.new(seats=2 + seed % 3, seed=seed)
    while (asked := state.decision()) is not None:
        if asked.seat == seat:
            yield state
        state.apply(ChancePlayer(state.seed).choose(state, asked))


@pytest.mark.parametrize("seed", range(3))
def test_two_tables_that_a_seat_cannot_distinguish_look_the_same(seed: int, patience: int) -> None:
    games = (tables(seed + 3 * number, seat=1) for number in range(patience))
    for state in islice(chain.from_iterable(games), seed % 2, None, 2):
        one, other = (at_a_page(state.redeal(1, luck), [1]) for luck in (1, 2))

        assert shown(one) == shown(other)


def at_a_discard(active: int) -> State:
    """The active of two players is about to discard; the other is next."""
    state = GAME.new(seats=2, seed=4)
    while (asked := state.decision()) is not None:
        if asked.kind == "discard" and asked.seat == active == state.view(None)["active_seat"]:
            break
        state.apply(ChancePlayer(state.seed).choose(state, asked))
    return state


def test_nobody_sees_which_card_another_discards() -> None:
    pages = []
    for place in (0, -1):
        sitting = at_a_page(at_a_discard(active=1), [0])
        asked = sitting.state.decision()
        assert asked is not None
        sitting.timeline.apply(asked.choices[place])
        pages.append(shown(sitting))

    assert "Stag discards a card face down." in pages[0]
    assert pages[0] == pages[1]


def test_who_discards_knows_the_card() -> None:
    state = at_a_discard(active=0)
    asked = state.decision()
    assert asked is not None
    events = state.apply(asked.choices[0])

    own = [event.kind for event in visible_events(events, [asked.seat])]
    others = [event.kind for event in visible_events(events, [1 - asked.seat])]

    assert "card.discarded" in own
    assert "card.discarded_unseen" not in own
    assert "card.discarded" not in others
    assert "card.discarded_unseen" in others


def test_the_replay_of_an_unfinished_game_reveals_no_secret(terminal: Terminal) -> None:
    said = play(terminal, "--seed", "11", typed=any_numbers(3, 30))

    shown = terminal.run("replay", said.saved_file).text

    assert "discards a card face down." in shown
    assert not re.findall(r"discards (?!a card)\w+, face down", shown)


def test_other_goods_are_shown_only_with_open_screens() -> None:
    closed = RENDERER.panes([GAME.new(seats=3, seed=1)], 99, 0)
    opened = RENDERER.panes([GAME.new(seats=3, seed=1, options={"open_screens": True})], 99, 0)

    assert [pane.priority for pane in closed if pane.name == "memory"] == [ON_REQUEST]
    assert "screens" not in [pane.name for pane in closed]
    assert "screens" in [pane.name for pane in opened if pane.priority < ON_REQUEST]


def test_a_spectator_sees_no_hand_and_no_goods() -> None:
    panes = RENDERER.panes([GAME.new(seats=3, seed=1)], 99, None)

    assert not {"own", "hand"} & {pane.name for pane in panes}


# --- The curtain ---------------------------------------------------------------------------------

CURTAIN = "Pass the keyboard to"


def test_people_at_one_screen_get_a_curtain_before_a_hand_is_shown(terminal: Terminal) -> None:
    answers: list[Line] = ["", 1, 1, 1, "", 1, 1]
    words = ("--humans", "2", "--seats", "2", "--seed", "11", "--option", "start=0")

    said = play(terminal, *words, typed=answers)

    asked = re.findall(r"Pass the keyboard to \w (\w+)|▶ \w (\w+)", said.out)
    seen_by = ""
    for to, shown_to in asked:
        assert to or shown_to == seen_by, "a hand was shown before the keyboard was passed"
        seen_by = to or seen_by
    assert {to for to, _ in asked if to} == {"Lion", "Stag"}


def test_the_curtain_lets_people_leave(terminal: Terminal) -> None:
    said = play(terminal, "--humans", "2", "--seed", "11", typed=["quit"])

    assert "--resume" in said.out
    assert "▶" not in said.out.partition(CURTAIN)[2]


def test_one_person_needs_no_curtain(terminal: Terminal) -> None:
    assert CURTAIN not in play(terminal, "--seed", "11", typed=[1, 1, 1]).out


def test_open_boards_need_no_curtain(terminal: Terminal) -> None:
    said = terminal.run("play", "kutna_hora", "--humans", "2", "--seed", "7", typed=[1, 1, 1])

    assert CURTAIN not in said.out
