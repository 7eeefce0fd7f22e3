"""Every refusal of a table has its sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mirabilia.server
import mirabilia.tables
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.tables import requests
from mirabilia.tables.requests import Refused
from tests.tables.scenario import Playing

SOURCES = [path for part in (mirabilia.tables, mirabilia.server) for path in Path(part.__path__[0]).rglob("*.py")]
KINDS = {kind for path in SOURCES for kind in re.findall(r'Refused\(\s*"([a-z_]+)"', path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    assert len(KINDS) > 20
    for kind in KINDS:
        assert texts(language).has(f"tables-refusal-{kind.replace('_', '-')}"), kind


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "A name has 1 to 24 characters."), ("it", "Un nome ha da 1 a 24 caratteri.")],
)
def test_a_refusal_in_words(language: str, sentence: str) -> None:
    with pytest.raises(Refused) as error:
        requests.sit(Playing(names=("Anna", "")).table, 1, "", "secret")
    assert requests.explain(error.value, language) == sentence
