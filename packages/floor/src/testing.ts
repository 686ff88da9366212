import { findRulebook, type Rulebook, rulebooks } from '@riffle/rulebooks';
import type { Circumstances } from './circumstances.ts';
import { rule } from './rule-incident.ts';
import type { Ruling } from './ruling.ts';

/** For tests: every rulebook on the shelf, so that one that is added is tried with the others. */
export const BOOKS = rulebooks.map(({ id }) => id);

/** For tests: the ruling of a rulebook by its short name; a refused incident fails the test with its problems. */
export function ruled(book: string, kind: string, facts: object, circumstances?: Circumstances): Ruling {
  const verdict = rule({ kind, facts }, bookOf(book), circumstances);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
  return verdict.value;
}

export function bookOf(id: string): Rulebook {
  const book = findRulebook(id);
  if (book === undefined) throw new RangeError(`no rulebook ${id}`);
  return book;
}
