"""Packages that not every installation has: `pip install "mirabilia[cli]"` brings those of the extra `cli`.

Rules, bots and matches need none of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

INSTALL = 'pip install "mirabilia[{extra}]"'
WORDS = {
    "en": "{package} is not installed, and this needs it: {install}",
    "it": "qui serve {package}, che non è installato: {install}",
}
"""Not in `locales`: whoever lacks a package may lack the one that reads those files."""


class MissingExtra(ModuleNotFoundError):
    """A package is not installed; says which extra brings it."""

    def __init__(self, extra: str, package: str) -> None:
        self.extra, self.package = extra, package
        super().__init__(self.in_words("en"), name=package)

    def in_words(self, language: str) -> str:
        return WORDS[language].format(package=self.package, install=INSTALL.format(extra=self.extra))


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Around imports of what an extra brings: if that is not installed, a MissingExtra says how to get it."""
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package.startswith("mirabilia"):
            raise
        raise MissingExtra(extra, package) from error
