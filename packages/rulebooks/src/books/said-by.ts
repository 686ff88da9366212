import { type Cited, policy } from '../cited.ts';
import type { PolicyName } from '../policies.ts';
import { rulebooks } from '../shelf.ts';

/**
 * For tests: what every rulebook says to a policy, with its own numbers. A rulebook with occasions stands there once, or
 * occasion by occasion where `expected` names one of them.
 */
export function saidBy(name: PolicyName, expected: readonly string[]): { readonly [bookAndOccasion: string]: string } {
  const said: Record<string, string> = {};
  for (const book of rulebooks) {
    const apart = book.occasions.some(({ id }) => expected.includes(`${book.id} ${id}`));
    for (const occasion of apart ? book.occasions.map(({ id }) => id) : [undefined]) {
      const cited = policy(book, name, occasion);
      if (cited.from === 'rulebook') said[occasion === undefined ? book.id : `${book.id} ${occasion}`] = short(cited);
    }
  }
  return said;
}

const short = ({ value, refs, reading, readIn }: Cited): string =>
  `${JSON.stringify(value)} (${refs.map((ref) => ref.slice(ref.indexOf(':') + 1)).join('; ')})${reading ? ' reading' : ''}${readIn ? ` in ${readIn.join(', ')}` : ''}`;
