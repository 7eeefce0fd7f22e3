import { cleanup, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { handOver } from '../src/analysis/handed.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import { complaints } from './accessibility.ts';
import { open } from './opening.ts';
import { refusal, serve } from './replay/game.ts';

await import('../src/position/Editor.svelte'); // the page fetches it when it is opened

const SNAPSHOT = '{"game": "duel", "cities": [{}, {}]}';

function evaluation(seat: number, to_act: number[]) {
  const build = (card: string, value: number) => ({ move: `build ${card}`, fact: { move: 'build', card }, value });
  const line = [{ seat: 1 - seat, move: 'discard altar', fact: { move: 'discard', card: 'altar' } }];
  const moves = [build('baths', 0.62), build('altar', 0.4)];
  const reasons = [{ reason: 'stops_win', card: 'walls' }, { reason: 'again' }];
  return { game: 'duel', seat, to_act, cards: 'seat', level: 'master', value: 0.62, moves, line, reasons };
}

const DUEL = {
  game: 'duel',
  title: '7 Wonders Duel',
  kinds: ['card'],
  players: [2],
  default_players: 2,
  options: [],
  presets: [],
  bots: [],
  usual_bot: '',
};
const AGE = { kind: 'number', needed: true, least: 0, most: 3 };
const FORM = { fields: { kind: 'group', fields: { age: AGE } }, stock: {} };
const WRONG = { field: 'age', reason: 'Something is missing here: age.' };

/** A server that evaluates; what it was asked comes back. Without a possible position no board is drawn. */
function evaluates(to_act = [0]): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  serve((url, body) => {
    if (url.pathname === '/api/games') return [200, [DUEL]];
    if (url.pathname === '/api/positions/form') return [200, FORM];
    if (url.pathname === '/api/positions/view') return refusal(400, 'snapshot', 'This is no position.', WRONG);
    if (url.pathname !== '/api/positions') return null;
    const wish = JSON.parse(body) as Record<string, unknown>;
    asked.push(wish);
    return [200, evaluation(Number(wish['seat'] ?? to_act[0]), to_act)];
  });
  return asked;
}

async function opened(): Promise<void> {
  open('/position');
  await screen.findByRole('textbox');
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The snapshot (JSON)', hidden: true });

async function paste(content: string): Promise<void> {
  await userEvent.clear(box());
  await userEvent.click(box());
  await userEvent.paste(content);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

async function evaluate(): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: 'Evaluate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Evaluate' }));
}

const result = () => screen.findByRole('region', { name: /^For / });

describe('a position', () => {
  test('is pasted and evaluated: the best moves with their values, in words', async () => {
    const asked = evaluates();
    await opened();
    await paste(SNAPSHOT);
    await evaluate();
    const shown = await result();
    const wish = { game: 'duel', snapshot: { game: 'duel', cities: [{}, {}] }, cards: 'seat', fill: 1 };
    expect(asked).toEqual([wish]);
    expect(shown).toHaveTextContent('For Player 1 62% chance to win');
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map((item) => item.textContent.trim()),
    ).toEqual([expect.stringMatching(/Build Baths\s*62%/), expect.stringMatching(/Build Altar\s*40%/)]);
    expect(shown).toHaveTextContent('Why: keeps the opponent from winning with Walls; gives another turn');
    expect(shown).toHaveTextContent('Then perhaps: Player 2: Discard Altar');
    expect(await complaints()).toEqual([]);
  });

  test('that is impossible says what is wrong, at its field too; one that is mended there changes in the text', async () => {
    evaluates();
    await opened();
    await paste(SNAPSHOT);
    const told = await screen.findAllByText('Something is missing here: age.', { exact: false });
    expect(told).toHaveLength(2);
    const age = screen.getByRole('spinbutton', { name: 'Age' });
    expect(age).toHaveAccessibleDescription('Something is missing here: age.');
    await userEvent.clear(age);
    await userEvent.type(age, '2');
    await waitFor(() => {
      expect(JSON.parse(box().value)).toEqual({ game: 'duel', cities: [{}, {}], age: 2 });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(JSON.parse(box().value)).toEqual({ game: 'duel', cities: [{}, {}] });
    });
    expect(await complaints()).toEqual([]);
  });

  test('comes from a file, to be looked at with open cards', async () => {
    const asked = evaluates();
    await opened();
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File([SNAPSHOT], 'x.json'));
    await waitFor(() => {
      expect(box()).toHaveValue(SNAPSHOT);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Evaluate' }));
    await userEvent.click(screen.getByRole('radio', { name: 'with all cards open' }));
    await evaluate();
    await result();
    expect(asked[0]?.['cards']).toBe('open');
  });

  test('comes from a replay, with the names of the players', async () => {
    evaluates();
    handOver({ snapshot: SNAPSHOT, players: ['Anna', 'Bruno'], step: 7 });
    open('/position');
    await evaluate();
    expect(await result()).toHaveTextContent('For Anna');
  });

  test('in which several have to decide asks for whom', async () => {
    const asked = evaluates([0, 1]);
    await opened();
    await paste(SNAPSHOT);
    await evaluate();
    await result();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For which seat?' }), 'Player 2');
    await waitFor(() => {
      expect(asked.map(({ seat }) => seat)).toEqual([undefined, 1]);
    });
    expect(await screen.findByText('For Player 2')).toBeVisible();
  });

  test('stays when the language changes, and when the page is loaded again', async () => {
    const asked = evaluates();
    await opened();
    await paste(SNAPSHOT);
    await evaluate();
    await result();
    settings.language = 'it';
    expect(await screen.findByRole('region', { name: 'Per Giocatore 1' })).toHaveTextContent('Costruire Bagni');
    expect(asked).toHaveLength(1);
    cleanup();
    open('/position');
    await screen.findByRole('tab', { name: 'Text' });
    expect(JSON.parse(screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true, name: /JSON/ }).value)).toEqual(
      JSON.parse(SNAPSHOT),
    );
  });

  test('that is no JSON is not opened, and nothing is lost', async () => {
    evaluates();
    await opened();
    await paste('{"game": duel}');
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('This is not JSON, or it is not complete. Line 1');
    });
    expect(box()).toHaveValue('{"game": duel}');
  });
});
