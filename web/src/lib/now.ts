import { createSubscriber } from 'svelte/reactivity';

const TICK = 500;

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, TICK);
  return () => {
    clearInterval(ticking);
  };
});

/** The time; whatever shows it is drawn again while it passes. */
export function now(): number {
  subscribe();
  return Date.now();
}
