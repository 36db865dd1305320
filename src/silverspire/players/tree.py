"""The tree of a search over redealt tables: information-set Monte-Carlo tree search.

A node stands for what a seat knows: it is reached by a sequence of answers, whatever was dealt.
Each simulation plays one redealt table; answers that this table does not allow are passed over.
Every node keeps the shares of all seats, and each seat takes what is best for itself (max^n).
The searcher's own choices are evaluated with a lookahead when they are first met. The others' are
too many to tell apart: they are weighted by the prior, what good players usually do there, or
with a larger budget drawn by a lookahead.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.state import State
from silverspire.players.evaluator import Evaluator
from silverspire.players.lookahead import DEPTH, look_ahead
from silverspire.players.rollout_policy import RolloutPolicy

EXPLORATION: Final = 0.1  # the exploration constant: how far rarely tried choices are preferred
TEMPERATURE: Final = 0.1  # of the softmax that turns first evaluations into priors
OWN_WIDTH: Final = 2.0  # own choices expanded from the start, and …
OWN_GROWTH: Final = 0.5  # … this many more for each root of the visits
WIDTH: Final = 1.0  # the same for the others
GROWTH: Final = 0.3
HORIZON: Final = 8  # own decisions of a rollout before a table is evaluated …
NET_HORIZON: Final = 3  # … and before a net evaluates it: as strong, in half the time
OWN_CHOICES: Final = 5  # own choices that are evaluated when a decision is first met


@final
class Node:
    """An answer that was given, and what came of it."""

    def __init__(self, question: i64, choice: i64, seats: i64) -> None:
        self.question: i64 = question  # the question and its seat, which chance can change
        self.choice: i64 = choice
        self.visits: i64 = 0
        self.prior: float = 0.0
        self.shares: vec[float] = vec[float]([0.0] * int(seats))  # sums over the visits
        self.points: float = 0.0  # the searcher's, over the simulations that began here
        self.children: list[Node] = []  # of each question, the most promising first

    def value(self, seat: i64) -> float:
        """A seat's share of the win, over the visits."""
        return self.shares[seat] / float(self.visits) if self.visits > 0 else 0.0


