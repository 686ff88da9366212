import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openapiText } from '../openapi-text.ts';
import { type Caller, type Club, openClub, openNight } from '../testing/club.ts';

const ROLES = ['visitor', 'display', 'cashier', 'floor', 'director', 'owner'] as const;
type Role = (typeof ROLES)[number];

/** From which role on a route may be used. Every route of the API stands here, or the test fails. */
const FIRST: { readonly [route: string]: Role } = {
  'GET /api/session': 'visitor',
  'POST /api/session': 'visitor',
  'DELETE /api/session': 'visitor',
  'POST /api/first-run': 'visitor',
  'GET /api/secure': 'visitor',
  'GET /api/secure/certificate': 'visitor',
  'POST /api/night/demo': 'visitor',
  'GET /api/signup': 'visitor',
  'GET /api/signup/link/{code}': 'visitor',
  'POST /api/signup/link/{code}/people': 'visitor',
  'POST /api/signup/link/{code}/stand': 'visitor',
  'POST /api/signup/link/{code}/cancel': 'visitor',
  'POST /api/night/link/{code}/own': 'visitor',
  'POST /api/night/link/{code}/own/commands': 'visitor',
  'GET /api/night/{id}/own-links': 'cashier',
  'POST /api/night/link/{code}/dealer': 'visitor',
  'POST /api/night/link/{code}/dealer/commands': 'visitor',
  'GET /api/night/{id}/dealer-links': 'floor',
  'POST /api/signup': 'floor',
  'GET /api/signup/{id}': 'cashier',
  'GET /api/signup/{id}/people': 'cashier',
  'POST /api/signup/{id}/check-in': 'cashier',
  'GET /api/signup/{id}/list.csv': 'floor',
  'POST /api/signup/{id}/commands': 'cashier',
  'GET /api/signup/{id}/undo/{commit}': 'cashier',
  'GET /api/signup/{id}/log': 'cashier',
  'POST /api/signup/{id}/redact': 'director',
  'PUT /api/signup/{id}/archived': 'owner',
  'GET /api/signup/bin': 'owner',
  'POST /api/signup/{id}/delete': 'owner',
  'POST /api/signup/{id}/bring-back': 'owner',
  'POST /api/signup/{id}/forget': 'owner',
  'GET /api/totals': 'director',
  'GET /api/multiday': 'visitor',
  'GET /api/multiday/link/{code}': 'visitor',
  'GET /api/multiday/next/{code}/{entry}': 'visitor',
  'GET /api/multiday/{id}/export': 'director',
  'POST /api/multiday/import': 'director',
  'GET /api/multiday/{id}/whole': 'director',
  'POST /api/multiday/whole': 'director',
  'POST /api/multiday': 'director',
  'GET /api/multiday/{id}': 'cashier',
  'POST /api/multiday/{id}/open': 'director',
  'POST /api/multiday/{id}/commands': 'director',
  'GET /api/multiday/{id}/undo/{commit}': 'director',
  'GET /api/multiday/{id}/log': 'director',
  'POST /api/multiday/{id}/redact': 'director',
  'PUT /api/multiday/{id}/archived': 'owner',
  'GET /api/multiday/bin': 'owner',
  'POST /api/multiday/{id}/delete': 'owner',
  'POST /api/multiday/{id}/bring-back': 'owner',
  'POST /api/multiday/{id}/forget': 'owner',
  'GET /api/league': 'visitor',
  'GET /api/league/link/{code}': 'visitor',
  'POST /api/league/link/{code}/club': 'visitor',
  'POST /api/league/link/{code}/club/commands': 'visitor',
  'POST /api/league/link/{code}/captain': 'visitor',
  'POST /api/league/link/{code}/captain/commands': 'visitor',
  'GET /api/league/{id}/links': 'director',
  'POST /api/league/{id}/nights': 'floor',
  'GET /api/league/of-night/{id}': 'floor',
  'POST /api/league': 'director',
  'GET /api/league/{id}': 'cashier',
  'POST /api/league/{id}/commands': 'floor',
  'GET /api/league/{id}/undo/{commit}': 'floor',
  'GET /api/league/{id}/log': 'floor',
  'POST /api/league/{id}/redact': 'director',
  'PUT /api/league/{id}/archived': 'owner',
  'GET /api/league/bin': 'owner',
  'POST /api/league/{id}/delete': 'owner',
  'POST /api/league/{id}/bring-back': 'owner',
  'POST /api/league/{id}/forget': 'owner',
  'POST /api/league/link/{code}/club/calendar': 'visitor',
  'POST /api/league/link/{code}/captain/calendar': 'visitor',
  'GET /api/league/{id}/calendar.ics': 'director',
  'POST /api/league/{id}/files': 'floor',
  'GET /api/league/{id}/files/{file}': 'floor',
  'POST /api/league/link/{code}/club/files': 'visitor',
  'POST /api/league/link/{code}/club/file': 'visitor',
  'POST /api/league/link/{code}/club/members': 'visitor',
  'GET /api/league/{id}/members': 'director',
  'POST /api/league/{id}/members': 'director',
  'POST /api/league/{id}/import': 'director',
  'POST /api/league/{id}/import/preview': 'director',
  'GET /api/league/link/{code}/report': 'visitor',
  'GET /api/league/link/{code}/nights': 'visitor',
  'GET /api/league/link/{code}/round': 'visitor',
  'GET /api/league/link/{code}/players': 'visitor',
  'GET /api/league/link/{code}/statistics': 'visitor',
  'GET /api/league/link/{code}/table.csv': 'visitor',
  'GET /api/league/link/{code}/calendar.ics': 'visitor',
  'GET /api/room': 'visitor',
  'GET /api/room/link/{code}': 'visitor',
  'POST /api/room/link/{code}/own': 'visitor',
  'POST /api/room/link/{code}/own/commands': 'visitor',
  'POST /api/room/link/{code}/kiosk': 'visitor',
  'POST /api/room/link/{code}/kiosk/commands': 'visitor',
  'POST /api/room/link/{code}/kiosk/guest': 'visitor',
  'POST /api/room/link/{code}/dealer': 'visitor',
  'POST /api/room/link/{code}/dealer/commands': 'visitor',
  'GET /api/room/{id}/links': 'cashier',
  'GET /api/room/{id}/report': 'cashier',
  'POST /api/room': 'director',
  'GET /api/room/{id}': 'cashier',
  'POST /api/room/{id}/commands': 'cashier',
  'GET /api/room/{id}/undo/{commit}': 'cashier',
  'GET /api/room/{id}/log': 'cashier',
  'POST /api/room/{id}/redact': 'director',
  'PUT /api/room/{id}/archived': 'owner',
  'GET /api/room/bin': 'owner',
  'POST /api/room/{id}/delete': 'owner',
  'POST /api/room/{id}/bring-back': 'owner',
  'POST /api/room/{id}/forget': 'owner',
  'POST /api/time/answer': 'director',
  'GET /api/night': 'visitor',
  'GET /api/night/link/{code}': 'visitor',
  'GET /api/night/link/{code}/status': 'visitor',
  'POST /api/night': 'director',
  'GET /api/night/{id}': 'cashier',
  'POST /api/night/{id}/commands': 'cashier',
  'GET /api/night/{id}/undo/{commit}': 'cashier',
  'GET /api/night/{id}/log': 'cashier',
  'POST /api/night/{id}/redact': 'director',
  'PUT /api/night/{id}/wall': 'floor',
  'PUT /api/night/{id}/archived': 'owner',
  'GET /api/night/bin': 'owner',
  'POST /api/night/{id}/delete': 'owner',
  'POST /api/night/{id}/bring-back': 'owner',
  'POST /api/night/{id}/forget': 'owner',
  'GET /api/house-key': 'director',
  'POST /api/night/{id}/import': 'floor',
  'POST /api/night/{id}/import/preview': 'floor',
  'GET /api/night/{id}/export': 'director',
  'POST /api/night/import': 'director',
  'GET /api/night/{id}/results.csv': 'floor',
  'GET /api/night/{id}/summary.ots': 'floor',
  'PUT /api/club/zone': 'owner',
  'GET /api/people': 'cashier',
  'POST /api/people': 'cashier',
  'GET /api/people/{id}': 'floor',
  'PATCH /api/people/{id}': 'floor',
  'DELETE /api/people/{id}': 'director',
  'GET /api/people/{id}/file': 'director',
  'GET /api/people/{id}/penalties': 'floor',
  'GET /api/night/{id}/unserved': 'floor',
  'GET /api/people/{id}/traces': 'director',
  'POST /api/people/{id}/erase': 'director',
  'POST /api/people/{id}/merge': 'director',
  'POST /api/people/{id}/unmerge': 'director',
  'GET /api/keeping': 'director',
  'PUT /api/keeping': 'director',
  'GET /api/templates': 'floor',
  'PUT /api/templates/{id}': 'director',
  'DELETE /api/templates/{id}': 'director',
  'GET /api/templates/{id}/export': 'floor',
  'POST /api/templates/read': 'director',
  'GET /api/house-rulebooks': 'visitor',
  'GET /api/house-rulebooks/{id}': 'visitor',
  'GET /api/house-rulebooks/{id}/export': 'visitor',
  'PUT /api/house-rulebooks/{id}': 'director',
  'DELETE /api/house-rulebooks/{id}': 'director',
  'POST /api/house-rulebooks/import': 'director',
  'GET /api/league-profiles': 'floor',
  'PUT /api/league-profiles/{id}': 'director',
  'DELETE /api/league-profiles/{id}': 'director',
  'GET /api/league/link/{code}/profile': 'visitor',
  'GET /api/rulebook-texts': 'floor',
  'GET /api/rulebook-texts/{id}': 'floor',
  'PUT /api/rulebook-texts/{id}': 'director',
  'DELETE /api/rulebook-texts/{id}': 'director',
  'GET /api/backups': 'owner',
  'POST /api/backups': 'owner',
  'PUT /api/backups/plan': 'owner',
  'GET /api/backups/{id}': 'owner',
  'PUT /api/club': 'owner',
  'GET /api/club/logo/{id}': 'visitor',
  'PUT /api/club/logo': 'owner',
  'DELETE /api/club/logo': 'owner',
  'GET /api/club/columns': 'display',
  'PUT /api/club/columns': 'director',
  'GET /api/club/wall': 'visitor',
  'PUT /api/club/wall': 'director',
  'POST /api/club/wall/media': 'director',
  'GET /api/club/wall/media/{id}': 'visitor',
  'GET /api/staff': 'owner',
  'POST /api/staff': 'owner',
  'PATCH /api/staff/{id}': 'owner',
  'DELETE /api/staff/{id}': 'owner',
  'POST /api/staff/{id}/invitation': 'owner',
  'PUT /api/staff/{id}/pin': 'display',
};
/** In a demo everybody may do what staff may. */
const IN_DEMO = [
  'GET /api/night/{id}',
  'POST /api/night/{id}/commands',
  'GET /api/night/{id}/undo/{commit}',
  'GET /api/night/{id}/log',
  'PUT /api/night/{id}/wall',
  'POST /api/night/{id}/import/preview',
  'GET /api/night/{id}/results.csv',
  'GET /api/night/{id}/summary.ots',
  'GET /api/night/{id}/own-links',
  'GET /api/night/{id}/dealer-links',
];

