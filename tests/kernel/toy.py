"""A game just large enough to try the kernel with: draw, pass or shuffle.

A deck of numbered cards lies face down. In turn, each seat draws a card (everyone sees it, and it
is worth its number), passes, or shuffles the deck unseen. With an empty deck there is nothing to
choose. Who draws the highest card may give the draw away: a question that comes up inside another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.kernel.chance import open_streams, shuffle
from silverspire.kernel.errors import BrokenPack, PackProblem, Reason, WrongOption, WrongSeats
from silverspire.kernel.events import Event, EventKinds, Fact
from silverspire.kernel.game import Game, Option
from silverspire.kernel.packs import read_pack
from silverspire.kernel.serializer import Serializer
from silverspire.kernel.state import State

PACKS = Path(__file__).resolve().parent / "packs"

DRAW, PASS, SHUFFLE, KEEP, GIVE = range(5)
CHOICE_NAMES = ("draw", "pass", "shuffle", "highest:keep", "highest:give")
TURN, HIGHEST = range(2)
QUESTIONS = ("turn", "highest")
EVENTS = EventKinds()
DRAWN = EVENTS.add("card.drawn", "number", reveals=True)
PASSED = EVENTS.add("turn.passed")
SHUFFLED = EVENTS.add("deck.shuffled", "number")
KEPT = EVENTS.add("highest.kept")
GIVEN = EVENTS.add("highest.given", "number")


class ToyPack(NamedTuple):
    pack: str
    pack_hash: str
    cards: int


class Toy(State):
    """The deck, the points and whose turn it is."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, Any], components: ToyPack
    ) -> None:
        super().__init__(game, seats, seed, options)
        self.components = components
        self.deck: vec[i64] = vec[i64]()  # the top is last
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.active = 0
        self.turns_left = 4 * seats

    # --- The four questions ----------------------------------------------------------------------

    def advance(self) -> bool:
        if len(self.frames):
            return False
        if self.turns_left == 0:
            self.over = True
            return True
        self.turns_left -= 1
        self.push(TURN, self.active)
        self.active = (self.active + 1) % int(self.seats)
        return True

    def offer(self) -> vec[i64]:
        if self.top_kind() == HIGHEST:
            return vec[i64]([KEEP, GIVE])
        return vec[i64]([DRAW, PASS, SHUFFLE]) if len(self.deck) else vec[i64]([PASS])

    def answer(self, choice: i64) -> None:
        seat = self.asked_seat()
        self.pop()
        if choice == DRAW:
            card = self.deck[len(self.deck) - 1]
            self.deck = self.deck[: len(self.deck) - 1]
            self.points[seat] += card
            self.report(DRAWN, seat, card)
            if card == self.components.cards:
                self.push(HIGHEST, seat, card)
        elif choice == SHUFFLE:
            shuffle(self.streams, 0, self.deck)
            self.record_chance("deck", self.deck)
            self.report(SHUFFLED, seat, len(self.deck))
        elif choice == GIVE:
            self.points[seat] -= self.components.cards
            self.report(GIVEN, seat, self.components.cards)
        else:
            self.report(KEPT if choice == KEEP else PASSED, seat)

    def explain(self, choice: int) -> tuple[Reason, ...]:
        if self.over:
            return (Reason("TOY-END-1", "the-game-is-over", {}),)
        if choice == DRAW and not len(self.deck):
            return (Reason("TOY-DRAW-1", "the-deck-is-empty", {"cards": 0}),)
        return (Reason("TOY-TURN-1", "another-question", {"asked": self.asked_kind()}),)

    # --- The rest of the contract ----------------------------------------------------------------

    def clone(self) -> Toy:
        copy = Toy(self.game, int(self.seats), self.seed, self.options, self.components)
        self.copy_stack_to(copy)
        copy.deck = self.deck[:]
        copy.points = self.points[:]
        copy.active = self.active
        copy.turns_left = self.turns_left
        return copy

    def redeal(self, seat: int | None, seed: int) -> Toy:
        copy = self.clone()
        copy.seed = seed
        copy.redealt = True
        copy.chance_results = ()
        copy.streams = open_streams(seed, ("deck",))
        copy.deck = vec[i64](sorted(self.deck))
        shuffle(copy.streams, 0, copy.deck)
        return copy

    def view(self, seat: int | None) -> dict[str, Any]:
        if seat is not None and not 0 <= seat < self.seats:
            raise WrongSeats(f"there is no seat {seat}")
        return {"cards": len(self.deck), "points": self.scores()}

    def scores(self) -> list[int]:
        return [int(points) for points in self.points]

    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.points) for own in self.points]

    def score_sheet(self, seat: int) -> dict[str, Any]:
        points = self.scores()[seat]
        return {"final": self.over, "total": points, "lines": {"cards": points}}

    def seat_numbers(self, seat: int) -> dict[str, Any]:
        return {"points": self.scores()[seat]}

    def progress(self) -> dict[str, int]:
        return {"turns_left": self.turns_left}

    def public_numbers(self) -> dict[str, float]:
        return {f"seats.{seat}.points": points for seat, points in enumerate(self.scores())}

    def serialize(self, serializer: Serializer) -> None:
        self.serialize_stack(serializer)
        self.deck = serializer.vector(self.deck)
        self.points = serializer.vector(self.points)
        self.active = int(serializer.number(self.active))
        self.turns_left = int(serializer.number(self.turns_left))

    def pack(self) -> ToyPack:
        return self.components

    def fact_value(self, fact: str, number: int) -> Fact:
        return number


