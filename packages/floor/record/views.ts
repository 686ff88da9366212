import {
  houseBook,
  isPolicyValue,
  otherAnswers,
  type PolicyName,
  policy,
  policyNames,
  type Rulebook,
} from '@riffle/rulebooks';
import type { Circumstances } from '../src/circumstances.ts';
import { BOOKS, bookOf } from '../src/testing.ts';

/** A rulebook under which an incident is put, by the name that stands in the record. */
export type View = { readonly name: string; readonly book: Rulebook; readonly circumstances: Circumstances };

export const viewOf = (id: string, circumstances: Circumstances = {}): View => ({
  name: id,
  book: bookOf(id),
  circumstances,
});

export const books: readonly View[] = BOOKS.map((id) => viewOf(id));

/** A book on another kind of event than its usual one, where it makes a difference. */
export const occasionsOf = (book: Rulebook): readonly View[] =>
  book.occasions.slice(1).map(({ id }) => ({ ...viewOf(book.id, { occasion: id }), name: `${book.id}/${id}` }));

/** What a house could answer instead of a book. */
export const otherWays = (name: PolicyName, book: Rulebook): readonly unknown[] =>
  otherAnswers(name, policy(book, name).value).filter((value) => isPolicyValue(name, value));

/** A house that answers a few policies otherwise. */
export function houseWith(name: string, under: Rulebook, answers: { readonly [P in PolicyName]?: unknown }): View {
  const { id, edition } = under;
  const said = Object.fromEntries(Object.entries(answers).map(([asked, value]) => [asked, { value }]));
  const shape = { format: 'riffle-house-rulebook', v: 1, id: 'house', edition: '1', name: 'House' } as const;
  return { name, book: houseBook({ ...shape, extends: { id, edition }, answers: said }, under), circumstances: {} };
}

/** Two houses that answer everything otherwise: with the last of all that can be answered, and with the last but one. */
export const houses: readonly View[] = [-1, -2].map((at) => {
  const under = bookOf('tda55');
  const answers = policyNames.flatMap((name) => {
    const ways = otherWays(name, under);
    return ways.length === 0 ? [] : [[name, ways.at(at) ?? ways[0]]];
  });
  return houseWith(`otherwise${String(-at)}`, under, Object.fromEntries(answers));
});
