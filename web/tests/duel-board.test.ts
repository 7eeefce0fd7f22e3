import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../src/games/contract.ts';
import duel from '../src/games/duel/index.ts';
import { isLegal } from '../src/lib/actions.ts';
import { tell } from '../src/lib/facts.ts';
import type { Texts } from '../src/lib/texts.ts';
import type { Action, Fact } from '../src/wire/mirabilia.ts';
import { complaints } from './accessibility.ts';
import { load, position } from './fixtures.ts';
import { english } from './tellers.ts';

const CHOICES = ['draft', 'progress', 'library', 'revive', 'destroy', 'begin'];
let pieces: unknown;
const text: Texts = english.texts;
let played: string[];

beforeAll(async () => {
  pieces = await load('duel-pieces');
});

beforeEach(() => {
  played = [];
});

async function propsOf(name: string, more: Partial<BoardProps> = {}): Promise<BoardProps> {
  const { seat, moves, actions, events, view, own } = await position(name);
  return {
    ...{ game: 'duel', view, own, pieces, kinds: english.kinds, seat, seats: [], moves, actions, ready: true, events },
    ...{ names: english.names, hint: null, open: null, asText: false, text, tell: (fact) => tell(english, fact) },
    ...{ play: (action) => played.push(action.text), takeBack: null },
    ...{ side: seat, since: [{ movers: [1], events }], takenBack: null },
    ...more,
  };
}

async function board(name: string, more: Partial<BoardProps> = {}) {
  const props = await propsOf(name, more);
  const rendered = render(duel.Board, { props });
  if (props.asText) await screen.findByText('Last move', { selector: 'h2' });
  return { ...rendered, props, user: userEvent.setup() };
}

/** Found by what they are, not by role: that is slow on a page as full as this, and tested once for all. */
function element(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element;
}

const legal = (actions: Action[]) => actions.filter(isLegal).map((action) => action.text);
const card = (id: string) => element(`[data-slot][data-piece="card:${id}"]`);
const action = (kind: string) => element(`[data-action="${kind}"]`);

describe('the board', () => {
  test('names every card with what it does, costs, and whether it can be taken', async () => {
    await board('turn1');
    expect(card('baths').closest('[role="group"]')).toHaveAccessibleName('Cards on the table');
    expect(card('baths')).toHaveAccessibleName(
      'Baths, civilian structure, 3 victory points, costs 1 stone, for you free, can be taken',
    );
    expect(card('altar')).toHaveAccessibleName(/covered$/);
  });

  test('offers what can be done with a card and plays it', async () => {
    const { user } = await board('turn1');
    await user.click(card('pharmacist'));
    await user.click(action('build'));
    expect(played).toEqual(['build pharmacist']);
  });

  test('greys what cannot be done, with the reason, and says it in full when it is tried', async () => {
    const { user } = await board('turn1');
    await user.click(card('clay_reserve'));
    const build = action('build');
    expect(build).toHaveTextContent('1 coin short');
    expect(build).toHaveAttribute('aria-disabled', 'true');
    await user.click(build);
    expect(played).toEqual([]);
    expect(build).toHaveTextContent('That costs 3 coins, you have 2.');
  });

  test('says of a card that cannot be taken what lies on it, and on the turn of the other whose it is', async () => {
    const { user, rerender } = await board('turn1');
    await user.click(card('clay_pit'));
    expect(screen.getByText('covered by Clay Reserve')).toBeInTheDocument();
    await rerender({ seat: 0, actions: [] });
    await user.click(card('baths'));
    expect(screen.getByText('Bruno is choosing a card')).toBeInTheDocument();
    expect(document.querySelector('[data-action]')).toBeNull();
  });

  test('lets nothing be played while a move is under way', async () => {
    const { user } = await board('turn1', { ready: false });
    await user.click(card('pharmacist'));
    await user.click(action('build'));
    expect(action('build')).toHaveAttribute('aria-disabled', 'true');
    expect(played).toEqual([]);
  });

  test('shows whose move was last, and marks what it was about', async () => {
    const { container } = await board('turn1');
    expect(screen.getByText('Anna builds Quarry.')).toBeInTheDocument();
    expect(container.querySelector('[data-built="quarry"]')).toHaveClass('recent');
  });

  test('lets a spectator look but not play', async () => {
    const { user } = await board('turn1', { seat: null, own: null, actions: [] });
    await user.click(card('baths'));
    expect(document.querySelector('[data-action]')).toBeNull();
    expect(screen.getByText('Baths', { selector: 'h3' })).toBeInTheDocument();
  });

  test.each(CHOICES)('offers every move of the choice %s', async (name) => {
    const { props, container, user } = await board(name);
    const options = [...container.querySelectorAll<HTMLElement>('[data-option]')];
    expect(options.map((option) => option.dataset['option'])).toEqual(legal(props.actions));
    await user.click(options[0] as HTMLElement);
    expect(played).toEqual([props.actions[0]?.text]);
  });

  test('points out advice', async () => {
    const move = { text: 'discard baths', fact: { move: 'discard', card: 'baths' } };
    const hint = { move, value: 0.5, others: [], events: [], reasons: [], then: [] };
    await board('turn1', { hint });
    expect(card('baths')).toHaveClass('advised');
  });

  test('shows the discard pile and what is in the box', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
      this.open = true;
    });
    HTMLDialogElement.prototype.close = vi.fn();
    const { props, user } = await board('revive');
    const { discard } = props.view as { discard: string[] };
    const name = `Discard pile: ${String(discard.length)} cards`;
    await user.click(element('[data-discard]'));
    const dialog = element('dialog');
    expect(dialog).toHaveAccessibleName(name);
    expect(dialog.querySelectorAll('.cards li')).toHaveLength(discard.length);
  });
});

