/** Points at parts of a board from outside: by a style sheet, so whatever is drawn anew is pointed at, too. */

const LOOK = `{
  border-radius: var(--radius-m);
  outline: 4px solid var(--sun);
  outline-offset: 2px;
  animation: pointed-at calc(2 * var(--grand)) 3;
}`;
const PULSE = '@keyframes pointed-at { 50% { outline-offset: 8px; } }';
const REGION = 'region';

/** What a mark such as `card:baths` or `region:market` is on the board. */
export function selectorOf(mark: string): string {
  const [kind, id] = mark.split(':');
  const value = CSS.escape(kind === REGION ? (id ?? '') : mark);
  return kind === REGION ? `[data-region="${value}"]` : `:is([data-piece="${value}"], [data-ware="${value}"])`;
}

/** Point at these marks on the board of a lesson, until the function that is returned gets called. */
export function pointAt(marks: readonly string[]): () => void {
  if (marks.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  const places = marks.map((mark) => `.lesson .stage ${selectorOf(mark)}`).join(', ');
  sheet.replaceSync(`${PULSE} ${places} ${LOOK}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
