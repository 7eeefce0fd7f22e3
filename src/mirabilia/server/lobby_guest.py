"""A client in the lobby."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from mirabilia.server.frame_gate import text_frame
from mirabilia.server.lobby_wire import AnyLobbyMessage
from mirabilia.tables.pairing import Seek

ENCODER = msgspec.json.Encoder()


class LobbyGuest:
    """`write` sends it a frame. `players` are all that the person is, in other browsers too."""

    def __init__(
        self,
        write: Callable[[bytes], None],
        player: str,
        players: Iterable[str],
        looks: bool,
        hang_up: Callable[[], None] = lambda: None,
    ) -> None:
        self.write, self.player, self.looks, self.hang_up = write, player, looks, hang_up
        self.players = sorted(players)
        self.name = ""
        """Under which the others see them; "" if they do not want that."""
        self.seek: Seek | None = None
        self.is_here = False

    def send(self, message: AnyLobbyMessage) -> None:
        self.write(framed(message))


def framed(message: AnyLobbyMessage) -> bytes:
    return text_frame(ENCODER.encode(message))
