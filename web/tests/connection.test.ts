import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../src/lib/api.ts';
import { TableConnection } from '../src/lib/connection.svelte.ts';
import { FakeSocket, table, useFakeSockets } from './sockets.ts';

let connection: TableConnection;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  connection = new TableConnection('k3x9', 'secret', 'it');
  stop = connection.start();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const move = { text: 'build baths', fact: { move: 'build', card: 'baths' } };
const built = { event: 'built', seat: 0, card: 'baths' };

describe('a connection', () => {
  test('says who it is, and gets the table', () => {
    expect(FakeSocket.last.url).toBe(`ws://${location.host}/api/socket?table=k3x9`);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent).toEqual([{ table: 'k3x9', secret: 'secret', moves: 0, lang: 'it' }]);
    expect(connection.state).toBe('open');
    expect(connection.shown).toEqual(table());
  });

  test('follows the news: moves, chat, moves taken back', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.news({ kind: 'moved', seat: 0, events: [built], move }, { moves: 1, to_act: [1] });
    expect(connection.steps.events).toEqual([built]);
    expect(connection.story).toEqual([{ number: 0, seat: 0, at: 0, events: [built], move }]);
    expect(connection.shown?.to_act).toEqual([1]);
    FakeSocket.last.news({ kind: 'said', seat: 1, name: 'Bruno', text: 'Ciao' }, { moves: 1 });
    expect(connection.chat).toEqual([{ seq: 9, at: 0, name: 'Bruno', seat: 1, text: 'Ciao', phrase: '' }]);
    expect(connection.shownStory).toHaveLength(1);
    FakeSocket.last.news({ kind: 'taken_back', seat: 0, moves: 0 });
    expect(connection.story).toEqual([]);
    expect(connection.takenBack).toMatchObject({ seat: 0, steps: [{ events: [built] }] });
    expect(connection.steps.events).toEqual([]);
    FakeSocket.last.news({ kind: 'moved', seat: 0, events: [built], move }, { moves: 1 });
    expect(connection.takenBack).toBeNull();
    expect(connection.remarks.map((news) => news.kind)).toEqual(['taken_back']);
  });

  test('knows who is at a screen', () => {
    FakeSocket.last.welcome();
    expect(connection.here).toBeNull();
    FakeSocket.last.say({ is: 'presence', here: [0] });
    expect(connection.here).toEqual([0]);
  });

  test('hears that bots hurry, and forgets it with the next welcome', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.say({ is: 'bots', hurried: true, set_aside: ['zeno'] });
    expect([connection.hurried, connection.setAside]).toEqual([true, ['zeno']]);
    FakeSocket.last.welcome();
    expect([connection.hurried, connection.setAside]).toEqual([false, []]);
  });

  test('fetches older lines of the chat when they are asked for', async () => {
    const line = (seq: number) => ({ seq, at: 0, name: 'Bruno', seat: 1, text: `line ${String(seq)}`, phrase: '' });
    FakeSocket.last.open();
    const base = { seat: 0, table: table(), story: [], here: null };
    FakeSocket.last.say({ is: 'welcome', ...base, chat: [line(70)], chat_before: 70 });
    const loaded = connection.olderChat();
    expect(FakeSocket.last.asked).toMatchObject({ do: 'chat_page', before: 70 });
    const id = String(FakeSocket.last.asked['id']);
    FakeSocket.last.say({ is: 'chat_page', id, chat: [line(20)], before: null });
    await loaded;
    expect(connection.chat.map(({ seq }) => seq)).toEqual([20, 70]);
    expect(connection.chatBefore).toBeNull();
  });

  test('keeps what an update leaves out', () => {
    FakeSocket.last.welcome({ view: { age: 1 }, own: { seat: 0 } });
    const { actions } = table();
    FakeSocket.last.news({ kind: 'said', name: 'Bruno', text: 'Ciao' });
    expect(connection.shown).toMatchObject({ id: 'k3x9', game: 'duel', view: { age: 1 }, own: { seat: 0 }, actions });
    FakeSocket.last.news({ kind: 'moved', seat: 0, events: [built] }, { to_act: [1], view: { age: 2 }, actions: [] });
    expect(connection.shown).toMatchObject({ to_act: [1], view: { age: 2 }, own: { seat: 0 }, actions: [] });
  });

  test('knows on coming what the others did since', () => {
    const discarded = { event: 'discarded', seat: 1, card: 'altar' };
    const story = [
      { number: 0, seat: 1, at: 0, events: [discarded] },
      { number: 1, seat: 0, at: 0, events: [built] },
      { number: 2, seat: 1, at: 0, events: [{ ...discarded, card: 'baths' }] },
      { number: 3, seat: 1, at: 0, events: [{ ...discarded, card: 'press' }] },
    ];
    FakeSocket.last.open();
    FakeSocket.last.say({ is: 'welcome', seat: 0, table: table(), story, chat: [], chat_before: null, here: null });
    expect(connection.steps.events.map(({ card }) => card)).toEqual(['baths', 'press']);
  });

  test('makes one step of what many have chosen in secret', () => {
    FakeSocket.last.welcome();
    const add = vi.spyOn(connection.steps, 'add');
    const chooses = (seat: number, to_act: number[], moves: number, event = 'committed') => {
      FakeSocket.last.news({ kind: 'moved', seat, events: [{ event, seat }] }, { to_act, moves });
    };
    chooses(2, [0, 1], 1);
    chooses(0, [1], 2);
    expect(connection.chosen).toEqual([0, 2]);
    chooses(2, [1, 2], 3, 'taken_back');
    expect(connection.chosen).toEqual([0]);
    chooses(2, [1], 4);
    expect(add).not.toHaveBeenCalled();
    expect([connection.shown?.to_act, connection.chosen]).toEqual([[1], [0, 2]]);
    FakeSocket.last.news({ kind: 'moved', seat: 1, events: [{ event: 'committed', seat: 1 }, built] }, { moves: 5 });
    expect(add.mock.calls.map(([{ movers }]) => movers)).toEqual([[0, 1, 2]]);
    expect(connection.chosen).toEqual([]);
  });

  test('makes one move at a time', async () => {
    FakeSocket.last.welcome();
    const made = connection.move({ code: 7 });
    void connection.move({ code: 107 });
    expect(connection.moving).toBe(true);
    expect(FakeSocket.last.sent.slice(1)).toMatchObject([{ do: 'move', code: 7 }]);
    FakeSocket.last.say({ is: 'done', id: String(FakeSocket.last.asked['id']), seq: 3 });
    await made;
    expect(connection.moving).toBe(false);
  });

  test('tells why something is refused', async () => {
    FakeSocket.last.welcome();
    const refusal = { refusal: 'illegal', message: 'Non si può.', fields: {} };
    const made = connection.move({ text: 'build palace' });
    FakeSocket.last.say({ is: 'refused', id: String(FakeSocket.last.asked['id']), ...refusal });
    await expect(made).rejects.toThrow('Non si può.');
  });

  test('gets hints', async () => {
    FakeSocket.last.welcome();
    const hint = { move, value: 0.6, others: [], events: [built], reasons: [], then: [] };
    const asked = connection.hint();
    FakeSocket.last.say({ is: 'hint', id: String(FakeSocket.last.asked['id']), hint });
    expect(await asked).toEqual(hint);
  });
});

