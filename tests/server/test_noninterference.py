"""Hidden means hidden, over the wire: what somebody may not know changes no letter of what they are told.

The contract suite proves it for the states of the games. Here a real server plays two worlds that some viewers cannot
tell apart, with everything that goes in and out around a game: taking back, coming back, refusals, chat, HTTP.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec import UNSET, Struct
from websockets.exceptions import ConnectionClosed

from mirabilia import games
from tests.contract.cases import Case
from tests.server import leaks
from tests.server.leaks import NAMES, Twins, World
from tests.server.process import Server, merged

DAY = {"wonders": ["giza", "rhodes", "olympia"], "sides": "day"}
SIDES_TO_CHOOSE = {"wonders": ["giza", "rhodes", "olympia"]}
LEADERS = {**DAY, "expansions": ["leaders"]}
TEAMS = {"wonders": ["giza", "rhodes", "olympia", "ephesus"], "sides": "day", "expansions": ["cities"], "teams": True}


# The same requests in two worlds.

Deed = tuple[str, int, int]


def move(twins: Twins, first: int, second: int) -> None:
    acting = twins.table["to_act"]
    twins.move(acting[first % len(acting)], first // 7, second)


def try_in_vain(twins: Twins, first: int, second: int) -> None:
    viewer = twins.viewers[first % len(twins.viewers)]
    attempts = twins.attempts(viewer or 0)
    twins.ask(viewer, "move", text=attempts[second % len(attempts)])


def take_back(twins: Twins, first: int, _: int) -> None:
    twins.ask(first % twins.case.players, "undo")


def choose_again(twins: Twins, first: int, _: int) -> None:
    """The game's own way of taking a choice back; refused if there is none."""
    seat = first % twins.case.players
    for world in twins.worlds:
        if world.state.can_take_back(seat):
            world.move(seat, "back")
        else:
            world.ask(seat, "take_back")


def answer(twins: Twins, first: int, second: int) -> None:
    """To end the game nobody agrees: its seed would be told."""
    question = twins.table["question"] or {}
    twins.ask(first % twins.case.players, "answer", agrees=question.get("kind") != "end" and second % 3 > 0)


def repeat(twins: Twins, first: int, second: int) -> None:
    """Another move under an id that was used before, perhaps by somebody else and in one of the worlds only."""
    viewer = twins.viewers[first % len(twins.viewers)]
    used = sorted({id for world in twins.worlds for id in world.ids}) or [""]
    for world in twins.worlds:
        world.send(viewer, "move", used[second % len(used)], text="no such move")


def come_again(twins: Twins, first: int, second: int) -> None:
    for world in twins.worlds:
        world.come(twins.viewers[first % len(twins.viewers)], second % (len(world.moves) + 2))


def fetch_table(twins: Twins, first: int, _: int) -> None:
    for world in twins.worlds:
        world.fetch_table(twins.viewers[first % len(twins.viewers)])


def look_around(twins: Twins, first: int, _: int) -> None:
    for world in twins.worlds:
        world.look_around(twins.viewers[first % len(twins.viewers)])


def say(twins: Twins, first: int, second: int) -> None:
    viewer = twins.worlds[0].viewers[first % len(twins.worlds[0].viewers)]
    twins.ask(viewer, "say", text=f"line {second}", name="Zeno")


def offer_end(twins: Twins, first: int, _: int) -> None:
    """Where others can refuse it."""
    if twins.case.players > 1:
        twins.ask(first % twins.case.players, "offer_end")


DEEDS: dict[str, Callable[[Twins, int, int], None]] = {
    "move": move,
    "try in vain": try_in_vain,
    "take back": take_back,
    "choose again": choose_again,
    "answer": answer,
    "repeat": repeat,
    "come again": come_again,
    "look": fetch_table,
    "look around": look_around,
    "say": say,
    "switch chat": lambda twins, first, second: twins.ask(first % twins.case.players, "chat", on=bool(second % 2)),
    "offer end": offer_end,
    "come back": lambda twins, first, _: twins.ask(first % twins.case.players, "come_back"),
}
UNSHRUNK = (Phase.explicit, Phase.generate)
"""A failure is told at once: every attempt to shrink it would play on a real server."""
OFTEN = ("move",) * 7 + ("try in vain", "take back", "repeat") * 2


def deeds(least: int = 12, most: int = 20) -> st.SearchStrategy[list[Deed]]:
    number = st.integers(0, 999)
    return st.lists(st.tuples(st.sampled_from((*OFTEN, *DEEDS)), number, number), min_size=least, max_size=most)


def do_all(twins: Twins, done: list[Deed]) -> None:
    for name, first, second in done:
        DEEDS[name](twins, first, second)


