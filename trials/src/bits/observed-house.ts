import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, openHouse } from '@riffle/server';

/** The recorded house: its owner, and the moment at which it was looked at. */
export const RECORDED = join(import.meta.dirname, '../../../apps/server/src/recorded/house-1');
const { clock } = JSON.parse(readFileSync(join(RECORDED, 'seen.json'), 'utf8')) as { readonly clock: number };
const OWNER = { name: 'Rosa', pin: '135790' };

type Answer = { readonly status: number; readonly body: string };
/** By address. */
export type Observed = ReadonlyMap<string, Answer>;

/** Everything that this house shows its owner and its room, over HTTP. Rejects where it does not open. */
export async function observe(
  dataDir: string,
  nights: readonly string[],
): Promise<Observed & { damagedRows?: number }> {
  const house = await openHouse({ dataDir, now: () => clock });
  try {
    const app = await buildApp(house, { logLevel: 'silent', rateLimits: 'off' });
    const seen = new Map<string, Answer>();
    let cookie = '';
    const ask = async (url: string): Promise<void> => {
      const { statusCode: status, body } = await app.inject({ url, headers: { host: 'localhost', cookie } });
      seen.set(url, { status, body });
    };
    const signedIn = await app.inject({
      ...{ method: 'POST', url: '/api/session', headers: { host: 'localhost' }, payload: OWNER },
    });
    seen.set('session', { status: signedIn.statusCode, body: signedIn.body });
    cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    for (const url of ['night', 'night?archived=true', 'people', 'staff', 'templates', 'house-rulebooks', 'club'])
      await ask(`/api/${url}`);
    for (const id of nights) {
      const at = `/api/night/${encodeURIComponent(id)}`;
      for (const url of ['?lang=de', '/log?lang=de', '/log?lang=en', '/results.csv?lang=de']) await ask(`${at}${url}`);
    }
    await app.close();
    return Object.assign(seen, { damagedRows: house.club.damaged.length });
  } finally {
    await house.close().catch(() => undefined);
  }
}

/** The ids of the nights in the list. */
export function nightsIn(observed: Observed): readonly string[] {
  const lists = ['/api/night', '/api/night?archived=true'].map((url) => observed.get(url)?.body ?? '[]');
  return lists.flatMap((list) => (JSON.parse(list) as { readonly id: string }[]).map(({ id }) => id));
}
