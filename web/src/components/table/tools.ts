import type { Table } from '../../lib/table.ts';

/** A button of the bar. */
export interface Tool {
  name: 'undo' | 'hint' | 'chat' | 'log';
  possible: boolean;
  pressed?: boolean;
  /** A number to be seen on it, such as lines not read. */
  count?: number;
  act: () => void;
}

/** What can be chosen in the menu. */
export type MenuWish = 'offer_end' | 'chat' | 'resign' | 'record' | 'keys' | 'log' | 'people' | 'result';

/** What can be opened beside the board. */
export type SideName = 'log' | 'chat' | 'people';

const KEYS: Record<string, Tool['name']> = { u: 'undo', h: 'hint', c: 'chat', l: 'log' };

/** The tool that a key stands for. */
export function toolOf(key: string, tools: Tool[]): Tool | undefined {
  const name = KEYS[key];
  return tools.find((tool) => tool.name === name && tool.possible);
}

/** Whether there is room for a column beside the board. */
export function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(width >= 112.5rem)').matches;
}

/** Whether more people sit there than the bar can name. */
export function isMany({ seats }: Table): boolean {
  return seats.length > 3;
}
