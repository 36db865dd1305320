"""What a player sees, as OpenSpiel asks for it: now or with memory, public or private."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from silverspire.lab.observations import Observer, Vector

if TYPE_CHECKING:
    from silverspire.lab.openspiel.game import TableGame, TableState

BEFORE_THE_DEAL: Final = "before the deal"
NOBODY = pyspiel.PrivateInfoType.NONE
OWN = pyspiel.PrivateInfoType.SINGLE_PLAYER


def make_observer(game: TableGame, asked: Any, params: dict[str, Any] | None) -> Any:
    """The observer of that kind; None, as OpenSpiel expects it, where there is none."""
    if params:
        raise ValueError(f"there are no observation parameters; given were {params}")
    kind = asked or pyspiel.IIGObservationType(perfect_recall=False)
    if kind.public_info and kind.private_info == OWN:
        return InformationState() if kind.perfect_recall else SeatObserver(game.observer)
    if kind.perfect_recall:
        return None
    if kind.public_info and kind.private_info == NOBODY:
        return PublicObserver()
    if not kind.public_info and kind.private_info == OWN:
        return PrivateObserver()
    return None


class StringObserver:
    """An observer that writes a string, and no tensor."""

    def __init__(self) -> None:
        self.tensor: Vector | None = None
        self.dict: dict[str, Vector] = {}

    def set_from(self, state: TableState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: TableState, player: int) -> str:
        if state.holder.table is None:
            return BEFORE_THE_DEAL
        return self.text(state, player)

    def text(self, state: TableState, player: int) -> str:
        """What the player sees at a table that was dealt."""
        raise NotImplementedError


class SeatObserver(StringObserver):
    """All that a seat may know now: the tensor of the documented fields, and its view."""

    def __init__(self, observer: Observer) -> None:
        super().__init__()
        self._observer = observer
        self.tensor = self._numbers = np.zeros(observer.size, np.float32)
        start = 0
        for field in observer.fields:
            self.dict[field.name] = self._numbers[start : start + field.size]
            start += field.size

    def set_from(self, state: TableState, player: int) -> None:
        table = state.holder.table
        self._numbers[:] = 0 if table is None else self._observer.vector(table, player)

    def text(self, state: TableState, player: int) -> str:
        return written(state.holder.require_table().view(player))


class PublicObserver(StringObserver):
    """What everyone knows: a spectator's view."""

    def text(self, state: TableState, player: int) -> str:
        return written(state.holder.require_table().view(None))


class PrivateObserver(StringObserver):
    """What a seat knows beyond that: the parts of its view that a spectator does not see."""

    def text(self, state: TableState, player: int) -> str:
        table = state.holder.require_table()
        own = beyond(table.view(player), table.view(None))
        return written({} if own is None else own)


class InformationState(StringObserver):
    """What a seat sees now, and a digest of all that it saw and chose before."""

    def text(self, state: TableState, player: int) -> str:
        memory = state.holder.recalled(player).hex()
        return f"{player} {memory} {written(state.holder.require_table().view(player))}"


def beyond(own: Any, public: Any) -> Any:
    """What plain data holds more than other plain data; None if nothing."""
    if isinstance(own, Mapping) and isinstance(public, Mapping):
        parts = {name: beyond(value, public.get(name)) for name, value in own.items()}
        return {name: part for name, part in parts.items() if part is not None} or None
    if isinstance(own, Sequence) and not isinstance(own, str) and isinstance(public, Sequence):
        if len(own) != len(public):
            return own
        parts = {
            str(place): beyond(*pair) for place, pair in enumerate(zip(own, public, strict=True))
        }
        return {place: part for place, part in parts.items() if part is not None} or None
    return None if own == public else own


def written(view: Any) -> str:
    return json.dumps(view, ensure_ascii=False)
