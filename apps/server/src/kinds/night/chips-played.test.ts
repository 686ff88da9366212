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

it('a cashier does not take back a sale whose chips were lost since: the director may', async () => {
  const profiles = (['entry', 'addOn'] as const).map((kind) => ({
    ...{ id: toProfileId(kind), name: kind, kind, chips: toChips(10_000) },
    parts: [{ for: 'prizes', amount: toCents(2_000) } as const],
  }));
  const rulebook = { id: 'tda55', edition: findRulebook('tda55')?.edition ?? '' };
  const night = await openNight(club.owner, aSetup({ rulebook, money: { profiles } }));
  await enter(club.owner, night, ['Anna Adler', 'Bo Bach', 'Cem Cakir']);
  const entries = Object.keys((await night.document()).view.entries);
  const [entry] = entries;
  for (const command of [
    { type: 'CheckIn', entries },
    { type: 'AddTable', table: randomUUID(), name: 'Tisch 1', seats: 9 },
    { type: 'DrawSeats' },
    { type: 'StartClock' },
  ])
    expect((await night.command(command)).statusCode, command.type).toBe(200);
  const kim = await club.member('Kim', 'cashier');
  const give = (caller: typeof club.visitor, command: object) =>
    caller.post(`/api/night/${night.id}/commands`, { id: randomUUID(), command });
  const sold = await give(kim, { type: 'Sell', sale: randomUUID(), entry, kind: 'addOn' });
  expect(sold.statusCode).toBe(200);
  const undo = { type: 'Undo', commit: sold.json().commit, also: [] };
  const bustOut = randomUUID();
  expect((await night.command({ type: 'BustOut', bustOut, out: [{ entry, by: [] }] })).statusCode).toBe(200);
  const refused = await give(kim, undo);
  expect(refused.json()).toMatchObject({ code: 'undo-needs-role' });
  expect((await give(club.owner, undo)).statusCode).toBe(200);
});
