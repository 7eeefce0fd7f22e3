"""What clients send and get about people: their names, devices, and what they agree to show."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from mirabilia.server.wire import ClientMessage, Name, Short
from mirabilia.tables.people import Consent, Outcome

Label: TypeAlias = Annotated[str, Meta(max_length=64)]
"""What a device is called, such as "Firefox, Android"."""
Day: TypeAlias = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
MOST_PUZZLES = 2000
MOST_DAYS = 1000
MOST_LESSONS = 200


class PersonWish(ClientMessage, frozen=True):
    """A guest who wants to be known by a name."""

    name: Name
    label: Label = ""


class PersonChange(ClientMessage, frozen=True):
    """What is to be another from now on; null for what stays."""

    name: Name | None = None
    consent: Consent | None = None


class Deletion(ClientMessage, frozen=True):
    """The name once more, so that nobody deletes themselves by mistake."""

    name: Name


class ProgressSent(ClientMessage, frozen=True):
    """What a browser knows of puzzles and lessons."""

    puzzles: Annotated[dict[Short, Outcome], Meta(max_length=MOST_PUZZLES)] = {}
    days: Annotated[list[Day], Meta(max_length=MOST_DAYS)] = []
    lessons: Annotated[list[Short], Meta(max_length=MOST_LESSONS)] = []


class ProgressKept(Struct, frozen=True):
    """What all browsers of a person know together."""

    puzzles: dict[str, Outcome]
    """How each puzzle ended for the first time."""
    days: list[str]
    """The days whose puzzle was solved, in order."""
    lessons: list[str]
    """The lessons gone through, as in "duel/first"."""


class DeviceShown(Struct, frozen=True):
    """A browser of mine."""

    device: str
    label: str
    added_at: int
    used_at: int
    """When it was last used, an hour more or less."""
    is_this: bool
    """Whether it is the one that asks."""


class Me(Struct, frozen=True):
    """Who I am on this server."""

    person: str
    name: str
    made_at: int
    consent: Consent
    devices: list[DeviceShown]


class WhoIAm(Struct, frozen=True):
    me: Me | None
    """null for a guest."""
    revoked: bool
    """Whether this browser was sent away by its person: it has to begin anew, with another secret."""


class SeatPerson(Struct, frozen=True):
    """Who has made themselves known sits at a seat."""

    seat: int
    person: str
    name: str
