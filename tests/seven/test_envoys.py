"""An expansion outside of Mirabilia: one folder, one registration, before the game is built. So each test has a process
of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.games.seven.expansion import VARIABLE

ROOT = Path(__file__).resolve().parent.parent.parent
BEGIN = """
from mirabilia.games import seven
seven.register("tests.seven.envoys")
from mirabilia import games
from mirabilia.core.stream import Stream
from mirabilia.games.seven import hooks, options, rules, scoring, sheet
from mirabilia.games.seven.codes import Moves, kind_of, piece_in
from mirabilia.games.seven.playout import city_to_act, fingerprint, play_out
from tests.seven.envoys.rules import CHOICE, ENVOYS, LINE, PHASE, POINTS, SEND

game = games.get("seven")
state = game.new(seed=5, players=3, options={"expansions": ["envoys"]})
state.journal = None

def make(*moves):
    for seat, move in enumerate(moves):
        rules.play(state, seat, move)

def until_choice():
    stream, moves = Stream(3), Moves()
    while state.phase >= 0:
        owner = city_to_act(state)
        rules.find_for(state, owner, moves)
        chosen = [moves.codes[i] for i in range(moves.number)]
        orange = [move for move in chosen if kind_of(move) in (1, 2, 3, 4) and is_orange(piece_in(move))]
        rules.play(state, owner, (orange or chosen)[0])

def is_orange(piece):
    from mirabilia.games.seven.lookup import PIECE_IDS
    return PIECE_IDS[piece].startswith("embassy")
"""


def run(script: str, pure: bool) -> str:
    environment = os.environ | {"MIRABILIA_PURE": str(int(pure)), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-W", "ignore", "-c", BEGIN + script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout.strip()


@pytest.fixture(
    params=[
        pytest.param(True, id="uncompiled", marks=pytest.mark.both_builds),
        pytest.param(False, id="as it is", marks=pytest.mark.both_builds),
    ]
)
def pure(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def test_it_is_an_option_and_says_what_it_cannot_be_combined_with(pure: bool) -> None:
    script = """
print(game.options[1].choices)
try:
    game.new(seed=1, players=3, options={"expansions": ["envoys", "leaders"]})
except ValueError as error:
    print(error)
"""
    choices, refusal = run(script, pure).splitlines()
    assert choices == "('leaders', 'cities', 'edifice', 'envoys')"
    assert refusal == "Envoys are for 3 to 7 players, and not with Leaders"


def test_its_cards_join_the_decks_and_hands_are_longer(pure: bool) -> None:
    script = """
make(*[state.legal(seat)[0] for seat in range(3)])
decks = state.snapshot()["decks"]
print([sum(card.startswith("embassy") for card in deck) for deck in decks.values()])
print([len(deck) for deck in decks.values()])
print(state.setting.hand, state.setting.turns)
"""
    assert run(script, pure).splitlines() == ["[3, 3, 3]", "[24, 24, 24]", "8 7"]


def test_its_phase_comes_before_the_first_turn_of_an_age(pure: bool) -> None:
    script = """
make(*[state.legal(seat)[0] for seat in range(3)])
print(state.phase == PHASE, state.to_act(), [kind_of(move) == SEND for move in state.legal(0)])
print(state.snapshot()["phase"])
make(state.legal(0)[1], state.legal(1)[0], state.legal(2)[1])
print(state.phase == hooks.TURN, [ENVOYS.get(city) for city in state.cities], [city.coins for city in state.cities])
"""
    assert run(script, pure).splitlines() == [
        "True (0, 1, 2) [True, True]",
        "farewell",
        "True [1, 0, 1] [2, 3, 2]",
    ]


def test_its_choice_follows_from_an_orange_card(pure: bool) -> None:
    script = """
make(*[state.legal(seat)[0] for seat in range(3)])
until_choice()
choice = state.pending[0]
print(hooks.CHOICE_NAMES[hooks.pending_kind(choice)], hooks.pending_argument(choice))
owner = hooks.pending_owner(choice)
again = game.restore(state.snapshot())
before = state.cities[owner].coins
rules.play(state, owner, state.legal(owner)[0])
print(state.cities[owner].coins - before, ENVOYS.get(state.cities[owner]))
rules.play(again, owner, again.legal(owner)[1])
print(again.cities[owner].coins - before, ENVOYS.get(again.cities[owner]))
"""
    assert run(script, pure).splitlines() == ["coins_or_envoy 2", "2 0", "0 1"]


def test_its_line_of_the_score_sheet_has_cards_and_envoys(pure: bool) -> None:
    script = """
