"""Runs a program and counts the processor time of all it started, of orphans too.

    python tools/reaping.py NICER PROGRAM [ARGUMENT ...]

A process whose parent ends first is handed on to process 1, which counts it for nobody: the pages of a browser are that
kind. On Linux a process can ask to be handed them itself; this one does, waits for them, and is asked by whoever waits
for it. Imports little: it is started once for each part of the tests.
"""

import os
import signal
import sys
import time

BECOME_REAPER = 36
"""`PR_SET_CHILD_SUBREAPER` of Linux."""
PATIENCE = 20.0
"""Seconds for orphans to end after the program; what goes on for longer is left alone."""


def main(nicer: int, command: list[str]) -> int:
    become_reaper()
    os.nice(nicer)
    # Ctrl-C is for the program, which gets it too: how that ends is waited for.
    signal.signal(signal.SIGINT, lambda *_: None)
    program = os.posix_spawnp(command[0], command, os.environ, setsigdef=[signal.SIGINT])
    code, latest = None, 0.0
    while True:
        try:
            pid, status = os.waitpid(-1, 0 if code is None else os.WNOHANG)
        except ChildProcessError:
            break
        if pid == program:
            code, latest = os.waitstatus_to_exitcode(status), time.monotonic() + PATIENCE
        elif pid == 0 and time.monotonic() > latest:
            break
        elif pid == 0:
            time.sleep(0.02)
    return 1 if code is None else code if code >= 0 else 128 - code


def become_reaper() -> None:
    if sys.platform == "linux":
        from ctypes import CDLL

        CDLL(None).prctl(BECOME_REAPER, 1, 0, 0, 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
