"""What can be set in an engine: `setoption level adept`."""

from __future__ import annotations

import msgspec

from mirabilia import bots
from mirabilia.bots.contract import Budget
from mirabilia.bots.protocol.language import LIMITS, SHOWN, ProtocolError, number, seconds, whole
from mirabilia.core.stream import SEEDS

NONE = "none"
CARDS = ("seat", "open")
SWITCH = ("off", "on")
INFO = 1.0
MOST_PROCESSES = 64


class EngineOptions(msgspec.Struct):
    level: str = "master"
    seed: int = 0
    cards: str = "seat"
    """Whether the bot knows what its seat knows, or everything."""
    info: float | None = INFO
    """Seconds between two lines about the thinking; None: there are none."""
    budget: Budget = Budget()
    """What `go` takes when it says nothing."""
    processes: int = 1
    """How many think together."""
    ponder: bool = False
    """Whether the bot thinks on while others decide."""

    def set(self, name: str, value: str) -> None:
        if name == "level":
            self.level = one_of(name, value, bots.NAMES)
        elif name == "seed":
            self.seed = whole(name, value, SEEDS - 1)
        elif name == "processes":
            self.processes = whole(name, value, MOST_PROCESSES, first=1)
        elif name == "cards":
            self.cards = one_of(name, value, CARDS)
        elif name == "ponder":
            self.ponder = one_of(name, value, SWITCH) == "on"
        elif name == "info":
            self.info = None if value == NONE else seconds(name, value)
        elif name in LIMITS:
            limit = None if value == NONE else LIMITS[name](name, value)
            self.budget = msgspec.structs.replace(self.budget, **{name: limit})
        else:
            raise ProtocolError("option", f"there is no option {name[:SHOWN]}; there is: {', '.join(self.described())}")

    def described(self) -> dict[str, str]:
        """Every option with its value now and what is possible."""
        limits = {name: getattr(self.budget, name) for name in LIMITS}
        return {
            "level": f"{self.level} of {' '.join(bots.NAMES)}",
            "seed": f"{self.seed} of 0..{SEEDS - 1}",
            "cards": f"{self.cards} of {' '.join(CARDS)}",
            "processes": f"{self.processes} of 1..{MOST_PROCESSES}",
            "ponder": f"{SWITCH[self.ponder]} of {' '.join(SWITCH)}",
            "info": f"{written(self.info)} of {NONE} SECONDS",
            "seconds": f"{written(limits['seconds'])} of {NONE} SECONDS",
            "cpu": f"{written(limits['cpu'])} of {NONE} SECONDS",
            "iterations": f"{written(limits['iterations'])} of {NONE} NUMBER",
        }


def written(value: float | None) -> str:
    return NONE if value is None else number(value)


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise ProtocolError("option", f"{name} is one of {', '.join(allowed)}, not {value[:SHOWN]}")
    return value
