"""The tree of a search over redealt tables: information-set Monte-Carlo tree search.

A node stands for what a seat knows: it is reached by a sequence of answers, whatever was dealt.
Each descent plays one redealt table; answers that this table does not allow are passed over.
Every node keeps the shares of all seats, and each seat takes what is best for itself (max^n).
The searcher's own choices are weighed by foresight when they are first met. The others' are too
many to tell apart: they are weighed by habit, what good players usually do there, or where there
is time for it drawn with consideration.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.state import State
from silverspire.players.conduct import Conduct
from silverspire.players.foresight import DEPTH, foresee
from silverspire.players.judgement import Judgement

CURIOSITY: Final = 0.1  # how far rarely tried choices are preferred to good ones
HEAT: Final = 0.1  # how sharply a first judgement tells good choices from bad
OWN_WIDTH: Final = 2.0  # own choices looked at from the start, and …
OWN_GROWTH: Final = 0.5  # … this many more for each root of the visits
WIDTH: Final = 1.0  # the same for the others
GROWTH: Final = 0.3
HORIZON: Final = 8  # own decisions that are played on before a table is judged …
NET_HORIZON: Final = 3  # … and before a net judges it: as strong, in half the time
OWN_CHOICES: Final = 5  # choices of one's own that are judged when a decision is first met


@final
class Node:
    """An answer that was given, and what came of it."""

    def __init__(self, question: i64, choice: i64, seats: i64) -> None:
        self.question: i64 = question  # what was asked of whom: luck may change it
        self.choice: i64 = choice
        self.visits: i64 = 0
        self.prior: float = 0.0
        self.shares: vec[float] = vec[float]([0.0] * int(seats))  # sums over the visits
        self.points: float = 0.0  # the searcher's, over the descents that began here
        self.children: list[Node] = []  # of each question, the most promising first

    def worth(self, seat: i64) -> float:
        """A seat's share of the win, over the visits."""
        return self.shares[seat] / float(self.visits) if self.visits > 0 else 0.0


