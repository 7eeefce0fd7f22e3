"""axe finds nothing on the pages that commands write: they open from a file, light and dark, on a phone too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.arena.test_statistics_command import in_this_process
from tests.browser.accessibility import poor_contrast, violations
from tests.browser.visitors import PHONE, Visitors
from tests.cli.conftest import Mirabilia, mirabilia

__all__ = ["in_this_process", "mirabilia"]

REPORTS = {
    "stats": ("duel", "--bot", "random", "--games", "4", "--folder", "games"),
    "tournament": ("duel", "random", "greedy", "novice", "--games", "2", "--budget", "1i"),
}
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("command", REPORTS)
def test_a_report(
    visitors: Visitors, mirabilia: Mirabilia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "report.html"
    done = mirabilia(command, *REPORTS[command], "--html", str(file), "--quiet", "--lang", "it")
    assert done.code == 0, done.err
    page = visitors.come(alone=True)
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", level=1)).to_contain_text("7 Wonders Duel")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
    page.set_viewport_size(PHONE)
    assert not page.evaluate(WIDER)
    assert visitors.complaints == [f"asks another site: {file.as_uri()}"], "it needs nothing but itself"
    visitors.complaints.clear()
