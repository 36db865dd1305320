"""The tree of a search over redealt tables: information-set Monte-Carlo tree search.

A node stands for what a seat knows: it is reached by a sequence of answers, whatever was dealt.
Each descent plays one redealt table; answers that this table does not allow are passed over.
Every node keeps the shares of all seats, and each seat takes what is best for itself (max^n).
The searcher's own choices are weighed by foresight when they are first met, those of the others
by habit: what good players usually do there.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.state import State
from silverspire.players.foresight import DEPTH, foresee
from silverspire.players.judgement import Judgement


@final
class Node:
    """An answer that was given, and what came of it."""

    def __init__(self, question: i64, choice: i64, seats: i64) -> None:
        self.question: i64 = question  # what was asked of whom: luck may change it
        self.choice: i64 = choice
        self.visits: i64 = 0
        self.prior: float = 0.0
        self.shares: vec[float] = vec[float]([0.0] * int(seats))  # sums over the visits
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
        self.root: Node = Node(-1, -1, seats)
        self.judged: vec[float] = vec[float]([0.0] * int(seats))
        self.path: list[Node] = []
        self.curiosity: float = 0.3
        self.heat: float = 0.02
        self.patience: i64 = 2
        self.root_width: float = 4.0
        self.root_growth: float = 1.0
        self.own_width: float = 2.0
        self.own_growth: float = 0.5
        self.width: float = 1.0
        self.growth: float = 0.3

    def descend(self, table: State) -> None:
        """Follow promising choices until the searcher is asked anew, judge, remember.

        Tables are judged at the searcher's own decisions alone, so that they compare; a decision
        visited often enough is looked beyond.
        """
        path = self.path
        path.clear()
        node = self.root
        path.append(node)
        while not table.over:
            seat = table.asked_seat()
            unfamiliar = node.visits < self.patience and len(path) > 1
            if unfamiliar and seat == self.seat and self.judgement.at_rest(table):
                break
            node = self.select(node, table, seat)
            path.append(node)
            table.take(node.choice)
        self.judgement.judge(table, self.judged)
        for visited in path:
            visited.visits += 1
            for seat in range(self.seats):
                visited.shares[seat] += self.judged[seat]

    def width_of(self, node: Node, seat: i64) -> i64:
        """Progressive widening: how many choices are looked at after so many visits."""
        root = sqrt(float(node.visits))
        if node is self.root:
            return i64(self.root_width + self.root_growth * root)
        if seat == self.seat:
            return i64(self.own_width + self.own_growth * root)
        return i64(self.width + self.growth * root)

    def select(self, node: Node, table: State, seat: i64) -> Node:
        """The child with the best mix of worth and curiosity among those the table allows."""
        legal = table.legal
        question = question_of(table)
        if count_known(node, question, legal) < len(legal):
            self.open(node, table, question, seat)
        usual = node.worth(seat)
        width = self.width_of(node, seat)
        curiosity = self.curiosity * sqrt(float(node.visits + 1))
        best = node
        most = -1.0
        for child in node.children:
            if child.question != question or not allows(legal, child.choice):
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
        """Add the choices that no earlier table allowed here; the better looking come first."""
        legal = table.legal
        for place in range(len(legal)):
            if knows(node, question, legal[place]):
                continue
            child = Node(question, legal[place], self.seats)
            if seat == self.seat:
                self.weigh(table, child)
            else:
                child.prior = self.judgement.habit(table, child.choice)
            node.children.append(child)
        if seat == self.seat:
            rank(node.children, question, seat, self.heat)
        sort(node.children)

    def weigh(self, table: State, child: Node) -> None:
        """Judge a choice of one's own on this table, the action carried through."""
        trial = table.clone()
        trial.take(child.choice)
        foresee(trial, self.judgement, self.seat, DEPTH, child.shares)
        child.visits = 1


def question_of(table: State) -> i64:
    """What is asked of whom, as one number."""
    place = len(table.frames) - 4
    return table.frames[place] * 8 + table.frames[place + 1]


def rank(children: list[Node], question: i64, seat: i64, heat: float) -> None:
    """Priors by a softmax over what was judged."""
    most = 0.0
    for child in children:
        if child.question == question:
            most = max(most, child.worth(seat))
    total = 0.0
    for child in children:
        if child.question == question:
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
