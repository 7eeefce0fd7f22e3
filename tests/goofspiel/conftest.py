"""Makes the game known, as whoever writes a game does: by the environment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mirabilia.core.plugin import VARIABLE


@pytest.fixture(autouse=True, scope="module")
def goofspiel_known() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, "tests.goofspiel")
        yield
