import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jpegOf, pngOf } from '../logo/testing.ts';
import { type Caller, type Club, openClub } from '../testing/club.ts';

let club: Club;
beforeEach(async () => {
  club = await openClub({ rateLimits: 'off' });
});
afterEach(() => club.close());

const send = (caller: Caller, method: 'PUT' | 'DELETE', payload?: Buffer, type = 'image/png') =>
  club.app.inject({
    ...{ method, url: '/api/club/logo' },
    headers: {
      host: 'localhost',
      ...(payload !== undefined && { 'content-type': type }),
      ...(caller.cookie === undefined ? {} : { cookie: caller.cookie }),
    },
    ...(payload !== undefined && { payload }),
  });
const session = async (caller: Caller) => (await caller.get('/api/session')).json();

describe('how the club shows itself', () => {
  it('has another name at once, for everybody', async () => {
    expect((await club.owner.put('/api/club', { name: 'Herz Dame Havelland' })).json()).toEqual({
      name: 'Herz Dame Havelland',
    });
    expect(await session(club.visitor)).toMatchObject({ is: 'visitor', club: 'Herz Dame Havelland' });
    expect((await club.owner.put('/api/club', { name: '  ' })).json()).toMatchObject({ code: 'invalid-input' });
  });

  it('has a logo that everybody sees, at an address that never changes what it shows', async () => {
    const [one, other] = [pngOf(300, 200), jpegOf(400, 400)];
    const { logo } = (await send(club.owner, 'PUT', one)).json();
    expect(await session(club.visitor)).toMatchObject({ is: 'visitor', logo });
    expect(await session(club.owner)).toMatchObject({ is: 'staff', logo });
    const shown = await club.visitor.get(logo);
    expect(shown.rawPayload.equals(one)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");

    const later = (await send(club.owner, 'PUT', other, 'image/jpeg')).json();
    expect(later.logo).not.toBe(logo);
    expect((await club.visitor.get(logo)).statusCode).toBe(404);
    expect((await send(club.owner, 'DELETE')).statusCode).toBe(204);
    expect((await club.visitor.get(later.logo)).statusCode).toBe(404);
    expect(await session(club.visitor)).not.toHaveProperty('logo');
  });

  it('takes nothing for a picture that only calls itself one, and nothing that is too large', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    for (const type of ['image/png', 'image/svg+xml', 'text/html'])
      expect((await send(club.owner, 'PUT', svg, type)).json()).toMatchObject({ status: 422, code: 'logo-unreadable' });
    expect((await send(club.owner, 'PUT', pngOf(9000, 9000))).json()).toMatchObject({ code: 'logo-size' });
    const heavy = Buffer.concat([pngOf(300, 200), Buffer.alloc(600_000)]);
    expect((await send(club.owner, 'PUT', heavy)).json()).toMatchObject({ status: 413, code: 'too-large' });
    expect(await session(club.visitor)).not.toHaveProperty('logo');
  });

  it('is changed by the owner alone', async () => {
    const director = await club.member('Dora', 'director');
    expect((await send(director, 'PUT', pngOf(300, 200))).statusCode).toBe(403);
    expect((await director.put('/api/club', { name: 'Andere' })).statusCode).toBe(403);
    expect((await send(club.visitor, 'DELETE')).statusCode).toBe(401);
  });
});
