/** Whether others can follow a link to this server, and under which address. */
import { get } from './api.ts';
import type { Reach } from '../wire/mirabilia.ts';

/** What to start so that guests reach the server: installed, and from the sources. */
export const FOR_GUESTS = ['mirabilia serve --host 0.0.0.0', 'MIRABILIA_HOST=0.0.0.0 make play'];

/** Whether a name means the machine one sits at. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** Where guests find the server; null where the address of the page itself will do. */
export async function reachOf({ hostname }: Pick<Location, 'hostname'> = location): Promise<Reach | null> {
  return isLoopback(hostname) ? get<Reach>('/api/reach') : null;
}

/** A link to this server as guests have to write it. */
export function linkAt(link: string, address: string): string {
  return link.replace(location.origin, address);
}
