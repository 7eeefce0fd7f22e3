import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { BoardProps } from '../src/games/contract.ts';
import { generic } from '../src/games/generic/index.ts';
import { Labels } from '../src/games/generic/labels.ts';
import { hasBoard, loadBoard } from '../src/games/index.ts';
import { isLegal } from '../src/lib/actions.ts';
import { tell } from '../src/lib/facts.ts';
import type { Language } from '../src/lib/language.ts';
import { gameTexts } from '../src/lib/loading.ts';
import type { Fact, OutcomeShown } from '../src/wire/mirabilia.ts';
import { complaints } from './accessibility.ts';
import { load, type Position } from './fixtures.ts';

const NAMES = ['Anna', 'Bruno', 'Carla'];
const KINDS: Record<string, string[]> = {
  duel: ['card', 'wonder', 'token', 'resource', 'colour', 'symbol'],
  seven: ['card', 'leader', 'board', 'edifice', 'resource', 'colour', 'symbol', 'side'],
  world: ['map', 'stack', 'monument', 'objective', 'resource', 'type', 'neighbour', 'piece', 'item'],
};
const POSITIONS = ['duel-turn1', 'seven-turn', 'world-turn', 'world-lay'];

async function board(name: string, more: Partial<BoardProps> = {}, language: Language = 'en') {
  const [game = ''] = name.split('-');
  const { seat, moves, actions, events, view, own } = (await load(name)) as Position<unknown>;
  const text = await gameTexts(language, game);
  const kinds = KINDS[game] ?? [];
  const teller = { game, kinds, texts: text, names: NAMES };
  const played: string[] = [];
  const props: BoardProps = {
    ...{
      game,
      view,
      own,
      pieces: {},
      kinds,
      names: NAMES,
      seats: [],
      seat,
      actions,
      ready: true,
      events,
      moves,
      hint: null,
    },
    ...{ side: seat, since: [{ movers: [seat ?? 0], events }], takenBack: null },
    ...{ open: null, asText: false, text, tell: (fact) => tell(teller, fact), takeBack: null },
    play: (action) => played.push(action.text),
    ...more,
  };
  return { ...render(generic(game).Board, { props }), props, played, user: userEvent.setup() };
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-move]')];
const button = (text: string) => buttons().find((one) => one.dataset['move'] === text) as HTMLElement;
const said = () => document.body.textContent;

