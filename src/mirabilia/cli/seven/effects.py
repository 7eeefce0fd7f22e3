"""Effects and penalties of 7 Wonders in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from mirabilia.core.describe import Texts
from mirabilia.games.seven import data
from mirabilia.games.seven.edifice.entries import Penalty
from mirabilia.games.seven.leaders.data import PointsIfMost

Reading: TypeAlias = Callable[[Texts, Any], Any]
"""What the value of a field puts into a phrase."""


def spelt(words: Texts, effect: data.Effect | Penalty) -> str:
    """An effect or a penalty as a phrase: its tag names the message, its fields fill it in."""
    kind = effect.__struct_config__
    readings = MOST if isinstance(effect, PointsIfMost) else READINGS
    values = {
        field: readings.get(field, _as_it_is)(words, getattr(effect, field)) for field in effect.__struct_fields__
    }
    return words(f"seven-{kind.tag_field}-{_hyphened(str(kind.tag))}", **values)


def _hyphened(item: str) -> str:
    return item.replace("_", "-")


def _as_it_is(words: Texts, value: Any) -> Any:
    """Numbers, and ids the phrase depends on."""
    return value


def _resources(words: Texts, resources: Mapping[str, int] | Sequence[str]) -> str:
    if isinstance(resources, Mapping):
        return words.joined(words(f"seven-units-{resource}", units=units) for resource, units in resources.items())
    return words.joined(words(f"seven-resource-{resource}") for resource in resources)


def _each(words: Texts, count: str | Sequence[str]) -> str:
    """What is counted, after "for each"."""
    counted = (count,) if isinstance(count, str) else count
    *first, last = (words(f"seven-count-{_hyphened(item)}") for item in counted)
    return words("seven-count-several", first=", ".join(first), last=last) if first else last


READINGS: dict[str, Reading] = {
    "resources": _resources,
    "one_of": _resources,
    "colours": lambda words, colours: words.joined(words("seven-one", colour=colour) for colour in colours),
    "count": _each,
    "symbol": lambda words, symbol: words(f"seven-symbol-{symbol}"),
    "colour": lambda words, colour: colour or "any",
    "for_sale": lambda words, for_sale: "yes" if for_sale else "no",
    "sides": lambda words, sides: "both" if len(sides) > 1 else sides[0],
    "where": lambda words, where: "all" if len(where) > 1 else where[0],
}
MOST = READINGS | {"count": lambda words, count: words(f"seven-counts-{_hyphened(count)}")}
"""For having more of something: what is counted stands in the plural."""
