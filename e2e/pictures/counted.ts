import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import { type Profile, toBustOutId, toEntryId, toProfileId, toSaleId } from '@riffle/tournament';
import type { APIRequestContext } from 'playwright-core';
import { KeptNight } from './kept-night.ts';

/** Nights of which only numbers are known, and one whose points are worked out. */
export type CountedPictured = {
  readonly id: string;
  readonly code: string;
  readonly before: string;
  readonly scored: string;
};
type Person = { readonly first: string; readonly last: string };
type Into = { readonly api: APIRequestContext; readonly url: string; readonly name: string };

const price = (kind: Profile['kind'], amount: number): Profile => ({
  ...{ id: toProfileId(kind), name: `${kind} am Donnerstag`, kind, chips: toChips(20_000) },
  parts: [{ for: 'prizes', amount: toCents(amount) }],
});
const money = { profiles: [price('entry', 1_250_00), price('rebuy', 1_000_00), price('addOn', 500_00)] };

export async function theCounted(into: Into, people: readonly Person[]): Promise<CountedPictured> {
  const before = await counted(into);
  const night = await counted(into);
  await night.does(
    { type: 'StartClock' },
    ...Array.from({ length: 4 }, () => ({ type: 'TallyOut', bustOut: toBustOutId(randomUUID()) }) as const),
    { type: 'TallySale', kind: 'rebuy', sale: toSaleId(randomUUID()) },
  );
  const { code } = await night.now();
  return { id: night.id, code, before: before.id, scored: await scored(into, people) };
}

async function counted({ api, url, name }: Into): Promise<KeptNight> {
  const more = { seating: 'none', lateEntryThrough: 4 } as const;
  const night = await KeptNight.planned(api, url, { name, book: 'tda55', people: [], money, more });
  const entries = Array.from({ length: 28 }, () => {
    const id = randomUUID();
    return { entry: toEntryId(id), person: id as string as PersonId };
  });
  await night.does({ type: 'AddEntries', entries });
  return night;
}

async function scored({ api, url, name }: Into, people: readonly Person[]): Promise<string> {
  const rows = [{ share: 600 }, { share: 400 }];
  const night = await KeptNight.planned(api, url, {
    ...{ name, book: 'tda55', people, money },
    more: {
      ...{ prizes: [], lateEntryThrough: 0 },
      prizePlan: {
        places: { by: 'list', rows },
        scoring: { formula: '10 * sqrt(n / r)', perHit: { sum: 15, among: 10 } },
      },
    },
  });
  const [first = '', second = '', third = ''] = await night.entries();
  await night.does(
    { type: 'CheckIn', entries: (await night.entries()).map(toEntryId) },
    { type: 'DrawSeats' },
    { type: 'StartClock' },
    { type: 'BustOut', bustOut: toBustOutId(randomUUID()), out: [{ entry: toEntryId(first), by: [] }] },
    { type: 'BustOut', bustOut: toBustOutId(randomUUID()), out: [{ entry: toEntryId(second), by: [] }] },
    { type: 'AdjustHits', entry: toEntryId(second), hits: { sum: 2, among: 1 }, reason: 'nicht gemeldet' },
    { type: 'AdjustPoints', entry: toEntryId(third), points: { sum: 5, among: 1 }, reason: 'Dienst an der Kasse' },
  );
  return night.id;
}
