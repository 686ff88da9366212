import { describe, expect, it } from 'vitest';
import { type Likeness, Lookalikes, type Somebody } from './lookalikes.ts';

function likeness(a: Somebody, b: Somebody): Likeness | undefined {
  const people = new Lookalikes<string>();
  people.add('a', a);
  return people.like(b)[0]?.same;
}
const holger = { first: 'Holger', last: 'Krüger' };

describe('who might be the same', () => {
  it.each<[string, Somebody, Somebody, Likeness | undefined]>([
    ['the same in capitals', holger, { first: 'HOLGER', last: 'KRÜGER' }, 'name'],
    ['umlauts written out', holger, { first: 'Holger', last: 'Krueger' }, 'name'],
    ['umlauts left out', holger, { first: 'Holger', last: 'Kruger' }, 'similar'],
    ['ß and ss', { first: 'Ute', last: 'Groß' }, { first: 'Ute', last: 'GROSS' }, 'name'],
    ['accents', { first: 'Zoë', last: 'Petrović' }, { first: 'Zoe', last: 'Petrovic' }, 'name'],
    ['first and last name the other way round', holger, { first: 'Krüger', last: 'Holger' }, 'similar'],
    ['a slip in the last name', holger, { first: 'Holger', last: 'Krügre' }, 'similar'],
    ['another first name', holger, { first: 'Helge', last: 'Krüger' }, undefined],
    ['a nickname', { ...holger, nickname: 'Ace' }, { first: 'Ace', last: '' }, 'similar'],
    ['the same number', { ...holger, number: 'PVB-12' }, { first: 'H.', last: 'K.', number: 'pvb 12' }, 'number'],
    ['the same name with another number', { ...holger, number: '12' }, { ...holger, number: '13' }, 'similar'],
    ['another birthday', { ...holger, birthday: '1980-01-01' }, { ...holger, birthday: '1955-01-01' }, 'similar'],
    ['nobody at all', {}, {}, undefined],
  ])('%s', (_, a, b, same) => expect(likeness(a, b)).toBe(same));
});

it('puts the surest first', () => {
  const people = new Lookalikes<string>();
  people.add('slip', { first: 'Holger', last: 'Krügre' });
  people.add('name', holger);
  people.add('number', { first: 'Jan', last: 'Beck', number: '7' });
  expect(people.like({ ...holger, number: '7' }).map(({ who }) => who)).toEqual(['number', 'name', 'slip']);
});
