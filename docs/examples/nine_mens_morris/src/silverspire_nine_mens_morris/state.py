"""A table of Nine Men's Morris, and its rules: place, move, make mills, take men."""

from __future__ import annotations

from typing import Any, Final

from silverspire.kernel.events import EventKinds
from silverspire.kernel.simple import SimpleState
from silverspire_nine_mens_morris.board import FILES, MILLS_AT, NEIGHBORS, POINTS, RANKS

EMPTY: Final = -1
MEN: Final = 9  # of each player
FEWEST: Final = 3  # with fewer men no mill can be made
QUIET_MOVES: Final = 50  # moves without a mill, after which the game ends
EVENTS: Final = EventKinds()
MAN_PLACED: Final = EVENTS.add("man.placed", "point")
MAN_MOVED: Final = EVENTS.add("man.moved", "origin", "point")
MILL_MADE: Final = EVENTS.add("mill.made", "point")
MAN_TAKEN: Final = EVENTS.add("man.taken", "point")
PLACE, MAN, TO, TAKE = QUESTIONS = ("place", "man", "to", "take")


class Morris(SimpleState):
    """Whose man stands on each point, and how many are not on the board yet."""

    fields = ("men", "to_place", "taken", "active", "quiet_moves")

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.men = [EMPTY] * len(POINTS)
        self.to_place = [MEN, MEN]
        self.taken = [0, 0]  # by each player
        self.active = 0
        self.quiet_moves = 0

    def advance(self) -> bool:
        """Begin the next turn, or end the game; False while a question is pending."""
        if len(self.frames):
            return False
        placing = self.to_place[self.active] > 0
        few = self.men.count(self.active) < FEWEST
        if not placing and (few or not self.movable()):
            self.taken[1 - self.active] = MEN  # the winner takes all of them [NMM-END-1]
            self.end()
        elif self.quiet_moves == QUIET_MOVES:
            self.end()  # whoever has taken more men wins [NMM-END-2]
        else:
            self.ask(PLACE if placing else MAN, self.active)
        return True

    def answers(self, kind: str) -> list[int]:
        """The points that answer a question now."""
        if kind == PLACE:
            return [point for point, man in enumerate(self.men) if man == EMPTY]
        if kind == MAN:
            return self.movable()
        return self.targets(self.subject()) if kind == TO else self.takable()

    def movable(self) -> list[int]:
        """The active player's men that can go somewhere [NMM-MOVE-1]."""
        men = enumerate(self.men)
        return [point for point, man in men if man == self.active and self.targets(point)]

    def targets(self, point: int) -> list[int]:
        """A man slides to the next free point; one of three flies anywhere [NMM-MOVE-2]."""
        flies = self.options["flying"] and self.men.count(self.active) == FEWEST
        near = range(len(POINTS)) if flies else NEIGHBORS[point]
        return [target for target in near if self.men[target] == EMPTY]

    def takable(self) -> list[int]:
        """The opponent's men outside mills; if all stand in mills, any of them [NMM-MILL-2]."""
        theirs = [point for point, man in enumerate(self.men) if man == 1 - self.active]
        return [point for point in theirs if not self.in_mill(point)] or theirs

    def choose(self, kind: str, subject: int, point: int) -> None:
        if kind == MAN:
            self.ask(TO, self.active, point)
        elif kind == TAKE:
            self.men[point] = EMPTY
            self.taken[self.active] += 1
            self.report(MAN_TAKEN, self.active, point)
            self.active = 1 - self.active
        else:
            self.put_man(kind, subject, point)

    def put_man(self, kind: str, origin: int, point: int) -> None:
        """A man that comes to its point and closes a mill takes another one [NMM-MILL-1]."""
        self.men[point] = self.active
        self.quiet_moves += kind == TO
        if kind == TO:
            self.men[origin] = EMPTY
            self.report(MAN_MOVED, self.active, origin, point)
        else:
            self.to_place[self.active] -= 1
            self.report(MAN_PLACED, self.active, point)
        if self.in_mill(point):
            self.quiet_moves = 0
            self.report(MILL_MADE, self.active, point)
            self.ask(TAKE, self.active)
        else:
            self.active = 1 - self.active

    def in_mill(self, point: int) -> bool:
        man = self.men[point]
        return any(all(self.men[other] == man for other in mill) for mill in MILLS_AT[point])

    def refusal(self, kind: str, point: int) -> tuple[str, str]:
        """The rule and the message of a point that does not answer the question."""
        man = self.men[point]
        if kind == MAN:
            return "NMM-MOVE-1", "blocked" if man == self.active else "not-your-man"
        if kind == TAKE:
            return "NMM-MILL-2", "not-their-man" if man in (EMPTY, self.active) else "in-a-mill"
        if man != EMPTY:
            return "NMM-PLACE-1", "occupied"
        return "NMM-MOVE-2", "too-far"

    def scores(self) -> list[int]:
        """The men that each player has taken."""
        return list(self.taken)

    def public_view(self) -> dict[str, Any]:
        return {
            "board": [[self.cell(file + rank) for file in FILES] for rank in RANKS],
            "moves_without_a_mill": self.quiet_moves,
            "moving": POINTS[self.subject()] if self.is_asking(TO) else None,
        }

    def cell(self, point: str) -> dict[str, Any] | None:
        """A square of the drawn board: a point and whose man stands there, or nothing."""
        if point not in POINTS:
            return None
        man = self.men[POINTS.index(point)]
        return {"name": point, "seat": None if man == EMPTY else man}

    def seat_numbers(self, seat: int) -> dict[str, Any]:
        return {
            "points": self.taken[seat],
            "men_on_the_board": self.men.count(seat),
            "men_to_place": self.to_place[seat],
        }

    def observed(self, seat: int) -> list[int]:
        """Own men, the opponent's men, and numbers, as the game's observed fields say."""
        stands = [int(man == one) for one in (seat, 1 - seat) for man in self.men]
        return [*stands, self.to_place[seat], self.to_place[1 - seat], self.quiet_moves]
