"""How much a player of World Wonders is sent: `python -m bench.wire [GAMES]`.

Whole games with five people, Public Objectives and rivers, played at random by people who leave a round only when they
must; in every second game they buy Monuments whenever that is possible. Before each move the player who decides comes
to the table: bytes of the view, of the actions, and of all that is told of the table, as JSON before any compression.
"""

from __future__ import annotations

import statistics
import sys
from random import Random

import msgspec

from mirabilia.core.contract import State
from mirabilia.tables import redaction, requests
from tests.tables.scenario import Playing

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")
OPTIONS = {"objectives": "dealt", "map_side": "B"}
GAMES = 10


def sizes(seed: int) -> list[tuple[int, int, int]]:
    """The bytes of each position of a game: of all that is told, of the view, of the actions."""
    playing, rng, rows = Playing("world", NAMES, seed, options=OPTIONS), Random(seed), []
    while acting := playing.table.state.to_act():
        (seat,) = acting
        shown = redaction.table(playing.table, seat)
        rows.append((bytes_of(shown), bytes_of(shown.view), bytes_of(shown.actions)))
        playing.ask(requests.move, seat, rng.choice(wishes(playing.table.state, seat, seed % 2 == 0)))
    return rows


def wishes(state: State, seat: int, monuments: bool) -> list[str]:
    """The moves from which one is chosen."""
    legal = [one.text for one in state.actions(seat) if one.legal]
    wished = [one.text for one in state.actions(seat) if one.legal and one.subject.kind == "monument"]
    return (wished if monuments else []) or [text for text in legal if text != "leave"] or legal


def bytes_of(shown: object) -> int:
    return len(msgspec.json.encode(shown))


def main(games: int) -> None:
    rows = [row for seed in range(games) for row in sizes(seed)]
    print(f"{len(rows):,} positions of {games} games with five players")
    for number, name in enumerate(("all that is told on coming", "of it the view", "of it the actions")):
        column = sorted(row[number] for row in rows)
        most = column[-1]
        print(
            f"{name:28}median {statistics.median(column):8,.0f}   99 % {column[-len(rows) // 100]:8,}   most {most:8,}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
