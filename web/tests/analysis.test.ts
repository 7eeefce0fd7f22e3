import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Router } from '../src/lib/router.svelte.ts';
import { forgetSeat, keepSeat } from '../src/lib/store.ts';
import { keepRecord } from '../src/replay/saved.svelte.ts';
import { handedPosition } from '../src/analysis/handed.ts';
import { complaints } from './accessibility.ts';
import { analyses, refuses, reportFor, reportOf, type Asked } from './analysis/report.ts';
import { MODULE, RECORD, replayFor, replayTogether, serve } from './replay/game.ts';
import { opened } from './replay/opening.ts';

vi.mock('../src/games/index.ts', () => ({ hasBoard: () => true, loadBoard: () => Promise.resolve(MODULE) }));

function panel(): HTMLElement {
  return screen.getByRole('region', { name: 'Analysis' });
}

function graph(): HTMLElement {
  return screen.getByRole('slider', { name: 'Chances to win after every move' });
}

const finished = () => within(panel()).findByText('The analysis is finished.');
const turnTo = (tab: string) => userEvent.click(screen.getByRole('tab', { name: tab }));

async function ask(): Promise<void> {
  await turnTo('Analysis');
  await userEvent.click(within(panel()).getByRole('button', { name: 'Analyse this game' }));
}

/** The address of a step with its analysis. */
const analysis = (step: number) => `/replay/k3x9?step=${String(step)}&seat=none&analysis=seat`;

/** Open a game whose analysis is finished. */
async function analysed(step = 0): Promise<void> {
  serve(analyses([]));
  await opened(analysis(step));
  await finished();
}

describe('an analysis', () => {
  test('is asked for with a button, after one has said what the bot may know', async () => {
    const asked: Asked[] = [];
    serve(analyses(asked));
    await opened();
    await turnTo('Analysis');
    await userEvent.click(within(panel()).getByRole('radio', { name: 'with all cards open' }));
    await ask();
    await finished();
    expect(asked).toEqual([
      { method: 'POST', path: '/api/tables/k3x9/analysis', body: '{"cards":"open"}' },
      { method: 'GET', path: '/api/tables/k3x9/analysis?cards=open', body: '' },
    ]);
    expect(panel()).toHaveTextContent('Judged with all cards open');
    expect(panel()).toHaveTextContent('The analysis is finished.');
    await waitFor(() => {
      expect(location.search).toBe('?step=3&seat=none&analysis=open');
    });
  });

  test('opens before the first mistake, with what was played and what would have been better', async () => {
    serve(analyses([]));
    await opened('/replay/k3x9?analysis=seat');
    await finished();
    const board = screen.getByTestId('board');
    await waitFor(() => {
      expect(board).toHaveAttribute('data-moves', '2');
    });
    expect(board).toHaveAttribute('data-hint', 'build theater');
    expect(board).toHaveAttribute('data-played', 'build altar');
    await userEvent.click(screen.getByRole('button', { name: 'Show the position after this move' }));
    expect(board).toHaveAttribute('data-moves', '3');
    expect(board).not.toHaveAttribute('data-played');
  });

  test('opens at my own first mistake, and keeps mine and theirs apart', async () => {
    keepSeat('k3x9', 'duel', { seat: 1, secret: 's' });
    serve(analyses([]));
    await opened('/replay/k3x9?analysis=seat');
    await finished();
    await waitFor(() => {
      expect(screen.getByTestId('board')).toHaveAttribute('data-moves', '3');
    });
    const own = within(panel());
    const listed = () =>
      own
        .getAllByRole('link')
        .filter((link) => link.textContent.includes('given away'))
        .map((link) => /Move \d/.exec(link.textContent)?.[0]);
    expect(listed()).toEqual(['Move 4']);
    await userEvent.click(own.getByRole('radio', { name: 'Of the others (2)' }));
    expect(listed()).toEqual(['Move 3', 'Move 5']);
    await userEvent.click(own.getByRole('radio', { name: 'All (3)' }));
    expect(listed()).toHaveLength(3);
    await userEvent.selectOptions(own.getByRole('combobox', { name: 'Whose game is it?' }), 'Anna');
    await userEvent.click(own.getByRole('radio', { name: 'Mine (2)' }));
    expect(listed()).toEqual(['Move 3', 'Move 5']);
    forgetSeat('k3x9', 's');
  });

  test('tells what luck did from what the move did, and what was at stake', async () => {
    await analysed(5);
    const move = () => within(panel()).getByRole('group', { name: 'This move' });
    expect(move()).toHaveTextContent('the move −15%, the cards that came up ±0%');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(move()).toHaveTextContent('At stake: Science, Denial');
  });

  test('of a record file is asked for with the record', async () => {
    const asked: Asked[] = [];
    serve(analyses(asked));
    keepRecord({ name: 'x.txt', text: RECORD });
    await opened('/replay');
    await ask();
    await finished();
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/analyses',
      'GET /api/analyses/a7',
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ text: RECORD, cards: 'seat' });
  });

  test('shows what is there while it runs, and every part has its place from the start', async () => {
    serve(analyses([], [reportOf(0), reportOf(3), reportOf()]));
    await opened(analysis(0));
    const progress = within(panel()).getByRole('progressbar');
    expect(graph()).toBeVisible();
    await within(panel()).findByText('Move 1 of 6 is being looked at…');
    await waitFor(() => {
      expect(progress).toHaveAttribute('value', '3');
    });
    expect(document.querySelectorAll('.mark')).toHaveLength(1);
    await finished();
    expect(document.querySelectorAll('.mark')).toHaveLength(3);
  });

  test('goes on when the server is back', async () => {
    let away = true;
    const answer = analyses([]);
    serve((url, body) => (away && url.search.includes('cards') ? null : answer(url, body)));
    await opened(analysis(0));
    await within(panel()).findByText(/does not answer at the moment/);
    away = false;
    await finished();
  });

  test('that is refused says why and can be asked for again', async () => {
    let refused = true;
    const answer = analyses([]);
    const refusing = refuses('too_many', 'Too many requests.');
    serve((url, body) => (refused ? refusing(url) : answer(url, body)));
    await opened();
    await ask();
    const alert = await within(panel()).findByRole('alert');
    expect(alert).toHaveTextContent('Too many requests.');
    refused = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await finished();
  });

  test('that broke off says why', async () => {
    serve(analyses([], [{ ...reportOf(2), error: 'The bot has crashed.' }]));
    await opened(analysis(0));
    expect(await within(panel()).findByRole('alert')).toHaveTextContent('The bot has crashed.');
  });

  test('is not offered while the game is being played', async () => {
    serve((url) => (url.pathname.endsWith('replay') ? [200, { ...replayFor('none'), record: null }] : null));
    await opened();
    expect(screen.queryByRole('tab', { name: 'Analysis' })).toBeNull();
  });

  test('of the other kind is one button away, and kept', async () => {
    const asked: Asked[] = [];
    serve(analyses(asked));
    await opened(analysis(0));
    await finished();
    await userEvent.click(within(panel()).getByRole('button', { name: 'With all cards open' }));
    await within(panel()).findByText(/Judged with all cards open/);
    await waitFor(() => {
      expect(asked).toHaveLength(4);
    });
    await userEvent.click(within(panel()).getByRole('button', { name: 'By what each player could know' }));
    expect(panel()).toHaveTextContent('Judged by what each player could know.');
    expect(asked).toHaveLength(4);
  });
});

