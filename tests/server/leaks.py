"""Looking for leaks: worlds that differ only in what somebody may not know, and all that may be told at a table.

What is told in two such worlds must be the same, letter by letter, but for the ids of the tables and the times.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product
from types import TracebackType
from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.json import Decoder

from mirabilia.core.contract import State
from tests.contract.cases import Case, seats
from tests.server.lobby_client import LobbyClient
from tests.server.process import Client, Server, merged
from tests.waiting import LONG

NAMES = ("Anna", "Bruno", "Carla", "Dario")
TIMES = re.compile(r'"(at|used|deadline|\w+_at)":\d+')
CHANGING_HEADERS = ("date", "content-length")
PAIRS_TRIED = 30
"""Pairs of moves that are looked at when the worlds have to stay alike."""
NONSENSE = ("", "back", "build nothing", "sell everything", "build baths left 99", "7", "decline")


class Listener(Client):
    """A client that keeps every frame as it came."""

    def __init__(self, port: int, hello: dict[str, Any], keep: Callable[[str], None]) -> None:
        self.keep = keep
        super().__init__(port, hello)

    def hear(self) -> dict[str, Any]:
        frame = str(self.socket.recv(timeout=LONG))
        self.keep(frame)
        message: dict[str, Any] = json.loads(frame)
        self.table = merged(self.table, message.get("table", {}))
        return message

    def catch_up(self, seq: int) -> None:
        """Listen until this entry of the log has been told."""
        while self.table["seq"] <= seq:
            self.hear()


class World:
    """A table with a person at every seat and a spectator, and the same game beside it, played in the library."""

    def __init__(self, server: Server, case: Case, seed: int, marks: Mapping[int | None, str] | None = None) -> None:
        self.server, self.case, self.seed = server, case, seed
        self.marks = marks or {}
        """What seats add to the ids of their requests, so that these too differ from another world."""
        self.viewers = seats(case)
        people: list[str | None] = [None] * case.players
        wishes = {"options": case.options, "seed": seed, "public": True, "hints": True, "chat": True}
        self.id = server.open_table(*people, game=case.game, **wishes)
        self.players = {seat: secrets.token_urlsafe(24) for seat in range(case.players)}
        self.secrets = {
            seat: server.sit(self.id, NAMES[seat], seat=seat, player=player) for seat, player in self.players.items()
        }
        self.received: dict[int | None, list[str]] = {viewer: [] for viewer in self.viewers}
        """For each viewer everything that came over the wire, in its order."""
        self.clients: dict[int | None, Listener] = {}
        self.persons: dict[int | None, str] = {}
        """Who has made themselves known."""
        self.called: dict[str, str] = {}
        """What is another word in another world, and how it is written when they are compared."""
        self.asked = 0
        self.ids: list[str] = []
        self.checks: list[Callable[[], None]] = []
        """What to look at after every request."""
        self.moves: list[tuple[int, str]] = []
        self.state: State = case.new(seed)
        self.played = 0
        """How many of the moves the state knows."""
        for viewer in self.viewers:
            self.come(viewer)

    def __enter__(self) -> World:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        for client in self.clients.values():
            client.open.close()

    def come(self, viewer: int | None, moves: int = 0) -> None:
        """Connect, or connect again, knowing so many moves. The first seat is told everything in Italian."""
        if viewer in self.clients:
            self.clients[viewer].open.close()
        secret = "" if viewer is None else self.secrets[viewer]
        hello = {"table": self.id, "secret": secret, "moves": moves, "lang": "it" if viewer == 0 else "en"}
        self.clients[viewer] = Listener(self.server.port, hello, self.received[viewer].append)

    # Requests.

    def ask(self, viewer: int | None, do: str, **fields: Any) -> dict[str, Any]:
        """A request and its answer; everybody has heard of it afterwards."""
        self.asked += 1
        id = f"id {viewer} {self.asked}{self.marks.get(viewer, '')}"
        self.ids.append(id)
        return self.send(viewer, do, id, **fields)

    def send(self, viewer: int | None, do: str, id: str, **fields: Any) -> dict[str, Any]:
        answer = self.clients[viewer].ask(do, id, **fields)
        if answer.get("seq") is not None:
            for client in self.clients.values():
                client.catch_up(answer["seq"])
            self.follow()
        for check in self.checks:
            check()
        return answer

    def move(self, seat: int, text: str) -> None:
        self.moves.append((seat, text))
        answer = self.ask(seat, "move", text=text)
        assert answer["is"] == "done", answer

    def follow(self) -> None:
        """Bring the game in the library to where the table is."""
        made = self.clients[None].table["moves"]
        assert made <= len(self.moves), "a move was made that the test does not know of"
        del self.moves[made:]
        if made < self.played:
            self.state, self.played = self.case.new(self.seed), 0
        for seat, text in self.moves[self.played :]:
            self.state.play(seat, self.state.parse(text, seat))
        self.played = made

    def fetch_table(self, viewer: int | None) -> None:
        """The table and the record of the running game over HTTP."""
        for path in (f"/api/tables/{self.id}", f"/api/tables/{self.id}/record"):
            self.http(viewer, "GET", path, self.proof(viewer))

    def look_around(self, viewer: int | None) -> None:
        """Everything else over HTTP that is told or refused while a game goes on."""
        own = f"/api/tables/{self.id}"
        player = {} if viewer is None else {"Authorization": f"Bearer {self.players[viewer]}"}
        self.http(viewer, "GET", own, {"Authorization": "Bearer of no seat"})
        self.http(viewer, "POST", f"{own}/rematch", self.proof(viewer))
        self.http(viewer, "POST", f"{own}/leave", self.proof(viewer))
        self.http(viewer, "POST", f"{own}/seats", {}, {"name": "Zeno"})
        self.http(viewer, "GET", "/api/player/games", player)
        self.http(viewer, "GET", f"{own}/people", {})
        if viewer is not None:
            self.look_at_oneself(viewer, player)
        self.http(viewer, "GET", f"{own}/ratings", self.proof(viewer))
        self.http(viewer, "GET", f"/api/leaderboards/{self.case.game}/untimed", {})
        self.http(viewer, "GET", "/api/tournaments", {})
        for seat in ("none" if viewer is None else str(viewer), "all"):
            self.http(viewer, "GET", f"{own}/replay?seat={seat}", self.proof(viewer))
        if viewer is None:
            self.http(viewer, "GET", f"{own}/picture", {})
        with LobbyClient(self.server, "" if viewer is None else self.players[viewer]) as guest:
            guest.until(lambda: guest.tables.get(self.id, {}).get("status") == "playing")
            self.received[viewer].append(json.dumps(guest.tables[self.id], separators=(",", ":")))
        for path in ("/api/player/met", f"/api/player/blocks?table={self.id}"):
            if viewer is not None:
                people = self.server.http.get(path, headers=player).json()
                self.received[viewer].append(str([one["name"] for one in people] if path.endswith("met") else people))
        lobby = self.server.http.get("/api/tables").json()["tables"]
        self.received[viewer] += [json.dumps(one, separators=(",", ":")) for one in lobby if one["table"] == self.id]

    def look_at_oneself(self, viewer: int, player: dict[str, str]) -> None:
        """As somebody who has made themselves known: who one is, what others see of that, and all of it as a file."""
        if viewer not in self.persons:
            made = self.server.http.post("/api/me", json={"name": f"P{viewer} {self.id}"}, headers=player).json()
            self.persons[viewer] = made["person"]
            self.called |= {made["person"]: f"PERSON {viewer}", made["devices"][0]["device"]: f"DEVICE {viewer}"}
            self.server.http.post("/api/me/change", json={"consent": {"games": True}}, headers=player)
        who = f"/api/people/{self.persons[viewer]}"
        for path in ("/api/me", who, f"{who}/games", f"{who}/games/{self.case.game}", "/api/me/export"):
            self.http(viewer, "GET", path, player)
        self.http(None, "GET", who, {})
        self.http(None, "GET", f"/api/ratings/{self.persons[viewer]}", {})

    def proof(self, viewer: int | None) -> dict[str, str]:
        """The header that says who asks."""
        return {} if viewer is None else {"Authorization": f"Bearer {self.secrets[viewer]}"}

    def http(
        self, viewer: int | None, method: str, path: str, headers: dict[str, str], body: dict[str, Any] | None = None
    ) -> None:
        answer = self.server.http.request(method, path, headers=headers, json=body)
        sent = sorted((name, value) for name, value in answer.headers.items() if name not in CHANGING_HEADERS)
        self.received[viewer] += [f"{answer.status_code} {sent}", answer.text]

    # What the library knows.

    def legal(self, seat: int) -> list[str]:
        return [self.state.text(move) for move in self.state.legal(seat)]

    def after(self, seat: int, text: str) -> State:
        state = self.state.copy()
        state.play(seat, state.parse(text, seat))
        return state

    def heard(self, viewer: int | None) -> list[str]:
        """What a viewer was told, without the id of the table and the times."""
        texts = "\0".join(self.received[viewer])
        for own, common in ({self.id: "TABLE"} | self.called).items():
            texts = texts.replace(own, common)
        return TIMES.sub(r'"\1":0', texts).split("\0")


class Twins:
    """Two worlds that some viewers cannot tell apart. The others may do different things in them."""

    def __init__(self, server: Server, case: Case, seeds: tuple[int, int], viewers: Sequence[int | None]) -> None:
        self.case, self.viewers = case, viewers
        secretive: list[int | None] = [seat for seat in range(case.players) if seat not in viewers]
        self.worlds = (
            World(server, case, seeds[0], dict.fromkeys(secretive, " here")),
            World(server, case, seeds[1], dict.fromkeys(secretive, " there")),
        )

    def __enter__(self) -> Twins:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        for world in self.worlds:
            world.__exit__(kind, error, _)

    @property
    def table(self) -> dict[str, Any]:
        """The table as a spectator of the first world sees it."""
        return self.worlds[0].clients[None].table

    def ask(self, viewer: int | None, do: str, **fields: Any) -> None:
        for world in self.worlds:
            world.ask(viewer, do, **fields)

    def move(self, seat: int, first: int = 0, second: int = 0) -> bool:
        """A move in each world that the viewers cannot tell from the other; False if there is none.

        A viewer makes the same move in both. The numbers say with which of the legal moves to begin the search.
        """
        for texts in islice(self.candidates(seat, first, second), PAIRS_TRIED):
            if self.alike(seat, texts):
                for world, text in zip(self.worlds, texts, strict=True):
                    world.move(seat, text)
                return True
        return False

    def candidates(self, seat: int, first: int, second: int) -> Iterator[tuple[str, str]]:
        one, two = (world.legal(seat) for world in self.worlds)
        if seat in self.viewers:
            return ((text, text) for text in turned(one, first) if text in two)
        return product(turned(one, first), turned(two, second))

    def alike(self, seat: int, texts: tuple[str, str]) -> bool:
        """Whether the library shows all viewers the same after these moves, and the game goes on."""
        one, two = (world.after(seat, text) for world, text in zip(self.worlds, texts, strict=True))
        return bool(one.to_act()) and all(
            one.view(viewer) == two.view(viewer) and one.events(viewer) == two.events(viewer) for viewer in self.viewers
        )

    def attempts(self, viewer: int) -> list[str]:
        """What a viewer may try and not do: what the others could do in either world, and nonsense."""
        others = {text for world in self.worlds for seat in range(self.case.players) for text in world.legal(seat)}
        own = set(self.worlds[0].legal(viewer)) | set(self.worlds[1].legal(viewer))
        return sorted({*NONSENSE, *others} - own)

    def difference(self, viewer: int | None) -> str:
        """Where what a viewer was told differs; "" if nowhere."""
        one, two = (world.heard(viewer) for world in self.worlds)
        for first, second in zip(one, two, strict=False):
            if first != second:
                at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
                return f"{viewer}: {first[max(0, at - 200) : at + 200]}\n\n{second[max(0, at - 200) : at + 200]}"
        return "" if len(one) == len(two) else f"{viewer}: {len(one)} and {len(two)} messages"

    def check(self) -> None:
        """No viewer was told anything different, and those who come new are not either."""
        for viewer in self.viewers:
            for world in self.worlds:
                world.come(viewer)
                world.fetch_table(viewer)
                if viewer == self.viewers[0]:
                    world.look_around(viewer)
            found = self.difference(viewer)
            assert not found, found


def turned(row: Sequence[str], start: int) -> list[str]:
    """The row from a place on, and then its beginning."""
    at = start % len(row) if row else 0
    return [*row[at:], *row[:at]]


# All that may be told. A field that is not here is a leak until somebody has thought about it.


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients are told."""


