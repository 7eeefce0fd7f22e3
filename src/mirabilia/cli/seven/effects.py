"""Effects of 7 Wonders in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from mirabilia.cli.seven.parts import Reading, parts
from mirabilia.core.describe import Texts


def spelt(words: Texts, effect: Struct) -> str:
    """An effect, or another entry with a tag, as a phrase: its tag names the message, its fields fill it in."""
    kind = effect.__struct_config__
    values = {field: reading(str(kind.tag), field)(words, getattr(effect, field)) for field in effect.__struct_fields__}
    return words(f"seven-{kind.tag_field}-{_hyphened(str(kind.tag))}", **values)


def reading(tag: str, field: str) -> Reading:
    """How a field is read: as this effect has it, as all have it, or as it is."""
    tables = [*(part.readings for part in parts()), READINGS]
    names = (f"{tag}.{field}", field)
    return next((table[name] for name in names for table in tables if name in table), _as_it_is)


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
    "count": _each,
    "symbol": lambda words, symbol: words(f"seven-symbol-{symbol}"),
    "colour": lambda words, colour: colour or "any",
    "for_sale": lambda words, for_sale: "yes" if for_sale else "no",
    "sides": lambda words, sides: "both" if len(sides) > 1 else sides[0],
    "where": lambda words, where: "all" if len(where) > 1 else where[0],
}
