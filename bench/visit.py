"""A first visit on a middling phone: the processor four times slower, the network with 10 Mbit/s and 40 ms."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page

from tests.browser.visitors import Visitors

SLOWER = 4
NETWORK = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
VISITS = 5


class Visit:
    """A page that counts what it loads."""

    def __init__(self, visitors: Visitors, remembers: Mapping[str, str] | None = None, moving: bool = False) -> None:
        self.page = visitors.come(remembers=remembers, moving=moving)
        self.bytes = 0
        session = self.page.context.new_cdp_session(self.page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NETWORK)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        session.on("Network.loadingFinished", self.loaded)

    def loaded(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])


def shown(page: Page, selector: str) -> float:
    """When something can be pressed, in milliseconds since the page was asked for."""
    milliseconds = page.wait_for_function(
        "selector => document.querySelector(selector) ? performance.now() : null", arg=selector, polling="raf"
    )
    return float(milliseconds.json_value())