@final
class Tree:
    """One search: descents from the same decision, each on another redealt table."""

    def __init__(self, judgement: Judgement, seat: i64, seats: i64) -> None:
        self.judgement: Judgement = judgement
        self.seat: i64 = seat  # who searches
        self.seats: i64 = seats
        self.horizon: i64 = HORIZON if judgement.net_for(seats) is None else NET_HORIZON
        self.considered: i64 = 0  # own turns during which everybody considers; 0: by habit alone
        self.near: float = 0.0
        self.judged: vec[float] = vec[float]([0.0] * int(seats))
        self.path: list[Node] = []
        self.conduct: Conduct = Conduct(judgement, seats)

    def descend(self, first: Node, table: State, luck: i64) -> float:
        """Make the first choice, follow promising ones until the searcher is asked anew; play on
        for a while, then judge. Answers the searcher's share, and leaves in `near` what it was
        before anybody played on.

        Tables are judged at the searcher's own decisions alone, so that they compare.
        """
        path = self.path
        path.clear()
        path.append(first)
        node = first
        self.conduct.use_luck(luck)
        table.take(first.choice)
        while not table.over and not self.is_asked_anew(table):
            seat = table.asked_seat()
            if self.considered > 0 and seat != self.seat:
                table.take(self.conduct.draw_considered(table))
                continue
            node = self.select(node, table, seat)
            path.append(node)
            table.take(node.choice)
        self.judgement.judge(table, self.judged)
        self.near = self.judged[self.seat]
        if not table.over and self.horizon > 0:
            self.play_on(table)
            self.judgement.judge(table, self.judged)
        for visited in path:
            visited.visits += 1
            for seat in range(self.seats):
                visited.shares[seat] += self.judged[seat]
        first.points += self.judgement.expected[self.seat]
        return self.judged[self.seat]

    def play_on(self, table: State) -> None:
        """Everybody goes on until the searcher has been asked often enough."""
        conduct = self.conduct
        horizon = max(self.horizon, self.considered)
        ahead: i64 = 0
        while not table.over and ahead < horizon:
            considers = ahead < self.considered
            table.take(conduct.draw_considered(table) if considers else conduct.draw_usual(table))
            if self.is_asked_anew(table):
                ahead += 1

    def is_asked_anew(self, table: State) -> bool:
        """Whether the searcher may begin something new."""
        return not table.over and table.asked_seat() == self.seat and self.judgement.at_rest(table)

    def width_of(self, node: Node, seat: i64) -> i64:
        """Progressive widening: how many choices are looked at after so many visits."""
        root = sqrt(float(node.visits))
        if seat == self.seat:
            return i64(OWN_WIDTH + OWN_GROWTH * root)
        return i64(WIDTH + GROWTH * root)

    def select(self, node: Node, table: State, seat: i64) -> Node:
        """The child with the best mix of worth and curiosity among those the table allows."""
        legal = table.legal
        question = question_of(table)
        if count_known(node, question, legal) < len(legal):
            self.open(node, table, question, seat)
        usual = node.worth(seat)
        width = self.width_of(node, seat)
        curiosity = CURIOSITY * sqrt(float(node.visits + 1))
        best = node
        most = -1.0
        for child in node.children:
            if child.question != question or not allows(legal, child.choice):
                continue
            if child.prior == 0.0 and most >= 0.0:
                continue
            worth = child.worth(seat) if child.visits > 0 else usual
            worth += curiosity * child.prior / float(1 + child.visits)
            if worth > most:
                most = worth
                best = child
            width -= 1
            if width == 0:
                break
        return best

    def open(self, node: Node, table: State, question: i64, seat: i64) -> None:
        """Add the choices that no earlier table allowed here; the better looking come first.

        Of one's own the most usual are judged, the rest stay out.
        """
        legal = table.legal
        inclined = self.judgement.weigh_habits(table)
        habits = [inclined[place] for place in range(len(legal))]
        least = threshold(habits, OWN_CHOICES) if seat == self.seat else 0.0
        for place in range(len(legal)):
            if knows(node, question, legal[place]):
                continue
            child = Node(question, legal[place], self.seats)
            child.prior = habits[place]
            if seat == self.seat:
                if habits[place] < least:
                    child.prior = 0.0
                else:
                    self.weigh(table, child)
            node.children.append(child)
        if seat == self.seat:
            rank(node.children, question, seat, HEAT)
        sort(node.children)

    def weigh(self, table: State, child: Node) -> None:
        """Judge a choice of one's own on this table, the action carried through."""
        trial = table.clone()
        trial.take(child.choice)
        foresee(trial, self.judgement, self.seat, DEPTH, True, child.shares)
        child.visits = 1


def threshold(habits: list[float], count: i64) -> float:
    """The habit that so many choices reach."""
    if len(habits) <= count:
        return 0.0
    ranked = sorted(habits, reverse=True)
    return ranked[count - 1]


def question_of(table: State) -> i64:
    """What is asked of whom, as one number."""
    place = len(table.frames) - 4
    return table.frames[place] * 8 + table.frames[place + 1]


def rank(children: list[Node], question: i64, seat: i64, heat: float) -> None:
    """Priors by a softmax over what was judged."""
    most = 0.0
    for child in children:
        if child.question == question and child.visits > 0:
            most = max(most, child.worth(seat))
    total = 0.0
    for child in children:
        if child.question == question and child.visits > 0:
            child.prior = exp((child.worth(seat) - most) / heat)
            total += child.prior
    for child in children:
        if child.question == question:
            child.prior /= total


def sort(children: list[Node]) -> None:
    """The likeliest first; equals keep their order."""
    for place in range(1, len(children)):
        moved = children[place]
        lower = place - 1
        while lower >= 0 and children[lower].prior < moved.prior:
            children[lower + 1] = children[lower]
            lower -= 1
        children[lower + 1] = moved


def allows(legal: vec[i64], choice: i64) -> bool:
    for place in range(len(legal)):
        if legal[place] == choice:
            return True
    return False


def knows(node: Node, question: i64, choice: i64) -> bool:
    for child in node.children:
        if child.choice == choice and child.question == question:
            return True
    return False


def count_known(node: Node, question: i64, legal: vec[i64]) -> i64:
    known: i64 = 0
    for child in node.children:
        if child.question == question and allows(legal, child.choice):
            known += 1
    return known
