"""Nine Men's Morris, as Silverspire finds it."""

from __future__ import annotations

from typing import Any

from silverspire.kernel.game import Option
from silverspire.kernel.observations import Field
from silverspire.kernel.simple import EmptyPack, SimpleGame
from silverspire_nine_mens_morris.board import LINKS, POINTS
from silverspire_nine_mens_morris.state import MAN, MEN, PLACE, QUESTIONS, QUIET_MOVES, Morris


class NineMensMorris(SimpleGame):
    """Two players place nine men each, then move them; three in a row take one."""

    name = "nine_mens_morris"
    rules_version = "1"
    seats = (2,)
    options = {  # noqa: RUF012  # read, never changed
        "flying": Option(True, (True, False), "whether the last three men may go anywhere"),
    }
    question_names = QUESTIONS
    turn_questions = (PLACE, MAN)  # the others continue a turn: computers think to its end
    choice_names = tuple(f"{question}:{point}" for question in QUESTIONS for point in POINTS)
    landmarks = ("mill.made", "game.ended")
    turn_rule = "NMM-TURN-1"
    observed_fields = (
        Field("own_men", len(POINTS), 1, "your man stands there, by point"),
        Field("their_men", len(POINTS), 1, "a man of the opponent stands there, by point"),
        Field("to_place", 2, MEN, "men not on the board yet: yours, the opponent's"),
        Field("quiet_moves", 1, QUIET_MOVES, "moves since the last mill"),
    )
    highest_subject = len(POINTS)
    fact_names = {"point": POINTS, "origin": POINTS}  # noqa: RUF012
    state_type = Morris
    message_prefix = "nmm"

    def catalogue(self, seats: int, components: EmptyPack) -> dict[str, Any]:
        """The lines of the board: whoever draws it joins these points."""
        return {"links": [list(pair) for pair in LINKS]}


GAME = NineMensMorris()
