"""Names in links."""

from __future__ import annotations

import secrets
from itertools import chain, repeat

import pytest

from mirabilia.tables.identifiers import LONG, SHORT, new_id


@pytest.mark.parametrize("size", [SHORT, LONG])
def test_four_letters_for_three_bytes_that_never_repeat(size: int) -> None:
    names = {new_id(size) for _ in range(500)}
    assert len(names) == 500
    assert {len(name) for name in names} == {size // 3 * 4}


def test_no_name_would_be_an_option_on_a_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = chain(["-pqr", "--st"], repeat("u-v_"))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id() == "u-v_"
