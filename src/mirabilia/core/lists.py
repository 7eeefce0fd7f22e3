"""The stand-in for `librt.vecs` of the uncompiled build: a vec is a list."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, TypeVar

T = TypeVar("T")


class vec:  # noqa: N801 (named like what it stands for)
    """`vec[i64](items)` makes a list."""

    def __class_getitem__(cls, item: object) -> type[list[object]]:
        return list


def append(row: list[T], item: T) -> list[T]:
    row.append(item)
    return row


def remove(row: list[T], item: T) -> list[T]:
    row.remove(item)
    return row


def extend(row: list[T], items: Iterable[T]) -> list[T]:
    row.extend(items)
    return row


def zeros(form: str, size: int) -> Any:
    """A row that others can read where it lies: a list cannot be."""
    return array(form, bytes(array(form).itemsize * size))
