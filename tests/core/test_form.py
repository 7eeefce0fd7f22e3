"""What can stand in the fields of a snapshot follows from the types that read it, or from what stands there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from mirabilia.core.form import HIDDEN, Field, field_like, field_of, form_like, naming
from tests.goofspiel.game import GAME

Card = Annotated[str, naming("card")]


class Origin(msgspec.Struct):
    card: Annotated[str, naming("card", refers=True)]
    turn: int = 0


class Position(msgspec.Struct):
    coins: Annotated[int, msgspec.Meta(ge=0, le=9)]
    phase: Literal["turn", "over"]
    deck: Annotated[list[Card], HIDDEN]
    pile: list[Card | Origin] = []
    under: dict[str, Card | None] = {}
    pair: tuple[bool, bool] = (False, False)
    options: dict[str, Any] = {}
    card: Origin | None = None


def test_the_fields_of_a_struct() -> None:
    card, found = Field("piece", pieces=("card",)), field_of(Position).fields
    origin = field_of(Origin)
    assert found == {
        "coins": Field("number", needed=True, least=0, most=9),
        "phase": Field("choice", needed=True, choices=("over", "turn")),
        "deck": Field("row", needed=True, drawn="hidden", item=card),
        "pile": Field("row", item=msgspec.structs.replace(card, fields=origin.fields)),
        "under": Field("map", key=Field("text"), item=msgspec.structs.replace(card, nullable=True)),
        "pair": Field("row", item=Field("flag"), length=2),
        "options": Field("other"),
        "card": msgspec.structs.replace(origin, nullable=True),
    }
    assert origin.fields["card"].refers


def test_a_game_that_says_nothing_of_its_snapshots_has_a_form_all_the_same() -> None:
    snapshot = GAME.new(1).snapshot()
    form = form_like(GAME, snapshot)
    assert form.fields.fields.keys() == snapshot.keys()
    assert form.stock.keys() == GAME.names().keys()


def test_a_field_is_like_what_stands_in_it() -> None:
    kinds = {"baths": "card"}
    assert field_like(["baths", None], kinds) == Field("row", item=Field("piece", nullable=True, pieces=("card",)))
    assert field_like([{"a": 1}, {"b": True}], kinds).item == Field(
        "group", fields={"a": Field("number"), "b": Field("flag")}
    )
    assert field_like([1, "x"], kinds).item == Field("other")
    assert field_like([], kinds).item == Field("other")
