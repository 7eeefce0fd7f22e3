/* What a machine can see of a layout. Called with {least, scrolls, covers}: the least size of numerals in pixels, what may
   scroll, and whether something may lie over the board. Gives everything that is wrong, as text. */
({ least, scrolls, covers }) => {
  const faults = [];
  const [clips, layers] = [new Map(), new Map()];
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const classes = (element) => [...element.classList].filter((name) => !name.startsWith('svelte')).join('.');
  const words = (element) => (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const named = (element) => `${element.tagName.toLowerCase()}.${classes(element)} "${words(element)}"`;
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = modal ?? document.querySelector('#main');
  const isForEyes = (element) => isShown(element) && element.closest('.hidden, [popover], .skip') === null;

  const FREE = '.chat, .link, output, code';

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  if (!scrolls.includes('page') && page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high`);

  if (modal !== undefined && modal.scrollWidth > modal.clientWidth + 1)
    faults.push(`the dialog is ${modal.scrollWidth} wide in ${modal.clientWidth}`);
  const dock = document.querySelector('.dock');
  const isLying = innerWidth > innerHeight;
  if (dock && isLying && modal === undefined && Math.round(dock.offsetTop + dock.offsetHeight) > innerHeight)
    faults.push(`the replay ends at ${Math.round(dock.offsetTop + dock.offsetHeight)}`);
  const board = document.querySelector('.frame');
  const hidden = dock && board ? Math.round(board.getBoundingClientRect().bottom - dock.getBoundingClientRect().top) : 0;
  if (isLying && modal === undefined && hidden > 1) faults.push(`${hidden} pixels of the board are under the buttons`);

  const may = scrolls.filter((name) => name !== 'page').join(',') || 'nothing';
  for (const element of root.querySelectorAll('*')) {
    if (!isForEyes(element) || element.closest('svg') || element.clientWidth <= 1) continue;
    const style = getComputedStyle(element);
    const [wide, high] = [element.scrollWidth > element.clientWidth + 1, element.scrollHeight > element.clientHeight + 1];
    if (!wide && !high) continue;
    const isScroller = /auto|scroll/.test(style.overflowY + style.overflowX);
    if (isScroller && !element.matches(may) && !element.matches('textarea, input, select'))
      faults.push(`scrolls: ${named(element)} ${element.scrollHeight} in ${element.clientHeight}`);
    if (isScroller && wide && !element.matches('.scrolls')) faults.push(`scrolls sideways: ${named(element)}`);
    const isClamped = style.webkitLineClamp !== 'none' && high && element.closest('[data-banner]') === null;
    const isEllipsis = style.textOverflow === 'ellipsis' && wide;
    if (isClamped || isEllipsis) faults.push(`cut: ${named(element)}`);
    const isClipped = wide && /hidden|clip/.test(style.overflowX) && [...element.childNodes].some(isText);
    if (isClipped && !isEllipsis) faults.push(`clipped: ${named(element)}`);
  }

  function isText(node) {
    return node.nodeType === Node.TEXT_NODE && node.data.trim() !== '';
  }

  /* Texts that are seen, with their places. What lies in the pyramid lies on other cards; what sticks or stands over the page
     covers what is scrolled below it. */
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const around = node.parentElement;
    if (!isText(node) || !isForEyes(around) || around.closest('option, textarea')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].map((rect) => leftOf(rect, around)).filter((rect) => isLarge(rect));
    if (rects.length === 0) continue;
    const size = parseFloat(getComputedStyle(around).fontSize) * zoomOf(around);
    if (/[0-9]/.test(node.data) && size < least - 0.05) faults.push(`numerals of ${size.toFixed(1)} px: ${named(around)}`);
    for (const rect of rects) {
      if (rect.right > innerWidth + 1 || rect.left < -1) faults.push(`beyond the edge: ${named(around)}`);
    }
    if (rects.length > 1 && isBroken(node) && !around.closest(FREE)) faults.push(`broken without a hyphen: ${named(around)}`);
    if (around.closest('.pyramid') === null) texts.push({ around, rects, layer: layerOf(around) });
  }

  /* Whether a line ends between two letters: only what people have typed may be broken like that. */
  function isBroken(node) {
    const range = document.createRange();
    let below = null;
    for (let at = 0; at < node.data.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, width } = [...range.getClientRects()].at(-1) ?? { top: 0, width: 0 }; // the first may be that of a hyphen
      const isNext = below !== null && width > 0 && top > below + 3;
      if (isNext && /\p{L}/u.test(node.data[at - 1]) && /\p{L}/u.test(node.data[at])) return true;
      if (width > 0) below = top;
    }
    return false;
  }

  /* What is left of a place inside of everything that cuts off what goes beyond it. */
  function leftOf(rect, element) {
    const box = clipOf(element);
    return {
      left: Math.max(rect.left, box.left),
      top: Math.max(rect.top, box.top),
      right: Math.min(rect.right, box.right),
      bottom: Math.min(rect.bottom, box.bottom),
    };
  }

  /* Where something can be seen at all; what lies around it is asked once for all that lies in it. */
  function clipOf(element) {
    if (element === null) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    if (!clips.has(element)) {
      const { overflowX, clipPath } = getComputedStyle(element);
      const isOpen = overflowX === 'visible' && clipPath === 'none';
      const around = element.parentElement;
      clips.set(element, isOpen ? clipOf(around) : leftOf(element.getBoundingClientRect(), around));
    }
    return clips.get(element);
  }

  function isLarge({ left, top, right, bottom }) {
    return right - left > 2 && bottom - top > 2;
  }

  function zoomOf(element) {
    return element.currentCSSZoom ?? 1;
  }

  function layerOf(element) {
    if (element === null || element === root) return null;
    if (!layers.has(element)) {
      const isLayer = /fixed|sticky/.test(getComputedStyle(element).position);
      layers.set(element, isLayer ? element : layerOf(element.parentElement));
    }
    return layers.get(element);
  }

  function common(one, other) {
    const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return x > 2 && y > 3;
  }

  /* From top to bottom, so that each is compared only with those that begin before it ends. */
  const top = (one) => Math.min(...one.rects.map((rect) => rect.top));
  const bottom = (one) => Math.max(...one.rects.map((rect) => rect.bottom));
  texts.sort((one, other) => top(one) - top(other));
  texts.forEach((one, index) => {
    const end = bottom(one);
    for (let next = index + 1; next < texts.length && top(texts[next]) < end; next += 1) {
      const other = texts[next];
      if (one.layer !== other.layer) continue;
      if (one.rects.some((rect) => other.rects.some((place) => common(rect, place))))
        faults.push(`words on words: ${named(one.around)} and ${named(other.around)}`);
    }
  });

  for (const card of root.querySelectorAll('.pyramid [data-slot]')) {
    const name = card.querySelector('.name');
    const { width } = card.getBoundingClientRect();
    if (width >= 60 && !(name && isShown(name))) faults.push(`no name on a card of ${width.toFixed(0)} px: ${named(card)}`);
  }

  const PARTS = [
    '.region button, .side button, .desk button, [data-banner] > button, .conflict, .dock button, .dock select',
    '.passing, [data-tray] button, [data-discard], .ring section, .ring button, .visited [data-built], .ways button',
  ].join();
  boxesOf(PARTS, (element) => !element.matches('[data-unfold]')).forEach(([element, box], index, all) => {
    for (const [other, place] of all.slice(index + 1)) {
      if (element.contains(other) || other.contains(element) || layerOf(element) !== layerOf(other)) continue;
      if (common(box, place)) faults.push(`overlap: ${named(element)} and ${named(other)}`);
    }
  });

  /* The Wonder one builds is never cut off, nor is a number on the far side of the table. */
  for (const [element, box] of boxesOf('[data-region=mine] [data-wonder], .ring .stat, .ring .symbol', () => true)) {
    const seen = leftOf(box, element.parentElement);
    if (isLarge(seen) && (box.bottom - seen.bottom > 2 || box.right - seen.right > 2)) faults.push(`cut off: ${named(element)}`);
  }

  function boxesOf(selector, fits) {
    return [...root.querySelectorAll(selector)]
      .filter((element) => isShown(element) && fits(element))
      .map((element) => [element, element.getBoundingClientRect()]);
  }

  /* Chat, chronicle and hint are beside the board, never over it. */
  if (!covers) {
    const boards = boxesOf('.frame, .generic', () => true);
    for (const [panel, place] of boxesOf('aside, section[aria-label="Hint"], section[aria-label="Suggerimento"]', () => true)) {
      for (const [board, box] of boards) {
        if (!board.contains(panel) && common(box, place)) faults.push(`covers the board: ${named(panel)}`);
      }
    }
  }
  return [...new Set(faults)];
};
