"""What the server says of itself: a line of JSON for each thing that happened.

No secrets, no passwords of databases, no names, no chat, and no ids of tables: whoever knows the id of a table can look
on at it. A table is named by the beginning of a hash of its id, so that lines of one table can be found together.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
from typing import Any, TextIO

from mirabilia.tables.store import masked


def anonymous(table: str) -> str:
    return hashlib.sha256(table.encode()).hexdigest()[:10]


class JsonFormatter(logging.Formatter):
    """A log record as a line of JSON; `extra={"fields": ...}` adds to it."""

    def format(self, record: logging.LogRecord) -> str:
        shown: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name.removeprefix("mirabilia."),
            "what": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            shown["trace"] = self.formatException(record.exc_info)
        return masked(json.dumps(shown, ensure_ascii=False, default=str))


def set_up(level: str, stream: TextIO | None = None) -> None:
    """All logs of this process, as lines, to the error output."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("mirabilia").setLevel(level.upper())
