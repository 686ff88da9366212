import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openHouse } from '../house.ts';

describe('the first run', () => {
  const owner = { name: 'Rosa', clubName: 'Pik Ass', pin: '135790' };
  const fresh = async () => {
    const house = await openHouse({});
    const app = await buildApp(house, { logLevel: 'error' });
    const post = (payload: object, headers: object, remoteAddress = '127.0.0.1') =>
      app.inject({ method: 'POST', url: '/api/first-run', payload, headers: { ...headers }, remoteAddress });
    return { house, app, post };
  };

  it('makes an owner, once', async () => {
    const { app, house, post } = await fresh();
    const here = { host: 'localhost:4300' };
    const withCode = { ...owner, code: house.setupCode };
    expect((await app.inject({ url: '/api/session', headers: here })).json()).toEqual({
      is: 'first-run',
      zone: expect.any(String),
      zoneGuessed: true,
    });
    expect((await post(withCode, here)).json()).toMatchObject({
      is: 'staff',
      role: 'director',
      owner: true,
      club: 'Pik Ass',
    });
    expect((await post({ ...withCode, name: 'Boris' }, here)).json()).toMatchObject({ code: 'first-run-done' });
    expect((await app.inject({ url: '/api/session', headers: here })).json()).toEqual({
      is: 'visitor',
      club: 'Pik Ass',
      zone: expect.any(String),
      zoneGuessed: true,
    });
    await app.close();
  });

  it('takes along where the club is, and no place that there is not', async () => {
    const { app, house, post } = await fresh();
    const withCode = { ...owner, code: house.setupCode };
    const nowhere = await post({ ...withCode, zone: 'Mars/Olympus' }, { host: 'localhost' });
    expect(nowhere.json()).toMatchObject({ code: 'invalid-input', errors: [{ pointer: '/zone' }] });
    const done = (await post({ ...withCode, zone: 'Asia/Tokyo' }, { host: 'localhost' })).json();
    expect(done).toMatchObject({ is: 'staff', zone: 'Asia/Tokyo' });
    expect(done).not.toHaveProperty('zoneGuessed');
    await app.close();
  });

  it('lets one of two at once win', async () => {
    const { app, post, house } = await fresh();
    const both = await Promise.all(
      ['Rosa', 'Boris'].map((name) => post({ ...owner, name, code: house.setupCode }, { host: 'localhost' })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await house.roster.list()).toHaveLength(1);
    await app.close();
  });

  it.each([
    ['this computer itself', { host: 'localhost:4300' }, '127.0.0.1'],
    ['a proxy on it that says nothing of itself', { host: 'localhost', origin: 'http://localhost' }, '127.0.0.1'],
    ['another computer', { host: '192.168.1.20:4300' }, '192.168.1.33'],
    ['a name that only points here', { host: 'evil.example' }, '127.0.0.1'],
    ['behind a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
  ])('asks %s for the code from the terminal', async (_, headers, remoteAddress) => {
    const { app, post, house } = await fresh();
    expect((await post(owner, headers, remoteAddress)).json()).toMatchObject({ code: 'setup-code-needed' });
    expect((await post({ ...owner, code: 'WRONG234' }, headers, remoteAddress)).statusCode).toBe(403);
    const withCode = await post({ ...owner, code: house.setupCode.toLowerCase() }, headers, remoteAddress);
    expect(withCode.statusCode).toBe(200);
    await app.close();
  });

  it('takes no PIN of five', async () => {
    const { app, post } = await fresh();
    const answer = await post({ ...owner, pin: '12345' }, { host: 'localhost' });
    expect(answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ pointer: '/pin' }] });
    await app.close();
  });

  it('takes no PIN that everybody tries first', async () => {
    const { app, house, post } = await fresh();
    const answer = await post({ ...owner, pin: '123456', code: house.setupCode }, { host: 'localhost' });
    expect(answer.json()).toMatchObject({ status: 422, code: 'pin-too-easy' });
    await app.close();
  });
});