describe('the keyboard', () => {
  test('walks over the cards and acts', async () => {
    const { user } = await board('turn1');
    card('baths').focus();
    await user.keyboard('{ArrowRight}');
    expect(card('logging_camp')).toHaveFocus();
    await user.keyboard('d');
    expect(played).toEqual(['discard logging_camp']);
  });

  test('opens a card and comes back to it', async () => {
    const { user } = await board('turn1');
    card('pharmacist').focus();
    await user.keyboard('{Enter}');
    expect(action('build')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(card('pharmacist')).toHaveFocus();
  });

  test('asks which Wonder if there are several', async () => {
    const { user, props, rerender } = await board('turn1');
    const colossus = (fact: Fact) => fact['wonder'] === 'colossus' && fact['card'] === 'baths';
    const affordable = props.actions.map((one) => (colossus(one.fact) ? { ...one, refusal: null } : one));
    await rerender({ actions: affordable });
    card('baths').focus();
    await user.keyboard('w');
    expect(played).toEqual([]);
    expect(action('wonder')).toHaveFocus();
    await rerender({ actions: props.actions });
    card('baths').focus();
    await user.keyboard('w');
    expect(played).toEqual(['wonder pyramids with baths']);
  });

  test('never loses the focus to a move', async () => {
    const { props, rerender, container } = await board('turn1');
    card('baths').focus();
    const { view, moves } = await propsOf('turn3');
    const events = [{ event: 'built', seat: props.seat, card: 'baths' }];
    await rerender({ view, actions: [], events, moves: props.moves + 1 });
    await waitFor(() =>
      expect(container.querySelector('.game')).toContainElement(document.activeElement as HTMLElement),
    );
    expect(moves).toBeGreaterThan(0);
    expect(document.activeElement).toHaveAttribute('data-slot');
  });
});

describe('as text', () => {
  test.each(['turn1', 'turn3', ...CHOICES])('there is a button for every move of %s', async (name) => {
    const { props, container, user } = await board(name, { asText: true });
    const moves = [...container.querySelectorAll<HTMLElement>('[data-move]')];
    expect(moves.map((move) => move.dataset['move']).sort()).toEqual(legal(props.actions).sort());
    await user.click(moves.at(-1) as HTMLElement);
    expect(played).toHaveLength(1);
  });

  test('everything on the table is told', async () => {
    await board('turn1', { asText: true });
    for (const name of ['City of Anna', 'City of Bruno', 'Conflict', 'Cards on the table', 'Last move']) {
      expect(screen.getByText(name, { selector: 'h2' })).toBeInTheDocument();
    }
    expect(
      screen.getByText(/^Apothecary, scientific structure.*covered by Baths and Logging Camp$/),
    ).toBeInTheDocument();
    expect(element('[data-move="discard baths"]')).toHaveTextContent('Discard Baths: +3 coins');
  });
});

const sheet = {
  game: 'duel',
  names: english.names,
  seat: null,
  counting: false,
  text,
  tell: (fact: Fact) => tell(english, fact),
};

test('the end shows every category, the totals, who has won and why', async () => {
  const { view } = await position('over-civilian');
  if (view.result === null) throw new Error('it is not over');
  render(await duel.loadEnd(), { ...sheet, view, outcome: view.result });
  const winner = view.result.ranks[0] === 1 ? 'Anna' : 'Bruno';
  const [anna = 0, bruno = 0] = view.result.scores.map(({ total }) => total ?? 0);
  const lead = Math.abs(anna - bruno);
  expect(screen.getByRole('heading', { name: `${winner} wins by ${String(lead)}` })).toBeInTheDocument();
  expect(screen.getByText('Civilian victory')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(10);
  const total = screen.getByRole('row', { name: /^Total/ });
  const totals = within(total).getAllByRole('cell');
  expect(totals.map((cell) => Number(cell.textContent))).toEqual(view.result.scores.map((sheet) => sheet['total']));
});

test('the end speaks to whoever has played', async () => {
  const { view } = await position('over-civilian');
  if (view.result === null) throw new Error('it is not over');
  for (const reason of ['civilian', 'military', 'scientific', 'resigned']) {
    for (const seat of [0, 1]) {
      const { unmount } = render(await duel.loadEnd(), { ...sheet, seat, view, outcome: { ...view.result, reason } });
      const won = view.result.ranks[seat] === 1;
      const heading = won ? /^You won/ : /^You (lost|have given up)/;
      expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
      unmount();
    }
  }
});

test('a new Age, a token that strikes and a threat are moments', async () => {
  const { view: before } = await position('turn3');
  const view = structuredClone(before);
  const change = { before, view, names: english.names, text, tell: (fact: Fact) => tell(english, fact) };
  expect(duel.moments?.({ ...change, events: [] })).toEqual([]);
  const events = [
    { event: 'looted', seat: 1, coins: 2 },
    { event: 'age_begun', age: 3 },
  ];
  expect(duel.moments?.({ ...change, events })).toMatchObject([
    { kind: 'age', title: 'Age III' },
    { kind: 'conflict', title: 'Conflict' },
  ]);
  before.cities[0].supremacy = { symbols: 2, shields: 5 };
  view.cities[0].supremacy = { symbols: 1, shields: 2 };
  expect(duel.moments?.({ ...change, events: [] })).toMatchObject([
    { isThreat: true, title: 'One more symbol wins', says: 'Anna needs one more science symbol to win.' },
    { isThreat: true, title: '2 shields from the capital' },
  ]);
  expect(duel.moments?.({ ...change, before: view, events: [] })).toEqual([]);
});

test('after a supremacy the end says that points were not counted', async () => {
  const { view } = await position('over-civilian');
  if (view.result === null) throw new Error('it is not over');
  const { unmount } = render(await duel.loadEnd(), { ...sheet, view, outcome: view.result });
  const note = 'After a supremacy points are not counted. This is how the cities stood.';
  expect(screen.queryByText(note)).toBeNull();
  unmount();
  view.result = { ...view.result, reason: 'military', counted: false };
  render(await duel.loadEnd(), { ...sheet, view, outcome: view.result });
  expect(screen.getByText('Military supremacy')).toBeInTheDocument();
  expect(screen.getByText(note)).toBeInTheDocument();
});

test('the prompt speaks to whoever has to act, and about them to the others', async () => {
  const { view } = await position('turn1');
  const question = { view, own: null, names: english.names, toAct: [1], text };
  expect(duel.prompt({ ...question, seat: 1 })).toBe('Your turn: take a card');
  expect(duel.prompt({ ...question, seat: 0 })).toBe('Bruno is choosing a card');
  expect(duel.chapter(view, text)).toBe('Age I');
  expect(duel.chapter((await position('draft')).view, text)).toBe('Choosing Wonders');
});

test.each(['turn3', 'draft', 'destroy'])(
  'axe finds nothing on %s',
  async (name) => {
    for (const asText of [false, true]) {
      const { container, unmount } = await board(name, { asText });
      expect(await complaints(container, 'region')).toEqual([]);
      unmount();
    }
  },
  30_000,
);
