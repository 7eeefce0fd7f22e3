"""What Edifice stores."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from mirabilia.core.bits import bit
from mirabilia.core.contract import Json, SnapshotError
from mirabilia.core.facts import SnapshotPart
from mirabilia.core.form import naming
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS
from mirabilia.games.seven.fields import Field, derived, row
from mirabilia.games.seven.forms import ByAge, Flag, Form, PieceSource, Small, Values
from mirabilia.games.seven.packing import has


class EdificeSnapshot(SnapshotPart):
    edifice: Annotated[str, naming("edifice")]
    pawns: Small
    state: Literal["project", "built", "failed"] = "project"


class Projects(Form):
    """The Edifice of each Age with its pawns, and what has become of it."""

    type, default = list[EdificeSnapshot], []

    def write(self, holder: Any) -> list[Json]:
        return [
            {"edifice": EDIFICE_IDS[edifice], "pawns": int(pawns), "state": state_of(holder, age)}
            for age, (edifice, pawns) in enumerate(zip(holder.edifices, holder.edifice_pawns, strict=True), 1)
        ]

    def read(self, box: PieceSource, field: str, value: list[EdificeSnapshot], owner: int | None) -> Values:
        for number, one in enumerate(value):
            if one.edifice not in EDIFICE_IDS:
                reason = f"one of {', '.join(EDIFICE_IDS)}, not {one.edifice!r}"
                raise SnapshotError(f"{field}[{number}].edifice", reason, wrong="unknown_piece", name=one.edifice)
        return {
            "edifices": [EDIFICE_IDS.index(one.edifice) for one in value],
            "edifice_pawns": [one.pawns for one in value],
            "edifices_built": ages_of(value, "built"),
            "edifices_failed": ages_of(value, "failed"),
        }


def ages_of(edifices: list[EdificeSnapshot], state: str) -> int:
    """The set of Ages whose Edifice is in that state."""
    return sum(int(bit(age)) for age, edifice in enumerate(edifices, 1) if edifice.state == state)


def state_of(position: Any, age: int) -> str:
    if has(position.edifices_built, age):
        return "built"
    return "failed" if has(position.edifices_failed, age) else "project"


CITY = (
    Field("edifice_debts", "Debt tokens of Edifices by Age.", form=ByAge("edifice_debts")),
    Field("pawns", "By Age.", form=ByAge("pawns")),
    Field("took_part", "1 after taking part in the Edifice of this Age.", form=Flag("took_part")),
    derived("doubled_guilds", "Own guilds that score twice."),
)

EDIFICES = "edifices"
PROJECTS = Projects(EDIFICES, "edifices", "edifice_pawns", "edifices_built", "edifices_failed").filled("open")

POSITION = (
    row("edifices", "The Edifice of each Age.", PROJECTS),
    row("edifice_pawns", "Pawns lying on each Edifice.", PROJECTS),
    Field("edifices_built", form=PROJECTS),
    Field("edifices_failed", "Sets of Ages.", form=PROJECTS),
)
