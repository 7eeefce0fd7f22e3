import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/svelte';
import { beforeEach, vi } from 'vitest';

// On a busy machine things take longer.
configure({ asyncUtilTimeout: 8000 });

// jsdom lays nothing out, so there is nothing to scroll.
window.scrollTo = vi.fn();

// jsdom knows dialogs, but not how they open.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom lays nothing out, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
};

// Every test begins in a browser that keeps nothing and has everything of its own.
beforeEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  sessionStorage.clear();
  localStorage.clear();
});
