/** What a turn changes for all at once is drawn part by part: together it would keep the browser busy too long. */
import { untrack } from 'svelte';
import { duration } from '../../drawing/motion.ts';

/** Do something once so many frames have been drawn, in a task of its own; the function it returns calls it off. */
export function afterFrames(frames: number, act: () => void): () => void {
  let left = frames;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(function drawn() {
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(drawn);
    else timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether a change is to be seen at once. */
type Hurries<Value> = (before: Value, next: Value) => boolean;

/** A value that follows another one so many frames later; at once where nothing moves, or if the change hurries. */
export function later<Value>(frames: number, now: () => Value, hurries: Hurries<Value> = () => false) {
  let shown = $state.raw(untrack(now));
  $effect(() => {
    const next = now();
    return afterFrames(frames, () => (shown = next));
  });
  return {
    get value(): Value {
      const next = now();
      return duration(1) === 0 || hurries(shown, next) ? next : shown;
    },
  };
}
