import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../testing/club.ts';

describe('guessing a PIN', () => {
  let club: Club;
  let now = Date.parse('2026-11-20T18:00:00Z');
  beforeEach(async () => {
    club = await openClub({ now: () => now, rateLimits: 'off' });
  });
  afterEach(() => club.close());

  const tried = async (
    from: string,
    pin: string,
    { name = 'Rosa', cookie }: { name?: string; cookie?: string | undefined } = {},
  ) => {
    const answer = await club.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { name, pin },
      headers: { host: 'localhost', ...(cookie === undefined ? {} : { cookie }) },
      remoteAddress: from,
    });
    const { code, is } = answer.json();
    return { said: String(code ?? is), wait: Number(answer.headers['retry-after'] ?? 0), answer };
  };
  /** From ever new addresses, as somebody with a botnet would. */
  const attack = async (guesses: number, name = 'Rosa'): Promise<void> => {
    for (let guess = 0; guess < guesses; guess += 1) await tried(`198.51.${guess % 250}.7`, '000000', { name });
  };

  it('from one address keeps out that address, and nobody else', async () => {
    for (let guess = 0; guess < 12; guess += 1) await tried('198.51.100.1', '000000');
    expect(await tried('198.51.100.1', '135790')).toMatchObject({ said: 'locked-out' });
    expect(await tried('203.0.113.5', '135790')).toMatchObject({ said: 'staff' });
  });

  it('counts a whole /64 of IPv6 as one address', async () => {
    for (let guess = 0; guess < 5; guess += 1) await tried(`2001:db8:1:2::${String(guess)}`, '000000');
    expect(await tried('2001:db8:1:2:ffff::9', '135790')).toMatchObject({ said: 'locked-out' });
    expect(await tried('2001:db8:1:3::9', '135790')).toMatchObject({ said: 'staff' });
  });

  it('from everywhere does not keep the owner out of a browser that is known, and others only for minutes', async () => {
    const { answer } = await tried('203.0.113.5', '135790');
    const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0]);
    const device = cookies.find((cookie) => cookie?.startsWith('riffle-device='));
    await attack(40);
    const elsewhere = await tried('203.0.113.77', '135790');
    expect(elsewhere.said).toBe('locked-out');
    expect(elsewhere.wait).toBeLessThanOrEqual(300);
    expect(await tried('203.0.113.5', '135790', { cookie: device })).toMatchObject({ said: 'staff' });
    now += 300_001;
    expect(await tried('203.0.113.77', '135790')).toMatchObject({ said: 'staff' });
  });

  it('is no easier on a known browser', async () => {
    const { answer } = await tried('203.0.113.5', '135790');
    const cookie = [answer.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ');
    const said: string[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      said.push((await tried(`203.0.113.${guess}`, '000000', { cookie })).said);
    expect(said).toEqual([...Array(4).fill('wrong-pin'), 'locked-out', 'locked-out']);
  });

  it('is not helped by a device cookie that was made up', async () => {
    for (let guess = 0; guess < 5; guess += 1) await tried('198.51.100.1', '000000');
    const cookie = 'riffle-device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    expect(await tried('198.51.100.1', '135790', { cookie })).toMatchObject({ said: 'locked-out' });
  });

  it('does not find out which names there are', async () => {
    const answersTo = async (name: string) => {
      const said: string[] = [];
      for (let guess = 0; guess < 6; guess += 1)
        said.push((await tried(`198.51.100.${name.length}`, '000000', { name })).said);
      await attack(30, name);
      said.push((await tried('203.0.113.9', '000000', { name })).said);
      return said;
    };
    expect(await answersTo('Rosa')).toEqual(await answersTo('Nobody'));
  });

  it('is forgotten with the device when there is a new PIN', async () => {
    const floor = await club.member('Ben', 'floor');
    const { answer } = await tried('203.0.113.5', '000000');
    expect(answer.statusCode).toBe(401);
    expect(club.db.prepare('select count(*) as devices from devices where staff = ?').get(floor.id)).toEqual({
      devices: 1,
    });
    await club.owner.post(`/api/staff/${floor.id}/invitation`);
    expect(club.db.prepare('select count(*) as devices from devices where staff = ?').get(floor.id)).toEqual({
      devices: 0,
    });
  });
});
