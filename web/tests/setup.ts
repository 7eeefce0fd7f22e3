import '@testing-library/jest-dom/vitest';
import { vi } from 'vitest';

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
