"""What must hold for the Edifices of a restored position."""

from __future__ import annotations

from mirabilia.core.contract import SnapshotError
from mirabilia.games.seven.data import COLOURS
from mirabilia.games.seven.edifice import kinds
from mirabilia.games.seven.edifice.fields import EDIFICES, EdificeSnapshot
from mirabilia.games.seven.edifice.lookup import EDIFICE_AGES
from mirabilia.games.seven.restore import Restorer
from mirabilia.games.seven.snapshot import Snapshot


def check(restorer: Restorer) -> None:
    edifices: list[EdificeSnapshot] = getattr(restorer.parts, EDIFICES)
    number = 3 if "edifice" in restorer.chosen.expansions else 0
    if len(edifices) != number:
        raise SnapshotError(
            "edifices",
            f"{number} Edifices are needed, not {len(edifices)}",
            wrong="number",
            needed=number,
            given=len(edifices),
        )
    for age, edifice in enumerate(edifices, 1):
        check_edifice(restorer.parts, f"edifices[{age - 1}]", age, edifice)


def check_edifice(parts: Snapshot, field: str, age: int, edifice: EdificeSnapshot) -> None:
    if EDIFICE_AGES[edifice.edifice] != age:
        raise SnapshotError(
            f"{field}.edifice",
            f"{edifice.edifice} is not of Age {age}",
            wrong="other_age",
            thing={"edifice": edifice.edifice},
            age=age,
        )
    if edifice.state == "built" and edifice.pawns:
        raise SnapshotError(f"{field}.pawns", "no pawn lies on a built Edifice", wrong="edifice_built")
    if edifice.state == "failed" and not edifice.pawns:
        raise SnapshotError(f"{field}.pawns", "an Edifice without pawns cannot have failed", wrong="edifice_failed")
    if edifice.state != "project" and age > parts.age:
        raise SnapshotError(f"{field}.state", "an Edifice of an Age to come is a project", wrong="edifice_to_come")
    is_being_built = parts.phase == "choice" and parts.step == "effects" and age == parts.age
    if edifice.state == "project" and not edifice.pawns and not is_being_built:
        raise SnapshotError(f"{field}.state", "an Edifice without pawns is built", wrong="edifice_built")


def check_choice(restorer: Restorer, field: str, kind: int, argument: int) -> None:
    if kind == kinds.CARD_LOSS and argument >= len(COLOURS):
        raise SnapshotError(f"{field}.argument", "the number of a colour", wrong="one_of")
    if kind == kinds.FREE_PAWN and "edifice" not in restorer.chosen.expansions:
        raise SnapshotError(
            f"{field}.choice", "'free_pawn' needs the expansion Edifice", wrong="expansion", expansion="Edifice"
        )