from mirabilia.games.seven.lookup import PIECE_IDS
play_out(state, Stream(2), Moves())
print(sheet.NAMES[-1], sheet.NAMES[LINE])
for owner, city in enumerate(state.cities):
    cards = sum(int(PIECE_IDS[card].split("_")[1]) for card in city.cards if is_orange(card))
    assert scoring.score_sheet(state, owner)[LINE] == cards + POINTS * ENVOYS.get(city)
"""
    assert run(script, pure) == "envoys envoys"


def test_copies_snapshots_and_samples_keep_its_field(pure: bool) -> None:
    script = """
from random import Random
make(*[state.legal(seat)[0] for seat in range(3)])
make(*[state.legal(seat)[1] for seat in range(3)])
make(state.legal(0)[0], state.legal(1)[0], state.legal(2)[0])
for other in (state.copy(), game.restore(state.snapshot()), state.sample(0, Random(1))):
    print([ENVOYS.get(city) for city in other.cities])
print([city["envoys"] for city in state.snapshot()["cities"]])
"""
    assert run(script, pure).splitlines() == ["[1, 1, 1]"] * 4


def test_its_moves_are_written_and_read_back(pure: bool) -> None:
    script = """
make(*[state.legal(seat)[0] for seat in range(3)])
for move in state.legal(0):
    print(state.text(move), state.move(move), state.parse(state.text(move), 0) == move)
print(state.actions(0)[1].cost.coins, state.actions(0)[1].subject.id)
"""
    assert run(script, pure).splitlines() == [
        "send 0 {'move': 'send', 'envoys': 0} True",
        "send 1 {'move': 'send', 'envoys': 1} True",
        "1 send",
    ]


def test_its_refusals_are_explained(pure: bool) -> None:
    script = """
from mirabilia.core.describe import texts
make(*[state.legal(seat)[0] for seat in range(3)])
state.cities[0].coins = 0
for words in ("send 1", "send 2", "build baths"):
    try:
        state.parse(words, 0)
    except ValueError as error:
        print(error, "|", texts("it").fact(game, error.fact))
print([(action.text, action.legal) for action in state.actions(0)])
"""
    assert run(script, pure).splitlines() == [
        "send 1: An envoy costs 1 coin, and you have none. | Un ambasciatore costa 1 moneta, e tu non ne hai.",
        "There is no “2”. | «2» non esiste.",
        "build baths: Now an envoy can be sent: “send 0|1”. | Ora si può mandare un ambasciatore: «send 0|1».",
        "[('send 0', True), ('send 1', False)]",
    ]


def test_its_events_are_told(pure: bool) -> None:
    script = """
from mirabilia.core.describe import texts
make(*[state.legal(seat)[0] for seat in range(3)])
make(state.legal(0)[1], state.legal(1)[0])
state.play(2, state.parse("send 1", 2))
sent = [event for event in state.events(None) if type(event).__name__ == "EnvoySent"]
print(sent)
print([texts(language).fact(game, sent[0], ("Anna", "Bruno", "Carla")) for language in ("en", "it")])
"""
    assert run(script, pure).splitlines() == [
        "[EnvoySent(seat=0), EnvoySent(seat=2)]",
        "['Anna sends an envoy.', 'Anna manda un ambasciatore.']",
    ]


def test_its_things_are_seen(pure: bool) -> None:
    script = """
import msgspec
from tests.seven.envoys.view import EnvoysChoice, EnvoysCity
make(*[state.legal(seat)[0] for seat in range(3)])
print(state.view(0).phase, state.own(0).choice.name)
make(state.legal(0)[1], state.legal(1)[0], state.legal(2)[1])
print([EnvoysCity.of(city).envoys for city in state.view(0).cities])
until_choice()
seen = state.view(None)
print(seen.choice.name, EnvoysChoice.of(seen.choice).instead, sum(len(city.cards["orange"]) for city in seen.cities))
print(msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen)
print(seen.cities[0].scores["envoys"], seen.cities[0].score_pad["envoys"])
"""
    assert run(script, pure).splitlines() == ["farewell farewell", "[1, 0, 1]", "coins_or_envoy 2 2", "True", "4 4"]


def test_a_game_with_it_keeps_every_promise() -> None:
    """The whole contract suite, in a process where the environment brings the expansion."""
    cases = ["-p", "tests.seven.envoys.contract_cases", "tests/contract"]
    command = [sys.executable, "-m", "pytest", *cases, "-q", "-x", "-p", "no:cacheprovider"]
    environment = os.environ | {VARIABLE: "tests.seven.envoys"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout
    assert "no tests ran" not in done.stdout


def test_its_option_stands_with_the_others_and_goes_into_snapshots(pure: bool) -> None:
    script = """
