"""What Envoys stores."""

from __future__ import annotations

from mirabilia.games.seven.fields import Field
from mirabilia.games.seven.forms import Count

CITY = (Field("envoys", "Envoys sent.", form=Count("envoys")),)