type Described = { readonly paths: Record<string, Record<string, unknown>> };
const described = JSON.parse(await openapiText()) as Described;
const routes = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
);

describe('every route of the API', () => {
  let club: Club;
  let callers: { readonly [R in Role]: Caller };
  let night = '';
  let demo = '';
  beforeAll(async () => {
    club = await openClub({ rateLimits: 'off' });
    callers = {
      visitor: club.visitor,
      display: await club.member('Wall', 'display'),
      cashier: await club.member('Kim', 'cashier'),
      floor: await club.member('Ben', 'floor'),
      director: await club.member('Dora', 'director'),
      owner: club.owner,
    };
    night = (await openNight(club.owner)).id;
    demo = (await club.visitor.post('/api/night/demo', { speed: 60 })).json().id;
  });
  afterAll(() => club.close());

  const call = (
    caller: Caller,
    method: string,
    path: string,
    id: string,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    club.app.inject({
      method: method as 'GET',
      url: path.replace('{id}', id).replace('{code}', 'NOWHERE').replace('{commit}', 'no-such-commit'),
      headers: { host: 'localhost', ...(caller.cookie === undefined ? {} : { cookie: caller.cookie }), ...headers },
    });

  it('stands in the table, and the table names no other', () => {
    expect(routes.map((route) => route.join(' ')).sort()).toEqual(Object.keys(FIRST).sort());
  });

  it.each(routes)('%s %s is for its roles alone', async (method, path) => {
    const first = FIRST[`${method} ${path}`] ?? 'owner';
    const isOfSession = path === '/api/session' && method !== 'GET';
    // the strongest last: nothing of what the others ask for is done, since all of it lacks a body or is not there
    for (const role of ROLES) {
      if (isOfSession && role !== 'visitor') continue;
      const { statusCode, headers } = await call(callers[role], method, path, 'no-such-id');
      const isLetIn = statusCode !== 401 && (statusCode !== 403 || path.endsWith('/pin'));
      expect([role, isLetIn]).toEqual([role, ROLES.indexOf(role) >= ROLES.indexOf(first)]);
      expect(headers['cache-control']).toBe('no-store');
      if (statusCode >= 400) expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
  });

  it.each(routes.filter(([, path]) => path.startsWith('/api/night/{id}')))(
    '%s %s is open to visitors in a demo only where it should be',
    async (method, path) => {
      const inNight = await call(club.visitor, method, path, night);
      expect(inNight.statusCode).toBe(401);
      const inDemo = await call(club.visitor, method, path, demo);
      expect(inDemo.statusCode === 401).toBe(!IN_DEMO.includes(`${method} ${path}`));
    },
  );

  it.each(routes.filter(([method]) => method !== 'GET'))(
    '%s %s does nothing for a foreign page',
    async (method, path) => {
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        const answer = await call(club.owner, method, path, night, headers);
        expect(answer.json()).toMatchObject({ status: 403, code: 'foreign-origin' });
      }
    },
  );

  it.each(routes)('%s %s takes no strange kind of body, and no other method', async (_, path) => {
    const strange = await club.app.inject({
      method: 'TRACE',
      url: path.replaceAll(/\{\w+\}/g, 'some'),
      headers: { host: 'localhost', cookie: String(club.owner.cookie) },
    });
    expect(strange.json()).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(String(strange.headers.allow).split(', ')).toContain(
      Object.keys(described.paths[path] ?? {})[0]?.toUpperCase(),
    );
  });
});
