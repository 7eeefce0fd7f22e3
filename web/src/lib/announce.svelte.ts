/** What is said aloud by screen readers, and short notes that anybody can see for a while. */
import { untrack } from 'svelte';

export interface Toast {
  id: number;
  message: string;
  bad: boolean;
}

const SHOWN_FOR = 6000;

class Announcer {
  /** The last thing to say. */
  said = $state('');
  toasts = $state.raw<Toast[]>([]);
  #count = 0;

  /** Said after everything that has happened before; the same words twice are said twice. */
  say(message: string): void {
    const before = untrack(() => this.said);
    this.said = message === before ? `${message}\u00a0` : message;
  }

  /** A note that goes away by itself. */
  show(message: string, bad = false): void {
    const id = (this.#count += 1);
    const others = untrack(() => this.toasts).filter((toast) => toast.message !== message);
    this.toasts = [...others, { id, message, bad }].slice(-3);
    setTimeout(() => {
      this.dismiss(id);
    }, SHOWN_FOR);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const announcer = new Announcer();
