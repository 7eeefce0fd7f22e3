"""Bots and programs that talk to each other line by line. The reference is docs/bot-protocol.md."""

from __future__ import annotations

VERSION = 1
"""Of the protocol."""
