"""What axe, an automatic judge of accessibility, finds wrong with a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.visitors import wait_until_loaded

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOVING = "() => document.getAnimations().some(one => one.playState === 'running')"
STILL = f"""async () => {{
  const frame = () => new Promise(requestAnimationFrame);
  do {{ await frame(); await frame(); }} while (({MOVING})());
}}"""

JUDGE = """async (options) => {
  axe.configure({ noHtml: true });
  const { violations } = await axe.run(options);
  if (violations.length === 0) return [];
  axe.reset();
  const written = (await axe.run(options)).violations;
  return written.length > 0 ? written : violations;
}"""
"""To write down every element that axe looks at takes a tenth of its time: only what is wrong is written down."""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Each with its rule and the first element it speaks of."""
    return run(page, {})


def poor_contrast(page: Page) -> list[str]:
    """Only what cannot be read well: all that a theme can change."""
    return run(page, {"runOnly": ["color-contrast"]})


def run(page: Page, options: dict[str, Any]) -> list[str]:
    """What is wrong once the page is there and nothing moves; evaluated, for the page allows no foreign scripts."""
    page.locator("main h1").first.wait_for(state="attached")
    wait_until_loaded(page)
    page.evaluate(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    violations = page.evaluate(JUDGE, {**options, "resultTypes": ["violations"], "preload": False})
    assert not page.evaluate(MOVING), "something began to move while axe looked: what moves may be paler than it is"
    return [f"{one['id']}: {one['nodes'][0]['failureSummary']}: {one['nodes'][0]['html']}" for one in violations]
