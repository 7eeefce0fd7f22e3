"""`@rule("DUEL-042")`: which rule statements a test proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Claim rule statements of docs/rules/. The test must fail if any of them is broken."""
    return pytest.mark.rule(*ids)
