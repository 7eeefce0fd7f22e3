"""What people do at a table, over the wire: seats, clocks, giving up, taking back, secret choices, chat, rematches."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from mirabilia.tables.hub import STAND_IN
from tests.server.process import Client, Server

HOUR, DAY = 3_600_000, 86_400_000
DAY_SIDES: dict[str, Any] = {"options": {"sides": "day"}, "game": "seven"}
"""A table of Seven where the first decision is a card."""


class Group:
    """People at a table, each with a connection, and Zeno who looks on."""

    def __init__(self, server: Server, table: str, zeno: Client) -> None:
        self.server, self.table, self.zeno = server, table, zeno
        self.people: dict[int, Client] = {}
        self.secrets: dict[int, str] = {}
        self.numbers = itertools.count()

    def all(self) -> list[Client]:
        return [*self.people.values(), self.zeno]

    def ask(self, seat: int, do: str, **fields: Any) -> dict[str, Any]:
        """Somebody asks for something, and everybody hears what comes of it."""
        answer = self.people[seat].ask(do, f"{do} {next(self.numbers)}", **fields)
        self.listen()
        return answer

    def do(self, seat: int, do: str, **fields: Any) -> None:
        answer = self.ask(seat, do, **fields)
        assert answer["is"] == "done", answer

    def move(self, seat: int, number: int = 0) -> str:
        """A legal move of somebody whose turn it is."""
        text = str(self.people[seat].legal[number])
        self.do(seat, "move", text=text)
        return text

    def listen(self) -> None:
        """Everybody hears all that has been told so far: the answer to a ping comes after it."""
        for client in self.all():
            client.ask("ping", "all heard")


@contextmanager
def gathered(server: Server, *names: str, player: str = "", **wishes: Any) -> Iterator[Group]:
    """A table at which everybody sits. Capitalised names are people, the others bots."""
    table = server.open_table(*(None if name[0].isupper() else name for name in names), **wishes)
    with ExitStack() as stack:
        group = Group(server, table, stack.enter_context(server.connect(table)))
        for seat, name in enumerate(names):
            if name[0].isupper():
                secret = server.sit(table, name, seat=seat, player=player)
                group.secrets[seat] = secret
                group.people[seat] = stack.enter_context(server.connect(table, secret))
        group.listen()
        yield group


def own(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def news_of(client: Client, kind: str) -> list[dict[str, Any]]:
    """All news of a kind that a client has heard."""
    return [news for message in client.heard for news in told_of(message, kind)]


def told_of(message: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [news for news in message.get("news", ()) if news["kind"] == kind]


def sit_refused(server: Server, table: str, **wishes: Any) -> str:
    """Why somebody cannot have a seat."""
    answer = server.http.post(f"/api/tables/{table}/seats", json=wishes)
    assert 400 <= answer.status_code < 500
    return str(answer.json()["refusal"])


def first_deadline(group: Group) -> int:
    """When the first seat has to decide for the first time: told when the last one sat down."""
    shown = next(message["table"] for message in reversed(group.zeno.heard) if told_of(message, "seated"))
    return int(shown["seats"][0]["deadline"])


def heard(client: Client, kind: str) -> dict[str, Any]:
    """The first news of a kind, whenever it comes."""
    known = news_of(client, kind)
    return known[0] if known else client.until(kind)


# Tables and seats.


@pytest.mark.parametrize("clock", [("none", 0), ("move", 30), ("game", 1800), ("days", 3)])
def test_a_table_is_as_it_was_wished(server: Server, clock: tuple[str, int]) -> None:
    gain = 5 if clock[0] == "game" else 0
    wish = {"kind": clock[0], "amount": clock[1], "lost": clock[0] == "days", "gain": gain}
    table = server.open_table(
        None, "greedy", None, "random", game="seven", options={"sides": "night"}, public=True, clock=wish, chat=False
    )
    shown = server.http.get(f"/api/tables/{table}").json()
    assert (shown["game"], shown["clock"], shown["public"], shown["chat"]) == ("seven", wish, True, False)
    assert shown["view"]["options"]["sides"] == "night"
    assert [seat["bot"] for seat in shown["seats"]] == [None, "greedy", None, "random"]
    assert [seat["taken"] for seat in shown["seats"]] == [False, True, False, True]
    assert (shown["status"], shown["to_act"], shown["viewer"]) == ("waiting", [], None)


def test_seats_by_number_or_the_first_that_is_free(server: Server) -> None:
    table = server.open_table(None, "random", None, None, **DAY_SIDES)
    assert sit_refused(server, table, name="Anna", seat=1) == "seat_taken"
    assert sit_refused(server, table, name="Anna", seat=4) == "no_seat"
    assert sit_refused(server, table, name="Anna", seat=8) == "invalid"
    seats = f"/api/tables/{table}/seats"
    given = [
        server.http.post(seats, json=wish).json()["seat"]
        for wish in ({"name": "Carla", "seat": 3}, {"name": "Anna"}, {"name": "Bruno"})
    ]
    assert given == [3, 0, 2]
    assert sit_refused(server, table, name="Dora") == "full"
    shown = server.http.get(f"/api/tables/{table}").json()
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "", "Bruno", "Carla"]
    assert shown["status"] == "playing"


def test_a_name_is_clean_and_of_one_person(server: Server) -> None:
    table = server.open_table(None, None)
    server.sit(table, " <b>An\x00na\x1b\u202e</b>\n")
    shown = server.http.get(f"/api/tables/{table}")
    assert shown.json()["seats"][0]["name"] == "<b>Anna</b>"
    assert shown.headers["Content-Type"].startswith("application/json")
    for name, why in (("<B>ANNA</b>", "name_taken"), ("greedy", "name_taken"), ("x" * 25, "name"), (" \n", "name")):
        assert sit_refused(server, table, name=name) == why


def test_who_leaves_before_the_game_makes_room_for_another(server: Server) -> None:
    table = server.open_table(None, None)
    secret = server.sit(table, "Anna", seat=1)
    with server.connect(table) as zeno:
        assert server.http.post(f"/api/tables/{table}/leave", headers=own(secret)).status_code == 204
        assert zeno.until("left")["seat"] == 1
        bruno = server.sit(table, "Bruno", seat=1)
        assert zeno.until("seated")["name"] == "Bruno"
        assert server.http.get(f"/api/tables/{table}", headers=own(secret)).status_code == 401
        with pytest.raises(Exception, match="4400"):
            server.connect(table, secret)
        server.sit(table, "Anna", seat=0)
        late = server.http.post(f"/api/tables/{table}/leave", headers=own(bruno))
        assert late.json()["refusal"] == "begun"


def test_who_has_left_only_looks_on(server: Server) -> None:
    table = server.open_table(None, None)
    secret = server.sit(table, "Anna", seat=0)
    with server.connect(table, secret) as anna:
        server.http.post(f"/api/tables/{table}/leave", headers=own(secret))
        for seat, name in enumerate(("Bruno", "Carla")):
            server.sit(table, name, seat=seat)
        anna.ask("ping")
        assert (anna.table["viewer"], anna.legal) == (None, [])
        assert anna.ask("resign")["refusal"] == "spectator"


# Clocks.


@pytest.mark.parametrize("clock", [("move", 1), ("game", 2)])
def test_when_the_time_has_run_out_a_bot_plays_on(server: Server, clock: tuple[str, int]) -> None:
    with gathered(server, "Anna", "random", clock={"kind": clock[0], "amount": clock[1]}) as group:
        zeno = group.zeno
        assert first_deadline(group) == heard(zeno, "seated")["at"] + clock[1] * 1000
        absent = heard(zeno, "absent")
        assert (absent["seat"], absent["bot"]) == (0, STAND_IN)
        assert absent["at"] >= first_deadline(group)
        while zeno.table["status"] != "over":
            zeno.hear()
        moved = news_of(zeno, "moved")
        assert {(news["seat"], news["bot"]) for news in moved} == {(0, STAND_IN), (1, "random")}
        assert len(moved) == zeno.table["moves"]
        assert zeno.table["seats"][0]["stand_in"] == STAND_IN
        assert zeno.table["outcome"]["scores"]
        group.listen()


@pytest.mark.parametrize(
    ("kind", "amount", "whole"), [("move", 3600, HOUR), ("game", 3600, HOUR), ("days", 3, 3 * DAY)]
)
def test_deadlines_follow_from_the_moves(server: Server, kind: str, amount: int, whole: int) -> None:
    with gathered(server, "Anna", "Bruno", clock={"kind": kind, "amount": amount}) as group:
        begun = news_of(group.zeno, "seated")[-1]["at"]
        shown = [deadlines(group.zeno)]
        for seat in (0, 1, 1):
            group.move(seat)
            shown.append(deadlines(group.zeno))
        first, second, third = (news["at"] for news in news_of(group.zeno, "moved"))
        adds_up = kind == "game"
        assert shown == [
            [begun + whole, None],
            [None, first + whole],
            [None, second + whole - adds_up * (second - first)],
            [third + whole - adds_up * (first - begun), None],
        ]
        assert [seat["used"] for seat in group.zeno.table["seats"]] == [first - begun, third - first]


def deadlines(client: Client) -> list[int | None]:
    return [seat["deadline"] for seat in client.table["seats"]]


def test_who_comes_back_has_the_seat_again(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", clock={"kind": "move", "amount": 1}) as group:
        anna = group.people[0]
        assert heard(group.zeno, "absent")["seat"] == 0
        assert heard(group.zeno, "moved")["bot"] == STAND_IN
        assert anna.ask("move", text="draft pyramids")["refusal"] == "not_yours"
        assert anna.ask("undo")["refusal"] == "not_yours"
        assert anna.ask("come_back")["seq"] is not None
        returned = next(message["table"] for message in anna.heard if told_of(message, "returned"))
        assert (returned["seats"][0]["stand_in"], returned["seats"][0]["used"]) == (None, 0)
        for seat in (1, 1, 0):
            assert moved_after_all(group.people[seat])
        assert news_of(anna, "moved")[-1]["bot"] is None


def moved_after_all(client: Client) -> bool:
    """Make a move when it is one's turn, coming back as often as the clock was faster."""
    while client.my_turn():
        client.ask("come_back")
        if client.ask("move", text=(client.legal or ["none"])[0])["is"] == "done":
            return True
    return False