describe('a connection that is lost', () => {
  test('comes back by itself and sends the move again under its id', async () => {
    FakeSocket.last.welcome();
    const made = connection.move({ code: 7 });
    const { id } = FakeSocket.last.asked;
    FakeSocket.last.lose();
    expect(connection.state).toBe('waiting');
    expect(connection.shown).not.toBeNull();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.slice(1)).toEqual([{ do: 'move', code: 7, id }]);
    FakeSocket.last.say({ is: 'done', id: String(id), seq: 3 });
    await made;
  });

  test('lets other requests fail', async () => {
    FakeSocket.last.welcome();
    const undone = connection.ask({ do: 'undo' });
    FakeSocket.last.lose();
    await expect(undone).rejects.toBeInstanceOf(Refusal);
    await expect(connection.ask({ do: 'undo' })).rejects.toBeInstanceOf(Refusal);
  });

  test('is tried again within two seconds, however long the server was away', () => {
    FakeSocket.last.welcome();
    for (let tries = 2; tries < 40; tries += 1) {
      FakeSocket.last.lose();
      vi.advanceTimersByTime(2000);
      expect(FakeSocket.all).toHaveLength(tries);
    }
  });

  test('is tried more slowly while nobody looks, and at once when somebody does or wants to', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    FakeSocket.last.welcome();
    for (let time = 0; time < 6; time += 1) {
      FakeSocket.last.lose();
      vi.advanceTimersByTime(20_000);
    }
    FakeSocket.last.lose();
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(7);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(7);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(8);
    FakeSocket.last.lose();
    connection.tryNow();
    expect(FakeSocket.all).toHaveLength(9);
    connection.tryNow();
    expect(FakeSocket.all).toHaveLength(10);
  });

  test('that hangs while it is made is tried again', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.lose();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(23_000);
    expect(FakeSocket.all.length).toBeGreaterThan(2);
  });

  test('is noticed when no answer comes', () => {
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.asked).toMatchObject({ do: 'ping' });
    FakeSocket.last.say({ is: 'pong', id: 'beat' });
    vi.advanceTimersByTime(15_000);
    expect(connection.state).toBe('open');
    vi.advanceTimersByTime(16_000);
    expect(connection.state).toBe('waiting');
  });

  test('asks for the whole story, since moves may have been taken back', () => {
    FakeSocket.last.welcome({}, [{ number: 0, seat: 0, at: 0, events: [built] }]);
    FakeSocket.last.lose();
    vi.advanceTimersByTime(500);
    FakeSocket.last.welcome({}, []);
    expect(connection.story).toEqual([]);
    expect(connection.steps.events).toEqual([]);
  });

  test.each([
    [4404, 'table'],
    [4400, 'secret'],
  ])('is not tried again after %i', (code, gone) => {
    FakeSocket.last.lose(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(connection.gone).toBe(gone);
  });

  test('says when the server itself is in trouble', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.lose(4503);
    expect(connection.troubled).toBe(true);
    vi.advanceTimersByTime(500);
    FakeSocket.last.welcome();
    expect(connection.troubled).toBe(false);
  });

  test('is left alone once one has gone', () => {
    FakeSocket.last.welcome();
    stop();
    FakeSocket.last.lose();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

test('another language is asked for at once', () => {
  FakeSocket.last.welcome();
  connection.speak('en');
  FakeSocket.last.open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.sent).toEqual([{ table: 'k3x9', secret: 'secret', moves: 0, lang: 'en' }]);
});
