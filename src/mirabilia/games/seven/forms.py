"""How the fields of a position stand in a snapshot: the key, its type, and the way there and back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, Protocol, Self, TypeAlias

import msgspec

from mirabilia.core.contract import Json, SnapshotError
from mirabilia.core.facts import SnapshotPart
from mirabilia.core.form import Drawn, naming
from mirabilia.games.seven import data
from mirabilia.games.seven.lookup import PIECE_IDS, PIECE_KINDS
from mirabilia.games.seven.packing import (
    EVERYBODY,
    FROM_BOX,
    age_of,
    cards_then,
    hand_of,
    has,
    is_drawn,
    lay_open,
    left_in,
    note_on,
    noted,
    owner_of,
    piece_of,
    place_of,
    renamed,
    seen_by,
    small,
    small_of,
    taken_out,
    turn_of,
    used_in,
)

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=255)]
Values: TypeAlias = dict[str, Any]
"""Fields by name: a number, or a row of numbers."""


KINDS = tuple(dict.fromkeys(PIECE_KINDS.values()))
PieceName: TypeAlias = Annotated[str, naming(*KINDS)]
"""Of whatever kind."""


class FaceDownCard(SnapshotPart):
    """A card that left a hand face down: who can know which it is depends on where it came from."""

    card: PieceName
    hand: Small | None = None
    turn: Small = 0
    age: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    by: Small = 0
    seen: list[Small] = []
    drawn: bool = False
    used: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class PieceSource(Protocol):
    """Where restored pieces come from: each is there only so many times."""

    def card(self, field: str, name: str) -> int: ...

    def piece_of_kind(self, field: str, name: str, kind: str) -> int:
        """A piece of a kind that is held besides cards."""

    def piece_in_hand(self, field: str, name: str) -> int:
        """A piece that can be in hand now."""

    def entry(self, field: str, card: str | FaceDownCard, owner: int | None, kind: str) -> int:
        """A face-down piece; one of another kind than a card is the owner's."""

    def origin(self, field: str, card: FaceDownCard, kind: str) -> int:
        """Where a piece came from that lies elsewhere now."""


class Slot:
    """A number in the row `extra` of a city or a position."""

    def __init__(self, index: int, default: int) -> None:
        self.index, self.default = index, default

    def get(self, holder: Any) -> int:
        return int(holder.extra[self.index]) if self.index < len(holder.extra) else self.default

    def put(self, holder: Any, number: int) -> None:
        holder.put_extra(self.index, number)


class Form(ABC):
    """One key of a snapshot, for one field or for several that go together."""

    type: Any = object
    default: Any = None
    is_needed = False
    """Whether no snapshot can do without it."""
    drawn: Drawn = ""
    """Whether `filling` draws it when it is left out: what all can see, or what lies hidden."""

    def __init__(self, key: str, *names: str) -> None:
        self.key = key
        self.names = names or (key,)
        """The fields."""
        self.slot: Slot | None = None
        """Where an expansion that is not part of Mirabilia has its one field."""

    @abstractmethod
    def write(self, holder: Any) -> Any:
        """The value in a snapshot; the holder is a city or a position."""

    @abstractmethod
    def read(self, box: PieceSource, field: str, value: Any, owner: int | None) -> Values:
        """The fields of a value that has the right type; SnapshotError if it cannot be."""

    def filled(self, drawn: Drawn) -> Self:
        """The same form, of something that is drawn when it is left out."""
        self.drawn = drawn
        return self

    def get(self, holder: Any) -> Any:
        return getattr(holder, self.names[0]) if self.slot is None else self.slot.get(holder)

    def put(self, value: Any) -> Values:
        return {self.names[0]: value}


class Count(Form):
    def __init__(self, key: str, kind: Any = Number, is_needed: bool = False) -> None:
        super().__init__(key)
        self.type, self.default, self.is_needed = kind, 0, is_needed

    def write(self, holder: Any) -> int:
        return int(self.get(holder))

    def read(self, box: PieceSource, field: str, value: int, owner: int | None) -> Values:
        return self.put(value)


class Flag(Form):
    type, default = bool, False

    def write(self, holder: Any) -> bool:
        return bool(self.get(holder))

    def read(self, box: PieceSource, field: str, value: bool, owner: int | None) -> Values:
        return self.put(int(value))


