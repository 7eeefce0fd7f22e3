"""The `mirabilia` command: play, replay and look things up in a terminal."""

from __future__ import annotations

import os
import signal
import sys
import warnings
from typing import Any

from mirabilia.cli import language
from mirabilia.core import extras
from mirabilia.core.plugin import PluginError, PluginWarning

INTERRUPTED = 130
COMPLETION = "_MIRABILIA_COMPLETE"
"""Set while a shell asks what can be typed next."""


def main() -> None:
    """Ctrl-C ends the program without a word while its modules are loaded, and again while it shuts down."""
    catching = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # not where the shell has it ignored
    if catching:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    warned = show_plugin_warnings()
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
        if str(error) not in warned:
            print(f"mirabilia: {error}", file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        if catching:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(code)


def show_plugin_warnings() -> set[str]:
    """Show each as one line, like an error; returns what they have said, which grows as they come."""
    warned: set[str] = set()
    show_others = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *place: Any, **source: Any) -> None:
        if not issubclass(category, PluginWarning):
            show_others(message, category, *place, **source)
        elif str(message) not in warned:
            warned.add(str(message))
            print(f"mirabilia: {message}", file=sys.stderr)

    warnings.showwarning = show
    if COMPLETION in os.environ:
        warnings.simplefilter("ignore", PluginWarning)
    return warned
