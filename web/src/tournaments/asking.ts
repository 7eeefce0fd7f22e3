/** What one asks of the tournaments of a server, in the name of this browser. */
import { get, post } from '../lib/api.ts';
import { playerSecret } from '../lib/store.ts';
import type { TournamentList, TournamentShown, TournamentTables } from '../wire/mirabilia.ts';

const addressOf = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;

export const allTournaments = () => get<TournamentList>('/api/tournaments');
export const tournamentOf = (id: string) => get<TournamentShown>(addressOf(id));
export const tablesOf = (id: string) => get<TournamentTables>(`${addressOf(id)}/tables`);
export const openTournament = (wish: object) => post<TournamentShown>('/api/tournaments', wish, playerSecret());

export function ask(
  id: string,
  what: 'join' | 'withdraw' | 'start' | 'cancel' | 'bots' | 'remove',
  body: object = {},
): Promise<TournamentShown> {
  return post<TournamentShown>(`${addressOf(id)}/${what}`, body, playerSecret());
}

const PAUSES = [500, 1000, 2000, 5000];

/** The tournament as it changes, until it is stopped; a connection that is lost is made again. */
export function follow(id: string, hear: (shown: TournamentShown) => void): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  function connect(): void {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${addressOf(id)}/live`);
    socket.onmessage = (event) => {
      failures = 0;
      hear(JSON.parse(String(event.data)) as TournamentShown);
    };
    socket.onclose = () => {
      if (isOver) return;
      timer = setTimeout(connect, PAUSES[Math.min(failures, PAUSES.length - 1)]);
      failures += 1;
    };
  }

  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.close();
  };
}
