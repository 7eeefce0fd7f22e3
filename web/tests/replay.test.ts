import { cleanup, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/lib/announce.svelte.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import { forgetSeat, keepSeat } from '../src/lib/store.ts';
import { keepRecord, savedRecord } from '../src/replay/saved.svelte.ts';
import { complaints } from './accessibility.ts';
import { MODULE, RECORD, refusal, replays, replayTogether, serve } from './replay/game.ts';
import { open, opened } from './replay/opening.ts';

vi.mock('../src/games/index.ts', () => ({ hasBoard: () => true, loadBoard: () => Promise.resolve(MODULE) }));

afterEach(() => {
  vi.useRealTimers();
  settings.turn('textMode', false);
});

function board(): HTMLElement {
  return screen.getByTestId('board');
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function currentMove(): string | null | undefined {
  return screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).getAllByRole('button'))
    .find((one) => one.getAttribute('aria-current') === 'step')?.textContent;
}

describe('a game of a table', () => {
  test('is shown from the beginning, as spectators see it, without moves to make', async () => {
    serve();
    const shown = await opened();
    expect(shown).toHaveAttribute('data-moves', '0');
    expect(shown).toHaveTextContent('"seenBy":"none"');
    expect(shown).toHaveTextContent('Anna, Bruno; 0 moves');
    expect(screen.getByText('Anna – Bruno')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
  });

  test('names bots as people know them, each by a name of its own', async () => {
    serve((url) => {
      const answer = replays(url);
      return answer && [200, { ...(answer[1] as object), players: ['master', 'master'] }];
    });
    await opened('/replay/k3x9?step=1', 'it');
    expect(screen.getByText('Maestro 1 – Maestro 2')).toBeVisible();
    expect(currentMove()).toContain('Maestro 1 costruisce i Bagni.');
  });

  test('is shown to a player from the own seat', async () => {
    serve();
    keepSeat('k3x9', 'duel', { seat: 1, secret: 'x' });
    expect(await opened()).toHaveAttribute('data-seat', '1');
    forgetSeat('k3x9', 'x');
  });

  test('opens where a link points to', async () => {
    serve();
    expect(await opened('/replay/k3x9?step=4&seat=all')).toHaveAttribute('data-moves', '4');
    expect(board()).toHaveAttribute('data-open', 'true');
    expect(currentMove()).toContain('Bruno builds Forum.');
  });

  test('is told in the language of the page', async () => {
    serve();
    await opened('/replay/k3x9?step=1', 'it');
    expect(currentMove()).toContain('Anna costruisce i Bagni.');
    expect(button('Una mossa avanti')).toBeVisible();
  });

  test('comes in another language at the same place', async () => {
    serve();
    await opened('/replay/k3x9?step=3&seat=1');
    settings.language = 'it';
    expect(await screen.findByRole('button', { name: 'Una mossa avanti' })).toBeVisible();
    expect(board()).toHaveAttribute('data-moves', '3');
    expect(board()).toHaveAttribute('data-seat', '1');
  });

  test('is shown as text to whoever wants that', async () => {
    serve();
    settings.turn('textMode', true);
    expect(await opened()).toHaveAttribute('data-text', 'true');
  });

  test('has nothing axe would complain of', async () => {
    serve();
    await opened('/replay/k3x9?step=6');
    expect(await complaints()).toEqual([]);
  });
});

describe('going through a game', () => {
  test('by buttons; only a step forward is animated', async () => {
    serve();
    await opened();
    await userEvent.click(button('One move on'));
    expect(board()).toHaveAttribute('data-moves', '1');
    expect(screen.getByTestId('animated')).toHaveTextContent('Anna builds Baths.');
    await userEvent.click(button('To the end'));
    expect(board()).toHaveAttribute('data-moves', '6');
    expect(screen.getByTestId('animated').textContent).toBe('');
    await userEvent.click(button('One move back'));
    await userEvent.click(button('To the beginning'));
    expect(board()).toHaveAttribute('data-moves', '0');
    expect(button('One move back')).toHaveAttribute('aria-disabled', 'true');
  });

  test('by keys', async () => {
    serve();
    await opened();
    const went = [];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '3', '2', '1', '0', '9', '{End}', '{Home}']) {
      await userEvent.keyboard(key);
      went.push(board().getAttribute('data-moves'));
    }
    expect(went).toEqual(['1', '2', '1', '5', '3', '1', '0', '0', '6', '0']);
  });

  test('by its parts and its moves', async () => {
    serve();
    await opened();
    await userEvent.click(button('Age 2'));
    expect(board()).toHaveAttribute('data-moves', '3');
    expect(button('Age 2')).toHaveAttribute('aria-current', 'step');
    await userEvent.click(screen.getByRole('button', { name: /Anna builds Walls/ }));
    expect(board()).toHaveAttribute('data-moves', '5');
    expect(currentMove()).toContain('Anna builds Walls.');
  });

  test('by the slider, which says where it is', async () => {
    serve();
    await opened('/replay/k3x9?step=3');
    const slider = screen.getByRole('slider', { name: 'Position in the game' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Move 3 of 6, Age 2');
    (slider as HTMLInputElement).value = '5';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => {
      expect(board()).toHaveAttribute('data-moves', '5');
    });
  });

  test('by itself, until the end', async () => {
    serve();
    await opened('/replay/k3x9?step=4');
    vi.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), 'Fast');
    await user.click(button('Play'));
    await vi.advanceTimersByTimeAsync(800);
    expect(board()).toHaveAttribute('data-moves', '5');
    expect(button('Pause')).toBeVisible();
    await vi.advanceTimersByTimeAsync(800);
    expect(board()).toHaveAttribute('data-moves', '6');
    await user.keyboard('{Home}');
    await vi.advanceTimersByTimeAsync(5000);
    expect(board()).toHaveAttribute('data-moves', '0');
  });

  test('is said aloud and kept in the address', async () => {
    serve();
    await opened();
    const before = history.length;
    await userEvent.click(button('One move on'));
    expect(announcer.said).toContain('Anna builds Baths.');
    await waitFor(() => {
      expect(location.search).toBe('?step=1&seat=none');
    });
    expect(history.length).toBe(before);
  });

  test('shows the result at the end', async () => {
    serve();
    await opened('/replay/k3x9?step=5');
    expect(screen.queryByText('civilian: Bruno')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(screen.getByRole('region', { name: 'Result' })).getByText('civilian: Bruno')).toBeVisible();
  });
});

