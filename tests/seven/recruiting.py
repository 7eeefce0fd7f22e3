"""Setting up a Recruitment in a few lines: those choose who hold leaders."""

from __future__ import annotations

from typing import Any

from mirabilia.games.seven.leaders.view import LeadersCity, LeadersOwn
from mirabilia.games.seven.state import State
from tests.seven.scenario import city, table


def leaders(edition: int = 2, *more: str, **options: Any) -> dict[str, Any]:
    """The options of a game with Leaders, with more expansions and options."""
    return {"edition": edition, "expansions": ["leaders", *more], **options}


def recruitment(
    cities: dict[int, dict[str, Any]],
    *,
    age: int = 1,
    options: dict[str, Any] | None = None,
    players: int = 3,
    **fields: Any,
) -> State:
    """The Recruitment of an Age."""
    holders = [bool(cities.get(seat, city()).get("held_leaders")) for seat in range(max(3, players))]
    return table(
        players,
        age=age,
        turn=-1,
        phase="recruitment",
        options=options or leaders(),
        commits=[None if holds else "none" for holds in holders],
        cities=cities,
        **fields,
    )


def leaders_in_hand(state: State, seat: int = 0) -> list[str]:
    """The leaders in hand, as their owner sees them."""
    return [entry.leader for entry in LeadersOwn.of(state.own(seat)).leaders]


def in_play(state: State, seat: int = 0) -> list[str]:
    """The leaders lying face up, as everybody sees them."""
    return list(LeadersCity.of(state.view(None).cities[seat]).leaders)
