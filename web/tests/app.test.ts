import { cleanup, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts } from '../src/lib/texts.ts';
import { complaints } from './accessibility.ts';
import { open } from './opening.ts';
import { useFakeSockets } from './sockets.ts';

const italian = await texts('it', undefined, 'further');

function heading(): HTMLElement {
  return screen.getByRole('heading', { level: 1 });
}

/** Whether a click on a link, as a page may hold it, is left to the browser. */
function leftToTheBrowser(link: string, how: MouseEventInit = {}): boolean {
  document.body.insertAdjacentHTML('beforeend', `<p id="extra">${link}</p>`);
  const extra = document.querySelector('#extra');
  let left = false;
  const judge = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault(); // jsdom cannot go anywhere
  };
  addEventListener('click', judge, { once: true });
  const target = extra?.querySelector('b') ?? extra?.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  extra?.remove();
  return left;
}

// A server that answers nothing: the pages have to stand without it.
beforeEach(() => {
  history.replaceState(null, '', '/');
  useFakeSockets();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));
});

describe('an address opens its page', () => {
  test.each([
    ['/', 'Mirabilia', 'Mirabilia'],
    ['/t/k3x9', 'Table k3x9', 'Tavolo k3x9'],
    ['/replay', 'Replay', 'Replay'],
    ['/position', 'Set up a position', 'Prepara una posizione'],
    ['/rules/duel', 'Rules: duel', 'Regole: duel'],
    ['/settings', 'Settings', 'Impostazioni'],
    ['/about', 'About Mirabilia', 'Informazioni su Mirabilia'],
    ['/nowhere', 'There is no such page', 'Pagina non trovata'],
  ])('%s', async (address, inEnglish, inItalian) => {
    open(address);
    expect(heading()).toHaveTextContent(inEnglish);
    expect(document.title).toBe(address === '/' ? 'Mirabilia' : `${inEnglish} – Mirabilia`);
    expect(heading()).not.toHaveFocus();
    expect(await complaints()).toEqual([]);
    cleanup();
    open(address, italian);
    expect(heading()).toHaveTextContent(inItalian);
  });
});

describe('going to another page', () => {
  test('by a link moves the address, the title and the focus', async () => {
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    expect(location.pathname).toBe('/settings');
    await waitFor(() => {
      expect(heading()).toHaveTextContent('Settings');
    });
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('Settings – Mirabilia');
  });

  test('by the keyboard works like a click', async () => {
    open('/');
    screen.getByRole('link', { name: 'Replay' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(heading()).toHaveTextContent('Replay');
    });
  });

  test('by the back button comes back, with the focus', async () => {
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    history.back();
    await waitFor(() => {
      expect(heading()).toHaveTextContent('Mirabilia');
    });
    expect(heading()).toHaveFocus();
    history.forward();
    await waitFor(() => {
      expect(heading()).toHaveTextContent('Settings');
    });
  });

  test('from one table to another shows the other', () => {
    const router = open('/t/first');
    flushSync(() => {
      router.go('/t/second#seat');
    });
    expect(heading()).toHaveTextContent('Table second');
    expect(location.hash).toBe('#seat');
  });

  test('to the page that is open adds nothing to the history', async () => {
    open('/settings');
    const before = history.length;
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    expect(history.length).toBe(before);
  });
});

describe('links', () => {
  test.each([
    ['to a page of the client', '<a href="/rules/duel">x</a>', {}, false],
    ['with something inside', '<a href="/rules/duel"><b>x</b></a>', {}, false],
    ['to another site', '<a href="https://example.org/">x</a>', {}, true],
    ['to the interface of the server', '<a href="/api/games">x</a>', {}, true],
    ['within the page', '<a href="#end">x</a>', {}, true],
    ['for a new tab', '<a href="/settings" target="_blank">x</a>', {}, true],
    ['to be saved', '<a href="/settings" download>x</a>', {}, true],
    ['clicked with Ctrl', '<a href="/settings">x</a>', { ctrlKey: true }, true],
    ['clicked with the middle button', '<a href="/settings">x</a>', { button: 1 }, true],
    ['clicked with Shift', '<a href="/settings">x</a>', { shiftKey: true }, true],
  ])('%s', (_, link, how, left) => {
    open('/');
    expect(leftToTheBrowser(link, how)).toBe(left);
    expect(location.pathname).toBe(left ? '/' : '/rules/duel');
  });

  test('are followed no longer when the app is gone', () => {
    open('/');
    cleanup();
    expect(leftToTheBrowser('<a href="/settings">x</a>')).toBe(true);
  });
});

describe('the page', () => {
  test('changes its language at once, without being loaded again', async () => {
    open('/settings');
    await userEvent.click(screen.getByRole('button', { name: /Leggi in italiano/ }));
    await waitFor(() => {
      expect(heading()).toHaveTextContent('Impostazioni');
    });
    expect(document.documentElement.lang).toBe('it');
    expect(document.title).toBe('Impostazioni – Mirabilia');
  });

  test('changes its theme at once', async () => {
    open('/settings');
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('says calmly when the server cannot be reached', async () => {
    open('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('lists the keys when ? is pressed', async () => {
    open('/settings');
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toHaveTextContent('Take back');
  });
});