SECRETIVE = 1
"""The seat that chooses something else in the other world."""


@pytest.mark.parametrize(
    ("case", "viewers"),
    [
        (Case("seven", 3, DAY), (0, 2, None)),
        (Case("seven", 3, SIDES_TO_CHOOSE), (0, 2, None)),
        (Case("seven", 2, DAY), (0, None)),
        (Case("seven", 3, LEADERS), (0, 2, None)),
        (Case("seven", 4, TEAMS), (2, 3, None)),
    ],
    ids=str,
)
@settings(max_examples=3, phases=UNSHRUNK)
@given(seed=st.integers(0, 2**53 - 1), done=deeds())
def test_what_is_chosen_in_secret_changes_nothing(
    server: Server, case: Case, viewers: tuple[int | None, ...], seed: int, done: list[Deed]
) -> None:
    with Twins(server, case, (seed, seed), viewers) as twins:
        assert twins.move(SECRETIVE, 0, 1)
        assert twins.worlds[0].moves != twins.worlds[1].moves
        do_all(twins, done)
        twins.check()


REQUESTS: list[tuple[str, dict[str, Any]]] = [
    ("undo", {}),
    ("offer_end", {}),
    ("answer", {"agrees": True}),
    ("answer", {"agrees": False}),
    ("offer_end", {}),
    ("offer_end", {}),
    ("undo", {}),
    ("answer", {"agrees": False}),
    ("answer", {"agrees": False}),
    ("move", {"text": "sell everything"}),
    ("hint", {}),
    ("try", {"moves": ["sell everything"]}),
    ("chat", {"on": False}),
    ("say", {"text": "hello", "name": "Zeno"}),
    ("chat", {"on": True}),
    ("say", {"text": "", "name": "Zeno"}),
    ("come_back", {}),
    ("dance", {}),
    ("ping", {}),
]
"""Everything one can ask, most of it at the wrong time."""


def test_every_request_is_answered_without_what_was_chosen_in_secret(server: Server) -> None:
    with Twins(server, Case("seven", 3, DAY), (5, 5), (0, 2, None)) as twins:
        assert twins.move(0)
        assert twins.move(SECRETIVE, 0, 1)
        for viewer in twins.viewers:
            for do, fields in REQUESTS:
                twins.ask(viewer, do, **fields)
        twins.check()


class Deal(Struct, frozen=True):
    """Two seeds that deal some viewers the same, and everything else differently. Found by trying seeds from 0 on."""

    case: Case
    seeds: tuple[int, int]
    viewers: tuple[int | None, ...]

    def __str__(self) -> str:
        return f"{self.case}-{self.seeds}"


DEALS = [
    Deal(Case("seven", 3, DAY), (10867, 12226), (0, None)),
    Deal(Case("seven", 2, DAY), (88346, 159637), (0, None)),
    Deal(Case("seven", 3, LEADERS), (269, 817), (0, None)),
    Deal(Case("seven", 3, SIDES_TO_CHOOSE), (1, 2), (0, 1, 2, None)),
    Deal(Case("seven", 4, TEAMS), (3, 4), (None,)),
    Deal(Case("duel", 2, {}), (3778, 4234), (0, 1, None)),  # the first four Wonders
    Deal(Case("duel", 2, {}), (24767, 47796), (0, 1, None)),  # the whole draft
    Deal(Case("world", 1, {}), (52560, 79680), (0, None)),
    Deal(Case("world", 2, {}), (54158, 248995), (0, 1, None)),
]


@pytest.mark.parametrize("deal", DEALS, ids=str)
@settings(max_examples=2, phases=UNSHRUNK)
@given(done=deeds())
def test_what_is_dealt_unseen_changes_nothing(server: Server, deal: Deal, done: list[Deed]) -> None:
    with Twins(server, deal.case, deal.seeds, deal.viewers) as twins:
        one, two = (world.state for world in twins.worlds)
        assert one.snapshot() != two.snapshot()
        assert all(one.view(viewer) == two.view(viewer) for viewer in deal.viewers), "find other seeds"
        assert twins.move(one.to_act()[0])
        do_all(twins, done)
        twins.check()


def test_nothing_else_is_told_after_a_crash(server: Server) -> None:
    """The table is read anew from its log, where everything is written."""
    deal = DEALS[0]
    with Twins(server, deal.case, deal.seeds, deal.viewers) as twins:
        for seat in range(2):
            assert twins.move(seat)
        server.kill()
        server.start()
        twins.check()


def sales(world: World, seat: int) -> list[str]:
    return [text for text in world.legal(seat) if text.startswith("sell ")]