describe('its graph', () => {
  test('says where one is, and follows the arrow keys', async () => {
    await analysed();
    expect(graph()).toHaveAttribute('aria-valuetext', 'Before the first move. Anna 52% · Bruno 48%');
    graph().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByTestId('board')).toHaveAttribute('data-moves', '3');
    expect(graph()).toHaveAttribute('aria-valuenow', '3');
    expect(graph()).toHaveAttribute(
      'aria-valuetext',
      'Move 3, Anna: Build Altar. Blunder. 25% given away. Better: Build Theater. Anna 30% · Bruno 70%',
    );
  });

  test('leads from mistake to mistake', async () => {
    await analysed();
    graph().focus();
    const went = [];
    for (const key of ['{PageDown}', '{PageDown}', '{PageDown}', '{PageDown}', '{PageUp}']) {
      await userEvent.keyboard(key);
      went.push(graph().getAttribute('aria-valuenow'));
    }
    expect(went).toEqual(['3', '4', '5', '5', '4']);
  });

  test('tells about the move that has the focus, with the better one and its line, until Escape', async () => {
    await analysed(3);
    expect(document.querySelector('.bubble')).toBeNull();
    graph().focus();
    await waitFor(() => {
      expect(document.querySelector('.bubble')).toHaveTextContent(
        'Move 3, Anna: Build Altar ?? Blunder −25% Better: Build Theater Then perhaps: Bruno: Build Forum',
      );
    });
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('.bubble')).toBeNull();
  });

  test('goes to the move that is pressed', async () => {
    await analysed();
    vi.spyOn(graph(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 80));
    await userEvent.pointer({ keys: '[MouseLeft]', target: graph(), coords: { clientX: 300 } });
    const went = Number(graph().getAttribute('aria-valuenow'));
    expect(went).toBeGreaterThan(0);
  });

  test('has marks that grow with what was lost', async () => {
    await analysed();
    const size = (step: string) => {
      const mark = document.querySelector(`.mark[data-step="${step}"]`);
      return { shape: mark?.tagName, radius: Number(mark?.getAttribute('r')) };
    };
    expect(size('3').shape).toBe('path');
    expect(size('5').radius).toBeGreaterThan(size('4').radius);
  });

  test.each([1, 3, 5])('of %i players', async (players) => {
    serve(analyses([], [reportFor(players)]));
    await opened(analysis(0));
    await finished();
    expect(document.querySelectorAll('path.line')).toHaveLength(players);
    const dashes = [...document.querySelectorAll('path.line')].map((line) => line.getAttribute('stroke-dasharray'));
    expect(new Set(dashes).size).toBe(players);
  });
});