print([option.name for option in game.options][:3])
state = game.new(seed=5, players=3, options={"expansions": ["envoys"], "free_envoys": "on"})
make(*[state.legal(seat)[0] for seat in range(3)])
make(*[state.legal(seat)[1] for seat in range(3)])
print([city.coins for city in state.cities], state.snapshot()["options"]["free_envoys"])
try:
    game.new(seed=1, players=3, options={"free_envoys": True})
except ValueError as error:
    print(error)
"""
    assert run(script, pure).splitlines() == [
        "['edition', 'expansions', 'leader_decks']",
        "[3, 3, 3] True",
        "free_envoys needs the expansion Envoys",
    ]


def test_a_broken_card_file_is_named_with_entry_and_field(tmp_path: Path) -> None:
    packaged = (Path(__file__).parent / "envoys" / "catalogue" / "envoys.toml").read_text(encoding="utf-8")
    (tmp_path / "seven").mkdir()
    own = tmp_path / "seven" / "envoys.toml"
    script = """
from mirabilia.core.catalogue import CatalogueError
from mirabilia.games.seven import reading
try:
    reading.load()
except CatalogueError as error:
    print(error)
"""
    for old, new, says in (
        ('"send_envoy", coins = 2', '"send_envoy", coin = 2', "card embassy_1_1, field 'effects[0]'"),
        ('colour = "orange"', 'colour = "blue"', "field 'colour': the embassies, and no others, are orange"),
        ('"embassy_1_1"', '"altar"', "card altar, field 'id': another file has a card of this id"),
        ("age = 1", "age = 2", "Age 1 needs 7 embassies, there are 6"),
    ):
        own.write_text(packaged.replace(old, new, 1), encoding="utf-8")
        message = run(f"import os\nos.environ['MIRABILIA_DATA'] = {str(tmp_path)!r}\n{script}", pure=True)
        assert message.startswith(str(own))
        assert says in message


def test_the_breakdown_explains_its_line(pure: bool) -> None:
    script = """
play_out(state, Stream(2), Moves())
for owner, city in enumerate(state.cities):
    parts = [part for part in state.result().breakdown[owner] if part["category"] == "envoys"]
    assert sum(part["points"] for part in parts) == scoring.score_sheet(state, owner)[LINE]
    print(sorted({part["part"] for part in parts}))
"""
    assert "['card', 'envoys']" in run(script, pure)


def test_hints_give_reasons_where_they_see_some(pure: bool) -> None:
    script = """
from mirabilia.bots.contract import Knowledge
from mirabilia.bots.reasons import why
make(*[state.legal(seat)[0] for seat in range(3)])
print([why(Knowledge(game, state, 0), move) for move in state.legal(0)])
until_choice()
owner = state.to_act()[0]
print([[reason["reason"] for reason in why(Knowledge(game, state, owner), move)] for move in state.legal(owner)])
"""
    assert run(script, pure).splitlines() == ["[(), ()]", "[['income'], ['worth']]"]


def test_a_position_in_its_phase_is_restored(pure: bool) -> None:
    script = """
from mirabilia.core.contract import SnapshotError
make(*[state.legal(seat)[0] for seat in range(3)])
snapshot = state.snapshot()
again = game.restore(snapshot)
print(again == state, again.phase == PHASE, again.turn)
sketch = {key: snapshot[key] for key in ("game", "version", "players", "options", "age", "turn", "phase")}
sketch["cities"] = [{"coins": 3} for _ in range(3)]
print(game.restore(sketch, fill=1).to_act())
for changes in ({"options": {}}, {"turn": 0}):
    try:
        game.restore(snapshot | changes)
    except SnapshotError as error:
        print(error.field, error.reason)
"""
    assert run(script, pure).splitlines() == [
        "True True -1",
        "(0, 1, 2)",
        "phase 'farewell' needs the expansion Envoys",
        "turn -1 in the phase 'farewell'",
    ]


def test_both_builds_play_the_same_games_and_those_without_it_do_not_change() -> None:
    script = """
for players, chosen in ((4, ["envoys"]), (5, ["envoys", "cities", "edifice"]), (5, ["edifice"])):
    checked = options.checked(players, {"expansions": chosen})
    print(fingerprint(options.setting(checked), options.supply(checked), 0, 30))
"""
    compiled, uncompiled = run(script, False), run(script, True)
    assert compiled == uncompiled
    from mirabilia.games.seven import options
    from mirabilia.games.seven.playout import fingerprint

    checked = options.checked(5, {"expansions": ["edifice"]})
    assert compiled.splitlines()[-1] == str(fingerprint(options.setting(checked), options.supply(checked), 0, 30))


def test_once_the_game_is_built_it_is_too_late() -> None:
    from mirabilia import games
    from mirabilia.games import seven

    games.get("seven")
    with pytest.raises(RuntimeError, match=r"tests\.seven\.envoys cannot be registered any more"):
        seven.register("tests.seven.envoys")
