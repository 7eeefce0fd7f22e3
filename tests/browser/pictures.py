"""Pictures that pages make."""

from __future__ import annotations

import struct
from pathlib import Path

PNG, HEADER = b"\x89PNG\r\n\x1a\n", slice(16, 24)


def size_of_png(file: Path) -> tuple[int, int]:
    """Width and height in pixels."""
    content = file.read_bytes()
    assert content.startswith(PNG)
    width, height = struct.unpack(">II", content[HEADER])
    return width, height
