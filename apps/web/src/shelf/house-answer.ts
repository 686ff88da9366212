import { findImprint, type HouseAnswer, type PinnedRef, type PolicyName, parsePinnedRef } from '@riffle/rulebooks';
import { houses } from './houses.svelte.ts';

/** What a house says where it is cited, `kreuzberg@2026-11-21:betting.undercall`. */
export type CitedHouse = { readonly name: string; readonly policy: PolicyName; readonly answer: HouseAnswer };

/** A rulebook of the shelf is none. */
const houseOf = (id: string, edition: string) => (findImprint(id) === undefined ? houses.want(id, edition) : undefined);

/** `undefined` for a rule of a rulebook, and where this device has not seen the house rulebook. */
export function citedHouse(ref: PinnedRef | string): CitedHouse | undefined {
  const address = parsePinnedRef(ref);
  const house = address && houseOf(address.book, address.edition);
  if (address === undefined || house === undefined) return undefined;
  const policy = address.ref as PolicyName;
  const answer = house.answers[policy];
  return answer && { name: house.name, policy, answer };
}
