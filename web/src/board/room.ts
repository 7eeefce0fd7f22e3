/** Keeps telling how much room an element has, as far as one can see it. */
import type { Attachment } from 'svelte/attachments';
import type { Room } from './arrangement.ts';

export function measuring(tell: (room: Room) => void): Attachment<HTMLElement> {
  return (element) => {
    if (typeof ResizeObserver === 'undefined') return;
    const isSeen = element.closest('[data-picture]') === null; // else it is drawn for a picture, as large as that
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      tell({ width, height: isSeen ? Math.min(height, innerHeight) : height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };
}
