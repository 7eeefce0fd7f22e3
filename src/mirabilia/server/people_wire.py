"""What clients send and get about people: their names, devices, and what they agree to show."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from mirabilia.server.wire import ClientMessage, Name, Secret, Short
from mirabilia.tables.people import MOST_DAYS, MOST_LESSONS, MOST_PUZZLES, Consent, Outcome
from mirabilia.tables.profiles import Figures, Result
from mirabilia.tables.proofs import LONGEST_PHRASE

Label: TypeAlias = Annotated[str, Meta(max_length=64)]
"""What a device is called, such as "Firefox, Android"."""
Day: TypeAlias = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
Phrase: TypeAlias = Annotated[str, Meta(max_length=LONGEST_PHRASE)]
Base64: TypeAlias = Annotated[str, Meta(max_length=3000)]
Endings: TypeAlias = dict[str, dict[str, str]]
"""By game, the ways in which its games have ended, in words."""


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


class PasskeyShown(Struct, frozen=True):
    """A passkey of mine, named after the browser in which it was made: what keeps it gives no better name."""

    passkey: str
    label: str
    added_at: int
    used_at: int


class Me(Struct, frozen=True):
    """Who I am on this server."""

    person: str
    name: str
    made_at: int
    consent: Consent
    devices: list[DeviceShown]
    passkeys: list[PasskeyShown]
    has_passkeys: bool
    """Whether this server knows how to check passkeys."""
    has_phrase: bool
    """Whether there is a recovery phrase that was confirmed."""


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


# Proofs of who somebody is, in another browser.


class LinkGiven(Struct, frozen=True):
    """Lets one other browser in, once; the page makes a link of it whose secret no server sees."""

    secret: str
    until: int


class LinkTaken(ClientMessage, frozen=True):
    link: Secret
    label: Label = ""


class PhraseGiven(Struct, frozen=True):
    """Told this once."""

    words: list[str]


class PhraseTyped(ClientMessage, frozen=True):
    phrase: Phrase
    label: Label = ""


class PasskeyChallenge(Struct, frozen=True):
    """What a passkey is to sign, and for whom a new one is."""

    challenge: str
    """In base64url, as all that passkeys are made of."""
    site: str
    person: str
    """"" where any passkey of the site will do."""
    name: str
    known: list[str]
    """The passkeys there are already."""


class PasskeyMade(ClientMessage, frozen=True):
    """A new passkey, as a browser has made it."""

    id: Base64
    client_data: Base64
    attestation: Base64
    label: Label = ""


class PasskeySigned(ClientMessage, frozen=True):
    """A challenge that a passkey has signed."""

    id: Base64
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    label: Label = ""


class PasskeyNamed(ClientMessage, frozen=True):
    passkey: Base64


# What somebody has done.


class LearningShown(Struct, frozen=True):
    """What somebody has learned on the pages."""

    puzzles: dict[str, int]
    """By game, how many were solved without looking at the answer."""
    days: int
    """On how many days the puzzle of the day was solved."""
    lessons: dict[str, int]
    """By game, how many were gone through."""


class Profile(Struct, frozen=True):
    """A person, as far as they have agreed to be seen; whoever looks at themselves sees everything."""

    person: str
    name: str
    made_at: int
    is_me: bool
    consent: Consent
    figures: Figures | None
    """null if they do not show their games."""
    shows_accuracy: bool
    learning: LearningShown | None
    """null if they do not show it."""
    endings: Endings


class GameSeat(Struct, frozen=True):
    """A seat of a finished game."""

    name: str
    """"" for somebody who does not show their games."""
    person: str | None
    bot: str | None
    rank: int
    points: int | None


class PlayedGame(Struct, frozen=True):
    """A finished game of somebody."""

    table: str | None
    """null where whoever looks has not been told of the table."""
    game: str
    variant: str
    ended_at: int
    ending: str
    outcome: Result
    seat: int
    seats: list[GameSeat]
    accuracy: float | None


class PlayedGames(Struct, frozen=True):
    games: list[PlayedGame]
    endings: Endings
    next: int | None
    """What to ask for as `before` to see older ones; null if these are all."""


class TraitShown(Struct, frozen=True):
    """Something that somebody had or did in a game."""

    kind: str
    item: str
    text: str
    games: int
    won: int


class TraitsAsked(Struct, frozen=True):
    """An answer to a question about many games, such as which Wonders were built."""

    question: str
    title: str
    items: list[TraitShown]
    """The most frequent first."""


class TraitsShown(Struct, frozen=True):
    game: str
    pending: int
    """So many games have not been looked at yet: ask again."""
    questions: list[TraitsAsked]
