/** Tells whoever looks elsewhere that they are wanted: by the system, the title of the tab and its icon. */
import plain from '../icon.svg';
import turnIcon from '../icon-turn.svg';
import { settings } from './settings.svelte.ts';

/** Whether the browser can do that here: pages without a certificate may not. */
export function canNotify(): boolean {
  return typeof Notification === 'function' && isSecureContext;
}

/** Whether notices are on, and the person has not forbidden them in the browser since. */
export async function areNoticesOn(): Promise<boolean> {
  if (!settings.isOn('notices') || !canNotify()) return false;
  return (await navigator.permissions.query({ name: 'notifications' })).state === 'granted';
}

/** Turn notices on or off; they are on if the person allows it when asked. */
export async function turnNotices(on: boolean): Promise<boolean> {
  const allowed = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  settings.turn('notices', allowed);
  return allowed;
}

/** A notice of the system, if nobody looks at the page; the next one about the same thing takes its place. */
export function notify(title: string, body: string, about: string): void {
  if (!document.hidden || !settings.isOn('notices') || !canNotify()) return;
  try {
    const notice = new Notification(title, { body, tag: about });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones let only installed programs do that; the title of the tab says it, too.
  }
}

/** How many games wait for me, on the icon of the installed app, where there is one. */
export function setBadge(number: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(number).catch(() => undefined);
}

const reasons = new Set<'turn' | 'call'>();

/** The icon of the tab, with a mark as long as one is wanted for some reason. */
export function markIcon(isWanted: boolean, reason: 'turn' | 'call' = 'turn'): void {
  if (isWanted) reasons.add(reason);
  else reasons.delete(reason);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', reasons.size > 0 ? turnIcon : plain);
}

const marks: string[] = [];
let marked = '';
let watching: MutationObserver | null = null;

/** Let the title of the tab begin with these words, whatever page it is of, until the function that is returned gets called. */
export function markTitle(words: string): () => void {
  marks.push(words);
  markAgain();
  return () => {
    marks.splice(marks.lastIndexOf(words), 1);
    markAgain();
  };
}

/** The latest words alone; pages that write their title anew get them back. */
function markAgain(): void {
  if (document.title.startsWith(marked)) document.title = document.title.slice(marked.length);
  const last = marks.at(-1);
  marked = last === undefined ? '' : `● ${last} – `;
  watching?.disconnect();
  watching = null;
  if (marked === '') return;
  const mark = () => {
    if (!document.title.startsWith(marked)) document.title = marked + document.title;
  };
  watching = new MutationObserver(mark);
  watching.observe(document.head, { childList: true, subtree: true, characterData: true });
  mark();
}
