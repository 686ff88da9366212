import { readyPlan, toCents } from '@riffle/money';
import type { ClubTotals } from '@riffle/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../../testing/club.ts';

const NOON = Date.parse('2026-03-06T12:00:00Z');
const DAY = 86_400_000;
const money = {
  profiles: [
    {
      ...{ id: 'entry', name: 'Startplatz', kind: 'entry', chips: 10_000 },
      parts: [
        { for: 'prizes', amount: 2_000 },
        { for: 'deduction', name: 'Liga', amount: 300 },
      ],
    },
  ],
} as never;
const prizePlan = { ...readyPlan('topThree'), deductions: [{ name: 'Finale', amount: toCents(500) }] };

let club: Club;
let now = NOON;
beforeEach(async () => {
  now = NOON;
  club = await openClub({ now: () => now, rateLimits: 'off' });
  await club.owner.put('/api/club/zone', { zone: 'Europe/Berlin' });
});
afterEach(() => club.close());

async function night(names: readonly string[], more: object = {}) {
  const opened = await openNight(club.owner, aSetup({ money, prizePlan, ...more } as never));
  await enter(club.owner, opened, names);
  const { entries } = (await opened.document()).view;
  for (const [nth, entry] of Object.keys(entries).entries())
    await opened.command({ type: 'Sell', sales: [{ id: `sale-${String(nth)}`, entry, profile: 'entry' }] });
  return opened;
}
const totals = async (query = '') => (await club.owner.get(`/api/totals${query}`)).json<ClubTotals>();

it('adds up to what each night came to, by its day at the club, whether it lies in the archive or not', async () => {
  const first = await night(['Anna Adler', 'Ben Bach']);
  // late in the evening by UTC it is the next day at the club
  const second = await night(['Cleo Crull'], { startsAt: NOON + DAY + 11.5 * 3_600_000 });
  await club.owner.put(`/api/night/${first.id}/archived`, { archived: true });
  const all = await totals();
  expect(all.nights.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(all.nights[0]?.totals).toMatchObject({
    ...{ currency: 'EUR', turnover: 4_600, pool: 3_500 },
    deductions: { Liga: 600, Finale: 500 },
  });
  expect(await totals('?from=2026-03-06&to=2026-03-07')).toMatchObject({ nights: [{ id: first.id }] });
  expect(await totals('?from=2026-03-08')).toMatchObject({ nights: [{ id: second.id }] });
  expect(await totals('?from=2026-03-09')).toEqual({ nights: [], withoutMoney: 0, unread: 0 });
});

it('counts no night in the bin, says how many keep no money, and reads a night again only when it has gone on', async () => {
  const kept = await night(['Anna Adler']);
  const gone = await night(['Ben Bach'], { name: 'Samstag' });
  await openNight(club.owner, aSetup());
  await club.owner.post(`/api/night/${gone.id}/delete`, { name: 'Samstag' });
  expect(await totals()).toMatchObject({ nights: [{ id: kept.id, settled: false }], withoutMoney: 1 });
  const read = vi.spyOn(club.house.journal, 'read');
  await totals();
  expect(read).not.toHaveBeenCalled();
  await kept.command({ type: 'AddMoney', amount: 700, reason: 'Sponsor' });
  expect(await totals()).toMatchObject({ nights: [{ totals: { added: 700, pool: 2_200 } }] });
});

it('is for who runs nights alone, and knows no other days than days', async () => {
  expect((await club.visitor.get('/api/totals')).statusCode).toBe(401);
  expect((await club.owner.get('/api/totals?from=gestern')).statusCode).toBe(422);
});
