"""What the Free City stores."""

from __future__ import annotations

from mirabilia.games.seven.fields import Field, row
from mirabilia.games.seven.forms import OnePiece, Pieces
from mirabilia.games.seven.free_city.duties_form import Duties
from mirabilia.games.seven.lookup import CARD_INDEX

POSITION = (
    row("duties", "Sales of the Free City, each with the cards that it could have built then.", Duties("duties")),
    row("stock", "The draw pile of the Free City, the next card last.", Pieces("stock", "card").filled("hidden")),
    Field(
        "drawn",
        "The card drawn for it on this turn.",
        default=-1,
        form=OnePiece("drawn", CARD_INDEX, "card").filled("open"),
    ),
)
