import type { Person } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../../testing/club.ts';
import { openList } from './testing.ts';

describe('a public page that anybody may write to', () => {
  let club: Club;
  let now = Date.UTC(2026, 0, 10, 20);
  let list: Awaited<ReturnType<typeof openList>>;
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 10, 20);
    club = await openClub({ rateLimits: 'off', trustProxy: '127.0.0.1', now: () => now });
    list = await openList(club, { capacity: 1000 }, now);
  });
  afterEach(() => club.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const many = async (count: number, addressOf: (nth: number) => string) => {
    const answers = [];
    for (let nth = 0; nth < count; nth += 1)
      answers.push(await list.somebody(`Anna Nr${String(nth)}`).signUp(from(addressOf(nth))));
    return answers.map(({ statusCode }) => statusCode);
  };

  it('takes sixty an hour from one address, and others are not kept from it', async () => {
    const codes = await many(62, () => '198.51.100.7');
    expect(codes.filter((code) => code === 200)).toHaveLength(60);
    expect(codes.at(-1)).toBe(429);
    expect((await list.somebody('Ben Bauer').signUp(from('198.51.100.8'))).statusCode).toBe(200);
    now += 3_600_000;
    expect((await list.somebody('Carl Cramer').signUp(from('198.51.100.7'))).statusCode).toBe(200);
  });

  it('takes two hundred an hour in all, from however many addresses', async () => {
    const codes = await many(202, (nth) => `203.0.113.${String(nth)}`);
    expect(codes.filter((code) => code === 200)).toHaveLength(200);
    expect(codes.at(-1)).toBe(429);
    expect((await list.seen()).view.in).toBe(200);
  });

  it.each([
    ['a field that no person sees', { website: 'https://example.org' }],
    ['no name', { first: ' ' }],
    ['a name without end', { first: 'A'.repeat(81) }],
    ['a club without end', { club: 'A'.repeat(81) }],
    ['a token that is guessed', { token: '1' }],
    ['what only staff say', { number: 'PVB-1' }],
    ['a body without end', { nickname: 'A'.repeat(5_000) }],
  ])('keeps out %s, and nobody comes into the directory', async (_, more) => {
    const answer = await list.somebody('Anna Adler', more).signUp();
    expect([413, 422]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect((await club.owner.get('/api/people')).json<readonly Person[]>()).toEqual([]);
    expect((await list.seen()).view.list).toEqual([]);
  });

  it('does for a visitor nothing of what staff do', async () => {
    const anna = list.somebody('Anna Adler');
    await anna.signUp();
    const [{ id = '' } = {}] = (await list.seen()).view.list;
    for (const command of [
      { type: 'Cancel', signUp: id },
      { type: 'Admit', signUp: id, reason: 'ich' },
      { type: 'Close' },
    ])
      expect((await list.command(command, club.visitor)).statusCode).toBe(401);
    expect((await list.checkIn(id, {}, club.visitor)).statusCode).toBe(401);
    expect((await list.command({ type: 'Promote' })).statusCode).toBe(422);
    expect((await list.command({ type: 'CheckIn', signUp: id, entry: 'entry-1' })).statusCode).toBe(422);
  });

  it('notes no address, and hands out no way to one', async () => {
    await list.somebody('Anna Adler').signUp(from('198.51.100.77'));
    const commits = await club.house.journal.read(`signup/${list.night.id}`);
    expect(JSON.stringify(commits)).not.toContain('198.51');
    expect(JSON.stringify(commits)).not.toContain('Adler');
  });
});

it('is counted by the minute as well, where limits are on', async () => {
  const club = await openClub();
  const list = await openList(club, { capacity: 1000 });
  const answers = [];
  for (let nth = 0; nth < 32; nth += 1) answers.push(await list.somebody(`Anna Nr${String(nth)}`).cancel());
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(answers.at(-1)?.headers['set-cookie']).toBeUndefined();
  await club.close();
});
