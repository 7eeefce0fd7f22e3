"""What axe, an automatic judge of accessibility, finds wrong with a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Each with its rule and the first element it speaks of. Evaluated, for the page allows no foreign scripts."""
    page.evaluate(axe())
    found = page.evaluate("axe.run()")["violations"]
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html']}" for one in found]
