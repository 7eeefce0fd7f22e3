"""Completing a position: the leaders that a sketch leaves out."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.filling import DrawPile
from mirabilia.games.seven.data import AGES
from mirabilia.games.seven.expansion import number_of
from mirabilia.games.seven.filling import Filling, names, unknown_entries
from mirabilia.games.seven.leaders.lookup import DEALT, LEADER_IDS
from mirabilia.games.seven.lookup import PIECE_IDS


def fill(filling: Filling) -> None:
    parts, sketch = filling.parts, filling.sketch
    for owner, city in enumerate(filling.cities[: filling.chosen.players]):
        if parts.phase == "draft":
            city.setdefault("hand", filling.unknown_row(DEALT - parts.turn, filling.committed(owner)))
        in_hand = filling.committed(owner) if parts.phase == "recruitment" else []
        city.setdefault("held_leaders", filling.unknown_row(held_leaders(filling, owner), in_hand))
    present = set(filling.placed_pieces())
    leaders = [PIECE_IDS[piece] for piece in filling.supply.held[number_of("leaders")]]
    box = DrawPile("leader", filling.chance.shuffled(name for name in leaders if name not in present))
    for owner, city in enumerate(filling.cities):
        if parts.phase == "draft":
            box.fill(city.get("hand", []), f"cities[{owner}].hand")
        for row in ("held_leaders", "spent_leaders"):
            for field, entry in unknown_entries(city.get(row, []), f"cities[{owner}].{row}"):
                entry.put(box.draw(field))
    if "leader_box" in sketch:
        box.fill(sketch["leader_box"], "leader_box")
    else:
        sketch["leader_box"] = box.pieces


def held_leaders(filling: Filling, owner: int) -> int:
    """Of four leaders one is used in each Recruitment; after the last one the others are put back (LEAD-031)."""
    parts, city = filling.parts, filling.cities[owner]
    if parts.age == 0:
        return parts.turn if parts.phase == "draft" else 0
    if parts.age == len(AGES) and parts.phase != "recruitment":
        return 0
    used = sum(len(city.get(row, ())) for row in ("leaders", "buried", "spent_leaders"))
    used += sum(name in LEADER_IDS for name in names(city.get("stages", ())))
    done = parts.age - (parts.phase == "recruitment")
    return max(0, DEALT - max(used, done))


def placed_pieces(filling: Filling) -> Iterator[str]:
    for city in filling.cities:
        for row in ("held_leaders", "spent_leaders"):
            yield from names(city.get(row, ()))
        yield from (entry["leader"] for row in ("leaders", "buried") for entry in city.get(row, ()))
    yield from names(filling.sketch.get("leader_box", ()))


def owes(filling: Filling, owner: int) -> bool:
    """Without leaders there is nothing to choose in a Recruitment."""
    return filling.parts.phase != "recruitment" or bool(filling.cities[owner].get("held_leaders"))