describe('the board of a game without one of its own', () => {
  test.each(POSITIONS)('has a button for every action of %s, and plays the possible ones', async (name) => {
    const { props, played, user } = await board(name);
    expect(
      buttons()
        .map((one) => one.dataset['move'])
        .sort(),
    ).toEqual(props.actions.map(({ text }) => text).sort());
    for (const action of props.actions) {
      expect(button(action.text)).toHaveAttribute('aria-disabled', String(!isLegal(action)));
      if (action.refusal) expect(button(action.text)).toHaveTextContent(props.tell(action.refusal));
    }
    const first = props.actions.find(isLegal);
    await user.click(button(first?.text ?? ''));
    expect(played).toEqual([first?.text]);
  });

  test.each(POSITIONS)('tells %s in both languages, without a gap and without a mistake', async (name) => {
    for (const language of ['en', 'it'] as const) {
      const { unmount } = await board(name, {}, language);
      expect(said()).not.toMatch(/undefined|NaN|\[object|\{\s?\$|(duel|seven|world|web)-[a-z]+-/);
      unmount();
    }
  });

  test.each(POSITIONS)(
    'is accessible (%s)',
    async (name) => {
      const { container } = await board(name);
      expect(await complaints(container, 'region')).toEqual([]);
    },
    30_000,
  );

  test('groups the actions of 7 Wonders by card, with price and reason', async () => {
    await board('seven-turn');
    const card = screen.getByRole('heading', { name: 'Stables' }).closest('section') as HTMLElement;
    const build = within(card).getByRole('button', { name: /^Build Stables/ });
    expect(build).toHaveTextContent('price 6');
    expect(within(card).getAllByRole('button')).toHaveLength(3);
    expect(button('build library')).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows what everybody sees, and apart from it what is only for the viewer', async () => {
    const { rerender } = await board('seven-turn');
    const own = screen.getByRole('heading', { name: 'Only you can see this' }).closest('section') as HTMLElement;
    expect(own).toHaveTextContent('Cards in hand Library, Glassworks');
    const all = screen.getByRole('heading', { name: 'Everybody can see this' }).closest('section') as HTMLElement;
    expect(all).toHaveTextContent('Age 2');
    expect(within(all).getByRole('heading', { name: 'Bruno' })).toBeInTheDocument();
    await rerender({ seat: null, own: null, actions: [] });
    expect(screen.queryByText('Only you can see this')).toBeNull();
    expect(screen.getByText('Nothing at the moment.')).toBeInTheDocument();
  });

  test('lets nothing be played while a move is under way', async () => {
    const { played, props, user } = await board('seven-turn', { ready: false });
    await user.click(button(props.actions[0]?.text ?? ''));
    expect(played).toEqual([]);
  });

  test('points out advice', async () => {
    const move = { text: 'sell library', fact: { move: 'sell', card: 'library' } };
    await board('seven-turn', { hint: { move, value: null, others: [], events: [], reasons: [], then: [] } });
    expect(button('sell library')).toHaveTextContent('(advised)');
  });

  test('offers to choose again what was chosen in secret', async () => {
    let again = 0;
    const { user } = await board('seven-turn', { actions: [], takeBack: () => (again += 1) });
    await user.click(screen.getByRole('button', { name: 'Choose again' }));
    expect(again).toBe(1);
  });

  test('gives the focus to what is asked next when a move takes it away', async () => {
    const { rerender, props } = await board('seven-turn');
    button('sell library').focus();
    await rerender({ actions: [], moves: props.moves + 1 });
    expect(screen.getByRole('heading', { name: 'What you can do' })).toHaveFocus();
  });
});

test('the end names the winner, and every category for everybody', async () => {
  const { view } = (await load('seven-over')) as Position<{ result: OutcomeShown }>;
  const text = await gameTexts('en', 'seven');
  const teller = { game: 'seven', kinds: KINDS['seven'] ?? [], texts: text, names: NAMES };
  const props = { game: 'seven', view, names: NAMES, outcome: view.result, seat: null, counting: false, text };
  const { container } = render(await generic('seven').loadEnd(), { ...props, tell: (fact) => tell(teller, fact) });
  const winner = NAMES[view.result.ranks.indexOf(1)] ?? '';
  expect(screen.getByRole('heading', { name: `${winner} wins!` })).toBeInTheDocument();
  expect(screen.getByText('Victory on points')).toBeInTheDocument();
  const { scores } = view.result;
  const counted = Object.keys(scores[0] ?? {}).filter((id) => scores.some((sheet) => sheet[id] !== 0));
  const labels = counted.map((id) => text(`seven-category-${id.replaceAll('_', '-')}`));
  const rows = screen.getAllByRole('rowheader').map((row) => row.textContent);
  expect(rows.sort()).toEqual(labels.sort());
  const totals = [...container.querySelectorAll('tfoot td')].map((one) => Number(one.textContent));
  expect(totals).toEqual(view.result.scores.map((sheet) => sheet['total']));
  expect(await complaints(container, 'region')).toEqual([]);
  const seats = { ...props, tell: (fact: Fact) => tell(teller, fact) };
  render(await generic('seven').loadEnd(), { ...seats, seat: view.result.ranks.indexOf(1) });
  expect(screen.getByRole('heading', { name: /^You won/ })).toBeInTheDocument();
  render(await generic('seven').loadEnd(), { ...seats, seat: view.result.ranks.indexOf(3) });
  expect(screen.getByRole('heading', { name: /^Place 3 of 3, \d+ behind$/ })).toBeInTheDocument();
});

test('the prompt speaks to whoever has to choose, and about the others', async () => {
  const text = await gameTexts('en', 'seven');
  const { view, own } = (await load('seven-turn')) as Position<unknown>;
  const question = { view, own, names: NAMES, toAct: [0, 1], text };
  const { prompt, chapter } = generic('seven');
  expect(prompt({ ...question, seat: 1 })).toBe('Choose a card and use it');
  expect(prompt({ ...question, own: null, seat: 2 })).toBe('Waiting for Anna and Bruno');
  expect(prompt({ ...question, own: null, seat: null, toAct: [0] })).toBe('Waiting for Anna');
  expect(prompt({ ...question, seat: 1, toAct: [] })).toBe('The game is over');
  expect(chapter(view, text)).toBe('Age II');
  const world = await gameTexts('en', 'world');
  expect(generic('world').chapter({ round: 3 }, world)).toBe('Round 3');
  expect(generic('go').chapter({ round: 3 }, world)).toBe('');
});

test('fields and ids without a text are made readable', async () => {
  const labels = new Labels('go', ['stone'], await gameTexts('en', 'go'), NAMES);
  expect(labels.field('captured_stones')).toBe('Captured stones');
  expect(labels.words('stones', ['black_one', 'white_one'])).toBe('Black one, White one');
  expect(labels.words('seat', 1)).toBe('Bruno');
  const ofTwo = new Labels('seven', [], await gameTexts('en', 'seven'), ['Anna', 'Bruno']);
  expect(ofTwo.words('seat', 2)).toBe('Free City');
  expect(labels.line({ passed: true, over: false, komi: 6.5, ko: null })).toBe('Passed, Komi: 6.5');
});

test('every game has a board: its own, or this one', async () => {
  expect(hasBoard('duel')).toBe(true);
  expect(hasBoard('go')).toBe(false);
  expect((await loadBoard('go')).Board).toBe(generic('go').Board);
});
