import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import { toProfileId } from '@riffle/tournament';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../../testing/club.ts';

let club: Club;
beforeEach(async () => {
  club = await openClub({ rateLimits: 'off' });
});
afterEach(() => club.close());

it('two devices sell an add-on to one player: the second hears who sold it and when, and sells one more with a reason', async () => {
  const profiles = (['entry', 'addOn'] as const).map((kind) => ({
    ...{ id: toProfileId(kind), name: kind, kind, chips: toChips(10_000) },
    parts: [{ for: 'prizes', amount: toCents(2_000) } as const],
  }));
  const rulebook = { id: 'tda55', edition: findRulebook('tda55')?.edition ?? '' };
  const night = await openNight(club.owner, aSetup({ rulebook, money: { profiles } }));
  await enter(club.owner, night, ['Anna Adler']);
  const [entry] = Object.keys((await night.document()).view.entries);
  const kim = await club.member('Kim', 'cashier');
  const sell = (caller: typeof club.visitor, more = {}) =>
    caller.post(`/api/night/${night.id}/commands`, {
      id: randomUUID(),
      command: { type: 'Sell', sale: randomUUID(), entry, kind: 'addOn', ...more },
    });
  expect((await sell(kim)).statusCode).toBe(200);
  const twice = await sell(club.owner);
  expect(twice.statusCode).toBe(409);
  expect(twice.json()).toMatchObject({ code: 'just-sold' });
  expect(twice.json().title).toBe('Add-on für Anna Adler ist eben schon verkauft worden. Noch einer?');
  expect(twice.json().detail).toMatch(/^Um \d\d:\d\d von Kim\.$/);
  expect((await sell(club.owner, { reason: 'wollte zwei' })).statusCode).toBe(200);
});
