import type { Way } from '@riffle/server/testing';
import { CALLERS, objectionTo } from '../asked/callers.ts';
import type { Scene } from '../asked/scene.ts';

/** Signing in and out are everybody's, and would make somebody else of who asks. */
const changesWhoAsks = ({ method, url }: Way): boolean => url === '/api/session' && method === 'DELETE';

/** Each way in by everybody, for what is there, what is not, and a demo: let in exactly as it says. */
export async function ways(scene: Scene): Promise<{ readonly tried: number; readonly faults: readonly string[] }> {
  const { club, callers, night, demo, kept } = scene;
  const faults: string[] = [];
  let tried = 0;
  for (const way of club.app.waysIn.all) {
    for (const as of CALLERS) {
      if (changesWhoAsks(way) && callers[as].cookie !== undefined) continue;
      for (const id of way.url.includes(':id') ? ['no-such-id', night.id, demo] : ['']) {
        const objection = objectionTo(way, as, id === demo && way.orInDemoOf === 'night');
        // somebody who may would do it
        if (objection === undefined && way.method !== 'GET' && id !== 'no-such-id' && id !== '') continue;
        const before = await kept.now();
        const answer = await club.app.inject({
          method: way.method as 'GET',
          url: way.url.replace(':id', id).replaceAll(/:\w+/g, 'no-such-thing'),
          headers: { host: 'localhost', cookie: callers[as].cookie ?? '' },
        });
        tried += 1;
        const fault = faultIn({ way, objection }, answer, before === (await kept.now()));
        if (fault !== undefined) faults.push(`${as}: ${way.method} ${way.url} of ${id}: ${fault}`);
      }
    }
  }
  return { tried, faults };
}

type Answer = { readonly statusCode: number; readonly headers: object; readonly body: string };

function faultIn(
  { way, objection }: { readonly way: Way; readonly objection: string | undefined },
  { statusCode, headers, body }: Answer,
  isSame: boolean,
): string | undefined {
  const { 'content-type': type = '', 'cache-control': cached } = headers as Record<string, string>;
  const isProblem = type.startsWith('application/problem+json');
  const problem =
    isProblem && body !== '' ? (JSON.parse(body) as { code: string; facts?: { needed?: unknown } }) : undefined;
  if (statusCode >= 500) return `answered ${String(statusCode)}`;
  if (cached !== 'no-store') return 'may be cached';
  if (statusCode >= 400 && !isProblem) return `no problem but ${type}`;
  if (objection === undefined) {
    const isShut =
      problem?.code === 'unauthenticated' || (problem?.code === 'not-allowed' && !way.url.endsWith('/pin'));
    return isShut ? `shut, ${problem.code}` : undefined;
  }
  if (statusCode !== (objection === 'unauthenticated' ? 401 : 403)) return `open, ${String(statusCode)}`;
  if (!isSame) return 'changed something, and refused';
  if (way.method === 'HEAD') return undefined;
  if (problem?.code !== objection) return `refused as ${String(problem?.code)}`;
  return objection === 'not-allowed' && problem.facts?.needed !== way.may
    ? 'does not say which role it needs'
    : undefined;
}
