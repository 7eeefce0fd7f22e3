"""`--sprt`: what is tested, as it is typed; and how the test stands, for reading."""

from __future__ import annotations

from collections.abc import Mapping

from babel.numbers import format_decimal

from mirabilia.arena.files import MatchResult
from mirabilia.arena.sprt import Sprt, elo_of
from mirabilia.cli.terminal import Failure, printable
from mirabilia.core.describe import Texts

NUMBERS = ("elo0", "elo1", "alpha", "beta")


def sprt_of(texts: Texts, is_wanted: bool, typed: Mapping[str, str | None]) -> Sprt | None:
    """The test that was asked for."""
    given = {name: value for name, value in typed.items() if value is not None}
    if not is_wanted:
        if given:
            raise Failure(texts("match-error-sprt-missing", options=", ".join(f"--{name}" for name in given)))
        return None
    return Sprt(**{name: real(texts, f"--{name}", value) for name, value in given.items()})


def real(texts: Texts, option: str, typed: str) -> float:
    try:
        value = float(typed)
    except ValueError:
        value = float("nan")
    if value != value or abs(value) == float("inf"):
        raise Failure(texts("match-error-real", option=option, value=printable(typed)))
    return value


def signed(texts: Texts, value: float) -> str:
    """A difference in strength, with its sign."""
    if abs(value) == float("inf"):
        return "+∞" if value > 0 else "-∞"
    return str(format_decimal(round(value), "+0;-0", locale=texts.language)) if round(value) else "0"


def sprt_lines(texts: Texts, result: MatchResult) -> list[str]:
    """What the test says, and how much stronger the first bot looks."""
    sprt, verdict = result.match.sprt, result.figures.sprt
    if sprt is None or verdict is None:
        return []
    names = {"one": printable(result.match.entrants[0].name), "other": printable(result.match.entrants[1].name)}
    values = {"elo0": signed(texts, sprt.elo0), "elo1": signed(texts, sprt.elo1)}
    numbers = {name: float(getattr(verdict, name)) for name in ("llr", "low", "high")}
    said = {name: str(format_decimal(value, "0.00", locale=texts.language)) for name, value in numbers.items()}
    lines = [texts(f"match-sprt-{verdict.accepted or 'open'}", rounds=verdict.rounds, **names, **values, **said)]
    share = next((one.share for one in result.figures.ahead if (one.entrant, one.other) == (0, 1)), None)
    share = share or result.figures.entrants[0].share
    if result.figures.games:
        estimate = {name: signed(texts, elo_of(getattr(share, name))) for name in ("share", "low", "high")}
        lines.append(texts("match-elo", **names, elo=estimate["share"], low=estimate["low"], high=estimate["high"]))
    return lines
