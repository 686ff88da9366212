import { type Cited, policy } from '../cited.ts';
import type { PolicyName } from '../policies.ts';
import type { Rulebook } from '../rulebook.ts';

/** Where a house rulebook says something else than the rulebook beneath. */
export type Departure = { readonly house: Cited; readonly instead: Cited };

export function departures(book: Rulebook, occasion?: string): readonly Departure[] {
  const { under } = book;
  if (under === undefined) return [];
  return (Object.keys(book.answers) as PolicyName[])
    .map((name) => ({ house: policy(book, name, occasion) as Cited, instead: policy(under, name, occasion) as Cited }))
    .filter(({ house, instead }) => JSON.stringify(house.value) !== JSON.stringify(instead.value));
}