class Seat(Told, frozen=True):
    name: str
    bot: str | None
    taken: bool
    stand_in: str | None
    resigned: bool
    used: int
    deadline: int | None


class Clock(Told, frozen=True):
    kind: Literal["none", "move", "game", "days"]
    amount: int
    lost: bool
    gain: int


class Question(Told, frozen=True):
    kind: Literal["undo", "end"]
    seat: int
    moves: int
    agreed: list[int]


class Outcome(Told, frozen=True):
    reason: str
    ranks: list[int]
    scores: list[dict[str, int]]


class Update(Told, frozen=True, kw_only=True):
    """What may have changed; view, own and actions are there if they have."""

    viewer: int | None
    status: Literal["waiting", "playing", "over"]
    seq: int
    moves: int
    seats: list[Seat]
    to_act: list[int]
    undo: Literal["alone", "asking"] | None
    take_back: bool
    hints: bool
    question: Question | None
    outcome: Outcome | None
    chat: bool
    chat_wanted: list[int]
    rematch: None
    view: Raw | UnsetType = UNSET
    changes: Raw | UnsetType = UNSET
    own: Raw | UnsetType = UNSET
    actions: Raw | UnsetType = UNSET


class Table(Update, frozen=True, kw_only=True):
    id: str
    game: str
    options: dict[str, Any]
    catalogue: str
    public: bool
    rules: int
    outdated: bool
    seeded: bool
    unrated: str | None
    pace: str
    tournament: str
    strangers: bool
    clock: Clock