class Together(Form):
    """Numbers of several fields as a row, or by name."""

    def __init__(self, key: str, kind: Any, fields: tuple[str, ...] | Mapping[str, str]) -> None:
        is_row = isinstance(fields, tuple)
        super().__init__(key, *(fields if is_row else fields.values()))  # type: ignore[union-attr]
        self.keys = () if isinstance(fields, tuple) else tuple(fields)
        if is_row:
            self.type, self.default = tuple[(kind,) * len(fields)], (0,) * len(fields)  # type: ignore[misc]
        else:
            self.type = msgspec.defstruct(key, [(name, kind, 0) for name in fields], bases=(SnapshotPart,))
            self.default = msgspec.field(default_factory=self.type)

    def write(self, holder: Any) -> Any:
        numbers = [int(getattr(holder, name)) for name in self.names]
        return dict(zip(self.keys, numbers, strict=True)) if self.keys else numbers

    def read(self, box: PieceSource, field: str, value: Any, owner: int | None) -> Values:
        numbers = [getattr(value, key) for key in self.keys] if self.keys else value
        return dict(zip(self.names, numbers, strict=True))


class ByAge(Form):
    """Small numbers packed into one field, as a row of three."""

    type, default = tuple[Small, Small, Small], (0, 0, 0)

    def write(self, holder: Any) -> list[int]:
        return [int(small_of(self.get(holder), age)) for age in data.AGES]

    def read(self, box: PieceSource, field: str, value: tuple[int, ...], owner: int | None) -> Values:
        return self.put(sum(int(small(age, number)) for age, number in zip(data.AGES, value, strict=True)))


class SmallByName(Form):
    """Small numbers packed into one field, by name; those that are 0 are left out."""

    type, default = dict[str, Small], {}

    def __init__(self, key: str, known: Iterable[str]) -> None:
        super().__init__(key)
        self.known = tuple(known)

    def write(self, holder: Any) -> dict[str, int]:
        numbers = {name: int(small_of(self.get(holder), index)) for index, name in enumerate(self.known)}
        return {name: number for name, number in numbers.items() if number}

    def read(self, box: PieceSource, field: str, value: dict[str, int], owner: int | None) -> Values:
        for name in value:
            if name not in self.known:
                raise SnapshotError(field, f"one of {', '.join(self.known)}, not {name!r}", wrong="one_of")
        return self.put(sum(int(small(self.known.index(name), number)) for name, number in value.items()))


class NamedNumber(Form):
    """A number that has a name."""

    def __init__(self, key: str, known: Iterable[str]) -> None:
        super().__init__(key)
        self.known = tuple(known)
        self.type, self.default = Literal[self.known], self.known[0]

    def write(self, holder: Any) -> str:
        return str(self.known[self.get(holder)])

    def read(self, box: PieceSource, field: str, value: str, owner: int | None) -> Values:
        return self.put(self.known.index(value))


class Pieces(Form):
    """A row of pieces by their names."""

    default: Any = []

    def __init__(self, key: str, kind: str) -> None:
        super().__init__(key)
        self.kind = kind
        self.type = list[PieceName] if kind == "held" else list[Annotated[str, naming(kind)]]
        """`held`: what can be in hand now; else a kind of pieces, such as "card"."""

    def write(self, holder: Any) -> list[str]:
        return [PIECE_IDS[piece] for piece in self.get(holder)]

    def read(self, box: PieceSource, field: str, value: list[str], owner: int | None) -> Values:
        fields = [f"{field}[{number}]" for number in range(len(value))]
        if self.kind == "held":
            return self.put([box.piece_in_hand(one, name) for one, name in zip(fields, value, strict=True)])
        return self.put([box.piece_of_kind(one, name, self.kind) for one, name in zip(fields, value, strict=True)])


class OnePiece(Form):
    """One piece that is named, be it elsewhere on the table, or none."""

    default = None

    def __init__(self, key: str, known: Mapping[str, int], kind: str) -> None:
        super().__init__(key)
        self.type = Annotated[str, naming(kind, refers=True)] | None
        self.known, self.kind = known, kind

    def write(self, holder: Any) -> str | None:
        return PIECE_IDS.get(self.get(holder))

    def read(self, box: PieceSource, field: str, value: str | None, owner: int | None) -> Values:
        if value is None:
            return self.put(-1)
        if value not in self.known:
            raise SnapshotError(field, f"there is no {self.kind} {value!r}", wrong="unknown_piece", name=value)
        return self.put(self.known[value])


