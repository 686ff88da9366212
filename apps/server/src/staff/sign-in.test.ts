import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../testing/club.ts';

describe('signing in', () => {
  let club: Club;
  let now = Date.parse('2026-11-20T18:00:00Z');
  beforeEach(async () => {
    club = await openClub({ now: () => now });
  });
  afterEach(() => club.close());

  it('knows a member by name and PIN, in whatever case', async () => {
    const answer = await club.visitor.post('/api/session', { name: ' rosa ', pin: '135790' });
    expect(answer.json()).toMatchObject({ is: 'staff', name: 'Rosa' });
    expect(String(answer.headers['set-cookie'])).toMatch(/^riffle=.*; HttpOnly; SameSite=Lax$/);
  });

  it('waits longer after each wrong PIN, and forgets it after a right one', async () => {
    const tried = async (pin: string) => {
      const answer = await club.visitor.post('/api/session', { name: 'Rosa', pin });
      return answer.json().code ?? answer.json().is;
    };
    const wrong = '000000';
    expect([await tried(wrong), await tried(wrong), await tried(wrong), await tried(wrong)]).toEqual(
      Array(4).fill('wrong-pin'),
    );
    expect(await tried('135790')).toBe('locked-out');
    now += 5_001;
    expect(await tried(wrong)).toBe('wrong-pin');
    now += 5_001;
    expect(await tried('135790')).toBe('locked-out');
    now += 5_001;
    expect(await tried('135790')).toBe('staff');
    expect(await tried(wrong)).toBe('wrong-pin');
    expect(await tried('135790')).toBe('staff');
  });

  it('counts guesses that come all at once', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => club.visitor.post('/api/session', { name: 'Rosa', pin: '000000' })),
    );
    const codes = guesses.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'wrong-pin').length).toBeLessThanOrEqual(4);
  });

  it('lets a personal link in, until there is a new one', async () => {
    const floor = await club.member('Ben', 'floor');
    expect((await floor.get('/api/session')).json()).toMatchObject({
      is: 'staff',
      name: 'Ben',
      role: 'floor',
      owner: false,
    });
    const renewed = (await club.owner.post(`/api/staff/${floor.id}/invitation`)).json();
    expect(renewed).toMatchObject({
      pin: expect.stringMatching(/^\d{6}$/),
      link: expect.stringMatching(/^\/join\/.{43}$/),
    });
    expect((await floor.get('/api/session')).json()).toMatchObject({ is: 'visitor' });
    const old = await club.visitor.post('/api/session', { link: floor.token });
    expect(old.json()).toMatchObject({ code: 'link-expired' });
    expect((await club.visitor.post('/api/session', { name: 'Ben', pin: renewed.pin })).json().is).toBe('staff');
  });

  it('ends a session at once when its member is removed', async () => {
    const floor = await club.member('Ben', 'floor');
    expect((await floor.get('/api/people')).statusCode).toBe(200);
    await club.owner.delete(`/api/staff/${floor.id}`);
    expect((await floor.get('/api/people')).statusCode).toBe(401);
    expect((await club.visitor.post('/api/session', { link: floor.token })).statusCode).toBe(401);
    expect((await club.owner.get('/api/staff')).json()).toHaveLength(1);
  });

  it('ends a session when it is signed out, and after a month without use', async () => {
    const floor = await club.member('Ben', 'floor');
    await floor.delete('/api/session');
    expect((await floor.get('/api/people')).statusCode).toBe(401);
    now += 29 * 86_400_000;
    expect((await club.owner.get('/api/people')).statusCode).toBe(200);
    now += 31 * 86_400_000;
    expect((await club.owner.get('/api/people')).statusCode).toBe(401);
  });

  it('keeps neither PINs nor tokens as they are', async () => {
    const floor = await club.member('Ben', 'floor');
    const kept = JSON.stringify([
      club.db.prepare('select * from staff').all(),
      club.db.prepare('select * from sessions').all(),
    ]);
    for (const secret of ['135790', floor.token, String(floor.cookie).replace('riffle=', '')])
      expect(kept).not.toContain(secret);
  });
});
