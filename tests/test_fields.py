"""The classes of a position of 7 Wonders are what the tables declare, and every stored field survives a snapshot."""

from __future__ import annotations

from mirabilia.games.seven.fields import Field, table
from mirabilia.games.seven.position import City, Position
from tools.fields import FILE, text


def test_the_written_file_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python -m tools.fields"


def fields(*names: str) -> list[Field]:
    return [field for name in names for _, field in table(name).fields]


def test_a_field_is_declared_once() -> None:
    names = [field.name for field in fields("PURSE", "CITY")]
    assert len(set(names)) == len(names)
    names = [field.name for field in fields("POSITION")]
    assert len(set(names)) == len(names)


def test_every_field_is_there_and_has_its_default() -> None:
    city = City()
    for field in fields("PURSE", "CITY"):
        assert list(getattr(city, field.name)) == [] if field.row else getattr(city, field.name) == field.default
    for field in fields("POSITION"):
        assert hasattr(Position, field.name)


def test_a_city_is_copied_and_what_is_derived_forgotten() -> None:
    city = City()
    numbers = [field for field in fields("PURSE", "CITY") if not field.row]
    for value, field in enumerate(numbers, 100):
        setattr(city, field.name, value)
    copy = city.copy()
    copy.forget()
    for value, field in enumerate(numbers, 100):
        assert getattr(city, field.name) == value
        assert getattr(copy, field.name) == (field.default if field.derived else value)


def test_every_stored_field_of_an_expansion_has_a_form() -> None:
    """Those of the base game that have none are written by snapshot.py itself."""
    for name in ("PURSE", "CITY", "POSITION"):
        for expansion, field in table(name).fields:
            assert not expansion or field.derived or field.form is not None
