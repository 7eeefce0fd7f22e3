"""What the numbers of spaces mean is written down, and stays: `python -m tools.spaces` writes it."""

from __future__ import annotations

import pytest

from tools import spaces

pytestmark = pytest.mark.any_build


def test_the_page_is_as_the_spaces_say() -> None:
    assert [str(path.relative_to(spaces.ROOT)) for path in spaces.stale()] == []


def test_what_a_number_means_changes_with_the_version_alone() -> None:
    assert spaces.changed() == []
