"""How sales of the Free City stand in a snapshot."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from mirabilia.core.contract import Json, SnapshotError
from mirabilia.core.facts import SnapshotPart
from mirabilia.games.seven.forms import Form, PieceSource, Place, Small, Values
from mirabilia.games.seven.lookup import CARD_INDEX, PIECE_IDS
from mirabilia.games.seven.packing import age_of, hand_of, is_sale, piece_of, sale, turn_of


class Duty(SnapshotPart):
    """The Free City sold a card: it could build none of its keeper's hand."""

    place: Place
    """Where the card lies, among all cards ever put into the discard pile."""
    hand: Small
    turn: Small
    age: Annotated[int, msgspec.Meta(ge=1, le=3)]
    cards: list[str]
    """Cards of the Age that it could have built."""


class Duties(Form):
    type, default = list[Duty], []

    def write(self, holder: Any) -> list[Json]:
        duties: list[Json] = []
        for word in self.get(holder):
            if is_sale(word):
                sold = {"place": piece_of(word), "hand": hand_of(word), "turn": turn_of(word), "age": age_of(word)}
                duties.append({**sold, "cards": []})
            else:
                duties[-1]["cards"].append(PIECE_IDS[word])
        return duties

    def read(self, box: PieceSource, field: str, value: list[Duty], owner: int | None) -> Values:
        row = []
        for number, duty in enumerate(value):
            row.append(int(sale(duty.place, duty.hand, duty.turn, duty.age)))
            for name in duty.cards:
                if name not in CARD_INDEX:
                    raise SnapshotError(
                        f"{field}[{number}].cards", f"there is no card {name!r}", wrong="unknown_piece", name=name
                    )
                row.append(CARD_INDEX[name])
        return self.put(row)
