"""Which language the program speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from mirabilia.core.describe import LANGUAGES

OPTION = "--lang"
VARIABLE = "MIRABILIA_LANG"
VARIABLES = (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")


def of_environment(environment: Mapping[str, str]) -> str:
    """Italian where the locale is Italian, English elsewhere."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return "it" if locale.lower().startswith("it") else "en"


def of_arguments(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for on the command line, known before the command line has been understood."""
    for language in LANGUAGES:
        if f"{OPTION}={language}" in arguments or (OPTION, language) in pairwise(arguments):
            return language
    return of_environment(environment)
