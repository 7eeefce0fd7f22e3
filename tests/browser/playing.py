"""Plays a game of Duel on its page, with the mouse, a finger or the keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

MOST_TABS = 250
ENDED = "dialog[open] .end"
CARD = "[data-slot]"
OPTION = "[data-option]"
ACTION = "[data-action][aria-disabled=false]"

ASKED = """([moves, card, option]) => {
  if (document.querySelectorAll('aside ol button, aside ol a').length < moves) return null;
  if (document.querySelector('dialog[open] .end')) return 'end';
  if (!document.querySelector('.line.mine')) return null;
  if (document.querySelector(`${option}:not([aria-disabled=true])`)) return option;
  return document.querySelector('[data-asked], .draft, [aria-label=Hint]:disabled') ? null : card;
}"""
"""What is asked after so many moves of the chronicle; null as long as nothing is, or the last move is on its way."""


class Player:
    """Somebody at a page whose chronicle is open, so that every move is seen to have been made."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves = page.locator("aside ol button").count()

    def asked(self) -> str:
        """Wait until there is something to do: a card to take, an option to choose, or the end to see."""
        question = self.page.wait_for_function(ASKED, arg=[self.moves, CARD, OPTION], polling="raf")
        self.moves = self.page.locator("aside ol button, aside ol a").count()
        return str(question.json_value())

    def play(self, most: int = 200) -> bool:
        """Play so many moves; True when the game is over before."""
        for _ in range(most):
            asked = self.asked()
            if asked == "end":
                return True
            self.choose() if asked == OPTION else self.take(self.page.get_by_text("can be taken").count())
            self.moves += 1
        return False

    def choose(self) -> None:
        self.page.locator(f"{OPTION}:not([aria-disabled=true])").first.click()

    def take(self, number: int) -> None:
        """A card in the middle of those that can be taken, used for the first thing that is possible."""
        free(self.page).nth(number // 2).click()
        self.page.locator(ACTION).first.click()


class Typist(Player):
    """Does the same with keys alone."""

    def choose(self) -> None:
        self.tab_to(f"{OPTION}:not([aria-disabled=true])")
        self.page.keyboard.press("Enter")

    def take(self, number: int) -> None:
        """By turns with the letters of the board and through the detail of the card."""
        self.tab_to(CARD)
        self.walk_to_a_free_card()
        if "short" in self.focused("textContent") or self.moves % 3 == 0:
            self.page.keyboard.press("d")
        elif self.moves % 3 == 1:
            self.page.keyboard.press("b")
        else:
            self.page.keyboard.press("Enter")
            self.page.wait_for_function("() => document.activeElement.matches('[data-action=build]')", polling="raf")
            self.page.keyboard.press("Enter")

    def walk_to_a_free_card(self) -> None:
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown"):
            for _ in range(6):
                if "can be taken" in self.focused("textContent"):
                    return
                self.page.keyboard.press(key)
        raise AssertionError("the arrow keys lead to no card that can be taken")

    def tab_to(self, selector: str) -> None:
        """From where the focus is to the next thing of a kind."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def focused(self, property: str) -> str:
        return str(self.page.evaluate("property => document.activeElement[property]", property))


def free(page: Page) -> Locator:
    """The cards that can be taken."""
    return page.locator(CARD).filter(has_text="can be taken")