@final
class Tree:
    """One search: simulations from the same decision, each on another redealt table."""

    def __init__(self, evaluator: Evaluator, seat: i64, seats: i64) -> None:
        self.evaluator: Evaluator = evaluator
        self.seat: i64 = seat  # the seat that searches
        self.seats: i64 = seats
        self.horizon: i64 = HORIZON if evaluator.net_for(seats) is None else NET_HORIZON
        self.lookahead_turns: i64 = 0  # own turns in which all seats look ahead; 0: none
        self.before_rollout: float = 0.0
        self.leaf_shares: vec[float] = vec[float]([0.0] * int(seats))
        self.path: list[Node] = []
        self.rollout_policy: RolloutPolicy = RolloutPolicy(evaluator, seats)

    def simulate(self, first: Node, table: State, seed: i64) -> float:
        """Make the first choice, select promising ones until the searcher's next decision, roll
        out, then evaluate. Returns the searcher's share, and leaves in `before_rollout` what it
        was before the rollout.

        Tables are evaluated only at the searcher's own decisions, so that they compare.
        """
        path = self.path
        path.clear()
        path.append(first)
        node = first
        self.rollout_policy.use_seed(seed)
        table.apply_unchecked(first.choice)
        while not table.over and not self.is_at_own_decision(table):
            seat = table.asked_seat()
            if self.lookahead_turns > 0 and seat != self.seat:
                table.apply_unchecked(self.rollout_policy.draw_by_lookahead(table))
                continue
            node = self.select(node, table, seat)
            path.append(node)
            table.apply_unchecked(node.choice)
        self.evaluator.evaluate(table, self.leaf_shares)
        self.before_rollout = self.leaf_shares[self.seat]
        if not table.over and self.horizon > 0:
            self.roll_out(table)
            self.evaluator.evaluate(table, self.leaf_shares)
        for visited in path:
            visited.visits += 1
            for seat in range(self.seats):
                visited.shares[seat] += self.leaf_shares[seat]
        first.points += self.evaluator.expected[self.seat]
        return self.leaf_shares[self.seat]

    def roll_out(self, table: State) -> None:
        """All seats play on until the searcher has been asked often enough."""
        policy = self.rollout_policy
        horizon = max(self.horizon, self.lookahead_turns)
        ahead: i64 = 0
        while not table.over and ahead < horizon:
            looks_ahead = ahead < self.lookahead_turns
            table.apply_unchecked(
                policy.draw_by_lookahead(table) if looks_ahead else policy.draw_by_prior(table)
            )
            if self.is_at_own_decision(table):
                ahead += 1

    def is_at_own_decision(self, table: State) -> bool:
        """Whether the searcher may begin something new."""
        return not table.over and table.asked_seat() == self.seat and self.evaluator.is_quiet(table)

    def width_of(self, node: Node, seat: i64) -> i64:
        """Progressive widening: how many choices are considered after this many visits."""
        root = sqrt(float(node.visits))
        if seat == self.seat:
            return i64(OWN_WIDTH + OWN_GROWTH * root)
        return i64(WIDTH + GROWTH * root)

    def select(self, node: Node, table: State, seat: i64) -> Node:
        """The child with the best mix of value and exploration among those the table allows."""
        legal = table.legal
        question = question_of(table)
        if count_children(node, question, legal) < len(legal):
            self.expand(node, table, question, seat)
        default = node.value(seat)
        width = self.width_of(node, seat)
        exploration = EXPLORATION * sqrt(float(node.visits + 1))
        best = node
        most = -1.0
        for child in node.children:
            if child.question != question or not is_legal(legal, child.choice):
                continue
            if child.prior == 0.0 and most >= 0.0:
                continue
            worth = child.value(seat) if child.visits > 0 else default
            worth += exploration * child.prior / float(1 + child.visits)
            if worth > most:
                most = worth
                best = child
            width -= 1
            if width == 0:
                break
        return best

    def expand(self, node: Node, table: State, question: i64, seat: i64) -> None:
        """Add the choices that no earlier table allowed here; the likelier come first.

        Of the searcher's own choices the likeliest are evaluated, the rest stay out.
        """
        legal = table.legal
        filled = self.evaluator.choice_priors(table)
        priors = [filled[place] for place in range(len(legal))]
        least = threshold(priors, OWN_CHOICES) if seat == self.seat else 0.0
        for place in range(len(legal)):
            if has_child(node, question, legal[place]):
                continue
            child = Node(question, legal[place], self.seats)
            child.prior = priors[place]
            if seat == self.seat:
                if priors[place] < least:
                    child.prior = 0.0
                else:
                    self.evaluate_child(table, child)
            node.children.append(child)
        if seat == self.seat:
            set_priors(node.children, question, seat, TEMPERATURE)
        sort_by_prior(node.children)

    def evaluate_child(self, table: State, child: Node) -> None:
        """Evaluate a choice of one's own on this table, its action completed."""
        trial = table.clone()
        trial.apply_unchecked(child.choice)
        look_ahead(trial, self.evaluator, self.seat, DEPTH, True, child.shares)
        child.visits = 1


def threshold(priors: list[float], count: i64) -> float:
    """The prior that the `count` likeliest choices reach."""
    if len(priors) <= count:
        return 0.0
    ranked = sorted(priors, reverse=True)
    return ranked[count - 1]


def question_of(table: State) -> i64:
    """The question and its seat as one number."""
    return table.top_kind() * 8 + table.top_seat()


def set_priors(children: list[Node], question: i64, seat: i64, temperature: float) -> None:
    """Priors by a softmax over the evaluated children."""
    most = 0.0
    for child in children:
        if child.question == question and child.visits > 0:
            most = max(most, child.value(seat))
    total = 0.0
    for child in children:
        if child.question == question and child.visits > 0:
            child.prior = exp((child.value(seat) - most) / temperature)
            total += child.prior
    for child in children:
        if child.question == question:
            child.prior /= total


def sort_by_prior(children: list[Node]) -> None:
    """The likeliest first; equals keep their order."""
    for place in range(1, len(children)):
        moved = children[place]
        lower = place - 1
        while lower >= 0 and children[lower].prior < moved.prior:
            children[lower + 1] = children[lower]
            lower -= 1
        children[lower + 1] = moved


def is_legal(legal: vec[i64], choice: i64) -> bool:
    for place in range(len(legal)):
        if legal[place] == choice:
            return True
    return False


def has_child(node: Node, question: i64, choice: i64) -> bool:
    for child in node.children:
        if child.choice == choice and child.question == question:
            return True
    return False


def count_children(node: Node, question: i64, legal: vec[i64]) -> i64:
    known: i64 = 0
    for child in node.children:
        if child.question == question and is_legal(legal, child.choice):
            known += 1
    return known
