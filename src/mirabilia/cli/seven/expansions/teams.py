"""Teams on the screen: who the partner is, and what the partner holds."""

from __future__ import annotations

from mirabilia.cli.screen import Scene
from mirabilia.cli.seven.parts import ScreenPart
from mirabilia.cli.seven.stages import piece_name
from mirabilia.games.seven.teams.view import TeamsOwn
from mirabilia.games.seven.views import View


class TeamsPart(ScreenPart):
    def place(self, scene: Scene, view: View, owner: int) -> str:
        partner = TeamsOwn.of(view.own).partner if view.own else None
        is_partner = partner is not None and partner.seat == owner
        return scene.texts("seven-screen-place-partner") if is_partner else ""

    def beside(self, scene: Scene, view: View) -> list[str]:
        """What the partner holds; partners show each other everything."""
        partner = TeamsOwn.of(view.own).partner if view.own else None
        if partner is None:
            return []
        return [
            scene.texts(
                f"seven-screen-partner-{row}",
                player=scene.player(partner.seat),
                cards=", ".join(piece_name(scene, piece) for piece in pieces),
            )
            for row, pieces in (("hand", partner.hand), ("leaders", partner.leaders))
            if pieces
        ]


PART = TeamsPart()
