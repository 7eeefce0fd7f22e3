"""From guest to person to second device, and away again."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.accessibility import poor_contrast, violations
from tests.browser.layout import faults
from tests.browser.visitors import PHONE, Visitors, devtools
from tests.server.process import Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def guest(name: str) -> dict[str, str]:
    """What a browser remembers of somebody who has played here."""
    return {"name": name, "player": f"secret of {name} in this browser"}


def resigned(server: Server, name: str) -> str:
    """A game of Duel that a guest has won because the other gave up."""
    table = server.open_table(None, None, public=True)
    server.sit(table, name, player=guest(name)["player"])
    with server.connect(table, server.sit(table, "Bruno")) as client:
        client.ask("resign")
    return table


def become(page: Page, name: str) -> None:
    page.goto("/me")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="This is my name").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def is_sound(page: Page) -> None:
    """Nothing is cut off, and axe finds no fault, by day and by night."""
    assert faults(page) == []
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
    page.emulate_media(color_scheme="light")


def test_from_guest_to_person_to_second_device_and_away(visitors: Visitors, server: Server) -> None:
    name = "Annabella"
    table = resigned(server, name)
    solved = json.dumps({"puzzles": {"duel-1": "solved"}, "days": []})
    laptop = visitors.come(remembers={**guest(name), "puzzles": solved})
    laptop.goto("/")
    laptop.get_by_role("link", name="Choose a name").click()
    become(laptop, name)
    is_sound(laptop)

    # The game that was played as a guest is in the profile.
    laptop.get_by_role("link", name="My profile").click()
    expect(laptop.get_by_role("heading", level=1)).to_have_text(name)
    expect(laptop.get_by_text("1 won").first).to_be_visible()
    expect(laptop.get_by_text("Puzzles solved").locator("xpath=../dd")).to_have_text("1")
    expect(laptop.get_by_role("row", name="Resignation 1 0")).to_be_visible()
    laptop.get_by_text("What was built and chosen").click()
    expect(laptop.get_by_text("None of these games was analysed.")).to_be_visible()
    expect(laptop.get_by_role("link", name="Replay of 7 Wonders Duel")).to_have_attribute("href", f"/replay/{table}")
    analysis = laptop.get_by_role("link", name="Analyse 7 Wonders Duel")
    expect(analysis).to_have_attribute("href", f"/replay/{table}?analysis=seat")
    is_sound(laptop)

    # A phone joins by the link.
    laptop.goto("/me")
    expect(laptop.get_by_text("Browsers allow passkeys only on pages with HTTPS")).to_be_visible()
    laptop.get_by_role("button", name="Add a device").press("Enter")
    link = laptop.get_by_role("textbox", name="Link for the other device").input_value()
    expect(laptop.get_by_text("This link works on this computer alone")).to_be_visible()  # a phone could not follow it
    phone = visitors.come(language="it", size=PHONE)
    phone.goto(link[link.index("/join") :])
    phone.get_by_role("button", name="Usa questo browser").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text(name)
    expect(phone.get_by_text("Questo browser")).to_be_visible()
    is_sound(phone)
    expect(laptop.get_by_role("dialog")).to_be_hidden()
    expect(laptop.get_by_role("button", name="Send away")).to_be_visible()

    # Words on paper.
    laptop.get_by_role("button", name="Show me my words").click()
    expect(laptop.locator("[data-phrase] li")).to_have_count(8)
    words = laptop.locator("[data-phrase] li").all_inner_texts()
    laptop.get_by_role("button", name="I have written them down").click()
    for field in laptop.locator("input[data-word]").all():
        field.fill(words[int(field.get_attribute("data-word") or 0)].upper())
    laptop.get_by_role("button", name="Confirm").click()
    expect(laptop.get_by_text("You have written your eight words down.")).to_be_visible()

    # The phone is lost, and another browser comes in with the words.
    laptop.get_by_role("button", name="Send away").click()
    laptop.get_by_role("dialog").get_by_role("button", name="Send away").click()
    expect(laptop.get_by_role("button", name="Send away")).to_be_hidden()
    phone.reload()
    expect(phone.get_by_role("button", name="Questo è il mio nome")).to_be_visible()
    other = visitors.come()
    other.goto("/me")
    other.get_by_label("Or the words that you have written down").fill(" ".join(words))
    other.get_by_role("button", name="It is me").click()
    expect(other.get_by_role("heading", level=1)).to_have_text(name)

    # Everything along, and nothing left.
    with other.expect_download() as download:
        other.get_by_role("button", name="Download everything").click()
    whole = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert whole["person"]["name"] == name
    assert [one["table"] for one in whole["tables"]] == [table]
    other.get_by_role("button", name="Delete me").click()
    other.get_by_role("textbox", name=f"To go on, type {name}").fill(name)
    other.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    expect(other.get_by_role("button", name="This is my name")).to_be_visible()
    assert server.http.get(f"/api/people/{name}").status_code == 404
    assert name not in server.http.get(f"/api/tables/{table}").text


def test_a_passkey_brings_somebody_into_another_browser(visitors: Visitors, server: Server) -> None:
    """With a real authenticator of Chromium's, on localhost: an address in numbers can have no passkeys."""
    visitors.address = f"http://localhost:{server.port}"
    page = visitors.come(alone=True)
    tools = devtools(page)
    tools.send("WebAuthn.enable")
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    become(page, "Passepartout")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("Made on")).to_be_visible()
    page.evaluate("localStorage.clear()")
    page.goto("/me")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Passepartout")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Made on")).to_be_hidden()
