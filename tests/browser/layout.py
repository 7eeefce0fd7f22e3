"""What a machine can see of a layout: what scrolls, what is cut off, what lies on what, what is too small to read."""

from __future__ import annotations

from playwright.sync_api import Page

FAULTS = """(least) => {
  const faults = [];
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const classes = (element) => [...element.classList].filter((name) => !name.startsWith('svelte')).join('.');
  const words = (element) => (element.textContent ?? '').trim().slice(0, 40);
  const named = (element) => `${element.tagName}.${classes(element)} "${words(element)}"`;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  for (const element of document.querySelectorAll('.table *')) {
    if (!isShown(element) || element.closest('[popover], .pyramid, svg')) continue;
    const style = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(style.overflowY) || /auto|scroll/.test(style.overflowX);
    if (scrolls && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1))
      faults.push(`scrolls: ${named(element)} ${element.scrollHeight} in ${element.clientHeight}`);
    if (element.clientWidth <= 1) continue;
    const isCut = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    if (isCut) faults.push(`cut: ${named(element)}`);
  }
  const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: around, data } = texts.currentNode;
    if (!/[0-9]/.test(data) || !isShown(around) || around.clientWidth === 1) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    const { width } = around.getBoundingClientRect();
    if (width > 1 && size < least - 0.05) faults.push(`numerals of ${size.toFixed(1)} px: ${named(around)}`);
  }
  const PARTS = '.city button, .side button, .desk button, [data-banner] > button, .conflict';
  const apart = [...document.querySelectorAll(PARTS)]
    .filter((element) => isShown(element) && !element.matches('.strip > button'));
  const boxes = apart.map((element) => [element, element.getBoundingClientRect()]);
  boxes.forEach(([element, box], index) => {
    for (const [other, otherBox] of boxes.slice(index + 1)) {
      if (element.contains(other) || other.contains(element)) continue;
      const x = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
      const y = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
      if (x > 1 && y > 1) faults.push(`overlap: ${named(element)} and ${named(other)}`);
    }
  });
  return faults;
}"""


def faults(page: Page, least: float = 11) -> list[str]:
    """Everything that is wrong with what is shown of a table; numerals are at least so many pixels high."""
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    measured: list[str] = page.evaluate(FAULTS, least)
    return measured