def test_a_spectator_of_two_games_of_nothing_but_sales_cannot_tell_them_apart(server: Server) -> None:
    """Different decks, and all three Ages; the library is not asked here whether they look the same."""
    with Twins(server, Case("seven", 3, DAY), (1, 2), (None,)) as twins:
        for number in range(3 * 6 * 3 - 1):
            for world in twins.worlds:
                world.move(number % 3, sales(world, number % 3)[0])
        assert twins.table["view"]["age"] == 3
        twins.check()


def test_a_sold_card_is_known_to_those_alone_who_had_the_hand(server: Server) -> None:
    with Twins(server, Case("seven", 3, DAY), (5, 5), (0, 2, None)) as twins:
        for number, world in enumerate(twins.worlds):
            world.move(0, sales(world, 0)[0])
            world.move(1, sales(world, 1)[number])
            world.move(2, sales(world, 2)[0])
        differing = [seat for seat in (0, 2) if twins.difference(seat)]
        assert len(differing) == 1, "the hand went to one neighbour"
        twins.viewers = [viewer for viewer in twins.viewers if viewer not in differing]
        assert twins.move(twins.viewers[0] or 0)
        twins.check()


def test_advice_hangs_on_nothing_that_was_dealt_unseen(server: Server) -> None:
    """A bot that advises has a chance of its own, not that of the deal."""
    with Twins(server, DEALS[0].case, DEALS[0].seeds, (0,)) as twins:
        twins.ask(0, "hint")
        assert not twins.difference(0)


# Before the game.


@pytest.mark.parametrize("case", [Case("seven", 3, DAY), Case("seven", 3, LEADERS)], ids=str)
def test_nothing_of_the_deal_is_told_before_the_game_begins(server: Server, case: Case) -> None:
    """Seats can be changed until then: who has looked into one hand could take another."""
    answers = []
    for seed in (1, 2):
        table = server.open_table(None, None, None, game=case.game, options=case.options, seed=seed)
        secret = server.sit(table, "Anna", seat=1)
        own = {"Authorization": f"Bearer {secret}"}
        with server.connect(table, secret) as anna:
            welcome = anna.welcome
        shown = server.http.get(f"/api/tables/{table}", headers=own).json()
        record = server.http.get(f"/api/tables/{table}/record", headers=own).json()
        answers.append(
            [welcome["table"]["view"], welcome["story"], shown["view"], shown["own"], shown["actions"], record]
        )
    assert answers[0] == answers[1]


def test_who_has_given_a_seat_back_is_told_no_more_of_it(server: Server) -> None:
    """Whoever takes the seat next has a secret of their own; the open connection of the one before must not do."""
    table = server.open_table(None, None, None, game="seven", options=DAY)
    before = server.sit(table, "Anna", seat=0)
    with server.connect(table, before) as anna:
        left = server.http.post(f"/api/tables/{table}/leave", headers={"Authorization": f"Bearer {before}"})
        assert left.status_code == 204
        secret = server.sit(table, "Bruno", seat=0)
        for name in ("Carla", "Dario"):
            server.sit(table, name)
        with server.connect(table, secret) as bruno:
            hand = bruno.table["own"]["hand"]
        with suppress(ConnectionClosed):
            while anna.table["status"] != "playing":
                anna.hear()
            assert anna.table["own"] is None
        with suppress(ConnectionClosed):
            assert anna.ask("move", text=f"sell {hand[0]}")["is"] == "refused"


# Everything that is told, held against the library.


def made(move: leaks.Made | None) -> str | None:
    return None if move is None else move.text


