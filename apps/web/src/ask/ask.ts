import { accept, refuse, type Verdict } from '@riffle/aggregate';
import type { Problem } from '@riffle/wire';
import { language, t } from '../language/language.svelte.ts';
import { answeredEarly, isAskedEarly } from './early.ts';

export type Answer<T> = Verdict<T, Problem>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What is long under way and says nothing is taken for lost; who sends much waits longer. */
const PATIENCE = 15_000;

const lost = (): Problem => ({ type: 'about:blank', status: 0, code: 'offline', ...t.shell.offline });
const odd = (status: number): Problem => ({ type: 'about:blank', status, code: 'unreadable', ...t.shell.unreadable });

async function read<T>(response: Response): Promise<Answer<T>> {
  if (response.status === 204) return accept(undefined as T);
  try {
    const body: unknown = await response.json();
    if (response.ok) return accept(body as T);
    const problem = body as Problem;
    return refuse(typeof problem.code === 'string' ? problem : odd(response.status));
  } catch {
    return refuse(odd(response.status));
  }
}

/** Asks the server once. No network is a problem like any other, so nothing here throws. */
export async function ask<T>(method: Method, path: string, body?: unknown, patience = PATIENCE): Promise<Answer<T>> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language.current };
  const raw = body instanceof Blob;
  if (raw) headers['content-type'] = body.type === '' ? 'application/octet-stream' : body.type;
  else if (body !== undefined) headers['content-type'] = 'application/json';
  const content = body === undefined ? null : raw ? body : JSON.stringify(body);
  try {
    const early = method === 'GET' && isAskedEarly(path) ? await answeredEarly(path) : undefined;
    const signal = AbortSignal.timeout(patience);
    return await read<T>(early ?? (await fetch(path, { method, headers, body: content, signal })));
  } catch {
    // who asks at the very beginning may be answered before there are words
    await language.start();
    return refuse(lost());
  }
}

export const get = <T>(path: string): Promise<Answer<T>> => ask<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<Answer<T>> => ask<T>('POST', path, body ?? {});
