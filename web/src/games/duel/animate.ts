/** Moves are shown: what left its place flies to its new one. Nothing depends on it having been seen. */
import { fly, turn, wash } from '../../drawing/motion.ts';
import type { Fact } from '../../wire/mirabilia.ts';

interface Start {
  copy: HTMLElement;
  from: DOMRect;
}

/** Where the pieces of a move lie before it is drawn. */
export type Starts = Map<string, Start>;

const FLYING = ['built', 'revived', 'discarded', 'destroyed', 'wonder_built', 'progress', 'kept', 'drafted'];

/** Copies of what the events will move, taken while the table still shows what was before. */
export function remember(root: HTMLElement, events: Fact[]): Starts {
  const starts: Starts = new Map();
  for (const fact of events) {
    const key = keyOf(fact);
    const element = key === null ? null : (find(root, `[data-piece="${key}"]`) ?? sourceOf(root, fact));
    if (key !== null && element !== null) starts.set(key, start(element));
  }
  return starts;
}

/** Let the pieces of the events fly from where they were to where they are now; turn up what was revealed. */
export function enact(root: HTMLElement, starts: Starts, events: Fact[]): void {
  for (const fact of events) {
    if (fact['event'] === 'revealed') {
      const face = find(root, `[data-slot="${String(fact['slot'])}"] > *`);
      if (face) turn(face);
    }
    const key = keyOf(fact);
    const begun = key === null ? undefined : starts.get(key);
    const target = targetOf(root, fact);
    if (begun && target) fly(begun.copy, begun.from, target.getBoundingClientRect());
    if (fact['event'] === 'wonder_built' && target) wash(target);
  }
}

/** The piece an event moves: a Wonder is built by laying a card under it, so it is the card that flies. */
function keyOf(fact: Fact): string | null {
  if (!FLYING.includes(String(fact['event']))) return null;
  const kind = ['card', 'token', 'wonder'].find((name) => typeof fact[name] === 'string');
  return kind === undefined ? null : `${kind}:${String(fact[kind])}`;
}

/** Where a card comes from that does not lie on the table. */
function sourceOf(root: HTMLElement, fact: Fact): HTMLElement | null {
  if (fact['event'] === 'revived') return find(root, '[data-discard]');
  return find(root, `[data-built="${String(fact['card'])}"]`);
}

function targetOf(root: HTMLElement, fact: Fact): HTMLElement | null {
  switch (fact['event']) {
    case 'built':
    case 'revived':
      return (
        find(root, `[data-built="${String(fact['card'])}"]`) ?? find(root, `[data-cards="${String(fact['seat'])}"]`)
      );
    case 'discarded':
    case 'destroyed':
      return find(root, '[data-discard]');
    case 'wonder_built':
    case 'drafted':
      return find(root, `[data-piece="wonder:${String(fact['wonder'])}"]`);
    case 'progress':
    case 'kept':
      return (
        find(root, `[data-piece="token:${String(fact['token'])}"]`) ??
        find(root, `[data-purse="${String(fact['seat'])}"]`)
      );
    default:
      return null;
  }
}

function start(element: HTMLElement): Start {
  const inner = element.dataset['slot'] === undefined ? element : (element.firstElementChild as HTMLElement);
  const from = inner.getBoundingClientRect();
  const copy = inner.cloneNode(true) as HTMLElement;
  copy.style.setProperty('--card-w', `${from.width}px`);
  return { copy, from };
}

function find(root: HTMLElement, selector: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(selector);
}
