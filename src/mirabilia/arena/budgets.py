"""How much a bot may think, as people write it: `0.1s`, `100ms`, `500i` (iterations), `0.1cpu` (CPU seconds), and
`~0.1s` or `~0.1cpu` for so much on average."""

from __future__ import annotations

import re

from mirabilia.arena.problems import Impossible
from mirabilia.bots import Budget

WRITTEN = re.compile(r"(~?)(\d+(?:\.\d+)?|\.\d+)(s|ms|i|cpu)")
MOST_SECONDS = 3600.0
MOST_ITERATIONS = 1_000_000_000


def read(text: str) -> Budget:
    """The budget of a text; "" is the one each bot is used to."""
    if not text:
        return Budget()
    match = WRITTEN.fullmatch(text.strip().lower())
    budget = _read(float(match[2]), match[3], bool(match[1])) if match else None
    if budget is None:
        raise Impossible("budget", f"{text!r} is no budget; possible: 0.1s, 100ms, 500i, 0.1cpu, ~0.1s", value=text)
    return budget


def _read(amount: float, unit: str, is_mean: bool) -> Budget | None:
    if unit == "i":
        whole = not is_mean and 1 <= amount <= MOST_ITERATIONS and amount == int(amount)
        return Budget(iterations=int(amount)) if whole else None
    seconds = amount / 1000 if unit == "ms" else amount
    if not 0 < seconds <= MOST_SECONDS:
        return None
    return Budget(cpu=seconds, is_mean=is_mean) if unit == "cpu" else Budget(seconds=seconds, is_mean=is_mean)


def write(budget: Budget) -> str:
    """The text of a budget; `read` is the inverse."""
    if budget.iterations is not None:
        return f"{budget.iterations}i"
    mean = "~" if budget.is_mean else ""
    if budget.cpu is not None:
        return f"{mean}{budget.cpu:.12g}cpu"
    return "" if budget.seconds is None else f"{mean}{budget.seconds:.12g}s"