class Noted(Form):
    """A row of pieces of a kind with a number noted on each."""

    default: Any = []

    def __init__(self, key: str, kind: str, note: str, number: Any) -> None:
        super().__init__(key)
        self.kind, self.note = kind, note
        fields: list[Any] = [(kind, Annotated[str, naming(kind)]), (note, number)]
        self.type = list[msgspec.defstruct(key, fields, bases=(SnapshotPart,))]  # type: ignore[misc]

    def write(self, holder: Any) -> list[Json]:
        return [{self.kind: PIECE_IDS[piece_of(word)], self.note: int(note_on(word))} for word in self.get(holder)]

    def read(self, box: PieceSource, field: str, value: list[Any], owner: int | None) -> Values:
        return self.put(
            [
                int(noted(self.piece(box, f"{field}[{number}]", one), getattr(one, self.note)))
                for number, one in enumerate(value)
            ]
        )

    def piece(self, box: PieceSource, field: str, one: Any) -> int:
        return box.piece_of_kind(field, getattr(one, self.kind), self.kind)


class Entries(Form):
    """Pieces that left a hand face down. A bare name is a card everybody knows, or a piece that its owner knows."""

    default: Any = []

    def __init__(self, key: str, name: str = "", kind: str = "") -> None:
        super().__init__(key, name or key)
        self.kind = kind
        self.type = list[(Annotated[str, naming(kind)] if kind else PieceName) | FaceDownCard]  # type: ignore[misc]

    def write(self, holder: Any) -> list[str | Json]:
        return [written_entry(card) for card in self.get(holder)]

    def read(self, box: PieceSource, field: str, value: list[str | FaceDownCard], owner: int | None) -> Values:
        holder = owner if self.kind else None
        return self.put([box.entry(f"{field}[{number}]", card, holder, self.kind) for number, card in enumerate(value)])


class OriginSnapshot(FaceDownCard):
    """Where a piece came from that lies elsewhere now."""

    card: Annotated[str, naming(*KINDS, refers=True)]


class Origins(Form):
    """Pieces of a kind that left a hand and lie open elsewhere now: where each came from."""

    type, default = list[OriginSnapshot], []

    def __init__(self, key: str, kind: str) -> None:
        super().__init__(key)
        self.kind = kind

    def write(self, holder: Any) -> list[Json]:
        return [described(card) for card in self.get(holder)]

    def read(self, box: PieceSource, field: str, value: list[FaceDownCard], owner: int | None) -> Values:
        return self.put([box.origin(f"{field}[{number}]", card, self.kind) for number, card in enumerate(value)])


class TakenCard(OriginSnapshot, kw_only=True):
    """A card that was built from the discard pile."""

    place: Place
    """Where it lay, among all cards ever put there."""
    cards: Place
    """How many cards had been put there."""
    open: bool = False
    """Whether everybody knew that it lay there; then it comes from no hand."""


class Taken(Form):
    """Cards that were built from the discard pile: where each came from, and where it lay."""

    type, default = list[TakenCard], []

    def write(self, holder: Any) -> list[Json]:
        return [
            {**self.written(left_in(card)), "place": place_of(card), "cards": cards_then(card)}
            for card in self.get(holder)
        ]

    def written(self, card: int) -> Json:
        if seen_by(card) == EVERYBODY:
            return {"card": PIECE_IDS[piece_of(card)], "open": True}
        return described(card)

    def read(self, box: PieceSource, field: str, value: list[TakenCard], owner: int | None) -> Values:
        return self.put([self.entry(box, f"{field}[{number}]", card) for number, card in enumerate(value)])

    def entry(self, box: PieceSource, field: str, card: TakenCard) -> int:
        origin = box.origin(field, card, "card")
        return int(taken_out(lay_open(renamed(0, piece_of(origin))) if card.open else origin, card.place, card.cards))


class Look(SnapshotPart):
    """Somebody looked through the discard pile."""

    seat: Small
    cards: Place
    """How many cards had been put there."""


class Looks(Form):
    type, default = list[Look], []

    def write(self, holder: Any) -> list[Json]:
        return [{"seat": int(piece_of(look)), "cards": int(note_on(look))} for look in self.get(holder)]

    def read(self, box: PieceSource, field: str, value: list[Look], owner: int | None) -> Values:
        return self.put([int(noted(look.seat, look.cards)) for look in value])


def written_entry(card: int) -> str | Json:
    """A card everybody knows is its name alone."""
    if seen_by(card) == EVERYBODY:
        return PIECE_IDS[piece_of(card)]
    return described(card)


def described(card: int) -> Json:
    """A face-down card with all that is known of it."""
    hand = hand_of(card)
    return {
        "card": PIECE_IDS[piece_of(card)],
        "hand": None if hand == FROM_BOX else hand,
        "turn": turn_of(card),
        "age": age_of(card),
        "by": owner_of(card),
        "seen": [seat for seat in range(8) if has(seen_by(card), seat)],
        "drawn": is_drawn(card),
        "used": used_in(card),
    }