describe('a game whose turns all make together', () => {
  const together = (url: URL): [number, unknown] | null =>
    url.pathname.endsWith('replay') ? [200, replayTogether(url.searchParams.get('seat') ?? 'all')] : null;

  test('has a step for each turn, told under the sign of each player', async () => {
    serve(together);
    await opened();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(board()).toHaveAttribute('data-moves', '2');
    expect(currentMove()).toContain('Anna builds Altar.');
    expect(currentMove()).toContain('Bruno builds Forum.');
    expect(screen.getByRole('slider', { name: 'Position in the game' })).toHaveAttribute(
      'aria-valuetext',
      'Turn 2 of 3, Age 2',
    );
  });

  test('has addresses that count moves, and leads from any of them to its turn', async () => {
    serve(together);
    await opened('/replay/k3x9?step=3&seat=none');
    expect(board()).toHaveAttribute('data-moves', '2');
    await waitFor(() => {
      expect(location.search).toBe('?step=4&seat=none');
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seen by' }), 'Bruno');
    await waitFor(() => {
      expect(board()).toHaveTextContent('"seenBy":"1"');
    });
    expect(board()).toHaveAttribute('data-moves', '2');
  });
});

describe('with other eyes', () => {
  test('the same step is seen, once fetched without asking again', async () => {
    const asked = serve();
    await opened('/replay/k3x9?step=2');
    const viewers = screen.getByRole('combobox', { name: 'Seen by' });
    for (const [name, seen] of [
      ['Bruno', '1'],
      ['All cards open', 'all'],
      ['Spectators', 'none'],
      ['Bruno', '1'],
    ] as const) {
      await userEvent.selectOptions(viewers, name);
      await waitFor(() => {
        expect(board()).toHaveTextContent(`"seenBy":"${seen}"`);
      });
    }
    expect(board()).toHaveAttribute('data-moves', '2');
    expect(screen.getByTestId('animated').textContent).toBe('');
    expect(asked.filter((address) => address.includes('k3x9'))).toHaveLength(3);
  });

  test('one stays where one was if the server does not answer', async () => {
    let away = false;
    serve((url) => (away ? null : replays(url)));
    await opened();
    away = true;
    const viewers = screen.getByRole('combobox', { name: 'Seen by' });
    await userEvent.selectOptions(viewers, 'All cards open');
    await waitFor(() => {
      expect(viewers).toHaveValue('none');
    });
    expect(board()).toHaveTextContent('"seenBy":"none"');
    expect(announcer.toasts).not.toEqual([]);
  });
});

describe('passing a game on', () => {
  test('by a link to what one sees', async () => {
    serve();
    const user = userEvent.setup();
    await opened('/replay/k3x9?step=3&seat=0');
    await user.click(button('Copy link'));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/replay/k3x9?step=3&seat=0`);
  });

  test('by hand, where a page may not copy', async () => {
    serve();
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await opened('/replay/k3x9?step=3&seat=0');
    await user.click(button('Copy link'));
    const field = await screen.findByRole('textbox', { name: 'The link to this move' });
    expect(field).toHaveValue(`${location.origin}/replay/k3x9?step=3&seat=0`);
    expect(field).toHaveFocus();
  });

  test('as a file', async () => {
    serve();
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(blob: Blob) {
          saved.push(blob);
          return 'blob:x';
        }
        static override revokeObjectURL() {
          return;
        }
      },
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await opened();
    await userEvent.click(button('Save record'));
    expect(clicked.mock.contexts.map((anchor) => (anchor as HTMLAnchorElement).download)).toEqual(['k3x9.txt']);
    expect(saved.map((blob) => blob.size)).toEqual([RECORD.length]);
  });
});

describe('a game that cannot be shown', () => {
  test.each([
    [refusal(409, 'not_over'), 'This game is still being played'],
    [refusal(404, 'no_table'), 'There is no such table'],
    [refusal(429, 'too_many', 'Too many requests.'), 'Too many requests.'],
    [null, 'The server does not answer'],
  ])('says why', async (answer, words) => {
    serve((url) => (url.pathname.endsWith('/replay') ? answer : null));
    open('/replay/k3x9');
    expect(await screen.findByText(words)).toBeVisible();
    expect(await complaints()).toEqual([]);
  });

  test('leads to the table where it is played', async () => {
    serve(() => refusal(409, 'not_over'));
    open('/replay/k3x9');
    expect(await screen.findByRole('link', { name: 'To the table' })).toHaveAttribute('href', '/t/k3x9');
  });

  test('can be asked for again', async () => {
    let over = false;
    serve((url) => (over ? replays(url) : refusal(409, 'not_over')));
    open('/replay/k3x9');
    const again = await screen.findByRole('button', { name: 'Try again' });
    over = true;
    await userEvent.click(again);
    expect(await screen.findByTestId('board')).toBeVisible();
  });
});

describe('a record file', () => {
  const file = () => new File([RECORD], 'last-night.txt', { type: 'text/plain' });

  test('can be chosen; a reload still has it, until another one is wanted', async () => {
    serve();
    open('/replay');
    await userEvent.upload(await screen.findByLabelText('Choose a file'), file());
    expect(await screen.findByTestId('board')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => {
      expect(location.search).toBe('?step=1&seat=none');
    });
    cleanup();
    expect(await opened(location.pathname + location.search)).toHaveAttribute('data-moves', '1');
    await userEvent.click(button('Open a record'));
    expect(await screen.findByLabelText('Choose a file')).toBeVisible();
    expect(savedRecord()).toBeNull();
    expect(location.search).toBe('');
  });

  test('can be dropped', async () => {
    serve();
    open('/replay');
    const group = await screen.findByRole('group', { name: 'Open a record' });
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    group.dispatchEvent(Object.assign(drop, { dataTransfer: { files: [file()] } }));
    expect(await screen.findByTestId('board')).toBeVisible();
    expect(savedRecord()).toEqual({ name: 'last-night.txt', text: RECORD });
  });

  test('can be pasted', async () => {
    const bodies: string[] = [];
    serve((url, body) => {
      if (body !== '') bodies.push(body);
      return replays(url);
    });
    open('/replay');
    const field = await screen.findByLabelText('Or paste its text');
    await userEvent.click(field);
    await userEvent.paste(RECORD);
    await userEvent.click(button('Show the game'));
    expect(await screen.findByTestId('board')).toBeVisible();
    expect(bodies).toEqual([JSON.stringify({ text: RECORD })]);
  });

  test('with a mistake is refused with its line, and not kept', async () => {
    const reason = 'line 6: no such move';
    serve((url) =>
      url.pathname === '/api/records' ? refusal(400, 'record', `It cannot be read: ${reason}`, { reason }) : null,
    );
    open('/replay');
    await userEvent.upload(await screen.findByLabelText('Choose a file'), file());
    const alert = screen.getByRole('alert');
    await waitFor(() => {
      expect(alert).toHaveTextContent('It cannot be read: line 6: no such move');
    });
    expect(alert).toHaveTextContent('Line 6 1: build baths');
    expect(savedRecord()).toBeNull();
    expect(await complaints()).toEqual([]);
  });

  test.each([
    ['', 'There is nothing in it yet'],
    ['x'.repeat(60_001), 'much too long'],
  ])('that cannot be one is not sent', async (content, words) => {
    const asked = serve();
    open('/replay');
    await userEvent.upload(
      await screen.findByLabelText('Choose a file'),
      new File([content], 'x.txt', { type: 'text/plain' }),
    );
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(words);
    });
    expect(asked).toEqual([]);
  });

  test('that can be read no longer leaves the way to another one', async () => {
    keepRecord({ name: 'old.txt', text: 'old' });
    serve(() => refusal(400, 'record', 'It cannot be read.'));
    open('/replay');
    expect(await screen.findByText('It cannot be read.')).toBeVisible();
    expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
  });
});
