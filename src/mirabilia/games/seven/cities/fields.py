"""What Cities stores."""

from __future__ import annotations

from mirabilia.games.seven.fields import Field, derived
from mirabilia.games.seven.forms import Amount, Count, Number, Together

PURSE = (
    derived("own_pools", "How many times one more unit of what the city has for sale is produced."),
    derived("other_pools", "How many times one unit of what it has not for sale is produced."),
    derived("left_rebate"),
    derived("right_rebate", "What the first unit of a turn from that neighbour costs less."),
)

LOSSES = Together(
    "losses", Number, {"fixed": "lose_fixed", "per_victory": "lose_per_victory", "per_stage": "lose_per_stage"}
)

CITY = (
    Field("debt", "In points.", form=Count("debt", Amount)),
    Field("diplomacy", "Tokens.", form=Count("diplomacy")),
    Field("lose_fixed", form=LOSSES),
    Field("lose_per_victory", form=LOSSES),
    Field(
        "lose_per_stage",
        "Coins to lose at the end of the turn: flat, for each victory token, for each stage.",
        form=LOSSES,
    ),
    derived("masks"),
    derived("stages_without_resources"),
    derived("lose_on_stage"),
)