class Made(Told, frozen=True):
    """A move that somebody made."""

    text: str
    fact: dict[str, Any]


class Step(Told, frozen=True):
    """A move in the story; its notation is for whoever made it."""

    number: int
    seat: int
    at: int
    events: Raw
    move: Made | None = None


class Line(Told, frozen=True):
    seq: int
    at: int
    name: str
    seat: int | None
    text: str
    phrase: str


class Entry(Told, frozen=True, tag_field="kind"):
    seq: int
    at: int


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    bot: str | None
    events: Raw
    move: Made | None = None
    id: str | None = None


class TakenBack(Entry, frozen=True, tag="taken_back"):
    seat: int
    moves: int


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    seat: int
    moves: int


class Answered(Entry, frozen=True, tag="answered"):
    seat: int
    agrees: bool


class Said(Entry, frozen=True, tag="said"):
    name: str
    text: str
    seat: int | None
    phrase: str


class Welcome(Told, frozen=True, tag_field="is", tag="welcome"):
    seat: int | None
    table: Table
    story: list[Step]
    chat: list[Line]
    chat_before: int | None
    here: list[int] | None


class Presence(Told, frozen=True, tag_field="is", tag="presence"):
    here: list[int]


class News(Told, frozen=True, tag_field="is", tag="news"):
    news: list[Moved | TakenBack | UndoAsked | Answered | Said]
    table: Update


class Done(Told, frozen=True, tag_field="is", tag="done"):
    id: str
    seq: int | None


class Refusal(Told, frozen=True, tag_field="is", tag="refused"):
    id: str
    refusal: str
    message: str
    fields: dict[str, Any]


class Record(Told, frozen=True):
    record: str | None
    beginning: Raw
    story: list[Step]


Frame: TypeAlias = Welcome | Presence | News | Done | Refusal
FRAME: Decoder[Frame] = Decoder(Welcome | Presence | News | Done | Refusal)
TABLE = Decoder(Table)
RECORD = Decoder(Record)
