import { describe, expect, it } from 'vitest';
import { bySurname, surnameFirst } from './by-surname.ts';

describe('a list as a telephone book has it', () => {
  it.each([
    ['Anna Albers', 'Albers, Anna'],
    ['Anna A.', 'A., Anna'],
    ['Anna Lena Vogt', 'Vogt, Anna Lena'],
    ['Ace', 'Ace'],
    ['Gast 3', 'Gast 3'],
    ['Gesine von der Heide', 'Heide, Gesine von der'],
  ])('%s stands there as %s', (name, listed) => {
    expect(surnameFirst(name)).toBe(listed);
  });

  it('goes by surname, then by first name, as the language sorts', () => {
    const names = ['Zoe A.', 'Anna Ö.', 'Anna N.', 'Bernd A.', 'Ace'];
    expect(names.toSorted(bySurname('de'))).toEqual(['Bernd A.', 'Zoe A.', 'Ace', 'Anna N.', 'Anna Ö.']);
  });
});
