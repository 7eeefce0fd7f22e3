"""The `mirabilia` command: play, replay and look things up in a terminal."""

from __future__ import annotations

import os
import signal
import sys

from mirabilia.cli import language
from mirabilia.core import extras
from mirabilia.core.plugin import PluginError

INTERRUPTED = 130


def main() -> None:
    """Ctrl-C ends the program without a word while its modules are loaded, and again while it shuts down."""
    catching = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # not where the shell has it ignored
    if catching:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        with extras.needed("cli"):
            from mirabilia.cli.app import run
        from mirabilia.cli.streams import guarded

        if catching:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        code = guarded(run, sys.argv[1:])
    except extras.MissingExtra as missing:
        spoken = language.of_arguments(sys.argv[1:], os.environ)
        print(f"mirabilia: {missing.in_words(spoken)}", file=sys.stderr)
        code = 2
    except PluginError as error:
        print(f"mirabilia: {error}", file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        if catching:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(code)
