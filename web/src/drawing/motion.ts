/** How long things move: as the person wishes. */

import { PACE, type Speed } from '../lib/settings.svelte.ts';

/** Milliseconds at the pace of the page; 0 if nothing is to move. The style sheet is not asked: that would be slow. */
export function duration(milliseconds: number): number {
  const speed = document.documentElement.dataset['motion'] as Speed | undefined;
  return speed === undefined || document.hidden ? 0 : milliseconds * PACE[speed];
}

/** Everything that counts now takes its steps together, and not with every frame: what they change is then drawn at once. */
const counting = new Set<(now: number) => boolean>();
const STEP = 50;
let stepped = 0;

function step(now: number): void {
  if (now - stepped >= STEP) {
    stepped = now;
    for (const count of counting) if (!count(now)) counting.delete(count);
  }
  if (counting.size > 0) requestAnimationFrame(step);
}

/** Count from one number to another, step by step as time passes. The function it returns stops it. */
export function countTo(from: number, to: number, show: (number: number) => void): () => void {
  const time = from === to ? 0 : duration(450);
  if (time === 0) {
    show(to);
    return () => undefined;
  }
  const began = performance.now();
  const count = (now: number) => {
    const passed = Math.min(1, Math.max(0, now - began) / time);
    show(Math.round(from + (to - from) * passed));
    return passed < 1;
  };
  if (counting.size === 0) requestAnimationFrame(step);
  counting.add(count);
  return () => {
    counting.delete(count);
  };
}

/** A copy of something flies from where it was to where something is now, then vanishes. */
export function fly(copy: HTMLElement, from: DOMRect, to: DOMRect): void {
  const time = duration(520);
  if (time === 0 || from.width === 0 || to.width === 0 || typeof copy.animate !== 'function') return;
  copy.removeAttribute('id');
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, { position: 'fixed', margin: '0', zIndex: '70', pointerEvents: 'none' });
  Object.assign(copy.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` });
  document.body.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.max(0.25, Math.min(1, to.width / from.width));
  const frames = [
    { transform: 'none', opacity: 1 },
    {
      transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(${(1 + scale) / 2 + 0.1})`,
      opacity: 1,
      offset: 0.5,
    },
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
  ];
  const flight = copy.animate(frames, { duration: time, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'forwards' });
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
  };
}

/** Something turns its face to the table. */
export function turn(element: HTMLElement): void {
  const time = duration(380);
  if (time === 0 || typeof element.animate !== 'function') return;
  const frames = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];
  element.animate(frames, { duration: time, easing: 'ease-out', fill: 'backwards' });
}

/** Colours wash in from below. */
export function wash(element: HTMLElement): void {
  const time = duration(600);
  if (time === 0 || typeof element.animate !== 'function') return;
  element.animate([{ clipPath: 'inset(100% 0 0 0)' }, { clipPath: 'inset(0)' }], {
    duration: time,
    easing: 'ease-out',
  });
}
