"""What a machine can see of a layout: what scrolls, what is cut off, what lies on what, what is too small to read."""

from __future__ import annotations

from playwright.sync_api import Page

FAULTS = """(least) => {
  const faults = [];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const classes = (one) => [...one.classList].filter((name) => !name.startsWith('svelte')).join('.');
  const named = (one) => `${one.tagName}.${classes(one)} "${(one.textContent ?? '').trim().slice(0, 40)}"`;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  for (const one of document.querySelectorAll('.table *')) {
    if (!seen(one) || one.closest('[popover], .pyramid, svg')) continue;
    const style = getComputedStyle(one);
    const scrolls = /auto|scroll/.test(style.overflowY) || /auto|scroll/.test(style.overflowX);
    if (scrolls && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1))
      faults.push(`scrolls: ${named(one)} ${one.scrollHeight} in ${one.clientHeight}`);
    if (one.clientWidth <= 1) continue;
    if (style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${named(one)}`);
  }
  const words = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: around, data } = words.currentNode;
    if (!/[0-9]/.test(data) || !seen(around) || around.clientWidth === 1) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    const { width } = around.getBoundingClientRect();
    if (width > 1 && size < least - 0.05) faults.push(`numerals of ${size.toFixed(1)} px: ${named(around)}`);
  }
  const PARTS = '.city button, .side button, .desk button, [data-banner] > button, .conflict';
  const apart = [...document.querySelectorAll(PARTS)]
    .filter((one) => seen(one) && !one.matches('.strip > button'));
  const boxes = apart.map((one) => [one, one.getBoundingClientRect()]);
  boxes.forEach(([one, box], index) => {
    for (const [other, lies] of boxes.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const x = Math.min(box.right, lies.right) - Math.max(box.left, lies.left);
      const y = Math.min(box.bottom, lies.bottom) - Math.max(box.top, lies.top);
      if (x > 1 && y > 1) faults.push(`overlap: ${named(one)} and ${named(other)}`);
    }
  });
  return faults;
}"""


def faults(page: Page, least: float = 11) -> list[str]:
    """Everything that is wrong with what is shown of a table; numerals are at least so many pixels high."""
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    found: list[str] = page.evaluate(FAULTS, least)
    return found
