"""What clients of a table send over its WebSocket: the first frame is a Hello, the others are requests."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from mirabilia.server.wire import ClientMessage, MoveTexts, Name, Secret, Short, Text


class Hello(ClientMessage, frozen=True):
    """Which table, as whom (without a secret as a spectator), and which moves are known already."""

    table: Short
    secret: Secret = ""
    moves: Annotated[int, Meta(ge=0, le=100_000)] = 0
    lang: Literal["en", "it"] = "en"
    """In which language refusals are told."""


class Request(ClientMessage, frozen=True, kw_only=True, tag_field="do"):
    """Base of the requests; the answer comes under the id that the client gave."""

    id: Annotated[str, Meta(max_length=64)] = ""


class MoveFrame(Request, frozen=True, tag="move"):
    """A move: one of the actions by its code, or in the notation of the game."""

    code: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    text: Text = ""
    then: MoveTexts = ()
    """Moves of the same seat that follow at once, as far as they are possible."""

    def move(self) -> int | str:
        return self.text if self.code is None else self.code


class TakeBackFrame(Request, frozen=True, tag="take_back"):
    """Choose again what was chosen in secret."""


class UndoFrame(Request, frozen=True, tag="undo"):
    pass


class AnswerFrame(Request, frozen=True, tag="answer"):
    agrees: bool


class EndFrame(Request, frozen=True, tag="offer_end"):
    pass


class ResignFrame(Request, frozen=True, tag="resign"):
    pass


class BackFrame(Request, frozen=True, tag="come_back"):
    pass


class SayFrame(Request, frozen=True, tag="say"):
    text: Text
    name: Name = ""


class PhraseFrame(Request, frozen=True, tag="phrase"):
    """One of the ready phrases; they can be said where chat is off, too."""

    phrase: Short


class ChatFrame(Request, frozen=True, tag="chat"):
    on: bool


class ChatPageFrame(Request, frozen=True, tag="chat_page"):
    """Older lines of the chat, before the one of a number."""

    before: Annotated[int, Meta(ge=0, lt=2**53)]


class HintFrame(Request, frozen=True, tag="hint"):
    pass


class TryFrame(Request, frozen=True, tag="try"):
    """What moves of one's own would change, without making them; refused with the reason if they are not possible.
    Without moves: what one could do. In some games one can ask while others have their turn, as if it were one's."""

    moves: MoveTexts


class PingFrame(Request, frozen=True, tag="ping"):
    pass


Frame: TypeAlias = (
    MoveFrame
    | TakeBackFrame
    | UndoFrame
    | AnswerFrame
    | EndFrame
    | ResignFrame
    | BackFrame
    | SayFrame
    | PhraseFrame
    | ChatFrame
    | ChatPageFrame
    | HintFrame
    | TryFrame
    | PingFrame
)
