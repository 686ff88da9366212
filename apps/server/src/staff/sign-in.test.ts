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
      // behind the `#`: no server is told of it, and no log keeps it
      link: expect.stringMatching(/^\/join#.{43}$/),
      linkUntil: now + 7 * 86_400_000,
    });
    expect((await floor.get('/api/session')).json()).toMatchObject({ is: 'visitor' });
    const old = await club.visitor.post('/api/session', { link: floor.token });
    expect(old.json()).toMatchObject({ code: 'link-expired' });
    expect((await club.visitor.post('/api/session', { name: 'Ben', pin: renewed.pin })).json().is).toBe('staff');
  });

  it('lets a personal link in once, within seven days, and says what to do then', async () => {
    const invited = async () =>
      (await club.owner.post('/api/staff', { name: `Ben ${String(Math.random())}`, role: 'floor' })).json();
    const by = (link: string) => club.visitor.post('/api/session?lang=en', { link: link.replace('/join#', '') });
    const { link, member } = await invited();
    expect((await by(link)).json()).toMatchObject({ is: 'staff', id: member.id });
    const again = await by(link);
    expect(again.json()).toMatchObject({ status: 401, code: 'link-expired', detail: expect.stringContaining('PIN') });
    const { link: late } = await invited();
    now += 7 * 86_400_000;
    expect((await by(late)).json()).toMatchObject({ code: 'link-expired' });
  });

  it('asks for the old PIN before there is a new one, but not whoever was let in by a link a moment ago', async () => {
    const floor = await club.member('Ben', 'floor');
    const change = (body: object) => floor.put(`/api/staff/${floor.id}/pin`, body);
    expect((await change({ pin: '111111' })).json()).toMatchObject({ status: 422, code: 'pin-too-easy' });
    expect((await change({ pin: '735194' })).statusCode).toBe(204);
    now += 16 * 60_000;
    expect((await change({ pin: '862057' })).json()).toMatchObject({ status: 403, code: 'old-pin-wrong' });
    expect((await change({ pin: '862057', old: '735195' })).json()).toMatchObject({ code: 'old-pin-wrong' });
    expect((await change({ pin: '862057', old: '735194' })).statusCode).toBe(204);
    expect((await club.visitor.post('/api/session', { name: 'Ben', pin: '862057' })).json().is).toBe('staff');
  });

  it('counts who guesses the old PIN at a desk that was left open', async () => {
    const floor = await club.member('Ben', 'floor');
    now += 16 * 60_000;
    const guess = async () => (await floor.put(`/api/staff/${floor.id}/pin`, { pin: '862057', old: '000000' })).json();
    const said: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) said.push((await guess()).code);
    expect(said).toEqual([...Array(4).fill('old-pin-wrong'), 'locked-out', 'locked-out']);
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

  it('ends a session after ninety days however often it is used, but not in the middle of a night', async () => {
    const isIn = async () => (await club.owner.get('/api/people')).statusCode === 200;
    const wall = await club.member('Wall', 'display');
    for (let day = 1; day < 90; day += 1) {
      now += 86_400_000;
      expect([day, await isIn()]).toEqual([day, true]);
    }
    now += 86_400_000 - 3_600_000;
    expect(await isIn()).toBe(true);
    // the ninety days are over, and somebody is at work
    for (let hour = 0; hour < 8; hour += 1) {
      now += 3_600_000;
      expect([hour, await isIn()]).toEqual([hour, true]);
    }
    now += 6 * 3_600_000;
    expect(await isIn()).toBe(false);
    // who set up the wall is not there to do it again: it shows what everybody may see
    now -= 80 * 86_400_000;
    expect((await wall.get('/api/session')).json()).toMatchObject({ is: 'staff', role: 'display' });
  });

  it('is not used for ever by never resting', async () => {
    now += 89 * 86_400_000;
    for (let hour = 0; hour < 3; hour += 1) {
      club.db.prepare('update sessions set seen_at = ?').run(now);
      now += 5 * 3_600_000;
      expect((await club.owner.get('/api/people')).statusCode).toBe(200);
    }
    now += 2 * 86_400_000;
    club.db.prepare('update sessions set seen_at = ?').run(now);
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
