"""What players type, in the notation of the game: places without a verb, names, and the words of both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from mirabilia.cli import commands, lookup
from mirabilia.cli.lookup import HasId
from mirabilia.cli.screen import Scene
from mirabilia.games.world import notation
from mirabilia.games.world.lookup import CATALOGUE
from mirabilia.games.world.views import View

PLACE = re.compile(r"([a-z])(\d{1,3})(?: ?r(\d{1,3})| (\d{1,3}))?$")
BUY, LAY = "buy", "lay"


class SaleItem(msgspec.Struct, frozen=True):
    """Something on sale that is neither a tile nor a Monument."""

    id: str


@cache
def verbs() -> dict[str, str]:
    """The verb of each word. The texts `world-screen-verb-<verb>` list the words of a language."""
    return commands.spoken({verb: f"world-screen-verb-{verb}" for verb in notation.VERBS})


def for_sale() -> Mapping[str, Sequence[HasId]]:
    items = tuple(SaleItem(name) for field, name in notation.ITEMS.values() if field == "item")
    return {"stack": CATALOGUE.stacks, "monument": CATALOGUE.monuments, "item": items}


def read(scene: Scene, view: View, words: str) -> str:
    """The notation of what was typed; the words themselves if they are nothing known."""
    first, _, rest = words.partition(" ")
    verb = verbs().get(first)
    if verb is None:
        named = purchase(scene, words) if view.phase == "turn" else None
        if named is not None:
            return named
        verb, rest = LAY, words
    if verb == BUY:
        return purchase(scene, rest) or f"{BUY} {rest}"
    if verb not in notation.LAYS.values():
        return f"{verb} {rest}".strip()
    return f"{verb} {written(rest)}" if PLACE.match(rest) else words


def purchase(scene: Scene, rest: str) -> str | None:
    """`buy s3` from an id, a name, or the beginning of one; None if it is neither."""
    match = lookup.find(scene, for_sale(), rest)
    return f"{BUY} {match[1].id}" if match else None


def written(place: str) -> str:
    """A place with its turn always said: without one the piece lies as it is printed."""
    match = PLACE.match(place)
    if match is None:
        return place
    return f"{match[1]}{int(match[2])} r{int(match[3] or match[4] or 0)}"


def split(words: str) -> tuple[str, str]:
    """The name and the place of `s3 c4 r90`; either may be missing."""
    parts = words.split()
    for number in range(len(parts)):
        place = " ".join(parts[number:])
        if PLACE.match(place) and not (number == 0 and parts[0] in notation.BUYS):
            return " ".join(parts[:number]), written(place)
    return words, ""
