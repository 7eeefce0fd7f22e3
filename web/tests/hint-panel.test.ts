import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BotDecision } from '../src/wire/mirabilia.ts';
import { complaints } from './accessibility.ts';
import Page from './hint/Page.svelte';
import { english, italian } from './tellers.ts';

const shown = (move: string, card: string) => ({ text: `${move} ${card}`, fact: { move, card } });

const HINT: BotDecision = {
  move: shown('build', 'scriptorium'),
  value: 0.634,
  others: [
    [shown('discard', 'scriptorium'), 0.58],
    [shown('build', 'baths'), 0.5],
    [shown('discard', 'baths'), 0.4],
  ],
  events: [{ event: 'built', seat: 0, card: 'scriptorium' }],
  reasons: [
    { reason: 'denies_symbol', symbol: 'quill', number: 5 },
    { reason: 'cheaper', coins: 4, wonder: 'pyramids' },
    { reason: 'produces', resources: { clay: 1 } },
    { reason: 'again' },
  ],
  then: [],
};

/** The words of the panel, in their order. */
const said = () => [...screen.getByRole('region').querySelectorAll('h2, p, li')].map((one) => one.textContent);

describe('a hint', () => {
  test('says why with three reasons at most, then the chances of it and of the next best', async () => {
    render(Page, { teller: english, hint: HINT });
    expect(said()).toEqual([
      'Build Scriptorium',
      'denies the opponent the fifth different symbol (quill); saves 4 coins on Pyramids; produces 1 clay',
      '63% chance to win',
      'Also worth a thought:',
      'Discard Scriptorium – 58% chance to win',
      'Build Baths – 50% chance to win',
    ]);
    expect(await complaints()).toEqual([]);
  });

  test('gives its reasons in Italian', () => {
    render(Page, { teller: italian, hint: HINT });
    expect(said()[1]).toBe(
      "nega all'avversario il quinto simbolo diverso (penna); fa risparmiare 4 monete sulle Piramidi; produce 1 Argilla",
    );
  });

  test('tells what would happen where there is no reason', () => {
    render(Page, { teller: english, hint: { ...HINT, reasons: [], others: [] } });
    expect(said()).toEqual(['Build Scriptorium', '63% chance to win', 'Anna builds Scriptorium.']);
  });

  test('can be played and closed', async () => {
    const play = vi.fn();
    const close = vi.fn();
    render(Page, { teller: english, hint: HINT, play, close });
    await userEvent.click(screen.getByRole('button', { name: 'Play it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(play).toHaveBeenCalledWith(HINT.move);
    expect(close).toHaveBeenCalledOnce();
  });

  test('waits while the bot thinks', () => {
    render(Page, { teller: english, hint: null, thinking: true });
    expect(screen.getByRole('status').textContent).toBe('The bot is thinking…');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
