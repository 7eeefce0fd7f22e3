"""Teams on the screen: who the partner is, and what the partner holds."""

from __future__ import annotations

from mirabilia.cli.screen import Scene
from mirabilia.cli.seven.parts import Part
from mirabilia.cli.seven.stages import piece_name
from mirabilia.games.seven.views import View


class Teams(Part):
    def place(self, scene: Scene, view: View, owner: int) -> str:
        is_partner = view.own and view.own.partner and view.own.partner.seat == owner
        return scene.texts("seven-screen-place-partner") if is_partner else ""

    def beside(self, scene: Scene, view: View) -> list[str]:
        """What the partner holds; partners show each other everything."""
        if view.own is None or view.own.partner is None:
            return []
        partner = view.own.partner
        return [
            scene.texts(
                f"seven-screen-partner-{row}",
                player=scene.player(partner.seat),
                cards=", ".join(piece_name(scene, piece) for piece in pieces),
            )
            for row, pieces in (("hand", partner.hand), ("leaders", partner.leaders))
            if pieces
        ]


PART = Teams()
