"""What `make play` does once everything is set up: the page to play on, or the terminal where there are no pages."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tools import web

MIRABILIA = str(Path(sys.executable).parent / "mirabilia")


def main() -> None:
    command = ["serve", "--open"] if web.is_up_to_date() else ["play", "duel"]
    if command[0] == "play":
        print("No pages without Node: playing in the terminal.", flush=True)
    os.execv(MIRABILIA, [MIRABILIA, *command])  # noqa: S606


if __name__ == "__main__":
    main()