describe('a game whose turns all make together', () => {
  async function together(step: number): Promise<void> {
    const answer = analyses([]);
    serve((url, body) => (url.pathname.endsWith('/replay') ? [200, replayTogether('none')] : answer(url, body)));
    await opened(analysis(step));
    await finished();
  }

  test('is judged turn by turn, everybody by name, the worst first', async () => {
    await together(3);
    expect(graph()).toHaveAttribute('aria-valuemax', '3');
    expect(graph()).toHaveAttribute('aria-valuenow', '2');
    const titles = within(within(panel()).getByRole('group', { name: 'This move' })).getAllByRole('heading');
    expect(titles.map((title) => title.textContent)).toEqual([
      'Move 2, Anna: Build Altar',
      'Move 2, Bruno: Build Forum',
    ]);
  });

  test('leads from every mistake to its turn, with the keys too', async () => {
    await together(0);
    const mistakes = within(panel()).getAllByRole('link');
    expect(mistakes.map((link) => link.getAttribute('href'))).toContain(analysis(4));
    graph().focus();
    const went = [];
    for (const key of ['{PageDown}', '{PageDown}', '{PageUp}']) {
      await userEvent.keyboard(key);
      went.push(graph().getAttribute('aria-valuenow'));
    }
    expect(went).toEqual(['2', '3', '2']);
  });
});

describe('what it says', () => {
  test('of the whole game: accuracy and the turning point', async () => {
    await analysed();
    const [anna] = within(panel()).getAllByRole('listitem');
    expect(anna).toHaveTextContent(/Anna.*1 blunder, 1 mistake, 0 inaccuracies.*61%/);
    const turn = within(panel()).getByRole('link', { name: /Turning point/ });
    expect(turn).toHaveAttribute('href', '/replay/k3x9?step=3&seat=none&analysis=seat');
    await userEvent.click(turn);
    expect(screen.getByTestId('board')).toHaveAttribute('data-moves', '3');
    expect(history.length).toBeGreaterThan(0);
  });

  test('of the mistakes: the greatest first, with links', async () => {
    await analysed();
    const links = within(panel())
      .getAllByRole('link')
      .filter((link) => link.textContent.includes('given away'));
    expect(links.map((link) => /Move \d/.exec(link.textContent)?.[0])).toEqual(['Move 3', 'Move 5', 'Move 4']);
    expect(links[0]).toHaveTextContent('Anna: Build Altar ?? Blunder 25% given away Better: Build Theater');
    if (links[1]) await userEvent.click(links[1]);
    expect(screen.getByTestId('board')).toHaveAttribute('data-moves', '4');
    expect(screen.getByTestId('board')).toHaveAttribute('data-played', 'build walls');
    expect(links[1]).toHaveAttribute('aria-current', 'step');
  });

  test('of the move one looks at, which the board points out', async () => {
    await analysed(3);
    const move = within(panel()).getByRole('group', { name: 'This move' });
    expect(move).toHaveTextContent('Better: Build Theater');
    expect(move).toHaveTextContent('Then perhaps: Bruno: Build Forum');
    expect(move).toHaveTextContent('Discard Altar40%');
    expect(screen.getByTestId('verdict')).toHaveTextContent('Blunder −25% Better: Build Theater');
    expect(screen.getByTestId('board')).toHaveAttribute('data-hint', 'build theater');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(screen.getByTestId('verdict')).toHaveTextContent('Best move');
    expect(screen.getByTestId('board')).not.toHaveAttribute('data-hint');
  });

  test('in the chronicle', async () => {
    await analysed(3);
    await turnTo('Chronicle');
    expect(screen.getByRole('button', { name: /Anna builds Altar. Blunder/ })).toBeVisible();
    expect(screen.getByRole('group', { name: 'This move' })).toHaveTextContent('Better: Build Theater');
  });

  test('is said in Italian too', async () => {
    serve(analyses([]));
    await opened(analysis(3), 'it');
    const own = within(screen.getByRole('region', { name: 'Analisi' }));
    expect(await own.findByText("L'analisi è finita.")).toBeVisible();
    expect(screen.getByTestId('verdict')).toHaveTextContent('Errore grave −25% Meglio: Costruire Teatro');
  });

  test('has nothing axe would complain of', async () => {
    await analysed(3);
    expect(await complaints()).toEqual([]);
  });
});

test('a moment is handed over to be evaluated, with all its cards', async () => {
  serve();
  const went = vi.spyOn(Router.prototype, 'go').mockReturnValue();
  await opened('/replay/k3x9?step=4&seat=0');
  await turnTo('Analysis');
  await userEvent.click(within(panel()).getByRole('button', { name: 'Evaluate this position, or edit it' }));
  await waitFor(() => {
    expect(went).toHaveBeenCalledWith('/position');
  });
  expect(handedPosition()).toEqual({ snapshot: '{\n  "deck": []\n}', players: ['Anna', 'Bruno'], step: 4 });
});
