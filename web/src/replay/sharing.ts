/** Records that I show others by a link. */
import { get, post, remove } from '../lib/api.ts';
import { playerSecret, read, readAs, write } from '../lib/store.ts';
import type { OwnShare, ShareMade } from '../wire/mirabilia.ts';

const SHARES = 'shares';
const MOST = 100;

/** Let others look at a record; its id. The server knows by my secret whose it is. */
export async function share(record: string): Promise<string> {
  const { share } = await post<ShareMade>('/api/shares', { text: record }, playerSecret());
  write(SHARES, JSON.stringify([share, ...known().filter((one) => one !== share)].slice(0, MOST)));
  return share;
}

export async function unshare(id: string): Promise<void> {
  await remove(`/api/shares/${encodeURIComponent(id)}`, playerSecret());
  write(SHARES, JSON.stringify(known().filter((one) => one !== id)));
}

/** Whether I have shared it from this browser. */
export function isMine(id: string): boolean {
  return known().includes(id);
}

/** What I share, the last one first; whoever has no secret yet shares nothing. */
export async function ownShares(): Promise<OwnShare[]> {
  const secret = read('player');
  return secret === null || secret === '' ? [] : get<OwnShare[]>('/api/player/shares', secret);
}

export function linkToShare(id: string): string {
  return `${location.origin}/shared/${encodeURIComponent(id)}`;
}

function known(): string[] {
  return readAs(SHARES, (value): value is string[] => Array.isArray(value) && value.every(isText), []);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
