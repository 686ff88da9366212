import { rulebooks } from '@riffle/rulebooks';
import { sayPolicy } from '@riffle/words';
import { expect, it } from 'vitest';
import { distinctive } from './distinctive.ts';

it.each(rulebooks)('says by its own rules what is different in $id', (book) => {
  const two = distinctive(book, undefined, rulebooks, 2);
  expect(two).toHaveLength(2);
  expect(two.every(({ from, refs }) => from === 'rulebook' && refs.length > 0)).toBe(true);
});

it('tells all books apart', () => {
  const said = rulebooks.map((book) =>
    distinctive(book, undefined, rulebooks, 2)
      .map((cited) => sayPolicy(cited, 'de'))
      .join(' '),
  );
  expect(new Set(said).size).toBe(rulebooks.length);
});