class ToyGame(Game):
    """Draw, pass or shuffle, for 2 or 3."""

    name = "toy"
    rules_version = "1"
    seats = (2, 3)
    choice_names = CHOICE_NAMES
    question_names = QUESTIONS
    options: Mapping[str, Option] = {
        "shuffled": Option(True, (True, False), "whether the deck is shuffled first"),
        "bonus": Option(0, None, "points for everyone at the start"),
        "ends": Option("even", ("even", "odd"), "no meaning at all"),
    }

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        if seats == 2 and options["ends"] == "odd":
            raise WrongOption("with 2 players there are no odd ends [TOY-SETUP-1]")

    def packs_folder(self) -> Traversable:
        return PACKS

    def load_pack(self, folder: Traversable) -> ToyPack:
        contents = read_pack(folder, ["pack.toml"])
        if contents.problems:
            raise BrokenPack(folder.name, contents.problems)
        values = contents.files["pack.toml"].values
        return ToyPack(str(values["name"]), contents.hash, cast("int", values["cards"]))

    def check_pack(self, folder: Traversable) -> list[PackProblem]:
        return read_pack(folder, ["pack.toml"]).problems

    def create_table(
        self, seats: int, seed: int, options: dict[str, Any], components: ToyPack
    ) -> Toy:
        return Toy(self, seats, seed, options, components)

    def set_up(self, state: State) -> None:
        assert isinstance(state, Toy)
        state.streams = open_streams(state.seed, ("deck",))
        for card in range(1, state.components.cards + 1):
            state.deck = append(state.deck, card)
        if state.options["shuffled"]:
            shuffle(state.streams, 0, state.deck)
            state.record_chance("deck", state.deck)
        for seat in range(state.seats):
            state.points[seat] += state.options["bonus"]
        state.settle()

    def catalogue(self, seats: int, components: ToyPack) -> dict[str, Any]:
        return {"cards": components.cards}


GAME = ToyGame()


def a_toy(seed: int = 1, seats: int = 2, pack: str | Path = "reconstructed", **options: Any) -> Toy:
    """A new table; unshuffled, its cards come 6, 5, 4, 3, 2, 1."""
    state = GAME.new(seats, seed, options, pack)
    assert isinstance(state, Toy)
    return state


def play(state: State, *names: str) -> list[Event]:
    """Make these choices; returns what happened."""
    return [event for name in names for event in state.apply(GAME.choice_of(name))]


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]
