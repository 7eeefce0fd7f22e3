/** Keeps telling how much room an element has, as far as one can see it. */
import type { Attachment } from 'svelte/attachments';
import type { Room } from './arrangement.ts';

export function measuring(tell: (room: Room) => void): Attachment<HTMLElement> {
  return (element) => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      tell({ width: element.clientWidth, height: Math.min(element.clientHeight, innerHeight) });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };
}
