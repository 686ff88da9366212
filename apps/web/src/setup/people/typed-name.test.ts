import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseName } from './typed-name.ts';

it.each([
  ['Anna Beck', { first: 'Anna', last: 'Beck' }],
  ['Beck, Anna', { first: 'Anna', last: 'Beck' }],
  ['  Anna   Maria Beck ', { first: 'Anna Maria', last: 'Beck' }],
  ['Jan van der Vaart', { first: 'Jan', last: 'van der Vaart' }],
  ['Anna "Ace" Beck', { first: 'Anna', last: 'Beck', nickname: 'Ace' }],
  ['Anna Beck (Herz Dame)', { first: 'Anna', last: 'Beck', club: 'Herz Dame' }],
  ['Kalle', { first: 'Kalle', last: '' }],
  ['„Kalle“', { first: 'Kalle', last: '', nickname: 'Kalle' }],
])('%s', (typed, read) => expect(parseName(typed)).toEqual(read));

it('reads nobody from nothing', () => {
  expect(parseName('   ')).toBeUndefined();
  expect(parseName('(Herz Dame)')).toBeUndefined();
  expect(parseName(',')).toBeUndefined();
  expect(parseName(' , ,')).toBeUndefined();
});

it('never gives a person without a name', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = parseName(typed);
      if (read !== undefined) expect(`${read.first}${read.last}`).not.toBe('');
    }),
  );
});
