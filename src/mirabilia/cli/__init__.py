"""The `mirabilia` command: play, replay and look things up in a terminal."""

from __future__ import annotations

import sys


def main() -> None:
    from mirabilia.cli.app import run

    sys.exit(run(sys.argv[1:]))