class Witness:
    """Holds every letter that a viewer of a world is told against what the library shows that seat."""

    def __init__(self, world: World, viewer: int | None) -> None:
        self.world, self.viewer = world, viewer
        self.checked = 0
        self.shown: dict[str, Any] = {}
        """The game as it was told last."""
        others = [seat for seat in range(world.case.players) if seat != viewer]
        hidden = [*world.secrets.values(), *world.players.values()]
        hidden += [hashlib.sha256(secret.encode()).hexdigest() for secret in hidden]
        self.forbidden = [*hidden, str(world.seed), *(f"id {seat} " for seat in others)]

    def check(self) -> None:
        """What has been told since the last time."""
        received = self.world.received[self.viewer][self.checked :]
        self.checked += len(received)
        for text in received:
            assert not [word for word in self.forbidden if word in text]
            self.check_frame(leaks.FRAME.decode(text))

    def check_frame(self, frame: leaks.Frame) -> None:
        if isinstance(frame, leaks.Done | leaks.Refusal):
            assert frame.id.startswith(f"id {self.viewer} ")
            return
        if isinstance(frame, leaks.Presence):
            assert set(frame.here) <= set(range(self.world.case.players))
            return
        self.check_table(frame.table)
        if isinstance(frame, leaks.Welcome):
            assert frame.seat == self.viewer
            self.check_story(frame.story, len(self.world.moves) - len(frame.story))
            return
        for entry in frame.news:
            if isinstance(entry, leaks.Moved):
                seat, text = self.world.moves[-1]
                own = seat == self.viewer
                assert (entry.seat, made(entry.move), entry.id is not None) == (seat, text if own else None, own)
                assert bytes(entry.events) == encoded(self.world.state.events(self.viewer))

    def check_table(self, table: leaks.Update) -> None:
        world, state, viewer = self.world, self.world.state, self.viewer
        parts = {name: getattr(table, name) for name in ("view", "changes", "own", "actions")}
        self.shown = merged(
            self.shown, {name: json.loads(bytes(raw)) for name, raw in parts.items() if raw is not UNSET}
        )
        assert self.shown["view"] == json.loads(encoded(state.view(None)))
        assert self.shown["own"] == json.loads(encoded(None if viewer is None else state.own(viewer)))
        offers = [] if viewer is None else games.offers(world.case.game, state, viewer)
        assert self.shown["actions"] == json.loads(encoded(offers))
        assert table.take_back == (viewer is not None and state.can_take_back(viewer))
        if isinstance(table, leaks.Table):
            assert (table.id, table.game, table.options) == (world.id, world.case.game, world.case.options)
        assert (table.viewer, table.moves, table.to_act) == (viewer, len(world.moves), list(state.to_act()))
        assert [seat.name for seat in table.seats] == list(NAMES[: world.case.players])
        assert (table.outcome is None) == (state.result() is None)

    def check_story(self, story: list[leaks.Step], since: int) -> None:
        """While the game goes on; afterwards all moves are told to all."""
        state, moves = self.world.case.new(self.world.seed), self.world.moves
        for number, (seat, text) in enumerate(moves):
            state.play(seat, state.parse(text, seat))
            if number >= since:
                step = story[number - since]
                assert (step.number, step.seat) == (number, seat)
                assert made(step.move) == (text if seat == self.viewer else None)
                assert bytes(step.events) == encoded(state.events(self.viewer))

    def check_http(self) -> None:
        """The table and the record of a running game."""
        path = f"/api/tables/{self.world.id}"
        secret, http = self.world.proof(self.viewer), self.world.server.http
        self.check_table(leaks.TABLE.decode(http.get(path, headers=secret).content))
        record = leaks.RECORD.decode(http.get(f"{path}/record", headers=secret).content)
        assert record.record is None
        assert bytes(record.beginning) == encoded(self.world.case.new(self.world.seed).events(self.viewer))
        self.check_story(record.story, 0)


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def play_at_random(world: World, rng: Random, moves: int) -> None:
    """Random moves, some of them refused and some taken back by agreement, perhaps until the end."""
    for _ in range(moves):
        if not world.state.to_act():
            return
        seat = rng.choice(world.state.to_act())
        if rng.random() < 0.1:
            world.ask(seat, "move", text="no such move")
            world.ask(seat, "say", text="what then?")
        world.move(seat, rng.choice(world.legal(seat)))
        if rng.random() < 0.1:
            world.ask(seat, "undo")
            for other in range(world.case.players):
                world.ask(other, "answer", agrees=rng.random() < 0.7)


@pytest.mark.parametrize(
    ("case", "moves"),
    [
        (Case("duel", 2, {"wonders": "random"}), 60),
        (Case("seven", 3, {"sides": "random"}), 45),
        (Case("seven", 2, {"expansions": ["leaders", "cities"], "sides": "night"}), 30),
        (Case("seven", 4, {"expansions": ["leaders", "cities"], "teams": True}), 40),
        (Case("world", 2, {"objectives": "dealt"}), 40),
        (Case("world", 1, {"solo": "hard"}), 30),
    ],
    ids=str,
)
def test_what_is_told_is_what_the_library_shows_and_nothing_else(server: Server, case: Case, moves: int) -> None:
    rng = Random(str(case))
    with World(server, case, 2**52 + rng.randrange(2**52)) as world:
        witnesses = [Witness(world, viewer) for viewer in world.viewers]
        world.checks = [witness.check for witness in witnesses]
        for witness in witnesses:
            witness.check()
        play_at_random(world, rng, moves)
        assert world.state.to_act(), "a game that is over has no secrets"
        for witness in witnesses:
            world.come(witness.viewer, rng.randrange(len(world.moves)))
            witness.check()
            witness.check_http()
