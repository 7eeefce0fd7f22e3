"""Frames nobody should send, and a table they are sent to.

Every frame must get exactly one answer, and to everybody who looks on the table must be what its log says, at any time.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter, deque
from functools import cache
from typing import Any, TypeAlias, get_args

import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from mirabilia import games
from mirabilia.server import socket_wire
from mirabilia.server.visits import NAMED
from mirabilia.tables import redaction
from mirabilia.tables.store import Store
from mirabilia.tables.table import Table, replayed
from tests.server.kills import hashed
from tests.server.process import Client, Server, merged
from tests.waiting import LONG

FRAMES = 50
"""In one batch."""
MOST_LINES = 150
"""A table with a longer log makes place for another one."""
FRAME = msgspec.json.Decoder(socket_wire.Frame)
KINDS: dict[str, tuple[str, ...]] = {
    str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in get_args(socket_wire.Frame)
}
INSIDE = (
    *("Traceback", "site-packages", r"\.py\b", r", line \d", "0x[0-9a-f]{6}", "<class", "object at", r"Error\b"),
    *(r"Frame\b", "Struct", "Decoder", r"mirabilia\.", "msgspec", "sqlalchemy", "sqlite", "psycopg"),
    r"/(?:home|root|src)/",
)
LEAK = re.compile("|".join(INSIDE))
"""What no client may ever be told: the inside of the server."""


class Legal(Struct, frozen=True):
    """A move that is legal when it is sent, if there is one."""

    number: int
    id: str


Frame: TypeAlias = str | bytes | Legal


class Batch(Struct, frozen=True):
    """Frames for a table of a game, each with the number of who sends it."""

    game: str
    frames: list[tuple[int, Frame]]


# Frames.

NASTY = '\ud800\udfff\u202e\u200f\u2066\u0000\u001b\u007f\u0085\u2028\ufeff\ufffe\u0300😀"\\{}[]:,'
WRONG: tuple[object, ...] = (
    *(None, True, False, 0, -1, 1.5, 2**53, 2**63, 2**64, -(10**400), float("nan"), float("inf")),
    *("", " ", "null", "\ud800", "\u0000", "\u202e", "😀", "é" * 500, "x" * 1999, "x" * 2001),
    *([], {}, [[]], [None], ["move"], {"do": "move"}, {"": {"": {"": []}}}, [[[[[[[[1]]]]]]]]),
)
"""What may be where something else should be."""
IDS = ("", "a", "b", "c", "x" * 64, "x" * 65, "\u202e", "\u0000", "\ud800")
OPENINGS = ("[", '{"a":', '{"do":', '[{"do":"move","text":', '{"do":"say","text":"a","name":[')
LAST = "resign"
"""Ends the game: seldom asked for, or nothing else would come to pass."""


@cache
def moves() -> tuple[str, ...]:
    """Moves of all games: legal somewhere, at some time."""
    texts: set[str] = set()
    chance = random.Random(1)
    for name in games.names():
        state = games.get(name).new(1, 2)
        for _ in range(30):
            seat = state.to_act()[0]
            texts.update(state.text(move) for move in state.legal(seat))
            state.play(seat, chance.choice(state.legal(seat)))
    return tuple(sorted(texts))


def deep(opening: str, depth: int) -> str:
    return opening * min(depth, 16_000 // len(opening))


def changed(frame: str, place: int, removed: int, put: str) -> str:
    """A frame with some of its letters replaced."""
    start = place % (len(frame) + 1)
    return frame[:start] + put + frame[start + removed :]


def harmless(frame: Frame) -> bool:
    """Whether nothing in it could be taken for a leak when it comes back."""
    return not isinstance(frame, str) or LEAK.search(frame) is None


def writing() -> st.SearchStrategy[str]:
    return st.text(max_size=12) | st.text(NASTY, max_size=12)


def plain() -> st.SearchStrategy[str]:
    """Requests with nothing but an id; some kinds need more."""
    kinds = st.sampled_from(sorted({*KINDS} - {LAST}))
    return st.builds(lambda kind, id: json.dumps({"do": kind, "id": id}), kinds, st.sampled_from(IDS))


def texts() -> st.SearchStrategy[str]:
    """What may be sent as a move: one of any game, several at once, very long ones, and nonsense."""
    move = st.sampled_from(moves())
    return move | writing() | st.builds(long_text, move, writing(), st.integers(1, 500))


def moving() -> st.SearchStrategy[str]:
    return st.builds(lambda text, id: json.dumps({"do": "move", "text": text, "id": id}), texts(), st.sampled_from(IDS))


def complete() -> st.SearchStrategy[str]:
    """Frames of every kind with all their fields."""
    fields: dict[str, st.SearchStrategy[object]] = {"text": texts(), "name": writing(), "id": st.sampled_from(IDS)}
    others = st.booleans() | st.sampled_from(WRONG)
    whole = [
        st.fixed_dictionaries({"do": st.just(kind), **{name: fields.get(name, others) for name in names}})
        for kind, names in KINDS.items()
        if kind != LAST
    ]
    return st.one_of(whole).map(json.dumps)


def misfilled() -> st.SearchStrategy[str]:
    """Frames with a field of a wrong type, or of another kind of frame, or of none."""
    names = sorted({name for names in KINDS.values() for name in names} | {"do", "seat", "secret", ""})
    return st.builds(
        lambda kind, id, name, value: json.dumps({"do": kind, "id": id, name: value}),
        st.sampled_from(sorted({*KINDS} - {LAST})),
        st.sampled_from(IDS),
        st.sampled_from(names),
        st.sampled_from(WRONG),
    )


def anything() -> st.SearchStrategy[str]:
    """JSON of any form."""
    return st.recursive(
        st.sampled_from(WRONG) | writing() | st.integers() | st.floats(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(writing(), inner, max_size=3),
        max_leaves=4,
    ).map(json.dumps)


@cache
def frames() -> st.SearchStrategy[Frame]:
    """All that may come."""
    return st.one_of(
        st.binary(max_size=60),
        st.text(max_size=60),
        anything(),
        plain(),
        moving(),
        complete(),
        misfilled(),
        st.builds(changed, moving() | plain(), st.integers(0, 200), st.integers(0, 5), st.text(max_size=6)),
        st.builds(deep, st.sampled_from(OPENINGS), st.integers(1, 16_000)),
        st.builds(lambda one, other: one[:-1] + "," + other[1:], plain(), plain()),  # all fields twice
        st.builds(Legal, st.integers(0, 30), st.sampled_from(IDS)),
        st.builds(lambda number: json.dumps({"do": LAST if number == 0 else "nothing"}), st.integers(0, 20)),
    ).filter(harmless)


def long_text(one: str, other: str, times: int) -> str:
    return f"{one} {other}" * min(times, 2100 // len(f"{one} {other}"))


def asked_under(frame: str | bytes) -> str:
    """The id under which the answer to a frame comes, as far as it can be read."""
    for decoder in (FRAME, NAMED):
        try:
            return str(decoder.decode(frame).id) if isinstance(frame, str) else ""
        except (msgspec.MsgspecError, RecursionError):
            continue
    return ""


def drawn(batches: int, number: int) -> list[Batch]:
    """As many batches as wanted of what Hypothesis comes up with for a number."""
    examples: list[Batch] = []

    @seed(number)
    @settings(
        max_examples=batches,
        database=None,
        derandomize=False,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        st.sampled_from(games.names()),
        st.lists(st.tuples(st.integers(0, 2), frames()), min_size=FRAMES, max_size=FRAMES),
    )
    def keep(game: str, batch: list[tuple[int, Frame]]) -> None:
        examples.append(Batch(game, batch))

    keep()
    return examples


# The table.


class Attacker(Client):
    """A client that looks into everything it is told for what it must not know."""

    def __init__(self, port: int, hello: dict[str, Any], hidden: frozenset[str]) -> None:
        self.hidden = hidden
        self.answers: deque[dict[str, Any]] = deque()
        super().__init__(port, hello)

    def hear(self) -> dict[str, Any]:
        received = self.socket.recv(timeout=LONG)
        assert isinstance(received, str)
        leak = LEAK.search(received)
        assert leak is None, received[max(0, leak.start() - 200) : leak.end() + 200]
        assert not any(secret in received for secret in self.hidden), received
        message: dict[str, Any] = json.loads(received)
        self.table = merged(self.table, message.get("table", {}))
        if message["is"] not in ("news", "presence", "welcome"):
            self.answers.append(message)
        return message

    def answer(self, frame: str | bytes) -> dict[str, Any]:
        """The next answer, which is that to this frame."""
        try:
            while not self.answers:
                self.hear()
        except ConnectionClosed as closed:
            raise AssertionError(f"the connection is closed after {frame!r}") from closed
        answer = self.answers.popleft()
        assert answer["id"] == asked_under(frame), (answer, frame)
        return answer


class Besieged:
    """A table under attack, with everybody connected: two seats and a spectator."""

    def __init__(self, server: Server, store: Store, game: str, number: int) -> None:
        self.store, hidden_seed = store, 7_316_254_098_117_000 + number % 1000
        self.id = server.open_table(None, None, game=game, seed=hidden_seed)
        secrets = [server.sit(self.id, name) for name in ("Anna", "Bruno")]
        hidden = frozenset((*secrets, *map(hashed, secrets), str(hidden_seed)))
        self.table: Table = replayed(self.id, store.load(self.id))
        self.clients = [
            Attacker(server.port, {"table": self.id, "secret": secret, "lang": lang}, hidden)
            for secret, lang in zip((*secrets, ""), ("en", "it", "it"), strict=True)
        ]

    def close(self) -> None:
        for client in self.clients:
            client.open.close()

    @property
    def spent(self) -> bool:
        return self.table.outcome is not None or self.table.seq > MOST_LINES

    def attack(self, frames: list[tuple[int, Frame]]) -> Counter[str]:
        """Send frames over all connections at once; what they were answered."""
        sent: list[list[str | bytes]] = [[] for _ in self.clients]
        for number, frame in frames:
            client = self.clients[number]
            sent[number].append(self.legal(client, frame) if isinstance(frame, Legal) else frame)
            client.socket.send(sent[number][-1])
        answers = [client.answer(frame) for client, mine in zip(self.clients, sent, strict=True) for frame in mine]
        self.check({answer["seq"] for answer in answers if answer.get("seq") is not None})
        return Counter(answer.get("refusal", answer["is"]) for answer in answers)

    @staticmethod
    def legal(client: Attacker, frame: Legal) -> str:
        possible = client.legal or [""]
        return json.dumps({"do": "move", "text": possible[frame.number % len(possible)], "id": frame.id})

    def check(self, acknowledged: set[int]) -> None:
        """What was acknowledged is in the log, nothing else is, and everybody sees the table the log tells of."""
        lines = self.store.load(self.id, self.table.seq)
        assert acknowledged <= {line.seq for line in lines}
        assert max(acknowledged, default=None) == max((line.seq for line in lines), default=None)
        for line in lines:
            self.table.apply(line)
        for client in self.clients:
            client.ask("ping", "last")
            client.answers.clear()
            shown = redaction.table(self.table, client.welcome["seat"])
            assert client.table == json.loads(msgspec.json.encode(shown))


class Siege:
    """Tables of every game under attack on one server."""

    def __init__(self, server: Server) -> None:
        self.server, self.store = server, Store(server.database)
        self.tables: dict[str, Besieged] = {}
        self.opened = 0
        self.answers: Counter[str] = Counter()

    def close(self) -> None:
        for table in self.tables.values():
            table.close()
        self.store.close()

    def attack(self, batch: Batch) -> None:
        game = batch.game
        if game in self.tables and self.tables[game].spent:
            self.tables.pop(game).close()
        if game not in self.tables:
            self.opened += 1
            self.tables[game] = Besieged(self.server, self.store, game, self.opened)
        self.answers += self.tables[game].attack(batch.frames)
