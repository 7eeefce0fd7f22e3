/** Asks the server over HTTP. What it refuses comes as a `Refusal`, in the language of the page. */
import { reachable } from './reachable.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Text } from './texts.ts';
import type { Problem } from '../wire/mirabilia.ts';

/** The server has said no, or nothing at all (`offline`). */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

export const OFFLINE: Problem = { refusal: 'offline', message: '', fields: {} };

export function get<Answer>(path: string, secret?: string): Promise<Answer> {
  return request<Answer>(path, { headers: headersFor(secret) });
}

export function post<Answer>(path: string, body: unknown, secret?: string): Promise<Answer> {
  const headers = { ...headersFor(secret), 'Content-Type': 'application/json' };
  return request<Answer>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export function remove(path: string, secret?: string): Promise<unknown> {
  return request(path, { method: 'DELETE', headers: headersFor(secret) });
}

/** What went wrong, as a sentence for a person. */
export function messageOf(error: unknown, text: Text): string {
  if (error instanceof Refusal && error.problem.message !== '') return error.problem.message;
  return text('web-problem-offline');
}

function headersFor(secret: string | undefined): Record<string, string> {
  return secret === undefined ? {} : { Authorization: `Bearer ${secret}` };
}

async function request<Answer>(path: string, how: RequestInit): Promise<Answer> {
  const mark = path.includes('?') ? '&' : '?';
  const answer = await fetch(`${path}${mark}lang=${settings.language}`, how).catch(() => null);
  reachable.isLost = answer === null;
  const content: unknown = await answer?.text().then(parsed, () => null);
  if (answer?.ok) return content as Answer;
  throw new Refusal(isProblem(content) ? content : OFFLINE);
}

function parsed(content: string): unknown {
  try {
    return content === '' ? null : JSON.parse(content);
  } catch {
    return null;
  }
}

function isProblem(content: unknown): content is Problem {
  return typeof content === 'object' && content !== null && 'refusal' in content && 'message' in content;
}
