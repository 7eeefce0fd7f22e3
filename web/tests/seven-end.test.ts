import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import End from '../src/games/seven/End.svelte';
import { headlineOf } from '../src/games/seven/headline.ts';
import { scoresOf } from '../src/games/seven/scores.ts';
import { sidesOf } from '../src/games/seven/standings.ts';
import { tell } from '../src/lib/facts.ts';
import { texts, type Texts } from '../src/lib/texts.ts';
import type { OutcomeShown, PointsHistory } from '../src/wire/mirabilia.ts';
import type { View } from '../src/wire/seven.ts';
import { complaints } from './accessibility.ts';
import { load } from './fixtures.ts';

const NAMES = ['Anna', 'Bo', 'Carla', 'Dora'];
const KINDS = ['card', 'board', 'symbol', 'leader', 'edifice'];
let en: Texts;
let it: Texts;
let view: View;

beforeAll(async () => {
  [en, it] = await Promise.all([texts('en', 'seven'), texts('it', 'seven')]);
  view = ((await load('seven-over')) as { view: View }).view;
});

function outcomeOf(totals: number[], ranks: number[]): OutcomeShown {
  return { reason: 'points', ranks, scores: totals.map((total) => ({ total })) };
}

/** The headline of a game that ended so. */
function told(text: Texts, seat: number | null, totals: number[], ranks: number[], teams: [number, number][] = []) {
  const outcome = outcomeOf(totals, ranks);
  return headlineOf(sidesOf({ teams, result: null }, outcome), outcome, NAMES, seat, text);
}

describe('the end is told', () => {
  test('to whoever has won or lost, with the distance', () => {
    expect(told(en, 0, [50, 43, 40], [1, 2, 3])).toBe('You win by 7 points!');
    expect(told(en, 2, [50, 43, 40], [1, 2, 3])).toBe('Place 3 of 3, 10 points behind Anna');
    expect(told(it, 1, [50, 49, 40], [1, 2, 3])).toBe('2º posto su 3, a un punto da Anna');
    expect(told(it, null, [50, 43, 40], [1, 2, 3])).toBe('Vince Anna di 7 punti!');
  });

  test('with those one shares the victory with', () => {
    expect(told(en, 0, [50, 50, 40], [1, 1, 3])).toBe('You share the victory with Bo!');
    expect(told(it, 2, [50, 50, 40], [1, 1, 3])).toBe('3º posto su 3, a 10 punti da Anna e Bo');
    expect(told(en, null, [50, 50, 40], [1, 1, 3])).toBe('Anna and Bo share the victory!');
  });

  test('to teams, whose points are added up', () => {
    const teams: [number, number][] = [
      [0, 1],
      [2, 3],
    ];
    expect(told(en, 1, [30, 40, 35, 20], [1, 1, 3, 3], teams)).toBe('You and Anna win by 15 points!');
    expect(told(it, 2, [30, 40, 35, 20], [1, 1, 3, 3], teams)).toBe(
      'Tu e Dora siete la 2ª squadra su 2, a 15 punti da Anna e Bo',
    );
    expect(told(en, null, [30, 40, 35, 20], [1, 1, 3, 3], teams)).toBe('Anna and Bo win by 15 points!');
    expect(told(it, 0, [30, 40, 35, 35], [1, 1, 1, 1], teams)).toBe('Tu e Bo dividete la vittoria con Carla e Dora!');
  });
});

test('the pad has the lines in play, each with a mark', () => {
  const { categories, total } = scoresOf(en, [], ['military', 'leaders', 'edifice']);
  expect(categories.map(({ label }) => label)).toEqual(['Military conflicts', 'Leaders', 'Edifices']);
  expect(categories.every(({ mark }) => mark !== undefined)).toBe(true);
  expect(total).toBe('Total');
});

const HISTORY: PointsHistory = {
  last: 9,
  points: [
    { step: 0, age: 1, totals: [1, 1, 1] },
    { step: 3, age: 2, totals: [9, 4, 2] },
    { step: 9, age: 3, totals: [31, 21, 29] },
  ],
};

function show(text: Texts, counting = false) {
  const names = NAMES.slice(0, 3);
  const teller = { game: 'seven', kinds: KINDS, texts: text, names };
  const outcome = view.result ?? outcomeOf([], []);
  return render(End, {
    game: 'seven',
    view,
    names,
    outcome,
    seat: 0,
    counting,
    history: () => Promise.resolve(HISTORY),
    text,
    tell: (fact) => tell(teller, fact),
  });
}

describe('the end', () => {
  test('takes a number apart when it is pressed, and puts it together again', async () => {
    const { container } = show(en);
    const number = screen.getByRole('button', { name: 'Anna, Civilian structures: 16' });
    await userEvent.click(number);
    expect(number).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Altar: 3 points',
      'Pantheon: 7 points',
      'Senate: 6 points',
    ]);
    expect(await complaints(container)).toEqual([]);
    await userEvent.click(number);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('takes a line apart for all, with the keyboard', async () => {
    show(it);
    screen.getByRole('button', { name: 'Edifici Scientifici' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Anna: 4')).toBeVisible();
    expect(screen.getByText('Bo: 4')).toBeVisible();
  });

  test('has no lines of expansions that are not in play', () => {
    show(en);
    expect(screen.queryByText('Edifices')).toBeNull();
    expect(screen.getByText('Guilds')).toBeVisible();
  });

  test('draws the points from turn to turn, to be read with the arrow keys', async () => {
    show(en);
    const graph = await screen.findByRole('slider', { name: 'The points from turn to turn' });
    expect(graph).toHaveAttribute('aria-valuetext', 'Age III, Anna 31, Bo 21, Carla 29');
    graph.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(graph).toHaveAttribute('aria-valuetext', 'Age II, Anna 9, Bo 4, Carla 2');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(graph).toHaveAttribute('aria-valuetext', 'Age I, Anna 1, Bo 1, Carla 1');
  });

  test('counts up, and shows all at once when it is pressed', async () => {
    document.documentElement.dataset['motion'] = 'normal';
    const { container } = show(en, true);
    const table = within(container).getByRole('table');
    expect(table).toHaveAttribute('data-counted', 'false');
    await userEvent.click(table);
    await waitFor(() => {
      expect(table).toHaveAttribute('data-counted', 'true');
    });
    delete document.documentElement.dataset['motion'];
  });
});
