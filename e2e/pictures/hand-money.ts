import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import {
  type MoneySetup,
  type Profile,
  type Setup,
  toBoxId,
  toEntryId,
  toPenaltyId,
  toProfileId,
} from '@riffle/tournament';
import type { APIRequestContext } from 'playwright-core';
import { KeptNight } from './kept-night.ts';

/** Each with its id. */
export type HandMoneyPictured = {
  /** Two owe a fine: the first plays on, the second is away. */
  readonly fined: string;
  /** Who is in may enter again and gives up his stack for it. */
  readonly forfeits: string;
};
type Person = { readonly first: string; readonly last: string; readonly club?: string };
type Into = { readonly api: APIRequestContext; readonly url: string; readonly name: string };

const price = (kind: Profile['kind']): Profile => ({
  ...{ id: toProfileId(kind), name: `${kind} am Donnerstag`, kind, chips: toChips(20_000) },
  parts: [{ for: 'prizes', amount: toCents(1_250_00) }],
});
const HOUSE = 'stackgabe';

export async function theHandMoney(into: Into, people: readonly Person[]): Promise<HandMoneyPictured> {
  return { fined: await fined(into, people), forfeits: await forfeits(into, people) };
}

async function fined(into: Into, people: readonly Person[]): Promise<string> {
  const night = await underWay(into, people, { book: 'pvb', money: { profiles: [price('entry')] } });
  const [plays = '', away = ''] = (await night.entries()).slice(1);
  const clothing = { offence: 'clothing', rule: '72(4)', measure: 'fine', fine: toCents(1_000_00) } as const;
  for (const entry of [plays, away].map(toEntryId))
    await night.does({ type: 'GivePenalty', penalty: toPenaltyId(randomUUID()), entry, ...clothing });
  await night.does(
    { type: 'MarkAbsent', entry: toEntryId(away) },
    { type: 'OpenBox', box: toBoxId(randomUUID()), name: 'Tür', float: toCents(10_000) },
  );
  return night.id;
}

async function forfeits(into: Into, people: readonly Person[]): Promise<string> {
  const house = {
    ...{ format: 'riffle-house-rulebook', v: 1, id: HOUSE, edition: 'a', name: 'Re-Entry mit Stack' },
    extends: { id: 'tda55', edition: findRulebook('tda55')?.edition ?? '' },
    answers: { 'entries.reEntryFrom': { value: 'stackForfeited', note: 'Auch wer noch Chips hat, steigt neu ein.' } },
  } satisfies HouseRulebook;
  const night = await underWay(into, people, {
    ...{
      book: 'tda55',
      more: { rulebook: { id: HOUSE, edition: house.edition, house } },
      money: { profiles: [price('entry'), price('reEntry')] },
    },
  });
  await night.does({ type: 'OpenBox', box: toBoxId(randomUUID()), name: 'Tür', float: toCents(10_000) });
  return night.id;
}

type Under = { readonly book: string; readonly more?: Partial<Setup>; readonly money: MoneySetup };

async function underWay({ api, url, name }: Into, people: readonly Person[], { book, more, money }: Under) {
  const night = await KeptNight.planned(api, url, {
    name,
    book,
    people: people.slice(0, 12),
    money,
    more: { lateEntryThrough: 6, ...more },
  });
  await night.does({ type: 'CheckIn', entries: (await night.entries()).map(toEntryId) }, { type: 'DrawSeats' });
  await night.does({ type: 'StartClock' });
  return night;
}