def test_who_was_cut_off_goes_on_with_the_secret(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", clock={"kind": "game", "amount": 3600}) as group:
        group.move(0)
        bruno = group.people.pop(1)
        before = bruno.table
        bruno.open.close()
        group.do(0, "say", text="are you there?")
        with server.connect(group.table, group.secrets[1], moves=before["moves"]) as again:
            assert again.table == before | {"seq": before["seq"] + 1}
            assert again.welcome["story"] == []
            assert [line["text"] for line in again.welcome["chat"]] == ["are you there?"]
            assert again.ask("move", text=again.legal[0])["is"] == "done"


def test_clocks_go_on_while_the_server_is_down(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    try:
        with gathered(server, "Anna", "Bruno", clock={"kind": "game", "amount": 3600}) as slow:
            slow.move(0)
            before = slow.people[1].table
            with gathered(server, "Carla", "random", clock={"kind": "move", "amount": 1}) as quick:
                deadline = first_deadline(quick)
                server.kill()
        time.sleep(max(0.0, deadline / 1000 - time.time()))
        server.start()
        with server.connect(slow.table, slow.secrets[1]) as bruno:
            assert bruno.table == before
            assert bruno.ask("move", text=bruno.legal[0])["is"] == "done"
        with server.connect(quick.table, quick.secrets[0]) as carla:
            while carla.table["seats"][0]["stand_in"] is None:
                carla.hear()
    finally:
        server.stop()


# Giving up, and ending by agreement.


def test_who_resigns_against_one_has_lost(server: Server) -> None:
    with gathered(server, "Anna", "Bruno") as group:
        group.move(0)
        group.do(1, "resign")
        for client in group.all():
            assert news_of(client, "resigned")[0]["seat"] == 1
            assert client.table["status"] == "over"
            assert client.table["outcome"] == {"reason": "resigned", "ranks": [1, 2], "scores": []}
        assert group.ask(1, "move", text="draft pyramids")["refusal"] == "over"
        assert server.http.get(f"/api/tables/{group.table}/record").json()["record"].startswith("mirabilia record 1")


def test_for_who_resigns_among_three_a_bot_plays_on(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", "Carla", **DAY_SIDES) as group:
        anna, bruno = group.people[0], group.people[1]
        group.do(0, "resign")
        seat = group.zeno.table["seats"][0]
        assert (seat["name"], seat["bot"], seat["resigned"]) == ("Anna", STAND_IN, True)
        assert group.zeno.table["status"] == "playing"
        group.move(1)
        group.move(2)
        assert bruno.my_turn()
        assert {news["bot"] for news in news_of(bruno, "moved") if news["seat"] == 0} == {STAND_IN}
        assert bruno.table["view"]["turn"] == 2
        assert group.ask(0, "move", text="back")["refusal"] == "not_yours"
        assert group.ask(0, "come_back")["seq"] is None
        assert (anna.legal, anna.table["seats"][0]["resigned"]) == ([], True)
        bot_has_chosen(group, 0)
        group.do(1, "offer_end")
        group.do(2, "answer", agrees=True)
        assert group.zeno.table["outcome"]["reason"] == "agreed"


def bot_has_chosen(group: Group, seat: int) -> None:
    while seat in group.zeno.table["to_act"]:
        group.zeno.hear()


def test_all_people_can_agree_to_end(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", "Carla", **DAY_SIDES) as group:
        group.do(1, "offer_end")
        assert group.ask(0, "offer_end")["refusal"] == "question_open"
        assert group.ask(1, "answer", agrees=True)["seq"] is None
        assert group.zeno.ask("answer", agrees=True)["refusal"] == "spectator"
        group.do(0, "answer", agrees=True)
        assert group.zeno.table["question"] == {"kind": "end", "seat": 1, "moves": 0, "agreed": [0, 1]}
        assert group.zeno.table["status"] == "playing"
        group.do(2, "answer", agrees=True)
        for client in group.all():
            assert client.table["outcome"] == {"reason": "agreed", "ranks": [1, 1, 1], "scores": []}


def test_one_refusal_and_the_game_goes_on(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", "Carla", **DAY_SIDES) as group:
        group.do(1, "offer_end")
        group.do(0, "answer", agrees=True)
        group.do(2, "answer", agrees=False)
        assert [(news["seat"], news["agrees"]) for news in news_of(group.zeno, "answered")] == [(0, True), (2, False)]
        assert (group.zeno.table["status"], group.zeno.table["question"]) == ("playing", None)
        assert group.ask(0, "answer", agrees=True)["refusal"] == "no_question"
        group.move(0)
        group.do(2, "offer_end")


def test_an_offer_to_end_is_not_agreed_by_going_away(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", clock={"kind": "move", "amount": 1}) as group:
        bruno = group.people[1]
        assert bruno.ask("offer_end")["is"] == "done"
        heard(bruno, "absent")
        bruno.ask("answer", agrees=True)
        assert (bruno.table["status"], bruno.table["question"]["agreed"]) == ("playing", [1])


def test_who_runs_out_of_time_loses_where_the_table_says_so(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", clock={"kind": "move", "amount": 1, "lost": True}) as group:
        assert heard(group.zeno, "absent")["lost"] is True
        assert group.zeno.table["outcome"] == {"reason": "time", "ranks": [2, 1], "scores": []}


# Taking back.


def test_an_own_move_is_taken_back_alone(server: Server) -> None:
    with gathered(server, "Anna", "Bruno") as group:
        before = [client.table["view"] for client in group.all()]
        assert group.ask(0, "undo")["refusal"] == "no_undo"
        group.move(0)
        assert [client.table["undo"] for client in group.all()] == ["alone", None, None]
        group.do(0, "undo")
        assert [client.table["view"] for client in group.all()] == before
        assert group.zeno.table["to_act"] == [0]
        group.move(0, 1)


def test_after_another_person_has_acted_one_asks(server: Server) -> None:
    with gathered(server, "Anna", "Bruno") as group:
        group.move(0)
        group.move(1)
        assert [client.table["undo"] for client in group.all()] == ["asking", "alone", None]
        group.do(0, "undo")
        for client in group.all():
            assert client.table["question"] == {"kind": "undo", "seat": 0, "moves": 0, "agreed": [0]}
            assert client.table["moves"] == 2
        assert group.ask(0, "answer", agrees=True)["seq"] is None
        assert group.zeno.ask("answer", agrees=True)["refusal"] == "spectator"
        assert group.zeno.table["moves"] == 2


@pytest.mark.parametrize(("agrees", "moves"), [(True, 0), (False, 2)])
def test_the_other_person_decides(server: Server, agrees: bool, moves: int) -> None:
    with gathered(server, "Anna", "Bruno") as group:
        views = {0: group.zeno.table["view"]}
        group.move(0)
        group.move(1)
        views[2] = group.zeno.table["view"]
        group.do(0, "undo")
        group.do(1, "answer", agrees=agrees)
        assert (group.zeno.table["moves"], group.zeno.table["question"]) == (moves, None)
        assert group.zeno.table["view"] == views[moves]
        assert bool(news_of(group.zeno, "taken_back")) == agrees


def test_what_the_other_takes_back_was_not_done(server: Server) -> None:
    with gathered(server, "Anna", "Bruno") as group:
        group.move(0)
        group.move(1)
        group.do(1, "undo")
        assert group.people[0].table["undo"] == "alone"
        group.do(0, "undo")
        assert group.zeno.table["moves"] == 0


def test_a_move_closes_the_question(server: Server) -> None:
    with gathered(server, "Anna", "Bruno") as group:
        group.move(0)
        group.move(1)
        group.do(0, "undo")
        group.move(1)
        assert group.zeno.table["question"] is None
        assert group.ask(1, "answer", agrees=True)["refusal"] == "no_question"


def test_all_of_three_people_have_to_agree(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", "Carla", **DAY_SIDES) as group:
        before = [client.table["view"] for client in group.all()]
        group.move(0)
        group.move(1)
        group.do(0, "undo")
        group.do(1, "answer", agrees=True)
        assert group.zeno.table["question"]["agreed"] == [0, 1]
        group.do(2, "answer", agrees=False)
        assert (group.zeno.table["question"], group.zeno.table["moves"]) == (None, 2)
        group.move(2)
        assert group.zeno.table["view"]["turn"] == 2
        assert [client.table["undo"] for client in group.all()] == ["asking", "asking", "asking", None]
        group.do(0, "undo")
        group.do(2, "answer", agrees=True)
        assert group.zeno.table["moves"] == 3
        group.do(1, "answer", agrees=True)
        assert [client.table["view"] for client in group.all()] == before


def test_against_bots_nothing_is_taken_back_that_has_come_to_light(server: Server) -> None:
    with gathered(server, "Anna", "random") as group:
        anna = group.people[0]
        group.move(0)
        assert anna.my_turn()
        assert anna.table["moves"] == 3
        group.do(0, "undo")
        assert anna.table["moves"] == 0
        for _ in range(2):
            group.move(0)
            assert anna.my_turn()
        assert any(event["event"] == "offered" for news in news_of(anna, "moved") for event in news["events"])
        assert anna.table["undo"] is None
        assert group.ask(0, "undo")["refusal"] == "revealed"


def test_one_person_at_two_seats_is_one_person(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", player="one browser for both of us") as group:
        before = group.zeno.table["view"]
        group.move(0)
        group.move(1)
        assert [client.table["undo"] for client in group.all()] == ["alone", "alone", None]
        group.do(0, "undo")
        assert group.zeno.table["moves"] == 1
        group.do(1, "undo")
        assert (group.zeno.table["moves"], group.zeno.table["view"]) == (0, before)
        assert [client.welcome["seat"] for client in group.people.values()] == [0, 1]
        assert group.ask(1, "move", text=group.people[0].legal[0])["refusal"] == "not_your_turn"
        games = server.http.get("/api/player/games", headers=own("one browser for both of us")).json()
        assert [game["table"] for game in games] == [group.table]


# Secret choices.


def heard_by_others(server: Server, choice: str) -> str:
    """All that the others can know while Anna chooses, changes her mind and chooses again: told, read and met again."""
    with gathered(server, "Anna", "Bruno", "Carla", seed=11, **DAY_SIDES) as group:
        for text in ("sell loom_1", "back", choice):
            group.do(0, "move", text=text)
        group.do(1, "move", text="build theater")
        group.do(0, "move", text="back")
        group.do(0, "undo")
        assert group.people[0].table["to_act"] == [2]
        everything: list[Any] = [client.heard for client in group.all()[1:]]
        for secret in (group.secrets[1], group.secrets[2], ""):
            headers = own(secret) if secret else {}
            address = f"/api/tables/{group.table}"
            everything += [server.http.get(at, headers=headers).json() for at in (address, f"{address}/record")]
            with server.connect(group.table, secret) as again:
                everything.append(again.welcome)
        return json.dumps(timeless(everything)).replace(group.table, "the table")


def timeless(data: Any) -> Any:
    """Without what hangs on the clock of the machine."""
    if isinstance(data, dict):
        return {name: timeless(value) for name, value in data.items() if name not in ("at", "used")}
    return [timeless(value) for value in data] if isinstance(data, list) else data


def test_a_choice_is_secret_until_all_have_chosen(server: Server) -> None:
    answers = [heard_by_others(server, choice) for choice in ("build altar", "build press_1", "sell altar")]
    assert answers[0] == answers[1] == answers[2]
    assert '"kind": "moved"' in answers[0]
    assert "altar" not in answers[0]
    assert "loom_1" not in answers[0]


def test_a_choice_can_be_changed_until_all_have_chosen(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", "Carla", seed=11, **DAY_SIDES) as group:
        group.do(0, "move", text="build altar")
        group.do(1, "move", text="build theater")
        assert group.people[0].legal == []
        assert group.people[0].table["take_back"]
        assert group.zeno.table["to_act"] == [2]
        group.do(0, "take_back")
        assert group.zeno.table["to_act"] == [0, 2]
        group.do(0, "move", text="build press_1")
        group.do(2, "move", text="build ore_vein")
        for client in group.all():
            last = news_of(client, "moved")[-1]
            built = {event["seat"]: event["card"] for event in last["events"] if event["event"] == "built"}
            assert built == {0: "press_1", 1: "theater", 2: "ore_vein"}
            assert client.table["view"]["turn"] == 2
            assert client.table["view"]["cities"][0]["cards"]["grey"] == ["press_1"]
        assert group.ask(0, "move", text="back")["refusal"] == "illegal"
        assert "altar" not in json.dumps(group.zeno.heard)


# Chat.


def test_people_and_spectators_talk_under_their_names(server: Server) -> None:
    with gathered(server, "Anna", "Bruno") as group:
        group.do(0, "say", text="hello", name="Bruno")
        assert group.zeno.ask("say", text="hi")["refusal"] == "name"
        assert group.zeno.ask("say", text="hi all", name=" Zeno\x07 ")["is"] == "done"
        group.listen()
        for client in group.all():
            lines = [(news["name"], news["seat"], news["text"]) for news in news_of(client, "said")]
            assert lines == [("Anna", 0, "hello"), ("Zeno", None, "hi all")]
        with server.connect(group.table) as newcomer:
            assert [(line["name"], line["text"]) for line in newcomer.welcome["chat"]] == [
                ("Anna", "hello"),
                ("Zeno", "hi all"),
            ]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ('<script>alert("1")</script> & <b>', '<script>alert("1")</script> & <b>'),
        ("  a\x00b\x1b[31mc\u202e\u200bd \r\n\t e\x7f ", "ab[31mcd e"),
        ("perché no? 🙂", "perché no? 🙂"),
        ("x" * 500, "x" * 500),
    ],
)
def test_a_line_is_plain_text(server: Server, said: str, expected: str) -> None:
    with gathered(server, "Anna", "Bruno") as group:
        group.do(0, "say", text=said)
        assert [news_of(client, "said")[0]["text"] for client in group.all()] == [expected] * 3
        with server.connect(group.table) as newcomer:
            assert newcomer.welcome["chat"][0]["text"] == expected


def test_a_line_has_a_length(server: Server) -> None:
    with gathered(server, "Anna", "Bruno") as group:
        anna = group.people[0]
        for text in ("x" * 501, "", " \n\x00"):
            assert group.ask(0, "say", text=text)["refusal"] == "line"
        anna.socket.send(json.dumps({"do": "say", "text": "x" * 2001}))
        assert anna.hear()["refusal"] == "frame"
        assert group.zeno.ask("say", text="hi", name="z" * 40)["is"] == "done"
        group.listen()
        assert [(news["name"], news["text"]) for news in news_of(anna, "said")] == [("z" * 24, "hi")]


def test_the_chat_can_be_switched_off(server: Server) -> None:
    with gathered(server, "Anna", "Bruno", chat=False) as group:
        assert group.ask(0, "say", text="hello")["refusal"] == "chat_off"
        assert group.zeno.ask("chat", on=True)["refusal"] == "spectator"
        group.do(1, "chat", on=True)
        assert [client.table["chat"] for client in group.all()] == [True] * 3
        group.do(0, "say", text="hello")
        group.do(0, "chat", on=False)
        assert group.ask(1, "say", text="bye")["refusal"] == "chat_off"
        assert group.zeno.ask("say", text="bye", name="Zeno")["refusal"] == "chat_off"
        assert [news["text"] for news in news_of(group.zeno, "said")] == ["hello"]


# Once more, and games without people.


def test_a_rematch_is_the_same_table_with_free_seats(server: Server) -> None:
    clock = {"kind": "days", "amount": 2}
    with gathered(server, "Anna", "random", "Bruno", public=True, clock=clock, chat=False, **DAY_SIDES) as group:
        bot_has_chosen(group, 1)
        group.do(0, "offer_end")
        group.do(2, "answer", agrees=True)
        address = f"/api/tables/{group.table}/rematch"
        assert server.http.post(address).status_code == 401
        asked = [server.http.post(address, headers=own(secret)).json()["table"] for secret in group.secrets.values()]
        assert asked[0] == asked[1] != group.table
        group.listen()
        for client in group.all():
            assert [news["table"] for news in news_of(client, "rematched")] == [asked[0]]
            assert client.table["rematch"] == asked[0]
        again = server.http.get(f"/api/tables/{asked[0]}").json()
        same = ("game", "options", "public", "clock", "chat", "catalogue")
        assert [again[name] for name in same] == [group.zeno.table[name] for name in same]
        assert [(seat["name"], seat["bot"]) for seat in again["seats"]] == [("", None), ("", "random"), ("", None)]
        assert server.http.get(f"/api/tables/{asked[0]}", headers=own(group.secrets[0])).status_code == 401
        assert sit_refused(server, asked[0], name="Anna", seat=2) == "seat_kept"
        assert sit_refused(server, asked[0], name="Anna", before=group.secrets[0], seat=2) == "seat_kept"
        secrets = [server.sit(asked[0], name, before=group.secrets[seat]) for seat, name in ((2, "Bruno"), (0, "Anna"))]
        with server.connect(asked[0], secrets[0]) as anna:
            assert (anna.welcome["seat"], anna.table["status"]) == (2, "playing")
            assert anna.ask("move", text=anna.legal[0])["is"] == "done"


@pytest.mark.parametrize(
    ("game", "seats"),
    [("duel", ("greedy", "random")), ("seven", ("random",) * 3), ("world", ("random",) * 2)],
)
def test_bots_play_to_the_end_by_themselves(server: Server, game: str, seats: tuple[str, ...]) -> None:
    table = server.open_table(*seats, game=game)
    with server.connect(table) as zeno:
        while zeno.table["status"] != "over":
            zeno.hear()
        moved = [step["seat"] for step in zeno.welcome["story"]] + [news["seat"] for news in news_of(zeno, "moved")]
        assert len(moved) == zeno.table["moves"]
        assert set(moved) == set(range(len(seats)))
        assert {news["bot"] for news in news_of(zeno, "moved")} <= set(seats)
        ranks = zeno.table["outcome"]["ranks"]
    text = server.http.get(f"/api/tables/{table}/record").json()["record"]
    replay = server.replay(text)
    assert [move["seat"] for step in replay["steps"] for move in step["moves"]] == moved
    assert (len(ranks), min(ranks)) == (len(seats), 1)
