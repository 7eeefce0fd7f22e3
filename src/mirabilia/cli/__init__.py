"""The `mirabilia` command: play, replay and look things up in a terminal."""

from __future__ import annotations

import os
import sys

from mirabilia.cli import language
from mirabilia.core import extras


def main() -> None:
    try:
        with extras.needed("cli"):
            from mirabilia.cli.app import run
        code = run(sys.argv[1:])
    except extras.MissingExtra as missing:
        spoken = language.of_arguments(sys.argv[1:], os.environ)
        print(f"mirabilia: {missing.in_words(spoken)}", file=sys.stderr)
        code = 2
    sys.exit(code)
