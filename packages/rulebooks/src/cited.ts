import { formatPinnedRef, type PinnedRef } from './address.ts';
import { type Policies, type PolicyName, policies, policyNames } from './policies.ts';
import type { Answer, Occasion, ReadPart, Rulebook } from './rulebook.ts';

/** A policy's answer with where it comes from. What the user sees as "the book says so" or "the book is silent". */
export type Cited<P extends PolicyName = PolicyName> = {
  readonly policy: P;
  readonly value: Policies[P];
  /** The rules that say so; empty where the book is silent. */
  readonly refs: readonly PinnedRef[];
  /** `house`: a house departs from the rulebook beneath. `base`: the rulebook is silent and inherits the base profile. */
  readonly from: 'rulebook' | 'house' | 'base';
  /** The text does not say it outright; the value is how it is best read. */
  readonly reading?: true;
  /** Where that is so in part only. */
  readonly readIn?: readonly ReadPart[];
};

export type CitedPolicies = { readonly [P in PolicyName]: Cited<P> };

export const pinned = (book: Rulebook, ref: string): PinnedRef =>
  formatPinnedRef({ book: book.id, edition: book.edition, ref });

/** The rulebook itself, or the one beneath a house's: whose numbers stand inside a policy's value. */
export const written = (book: Rulebook): Rulebook => (book.under === undefined ? book : written(book.under));

/** What a rulebook says to a policy on an occasion; without one, on its usual occasion. */
export function policy<P extends PolicyName>(book: Rulebook, name: P, occasion?: string): Cited<P> {
  const answer: Answer<P> | undefined = occasionOf(book, occasion)?.answers[name] ?? book.answers[name];
  if (answer === undefined && book.under !== undefined) return policy(book.under, name, occasion);
  if (answer === undefined) return { policy: name, value: policies[name].usual, refs: [], from: 'base' };
  return {
    policy: name,
    value: answer.value,
    refs: answer.refs.map((ref) => pinned(book, ref)),
    from: book.under === undefined ? 'rulebook' : 'house',
    ...(answer.reading && { reading: true }),
    ...(Array.isArray(answer.reading) && { readIn: answer.reading }),
  };
}

export const policiesOf = (book: Rulebook, occasion?: string): CitedPolicies =>
  Object.fromEntries(policyNames.map((name) => [name, policy(book, name, occasion)])) as CitedPolicies;

function occasionOf(book: Rulebook, id: string | undefined): Occasion | undefined {
  if (id === undefined) return book.occasions[0];
  const found = book.occasions.find((occasion) => occasion.id === id);
  if (found === undefined) throw new RangeError(`${book.id} knows no occasion ${id}`);
  return found;
}
